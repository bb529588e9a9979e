"""A small complete game for tests: a bluff with three ranks of cards and a decision inside an effect.

Each round everybody is dealt a card. The claimant may swap it (draw another, keep one of the two, put the
other away face down) or stand, and then claims a rank; the others in turn believe or doubt. A doubted card is
shown: whoever was wrong pays the other a coin. A claim that all believe earns its rank in coins. Then all
cards go back, and the next seat claims.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from alehouse.engine.actions import Action, ActionTable
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Position
from alehouse.engine.errors import BadPosition, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.result import Result, ScoreLine, places_by
from alehouse.engine.rulebook import Chapter
from alehouse.engine.views import View

RANKS = (1, 2, 3)
COPIES = 4
DRAW = {rank: Action(f"draw {rank}") for rank in RANKS}
CLAIM = {rank: Action(f"claim {rank}") for rank in RANKS}
SWAP, STAND, OLD, NEW = Action("swap"), Action("stand"), Action("keep old"), Action("keep new")
BELIEVE, DOUBT = Action("believe"), Action("doubt")
TABLE = ActionTable([*DRAW.values(), SWAP, STAND, OLD, NEW, *CLAIM.values(), BELIEVE, DOUBT])
RANK_OF = {action: rank for ranked in (DRAW, CLAIM) for rank, action in ranked.items()}
RULES = ("small-deal", "small-swap", "small-keep", "small-claim", "small-doubt", "small-turn")

CHOICES = {
    "swap": [SWAP, STAND],
    "keep": [OLD, NEW],
    "claim": list(CLAIM.values()),
    "answer": [BELIEVE, DOUBT],
}
"""What the seat to move may do at each step; chance moves at the steps `deal` and `draw`."""


@dataclass
class SmallView(View):
    seat: int
    to_move: int
    step: str
    coins: list[int]
    bag: int
    hand: int
    drawn: int
    put_away: int
    claimant: int
    claim: int
    rounds_left: int


class SmallPosition(Position):
    def __init__(self, players: int = 2, rounds: int = 3, swaps: bool = True) -> None:
        super().__init__()
        self.coins = [3] * players
        self.hands = [0] * players
        self.drawn = 0
        self.put_away = 0  # face down; only the claimant knows it
        self.claimant = 0
        self.claim = 0
        self.rounds_left = rounds
        self.swaps = swaps
        self.step = "deal"
        self.to_move = CHANCE
        self.dealing = 0

    @property
    def game(self) -> Game:
        return SMALL

    @property
    def players(self) -> int:
        return len(self.coins)

    def bag(self) -> list[int]:
        """How many of each rank are still to be drawn."""
        out = [*self.hands, self.drawn, self.put_away]
        return [COPIES - out.count(rank) for rank in RANKS]

    def legal(self) -> list[Action]:
        return list(CHOICES[self.step]) if self.to_move >= 0 else []

    def chances(self) -> Chances:
        if self.to_move != CHANCE:
            return NO_CHANCES
        return Chances((DRAW[rank], count) for rank, count in zip(RANKS, self.bag()) if count > 0)

    def why_not(self, action: Action) -> Refusal | None:
        if self.to_move == CHANCE:
            fits = self.chances().has(action)
        else:
            fits = action in self.legal()
        return None if fits else Refusal(str(action), "small-turn", {"step": self.step})

    def play(self, action: Action) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        me = self.claimant
        if self.step == "deal":
            self.hands[self.dealing] = RANK_OF[action]
            self.tell_drawn(self.dealing, RANK_OF[action])
            self.dealing += 1
            if self.dealing == self.players:
                self.go_to("swap" if self.swaps else "claim", me)
        elif self.step == "swap":
            said: dict[str, Value] = {"seat": Seat(me), "swaps": int(action is SWAP)}
            self.tell(Event("event-small-choice", "small-swap", said))
            self.go_to("draw", CHANCE) if action is SWAP else self.go_to("claim", me)
        elif self.step == "draw":
            self.drawn = RANK_OF[action]
            self.tell_drawn(me, self.drawn)
            self.go_to("keep", me)
        elif self.step == "keep":
            self.put_away, self.hands[me] = (
                (self.hands[me], self.drawn) if action is NEW else (self.drawn, self.hands[me])
            )
            self.drawn = 0
            self.tell(Event("event-small-kept", "small-keep", {"seat": Seat(me)}))
            self.go_to("claim", me)
        elif self.step == "claim":
            self.claim = RANK_OF[action]
            self.tell(Event("event-small-claim", "small-claim", {"seat": Seat(me), "rank": self.claim}))
            self.go_to("answer", (me + 1) % self.players)
        elif action is DOUBT:
            self.doubt(self.to_move)
        elif (self.to_move + 1) % self.players == me:
            self.coins[me] += self.claim
            self.end_round()
        else:
            self.to_move += 1
            self.to_move %= self.players

    def doubt(self, doubter: int) -> None:
        shown = self.hands[self.claimant]
        pays, gets = (self.claimant, doubter) if shown < self.claim else (doubter, self.claimant)
        self.coins[pays] -= 1
        self.coins[gets] += 1
        who: dict[str, Value] = {"pays": Seat(pays), "gets": Seat(gets), "rank": shown}
        self.tell(Event("event-small-shown", "small-doubt", who, reveals=True))
        self.end_round()

    def end_round(self) -> None:
        self.hands = [0] * len(self.hands)
        self.drawn = self.put_away = self.claim = self.dealing = 0
        self.claimant = (self.claimant + 1) % self.players
        self.rounds_left -= 1
        self.go_to("deal", CHANCE) if self.rounds_left else self.go_to("over", OVER)

    def go_to(self, step: str, to_move: int) -> None:
        self.step, self.to_move = step, to_move

    def tell(self, event: Event) -> None:
        if self.heard is not None:
            self.heard.append(event)

    def tell_drawn(self, seat: int, rank: int) -> None:
        hidden = Event("event-small-draws", "small-deal", {"seat": Seat(seat)})
        seen: dict[str, Value] = {"seat": Seat(seat), "rank": rank}
        self.tell(Event("event-small-drew", "small-deal", seen, (seat,), hidden))

    def copy(self) -> SmallPosition:
        other = SmallPosition.__new__(SmallPosition)
        other.__dict__.update(self.__dict__)
        # What the engine's own class holds is in no __dict__ where that class is compiled.
        other.to_move, other.heard = self.to_move, None
        other.coins, other.hands = list(self.coins), list(self.hands)
        return other

    def view(self, seat: int) -> SmallView:
        mine = seat == self.claimant
        return SmallView(
            seat=seat,
            to_move=self.to_move,
            step=self.step,
            coins=list(self.coins),
            bag=sum(self.bag()),
            hand=self.hands[seat] if seat >= 0 else 0,
            drawn=self.drawn if mine else 0,
            put_away=self.put_away if mine else 0,
            claimant=self.claimant,
            claim=self.claim,
            rounds_left=self.rounds_left,
        )

    def imagine(self, seat: int, luck: Luck) -> SmallPosition:
        other = self.copy()
        mine = seat == self.claimant
        known = [self.hands[seat] if seat >= 0 else 0, *((self.drawn, self.put_away) if mine else (0, 0))]
        unknown = [rank for rank in RANKS for _ in range(COPIES - known.count(rank))]
        luck.shuffle(unknown)
        for each in range(self.players):
            if each != seat and self.hands[each]:
                other.hands[each] = unknown.pop()
        if not mine and self.drawn:
            other.drawn = unknown.pop()
        if not mine and self.put_away:
            other.put_away = unknown.pop()
        return other

    def result(self) -> Result:
        lines = [[ScoreLine(Message("small-coins"), coins)] for coins in self.coins]
        places = places_by([(coins,) for coins in self.coins])
        return Result(places, list(self.coins), lines, Message("small-why-rounds"))

    def dump(self) -> dict[str, Json]:
        fields = {"to_move": self.to_move, **self.__dict__}
        fields.pop("heard", None)
        return {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}

    def check(self) -> None:
        if min(self.bag()) < 0 or len(self.hands) != len(self.coins):
            raise BadPosition("error-small-cards")

    def prompt(self) -> Message:
        return Message("small-prompt", {"seat": Seat(max(self.to_move, 0)), "step": self.step})


class SmallGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="small-bluff",
            version=1,
            fewest=2,
            most=3,
            length=60,
            options=(Option("rounds", 3, 1, 4), Option("swaps", True)),
            chapters=(Chapter("small", RULES),),
            table=TABLE,
        )

    def title(self) -> Message:
        return Message("game-small-sound")

    def begin(self, players: int, options: dict[str, OptionValue]) -> SmallPosition:
        return SmallPosition(players, int(options["rounds"]), bool(options["swaps"]))

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        return Message("small-too-long") if players == 3 and options["rounds"] == 4 else None

    def load(self, data: Json) -> SmallPosition:
        position = SmallPosition()
        fields = position.dump()
        if not isinstance(data, dict) or data.keys() != fields.keys():
            raise BadPosition("error-small-data")
        for name, value in data.items():
            if type(value) is not type(fields[name]):
                raise BadPosition("error-small-data")
            setattr(position, name, list(value) if isinstance(value, list) else value)
        position.check()
        return position

    def describe(self, view: View, action: Action) -> Message:
        return Message("small-action", {"action": str(action)})

    def picture(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        return [f"{name}: {value}"[:width] for name, value in vars(view).items()]

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, SmallPosition)
        others = max(coins for each, coins in enumerate(position.coins) if each != seat)
        lead = position.coins[seat] - others
        if position.to_move == OVER:
            return 1000.0 * ((lead > 0) - (lead < 0)) + lead
        if position.step != "answer":
            return lead
        # A claim waits for its answer: half of the time it is believed.
        true = position.hands[position.claimant] >= position.claim
        worth = 0.5 * position.claim + (0.5 if true else -0.5)
        return lead + (worth if seat == position.claimant else -worth)


SMALL = SmallGame()
