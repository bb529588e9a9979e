"""What a seat may know: all that lies open, its own cards, and whatever it has seen of others' before."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, cast

from alehouse.engine.bits import each_of as each_in
from alehouse.engine.contract import CHANCE
from alehouse.engine.counts import each_of
from alehouse.engine.views import Data, OwnView, PublicView, View
from alehouse.games.bristol_1350.components import (
    CARDS,
    CART_IDS,
    CHARACTER_IDS,
    COIN_IDS,
    DICE_IDS,
    DISCARDED_SYMPTOMS,
    HIDDEN,
    MOST_PLAYERS,
    NOBODY,
    PAWNS,
    SEATS,
)
from alehouse.games.bristol_1350.position import memory
from alehouse.games.bristol_1350.position.fates import FATES
from alehouse.games.bristol_1350.steps import PURPOSES, ROLL_ONE, STEPS, SYMPTOM

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition

Fate = Literal["road", "empty", "plague", "escaped", "shut-in"]
Ending = Literal["escape", "ghosts", "nobody-left", "gates", "solo"]
Health = Literal["healthy", "plague"]
Side = Literal["left", "right"]
What = Literal["mingle", "kept", "ghost", "player", "discard", "leeches", "infected", "coin"]
Mode = Literal["characters", "chaos", "congregate", "cure", "alms", "alms_by_chicken", "ratzy", "starting_remedies"]
Purpose = Literal["reroll", "mason", "outlaw", "ghost", "chicken", "keep", "add"]


class DieView(Data, frozen=True):
    """One die on the table, by what it shows."""

    die: str
    locked: bool


class CartView(Data, frozen=True):
    """A cart."""

    cart: str
    at: int
    fate: Fate
    """On the road, or what became of it."""
    pawns: tuple[str, ...]
    """From the front of the cart."""
    pile: int
    """Symptoms that leeches or a serf have added to its next mingle."""


class PawnView(Data, frozen=True):
    """What everybody knows of a player or a ghost."""

    pawn: str
    seat: int | None
    """Nobody's: a ghost."""
    cart: str | None
    """None: out of the game, or not seated yet."""
    character: str | None
    remedies: int
    coins: int
    health: Health | None
    """Once it had to be told; alone, while the game goes on."""
    shown: tuple[int, ...]
    """The symptoms shown on leaving the game."""


class LookView(Data, frozen=True):
    """Somebody has looked at a symptom, as everybody could watch."""

    seat: int
    at: str
    """A ghost's card, the player whose card it was, or the discards."""


class PlayedView(Data, frozen=True):
    """A remedy card that was played."""

    seat: int
    card: str


class NoteView(Data, frozen=True):
    """Something that this seat has seen, and the table has not."""

    what: What
    pawns: tuple[str, ...]
    """Whom it was about; in a mingle, everybody in the cart; of a coin, giver and receiver."""
    cart: str | None
    side: Side | None
    put: tuple[int, ...]
    """The symptoms put into a mingle, or those to choose from."""
    got: tuple[int, ...]
    """The symptoms seen, got back, kept or added."""
    coin: str | None


class BristolPublic(PublicView, frozen=True):
    """What everybody may know."""

    players: int
    whose: str | None
    """The pawn whose turn it is, a ghost's too."""
    purpose: Purpose | None
    """Why a single die is being rolled, or a symptom drawn."""
    round: int
    road: int
    rats_to_mingle: int
    """So many rats of its colour make a cart mingle."""
    plague_sum: int
    """Symptoms of this sum, or more, are the plague."""
    hand_limit: int
    """As many remedies may be held."""
    first: str | None
    """The pawn that began this round."""
    last_round: bool
    ending: Ending | None
    dice: tuple[DieView, ...]
    rolled: list[str]
    """The two dice that the action of this turn rolled again."""
    carts: list[CartView]
    """Those still on the road first, the foremost first."""
    pawns: list[PawnView]
    looks: list[LookView]
    played: list[PlayedView]
    symptom_deck: int
    symptom_discards: int
    remedy_deck: int
    remedy_discards: int
    coins_left: int
    modes: tuple[Mode, ...]


class BristolOwn(OwnView, frozen=True):
    """What a seat knows besides."""

    symptoms: list[int]
    drawn: list[int]
    """Symptoms drawn just now, to be decided about."""
    infected: bool
    remedies: list[str]
    fresh: int
    """So many of the last ones in the hand were drawn this turn."""
    dropped: list[str]
    """Remedies that one has discarded face down."""
    coin: str | None
    """Drawn just now, to be given away."""
    coins: list[str]
    notes: list[NoteView]


class BristolView(View, frozen=True):
    """What one seat, or an onlooker, may know."""

    public: BristolPublic
    own: BristolOwn | None


