"""The steps of a game, each once: its name, what its two numbers are about, who decides."""

from __future__ import annotations

from typing import Final

from alehouse.engine.messages import Json, Value
from alehouse.engine.reading import choice, number
from alehouse.engine.step_table import (
    CHANCE_DRAWS,
    FIRST_NUMBER,
    ITSELF,
    SEAT,
    WHOSE_TURN,
    About,
    Count,
    Named,
    Step,
    StepTable,
)
from alehouse.engine.steps import Stepwise
from alehouse.games.fantasy_pub.components import (
    CARDS,
    CLAN,
    COPY_OF,
    FAMILY_OF,
    THINGS_2022,
    card_name,
    character_name,
)
from alehouse.games.fantasy_pub.rulebook import EDITION_2003, EDITION_2022, Edition

BARKEEPER: Final = 0
FIRST: Final = 1
PLACE: Final = 2
SIT_DOWN: Final = 3
DEAL: Final = 4
RETURN: Final = 5
TURN: Final = 6
ROLL: Final = 7
ACT: Final = 8
SERVE: Final = 9
DRINK: Final = 10
INVITE: Final = 11
ENTERS: Final = 12
TURN_UP: Final = 13
CARD_CHARACTER: Final = 14
CARD_OTHER: Final = 15
CARD_TABLE: Final = 16
CARD_WAY: Final = 17
CARD_BEER: Final = 18
CARD_VALUE: Final = 19
CARD_REROLL: Final = 20
NEWCOMER: Final = 21
LEAVE: Final = 22

# Why somebody drinks: the second number of the step DRINK.
TOASTING: Final = 0
SERVED: Final = 1
HAPPY: Final = 2
GIVEN: Final = 3
REASONS: Final = ("toast", "served", "happy-hour", "given")


class _Character(About):
    """A character, by its name in dumps."""

    def __init__(self, name: str, edition: Edition) -> None:
        super().__init__(name)
        self.edition = edition
        self.names = dump_names(edition)
        self._numbers = {each: character for character, each in enumerate(self.names)}

    def plain(self, value: int) -> Json:
        return self.names[value]

    def read(self, data: Json, position: Stepwise) -> int:
        return choice(data, self.name, self._numbers)

    def said(self, value: int) -> Value:
        return character_name(self.edition.prefix, self.edition.families, value)

    def things(self, value: int) -> list[str]:
        return [self.edition.things.characters[value]]


class _Table(About):
    def plain(self, value: int) -> Json:
        return value

    def read(self, data: Json, position: Stepwise) -> int:
        return number(data, self.name, 1, len(THINGS_2022.spaces) - 1)

    def said(self, value: int) -> Value:
        return value

    def things(self, value: int) -> list[str]:
        return [THINGS_2022.spaces[value]]


class _Die(About):
    """A die's value, 0 where it does not matter."""

    def plain(self, value: int) -> Json:
        return value

    def read(self, data: Json, position: Stepwise) -> int:
        return number(data, self.name, 0, 6)

    def said(self, value: int) -> Value:
        return value

    def things(self, value: int) -> list[str]:
        return [THINGS_2022.die(value)] if value else []


class _Card(Named):
    """An event card, which is said by its name."""

    def said(self, value: int) -> Value:
        return card_name(value)


def dump_names(edition: Edition) -> tuple[str, ...]:
    """The characters in plain data: owner's seat, counted from 1, family, and which of the two it is."""
    return tuple(
        f"{character // CLAN + 1}.{edition.families[FAMILY_OF[character]]}-{COPY_OF[character % CLAN]}"
        for character in range(int(edition.most) * CLAN)
    )


def _steps(edition: Edition) -> StepTable:
    character = _Character("who", edition)
    table = _Table("table")
    die = _Die("die")
    card = _Card("card", CARDS, THINGS_2022.cards)
    return StepTable(
        "pub",
        (
            Step(BARKEEPER, "barkeeper", by=CHANCE_DRAWS),
            Step(FIRST, "first", by=CHANCE_DRAWS),
            Step(PLACE, "place", by=CHANCE_DRAWS, a=SEAT),
            Step(SIT_DOWN, "sit-down", by=CHANCE_DRAWS, a=character),
            Step(DEAL, "deal", by=CHANCE_DRAWS, a=SEAT, b=Count("left", 1, 8)),
            Step(RETURN, "return", by=FIRST_NUMBER, a=SEAT),
            Step(TURN, "turn", by=ITSELF, a=SEAT),
            Step(ROLL, "roll", by=CHANCE_DRAWS),
            Step(ACT, "act", by=WHOSE_TURN),
            Step(SERVE, "serve", by=WHOSE_TURN, a=table),
            Step(DRINK, "drink", by=CHANCE_DRAWS, a=character, b=Named("why", REASONS)),
            Step(INVITE, "invite", by=CHANCE_DRAWS, a=_Character("payer", edition), b=character),
            Step(ENTERS, "enters", by=CHANCE_DRAWS, a=Count("coins", 1, 12), b=Named("dice", ("one", "both"))),
            Step(TURN_UP, "turn-up", by=CHANCE_DRAWS, a=SEAT),
            Step(CARD_CHARACTER, "card-character", by=WHOSE_TURN, a=card, b=die),
            Step(CARD_OTHER, "card-other", by=WHOSE_TURN, a=card, b=character),
            Step(CARD_TABLE, "card-table", by=WHOSE_TURN, a=card),
            Step(CARD_WAY, "card-way", by=WHOSE_TURN, a=character, b=die),
            Step(CARD_BEER, "card-beer", by=WHOSE_TURN, a=card, b=character),
            Step(CARD_VALUE, "card-value", by=WHOSE_TURN),
            Step(CARD_REROLL, "card-reroll", by=CHANCE_DRAWS),
            Step(NEWCOMER, "newcomer", by=CHANCE_DRAWS, a=SEAT, b=table),
            Step(LEAVE, "leave", by=WHOSE_TURN, a=character),
        ),
    )


STEPS_2022: Final = _steps(EDITION_2022)
STEPS_2003: Final = _steps(EDITION_2003)
