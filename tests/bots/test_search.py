"""The search: it finds what is there to be found, keeps what it has thought, and stops when it is sure."""

from __future__ import annotations

import pytest

import alehouse
from alehouse import bots
from alehouse.bots.search import Search
from alehouse.bots.tree import NONE, Tree
from alehouse.bots.value import Appraised
from alehouse.engine.contract import CHANCE, Game, Position
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from alehouse.engine.thinking import Thinking
from tests.bots.test_bots import a_decision
from tests.small_game import SMALL, SmallPosition

GAMES = [*alehouse.games(), SMALL]
WAYS = {
    "as usual": Thinking(),
    "impatient": Thinking(ripe=1),
    "with playouts": Thinking(playout=4),
    "to the end": Thinking(playout=-1),
    "from a pool": Thinking(pool=5),
    "reading": Thinking(reading=True),
    "shallow": Thinking(shallow=6),
    "by aims": Thinking(aims=True),
}


def with_a_choice(game: Game, seed: int) -> Position:
    position = a_decision(game, seed, 3 + 5 * seed)
    while len(position.legal()) < 2:
        seed += 1
        position = a_decision(game, seed, 3 + 5 * seed)
    return position


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("way", WAYS)
def test_every_choice_is_considered(game: Game, way: str) -> None:
    position = with_a_choice(game, 2)
    search = Search(FastLuck(1), 60, thinking=WAYS[way])
    considered = search.consider(position.knowledge(position.to_move))
    assert [each.action for each in considered] == position.legal()
    assert sum(each.visits for each in considered) == search.thought <= 60
    assert all(0 <= each.chance <= 1 for each in considered)


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_who_thinks_shallowly_looks_less_far(game: Game) -> None:
    knowledge = with_a_choice(game, 2).knowledge(with_a_choice(game, 2).to_move)
    seen = []
    for shallow in (0, 6, 1):
        search = Search(FastLuck(1), 60, thinking=Thinking(shallow=shallow))
        search.consider(knowledge)
        seen.append(len(search._tree.seat))
    assert seen[0] > seen[1] >= seen[2]
    assert seen[2] == 1, "nothing is ripe before the last iteration"


@pytest.mark.parametrize("players", range(1, 10))
def test_any_number_of_seats(players: int) -> None:
    game = next(each for each in alehouse.games() if each.fewest <= players <= each.most and each.most == 9)
    position = game.start(players)
    play_on(position, FastLuck(3))
    chosen = bots.decision(Search(FastLuck(1), 40), position)
    assert chosen in position.legal()


