"""A search that looks at a decision, its own or another's, through the eyes of one seat.

What could this seat expect before it was decided, and what once it was? It tells besides what will probably follow.
Hints and the analysis of records are made of this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from alehouse.bots.search import Considered, Search, most_tried
from alehouse.bots.tree import NONE, Tree
from alehouse.engine.actions import Action
from alehouse.engine.bits import only
from alehouse.engine.contract import CHANCE, Imaginer, Knowledge, Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on

CLOSELY: Final = 8
"""What was played is tried in one of so many iterations at least, however bad it looks."""
FEWEST: Final = 4
"""And as often as this."""
FORESEEN: Final = 40
"""Worlds in which it is seen what will probably follow."""
DEEPEST: Final = 4
"""Decisions after which nobody knows any more what an answer answers."""


class Reviewed:
    """A decision through the eyes of a seat: its chance of success before, and once it was decided."""

    def __init__(self, before: float, after: float, considered: list[Considered], best: Considered | None) -> None:
        self.before = before
        self.after = after
        self.considered = considered
        """Every choice; only where the seat itself decides."""
        self.best = best


class Answer:
    """A decision that will probably follow, and a moment in which it does."""

    def __init__(self, seat: int, action: Action, position: Position) -> None:
        self.seat = seat
        self.action = action
        self.position = position
        self.times: i64 = 1


class Foreseen:
    """What will probably follow a choice: what the same seat does next, what another does, and how it may turn out."""

    def __init__(self, chances: list[float], next: Answer | None, reply: Answer | None) -> None:
        self.chances = chances
        """Of success, in as many worlds, once chance has had its part; the lowest first."""
        self.next = next
        self.reply = reply


class Review(Search):
    """Thinks about a decision whoever makes it."""

    def review(self, knowledge: Knowledge, played: Action | None) -> Reviewed:
        """Look at what is being decided; and at what came of it, if anything was played."""
        game = knowledge.game
        seat: i64 = knowledge.seat
        self._think_as_in(game)
        self._expected = None
        self._believed = None
        self._tree = Tree()
        tree = self._tree
        # Before the first draw nobody knows whose decision will be the first: the root hangs on an edge of its own.
        above = tree.add_edge(tree.add_node(seat), NONE, 0, 0.0)
        imaginer = knowledge.imaginer(self._luck)
        total = 0.0
        seen: dict[i64, float] = {}
        done: i64 = 0
        while done < self._iterations:
            done += 1
            total += self._look(above, imaginer, seat, seen)
        legal = knowledge.legal
        if not legal:
            before = total / float(done)
            return Reviewed(before, self._closely(above, imaginer, played, seat, seen, before), [], None)
        self._root = tree.below(above, seat)
        best = most_tried(self._considered(legal)).action
        if played is not None:
            self._closely(above, imaginer, played, seat, seen, 0.0)
        considered = self._considered(legal)
        by_action = {each.action.number: each for each in considered}
        found = by_action[best.number]
        if played is None:
            return Reviewed(found.chance, found.chance, considered, found)
        chosen = by_action[played.number]
        if chosen.chance >= found.chance:
            found = chosen
        return Reviewed(found.chance, chosen.chance, considered, found)

    def foresee(self, knowledge: Knowledge, action: Action) -> Foreseen:
        """What will probably follow one of the choices that were reviewed last."""
        imaginer = knowledge.imaginer(self._luck)
        seat: i64 = knowledge.seat
        edge = self._tree.edge_of(self._root, action.number)
        chances: list[float] = []
        nexts: dict[i64, Answer] = {}
        replies: dict[i64, Answer] = {}
        for _ in range(FORESEEN):
            position = self._world(imaginer, seat)
            position.play(action)
            play_on(position, self._chance)
            self._value.judge(position, only(seat))
            chances.append(self._value.chances[seat])
            self._follow(edge, position, seat, nexts, replies)
        chances.sort()
        return Foreseen(chances, _likeliest(nexts), _likeliest(replies))

    def _look(self, above: i64, imaginer: Imaginer, seat: i64, seen: dict[i64, float]) -> float:
        """One iteration from the root, whoever decides there; what it promised to the seat that looks."""
        position = self._world(imaginer, seat)
        if position.to_move == CHANCE:
            play_on(position, self._chance)
        if position.to_move < 0:
            self._value.judge(position, only(seat))
            return self._value.chances[seat]
        self._visit(self._tree.below(above, position.to_move), position, position.legal(), only(seat))
        self.thought += 1
        promised = self._value.chances[seat]
        seen[self._chosen] = seen.get(self._chosen, 0.0) + promised
        return promised

    def _closely(
        self,
        above: i64,
        imaginer: Imaginer,
        played: Action | None,
        seat: i64,
        seen: dict[i64, float],
        otherwise: float,
    ) -> float:
        """Try what was played until there is something to say about it, and say it to the seat that looks."""
        if played is None:
            return otherwise
        tree = self._tree
        enough = max(FEWEST, self._iterations // CLOSELY)
        edge: i64 = NONE
        for _ in range(2 * enough):
            edge = self._edge_of(above, played)
            if edge != NONE and tree.visits[edge] >= enough:
                break
            # Not in every world that this seat imagines the other one can do what it did.
            world = self._world(imaginer, seat)
            if world.to_move >= 0 and played in world.legal():
                self._visit(tree.below(above, world.to_move), world, [played], only(seat))
                seen[self._chosen] = seen.get(self._chosen, 0.0) + self._value.chances[seat]
        edge = self._edge_of(above, played)
        if edge == NONE or tree.visits[edge] == 0:
            return otherwise
        return seen[edge] / float(tree.visits[edge])

    def _edge_of(self, above: i64, action: Action) -> i64:
        """The choice of this action at the root, whoever decides there."""
        tree = self._tree
        node = tree.child[above]
        while node != NONE:
            edge = tree.edge_of(node, action.number)
            if edge != NONE:
                return edge
            node = tree.beside[node]
        return NONE

    def _follow(
        self, edge: i64, position: Position, seat: i64, nexts: dict[i64, Answer], replies: dict[i64, Answer]
    ) -> None:
        """Go on as the tree thinks best until somebody else has decided."""
        tree = self._tree
        for depth in range(DEEPEST):
            legal = self._next_choice(position)
            if position.to_move < 0 or edge == NONE:
                return
            node = tree.known_below(edge, position.to_move, self._aim(position))
            place = self._most_tried_of(node, legal) if node != NONE else NONE
            if place == NONE:
                return
            action = legal[place]
            if position.to_move != seat:
                _count(replies, position, action)
                return
            if depth == 0:
                _count(nexts, position, action)
            edge = tree.edge_of(node, action.number)
            position.play(action)
            play_on(position, self._chance)

    def _most_tried_of(self, node: i64, legal: list[Action]) -> i64:
        """The place of the action that was tried most often of those that can be chosen here; NONE if none was."""
        tree = self._tree
        found: i64 = NONE
        most: i64 = 0
        place: i64
        for place in range(len(legal)):
            edge = tree.edge_of(node, legal[place].number)
            if edge != NONE and tree.visits[edge] > most:
                most = tree.visits[edge]
                found = place
        return found


def lucky(*words: object) -> FastLuck:
    """Always the same luck for the same question: whoever asks again is told the same."""
    return FastLuck(" ".join([str(word) for word in words]))


def _count(answers: dict[i64, Answer], position: Position, action: Action) -> None:
    # The same words may be another's: an answer is somebody's.
    key: i64 = action.number * 16 + position.to_move
    known = answers.get(key)
    if known is None:
        answers[key] = Answer(position.to_move, action, position.copy())
    else:
        known.times += 1


def _likeliest(answers: dict[i64, Answer]) -> Answer | None:
    found: Answer | None = None
    for each in answers.values():
        if found is None or each.times > found.times:
            found = each
    return found
