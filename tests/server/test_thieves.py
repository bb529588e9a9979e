"""Wrong seats, stolen secrets, old links, pages of others: nobody gets what is not theirs, and all are told why."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

import alehouse
from alehouse.engine.luck import FastLuck
from alehouse.server import doors
from alehouse.server.holders import COOKIE
from alehouse.server.keeper import Keeper
from alehouse.server.settings import Limit
from alehouse.server.store import Hold
from alehouse.tables import Table
from tests.server.client import Client, company
from tests.server.inside import in_a_house
from tests.server.raw import Line, handshake

GAME = alehouse.game("the-pub")
"""Here nobody is asked together with others, for a time that is soon over."""
PEOPLE = max(2, GAME.fewest)


async def begun(address: str) -> list[Client]:
    """A company that plays; everybody knows who is to decide."""
    clients = await company(address, GAME.name, PEOPLE)
    for client in clients:
        await client.tell({"is": "promise", "promise": None})
    for client in clients:
        while not client.now["asked"]:
            await client.hear()
    return clients


async def entries(keeper: Keeper, code: str) -> int:
    return await (await keeper.live(code)).ask(lambda table: len(table.log))


# Seats


def test_what_is_another_seat_s_to_do(tmp_path: Path) -> None:
    """Whoever is not asked cannot decide or undo, and an onlooker can do nothing but talk."""

    async def scene(address: str, keeper: Keeper) -> None:
        clients = await begun(address)
        asked = next(client for client in clients if client.now["choices"])
        other = next(client for client in clients if not client.now["choices"])
        onlooker = Client(address)
        await onlooker.come(asked.code)
        said = asked.would(FastLuck(0))
        assert said is not None
        before = await entries(keeper, asked.code)
        assert (await other.tell(said))["is"] == "refused"
        assert (await other.tell({"is": "undo", "decision": said["decision"]}))["is"] == "refused"
        for forbidden in (
            said,
            {"is": "why-not", "action": said["action"]},
            {"is": "can-undo", "action": said["action"]},
            {"is": "explain", "action": said["action"]},
            {"is": "undo", "decision": said["decision"]},
            {"is": "waive", "waives": True},
            {"is": "resign"},
            {"is": "come-back"},
            {"is": "ask-to-end", "wants": True},
            {"is": "claim", "claim": "x"},
            {"is": "promise", "promise": None},
            {"is": "tell", "word": "x", "salt": "x"},
        ):
            assert (await onlooker.tell(forbidden))["why"]["id"] == "server-seat-only", forbidden
        assert await entries(keeper, asked.code) == before
        assert (await asked.tell(said))["is"] == "done"

    in_a_house(tmp_path, scene)


def test_a_bot_s_seat_is_nobody_s(tmp_path: Path) -> None:
    """No secret opens the seat of a bot, not even the host's."""

    async def scene(address: str, keeper: Keeper) -> None:
        host = Client(address)
        table = await host.good("POST", "/api/tables", {"game": GAME.name, "players": PEOPLE})
        host.code = table["code"]
        for seat in range(PEOPLE):
            await host.add_bot(seat, f"Bot {seat}")
        await host.begin()
        await host.come()
        assert host.present is not None
        assert host.present["seat"] is None
        assert (await host.tell({"is": "resign"}))["why"]["id"] == "server-seat-only"

    in_a_house(tmp_path, scene)


# Stolen secrets


