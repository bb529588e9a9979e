"""Everything that can be done or can happen in a pub, and how it is written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.chance import Chances
from alehouse.games.fantasy_pub.components import BOTH, CARDS, DWARF, FAMILY_OF, MOST_TOKENS_2022, Things2022
from alehouse.games.fantasy_pub.rulebook import EDITION_2003, EDITION_2022, Edition


class Enter(Action):
    """The top character of the deck comes in, with as many coins as the die shows."""

    def __init__(self, notation: str, parts: tuple[str, ...], die: i64) -> None:
        super().__init__(notation, parts)
        self.die: Final = die


class Move(Action):
    """One of one's own characters (by its place in the clan) walks on, or back if it is a dwarf."""

    def __init__(self, notation: str, parts: tuple[str, ...], who: i64, die: i64, back: bool) -> None:
        super().__init__(notation, parts)
        self.who: Final = who
        self.die: Final = die
        self.back: Final = back


class Exit(Action):
    """One of one's own characters goes home."""

    def __init__(self, notation: str, parts: tuple[str, ...], who: i64, die: i64) -> None:
        super().__init__(notation, parts)
        self.who: Final = who
        self.die: Final = die


class Call(Action):
    """The barkeeper goes to the table that the die shows."""

    def __init__(self, notation: str, parts: tuple[str, ...], die: i64) -> None:
        super().__init__(notation, parts)
        self.die: Final = die


class PlayCard(Action):
    """An event card is played with a die."""

    def __init__(self, notation: str, parts: tuple[str, ...], card: i64, die: i64) -> None:
        super().__init__(notation, parts)
        self.card: Final = card
        self.die: Final = die


class Adjust(Action):
    """The +1/-1 card changes a die by one."""

    def __init__(self, notation: str, parts: tuple[str, ...], die: i64, by: i64) -> None:
        super().__init__(notation, parts)
        self.die: Final = die
        self.by: Final = by


class Done(Action):
    """No second action this turn."""


class Again(Action):
    """Roll both dice again, where they allow nothing."""


class ReturnCard(Action):
    """One of the four event cards dealt goes back into the box."""

    def __init__(self, notation: str, parts: tuple[str, ...], card: i64) -> None:
        super().__init__(notation, parts)
        self.card: Final = card


class ChooseCharacter(Action):
    """In the middle of an effect: this character, of any clan."""

    def __init__(self, notation: str, parts: tuple[str, ...], character: i64) -> None:
        super().__init__(notation, parts)
        self.character: Final = character


class ChooseTable(Action):
    """In the middle of an effect: this table."""

    def __init__(self, notation: str, parts: tuple[str, ...], space: i64) -> None:
        super().__init__(notation, parts)
        self.space: Final = space


class ChooseWay(Action):
    """In the middle of an effect: onwards or back."""

    def __init__(self, notation: str, parts: tuple[str, ...], back: bool) -> None:
        super().__init__(notation, parts)
        self.back: Final = back


class ChooseBeer(Action):
    """In the middle of an effect: a plain beer or a triple one."""

    def __init__(self, notation: str, parts: tuple[str, ...], triple: bool) -> None:
        super().__init__(notation, parts)
        self.triple: Final = triple


class ChooseValue(Action):
    """In the middle of an effect: what a die shall show."""

    def __init__(self, notation: str, parts: tuple[str, ...], value: i64) -> None:
        super().__init__(notation, parts)
        self.value: Final = value


class Leave(Action):
    """After closing time, at the end of a move at the door: out at once, or not yet."""

    def __init__(self, notation: str, parts: tuple[str, ...], now: bool) -> None:
        super().__init__(notation, parts)
        self.now: Final = now


class First(Outcome):
    """This seat begins."""

    def __init__(self, notation: str, seat: i64) -> None:
        super().__init__(notation)
        self.seat: Final = seat


class Roll(Outcome):
    """The two dice, the lower one first."""

    def __init__(self, notation: str, parts: tuple[str, ...], low: i64, high: i64) -> None:
        super().__init__(notation, parts)
        self.low: Final = low
        self.high: Final = high


def throws_of(roll: Roll) -> i64:
    """Of the 36 throws two make each unlike pair, one each like pair."""
    return 1 if roll.low == roll.high else 2


class RollOne(Outcome):
    """A single die."""

    def __init__(self, notation: str, parts: tuple[str, ...], value: i64) -> None:
        super().__init__(notation, parts)
        self.value: Final = value


class Draw(Outcome):
    """The next character of a deck is of this family."""

    def __init__(self, notation: str, family: i64) -> None:
        super().__init__(notation)
        self.family: Final = family


class Flip(Outcome):
    """What is on the back of a coin that is turned into a beer."""

    def __init__(self, notation: str, triple: bool) -> None:
        super().__init__(notation)
        self.triple: Final = triple


def flip_weight(flip: Flip, share: i64, whole: i64) -> i64:
    """Of the whole, the share of triple beers or what is left."""
    return share if flip.triple else whole - share


class Deal(Outcome):
    """This event card is dealt, in secret."""

    def __init__(self, notation: str, card: i64) -> None:
        super().__init__(notation)
        self.card: Final = card


