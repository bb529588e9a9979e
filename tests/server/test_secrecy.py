"""Nobody gets a byte about what they may not know: what leaves a socket is the same in an imagined position."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import alehouse
from alehouse import Game
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Position
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck import FastLuck
from alehouse.engine.views import made
from alehouse.server import sight
from alehouse.server.protocol import Now
from alehouse.server.sight import Numbers, SeatsShown
from alehouse.tables import Table
from alehouse.tables.clock import Clock
from alehouse.tables.entries import Answered, AnyEntry, Said, Waived
from tests.server.client import Client, company, run
from tests.server.inside import a_house
from tests.server.serving import set_window, settings
from tests.server.twins import Stage, compare, decide, evening, seated
from tests.suite.observe import differ, heard, imagine
from tests.suite.walks import options

ENTRIES = 110
"""Of an evening."""
MOMENTS = 3
NO_SECRETS = ["fantasy-pub-2003"]
"""Where everybody sees everything."""


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_what_leaves_the_house_is_what_the_reader_imagines(tmp_path: Path, game: Game) -> None:
    """For every seat and for onlookers: coming in the middle, while others play, asking, and coming back."""

    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/tables.sqlite3")) as (address, keeper):
            clients, live = await seated(address, keeper, game, max(2, game.fewest))
            stage = Stage(address, keeper, live)
            begun = await live.ask(lambda table: list(table.log))
            log = evening(begun, live._chain, FastLuck(5), ENTRIES)
            compared, different = 0, 0
            for number, at in enumerate(range(len(begun), len(log), (len(log) - len(begun)) // MOMENTS)):
                for reader in [*clients, Client(address)]:
                    span, differs = await compare(stage, log, at, reader, number)
                    compared += span
                    different += differs
            assert compared > 5 * MOMENTS
            assert bool(different) == (game.name not in NO_SECRETS), "there was nothing to find out"

    run(scene())


def test_nobody_learns_who_has_answered(tmp_path: Path) -> None:
    """Several are asked at the same time: one answers, and nobody else hears anything until their time is over."""

    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/tables.sqlite3")) as (address, keeper):
            set_window(10**9)
            luck = FastLuck(2)
            asked_now: list[int] = []
            while len(asked_now) < 2:
                clients = await company(address, "bristol-1350", 5, options={"starting_remedies": 1})
                for client in clients:
                    await client.tell({"is": "promise", "promise": None})
                    await client.go()
                live = await keeper.live(clients[0].code)
                while len(asked_now := await live.ask(Table.asked)) == 1:
                    await live.run(lambda table, now: decide(table, luck, now))
            onlooker = Client(address)
            for reader in [*clients, onlooker]:
                await reader.come(clients[0].code)
                assert reader.now["asked"] == clients[0].now["asked"]
                assert reader.now["deadline"] == clients[0].now["deadline"]
            asked = [clients[seat] for seat in clients[0].now["asked"]]
            steps = keeper.metrics.steps
            first = asked[0]
            assert (await first.tell(first.would(luck) or {}))["is"] == "done"
            assert first.now["answered"]
            assert first.now["choices"] == []
            for reader in [*clients, onlooker]:
                if reader is not first:
                    heard: list[str] = []
                    await reader.overhear(heard)
                    assert [each for each in heard if '"is":"here"' not in each] == []
                    assert not reader.now["answered"]
            assert keeper.metrics.steps == steps
            for each in asked[1:]:
                assert (await each.tell(each.would(luck) or {}))["is"] == "done"
            await live.run(lambda table, now: table.tick(table.deadline({}) or now, {}))
            for reader in [*clients, onlooker]:
                have = reader.have
                assert have is not None
                while (heard_now := await reader.hear())["is"] != "step":
                    pass
                assert heard_now["number"] == have + 1

    run(scene())


def test_who_cannot_answer_is_told_as_much_as_who_can(tmp_path: Path) -> None:
    """Several are asked at the same time: whoever holds what, all are sent messages of the same kinds and numbers."""

    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/tables.sqlite3")) as (address, keeper):
            bristol = alehouse.game("bristol-1350")
            clients, live = await seated(address, keeper, bristol, 5, {"starting_remedies": 1})
            readers = [*clients, Client(address)]
            for reader in readers:
                await reader.come(clients[0].code)
            for reader in readers:
                await reader.overhear([])
            # With this luck somebody has a whip before long, and somebody has none.
            luck = FastLuck(1)
            unlike = 0
            for _ in range(10):
                asked = await live.ask(Table.asked)
                if len(asked) > 1:
                    # Nobody answers; when the time is over it is over for all.
                    able = await live.ask(lambda table: {len(table.legal(seat)) for seat in table.asked()})
                    unlike += len(able) > 1
                    await live.run(lambda table, now: table.tick(table.deadline({}) or now, {}))
                else:
                    await live.run(lambda table, now: decide(table, luck, now))
                told = []
                for reader in readers:
                    heard: list[str] = []
                    await reader.overhear(heard)
                    told.append(
                        [(each["is"], each.get("number"), each.get("deadline")) for each in map(json.loads, heard)]
                    )
                assert all(each == told[0] for each in told)

    run(scene())


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_what_was_to_be_expected_tells_nothing(game: Game) -> None:
    """How likely each thing was to come up, as /rolls tells, does not depend on what some may not know."""
    position = game.start(players=max(3, game.fewest))
    luck = FastLuck(4)
    drawn = 0
    while position.to_move != OVER and drawn < 60:
        if position.to_move == CHANCE:
            drawn += 1
            for seat in (PUBLIC, *range(position.players)):
                assert _likely(imagine(position, seat, FastLuck(drawn))) == _likely(position)
        possible = options(position)
        position.play(possible[luck.below(len(possible))])


def _likely(position: Position) -> dict[str, float]:
    chances = position.chances()
    likely: dict[str, float] = {}
    for outcome, weight in chances:
        for thing in outcome.parts:
            likely[thing] = likely.get(thing, 0) + weight / chances.total
    return {thing: round(much, 9) for thing, much in likely.items()}


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_a_step_says_what_the_reader_imagines(game: Game) -> None:
    """After the same decision every reader is sent the same bytes, but for what reveals something."""
    players = max(2, game.fewest)
    table = _begun(game, players)
    luck = FastLuck(3)
    compared = 0
    for moment in range(60):
        if table.over:
            break
        for asked in [seat for seat in table.asked() if table.legal(seat)][:1]:
            for seat in (PUBLIC, *range(players)):
                compared += _compare_step(table, asked, seat, FastLuck(moment))
        decide(table, luck, NOW)
    assert compared > 30


NOW = 1_800_000_000_000
CHAIN = Chain(bytes(32))


def _begun(game: Game, players: int) -> Table:
    table = Table.open(game, players, {}, Clock(), CHAIN, NOW)
    for seat in range(players):
        table.sit(seat, f"Player {seat + 1}", "human", NOW)
    table.begin(NOW)
    for seat in range(players):
        table.promise(seat, None, NOW)
    return table


def _compare_step(table: Table, asked: int, seat: int, luck: FastLuck) -> bool:
    truth, imagined = Table.of(table.log, CHAIN), Table.of(table.log, CHAIN)
    match = imagined._match
    assert match is not None
    match.position = imagine(match.position, seat, luck)
    match.position.listen(table.played)
    both = [action for action in truth.legal(asked) if action in imagined.legal(asked)]
    if not both:
        return False
    action = both[luck.below(len(both))]
    for each in (truth, imagined):
        each.shows = True
        each.decide(asked, each.decision, action, NOW)
        if sight.is_secret(each.shown[0].entry):
            return False
    compared = False
    for one, other in zip(truth.shown, imagined.shown, strict=False):
        if one.entry is truth.shown[0].entry:
            if differ(seat, one.events, other.events):
                break
        elif heard(seat, one.events) != heard(seat, other.events):
            # Chance goes on with the same numbers, which may bring other things where others are left.
            break
        sent = [sight.StepShown(game, step, 7).to(seat) for game, step in ((truth.game, one), (imagined.game, other))]
        assert b"".join(sent[0]) == b"".join(sent[1])
        compared = compared or bool(one.views)
    return compared


def test_numbers_do_not_count_what_nobody_may_know_of() -> None:
    """Steps and decisions have numbers without gaps, wherever answers are kept for a while."""
    log: list[AnyEntry] = [
        Said(at=0, number=1, seat=0, name="Ann", text="hi"),
        Answered(at=0, number=2, seat=1, action="x"),
        Answered(at=0, number=3, seat=2, action="x"),
        Said(at=0, number=4, seat=0, name="Ann", text="hi"),
        Waived(at=0, number=5, seat=0, waives=True),
        Said(at=0, number=6, seat=0, name="Ann", text="hi"),
    ]
    numbers = Numbers()
    numbers.follow(log[:3])
    numbers.follow(log)
    assert [numbers.shown(entry.number) for entry in log if isinstance(entry, Said)] == [1, 2, 3]
    assert [numbers.stored(shown) for shown in (1, 2, 3)] == [1, 4, 6]


def test_the_end_of_a_game_is_told_to_all() -> None:
    game = min(alehouse.games(), key=lambda game: game.length)
    table = _begun(game, max(2, game.fewest))
    luck = FastLuck(1)
    while not table.over:
        decide(table, luck, NOW)
    assert table._match is not None
    assert table._match.position.to_move == OVER
    now = json.loads(b"".join(sight.NowShown(table, Numbers(), SeatsShown(), None, NOW).to(PUBLIC)))
    assert now["ending"] is not None
    assert now["phase"] == "over"


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_what_is_put_together_is_what_is_declared(game: Game) -> None:
    """What all are told and what one is told are encoded apart; together they are a `now` as protocol.py has it."""
    table = _begun(game, max(2, game.fewest))
    luck = FastLuck(2)
    seats = SeatsShown()
    for number in range(40):
        if table.over:
            break
        if number == 2:
            table.ask_to_end(0, True, NOW)
        now = sight.NowShown(table, Numbers(), seats, 7, NOW)
        for seat in [PUBLIC, *range(len(table.places))]:
            told = b"".join(now.to(seat))
            read = msgspec.json.decode(told, type=Now, dec_hook=made)
            assert read.encode() == told
            assert read.prompt == table.prompt(seat if seat in table.asked() else PUBLIC)
            legal = table.legal(seat) if seat != PUBLIC else []
            assert [choice.action for choice in read.choices] == [str(each) for each in legal]
            assert read.may_undo == (seat == table.undoes())
            assert [each.wants_to_end for each in read.seats] == [place.wants_to_end for place in table.places]
        decide(table, luck, NOW)
