"""The language of these tests: put carts on the road, play on in notation, say what must be true.

    p = road("12 3 45", at="4 4 2", dice="Ba Ba Br Ca Oa Or", symptoms={2: "33>12"}, remedies={2: "arsenic-whip"})
    play(p, "push 2", "no whip")
    assert carts(p) == "1 3 452"

Carts are birch, cedar and oak, each with its pawns from the front; `-` is an empty cart, `plague` or `empty` one that
has left the city like that. Pawns are counted from 1, ghosts after the players; who is in no cart is dead. Symptoms
are written as digits; `33>12` were 3 and 3 first, and 1 and 2 are left of them. Seat 0 is an onlooker.

Only this file knows what positions, dumps, views and events are made of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from itertools import combinations, count
from typing import Any

import pytest

import alehouse
from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Position
from alehouse.engine.choosing import next_parts
from alehouse.engine.counts import each_of
from alehouse.engine.errors import BadOption, BadPosition
from alehouse.engine.events import Event
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import OptionValue
from alehouse.engine.views import Choice
from alehouse.lab.match import play_match
from alehouse.text import speech

GAME = alehouse.game("bristol-1350")
_SPEECH = speech("en", ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"])
CALM = "Ba Ba Ca Ca Oa Oa"
"""Dice without a rat: nobody mingles, every cart moves two steps."""
RATS = "Br Br Ca Ca Oa Oa"
"""Dice with two rats of birch, which mingles; every cart moves two steps."""
CARTS = ("birch", "cedar", "oak")
FACES = ("Ba", "Br", "Ca", "Cr", "Oa", "Or")
GATE = 16
SYMPTOMS = [1] * 7 + [2] * 10 + [3] * 9 + [4] * 6
SIDES = ("arsenic", "chicken", "emeralds", "leeches", "pomander", "whip")
REMEDIES = [f"{one}-{other}" for one, other in combinations(SIDES, 2)]
CARDS = [*REMEDIES, "alms"]
SINGLE = ("arsenic-chicken", "emeralds-whip", "leeches-pomander")
"""There are two of every other remedy card."""
COINS = ("naught", "plague", "cured")
CHARACTERS = ["chandler", "mason", "knight", "barmaid", "sheriff", "countess", "outlaw", "serf", "friar"]


class Road:
    """A position, and what was told while it was last played on."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.news: list[Event] = []
        position.listen()


# Setting up


def road(
    carts: str,
    at: str = "0 0 0",
    order: str = "BCO",
    dice: str = CALM,
    locked: str = "",
    turn: int = 0,
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
    box: Mapping[str, Json] | None = None,
    **options: OptionValue,
) -> Road:
    """Somebody's turn in round 1, at its beginning: seat 1's, or that of the first one alive.

    `left` are those who have their turns afterwards; if it is not given, all up to whoever began the round (`first`,
    or else the one whose turn it is). `order` tells level carts apart. A `deck` holds just what is named: what is
    nowhere else is discarded. Characters that are not named are dealt as they come. A `box` names what is not printed
    like that.
    """
    aboard = [[int(pawn) for pawn in each] if each.isdigit() else [] for each in carts.split()]
    players = players or max(pawn for cart in aboard for pawn in cart)
    pawns = max(players, 4)
    turn = turn or min(pawn for cart in aboard for pawn in cart)
    first = first or turn
    if left is None:
        left = "".join(str((turn - 1 + step) % pawns + 1) for step in range(1, (first - turn - 1) % pawns + 1))
    fates = [each if each in ("plague", "empty") else "road" for each in carts.split()]
    steps = [int(step) if fate == "road" else GATE for step, fate in zip(at.split(), fates)]
    on_road = [cart for cart in map("BCO".index, order) if fates[cart] == "road"]
    on_road.sort(key=lambda cart: -steps[cart])
    named: list[str | None] = [*characters.split()]
    if named:
        options["characters"] = True
        named += [name for name in CHARACTERS if name not in named]
    game = GAME.variant(dict(box or {}))
    data: dict[str, Any] = dict(game.start(players, **options).dump())
    data.update(
        carts=[
            {"pawns": [pawn - 1 for pawn in cart], "at": step, "fate": fate}
            for cart, step, fate in zip(aboard, steps, fates)
        ],
        order=[CARTS[cart] for cart in on_road],
        free=[dice.split().count(face) for face in FACES],
        locked=[locked.split().count(face) for face in FACES],
        round=1,
        first=first - 1,
        turn=turn - 1,
        last_round=last_round,
        characters=named[:players] or [None] * players,
        symptoms=_symptom_story(aboard, pawns, symptoms or {}, piles or {}, coins or {}, deck),
        remedies=_remedy_story(remedies or {}, remedy_deck),
        stack=[
            _step("advance"),
            *[_step("mingle", cart=CARTS[cart]) for cart in reversed(on_road)],
            *[_step("turn", pawn=int(pawn) - 1) for pawn in reversed(left)],
            _step("play"),
            _step("act"),
        ],
    )
    return Road(game.load(data))


