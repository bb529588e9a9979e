"""The 2022 edition: six tables and a door, a barkeeper, triple beers, event cards and closing time."""

from __future__ import annotations

from typing import Final

from alehouse.engine.actions import Action
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
)
from alehouse.games.fantasy_pub.bot import appraise_2022
from alehouse.games.fantasy_pub.components import (
    CARDS,
    CLAN,
    COMING,
    DEALT,
    EDITION_2022,
    FAMILY_OF,
    SMALL,
)
from alehouse.games.fantasy_pub.game import FantasyPub
from alehouse.games.fantasy_pub.position import (
    ACT,
    BARKEEPER,
    CARD_REROLL,
    DEAL,
    DRINK,
    ENTERS,
    FIRST,
    INVITE,
    NEWCOMER,
    NOBODY,
    PLACE,
    RETURN,
    SERVE,
    SERVED,
    SIT_DOWN,
    TURN,
)
from alehouse.games.fantasy_pub.rulebook import CHAPTERS_2022
from alehouse.games.fantasy_pub.turn_2022 import Turn2022
from alehouse.games.fantasy_pub.view import PubView, view_2022

ACTIONS: Final = PubActions(EDITION_2022, cards=True)


class Pub2022(Turn2022):
    """A moment of the 2022 edition."""

    def __init__(self, players: int = 2, events: bool = True) -> None:
        super().__init__(EDITION_2022, ACTIONS, players, events)

    @property
    def game(self) -> Game:
        return FANTASY_PUB_2022

    def begin(self) -> None:
        self.stack.append((FIRST, 0, 0))
        self.stack.append((BARKEEPER, 0, 0))
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
                for _ in range(self.hand[rival].bit_count()):
                    other.hand[rival] |= 1 << unknown.pop()
                if self.returned[rival] != NOBODY:
                    other.returned[rival] = unknown.pop()
        if other.stack and other.stack[-1][0] == ACT:
            # With other cards, other things can be done.
            other.doable = other.dice_actions()
        return other

    def knows_card(self, seat: int, card: int) -> bool:
        """Whether a seat knows where a card is: played in sight of all, or its own."""
        if self.played & (1 << card):
            return True
        return seat >= 0 and (self.hand[seat] & (1 << card) != 0 or self.returned[seat] == card)

    # Steps

    def waits(self, step: int, a: int, b: int) -> bool:
        if step in (BARKEEPER, FIRST, SIT_DOWN, DEAL, CARD_REROLL):
            self.to_move = CHANCE
            return True
        if step in (DRINK, INVITE):
            if self.is_coin_turned(step, a, b) and 0 < self.triples_left < self.coins_left():
                self.to_move = CHANCE
                return True
            return False
        if step in (PLACE, ENTERS, NEWCOMER):
            seat = self.turn if step == ENTERS else a
            if self.top[seat] == NOBODY and self.unseen_size(seat) and self.only_family(seat) == NOBODY:
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

    def proceed(self, step: int, a: int, b: int) -> None:
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

    def outcomes(self, step: int, a: int) -> list[tuple[Action, int]]:
        if step in (BARKEEPER, SIT_DOWN, CARD_REROLL):
            return self.actions.throws
        if step in (DRINK, INVITE):
            flips = self.actions.flip
            return [(flips[0], self.coins_left() - self.triples_left), (flips[1], self.triples_left)]
        if step == DEAL:
            return [(deal, 1) for card, deal in enumerate(self.actions.deal) if self.is_undealt(card)]
        if step == ENTERS:
            return self.unseen_outcomes(self.turn)
        if step == NEWCOMER:
            return self.unseen_outcomes(a)
        return super().outcomes(step, a)

    def happen(self, step: int, a: int, b: int, outcome: Action) -> None:
        if isinstance(outcome, Roll):
            self.rolled(outcome)
        elif isinstance(outcome, Flip) and step == INVITE:
            self.invite(a, b, outcome.triple)
        elif isinstance(outcome, Flip):
            self.drink(a, b, outcome.triple)
        elif isinstance(outcome, Draw):
            seat = self.turn if step == ENTERS else a
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

    def thrown(self, step: int, character: int, value: int) -> None:
        if step == BARKEEPER:
            self.barkeeper = value
            self.tell("event-fp22-barkeeper", rulebook.BARKEEPER_22, {"at": self.at("at", value)})
        elif step == SIT_DOWN:
            self.sit_down(character, value)
        else:
            self.rerolled(value)

    # Set-up

    def begin_with(self, seat: int) -> None:
        self.tell("event-pub-first", rulebook.FIRST_22, {"seat": Seat(seat)})
        self.first = self.turn = seat
        self.stack.append((TURN, seat, 0))
        if self.events:
            for turn in range(self.seats - 1, -1, -1):
                self.stack.append((RETURN, (seat + turn) % self.seats, 0))
            for turn in range(self.seats - 1, -1, -1):
                self.stack.append((DEAL, (seat + turn) % self.seats, DEALT))
        self.place_everybody()

    def look_for_table(self, character: int) -> None:
        self.put(character, COMING)
        self.stack.append((SIT_DOWN, character, 0))

    def sit_down(self, character: int, space: int) -> None:
        """At the beginning: a table that is taken is rolled for again."""
        if self.sitting(space):
            self.tell("event-fp22-place-again", rulebook.PLACE_22, {"who": self.who(character), "space": space})
            self.stack.append((SIT_DOWN, character, 0))
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
        if FAMILY_OF[character % CLAN] == SMALL:
            self.pick_up(character, rulebook.FIFTH_COIN_22)

    def dealt(self, seat: int, left: int, card: int) -> None:
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
            self.stack.append((DEAL, seat, left - 1))

    def give_back(self, seat: int, card: int) -> None:
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

    def candidates(self) -> list[Action]:
        step = self.stack[-1][0]
        if step == RETURN:
            return self.actions.back_to_box
        if step == SERVE:
            return self.actions.character
        return self.card_candidates(step)

    def no_decision(self, step: int, a: int, b: int, action: Action) -> str:
        if step == RETURN:
            if not isinstance(action, ReturnCard):
                return NOW
            return "" if self.hand[a] & (1 << action.card) else rulebook.DEAL_22
        if step == SERVE:
            if not isinstance(action, ChooseCharacter):
                return NOW
            return "" if self.is_at(action.character, a) else rulebook.CALL_SERVES_22
        return self.no_card_choice(step, a, b, action)

    def decide(self, step: int, a: int, b: int, action: Action) -> None:
        if isinstance(action, ReturnCard):
            self.give_back(a, action.card)
        elif step == SERVE and isinstance(action, ChooseCharacter):
            self.stack.append((DRINK, action.character, SERVED))
        else:
            self.choose_for_card(step, a, b, action)

    def prompt(self) -> Message:
        if not self.stack:
            return Message("prompt-pub-over")
        step, a, b = self.stack[-1]
        seat: Value = Seat(self.turn)
        if step == BARKEEPER:
            return Message("prompt-fp22-barkeeper")
        if step == FIRST:
            return Message("prompt-pub-first")
        if step in (PLACE, SIT_DOWN):
            return Message("prompt-fp22-place", {"seat": Seat(a if step == PLACE else a // CLAN)})
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
        position = Pub2022(number(data, "players", self.fewest, self.most))
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
