"""Fair luck: a chain of secrets that one number binds, words that were promised, and draws that follow from both."""

from __future__ import annotations

import hashlib
import hmac
from copy import copy, deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alehouse.engine.fair_luck import (
    STRETCHES,
    Chain,
    FairLuck,
    fresh_salt,
    is_hex,
    linked,
    promise_of,
    seal_of,
)
from alehouse.engine.messages import Json

HEADER: Json = ["game", 1, 2, {"b": True, "a": 3}, {}, ["Ann", "Ñu"], ["human", "greedy"]]
TIP = bytes(range(32))


def draws(secret: bytes = TIP, stretch: int = 1, header: Json = HEADER, words: tuple[tuple[int, str], ...] = ()) -> str:
    luck = FairLuck(secret, "fingerprint", stretch, header, words)
    return " ".join(str(luck.below(6)) for _ in range(40))


def test_each_secret_is_the_hash_of_the_next() -> None:
    chain = Chain(TIP)
    assert linked(chain.secret(1)).hex() == chain.fingerprint
    for stretch in range(1, 20):
        assert linked(chain.secret(stretch + 1)) == chain.secret(stretch)
    assert chain.secret(STRETCHES) == TIP


def test_two_chains_are_different() -> None:
    assert Chain.fresh().fingerprint != Chain.fresh().fingerprint


@pytest.mark.parametrize("stretch", [0, -1, STRETCHES + 1])
def test_a_chain_has_no_other_secrets(stretch: int) -> None:
    with pytest.raises(ValueError, match="stretches"):
        Chain(TIP).secret(stretch)


def test_a_tip_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chain(b"short")


def test_everything_that_was_agreed_changes_the_draws() -> None:
    """Secret, stretch, words, who told which, and every part of the header."""
    other_headers: list[Json] = []
    assert isinstance(HEADER, list)
    values: list[Json] = ["other", 2, 3, {"b": False, "a": 3}, {"a": 1}, ["Ann", "Bo"], ["human", "human"]]
    for place, value in enumerate(values):
        other: list[Json] = list(HEADER)
        other[place] = value
        other_headers.append(other)
    found = [
        draws(),
        draws(secret=bytes(32)),
        draws(stretch=2),
        draws(words=((0, "clover"),)),
        draws(words=((1, "clover"),)),
        draws(words=((0, "clo"), (1, "ver"))),
        draws(words=((0, "clover"), (1, ""))),
        *[draws(header=header) for header in other_headers],
    ]
    assert len(set(found)) == len(found)


def test_it_can_be_drawn_again_from_what_the_documentation_says() -> None:
    """An implementation of docs/fair-luck.md in a few lines, as somebody in another language would write it."""
    bound = (
        '["alehouse luck 2 draw","fingerprint",3,["game",1,2,{"a":3,"b":true},{},["Ann","Ñu"],["human","greedy"]],'
        '[[0,"clover"],[1,"herradura ñ"]]]'
    )
    key = hmac.new(TIP, bound.encode(), hashlib.sha256).digest()
    bits = ""
    for counter in range(3):
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        bits = f"{int.from_bytes(block, 'big'):0256b}" + bits
    numbers: list[str] = []
    while len(numbers) < 40:
        number, bits = int(bits[-3:], 2), bits[:-3]
        if number < 6:
            numbers.append(str(number))
    words = ((0, "clover"), (1, "herradura ñ"))
    assert draws(stretch=3, words=words) == " ".join(numbers)


@pytest.mark.parametrize("bound", [0, -1, -(2**40)])
def test_fair_luck_refuses_other_bounds(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        FairLuck(TIP, "", 1, [], []).below(bound)


@given(bounds=st.lists(st.integers(1, 2**62), min_size=1, max_size=50))
def test_fair_luck_stays_in_bounds(bounds: list[int]) -> None:
    luck = FairLuck(TIP, "", 1, [], [])
    assert all(0 <= luck.below(bound) < bound for bound in bounds)


@pytest.mark.parametrize("copied", [copy, deepcopy])
def test_fair_luck_is_drawn_once(copied: object) -> None:
    assert callable(copied)
    with pytest.raises(TypeError, match="once"):
        copied(FairLuck(TIP, "", 1, [], []))


def test_a_promise_binds_a_word_to_its_place_and_hides_it() -> None:
    promises = {
        promise_of("f", 1, 0, "clover", "00"),
        promise_of("g", 1, 0, "clover", "00"),
        promise_of("f", 2, 0, "clover", "00"),
        promise_of("f", 1, 1, "clover", "00"),
        promise_of("f", 1, 0, "clover!", "00"),
        promise_of("f", 1, 0, "clover", "01"),
    }
    assert len(promises) == 6
    assert all(is_hex(each, 64) for each in promises)
    assert fresh_salt() != fresh_salt()
    assert is_hex(fresh_salt(), 32)


def test_a_seal_holds_all_promises_whatever_their_order() -> None:
    seal = seal_of("f", 1, [(0, "aa"), (1, "bb")])
    assert seal == seal_of("f", 1, [(1, "bb"), (0, "aa")])
    others = [
        seal_of("f", 1, [(0, "aa")]),
        seal_of("f", 2, [(0, "aa"), (1, "bb")]),
        seal_of("f", 1, [(0, "bb"), (1, "aa")]),
    ]
    assert len({seal, *others}) == 4
