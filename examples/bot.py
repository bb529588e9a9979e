"""A bot of one's own at an Alehouse table: python examples/bot.py http://localhost:8350 CODE SEAT NAME

It sits down, gives no word for the luck, and does anything that is allowed. To make it a player, change `choose`.
It knows nothing of Alehouse but docs/protocol.md, and needs the package `websockets` alone.
"""

from __future__ import annotations

import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Told = dict[str, Any]


def choose(now: Told, view: Told) -> Told:
    """One of `now["choices"]`; `view` is what the seat sees."""
    choice: Told = random.choice(now["choices"])
    return choice


class Bot:
    def __init__(self, address: str, code: str) -> None:
        self.address = address.rstrip("/")
        self.code = code
        # Whoever holds this secret holds the seat: to come back tomorrow, keep it.
        self.headers = {"Authorization": f"Bearer {secrets.token_hex(32)}"}
        self.seat: int | None = None
        self.have: int | None = None
        self.view: Told = {}
        self.said = 0

    def sit(self, seat: int, name: str) -> None:
        """Take an open seat, before the game begins."""
        request = urllib.request.Request(
            f"{self.address}/api/tables/{self.code}/seats/{seat}",
            data=json.dumps({"name": name}).encode(),
            headers={**self.headers, "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            self.seat = json.load(answer)["seat"]

    def play(self) -> Told:
        """Play until the game is over, coming back whenever the line is cut; how it ended."""
        while True:
            url = self.address.replace("http", "ws", 1) + f"/api/tables/{self.code}/play"
            with connect(url, additional_headers=self.headers) as socket:
                self.say(socket, {"is": "hello", "have": self.have})
                try:
                    return self.listen(socket)
                except ConnectionClosed:
                    continue

    def listen(self, socket: ClientConnection) -> Told:
        while True:
            told: Told = json.loads(socket.recv())
            if told["is"] in ("step", "present"):
                # Where chance goes on at once, a step has no view: it comes with what chance brings at last.
                self.have, self.view = told["number"], told["view"] or self.view
            elif told["is"] == "now":
                if told["phase"] == "over":
                    return told
                self.act(socket, told)

    def act(self, socket: ClientConnection, now: Told) -> None:
        if now["phase"] == "words" and self.seat not in now["words"]["promised"]:
            self.say(socket, {"is": "promise", "promise": None})
        elif now["choices"]:
            action = choose(now, self.view)["action"]
            self.say(socket, {"is": "decide", "decision": now["decision"], "action": action})
        elif self.seat is not None and now["seats"][self.seat]["played_for"] in ("time", "away"):
            self.say(socket, {"is": "come-back"})

    def say(self, socket: ClientConnection, message: Told) -> None:
        self.said += 1
        socket.send(json.dumps({"id": self.said, **message}))


def main(address: str, code: str, seat: str, name: str) -> None:
    bot = Bot(address, code)
    bot.sit(int(seat), name)
    now = bot.play()
    print(f"{name}: place {now['ending']['places'][int(seat)]}" if now["ending"] else f"{name}: ended by agreement")


if __name__ == "__main__":
    main(*sys.argv[1:])
