"""What happens, told: one function an event, with its words, its things, and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.bits import each_of
from alehouse.engine.events import Event
from alehouse.engine.messages import Message, Seat, Value
from alehouse.games.fantasy_pub import rulebook
from alehouse.games.fantasy_pub.components import (
    BLACK_COFFEE,
    CHANGE_PLACES,
    CLOSING_BELL,
    HAPPY_HOUR,
    LOADED_DIE,
    LOST_PURSE,
    NEW_BLOOD,
    ONCE_MORE,
    OWNER_OF,
    PAY_DAY,
    PICKPOCKET,
    SPILT_BEER,
    THINGS_2022,
    card_name,
    character_name,
    clan_name,
    kept_character,
    kept_space,
)
from alehouse.games.fantasy_pub.steps import GIVEN

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.position import PubPosition


# Names


def who(pub: PubPosition, character: i64) -> Message:
    """A character by name."""
    return kept_character(pub.edition.prefix, pub.edition.families, character)


def at(pub: PubPosition, preposition: str, space: i64) -> Message:
    """A space by name: `at`, `to` or `from` it."""
    return kept_space(pub.edition.prefix, preposition, space)


def about(pub: PubPosition, character: i64) -> dict[str, Value]:
    """A character and what it has, for refusals."""
    name = character_name(pub.edition.prefix, pub.edition.families, character)
    return {"who": name, "coins": pub.coins[character], "beers": pub.beers[character]}


def _id(pub: PubPosition, character: i64) -> str:
    return pub.edition.things.characters[character]


def _here(pub: PubPosition, character: i64) -> str:
    return pub.edition.things.spaces[pub.where[character]]


def _deck(pub: PubPosition, character: i64) -> str:
    return pub.edition.things.decks[OWNER_OF[character]]


def _seat(pub: PubPosition) -> str:
    """The one whose turn it is."""
    return pub.edition.things.seats[pub.turn]


# Setting up


def barkeeper_begins(pub: PubPosition, space: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-barkeeper",
            rulebook.BARKEEPER_22,
            {"at": at(pub, "at", space)},
            what=(THINGS_2022.barkeeper,),
            target=THINGS_2022.spaces[space],
        )
    )


def first(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-pub-first", pub.edition.first, {"seat": Seat(seat)}, who=pub.edition.things.seats[seat]))


def table_taken(pub: PubPosition, character: i64, space: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-place-again",
            rulebook.PLACE_22,
            {"who": who(pub, character), "space": space},
            who=_id(pub, character),
            target=THINGS_2022.spaces[space],
        )
    )


def placed(pub: PubPosition, character: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-place",
            rulebook.PLACE_22,
            {
                "clan": clan_name(pub.clan_of(OWNER_OF[character])),
                "who": who(pub, character),
                "at": at(pub, "at", pub.where[character]),
                "coins": pub.coins[character],
            },
            who=_id(pub, character),
            source=_deck(pub, character),
            target=_here(pub, character),
        )
    )


def dealt(pub: PubPosition, seat: i64, card: i64) -> None:
    if pub.heard is None:
        return
    _of_a_hand(pub, "event-fp22-dealt", "event-fp22-dealt-hidden", seat, card)


def returned(pub: PubPosition, seat: i64, card: i64) -> None:
    if pub.heard is None:
        return
    _of_a_hand(pub, "event-fp22-returned", "event-fp22-returned-hidden", seat, card)


def _of_a_hand(pub: PubPosition, id: str, hidden: str, seat: i64, card: i64) -> None:
    """A card that only its owner may know."""
    whose = THINGS_2022.seats[seat]
    pub.tell(
        Event(
            id,
            rulebook.DEAL_22,
            {"seat": Seat(seat), "card": card_name(card)},
            who=whose,
            what=(THINGS_2022.cards[card],),
            told=(seat,),
            otherwise=Event(hidden, rulebook.DEAL_22, {"seat": Seat(seat)}, who=whose),
        )
    )


# A turn


def rolled(pub: PubPosition, low: i64, high: i64) -> None:
    if pub.heard is None:
        return
    dice = pub.edition.things.dice
    pub.tell(
        Event(
            "event-pub-roll",
            pub.edition.turn,
            {"seat": Seat(pub.turn), "low": low, "high": high},
            who=_seat(pub),
            what=(dice[low - 1], dice[high - 1]),
        )
    )


def again(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-pub-again", rulebook.AGAIN, {"seat": Seat(pub.turn)}, who=_seat(pub)))


def passed(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-pub-pass", rulebook.PASS_03, {"seat": Seat(pub.turn)}, who=_seat(pub)))


def entered(pub: PubPosition, character: i64, coins: i64, rule: str) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-enter",
            rule,
            {"who": who(pub, character), "coins": coins},
            who=_id(pub, character),
            source=_deck(pub, character),
            target=_here(pub, character),
        )
    )


def turned_up(pub: PubPosition, seat: i64, character: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp03-top",
            rulebook.PILE_03,
            {"who": who(pub, character)},
            who=_id(pub, character),
            target=pub.edition.things.decks[seat],
        )
    )


def moved(pub: PubPosition, character: i64, target: i64, rule: str) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-move",
            rule,
            {"who": who(pub, character), "to": at(pub, "to", target)},
            who=_id(pub, character),
            source=_here(pub, character),
            target=pub.edition.things.spaces[target],
        )
    )


def picked_up(pub: PubPosition, character: i64, rule: str) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-pick-up",
            rule,
            {"who": who(pub, character)},
            who=_id(pub, character),
            source=_here(pub, character),
            target=_id(pub, character),
        )
    )


def dropped(pub: PubPosition, character: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-drop",
            pub.edition.drops,
            {"who": who(pub, character), "at": at(pub, "at", pub.where[character])},
            who=_id(pub, character),
            source=_id(pub, character),
            target=_here(pub, character),
        )
    )


# Drinking


def toast(pub: PubPosition, space: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event("event-pub-toast", rulebook.TOAST, {"at": at(pub, "at", space)}, target=pub.edition.things.spaces[space])
    )


def round_begins(pub: PubPosition, space: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-invitations",
            pub.edition.round,
            {"at": at(pub, "at", space)},
            target=pub.edition.things.spaces[space],
        )
    )


def drank(pub: PubPosition, character: i64, why: i64) -> None:
    """Somebody has drunk a beer of their own, or one that the house paid for."""
    if pub.heard is None:
        return
    args: dict[str, Value] = {"who": who(pub, character), "beers": pub.beers[character]}
    drinker = _id(pub, character)
    rule = rulebook.DRINK_RULES[why]
    if why == GIVEN:
        pub.tell(Event("event-fp22-given", rule, args, who=drinker, source=THINGS_2022.pool, target=drinker))
    else:
        args["coins"] = pub.coins[character]
        pub.tell(Event("event-pub-drink", rule, args, who=drinker, source=drinker, target=drinker))


def treated(pub: PubPosition, payer: i64, receiver: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-treat",
            pub.edition.round,
            {
                "payer": who(pub, payer),
                "coins": pub.coins[payer],
                "who": who(pub, receiver),
                "beers": pub.beers[receiver],
            },
            who=_id(pub, payer),
            source=_id(pub, payer),
            target=_id(pub, receiver),
        )
    )


def triple(pub: PubPosition, character: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-triple",
            rulebook.TRIPLE_22,
            {"who": who(pub, character)},
            who=_id(pub, character),
            what=(THINGS_2022.beers[1],),
        )
    )


def sent_away(pub: PubPosition, character: i64, rule: str) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-pub-banned",
            rule,
            {"who": who(pub, character), "beers": pub.beers[character]},
            who=_id(pub, character),
            source=_here(pub, character),
            target=_deck(pub, character),
        )
    )


# The barkeeper and the +1/-1 card


def called(pub: PubPosition, before: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-call",
            rulebook.CALL_22,
            {"seat": Seat(pub.turn), "to": at(pub, "to", pub.barkeeper)},
            who=_seat(pub),
            what=(THINGS_2022.barkeeper,),
            source=THINGS_2022.spaces[before],
            target=THINGS_2022.spaces[pub.barkeeper],
        )
    )


def adjusted(pub: PubPosition, die: i64, by: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-adjust",
            rulebook.PLUS_22 if by > 0 else rulebook.MINUS_22,
            {"seat": Seat(pub.turn), "die": die, "value": die + by},
            who=_seat(pub),
            what=(THINGS_2022.plus_minus[pub.turn],),
            source=THINGS_2022.dice[die - 1],
            target=THINGS_2022.dice[die + by - 1],
        )
    )


# Going home, and the end


def went_home(pub: PubPosition, character: i64, rule: str) -> None:
    if pub.heard is None:
        return
    triples = pub.triples[character]
    args: dict[str, Value] = {"who": who(pub, character)}
    if pub.edition.is_2022:
        args["plain"] = pub.beers[character] - triples
        args["triples"] = triples
    else:
        args["beers"] = pub.beers[character]
    pub.tell(
        Event(
            "event-fp22-exit" if pub.edition.is_2022 else "event-fp03-exit",
            rule,
            args,
            who=_id(pub, character),
            source=_here(pub, character),
            target=pub.edition.things.outside if pub.edition.home_for_good else _deck(pub, character),
        )
    )


def closing_time(pub: PubPosition, out: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-fp22-closing", rulebook.CLOSING_22, {"out": out}))


def extra_turn(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-fp22-extra-turn", rulebook.EXTRA_TURN_22))


def closed(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-fp22-closed", rulebook.EXTRA_TURN_22))


def won(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-fp03-won", rulebook.WINNER_03, {"seat": Seat(seat)}, who=pub.edition.things.seats[seat]))


# Event cards


def played(pub: PubPosition, card: i64) -> None:
    """A card that was a secret is seen by all."""
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-card",
            rulebook.EVENT_22,
            {"seat": Seat(pub.turn), "card": card_name(card)},
            who=_seat(pub),
            what=(THINGS_2022.cards[card],),
            reveals=True,
        )
    )


def happy_hour(pub: PubPosition, space: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-happy-hour",
            rulebook.CARD_RULES_22[HAPPY_HOUR],
            {"at": at(pub, "at", space)},
            target=THINGS_2022.spaces[space],
        )
    )


def sobered_up(pub: PubPosition, character: i64, triple: bool) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-coffee",
            rulebook.CARD_RULES_22[BLACK_COFFEE],
            {"who": who(pub, character)},
            who=_id(pub, character),
            what=(THINGS_2022.beers[1 if triple else 0],),
        )
    )


def spilt(pub: PubPosition, character: i64, triple: bool) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-spilt",
            rulebook.CARD_RULES_22[SPILT_BEER],
            {"who": who(pub, character)},
            who=_id(pub, character),
            what=(THINGS_2022.beers[1 if triple else 0],),
            source=_id(pub, character),
            target=THINGS_2022.pool,
        )
    )


def pocket_picked(pub: PubPosition, thief: i64, victim: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-pickpocket",
            rulebook.CARD_RULES_22[PICKPOCKET],
            {"who": who(pub, thief), "victim": who(pub, victim)},
            who=_id(pub, thief),
            source=_id(pub, victim),
            target=_id(pub, thief),
        )
    )


def paid(pub: PubPosition, characters: i64) -> None:
    """These, a bit each, have got a coin."""
    if pub.heard is None:
        return
    everybody = each_of(characters)
    names = tuple(who(pub, character) for character in everybody)
    pub.tell(
        Event(
            "event-fp22-paid",
            rulebook.CARD_RULES_22[PAY_DAY],
            {"who": names, "count": len(everybody)},
            what=tuple(_id(pub, character) for character in everybody),
            source=THINGS_2022.pool,
        )
    )


def purse_found(pub: PubPosition, character: i64, coins: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-lost-purse",
            rulebook.CARD_RULES_22[LOST_PURSE],
            {"who": who(pub, character), "coins": coins},
            who=_id(pub, character),
            source=THINGS_2022.pool,
            target=_id(pub, character),
        )
    )


def changed_places(pub: PubPosition, one: i64, other: i64) -> None:
    """Each sits where the other sat."""
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-changed",
            rulebook.CARD_RULES_22[CHANGE_PLACES],
            {"who": who(pub, one), "other": who(pub, other)},
            what=(_id(pub, one), _id(pub, other)),
            source=_here(pub, other),
            target=_here(pub, one),
        )
    )


def die_loaded(pub: PubPosition, value: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-loaded",
            rulebook.CARD_RULES_22[LOADED_DIE],
            {"value": value},
            what=(THINGS_2022.dice[value - 1],),
        )
    )


def rerolled(pub: PubPosition, value: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-rerolled",
            rulebook.CARD_RULES_22[ONCE_MORE],
            {"value": value},
            what=(THINGS_2022.dice[value - 1],),
        )
    )


def newcomer(pub: PubPosition, character: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-newcomer",
            rulebook.CARD_RULES_22[NEW_BLOOD],
            {"who": who(pub, character), "at": at(pub, "at", pub.where[character]), "coins": pub.coins[character]},
            who=_id(pub, character),
            source=_deck(pub, character),
            target=_here(pub, character),
        )
    )


def bell_rung(pub: PubPosition, before: i64, coins: i64) -> None:
    """The barkeeper has gone to another table, with a coin for it if there was one."""
    if pub.heard is None:
        return
    pub.tell(
        Event(
            "event-fp22-bell",
            rulebook.CARD_RULES_22[CLOSING_BELL],
            {"to": at(pub, "to", pub.barkeeper), "coins": coins},
            what=(THINGS_2022.barkeeper,),
            source=THINGS_2022.spaces[before],
            target=THINGS_2022.spaces[pub.barkeeper],
        )
    )
