"""A small language for putting carts on the road, playing on in notation, and looking at what came of it.

    p = road("12 3 45", at="4 4 2", dice="Ba Ba Br Ca Oa Or", turn=1, symptoms={2: "33>12"})
    play(p, "push 2", "no whip")
    assert seats(p) == "1 3 452"

Carts are birch, cedar and oak, each with its pawns from the front; `-` is an empty cart, `plague` or `empty` one that
has left the city like that. Pawns are counted from 1, ghosts after the players; who is in no cart is dead. Symptoms
are written as digits; `33>12` were 3 and 3 first, and 1 and 2 are left of them. Where `left` is given, these are the
pawns that still have their turn in this round; the one that acts now goes first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import alehouse
from alehouse import CHANCE, OVER, PUBLIC, Position
from alehouse.engine.events import Event
from alehouse.engine.options import OptionValue
from alehouse.games.bristol_1350.bristol import Bristol
from alehouse.games.bristol_1350.components import CARD_NAMES, CARTS, COINS, FACE_CODES
from alehouse.games.bristol_1350.counts import each_of
from alehouse.games.bristol_1350.position import ENDINGS, FATES
from alehouse.games.bristol_1350.view import BristolView

GAME = alehouse.game("bristol-1350")
CALM = "Ba Ba Ca Ca Oa Oa"
"""Dice without a rat: nobody mingles, every cart moves two steps."""
LETTERS = {"B": 0, "C": 1, "O": 2}


# Setting up


def road(
    carts: str,
    at: str = "0 0 0",
    order: str = "BCO",
    dice: str = CALM,
    locked: str = "",
    turn: int = 1,
    first: int = 0,
    left: str | None = None,
    players: int = 0,
    symptoms: Mapping[int, str] | None = None,
    deck: str | None = None,
    piles: Mapping[str, str] | None = None,
    remedies: Mapping[int, str] | None = None,
    remedy_deck: str | None = None,
    coins: Mapping[int, str] | None = None,
    characters: str = "",
    last_round: bool = False,
    round: int = 1,
    **options: OptionValue,
) -> Bristol:
    """Somebody's turn, at its beginning. A `deck` holds just what is named: what is nowhere else is discarded."""
    players = players or max(int(pawn) for pawn in carts if pawn.isdigit())
    pawns = max(players, 4)
    if characters:
        options["characters"] = True
    data: dict[str, Any] = dict(GAME.start(players, **options).dump())
    places = [int(each) for each in at.split()]
    aboard: list[list[int]] = []
    for cart, each in enumerate(carts.split()):
        fate = each if each in ("plague", "empty") else "road"
        aboard.append([int(pawn) - 1 for pawn in each] if each.isdigit() else [])
        places[cart] = places[cart] if fate == "road" else 16
        data["carts"][cart] = {"pawns": aboard[-1], "at": places[cart], "fate": fate}
    on_road = [LETTERS[letter] for letter in order if data["carts"][LETTERS[letter]]["fate"] == "road"]
    on_road.sort(key=lambda cart: -places[cart])
    names = characters.split()
    first = first or turn
    if left is None:
        left = "".join(str((turn - 1 + step) % pawns + 1) for step in range(1, (first - turn - 1) % pawns + 1))
    data.update(
        order=[CARTS[cart] for cart in on_road],
        free=[dice.split().count(code) for code in FACE_CODES],
        locked=[locked.split().count(code) for code in FACE_CODES],
        round=round,
        first=first - 1,
        turn=turn - 1,
        last_round=last_round,
        characters=[names[seat] if seat < len(names) else None for seat in range(players)],
        symptoms=_symptoms(aboard, pawns, symptoms or {}, piles or {}, coins or {}, deck),
        remedies=_remedies(remedies or {}, remedy_deck),
        stack=[
            ["advance", 0, 0],
            *[["mingle", cart, 0] for cart in reversed(on_road)],
            *[["turn", int(pawn) - 1, 0] for pawn in reversed(left)],
            ["play", 0, 0],
            ["act", 0, 0],
        ],
    )
    return bristol(GAME.load(data))


