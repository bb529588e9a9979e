"""The 2003 edition: five tables and a bar, piles that lie face up, and the first to collect enough beers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, Game, Position
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.reading import broken, number, numbers
from alehouse.engine.result import Result, ScoreLine, places_by
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import Draw, Enter, First, PubActions, Roll
from alehouse.games.fantasy_pub.bot import appraise_2003
from alehouse.games.fantasy_pub.components import (
    BEERS_TO_WIN,
    BOTH,
    EDITION_2003,
    ENTRY,
    FAMILY_OF,
    HUGE,
    IN_DECK,
    MOST_ENTRY_COINS,
    NOBODY,
    OWNER_OF,
)
from alehouse.games.fantasy_pub.crowd import FAMILIES, is_mixed, one_of, only_family
from alehouse.games.fantasy_pub.game import FantasyPub
from alehouse.games.fantasy_pub.position import (
    ACT,
    DRINK,
    FIRST,
    PLACE,
    PLACES,
    ROLL,
    STEPS,
    TURN,
    TURN_UP,
    as_row,
    row,
    total,
)
from alehouse.games.fantasy_pub.rulebook import CHAPTERS_2003
from alehouse.games.fantasy_pub.rules import Pub
from alehouse.games.fantasy_pub.view import PubView, view_2003

ACTIONS: Final = PubActions(EDITION_2003, cards=False)


@mypyc_attr(acyclic=True)
class Pub2003(Pub):
    """A moment of the 2003 edition."""

    def __init__(self, players: i64, target: i64) -> None:
        super().__init__(EDITION_2003, ACTIONS, players)
        self.target = target
        """Beers to collect."""
        self.collected = vec[i64]()

    @property
    def game(self) -> Game:
        return FANTASY_PUB_2003

    def open_pub(self) -> None:
        super().open_pub()
        self.collected = row(self.seats, 0)

    def begin(self) -> None:
        self.open_pub()
        self.push(FIRST, 0, 0)
        self.go_on()

    def copy(self) -> Pub2003:
        other = Pub2003(self.seats, self.target)
        self.copy_pub_to(other)
        other.collected = self.collected[:]
        return other

    def imagine(self, seat: int, luck: Luck) -> Position:
        """Nobody has a secret in this edition: what is not known has not been drawn yet."""
        return self.copy()

    # Steps

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        if step == FIRST or (step in (PLACE, TURN_UP) and is_mixed(self.unseen[a])):
            self.to_move = CHANCE
            return True
        return False

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        if step == TURN:
            self.start_turn(a)
        elif step == TURN_UP:
            self.turn_up(a)
        elif step == DRINK:
            self.drink(a)

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        if isinstance(outcome, Roll):
            self.rolled(outcome)
        elif isinstance(outcome, First):
            if self.heard is not None:
                self.tell("event-pub-first", rulebook.FIRST_03, {"seat": Seat(outcome.seat)})
            self.first = self.turn = outcome.seat
            self.push(TURN, outcome.seat, 0)
            self.place_everybody()
        elif isinstance(outcome, Draw) and step == PLACE:
            self.push(TURN_UP, a, 0)
            self.come_in(self.from_unseen(a, outcome.family), self.edition.purse, rulebook.SETUP_03)
        elif isinstance(outcome, Draw):
            self.show_top(a, self.from_unseen(a, outcome.family))

    # The pile

    def turn_up(self, seat: i64) -> None:
        """The next card of the pile comes to lie on top, for all to see."""
        if self.unseen[seat]:
            self.show_top(seat, self.from_unseen(seat, only_family(self.unseen[seat])))
        elif self.bottom[seat]:
            self.show_top(seat, self.take_bottom_first(seat))

    def show_top(self, seat: i64, character: i64) -> None:
        self.top[seat] = character
        if self.heard is not None:
            self.tell("event-fp03-top", rulebook.PILE_03, {"seat": Seat(seat), "who": self.who(character)})

    def to_bottom(self, character: i64) -> None:
        if self.top[OWNER_OF[character]] == NOBODY:
            self.show_top(OWNER_OF[character], character)
        else:
            super().to_bottom(character)

    # Coming in and going home

    def no_entry_coins(self, die: i64) -> str:
        if die == BOTH and self.die_value(die) > MOST_ENTRY_COINS:
            return rulebook.ENTER_SUM_03
        return ""

    def no_newcomer(self) -> str:
        if self.top[self.turn] == NOBODY:
            return rulebook.ENTER_PILE_03
        return rulebook.ENTER_SUPPLY_03 if self.pool == 0 else ""

    def enter(self, coins: i64, both: bool) -> None:
        character = self.top[self.turn]
        self.top[self.turn] = NOBODY
        self.push(TURN_UP, self.turn, 0)
        self.come_in(character, coins, rulebook.ENTER_SUM_03 if both else rulebook.ENTER_03)

    def no_way_out(self, character: i64) -> str:
        return "" if self.where[character] == ENTRY else rulebook.EXIT_03

    def leave(self, character: i64, rule: str) -> None:
        seat = OWNER_OF[character]
        if self.heard is not None:
            self.tell(
                "event-fp03-exit",
                rule,
                {"seat": Seat(seat), "who": self.who(character), "beers": self.beers[character]},
            )
        self.pool += self.coins[character]
        self.collected[seat] += self.beers[character]
        self.coins[character] = 0
        self.beers[character] = 0
        self.put(character, IN_DECK)
        self.to_bottom(character)
        # The rule `fp03-goal`.
        if self.collected[seat] >= self.target:
            if self.heard is not None:
                self.tell("event-fp03-won", rulebook.WINNER_03, {"seat": Seat(seat)})
            self.steps = vec[i64]()

    def end_turn(self) -> None:
        self.next_turn()

    # Walking and drinking

    def drop_coin(self, character: i64) -> bool:
        if FAMILY_OF[character] != HUGE:
            return True
        if self.coins[character] == 0:
            self.send_away(character, rulebook.OGRE_03)
            return False
        self.drop_one(character)
        return True

    def drink(self, character: i64) -> None:
        """A round that everybody pays for themselves."""
        if self.coins[character] == 0:
            self.send_away(character, rulebook.NO_COIN_03)
        else:
            self.coins[character] -= 1
            self.get_beer(character, rulebook.TOAST)

    def get_beer(self, character: i64, rule: str) -> None:
        self.beers[character] += 1
        if self.heard is not None:
            self.tell("event-pub-drink", rule, {"who": self.who(character), "beers": self.beers[character]})
        if self.beers[character] == self.edition.full:
            # A token on its way from the payer is already counted here, so nothing is lost.
            self.send_away(character, rulebook.EIGHTH_03)

    def pay_round(self, space: i64) -> None:
        if self.heard is not None:
            self.tell("event-pub-invitations", rulebook.OFFERS_03, {"at": self.at("at", space)})
        there = self.one_of_each(space)
        receiver: i64 = NOBODY
        for family in range(i64(FAMILIES) - 1, -1, -1):
            payer = one_of(there, family)
            if payer == NOBODY:
                continue
            if receiver == NOBODY:
                receiver = payer
            elif self.coins[payer] == 0:
                # The next weaker one pays in its place, so the receiver stays the same.
                self.send_away(payer, rulebook.NO_COIN_ROUND_03)
            else:
                self.coins[payer] -= 1
                self.get_beer(receiver, rulebook.OFFERS_03)
                receiver = payer

    # Rules by name

    def one_at_entry(self) -> str:
        return rulebook.BAR_ONE_03

    def pick_up_rule(self) -> str:
        return rulebook.HALFLING_03

    def drop_rule(self) -> str:
        return rulebook.OGRE_03

    def turn_rule(self) -> str:
        return rulebook.TURN_03

    def sum_rule(self) -> str:
        return rulebook.MOVE_SUM_03

    def back_rule(self) -> str:
        return rulebook.DWARF_03

    def leave_rule(self, character: i64) -> str:
        return rulebook.EXIT_KEEPS_03

    # The whole position, and how it ends

    def taken_tokens(self) -> i64:
        return total(self.collected)

    def dump(self) -> dict[str, Json]:
        data = super().dump()
        collected: list[Json] = list(self.collected)
        data["target"] = self.target
        data["collected"] = collected
        return data

    def read(self, data: dict[str, Json]) -> None:
        self.open_pub()
        self.read_pub(data)
        self.target = number(data, "target", 1, self.edition.tokens)
        self.collected = as_row(numbers(data, "collected", 0, self.edition.tokens, self.seats))
        self.check()
        self.check_order()
        if min(self.where) < IN_DECK:
            raise broken("characters", ", ".join(PLACES[place] for place in self.where if place < IN_DECK))
        coming = set()
        for step, a, b in self.stack:
            if step not in (FIRST, PLACE, TURN, ROLL, ACT, TURN_UP) or not 0 <= a < self.seats or b:
                raise broken("stack", STEPS[step])
            if step == FIRST:
                coming = set(range(self.seats))
            elif step in (PLACE, TURN_UP):
                coming.add(a)
        for seat in range(self.seats):
            # The top of a pile lies open, unless it is just being turned up.
            if (self.top[seat] != NOBODY) == (seat in coming) and (seat in coming or self.has_deck(seat)):
                raise broken("top", self.edition.prefix)
        if (max(self.collected) < self.target) != (len(self.steps) > 0):
            raise broken("stack", str(max(self.collected)))
        self.find_mover()
        self.check_read(data)

    def prompt(self) -> Message:
        if not len(self.steps):
            return Message("prompt-pub-over")
        step, a, _ = self.due()
        if step == FIRST:
            return Message("prompt-pub-first")
        if step in (PLACE, TURN_UP):
            return Message("prompt-fp03-turn-up", {"seat": Seat(a)})
        if step == ROLL:
            return Message("prompt-pub-roll", {"seat": Seat(self.turn)})
        dice: Value = tuple(str(die) for die in self.dice)
        return Message("prompt-pub-act", {"seat": Seat(self.turn), "dice": dice})

    def result(self) -> Result:
        lines = [[ScoreLine(Message("score-fp03-beers"), beers)] for beers in self.collected]
        places = places_by([(beers,) for beers in self.collected])
        return Result(places, list(self.collected), lines, Message("why-fp03-target", {"target": self.target}))

    def view(self, seat: int) -> PubView:
        return view_2003(self, seat, self.collected, self.target)

    def refers_to(self, rule: str, action: Action) -> dict[str, Value]:
        if isinstance(action, Enter) and rule == rulebook.ENTER_SUM_03:
            return {"sum": self.die_value(BOTH)}
        return super().refers_to(rule, action)


class FantasyPub2003(FantasyPub):
    """Fantasy Pub, the 2003 edition."""

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        beers = options["beers"]
        assert isinstance(beers, int)
        position = Pub2003(players, beers or BEERS_TO_WIN[players])
        position.begin()
        return position

    def load(self, data: Json) -> Position:
        position = Pub2003(number(data, "players", self.fewest, self.most), 0)
        assert isinstance(data, dict)
        position.read(data)
        return position

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, Pub2003)
        return appraise_2003(position, position.collected, seat)


FANTASY_PUB_2003: Final = FantasyPub2003(
    "fantasy-pub-2003",
    version=1,
    fewest=2,
    most=EDITION_2003.most,
    length=20_000,
    # With more than thirty to collect, five players could run the supply dry before anybody has enough.
    options=(Option("beers", 0, low=0, high=30),),
    chapters=CHAPTERS_2003,
    table=ACTIONS.table,
)
