"""Imagination: an imagined position is a sound one, made from what the seat may know and from nothing else.

That it is as likely as the truth is the subject of test_likelihood.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from alehouse import OVER, FastLuck, Position
from alehouse.engine.actions import Action
from alehouse.engine.events import Event
from tests.suite.observe import everyone, heard, imagine, perceived, text, watchers
from tests.suite.test_secrecy import check_next_step
from tests.suite.walks import Setting, choose, moments, options, walk


def test_imagined_positions_are_sound(setting: Setting) -> None:
    """An imagined position passes `check`, can be dumped and loaded, and can be played on."""
    for number, position in enumerate(moments(setting, games=1, each=15)):
        for seat in watchers(position):
            luck = FastLuck(number)
            imagined = imagine(position, seat, luck)
            imagined.check()
            assert imagined.heard is None
            assert setting.game.load(imagined.dump()).digest() == imagined.digest()
            for _ in range(30):
                if imagined.to_move == OVER:
                    break
                imagined.play(choose(imagined, luck))
                imagined.check()


def test_imagination_knows_only_what_the_seat_knows(setting: Setting) -> None:
    """With the same luck, the same is imagined from the truth and from whatever the seat imagines."""
    for number, position in enumerate(moments(setting, games=3, each=15)):
        for seat in watchers(position):
            once = imagine(position, seat, FastLuck(number))
            again = imagine(imagine(position, seat, FastLuck(number + 1000)), seat, FastLuck(number))
            assert once.digest() == again.digest(), f"seat {seat} imagines with more than it may know"


def test_twins_are_imagined_alike(setting: Setting) -> None:
    """Two truths that a seat cannot tell apart look alike to it as they go on, and are imagined alike.

    The twins come out of play, not out of `imagine`: this is what an `imagine` that returns the truth fails.
    """
    luck = FastLuck(7)
    followed = 0
    for one, other, told in _forks(setting, games=3, luck=luck):
        seat = everyone(one)[luck.below(setting.players + 1)]
        if told(seat) or perceived(one, seat) != perceived(other, seat):
            continue
        followed += 1
        # Every pair is imagined; of many pairs, only some are followed.
        for number in range(25 if followed % 8 == 1 else 1):
            imagined = imagine(one, seat, FastLuck(number)).digest()
            assert imagined == imagine(other, seat, FastLuck(number)).digest(), f"seat {seat} knows too much"
            if not check_next_step(one, other, seat, luck):
                break


def test_views_keep_what_is_heard(setting: Setting) -> None:
    """What a seat hears of a step that others may not know stands in its view: no event says more than views do."""
    for one, other, told in _forks(setting, games=2, luck=FastLuck(8)):
        for seat in watchers(one):
            if told(seat):
                seen = text(one.view(seat).plain())
                assert seen != text(other.view(seat).plain()), f"seat {seat} hears what it does not see"


Fork = tuple[Position, Position, Callable[[int], bool]]
"""Two positions that came of different steps, and whether a seat was told something different about them."""


def _forks(setting: Setting, games: int, luck: FastLuck) -> Iterator[Fork]:
    """At every early step of some games: two things that can come next, if they lead to different positions."""
    for seed in range(games):
        for position in islice(walk(setting, seed), 250):
            possible = options(position)
            if len(possible) < 2:
                continue
            first = luck.below(len(possible))
            second = (first + 1 + luck.below(len(possible) - 1)) % len(possible)
            (one, news), (other, other_news) = (_play(position, possible[each]) for each in (first, second))
            if one.digest() != other.digest():
                yield one, other, partial(_told, news, other_news)


def _play(position: Position, action: Action) -> tuple[Position, list[Event]]:
    after = position.copy()
    after.listen()
    after.play(action)
    return after, after.news()


def _told(news: list[Event], other_news: list[Event], seat: int) -> bool:
    return heard(seat, news) != heard(seat, other_news)
