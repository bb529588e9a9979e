"""A server's doors for single questions, asked by somebody with a secret."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import IO, TypeVar

import msgspec

from alehouse.bots.hints import Hint
from alehouse.client.addresses import table_path
from alehouse.client.reading import NotOurs, read_as
from alehouse.engine import record_file
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.messages import read_message
from alehouse.engine.record import Record
from alehouse.server.about import AskHint, House, Link, NewTable, SitDown, TableAbout, Token, Trouble

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds."""
LARGEST = 8_000_000
"""Bytes of an answer; a record is never so long."""


class Silent(AlehouseError):
    """Nobody answers at this address, or nobody of ours."""


class Denied(AlehouseError):
    """The server said no, and why."""

    def __init__(self, trouble: Trouble) -> None:
        said = read_message({"id": trouble.why.id, "args": trouble.why.args})
        super().__init__(said.id, said.args)


class Doors:
    """One server, and who is asking."""

    def __init__(self, server: str, secret: str) -> None:
        self.server = server
        self.headers = {"Authorization": f"Bearer {secret}"}
        """Go with every request, the websocket's too."""
        self._opener = urllib.request.build_opener(_NoOtherHouse)

    def house(self) -> House:
        """What can be played here, and by which bots."""
        return self._ask(House, "GET", "/api/games")

    def open_tables(self) -> list[TableAbout]:
        return self._ask(list[TableAbout], "GET", "/api/tables")

    def my_tables(self) -> list[TableAbout]:
        return self._ask(list[TableAbout], "GET", "/api/mine")

    def table(self, code: str) -> TableAbout:
        return self._ask(TableAbout, "GET", table_path(code))

    def set_up(self, new: NewTable) -> TableAbout:
        return self._ask(TableAbout, "POST", "/api/tables", new)

    def sit(self, code: str, seat: int, name: str, bot: str | None = None) -> TableAbout:
        return self._ask(TableAbout, "POST", f"{table_path(code)}/seats/{seat}", SitDown(name, bot))

    def free(self, code: str, seat: int) -> TableAbout:
        return self._ask(TableAbout, "DELETE", f"{table_path(code)}/seats/{seat}")

    def begin(self, code: str) -> TableAbout:
        return self._ask(TableAbout, "POST", f"{table_path(code)}/begin")

    def link(self, code: str) -> Link:
        """For a second device."""
        return self._ask(Link, "POST", f"{table_path(code)}/link")

    def take(self, token: str) -> TableAbout:
        """As the second device."""
        return self._ask(TableAbout, "POST", "/api/take", Token(token))

    def only_me(self, code: str) -> None:
        """Nobody else holds my seat any more."""
        self._send("DELETE", f"{table_path(code)}/others")

    def rematch(self, code: str) -> TableAbout:
        """The table where the same players play again, made by whoever asks first."""
        return self._ask(TableAbout, "POST", f"{table_path(code)}/rematch")

    def hint(self, code: str, decision: int, level: str) -> Hint:
        """What one had best do in this decision."""
        return self._ask(Hint, "POST", f"{table_path(code)}/hint", AskHint(decision, level))

    def record(self, code: str) -> Record:
        data = self._send("GET", f"{table_path(code)}/record")
        try:
            return record_file.from_text(data.decode())
        except (BadRecord, UnicodeDecodeError):
            raise NotOurs from None

    def _ask(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        return read_as(kind, self._send(method, path, body))

    def _send(self, method: str, path: str, body: object = None) -> bytes:
        data = msgspec.json.encode(body) if body is not None else None
        headers = {**self.headers, "Content-Type": "application/json"} if body is not None else self.headers
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return _whole(answer)
        except urllib.error.HTTPError as wrong:
            with wrong:
                raise self._refusal(wrong) from None
        except (OSError, http.client.HTTPException) as wrong:
            reason = wrong.reason if isinstance(wrong, urllib.error.URLError) else wrong
            said = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise Silent("join-silent", {"server": self.server, "reason": said}) from None

    def _refusal(self, wrong: urllib.error.HTTPError) -> AlehouseError:
        if 300 <= wrong.code < 400 and wrong.headers.get("location"):
            return Silent("join-moved", {"server": self.server, "to": wrong.headers["location"]})
        try:
            return Denied(read_as(Trouble, _whole(wrong)))
        except (OSError, http.client.HTTPException, NotOurs, ValueError):
            return Silent("join-not-ours", {"server": self.server})


class _NoOtherHouse(urllib.request.HTTPRedirectHandler):
    """A secret is for the server that it was made for: nobody is sent on with it."""

    def redirect_request(self, *_: object) -> None:
        return None


def _whole(answer: IO[bytes]) -> bytes:
    data = answer.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise NotOurs
    return data
