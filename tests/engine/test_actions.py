"""Actions belong to a table, and come back to it."""

from __future__ import annotations

import pickle

import pytest

from alehouse.engine import registry
from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.box import Box
from alehouse.engine.contract import Game
from alehouse.engine.errors import IllegalAction
from alehouse.engine.rulebook import OF_ANOTHER_GAME
from tests.small_game import STAND, SWAP, TABLE, THINGS, SmallGame


def own_table() -> ActionTable:
    """The small game's actions, made again."""
    choices = [Action(each.notation, each.parts) for each in TABLE.actions[: TABLE.choices]]
    return ActionTable(choices, [Outcome(each.notation) for each in TABLE.actions[TABLE.choices :]], THINGS)


class Separate(SmallGame):
    """Every box of this game has a table of its own."""

    def __init__(self, box: Box | None = None) -> None:
        super().__init__("small-separate", box)
        self.table = own_table()
        self.table.belongs_to(self.name, self.box.differs)

    def with_box(self, box: Box) -> Game:
        return Separate(box)


def test_only_the_object_itself_is_an_entry() -> None:
    assert TABLE.has(SWAP)
    assert TABLE.has(STAND)
    made = Action(SWAP.notation, SWAP.parts)
    made.number = SWAP.number
    assert not TABLE.has(made)
    assert not TABLE.has(own_table().actions[0])
    for number in (-1, len(TABLE), 2**40):
        made.number = number
        assert not TABLE.has(made)


def test_an_action_comes_back_into_the_table_of_its_own_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Separate()
    monkeypatch.setitem(registry._all(), game.name, game)
    other = game.variant({"coins": 5})
    assert other.table is not game.table
    for each in (game, other):
        for action in each.table.actions:
            assert pickle.loads(pickle.dumps(action)) is action
    position = other.start(2)
    with pytest.raises(IllegalAction) as refused:
        position.play(game.action("draw 1"))
    assert refused.value.refusal.rule == OF_ANOTHER_GAME
    known = position.why_not(pickle.loads(pickle.dumps(other.action("draw 1"))))
    assert known is None or known.rule != OF_ANOTHER_GAME


def test_variants_that_share_a_table_share_its_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SmallGame()
    other = game.variant({"coins": 5})
    assert other.table is game.table
    assert pickle.loads(pickle.dumps(SWAP)) is SWAP
