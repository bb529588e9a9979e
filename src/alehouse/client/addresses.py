"""Where a table is: invitations as people pass them on, and what is asked at which address."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import quote, urlsplit

from alehouse.engine.errors import AlehouseError

_TABLE = "/t/"
_TAKE = "/take"
"""Behind it and a # stands the token by which a second device takes a seat."""
_EXAMPLE = "http://localhost:8350/t/abcdefghj"


class BadAddress(AlehouseError):
    """What was given is no address of a server or a table."""


@dataclass(frozen=True)
class Invitation:
    """A server, perhaps a table there, perhaps a link by which a second device takes a seat."""

    server: str
    """As `https://host:port`."""
    code: str = ""
    token: str = field(default="", repr=False)


def read_invitation(address: str, code: str = "") -> Invitation:
    """What somebody was sent, `http://host:port/t/CODE`, or a server's address and a code."""
    try:
        parts = urlsplit(address.strip())
        port = parts.port
    except ValueError:
        raise _odd(address) from None
    path = parts.path.rstrip("/")
    named = path.removeprefix(_TABLE) if path.startswith(_TABLE) else ""
    if (
        parts.scheme not in ("http", "https")
        or not parts.hostname
        or "@" in parts.netloc
        or not address.isprintable()
        or " " in address.strip()
        or (path and not named and not (path == _TAKE and parts.fragment))
        or (named and code and named != code)
    ):
        raise _odd(address)
    if not code.strip().isalnum() and code:
        raise BadAddress("server-no-table")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Invitation(
        f"{parts.scheme}://{host}" + (f":{port}" if port is not None else ""),
        (named or code.strip()).lower(),
        parts.fragment,
    )


def _odd(address: str) -> BadAddress:
    # What stands before an @ or behind a # may be somebody's secret, and is not repeated.
    shown = address.split("#")[0].rpartition("@")[2]
    return BadAddress("join-address-odd", {"address": shown, "example": _EXAMPLE})


def table_address(server: str, code: str) -> str:
    """The invitation to pass on; a browser opens it too."""
    return f"{server}{_TABLE}{code}"


def take_address(server: str, token: str) -> str:
    """What a second device opens."""
    return f"{server}{_TAKE}#{token}"


def table_path(code: str) -> str:
    """Where the doors of a table are."""
    return f"/api/tables/{quote(code, safe='')}"


def socket_address(server: str, code: str) -> str:
    return server.replace("http", "ws", 1) + table_path(code) + "/play"