def _step(name: str, **about: object) -> object:
    return {"step": name, **about}


def _symptom_story(
    aboard: list[list[int]],
    pawns: int,
    chosen: Mapping[int, str],
    piles: Mapping[str, str],
    coins: Mapping[int, str],
    deck: str | None,
) -> list[list[object]]:
    """How it came that everyone holds these symptoms and coins."""
    rest = SYMPTOMS.copy()
    histories = {pawn: _history(chosen[pawn]) for pawn in chosen}
    for cards in [*[card for history in histories.values() for card in history], *piles.values(), deck or ""]:
        for card in cards:
            rest.remove(int(card))
    for pawn in range(1, pawns + 1):
        if pawn not in histories:
            histories[pawn] = [_harmless(rest)]
    living = [pawn for cart in aboard for pawn in cart]
    drawer = min(living)
    dealt: list[list[object]] = []
    later: list[list[object]] = []
    shown: list[list[object]] = []
    for pawn, history in sorted(histories.items()):
        dealt += [["dealt", pawn - 1, int(card)] for card in history[0]]
        for cards in history[1:]:
            later += [["drew", pawn - 1, int(card)] for card in cards]
            later.append(["kept", pawn - 1, *map(int, cards)])
        if pawn not in living:
            ill = any(_sum(cards) >= 6 for cards in history)
            shown.append(["shown", pawn - 1, *sorted(map(int, history[-1])), int(ill)])
    for cart, cards in piles.items():
        for card in cards:
            later += [["drew", drawer - 1, int(card)], ["added", drawer - 1, CARTS.index(cart), int(card)]]
    for pawn, names in coins.items():
        for coin in map(COINS.index, names.split()):
            later += [["coined", drawer - 1, coin], ["gave", drawer - 1, pawn - 1, coin]]
    if deck is not None:
        for each in rest:
            later += [["drew", drawer - 1, each], ["kept", drawer - 1, *sorted(map(int, histories[drawer][-1]))]]
    return dealt + later + shown


def _history(stages: str) -> list[str]:
    """Somebody's symptoms, stage by stage. A 4 is never dealt at the start."""
    found = stages.split(">")
    return ["13", *found] if "4" in found[0] else found


def _harmless(rest: list[int]) -> str:
    """Two symptoms for somebody about whose health nobody cares."""
    for pair in ("12", "13", "22", "23"):
        if all(rest.count(int(card)) >= pair.count(card) for card in pair):
            for card in pair:
                rest.remove(int(card))
            return pair
    raise AssertionError("there are no harmless symptoms left")


def _sum(cards: str) -> int:
    return sum(map(int, cards))


def _remedy_story(hands: Mapping[int, str], deck: str | None) -> list[list[object]]:
    """How it came that everyone holds these remedies."""
    story: list[list[object]] = []
    if deck is not None:
        kept = [*deck.split(), *[name for hand in hands.values() for name in hand.split()]]
        for card, name in enumerate(REMEDIES):
            for _ in range((1 if name in SINGLE else 2) - kept.count(name)):
                story += [["took", 0, card], ["used", 0, card, 1]]
    for seat, hand in hands.items():
        story += [["took", seat - 1, CARDS.index(name)] for name in hand.split()]
    return story


def a_card_each(seats: Iterable[int]) -> dict[int, str]:
    """A remedy for each of these seats, and no whip among them."""
    cards = [name for name in REMEDIES if "whip" not in name]
    return dict(zip(seats, cards))


