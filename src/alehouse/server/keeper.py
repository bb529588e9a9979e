"""Keeps the tables that are in use in memory, and puts away those that nobody uses."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of
from alehouse.server.analysing import Analyses
from alehouse.server.attending import attend
from alehouse.server.database import open_database, read_url
from alehouse.server.denied import Denied
from alehouse.server.far import Far
from alehouse.server.link import Link
from alehouse.server.links import Asked, Links
from alehouse.server.live import Live
from alehouse.server.metrics import Metrics
from alehouse.server.news import CAME_OR_GONE, News
from alehouse.server.reader import Reader
from alehouse.server.servers import Servers
from alehouse.server.settings import Settings
from alehouse.server.store import NOTHING, Hold, Kept, Store, fresh_code
from alehouse.server.thinking import Thinker
from alehouse.tables import Table
from alehouse.tables.clock import Clock
from alehouse.tables.seats import HUMAN

log = logging.getLogger("alehouse.server")


class Keeper:
    """All tables of one server."""

    def __init__(self, store: Store, news: News | None, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self._thinker = Thinker(settings.thinkers)
        self.analyses = Analyses(store, self._thinker)
        self._news = news
        self._servers = Servers(store)
        self._links: Links | None = None
        self._lives: dict[int, Live] = {}
        self._codes: dict[str, int] = {}
        self._sweeper: asyncio.Task[None] | None = None
        metrics.live = lambda: len(self._lives)

    @staticmethod
    async def open(settings: Settings, metrics: Metrics) -> Keeper:
        """With its database open and up to date."""
        url = read_url(settings.database)
        engine = await open_database(url)
        server = secrets.token_hex(8)
        store = Store(engine, server)
        store.start()
        keeper = Keeper(store, None, settings, metrics)
        if engine.dialect.name == "postgresql":
            try:
                await keeper._meet_others(url)
            except BaseException:
                await keeper.stop()
                raise
        keeper._sweeper = asyncio.create_task(keeper._sweep())
        return keeper

    async def stop(self) -> None:
        """Whatever was accepted is stored; nothing more is."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        if self._links is not None:
            await self._servers.leave()
            await self._links.stop()
        if self._news is not None:
            await self._news.stop()
        await self.analyses.stop()
        for live in self._lives.values():
            live.put_away()
        await self.store.stop()
        self._thinker.stop()

    def game(self, name: str) -> Game:
        """A game as this house plays it: with the house's own box, if it has one."""
        return game_of(name).variant(self.settings.boxes.get(name, {}))

    async def create(
        self,
        game: str,
        players: int,
        options: dict[str, OptionValue],
        box: dict[str, Json],
        clock: Clock,
        listed: bool,
        holder: str,
        name: str | None,
        hints: bool | None,
    ) -> Live:
        """A new table; its host sits in the first seat, or (without a name) in none yet."""
        now = time.time_ns() // 1_000_000
        chain = Chain.fresh()
        table = Table.open(self.game(game).variant(box), players, options, clock, chain, now, hints)
        if name is not None:
            table.sit(0, name, HUMAN, now)
        hold = Hold(0 if name is not None else None, True)
        kept = await self.store.create(chain.tip, listed, table.log, holder, hold)
        return self.known(kept)

    async def rematch(self, live: Live, holder: str) -> Live:
        """The table where the same players play again; whoever asks first is its host."""
        code, chain = fresh_code(), Chain.fresh()
        made: list[Table] = []

        def ask(table: Table, now: int) -> str:
            if table.rematch_code is None:
                made.append(table.rematch(chain, code, now))
            assert table.rematch_code is not None
            return table.rematch_code

        async def also(connection: AsyncConnection) -> None:
            await self.store.creating_rematch(live.kept, code, chain.tip, made[-1], holder)(connection)

        return await self.live(await live.insist(ask, also))

    async def live(self, code: str) -> Live:
        """The table with this code, from memory or from where it was put away."""
        id = self._codes.get(code)
        kept = self._lives[id].kept if id is not None else await self.store.find(code)
        if kept is None:
            raise Denied(404, "server-no-table")
        return self.known(kept)

    async def hold(self, live: Live, holder: str | None) -> Hold:
        """What somebody holds at a table."""
        return await self.store.hold(live.kept.id, holder) if holder is not None else NOTHING

    # Several servers

    async def link_to_tender(self, live: Live) -> Link | None:
        """The line to the server that tends this table; None where that is this one, from now on or already."""
        links = self._links
        if links is None or links.me is None:
            return None
        while True:
            name, server = await self._servers.tender(live.kept.id, time.time_ns() // 1_000_000)
            if name == links.me.name:
                return None
            link = await links.to(server) if server is not None else None
            if link is not None:
                return link
            if await self._servers.tend(live.kept.id, name):
                return None

    async def _meet_others(self, url: URL) -> None:
        """Hear what other servers announce, and let them reach this one, so that it may tend tables."""
        self._news = News(url, self.store.server, self._heard, self._gap)
        await self._news.start()
        links = self._links = Links(self.store.server, self._attend)
        chosen = self.settings.link
        host, port = chosen or (await self._servers.as_database_sees_us(), 0)
        try:
            await links.listen(host, port)
        except OSError as wrong:
            if chosen is not None:
                raise AlehouseError("server-address", {"host": host, "port": str(port)}) from wrong
            # An address that is not its own, behind a translation: tables are played here all the same.
            log.warning("links-closed")
        links.start()
        await self._say_that_we_are_there()

    async def _say_that_we_are_there(self) -> None:
        if self._links is not None and self._links.me is not None:
            await self._servers.register(self._links.me, time.time_ns() // 1_000_000)

    async def _attend(self, far: Far, asked: Asked) -> int | None:
        """Somebody whose socket is at another server."""
        live = await self.live(asked.code)
        reader = Reader(far, self.settings)
        reader.holder = asked.holder
        return await attend(self, live, reader)

    # Tables in memory

    def known(self, kept: Kept) -> Live:
        """A table that was found, in memory from now on."""
        if kept.id not in self._lives:
            self._lives[kept.id] = Live(kept, self.store, self._thinker, self.settings, self.metrics)
            self._codes[kept.code] = kept.id
        # So that it is not put away before whoever asked for it has done something with it.
        self._lives[kept.id].used = time.monotonic()
        return self._lives[kept.id]

    def _heard(self, table: int, number: int) -> None:
        live = self._lives.get(table)
        if live is not None:
            live.hear(number)

    def _gap(self) -> None:
        """Announcements were missed: any table may have gone on."""
        for live in self._lives.values():
            live.hear(_ANY_NUMBER)
            live.hear(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                for table in await self.store.still_here(time.time_ns() // 1_000_000):
                    self._heard(table, CAME_OR_GONE)
                await self._look_after()
                await self._say_that_we_are_there()
            except Exception:
                log.exception("heartbeat-failed")
            for live in [live for live in self._lives.values() if live.idle]:
                live.put_away()
                del self._lives[live.kept.id], self._codes[live.kept.code]

    async def _look_after(self) -> None:
        """Tables whose clock has run down while nobody had them in memory."""
        for kept in await self.store.overdue(time.time_ns() // 1_000_000, MOST_AT_ONCE):
            self.known(kept).wake()


MOST_AT_ONCE = 50
"""Tables that are looked after with one heartbeat."""
_ANY_NUMBER = 1 << 40
