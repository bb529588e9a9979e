"""The tiles that lie in the pub, and what follows from them: edges of gaps, where ways lead, regions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from alehouse.engine.bits import has, only
from alehouse.games.the_pub.components.grid import EAST, NEIGHBOUR, NORTH, OPEN, SOUTH, WEST
from alehouse.games.the_pub.components.pieces import (
    BATHROOM,
    COLUMNS,
    EXIT,
    NONE,
    SPACES,
    START,
    START_SPACE,
)
from alehouse.games.the_pub.components.plan import PLANS, Plan


@mypyc_attr(acyclic=True)
class LaidTiles:
    """The tiles that lie there. Never changed once it is made, so that positions can share it."""

    def __init__(
        self,
        plan: Plan,
        ways: vec[i64],
        kinds: vec[i64],
        edges: vec[i64],
        joined: vec[i64],
        leads: vec[i64],
        region: vec[i64],
        covered: i64,
    ) -> None:
        self.plan = plan
        """Where the exits lie."""
        self.ways = ways
        """The ways on each space, a bit a side; 0 where nothing lies."""
        self.kinds = kinds
        """What lies on each space; NONE where nothing does."""
        self.edges = edges
        """By space: the sides that touch a tile, times 16, plus those of them where a way leads in."""
        self.joined = joined
        """By space: the sides to which a way leads that joins one there, a bit each."""
        self.leads = leads
        """The same by side: the spaces from which such a way leads there, a bit each."""
        self.region = region
        """By space: all spaces to which ways lead from it, itself included, a bit each; 0 where nothing lies."""
        self.covered = covered
        """The spaces on which something lies, a bit each."""
        self.shown: object = None
        """What views show of it, kept by them: it never changes either."""
        self.far = vec[i64]()
        """How far it is to the exits, kept by bots, for the same reason."""
        self.ground = vec[u8]()
        """What eyes write on: a row with these tiles in it, and nothing else. Kept by them."""
        self.newest: i64 = NONE
        """The space on which a tile was laid last,"""
        self.ground_before = vec[u8]()
        """and that row without it."""

    def with_tile(self, space: i64, ways: i64, kind: i64) -> LaidTiles:
        """The same with one more tile."""
        tiles = LaidTiles(
            self.plan,
            self.ways[:],
            self.kinds[:],
            self.edges[:],
            self.joined[:],
            self.leads[:],
            self.region[:],
            self.covered,
        )
        tiles._lay(space, ways, kind)
        tiles.newest = space
        tiles.ground_before = self.ground
        return tiles

    def _lay(self, space: i64, ways: i64, kind: i64) -> None:
        self.ways[space] = ways
        self.kinds[space] = kind
        self.covered |= only(space)
        region = only(space)
        side: i64
        for side in range(4):
            neighbour = NEIGHBOUR[space * 8 + side]
            if neighbour == NONE:
                continue
            back = side ^ 2
            self.edges[neighbour] |= only(back + 4)
            if has(ways, side):
                self.edges[neighbour] |= only(back)
                if has(self.ways[neighbour], back):
                    self.joined[space] |= only(side)
                    self.joined[neighbour] |= only(back)
                    self.leads[side] |= only(space)
                    self.leads[back] |= only(neighbour)
                    region |= self.region[neighbour]
        each: i64
        for each in range(SPACES):
            if has(region, each):
                self.region[each] = region

    def around(self, reached: i64) -> i64:
        """These spaces, and all that are one step along joined ways from one of them; a bit each."""
        leads = self.leads
        down_or_up = (reached & leads[SOUTH]) << COLUMNS | (reached & leads[NORTH]) >> COLUMNS
        return reached | down_or_up | (reached & leads[EAST]) << 1 | (reached & leads[WEST]) >> 1

    def bathrooms(self) -> i64:
        """The spaces of the bathroom tiles, a bit each."""
        found: i64 = 0
        space: i64
        for space in range(SPACES):
            if self.kinds[space] == BATHROOM:
                found |= only(space)
        return found


def _nothing_laid(plan: Plan) -> LaidTiles:
    nowhere = vec[i64]([0] * SPACES)
    tiles = LaidTiles(plan, nowhere, vec[i64]([NONE] * SPACES), nowhere, nowhere, vec[i64]([0] * 4), nowhere, 0)
    tiles = tiles.with_tile(START_SPACE, OPEN, START)
    for space in plan.exit_spaces:
        tiles = tiles.with_tile(space, OPEN, EXIT)
    return tiles


NOTHING_LAID: Final = [_nothing_laid(plan) for plan in PLANS]
"""By plan: the start and the exits, and nothing else yet."""
