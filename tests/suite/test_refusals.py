"""Refusals: what is forbidden, by which rule, and that trying it changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alehouse import CHANCE, OVER, FastLuck, IllegalAction, Position
from alehouse.engine.actions import Action
from alehouse.engine.errors import Refusal
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW, rule_ids
from alehouse.text import languages
from tests.suite.observe import said
from tests.suite.walks import Setting, moments, options, walks


def test_why_not_agrees_with_legal(setting: Setting) -> None:
    """Over the whole table, nothing is in the way of exactly what `legal` and `chances` offer."""
    for position in walks(setting, steps=300):
        possible = {action.number for action in options(position)}
        for action in setting.game.table.actions:
            refusal = position.why_not(action)
            assert (refusal is None) == (action.number in possible), f"{action}: {refusal}"


def test_illegal_actions_change_nothing(setting: Setting) -> None:
    """Playing what is refused raises IllegalAction with that very refusal, and nothing changes."""
    luck = FastLuck(1)
    for position in moments(setting, games=1, each=40):
        position.listen()
        before = position.digest()
        for action, expected in _one_for_each_rule(position, luck):
            with pytest.raises(IllegalAction) as caught:
                position.play(action)
            assert caught.value.refusal == expected
        assert position.digest() == before
        assert position.news() == []


def test_refusals_name_a_rule(setting: Setting) -> None:
    """Every refusal is about the action asked for and names a rule of the game, told in every language."""
    known = rule_ids(setting.game.chapters)
    for position in walks(setting, steps=100):
        for action in setting.game.table.actions:
            refusal = position.why_not(action)
            if refusal is not None:
                assert refusal.action == str(action)
                assert refusal.rule in known, f"{action} is refused by {refusal.rule!r}, which is no rule of the game"
                assert all(said(lang, refusal.message()) for lang in languages())


@pytest.mark.rule("common-now")
@pytest.mark.rule("common-chance")
@pytest.mark.rule("common-outcome")
@pytest.mark.rule("common-over")
def test_table_manners(setting: Setting) -> None:
    """One thing at a time, nobody acts while chance decides, chance brings what is there, the end is the end."""
    outcomes: set[Action] = set()
    own: set[Action] = set()
    for position in walks(setting, 500):
        outcomes.update(outcome for outcome, _ in position.chances())
        own.update(position.legal())
    for position in walks(setting, 200):
        for action in setting.game.table.actions:
            refusal = position.why_not(action)
            if refusal is None:
                continue
            if position.to_move == OVER:
                assert refusal.rule == FINISHED
            elif position.to_move == CHANCE and action in outcomes:
                assert refusal.rule == NOT_AN_OUTCOME
            elif position.to_move == CHANCE:
                assert refusal.rule in (NOW, CHANCE_DECIDES, NOT_AN_OUTCOME)
            elif action in outcomes:
                assert refusal.rule in (NOW, CHANCE_DECIDES)
            elif action in own:
                assert refusal.rule not in (FINISHED, CHANCE_DECIDES, NOT_AN_OUTCOME)


def _one_for_each_rule(position: Position, luck: FastLuck) -> Iterator[tuple[Action, Refusal]]:
    """For every rule that stands in the way of something, one such action."""
    refused: dict[str, list[tuple[Action, Refusal]]] = {}
    for action in position.game.table.actions:
        refusal = position.why_not(action)
        if refusal is not None:
            refused.setdefault(refusal.rule, []).append((action, refusal))
    for pairs in refused.values():
        yield pairs[luck.below(len(pairs))]
