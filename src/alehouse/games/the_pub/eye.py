"""What a seat may know of the pub, as a row of small whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from alehouse.engine.bits import has
from alehouse.engine.contract import Position
from alehouse.engine.counts import count
from alehouse.engine.eye import LARGEST, more, small
from alehouse.engine.step_eye import PENDING, StepEye, apart
from alehouse.engine.steps import unpacked
from alehouse.games.the_pub import steps
from alehouse.games.the_pub.components.pieces import (
    ALL_UP,
    DRINKS,
    EVENTS,
    EXIT,
    FIRST_TAKE_AWAY,
    NONE,
    SPACES,
    STOCK,
    TAKE_AWAYS,
    TILE_TYPES,
    WAYS_OUT,
)
from alehouse.games.the_pub.position.laid import LaidTiles
from alehouse.games.the_pub.position.pub import PubPosition
from alehouse.games.the_pub.rules.exits import known_face

if TYPE_CHECKING:
    from alehouse.games.the_pub.game import ThePubGame

_ABOUT: Final = "public.pending.about"
_COUNT: Final = "public.pending.count"
_SIDES: Final = 4
_EXITS: Final = 3
_WAYS: Final[i64] = len(WAYS_OUT)
_DRINKS: Final[i64] = len(DRINKS)
_EVERY_WAY: Final = 7
"""All ways out, a bit each."""
_MOST_WAITING: Final = 20
_MANY: Final = 15
"""As many of a drink, a tile or an event as any box holds, or more than that."""
_TILES: Final = 20
_LATEST: Final = 3
"""So many of what else everybody knows are told, the latest ones."""
_NO_ROW: Final = vec[u8]()


class PubEye(StepEye):
    """Spaces row by row from the top; exits by place, the topmost first; personal exits by whom they were dealt to."""

    def __init__(self, game: ThePubGame, players: int) -> None:
        super().__init__(game, players, steps.STEPS, _MOST_WAITING)
        drinks, values = len(DRINKS), game.values
        self.turn = self.add("turn", seats=1, shows=("public.turn", "public.pending.by"))
        self.first = self.add("first", seats=1, shows=("public.first",))
        self.round = self.add("round", high=int(values.rounds) + 1, shows=("public.round",))
        self.actions = self.add("actions left", high=int(values.actions_a_turn), shows=("public.actions_left",))
        # What the pending steps are about.
        self.about = self.add("pending: seats", high=_MOST_WAITING, seats=1, shows=PENDING)
        self.about_too = self.add("pending: other seats", high=_MOST_WAITING, seats=1, shows=(_ABOUT,))
        self.about_drink = self.add("pending: drinks", each=drinks, high=_MANY, shows=(_ABOUT,))
        self.about_exit = self.add("pending: exit", each=_EXITS, shows=(_ABOUT,))
        self.how_many = self.add("pending: how many", high=9, shows=(_COUNT,))
        self.in_all = self.add("pending: how many in all", high=LARGEST, shows=(_COUNT,))
        # The pub.
        laid = ("public.tiles.space", "public.tiles.kind", "public.tiles.ways")
        self.kinds = self.add("tiles: kind", each=SPACES * EXIT, one_of=EXIT, shows=laid)
        self.ways = self.add("tiles: ways", each=SPACES * _SIDES, shows=laid)
        self.drawn = self.add("tiles: drawn", each=TILE_TYPES, high=9, shows=("public.drawn",))
        self.exits = self.add("exits: where", each=SPACES, shows=("public.exits.space",))
        self.tile = self.add("exits: which", each=_EXITS * _EXITS, one_of=_EXITS, shows=("public.exits.exit",))
        self.face = self.add("exits: way out", each=_EXITS * _WAYS, one_of=_WAYS, shows=("public.exits.way",))
        self.looked = self.add("exits: who has looked", each=_EXITS, seats=1, shows=("public.exits.looked",))
        self.table = self.add("table", each=drinks, high=_MANY, shows=("public.table",))
        # The players.
        self.where = self.add("where", each=SPACES, seats=1, one_of=SPACES, shows=("public.players.space",))
        self.alcohol = self.add(
            "alcohol", high=int(values.most_alcohol) + 1, seats=1, shows=("public.players.alcohol",)
        )
        self.marker = self.add("marker", each=SPACES, seats=1, one_of=SPACES, shows=("public.players.marker",))
        self.kept = self.add("kept", each=TAKE_AWAYS, high=_MANY, seats=1, shows=("public.players.kept",))
        self.lasting = self.add(
            "indigestible", each=drinks, seats=1, one_of=drinks, shows=("public.players.indigestible",)
        )
        self.personal = self.add(
            "personal exit: dealt to", seats=2, one_of=players, shows=("public.players.personal_exit",)
        )
        self.known_to = self.add("personal exit: known to", seats=2, shows=("public.players.known_to",))
        self.ruled_out = self.add("personal exit: not", each=_WAYS, seats=1, shows=("public.players.ruled_out",))
        self.shown = self.add(
            "personal exit: way out", each=_WAYS, seats=1, one_of=_WAYS, shows=("public.players.way",)
        )
        self.clauses = self.add("one of: how many", high=LARGEST, shows=("public.one_of",))
        self.one_of = self.add("one of: the latest", each=_LATEST * _WAYS, seats=1, shows=("public.one_of",))
        self.winner = self.add("winner", seats=1, shows=("public.winner",))
        self.closed = self.add("closed", shows=("public.closed",))
        # One's own.
        self.own_exits = self.add("own: exits", each=_EXITS * _WAYS, one_of=_WAYS, own=True, shows=("own.exits",))
        self.own_personal = self.add(
            "own: personal exits", each=_WAYS, seats=1, one_of=_WAYS, own=True, shows=("own.personal_exits",)
        )
        # The stock, as the position keeps it: it is put behind the rest as a whole.
        self.stock = self.add("tiles: in the box", each=TILE_TYPES, high=_TILES, shows=("public.box",))
        self.add("shaker", each=drinks, high=_MANY, shows=("public.shaker",))
        self.add("discards", each=drinks, high=_MANY, shows=("public.discards",))
        self.add("events: in the bag", each=len(EVENTS), high=_MANY, shows=("public.bag",))
        self.add("events: past", each=len(EVENTS), high=_MANY, shows=("public.past",))
        assert self.size == self.stock + STOCK, "eyes show the stock in its own order"

    def see_behind(self, rows: vec[u8], position: Position, seat: i64) -> vec[u8]:
        assert isinstance(position, PubPosition)
        at: i64 = len(rows)
        longer = extend(extend(rows, self.ground(position)), position.stock)
        self.write(position, seat, longer, at)
        return longer

    def ground(self, position: Position) -> vec[u8]:
        """All before the stock, with the tiles that lie there: they are a third of it, and seldom change."""
        assert isinstance(position, PubPosition)
        laid = position.laid
        # Every number of players has a row of another size, and only that makes rows differ.
        if len(laid.ground) != self.stock:
            if len(laid.ground_before) == self.stock:
                row = laid.ground_before[:]
                self._write_tile(laid, laid.newest, row)
            else:
                row = vec[u8]([0] * int(self.stock))
                space: i64
                for space in range(SPACES):
                    if laid.ways[space]:
                        self._write_tile(laid, space, row)
            laid.ground = row
            laid.ground_before = _NO_ROW
        return laid.ground

    def _write_tile(self, laid: LaidTiles, space: i64, row: vec[u8]) -> None:
        kind = laid.kinds[space]
        if kind == EXIT:
            row[self.exits + space] = 1
            return
        row[self.kinds + space * EXIT + kind] = 1
        ways = laid.ways[space]
        side: i64
        for side in range(_SIDES):
            if has(ways, side):
                row[self.ways + space * _SIDES + side] = 1

    def write(self, position: Position, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(position, PubPosition)
        p = position
        self.begin(p, seat, row, at)
        self._write_pending(p, seat, row, at)
        self._write_pub(p, seat, row, at)
        self._write_things(p, row, at)
        self._write_players(p, seat, row, at)
        if p.is_over():
            self._write_end(p, seat, row, at)
        elif seat >= 0:
            self._write_own(p, seat, row, at)
        if p.ruled_out:
            self._write_ruled_out(p, seat, row, at)
        if len(p.one_of):
            self._write_clauses(p, seat, row, at)

    def _write_pending(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        in_all: i64 = 0
        counted: i64 = 0
        for packed in p.steps:
            step, a, b = unpacked(packed)
            counted = 0
            if step not in (steps.FIRST, steps.ACT, steps.CLOSED, steps.TURN_UP, steps.CLEAR_TABLE):
                more(row, at + self.about + apart(seat, a, p.seats), _MOST_WAITING)
            if step in (steps.DRAW_TILES, steps.WALK, steps.WALK_ON, steps.FURTHER, steps.FILL_TABLE):
                counted = b
            elif step in (steps.DRINK, steps.PUT_AWAY, steps.TRADE, steps.COME_TO):
                more(row, at + self.about_drink + b, _MANY)
            elif step == steps.LOOK:
                row[at + self.about_exit + b] = 1
            elif step == steps.DRINK_UP:
                kind: i64
                for kind in range(TAKE_AWAYS):
                    row[at + self.about_drink + FIRST_TAKE_AWAY + kind] = small(count(b, kind))
            elif step in (steps.MATE_SHAKE, steps.BRAWL):
                more(row, at + self.about_too + apart(seat, b, p.seats), _MOST_WAITING)
            in_all += counted
        row[at + self.how_many] = small(counted)
        row[at + self.in_all] = small(in_all)

    def _write_pub(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        if not p.is_over() and p.due_step() != steps.FIRST:
            row[at + self.turn + apart(seat, p.turn, p.seats)] = 1
        row[at + self.first + apart(seat, p.first, p.seats)] = 1
        row[at + self.round] = small(p.round)
        row[at + self.actions] = u8(p.actions_left)
        which = at + self.tile
        faces = at + self.face
        place: i64
        for place in range(_EXITS):
            tile = p.exit_at[place]
            row[which + tile] = 1
            which += _EXITS
            shown = (p.up >> tile) & 1
            row[faces + p.face[tile] * shown] = u8(shown)
            faces += _WAYS
            looked = p.looked[tile]
            other: i64 = 0
            while looked:
                if looked & 1:
                    row[at + self.looked + apart(seat, other, p.seats) * _EXITS + place] = 1
                looked >>= 1
                other += 1

    def _write_things(self, p: PubPosition, row: vec[u8], at: i64) -> None:
        for tile in p.drawn:
            row[at + self.drawn + tile] += 1
        if len(p.tables):
            drink: i64
            for drink in range(_DRINKS):
                row[at + self.table + drink] = u8(p.tables[drink - _DRINKS])

    def _write_players(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        """From whoever looks on, clockwise.

        Where it can be done there is no branch: whether somebody has a marker, say, is hard to foretell. Where there is
        none, a 0 is written.
        """
        players = p.seats
        first: i64 = 0
        if seat >= 0:
            first = seat
        player = first
        # Where the portion of each player begins goes along, in the place of being found anew for each number.
        spaces = at + self.where
        alcohol = at + self.alcohol
        markers = at + self.marker
        drinks = at + self.lasting
        take_aways = at + self.kept
        dealt_to = at + self.personal
        known_to = at + self.known_to
        far: i64
        for far in range(players):
            row[spaces + p.where[player]] = 1
            row[alcohol + far] = u8(p.alcohol[player])
            marker = p.marker[player]
            there = _is_any(marker)
            row[markers + marker * there] = u8(there)
            lasting = p.lasting[player]
            there = _is_any(lasting)
            row[drinks + lasting * there] = u8(there)
            kept = p.kept[player]
            if kept:
                kind: i64
                for kind in range(TAKE_AWAYS):
                    row[take_aways + kind] = u8(count(kept, kind))
            exit = p.personal[player]
            row[dealt_to + apart(seat, exit, players)] = 1
            # Once from the first seat on, and once more behind the last, so that whoever looks is found at its own bit.
            holders = p.held_by[exit]
            holders = (holders << players | holders) >> first
            other: i64
            for other in range(players):
                row[known_to + other] = u8((holders >> other) & 1)
            spaces += SPACES
            markers += SPACES
            drinks += _DRINKS
            take_aways += TAKE_AWAYS
            dealt_to += players
            known_to += players
            player += 1
            if player == players:
                player = 0

    def _write_ruled_out(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        player: i64
        way: i64
        for player in range(p.seats):
            not_these = p.ruled_out >> (3 * p.personal[player])
            if not_these & _EVERY_WAY:
                first = at + self.ruled_out + apart(seat, player, p.seats) * _WAYS
                for way in range(_WAYS):
                    if has(not_these, way):
                        row[first + way] = 1

    def _write_end(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        player: i64
        for player in range(p.seats):
            way = p.names_way[p.personal[player]]
            row[at + self.shown + apart(seat, player, p.seats) * _WAYS + way] = 1
        if p.winner != NONE:
            row[at + self.winner + apart(seat, p.winner, p.seats)] = 1
        if p.closed:
            row[at + self.closed] = 1

    def _write_clauses(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        known: i64 = len(p.one_of)
        row[at + self.clauses] = small(known)
        back: i64
        for back in range(_LATEST):
            if back < known:
                bits = p.one_of[known - 1 - back]
                bit: i64
                for bit in range(3 * p.seats):
                    if has(bits, bit):
                        place = apart(seat, bit // 3, p.seats) * (_LATEST * _WAYS)
                        row[at + self.one_of + place + back * _WAYS + bit % 3] = 1

    def _write_own(self, p: PubPosition, seat: i64, row: vec[u8], at: i64) -> None:
        if p.up != ALL_UP:
            place: i64
            for place in range(_EXITS):
                tile = p.exit_at[place]
                if not has(p.up, tile):
                    way = known_face(p, seat, tile)
                    if way != NONE:
                        row[at + self.own_exits + place * _WAYS + way] = 1
        exit: i64
        for exit in range(p.seats):
            way = p.names_way[exit]
            known = (p.held_by[exit] >> seat) & _is_any(way)
            row[at + self.own_personal + apart(seat, exit, p.seats) * _WAYS + way * known] = u8(known)


def _is_any(number: i64) -> i64:
    """1, or 0 if it is NONE."""
    return (number >> 63) + 1