def public(p: RoadPosition) -> BristolPublic:
    """Field by field what everybody may know."""
    to_move, turn, first, rolled, seats = p.to_move, p.turn, p.first, p.rolled, p.seats
    return BristolPublic(
        to_move if to_move >= 0 else "chance" if to_move == CHANCE else "over",
        turn if 0 <= turn < seats else None,
        p.prompt(),
        p.pending(),
        seats,
        PAWNS[turn] if turn != NOBODY else None,
        _purpose(p),
        p.round,
        p.values.road,
        p.values.rats_to_mingle,
        p.values.plague_sum,
        p.values.hand_limit,
        PAWNS[first] if first != NOBODY else None,
        p.last_round,
        _ENDINGS[p.ending],
        _dice_of(p.free, False) + _dice_of(p.locked, True),
        [] if rolled == NOBODY else [DICE_IDS[rolled], DICE_IDS[p.rolled_too]],
        list(map(_cart, memory.carts_known(p))),
        list(map(_pawn, memory.pawns_known(p))),
        [_look(seats, *look) for look in memory.looks(p.symptoms)],
        list(map(_PLAYED.__getitem__, memory.played(p.remedies))),
        *memory.decks_known(p),
        _modes(memory.modes_chosen(p)),
    )


def seen(p: RoadPosition, seat: int, public: PublicView) -> BristolView:
    """What this seat, or an onlooker, may know."""
    assert isinstance(public, BristolPublic)
    if not 0 <= seat < p.seats:
        return BristolView(None, public, None)
    symptoms, remedies = p.symptoms, p.remedies
    deciding = seat == p.turn
    coin = symptoms.coin
    own = BristolOwn(
        symptoms.hand(seat),
        list(symptoms.drawn) if deciding else [],
        symptoms.is_infected(seat),
        [CARDS[card] for card in remedies.hand(seat)],
        p.fresh if deciding else 0,
        [CARDS[card] for card in memory.dropped(remedies, seat)],
        COIN_IDS[coin] if deciding and coin != NOBODY else None,
        [COIN_IDS[each] for each in symptoms.coins(seat)],
        list(map(_note, memory.notes_of(symptoms, seat))),
    )
    return BristolView(seat, public, own)


# Views are asked for at every step, and most of what they show was shown before: such parts are remembered by the
# numbers that they are made from, and never changed.

_SIDES: Final[tuple[Side, Side]] = ("left", "right")
_ENDINGS: Final[tuple[Ending | None, ...]] = (None, "escape", "ghosts", "nobody-left", "gates", "solo")
_HEALTH: Final[tuple[Health | None, ...]] = (None, "healthy", "plague")
_PLAYED: Final = [PlayedView(seat, card) for seat in range(MOST_PLAYERS) for card in CARDS]


def _purpose(p: RoadPosition) -> Purpose | None:
    if not len(p.steps):
        return None
    step, purpose, _ = p.due()
    if step == SYMPTOM:
        # They are drawn for the step that lies below.
        return cast(Purpose, next(STEPS.names[below] for below, _, _ in reversed(p.stack) if below != SYMPTOM))
    return cast(Purpose, PURPOSES[purpose].partition("-")[0]) if step == ROLL_ONE else None


@lru_cache(maxsize=1024)
def _dice_of(dice: int, locked: bool) -> tuple[DieView, ...]:
    return tuple(DieView(DICE_IDS[face], locked) for face in each_of(dice))


@lru_cache(maxsize=4096)
def _cart(known: int) -> CartView:
    return CartView(
        CART_IDS[memory.number_of(known)],
        memory.at_of(known),
        FATES[memory.fate_of(known)],
        tuple(PAWNS[pawn] for pawn in memory.aboard_of(known)),
        memory.pile_of(known),
    )


@lru_cache(maxsize=4096)
def _pawn(known: int) -> PawnView:
    pawn, cart, character = memory.pawn_of(known), memory.where_of(known), memory.character_of(known)
    return PawnView(
        PAWNS[pawn],
        pawn if memory.is_player(known) else None,
        CART_IDS[cart] if cart != NOBODY else None,
        CHARACTER_IDS[character] if character != NOBODY else None,
        memory.remedies_of(known),
        memory.coins_of(known),
        _HEALTH[memory.health_of(known)],
        tuple(memory.shown_of(known)),
    )


@lru_cache(maxsize=1024)
def _look(seats: int, seat: int, pawn: int, place: int) -> LookView:
    if pawn == NOBODY:
        return LookView(seat, DISCARDED_SYMPTOMS)
    return LookView(seat, SEATS[pawn] if pawn < seats else HIDDEN[2 * pawn + place])


@lru_cache(maxsize=256)
def _modes(chosen: int) -> tuple[Mode, ...]:
    return tuple(memory.MODES[mode] for mode in each_in(chosen))


@lru_cache(maxsize=4096)
def _note(note: int) -> NoteView:
    what = memory.what_of(note)
    cart, place, coin = memory.cart_of(note), memory.place_of(note), memory.coin_of(note)
    if what == memory.COIN:
        pawns = [memory.giver_of(note), memory.receiver_of(note)]
    else:
        pawns = each_in(memory.pawns_of(note))
    return NoteView(
        memory.NOTES[what],
        tuple(PAWNS[pawn] for pawn in pawns),
        CART_IDS[cart] if cart != NOBODY else None,
        _SIDES[place] if place != NOBODY else None,
        tuple(each_of(memory.put_of(note))),
        tuple(each_of(memory.got_of(note))),
        COIN_IDS[coin] if coin != NOBODY else None,
    )
