"""What if: pairs of games with the same luck. What changes nothing gives exactly nothing; what was planted is found."""

from __future__ import annotations

import json

import pytest

import alehouse
from alehouse.lab.what_if import Change, WhatIf, what_if

BRISTOL = alehouse.game("bristol-1350")
PUB_2003 = alehouse.game("fantasy-pub-2003")


def changes(found: WhatIf) -> dict[str, Change]:
    return {f"{change.name} {change.place}".strip(): change for change in found.changes()}


def test_the_same_box_changes_exactly_nothing() -> None:
    found = what_if(BRISTOL, BRISTOL, ["greedy", "random", "random"], 8, seed=3, processes=1)
    assert found.same == 1.0
    for change in found.changes():
        assert change.difference == change.low == change.high == 0.0
        assert not change.sure


def test_what_nobody_uses_changes_exactly_nothing() -> None:
    """Without the expansion there are no coins, however many there are in the box."""
    found = what_if(BRISTOL, BRISTOL.variant({"coins": {"plague": 9}}), ["random"] * 4, 10, seed=3, processes=1)
    assert found.same == 1.0
    assert all(change.low == change.high == 0.0 for change in found.changes())


def test_a_planted_effect_is_found() -> None:
    """A road twice as long takes longer; one that is shorter by half, less."""
    longer = what_if(BRISTOL, BRISTOL.variant({"road": 32}), ["random"] * 4, 30, seed=3, processes=1)
    assert changes(longer)["decisions"].low > 0
    shorter = what_if(BRISTOL, BRISTOL.variant({"road": 8}), ["random"] * 4, 30, seed=3, processes=1)
    assert changes(shorter)["decisions"].high < 0
    assert shorter.same < 0.1


def test_options_are_compared_too() -> None:
    """Fewer beers, a shorter game."""
    found = what_if(
        PUB_2003, PUB_2003, ["random"] * 2, 8, seed=1, options={"beers": 6}, others={"beers": 2}, processes=1
    )
    assert changes(found)["decisions"].high < 0


def test_pairs_know_more_than_strangers() -> None:
    """A remedy more or less is rarely drawn: most pairs go the same way, and so little is left to chance."""
    other = BRISTOL.variant({"chicken_rolls": 2})
    found = what_if(BRISTOL, other, ["random"] * 3, 40, seed=1, processes=1)
    assert found.same > 0.5
    decisions = changes(found)["decisions"]
    assert decisions.high - decisions.low < decisions.unpaired


def test_any_number_of_processes_finds_the_same() -> None:
    one, other = (
        what_if(BRISTOL, BRISTOL.variant({"road": 10}), ["random"] * 3, 12, seed=1, processes=many).plain()
        for many in (1, 2)
    )
    assert one == other
    assert json.loads(json.dumps(one)) == one


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_every_game_can_be_asked(game: alehouse.Game) -> None:
    told: list[int] = []
    found = what_if(game, game, ["random"] * max(2, game.fewest), 2, processes=1, progress=told.append)
    assert found.same == 1.0
    assert told[-1] == 4
    assert found.looks == len(found.changes())
