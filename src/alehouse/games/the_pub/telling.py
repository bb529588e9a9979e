"""What happens, in words, for those who may know it: one function an event. Nothing is told if nobody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alehouse.engine.events import Event
from alehouse.engine.messages import Seat, Value
from alehouse.games.the_pub import rulebook
from alehouse.games.the_pub.components.pieces import (
    ASSENZIO,
    DRINK_UP,
    DRINKING_MATE,
    FIRE_ALARM,
    FROCCS,
    LONG_ISLAND,
    MOJITO,
    NEGROENI,
    NONE,
    ROUND_FOR_ALL,
    START_SPACE,
)
from alehouse.games.the_pub.components.things import (
    BAG,
    BOX,
    DICE,
    DISCARDS,
    DRINK_IDS,
    EVENT_IDS,
    EXIT_IDS,
    MARKERS,
    PERSONAL_IDS,
    SEAT_IDS,
    SHAKER,
    SPACE_IDS,
    TABLE,
    TILE_IDS,
    about_drink,
    at_space,
    drink_name,
    event_name,
    open_sides,
    tile_name,
    way_name,
)

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition

# Before the first round


def begins(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-first", rulebook.FIRST, {"seat": Seat(seat)}, SEAT_IDS[seat]))


def everybody_at_start(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"space": at_space(START_SPACE), "alcohol": pub.values.sober}
    what = (*SEAT_IDS[: pub.seats], *DICE[: pub.seats])
    pub.tell(Event("event-tp-start", rulebook.START, args, what=what, target=SPACE_IDS[START_SPACE]))


def dealt(pub: PubPosition, seat: i64, way: i64) -> None:
    """A personal exit, in secret."""
    if pub.heard is None:
        return
    who, what = SEAT_IDS[seat], (PERSONAL_IDS[seat],)
    hidden = Event("event-tp-dealt-hidden", rulebook.DEALT, {"seat": Seat(seat)}, who, what, target=who)
    args: dict[str, Value] = {"seat": Seat(seat), "way": way_name(way)}
    pub.tell(
        Event(
            "event-tp-dealt",
            rulebook.DEALT,
            args,
            who,
            what,
            target=who,
            told=(seat,),
            otherwise=hidden,
            reveals=True,
        )
    )


# Turns


def turn_begins(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-turn", rulebook.TURN, {"seat": Seat(pub.turn), "round": pub.round}, SEAT_IDS[pub.turn]))


def passes(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-pass", rulebook.PASS, {"seat": Seat(pub.turn)}, SEAT_IDS[pub.turn]))


# Tiles


def nothing_fits(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-nothing-fits", rulebook.DRAW_AGAIN, {"seat": Seat(seat)}, SEAT_IDS[seat]))


def drew_tile(pub: PubPosition, seat: i64, tile: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "tile": tile_name(tile)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-tile", rulebook.DRAW, args, who, (TILE_IDS[tile],), BOX, who))


def chose_tile(pub: PubPosition, seat: i64, tile: i64) -> None:
    """One of several: where only one was drawn there is nothing to tell."""
    if pub.heard is None or len(pub.drawn) == 1:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "tile": tile_name(tile)}
    rule = rulebook.DRINK_RULES[NEGROENI]
    pub.tell(Event("event-tp-tile-chosen", rule, args, SEAT_IDS[seat], (TILE_IDS[tile],)))


def laid(pub: PubPosition, seat: i64, tile: i64, space: i64, ways: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "tile": tile_name(tile)}
    args |= {"space": at_space(space), "sides": open_sides(ways)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-laid", rulebook.GRID, args, who, (TILE_IDS[tile],), who, SPACE_IDS[space]))


def laid_beside_exit(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-beside-exit", rulebook.EXITS_HIDDEN, what=EXIT_IDS))


# Moving


def moved(pub: PubPosition, seat: i64, source: i64, target: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "space": at_space(target)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-moved", rule, args, who, (who,), SPACE_IDS[source], SPACE_IDS[target]))


# Drinks


def filled_shaker(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-shaker-filled", rulebook.RUN_DRY, source=DISCARDS, target=SHAKER))


def drew_drink(pub: PubPosition, seat: i64, drink: i64) -> None:
    if pub.heard is None:
        return
    _drew(pub, seat, drink, SEAT_IDS[seat])


def drew_for_table(pub: PubPosition, seat: i64, drink: i64) -> None:
    """To be picked by somebody."""
    if pub.heard is None:
        return
    _drew(pub, seat, drink, TABLE)


def _drew(pub: PubPosition, seat: i64, drink: i64, target: str) -> None:
    args: dict[str, Value] = {"seat": Seat(seat)}
    args |= about_drink(pub.values, drink)
    what = (DRINK_IDS[drink],)
    pub.tell(Event("event-tp-drink-drawn", rulebook.DRINK_TILE, args, SEAT_IDS[seat], what, SHAKER, target))


def kept(pub: PubPosition, seat: i64, drink: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-kept", rulebook.TAKE_AWAY, args, who, (DRINK_IDS[drink],), target=who))


def third_take_away(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-third", rulebook.THIRD, {"seat": Seat(seat)}, SEAT_IDS[seat]))


def drinks(pub: PubPosition, seat: i64, drink: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
    pub.tell(Event("event-tp-drinks", rule, args, SEAT_IDS[seat], (DRINK_IDS[drink],), SEAT_IDS[seat]))


def no_effect(pub: PubPosition, seat: i64, drink: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"drink": drink_name(drink)}
    rule = rulebook.BLACKOUT_EFFECT
    pub.tell(Event("event-tp-no-effect", rule, args, SEAT_IDS[seat], (DRINK_IDS[drink],), target=DISCARDS))


def wears_off(pub: PubPosition, seat: i64, drink: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-wears-off", rule, args, who, (DRINK_IDS[drink],), who, DISCARDS))


def sobered_up(pub: PubPosition, seat: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "alcohol": pub.alcohol[seat]}
    pub.tell(Event("event-tp-sobers", rule, args, SEAT_IDS[seat], (DICE[seat],)))


# Alcohol, blackouts, bathrooms


def alcohol_rises(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "alcohol": pub.alcohol[seat]}
    pub.tell(Event("event-tp-alcohol", rulebook.ALCOHOL, args, SEAT_IDS[seat], (DICE[seat],)))


def blacks_out(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-blackout", rulebook.BLACKOUT, {"seat": Seat(seat)}, SEAT_IDS[seat], (DICE[seat],)))


def turn_lost(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-turn-lost", rulebook.BLACKOUT_TURN, {"seat": Seat(seat)}, SEAT_IDS[seat]))


def wakes_up(pub: PubPosition, seat: i64, source: i64, target: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "space": at_space(target)}
    who = SEAT_IDS[seat]
    pub.tell(Event("event-tp-wakes-up", rule, args, who, (who,), SPACE_IDS[source], SPACE_IDS[target]))


def protected(pub: PubPosition, seat: i64, drink: i64) -> None:
    """The Fröccs Spritz has kept the indigestible drink from the blackout."""
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
    pub.tell(Event("event-tp-protected", rulebook.DRINK_RULES[FROCCS], args, SEAT_IDS[seat], (DRINK_IDS[drink],)))


def comes_to_here(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    rule = rulebook.DRINK_RULES[ASSENZIO]
    here = SPACE_IDS[pub.where[seat]]
    pub.tell(Event("event-tp-comes-to", rule, {"seat": Seat(seat)}, SEAT_IDS[seat], target=here))


def used_bathroom(pub: PubPosition, seat: i64, rule: str) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "alcohol": pub.alcohol[seat]}
    pub.tell(Event("event-tp-bathroom", rule, args, SEAT_IDS[seat], (DICE[seat],)))


def marked_bathroom(pub: PubPosition, seat: i64, source: i64, target: i64) -> None:
    """The marker comes from another bathroom, or has not been used yet."""
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "space": at_space(target)}
    before = None if source == NONE else SPACE_IDS[source]
    who, what = SEAT_IDS[seat], (MARKERS[seat],)
    pub.tell(Event("event-tp-marker", rulebook.MARKER, args, who, what, before, SPACE_IDS[target]))


# Exits


def turned_up(pub: PubPosition, tile: i64, space: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"space": at_space(space), "way": way_name(pub.face[tile])}
    what, here = (EXIT_IDS[tile],), SPACE_IDS[space]
    pub.tell(Event("event-tp-turned-up", rulebook.EXITS_HIDDEN, args, what=what, target=here, reveals=True))


def looked(pub: PubPosition, seat: i64, tile: i64, space: i64) -> None:
    """What the exit is, only the seat that looks learns."""
    if pub.heard is None:
        return
    rule = rulebook.DRINK_RULES[MOJITO]
    who, what, here = SEAT_IDS[seat], (EXIT_IDS[tile],), SPACE_IDS[space]
    hidden_args: dict[str, Value] = {"seat": Seat(seat), "space": at_space(space)}
    hidden = Event("event-tp-looked", rule, hidden_args, who, what, target=here)
    args = hidden_args | {"way": way_name(pub.face[tile])}
    pub.tell(Event("event-tp-saw", rule, args, who, what, target=here, told=(seat,), otherwise=hidden, reveals=True))


def swapped_exits(pub: PubPosition, seat: i64, one: i64, other: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat)}
    args |= {"one": at_space(one), "other": at_space(other)}
    place_of = pub.laid.plan.place_of
    what = (EXIT_IDS[pub.exit_at[place_of[one]]], EXIT_IDS[pub.exit_at[place_of[other]]])
    source, target = SPACE_IDS[one], SPACE_IDS[other]
    pub.tell(Event("event-tp-exits-swapped", rulebook.DRINK_RULES[MOJITO], args, SEAT_IDS[seat], what, source, target))


def traded(pub: PubPosition, seat: i64, other: i64, rule: str) -> None:
    """Everybody sees two personal exits change hands."""
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "other": Seat(other)}
    got, given = PERSONAL_IDS[pub.personal[seat]], PERSONAL_IDS[pub.personal[other]]
    pub.tell(Event("event-tp-traded", rule, args, SEAT_IDS[seat], (given, got), SEAT_IDS[seat], SEAT_IDS[other]))


def got_personal_exit(pub: PubPosition, seat: i64, rule: str) -> None:
    """What it names, only the seat that got it learns; the other one knows it already."""
    if pub.heard is None:
        return
    args: dict[str, Value] = {"way": way_name(pub.own_way(seat))}
    who, what = SEAT_IDS[seat], (PERSONAL_IDS[pub.personal[seat]],)
    pub.tell(Event("event-tp-got-exit", rule, args, who, what, target=who, told=(seat,), reveals=True))


def not_their_exit(pub: PubPosition, seat: i64, way: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "way": way_name(way)}
    what, here = (PERSONAL_IDS[pub.personal[seat]],), SPACE_IDS[pub.where[seat]]
    pub.tell(Event("event-tp-other-exit", rulebook.OTHER_EXIT, args, SEAT_IDS[seat], what, target=here, reveals=True))


def got_out(pub: PubPosition, seat: i64, way: i64) -> None:
    """Through one's own exit, or through any with the Löng Island."""
    if pub.heard is None:
        return
    rule = rulebook.OWN_EXIT if way == pub.own_way(seat) else rulebook.DRINK_RULES[LONG_ISLAND]
    args: dict[str, Value] = {"seat": Seat(seat), "way": way_name(way)}
    who, here = SEAT_IDS[seat], SPACE_IDS[pub.where[seat]]
    pub.tell(Event("event-tp-out", rule, args, who, (who,), source=here, reveals=True))


