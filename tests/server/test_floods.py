"""Too much, too often, too slow: whoever overdoes it is stopped, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import alehouse
from alehouse.server import attending, lines, socket
from alehouse.server.keeper import Keeper
from alehouse.server.lines import SocketLine
from alehouse.server.reader import Reader
from alehouse.server.settings import Limit
from tests.server.client import Client, company
from tests.server.inside import in_a_house
from tests.server.raw import BINARY, CLOSE, CONTINUED, PATIENCE, PING, Line, frame, handshake

GAME = min(alehouse.games(), key=lambda game: game.length)
PEOPLE = max(2, GAME.fewest)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def hello(line: Line) -> None:
    line.tell({"is": "hello", "id": 1})
    await line.hear_until("done")


async def talk_is_heard(by: Client, say: Client) -> None:
    """Nobody at this table is disturbed."""
    assert (await say.tell({"is": "say", "text": "still here"}))["is"] == "done"
    while (await by.hear())["is"] != "step" or by.steps[-1]["what"].get("text") != "still here":
        pass


def open_lines() -> int:
    """Websockets that the server still remembers."""
    return remembered(SocketLine)


def remembered(kind: type) -> int:
    gc.collect()
    return sum(isinstance(each, kind) for each in gc.get_objects())


# Too large


def test_too_large_a_body_is_not_read(tmp_path: Path) -> None:
    """Whoever announces too much, or sends it piece by piece, is answered before it has all come."""

    async def scene(address: str, keeper: Keeper) -> None:
        head = "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{}\r\n\r\n"
        announced = await Line.open(address)
        announced.say(head.format(announced.host, "Content-Length: 1000000000").encode())
        assert await announced.status() == 413
        assert b"server-too-large" in await announced.hung_up()
        in_pieces = await Line.open(address)
        in_pieces.say(head.format(in_pieces.host, "Transfer-Encoding: chunked").encode())
        for _ in range(20):
            in_pieces.say(b"400\r\n" + b"x" * 1024 + b"\r\n")
        assert await in_pieces.status() == 413
        assert b"server-too-large" in await in_pieces.hung_up()

    in_a_house(tmp_path, scene)


def test_too_large_a_message_is_not_read(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        too_large = [
            frame(b"", claims=1 << 40),
            frame(b"", kind=BINARY, claims=16_001),
            frame(b"x" * 9000, last=False) + frame(b"x" * 9000, kind=CONTINUED),
            frame(b" ", last=False) + frame(b" ", kind=CONTINUED, last=False) * 20_000,
        ]
        for data in too_large:
            line = await Line.to_table(address, ann.code)
            await hello(line)
            line.say(data)
            assert await line.closed() == 1009
        largest = await Line.to_table(address, ann.code)
        await hello(largest)
        said = json.dumps({"is": "say", "id": 2, "text": "hi", "name": "Zoe"})
        largest.say(frame(said.ljust(16_000).encode()))
        await largest.hear_until("done")
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene)


# Too many


def test_too_many_sockets_of_one_address(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        code = await Client(address).set_up(GAME.name, PEOPLE)
        open_lines = [await Line.to_table(address, code) for _ in range(3)]
        late = await Line.open(address)
        late.say(handshake(late.host, f"/api/tables/{code}/play"))
        assert await late.status() == 429
        assert b"server-too-many" in await late.hung_up()
        open_lines[0].cut()
        await until(lambda: keeper.metrics.sockets < 3)
        await hello(await Line.to_table(address, code))

    in_a_house(tmp_path, scene, sockets=3)


def test_too_many_onlookers_leave_room_for_players(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        for _ in range(2):
            await hello(await Line.to_table(address, ann.code))
        late = await Line.to_table(address, ann.code)
        late.tell({"is": "hello", "id": 1})
        assert (await late.hear_until("refused"))["why"]["id"] == "server-full"
        assert await late.closed() == 4404
        await ann.go()
        await ann.come()
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene, onlookers=2)


def test_too_many_devices_in_one_seat(tmp_path: Path) -> None:
    """A seat is used by a few devices, not by hundreds: what is said there counts as often as it is sent."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        await hello(await Line.to_table(address, ann.code, ann.secret))
        late = await Line.to_table(address, ann.code, ann.secret)
        late.tell({"is": "hello", "id": 1})
        assert (await late.hear_until("refused"))["why"]["id"] == "server-devices"
        assert await late.closed() == 4404
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene, devices=2)


def test_too_many_messages_disturb_nobody_else(tmp_path: Path) -> None:
    """First refused, then closed; meanwhile and afterwards the others talk on."""

    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        flood = await Line.to_table(address, ann.code)
        await hello(flood)
        for number in range(200):
            flood.tell({"is": "say", "id": number, "text": "spam", "name": "Zoe"})
        heard = [await flood.hear_until("done") for _ in range(5)]
        assert [each["id"] for each in heard] == [0, 1, 2, 3, 4]
        await talk_is_heard(bob, ann)
        assert (await flood.hear_until("refused"))["why"]["id"] == "server-too-many"
        assert await flood.closed() == 4429
        assert [step["what"].get("text") for step in bob.steps].count("spam") == 5
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene, messages=Limit(5, 0))


def test_too_many_requests_of_one_address_leave_another_alone(tmp_path: Path) -> None:
    async def scene(address: str, keeper: Keeper) -> None:
        here, there = Client(address), Client(address)
        assert [(await here.ask("GET", "/api/mine"))[0] for _ in range(4)] == [200, 200, 200, 429]
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert (await there.ask("GET", "/api/mine", None, **elsewhere))[0] == 200

    in_a_house(tmp_path, scene, requests=Limit(3, 0), proxies="127.0.0.1")


