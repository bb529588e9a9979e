"""One moment in a pub: who stands where with how many tokens, what is in the decks, and what is being decided."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.bits import how_many
from alehouse.engine.chance import Chances
from alehouse.engine.contract import Game, put
from alehouse.engine.counts import one
from alehouse.engine.messages import Json, Value
from alehouse.engine.result import Result
from alehouse.engine.step_table import StepTable
from alehouse.engine.steps import Stepwise
from alehouse.engine.views import PublicView, View
from alehouse.games.fantasy_pub import chance, dumping, showing
from alehouse.games.fantasy_pub.actions import PubActions
from alehouse.games.fantasy_pub.components import ENTRY, FAMILY_OF, NOBODY, OPEN, OWNER_OF, Values
from alehouse.games.fantasy_pub.rulebook import Edition
from alehouse.games.fantasy_pub.rules import course, scoring
from alehouse.games.fantasy_pub.steps import FIRST, STEPS_2003, STEPS_2022


@mypyc_attr(acyclic=True)
class PubPosition(Stepwise):
    """The state of either edition. Characters and spaces are numbers, see the components."""

    def __init__(self, game: Game, edition: Edition, values: Values, actions: PubActions, players: i64) -> None:
        super().__init__(game)
        self.edition = edition
        self.values = values
        self.actions = actions
        self.seats = players
        self.spaces = edition.tables + 1
        self.goal: i64 = 0
        """Characters out at which closing time begins (2022), or beers to collect (2003)."""
        self.events = False
        """Whether event cards are played with."""
        self.first: i64 = 0
        """The seat that had, or has, the first turn."""
        self.turn: i64 = 0
        """The seat whose turn it is."""
        self.where = vec[i64]()
        """Each character's space, or IN_DECK, or OUT."""
        self.crowd = vec[i64]()
        """How many of each family are on each space: follows from `where`."""
        self.at_entry = vec[i64]()
        """Each seat's character at the entry: follows from `where`."""
        self.home = vec[i64]()
        """Those who went home for good, in this order: all who are OUT."""
        self.coins = vec[i64]()
        self.beers = vec[i64]()
        """All beers on each character, triple ones included."""
        self.loose = vec[i64]()
        """Coins lying on each space, with nobody."""
        self.pool: i64 = 0
        self.low: i64 = 0
        """Of what is left of this turn's roll, the lower die or the only one; 0 if no die is left."""
        self.high: i64 = 0
        """The other die; 0 if it is used."""
        self.acted = False
        """Whether the seat whose turn it is has done anything yet."""
        self.moved: i64 = 0
        """The characters that have moved this turn, where that counts: a bit each."""
        self.unseen = vec[i64]()
        """How many of each family lie in each deck in an order that nobody knows."""
        self.top = vec[i64]()
        """The character known to be on top of each deck, if one is known."""
        self.bottom = vec[i64]()
        """The characters known to be at the bottom of each deck: a pile for each seat."""
        self.out_plain = vec[i64]()
        """Plain beers that each seat has taken out."""
        self.out_triple = vec[i64]()

        # What only 2022 has
        self.clans: i64 = 0
        """Each seat's clan, a hexadecimal digit each, the first seat's the last one."""
        self.barkeeper: i64 = 0
        """The barkeeper's table; 0 before he has come, or where there is none."""
        self.triples = vec[i64]()
        """The triple ones among each character's beers."""
        self.triples_left: i64 = 0
        """Triple beers on the backs of coins."""
        self.backs = vec[i64]()
        """Each place's share of them; empty while every coin is as good as any other: see the rules of `backs`."""
        self.coins_left: i64 = 0
        """Tokens that lie with their coin up: follows from the pool, the loose coins and those of the characters."""
        self.side = vec[i64]()
        """The visible side of each +1/-1 card."""
        self.hand = vec[i64]()
        """Each seat's event cards, a bit each."""
        self.returned = vec[i64]()
        """The card that each seat put back into the box."""
        self.cards_played: i64 = 0
        """Cards played so far, a bit each."""
        self.closing: i64 = OPEN

        self.shown: showing.Shown | None = None
        """How everybody saw it latest, if anybody has looked."""

    def copy(self) -> PubPosition:
        other = PubPosition(self.game, self.edition, self.values, self.actions, self.seats)
        other.to_move = self.to_move
        other.steps = self.steps[:]
        other.goal = self.goal
        other.events = self.events
        other.first = self.first
        other.turn = self.turn
        other.where = self.where[:]
        other.crowd = self.crowd[:]
        other.at_entry = self.at_entry[:]
        other.home = self.home[:]
        other.coins = self.coins[:]
        other.beers = self.beers[:]
        other.loose = self.loose[:]
        other.pool = self.pool
        other.low = self.low
        other.high = self.high
        other.acted = self.acted
        other.moved = self.moved
        other.unseen = self.unseen[:]
        other.top = self.top[:]
        other.bottom = self.bottom[:]
        other.out_plain = self.out_plain[:]
        other.out_triple = self.out_triple[:]
        other.clans = self.clans
        other.barkeeper = self.barkeeper
        other.triples = self.triples[:]
        other.triples_left = self.triples_left
        other.backs = self.backs[:]
        other.coins_left = self.coins_left
        other.side = self.side[:]
        other.hand = self.hand[:]
        other.returned = self.returned[:]
        other.cards_played = self.cards_played
        other.closing = self.closing
        other.shown = self.shown
        return other

    def numbers(self) -> list[int]:
        found: list[int] = [self.seats, self.goal, self.events, self.first, self.turn, self.pool, self.low, self.high]
        found += [self.acted, self.moved, self.barkeeper, self.triples_left, self.cards_played, self.closing]
        found.append(self.clans)
        put(found, self.steps)
        put(found, self.where)
        put(found, self.home)
        put(found, self.coins)
        put(found, self.beers)
        put(found, self.triples)
        put(found, self.loose)
        put(found, self.unseen)
        put(found, self.top)
        put(found, self.bottom)
        put(found, self.out_plain)
        put(found, self.out_triple)
        put(found, self.side)
        put(found, self.hand)
        put(found, self.returned)
        put(found, self.backs)
        return found

    # Small questions, and changes that keep together what belongs together

    @property
    def dice(self) -> list[int]:
        """What is left of this turn's roll, in order."""
        if not self.low:
            return []
        return [self.low, self.high] if self.high else [self.low]

    def take_dice(self, one: i64, other: i64) -> None:
        """From now on these are the dice; 0 for a die that is used."""
        if not one or 0 < other < one:
            one, other = other, one
        self.low = one
        self.high = other

    def clan_of(self, seat: i64) -> i64:
        return (self.clans >> (4 * seat)) & 15

    def put(self, character: i64, place: i64) -> None:
        """Move a character to a space, out, or into its deck."""
        before = self.where[character]
        somebody = one(FAMILY_OF[character])
        self.where[character] = place
        if before >= 0:
            self.crowd[before] -= somebody
        if place >= 0:
            self.crowd[place] += somebody
        if before == ENTRY:
            self.at_entry[OWNER_OF[character]] = NOBODY
        if place == ENTRY:
            self.at_entry[OWNER_OF[character]] = character

    def may_go_home(self, character: i64) -> bool:
        """The rule `pub-exit-condition`."""
        return self.beers[character] >= self.coins[character]

    # What views are made of, put together here because this is compiled

    def has_begun(self) -> bool:
        """Whether the first player is known."""
        return not len(self.steps) or self.steps[0] & 0xFF != FIRST

    def in_front(self) -> vec[i64]:
        """Of every seat: number; clan; unseen, top and bottom of its deck; plain and triple beers taken out; the side
        of its card; how many event cards.
        """
        found = vec[i64]()
        for seat in range(self.seats):
            found = append(found, seat)
            found = append(found, self.clan_of(seat))
            found = append(found, self.unseen[seat])
            found = append(found, self.top[seat])
            found = append(found, self.bottom[seat])
            found = append(found, self.out_plain[seat])
            found = append(found, self.out_triple[seat])
            found = append(found, self.side[seat])
            found = append(found, how_many(self.hand[seat]))
        return found

    # The contract

    @property
    def players(self) -> int:
        return self.seats

    @property
    def step_table(self) -> StepTable:
        return STEPS_2022 if self.edition.is_2022 else STEPS_2003

    def whose_turn(self) -> int:
        return self.turn

    def choices(self, step: i64, a: i64, b: i64) -> list[Action]:
        return course.choices(self, step, a, b)

    def no_choice(self, step: i64, a: i64, b: i64, action: Action) -> str:
        return course.no_choice(self, step, a, b, action)

    def outcomes(self, step: i64, a: i64, b: i64) -> Chances:
        return chance.outcomes(self, step, a, b)

    def may_come(self, step: i64, a: i64, b: i64, outcome: Action) -> bool:
        return chance.may_come(self, step, a, outcome)

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        return course.waits(self, step, a, b)

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        course.decide(self, step, a, b, action)

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        chance.happen(self, step, a, b, outcome)

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        course.proceed(self, step, a, b)

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        return course.refers_to(self, rule, action)

    def prompt_args(self, step: i64, a: i64, b: i64) -> dict[str, Value]:
        return course.prompt_args(self, step)

    def final_result(self) -> Result:
        return scoring.result(self)

    def public(self) -> PublicView:
        return showing.public(self)

    def seen(self, seat: int, public: PublicView) -> View:
        return showing.seen(self, seat, public)

    def dump(self) -> dict[str, Json]:
        return dumping.dump(self)

    def check(self) -> None:
        dumping.check(self)
