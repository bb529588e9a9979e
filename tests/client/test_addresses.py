"""Invitations as people pass them on."""

from __future__ import annotations

import pytest

from alehouse.client.addresses import (
    BadAddress,
    Invitation,
    read_invitation,
    socket_address,
    table_address,
    take_address,
)

HOUSE = "http://pub.example:8350"


@pytest.mark.parametrize(
    ("address", "code", "found"),
    [
        (f"{HOUSE}/t/abcdefghj", "", Invitation(HOUSE, "abcdefghj")),
        (f" {HOUSE}/t/abcdefghj/ ", "", Invitation(HOUSE, "abcdefghj")),
        (f"{HOUSE}/", "ABCdefghj", Invitation(HOUSE, "abcdefghj")),
        (HOUSE, "", Invitation(HOUSE)),
        ("https://PUB.example/t/abc", "", Invitation("https://pub.example", "abc")),
        ("http://[::1]:8350/t/abc", "", Invitation("http://[::1]:8350", "abc")),
        (f"{HOUSE}/take#12ef", "", Invitation(HOUSE, "", "12ef")),
        (f"{HOUSE}/t/abc#12ef", "", Invitation(HOUSE, "abc", "12ef")),
    ],
)
def test_an_address_says_where_the_table_is(address: str, code: str, found: Invitation) -> None:
    assert read_invitation(address, code) == found


@pytest.mark.parametrize(
    "address",
    [
        "",
        "abc",
        "pub.example/t/abc",
        "ws://pub.example/t/abc",
        "http://",
        "http:///t/abc",
        "http://pub.example:many/t/abc",
        "http://ana:malt@pub.example/t/abc",
        "http://pub.example/take",
        "http://pub.example/rules",
        "http://pub.example/t/a b",
        "http://pub.example/t/\x1b[2J",
        "http://[::1/t/abc",
    ],
)
def test_anything_else_is_refused(address: str) -> None:
    with pytest.raises(BadAddress):
        read_invitation(address)


def test_two_codes_are_one_too_many() -> None:
    with pytest.raises(BadAddress):
        read_invitation(f"{HOUSE}/t/abc", "def")


def test_a_token_shows_nowhere() -> None:
    assert "12ef" not in repr(read_invitation(f"{HOUSE}/take#12ef"))
    with pytest.raises(BadAddress) as refused:
        read_invitation("pub.example/take#12ef")
    assert "12ef" not in str(refused.value)


def test_addresses_are_read_as_they_are_written() -> None:
    assert read_invitation(table_address(HOUSE, "abc")) == Invitation(HOUSE, "abc")
    assert read_invitation(take_address(HOUSE, "12ef")) == Invitation(HOUSE, "", "12ef")
    assert socket_address("https://pub.example", "../x") == "wss://pub.example/api/tables/..%2Fx/play"