def test_the_search_finds_the_winning_answer() -> None:
    position = SmallPosition(SMALL, 2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    chosen = [Search(FastLuck(seed), 60).choose(position.knowledge(1)) for seed in range(20)]
    assert {str(action) for action in chosen} == {"doubt"}


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_same_luck_gives_the_same_choice(game: Game) -> None:
    knowledge = with_a_choice(game, 4).knowledge(with_a_choice(game, 4).to_move)
    one, other = ([each.visits for each in Search(FastLuck(9), 80).consider(knowledge)] for _ in range(2))
    assert one == other


def test_it_stops_when_the_leader_cannot_be_overtaken() -> None:
    position = SmallPosition(SMALL, 2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    search = Search(FastLuck(1), 10_000)
    considered = search.consider(position.knowledge(1))
    most, second = sorted((each.visits for each in considered), reverse=True)[:2]
    assert search.thought < 10_000
    assert most - second > 10_000 - search.thought, "more thinking could not have changed it"


def follow_up(game: Game) -> tuple[Search, Position]:
    """A search that has just decided something after which the same seat decides again, and no chance in between."""
    for seed in range(200):
        position = with_a_choice(game, seed)
        seat = position.to_move
        search = Search(FastLuck(seed), 120)
        position.play(search.choose(position.knowledge(seat)))
        if position.to_move == seat and len(position.legal()) > 1:
            return search, position
    raise AssertionError("there are such decisions")


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_what_was_thought_is_kept_for_the_next_decision_of_the_turn(game: Game) -> None:
    search, position = follow_up(game)
    before = search.thought
    considered = search.consider(position.knowledge(position.to_move))
    kept = sum(each.visits for each in considered) - (search.thought - before)
    assert kept > 0


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_nothing_is_kept_where_it_came_otherwise(game: Game) -> None:
    search, position = follow_up(game)
    other = with_a_choice(game, 1)
    assert other.digest() != position.digest()
    before = search.thought
    considered = search.consider(other.knowledge(other.to_move))
    assert sum(each.visits for each in considered) == search.thought - before


def test_nobody_sees_what_chance_will_bring() -> None:
    """Chance is drawn anew in every iteration: the position itself is not played on."""
    position = with_a_choice(SMALL, 3)
    digest = position.digest()
    Search(FastLuck(1), 50, Appraised()).choose(position.knowledge(position.to_move))
    assert position.digest() == digest
    assert position.to_move != CHANCE


def test_a_tree_keeps_choices_in_the_order_of_the_table() -> None:
    tree = Tree()
    root = tree.add_node(0)
    later = tree.add_edge(root, NONE, 7, 0.5)
    first = tree.add_edge(root, NONE, 3, 0.5)
    between = tree.add_edge(root, first, 5, 0.5)
    found = []
    edge = tree.first[root]
    while edge != NONE:
        found.append(edge)
        edge = tree.next[edge]
    assert found == [first, between, later]
    assert tree.edge_of(root, 5) == between
    assert tree.edge_of(root, 4) == NONE
    one, other = tree.below(first, 0), tree.below(first, 1)
    assert one != other
    assert tree.below(first, 0) == one
    assert tree.below(first, 1) == other


def test_a_seat_chooses_by_what_it_is_after_and_nobody_else_by_that() -> None:
    """In worlds in which it is after something else it weighs anew; whoever chooses next has seen its choice alone."""
    tree = Tree()
    above = tree.add_edge(tree.add_node(0), NONE, 0, 0.5)
    one, other = tree.below(above, 1, 7), tree.below(above, 1, 8)
    assert one != other
    assert tree.below(above, 1, 7) == one
    assert tree.known_below(above, 1, 9) == NONE
    edges = [tree.add_edge(node, NONE, 5, 0.5) for node in (one, other)]
    elsewhere = tree.add_edge(other, edges[1], 6, 0.5)
    after = [tree.below(edge, 0) for edge in edges]
    assert after[0] == after[1]
    assert tree.below(elsewhere, 0) not in after
    # Those who come to be asked there later are the same for both, too.
    assert tree.below(edges[0], 2) == tree.below(edges[1], 2)
    assert tree.below(edges[1], 3, 1) == tree.below(edges[0], 3, 1)


def test_large_trees_are_let_go_without_harm() -> None:
    """Thousands of nodes below each other: nothing is walked when they are let go."""
    tree = Tree()
    node = tree.add_node(0)
    for depth in range(5_000):
        node = tree.below(tree.add_edge(node, NONE, depth, 0.5), depth % 2)
    del tree


def test_a_novice_takes_what_is_nearly_as_good() -> None:
    """Its mistakes are a person's: now and then something that looks nearly as good, never anything at all."""
    position = SmallPosition(SMALL, 2, 1)
    position.hands = [1, 3]
    position.step, position.to_move, position.claim, position.dealing = "answer", 1, 3, 2
    position.coins = [0, 1]
    assert {str(bots.make("novice", FastLuck(seed)).choose(position.knowledge(1))) for seed in range(30)} == {"doubt"}
    between = with_a_choice(alehouse.games()[-1], 2)
    chosen = {bots.decision(bots.make("novice", FastLuck(seed)), between) for seed in range(30)}
    assert len(chosen) > 1