class PubActions:
    """An edition's actions, to be found by what they mean, and the table of them all.

    They are the same for every seat: in their parts `@` is the one whose turn it is.
    """

    def __init__(self, edition: Edition) -> None:
        things = edition.things
        names = things.names
        dice = [*range(1, 7), BOTH]
        written = {die: "both" if die == BOTH else str(die) for die in dice}

        self.enter = [Enter(f"enter {written[die]}", (things.enter, "deck:@", things.die(die)), die) for die in dice]
        self.move: list[list[Move]] = []
        """By place in the clan, then by die."""
        self.move_back: list[list[Move]] = []
        """The same; only dwarves have any."""
        self.exit: list[list[Exit]] = []
        for who, name in enumerate(names):
            own = f"character:@.{name}"
            self.move.append(
                [
                    Move(f"move {name} {written[die]}", (things.move, own, things.die(die)), who, die, False)
                    for die in dice
                ]
            )
            self.move_back.append(
                [
                    Move(f"move {name} {written[die]} back", (things.back, own, things.die(die)), who, die, True)
                    for die in dice
                    if FAMILY_OF[who] == DWARF
                ]
            )
            self.exit.append(
                [Exit(f"exit {name} {die}", (things.exit, own, things.die(die)), who, die) for die in range(1, 7)]
            )
        self.done = Done("done", (things.done,))
        self.again = Again("again", (things.again,))
        self.first: list[Action] = [First(f"first {seat + 1}", seat) for seat in range(edition.most)]
        self.roll = [
            Roll(f"roll {low} {high}", (things.die(low), things.die(high)), low, high)
            for low in range(1, 7)
            for high in range(low, 7)
        ]
        self.draw: list[Action] = [Draw(f"draw {name}", k) for k, name in enumerate(edition.families)]

        self.call: list[Call] = []
        self.event: list[list[PlayCard]] = []
        """By card, then by die."""
        self.plus: list[Adjust] = []
        """By die, from 1 to 5."""
        self.minus: list[Adjust] = []
        """By die, from 2 to 6."""
        self.back_to_box: list[Action] = []
        self.character: list[Action] = []
        self.table_: list[Action] = []
        self.way: list[Action] = []
        self.beer: list[Action] = []
        self.value: list[Action] = []
        self.leave: list[Action] = []
        self.roll_one: list[Action] = []
        self.flip: list[Flip] = []
        self.deal: list[Action] = []
        if isinstance(things, Things2022):
            self._add_what_is_new_in_2022(things)

        choices: list[Action] = [*self.enter]
        for onwards, back in zip(self.move, self.move_back):
            for place in range(len(onwards)):
                choices += [onwards[place], *back[place : place + 1]]
        for exits in self.exit:
            choices += exits
        choices += self.call
        for plays in self.event:
            choices += plays
        choices += [*self.plus, *self.minus, self.done, self.again]
        choices += [*self.back_to_box, *self.character, *self.table_, *self.way, *self.beer, *self.value, *self.leave]
        outcomes = [*self.first, *self.roll, *self.roll_one, *self.draw, *self.flip, *self.deal]
        self.table = ActionTable(choices, outcomes, things.all)

        self.rolls = Chances([(roll, throws_of(roll)) for roll in self.roll])
        """Both dice."""
        self.throws = Chances([(throw, 1) for throw in self.roll_one])
        """One die."""
        self._flips: list[list[Chances | None]] = [[] for _ in range(MOST_TOKENS_2022 + 1)]

    def flips_alike(self, triples: i64, coins: i64) -> Chances:
        """The same while every coin is as good as any other: remembered, because they come again and again."""
        row = self._flips[triples]
        if not row:
            row.extend([None] * (MOST_TOKENS_2022 + 1))
        found = row[coins]
        if found is None:
            found = self.flips(triples, coins)
            row[coins] = found
        return found

    def flips(self, share: i64, whole: i64) -> Chances:
        """What may be on the back of a coin, if so much of the whole is expected to be triple beers."""
        found = Chances()
        for flip in self.flip:
            found.add(flip, flip_weight(flip, share, whole))
        return found

    def _add_what_is_new_in_2022(self, things: Things2022) -> None:
        dice = range(1, 7)
        self.call = [Call(f"call {die}", (things.call, things.die(die), things.spaces[die]), die) for die in dice]
        self.event = [
            [
                PlayCard(f"event {name} {die}", (things.play, things.cards[card], things.die(die)), card, die)
                for die in dice
            ]
            for card, name in enumerate(CARDS)
        ]
        self.plus = [
            Adjust(f"plus {die}", (things.plus, "plus-minus:@", things.die(die)), die, 1) for die in range(1, 6)
        ]
        self.minus = [
            Adjust(f"minus {die}", (things.minus, "plus-minus:@", things.die(die)), die, -1) for die in range(2, 7)
        ]
        self.back_to_box = [
            ReturnCard(f"return {name}", (things.give_back, things.cards[card]), card)
            for card, name in enumerate(CARDS)
        ]
        self.character = [
            ChooseCharacter(f"choose {id.removeprefix('character:')}", (id,), character)
            for character, id in enumerate(things.characters)
        ]
        self.table_ = [
            ChooseTable(f"choose table {space}", (things.spaces[space],), space)
            for space in range(1, len(things.spaces))
        ]
        self.way = [
            ChooseWay("choose onwards", (things.onwards,), False),
            ChooseWay("choose back", (things.back,), True),
        ]
        self.beer = [
            ChooseBeer("choose plain", (things.beers[0],), False),
            ChooseBeer("choose triple", (things.beers[1],), True),
        ]
        self.value = [ChooseValue(f"choose value {value}", (things.values[value - 1],), value) for value in dice]
        self.leave = [Leave("leave", (things.leave,), True), Leave("stay", (things.stay,), False)]
        self.roll_one = [RollOne(f"roll {value}", (things.die(value),), value) for value in dice]
        self.flip = [Flip("flip plain", False), Flip("flip triple", True)]
        self.deal = [Deal(f"deal {name}", card) for card, name in enumerate(CARDS)]


ACTIONS_2022: Final = PubActions(EDITION_2022)
ACTIONS_2003: Final = PubActions(EDITION_2003)