def test_a_thief_who_waits_before_saying_hello(tmp_path: Path) -> None:
    """The line was opened while the secret was good; what counts is who holds the seat when one sits down."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, *_ = await begun(address)
        link = await ann.good("POST", f"/api/tables/{ann.code}/link")
        thief = Client(address)
        await thief.good("POST", "/api/take", {"token": link["token"]})
        line = await Line.to_table(address, ann.code, thief.secret)
        await ann.good("DELETE", f"/api/tables/{ann.code}/others")
        line.tell({"is": "hello", "id": 1})
        assert (await line.hear_until("present"))["seat"] is None
        assert (await line.hear_until("now"))["choices"] == []
        line.tell({"is": "resign", "id": 2})
        assert (await line.hear_until("refused"))["why"]["id"] == "server-seat-only"
        line.cut()

    in_a_house(tmp_path, scene)


def test_a_seat_that_changes_hands_in_the_same_moment(tmp_path: Path) -> None:
    """It is freed between being looked up and being watched: whoever had it is let go all the same."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, *_ = await begun(address)
        link = await ann.good("POST", f"/api/tables/{ann.code}/link")
        thief = Client(address)
        await thief.good("POST", "/api/take", {"token": link["token"]})
        looked_up = keeper.store.hold
        opened = False

        async def freed_behind_it(table: int, holder: str) -> Hold:
            nonlocal opened
            hold = await looked_up(table, holder)
            if not opened:
                opened = True
                await ann.good("DELETE", f"/api/tables/{ann.code}/others")
            return hold

        line = await Line.to_table(address, ann.code, thief.secret)
        keeper.store.hold = freed_behind_it  # type: ignore[method-assign]
        line.tell({"is": "hello", "id": 1})
        assert await line.closed() == 4403
        assert (await ann.tell({"is": "waive", "waives": True}))["is"] == "done"

    in_a_house(tmp_path, scene)


# Links


def test_links_that_are_too_old_used_or_of_a_freed_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, phone = Client(address), Client(address), Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        await bob.sit(code, 1, "Bob")
        used = (await ann.good("POST", f"/api/tables/{code}/link"))["token"]
        assert (await phone.good("POST", "/api/take", {"token": used}))["host"], "the host's rights come along"
        of_a_freed_seat = (await bob.good("POST", f"/api/tables/{code}/link"))["token"]
        await ann.good("DELETE", f"/api/tables/{code}/seats/1")
        monkeypatch.setattr(doors, "LINK_LASTS", -1)
        old = (await ann.good("POST", f"/api/tables/{code}/link"))["token"]
        for token in (used, of_a_freed_seat, old, "", "x" * 5000, "\x00", ann.secret):
            status, answer = await Client(address).ask("POST", "/api/take", {"token": token})
            assert (status, answer["why"]["id"]) == (404, "server-no-link")

    in_a_house(tmp_path, scene)


