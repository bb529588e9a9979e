"""Whether what is being decided, or about to happen, can be: the stack is one that play could have left."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alehouse.engine.bits import has, how_many
from alehouse.engine.reading import broken
from alehouse.games.fantasy_pub.components import (
    BLACK_COFFEE,
    CHANGE_PLACES,
    CLAN,
    COMING,
    DWARF,
    ENTRY,
    EXTRA_TURN,
    FAMILY_OF,
    HAPPY_HOUR,
    IN_DECK,
    NEW_BLOOD,
    NOBODY,
    ON_THE_HOUSE,
    ONCE_MORE,
    OPEN,
    OWNER_OF,
    PICKPOCKET,
    SECOND_WIND,
    SHORT_CUT,
    SPILT_BEER,
)
from alehouse.games.fantasy_pub.rules.decks import has_deck
from alehouse.games.fantasy_pub.rules.event import CHARACTER_CARDS, TABLE_CARDS
from alehouse.games.fantasy_pub.rules.seating import placed
from alehouse.games.fantasy_pub.steps import (
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
    HAPPY,
    INVITE,
    LEAVE,
    NEWCOMER,
    PLACE,
    RETURN,
    ROLL,
    SERVE,
    SERVED,
    SIT_DOWN,
    TOASTING,
    TURN,
    TURN_UP,
)

if TYPE_CHECKING:
    from alehouse.engine.steps import Frame
    from alehouse.games.fantasy_pub.position import PubPosition

_STEPS_2003 = (FIRST, PLACE, TURN, ROLL, ACT, TURN_UP)


def check_stack(pub: PubPosition) -> None:
    frames = pub.stack
    if not frames:
        fits = not pub.edition.is_2022 or (pub.closing == EXTRA_TURN and (pub.turn + 1) % pub.seats == pub.first)
    elif any(step == TURN_UP if pub.edition.is_2022 else step not in _STEPS_2003 for step, _, _ in frames):
        fits = False
    elif frames[0][0] == ACT:
        fits = _fits_turn(pub, frames[1:])
    else:
        fits = _fits_beginning(pub, frames)
    if not fits:
        raise broken("stack", ", ".join(pub.step_table.names[step] for step, _, _ in frames) or "-")
    if pub.edition.is_2022 and (pub.barkeeper == 0) != (bool(frames) and frames[-1][0] == BARKEEPER):
        raise broken("barkeeper", str(pub.barkeeper))


# Before the first turn


def _fits_beginning(pub: PubPosition, frames: list[Frame]) -> bool:
    """Everybody places a character, is dealt cards and gives one back, in turn; nothing else has happened yet."""
    if pub.acted or pub.low or pub.moved or pub.cards_played or any(pub.bottom) or any(pub.beers) or len(pub.home):
        return False
    if frames[0][0] == FIRST:
        rest = [step for step, _, _ in frames[1:]]
        return rest in ([], [BARKEEPER]) and _have_come(pub, []) and _holds(pub, [0] * pub.seats, [])
    if frames[0] != (TURN, pub.first, 0) or pub.turn != pub.first:
        return False
    order = [(int(pub.first) + turn) % int(pub.seats) for turn in range(pub.seats)]
    due = frames[:0:-1]
    coming = due.pop(0) if due and due[0][0] in (SIT_DOWN, TURN_UP) else None
    dealt = int(pub.values.dealt) if pub.events else 0
    expected = [(PLACE, seat, 0) for seat in order]
    if dealt:
        expected += [(DEAL, seat, dealt) for seat in order] + [(RETURN, seat, 0) for seat in order]
    expected = expected[len(expected) - len(due) :]
    left = due[0][2] if due and due[0][0] == DEAL else 0
    if left and 0 < left <= dealt:
        due[0] = (DEAL, due[0][1], dealt)
    if due != expected:
        return False
    placing = [seat for step, seat, _ in due if step == PLACE]
    dealing = [seat for step, seat, _ in due if step == DEAL]
    giving = [seat for step, seat, _ in due if step == RETURN]
    have_come = [seat for seat in order if seat not in placing]
    if coming is not None:
        after = 2 * len(order) if dealt else 0
        if not have_come or not _belongs_to(coming, have_come[-1]) or len(due) != len(placing) + after:
            return False
    hands = [0 if seat in dealing else dealt for seat in range(pub.seats)]
    if left:
        hands[dealing[0]] = dealt - left
    returned = [seat for seat in order if dealt and seat not in giving]
    for seat in returned:
        hands[seat] -= 1
    sitting = [coming[1]] if coming is not None and coming[0] == SIT_DOWN else []
    return placed(pub, COMING) == sitting and _have_come(pub, have_come) and _holds(pub, hands, returned)


def _belongs_to(coming: Frame, seat: int) -> bool:
    step, about, _ = coming
    return about == seat if step == TURN_UP else OWNER_OF[about] == seat


def _have_come(pub: PubPosition, seats: list[int]) -> bool:
    """One of each of these clans has come in, or is just coming, and nobody else."""
    for seat in range(pub.seats):
        places = [place for place in pub.where[seat * CLAN : seat * CLAN + CLAN] if place != IN_DECK]
        if len(places) != (1 if seat in seats else 0):
            return False
        if any(place != COMING and (place == ENTRY) == pub.edition.is_2022 for place in places):
            return False
    return True


def _holds(pub: PubPosition, hands: list[int], returned: list[int]) -> bool:
    """So many cards are in each hand, and these seats have put one back."""
    return [how_many(hand) for hand in pub.hand] == hands and [
        seat for seat in range(pub.seats) if pub.returned[seat] != NOBODY
    ] == sorted(returned)


# In a turn


def _fits_turn(pub: PubPosition, frames: list[Frame]) -> bool:
    """The effect of one action lies on the turn, or nothing."""
    if placed(pub, COMING):
        return False
    if not frames:
        if pub.high:
            return not pub.acted or has(pub.cards_played, ONCE_MORE)
        return pub.acted
    step, a, b = frames[-1]
    if step == ROLL:
        return len(frames) == 1 and not pub.acted and not pub.low and not pub.moved
    if not pub.acted or pub.high:
        return False
    if step == DRINK:
        return _fits_drinking(pub, frames)
    if step == INVITE:
        return _fits_round(pub, frames)
    return len(frames) == 1 and _fits(pub, step, a, b)


def _fits_drinking(pub: PubPosition, frames: list[Frame]) -> bool:
    """Several drink one after the other in a toast or a happy hour, one if served or given."""
    drinkers = [a for _, a, _ in reversed(frames)]
    why = frames[0][2]
    if any(step != DRINK or b != why for step, _, b in frames) or drinkers != sorted(set(drinkers)):
        return False
    if drinkers[-1] >= len(pub.where):
        return False
    tables = {pub.where[drinker] for drinker in drinkers}
    if len(tables) > 1 or min(tables) <= ENTRY:
        return False
    if why == TOASTING:
        return len({FAMILY_OF[drinker] for drinker in drinkers}) == 1
    if why == HAPPY:
        return has(pub.cards_played, HAPPY_HOUR)
    if why == SERVED:
        return len(frames) == 1 and tables == {pub.barkeeper}
    given = has(pub.cards_played, ON_THE_HOUSE) and pub.pool > 0 and OWNER_OF[drinkers[0]] == pub.turn
    return why == GIVEN and len(frames) == 1 and given


def _fits_round(pub: PubPosition, frames: list[Frame]) -> bool:
    """Each treats the next larger one at the same table, and can."""
    chain = [(a, b) for _, a, b in reversed(frames)]
    row = [chain[0][0], *(b for _, b in chain)]
    if any(step != INVITE for step, _, _ in frames) or chain != list(pairwise(row)):
        return False
    if not all(_is_at_table(pub, each) and pub.where[each] == pub.where[row[0]] for each in row):
        return False
    return all(FAMILY_OF[one] < FAMILY_OF[other] for one, other in chain) and all(pub.coins[one] for one, _ in chain)


def _fits(pub: PubPosition, step: int, a: int, b: int) -> bool:
    """A step that lies alone on a turn."""
    played = pub.cards_played
    if step == TURN_UP:
        return a == pub.turn
    if step == SERVE:
        return a == pub.barkeeper
    if step == ENTERS:
        return (
            a <= pub.values.entry_coins
            and pub.pool > 0
            and pub.at_entry[pub.turn] == NOBODY
            and has_deck(pub, pub.turn)
            and (not b or not pub.low)
        )
    if step == NEWCOMER:
        free = pub.pool > 0 and pub.crowd[b] == 0
        return free and a == pub.turn and has_deck(pub, pub.turn) and has(played, NEW_BLOOD)
    if step == LEAVE:
        return pub.closing != OPEN and a == pub.at_entry[pub.turn] and has(pub.moved, a) and pub.may_go_home(a)
    if step == CARD_WAY:
        if not _is_own(pub, a) or has(pub.moved, a):
            return False
        return has(played, SECOND_WIND) and FAMILY_OF[a] == DWARF if b else has(played, SHORT_CUT)
    if step == CARD_CHARACTER:
        return has(played, a) and has(CHARACTER_CARDS, a) and b > 0
    if step == CARD_TABLE:
        return has(played, a) and has(TABLE_CARDS, a)
    if step == CARD_OTHER:
        if a not in (PICKPOCKET, CHANGE_PLACES) or not _is_at_table(pub, b):
            return False
        return has(played, a) and (_is_own(pub, b) if a == PICKPOCKET else not has(pub.moved, b))
    if step == CARD_BEER:
        if a not in (BLACK_COFFEE, SPILT_BEER) or not has(played, a) or not _is_inside(pub, b):
            return False
        return 0 < pub.triples[b] < pub.beers[b] and _is_own(pub, b) == (a == BLACK_COFFEE)
    if step == CARD_VALUE:
        return pub.low > 0
    return step == CARD_REROLL and has(played, ONCE_MORE)


def _is_inside(pub: PubPosition, character: int) -> bool:
    return character < len(pub.where) and pub.where[character] >= 0


def _is_own(pub: PubPosition, character: int) -> bool:
    return _is_inside(pub, character) and OWNER_OF[character] == pub.turn


def _is_at_table(pub: PubPosition, character: int) -> bool:
    return _is_inside(pub, character) and pub.where[character] > ENTRY
