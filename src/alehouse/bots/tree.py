"""What a search remembers: which choices there were, how often each was tried, and what came of it.

It is kept in rows of numbers, outside the garbage collector's reach. (Objects that hang on each other would be, too,
if their class is `acyclic`; but where more than fifty of them are let go at once, one within the other, Python writes
into a header that such objects do not have.)
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


class Tree:
    """Nodes, in which a seat has to choose, and edges, which are choices; both are numbers.

    The edges of a node hang on each other in the order of the table of actions, as legal actions come: they are found
    without looking them up.
    """

    def __init__(self) -> None:
        # By node:
        self.seat = vec[i64]()
        self.aim = vec[i64]()
        """What the seat is after, where that is its secret."""
        self.first = vec[i64]()
        """Its first edge."""
        self.beside = vec[i64]()
        """Another node below the same edge: chance may leave the next choice to one seat or to another, and in
        one world the same seat may be after something else than in another."""
        self.above = vec[i64]()
        """An edge that leads there; NONE at the root."""
        # By edge:
        self.node = vec[i64]()
        """Where it is chosen."""
        self.number = vec[i64]()
        """The action's place in the table."""
        self.visits = vec[i64]()
        self.available = vec[i64]()
        """How often it was there to be chosen."""
        self.total = vec[float]()
        """What came of all visits, for the seat that chooses."""
        self.first_look = vec[float]()
        """What it seemed to promise before any visit."""
        self.next = vec[i64]()
        self.child = vec[i64]()
        """The first node behind it. The same choice leads there whatever the seat is after: others do not know that."""

    def add_node(self, seat: i64, aim: i64 = 0) -> i64:
        node: i64 = len(self.seat)
        self.seat = append(self.seat, seat)
        self.aim = append(self.aim, aim)
        self.first = append(self.first, NONE)
        self.beside = append(self.beside, NONE)
        self.above = append(self.above, NONE)
        return node

    def add_edge(self, node: i64, before: i64, number: i64, first_look: float) -> i64:
        """A new choice, behind another one of the node, or at its beginning."""
        edge: i64 = len(self.number)
        self.node = append(self.node, node)
        self.number = append(self.number, number)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.total = append(self.total, 0.0)
        self.first_look = append(self.first_look, first_look)
        self.child = append(self.child, NONE)
        if before == NONE:
            self.next = append(self.next, self.first[node])
            self.first[node] = edge
        else:
            self.next = append(self.next, self.next[before])
            self.next[before] = edge
        return edge

    def below(self, edge: i64, seat: i64, aim: i64 = 0) -> i64:
        """The node in which that seat chooses after this choice."""
        if self.child[edge] == NONE:
            self.child[edge] = self._behind_the_same(edge)
        node = self.known_below(edge, seat, aim)
        if node != NONE:
            return node
        node = self.add_node(seat, aim)
        self.above[node] = edge
        first = self.child[edge]
        if first == NONE:
            self.child[edge] = node
        else:
            # Behind the first one, which other edges may lead to as well.
            self.beside[node] = self.beside[first]
            self.beside[first] = node
        return node

    def known_below(self, edge: i64, seat: i64, aim: i64 = 0) -> i64:
        """The same, or NONE if nothing has been thought about it."""
        node = self.child[edge]
        while node != NONE and (self.seat[node] != seat or self.aim[node] != aim):
            node = self.beside[node]
        return node

    def _behind_the_same(self, edge: i64) -> i64:
        """The first node behind the same choice of the same seat where it is after something else; NONE if none is."""
        node = self.node[edge]
        above = self.above[node]
        other = NONE if above == NONE else self.child[above]
        while other != NONE:
            if other != node and self.seat[other] == self.seat[node]:
                same = self.edge_of(other, self.number[edge])
                if same != NONE and self.child[same] != NONE:
                    return self.child[same]
            other = self.beside[other]
        return NONE

    def edge_of(self, node: i64, number: i64) -> i64:
        """The choice of this action, or NONE."""
        edge = self.first[node]
        while edge != NONE and self.number[edge] != number:
            edge = self.next[edge]
        return edge

    def visits_of(self, node: i64) -> i64:
        """How often anything was chosen in a node."""
        found: i64 = 0
        edge = self.first[node]
        while edge != NONE:
            found += self.visits[edge]
            edge = self.next[edge]
        return found

    def is_decided(self, node: i64, left: i64) -> bool:
        """Whether what was chosen most often will be that, whatever comes of the visits that are left."""
        most: i64 = 0
        second: i64 = 0
        edge = self.first[node]
        while edge != NONE:
            visits = self.visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            edge = self.next[edge]
        return most - second > left
