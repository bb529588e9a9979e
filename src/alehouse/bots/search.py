"""A search for all games, over what may be true: an open-loop tree, for any number of seats and aims.

Every iteration imagines a world that the seat cannot tell from the truth, goes down the tree choosing for each seat
what looks best to that seat, lets chance decide anew, tries something that is new, and judges what came of it. The
tree knows decisions only, not what chance brought: a choice is as good as it is on average (Cowling, Powley,
Whitehouse: information set Monte Carlo tree search). Since not everything is possible in every world, a choice is
measured against how often it was there to be chosen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from alehouse.bots.bot import Bot
from alehouse.bots.tree import NONE, Tree
from alehouse.bots.value import Value, value_of
from alehouse.engine.actions import Action
from alehouse.engine.bits import only
from alehouse.engine.claims import Claim, Heard
from alehouse.engine.contract import Game, Imaginer, Knowledge, Position
from alehouse.engine.luck import FastLuck, Luck
from alehouse.engine.playing import play_on
from alehouse.engine.thinking import USUAL_THINKING, Thinking

SEEDS: Final = 1 << 30
BETWEEN: Final = 16
"""Iterations between two looks whether the leader can still be overtaken."""
DOUBTS: Final = 24
"""Worlds that are weighed against each other before the first is held for true."""


class Considered:
    """What a search thinks of a choice: how often it was tried, and the chance of success that it promises."""

    def __init__(self, action: Action, visits: int, chance: float) -> None:
        self.action = action
        self.visits = visits
        self.chance = chance


class Search(Bot):
    """Thinks so many iterations about every decision; how long that takes is the machine's business."""

    def __init__(
        self,
        luck: Luck,
        iterations: i64,
        value: Value | None = None,
        thinking: Thinking | None = None,
        blur: float = 0.0,
        candid: bool = False,
    ) -> None:
        self._luck = luck
        self._chance = FastLuck(luck.below(SEEDS))
        self._iterations: i64 = iterations
        self._blur = blur
        """How far chances of success have to lie apart to be told from each other; 0: as little as can be."""
        self._candid = candid
        """Whether it lets slip the truth now and then where a lie would serve better."""
        self._heard: list[Heard] = []
        self._doubted: list[list[Heard]] = []
        """What of it cannot be true together."""
        self._given_value = value
        self._given_thinking = thinking
        self._value = value if value is not None else Value()
        self._thinking = thinking if thinking is not None else USUAL_THINKING
        self._ripe: i64 = 0
        """How often a choice is tried in this decision before what may follow it is looked at."""
        self._worlds: list[Position] = []
        self._imaginer: Imaginer | None = None
        """Whose worlds are weighed while others are read,"""
        self._believed: Position | None = None
        """the one of them that is held for true now,"""
        self._fits = 0.0
        """and how well what they did fits it."""
        self._tree = Tree()
        self._root: i64 = NONE
        """The node of the decision that is expected next, if any is."""
        self._expected: Position | None = None
        """How it will look."""
        self._chosen: i64 = NONE
        """The edge that was found most promising last."""
        self.thought: i64 = 0
        """Iterations in all so far."""

    def listen(self, heard: Sequence[Heard]) -> None:
        if len(heard) != len(self._heard):
            # What was thought before they spoke is thought anew.
            self._expected = None
        self._heard = list(heard)

    def remark(self, knowledge: Knowledge) -> Claim | None:
        return knowledge.game.remark(knowledge, self._heard, self._luck, self._candid)

    def choose(self, knowledge: Knowledge) -> Action:
        considered = self.consider(knowledge)
        best = self._one_of_the_likely(considered) if self._blur > 0.0 else most_tried(considered)
        self._keep(knowledge, best.action)
        return best.action

    def consider(self, knowledge: Knowledge) -> list[Considered]:
        """Think, and tell of every choice how good it is."""
        game = knowledge.game
        self._think_as_in(game)
        if not self._is_expected(knowledge):
            self._tree = Tree()
            self._root = self._tree.add_node(knowledge.seat)
        legal = knowledge.legal
        self._think(legal, knowledge.imaginer(self._luck))
        return self._considered(legal)

    def _considered(self, legal: list[Action]) -> list[Considered]:
        """What the tree says of the choices at its root."""
        tree = self._tree
        trust = self._thinking.trust
        found: list[Considered] = []
        for action in legal:
            edge = tree.edge_of(self._root, action.number)
            visits = tree.visits[edge]
            chance = (tree.total[edge] + trust * tree.first_look[edge]) / (float(visits) + trust)
            found.append(Considered(action, visits, chance))
        return found

    def _think_as_in(self, game: Game) -> None:
        """Judge positions and search as it goes best in this game."""
        self._value = self._given_value if self._given_value is not None else value_of(game)
        thinking = self._given_thinking if self._given_thinking is not None else game.thinking
        self._thinking = thinking
        self._ripe = thinking.ripe
        if thinking.shallow and self._iterations // thinking.shallow > self._ripe:
            self._ripe = self._iterations // thinking.shallow

    def _one_of_the_likely(self, considered: list[Considered]) -> Considered:
        """What looks best comes first, but what looks nearly as good is taken for it now and then."""
        most = max([each.chance for each in considered])
        weights = [int(1000.0 * math.exp((each.chance - most) / self._blur)) for each in considered]
        drawn = self._luck.below(sum(weights))
        for place in range(len(weights)):
            drawn -= weights[place]
            if drawn < 0:
                return considered[place]
        raise AssertionError("a draw lies below the sum")

    # From one decision of a turn to the next

    def _keep(self, knowledge: Knowledge, action: Action) -> None:
        """If the same seat decides next, and chance has no part in it, what was thought of that is kept."""
        self._expected = None
        expected = knowledge.might_be()
        expected.play(action)
        if expected.to_move == knowledge.seat:
            self._expected = expected
            edge = self._tree.edge_of(self._root, action.number)
            self._root = self._tree.below(edge, knowledge.seat, self._aim(expected))

    def _is_expected(self, knowledge: Knowledge) -> bool:
        expected = self._expected
        self._expected = None
        if expected is None or expected.game is not knowledge.game or expected.to_move != knowledge.seat:
            return False
        return expected.view(knowledge.seat) == knowledge.view

    # Thinking

    def _think(self, legal: list[Action], imaginer: Imaginer) -> None:
        self._worlds = []
        seat = self._tree.seat[self._root]
        done = self._tree.visits_of(self._root)
        while True:
            self._visit(self._root, self._world(imaginer, seat), legal, 0)
            self.thought += 1
            done += 1
            if done >= self._iterations:
                break
            if done % BETWEEN == 0 and self._tree.is_decided(self._root, self._iterations - done):
                break
        self._worlds = []

    def _world(self, imaginer: Imaginer, seat: i64) -> Position:
        if self._thinking.reading:
            return self._read(imaginer, seat).copy()
        pool = self._thinking.pool
        if not pool:
            return imaginer.next(self._chance)
        size: i64 = len(self._worlds)
        if size < pool:
            self._worlds.append(imaginer.next(self._chance))
            return self._worlds[size].copy()
        return self._worlds[self._chance.below(size)].copy()

    def _read(self, imaginer: Imaginer, seat: i64) -> Position:
        """A world, as often as it is likely and what others did fits it (Metropolis, Hastings)."""
        if imaginer is not self._imaginer:
            self._imaginer = imaginer
            self._believed = None
            for _ in range(DOUBTS):
                self._weigh(imaginer, seat)
        return self._weigh(imaginer, seat)

    def _weigh(self, imaginer: Imaginer, seat: i64) -> Position:
        """Another world takes the place of the last, if what others did fits it; else the last one stays."""
        world = imaginer.next(self._chance)
        believed = self._believed
        if believed is None:
            self._doubted = world.game.in_doubt(world, seat, self._heard)
        fits = world.game.plausible(world, seat, self._heard, self._doubted)
        if believed is None or fits >= self._fits or float(self._chance.below(SEEDS)) < fits / self._fits * SEEDS:
            self._believed = world
            self._fits = fits
            return world
        return believed

    def _visit(self, node: i64, position: Position, legal: list[Action], asked: i64) -> None:
        """Go down from a node in which these are the legal actions; then the value knows what came of it."""
        tree = self._tree
        seat = tree.seat[node]
        asked |= only(seat)
        place = self._most_promising(node, position, legal)
        action = legal[place]
        edge = self._chosen
        position.play(action)
        play_on(position, self._chance)
        if tree.visits[edge] >= self._ripe:
            following = self._next_choice(position)
            if position.to_move >= 0:
                self._visit(tree.below(edge, position.to_move, self._aim(position)), position, following, asked)
            else:
                self._value.judge(position, asked)
        else:
            self._play_out(position)
            self._value.judge(position, asked)
        tree.visits[edge] += 1
        tree.total[edge] += self._value.chances[seat]
        # Whoever called learns which choice it was.
        self._chosen = edge

    def _aim(self, position: Position) -> i64:
        """What the seat that is to move is after, as far as that is thought of."""
        return position.game.aim(position, position.to_move) if self._thinking.aims else 0

    def _most_promising(self, node: i64, position: Position, legal: list[Action]) -> i64:
        """The place of the action that the node's seat should try now."""
        tree = self._tree
        exploration = self._thinking.exploration
        trust = self._thinking.trust
        most = -1.0
        found: i64 = 0
        before: i64 = NONE
        edge = tree.first[node]
        last_available: i64 = 0
        logarithm = 0.0
        place: i64
        for place in range(len(legal)):
            number: i64 = legal[place].number
            while edge != NONE and tree.number[edge] < number:
                before = edge
                edge = tree.next[edge]
            if edge == NONE or tree.number[edge] != number:
                edge = tree.add_edge(node, before, number, self._first_look(position, legal[place], tree.seat[node]))
            available = tree.available[edge] + 1
            tree.available[edge] = available
            if available != last_available:
                last_available = available
                logarithm = math.log(float(available) + 1.0)
            weight = float(tree.visits[edge]) + trust
            promise = (tree.total[edge] + trust * tree.first_look[edge]) / weight
            promise += exploration * math.sqrt(logarithm / weight)
            if promise > most:
                most = promise
                found = place
                self._chosen = edge
        return found

    def _first_look(self, position: Position, action: Action, seat: i64) -> float:
        trial = position.copy()
        trial.play(action)
        play_on(trial, self._chance)
        self._value.judge(trial, only(seat))
        return self._value.chances[seat]

    def _next_choice(self, position: Position) -> list[Action]:
        """What may be done next, once all has been done to which there is no alternative."""
        legal = position.legal()
        while len(legal) == 1:
            position.play(legal[0])
            play_on(position, self._chance)
            legal = position.legal()
        return legal

    def _play_out(self, position: Position) -> None:
        left = self._thinking.playout
        while left and position.to_move >= 0:
            legal = position.legal()
            position.play(legal[self._chance.below(len(legal))])
            play_on(position, self._chance)
            left -= 1


def most_tried(considered: list[Considered]) -> Considered:
    best = considered[0]
    for each in considered:
        if each.visits > best.visits or (each.visits == best.visits and each.chance > best.chance):
            best = each
    return best
