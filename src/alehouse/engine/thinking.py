"""How a search goes best in a game: what differs from game to game, found by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Thinking:
    """The settings of a search. They change how strong a bot is, never what it may know."""

    def __init__(
        self,
        exploration: float = 0.1,
        trust: float = 2.0,
        ripe: i64 = 2,
        playout: i64 = 0,
        pool: i64 = 0,
        reading: bool = False,
        shallow: i64 = 0,
        aims: bool = False,
    ) -> None:
        self.exploration = exploration
        """How much a choice that was tried seldom is tried for that alone. Chances of success differ by little."""
        self.trust = trust
        """As many visits the first look at a choice counts for."""
        self.ripe = ripe
        """How often a choice is tried before what may follow it is looked at."""
        self.playout = playout
        """Random decisions before a position is judged; -1: to the end of the game."""
        self.pool = pool
        """As many worlds are imagined, and then used again and again; 0: a new one each time."""
        self.reading = reading
        """Whether worlds are imagined the more often the better others' choices fit them; each anew, without a pool."""
        self.shallow = shallow
        """If not 0, a choice is ripe after one in so many of all iterations at the earliest: whoever thinks longer
        thinks more thoroughly, and not further ahead, where what others know and want is only guessed."""
        self.aims = aims
        """Whether others are taken to know what they themselves are after (see `Game.aim`)."""


USUAL_THINKING: Final = Thinking()
