"""Choices, prompts and refusals in words. Choices are made from what the chooser sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.views import Choice
from alehouse.games.bristol_1350 import rulebook
from alehouse.games.bristol_1350.actions import (
    AddSymptom,
    Again,
    Dash,
    Done,
    DrawRemedy,
    Elbow,
    Enough,
    GiveCoin,
    Keep,
    Lock,
    Look,
    NoWhip,
    PlayRemedy,
    Push,
    Reroll,
    Special,
    TakeRemedy,
)
from alehouse.games.bristol_1350.components import (
    BARMAID,
    CART_IDS,
    CART_SPACES,
    CHARACTERS,
    COIN_IDS,
    COUNTESS,
    CURED,
    DICE_IDS,
    DISCARDED_REMEDIES,
    DISCARDED_SYMPTOMS,
    FRIAR,
    HIDDEN,
    KNIGHT,
    LEFT_BEHIND,
    MASON,
    NOBODY,
    OUTLAW,
    PAWNS,
    PILES,
    SEATS,
    SHERIFF,
    SPACES,
    Values,
    card_name,
    cart_name,
    face_name,
    remedy_name,
)
from alehouse.games.bristol_1350.steps import ANSWER, LAST_OF_CHANCE, MOVE, STEPS, WAYS
from alehouse.games.bristol_1350.telling import name_of
from alehouse.games.bristol_1350.view import BristolPublic, BristolView, CartView

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.position.road import RoadPosition


# Prompts and refusals


def prompt_args(p: RoadPosition, step: int, a: int) -> dict[str, Value]:
    """What a prompt names besides the numbers of its step."""
    if step <= LAST_OF_CHANCE:
        return {"step": STEPS.names[step]}
    if step == ANSWER:
        way = next(way for below, way, _ in reversed(p.stack) if below == MOVE)
        return {"who": Seat(a), "by": name_of(p, p.turn), "way": WAYS[way]}
    return {"who": Seat(p.turn)}


def refers_to(p: RoadPosition, rule: str) -> dict[str, Value]:
    """What a refusal by this rule names."""
    return {"hand_limit": p.values.hand_limit} if rule == rulebook.HAND_LIMIT else {}


# Choices


def describe(view: BristolView, action: Action, values: Values) -> Choice:
    """An action as a sentence, with where it leads and what will come of it as far as that is certain."""
    if isinstance(action, (Elbow, Dash, Push)):
        return _move(view.public, action)
    if isinstance(action, Reroll):
        return Choice.of(action, _dice("reroll", action.face, action.other))
    if isinstance(action, Lock):
        return Choice.of(action, _dice("lock", action.face, action.other), None, _locked(view.public, action, values))
    if isinstance(action, DrawRemedy):
        return Choice.of(action, Message("action-b1350-draw"), _own_seat(view))
    if isinstance(action, Look):
        side = "right" if action.place else "left"
        words = Message("action-b1350-look", {"whom": pawn_name(view.public, PAWNS[action.pawn]), "side": side})
        return Choice.of(action, words, HIDDEN[2 * action.pawn + action.place])
    if isinstance(action, Special):
        return _special(view, action, values)
    if isinstance(action, PlayRemedy):
        name = remedy_name(action.remedy)
        words = Message("action-b1350-play", {"card": card_name(action.card), "remedy": name})
        return Choice.of(action, words, DISCARDED_REMEDIES)
    return _choice(view, action, values)


def pawn_name(public: BristolPublic, pawn: str) -> Value:
    """A player or a ghost by name."""
    number = PAWNS.index(pawn)
    if number >= public.players:
        return Message("b1350-ghost", {"number": number - public.players + 1})
    return Seat(number)


def _names(public: BristolPublic, pawns: Sequence[str]) -> tuple[Value, ...]:
    return tuple(pawn_name(public, pawn) for pawn in pawns)


def _own_seat(view: BristolView) -> str | None:
    return SEATS[view.seat] if view.seat is not None else None


def _dice(what: str, face: int, other: int) -> Message:
    if other == NOBODY:
        return Message(f"action-b1350-{what}-one", {"face": face_name(face)})
    if face == other:
        return Message(f"action-b1350-{what}-alike", {"face": face_name(face)})
    return Message(f"action-b1350-{what}-two", {"face": face_name(face), "other": face_name(other)})


# Moving a pawn


def _on_road(public: BristolPublic) -> list[CartView]:
    return [cart for cart in public.carts if cart.fate == "road"]


def _mine(public: BristolPublic) -> int:
    """Which of the carts on the road the pawn is in whose turn it is; NOBODY if in none."""
    for place, cart in enumerate(_on_road(public)):
        if public.whose in cart.pawns:
            return place
    return NOBODY


def _space(cart: CartView, place: int) -> str:
    return SPACES[CART_SPACES * CART_IDS.index(cart.cart) + place]


def _cart_named(cart: CartView) -> Message:
    return cart_name(CART_IDS.index(cart.cart))


def _move(public: BristolPublic, action: Elbow | Dash | Push) -> Choice:
    mine = _mine(public)
    if isinstance(action, Elbow):
        return _elbow(public, action, mine)
    if isinstance(action, Dash):
        return _dash(public, action, mine)
    return _push(public, action, mine)


def _elbow(public: BristolPublic, action: Action, mine: int) -> Choice:
    words = Message("action-b1350-elbow")
    if mine == NOBODY or public.whose is None:
        return Choice.of(action, words)
    cart = _on_road(public)[mine]
    before = cart.pawns[: cart.pawns.index(public.whose)]
    return Choice.of(action, words, _space(cart, 0), _asked(public, before))


def _dash(public: BristolPublic, action: Action, mine: int) -> Choice:
    if mine < 1:
        return Choice.of(action, Message("action-b1350-dash-none"))
    ahead = _on_road(public)[mine - 1]
    asked = _asked(public, ahead.pawns)
    if len(ahead.pawns) < CART_SPACES:
        words = Message("action-b1350-dash", {"cart": _cart_named(ahead)})
        behind = _on_road(public)[mine].pawns[1:]
        return Choice.of(action, words, _space(ahead, len(ahead.pawns)), (*_slide(public, behind), *asked))
    whom = pawn_name(public, ahead.pawns[-1])
    words = Message("action-b1350-dash-trade", {"cart": _cart_named(ahead), "whom": whom})
    return Choice.of(action, words, _space(ahead, CART_SPACES - 1), asked)


def _push(public: BristolPublic, action: Push, mine: int) -> Choice:
    """Where the pushed one would land is plain to see."""
    pawn = PAWNS[action.pawn]
    is_own = pawn == public.whose
    target, leads = "out", LEFT_BEHIND
    cart: Value = ""
    for behind in reversed(_on_road(public)[mine + 1 :]):
        if len(behind.pawns) < CART_SPACES:
            target, leads, cart = "cart", _space(behind, len(behind.pawns)), _cart_named(behind)
            break
    args: dict[str, Value] = {
        "whom": pawn_name(public, pawn),
        "who": "self" if is_own else "other",
        "target": target,
        "cart": cart,
    }
    aboard = next((each.pawns for each in _on_road(public) if pawn in each.pawns), (pawn,))
    brings = _slide(public, aboard[aboard.index(pawn) + 1 :])
    if not is_own:
        brings += _asked(public, [pawn])
    return Choice.of(action, Message("action-b1350-push", args), leads, brings)


def _slide(public: BristolPublic, pawns: Sequence[str]) -> tuple[Message, ...]:
    """Those behind whoever leaves a cart slide forward."""
    if not pawns:
        return ()
    return (Message("brings-b1350-slide", {"who": _names(public, pawns), "count": len(pawns)}),)


def _asked(public: BristolPublic, pawns: Sequence[str]) -> tuple[Message, ...]:
    """Players who are hit and hold any remedy are asked for a whip."""
    holders = {each.pawn for each in public.pawns if each.remedies}
    players = [pawn for pawn in pawns if pawn in holders]
    if not players:
        return ()
    return (Message("brings-b1350-asked", {"who": _names(public, players), "count": len(players)}),)


# What the dice would bring


def _by_the_dice(public: BristolPublic, dice: list[str], values: Values) -> tuple[Message, ...]:
    """The mingles and crossings that dice would bring, if they stayed like this."""
    found: list[Message] = []
    for cart in _on_road(public):
        number = CART_IDS.index(cart.cart)
        if cart.pawns and dice.count(DICE_IDS[2 * number + 1]) >= values.rats_to_mingle:
            found.append(Message("brings-b1350-mingles", {"cart": _cart_named(cart)}))
    for cart in _on_road(public):
        number = CART_IDS.index(cart.cart)
        if cart.at + dice.count(DICE_IDS[2 * number]) + dice.count(DICE_IDS[2 * number + 1]) >= values.road:
            found.append(Message("brings-b1350-crosses", {"cart": _cart_named(cart)}))
    return tuple(found)


def _shown(public: BristolPublic) -> list[str]:
    return [die.die for die in public.dice]


def _locked(public: BristolPublic, action: Lock, values: Values) -> tuple[Message, ...]:
    """What the locked dice alone bring: nobody can turn that round any more."""
    dice = [die.die for die in public.dice if die.locked]
    dice += [DICE_IDS[face] for face in (action.face, action.other) if face != NOBODY]
    return _by_the_dice(public, dice, values)


def _friar(public: BristolPublic, action: Special, values: Values) -> tuple[Message, ...]:
    dice = _shown(public)
    if DICE_IDS[action.a] not in dice:
        return ()
    dice.remove(DICE_IDS[action.a])
    return _by_the_dice(public, [*dice, DICE_IDS[action.b]], values)


def _after_the_last_turn(public: BristolPublic, values: Values) -> tuple[Message, ...]:
    """Ending the last turn of a round: what the dice show comes true."""
    alive = {pawn.pawn for pawn in public.pawns if pawn.cart is not None}
    for step in public.pending:
        if step.step == "turn" and step.about[0] in alive:
            return ()
    return _by_the_dice(public, _shown(public), values)


# Characters, and decisions in the middle of an effect


def _special(view: BristolView, action: Special, values: Values) -> Choice:
    public = view.public
    character = action.character
    args: dict[str, Value] = {}
    leads: str | None = None
    brings: tuple[Message, ...] = ()
    if character in (MASON, OUTLAW, FRIAR):
        args["face"] = face_name(action.a)
    if character == FRIAR:
        args["wish"] = face_name(action.b)
        leads = DICE_IDS[action.b]
        brings = _friar(public, action, values)
    elif character == KNIGHT:
        args["whom"] = pawn_name(public, PAWNS[action.a])
        args["who"] = "self" if PAWNS[action.a] == public.whose else "other"
        leads = next((_space(cart, 0) for cart in _on_road(public) if PAWNS[action.a] in cart.pawns), None)
    elif character == SHERIFF:
        args["whom"] = pawn_name(public, PAWNS[action.a])
        leads = SEATS[action.a]
    elif character == BARMAID:
        leads = DISCARDED_SYMPTOMS
    elif character == COUNTESS:
        leads = _own_seat(view)
    return Choice.of(action, Message(f"action-b1350-{CHARACTERS[character]}", args), leads, brings)


def _choice(view: BristolView, action: Action, values: Values) -> Choice:
    if isinstance(action, NoWhip):
        return Choice.of(action, Message("action-b1350-no-whip"))
    if isinstance(action, Again):
        if action.face == NOBODY:
            return Choice.of(action, Message("action-b1350-again"))
        return Choice.of(action, Message("action-b1350-again-one", {"face": face_name(action.face)}))
    if isinstance(action, Enough):
        return Choice.of(action, Message("action-b1350-enough"))
    if isinstance(action, Keep):
        return _keep(view, action, values)
    if isinstance(action, AddSymptom):
        words = Message("action-b1350-add", {"value": action.value, "cart": cart_name(action.cart)})
        return Choice.of(action, words, PILES[action.cart])
    if isinstance(action, TakeRemedy):
        return Choice.of(action, Message("action-b1350-take", {"card": card_name(action.card)}), _own_seat(view))
    if isinstance(action, GiveCoin):
        who = "self" if PAWNS[action.pawn] == view.public.whose else "other"
        words = Message("action-b1350-give", {"whom": Seat(action.pawn), "who": who})
        return Choice.of(action, words, SEATS[action.pawn])
    assert isinstance(action, Done)
    return Choice.of(action, Message("action-b1350-done"), None, _after_the_last_turn(view.public, values))


def _keep(view: BristolView, action: Keep, values: Values) -> Choice:
    total = action.low + action.high
    own = view.own
    immune = own is not None and COIN_IDS[CURED] in own.coins
    ill = total >= values.plague_sum and not immune
    args: dict[str, Value] = {"one": action.low, "other": action.high, "sum": total}
    words = Message("action-b1350-keep", {**args, "health": "plague" if ill else "healthy"})
    brings: tuple[Message, ...] = ()
    if ill and own is not None and not own.infected:
        brings = (Message("brings-b1350-plague"),)
    elif own is not None and own.infected and total == 2 and "cure" in view.public.modes:
        brings = (Message("brings-b1350-cured"),)
    return Choice.of(action, words, _own_seat(view), brings)
