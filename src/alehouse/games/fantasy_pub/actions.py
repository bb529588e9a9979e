"""Everything that can be done or can happen in a pub, and how it is written down."""

from __future__ import annotations

from typing import Final

from alehouse.engine.actions import Action, ActionTable, Outcome
from alehouse.games.fantasy_pub.components import BOTH, CARDS, CLAN, COPY_OF, DWARF, FAMILY_OF, Edition


class Enter(Action):
    """The top character of the deck comes in, with as many coins as the die shows."""

    def __init__(self, notation: str, die: int) -> None:
        super().__init__(notation)
        self.die: Final = die


class Move(Action):
    """One of one's own characters (by its place in the clan) walks on, or back if it is a dwarf."""

    def __init__(self, notation: str, who: int, die: int, back: bool) -> None:
        super().__init__(notation)
        self.who: Final = who
        self.die: Final = die
        self.back: Final = back


class Exit(Action):
    """One of one's own characters goes home."""

    def __init__(self, notation: str, who: int, die: int) -> None:
        super().__init__(notation)
        self.who: Final = who
        self.die: Final = die


class Call(Action):
    """The barkeeper goes to the table that the die shows."""

    def __init__(self, notation: str, die: int) -> None:
        super().__init__(notation)
        self.die: Final = die


class PlayCard(Action):
    """An event card is played with a die."""

    def __init__(self, notation: str, card: int, die: int) -> None:
        super().__init__(notation)
        self.card: Final = card
        self.die: Final = die


class Adjust(Action):
    """The +1/-1 card changes a die by one."""

    def __init__(self, notation: str, die: int, by: int) -> None:
        super().__init__(notation)
        self.die: Final = die
        self.by: Final = by


class Done(Action):
    """No second action this turn."""


class Again(Action):
    """Roll both dice again, where they allow nothing."""


class ReturnCard(Action):
    """One of the four event cards dealt goes back into the box."""

    def __init__(self, notation: str, card: int) -> None:
        super().__init__(notation)
        self.card: Final = card


class ChooseCharacter(Action):
    """In the middle of an effect: this character, of any clan."""

    def __init__(self, notation: str, character: int) -> None:
        super().__init__(notation)
        self.character: Final = character


class ChooseTable(Action):
    """In the middle of an effect: this table."""

    def __init__(self, notation: str, space: int) -> None:
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

    def __init__(self, notation: str, value: int) -> None:
        super().__init__(notation)
        self.value: Final = value


class First(Outcome):
    """This seat begins."""

    def __init__(self, notation: str, seat: int) -> None:
        super().__init__(notation)
        self.seat: Final = seat


class Roll(Outcome):
    """The two dice, the lower one first."""

    def __init__(self, notation: str, low: int, high: int) -> None:
        super().__init__(notation)
        self.low: Final = low
        self.high: Final = high


class RollOne(Outcome):
    """A single die."""

    def __init__(self, notation: str, value: int) -> None:
        super().__init__(notation)
        self.value: Final = value


class Draw(Outcome):
    """The next character of a deck is of this family."""

    def __init__(self, notation: str, family: int) -> None:
        super().__init__(notation)
        self.family: Final = family


class Flip(Outcome):
    """What is on the back of a coin that is turned into a beer."""

    def __init__(self, notation: str, triple: bool) -> None:
        super().__init__(notation)
        self.triple: Final = triple


class Deal(Outcome):
    """This event card is dealt, in secret."""

    def __init__(self, notation: str, card: int) -> None:
        super().__init__(notation)
        self.card: Final = card


class PubActions:
    """An edition's actions, to be found by what they mean, and the table of them all."""

    def __init__(self, edition: Edition, cards: bool) -> None:
        names = [f"{edition.families[FAMILY_OF[k]]}-{COPY_OF[k]}" for k in range(CLAN)]
        names[CLAN - 1] = edition.families[FAMILY_OF[CLAN - 1]]
        dice = [*range(1, 7), BOTH]
        written = {die: "both" if die == BOTH else str(die) for die in dice}

        self.enter: list[Action] = [Enter(f"enter {written[die]}", die) for die in dice]
        self.move: list[list[Action]] = []
        """By place in the clan; then by die, each onwards and, for a dwarf, back."""
        for who in range(CLAN):
            moves: list[Action] = []
            for die in dice:
                moves.append(Move(f"move {names[who]} {written[die]}", who, die, False))
                if FAMILY_OF[who] == DWARF:
                    moves.append(Move(f"move {names[who]} {written[die]} back", who, die, True))
            self.move.append(moves)
        self.exit: list[list[Action]] = [
            [Exit(f"exit {names[who]} {die}", who, die) for die in range(1, 7)] for who in range(CLAN)
        ]
        self.done: Action = Done("done")
        self.again: Action = Again("again")
        self.first: list[Action] = [First(f"first {seat + 1}", seat) for seat in range(edition.most)]
        self.roll: list[Action] = [
            Roll(f"roll {low} {high}", low, high) for low in range(1, 7) for high in range(low, 7)
        ]
        self.draw: list[Action] = [Draw(f"draw {name}", k) for k, name in enumerate(edition.families)]

        self.call: list[Action] = []
        self.card: list[list[Action]] = []
        self.adjust: list[Action] = []
        self.back_to_box: list[Action] = []
        self.character: list[Action] = []
        self.table_: list[Action] = []
        self.way: list[Action] = []
        self.beer: list[Action] = []
        self.value: list[Action] = []
        self.roll_one: list[Action] = []
        self.flip: list[Action] = []
        self.deal: list[Action] = []
        if cards:
            self._add_what_is_new_in_2022(edition, names)

        everything = list(self.enter)
        for moves in self.move:
            everything += moves
        for exits in self.exit:
            everything += exits
        everything += self.call
        for plays in self.card:
            everything += plays
        everything += [*self.adjust, self.done, self.again, *self.back_to_box, *self.character, *self.table_]
        everything += [*self.way, *self.beer, *self.value]
        everything += [*self.first, *self.roll, *self.roll_one, *self.draw, *self.flip, *self.deal]
        self.table = ActionTable(everything)

        self.rolls: list[tuple[Action, int]] = []
        """Both dice: of the 36 throws two make each unlike pair, one each like pair."""
        for roll in self.roll:
            assert isinstance(roll, Roll)
            self.rolls.append((roll, 1 if roll.low == roll.high else 2))
        self.throws: list[tuple[Action, int]] = [(throw, 1) for throw in self.roll_one]

    def _add_what_is_new_in_2022(self, edition: Edition, names: list[str]) -> None:
        self.call = [Call(f"call {die}", die) for die in range(1, 7)]
        self.card = [
            [PlayCard(f"event {name} {die}", card, die) for die in range(1, 7)] for card, name in enumerate(CARDS)
        ]
        self.adjust = [
            *[Adjust(f"plus {die}", die, 1) for die in range(1, 6)],
            *[Adjust(f"minus {die}", die, -1) for die in range(2, 7)],
        ]
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