def fresh(players: int, **options: OptionValue) -> Road:
    """A new game, before the first pawn is drawn."""
    return opened({}, players, **options)


def opened(box: Mapping[str, Json], players: int, **options: OptionValue) -> Road:
    """A new game with another box."""
    return Road(GAME.variant(dict(box)).start(players, **options))


def seated(players: int, pawns: str = "123456789", **options: OptionValue) -> Road:
    """A new game with the pawns drawn in this order, before the first symptom is dealt."""
    return seat_all(fresh(players, **options), pawns)


def seat_all(p: Road, pawns: str = "123456789") -> Road:
    """The pawns are drawn in this order."""
    for pawn in pawns[: max(p.position.players, 4) - 1]:
        play(p, f"pawn {pawn}")
    return p


def dealt(players: int, pawns: str = "123456789", symptoms: str = "", **options: OptionValue) -> Road:
    """A new game with the pawns drawn in this order and these symptoms dealt, two to each."""
    hands = max(players, 4)
    return get(seated(players, pawns, **options), symptoms or "12" * min(hands, 7) + "23" * (hands - 7))


def turns_done(carts: str, **how: Any) -> Road:
    """All have had their turns and the last one has changed nothing: mingles come now, and the carts move."""
    return idle(road(carts, left="", **how))


def acted(carts: str = "12 3 45", **how: Any) -> Road:
    """Somebody has rolled a die again in vain, and may play remedies now."""
    p = road(carts, **how)
    return play(p, f"reroll {dice(p)[:2]}", f"roll {dice(p)[:2]}")


def lose_remedies(p: Road) -> Road:
    """The remedies that nobody holds are gone, as in a box that has fewer of them."""
    _truth(p).remedies.deck = 0
    return p


def refused_options(players: int, **options: OptionValue) -> str:
    """What is said of options that do not go together."""
    with pytest.raises(BadOption) as refused:
        GAME.start(players, **options)
    return str(refused.value)


def match(bots: list[str], seed: int, number: int) -> Road:
    """A whole game between such bots."""
    return Road(play_match(GAME, bots, {}, seed, number).position)


def is_refused(p: Road, changes: Iterable[tuple[list[Any], object]]) -> bool:
    """Whether the position is refused once this stands at these places of its dump; None is behind the last."""
    data: Any = deepcopy(p.position.dump())
    for path, value in changes:
        inside = data
        for key in path[:-1]:
            inside = inside[key]
        if path[-1] is None:
            inside.append(value)
        else:
            inside[path[-1]] = value
    try:
        p.position.game.load(data)
    except BadPosition:
        return True
    return False


# Playing


def play(p: Road, *texts: str) -> Road:
    """Play actions and outcomes by their notation; after each of them no piece may be lost."""
    p.news = []
    return _go_on(p, *texts)


def _go_on(p: Road, *texts: str) -> Road:
    for text in texts:
        p.position.play(GAME.action(text))
        p.news += p.position.news()
        check(p)
    return p


def check(p: Road) -> None:
    """Every piece is somewhere, and the numbers fit each other."""
    p.position.check()


def get(p: Road, values: str) -> Road:
    """Symptoms as chance brings them; those that can only be one way need not be named."""
    return play(p, *[f"symptom {value}" for value in values])


def mingle(p: Road) -> Road:
    """Chance goes on to bring symptoms, whichever, as long as there are any to come."""
    while mover(p) == "chance" and not any(text.startswith("dice") for text in chances(p)):
        _go_on(p, min(chances(p)))
    return p


def idle(p: Road) -> Road:
    """A turn that changes nothing: a die is rolled again and shows the same. Remedies are not played."""
    return _idle(play(p))


def _idle(p: Road) -> Road:
    face = dice(p).split()[0]
    _go_on(p, f"reroll {face}", f"roll {face}")
    return _go_on(p, "done") if "done" in legal(p) else p


def next_round(p: Road, dice: str = CALM) -> Road:
    """The dice of a new round are rolled, and everybody's turn changes nothing."""
    before = round_of(p)
    play(p, f"dice {' '.join(sorted(dice.split()))}")
    while mover(p) not in ("chance", "over") and round_of(p) == before:
        _idle(p)
    return p


