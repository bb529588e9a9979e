"""The comparison of secrecy is tested too: whatever the server would let slip, by whichever way, it must notice."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import alehouse
from alehouse.engine import encoding
from alehouse.engine.errors import Refusal
from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message
from alehouse.server import about, doors, sight
from alehouse.server.live import Live
from alehouse.server.metrics import Metrics
from alehouse.server.protocol import Present
from alehouse.tables import Table, course
from alehouse.tables.reasons import Reason
from tests.server.client import Client, run
from tests.server.inside import a_house
from tests.server.serving import settings
from tests.server.twins import Stage, compare, evening, seated

GAME = alehouse.game("bristol-1350")
PLAYERS = 4


class Spy:
    """Knows the truth about the table that is before the server, and lets it slip."""

    def __init__(self) -> None:
        self.stage: Stage | None = None

    @property
    def number(self) -> int:
        """Another one for every truth."""
        assert self.stage is not None
        table = self.stage.live._table
        assert table is not None
        assert table._match is not None
        return int(table._match.position.digest()[:8], 16)


Leak = Callable[[Spy, pytest.MonkeyPatch], None]


def in_views(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    encode = encoding.encode_views
    patch.setattr(
        course,
        "encode_views",
        lambda seen, latest: {
            seat: [*view[:-1], b',"slip":%d}' % spy.number] for seat, view in encode(seen, latest).items()
        },
    )


def in_the_size_of_views(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    encode = encoding.encode_views
    patch.setattr(
        course,
        "encode_views",
        lambda seen, latest: {seat: [*view, b" " * (spy.number % 997)] for seat, view in encode(seen, latest).items()},
    )


def in_the_present(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    present = sight.present

    def slips(*args: Any) -> Present:
        return msgspec.structs.replace(present(*args), version=spy.number)

    patch.setattr(sight, "present", slips)


def in_events(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    """Everybody hears what only some may."""
    patch.setattr(sight, "known", lambda events, seat: list(events))


def in_steps(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    told = sight.StepShown.to
    patch.setattr(sight.StepShown, "to", lambda step, seat: _with(told(step, seat), at=spy.number))


def _with(message: list[bytes], **slips: object) -> list[bytes]:
    return [msgspec.json.encode({**msgspec.json.decode(b"".join(message)), **slips})]


def in_steps_that_were_missed(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    missed = Live._tell_missed

    def slips(self: Live, table: Table, watcher: Any, have: int) -> None:
        missed(self, table, watcher, have)
        watcher.send([b'{"is":"slip","more":%d}' % spy.number])

    patch.setattr(Live, "_tell_missed", slips)


def _now(**slips: Callable[[Spy], object]) -> Leak:
    def leak(spy: Spy, patch: pytest.MonkeyPatch) -> None:
        told = sight.NowShown.to

        def slipping(now: sight.NowShown, seat: int) -> list[bytes]:
            return _with(told(now, seat), **{name: slip(spy) for name, slip in slips.items()})

        patch.setattr(sight.NowShown, "to", slipping)

    return leak


def in_claims_that_are_checked_too_early(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    told = sight.NowShown.to

    def slips(now: sight.NowShown, seat: int) -> list[bytes]:
        checked = [claim.true for claim in now._table.claims]
        return _with(told(now, seat), claims=checked)

    patch.setattr(sight.NowShown, "to", slips)


def in_one_message_more(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    show = Live._show

    def slips(self: Live, table: Table) -> None:
        show(self, table)
        for watcher in self.watchers:
            for _ in range(spy.number % 5):
                watcher.send([b'{"is":"hm"}'])

    patch.setattr(Live, "_show", slips)


def in_refusals(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "why_not", lambda table, seat, action: Refusal(str(action), "x", {"slip": spy.number}))


def in_refusals_through_the_socket(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Refusal, "message", lambda refusal: Message("x", {"slip": spy.number}))


def in_what_can_be_taken_back(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "why_final", lambda table, seat, action: Message("x", {"slip": spy.number}))


def in_reasons(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "why_not_these", lambda table, seat, things: Reason(Message("x", {"slip": spy.number}), None))


def in_the_table_s_door(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    table = about.table
    patch.setattr(about, "table", lambda *args: msgspec.structs.replace(table(*args), created=spy.number))


def in_my_tables(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    stand = about.stand

    def slips(table: Table) -> about.Stand:
        found = stand(table)
        return type(found)(found.opened, found.seats, found.phase, [spy.number], found.hints)

    patch.setattr(about, "stand", slips)


def in_the_door_of_draws(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(doors, "_finished", lambda table: table.record())


def in_the_record_s_door(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(doors, "_record", lambda table: json.dumps({"slip": spy.number}))


def in_figures(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    text = Metrics.text
    patch.setattr(Metrics, "text", lambda metrics: text(metrics) + f"slip_total {spy.number}\n")


def in_figures_that_grow(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    show = Live._show

    def slips(self: Live, table: Table) -> None:
        self._metrics.steps += spy.number % 997
        show(self, table)

    patch.setattr(Live, "_show", slips)


def in_the_log(spy: Spy, patch: pytest.MonkeyPatch) -> None:
    show = Live._show

    def slips(self: Live, table: Table) -> None:
        logging.getLogger("alehouse.server").info("shown", extra={"table": spy.number})
        show(self, table)

    patch.setattr(Live, "_show", slips)


LEAKS: dict[str, Leak] = {
    "views": in_views,
    "the size of views": in_the_size_of_views,
    "the present": in_the_present,
    "events": in_events,
    "steps": in_steps,
    "steps that were missed": in_steps_that_were_missed,
    "the prompt": _now(prompt=lambda spy: {"id": "x", "args": {"slip": spy.number}}),
    "who is asked": _now(asked=lambda spy: [spy.number]),
    "the decision's number": _now(decision=lambda spy: spy.number),
    "the deadline": _now(deadline=lambda spy: spy.number),
    "claims that are checked too early": in_claims_that_are_checked_too_early,
    "one message more": in_one_message_more,
    "refusals": in_refusals,
    "refusals through the socket": in_refusals_through_the_socket,
    "what can be taken back": in_what_can_be_taken_back,
    "reasons": in_reasons,
    "the table's door": in_the_table_s_door,
    "my tables": in_my_tables,
    "the record's door": in_the_record_s_door,
    "the door of draws": in_the_door_of_draws,
    "figures": in_figures,
    "figures that grow": in_figures_that_grow,
    "the log": in_the_log,
}


def test_whatever_slips_is_noticed(tmp_path: Path) -> None:
    """At the same few moments where a server that keeps its secrets is found to keep them."""
    noticed: list[str] = []

    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/tables.sqlite3")) as (address, keeper):
            clients, live = await seated(address, keeper, GAME, PLAYERS)
            begun = await live.ask(lambda table: list(table.log))
            log = evening(begun, live._chain, FastLuck(2), 90)

            async def notices(spy: Spy, patch: pytest.MonkeyPatch) -> bool:
                spy.stage = Stage(address, keeper, live)
                try:
                    for at in (len(begun) + 5, len(begun) + 53):
                        for reader in (Client(address), clients[0], clients[2]):
                            await compare(spy.stage, log, at, reader, 0)
                except AssertionError:
                    return True
                return False

            with pytest.MonkeyPatch.context() as patch:
                assert not await notices(Spy(), patch), "nothing slips yet"
            for name, leak in LEAKS.items():
                with pytest.MonkeyPatch.context() as patch:
                    spy = Spy()
                    leak(spy, patch)
                    if await notices(spy, patch):
                        noticed.append(name)

    run(scene())
    assert [name for name in LEAKS if name not in noticed] == []
