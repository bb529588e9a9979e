"""What a seat may know on the road, as a row of small whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.engine.bits import has
from alehouse.engine.contract import Position
from alehouse.engine.counts import count, size
from alehouse.engine.eye import ALWAYS_THE_SAME, LARGEST, more, small
from alehouse.engine.step_eye import PENDING, StepEye, apart
from alehouse.engine.steps import unpacked
from alehouse.games.bristol_1350.components import (
    CART_SPACES,
    CARTS,
    CHARACTERS,
    COINS,
    DICE,
    FACES,
    FEWEST_PAWNS,
    HIGHEST,
    KINDS,
    NOBODY,
)
from alehouse.games.bristol_1350.position import chronicle, memory
from alehouse.games.bristol_1350.position.fates import ENDINGS, FATES, GOING_ON
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.steps import (
    ADD,
    ANSWER,
    CHARACTER,
    CHICKEN,
    DEAL,
    EXTRA,
    FIRST_OF_CHICKEN,
    GET,
    KEEP,
    LOCK,
    MINGLE,
    MINGLED,
    MOVE,
    PAWN,
    REMEDY,
    ROLL_ONE,
    SHERIFF,
    STEPS,
    SYMPTOM,
    TURN,
    WAYS,
)

if TYPE_CHECKING:
    from alehouse.games.bristol_1350.game import Bristol1350

_ABOUT: Final = "public.pending.about"
_COUNT: Final = "public.pending.count"
_MOST_WAITING: Final = 20
_PURPOSES: Final = 7
"""Why a single die is rolled, or a symptom drawn: the kinds of rolls, to keep some, to add one."""
_TO_KEEP: Final = 5
_TO_ADD: Final = 6
_CHICKEN_DICE: Final = 4
_CARTS: Final = len(CARTS)
_SIDES: Final = 2
_NOTE: Final = tuple(f"own.notes.{each}" for each in ("what", "pawns", "cart", "side", "put", "got", "coin"))
_SAME: Final = ("public.players", "public.road", "public.rats_to_mingle", "public.plague_sum", "public.hand_limit")


class RoadEye(StepEye):
    """Pawns of players stand in the order of the table; those of ghosts, who have no seat, apart from them.

    Of what a seat has seen by itself, the last of each kind is told about each pawn.
    """

    def __init__(self, game: Bristol1350, players: int) -> None:
        super().__init__(game, players, STEPS, _MOST_WAITING)
        values = game.values
        ghosts = max(0, FEWEST_PAWNS - players)
        self.ghosts: i64 = ghosts
        self.slots: i64 = int(values.hand_limit) + 1
        slots: int = self.slots
        turn = ("public.turn", "public.whose", "public.pending.by")
        self.turn = self.add("turn", seats=1, shows=turn)
        self.first = self.add("first", seats=1, shows=("public.first",))
        self.round = self.add("round", high=LARGEST, shows=("public.round",))
        self.last_round = self.add("last round", shows=("public.last_round",))
        self.ending = self.add("ending", each=len(ENDINGS) - 1, one_of=len(ENDINGS) - 1, shows=("public.ending",))
        self.modes = self.add("modes", each=len(memory.MODES), shows=("public.modes",))
        self.purpose = self.add("purpose", each=_PURPOSES, one_of=_PURPOSES, shows=("public.purpose",))
        # What the pending steps are about.
        self.about = self.add("pending: players", high=_MOST_WAITING, seats=1, shows=PENDING)
        self.about_cart = self.add("pending: carts, how soon", each=_CARTS, high=_MOST_WAITING, shows=(_ABOUT,))
        self.how_many = self.add("pending: how many", high=9, shows=(_COUNT,))
        self.in_all = self.add("pending: how many in all", high=LARGEST, shows=(_COUNT,))
        self.way = self.add("pending: way of moving", each=len(WAYS), one_of=len(WAYS), shows=("public.prompt",))
        self.chicken = self.add(
            "pending: dice of the chicken", each=_CHICKEN_DICE, one_of=_CHICKEN_DICE, shows=("public.prompt",)
        )
        self.by_character = self.add("pending: by character", shows=("public.prompt",))
        # Dice, carts and decks.
        dice = ("public.dice.die", "public.dice.locked")
        self.free = self.add("dice: free", each=FACES, high=DICE, shows=dice)
        self.locked = self.add("dice: locked", each=FACES, high=DICE, shows=dice)
        self.rolled = self.add("dice: rolled again", each=FACES, high=2, shows=("public.rolled",))
        order = tuple(f"public.carts.{each}" for each in ("cart", "at", "fate", "pawns", "pile"))
        self.order = self.add("carts: from the front", each=_CARTS * _CARTS, one_of=_CARTS, shows=order)
        self.at = self.add("carts: at", each=_CARTS, high=LARGEST, shows=("public.carts.at",))
        self.fate = self.add(
            "carts: fate", each=_CARTS * len(FATES), one_of=len(FATES), shows=("public.carts.fate", "public.carts.cart")
        )
        self.pile = self.add("carts: pile", each=_CARTS, high=LARGEST, shows=("public.carts.pile",))
        decks = ("symptom_deck", "symptom_discards", "remedy_deck", "remedy_discards", "coins_left")
        self.decks = self.add(
            "decks: symptoms, remedies, each with discards; coins",
            each=len(decks),
            high=LARGEST,
            shows=[f"public.{each}" for each in decks],
        )
        # The players.
        sits = ("public.pawns.cart", "public.carts.pawns")
        self.cart = self.add("cart", each=_CARTS, seats=1, one_of=_CARTS, shows=sits)
        self.place = self.add("place in the cart", each=CART_SPACES, seats=1, one_of=CART_SPACES, shows=sits)
        self.character = self.add(
            "character",
            each=len(CHARACTERS),
            seats=1,
            one_of=len(CHARACTERS),
            shows=("public.pawns.character",),
        )
        self.remedies = self.add("remedies", high=slots, seats=1, shows=("public.pawns.remedies",))
        self.coins = self.add("coins", high=LARGEST, seats=1, shows=("public.pawns.coins",))
        self.health = self.add("health", each=2, seats=1, one_of=2, shows=("public.pawns.health",))
        self.shown = self.add("symptoms shown", each=HIGHEST, high=2, seats=1, shows=("public.pawns.shown",))
        looks = ("public.looks.seat", "public.looks.at")
        self.looked = self.add("has looked at players", high=LARGEST, seats=2, shows=looks)
        self.looked_at_top = self.add("has looked at the discards", high=LARGEST, seats=1, shows=looks)
        self.played = self.add(
            "has played", each=KINDS, high=LARGEST, seats=1, shows=("public.played.seat", "public.played.card")
        )
        # One's own.
        self.own_symptoms = self.add("own: symptoms", each=HIGHEST, high=2, own=True, shows=("own.symptoms",))
        self.own_drawn = self.add("own: drawn", each=HIGHEST, high=9, own=True, shows=("own.drawn",))
        self.infected = self.add("own: infected", own=True, shows=("own.infected",))
        self.hand = self.add("own: remedies", each=slots * KINDS, one_of=KINDS, own=True, shows=("own.remedies",))
        self.fresh = self.add("own: fresh remedies", high=slots, own=True, shows=("own.fresh",))
        self.dropped = self.add("own: dropped", each=KINDS, high=LARGEST, own=True, shows=("own.dropped",))
        self.own_coin = self.add("own: coin to give", each=len(COINS), one_of=len(COINS), own=True, shows=("own.coin",))
        self.own_coins = self.add("own: coins", each=len(COINS), high=LARGEST, own=True, shows=("own.coins",))
        # What one has seen.
        self.notes = self.add("notes: how many", high=LARGEST, own=True, shows=_NOTE)
        self.note_player = self.add("notes: symptom of", each=HIGHEST, seats=1, one_of=HIGHEST, own=True, shows=_NOTE)
        self.note_infected = self.add("notes: infected", seats=1, own=True, shows=_NOTE)
        self.note_gave = self.add(
            "notes: coins given to", each=len(COINS), high=LARGEST, seats=1, own=True, shows=_NOTE
        )
        self.note_got = self.add("notes: coins got from", each=len(COINS), high=LARGEST, seats=1, own=True, shows=_NOTE)
        self.note_discard = self.add("notes: top of the discards", each=HIGHEST, one_of=HIGHEST, own=True, shows=_NOTE)
        self.note_added = self.add(
            "notes: added to carts", each=_CARTS * HIGHEST, one_of=HIGHEST, own=True, shows=_NOTE
        )
        self.note_choice = self.add("notes: chosen from", each=HIGHEST, high=9, own=True, shows=_NOTE)
        self.note_kept = self.add("notes: kept", each=HIGHEST, high=2, own=True, shows=_NOTE)
        self.mingle_cart = self.add("notes: last mingle in", each=_CARTS, one_of=_CARTS, own=True, shows=_NOTE)
        self.mingle_with = self.add("notes: last mingle with", seats=1, own=True, shows=_NOTE)
        self.mingle_put = self.add("notes: put into it", each=HIGHEST, high=2, own=True, shows=_NOTE)
        self.mingle_got = self.add("notes: got out of it", each=HIGHEST, high=2, own=True, shows=_NOTE)
        self.left_out["public.pawns.pawn"] = ALWAYS_THE_SAME
        self.left_out["public.pawns.seat"] = ALWAYS_THE_SAME
        for each in _SAME:
            self.left_out[each] = ALWAYS_THE_SAME
        if ghosts:
            self._add_ghosts(ghosts, turn, sits, looks)

    def _add_ghosts(self, ghosts: int, turn: tuple[str, ...], sits: tuple[str, ...], looks: tuple[str, ...]) -> None:
        """The same of those who have no seat."""
        self.ghost_turn = self.add("ghosts: turn", each=ghosts, one_of=ghosts, shows=turn)
        self.ghost_first = self.add("ghosts: first", each=ghosts, one_of=ghosts, shows=("public.first",))
        self.about_ghost = self.add("pending: ghosts", each=ghosts, high=_MOST_WAITING, shows=(_ABOUT,))
        self.ghost_cart = self.add("ghosts: cart", each=ghosts * _CARTS, one_of=_CARTS, shows=sits)
        self.ghost_place = self.add(
            "ghosts: place in the cart", each=ghosts * CART_SPACES, one_of=CART_SPACES, shows=sits
        )
        self.ghost_health = self.add("ghosts: health", each=2 * ghosts, one_of=2, shows=("public.pawns.health",))
        self.ghost_shown = self.add(
            "ghosts: symptoms shown", each=ghosts * HIGHEST, high=2, shows=("public.pawns.shown",)
        )
        self.looked_at_ghosts = self.add(
            "has looked at ghosts", each=ghosts * _SIDES, high=LARGEST, seats=1, shows=looks
        )
        self.note_ghost = self.add(
            "notes: symptoms of ghosts", each=ghosts * _SIDES * HIGHEST, one_of=HIGHEST, own=True, shows=_NOTE
        )
        self.mingle_with_ghosts = self.add("notes: last mingle with ghosts", each=ghosts, own=True, shows=_NOTE)

    def write(self, position: Position, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(position, RoadPosition)
        p = position
        self.begin(p, seat, row, at)
        self._write_table(p, seat, row, at)
        self._write_pending(p, seat, row, at)
        self._write_carts(p, row, at)
        pawn: i64
        for pawn in range(p.pawns):
            self._write_pawn(p, seat, pawn, row, at)
        self._write_story(p, seat, row, at)
        if seat >= 0:
            self._write_own(p, seat, row, at)
            self._write_notes(p, seat, row, at)

    def _write_table(self, p: RoadPosition, seat: i64, row: vec[u8], at: i64) -> None:
        if p.turn != NOBODY:
            if p.turn < p.seats:
                row[at + self.turn + apart(seat, p.turn, p.seats)] = 1
            else:
                row[at + self.ghost_turn + p.turn - p.seats] = 1
        if p.first != NOBODY:
            if p.first < p.seats:
                row[at + self.first + apart(seat, p.first, p.seats)] = 1
            else:
                row[at + self.ghost_first + p.first - p.seats] = 1
        row[at + self.round] = small(p.round)
        if p.last_round:
            row[at + self.last_round] = 1
        if p.ending != GOING_ON:
            row[at + self.ending + p.ending - 1] = 1
        mode = at + self.modes
        chosen = memory.modes_chosen(p)
        while chosen:
            if chosen & 1:
                row[mode] = 1
            chosen >>= 1
            mode += 1
        symptoms, remedies = p.symptoms, p.remedies
        row[at + self.decks] = small(size(symptoms.deck))
        row[at + self.decks + 1] = small(size(symptoms.discards))
        row[at + self.decks + 2] = small(size(remedies.deck))
        row[at + self.decks + 3] = small(size(remedies.discards))
        if p.alms or p.alms_by_chicken:
            row[at + self.decks + 4] = small(size(symptoms.bag))
        _write_dice(p.free, row, at + self.free)
        _write_dice(p.locked, row, at + self.locked)
        if p.rolled != NOBODY:
            row[at + self.rolled + p.rolled] += 1
            row[at + self.rolled + p.rolled_too] += 1

    def _write_pending(self, p: RoadPosition, seat: i64, row: vec[u8], at: i64) -> None:
        in_all: i64 = 0
        counted: i64 = 0
        drawn_for: i64 = NOBODY
        due: i64 = len(p.steps) - 1
        frame: i64
        for frame in range(due + 1):
            step, a, b = unpacked(p.steps[frame])
            counted = 0
            if step in (CHARACTER, REMEDY, DEAL, SHERIFF, GET, ANSWER, TURN):
                self._write_about(p, seat, a, row, at)
            elif step == MOVE:
                self._write_about(p, seat, b, row, at)
                row[at + self.way + a] = 1
            elif step in (EXTRA, MINGLE, MINGLED):
                soon = due - frame + 1
                row[at + self.about_cart + a] = small(soon if soon < _MOST_WAITING else _MOST_WAITING)
            elif step == PAWN:
                counted = a
            elif step == CHICKEN:
                counted = a
                row[at + self.chicken + b] = 1
            elif step in (LOCK, KEEP, ADD):
                if step == LOCK:
                    counted = a
                if frame == due:
                    row[at + self.by_character] = small(b)
            if step == KEEP:
                drawn_for = _TO_KEEP
            elif step == ADD:
                drawn_for = _TO_ADD
            if frame == due:
                if step == SYMPTOM and drawn_for != NOBODY:
                    row[at + self.purpose + drawn_for] = 1
                elif step == ROLL_ONE:
                    if a > FIRST_OF_CHICKEN:
                        a = FIRST_OF_CHICKEN
                    row[at + self.purpose + a] = 1
            in_all += counted
        row[at + self.how_many] = small(counted)
        row[at + self.in_all] = small(in_all)

    def _write_about(self, p: RoadPosition, seat: i64, pawn: i64, row: vec[u8], at: i64) -> None:
        if pawn < p.seats:
            more(row, at + self.about + apart(seat, pawn, p.seats), _MOST_WAITING)
        else:
            more(row, at + self.about_ghost + pawn - p.seats, _MOST_WAITING)

    def _write_carts(self, p: RoadPosition, row: vec[u8], at: i64) -> None:
        seen: i64 = len(p.order)
        cart: i64
        for cart in range(_CARTS):
            place: i64 = NOBODY
            there: i64
            for there in range(i64(len(p.order))):
                if p.order[there] == cart:
                    place = there
            if place == NOBODY:
                place = seen
                seen += 1
            row[at + self.order + place * _CARTS + cart] = 1
            row[at + self.at + cart] = small(p.at[cart])
            row[at + self.fate + cart * len(FATES) + p.fate[cart]] = 1
            row[at + self.pile + cart] = small(size(p.symptoms.piles[cart]))

    def _write_pawn(self, p: RoadPosition, seat: i64, pawn: i64, row: vec[u8], at: i64) -> None:
        cart = p.where[pawn]
        if pawn >= p.seats:
            ghost = pawn - p.seats
            if cart != NOBODY:
                row[at + self.ghost_cart + ghost * _CARTS + cart] = 1
                row[at + self.ghost_place + ghost * CART_SPACES + p.place(pawn)] = 1
            return
        far = apart(seat, pawn, p.seats)
        if cart != NOBODY:
            row[at + self.cart + far * _CARTS + cart] = 1
            row[at + self.place + far * CART_SPACES + p.place(pawn)] = 1
        if p.character[pawn] != NOBODY:
            row[at + self.character + far * len(CHARACTERS) + p.character[pawn]] = 1
        row[at + self.remedies + far] = small(p.remedies.sizes[pawn])

    def _write_story(self, p: RoadPosition, seat: i64, row: vec[u8], at: i64) -> None:
        """What everybody could watch."""
        seats = p.seats
        for happening in p.symptoms.chronicle:
            if not chronicle.is_watched(happening):
                continue
            kind, a, b, c, d = chronicle.unpacked(happening)
            if kind == chronicle.SHOWN:
                self._write_health(p, seat, a, d, row, at)
                shown = at + self.shown + apart(seat, a, p.seats) * HIGHEST
                if a >= seats:
                    shown = at + self.ghost_shown + (a - seats) * HIGHEST
                row[shown + b - 1] += 1
                row[shown + c - 1] += 1
            elif kind == chronicle.TOLD:
                self._write_health(p, seat, a, b, row, at)
            elif kind == chronicle.PEEKED:
                if b < seats:
                    more(row, at + self.looked + apart(seat, a, p.seats) * seats + apart(seat, b, p.seats), LARGEST)
                else:
                    place = apart(seat, a, p.seats) * self.ghosts * _SIDES + (b - seats) * _SIDES + c
                    more(row, at + self.looked_at_ghosts + place, LARGEST)
            elif kind == chronicle.TOPPED:
                more(row, at + self.looked_at_top + apart(seat, a, p.seats), LARGEST)
        if memory.goes_on_alone(p) and not row[at + self.health] and not row[at + self.health + 1]:
            row[at + self.health] = 1
        for given in p.symptoms.given:
            more(row, at + self.coins + apart(seat, given // len(COINS), p.seats), LARGEST)
        for happening in p.remedies.chronicle:
            if chronicle.kind_of(happening) == chronicle.USED:
                _kind, a, b, _c, _d = chronicle.unpacked(happening)
                more(row, at + self.played + apart(seat, a, p.seats) * KINDS + b, LARGEST)

    def _write_health(self, p: RoadPosition, seat: i64, pawn: i64, ill: i64, row: vec[u8], at: i64) -> None:
        health = at + self.health + apart(seat, pawn, p.seats) * 2
        if pawn >= p.seats:
            health = at + self.ghost_health + (pawn - p.seats) * 2
        row[health] = 0
        row[health + 1] = 0
        row[health + ill] = 1

    def _write_own(self, p: RoadPosition, seat: i64, row: vec[u8], at: i64) -> None:
        symptoms, remedies = p.symptoms, p.remedies
        place: i64
        for place in range(2 * seat, 2 * seat + 2):
            if symptoms.hands[place]:
                row[at + self.own_symptoms + symptoms.hands[place] - 1] += 1
        if symptoms.is_infected(seat):
            row[at + self.infected] = 1
        for place in range(remedies.sizes[seat]):
            row[at + self.hand + place * KINDS + remedies.card(seat, place)] = 1
        if seat == p.turn:
            for card in symptoms.drawn:
                row[at + self.own_drawn + card - 1] += 1
            row[at + self.fresh] = small(p.fresh)
            if symptoms.coin != NOBODY:
                row[at + self.own_coin + symptoms.coin] = 1
        for given in symptoms.given:
            if given // len(COINS) == seat:
                more(row, at + self.own_coins + given % len(COINS), LARGEST)
        for happening in remedies.chronicle:
            kind = chronicle.kind_of(happening)
            if kind == chronicle.DROPPED or kind == chronicle.LAID:
                _kind, a, b, _c, _d = chronicle.unpacked(happening)
                if a == seat:
                    more(row, at + self.dropped + b, LARGEST)

    def _write_notes(self, p: RoadPosition, seat: i64, row: vec[u8], at: i64) -> None:
        """What this seat alone, or with few others, has seen: of each kind the last about each pawn."""
        known = memory.notes_of(p.symptoms, seat)
        row[at + self.notes] = small(len(known))
        for note in known:
            what = memory.what_of(note)
            got = memory.got_of(note)
            put = memory.put_of(note)
            pawns = memory.pawns_of(note)
            pawn: i64
            if what == memory.MINGLE:
                for pawn in range(_CARTS):
                    row[at + self.mingle_cart + pawn] = 0
                row[at + self.mingle_cart + memory.cart_of(note)] = 1
                for pawn in range(p.pawns):
                    if pawn < p.seats:
                        row[at + self.mingle_with + apart(seat, pawn, p.seats)] = small(pawns >> pawn & 1)
                    else:
                        row[at + self.mingle_with_ghosts + pawn - p.seats] = small(pawns >> pawn & 1)
                _write_symptoms(put, row, at + self.mingle_put)
                _write_symptoms(got, row, at + self.mingle_got)
            elif what == memory.KEEPING:
                _write_symptoms(put, row, at + self.note_choice)
                _write_symptoms(got, row, at + self.note_kept)
            elif what == memory.LEECHES:
                _write_symptoms(put, row, at + self.note_choice)
                _write_symptoms(got, row, at + self.note_added + memory.cart_of(note) * HIGHEST)
            elif what == memory.DISCARD:
                _write_symptoms(got, row, at + self.note_discard)
            elif what == memory.COIN:
                giver, receiver, coin = memory.giver_of(note), memory.receiver_of(note), memory.coin_of(note)
                if giver == seat:
                    more(row, at + self.note_gave + apart(seat, receiver, p.seats) * len(COINS) + coin, LARGEST)
                if receiver == seat:
                    more(row, at + self.note_got + apart(seat, giver, p.seats) * len(COINS) + coin, LARGEST)
            else:
                for pawn in range(p.pawns):
                    if not has(pawns, pawn):
                        continue
                    if what == memory.INFECTED:
                        row[at + self.note_infected + apart(seat, pawn, p.seats)] = 1
                    elif what == memory.PLAYER:
                        _write_symptoms(got, row, at + self.note_player + apart(seat, pawn, p.seats) * HIGHEST)
                    else:
                        place = (pawn - p.seats) * _SIDES + memory.place_of(note)
                        _write_symptoms(got, row, at + self.note_ghost + place * HIGHEST)


def _write_dice(dice: i64, row: vec[u8], first: i64) -> None:
    """How many show each face, where any do."""
    face: i64 = 0
    while dice:
        row[first + face] = u8(count(dice, 0))
        dice >>= 4
        face += 1


def _write_symptoms(cards: i64, row: vec[u8], first: i64) -> None:
    """How many of each value, from 1 on."""
    value: i64
    for value in range(HIGHEST):
        row[first + value] = u8(count(cards, value + 1))
