"""The doors: who is let in, how often, with how much; and that nobody else is disturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import alehouse
from alehouse.engine.luck import FastLuck
from alehouse.server.keeper import Keeper
from alehouse.server.settings import Limit
from alehouse.server.thinking import Thoughts
from tests.server.client import Client, company
from tests.server.inside import in_a_house

GAME = min(alehouse.games(), key=lambda game: game.length)
PEOPLE = max(2, GAME.fewest)


def why(answer: tuple[int, Any]) -> tuple[int, str]:
    return answer[0], answer[1]["why"]["id"]


# Sitting down


def test_from_setting_up_to_the_first_decision(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, eve = Client(address), Client(address), Client(address)
        house = await ann.good("GET", "/api/games")
        assert [game["name"] for game in house["games"]] == [game.name for game in alehouse.games()]
        code = await ann.set_up(GAME.name, 3, listed=True)
        hidden = await bob.set_up(GAME.name, 3)
        assert [table["code"] for table in await eve.good("GET", "/api/tables")] == [code]
        table = await eve.good("GET", f"/api/tables/{hidden}")
        assert (table["seat"], table["host"]) == (None, False), "whoever has the code may look"
        path = f"/api/tables/{code}"
        assert why(await eve.ask("POST", f"{path}/begin")) == (403, "server-host-only")
        assert why(await eve.ask("POST", f"{path}/seats/1", {"name": "X", "bot": "random"})) == (
            403,
            "server-host-only",
        )
        await bob.sit(code, 1, "  Bob\u0301   B ")
        assert why(await bob.ask("POST", f"{path}/seats/2", {"name": "Bob2"})) == (409, "server-sits-already")
        assert why(await eve.ask("POST", f"{path}/seats/1", {"name": "Eve"})) == (409, "table-seat-taken")
        assert why(await eve.ask("POST", f"{path}/seats/2", {"name": "E\u202eve"})) == (409, "table-name-odd")
        assert why(await eve.ask("POST", f"{path}/seats/2", {"name": "x" * 41})) == (409, "table-name-odd")
        assert why(await eve.ask("DELETE", f"{path}/seats/1")) == (403, "server-host-only")
        assert why(await ann.ask("POST", f"{path}/seats/2", {"name": "X", "bot": "x"})) == (409, "bots-unknown")
        await ann.add_bot(2, "Bot")
        table = await ann.good("POST", f"{path}/begin")
        assert [seat["player"] for seat in table["seats"]] == ["human", "human", "random"]
        assert table["seats"][1]["name"] == "Bob\u0301 B"
        assert (table["phase"], table["asked"]) == ("words", [])
        assert await eve.good("GET", "/api/tables") == []
        assert [table["code"] for table in await bob.good("GET", "/api/mine")] == [hidden, code]
        assert why(await ann.ask("DELETE", f"{path}/seats/1")) == (409, "table-begun")

    in_a_house(tmp_path, scene)


def test_whoever_is_freed_holds_nothing_any_more(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, cy = (Client(address) for _ in range(3))
        code = await ann.set_up(GAME.name, 3)
        await bob.sit(code, 1, "Bob")
        await bob.come()
        await ann.good("DELETE", f"/api/tables/{code}/seats/1")
        assert await bob.closed() == 4403
        await cy.sit(code, 1, "Cy")
        bob.have = None
        await bob.come()
        assert bob.present is not None
        assert bob.present["seat"] is None, "an onlooker now"
        assert (await bob.tell({"is": "promise", "promise": None}))["why"]["id"] == "server-seat-only"

    in_a_house(tmp_path, scene)


def test_a_second_device_and_a_stolen_one(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        clients = await company(address, GAME.name, PEOPLE)
        ann, phone, thief = clients[0], Client(address), Client(address)
        assert why(await thief.ask("POST", f"/api/tables/{ann.code}/link")) == (403, "server-seat-only")
        link = await ann.good("POST", f"/api/tables/{ann.code}/link")
        assert (await phone.good("POST", "/api/take", {"token": link["token"]}))["seat"] == 0
        assert why(await thief.ask("POST", "/api/take", {"token": link["token"]})) == (404, "server-no-link")
        phone.seat = 0
        await phone.come(ann.code)
        assert (await phone.tell({"is": "promise", "promise": None}))["is"] == "done"
        await ann.good("DELETE", f"/api/tables/{ann.code}/others")
        assert await phone.closed() == 4403
        assert (await phone.good("GET", f"/api/tables/{ann.code}"))["seat"] is None

    in_a_house(tmp_path, scene)


# Secrets


def test_browsers_are_given_a_cookie_that_opens_their_seat(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        async with httpx.AsyncClient(base_url=address, verify=False) as browser:
            made = await browser.post("/api/tables", json={"game": GAME.name, "players": PEOPLE, "name": "Ann"})
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Strict" in cookie
            mine = (await browser.get("/api/mine")).json()
            assert [table["seat"] for table in mine] == [0]
        secret = cookie.split("=")[1].split(";")[0]
        assert (await Client(address, secret).good("GET", "/api/mine"))[0]["code"] == made.json()["code"]
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes(), "only the hash is kept"

    in_a_house(tmp_path, scene)


@pytest.mark.parametrize("odd", ["", "Bearer", "Bearer x", "Basic " + "0" * 64, "Bearer " + "0" * 63])
def test_secrets_that_are_none(tmp_path: Path, odd: str) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        status = await Client(address).ask("GET", "/api/mine", authorization=odd)
        assert why(status) == (401, "server-secret-odd")

    in_a_house(tmp_path, scene)


def test_what_is_logged_and_counted_tells_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "alehouse")

    async def scene(address: str, keeper: Keeper) -> None:
        clients = await company(address, GAME.name, PEOPLE, bots=1)
        await asyncio.gather(*(client.play(FastLuck(n), 12) for n, client in enumerate(clients)))
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            metrics = (await http.get("/metrics")).text
            assert (await http.get("/health")).text == "ok\n"
        assert re.fullmatch(r"(#.*\n|[a-z_]+(\{[^}]*\})? \d+\n)+", metrics)
        assert "alehouse_sockets 4" in metrics or f"alehouse_sockets {PEOPLE}" in metrics
        told = metrics + caplog.text
        for client in clients:
            assert client.secret not in told
            assert client.code not in told

    in_a_house(tmp_path, scene)


# From where


def test_pages_of_others_may_not_ask(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        code = await ann.set_up(GAME.name, PEOPLE)
        body = {"game": GAME.name, "players": PEOPLE}
        assert why(await ann.ask("POST", "/api/tables", body, origin="https://evil.example")) == (403, "server-origin")
        assert (await ann.ask("POST", "/api/tables", body, origin=address))[0] == 201
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/play"
        with pytest.raises(InvalidStatus) as wrong:
            await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
        assert wrong.value.response.status_code == 403

    in_a_house(tmp_path, scene)


def test_every_answer_says_how_careful_browsers_must_be(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            for path in ("/api", "/api/games", "/api/tables/nothing", "/nowhere", "/health"):
                headers = (await http.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
            assert (await http.get("/api")).json()["openapi"].startswith("3.")

    in_a_house(tmp_path, scene)


# How much, and how often


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": 3}',
        b'{"game": "chess", "players": 2}',
        b'{"game": "x", "players": 2, "more": 1}',
        b"\xff\xfe",
        b'{"game":"' + b"x" * 20_000 + b'"}',
    ],
)
def test_odd_requests_are_answered(tmp_path: Path, body: bytes) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        async with httpx.AsyncClient(base_url=address, verify=False) as http:
            answer = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 409, 413)
            assert answer.json()["why"]["id"]

    in_a_house(tmp_path, scene)


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        client = Client(address)
        answers = [await client.ask("GET", "/api/mine") for _ in range(7)]
        assert [status for status, _ in answers] == [200] * 5 + [429] * 2
        assert answers[-1][1]["why"]["id"] == "server-too-many"

    in_a_house(tmp_path, scene, requests=Limit(5, 0))


def test_nobody_finds_a_table_by_trying(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        client = Client(address)
        code = await client.set_up(GAME.name, PEOPLE)
        tried = [(await client.ask("GET", f"/api/tables/{'x' * 9}"))[0] for _ in range(5)]
        assert tried == [404] * 3 + [429] * 2
        assert (await client.ask("GET", f"/api/tables/{code}"))[0] == 429

    in_a_house(tmp_path, scene, wrong_codes=Limit(3, 0))


def test_nobody_sets_up_tables_without_end(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        body = {"game": GAME.name, "players": PEOPLE}
        made = [(await Client(address).ask("POST", "/api/tables", body))[0] for _ in range(4)]
        assert made == [201, 201, 429, 429]

    in_a_house(tmp_path, scene, new_tables=Limit(2, 0))


def test_odd_oversized_and_too_many_messages(tmp_path: Path) -> None:
    """Clear answers, and the others play on."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, *others = await company(address, GAME.name, PEOPLE)
        for odd in ("", "{", "[]", '{"is":"decide"}', '{"is":"dance","id":1}', '{"is":"say","id":1,"text":5}', b"\xff"):
            await ann.send(odd)
            while (heard := await ann.hear())["is"] != "refused":
                pass
            assert heard["why"]["id"] == "server-message-odd"
        await ann.send(json.dumps({"is": "say", "id": 1, "text": "x" * 20_000}))
        assert await ann.closed() == 1009
        await ann.come()
        for _ in range(200):
            try:
                await ann.send(json.dumps({"is": "waive", "id": 1, "waives": True}))
            except ConnectionClosed:
                break
        assert await ann.closed() == 4429
        assert (await others[0].tell({"is": "promise", "promise": None}))["is"] == "done"

    in_a_house(tmp_path, scene, messages=Limit(20, 0))


