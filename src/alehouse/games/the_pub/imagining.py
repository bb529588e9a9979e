"""What may be true for all that a seat knows: the exits that only others have seen, and their personal exits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.bits import has
from alehouse.engine.contract import Imaginer
from alehouse.engine.luck import Luck
from alehouse.games.the_pub.components.pieces import NONE, WAYS_OUT
from alehouse.games.the_pub.rules.exits import has_seen, personal_bit, truth

if TYPE_CHECKING:
    from alehouse.games.the_pub.position.pub import PubPosition


class PubImaginer(Imaginer):
    """Prepared for one seat: which personal exits it does not know, and everything that they can be."""

    def __init__(self, pub: PubPosition, seat: i64) -> None:
        self.pub: PubPosition = pub.copy()
        """Everything that the seat does not know is written over in each copy."""
        self.hidden_exits: list[int] = []
        """Exit tiles that others have looked at. What nobody has looked at stays undecided."""
        self.faces: list[int] = []
        """The ways out that they may be."""
        self.unknown = vec[i64]()
        """The personal exits that this seat never held."""
        self.possible = vec[i64]()
        """What they may name together, each a number: the ways out as digits to base three, the first one last."""
        self.bounds = vec[i64]()
        """How likely each is: in how many ways it can be dealt, those of all before it added."""
        if not pub.is_over():
            self._look_at_exits(seat)
            self._look_at_personal_exits(seat)

    def next(self, luck: Luck) -> PubPosition:
        pub = self.pub.copy()
        if self.hidden_exits:
            faces = self.faces[:]
            luck.shuffle(faces)
            for number, tile in enumerate(self.hidden_exits):
                pub.face[tile] = faces[number]
        if len(self.unknown):
            together = self.possible[self._drawn(luck.below(self.bounds[-1]))]
            for exit in self.unknown:
                pub.names_way[exit] = together % 3
                together //= 3
        return pub

    def _drawn(self, number: i64) -> i64:
        """The place that a number below the last bound stands for."""
        first: i64 = 0
        last: i64 = len(self.bounds) - 1
        while first < last:
            middle = (first + last) >> 1
            if number < self.bounds[middle]:
                last = middle
            else:
                first = middle + 1
        return first

    def _look_at_exits(self, seat: i64) -> None:
        pub = self.pub
        seen: list[int] = [pub.face[tile] for tile in range(3) if has_seen(pub, seat, tile)]
        self.faces = [way for way in range(len(WAYS_OUT)) if way not in seen]
        self.hidden_exits = [tile for tile in range(3) if pub.face[tile] != NONE and not has_seen(pub, seat, tile)]

    def _look_at_personal_exits(self, seat: i64) -> None:
        pub = self.pub
        left = vec[i64]([int(pub.values.personal_exits)] * len(WAYS_OUT))
        exit: i64
        for exit in range(pub.seats):
            way = pub.names_way[exit]
            if way == NONE:
                continue
            if seat >= 0 and has(pub.held_by[exit], seat):
                left[way] -= 1
            else:
                self.unknown = append(self.unknown, exit)
                pub.names_way[exit] = NONE
        self._try_ways(0, truth(pub), left, 1, 0, 1)

    def _try_ways(self, place: i64, bits: i64, left: vec[i64], deals: i64, together: i64, digit: i64) -> None:
        """Let the unknown exits from a place on name every way out that agrees with what everybody has seen."""
        if place == len(self.unknown):
            if one_of_each(self.pub, bits):
                if len(self.bounds):
                    deals += self.bounds[-1]
                self.possible = append(self.possible, together)
                self.bounds = append(self.bounds, deals)
            return
        exit = self.unknown[place]
        way: i64
        for way in range(len(WAYS_OUT)):
            bit = personal_bit(exit, way)
            if left[way] and not bit & self.pub.ruled_out:
                left[way] -= 1
                self._try_ways(place + 1, bits | bit, left, deals * (left[way] + 1), together + way * digit, digit * 3)
                left[way] += 1


def agrees(pub: PubPosition) -> bool:
    """Whether the personal exits agree with what everybody has seen: who did not win, and why it goes on."""
    bits = truth(pub)
    return not bits & pub.ruled_out and one_of_each(pub, bits)


def one_of_each(pub: PubPosition, bits: i64) -> bool:
    """Whether these bits of the personal exits explain why the pub has not closed."""
    for possible in pub.one_of:
        if not bits & possible:
            return False
    return True
