"""What the 2022 edition adds to a pub: the barkeeper, triple beers, cards, closing time; and how beer is drunk."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alehouse.engine.messages import Json, Message
from alehouse.engine.reading import broken, choice, flag, items, number, numbers
from alehouse.engine.result import Result
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.actions import PubActions
from alehouse.games.fantasy_pub.components import (
    CARD_PLUS,
    CARDS,
    CLAN,
    CLOSING,
    COMING,
    DEALT,
    FORGET_IT,
    KEPT,
    NOBODY,
    OUT,
    OWNER_OF,
    Edition,
)
from alehouse.games.fantasy_pub.position import (
    ACT,
    BARKEEPER,
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_REROLL,
    CARD_TABLE,
    CARD_VALUE,
    CARD_WAY,
    DEAL,
    DRINK,
    ENTERS,
    FIRST,
    GIVEN,
    INVITE,
    NEWCOMER,
    PLACE,
    PLACES,
    RETURN,
    ROLL,
    SERVE,
    SIT_DOWN,
    STEPS,
    TURN,
    as_row,
    row,
    total,
)
from alehouse.games.fantasy_pub.rules import Pub
from alehouse.games.fantasy_pub.scoring_2022 import score

OPEN: Final = 0
LAST_ROUND: Final = 1
EXTRA_TURN: Final = 2

# What the two numbers of each step stand for, so that a position from outside can be checked.
_ARGUMENTS: Final = {
    BARKEEPER: ("", ""),
    FIRST: ("", ""),
    PLACE: ("seat", ""),
    SIT_DOWN: ("newcomer", ""),
    DEAL: ("seat", "left"),
    RETURN: ("seat", ""),
    TURN: ("seat", ""),
    ROLL: ("", ""),
    ACT: ("", ""),
    SERVE: ("table", ""),
    DRINK: ("character", "why"),
    INVITE: ("payer", "character"),
    ENTERS: ("coins", "flag"),
    CARD_CHARACTER: ("card", "die"),
    CARD_OTHER: ("card", "character"),
    CARD_TABLE: ("card", ""),
    CARD_WAY: ("character", "die"),
    CARD_BEER: ("card", "drinker"),
    CARD_VALUE: ("", ""),
    CARD_REROLL: ("", ""),
    NEWCOMER: ("seat", "table"),
}


@mypyc_attr(acyclic=True)
class State2022(Pub):
    """The fields of a 2022 position."""

    def __init__(self, edition: Edition, actions: PubActions, players: i64, events: bool) -> None:
        super().__init__(edition, actions, players)
        self.events = events
        """Whether event cards are played with."""
        self.barkeeper: i64 = 0
        """The barkeeper's table; 0 before he has come."""
        self.triples = vec[i64]()
        """The triple ones among each character's beers."""
        self.triples_left: i64 = 0
        """Triple beers on the backs of coins. Nobody knows which coins: each one is as likely."""
        self.coins_left: i64 = 0
        """Tokens that lie with their coin up: follows from the pool, the loose coins and those of the characters."""
        self.moved: i64 = 0
        """The characters that have moved this turn, a bit each."""
        self.side = vec[i64]()
        """The visible side of each +1/-1 card."""
        self.hand = vec[i64]()
        """Each seat's event cards, a bit each."""
        self.returned = vec[i64]()
        """The card that each seat put back into the box."""
        self.played: i64 = 0
        """Cards played so far, a bit each."""
        self.closing: i64 = OPEN
        self.threshold: i64 = 0
        """Characters out at which closing time begins."""
        self.out_plain = vec[i64]()
        """Plain beers that each seat has taken out."""
        self.out_triple = vec[i64]()

    def open_pub(self) -> None:
        super().open_pub()
        self.triples = row(self.seats * CLAN, 0)
        self.triples_left = self.edition.triples
        self.coins_left = self.edition.tokens
        self.side = row(self.seats, CARD_PLUS)
        self.hand = row(self.seats, 0)
        self.returned = row(self.seats, NOBODY)
        self.threshold = CLOSING[self.seats]
        self.out_plain = row(self.seats, 0)
        self.out_triple = row(self.seats, 0)

    def copy_state_to(self, other: State2022) -> None:
        other.barkeeper = self.barkeeper
        other.triples = self.triples[:]
        other.triples_left = self.triples_left
        other.coins_left = self.coins_left
        other.moved = self.moved
        other.side = self.side[:]
        other.hand = self.hand[:]
        other.returned = self.returned[:]
        other.played = self.played
        other.closing = self.closing
        other.threshold = self.threshold
        other.out_plain = self.out_plain[:]
        other.out_triple = self.out_triple[:]

    def tokens_with_coin_up(self) -> i64:
        return self.pool + total(self.coins) + total(self.loose)

    def how_many_out(self) -> i64:
        count: i64 = 0
        for place in self.where:
            if place == OUT:
                count += 1
        return count

    def is_undealt(self, card: i64) -> bool:
        gone = self.played
        for hand in self.hand:
            gone |= hand
        return not gone & (1 << card) and card not in self.returned

    def card_name(self, card: i64) -> Message:
        return Message(f"fp22-name-{CARDS[card]}")

    def is_at(self, character: i64, space: i64) -> bool:
        """Whether a character, which may be of a clan that does not play, is on a space."""
        return character < len(self.where) and self.where[character] == space

    # Drinking

    def drink(self, character: i64, why: i64, triple: bool) -> None:
        """Pay for a beer of one's own and drink it, or be banned. What is given is paid by the pool."""
        if why == GIVEN:
            self.pool -= 1
        elif self.coins[character] == 0:
            self.send_away(character, rulebook.NO_COIN_22)
            return
        else:
            self.coins[character] -= 1
        self.get_beer(character, triple, rulebook.DRINK_RULES[why])

    def invite(self, payer: i64, receiver: i64, triple: bool) -> None:
        """Treat the next larger one; whoever has fallen in the meantime treats nobody."""
        if self.where[payer] >= 0:
            self.coins[payer] -= 1
            self.get_beer(receiver, triple, rulebook.INVITATIONS_22)

    def is_coin_turned(self, step: i64, a: i64, b: i64) -> bool:
        """Whether somebody pays in this step: nobody without a coin, nobody who has fallen."""
        if step == INVITE:
            return self.where[a] >= 0
        return b == GIVEN or self.coins[a] > 0

    def get_beer(self, receiver: i64, triple: bool, rule: str) -> None:
        """A coin was turned over: the beer is drunk by this rule."""
        self.beers[receiver] += 1
        self.coins_left -= 1
        if triple:
            self.triples[receiver] += 1
            self.triples_left -= 1
        if self.heard is not None:
            self.tell(
                "event-fp22-triple" if triple else "event-pub-drink",
                rulebook.TRIPLE_22 if triple else rule,
                {"who": self.who(receiver), "beers": self.beers[receiver]},
            )
        if self.beers[receiver] == self.edition.full:
            self.send_away(receiver, rulebook.SIXTH_22)

    # The whole position as plain data

    def taken_tokens(self) -> i64:
        return total(self.out_plain) + total(self.out_triple)

    def dump(self) -> dict[str, Json]:
        data = super().dump()
        moved: list[Json] = [self.name(each) for each in range(len(self.where)) if self.moved & (1 << each)]
        hands: list[Json] = []
        for hand in self.hand:
            cards: list[Json] = [name for card, name in enumerate(CARDS) if hand & (1 << card)]
            hands.append(cards)
        returned: list[Json] = [None if card == NOBODY else CARDS[card] for card in self.returned]
        played: list[Json] = [name for card, name in enumerate(CARDS) if self.played & (1 << card)]
        side: list[Json] = list(self.side)
        out_plain: list[Json] = list(self.out_plain)
        out_triple: list[Json] = list(self.out_triple)
        data.update(
            {
                "events": self.events,
                "barkeeper": self.barkeeper,
                "triples_left": self.triples_left,
                "moved": moved,
                "side": side,
                "hands": hands,
                "returned": returned,
                "played": played,
                "closing": self.closing,
                "out_plain": out_plain,
                "out_triple": out_triple,
            }
        )
        return data

    def dump_character(self, character: i64) -> dict[str, Json]:
        data = super().dump_character(character)
        data["triples"] = self.triples[character]
        return data

    def read_character(self, character: i64, data: dict[str, Json]) -> None:
        super().read_character(character, data)
        self.triples[character] = number(data, "triples", 0, self.beers[character])

    def read(self, data: dict[str, Json]) -> None:
        """Take over what was dumped, and find out who is to move."""
        self.open_pub()
        self.read_pub(data)
        self.coins_left = self.tokens_with_coin_up()
        self.events = flag(data, "events")
        self.barkeeper = number(data, "barkeeper", 0, self.edition.tables)
        self.triples_left = number(data, "triples_left", 0, self.edition.triples)
        characters = {self.name(each): each for each in range(len(self.where))}
        for name in items(data, "moved"):
            self.moved |= 1 << choice({"moved": name}, "moved", characters)
        self.side = as_row(numbers(data, "side", 0, CARD_PLUS, self.seats))
        cards = {name: card for card, name in enumerate(CARDS)}
        for seat, hand in enumerate(items(data, "hands", self.seats)):
            for name in items({"hands": hand}, "hands"):
                self.hand[seat] |= 1 << choice({"hands": name}, "hands", cards)
        for seat, name in enumerate(items(data, "returned", self.seats)):
            if name is not None:
                self.returned[seat] = choice({"returned": name}, "returned", cards)
        for name in items(data, "played"):
            self.played |= 1 << choice({"played": name}, "played", cards)
        self.closing = number(data, "closing", OPEN, EXTRA_TURN)
        self.out_plain = as_row(numbers(data, "out_plain", 0, self.edition.tokens, self.seats))
        self.out_triple = as_row(numbers(data, "out_triple", 0, self.edition.triples, self.seats))
        self.check()
        self.check_order()
        self.check_stack()
        self.find_mover()
        self.check_read(data)

    def check(self) -> None:
        super().check()
        if self.triples_left + total(self.triples) + total(self.out_triple) != self.edition.triples:
            raise broken("triples_left", str(self.triples_left))
        if self.coins_left != self.tokens_with_coin_up() or self.triples_left > self.coins_left:
            raise broken("triples_left", str(self.triples_left))
        if any(self.triples[each] > self.beers[each] for each in range(len(self.where))):
            raise broken("triples", str(list(self.triples)))
        seen = self.played
        count = card_count(self.played)
        for card in self.returned:
            if card != NOBODY:
                seen |= 1 << card
                count += 1
        for hand in self.hand:
            seen |= hand
            count += card_count(hand)
        if card_count(seen) != count or count > (DEALT * self.seats if self.events else 0):
            raise broken("hands", str(count))
        for seat, hand in enumerate(self.hand):
            if card_count(hand) > (DEALT if self.returned[seat] == NOBODY else KEPT):
                raise broken("hands", str(card_count(hand)))
        for character in self.top:
            # Only this card tells anybody what lies on top.
            if character != NOBODY and not self.played & (1 << FORGET_IT):
                raise broken("top", self.name(character))
        if (self.closing == OPEN) != (self.how_many_out() < self.threshold):
            raise broken("closing", str(self.closing))

    def check_stack(self) -> None:
        """Whatever lies on the stack must be about somebody or something that is there."""
        if not len(self.steps) and self.closing != EXTRA_TURN:
            raise broken("stack", "-")
        steps = [step for step, _, _ in self.stack]
        for step, a, b in self.stack:
            if step not in _ARGUMENTS:
                raise broken("stack", STEPS[step])
            kinds = _ARGUMENTS[step]
            if not self.fits(kinds[0], a) or not self.fits(kinds[1], b):
                raise broken("stack", f"{STEPS[step]} {a} {b}")
            if step == CARD_REROLL and self.high:
                raise broken("dice", str(self.dice))
            if step == DRINK and b == GIVEN and not self.pool:
                raise broken("pool", str(self.pool))
            if step in (ENTERS, NEWCOMER) and not self.has_deck(self.turn):
                raise broken("decks", STEPS[step])
        if (self.barkeeper == 0) != (BARKEEPER in steps):
            raise broken("barkeeper", str(self.barkeeper))
        if len(self.coming()) != steps.count(SIT_DOWN):
            raise broken("characters", PLACES[COMING])

    def fits(self, kind: str, value: i64) -> bool:
        if kind == "seat":
            return 0 <= value < self.seats
        if kind == "table":
            return 1 <= value <= self.edition.tables
        if kind == "newcomer":
            return 0 <= value < len(self.where) and self.where[value] == COMING
        if kind == "character":
            return 0 <= value < len(self.where) and self.where[value] >= 0
        if kind == "drinker":
            return self.fits("character", value) and 0 < self.triples[value] < self.beers[value]
        if kind == "payer":
            return self.fits("character", value) and self.coins[value] > 0
        if kind == "card":
            return 0 <= value < len(CARDS) and self.played & (1 << value) != 0
        limits = {"die": 6, "coins": 6, "left": DEALT, "flag": 1, "why": GIVEN}
        return 0 <= value <= limits.get(kind, 0)

    def result(self) -> Result:
        inside, coins, out = [0] * self.seats, [0] * self.seats, [0] * self.seats
        for character, place in enumerate(self.where):
            seat = OWNER_OF[character]
            inside[seat] += self.beers[character]
            coins[seat] += self.coins[character]
            out[seat] += 1 if place == OUT else 0
        return score(self.out_plain, self.out_triple, self.side, inside, coins, out)


def card_count(cards: i64) -> int:
    """How many cards a number with a bit for each stands for."""
    return int(cards).bit_count()
