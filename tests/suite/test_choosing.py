"""Choosing: every legal action can be pointed out part by part, and no two are alike."""

from __future__ import annotations

from collections import Counter

from alehouse import Game
from alehouse.engine.actions import Outcome
from alehouse.engine.choosing import MOST_CHOICES, choices_needed, next_parts, possible, settled
from alehouse.engine.things import THAT_IS_ALL
from tests.suite.walks import Setting, moments, walks


def test_outcomes_stand_behind_choices(game: Game) -> None:
    """The first entries of the table can be chosen, and consist of parts; all others are chance's, parts or not."""
    for number, action in enumerate(game.table.actions):
        assert isinstance(action, Outcome) == (number >= game.table.choices)
        assert action.parts or number >= game.table.choices, f"{action} has no parts"


def test_no_two_choices_have_the_same_parts(setting: Setting) -> None:
    """Whoever has pointed at all parts of an action has chosen it, and nothing else."""
    for position in walks(setting, steps=600):
        alike = Counter(tuple(sorted(action.parts_for(position.to_move))) for action in position.legal())
        assert all(count == 1 for count in alike.values()), alike.most_common(1)


def test_every_choice_is_reached(setting: Setting) -> None:
    """Pointing at an action's parts in any order, and saying that this is all where asked, chooses it."""
    for position in moments(setting, games=2, each=20):
        legal, seat = position.legal(), position.to_move
        for action in legal:
            assert choices_needed(legal, action) <= MOST_CHOICES, f"{action} takes too many choices"
            for parts in (action.parts_for(seat), action.parts_for(seat)[::-1]):
                chosen: list[str] = []
                for part in parts:
                    if settled(legal, seat, chosen) is None:
                        assert part in next_parts(legal, seat, chosen), f"{part} cannot be pointed at after {chosen}"
                    chosen.append(part)
                if settled(legal, seat, chosen) is None:
                    assert THAT_IS_ALL in next_parts(legal, seat, chosen)
                    chosen.append(THAT_IS_ALL)
                assert settled(legal, seat, chosen) is action


def test_nothing_leads_nowhere(setting: Setting) -> None:
    """Whatever can be pointed at leads to at least one action, and none of them is lost for another."""
    for position in moments(setting, games=1, each=10):
        legal, seat = position.legal(), position.to_move
        for part in next_parts(legal, seat, []):
            left = possible(legal, seat, [part])
            assert left, f"{part} leads nowhere"
            assert all(part in action.parts_for(seat) for action in left)
