"""What was said to be undoable can be undone: said before, from what the seat knows; and nothing else is said so."""

from __future__ import annotations

from collections import Counter

import pytest

import alehouse
from alehouse import CHANCE, OVER, FastLuck, Game, IllegalAction
from alehouse.engine.fair_luck import Chain
from alehouse.engine.messages import Message, Seat
from alehouse.tables import Match, Table
from alehouse.tables.clock import Clock
from alehouse.tables.finality import why_final
from alehouse.text import languages, speech
from tests.suite.walks import Setting, choose, sample
from tests.tables.test_together import several_asked

NOW = 1_000_000


def a_table(game: Game, **options: bool | int | str) -> Table:
    """People in all seats, and no words for the luck."""
    table = Table.open(game, max(2, game.fewest), dict(options), Clock(), Chain(bytes(32)), NOW)
    for seat in range(len(table.places)):
        table.sit(seat, f"Player {seat + 1}", "human", NOW)
    table.begin(NOW)
    for seat in range(len(table.places)):
        table.promise(seat, None, NOW)
    return table


def a_match(setting: Setting, seed: int) -> Match:
    match = Match(setting.game, setting.players, setting.options, chain=Chain(bytes([seed]) * 32))
    match.begin_stretch()
    return match


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_what_was_said_to_be_undoable_can_be_undone(game: Game) -> None:
    """And what was said to be final cannot, or not once somebody else has decided."""
    said: Counter[str] = Counter()
    for number, setting in enumerate(sample(game)):
        luck = FastLuck(number)
        match = a_match(setting, number)
        for _ in range(60):
            position = match.position
            seat = position.to_move
            if seat == OVER:
                break
            action = choose(position, luck)
            if position.asked_together() is not None:
                match.decide(seat, action)
                continue
            final = why_final(match.knowledge(seat), action)
            said[final.id if final is not None else "undoable"] += 1
            before, steps = position.digest(), len(match.record.steps)
            match.decide(seat, action)
            if final is None:
                assert match.may_undo == seat
                assert match.position.to_move == seat
                match.undo(seat)
                assert match.position.digest() == before
                assert len(match.record.steps) == steps
                match.decide(seat, action)
            elif final.id == "table-final-other":
                assert match.position.to_move not in (seat, CHANCE, OVER)
            else:
                assert match.may_undo is None
    assert said["undoable"] >= 10, said
    assert said["table-final-draw"] >= 10, said


def test_answers_that_several_are_asked_for_stand() -> None:
    table = several_asked()
    seat = table.asked()[-1]
    why = table.why_final(seat, table.legal(seat)[0])
    assert why == Message("table-final-together")


def test_only_what_may_be_decided_is_asked_about() -> None:
    game = alehouse.game("the-pub")
    table = a_table(game)
    (seat,) = table.asked()
    illegal = next(action for action in game.table.actions if table.why_not(seat, action) is not None)
    for who, action in ((seat, illegal), ((seat + 1) % len(table.places), table.legal(seat)[0])):
        with pytest.raises(IllegalAction):
            table.why_final(who, action)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_can_be_said(lang: str) -> None:
    say = speech(lang, ["Ann"]).say
    for why in ("draw", "reveal", "over", "together"):
        assert say(Message(f"table-final-{why}"))
    assert "Ann" in say(Message("table-final-other", {"seat": Seat(0)}))