def _symptoms(
    aboard: list[list[int]],
    pawns: int,
    chosen: Mapping[int, str],
    piles: Mapping[str, str],
    coins: Mapping[int, str],
    deck: str | None,
) -> list[list[object]]:
    """How it came that everyone holds these symptoms."""
    story: list[list[object]] = []
    rest = [1] * 7 + [2] * 10 + [3] * 9 + [4] * 6
    hands: list[list[int]] = []
    living = [pawn for cart in aboard for pawn in cart]
    histories = [_history(chosen.get(pawn + 1, "")) for pawn in range(pawns)]
    for card in map(int, "".join(["".join(history) for history in histories] + list(piles.values()) + [deck or ""])):
        rest.remove(card)
    for pawn in range(pawns):
        hands.append([int(value) for value in histories[pawn][0]] or _harmless(rest))
        story += [["dealt", pawn, value] for value in hands[pawn]]
    shown: list[list[object]] = []
    for pawn in range(pawns):
        infected = sum(hands[pawn]) >= 6
        for stage in histories[pawn][1:]:
            wanted = [int(value) for value in stage]
            story += [["drew", pawn, value] for value in wanted]
            story.append(["kept", pawn, *wanted])
            hands[pawn] = wanted
            infected = infected or sum(wanted) >= 6
        if pawn not in living:
            shown.append(["shown", pawn, *sorted(hands[pawn]), int(infected)])
    drawer = min(living)
    for name, values in piles.items():
        for card in map(int, values):
            story += [["drew", drawer, card], ["added", drawer, CARTS.index(name), card]]
    for pawn, names in coins.items():
        for name in names.split():
            coin = COINS.index(name)
            story += [["coined", drawer, coin], ["gave", drawer, pawn - 1, coin]]
    if deck is not None:
        for card in rest:
            story += [["drew", drawer, card], ["kept", drawer, *sorted(hands[drawer])]]
    return story + shown


def _history(stages: str) -> list[str]:
    """A pawn's symptoms, stage by stage. A 4 is never dealt at the start."""
    found = stages.split(">")
    return ["13", *found] if "4" in found[0] else found


def _harmless(rest: list[int]) -> list[int]:
    """Two symptoms for somebody about whose health nobody cares."""
    pair = next(pair for pair in ([1, 2], [1, 3], [2, 2], [2, 3]) if all(rest.count(v) >= pair.count(v) for v in pair))
    for value in pair:
        rest.remove(value)
    return pair.copy()


def _remedies(hands: Mapping[int, str], deck: str | None) -> list[list[object]]:
    story: list[list[object]] = []
    if deck is not None:
        counts = [1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2]
        for name in [*deck.split(), *[name for hand in hands.values() for name in hand.split()]]:
            counts[CARD_NAMES.index(name)] -= 1
        for card, count in enumerate(counts):
            story += [entry for _ in range(count) for entry in (["took", 0, card], ["used", 0, card, 1])]
    for seat, hand in hands.items():
        story += [["took", seat - 1, CARD_NAMES.index(name)] for name in hand.split()]
    return story


def fresh(players: int, **options: OptionValue) -> Bristol:
    """A new game, before the first pawn is drawn."""
    return bristol(GAME.start(players, **options))


def dealt(
    players: int, pawns: str = "", symptoms: str = "", then: tuple[str, ...] = (), **options: OptionValue
) -> Bristol:
    """A new game with the pawns drawn in this order and these symptoms dealt, two to each."""
    p = fresh(players, **options)
    count = max(players, 4)
    for pawn in (pawns or "123456789")[:count]:
        if mover(p) == "chance" and any(text.startswith("pawn") for text in chances(p)):
            play(p, f"pawn {pawn}")
    for value in symptoms or ("12" * min(count, 7) + "23" * (count - 7)):
        play(p, f"symptom {value}")
    return play(p, *then)


def bristol(position: Position) -> Bristol:
    assert isinstance(position, Bristol)
    return position


# Playing


