"""Who is asking: whoever holds a secret. Secrets travel in a cookie or a header, and only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Any

from litestar.connection import ASGIConnection

from alehouse.engine.fair_luck import is_hex
from alehouse.server.denied import Denied

COOKIE = "alehouse"
BYTES = 32
_YEAR = 365 * 24 * 60 * 60


def fresh_secret() -> str:
    return secrets.token_hex(BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so that a plain hash tells nothing."""
    return hashlib.sha256(b"alehouse holder " + secret.encode()).hexdigest()


def holder_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The hash of the asker's secret: from the header if there is one, else from the cookie; None without any."""
    secret = _from_header(connection.headers.get("authorization")) or _from_cookie(connection.headers.get("cookie"))
    return hashed(secret) if secret is not None else None


def cookie(secret: str, secure: bool) -> str:
    """The header that gives a browser its secret: no script may read it, no other site may send it."""
    return f"{COOKIE}={secret}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")


def _from_header(header: str | None) -> str | None:
    if header is None:
        return None
    kind, _, secret = header.partition(" ")
    if kind.lower() != "bearer" or not is_hex(secret, 2 * BYTES):
        raise Denied(401, "server-secret-odd", {"digits": 2 * BYTES})
    return secret


def _from_cookie(header: str | None) -> str | None:
    if header is None:
        return None
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    # What is no secret of ours is as good as none: a new one is given.
    return found.value if found is not None and is_hex(found.value, 2 * BYTES) else None
