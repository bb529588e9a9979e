"""Players and onlookers as programs, for the tests: what they are told, and what they do."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from alehouse.engine.luck import FastLuck, Luck

Said = dict[str, Any]


class Client:
    """Somebody with a secret, at one server."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        self.address = address
        self.secret = secret if secret is not None else secrets.token_hex(32)
        self.code = ""
        self.seat: int | None = None
        self.have: int | None = None
        self.now: Said = {}
        self.steps: list[Said] = []
        self.acknowledged: list[tuple[int, str]] = []
        """Decisions that the server said were accepted, with what was decided."""
        self.present: Said | None = None
        self.view: Any = None
        self._socket: ClientConnection | None = None
        self._heard: list[str] | None = None
        self._id = 0

    # Single questions

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """The status and what was answered."""
        # There is nothing to verify here, and reading the world's certificates takes longer than the answer.
        async with httpx.AsyncClient(base_url=self.address, verify=False) as http:
            sent = {"authorization": f"Bearer {self.secret}", **headers}
            answer = await http.request(method, path, json=body, headers=sent)
            return answer.status_code, answer.json() if answer.content else None

    async def good(self, method: str, path: str, body: object = None) -> Any:
        status, answer = await self.ask(method, path, body)
        assert status in (200, 201, 204), answer
        return answer

    async def set_up(self, game: str, players: int, name: str = "Ann", **more: object) -> str:
        """Set up a table as its host, in the first seat; its code."""
        table = await self.good("POST", "/api/tables", {"game": game, "players": players, "name": name, **more})
        self.code, self.seat = table["code"], table["seat"]
        return self.code

    async def sit(self, code: str, seat: int, name: str) -> None:
        await self.good("POST", f"/api/tables/{code}/seats/{seat}", {"name": name})
        self.code, self.seat = code, seat

    async def add_bot(self, seat: int, name: str, bot: str = "random") -> None:
        await self.good("POST", f"/api/tables/{self.code}/seats/{seat}", {"name": name, "bot": bot})

    async def begin(self) -> None:
        await self.good("POST", f"/api/tables/{self.code}/begin")

    # At the table

    async def come(self, code: str = "", fresh: bool = False, heard: list[str] | None = None) -> None:
        """Connect, and say which step one has; then read what was missed. All that is said is put into `heard`."""
        self._heard = heard
        self.code = code or self.code
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.code}/play"
        headers = {"authorization": f"Bearer {self.secret}"}
        self._socket = await connect(url, additional_headers=headers, compression=None, open_timeout=60, max_queue=None)
        at_the_end.append(self._socket.close)
        at_the_end.append(self._socket.wait_closed)
        answer = await self.tell({"is": "hello", "have": None if fresh else self.have})
        assert answer["is"] == "done", answer

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    def vanish(self) -> None:
        """Without a word, as when a tunnel begins."""
        assert self._socket is not None
        self._socket.transport.abort()

    def pause(self) -> None:
        """Read nothing more, as a very slow line does."""
        assert self._socket is not None
        self._socket.transport.pause_reading()

    async def send(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    def put_on_the_line(self, data: bytes) -> None:
        """Bytes as they are, without a frame around them."""
        assert self._socket is not None
        self._socket.transport.write(data)

    def numbered(self, said: Said) -> str:
        self._id += 1
        return json.dumps({"id": self._id, **said})

    async def tell(self, said: Said) -> Said:
        """Say something, and read until it is answered."""
        await self.send(self.numbered(said))
        while True:
            heard = await self.hear()
            if heard.get("id") == self._id:
                return heard

    async def hear(self) -> Said:
        """The next message; what it says is remembered."""
        text = await self._receive()
        heard: Said = json.loads(text)
        if self._heard is not None and heard["is"] != "here":
            # But for the server's clock, and for who happens to be connected.
            self._heard.append(re.sub(r'"time":\d+', "", text))
        if heard["is"] == "step":
            assert self.have is None or heard["number"] == self.have + 1, "steps come one after the other"
            self.have = heard["number"]
            self.steps.append(heard)
            # Where chance goes on at once, it comes with what chance brings at last.
            self.view = heard["view"] or self.view
        elif heard["is"] == "present":
            self.have = heard["number"]
            self.present = heard
            self.view = heard["view"]
        elif heard["is"] == "now":
            assert heard["number"] == self.have
            self.now = heard
        return heard

    async def _receive(self) -> str:
        assert self._socket is not None
        # Not wait_for: where something comes in the moment in which a test ends a player, it forgets about the ending.
        async with asyncio.timeout(60):
            return str(await self._socket.recv())

    async def overhear(self, heard: list[str]) -> None:
        """All that has been said to this reader until an answer to a question of its own."""
        assert self._socket is not None
        await self.send(json.dumps({"is": "hello", "id": 0}))
        while '"is":"refused"' not in (text := await self._receive()):
            heard.append(text)

    async def closed(self) -> int:
        """The code that the socket is closed with."""
        assert self._socket is not None
        async with asyncio.timeout(60):
            await self._drain()
        return self._socket.close_code or 0

    async def _drain(self) -> None:
        assert self._socket is not None
        with suppress(ConnectionClosed):
            async for _ in self._socket:
                pass

    # Playing

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["phase"] == "over"

    def would(self, luck: Luck) -> Said | None:
        """What a player with this luck says now; None where others are to decide."""
        now = self.now
        if self.seat is None:
            return None
        if now["phase"] == "words" and self.seat not in now["words"]["promised"]:
            return {"is": "promise", "promise": None}
        if now["choices"]:
            choice = now["choices"][luck.below(len(now["choices"]))]
            return {"is": "decide", "decision": now["decision"], "action": choice["action"]}
        if now["seats"][self.seat]["played_for"] in ("time", "away"):
            return {"is": "come-back"}
        return None

    async def play(self, luck: Luck, steps: int = 1_000_000) -> None:
        """Play until the game is over, or until so many steps were seen."""
        while not self.over and len(self.steps) < steps:
            said = self.would(luck)
            if said is None:
                await self.hear()
            else:
                answer = await self.tell(said)
                if answer["is"] == "done" and said["is"] == "decide":
                    self.acknowledged.append((said["decision"], said["action"]))
                assert answer["is"] == "done" or answer["look_again"] or _is_past(answer), answer


def _is_past(answer: Said) -> bool:
    return bool(answer["why"]["id"] in ("table-decision-past", "table-word-late", "table-over", "server-played-for"))


at_the_end: list[Callable[[], Awaitable[None]]] = []
"""What is still to be done before everybody goes home."""


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Let a scene happen; afterwards everybody goes home."""

    async def all_of_it() -> None:
        try:
            await scene
        finally:
            await asyncio.gather(*(leave() for leave in at_the_end))
            at_the_end.clear()

    asyncio.run(all_of_it())


async def company(address: str, game: str, people: int, bots: int = 0, **more: object) -> list[Client]:
    """A table with so many people and bots, all connected and ready to play."""
    clients = [Client(address) for _ in range(people)]
    code = await clients[0].set_up(game, people + bots, name="Player 1", **more)
    for seat, client in enumerate(clients[1:], 1):
        await client.sit(code, seat, f"Player {seat + 1}")
    for seat in range(people, people + bots):
        await clients[0].add_bot(seat, f"Bot {seat + 1}")
    await clients[0].begin()
    for client in clients:
        await client.come()
    return clients


async def play_together(clients: list[Client], seed: int = 0) -> None:
    await asyncio.gather(*(client.play(FastLuck(seed + number)) for number, client in enumerate(clients)))