def play(p: Bristol, *texts: str) -> Bristol:
    """Play actions and outcomes by their notation; what comes of them is checked for lost pieces each time."""
    for text in texts:
        p.play(GAME.action(text))
        p.check()
    return p


def idle(p: Bristol) -> Bristol:
    """An action that changes nothing: a die is rolled again and shows the same. Remedies are not played."""
    code = dice(p).split()[0]
    play(p, f"reroll {code}", f"roll {code}")
    if p.to_move >= 0 and "done" in legal(p):
        play(p, "done")
    return p


def get(p: Bristol, values: str) -> Bristol:
    """Symptoms as chance brings them; those that can only be one way need not be named."""
    return play(p, *[f"symptom {value}" for value in values])


# Looking


def legal(p: Bristol) -> set[str]:
    return {str(action) for action in p.legal()}


def why_not(p: Bristol, text: str) -> str:
    """The rule in the way, or nothing."""
    refusal = p.why_not(GAME.action(text))
    return refusal.rule if refusal else ""


def chances(p: Bristol) -> dict[str, int]:
    return {str(outcome): weight for outcome, weight in p.chances()}


def mover(p: Bristol) -> int | str:
    """The seat to move, from 1; `chance` or `over`."""
    return {CHANCE: "chance", OVER: "over"}.get(p.to_move, p.to_move + 1)


def turn(p: Bristol) -> int:
    return p.turn + 1


def seats(p: Bristol) -> str:
    """The carts, as they were written."""
    return " ".join(
        FATES[p.fate[cart]] if p.fate[cart] not in (0, 3) else "".join(str(pawn + 1) for pawn in p.aboard(cart)) or "-"
        for cart in range(3)
    )


def order(p: Bristol) -> str:
    return "".join("BCO"[cart] for cart in p.order)


def at(p: Bristol) -> str:
    return " ".join(str(step) for step in p.at)


def dice(p: Bristol) -> str:
    return _shown(p.free)


def locked(p: Bristol) -> str:
    return _shown(p.locked)


def _shown(dice: int) -> str:
    return " ".join(FACE_CODES[face] for face in each_of(dice))


def hand(p: Bristol, pawn: int) -> str:
    return "".join(str(value) for value in p.symptoms.hand(pawn - 1))


def infected(p: Bristol) -> str:
    """Everyone who has the plague."""
    return "".join(str(pawn + 1) for pawn in range(p.pawns) if p.symptoms.is_infected(pawn))


def dead(p: Bristol) -> str:
    return "".join(str(pawn + 1) for pawn in range(p.pawns) if not p.alive(pawn))


def discards(p: Bristol) -> str:
    return "".join(str(value) for value in each_of(p.symptoms.discards))


def piles(p: Bristol) -> list[list[int]]:
    """The symptoms that wait for each cart's next mingle."""
    return [each_of(pile) for pile in p.symptoms.piles]


def remedies(p: Bristol, seat: int) -> str:
    return " ".join(CARD_NAMES[card] for card in p.remedies.hand(seat - 1))


def remedy_discards(p: Bristol) -> str:
    return " ".join(sorted(CARD_NAMES[card] for card in each_of(p.remedies.discards)))


def result(p: Bristol) -> str:
    """How it ended, and for each seat: won, had their (way), or lost."""
    assert p.to_move == OVER
    points = "".join({3: "w", 1: "i", 0: "l"}[each] for each in p.result().points)
    return f"{ENDINGS[p.ending]} {points}"


def view(p: Bristol, seat: int) -> BristolView:
    """What a seat sees; 0 for an onlooker."""
    found = p.view(seat - 1 if seat else PUBLIC)
    assert isinstance(found, BristolView)
    return found


def heard(p: Bristol, seat: int = 0) -> list[Event]:
    """What this seat, or an onlooker, has been told since the last time. Somebody has to listen first."""
    told = [event.seen_by(seat - 1 if seat else PUBLIC) for event in p.news()]
    return [event for event in told if event is not None]


def ids(events: list[Event]) -> list[str]:
    return [event.id.removeprefix("event-b1350-") for event in events]
