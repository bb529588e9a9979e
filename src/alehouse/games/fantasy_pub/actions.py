"""Everything that can be done or can happen in a pub, and how it is written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.engine.chance import NO_CHANCES, Chances
from alehouse.games.fantasy_pub.components import BOTH, CARDS, CLAN, COPY_OF, DWARF, FAMILY_OF, Edition


class Enter(Action):
    """The top character of the deck comes in, with as many coins as the die shows."""

    def __init__(self, notation: str, die: i64) -> None:
        super().__init__(notation)
        self.die: Final = die


class Move(Action):
    """One of one's own characters (by its place in the clan) walks on, or back if it is a dwarf."""

    def __init__(self, notation: str, who: i64, die: i64, back: bool) -> None:
        super().__init__(notation)
        self.who: Final = who
        self.die: Final = die
        self.back: Final = back


class Exit(Action):
    """One of one's own characters goes home."""

    def __init__(self, notation: str, who: i64, die: i64) -> None:
        super().__init__(notation)
        self.who: Final = who
        self.die: Final = die


class Call(Action):
    """The barkeeper goes to the table that the die shows."""

    def __init__(self, notation: str, die: i64) -> None:
        super().__init__(notation)
        self.die: Final = die


class PlayCard(Action):
    """An event card is played with a die."""

    def __init__(self, notation: str, card: i64, die: i64) -> None:
        super().__init__(notation)
        self.card: Final = card
        self.die: Final = die


class Adjust(Action):
    """The +1/-1 card changes a die by one."""

    def __init__(self, notation: str, die: i64, by: i64) -> None:
        super().__init__(notation)
        self.die: Final = die
        self.by: Final = by


class Done(Action):
    """No second action this turn."""


class Again(Action):
    """Roll both dice again, where they allow nothing."""


class ReturnCard(Action):
    """One of the four event cards dealt goes back into the box."""

    def __init__(self, notation: str, card: i64) -> None:
        super().__init__(notation)
        self.card: Final = card


class ChooseCharacter(Action):
    """In the middle of an effect: this character, of any clan."""

    def __init__(self, notation: str, character: i64) -> None:
        super().__init__(notation)
        self.character: Final = character


class ChooseTable(Action):
    """In the middle of an effect: this table."""

    def __init__(self, notation: str, space: i64) -> None:
        super().__init__(notation)
        self.space: Final = space


class ChooseWay(Action):
    """In the middle of an effect: onwards or back."""

    def __init__(self, notation: str, back: bool) -> None:
        super().__init__(notation)
        self.back: Final = back


class ChooseBeer(Action):
    """In the middle of an effect: a plain beer or a triple one."""

    def __init__(self, notation: str, triple: bool) -> None:
        super().__init__(notation)
        self.triple: Final = triple