def wander(p: Road, seed: int, pause: int) -> Iterator[Road]:
    """Play at random to the end, with a look at the position after so many steps each time."""
    luck = FastLuck(seed)
    for step in count(1):
        choices = p.position.legal()
        p.position.play(choices[luck.below(len(choices))] if choices else luck.choose(p.position.chances()))
        if mover(p) == "over":
            return
        if step % pause == 0:
            yield p


def again(p: Road) -> Road:
    """The same position once more, to go on in another way."""
    return Road(p.position.copy())


# What may be done


def legal(p: Road) -> set[str]:
    return {str(action) for action in p.position.legal()}


def ways(p: Road, word: str) -> set[str]:
    """What may be done that begins with this word."""
    return {text for text in legal(p) if text.split()[0] == word}


def why_not(p: Road, text: str) -> str:
    """The rule in the way, or nothing."""
    refusal = p.position.why_not(GAME.action(text))
    return refusal.rule if refusal else ""


def chances(p: Road) -> dict[str, int]:
    """What may come, and how likely each is."""
    return {str(outcome): weight for outcome, weight in p.position.chances()}


def mover(p: Road) -> int | str:
    """The seat to move, from 1; `chance` or `over`."""
    return {CHANCE: "chance", OVER: "over"}.get(p.position.to_move, p.position.to_move + 1)


def foretold_health(p: Road, text: str) -> str:
    """What somebody who is about to keep these symptoms is told to become by it."""
    return str(describe(p, text).words.args["health"])


def describe(p: Road, text: str) -> Choice:
    """A choice as whoever is to move sees it."""
    return p.position.game.describe(p.position.view(p.position.to_move), GAME.action(text))


def says(p: Road, text: str) -> str:
    """A choice in words, in English."""
    return _SPEECH.say(describe(p, text).words)


def leads(p: Road, text: str) -> str | None:
    """The thing where a choice leads."""
    return describe(p, text).leads


def brings(p: Road, text: str) -> list[str]:
    """What will come of a choice, in English."""
    return [_SPEECH.say(each) for each in describe(p, text).brings]


def parts(text: str) -> tuple[str, ...]:
    """What a choice consists of."""
    return GAME.action(text).parts


def pointed(p: Road, *chosen: str) -> list[str]:
    """What can be pointed at next, once this has been."""
    return next_parts(p.position.legal(), p.position.to_move, chosen)


def pictured(p: Road, seat: int = 0) -> str:
    """The picture that a seat is shown, in English."""
    return "\n".join(p.position.game.picture(_view(p, seat), _SPEECH.say, 100))


def rule_said(p: Road, rule: str) -> str:
    """A rule's text, in English."""
    return _SPEECH.say(p.position.game.rule_text(rule))


def refusal_said(p: Road, text: str) -> str:
    """Why something may not be done, in English."""
    refusal = p.position.why_not(GAME.action(text))
    assert refusal is not None
    return _SPEECH.say(refusal.message())


# What everybody sees


def _view(p: Road, seat: int = 0) -> Any:
    return p.position.view(seat - 1 if seat else PUBLIC)


def _public(p: Road) -> Any:
    return p.position.public()


def _own(p: Road, seat: int) -> Any:
    return _view(p, seat).own


def _carts(p: Road) -> list[Any]:
    return sorted(_public(p).carts, key=lambda cart: CARTS.index(_word(cart.cart)))


def _word(id: str) -> str:
    """The name of a thing without its kind: `birch` of `cart:birch`."""
    return id.partition(":")[2]


def carts(p: Road) -> str:
    """The carts, as they are written."""
    return " ".join(_pawns(cart.pawns) or "-" if cart.fate in ("road", "escaped") else cart.fate for cart in _carts(p))


def at(p: Road) -> str:
    """How far each cart has come."""
    return " ".join(str(cart.at) for cart in _carts(p))


def order(p: Road) -> str:
    """The carts on the road, the foremost first."""
    return "".join(_word(cart.cart)[0].upper() for cart in _public(p).carts if cart.fate == "road")


