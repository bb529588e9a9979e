"""A small complete game for tests: a bluff with three ranks of cards and a decision inside an effect.

Each round everybody is dealt a card. The claimant may swap it (draw another, keep one of the two, put the
other away face down) or stand, and then claims a rank; the others in turn believe or doubt. A doubted card is
shown: whoever was wrong pays the other a coin. A claim that all believe earns its rank in coins. Then all
cards go back, and the next seat claims.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from librt.vecs import vec
from mypy_extensions import u8

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.box import Box, BoxValue
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.engine.contract import CHANCE, OVER, Game, Imaginer, Position
from alehouse.engine.errors import BadPosition, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.eye import ALWAYS_THE_SAME, Eye
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.result import Result, ScoreLine, places_by, shared_win
from alehouse.engine.rulebook import OF_ANOTHER_GAME, Chapter, Minutes
from alehouse.engine.things import Things
from alehouse.engine.views import Choice, OwnView, PendingStep, PublicView, View

RANKS = (1, 2, 3)
COPIES = 4
MOST_COINS = 99
THINGS = Things()
SEATS = THINGS.seats(3)
RANK_NAMES = {rank: Message("small-card", {"rank": rank}) for rank in RANKS}
CARDS = {rank: THINGS.add(f"card:{rank}", name) for rank, name in RANK_NAMES.items()}
THINGS.are_dealt("card")
WORDS = {
    word: THINGS.add(f"do:{word}", Message("small-word", {"word": word}))
    for word in ("swap", "stand", "keep", "old", "new", "claim", "believe", "doubt")
}
DECLARED = (
    BoxValue("copies", COPIES, low=1, high=9),
    BoxValue("coins", 3, low=0, high=9),
    BoxValue(
        "worth",
        RANKS,
        low=0,
        high=9,
        names=("one", "two", "three"),
        assumed=True,
        but=("two",),
        called=list(RANK_NAMES.values()),
    ),
)


def _choice(notation: str, *parts: str) -> Action:
    return Action(notation, tuple(WORDS.get(part, part) for part in parts))


DRAW = {rank: Outcome(f"draw {rank}") for rank in RANKS}
CLAIM = {rank: _choice(f"claim {rank}", "claim", CARDS[rank]) for rank in RANKS}
SWAP, STAND = _choice("swap", "swap"), _choice("stand", "stand")
OLD, NEW = _choice("keep old", "keep", "old"), _choice("keep new", "keep", "new")
BELIEVE, DOUBT = _choice("believe", "believe"), _choice("doubt", "doubt")
TABLE = ActionTable([SWAP, STAND, OLD, NEW, *CLAIM.values(), BELIEVE, DOUBT], [*DRAW.values()], THINGS)
RANK_OF = {action: rank for ranked in (DRAW, CLAIM) for rank, action in ranked.items()}
RULES = ("small-deal", "small-swap", "small-keep", "small-claim", "small-doubt", "small-turn")

CHOICES = {
    "swap": [SWAP, STAND],
    "keep": [OLD, NEW],
    "claim": list(CLAIM.values()),
    "answer": [BELIEVE, DOUBT],
}
"""What the seat to move may do at each step; chance moves at the steps `deal` and `draw`."""


Step = Literal["deal", "swap", "draw", "keep", "claim", "answer", "over"]


class SmallPublic(PublicView, frozen=True):
    coins: list[int]
    bag: int
    claimant: str
    claim: str | None
    rounds_left: int


class SmallOwn(OwnView, frozen=True):
    hand: str | None
    drawn: str | None
    put_away: str | None


class SmallView(View, frozen=True):
    public: SmallPublic
    own: SmallOwn | None


class SmallPosition(Position):
    def __init__(self, game: Game, players: int = 2, rounds: int = 3, swaps: bool = True) -> None:
        super().__init__(game)
        self.coins = [game.box.number("coins")] * players
        self.hands = [0] * players
        self.drawn = 0
        self.put_away = 0  # face down; only the claimant knows it
        self.claimant = 0
        self.claim = 0
        self.rounds_left = rounds
        self.swaps = swaps
        self.step: Step = "deal"
        self.to_move = CHANCE
        self.dealing = 0

    @property
    def players(self) -> int:
        return len(self.coins)

    def bag(self) -> list[int]:
        """How many of each rank are still to be drawn."""
        out = [*self.hands, self.drawn, self.put_away]
        return [self.game.box.number("copies") - out.count(rank) for rank in RANKS]

    def worth(self) -> int:
        """What a believed claim earns."""
        return self.game.box.row("worth")[self.claim - 1]

    def legal(self) -> list[Action]:
        return list(CHOICES[self.step]) if self.to_move >= 0 else []

    def chances(self) -> Chances:
        if self.to_move != CHANCE:
            return NO_CHANCES
        return Chances((DRAW[rank], count) for rank, count in zip(RANKS, self.bag()) if count > 0)

    def why_not(self, action: Action) -> Refusal | None:
        if not self.game.table.has(action):
            return Refusal(action.notation, OF_ANOTHER_GAME)
        if self.to_move == CHANCE:
            fits = self.chances().has(action)
        else:
            fits = action in self.legal()
        return None if fits else Refusal(str(action), "small-turn", {"step": self.step})

    def play(self, action: Action) -> None:
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if self.heard is not None:
            self.played += 1
        me = self.claimant
        if self.step == "deal":
            self.hands[self.dealing] = RANK_OF[action]
            self.tell_drawn(self.dealing, RANK_OF[action])
            self.dealing += 1
            if self.dealing == self.players:
                self.go_to("swap" if self.swaps else "claim", me)
        elif self.step == "swap":
            said: dict[str, Value] = {"seat": Seat(me), "swaps": int(action is SWAP)}
            self.tell(Event("event-small-choice", "small-swap", said, who=SEATS[me]))
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
            self.tell(Event("event-small-kept", "small-keep", {"seat": Seat(me)}, who=SEATS[me]))
            self.go_to("claim", me)
        elif self.step == "claim":
            self.claim = RANK_OF[action]
            said = {"seat": Seat(me), "rank": self.claim}
            self.tell(Event("event-small-claim", "small-claim", said, who=SEATS[me], what=(CARDS[self.claim],)))
            self.go_to("answer", (me + 1) % self.players)
        elif action is DOUBT:
            self.doubt(self.to_move)
        elif (self.to_move + 1) % self.players == me:
            self.coins[me] += self.worth()
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
        self.tell(
            Event(
                "event-small-shown",
                "small-doubt",
                who,
                who=SEATS[self.claimant],
                what=(CARDS[shown],),
                source=SEATS[pays],
                target=SEATS[gets],
                reveals=True,
            )
        )
        self.end_round()

    def end_round(self) -> None:
        self.hands = [0] * len(self.hands)
        self.drawn = self.put_away = self.claim = self.dealing = 0
        self.claimant = (self.claimant + 1) % self.players
        self.rounds_left -= 1
        self.go_to("deal", CHANCE) if self.rounds_left else self.go_to("over", OVER)

    def go_to(self, step: Step, to_move: int) -> None:
        self.step, self.to_move = step, to_move

    def tell_drawn(self, seat: int, rank: int) -> None:
        hidden = Event("event-small-draws", "small-deal", {"seat": Seat(seat)}, who=SEATS[seat])
        seen: dict[str, Value] = {"seat": Seat(seat), "rank": rank}
        card = (CARDS[rank],)
        self.tell(
            Event("event-small-drew", "small-deal", seen, who=SEATS[seat], what=card, told=(seat,), otherwise=hidden)
        )

    def copy(self) -> SmallPosition:
        other = SmallPosition.__new__(SmallPosition)
        other.__dict__.update(self.__dict__)
        # What the engine's own class holds is in no __dict__ where that class is compiled.
        other.game, other.to_move, other.heard, other.played = self.game, self.to_move, None, 0
        other.coins, other.hands = list(self.coins), list(self.hands)
        return other

    def public(self) -> SmallPublic:
        mover: dict[int, Literal["chance", "over"]] = {CHANCE: "chance", OVER: "over"}
        return SmallPublic(
            to_move=mover.get(self.to_move, self.to_move),
            turn=self.claimant,
            prompt=self.prompt(),
            pending=self.pending(),
            coins=list(self.coins),
            bag=sum(self.bag()),
            claimant=SEATS[self.claimant],
            claim=CARDS.get(self.claim),
            rounds_left=self.rounds_left,
        )

    def seen(self, seat: int, public: PublicView) -> SmallView:
        assert isinstance(public, SmallPublic)
        if seat < 0:
            return SmallView(None, public, None)
        mine = seat == self.claimant
        own = SmallOwn(
            hand=CARDS.get(self.hands[seat]),
            drawn=CARDS.get(self.drawn) if mine else None,
            put_away=CARDS.get(self.put_away) if mine else None,
        )
        return SmallView(seat, public, own)

    def pending(self) -> list[PendingStep]:
        if self.to_move == OVER:
            return []
        if self.to_move == CHANCE:
            return [PendingStep(self.step, "chance", (), None)]
        return [PendingStep(self.step, int(self.to_move), (SEATS[self.claimant],), None)]

    def numbers(self) -> list[int]:
        steps = ("deal", "swap", "draw", "keep", "claim", "answer", "over")
        few = [self.drawn, self.put_away, self.claimant, self.claim, self.rounds_left, self.swaps, self.dealing]
        return [self.to_move, steps.index(self.step), *few, self.players, *self.coins, *self.hands]

    def final_result(self) -> Result:
        lines = [[ScoreLine(Message("small-coins"), coins)] for coins in self.coins]
        places = places_by([(coins,) for coins in self.coins])
        return Result(places, list(self.coins), lines, Message("small-why-rounds"), shared_win(places))

    def dump(self) -> dict[str, Json]:
        fields = {"to_move": self.to_move, **self.__dict__}
        for unsaid in ("heard", "game", "played"):
            fields.pop(unsaid, None)
        return {name: list(value) if isinstance(value, list) else value for name, value in fields.items()}

    def check(self) -> None:
        if min(self.bag()) < 0 or len(self.hands) != len(self.coins):
            raise BadPosition("error-small-cards")

    def prompt(self) -> Message:
        return Message("small-prompt", {"seat": Seat(max(self.to_move, 0)), "step": self.step})


class SmallImaginer(Imaginer):
    """Every card that the seat does not see, dealt anew from all that it does not see."""

    def __init__(self, position: SmallPosition, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.mine = seat == position.claimant
        known = [position.hands[seat] if seat >= 0 else 0]
        if self.mine:
            known += [position.drawn, position.put_away]
        copies = position.game.box.number("copies")
        self.unknown = [rank for rank in RANKS for _ in range(copies - known.count(rank))]

    def next(self, luck: Luck) -> SmallPosition:
        other = self.position.copy()
        unknown = list(self.unknown)
        luck.shuffle(unknown)
        for each in range(other.players):
            if each != self.seat and other.hands[each]:
                other.hands[each] = unknown.pop()
        if not self.mine and other.drawn:
            other.drawn = unknown.pop()
        if not self.mine and other.put_away:
            other.put_away = unknown.pop()
        return other


class SmallEye(Eye):
    """Cards as one of three; coins from the least that anybody can have on."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.steps = get_args(Step)
        moving = ("public.to_move", "public.pending.by")
        self.add("to move", seats=1, shows=moving)
        self.add("chance", shows=moving)
        self.add(
            "step",
            each=len(self.steps),
            one_of=len(self.steps),
            shows=(*moving, "public.pending.step", "public.pending.about"),
        )
        self.add("claimant", seats=1, shows=("public.turn", "public.claimant", "public.pending.about"))
        self.add("coins", seats=1, high=2 * MOST_COINS, shows=("public.coins",))
        self.add("bag", high=3 * 9, shows=("public.bag",))
        self.add("claim", each=3, one_of=3, shows=("public.claim",))
        self.add("rounds left", high=4, shows=("public.rounds_left",))
        for name in ("hand", "drawn", "put_away"):
            self.add(name, each=3, one_of=3, own=True, shows=(f"own.{name}",))
        self.left_out = {
            "seat": "one's own seat is always the first",
            "public.prompt": "in words what is pending",
            "public.pending.count": ALWAYS_THE_SAME,
        }

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        assert isinstance(position, SmallPosition)
        order = [(max(seat, 0) + each) % self.players for each in range(self.players)]
        cards = [position.hands[seat], position.drawn, position.put_away] if seat >= 0 else [0, 0, 0]
        if seat != position.claimant:
            cards[1:] = [0, 0]
        numbers = [
            *(int(each == position.to_move) for each in order),
            int(position.to_move == CHANCE),
            *(int(each == position.step) for each in self.steps),
            *(int(each == position.claimant) for each in order),
            *(position.coins[each] + MOST_COINS for each in order),
            sum(position.bag()),
            *(int(rank == position.claim) for rank in RANKS),
            position.rounds_left,
            *(int(rank == card) for card in cards for rank in RANKS),
        ]
        for place, number in enumerate(numbers):
            row[at + place] = u8(number)


