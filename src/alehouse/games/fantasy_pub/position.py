"""One moment in a pub: who stands where with how many tokens, what is in the decks, and what is being decided."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.messages import Json
from alehouse.engine.reading import broken, choice, flag, items, mapping, number, numbers
from alehouse.engine.steps import Stepwise
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
    NOBODY,
    OUT,
    OWNER_OF,
    Edition,
)
from alehouse.games.fantasy_pub.crowd import (
    ONE_OF,
    WHOLE_CLAN,
    from_above,
    height,
    how_many,
    lies_in,
    put_under,
    size,
    uppermost,
    without_uppermost,
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

PLACES: Final = {OUT: "out", COMING: "coming"}


@mypyc_attr(acyclic=True)
class PubPosition(Stepwise):
    """The state that both editions share. Characters and spaces are numbers, see the components."""

    def __init__(self, edition: Edition, actions: PubActions, players: i64) -> None:
        super().__init__()
        self.edition = edition
        self.actions = actions
        self.seats = players
        self.spaces = edition.spaces
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
        self.unseen = vec[i64]()
        """How many of each family lie in each deck in an order that nobody knows: a crowd for each seat."""
        self.top = vec[i64]()
        """The character known to be on top of each deck, if one is known."""
        self.bottom = vec[i64]()
        """The characters known to be at the bottom of each deck: a pile for each seat."""

    def open_pub(self) -> None:
        """Everybody is in the decks, all tokens are where they lie at the beginning."""
        pub = self.edition
        self.where = row(self.seats * CLAN, IN_DECK)
        self.crowd = row(self.spaces, 0)
        self.at_entry = row(self.seats, NOBODY)
        self.coins = row(self.seats * CLAN, 0)
        self.beers = row(self.seats * CLAN, 0)
        self.loose = row(self.spaces, 1)
        self.loose[ENTRY] = 0
        self.pool = pub.tokens - pub.tables
        self.unseen = row(self.seats, WHOLE_CLAN)
        self.top = row(self.seats, NOBODY)
        self.bottom = row(self.seats, 0)

    @property
    def players(self) -> int:
        return self.seats

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

    def copy_pub_to(self, other: PubPosition) -> None:
        """Make the other position, which must be new, the same as this one."""
        other.to_move = self.to_move
        other.steps = self.steps[:]
        other.first = self.first
        other.turn = self.turn
        other.where = self.where[:]
        other.crowd = self.crowd[:]
        other.at_entry = self.at_entry[:]
        other.coins = self.coins[:]
        other.beers = self.beers[:]
        other.loose = self.loose[:]
        other.pool = self.pool
        other.low = self.low
        other.high = self.high
        other.acted = self.acted
        other.unseen = self.unseen[:]
        other.top = self.top[:]
        other.bottom = self.bottom[:]

    def put(self, character: i64, place: i64) -> None:
        """Move a character to a space, out, or into its deck."""
        before = self.where[character]
        one = ONE_OF[FAMILY_OF[character]]
        self.where[character] = place
        if before >= 0:
            self.crowd[before] -= one
        if place >= 0:
            self.crowd[place] += one
        if before == ENTRY:
            self.at_entry[OWNER_OF[character]] = NOBODY
        if place == ENTRY:
            self.at_entry[OWNER_OF[character]] = character

    # Decks

    def deck_size(self, seat: i64) -> i64:
        known: i64 = 1 if self.top[seat] != NOBODY else 0
        return known + size(self.unseen[seat]) + height(self.bottom[seat])

    def has_deck(self, seat: i64) -> bool:
        """Whether anybody is left in a deck."""
        return self.unseen[seat] > 0 or self.bottom[seat] > 0 or self.top[seat] != NOBODY

    def from_unseen(self, seat: i64, family: i64) -> i64:
        """Take a character of this family out of the part of the deck that nobody knows."""
        self.unseen[seat] -= ONE_OF[family]
        first = seat * CLAN + FIRST_OF[family]
        for character in range(first, first + COUNT_OF[family]):
            if self.where[character] == IN_DECK and not self.is_known(seat, character):
                return character
        raise AssertionError("the deck counts a character that is elsewhere")

    def is_known(self, seat: i64, character: i64) -> bool:
        """Whether everybody knows where in its deck a character lies."""
        return character == self.top[seat] or lies_in(self.bottom[seat], character - seat * CLAN)

    def take_bottom_first(self, seat: i64) -> i64:
        """Take the uppermost character out of the part at the bottom of the deck that is known."""
        pile = self.bottom[seat]
        self.bottom[seat] = without_uppermost(pile)
        return seat * CLAN + uppermost(pile)

    def known_bottom(self, seat: i64) -> list[int]:
        """The characters known to be at the bottom of a deck; the last one lies lowest."""
        return [int(seat * CLAN) + who for who in from_above(self.bottom[seat])]

    # Names in notation, dumps and views

    def name(self, character: i64) -> str:
        """A character in plain data: its owner's seat, counted from 1, its family and which of the two it is."""
        return f"{character // CLAN + 1}.{self.family_name(character)}-{COPY_OF[character % CLAN]}"

    def family_name(self, character: i64) -> str:
        return self.edition.families[FAMILY_OF[character]]

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
            unseen: dict[str, Json] = {
                name: how_many(self.unseen[seat], family) for family, name in enumerate(pub.families)
            }
            known: list[Json] = [self.name(character) for character in self.known_bottom(seat)]
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

    def dump_character(self, character: i64) -> dict[str, Json]:
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
        self.loose = as_row(numbers(data, "loose", 0, pub.tokens, pub.spaces))
        self.pool = number(data, "pool", 0, pub.tokens)
        dice = numbers(data, "dice", 1, 6)
        if len(dice) > 2:
            raise broken("dice", str(sorted(dice)))
        self.take_dice(dice[0] if dice else 0, dice[1] if len(dice) > 1 else 0)
        self.acted = flag(data, "acted")
        decks = items(data, "decks", self.seats)
        for seat in range(self.seats):
            deck = decks[seat]
            if not isinstance(deck, dict):
                raise broken("decks", str(deck))
            self.top[seat] = NOBODY if deck.get("top") is None else choice(deck, "top", names)
            unseen = mapping(deck, "unseen")
            for family, name in enumerate(pub.families):
                spare = COUNT_OF[family] - number(unseen, name, 0, COUNT_OF[family])
                self.unseen[seat] -= spare * ONE_OF[family]
            for lower in items(deck, "bottom"):
                self.read_bottom(seat, choice({"bottom": lower}, "bottom", names))
        steps = {name: step for step, name in enumerate(STEPS)}
        for frame in items(data, "stack"):
            if not isinstance(frame, list) or len(frame) != 3:
                raise broken("stack", str(frame))
            parts: dict[str, Json] = {"stack": frame[0], "a": frame[1], "b": frame[2]}
            step = choice(parts, "stack", steps)
            self.push(step, number(parts, "a", -1, 99), number(parts, "b", -1, 99))

    def read_bottom(self, seat: i64, character: i64) -> None:
        """At the bottom of a deck lie characters of its own clan, each once."""
        who = character - seat * CLAN
        if not 0 <= who < CLAN or lies_in(self.bottom[seat], who):
            raise broken("bottom", self.name(character))
        self.bottom[seat] = put_under(self.bottom[seat], who)

    def read_character(self, character: i64, data: dict[str, Json]) -> None:
        for place, name in PLACES.items():
            if data.get("space") == name:
                self.put(character, place)
                break
        else:
            self.put(character, number(data, "space", 0, self.edition.tables))
        self.coins[character] = number(data, "coins", 0, self.edition.tokens)
        self.beers[character] = number(data, "beers", 0, self.edition.full - 1)

    def check(self) -> None:
        if self.taken_tokens() + self.pool + total(self.coins) + total(self.beers) + total(self.loose) != (
            self.edition.tokens
        ):
            raise broken("pool", str(self.pool))
        for seat in range(self.seats):
            known = [*self.known_bottom(seat), *([] if self.top[seat] == NOBODY else [self.top[seat]])]
            if len(set(known)) != len(known):
                raise broken("bottom", ", ".join(self.name(character) for character in known))
            for family, count in enumerate(COUNT_OF):
                first = seat * CLAN + FIRST_OF[family]
                in_deck = sum(1 for each in range(first, first + count) if self.where[each] == IN_DECK)
                listed = sum(1 for each in known if first <= each < first + count)
                if in_deck != listed + how_many(self.unseen[seat], family):
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

    def check_company(self, space: i64) -> None:
        """One of each clan at the entry; at a table all of one family, or all of different ones."""
        there = [character for character, place in enumerate(self.where) if place == space]
        kinds = {OWNER_OF[each] if space == ENTRY else FAMILY_OF[each] for each in there}
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

    def taken_tokens(self) -> i64:
        """Tokens that players have taken out of the pub."""
        raise NotImplementedError


def row(length: i64, value: i64) -> vec[i64]:
    """That many numbers, all the same."""
    return vec[i64]([value] * length)


def as_row(numbers: list[int]) -> vec[i64]:
    found = vec[i64]()
    for each in numbers:
        found = append(found, each)
    return found


def total(numbers: vec[i64]) -> i64:
    found: i64 = 0
    for each in numbers:
        found += each
    return found
