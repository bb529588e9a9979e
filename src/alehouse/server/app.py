"""The server as one application: all doors, what they answer when something is wrong, and who stands in front."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from alehouse import __version__
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.server.about import AskHint, NewTable, SitDown, Token, Trouble, sentence
from alehouse.server.denied import Denied
from alehouse.server.doorkeeper import doorkeeper
from alehouse.server.doors import DOORS, Doors
from alehouse.server.keeper import Keeper
from alehouse.server.page_files import Page, page
from alehouse.server.socket import play
from alehouse.tables.clock import Clock

log = logging.getLogger("alehouse.server")

_SAID = {404: "server-no-door", 405: "server-no-door", 413: "server-too-large", 503: "server-trouble"}
"""What a person is told of an error that the framework found; of any other, that the request was odd."""


def make_app(keeper: Keeper) -> ASGIApp:
    """All doors of one server."""
    app = Litestar(
        route_handlers=[*DOORS, play, health, metrics, page],
        state=State({"doors": Doors(keeper), "page": Page()}),
        openapi_config=OpenAPIConfig(
            title="Alehouse", version=__version__, path="/api", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=keeper.settings.largest_body,
        exception_handlers={AlehouseError: _refused, HTTPException: _odd, Exception: _failed},
        logging_config=None,
    )
    for strict in (NewTable, SitDown, AskHint, Token, Clock):
        # Litestar does not tell of itself what msgspec refuses.
        app.openapi_schema.components.schemas[strict.__name__].additional_properties = False
    return doorkeeper(app, keeper.settings, keeper.metrics)


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> str:
    """Whether the server can store what it accepts."""
    doors: Doors = request.app.state.doors
    try:
        await doors.store.is_there()
    except Exception as wrong:
        log.exception("database-silent")
        raise Denied(503, "server-trouble") from wrong
    return "ok\n"


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any]) -> str:
    """Figures for Prometheus."""
    doors: Doors = request.app.state.doors
    return doors.keeper.metrics.text()


def _refused(request: Request[Any, Any, Any], wrong: AlehouseError) -> Response[Trouble]:
    return Response(Trouble(sentence(wrong.message)), status_code=wrong.status if isinstance(wrong, Denied) else 409)


def _odd(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Trouble]:
    id = _SAID.get(wrong.status_code, "server-message-odd")
    return Response(Trouble(sentence(Message(id))), status_code=wrong.status_code, headers=wrong.headers)


def _failed(request: Request[Any, Any, Any], wrong: Exception) -> Response[Trouble]:
    log.error("door-failed", exc_info=wrong, extra={"method": request.method})
    return Response(Trouble(sentence(Message("server-trouble"))), status_code=500)
