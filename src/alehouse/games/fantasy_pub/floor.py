"""The floor of a pub, the same in both editions: standing, sitting, walking, toasts, being sent away.

An edition says only what differs: it answers the questions at the end of the class.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.components import (
    CLAN,
    COMING,
    COPY_OF,
    ENTRY,
    FAMILY_OF,
    IN_DECK,
    NOBODY,
    OWNER_OF,
    SMALL,
)
from alehouse.games.fantasy_pub.crowd import ALL_OF, MORE_THAN_ONE, ONE_OF, put_under, seated, size
from alehouse.games.fantasy_pub.position import DRINK, TOASTING, PubPosition


@mypyc_attr(acyclic=True)
class Floor(PubPosition):
    """Who may be where, and what happens when somebody arrives."""

    # Walking and sitting down

    def space_at(self, character: i64, distance: i64) -> i64:
        """Where a walk of that many spaces ends: the ring goes on past the entry."""
        space = self.where[character] + distance
        while space < 0:
            space += self.spaces
        while space >= self.spaces:
            space -= self.spaces
        return space

    def no_stop(self, character: i64, space: i64) -> str:
        """The rule that keeps a character from ending its way on a space."""
        if space == ENTRY:
            return self.no_room_at_entry(character)
        return "" if self.may_sit(FAMILY_OF[character], space, character) else rulebook.SEATING

    def no_room_at_entry(self, character: i64) -> str:
        there = self.at_entry[OWNER_OF[character]]
        return "" if there in (NOBODY, character) else self.one_at_entry()

    def may_sit(self, family: i64, space: i64, besides: i64) -> bool:
        """Whether a table of all one family, or of all different ones, is left if this family sits down too.

        The character `besides` does not count, wherever it sits.
        """
        crowd = self.crowd[space]
        if self.where[besides] == space:
            crowd -= ONE_OF[FAMILY_OF[besides]]
        alike = crowd & ALL_OF[family]
        # Several of one family already sit there: only more of them may join.
        return crowd == alike if alike else not crowd & MORE_THAN_ONE

    def is_inside(self, seat: i64) -> bool:
        """Whether anybody of a clan is in the pub."""
        for character in range(seat * CLAN, seat * CLAN + CLAN):
            if self.where[character] >= 0:
                return True
        return False

    def sitting(self, space: i64) -> list[int]:
        """The characters on a space."""
        return [character for character, place in enumerate(self.where) if place == space]

    def somebody_at(self, space: i64) -> i64:
        """The first of the characters on a space, or NOBODY."""
        where = self.where
        for character in range(i64(len(where))):
            if where[character] == space:
                return character
        return NOBODY

    def one_of_each(self, space: i64) -> i64:
        """The characters on a space where all are of different families, as a company."""
        company: i64 = 0
        left = size(self.crowd[space])
        character: i64 = 0
        while left:
            if self.where[character] == space:
                company += seated(character, FAMILY_OF[character])
                left -= 1
            character += 1
        return company

    def coming(self) -> list[int]:
        """Characters that are drawn and still look for a table."""
        return [character for character, place in enumerate(self.where) if place == COMING]

    def walk(self, character: i64, distance: i64, rule: str) -> None:
        """Walk by this rule and arrive; the largest family leaves a coin behind."""
        target = self.space_at(character, distance)
        if self.heard is not None:
            self.tell(
                "event-pub-move",
                rule,
                {"seat": Seat(self.turn), "who": self.who(character), "to": self.at("to", target)},
            )
        if self.drop_coin(character):
            self.put(character, target)
            self.arrive(character)

    def arrive(self, character: i64) -> None:
        """The character stands on its new space: coins are picked up, then people drink."""
        space = self.where[character]
        self.pick_up(character, self.pick_up_rule())
        if space == ENTRY:
            # The rules `fp22-door-dry` and `fp03-bar-dry`: nobody drinks here.
            self.arrive_at_entry(character)
            return
        family = FAMILY_OF[character]
        crowd = self.crowd[space]
        if crowd == ONE_OF[family]:
            # The rule `pub-alone`.
            return
        if crowd == crowd & ALL_OF[family]:
            if self.heard is not None:
                self.tell("event-pub-toast", rulebook.TOAST, {"at": self.at("at", space)})
            self.everybody_drinks(space, TOASTING)
        else:
            self.pay_round(space)

    def pick_up(self, character: i64, rule: str) -> None:
        """The smallest family takes one coin that lies where it arrives."""
        space = self.where[character]
        if FAMILY_OF[character] == SMALL and self.loose[space] > 0:
            self.loose[space] -= 1
            self.coins[character] += 1
            if self.heard is not None:
                self.tell("event-pub-pick-up", rule, {"who": self.who(character)})

    def everybody_drinks(self, space: i64, why: i64) -> None:
        where = self.where
        for character in range(i64(len(where)) - 1, -1, -1):
            if where[character] == space:
                self.push(DRINK, character, why)

    def drop_one(self, character: i64) -> None:
        """Leave one coin on the space."""
        self.coins[character] -= 1
        self.loose[self.where[character]] += 1
        if self.heard is not None:
            self.tell(
                "event-pub-drop",
                self.drop_rule(),
                {"who": self.who(character), "at": self.at("at", self.where[character])},
            )

    def from_pool(self, coins: i64) -> i64:
        """Take that many coins from the pool, or all that there are; how many."""
        if coins > self.pool:
            coins = self.pool
        self.pool -= coins
        return coins

    # Coming in, going home, being sent away

    def may_go_home(self, character: i64) -> bool:
        return self.beers[character] >= self.coins[character]

    def come_in(self, character: i64, coins: i64, rule: str) -> None:
        """A character from the deck stands at the entry, with its coins."""
        coins = self.from_pool(coins)
        self.coins[character] = coins
        self.put(character, ENTRY)
        if self.heard is not None:
            self.tell(
                "event-pub-enter",
                rule,
                {"seat": Seat(OWNER_OF[character]), "who": self.who(character), "coins": coins},
            )
        self.pick_up(character, self.pick_up_rule())

    def send_away(self, character: i64, rule: str) -> None:
        """Out without honours: all tokens go back to the pool as coins, the character to the bottom of its deck.

        The rules `fp22-banned` and `fp03-thrown-out`; `rule` says why.
        """
        if self.heard is not None:
            self.tell("event-pub-banned", rule, {"who": self.who(character), "beers": self.beers[character]})
        self.pool += self.coins[character] + self.beers[character]
        self.forget_beers(character)
        self.coins[character] = 0
        self.beers[character] = 0
        self.put(character, IN_DECK)
        self.to_bottom(character)

    def to_bottom(self, character: i64) -> None:
        seat = OWNER_OF[character]
        self.bottom[seat] = put_under(self.bottom[seat], character - seat * CLAN)

    # Saying what happens

    def tell(self, id: str, rule: str, args: dict[str, Value]) -> None:
        if self.heard is not None:
            self.heard.append(Event(id, rule, args))

    def who(self, character: i64) -> Message:
        """A character by name."""
        return Message(
            f"{self.edition.prefix}-who",
            {
                "family": self.family_name(character),
                "copy": COPY_OF[character % CLAN].upper(),
                "owner": Seat(OWNER_OF[character]),
            },
        )

    def at(self, preposition: str, space: i64) -> Message:
        """A space by name: `at`, `to` or `from` it."""
        return Message(f"{self.edition.prefix}-{preposition}", {"space": space})

    def about(self, character: i64) -> dict[str, Value]:
        return {
            "who": self.who(character),
            "coins": self.coins[character],
            "beers": self.beers[character],
        }

    # What an edition answers

    def one_at_entry(self) -> str:
        """The rule that only one of each clan may stand at the entry."""
        raise NotImplementedError

    def pick_up_rule(self) -> str:
        raise NotImplementedError

    def drop_rule(self) -> str:
        raise NotImplementedError

    def drop_coin(self, character: i64) -> bool:
        """The largest family leaves a coin as it walks off. False if it does not get away."""
        raise NotImplementedError

    def arrive_at_entry(self, character: i64) -> None:
        """Nobody drinks there; what else happens."""

    def pay_round(self, space: i64) -> None:
        """The families at a mixed table treat each other."""
        raise NotImplementedError

    def forget_beers(self, character: i64) -> None:
        """The beers of a character that is sent away count as coins again."""
