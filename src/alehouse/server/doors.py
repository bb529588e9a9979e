"""The doors for single questions: set up a table, sit down, begin, and take the record home."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from alehouse.bots import names as bots
from alehouse.bots.hints import USUAL
from alehouse.bots.kinds import iterations
from alehouse.engine import box_file
from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError, UnknownGame
from alehouse.engine.messages import Json
from alehouse.engine.record import Record
from alehouse.engine.record_file import to_text
from alehouse.engine.rolls import rolls
from alehouse.server import about
from alehouse.server.about import (
    AskHint,
    GameInside,
    House,
    Link,
    NewTable,
    RollAbout,
    SitDown,
    TableAbout,
    Token,
    Trouble,
)
from alehouse.server.cleaning import LONGEST_NAME, clean
from alehouse.server.denied import Denied
from alehouse.server.holders import cookie, fresh_secret, hashed, holder_of
from alehouse.server.keeper import Keeper
from alehouse.server.limits import Bucket, Buckets, whose
from alehouse.server.live import Live
from alehouse.server.redrawing import draws
from alehouse.server.replaying import encoded
from alehouse.server.store import CODE_LENGTH, LETTERS, NOTHING, Hold, is_code
from alehouse.tables import Table
from alehouse.tables.seats import HUMAN

LINK_LASTS = 10 * 60 * 1000
"""Milliseconds."""
MOST_LISTED = 50

Asked = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(schema_extra={"pattern": f"^[{LETTERS}]{{{CODE_LENGTH}}}$"})]
"""Of a table. What cannot be one is not there: the same answer as for any other that leads nowhere."""

GameName = Annotated[str, PathParameter(schema_extra={"pattern": "^[a-z0-9-]+$"})]

REFUSALS = {
    status: ResponseSpec(Trouble, generate_examples=False, description=description)
    for status, description in {
        400: "It could not be read.",
        401: "The secret is none.",
        403: "Not yours to do, or asked by another site's page.",
        404: "Not there.",
        409: "Not possible (now).",
        413: "Too large.",
        429: "Too often.",
        503: "The database is silent.",
    }.items()
}
"""The other answers of every door."""
REPLAY = ResponseSpec(list[dict[str, Any]], generate_examples=False, description="Each moment's events and view.")
HINT = ResponseSpec(dict[str, Any], generate_examples=False, description="The best choices, and why.")
ANALYSIS = ResponseSpec(dict[str, Any], generate_examples=False, description="How far it is, and what came of it.")
DRAWS = ResponseSpec(dict[str, Any], generate_examples=False, description="What might have come in each draw.")
RECORD = ResponseSpec(dict[str, Any], generate_examples=False, description="A record, as `alehouse verify` reads it.")


class Doors:
    """What all doors share."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.store = keeper.store
        self._new_tables = Buckets(keeper.settings.new_tables)
        self._hints = Buckets(keeper.settings.hints)
        self._analyses = Buckets(keeper.settings.analyses)
        self._wrong = Buckets(keeper.settings.wrong_codes)

    async def live(self, code: str, address: str) -> Live:
        """The table with this code. Who tries many that are none has to wait."""
        bucket = self.may_try(address)
        try:
            if not is_code(code):
                raise Denied(404, "server-no-table")
            return await self.keeper.live(code)
        except Denied:
            bucket.take()
            raise

    def may_try(self, address: str) -> Bucket:
        """What is left to somebody who tries codes and links that may lead nowhere."""
        bucket = self._wrong.of(whose(address))
        if not bucket.has_any():
            raise Denied(429, "server-too-many")
        return bucket

    def may_set_up(self, address: str) -> None:
        if not self._new_tables.of(whose(address)).take():
            raise Denied(429, "server-too-many")

    def may_ask_for_hint(self, address: str) -> None:
        if not self._hints.of(whose(address)).take():
            raise Denied(429, "server-too-many")

    def may_analyse(self, address: str) -> Bucket:
        """What is left to somebody who lets games be analysed."""
        return self._analyses.of(whose(address))

    async def hold(self, live: Live, holder: str | None) -> Hold:
        return await self.keeper.hold(live, holder)

    async def host(self, live: Live, request: Asked) -> None:
        if not (await self.hold(live, holder_of(request))).host:
            raise Denied(403, "server-host-only")

    async def told(self, live: Live, holder: str | None) -> TableAbout:
        return about.table(live.kept, await live.ask(about.stand), await self.hold(live, holder))


