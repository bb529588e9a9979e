"""What can be set about a server, with what it is if nobody says otherwise."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field

from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Json

HOST = "127.0.0.1"
PORT = 8350


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True)
class Settings:
    database: str
    host: str = HOST
    port: int = PORT
    proxies: str = ""
    """The addresses of proxies that are believed when they say for whom they ask, with commas; none: nobody is."""
    link: tuple[str, int] | None = None
    """Where the other servers of the same database reach this one; None: where the database sees it, at any port."""
    boxes: dict[str, dict[str, Json]] = field(default_factory=dict)
    """By game: what differs from the printed box at tables that do not say otherwise."""

    pace: float = 1.0
    """Seconds between a bot's being asked and its answer, or a multiple: thinking time tells nothing."""
    thinkers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""

    idle: float = 600.0
    """Seconds after which a table that nobody watches is put away."""
    heartbeat: float = 20.0
    """Seconds between two times that a server says who is connected to it."""

    ping: float = 20.0
    """Seconds between two pings of a socket, and for their answers."""

    requests: Limit = Limit(100, 20)
    """Of one address."""
    new_tables: Limit = Limit(20, 0.1)
    """Of one address."""
    hints: Limit = Limit(20, 0.2)
    """Of one address: each takes a while to think about."""
    analyses: Limit = Limit(5, 0.02)
    """Games of one address that are begun to be analysed."""
    wrong_codes: Limit = Limit(30, 0.2)
    """Codes and links of one address that lead nowhere: nobody finds a table by trying."""
    messages: Limit = Limit(40, 10)
    """Of one socket."""
    sockets: int = 200
    """Of one address."""
    onlookers: int = 500
    """At one table."""
    devices: int = 20
    """Sockets of one seat."""
    largest_body: int = 16_000
    """Bytes of a request, or of a message through a socket."""
    backlog: int = 1_000_000
    """Bytes that wait for a slow reader, until it is cut off."""


def read_proxies(text: str) -> str:
    """The addresses or networks of proxies, with commas between them; raises AlehouseError where one is none."""
    for each in text.split(","):
        try:
            ipaddress.ip_network(each.strip())
        except ValueError:
            raise AlehouseError("server-proxy-odd", {"address": each.strip()}) from None
    return text


def read_link(text: str) -> tuple[str, int]:
    """An address of this server, HOST or HOST:PORT; raises AlehouseError where it is none. Without a port: any."""
    host, found, port = text.rpartition(":")
    if not found or text.endswith("]"):
        host, port = text, "0"
    host = host.removeprefix("[").removesuffix("]")
    if not host or not port.isdecimal() or not port.isascii() or int(port) > 65535:
        raise AlehouseError("server-link-odd", {"address": text})
    return host, int(port)
