"""What a seat may know of a pub, as a row of small whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from alehouse.engine.bits import has, how_many
from alehouse.engine.contract import Position
from alehouse.engine.counts import count
from alehouse.engine.eye import ALWAYS_THE_SAME, LARGEST, small
from alehouse.engine.step_eye import PENDING, StepEye, apart
from alehouse.engine.steps import unpacked
from alehouse.games.fantasy_pub.components import (
    CARDS,
    CLAN,
    CLANS,
    COMING,
    FAMILIES,
    NOBODY,
    OUT,
    OWNER_OF,
)
from alehouse.games.fantasy_pub.position import PubPosition
from alehouse.games.fantasy_pub.rules.backs import POOL, on_character, on_space, share_at, whole_at
from alehouse.games.fantasy_pub.rules.decks import uppermost, without_uppermost
from alehouse.games.fantasy_pub.steps import (
    CARD_BEER,
    CARD_CHARACTER,
    CARD_OTHER,
    CARD_TABLE,
    CARD_WAY,
    DEAL,
    DRINK,
    ENTERS,
    INVITE,
    LEAVE,
    NEWCOMER,
    PLACE,
    REASONS,
    RETURN,
    SERVE,
    SIT_DOWN,
    STEPS_2003,
    STEPS_2022,
    TURN,
    TURN_UP,
)

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.game import FantasyPub

_ABOUT: Final = "public.pending.about"
_FACES: Final = 6
_DIE_VALUES: Final = 8
"""A die that a step is about: none, one of its values, or both dice."""
_MOST_LEFT: Final = 12
"""The longest count of a step: coins to come in with."""
_CHARACTER: Final = "public.spaces.characters"
_WHO: Final = ("id", "owner", "family", "copy")
_ONLY_2022: Final = (
    "public.pool_triple_chance",
    "public.triples_left",
    "public.closing",
    "public.barkeeper",
    "public.triple_chances",
    "public.spaces.characters.triples",
    "public.spaces.characters.moved",
    "public.home.id",
    "public.home.owner",
    "public.home.family",
    "public.home.copy",
    "public.players.clan",
    "public.players.triple_beers",
    "public.players.side",
    "public.players.cards",
    "public.played",
    "own.hand",
    "own.returned",
)


class PubEye(StepEye):
    """Characters stand in the order of their clan, those of whoever looks first."""

    def __init__(self, game: FantasyPub, players: int) -> None:
        modern = game.edition.is_2022
        everybody = players * CLAN
        super().__init__(game, players, STEPS_2022 if modern else STEPS_2003, everybody)
        self.modern = modern
        tokens: int = game.values.tokens
        spaces: int = game.edition.tables + 1
        self.spaces: i64 = spaces
        self.places: i64 = spaces + 3
        self.turn = self.add("turn", seats=1, shows=("public.turn", "public.pending.by"))
        self.first = self.add("first", seats=1, shows=("public.first",))
        self.goal = self.add("goal", high=LARGEST, shows=("public.goal",))
        self.dice = self.add("dice", each=_FACES, high=2, shows=("public.dice",))
        self.acted = self.add("acted", shows=("public.acted",))
        self.pool = self.add(
            "pool", high=tokens, shows=("public.pool", "public.pool_triple_chance") if modern else ("public.pool",)
        )
        self.loose = self.add(
            "coins on spaces",
            each=spaces,
            high=tokens,
            shows=("public.spaces.coins", "public.triple_chances") if modern else ("public.spaces.coins",),
        )
        # What the pending steps are about.
        self.about_seat = self.add("pending: seats", seats=1, high=9, shows=PENDING)
        self.about = self.add("pending: characters", each=CLAN, high=9, seats=1, shows=(_ABOUT,))
        self.about_too = self.add("pending: other characters", each=CLAN, high=9, seats=1, shows=(_ABOUT,))
        self.about_space = self.add("pending: spaces", each=spaces, shows=(_ABOUT,))
        self.about_die = self.add("pending: die", each=_DIE_VALUES, one_of=_DIE_VALUES, shows=(_ABOUT,))
        self.left = self.add("pending: how many", high=_MOST_LEFT, shows=("public.pending.count",))
        # The characters.
        where = [f"{_CHARACTER}.{each}" for each in ("coins", "beers", *_WHO)]
        if modern:
            where += [f"{_CHARACTER}.{each}" for each in ("moved", "triples")] + ["public.triple_chances"]
        self.where = self.add(
            "characters: where",
            each=CLAN * int(self.places),
            seats=1,
            one_of=int(self.places),
            shows=(*where, "public.coming", "public.players.in_deck"),
        )
        self.coins = self.add("characters: coins", each=CLAN, high=tokens, seats=1, shows=(f"{_CHARACTER}.coins",))
        most_beers: int = game.values.last_beer
        self.beers = self.add("characters: beers", each=CLAN, high=most_beers, seats=1, shows=(f"{_CHARACTER}.beers",))
        self.lies = self.add(
            "characters: from above in what is known of the bottom",
            each=CLAN,
            high=CLAN,
            seats=1,
            shows=("public.players.bottom",),
        )
        # In front of the players.
        self.in_deck = self.add("decks: how many", high=CLAN, seats=1, shows=("public.players.in_deck",))
        self.unseen = self.add("decks: unseen", each=FAMILIES, high=2, seats=1, shows=("public.players.unseen",))
        self.top = self.add("decks: top", each=CLAN, seats=1, one_of=CLAN, shows=("public.players.top",))
        self.plain = self.add("beers out", high=tokens, seats=1, shows=("public.players.plain_beers",))
        self.left_out["public.edition"] = ALWAYS_THE_SAME
        self.left_out["public.spaces.id"] = ALWAYS_THE_SAME
        self.left_out["public.players.seat"] = ALWAYS_THE_SAME
        self.left_out["public.players.deck"] = ALWAYS_THE_SAME
        if modern:
            self._add_2022(tokens, everybody, int(game.values.triples), spaces)
        else:
            for each in _ONLY_2022:
                self.left_out[each] = ALWAYS_THE_SAME

    def _add_2022(self, tokens: int, everybody: int, triples: int, spaces: int) -> None:
        cards = len(CARDS)
        self.pool_chance = self.add("pool: chance", high=LARGEST, shows=("public.pool_triple_chance",))
        self.space_chance = self.add(
            "coins on spaces: chance", each=spaces, high=LARGEST, shows=("public.triple_chances",)
        )
        self.triples_left = self.add("triples left", high=triples, shows=("public.triples_left",))
        self.closing = self.add("closing", each=3, one_of=3, shows=("public.closing",))
        self.barkeeper = self.add("barkeeper", each=spaces, one_of=spaces, shows=("public.barkeeper",))
        self.about_card = self.add("pending: card", each=cards, one_of=cards, shows=(_ABOUT,))
        self.why = self.add("pending: why they drink", each=len(REASONS), one_of=len(REASONS), shows=("public.prompt",))
        self.both = self.add("pending: both dice", shows=("public.prompt",))
        self.triples = self.add(
            "characters: triples", each=CLAN, high=triples, seats=1, shows=(f"{_CHARACTER}.triples",)
        )
        self.moved = self.add("characters: moved", each=CLAN, seats=1, shows=(f"{_CHARACTER}.moved",))
        self.chances = self.add(
            "characters: chance", each=CLAN, high=LARGEST, seats=1, shows=("public.triple_chances",)
        )
        self.home = self.add(
            "characters: place in the row of those who went home",
            each=CLAN,
            high=everybody,
            seats=1,
            shows=[f"public.home.{each}" for each in _WHO],
        )
        self.clan = self.add("clan", each=len(CLANS), seats=1, one_of=len(CLANS), shows=("public.players.clan",))
        self.out_triple = self.add("triple beers out", high=triples, seats=1, shows=("public.players.triple_beers",))
        self.side = self.add("side of the card", each=3, seats=1, one_of=3, shows=("public.players.side",))
        self.cards = self.add("event cards", high=cards, seats=1, shows=("public.players.cards",))
        self.played = self.add("played", each=cards, shows=("public.played",))
        self.hand = self.add("hand", each=cards, own=True, shows=("own.hand",))
        self.returned = self.add("returned", each=cards, one_of=cards, own=True, shows=("own.returned",))

    def write(self, position: Position, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(position, PubPosition)
        p = position
        self.begin(p, seat, row, at)
        self._write_table(p, seat, row, at)
        self._write_pending(p, seat, row, at)
        other: i64
        for other in range(p.seats):
            self._write_player(p, other, apart(seat, other, p.seats), row, at)
        if self.modern:
            self._write_2022(p, seat, row, at)

    def _write_table(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        if p.has_begun():
            row[at + self.turn + apart(seat, p.turn, p.seats)] = 1
            row[at + self.first + apart(seat, p.first, p.seats)] = 1
        row[at + self.goal] = small(p.goal)
        if p.low:
            row[at + self.dice + p.low - 1] += 1
        if p.high:
            row[at + self.dice + p.high - 1] += 1
        if p.acted:
            row[at + self.acted] = 1
        row[at + self.pool] = small(p.pool)
        space: i64
        for space in range(self.spaces):
            row[at + self.loose + space] = small(p.loose[space])

    def _write_pending(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        for packed in p.steps:
            step, a, b = unpacked(packed)
            if step in (PLACE, RETURN, TURN, TURN_UP):
                row[at + self.about_seat + apart(seat, a, p.seats)] += 1
            elif step == DEAL:
                row[at + self.about_seat + apart(seat, a, p.seats)] += 1
                row[at + self.left] = small(b)
            elif step in (SIT_DOWN, LEAVE):
                row[self._character(p, at + self.about, seat, a)] += 1
            elif step == SERVE:
                row[at + self.about_space + a] = 1
            elif step == DRINK:
                row[self._character(p, at + self.about, seat, a)] += 1
                row[at + self.why + b] = 1
            elif step == INVITE:
                row[self._character(p, at + self.about, seat, a)] += 1
                row[self._character(p, at + self.about_too, seat, b)] += 1
            elif step == ENTERS:
                row[at + self.left] = small(a)
                row[at + self.both] = small(b)
            elif step == CARD_CHARACTER:
                row[at + self.about_card + a] = 1
                row[at + self.about_die + b] = 1
            elif step in (CARD_OTHER, CARD_BEER):
                row[at + self.about_card + a] = 1
                row[self._character(p, at + self.about_too, seat, b)] += 1
            elif step == CARD_TABLE:
                row[at + self.about_card + a] = 1
            elif step == CARD_WAY:
                row[self._character(p, at + self.about, seat, a)] += 1
                row[at + self.about_die + b] = 1
            elif step == NEWCOMER:
                row[at + self.about_seat + apart(seat, a, p.seats)] += 1
                row[at + self.about_space + b] = 1

    def _character(self, p: PubPosition, first: i64, seat: i64, character: i64) -> i64:
        """The place of a character's number in a field that begins here."""
        owner = OWNER_OF[character]
        return first + apart(seat, owner, p.seats) * CLAN + character - owner * CLAN

    def _write_player(self, p: PubPosition, owner: i64, far: i64, row: vec[u8], at: i64) -> None:
        place: i64 = far * CLAN
        places = self.places
        where = at + self.where + place * places
        coins = at + self.coins + place
        beers = at + self.beers + place
        character: i64
        for character in range(owner * CLAN, owner * CLAN + CLAN):
            space = p.where[character]
            if space >= 0:
                row[where + space] = 1
                row[coins] = small(p.coins[character])
                row[beers] = small(p.beers[character])
            elif space == COMING:
                row[where + self.spaces] = 1
            elif space == OUT:
                row[where + self.spaces + 1] = 1
            else:
                row[where + self.spaces + 2] = 1
            where += places
            coins += 1
            beers += 1
        unseen = p.unseen[owner]
        in_deck: i64 = 0
        family: i64
        for family in range(FAMILIES):
            there = count(unseen, family)
            in_deck += there
            row[at + self.unseen + far * FAMILIES + family] = small(there)
        if p.top[owner] != NOBODY:
            in_deck += 1
            row[at + self.top + place + p.top[owner] - owner * CLAN] = 1
        pile = p.bottom[owner]
        below: i64 = 0
        while pile:
            in_deck += 1
            below += 1
            row[at + self.lies + place + uppermost(pile)] = small(below)
            pile = without_uppermost(pile)
        row[at + self.in_deck + far] = small(in_deck)
        row[at + self.plain + far] = small(p.out_plain[owner])

    def _write_2022(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        row[at + self.triples_left] = small(p.triples_left)
        row[at + self.closing + p.closing] = 1
        if p.barkeeper:
            row[at + self.barkeeper + p.barkeeper] = 1
        row[at + self.pool_chance] = _chance(p, POOL, p.pool)
        space: i64
        for space in range(self.spaces):
            if p.loose[space]:
                row[at + self.space_chance + space] = _chance(p, on_space(space), p.loose[space])
        owner: i64
        for owner in range(p.seats):
            far = apart(seat, owner, p.seats)
            place = far * CLAN
            character: i64
            for character in range(owner * CLAN, owner * CLAN + CLAN):
                if p.where[character] >= 0:
                    row[at + self.triples + place] = small(p.triples[character])
                    if has(p.moved, character):
                        row[at + self.moved + place] = 1
                    if p.coins[character]:
                        row[at + self.chances + place] = _chance(p, on_character(character), p.coins[character])
                place += 1
            row[at + self.clan + far * len(CLANS) + p.clan_of(owner)] = 1
            row[at + self.out_triple + far] = small(p.out_triple[owner])
            row[at + self.side + far * 3 + p.side[owner]] = 1
            row[at + self.cards + far] = small(how_many(p.hand[owner]))
        gone: i64
        for gone in range(i64(len(p.home))):
            row[self._character(p, at + self.home, seat, p.home[gone])] = small(gone + 1)
        card: i64
        played = p.cards_played
        for card in range(len(CARDS)):
            if has(played, card):
                row[at + self.played + card] = 1
        if seat >= 0:
            hand = p.hand[seat]
            for card in range(len(CARDS)):
                if has(hand, card):
                    row[at + self.hand + card] = 1
            if p.returned[seat] != NOBODY:
                row[at + self.returned + p.returned[seat]] = 1


def _chance(p: PubPosition, place: i64, coins: i64) -> u8:
    """The chance that a coin of this place hides a triple beer, LARGEST for certain."""
    if not coins:
        return 0
    return small(share_at(p, place) * LARGEST // whole_at(p, place))