def _doors(request: Asked) -> Doors:
    found: Doors = request.app.state.doors
    return found


def _address(request: Asked) -> str:
    return request.client.host if request.client is not None else ""


def _given(request: Asked) -> tuple[str, dict[str, str]]:
    """Who is asking; whoever has no secret yet is given one with the answer."""
    holder = holder_of(request)
    if holder is not None:
        return holder, {}
    secret = fresh_secret()
    return hashed(secret), {"set-cookie": cookie(secret, request.url.scheme == "https")}


def _name(text: str) -> str:
    name = clean(text)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise AlehouseError("table-name-odd", {"name": name[:LONGEST_NAME], "longest": LONGEST_NAME})
    return name


def _box(data: NewTable, keeper: Keeper) -> dict[str, Json]:
    """What differs in the box of a new table, by itself or in a file."""
    if not isinstance(data.box, str):
        return {key: dict(value) if isinstance(value, dict) else value for key, value in data.box.items()}
    file = box_file.from_text(data.box)
    file.put_into(keeper.game(data.game))
    return file.changes


@get("/api/games", sync_to_thread=False, responses=REFUSALS)
def games() -> House:
    """What can be played, with options and claims, and which bots there are."""
    return _HOUSE


@get("/api/games/{name:str}", sync_to_thread=False, responses=REFUSALS)
def inside(request: Asked, name: GameName) -> GameInside:
    """What a game's things are called, and its rulebook."""
    try:
        return about.inside(_doors(request).keeper.game(name[:LONGEST_NAME]))
    except UnknownGame as unknown:
        raise Denied(404, unknown.message.id, unknown.message.args) from unknown


@get("/api/tables/{code:str}/game", responses=REFUSALS)
async def inside_here(request: Asked, code: Code) -> GameInside:
    """The same for the game as it is played at a table, whose box may differ."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    return await live.ask(lambda table: about.inside(table.game))


@get("/api/tables", responses=REFUSALS)
async def open_tables(request: Asked) -> list[TableAbout]:
    """Listed tables where somebody can still sit down, the newest first."""
    doors = _doors(request)
    found = await doors.store.open_tables(MOST_LISTED)
    return [about.table(kept, await doors.keeper.known(kept).ask(about.stand), NOTHING) for kept in found]


@get("/api/mine", responses=REFUSALS)
async def my_tables(request: Asked) -> list[TableAbout]:
    """The tables where the asker holds a seat or is the host, the newest first."""
    doors = _doors(request)
    holder = holder_of(request)
    found = await doors.store.held_by(holder, MOST_LISTED) if holder is not None else []
    return [about.table(kept, await doors.keeper.known(kept).ask(about.stand), hold) for kept, hold in found]


@post("/api/tables", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def set_up(request: Asked, data: JSONBody[NewTable]) -> Response[TableAbout]:
    """Set up a table; the asker is its host."""
    doors = _doors(request)
    doors.may_set_up(_address(request))
    holder, headers = _given(request)
    name = _name(data.name) if data.name is not None else None
    live = await doors.keeper.create(
        data.game,
        data.players,
        dict(data.options),
        _box(data, doors.keeper),
        data.clock,
        data.listed,
        holder,
        name,
        data.hints,
    )
    return Response(await doors.told(live, holder), headers=headers)


@get("/api/tables/{code:str}", responses=REFUSALS)
async def look(request: Asked, code: Code) -> TableAbout:
    """What a table is about, and who sits there."""
    doors = _doors(request)
    return await doors.told(await doors.live(code, _address(request)), holder_of(request))


@post("/api/tables/{code:str}/seats/{seat:int}", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def sit(request: Asked, code: Code, seat: FromPath[int], data: JSONBody[SitDown]) -> Response[TableAbout]:
    """Sit down, or (as the host) let a bot sit down."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    holder, headers = _given(request)
    name = _name(data.name)
    if data.bot is not None:
        await doors.host(live, request)
        if data.bot not in bots():
            raise AlehouseError("bots-unknown", {"name": data.bot[:LONGEST_NAME], "near": ", ".join(bots())})
        kind = data.bot
        await live.insist(lambda table, now: table.sit(seat, name, kind, now))
        return Response(await doors.told(live, holder), headers=headers)
    hold = await doors.hold(live, holder)
    if hold.seat is not None:
        raise AlehouseError("server-sits-already", {"number": hold.seat + 1})
    giving = doors.store.giving(live.kept.id, holder, seat)
    await live.insist(lambda table, now: table.sit(seat, name, HUMAN, now), giving)
    return Response(await doors.told(live, holder), headers=headers)


