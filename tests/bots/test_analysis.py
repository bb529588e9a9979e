"""Analyses: every seat's chances add up exactly, the same record gives the same, and what was given away is found."""

from __future__ import annotations

import pytest

import alehouse
from alehouse.bots import analysis
from alehouse.bots.analysis import Analysis, Juncture, Share, in_points
from alehouse.engine.contract import OVER, Game
from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.luck import FastLuck
from alehouse.engine.record import Record, walk
from alehouse.text import languages, speech
from tests.small_game import SMALL, SmallPosition

GAMES = [*alehouse.games(), SMALL]


def a_record(game: Game, steps: int = 10_000, seed: int = 1) -> Record:
    """A random game, or the first steps of one."""
    luck = FastLuck(seed)
    position = game.start(max(2, game.fewest))
    record = Record.of(position, {})
    while position.to_move != OVER and len(record.steps) < steps:
        if position.to_move >= 0:
            legal = position.legal()
            action = legal[luck.below(len(legal))]
        else:
            action = luck.choose(position.chances())
        position.play(action)
        record.add(str(action))
    record.result = position.result().plain() if position.to_move == OVER else None
    return record


def analysed(record: Record, level: str = "novice") -> Analysis:
    analysis.check(record, level)
    moments = [analysis.look(record, step, level) for step in analysis.where_to_look(record)]
    return analysis.put_together(record, level, moments)


SHORT = a_record(SMALL)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_chance_adds_up_exactly_from_the_beginning_to_the_end(game: Game) -> None:
    record = a_record(game, 60)
    found = analysed(record)
    for seat, share in enumerate(found.shares):
        assert share.start + share.own + share.others + share.luck == share.end
        assert share.start == found.moments[0].chances[seat]
        assert share.own <= 0, "nobody chooses better than the best"
        start, own, others, luck, end = in_points(share)
        assert start + own + others + luck == end


def test_the_end_is_what_the_game_was_worth() -> None:
    *_, last = walk(SHORT)
    found = analysed(SHORT)
    assert found.finished
    assert [share.end for share in found.shares] == [round(10_000 * last.result().utility(seat)) for seat in (0, 1)]


def test_a_game_that_broke_off_ends_with_what_could_be_expected() -> None:
    record = a_record(SMALL, 5)
    found = analysed(record)
    assert not found.finished
    assert found.moments[-1].step == 5
    assert [share.end for share in found.shares] == found.moments[-1].chances


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_beginning_every_decision_and_nothing_else_is_looked_at(game: Game) -> None:
    record = a_record(game)
    decisions = [
        step for step, position in enumerate(walk(record)) if position.to_move >= 0 and len(position.legal()) > 1
    ]
    assert analysis.where_to_look(record) == sorted({0, *decisions})


def test_every_difference_belongs_to_somebody() -> None:
    """Own decisions, others' and luck: told apart by who decided."""
    told = [moment(0, None, [50, 50], [50, 50]), moment(2, 0, [60, 40], [55, 46]), moment(5, 1, [30, 70], [42, 61])]
    assert analysis.share(told, 0, 100) == Share(start=50, own=-5, others=12, luck=10 - 25 + 58, end=100)
    assert analysis.share(told, 1, 0) == Share(start=50, own=-9, others=6, luck=-10 + 24 - 61, end=0)


def moment(step: int, seat: int | None, chances: list[int], after: list[int], cost: int = 0) -> Juncture:
    return Juncture(step, seat, chances, after, "", cost, None, None, [])


def test_the_dearest_come_first_and_trifles_not_at_all() -> None:
    costs = [0, 400, 900, 299, 400, 2000, 350, 310, 305]
    assert analysis.costly([moment(step, 0, [0], [0], cost) for step, cost in enumerate(costs)]) == [5, 2, 1, 4, 6]


@pytest.mark.parametrize(
    "share",
    [
        Share(3333, -1049, -249, -2035, 0),
        Share(2550, -150, 3050, 4550, 10_000),
        Share(3334, 0, 0, 6666, 10_000),
        Share(49, -1, -1, -47, 0),
    ],
)
def test_rounded_figures_add_up_too(share: Share) -> None:
    start, own, others, luck, end = in_points(share)
    assert start + own + others + luck == end
    exact = (share.own, share.others, share.luck)
    assert all(abs(100 * points - part) < 100 for points, part in zip((own, others, luck), exact))


def test_what_gave_the_game_away_cost_most() -> None:
    """Whoever believes a claim that loses the game for certain is told that doubting would have been better."""
    found = analysed(with_a_last_answer("believe"), "skilled")
    last = found.moments[-1]
    assert last.played is not None
    assert last.better is not None
    assert (last.seat, last.played.choice.action, last.better.choice.action) == (1, "believe", "doubt")
    assert (last.mark, last.after[1]) == ("??", 0)
    assert last.cost == last.chances[1] - last.after[1] >= analysis.BLUNDER
    assert len(found.moments) - 1 in found.costly
    assert analysed(with_a_last_answer("doubt"), "skilled").moments[-1].cost == 0


def with_a_last_answer(answer: str) -> Record:
    """A game that the second player loses by believing the last claim; so was it answered."""
    for seed in range(3000):
        record = a_record(SMALL, seed=seed)
        *before, _ = (position.copy() for position in walk(record))
        last = before[-1]
        assert isinstance(last, SmallPosition)
        ahead, behind = last.coins[1], last.coins[0]
        asked = (last.step, last.to_move, last.claim, record.steps[-1]) == ("answer", 1, 3, answer)
        if asked and behind <= ahead < behind + 3:
            return record
    raise AssertionError("such a game is played sooner or later")


def test_the_same_record_always_gives_the_same() -> None:
    steps = analysis.where_to_look(SHORT)
    backwards = [analysis.look(SHORT, step, "novice") for step in reversed(steps)]
    assert analysis.put_together(SHORT, "novice", backwards).encode() == analysed(SHORT).encode()


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_everything_can_be_said_in_every_language(game: Game) -> None:
    found = analysed(a_record(game, 40, seed=3))
    for lang in languages():
        speak = speech(lang, ["Ana", "Bea", "Cleo", "Dora"])
        for each in found.moments:
            assert all(speak.say(sentence) for sentence in each.why)
            for judged in (each.played, each.better):
                assert judged is None or speak.say(judged.choice.words)


def test_what_is_kept_is_kept_by_game_level_and_nothing_else() -> None:
    other = a_record(SMALL, seed=2)
    keys = [analysis.key(SHORT, "novice"), analysis.key(SHORT, "regular"), analysis.key(other, "novice")]
    assert len(set(keys)) == 3
    assert analysis.key(SHORT.copy(), "novice") == keys[0]


def test_what_cannot_be_analysed_says_why() -> None:
    with pytest.raises(AlehouseError) as wrong:
        analysis.check(SHORT, "wizard")
    assert wrong.value.message.id == "bots-level-unknown"
    changed = SHORT.copy()
    changed.steps[-1] = changed.steps[0]
    with pytest.raises(BadRecord) as odd:
        analysis.check(changed, "novice")
    assert odd.value.message.id == "error-replay-changed"
    older = Record("small-sound", 0, 2, {}, ["", ""], ["", ""])
    with pytest.raises(AlehouseError):
        analysis.check(older, "novice")
    with pytest.raises(BadRecord) as empty:
        analysis.check(SHORT.empty(), "novice")
    assert empty.value.message.id == "analysis-empty"