# Too often


def test_what_belonged_to_a_socket_is_let_go_of_with_it(tmp_path: Path) -> None:
    """Nobody has to look for circles: of whoever comes and goes all day, nothing is left until the next hour."""

    async def scene(address: str, keeper: Keeper) -> None:
        code = await Client(address).set_up(GAME.name, PEOPLE)
        gc.collect()
        gc.disable()
        try:
            for _ in range(3):
                line = await Line.to_table(address, code)
                await hello(line)
                line.say(frame(b"", CLOSE))
                await line.hung_up()
            lost = await Line.to_table(address, code)
            await hello(lost)
            lost.cut()
            await until(lambda: not any(isinstance(each, (SocketLine, Reader)) for each in gc.get_objects()))
        finally:
            gc.enable()

    in_a_house(tmp_path, scene)


# Too slow


def test_who_stops_reading_is_cut_off_and_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are not delayed; what waited for the slow one is thrown away, and the line is hung up on."""
    monkeypatch.setattr(socket, "FOR_GOODBYE", 0.2)
    monkeypatch.setattr(lines, "TO_READ_THE_REST", 0.2)

    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        live = await keeper.live(ann.code)
        before = len(live.watchers)
        assert open_lines() == before
        slow = await Line.to_table(address, ann.code, narrow=True)
        await hello(slow)
        await until(lambda: len(live.watchers) == before + 1)
        readers = remembered(Reader)
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while keeper.metrics.cut_off == 0:
            assert (await ann.tell({"is": "say", "text": "x" * 500}))["is"] == "done"
            await bob.hear()
        assert len(live.watchers) == before
        await until(lambda: remembered(Reader) == readers - 1 and open_lines() == before)
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene, backlog=20_000)


def test_who_reads_on_in_time_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "FOR_GOODBYE", 60.0)

    async def scene(address: str, keeper: Keeper) -> None:
        ann, *_ = await company(address, GAME.name, PEOPLE)
        slow = await Line.to_table(address, ann.code, narrow=True)
        await hello(slow)
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while keeper.metrics.cut_off == 0:
            assert (await ann.tell({"is": "say", "text": "x" * 500}))["is"] == "done"
        slow.writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert await slow.closed() == 4408

    in_a_house(tmp_path, scene, backlog=20_000)


def test_pings_that_nobody_reads_the_answers_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_UNREAD", 50_000)

    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        sockets = keeper.metrics.sockets
        line = await Line.to_table(address, ann.code, narrow=True)
        await hello(line)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        pings = frame(b"x" * 125, PING) * 1000
        while keeper.metrics.sockets > sockets:
            line.say(pings)
            await asyncio.sleep(0.01)
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene)


def test_half_requests_are_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever part of a request comes, letter by letter or not at all; others are answered meanwhile."""
    monkeypatch.setattr(lines, "FOR_REQUEST", 2.0)

    async def scene(address: str, keeper: Keeper) -> None:
        first = "GET /api/games HTTP/1.1\r\nHost: x\r\n"
        body = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
        halves = [
            "",
            "G",
            first,
            first + "X: ",
            body,
            "GET /api/tables/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n",
        ]
        open_lines = []
        for half in halves:
            line = await Line.open(address)
            line.say(half.encode())
            open_lines.append(line)
        dribbling = open_lines[2]

        async def dribble() -> None:
            while not dribbling.writer.transport.is_closing():
                dribbling.say(b"X")
                await asyncio.sleep(0.02)

        task = asyncio.create_task(dribble())
        assert (await Client(address).ask("GET", "/api/games"))[0] == 200
        for line in open_lines:
            assert await line.hung_up() == b""
        task.cancel()
        kept = await Line.open(address)
        kept.say((first + "\r\n" + first).encode())
        assert b"200 OK" in await kept.hung_up(), "and after an answer it is the same again"

    in_a_house(tmp_path, scene)


def test_who_never_says_hello_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "FOR_HELLO", 0.3)

    async def scene(address: str, keeper: Keeper) -> None:
        code = await Client(address).set_up(GAME.name, PEOPLE)
        silent = await Line.to_table(address, code)
        never_ends = await Line.to_table(address, code)
        never_ends.say(frame(b"{", last=False))
        half_a_frame = await Line.to_table(address, code)
        half_a_frame.say(frame(b"{}")[:4])
        for line in (silent, never_ends, half_a_frame):
            assert await line.closed() == 4404
        await until(lambda: keeper.metrics.sockets == 0)

    in_a_house(tmp_path, scene)


def test_who_does_not_answer_pings_is_taken_for_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where something is still on its way to them."""
    monkeypatch.setattr(lines, "TO_READ_THE_REST", 0.2)

    async def scene(address: str, keeper: Keeper) -> None:
        ann, bob, *_ = await company(address, GAME.name, PEOPLE)
        before = keeper.metrics.sockets
        silent = await Line.to_table(address, ann.code, narrow=True)
        await hello(silent)
        silent.writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(60):
            assert (await ann.tell({"is": "say", "text": "x" * 500}))["is"] == "done"
        await until(lambda: keeper.metrics.sockets <= before)
        assert keeper.metrics.cut_off == 0
        await talk_is_heard(bob, ann)

    in_a_house(tmp_path, scene, ping=3.0)
