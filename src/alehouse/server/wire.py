"""The websocket of one reader, as near to the wire as uvicorn lets us come.

Nearly all that clients send is one whole text frame, and all that they are sent is text that is encoded already: both
go past the general parser and the layers of ASGI, which together take longer than everything else that a table does.
Whatever else arrives (pings, fragments, closing, nonsense) is left to uvicorn's protocol, one whole frame at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from websockets.http11 import Request

from alehouse.server.frames import EIGHT_BYTES, TWO_BYTES, lone_text
from alehouse.server.lines import SocketLine

EXTENSION = "alehouse.wire"
"""In a scope's extensions: the socket's Wire."""
MOST_UNREAD = 32
"""Messages that wait to be heard until the client has to wait too."""

_MASKED = 0x80


class Wire(SocketLine):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.at_once: Callable[[bytes], bool] | None = None
        """Told each message first, and says whether it was dealt with; the others wait until they are heard."""
        self._rest = b""
        self._longest = self.config.ws_max_size
        self._is_open = False
        """Whether the request for a socket is behind us: what comes now are frames."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self
            self._is_open = True

    # Hearing

    async def hear(self) -> bytes | None:
        """What the client says next; None when nothing more will come."""
        event: Any = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if type(event) is bytes:
            return event
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        data: bytes = text.encode() if text is not None else event.get("bytes") or b""
        return data

    def hang_up(self) -> None:
        """Nothing more is heard."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def data_received(self, data: bytes) -> None:
        if not self._is_open or self.conn.parser_exc is not None:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        elif self._is_heard(data):
            return
        at, size = 0, len(data)
        while size - at >= 2:
            length = data[at + 1] & 0x7F
            begin = at + 2
            if length == TWO_BYTES:
                begin += 2
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length == EIGHT_BYTES:
                begin += 8
                length = int.from_bytes(data[at + 2 : begin], "big")
            if data[at + 1] & _MASKED:
                begin += 4
            end = begin + length
            if length > self._longest and begin <= size:
                # Refused by its head: the rest need not be waited for.
                super().data_received(data[at:])
                return
            if end > size:
                break
            if not self._is_heard(data[at:end]):
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]

    def _is_heard(self, frame: bytes) -> bool:
        """Whether these bytes are one whole message, and no more; it is heard then."""
        message = lone_text(frame) if not self.frames else None
        # What is more than ASCII may be no text at all; nearly all that players say is less.
        if message is None or len(message) > self._longest or not message.isascii():
            return False
        self._heard(message)
        return True

    def _heard(self, message: bytes) -> None:
        if self.close_sent:
            return
        if self.at_once is not None and self.queue.empty() and self.at_once(message):
            return
        self.queue.put_nowait(message)  # type: ignore[arg-type]
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
