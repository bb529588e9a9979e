"""The 2022 edition: six tables and a door, a barkeeper, triple beers, event cards and closing time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.chance import Chances
from alehouse.engine.contract import CHANCE, Game, Position
from alehouse.engine.events import Event
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message, Seat, Value
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.reading import number
from alehouse.engine.rulebook import NOW
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import (
    ChooseCharacter,
    Deal,
    Draw,
    First,
    Flip,
    PubActions,
    ReturnCard,
    Roll,
    RollOne,
    flip_weight,
)
from alehouse.games.fantasy_pub.bot import appraise_2022
from alehouse.games.fantasy_pub.components import (
    CARDS,
    COMING,
    DEALT,
    EDITION_2022,
    FAMILY_OF,
    NOBODY,
    OWNER_OF,
    SMALL,
)
from alehouse.games.fantasy_pub.crowd import how_many, is_mixed
from alehouse.games.fantasy_pub.game import FantasyPub
from alehouse.games.fantasy_pub.position import (
    BARKEEPER,
    CARD_REROLL,
    DEAL,
    DRINK,
    ENTERS,
    FIRST,
    INVITE,
    NEWCOMER,
    PLACE,
    RETURN,
    SERVE,
    SERVED,
    SIT_DOWN,
    TURN,
)
from alehouse.games.fantasy_pub.rulebook import CHAPTERS_2022
from alehouse.games.fantasy_pub.state_2022 import card_count
from alehouse.games.fantasy_pub.turn_2022 import Turn2022
from alehouse.games.fantasy_pub.view import PubView, view_2022

ACTIONS: Final = PubActions(EDITION_2022, cards=True)


@mypyc_attr(acyclic=True)
class Pub2022(Turn2022):
    """A moment of the 2022 edition."""

    def __init__(self, players: i64, events: bool) -> None:
        super().__init__(EDITION_2022, ACTIONS, players, events)

    @property
    def game(self) -> Game:
        return FANTASY_PUB_2022

    def begin(self) -> None:
        self.open_pub()
        self.push(FIRST, 0, 0)
        self.push(BARKEEPER, 0, 0)
        self.go_on()

    def copy(self) -> Pub2022:
        other = Pub2022(self.seats, self.events)
        self.copy_pub_to(other)
        self.copy_state_to(other)
        return other

    def imagine(self, seat: int, luck: Luck) -> Position:
        """The only secrets are the others' event cards, and which of them went back into the box."""
        other = self.copy()
        unknown = [card for card in range(len(CARDS)) if not self.knows_card(seat, card)]
        luck.shuffle(unknown)
        for rival in range(self.seats):
            if rival != seat:
                other.hand[rival] = 0
                for _ in range(card_count(self.hand[rival])):
                    other.hand[rival] |= 1 << unknown.pop()
                if self.returned[rival] != NOBODY:
                    other.returned[rival] = unknown.pop()
        return other

    def knows_card(self, seat: i64, card: i64) -> bool:
        """Whether a seat knows where a card is: played in sight of all, or its own."""
        if self.played & (1 << card):
            return True
        return seat >= 0 and (self.hand[seat] & (1 << card) != 0 or self.returned[seat] == card)

    # Steps

    def waits(self, step: i64, a: i64, b: i64) -> bool:
        if step in (BARKEEPER, FIRST, SIT_DOWN, DEAL, CARD_REROLL):
            self.to_move = CHANCE
            return True
        if step in (DRINK, INVITE):
            if self.is_coin_turned(step, a, b) and 0 < self.triples_left < self.coins_left:
                self.to_move = CHANCE
                return True
            return False
        if step in (PLACE, ENTERS, NEWCOMER):
            seat = self.drawer(step, a)
            if self.top[seat] == NOBODY and is_mixed(self.unseen[seat]):
                self.to_move = CHANCE
                return True
            return False
        if step == RETURN:
            self.to_move = a
            return True
        if step >= SERVE and self.is_choice(step):
            self.to_move = self.turn
            return True
        return False

    def proceed(self, step: i64, a: i64, b: i64) -> None:
        if step == TURN:
            self.start_turn(a)
            self.moved = 0
        elif step == DRINK:
            self.drink(a, b, self.triples_left > 0)
        elif step == INVITE:
            self.invite(a, b, self.triples_left > 0)
        elif step == ENTERS:
            self.enters(self.take_known(self.turn), a, b)
        elif step == PLACE:
            self.look_for_table(self.take_known(a))
        elif step == NEWCOMER:
            self.newcomer(self.take_known(a), b)

    def outcomes(self, step: i64, a: i64) -> Chances:
        if step in (BARKEEPER, SIT_DOWN, CARD_REROLL):
            return self.actions.throws
        if step in (DRINK, INVITE):
            return self.actions.flips[self.triples_left][self.coins_left]
        return super().outcomes(step, a)

    def possible(self, step: i64) -> list[Action]:
        return self.actions.deal if step == DEAL else super().possible(step)

    def weight(self, step: i64, a: i64, outcome: Action) -> i64:
        if isinstance(outcome, Flip):
            return flip_weight(outcome, self.triples_left, self.coins_left) if step in (DRINK, INVITE) else 0
        if isinstance(outcome, Draw):
            if step not in (PLACE, ENTERS, NEWCOMER):
                return 0
            return how_many(self.unseen[self.drawer(step, a)], outcome.family)
        if isinstance(outcome, Deal):
            return 1 if step == DEAL and self.is_undealt(outcome.card) else 0
        if isinstance(outcome, RollOne):
            return 1 if step in (BARKEEPER, SIT_DOWN, CARD_REROLL) else 0
        return super().weight(step, a, outcome)

    def drawer(self, step: i64, a: i64) -> i64:
        """The seat from whose deck somebody comes in a step."""
        return self.turn if step == ENTERS else a

    def happen(self, step: i64, a: i64, b: i64, outcome: Action) -> None:
        if isinstance(outcome, Roll):
            self.rolled(outcome)
        elif isinstance(outcome, Flip) and step == INVITE:
            self.invite(a, b, outcome.triple)
        elif isinstance(outcome, Flip):
            self.drink(a, b, outcome.triple)
        elif isinstance(outcome, Draw):
            seat = self.drawer(step, a)
            character = self.from_unseen(seat, outcome.family)
            if step == ENTERS:
                self.enters(character, a, b)
            elif step == NEWCOMER:
                self.newcomer(character, b)
            else:
                self.look_for_table(character)
        elif isinstance(outcome, Deal):
            self.dealt(a, b, outcome.card)
        elif isinstance(outcome, First):
            self.begin_with(outcome.seat)
        elif isinstance(outcome, RollOne):
            self.thrown(step, a, outcome.value)

    def thrown(self, step: i64, character: i64, value: i64) -> None:
        if step == BARKEEPER:
            self.barkeeper = value
            if self.heard is not None:
                self.tell("event-fp22-barkeeper", rulebook.BARKEEPER_22, {"at": self.at("at", value)})
        elif step == SIT_DOWN:
            self.sit_down(character, value)
        else:
            self.rerolled(value)

    # Set-up

    def begin_with(self, seat: i64) -> None:
        if self.heard is not None:
            self.tell("event-pub-first", rulebook.FIRST_22, {"seat": Seat(seat)})
        self.first = self.turn = seat
        self.push(TURN, seat, 0)
        if self.events:
            for turn in range(self.seats - 1, -1, -1):
                self.push(RETURN, (seat + turn) % self.seats, 0)
            for turn in range(self.seats - 1, -1, -1):
                self.push(DEAL, (seat + turn) % self.seats, DEALT)
        self.place_everybody()

    def look_for_table(self, character: i64) -> None:
        self.put(character, COMING)
        self.push(SIT_DOWN, character, 0)

    def sit_down(self, character: i64, space: i64) -> None:
        """At the beginning: a table that is taken is rolled for again."""
        if self.crowd[space]:
            if self.heard is not None:
                self.tell("event-fp22-place-again", rulebook.PLACE_22, {"who": self.who(character), "space": space})
            self.push(SIT_DOWN, character, 0)
            return
        self.pool -= self.edition.purse
        self.coins[character] = self.edition.purse
        self.put(character, space)
        if self.heard is not None:
            self.tell(
                "event-fp22-place",
                rulebook.PLACE_22,
                {"who": self.who(character), "at": self.at("at", space)},
            )
        if FAMILY_OF[character] == SMALL:
            self.pick_up(character, rulebook.FIFTH_COIN_22)

    def dealt(self, seat: i64, left: i64, card: i64) -> None:
        self.hand[seat] |= 1 << card
        if self.heard is not None:
            self.heard.append(
                Event(
                    "event-fp22-dealt",
                    rulebook.DEAL_22,
                    {"seat": Seat(seat), "card": self.card_name(card)},
                    (seat,),
                    Event("event-fp22-dealt-hidden", rulebook.DEAL_22, {"seat": Seat(seat)}),
                )
            )
        if left > 1:
            self.push(DEAL, seat, left - 1)

    def give_back(self, seat: i64, card: i64) -> None:
        self.hand[seat] &= ~(1 << card)
        self.returned[seat] = card
        if self.heard is not None:
            self.heard.append(
                Event(
                    "event-fp22-returned",
                    rulebook.DEAL_22,
                    {"seat": Seat(seat), "card": self.card_name(card)},
                    (seat,),
                    Event("event-fp22-returned-hidden", rulebook.DEAL_22, {"seat": Seat(seat)}),
                )
            )

    # Decisions in the middle of an effect

    def candidates(self, step: i64) -> list[Action]:
        if step == RETURN:
            return self.actions.back_to_box
        if step == SERVE:
            return self.actions.character
        return self.card_candidates(step)

    def no_decision(self, step: i64, a: i64, b: i64, action: Action) -> str:
        if step == RETURN:
            if not isinstance(action, ReturnCard):
                return NOW
            return "" if self.hand[a] & (1 << action.card) else rulebook.DEAL_22
        if step == SERVE:
            if not isinstance(action, ChooseCharacter):
                return NOW
            return "" if self.is_at(action.character, a) else rulebook.CALL_SERVES_22
        return self.no_card_choice(step, a, b, action)

    def decide(self, step: i64, a: i64, b: i64, action: Action) -> None:
        if isinstance(action, ReturnCard):
            self.give_back(a, action.card)
        elif step == SERVE and isinstance(action, ChooseCharacter):
            self.push(DRINK, action.character, SERVED)
        else:
            self.choose_for_card(step, a, b, action)

    def prompt(self) -> Message:
        if not len(self.steps):
            return Message("prompt-pub-over")
        step, a, b = self.due()
        seat: Value = Seat(self.turn)
        if step == BARKEEPER:
            return Message("prompt-fp22-barkeeper")
        if step == FIRST:
            return Message("prompt-pub-first")
        if step in (PLACE, SIT_DOWN):
            return Message("prompt-fp22-place", {"seat": Seat(a if step == PLACE else OWNER_OF[a])})
        if step in (ENTERS, NEWCOMER):
            return Message("prompt-fp22-draw", {"seat": seat})
        if step == DEAL:
            return Message("prompt-fp22-deal", {"seat": Seat(a)})
        if step == RETURN:
            return Message("prompt-fp22-return", {"seat": Seat(a)})
        if step in (DRINK, INVITE):
            return Message("prompt-fp22-flip", {"who": self.who(b if step == INVITE else a)})
        if step == SERVE:
            return Message("prompt-fp22-serve", {"seat": seat, "at": self.at("at", a)})
        if self.is_choice(step):
            return self.card_prompt(step, a)
        if self.dice:
            return Message("prompt-pub-act", {"seat": seat, "dice": tuple(str(die) for die in self.dice)})
        return Message("prompt-pub-roll", {"seat": seat})

    def view(self, seat: int) -> PubView:
        return view_2022(self, seat)


class FantasyPub2022(FantasyPub):
    """Fantasy Pub, the 2022 edition."""

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        position = Pub2022(players, bool(options["events"]))
        position.begin()
        return position

    def load(self, data: Json) -> Position:
        position = Pub2022(number(data, "players", self.fewest, self.most), True)
        assert isinstance(data, dict)
        position.read(data)
        return position

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, Pub2022)
        return appraise_2022(position, seat)


FANTASY_PUB_2022: Final = FantasyPub2022(
    "fantasy-pub-2022",
    version=1,
    fewest=2,
    most=EDITION_2022.most,
    length=20_000,
    options=(Option("events", True),),
    chapters=CHAPTERS_2022,
    table=ACTIONS.table,
)