def test_nobody_finds_a_link_by_trying(tmp_path: Path) -> None:
    """Who has tried too often is refused before anything is looked up, even with a good one."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, phone = Client(address), Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        token = (await ann.good("POST", f"/api/tables/{code}/link"))["token"]
        tried = [(await phone.ask("POST", "/api/take", {"token": "0" * 64}))[0] for _ in range(3)]
        assert tried == [404, 404, 429]
        assert (await phone.ask("POST", "/api/take", {"token": token}))[0] == 429
        assert (await phone.good("GET", "/api/mine")) == []

    in_a_house(tmp_path, scene, wrong_codes=Limit(2, 0))


def test_a_link_takes_no_second_seat_and_no_rights_away(tmp_path: Path) -> None:
    """Whoever sits elsewhere at the table keeps that seat; a host who sits nowhere stays the host."""

    async def scene(address: str, keeper: Keeper) -> None:
        host, bob, cy = Client(address), Client(address), Client(address)
        host.code = (await host.good("POST", "/api/tables", {"game": GAME.name, "players": 3}))["code"]
        await bob.sit(host.code, 1, "Bob")
        await cy.sit(host.code, 2, "Cy")
        token = (await bob.good("POST", f"/api/tables/{host.code}/link"))["token"]
        status, answer = await cy.ask("POST", "/api/take", {"token": token})
        assert (status, answer["why"]["id"]) == (409, "server-sits-already")
        assert (await cy.good("GET", f"/api/tables/{host.code}"))["seat"] == 2
        taken = await host.good("POST", "/api/take", {"token": token})
        assert (taken["seat"], taken["host"]) == (1, True)

    in_a_house(tmp_path, scene)


# Headers and cookies


def test_a_header_counts_before_a_cookie(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob = Client(address), Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        await bob.sit(code, 1, "Bob")

        async def seat(**headers: str) -> tuple[int, Any]:
            async with httpx.AsyncClient(base_url=address, verify=False) as http:
                raw = {name.encode(): value.encode("latin-1") for name, value in headers.items()}
                answer = await http.get(f"/api/tables/{code}", headers=raw)
                return answer.status_code, answer.json().get("seat")

        header, cookie = f"Bearer {bob.secret}", f"{COOKIE}={ann.secret}"
        assert await seat(authorization=header, cookie=cookie) == (200, 1)
        assert await seat(cookie=cookie) == (200, 0)
        assert await seat(cookie=f"a=b; {cookie}; c=d") == (200, 0)
        assert await seat(authorization="Bearer nonsense", cookie=cookie) == (401, None)
        for odd in (f"{COOKIE}=", f"{COOKIE}=x", f"{COOKIE}={ann.secret.upper()}A", "\x80;;;=", f"{COOKIE}"):
            assert await seat(cookie=odd) == (200, None)
        assert await seat(authorization=f"bearer {ann.secret}") == (200, 0), "as HTTP has it"

    in_a_house(tmp_path, scene)


def test_a_secret_in_an_address_opens_nothing(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            for name in ("secret", "token", "authorization", COOKIE):
                assert (await http.get(f"/api/tables/{code}?{name}={ann.secret}")).json()["seat"] is None

    in_a_house(tmp_path, scene)


def test_secrets_that_are_none_at_a_socket(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        code = await Client(address).set_up(GAME.name, PEOPLE)
        for odd in ("Bearer", "Bearer x", "Basic " + "0" * 64, "Bearer " + "0" * 65, "Bearer " + "A" * 64, "\xff"):
            line = await Line.open(address)
            line.say(handshake(line.host, f"/api/tables/{code}/play", f"Authorization: {odd}"))
            assert await line.status() == 101
            assert (await line.hear_until("refused"))["why"]["id"] == "server-secret-odd"
            assert await line.closed() == 4404

    in_a_house(tmp_path, scene)


# Pages of others


def test_origins_that_are_not_the_server_s(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        near = address.rsplit(":", 1)[0]
        for origin in ("null", "https://evil.example", "http://[", "http://", "//", "x", near, f"{near}:1", "\xff"):
            raw = {b"origin": origin.encode("latin-1"), b"authorization": f"Bearer {ann.secret}".encode()}
            async with httpx.AsyncClient(base_url=address, verify=False) as http:
                for method, path in (("POST", "/api/tables"), ("DELETE", f"/api/tables/{code}/seats/0")):
                    answer = await http.request(method, path, headers=raw)
                    assert (answer.status_code, answer.json()["why"]["id"]) == (403, "server-origin")
                # Browsers themselves keep what is read from pages of others.
                assert (await http.get(f"/api/tables/{code}", headers=raw)).json()["seat"] == 0
            line = await Line.open(address)
            line.say(handshake(line.host, f"/api/tables/{code}/play", f"Origin: {origin}"))
            assert await line.status() == 403

    in_a_house(tmp_path, scene)


# Codes


def test_codes_that_are_none(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            for odd in ("%00", "a%00bcdefgh", "%F0%9F%8D%BA", "x" * 500, "%2e%2e", "ABCDEFGHJ", "0" * 9):
                for path in ("", "/record"):
                    answer = await http.get(f"/api/tables/{odd}{path}")
                    assert (answer.status_code, answer.json()["why"]["id"]) == (404, "server-no-table")
                line = await Line.to_table(address, odd)
                assert (await line.hear_until("refused"))["why"]["id"] == "server-no-table"
                assert await line.closed() == 4404

    in_a_house(tmp_path, scene)


def test_a_code_alone_opens_no_seat(tmp_path: Path) -> None:
    """An invitation lets people in to look and to sit down, but not into seats that are taken."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, *_ = await begun(address)
        guest = Client(address, secrets.token_hex(32))
        assert (await guest.ask("POST", f"/api/tables/{ann.code}/seats/0", {"name": "Eve"}))[0] == 409
        assert (await guest.ask("DELETE", f"/api/tables/{ann.code}/seats/0"))[0] == 403
        assert (await guest.ask("DELETE", f"/api/tables/{ann.code}/others"))[0] == 403
        assert (await guest.ask("POST", f"/api/tables/{ann.code}/link"))[0] == 403
        assert (await guest.ask("POST", f"/api/tables/{ann.code}/begin"))[0] == 403
        assert await (await keeper.live(ann.code)).ask(Table.asked)

    in_a_house(tmp_path, scene)
