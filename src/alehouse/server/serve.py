"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from sqlalchemy.exc import DBAPIError

from alehouse.engine.errors import AlehouseError
from alehouse.server.app import make_app
from alehouse.server.circles import look_at_all_hourly, look_at_little
from alehouse.server.keeper import Keeper
from alehouse.server.lines import HttpLine
from alehouse.server.logs import set_up_logs
from alehouse.server.metrics import Metrics
from alehouse.server.settings import Settings
from alehouse.server.wire import Wire

SECONDS_TO_STOP = 5
"""For requests that are under way; sockets are told at once that the server restarts, and clients come back."""


def serve(settings: Settings, opened: Callable[[str], None]) -> None:
    """Serve until SIGTERM or SIGINT. `opened` is told the address once everything is ready."""
    set_up_logs()
    _allow_many_lines()
    _set_up_python()
    listening = _listen(settings.host, settings.port)
    with asyncio.Runner(loop_factory=_quickest_loop()) as runner:
        runner.run(_serve(settings, listening, opened))


def _set_up_python() -> None:
    """As suits a process that runs for months, and mostly keeps what it has."""
    look_at_little()
    # The thread that stores waits for its turn. Until it insists it is woken whenever the turn might be its own, mostly
    # too late; that takes longer than to let it have it.
    sys.setswitchinterval(0.0001)


async def _serve(settings: Settings, listening: socket.socket, opened: Callable[[str], None]) -> None:
    try:
        keeper = await Keeper.open(settings, Metrics())
    except (OSError, DBAPIError) as wrong:
        raise AlehouseError("server-database-silent", {"kind": type(wrong).__name__}) from wrong
    server = _Server(configured(keeper), lambda: opened(_address(listening)))
    loop = asyncio.get_running_loop()
    look_at_all_hourly(loop)
    for each in (signal.SIGTERM, signal.SIGINT):
        # uvicorn raises what it caught once more when it has stopped; what is accepted must be stored first.
        loop.add_signal_handler(each, lambda: None)
    try:
        await server.serve(sockets=[listening])
    finally:
        await keeper.stop()


def configured(keeper: Keeper) -> uvicorn.Config:
    """All doors of one server, and how people are connected to them."""
    return uvicorn.Config(
        make_app(keeper),
        http=HttpLine,
        ws=Wire,
        ws_max_size=keeper.settings.largest_body,
        ws_ping_interval=keeper.settings.ping,
        ws_ping_timeout=keeper.settings.ping,
        # Costs more than it saves here, and the size of what is compressed tells something about it.
        ws_per_message_deflate=False,
        # Whoever may say for whom they ask could ask in anybody's place.
        proxy_headers=bool(keeper.settings.proxies),
        forwarded_allow_ips=keeper.settings.proxies,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened()


def _allow_many_lines() -> None:
    """Each is an open file, of which many systems allow a thousand unless more are asked for."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != hard:
            # macOS says that there is no limit, and has one.
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        raise AlehouseError("server-address", {"host": host, "port": str(port)}) from wrong
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _quickest_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop
