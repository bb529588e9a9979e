"""Whatever somebody points at, there is a reason: by its rule, also where it is only a destination."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import FastLuck, Game, Position
from alehouse.engine.choosing import possible
from alehouse.engine.messages import Message, Seat
from alehouse.engine.rulebook import NOW, rule_ids
from alehouse.tables.reasons import reason_against
from alehouse.text import languages
from tests.suite.observe import said
from tests.suite.walks import Setting, sample, walk
from tests.tables.test_finality import a_table

WITHOUT_A_RULE = {"table-not-now", "table-to-look-at", "table-of-another"}


def decisions(setting: Setting, many: int) -> list[Position]:
    """So many positions of a random game in which somebody decides, from its beginning to its end."""
    found = [position.copy() for position in walk(setting, 0) if position.to_move >= 0]
    return [found[place * len(found) // many] for place in range(many)]


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_everything_answers(game: Game) -> None:
    """Every thing of the game, alone and after another: a reason that can be read, by a rule that can be looked up."""
    rules = set(rule_ids(game.chapters))
    met: set[str] = set()
    for setting in sample(game)[:3]:
        for position in decisions(setting, 3):
            luck = FastLuck(len(met))
            things = list(game.things.by_id)
            for thing in things[luck.below(3) :: 3]:
                for pointed in ([thing], [things[luck.below(len(things))], thing]):
                    reason = reason_against(position, pointed)
                    # Whatever is known is named: nobody is told no more than that something else is being decided.
                    assert reason.rule in rules - {NOW} or reason.why.id in WITHOUT_A_RULE
                    met.add(reason.why.id)
                    assert all(said(lang, reason.why) for lang in languages())
    assert len(met - WITHOUT_A_RULE) >= 3, "most reasons are rules of the game"


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_what_only_leads_there_counts(game: Game) -> None:
    """Somewhere in every game a thing that is no part of anything is refused by the rule of what would lead there."""
    found = 0
    for setting in sample(game)[:2]:
        for position in decisions(setting, 6):
            seat = position.to_move
            view = position.view(seat)
            for action in game.table.actions[: game.table.choices]:
                leads = game.describe(view, action).leads
                refusal = position.why_not(action)
                if leads is None or refusal is None or refusal.rule == NOW:
                    continue
                parts = possible(game.table.actions[: game.table.choices], seat, [leads])
                if any((why := position.why_not(each)) is None or why.rule != NOW for each in parts):
                    continue
                found += 1
                assert reason_against(position, [leads]).why.id not in WITHOUT_A_RULE
    assert found > 0


def test_what_belongs_to_another_says_whose_it_is() -> None:
    table = a_table(alehouse.game("fantasy-pub-2003"))
    (seat,) = table.asked()
    other = (seat + 1) % len(table.places)
    reason = table.why_not_these(seat, [f"deck:{other + 1}"])
    assert reason is not None
    assert reason.why.id == "table-of-another"
    assert reason.why.args["seat"] == Seat(other)


def test_that_is_told_which_came_nearest_to_being_allowed() -> None:
    """Dice that were not rolled refuse everything: they are no news to whoever lacks the card."""
    game = alehouse.game("fantasy-pub-2022")
    choices = game.table.actions[: game.table.choices]
    met = 0
    for position in decisions(sample(game)[0], 12):
        if position.prompt().id == "prompt-pub-act":
            for card in ("card:back-door", "card:short-cut", "card:spilt-beer"):
                refusals = [position.why_not(action) for action in choices if card in action.parts]
                rules = [refusal.rule for refusal in refusals if refusal is not None]
                met += rules[0] == "pub-dice" and reason_against(position, [card]).rule == "fp22-event"
    assert met > 0


def test_a_card_that_is_not_asked_for_opens_its_own_rule() -> None:
    game = alehouse.game("fantasy-pub-2022")
    asked = [position for position in decisions(sample(game)[0], 60) if position.prompt().id == "prompt-pub-serve"]
    reason = reason_against(asked[0], ["card:back-door"])
    assert (reason.why.id, reason.rule) == ("table-not-now", "fp22-card-back-door")


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    game = alehouse.game("the-pub")
    table = a_table(game)
    (seat,) = table.asked()
    other = (seat + 1) % len(table.places)
    reason = table.why_not_these(other, ["space:a1"])
    assert reason is not None
    assert reason.why == Message("table-turn.refusal", {"seat": Seat(seat)})