def dice(p: Road) -> str:
    """The dice that may be rolled again."""
    return _faces(p, locked=False)


def locked(p: Road) -> str:
    return _faces(p, locked=True)


def _faces(p: Road, locked: bool) -> str:
    shown = [_word(die.die).split("-") for die in _public(p).dice if die.locked == locked]
    return " ".join(colour[0].upper() + what[0] for colour, what in shown)


def round_of(p: Road) -> int:
    return int(_public(p).round)


def is_last_round(p: Road) -> bool:
    return bool(_public(p).last_round)


def turn(p: Road) -> int:
    """The pawn whose turn it is."""
    return int(_word(_public(p).whose))


def dead(p: Road) -> str:
    return _pawns(pawn.pawn for pawn in _public(p).pawns if pawn.cart is None)


def ghosts(p: Road) -> str:
    return _pawns(pawn.pawn for pawn in _public(p).pawns if pawn.seat is None)


def characters(p: Road) -> list[str]:
    return [_word(pawn.character or "") for pawn in _public(p).pawns]


def held(p: Road) -> str:
    """How many remedies each pawn holds."""
    return _joined(pawn.remedies for pawn in _public(p).pawns)


def coins_held(p: Road) -> str:
    """How many coins each pawn holds."""
    return _joined(pawn.coins for pawn in _public(p).pawns)


def shown(p: Road, pawn: int) -> str:
    """The symptoms and the health that somebody had to show: `33 plague`; without cards at the gate."""
    found = _public(p).pawns[pawn - 1]
    return f"{_joined(found.shown)} {found.health or ''}".strip()


def symptom_deck(p: Road) -> int:
    return int(_public(p).symptom_deck)


def remedy_deck(p: Road) -> int:
    return int(_public(p).remedy_deck)


def played(p: Road) -> list[str]:
    """The remedies played or shown, each with its seat."""
    return [f"{each.seat + 1} {_word(each.card)}" for each in _public(p).played]


def looks(p: Road) -> list[str]:
    """Who has looked at whose symptom: `1 at 4 left`; the top of the discards is 0."""
    places = ((each.seat + 1, _word(each.at).replace(".", " ")) for each in _public(p).looks)
    return [f"{seat} at {'0' if place == 'symptoms' else place}" for seat, place in places]


def result(p: Road) -> str:
    """How it ended, and for each seat: (w)on, had their way as an (i)nfected, or (l)ost."""
    assert mover(p) == "over"
    points = "".join({3: "w", 1: "i", 0: "l"}[each] for each in p.position.result().points)
    return f"{_public(p).ending} {points}"


def utility(p: Road) -> list[float]:
    """What the end is worth to each seat."""
    return [p.position.result().utility(seat) for seat in range(p.position.players)]


def places(p: Road) -> list[int]:
    return p.position.result().places


def winners(p: Road) -> list[int]:
    return [seat + 1 for seat in p.position.result().winners()]


# What a seat sees


def sees(p: Road, seat: int, what: str) -> str:
    """Of what is its own a seat's symptoms, remedies or coins, what it has just drawn or dropped, and so on."""
    own = _own(p, seat)
    found = getattr(own if hasattr(own, what) else _public(p), what, None)
    if found is None or isinstance(found, str):
        return (found or "").rpartition(":")[2]
    return _joined(found) if what in ("symptoms", "drawn") else " ".join(map(_word, found))


def finds(p: Road, seat: int, word: str) -> bool:
    """Whether a word stands anywhere in what a seat sees."""
    return word in str(_view(p, seat).plain())


def notes(p: Road, seat: int) -> list[str]:
    """What a seat has seen and the table has not, symptoms put in and got out: `mingle birch 12 33>14`."""
    found = []
    own = _own(p, seat)
    for note in own.notes if own is not None else []:
        cards = ">".join(_joined(each) for each in (note.put, note.got) if each)
        parts = (note.what, _word(note.cart or ""), _pawns(note.pawns), note.side, cards, _word(note.coin or ""))
        found.append(" ".join(part for part in parts if part))
    return found


def _pawns(pawns: Iterable[str]) -> str:
    return _joined(map(_word, pawns))


def _joined(values: Iterable[object]) -> str:
    return "".join(map(str, values))


