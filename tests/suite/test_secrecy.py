"""Secrecy: what a seat may not know leaks nowhere, by no list, refusal, picture, text or event."""

from __future__ import annotations

from alehouse import OVER, PUBLIC, FastLuck, Position
from tests.suite.observe import differ, imagine, perceived, rendered, watchers
from tests.suite.walks import Setting, moments, options


def test_a_seat_sees_what_it_imagines(setting: Setting) -> None:
    """View, prompt, choices, refusals, picture and result are byte for byte those of an imagined position."""
    for number, position in enumerate(moments(setting, games=3, each=15)):
        for seat in watchers(position):
            imagined = imagine(position, seat, FastLuck(number))
            assert_alike(perceived(position, seat), perceived(imagined, seat), seat)
            # Nor do onlookers know anything that the seat does not.
            assert_alike(perceived(position, PUBLIC), perceived(imagined, PUBLIC), seat)


def test_a_seat_reads_what_it_imagines(setting: Setting) -> None:
    """What a person reads is the same in an imagined position, in every language."""
    for number, position in enumerate(moments(setting, games=1, each=10)):
        for seat in watchers(position):
            imagined = imagine(position, seat, FastLuck(number))
            assert_alike(rendered(position, seat), rendered(imagined, seat), seat)


def test_a_seat_hears_what_it_imagines(setting: Setting) -> None:
    """After the same step the seat hears and sees the same in an imagined position, but for what reveals."""
    luck = FastLuck(6)
    for number, position in enumerate(moments(setting, games=3, each=20)):
        for seat in watchers(position):
            imagined = imagine(position, seat, FastLuck(number))
            check_next_step(position.copy(), imagined, seat, luck)


def check_next_step(truth: Position, imagined: Position, seat: int, luck: FastLuck) -> bool:
    """Play something that is possible in both; whether the seat still cannot tell them apart afterwards."""
    possible = {action.number for action in options(imagined)}
    common = [action for action in options(truth) if action.number in possible]
    if truth.to_move == OVER or not common:
        return False
    action = common[luck.below(len(common))]
    for position in (truth, imagined):
        position.listen()
        position.news()
        position.play(action)
    if differ(seat, truth.news(), imagined.news()):
        return False
    assert_alike(perceived(truth, seat), perceived(imagined, seat), seat)
    return True


def assert_alike(truth: dict[str, str], imagined: dict[str, str], seat: int) -> None:
    for what, seen in truth.items():
        assert imagined.get(what) == seen, f"the {what} tells seat {seat} the truth from what it imagines"
    assert imagined.keys() == truth.keys()
