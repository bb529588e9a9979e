"""The small game of the tests, made fit for the suite: a full rulebook, a loader that looks at everything.

It can be played with other classes of positions, so that a broken position makes a broken game.
"""

from __future__ import annotations

from alehouse import CHANCE, OVER, Game, Luck, Position
from alehouse.engine.actions import Action
from alehouse.engine.box import Box
from alehouse.engine.contract import Imaginer
from alehouse.engine.errors import BadPosition, Refusal
from alehouse.engine.messages import Json
from alehouse.engine.options import OptionValue
from alehouse.engine.rulebook import (
    CHANCE_DECIDES,
    FINISHED,
    NOT_AN_OUTCOME,
    NOW,
    OF_ANOTHER_GAME,
    TABLE_MANNERS,
    Chapter,
)
from tests.small_game import CHOICES, DRAW, MOST_COINS, RANKS, RULES, SmallGame, SmallImaginer, SmallPosition

DEALING = ("deal", "draw")


class SoundPosition(SmallPosition):
    """A position of the small game, of whatever class."""

    def copy(self) -> SoundPosition:
        other = type(self).__new__(type(self))
        same = super().copy()
        other.__dict__.update(same.__dict__)
        other.game, other.to_move, other.heard, other.played = self.game, same.to_move, None, 0
        return other

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        other = SmallImaginer(self, seat).next(luck)
        assert isinstance(other, SoundPosition)
        return other

    def why_not(self, action: Action) -> Refusal | None:
        if action in (self.legal() if self.to_move >= 0 else [outcome for outcome, _ in self.chances()]):
            return None
        if not self.game.table.has(action):
            return Refusal(action.notation, OF_ANOTHER_GAME)
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
            sum(self.coins) >= self.game.box.number("coins") * self.players,
            all(card in (0, *RANKS) for card in (*self.hands, self.drawn, self.put_away, self.claim)),
            all(-MOST_COINS <= coins <= MOST_COINS for coins in self.coins),
            all(left >= 0 for left in self.bag()),
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


class SuiteImaginer(Imaginer):
    """Whatever the class of positions imagines."""

    def __init__(self, position: SoundPosition, seat: int) -> None:
        self.position = position
        self.seat = seat

    def next(self, luck: Luck) -> Position:
        return self.position.imagine(self.seat, luck)


class SuiteGame(SmallGame):
    """The small game, played with the given positions."""

    def __init__(self, name: str, kind: type[SoundPosition], box: Box | None = None) -> None:
        super().__init__(name, box)
        self.chapters = (Chapter("small", RULES), TABLE_MANNERS)
        self.kind = kind

    def with_box(self, box: Box) -> Game:
        return SuiteGame(self.name, self.kind, box)

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        assert isinstance(position, SoundPosition)
        return SuiteImaginer(position, seat)

    def begin(self, players: int, options: dict[str, OptionValue]) -> SoundPosition:
        return self.kind(self, players, int(options["rounds"]), bool(options["swaps"]))

    def load(self, data: Json) -> SoundPosition:
        position = self.kind(self)
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