@delete("/api/tables/{code:str}/seats/{seat:int}", status_code=HTTP_200_OK, responses=REFUSALS)
async def free(request: Asked, code: Code, seat: FromPath[int]) -> TableAbout:
    """Leave a seat, or (as the host) free one; only before the game begins."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    holder = holder_of(request)
    if (await doors.hold(live, holder)).seat != seat:
        await doors.host(live, request)
    await live.insist(lambda table, now: table.free(seat, now), doors.store.freeing(live.kept.id, seat))
    await live.check_holders()
    return await doors.told(live, holder)


@post("/api/tables/{code:str}/begin", status_code=HTTP_200_OK, responses=REFUSALS)
async def begin(request: Asked, code: Code) -> TableAbout:
    """As the host: everybody is there."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    await doors.host(live, request)
    await live.insist(lambda table, now: table.begin(now))
    return await doors.told(live, holder_of(request))


@post("/api/tables/{code:str}/link", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def second_device(request: Asked, code: Code) -> Link:
    """A link by which a second device of the asker takes the same seat."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    hold = await doors.hold(live, holder_of(request))
    if hold == NOTHING:
        raise Denied(403, "server-seat-only")
    token, now = fresh_secret(), time.time_ns() // 1_000_000
    await doors.store.link(hashed(token), live.kept.id, hold, now, now + LINK_LASTS)
    return Link(token, now + LINK_LASTS)


@post("/api/take", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def take(request: Asked, data: JSONBody[Token]) -> Response[TableAbout]:
    """As the second device: take what a link is for."""
    doors = _doors(request)
    bucket = doors.may_try(_address(request))
    holder, headers = _given(request)
    kept = await doors.store.take(hashed(data.token), holder, time.time_ns() // 1_000_000)
    if kept is None:
        bucket.take()
        raise Denied(404, "server-no-link")
    if isinstance(kept, Hold):
        assert kept.seat is not None
        raise AlehouseError("server-sits-already", {"number": kept.seat + 1})
    live = await doors.keeper.live(kept.code)
    return Response(await doors.told(live, holder), headers=headers)


@delete("/api/tables/{code:str}/others", status_code=HTTP_204_NO_CONTENT, responses=REFUSALS)
async def only_me(request: Asked, code: Code) -> None:
    """Nobody else holds the asker's seat any more: a secret was stolen, or a device lent."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    holder = holder_of(request)
    hold = await doors.hold(live, holder)
    if hold.seat is None:
        raise Denied(403, "server-seat-only")
    await doors.store.commits.do(doors.store.freeing(live.kept.id, hold.seat, but=holder), live.kept.id)
    await live.check_holders()


@post("/api/tables/{code:str}/rematch", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def rematch(request: Asked, code: Code) -> TableAbout:
    """When a game is over: a new table for the same players, or the one that somebody has asked for already."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    holder = holder_of(request)
    if holder is None or (await doors.hold(live, holder)).seat is None:
        raise Denied(403, "server-seat-only")
    return await doors.told(await doors.keeper.rematch(live, holder), holder)


@post(
    "/api/tables/{code:str}/hint",
    status_code=HTTP_200_OK,
    media_type="application/json",
    responses=REFUSALS | {200: HINT},
)
async def hinted(request: Asked, code: Code, data: JSONBody[AskHint]) -> bytes:
    """As a player who is asked: what one had best do, and why. Made from what one knows, and told to nobody else."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    seat = (await doors.hold(live, holder_of(request))).seat
    if seat is None:
        raise Denied(403, "server-seat-only")
    level = data.level[:LONGEST_NAME] if data.level is not None else USUAL
    iterations(level)
    doors.may_ask_for_hint(_address(request))
    return await live.hint(seat, data.decision, level)


@get("/api/tables/{code:str}/rolls", responses=REFUSALS)
async def rolls_so_far(request: Asked, code: Code) -> list[RollAbout]:
    """What chance brought for everybody to see, beside what was to be expected."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    record = await live.ask(lambda table: table.record() if table.begun else None)
    found = rolls(record) if record is not None else {}
    return [RollAbout(thing, tally.actual, round(tally.expected, 3)) for thing, tally in found.items()]


@get("/api/tables/{code:str}/replay", media_type="application/json", responses=REFUSALS | {200: REPLAY})
async def replayed(request: Asked, code: Code, seat: FromQuery[int | None] = None) -> bytes:
    """A game that is over, step by step, as a seat saw it, or (without one) as an onlooker did."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    record = await live.ask(_finished)
    if seat is not None and not 0 <= seat < len(record.kinds):
        raise AlehouseError("table-seat", {"seat": seat + 1, "players": len(record.kinds)})
    eyes = PUBLIC if seat is None else seat
    # It takes a while, and others are waiting.
    return await asyncio.to_thread(encoded, record, eyes)


@post(
    "/api/tables/{code:str}/analysis",
    status_code=HTTP_200_OK,
    media_type="application/json",
    responses=REFUSALS | {200: ANALYSIS},
)
async def analysed(request: Asked, code: Code) -> bytes:
    """A game that is over: how far its analysis is, and what came of it. It is begun by asking."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    record = await live.ask(_finished)
    return await doors.keeper.analyses.ask(live.kept.id, record, doors.may_analyse(_address(request)))


@get("/api/tables/{code:str}/draws", media_type="application/json", responses=REFUSALS | {200: DRAWS})
async def draws_again(request: Asked, code: Code) -> bytes:
    """What chance might have brought in each draw of a game that is over: to draw it again without trusting anybody."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    record = await live.ask(_finished)
    return msgspec.json.encode(await asyncio.to_thread(draws, record))


@get("/api/tables/{code:str}/record", media_type="application/json", responses=REFUSALS | {200: RECORD})
async def record(request: Asked, code: Code) -> str:
    """The record of a game that is over, for `alehouse verify` and `alehouse replay`."""
    doors = _doors(request)
    live = await doors.live(code, _address(request))
    return await live.ask(_record)


def _record(table: Table) -> str:
    return to_text(_finished(table))


def _finished(table: Table) -> Record:
    if not table.over:
        # It holds what was drawn for everybody: nobody may read that while it is played with.
        raise Denied(409, "server-record-later")
    return table.record()


_HOUSE = about.house()

DOORS = [
    games,
    inside,
    inside_here,
    open_tables,
    my_tables,
    set_up,
    look,
    sit,
    free,
    begin,
    second_device,
    take,
    only_me,
    rematch,
    hinted,
    rolls_so_far,
    replayed,
    analysed,
    draws_again,
    record,
]
