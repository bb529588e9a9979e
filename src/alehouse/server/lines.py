"""The lines that people are connected by: uvicorn's own, but nobody holds one for ever without using it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

FOR_REQUEST = 20.0
"""Seconds for a whole request to come in."""
TO_READ_A_REFUSAL = 1.0
"""Seconds for whoever still sends; to hang up at once could take the answer back."""
TO_READ_THE_REST = 5.0
"""Seconds for a line that is being closed to take what was written to it before."""
MOST_UNREAD = 256 * 1024
"""Bytes of pongs and the like that may wait on a line; messages wait elsewhere, see socket.py."""


class HttpLine(H11Protocol):
    """Requests that never come to their end are hung up on."""

    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._be_patient(FOR_REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        # Of what was refused before it was all here, nobody reads the rest.
        self._be_patient(TO_READ_A_REFUSAL if self.conn.their_state is h11.SEND_BODY else FOR_REQUEST)

    def _be_patient(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _hang_up(self) -> None:
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY, h11.ERROR):
            self.transport.abort()
        else:
            # It is all here, and being answered.
            self._be_patient(FOR_REQUEST)


class SocketLine(WebSocketsSansIOProtocol):
    """Whoever does not read is let go, and what is no text is no reason for a long story in the log."""

    _patience: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        super().connection_lost(exc)
        # The parser and what it belongs to hold each other: a circle, which would be found an hour later.
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        # Likewise this, by way of what it says about itself.
        self.scope.clear()  # type: ignore[attr-defined]
        # Who answers the closing frame has as long as uvicorn gives.
        self._let_go(TO_READ_THE_REST + (self.close_timeout if self.close_timer is not None else 0))

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._let_go(TO_READ_THE_REST)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        # Of whoever said what is no message, nothing more is read.
        if self.conn.parser_exc is None:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Say why the line is closed; what is still on its way is let go by, or it could take that back."""
        assert self.conn.close_sent is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_sent.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(TO_READ_A_REFUSAL, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                # Where the other side has closed meanwhile, that was answered already.
                with suppress(InvalidState):
                    self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _let_go(self, seconds: float) -> None:
        """Close the line, whether or not what was written to it has been read by then."""
        if self._patience is None:
            self._patience = self.loop.call_later(seconds, self.transport.abort)
