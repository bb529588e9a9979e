"""Likelihood: the truth is one of the imagined positions, as likely as any other.

To a seat, the truth and two positions that it imagines are three of a kind: whatever is asked of two of them
is as often true the one way round as the other. That is an exact law, and so a sign test over many games is an
exact test. It takes players whose choices tell nothing about their secrets, because what a seat makes of the
others' choices is its own business, not that of `imagine`.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

import pytest

from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Game, Luck, Position
from alehouse.engine.actions import Action
from alehouse.engine.messages import Json
from tests.suite.observe import everyone, heard, imagine, text
from tests.suite.walks import Setting, choose, settings

UNLIKELY = 1e-4
"""So improbable must the worst of all counts be, if everything is right, to count as a mistake."""


def test_the_truth_is_as_likely_as_what_is_imagined(game: Game) -> None:
    """Over many games, everything hidden has each value as often in truth as it is imagined to have it."""
    check_likelihood(game, games=300, longest=100)


@pytest.mark.long
def test_the_truth_is_exactly_as_likely(game: Game) -> None:
    """The same over so many games, and so far into them, that small biases show too."""
    check_likelihood(game, games=3000, longest=400)


def check_likelihood(game: Game, games: int, longest: int) -> None:
    """Compare the truth after at most so many steps of so many games with what a seat imagines it to be."""
    signs = _Signs()
    every = settings(game)
    for number in range(games):
        luck = FastLuck(number)
        setting = every[number % len(every)]
        truth = _after(setting, luck.below(longest), luck)
        seat = everyone(truth)[luck.below(setting.players + 1)]
        one, two = imagine(truth, seat, luck), imagine(truth, seat, luck)
        signs.count_alike(truth, one, two)
        signs.count_values(truth, one)
    signs.check()


class _Signs:
    """How often something held for the truth and not for what was imagined, and the other way round."""

    def __init__(self) -> None:
        self.truth: Counter[str] = Counter()
        self.imagined: Counter[str] = Counter()

    def count_alike(self, truth: Position, one: Position, two: Position) -> None:
        """The truth equals an imagined position as often as another imagined one does."""
        truth_alike, imagined_alike = truth.digest() == one.digest(), two.digest() == one.digest()
        self.truth["the same position"] += truth_alike and not imagined_alike
        self.imagined["the same position"] += imagined_alike and not truth_alike

    def count_values(self, truth: Position, one: Position) -> None:
        """Each value stands at each place, and in each list, as often in truth as imagined."""
        here, there = Counter(_facts(truth.dump())), Counter(_facts(one.dump()))
        self.truth.update((here - there).keys())
        self.imagined.update((there - here).keys())

    def check(self) -> None:
        facts = self.truth.keys() | self.imagined.keys()
        for fact in sorted(facts):
            chance = _sign_test(self.truth[fact], self.imagined[fact])
            assert chance * len(facts) > UNLIKELY, (
                f"{fact}: {self.truth[fact]} times more in truth, {self.imagined[fact]} times more imagined"
            )


def _facts(data: Json, place: str = "", among: str = "") -> Iterator[str]:
    """Everything that a dump says: what stands where, and what stands somewhere in a list."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _facts(value, f"{place}/{key}", f"{among}/{key}")
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _facts(value, f"{place}/{index}", f"{among}/*")
    else:
        yield f"{place} is {data!r}"
        if among != place:
            yield f"{among} is {data!r}"


def _sign_test(one: int, other: int) -> float:
    """How probable it is that a fair coin, thrown so often, falls at least as unevenly."""
    thrown = one + other
    tail = sum(math.comb(thrown, each) for each in range(min(one, other) + 1))
    return min(1.0, 2 * tail / (1 << thrown))


def _after(setting: Setting, steps: int, luck: Luck) -> Position:
    """The position after so many steps of players who give nothing away; earlier, if they had to."""
    position = setting.start()
    for _ in range(steps):
        action = choose(position, luck) if position.to_move == CHANCE else _tells_nothing(position, luck)
        if action is None:
            break
        position.play(action)
        if position.to_move == OVER:
            # Short games begin anew, so that as many of their moments are looked at.
            position = setting.start()
    return position


def _tells_nothing(position: Position, luck: Luck) -> Action | None:
    """An action that is possible whatever the secrets are, or that onlookers cannot tell from the rest."""
    legal = position.legal()
    common = {action.number for action in legal}
    imaginer = position.game.prepare(position, PUBLIC, luck)
    for _ in range(5):
        common &= {action.number for action in imaginer.next(luck).legal()}
    safe = [action for action in legal if action.number in common]
    if not safe and len({_public_news(position, action) for action in legal}) == 1:
        safe = legal
    return safe[luck.below(len(safe))] if safe else None


def _public_news(position: Position, action: Action) -> str:
    after = position.copy()
    after.listen()
    after.play(action)
    return text([said for said, _ in heard(PUBLIC, after.news())]) + text(after.view(PUBLIC).plain())