class ChooseValue(Action):
    """In the middle of an effect: what a die shall show."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
        self.value: Final = value


class First(Outcome):
    """This seat begins."""

    def __init__(self, notation: str, seat: i64) -> None:
        super().__init__(notation)
        self.seat: Final = seat


class Roll(Outcome):
    """The two dice, the lower one first."""

    def __init__(self, notation: str, low: i64, high: i64) -> None:
        super().__init__(notation)
        self.low: Final = low
        self.high: Final = high


def throws_of(roll: Roll) -> i64:
    """Of the 36 throws two make each unlike pair, one each like pair."""
    return 1 if roll.low == roll.high else 2


class RollOne(Outcome):
    """A single die."""

    def __init__(self, notation: str, value: i64) -> None:
        super().__init__(notation)
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


def flip_weight(flip: Flip, triples: i64, coins: i64) -> i64:
    """Every coin that is left is as likely to be turned, and so many of them hide a triple beer."""
    return triples if flip.triple else coins - triples


class Deal(Outcome):
    """This event card is dealt, in secret."""

    def __init__(self, notation: str, card: i64) -> None:
        super().__init__(notation)
        self.card: Final = card


class PubActions:
    """An edition's actions, to be found by what they mean, and the table of them all."""

    def __init__(self, edition: Edition, cards: bool) -> None:
        names = [f"{edition.families[FAMILY_OF[k]]}-{COPY_OF[k]}" for k in range(CLAN)]
        names[CLAN - 1] = edition.families[FAMILY_OF[CLAN - 1]]
        dice = [*range(1, 7), BOTH]
        written = {die: "both" if die == BOTH else str(die) for die in dice}

        self.enter = [Enter(f"enter {written[die]}", die) for die in dice]
        self.move: list[list[Move]] = []
        """By place in the clan, then by die."""
        self.move_back: list[list[Move]] = []
        """The same; only dwarves have any."""
        for who in range(CLAN):
            dwarf = FAMILY_OF[who] == DWARF
            self.move.append([Move(f"move {names[who]} {written[die]}", who, die, False) for die in dice])
            self.move_back.append(
                [Move(f"move {names[who]} {written[die]} back", who, die, True) for die in dice if dwarf]
            )
        self.exit = [[Exit(f"exit {names[who]} {die}", who, die) for die in range(1, 7)] for who in range(CLAN)]
        self.done = Done("done")
        self.again = Again("again")
        self.first: list[Action] = [First(f"first {seat + 1}", seat) for seat in range(edition.most)]
        self.roll = [Roll(f"roll {low} {high}", low, high) for low in range(1, 7) for high in range(low, 7)]
        self.draw: list[Action] = [Draw(f"draw {name}", k) for k, name in enumerate(edition.families)]

        self.call: list[Call] = []
        self.card: list[list[PlayCard]] = []
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
        self.roll_one: list[Action] = []
        self.flip: list[Flip] = []
        self.deal: list[Action] = []
        if cards:
            self._add_what_is_new_in_2022(edition, names)

        everything: list[Action] = [*self.enter]
        for onwards, back in zip(self.move, self.move_back):
            for die in range(len(onwards)):
                everything += [onwards[die], *back[die : die + 1]]
        for exits in self.exit:
            everything += exits
        everything += self.call
        for plays in self.card:
            everything += plays
        everything += [*self.plus, *self.minus, self.done, self.again]
        everything += [*self.back_to_box, *self.character, *self.table_, *self.way, *self.beer, *self.value]
        everything += [*self.first, *self.roll, *self.roll_one, *self.draw, *self.flip, *self.deal]
        self.table = ActionTable(everything)

        self.rolls = Chances([(roll, throws_of(roll)) for roll in self.roll])
        """Both dice."""
        self.throws = Chances([(throw, 1) for throw in self.roll_one])
        self.flips = [
            [self._flips(triples, coins) for coins in range(edition.tokens + 1)]
            for triples in range(edition.triples + 1)
        ]
        """What may be on the back of a coin: by how many triple beers are left, then by how many coins."""

    def _flips(self, triples: i64, coins: i64) -> Chances:
        if not 0 < triples < coins:
            # Where all coins are alike, nothing is left to chance.
            return NO_CHANCES
        return Chances([(flip, flip_weight(flip, triples, coins)) for flip in self.flip])

    def _add_what_is_new_in_2022(self, edition: Edition, names: list[str]) -> None:
        self.call = [Call(f"call {die}", die) for die in range(1, 7)]
        self.card = [
            [PlayCard(f"event {name} {die}", card, die) for die in range(1, 7)] for card, name in enumerate(CARDS)
        ]
        self.plus = [Adjust(f"plus {die}", die, 1) for die in range(1, 6)]
        self.minus = [Adjust(f"minus {die}", die, -1) for die in range(2, 7)]
        self.back_to_box = [ReturnCard(f"return {name}", card) for card, name in enumerate(CARDS)]
        self.character = [
            ChooseCharacter(f"choose {seat + 1}.{names[who]}", seat * CLAN + who)
            for seat in range(edition.most)
            for who in range(CLAN)
        ]
        self.table_ = [ChooseTable(f"choose table {space}", space) for space in range(1, edition.spaces)]
        self.way = [ChooseWay("choose onwards", False), ChooseWay("choose back", True)]
        self.beer = [ChooseBeer("choose plain", False), ChooseBeer("choose triple", True)]
        self.value = [ChooseValue(f"choose value {value}", value) for value in range(1, 7)]
        self.roll_one = [RollOne(f"roll {value}", value) for value in range(1, 7)]
        self.flip = [Flip("flip plain", False), Flip("flip triple", True)]
        self.deal = [Deal(f"deal {name}", card) for card, name in enumerate(CARDS)]
