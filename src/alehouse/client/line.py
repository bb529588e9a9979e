"""The line to a table: everything said there is handed on; when it is cut, it mends itself and nothing is missed."""

from __future__ import annotations

import threading
from typing import Any, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from alehouse.client.doors import Silent
from alehouse.client.reading import Heard, read_heard
from alehouse.engine.errors import AlehouseError
from alehouse.server.protocol import Answer, Done, Explained, Hello, Present, Refused, Said, Step

PATIENCE = 20.0
"""Seconds until something that was said must have been answered."""
FIRST_WAIT = 0.5
LONGEST_WAIT = 20.0
"""Seconds between two tries to connect."""
_FAREWELL = 3.0
"""Seconds."""
LARGEST = 8_000_000
"""Bytes of a message; what happened in a whole game is never so long."""

EXPELLED = 4403
GONE = 4404
FATAL = (401, 403, 404)
"""Answers to a websocket's request that another try would get again."""


class Listener(Protocol):
    """Who is at the near end. All of it is called by the line's own thread."""

    def hear(self, heard: Heard) -> None:
        """Something was said at the table."""

    def tick(self) -> None:
        """A moment has passed in silence."""

    def lose(self) -> None:
        """The line was cut; it is being mended."""

    def mend(self) -> None:
        """It is mended, and what was missed has been told."""

    def fail(self, wrong: Exception) -> None:
        """It is over for good."""


class Cut(AlehouseError):
    """There is no line at the moment."""


class Line:
    """One seat's, or one onlooker's, way to a table."""

    def __init__(self, address: str, headers: dict[str, str], listener: Listener) -> None:
        self._address = address
        self._headers = headers
        self._listener = listener
        self._have: int | None = None
        self._socket: ClientConnection | None = None
        self._last_id = 0
        self._answers: dict[int, Heard | None] = {}
        self._news = threading.Condition()
        self._leaving = threading.Event()
        self._refused: AlehouseError | None = None
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Hang up."""
        self._leaving.set()
        socket = self._socket
        if socket is not None:
            socket.close()
        if self._thread.is_alive() and threading.current_thread() is not self._thread:
            # Who is just knocking at a door that nobody opens need not be waited for.
            self._thread.join(_FAREWELL)

    # Saying something

    def say(self, said: type[Said], **fields: Any) -> int:
        """Say it without waiting; its id. Raises Cut where there is no line."""
        with self._news:
            self._last_id += 1
            id = self._last_id
            socket = self._socket
        if socket is None:
            raise Cut("join-no-line")
        try:
            socket.send(msgspec.json.encode(said(id=id, **fields)).decode())
        except ConnectionClosed:
            raise Cut("join-line-cut") from None
        return id

    def ask(self, said: type[Said], **fields: Any) -> Done | Answer | Explained | Refused:
        """Say it, and wait for the answer. Raises Cut where none comes. Not for the line's own thread."""
        with self._news:
            id = self.say(said, **fields)
            socket = self._socket
            self._answers[id] = None
            try:
                self._news.wait_for(lambda: self._answers[id] is not None or self._socket is not socket, PATIENCE)
                answer = self._answers[id]
            finally:
                del self._answers[id]
        if not isinstance(answer, (Done, Answer, Explained, Refused)):
            raise Cut("join-line-cut")
        return answer

    # The thread

    def _run(self) -> None:
        wait = 0.0
        try:
            while not self._leaving.wait(wait):
                if self._attend():
                    wait = 0.0
                if self._leaving.is_set():
                    return
                wait = min(LONGEST_WAIT, 2 * wait) if wait else FIRST_WAIT
        except Exception as wrong:
            self._listener.fail(wrong)

    def _attend(self) -> bool:
        """Listen until the line is cut; whether there was any line."""
        welcome = False
        try:
            with connect(
                self._address,
                additional_headers=self._headers,
                open_timeout=PATIENCE,
                close_timeout=2,
                max_size=LARGEST,
            ) as socket:
                welcome = self._listen(socket)
        except InvalidStatus as wrong:
            if wrong.response.status_code in FATAL:
                raise Silent("join-not-ours", {"server": self._address.split("/api/")[0]}) from None
        except (OSError, InvalidHandshake, InvalidMessage, WebSocketException):
            # As good as no line: it is tried again.
            pass
        finally:
            with self._news:
                self._socket = None
                self._news.notify_all()
        if not self._leaving.is_set():
            self._listener.lose()
        return welcome

    def _listen(self, socket: ClientConnection) -> bool:
        hello: int | None = None
        welcome = False
        self._refused = None
        with self._news:
            self._socket = socket
        try:
            hello = self.say(Hello, have=self._have)
            while True:
                try:
                    heard = read_heard(socket.recv(timeout=1.0))
                except TimeoutError:
                    self._listener.tick()
                    continue
                if isinstance(heard, Done) and heard.id == hello:
                    welcome = True
                    self._listener.mend()
                elif not self._take(heard):
                    return welcome
        except Cut:
            return welcome
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            if code == EXPELLED:
                raise Silent("join-expelled") from None
            if code == GONE and self._refused is not None:
                raise self._refused from None
            return welcome

    def _take(self, heard: Heard) -> bool:
        """Hand it on; False where something was missed, so that the line must be opened anew."""
        if isinstance(heard, Step):
            if self._have is not None and heard.number <= self._have:
                return True
            if self._have is None or heard.number != self._have + 1:
                return False
            self._have = heard.number
        elif isinstance(heard, Present):
            self._have = heard.number
        elif isinstance(heard, Refused) and heard.id is None:
            self._refused = AlehouseError(heard.why.id, heard.why.args)
        elif isinstance(heard, (Done, Answer, Explained, Refused)):
            with self._news:
                if heard.id is not None and heard.id in self._answers:
                    self._answers[heard.id] = heard
                    self._news.notify_all()
                    return True
        self._listener.hear(heard)
        return True
