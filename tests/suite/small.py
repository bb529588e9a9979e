"""The small game of the tests, made fit for the suite: a full rulebook, a loader that looks at everything.

It can be played with other classes of positions, so that a broken position makes a broken game.
"""

from __future__ import annotations

from typing import ClassVar

from alehouse import CHANCE, OVER, Game
from alehouse.engine.actions import Action
from alehouse.engine.errors import BadPosition, Refusal
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.rulebook import CHANCE_DECIDES, FINISHED, NOT_AN_OUTCOME, NOW, TABLE_MANNERS, Chapter
from tests.small_game import CHOICES, COPIES, DRAW, RANKS, RULES, SmallGame, SmallPosition

DEALING = ("deal", "draw")


class SoundPosition(SmallPosition):
    """A position of the small game whose class knows its game."""

    rules: ClassVar[Game]

    @property
    def game(self) -> Game:
        return self.rules

    def copy(self) -> SoundPosition:
        other = type(self).__new__(type(self))
        same = super().copy()
        other.__dict__.update(same.__dict__)
        other.to_move, other.heard = same.to_move, None
        return other

    def why_not(self, action: Action) -> Refusal | None:
        if action in (self.legal() if self.to_move >= 0 else [outcome for outcome, _ in self.chances()]):
            return None
        outcome = action in DRAW.values()
        if self.to_move == OVER:
            rule = FINISHED
        elif self.to_move == CHANCE:
            rule = NOT_AN_OUTCOME if outcome else CHANCE_DECIDES
        else:
            rule = NOW if outcome else "small-turn"
        return Refusal(str(action), rule, {"step": self.step, "prompt": self.prompt()})

    def check(self) -> None:
        for fits in (
            2 <= self.players <= 3,
            len(self.hands) == self.players,
            sum(self.coins) >= 3 * self.players,
            all(card in (0, *RANKS) for card in (*self.hands, self.drawn, self.put_away, self.claim)),
            all(0 <= left <= COPIES for left in self.bag()),
            0 <= self.claimant < self.players,
            0 <= self.rounds_left <= 4,
            0 <= self.dealing <= self.players,
            self.step in (*CHOICES, *DEALING, "over"),
            self.to_move in self.may_move(),
            (self.claim > 0) == (self.step == "answer"),
            (self.drawn > 0) == (self.step == "keep"),
            all((card > 0) == (seat < self.dealing) for seat, card in enumerate(self.hands)),
            (self.dealing < self.players) == (self.step in ("deal", "over")),
            (self.rounds_left == 0) == (self.step == "over"),
            self.put_away == 0 or self.step in ("claim", "answer"),
            self.swaps or self.step not in ("swap", "draw", "keep"),
        ):
            if not fits:
                raise BadPosition("error-small-cards")

    def may_move(self) -> list[int]:
        """Who can be to move at this step."""
        if self.step in DEALING:
            return [CHANCE]
        if self.step == "over":
            return [OVER]
        others = [seat for seat in range(self.players) if seat != self.claimant]
        return others if self.step == "answer" else [self.claimant]


class SuiteGame(SmallGame):
    """The small game, played with the given positions."""

    def __init__(self, name: str, kind: type[SoundPosition]) -> None:
        super().__init__()
        self.name = name
        self.chapters = (Chapter("small", RULES), TABLE_MANNERS)
        self.kind = kind
        kind.rules = self

    def begin(self, players: int, options: dict[str, OptionValue]) -> SoundPosition:
        return self.kind(players, int(options["rounds"]), bool(options["swaps"]))

    def load(self, data: Json) -> SoundPosition:
        position = self.kind()
        model = position.dump()
        if not isinstance(data, dict) or data.keys() != model.keys():
            raise BadPosition("error-small-data")
        for name, value in data.items():
            if type(value) is not type(model[name]) or not _numbers(value):
                raise BadPosition("error-small-data")
            setattr(position, name, list(value) if isinstance(value, list) else value)
        position.check()
        return position


def _numbers(value: Json) -> bool:
    return not isinstance(value, list) or all(type(each) is int for each in value)


SOUND = SuiteGame("small-sound", SoundPosition)