class SmallGame(Game):
    def __init__(self, name: str = "small-bluff", box: Box | None = None) -> None:
        super().__init__(
            name=name,
            version=1,
            fewest=2,
            most=3,
            minutes=Minutes(3, 5, assumed=True),
            length=60,
            most_outcomes=3,
            one_win=True,
            options=(Option("rounds", 3, 1, 4), Option("swaps", True)),
            chapters=(Chapter("small", RULES),),
            table=TABLE,
            view=SmallView,
            box=box if box is not None else Box(DECLARED),
        )

    def title(self) -> Message:
        return Message("game-small-sound")

    def box_text(self, value: BoxValue) -> Message:
        return self.rule_text(f"box-small-{value.name}")

    def begin(self, players: int, options: dict[str, OptionValue]) -> SmallPosition:
        return SmallPosition(self, players, int(options["rounds"]), bool(options["swaps"]))

    def with_box(self, box: Box) -> Game:
        return SmallGame(self.name, box)

    def box_trouble(self) -> Message | None:
        return Message("small-too-few") if 3 * self.box.number("copies") < self.most + 2 else None

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        assert isinstance(position, SmallPosition)
        return SmallImaginer(position, seat)

    def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
        return SmallEye(self, players)

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        return Message("small-too-long") if players == 3 and options["rounds"] == 4 else None

    def load(self, data: Json) -> SmallPosition:
        position = SmallPosition(self)
        fields = position.dump()
        if not isinstance(data, dict) or data.keys() != fields.keys():
            raise BadPosition("error-small-data")
        for name, value in data.items():
            if type(value) is not type(fields[name]):
                raise BadPosition("error-small-data")
            setattr(position, name, list(value) if isinstance(value, list) else value)
        position.check()
        return position

    def choice(self, view: View, action: Action) -> Choice:
        assert isinstance(view, SmallView)
        brings: tuple[Message, ...] = ()
        if action in CLAIM.values():
            brings = (Message("small-brings", {"coins": self.box.row("worth")[RANK_OF[action] - 1]}),)
        return Choice.of(action, Message("small-action", {"action": str(action)}), view.public.claimant, brings)

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, SmallView)
        parts = [view.public, *([] if view.own is None else [view.own])]
        return [
            f"{name}: {say(value) if isinstance(value, Message) else value}"[:width]
            for part in parts
            for name in part.__struct_fields__
            for value in [getattr(part, name)]
        ]

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
