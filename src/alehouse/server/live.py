"""A table in memory: one thing happens at a time, and is stored before it is acknowledged or shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, NoReturn, TypeVar

from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import Chain
from alehouse.server import sight
from alehouse.server.commits import Also, Overtaken, both
from alehouse.server.denied import Denied
from alehouse.server.frames import Alike, framed
from alehouse.server.metrics import Metrics
from alehouse.server.news import CAME_OR_GONE, HELD_ANEW
from alehouse.server.settings import Settings
from alehouse.server.sight import NowShown, Numbers, SeatsShown, StepShown
from alehouse.server.store import Kept, Store
from alehouse.server.thinking import Thinker, Thoughts
from alehouse.server.turns import Turns
from alehouse.tables import Table
from alehouse.tables.course import Shown
from alehouse.tables.entries import AnyEntry
from alehouse.tables.seats import HUMAN

MOST_MISSED = 200
"""Steps that somebody who comes back is told one by one; who missed more is shown the table as it is."""

TRIES = 5
AGAIN_AFTER = 2000
FARTHEST = 3_600_000
"""Milliseconds."""
FOR_OTHERS = 10.0
"""Seconds that another server has for its bots, until ours think about the same."""
FOR_BOTS = 60_000
"""Milliseconds after which a bot that has not answered is asked again, wherever it was asked."""

log = logging.getLogger("alehouse.server")
T = TypeVar("T")
Command = Callable[[Table, int], object]
"""What is done at a table, at this time."""
TableOf = Callable[[Sequence[AnyEntry], Chain, int | None], Table]
"""Makes a table of its log (`Table.of`)."""


class LookAgain(AlehouseError):
    """Something else was accepted first; nothing came of this."""

    def __init__(self) -> None:
        super().__init__("server-look-again")


class Watcher:
    """Somebody who reads along: a seat's player, or an onlooker."""

    seat: int
    holder: str | None
    """The hash of the secret by which the seat is held."""

    def send(self, message: list[bytes]) -> None:
        """A message in parts."""
        self.send_frames(framed([message]))

    def send_frames(self, frames: bytes) -> None:
        """Messages as they go out (`framed`). Never waits."""
        raise NotImplementedError

    def expel(self) -> None:
        """The seat is not this watcher's any more."""
        raise NotImplementedError