def test_hello_comes_first(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        async with _raw(address, await Client(address).set_up(GAME.name, PEOPLE)) as (send, heard):
            await send('{"is":"resign","id":1}')
            assert await heard() == "server-hello-first"
        async with _raw(address, "nowhere") as (send, heard):
            assert await heard() == "server-no-table"

    in_a_house(tmp_path, scene)


@asynccontextmanager
async def _raw(
    address: str, code: str
) -> AsyncIterator[tuple[Callable[[str], Awaitable[None]], Callable[[], Awaitable[str]]]]:
    async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/play") as socket:

        async def heard() -> str:
            return str(json.loads(await socket.recv())["why"]["id"])

        yield socket.send, heard


def test_slow_readers_are_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, *others = await company(address, GAME.name, PEOPLE)
        slow = Client(address)
        await slow.come(ann.code)
        slow.pause()
        while keeper.metrics.cut_off == 0:
            assert (await ann.tell({"is": "say", "text": "x" * 500}))["is"] == "done"
        assert (await others[0].tell({"is": "promise", "promise": None}))["is"] == "done"
        slow.vanish()

    in_a_house(tmp_path, scene, backlog=20_000)


def test_a_table_that_nobody_uses_is_put_away_and_comes_back(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        clients = await company(address, GAME.name, PEOPLE)
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        for client in clients:
            await client.go()
        while keeper.metrics.live():
            await asyncio.sleep(0.05)
        for client in clients:
            await client.come()
        asked = next(client for client in clients if client.now["choices"])
        await asked.play(FastLuck(0), len(asked.steps) + 1)

    in_a_house(tmp_path, scene, idle=0.1, heartbeat=0.1)


def test_what_cannot_be_stored_is_not_shown(tmp_path: Path) -> None:
    """The disk is full: whoever decides is told so, nobody sees anything of it, and later it goes on."""

    async def scene(address: str, keeper: Keeper) -> None:
        # Here nobody is asked together with others: what is decided shows at once.
        clients = await company(address, "the-pub", 3)
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        for client in clients:
            while not client.now["asked"]:
                await client.hear()
        asked = next(client for client in clients if client.now["choices"])
        said = asked.would(FastLuck(0))
        assert said is not None
        appends = keeper.store.commits._appends
        write = appends.write

        async def full(appends: object) -> set[int]:
            raise OSError("no space left")

        appends.write = full  # type: ignore[method-assign]
        steps = len(asked.steps)
        refused = await asked.tell(said)
        assert refused["why"]["id"] == "server-trouble"
        assert refused["look_again"]
        appends.write = write  # type: ignore[method-assign]
        assert len(asked.steps) == steps
        assert (await asked.tell(said))["is"] == "done"
        assert asked.steps[steps]["what"] == {"kind": "played", "seat": asked.seat}

    in_a_house(tmp_path, scene)


# Bots


def test_bots_claim_where_there_is_something_to_claim(tmp_path: Path) -> None:
    """They speak before they decide, everybody hears it, and the table goes on."""
    game = next(game for game in alehouse.games() if game.claims.all)

    async def scene(address: str, keeper: Keeper) -> None:
        ann = Client(address)
        await ann.set_up(game.name, 4, name="Ann")
        for seat in range(1, 4):
            await ann.add_bot(seat, f"Bot {seat}", "novice")
        await ann.begin()
        await ann.come()
        claims: list[Any] = []
        for seed in range(30):
            await ann.play(FastLuck(seed), len(ann.steps) + 8)
            claims = [step["what"] for step in ann.steps if step["what"]["kind"] == "claimed"]
            if claims or ann.over:
                break
        assert claims, "somebody has said something"
        assert all(claim["seat"] > 0 and game.claims.read(claim["claim"]) for claim in claims)

    in_a_house(tmp_path, scene, pace=0.01)


def test_how_long_a_bot_takes_tells_nothing(tmp_path: Path) -> None:
    """Whether it knows at once or thinks for a while, it answers no sooner than a pace after it was asked."""

    async def scene(address: str, keeper: Keeper) -> None:
        think = keeper._thinker.think
        slowly = cycle([False, True])

        async def now_and_then_slowly(kind: str, knowledge: bytes, heard: list[tuple[int, str, int]]) -> Thoughts:
            if next(slowly):
                await asyncio.sleep(0.15)
            return await think(kind, knowledge, heard)

        keeper._thinker.think = now_and_then_slowly  # type: ignore[method-assign]
        # Where several are asked at the same time, it is their time that counts: not so here.
        ann, *_ = clients = await company(address, "the-pub", 3, bots=1)
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        playing = [asyncio.create_task(client.play(FastLuck(n), 40)) for n, client in enumerate(clients)]
        await asyncio.gather(*playing)
        steps = ann.steps
        waits = [
            step["at"] - before["at"]
            for before, step in pairwise(steps)
            if step["what"]["kind"] == "played" and step["what"]["seat"] == 3
        ]
        assert len(waits) > 2
        assert all(wait >= 290 for wait in waits), waits

    in_a_house(tmp_path, scene, pace=0.3)
