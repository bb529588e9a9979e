"""Copies share nothing with what they were copied from."""

from __future__ import annotations

from alehouse import OVER, FastLuck, Position
from tests.suite.observe import imagine, perceived, watchers
from tests.suite.walks import Setting, choose, moments, options, walk


def test_copies_are_alike(setting: Setting) -> None:
    """A copy is the same position in every respect, and nobody listens to it."""
    for position in moments(setting, games=2, each=12):
        position.listen()
        copy = position.copy()
        assert type(copy) is type(position)
        assert copy.heard is None
        assert copy.digest() == position.digest()
        assert options(copy) == options(position)
        assert [weight for _, weight in copy.chances()] == [weight for _, weight in position.chances()]
        for seat in watchers(position):
            assert perceived(copy, seat) == perceived(position, seat)


def test_the_past_stays_as_it_was(setting: Setting) -> None:
    """Earlier positions, kept as copies, have the same digest when the game is over as at first."""
    for seed in range(2):
        kept: list[tuple[Position, str]] = []
        for step, position in enumerate(walk(setting, seed)):
            if step < 100 or step % 20 == 0:
                kept.append((position.copy(), position.digest()))
        for copy, digest in kept:
            assert copy.digest() == digest, f"seed {seed}: an earlier position has changed"


def test_the_original_stays_as_it_was(setting: Setting) -> None:
    """While play goes on with a copy, the original keeps its digest and all that anybody sees of it."""
    luck = FastLuck(2)
    for position in moments(setting, games=2, each=12):
        before = [perceived(position, seat) for seat in watchers(position)], position.digest()
        copy = position.copy()
        for _ in range(40):
            if copy.to_move == OVER:
                break
            copy.play(choose(copy, luck))
        assert before == ([perceived(position, seat) for seat in watchers(position)], position.digest())


def test_asking_changes_nothing(setting: Setting) -> None:
    """Views, lists, pictures, refusals, imagined positions and dumps leave the position as it was."""
    for position in moments(setting, games=1, each=25):
        before = position.digest()
        for seat in watchers(position):
            perceived(position, seat)
            imagined = imagine(position, seat, FastLuck(3))
            if imagined.to_move != OVER:
                imagined.play(choose(imagined, FastLuck(4)))
        position.legal().clear()
        _spoil(position.dump())
        assert position.digest() == before


def _spoil(data: object) -> None:
    """Change whatever can be changed in plain data."""
    if isinstance(data, dict):
        for value in data.values():
            _spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _spoil(value)
        data.clear()
