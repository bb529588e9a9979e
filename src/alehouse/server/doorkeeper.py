"""Stands at every door: how often, from where, and what every answer says to browsers."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from alehouse.server.denied import Denied
from alehouse.server.limits import Buckets, whose
from alehouse.server.metrics import Metrics
from alehouse.server.settings import Settings

HEADERS = {
    "content-security-policy": "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
_RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_SAFE = {"GET", "HEAD", "OPTIONS"}


def doorkeeper(app: ASGIApp, settings: Settings, metrics: Metrics) -> ASGIApp:
    """The same app behind its doorkeeper."""
    requests = Buckets(settings.requests)
    sockets: Counter[str] = Counter()

    async def at_the_door(scope: Scope, receive: Receive, send: Send) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        client = scope["client"]
        address = whose(client[0] if client is not None else "")

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                named = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in _RAW if each[0] not in named)]
                metrics.requests[message["status"]] += 1
            await send(message)

        try:
            if not requests.of(address).take():
                raise Denied(429, "server-too-many")
            if (is_socket or scope["method"] not in _SAFE) and not _same_origin(scope):  # type: ignore[typeddict-item]
                raise Denied(403, "server-origin")
            if is_socket and sockets[address] >= settings.sockets:
                raise Denied(429, "server-too-many")
        except Denied as denied:
            await _refuse(denied, is_socket, receive, answer)
            return
        if not is_socket:
            await app(scope, receive, answer)
            return
        sockets[address] += 1
        metrics.sockets += 1
        try:
            await app(scope, receive, answer)
        finally:
            metrics.sockets -= 1
            sockets[address] -= 1
            if not sockets[address]:
                del sockets[address]

    return at_the_door


def _same_origin(scope: Scope) -> bool:
    """Browsers say which page asks; programs say nothing, and bring no cookies that they were not given."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        asks = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return False
    return asks != "" and asks == headers.get(b"host", b"").decode("latin-1")


async def _refuse(denied: Denied, is_socket: bool, receive: Receive, send: Send) -> None:
    if is_socket:
        await receive()
    kind = "websocket.http.response" if is_socket else "http.response"
    headers = [(b"content-type", b"application/json")]
    body = msgspec.json.encode({"why": denied.message.plain()})
    await send({"type": f"{kind}.start", "status": denied.status, "headers": headers})  # type: ignore[misc, arg-type]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[misc, arg-type]