class Live:
    """One table, as this server holds it."""

    def __init__(self, kept: Kept, store: Store, thinker: Thinker, settings: Settings, metrics: Metrics) -> None:
        self.kept = kept
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._store = store
        self._thinker = thinker
        self._settings = settings
        self._metrics = metrics
        self._chain = Chain(kept.tip)
        self._table: Table | None = None
        self._table_of: TableOf = Table.of
        self._numbers = Numbers()
        self._seats = SeatsShown()
        self._shown_to = 0
        """The last entry of the log that watchers have been shown."""
        self._reached = 0
        """The number that another server said it has reached."""
        self._turns = Turns()
        self._timer: asyncio.Handle | None = None
        self._rings_at = 0
        """When the timer rings, in milliseconds since 1970."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[int, int]] = set()
        """Decisions and seats that bots are thinking about."""
        self._asked_elsewhere = 0
        """The decision that another server has asked for: it lets its bots think."""
        self._since = _now()
        """Who was away before this server held the table may have been connected to one that is gone."""
        self._here: set[int] = set()
        self._gone: dict[int, int] = {}
        """Who was there, and since when not any more."""

    # For the doors

    async def run(self, command: Callable[[Table, int], T], also: Also | None = None) -> T:
        """Do something at the table. What came of it is stored and shown when this returns.

        What is to be written together with it is written, too, or neither.
        """
        return await self._run(command, also)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way at the table, or has to be waited for before anything is done there."""
        table = self._table
        return self._turns.taken or table is None or self._reached > len(table.log) or table.clock.kind == "days"

    def run_at_once(self, command: Command, done: Callable[[Exception | None], None]) -> None:
        """The same where the table is not busy; `done` is told when it is stored and shown, or what went wrong.

        What is done most often goes this way, which needs no task of its own and wakes none.
        """
        table = self._table
        assert table is not None
        free = self._turns.take_at_once()
        assert free
        before = len(table.log)
        try:
            self._do(table, command)
            new = table.log[before:]
            if new:
                self._store.commits.put(self.kept.id, new, lambda wrong: self._is_stored(table, wrong, done))
                return
        except Exception as wrong:
            if len(table.log) != before:
                self._forget()
            self._turns.give_back()
            done(wrong)
        else:
            self._turns.give_back()
            done(None)

    async def insist(self, command: Callable[[Table, int], T], also: Also | None = None) -> T:
        """The same for what is meant whatever happened first: where another server was quicker, it is tried again."""
        for _ in range(TRIES - 1):
            with suppress(LookAgain):
                return await self.run(command, also)
        return await self.run(command, also)

    async def ask(self, question: Callable[[Table], T]) -> T:
        """What the table answers, without changing it."""
        async with self._turns:
            return question(await self._loaded())

    async def watch(self, watcher: Watcher, have: int | None) -> None:
        """From now on the watcher is sent every step, after what it missed and what is being decided."""
        async with self._turns:
            table = await self._loaded()
            self._make_room(watcher.seat)
            await self._look()
            number = self._numbers.shown(len(table.log))
            if have is None or not 0 < have <= number or number - have > MOST_MISSED:
                watcher.send([sight.present(table, watcher.seat, self._numbers).encode()])
            elif have < number:
                self._tell_missed(table, watcher, have)
            deadline = table.deadline(self._away())
            watcher.send(NowShown(table, self._numbers, self._seats, deadline, _now()).to(watcher.seat))
            watcher.send([sight.here(self._here, deadline, _now()).encode()])
            self.watchers.add(watcher)
            self._attend(table)
        if watcher.seat != PUBLIC:
            await self._come_or_go(watcher.seat)

    async def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if self._table is not None:
            self._attend(self._table)
        self.used = time.monotonic()
        if watcher.seat != PUBLIC:
            await asyncio.shield(self._spawn(self._come_or_go(watcher.seat)))

    async def hint(self, seat: int, shown: int, level: str) -> bytes:
        """What this seat had best do in the decision that readers call so; thought in the bots' processes."""
        knowledge = await self.ask(lambda table: _may_know(table, seat, self.decision(shown)))
        return await self._thinker.hint(level, knowledge)

    def decision(self, shown: int) -> int:
        """The decision that readers call so."""
        return self._numbers.stored(shown)

    # For the keeper

    def wake(self) -> None:
        """Somebody must look after this table: a clock has run down, or a bot was asked by a server that is gone."""
        self._ring()

    @property
    def idle(self) -> bool:
        """Whether nobody has used it for long."""
        used = self.watchers or self._tasks or time.monotonic() - self.used < self._settings.idle
        return not used

    def put_away(self) -> None:
        self._stop_timer()
        for task in self._tasks:
            task.cancel()

    def hear(self, number: int) -> None:
        """Another server says that the table has reached this number, or CAME_OR_GONE, or HELD_ANEW."""
        self._reached = max(self._reached, number)
        if not self.watchers and not self._turns.taken:
            # Usually the other server tends it. Who asks for it here will find it as it is then.
            return
        if number == CAME_OR_GONE:
            self._spawn(self._look_around())
        elif number == HELD_ANEW:
            self._spawn(self.check_holders())
        else:
            self._spawn(self._catch_up())

    async def check_holders(self) -> None:
        """Let go of those who do not hold their seats any more."""
        for watcher in [each for each in self.watchers if each.holder is not None and each.seat != PUBLIC]:
            assert watcher.holder is not None
            if (await self._store.hold(self.kept.id, watcher.holder)).seat != watcher.seat:
                watcher.expel()

    # How it works

    async def _run(self, command: Callable[[Table, int], T], also: Also | None = None) -> T:
        async with self._turns:
            table = await self._loaded()
            before = len(table.log)
            answer = self._do(table, command)
            new = table.log[before:]
            if new:
                if table.clock.kind == "days":
                    also = both(also, self._store.setting_due(self.kept.id, _due(table)))
                failed: BaseException | None = None
                try:
                    await self._store.commits.append(self.kept.id, new, also)
                except BaseException as wrong:
                    failed = wrong
                if failed is not None:
                    await self._was_not_stored(failed)
                self._show(table)
            return answer

    def _do(self, table: Table, command: Callable[[Table, int], T]) -> T:
        """Let something happen at the table, which is not stored yet."""
        self.used = time.monotonic()
        before = len(table.log)
        try:
            return command(table, _now())
        except BaseException as wrong:
            if not isinstance(wrong, AlehouseError) or len(table.log) != before:
                self._forget()
            raise

    def _is_stored(self, table: Table, wrong: Exception | None, done: Callable[[Exception | None], None]) -> None:
        """What was done at once is stored, or is not."""
        if wrong is not None:
            self._spawn(self._go_back(wrong, done))
            return
        try:
            self._show(table)
        except Exception as trouble:
            log.exception("table-failed", extra={"table": self.kept.id})
            wrong = trouble
        self._turns.give_back()
        done(wrong)

    async def _go_back(self, wrong: Exception, done: Callable[[Exception | None], None]) -> None:
        try:
            await self._was_not_stored(wrong)
        except Exception as told:
            done(told)
        finally:
            self._turns.give_back()

    async def _was_not_stored(self, wrong: BaseException) -> NoReturn:
        """The table is as what is stored makes it, and not as it was about to be."""
        self._forget()
        if isinstance(wrong, Overtaken):
            self._metrics.overtaken += 1
            await self._loaded()
            raise LookAgain from None
        # Whether it is stored is not known; what was stored will be shown in a while, or with whatever comes next.
        self._ring_later()
        raise wrong

    async def _loaded(self) -> Table:
        """The table; after it had to be thrown away, made anew from what is stored."""
        if self._table is None:
            entries = await self._store.entries(self.kept.id)
            show_from = self._shown_to + 1 if self.watchers else None
            table = self._table_of(entries, self._chain, show_from)
            await self._look()
            self._table = table
            self._attend(table)
            self._show(table)
        elif self._reached > len(self._table.log):
            self._reached = 0
            await self._follow(self._table)
        return self._table

    def _forget(self) -> None:
        self._table = None
        self._numbers = Numbers()
        self._thinking.clear()

    async def _catch_up(self) -> None:
        async with self._turns:
            if self._table is not None:
                await self._loaded()

    async def _follow(self, table: Table) -> None:
        """Go on with what was stored elsewhere."""
        try:
            entries = await self._store.entries(self.kept.id, after=len(table.log))
            table.follow(entries)
        except BaseException:
            self._look_for_it_later()
            raise
        if entries:
            self._asked_elsewhere = table.decision
            self._show(table)

    def _look_for_it_later(self) -> None:
        """What has happened elsewhere is looked for again, though nobody may tell us of it a second time."""
        self._forget()
        self._ring_later()

    # Showing

    def _attend(self, table: Table) -> None:
        """Let the table show what comes of the next entries to those who watch, if anybody does."""
        table.shows_to = {watcher.seat for watcher in self.watchers}
        table.shows = bool(table.shows_to)

    def _show(self, table: Table) -> None:
        """Tell the watchers what is new, and see who or what goes on."""
        shown, table.shown = table.shown, []
        self._shown_to = len(table.log)
        self._numbers.follow(table.log)
        deadline = table.deadline(self._away())
        if shown:
            self._tell(table, shown, deadline)
        self._go_on(table, deadline)

    def _tell(self, table: Table, shown: list[Shown], deadline: int | None) -> None:
        known = [each for each in shown if not sight.is_secret(each.entry)]
        self._metrics.steps += len(known)
        steps = [self._step(table, each) for each in known]
        now = NowShown(table, self._numbers, self._seats, deadline, _now())
        told: dict[int, bytes] = {}
        alike = Alike(len(steps) + 1)
        if not known:
            # Nobody but those whom it concerns learns that there was anything.
            concerned = {each.entry.seat for each in shown}  # type: ignore[union-attr]
            told = dict.fromkeys({watcher.seat for watcher in self.watchers} - concerned, b"")
        for watcher in self.watchers:
            seat = watcher.seat
            frames = told.get(seat)
            if frames is None:
                messages = [step.to(seat) for step in steps]
                messages.append(now.to(seat))
                frames = told[seat] = alike.framed(messages)
            if frames:
                watcher.send_frames(frames)

    def _step(self, table: Table, shown: Shown) -> StepShown:
        return StepShown(table.game, shown, self._numbers.shown(shown.entry.number))

    def _tell_missed(self, table: Table, watcher: Watcher, have: int) -> None:
        again = self._table_of(table.log, self._chain, self._numbers.stored(have) + 1)
        for each in again.shown:
            if not sight.is_secret(each.entry):
                watcher.send(self._step(table, each).to(watcher.seat))

    def _make_room(self, seat: int) -> None:
        here = sum(1 for watcher in self.watchers if watcher.seat == seat)
        if here >= (self._settings.onlookers if seat == PUBLIC else self._settings.devices):
            raise AlehouseError("server-full" if seat == PUBLIC else "server-devices")

    # Who is there

    async def _come_or_go(self, seat: int) -> None:
        here = any(watcher.seat == seat for watcher in self.watchers)
        await self._store.is_here(self.kept.id, seat, here, _now())
        await self._look_around()

    async def _look_around(self) -> None:
        async with self._turns:
            if self._table is None:
                return
            before = set(self._here)
            await self._look()
            if self._here != before:
                deadline = self._table.deadline(self._away())
                message = [sight.here(self._here, deadline, _now()).encode()]
                for watcher in list(self.watchers):
                    watcher.send(message)
                self._go_on(self._table, deadline)

    async def _look(self) -> None:
        self._here, self._gone = await self._store.seen(self.kept.id, _now())

    def _away(self) -> dict[int, int]:
        """Since when who is away."""
        assert self._table is not None
        seats = range(len(self._table.places))
        if len(self._here) == len(seats):
            return {}
        return {seat: max(self._gone.get(seat, 0), self._since) for seat in seats if seat not in self._here}

    # Who or what goes on

    def _go_on(self, table: Table, deadline: int | None) -> None:
        # One that rings too early finds nothing to do and is set again: most deadlines move on before they come.
        if deadline is not None and (self._timer is None or deadline < self._rings_at):
            # Far deadlines are looked at again now and then: a timer cannot be set for a month.
            self._ring_after(min(max(0, deadline - _now()), FARTHEST))
        for seat in table.asked():
            kind = table.played_by(seat)
            key = (table.decision, seat)
            if kind != HUMAN and key not in self._thinking and not table.answered(seat):
                self._thinking.add(key)
                self._spawn(self._think(kind, seat, table.decision, table.knowledge(seat).encode(), table.heard()))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self._spawn(self._tick())

    def _ring_later(self) -> None:
        """Something went wrong: the clock and the bots try again in a while."""
        self._ring_after(AGAIN_AFTER)

    def _ring_after(self, milliseconds: int) -> None:
        self._stop_timer()
        self._rings_at = _now() + milliseconds
        self._timer = asyncio.get_running_loop().call_later(milliseconds / 1000, self._ring)

    async def _tick(self) -> None:
        try:
            async with self._turns:
                await self._loaded()
                # Who is away here may have come to another server.
                await self._look()
            # Where another server holds the table too, its clock may be first.
            with suppress(LookAgain):
                await self._run(lambda table, now: table.tick(now, self._away()))
            async with self._turns:
                table = await self._loaded()
                self._go_on(table, table.deadline(self._away()))
        except Exception:
            log.exception("clock-failed", extra={"table": self.kept.id})
            self._ring_later()

    async def _think(
        self, kind: str, seat: int, decision: int, knowledge: bytes, heard: list[tuple[int, str, int]]
    ) -> None:
        """Let a bot decide, and speak before, if it wants to.

        When it answers does not depend on what it may choose or say, or on how long it thought.
        """
        loop = asyncio.get_running_loop()
        started = loop.time()
        pace = self._settings.pace
        try:
            if decision == self._asked_elsewhere:
                await asyncio.sleep(FOR_OTHERS)
                if self._table is None or self._table.decision != decision:
                    return
            thoughts = await self._thinker.think(kind, knowledge, heard)
            thought = loop.time() - started
            await asyncio.sleep((int(thought / pace) + 1) * pace - thought)
            await self._run(lambda table, now: _play_for(table, seat, kind, decision, thoughts, now))
        except LookAgain:
            pass
        except Exception:
            log.exception("bot-failed", extra={"table": self.kept.id})
            self._thinking.discard((decision, seat))
            self._ring_later()

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None and not isinstance(wrong, AlehouseError):
            log.error("table-failed", exc_info=wrong, extra={"table": self.kept.id})


