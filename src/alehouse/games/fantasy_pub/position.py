"""One moment in a pub: who stands where with how many tokens, what is in the decks, and what is being decided."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from alehouse.engine.actions import Action
from alehouse.engine.contract import Position
from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.games.fantasy_pub.actions import PubActions
from alehouse.games.fantasy_pub.components import (
    CLAN,
    COMING,
    COPY_OF,
    COUNT_OF,
    ENTRY,
    FAMILY_OF,
    FIRST_OF,
    IN_DECK,
    OUT,
    Edition,
)

# The steps of a game. What is being decided, or is about to happen, lies on a stack of them, each with two numbers.
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
STEPS: Final = (
    "barkeeper",
    "first",
    "place",
    "sit-down",
    "deal",
    "return",
    "turn",
    "roll",
    "act",
    "serve",
    "drink",
    "invite",
    "enters",
    "turn-up",
    "card-character",
    "card-other",
    "card-table",
    "card-way",
    "card-beer",
    "card-value",
    "card-reroll",
    "newcomer",
)

# Why somebody drinks: the second number of the step DRINK.
TOASTING: Final = 0
SERVED: Final = 1
HAPPY: Final = 2
GIVEN: Final = 3

_BEGINNING: Final = (BARKEEPER, FIRST, PLACE, SIT_DOWN, DEAL, RETURN, TURN_UP)

NOBODY: Final = -1

# A crowd is a number: how many of each family there are, four bits a family.
ONE_OF: Final = (0x1, 0x10, 0x100, 0x1000)
ALL_OF: Final = (0xF, 0xF0, 0xF00, 0xF000)
MORE_THAN_ONE: Final = 0xEEEE

PLACES: Final = {OUT: "out", COMING: "coming"}


@mypyc_attr(allow_interpreted_subclasses=True)
class PubPosition(Position):
    """The state that both editions share. Characters and spaces are numbers, see the components."""

    def __init__(self, edition: Edition, actions: PubActions, players: int) -> None:
        super().__init__()
        self.edition = edition
        self.actions = actions
        self.seats = players
        self.first = 0
        """The seat that had, or has, the first turn."""
        self.turn = 0
        """The seat whose turn it is."""
        self.where = [IN_DECK] * (players * CLAN)
        """Each character's space, or IN_DECK, or OUT."""
        self.crowd = [0] * edition.spaces
        """How many of each family are on each space, four bits a family: follows from `where`."""
        self.at_entry = [NOBODY] * players
        """Each seat's character at the entry: follows from `where`."""
        self.coins = [0] * (players * CLAN)
        self.beers = [0] * (players * CLAN)
        """All beers on each character, triple ones included."""
        self.loose = [1] * edition.spaces
        """Coins lying on each space, with nobody."""
        self.loose[0] = 0
        self.pool = edition.tokens - edition.tables
        self.dice: list[int] = []
        """What is left of this turn's roll, in order."""
        self.acted = False
        """Whether the seat whose turn it is has done anything yet."""
        self.unseen = list(COUNT_OF) * players
        """How many of each family lie in each deck in an order that nobody knows: by seat, then by family."""
        self.top = [NOBODY] * players
        """The character known to be on top of each deck, if one is known."""
        self.bottom: list[list[int]] = [[] for _ in range(players)]
        """The characters known to be at the bottom of each deck; the last one lies lowest."""
        self.doable: list[Action] = []
        """What the dice allow the seat that decides about its turn; never changed in place."""
        self.stack: list[tuple[int, int, int]] = []
        """What is being decided or about to happen: steps with two numbers each, the last one first."""

    @property
    def players(self) -> int:
        return self.seats

    def copy_pub_to(self, other: PubPosition) -> None:
        """Make the other position, which must be new, the same as this one."""
        other.to_move = self.to_move
        other.first = self.first
        other.turn = self.turn
        other.where = self.where.copy()
        other.crowd = self.crowd.copy()
        other.at_entry = self.at_entry.copy()
        other.doable = self.doable
        other.coins = self.coins.copy()
        other.beers = self.beers.copy()
        other.loose = self.loose.copy()
        other.pool = self.pool
        other.dice = self.dice.copy()
        other.acted = self.acted
        other.unseen = self.unseen.copy()
        other.top = self.top.copy()
        other.bottom = [deck.copy() for deck in self.bottom]
        other.stack = self.stack.copy()

    def put(self, character: int, place: int) -> None:
        """Move a character to a space, out, or into its deck."""
        before = self.where[character]
        one = ONE_OF[FAMILY_OF[character % CLAN]]
        self.where[character] = place
        if before >= 0:
            self.crowd[before] -= one
        if place >= 0:
            self.crowd[place] += one
        if before == ENTRY:
            self.at_entry[character // CLAN] = NOBODY
        if place == ENTRY:
            self.at_entry[character // CLAN] = character

    # Decks

    def deck_size(self, seat: int) -> int:
        size = len(self.bottom[seat]) + self.unseen_size(seat)
        return size + 1 if self.top[seat] != NOBODY else size

    def unseen_size(self, seat: int) -> int:
        first = seat * 4
        unseen = self.unseen
        return unseen[first] + unseen[first + 1] + unseen[first + 2] + unseen[first + 3]

    def from_unseen(self, seat: int, family: int) -> int:
        """Take a character of this family out of the part of the deck that nobody knows."""
        self.unseen[seat * 4 + family] -= 1
        first = seat * CLAN + FIRST_OF[family]
        for character in range(first, first + COUNT_OF[family]):
            if self.where[character] == IN_DECK and character != self.top[seat] and character not in self.bottom[seat]:
                return character
        raise AssertionError("the deck counts a character that is elsewhere")

    # Names in notation, dumps and views

    def name(self, character: int) -> str:
        """A character in plain data: its owner's seat, counted from 1, its family and which of the two it is."""
        return f"{character // CLAN + 1}.{self.family_name(character)}-{COPY_OF[character % CLAN]}"

    def family_name(self, character: int) -> str:
        return self.edition.families[FAMILY_OF[character % CLAN]]

    # The whole position as plain data

    def dump(self) -> dict[str, Json]:
        pub = self.edition
        characters: dict[str, Json] = {}
        for character, space in enumerate(self.where):
            if space != IN_DECK:
                characters[self.name(character)] = self.dump_character(character)
        decks: list[Json] = []
        for seat in range(self.seats):
            top = self.top[seat]
            unseen: dict[str, Json] = {name: self.unseen[seat * 4 + family] for family, name in enumerate(pub.families)}
            known: list[Json] = [self.name(character) for character in self.bottom[seat]]
            decks.append({"top": None if top == NOBODY else self.name(top), "unseen": unseen, "bottom": known})
        loose: list[Json] = list(self.loose)
        dice: list[Json] = list(self.dice)
        stack: list[Json] = []
        for step, a, b in self.stack:
            stack.append([STEPS[step], a, b])
        return {
            "players": self.seats,
            "first": self.first,
            "turn": self.turn,
            "characters": characters,
            "loose": loose,
            "pool": self.pool,
            "dice": dice,
            "acted": self.acted,
            "decks": decks,
            "stack": stack,
        }

    def dump_character(self, character: int) -> dict[str, Json]:
        space = self.where[character]
        return {
            "space": PLACES.get(space, space),
            "coins": self.coins[character],
            "beers": self.beers[character],
        }

    def read_pub(self, data: dict[str, Json]) -> None:
        """Take over what was dumped. The caller runs the checks and finds out who is to move."""
        pub = self.edition
        names = {self.name(character): character for character in range(len(self.where))}
        self.first = number(data, "first", 0, self.seats - 1)
        self.turn = number(data, "turn", 0, self.seats - 1)
        characters = mapping(data, "characters")
        for name in characters:
            if name not in names:
                raise broken("characters", name)
            self.read_character(names[name], mapping(characters, name))
        self.loose = numbers(data, "loose", 0, pub.tokens, pub.spaces)
        self.pool = number(data, "pool", 0, pub.tokens)
        self.dice = sorted(numbers(data, "dice", 1, 6))
        if len(self.dice) > 2:
            raise broken("dice", str(self.dice))
        self.acted = flag(data, "acted")
        decks = items(data, "decks", self.seats)
        for seat in range(self.seats):
            deck = decks[seat]
            if not isinstance(deck, dict):
                raise broken("decks", str(deck))
            self.top[seat] = NOBODY if deck.get("top") is None else choice(deck, "top", names)
            unseen = mapping(deck, "unseen")
            for family, name in enumerate(pub.families):
                self.unseen[seat * 4 + family] = number(unseen, name, 0, COUNT_OF[family])
            for lower in items(deck, "bottom"):
                self.bottom[seat].append(choice({"bottom": lower}, "bottom", names))
        steps = {name: step for step, name in enumerate(STEPS)}
        for frame in items(data, "stack"):
            if not isinstance(frame, list) or len(frame) != 3:
                raise broken("stack", str(frame))
            parts: dict[str, Json] = {"stack": frame[0], "a": frame[1], "b": frame[2]}
            step = choice(parts, "stack", steps)
            self.stack.append((step, number(parts, "a", -1, 99), number(parts, "b", -1, 99)))

    def read_character(self, character: int, data: dict[str, Json]) -> None:
        for place, name in PLACES.items():
            if data.get("space") == name:
                self.put(character, place)
                break
        else:
            self.put(character, number(data, "space", 0, self.edition.tables))
        self.coins[character] = number(data, "coins", 0, self.edition.tokens)
        self.beers[character] = number(data, "beers", 0, self.edition.full - 1)

    def check(self) -> None:
        if self.taken_tokens() + self.pool + sum(self.coins) + sum(self.beers) + sum(self.loose) != (
            self.edition.tokens
        ):
            raise broken("pool", str(self.pool))
        for seat in range(self.seats):
            known = [*self.bottom[seat], *([] if self.top[seat] == NOBODY else [self.top[seat]])]
            if len(set(known)) != len(known):
                raise broken("bottom", ", ".join(self.name(character) for character in known))
            for family, count in enumerate(COUNT_OF):
                first = seat * CLAN + FIRST_OF[family]
                in_deck = sum(1 for each in range(first, first + count) if self.where[each] == IN_DECK)
                listed = sum(1 for each in known if first <= each < first + count)
                if in_deck != listed + self.unseen[seat * 4 + family]:
                    raise broken("decks", self.edition.families[family])
            if any(character // CLAN != seat or self.where[character] != IN_DECK for character in known):
                raise broken("bottom", ", ".join(self.name(character) for character in known))
        for character, space in enumerate(self.where):
            if space < 0 and (self.coins[character] or self.beers[character]):
                raise broken("characters", self.name(character))
        if min(self.coins) < 0 or min(self.beers) < 0 or max(self.beers) >= self.edition.full or self.pool < 0:
            raise broken("characters", str(self.pool))
        for space in range(self.edition.spaces):
            self.check_company(space)

    def check_company(self, space: int) -> None:
        """One of each clan at the entry; at a table all of one family, or all of different ones."""
        there = [character for character, place in enumerate(self.where) if place == space]
        kinds = {each // CLAN if space == ENTRY else FAMILY_OF[each % CLAN] for each in there}
        if len(kinds) != len(there) and (space == ENTRY or len(kinds) > 1):
            raise broken("characters", ", ".join(self.name(each) for each in there))

    def check_order(self) -> None:
        """A turn, or the beginning, lies lowest on the stack, and on it only what belongs there, each once."""
        steps = [step for step, _, _ in self.stack]
        if steps:
            if steps[0] == ACT:
                fits = not any(step in _BEGINNING[:-1] or step in (TURN, ACT) for step in steps[1:])
            else:
                fits = steps[0] in (FIRST, TURN) and all(step in _BEGINNING for step in steps[1:])
            if not fits or ROLL in steps[:-1] or len({(step, a) for step, a, _ in self.stack}) != len(steps):
                raise broken("stack", ", ".join(STEPS[step] for step in steps))

    def check_read(self, data: dict[str, Json]) -> None:
        """All that was read is here, as it was written: nothing unknown, nothing in another order."""
        found = self.dump()
        for key in data:
            if key not in found or found[key] != data[key]:
                raise broken(key, str(data[key]))

    def taken_tokens(self) -> int:
        """Tokens that players have taken out of the pub."""
        raise NotImplementedError
