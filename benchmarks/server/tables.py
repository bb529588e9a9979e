"""Tables with people who decide at once or once a second, at our server and at boardgame.io's."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import msgspec

from benchmarks.server.wire import Wire, connect


@dataclass
class Load:
    """What all tables have in common."""

    pace: float | None = None
    """Seconds from one decision at a table to the next; None: at once."""
    counts: bool = False
    """Whether this is the time that is measured."""
    stopped: bool = False
    actions: int = 0
    seen: list[float] = field(default_factory=list)
    """Seconds from saying what one does until somebody else at the table saw it."""


class Table:
    """A table, seen by its clients: what was said, and who has seen what came of it."""

    def __init__(self, load: Load, players: int) -> None:
        self.load = load
        self.wires: list[Wire] = []
        self.over = False
        self._others = players - 1
        self._said: dict[int, _Said] = {}
        """By the number of the step that shows it."""
        self._due = time.perf_counter() + random.random()
        self._held: Callable[[], None] | None = None

    def may_decide(self, seat: int, number: int, message: bytes) -> None:
        """This seat is asked, and says this, now or when its second has come; it will show as a step of this number."""
        load = self.load
        if load.stopped:
            self._held = lambda: self.may_decide(seat, number, message)
        elif load.pace is None:
            self._say(seat, number, message)
        else:
            now = time.perf_counter()
            self._due = max(self._due + load.pace, now)
            asyncio.get_running_loop().call_later(self._due - now, self._say, seat, number, message)

    @property
    def waits(self) -> bool:
        """Whether somebody is asked, and answers when play goes on."""
        return self._held is not None

    def go_on(self) -> None:
        """After a pause."""
        self._due = time.perf_counter() + random.random() - (self.load.pace or 0.0)
        held, self._held = self._held, None
        if held is not None:
            held()

    def saw(self, seat: int, number: int) -> None:
        """Somebody was shown a step."""
        said = self._said.get(number)
        if said is None or seat == said.seat:
            return
        self.load.seen.append(time.perf_counter() - said.at)
        said.unseen -= 1
        if not said.unseen:
            del self._said[number]

    def _say(self, seat: int, number: int, message: bytes) -> None:
        load = self.load
        if load.counts:
            load.actions += 1
            self._said[number] = _Said(seat, time.perf_counter(), self._others)
        self.wires[seat].say(message)


@dataclass(slots=True)
class _Said:
    seat: int
    at: float
    unseen: int
    """How many others have not seen it yet."""


# At our server


class _Action(msgspec.Struct):
    action: str


class _Now(msgspec.Struct):
    number: int
    decision: int
    choices: list[_Action]


_PROMISE = b'{"is":"promise","id":2,"promise":null}'
_STEP = b'{"is":"step","number":'
_NOW = msgspec.json.Decoder(_Now)
_AT_ONCE = 32
"""Requests at the same time, so that they are stored together."""


async def set_up_ours(
    load: Load, addresses: list[str], together: bool, game: str, players: int, tables: int
) -> list[Table]:
    """Tables that have begun. Where there are several servers, the people of a table are all at one, or at all."""
    loop = asyncio.get_running_loop()
    found: list[Table] = []
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        # Who has begun is waited for only so long.
        for begin in range(0, tables, _AT_ONCE):
            numbers = range(begin, min(begin + _AT_ONCE, tables))
            turned = [addresses[number % len(addresses) :] + addresses[: number % len(addresses)] for number in numbers]
            at = [each[:1] if together else each for each in turned]
            opened = await asyncio.gather(*(loop.run_in_executor(pool, _open, each[0], game, players) for each in at))
            found += await asyncio.gather(*(_sit_down(load, each, *table) for each, table in zip(at, opened)))
    return found


def _open(address: str, game: str, players: int) -> tuple[str, list[str]]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=60)
    secrets = [random.randbytes(32).hex() for _ in range(players)]

    def ask(path: str, seat: int, body: dict[str, object] | None) -> dict[str, object]:
        headers = {"Authorization": f"Bearer {secrets[seat]}", "Content-Type": "application/json"}
        connection.request("POST", path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        said = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{answer.status}: {said.decode()}")
        heard: dict[str, object] = json.loads(said) if said else {}
        return heard

    code = ask("/api/tables", 0, {"game": game, "players": players, "name": "player 1"})["code"]
    for seat in range(1, players):
        ask(f"/api/tables/{code}/seats/{seat}", seat, {"name": f"player {seat + 1}"})
    ask(f"/api/tables/{code}/begin", 0, None)
    connection.close()
    return str(code), secrets


async def _sit_down(load: Load, addresses: list[str], code: str, secrets: list[str]) -> Table:
    table = Table(load, len(secrets))
    for seat, secret in enumerate(secrets):
        headers = {"Authorization": f"Bearer {secret}"}
        path = f"/api/tables/{code}/play"
        wire = await connect(addresses[seat % len(addresses)], path, headers, _ours(table, seat))
        table.wires.append(wire)
        wire.say(b'{"is":"hello","id":1}')
    for wire in table.wires:
        wire.say(_PROMISE)
    return table


def _ours(table: Table, seat: int) -> Callable[[bytes], None]:
    decided = 0

    def take(message: bytes) -> None:
        nonlocal decided
        if message.startswith(_STEP):
            table.saw(seat, int(message[len(_STEP) : message.index(b",", len(_STEP))]))
        elif message.startswith(b'{"is":"now"'):
            if b'"phase":"over"' in message:
                table.over = True
            if b'"choices":[]' not in message:
                now = _NOW.decode(message)
                if now.decision > decided:
                    decided = now.decision
                    action = random.choice(now.choices).action
                    text = f'{{"is":"decide","id":3,"decision":{now.decision},"action":"{action}"}}'
                    table.may_decide(seat, now.number + 1, text.encode())
        elif message.startswith(b'{"is":"refused","id":2') and b'"look_again":true' in message:
            # Somebody else's promise was first, at another server.
            table.wires[seat].say(_PROMISE)
        elif message.startswith(b'{"is":"refused"'):
            raise RuntimeError(message.decode())

    return take


# At boardgame.io's


_ID = re.compile(rb'"_stateID":(\d+)')


async def set_up_theirs(load: Load, address: str, players: int, tables: int) -> list[Table]:
    """socket.io by hand: 40 opens a game's door, 42 is an event, 2 and 3 are ping and pong."""
    found: list[Table] = []
    for number in range(tables):
        table = Table(load, players)
        found.append(table)
        for seat in range(players):
            take = _theirs(table, f"table{number}", seat, players)
            wire = await connect(address, "/socket.io/?EIO=4&transport=websocket", {}, take)
            table.wires.append(wire)
            wire.say(b"40/tiny,")
    return found


def _theirs(table: Table, match: str, seat: int, players: int) -> Callable[[bytes], None]:
    mine = f'"currentPlayer":"{seat}"'.encode()

    def ask(id: int) -> None:
        move = {"type": "add", "args": [random.choice((1, 2, 3))], "playerID": str(seat), "credentials": None}
        said = ["update", {"type": "MAKE_MOVE", "payload": move}, id, match, str(seat)]
        table.may_decide(seat, id + 1, b"42/tiny," + msgspec.json.encode(said))

    def take(message: bytes) -> None:
        if message.startswith(b'42/tiny,["update"'):
            found = _ID.search(message)
            assert found is not None
            number = int(found[1])
            table.saw(seat, number)
            if mine in message:
                ask(number)
        elif message == b"2":
            table.wires[seat].say(b"3")
        elif message.startswith(b"40/tiny,"):
            said = ["sync", match, str(seat), None, players]
            table.wires[seat].say(b"42/tiny," + msgspec.json.encode(said))
        elif message.startswith(b'42/tiny,["sync"') and seat == players - 1:
            # The last one has sat down: the first begins.
            table.wires[0].take(b"begin")
        elif message == b"begin":
            ask(0)

    return take