def _play_for(table: Table, seat: int, kind: str, decision: int, thoughts: Thoughts, now: int) -> None:
    """A bot's decision, unless somebody else has decided meanwhile or the person has come back."""
    if table.decision == decision and table.played_by(seat) == kind and not table.answered(seat) and not table.over:
        # Who plays for an absent person puts no words into their mouth.
        if thoughts.claim is not None and not table.places[seat].is_person:
            table.claim(seat, thoughts.claim, now)
        table.decide(seat, decision, table.game.action(thoughts.action), now)


def _may_know(table: Table, seat: int, decision: int) -> bytes:
    """What a person knows who may ask for a hint now."""
    if not table.begun or seat not in table.asked() or table.answered(seat):
        raise AlehouseError("hint-nothing")
    if not table.allows_hints:
        raise Denied(403, "hint-forbidden")
    if table.played_by(seat) != HUMAN:
        raise AlehouseError("server-played-for")
    if decision != table.decision:
        raise AlehouseError("table-decision-past")
    return table.knowledge(seat).encode()


def _due(table: Table) -> int | None:
    """When the table must be looked after: when its clock has run down, or in a while if a bot has not answered."""
    if any(table.played_by(seat) != HUMAN for seat in table.asked()):
        return _now() + FOR_BOTS
    return table.deadline({})


def _now() -> int:
    return time.time_ns() // 1_000_000