# What was told by the last play


def told(p: Road, seat: int = 0) -> list[str]:
    """What a seat was told, in short."""
    return [_short(event) for event in _told(p, seat)]


def log(p: Road, seat: int = 0) -> list[str]:
    """What a seat was told, in English."""
    return [_SPEECH.say(event.message()) for event in _told(p, seat)]


def told_of(p: Road, what: str, about: str, seat: int = 0) -> list[object]:
    """What was said about something: `told_of(p, "mingle", "cart")`."""
    return [_plainly(event.args[about]) for event in _told(p, seat) if _short(event) == what and about in event.args]


def things(p: Road, what: str, seat: int = 0) -> tuple[object, ...]:
    """Of something told: who did it, what it was done with, from where and to where."""
    [event] = [event for event in _told(p, seat) if _short(event) == what]
    return event.who, event.what, event.source, event.target


def told_values(p: Road) -> set[object]:
    """Every symptom that anybody was told."""
    seats = range(p.position.players + 1)
    return {event.args["value"] for seat in seats for event in _told(p, seat) if "value" in event.args}


def rules_told(p: Road, what: str = "") -> list[str]:
    """The rules that made things happen."""
    return [event.rule for event in _told(p, 0) if what in ("", _short(event))]


def revealing(p: Road, seat: int) -> list[str]:
    """What showed this seat a secret, so that nothing before it can be undone."""
    return [_short(event) for event in _told(p, seat) if event.reveals]


def _told(p: Road, seat: int) -> list[Event]:
    found = [event.seen_by(seat - 1 if seat else PUBLIC) for event in p.news]
    return [event for event in found if event is not None]


def _short(event: Event) -> str:
    return event.id.removeprefix("event-b1350-")


def _plainly(value: object) -> object:
    """A name as one word: a cart, a face."""
    return next(iter(value.args.values())) if isinstance(value, Message) else value


# What nobody sees in full


def _truth(p: Road) -> Any:
    return p.position


def hand(p: Road, pawn: int) -> str:
    """Somebody's symptoms; a ghost's as they lie."""
    return sees(p, pawn, "symptoms") if pawn <= p.position.players else _joined(_truth(p).symptoms.hand(pawn - 1))


def infected(p: Road) -> str:
    """The players who have the plague."""
    return _joined(seat for seat in range(1, p.position.players + 1) if _own(p, seat).infected)


def remedies(p: Road, seat: int) -> str:
    return sees(p, seat, "remedies")


def discards(p: Road) -> str:
    """The discarded symptoms."""
    found = _joined(each_of(_truth(p).symptoms.discards))
    assert len(found) == _public(p).symptom_discards
    return found


def piles(p: Road) -> str:
    """The symptoms that wait for each cart's next mingle: `44 - -`."""
    found = [_joined(each_of(pile)) for pile in _truth(p).symptoms.piles]
    assert [len(pile) for pile in found] == [cart.pile for cart in _carts(p)]
    return " ".join(pile or "-" for pile in found)


def remedy_discards(p: Road) -> list[str]:
    found = sorted(CARDS[card] for card in each_of(_truth(p).remedies.discards))
    assert len(found) == _public(p).remedy_discards
    return found


# What a seat may think


def imagined(p: Road, seat: int, times: int) -> list[Road]:
    """Positions that a seat cannot tell from this one; it thinks anew after some of them."""
    found: list[Road] = []
    while len(found) < times:
        luck = FastLuck(len(found))
        imaginer = GAME.prepare(p.position, seat - 1 if seat else PUBLIC, luck)
        found += [Road(imaginer.next(luck)) for _ in range(min(25, times - len(found)))]
    return found


def sees_same(p: Road, other: Road, seat: int) -> bool:
    """Whether a seat sees the same, to the last letter."""
    return bool(_view(p, seat).plain() == _view(other, seat).plain())


def imagines_same(p: Road, other: Road, seat: int) -> bool:
    """Whether a seat would imagine the same with the same luck."""
    one, another = (imagined(each, seat, 1)[0].position.digest() for each in (p, other))
    return one == another


def worth(p: Road, seat: int) -> float:
    """How good a position looks to a bot."""
    return GAME.appraise(p.position, seat - 1)
