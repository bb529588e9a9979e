"""What a seat may know: all that lies open, its own cards, and whatever it has seen of others' before."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.engine.messages import Message
from alehouse.engine.views import View
from alehouse.games.bristol_1350.components import (
    CARD_NAMES,
    CARTS,
    CHARACTERS,
    COINS,
    FACE_NAMES,
    FACES,
    NOBODY,
    ROAD,
)
from alehouse.games.bristol_1350.counts import count, size
from alehouse.games.bristol_1350.memory import Note, dropped, health_shown, looks, notes_of, played
from alehouse.games.bristol_1350.position import ENDINGS, FATES, PURPOSES, ROLL_ONE, STEPS, SYMPTOM
from alehouse.games.bristol_1350.rules import Flight


@dataclass
class DieView:
    """One die on the table."""

    face: str
    locked: bool


@dataclass
class CartView:
    """A cart, from the front of the road."""

    cart: str
    at: int
    fate: str
    """`road`, or what became of it: `escaped`, `plague`, `empty`, `shut-in`."""
    pawns: list[int]
    """From the front of the cart."""
    pile: int
    """Symptoms that leeches or a serf have added to its next mingle."""


@dataclass
class PawnView:
    """What everybody knows of a player or a ghost."""

    pawn: int
    ghost: bool
    cart: str
    """Empty: out of the game, or not seated yet."""
    character: str
    remedies: int
    coins: int
    health: str
    """`healthy` or `plague` once it had to be told; empty before."""
    shown: list[int]
    """The symptoms shown on leaving the game."""


@dataclass
class LookView:
    """Somebody has looked at a symptom, as everybody could watch."""

    seat: int
    pawn: int
    """Whose symptom; -1: the top of the discards."""
    side: str


@dataclass
class PlayedView:
    """A remedy card that was played, or shown on leaving the game."""

    seat: int
    card: str


@dataclass
class NoteView:
    """Something that this seat has seen, and the table has not."""

    what: str
    """`mingle`, `kept`, `ghost`, `player`, `discard`, `leeches`, `infected` or `coin`."""
    pawns: list[int]
    """Whom it was about; in a mingle, everybody in the cart."""
    cart: str
    side: str
    put: list[int]
    """The symptoms put into a mingle, or those to choose from."""
    got: list[int]
    """The symptoms seen, got back, kept or added."""
    coin: str


@dataclass
class BristolView(View):
    """What one seat, or an onlooker, may know."""

    seat: int
    players: int
    to_move: int
    step: str
    purpose: str
    """Why a single die is being rolled, or a symptom drawn; else empty."""
    prompt: Message
    round: int
    road: int
    first: int
    turn: int
    last_round: bool
    ending: str
    dice: list[DieView]
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
    symptoms: list[int]
    """One's own; empty for onlookers."""
    drawn: list[int]
    """Symptoms drawn just now, to be decided about."""
    infected: bool
    remedies: list[str]
    fresh: int
    """So many of the last ones in the hand were drawn this turn."""
    dropped: list[str]
    """Remedies that one has discarded face down."""
    coin: str
    """Drawn just now, to be given away."""
    coins: list[str]
    notes: list[NoteView]
    modes: list[str]


def view_of(p: Flight, seat: int) -> BristolView:
    """Field by field what this seat may know."""
    symptoms = p.symptoms
    sits = 0 <= seat < p.seats
    deciding = sits and seat == p.turn
    return BristolView(
        seat=seat,
        players=p.seats,
        to_move=p.to_move,
        step=STEPS[p.due_step()] if len(p.steps) else "over",
        purpose=_purpose(p),
        prompt=p.prompt(),
        round=p.round,
        road=ROAD,
        first=p.first,
        turn=p.turn,
        last_round=p.last_round,
        ending=ENDINGS[p.ending],
        dice=[DieView(FACE_NAMES[face], False) for face in range(FACES) for _ in range(count(p.free, face))]
        + [DieView(FACE_NAMES[face], True) for face in range(FACES) for _ in range(count(p.locked, face))],
        rolled=[] if p.rolled == NOBODY else [FACE_NAMES[p.rolled], FACE_NAMES[p.rolled_too]],
        carts=[_cart(p, cart) for cart in _from_the_front(p)],
        pawns=[_pawn(p, pawn) for pawn in range(p.pawns)],
        looks=[_look(*each) for each in looks(symptoms)],
        played=[PlayedView(who, CARD_NAMES[card]) for who, card in played(p.remedies)],
        symptom_deck=size(symptoms.deck),
        symptom_discards=size(symptoms.discards),
        remedy_deck=size(p.remedies.deck),
        remedy_discards=size(p.remedies.discards),
        coins_left=size(symptoms.bag) if p.alms or p.alms_by_chicken else 0,
        symptoms=symptoms.hand(seat) if sits else [],
        drawn=list(symptoms.drawn) if deciding else [],
        infected=sits and p.symptoms.is_infected(seat),
        remedies=[CARD_NAMES[card] for card in p.remedies.hand(seat)] if sits else [],
        fresh=p.fresh if deciding else 0,
        dropped=[CARD_NAMES[card] for card in dropped(p.remedies, seat)],
        coin=COINS[symptoms.coin] if deciding and symptoms.coin != NOBODY else "",
        coins=[COINS[coin] for coin in symptoms.coins(seat)] if sits else [],
        notes=[_note(note) for note in notes_of(symptoms, seat)] if sits else [],
        modes=[name for name, value in p.options().items() if value],
    )


def _purpose(p: Flight) -> str:
    if not len(p.steps):
        return ""
    step, purpose, _ = p.due()
    if step == SYMPTOM:
        # They are drawn for the step that lies below.
        return next(STEPS[below] for below, _, _ in reversed(p.stack) if below != SYMPTOM)
    return PURPOSES[purpose] if step == ROLL_ONE else ""


def _from_the_front(p: Flight) -> list[int]:
    gone = [cart for cart in range(len(CARTS)) if cart not in p.order]
    return [*p.order, *gone]


def _cart(p: Flight, cart: int) -> CartView:
    return CartView(
        cart=CARTS[cart],
        at=p.at[cart],
        fate=FATES[p.fate[cart]],
        pawns=p.aboard(cart),
        pile=size(p.symptoms.piles[cart]),
    )


def _pawn(p: Flight, pawn: int) -> PawnView:
    is_player = pawn < p.seats
    character = p.character[pawn] if is_player else NOBODY
    health, shown = health_shown(p.symptoms, pawn)
    return PawnView(
        pawn=pawn,
        ghost=not is_player,
        cart=CARTS[p.where[pawn]] if p.where[pawn] != NOBODY else "",
        character=CHARACTERS[character] if character != NOBODY else "",
        remedies=p.remedies.sizes[pawn] if is_player else 0,
        coins=len(p.symptoms.coins(pawn)),
        health=health,
        shown=shown,
    )


def _look(seat: int, pawn: int, place: int) -> LookView:
    return LookView(seat=seat, pawn=pawn, side=_side(place))


def _side(place: int) -> str:
    return ("left", "right")[place] if place != NOBODY else ""


def _note(note: Note) -> NoteView:
    return NoteView(
        what=note.what,
        pawns=list(note.pawns),
        cart=CARTS[note.cart] if note.cart != NOBODY else "",
        side=_side(note.place),
        put=list(note.put),
        got=list(note.got),
        coin=COINS[note.coin] if note.coin != NOBODY else "",
    )