def won(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-won", rulebook.GOAL, {"seat": Seat(seat)}, SEAT_IDS[seat], reveals=True))


def showed_personal_exit(pub: PubPosition, seat: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "way": way_name(pub.own_way(seat))}
    what = (PERSONAL_IDS[pub.personal[seat]],)
    pub.tell(Event("event-tp-shown", rulebook.DEALT, args, SEAT_IDS[seat], what, reveals=True))


# Events


def event_happens(pub: PubPosition, seat: i64, event: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "event": event_name(event)}
    pub.tell(Event("event-tp-event", rulebook.EVENT_TILE, args, SEAT_IDS[seat], (EVENT_IDS[event],), BAG))


def filled_bag(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-bag-filled", rulebook.RUN_DRY, target=BAG))


def gathered(pub: PubPosition, space: i64) -> None:
    if pub.heard is None:
        return
    rule = rulebook.EVENT_RULES[FIRE_ALARM]
    what = tuple(SEAT_IDS[: pub.seats])
    pub.tell(Event("event-tp-gather", rule, {"space": at_space(space)}, what=what, target=SPACE_IDS[space]))


def nobody_drinks(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-nobody-drinks", rulebook.EVENT_RULES[DRINK_UP]))


def chose_mate(pub: PubPosition, seat: i64, mate: i64) -> None:
    if pub.heard is None:
        return
    rule = rulebook.EVENT_RULES[DRINKING_MATE]
    args: dict[str, Value] = {"seat": Seat(seat), "other": Seat(mate)}
    pub.tell(Event("event-tp-mate", rule, args, SEAT_IDS[seat], target=SEAT_IDS[mate]))


def picked(pub: PubPosition, seat: i64, drink: i64) -> None:
    if pub.heard is None:
        return
    args: dict[str, Value] = {"seat": Seat(seat), "drink": drink_name(drink)}
    who, rule = SEAT_IDS[seat], rulebook.EVENT_RULES[ROUND_FOR_ALL]
    pub.tell(Event("event-tp-picked", rule, args, who, (DRINK_IDS[drink],), TABLE, who))


# Closing time


def closing(pub: PubPosition, rule: str) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-closing", rule, {"why": "late" if rule == rulebook.CLOSE_LATE else "stuck"}))


def stays_open(pub: PubPosition) -> None:
    if pub.heard is None:
        return
    pub.tell(Event("event-tp-stays-open", rulebook.CLOSE_STUCK, reveals=True))


def nearest(pub: PubPosition, seats: list[int], steps: i64) -> None:
    if pub.heard is None:
        return
    who: tuple[Value, ...] = tuple(Seat(seat) for seat in seats)
    args: dict[str, Value] = {"seats": who, "count": len(seats), "steps": steps}
    what = tuple([SEAT_IDS[seat] for seat in seats])
    pub.tell(Event("event-tp-nearest", rulebook.NEAREST, args, what=what, reveals=True))
