"""What is measured about a seat is its own: seats renamed, features and chances renamed."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import alehouse
from alehouse.bots.value import value_of
from alehouse.engine.contract import Game
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from alehouse.games.fantasy_pub.components import CLAN
from alehouse.games.fantasy_pub.position import PubPosition
from tests.bots.test_bots import a_decision
from tests.games.fantasy_pub.table import pub22

EDITIONS = [alehouse.game("fantasy-pub-2022"), alehouse.game("fantasy-pub-2003")]


def renamed(pub: PubPosition) -> PubPosition:
    """The same position after everybody has moved one seat on."""
    other = pub.copy()
    characters = pub.seats * CLAN
    for name in ("where", "coins", "beers", "triples"):
        row = getattr(pub, name)
        setattr(other, name, vec[i64]([row[(each - CLAN) % characters] for each in range(len(row))]) if row else row)
    for name in ("out_plain", "out_triple", "side", "hand"):
        row = getattr(pub, name)
        setattr(other, name, vec[i64]([row[(seat - 1) % pub.seats] for seat in range(len(row))]))
    other.home = vec[i64]([(each + CLAN) % characters for each in pub.home])
    other.turn = (pub.turn + 1) % pub.seats
    other.first = (pub.first + 1) % pub.seats
    return other


def features(game: Game, pub: PubPosition, seat: int) -> list[float]:
    row = vec[float]([0.0] * len(game.features))
    game.measure(pub, seat, row)
    return list(row)


@pytest.mark.parametrize("game", EDITIONS, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_seats_renamed_is_value_renamed(game: Game, seed: int) -> None:
    pub = a_decision(game, seed, 20 + 9 * seed)
    assert isinstance(pub, PubPosition)
    other = renamed(pub)
    value, again = value_of(game), value_of(game)
    value.judge(pub, 2**pub.seats - 1)
    again.judge(other, 2**pub.seats - 1)
    mine = [features(game, pub, seat) for seat in range(pub.seats)]
    assert len({str(each) for each in mine}) > 1, "seats differ"
    for seat in range(pub.seats):
        there = (seat + 1) % pub.seats
        assert features(game, other, there) == mine[seat]
        assert again.chances[there] == pytest.approx(value.chances[seat])


def named(game: Game, pub: PubPosition, seat: int) -> dict[str, float]:
    return dict(zip(game.features, features(game, pub, seat)))


@pytest.mark.parametrize("game", EDITIONS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_somebody_is_first_and_somebody_last(game: Game, seed: int) -> None:
    pub = a_decision(game, seed, 15 + 9 * seed)
    assert isinstance(pub, PubPosition)
    seats = [named(game, pub, (pub.first + place) % pub.seats) for place in range(pub.seats)]
    assert [each["first"] for each in seats] == [1.0] + [0.0] * (pub.seats - 1)
    assert [each["last"] for each in seats] == [0.0] * (pub.seats - 1) + [1.0]
    places = [each["place after the first"] for each in seats]
    assert places == sorted(places)
    assert (places[0], places[-1]) == (0.0, 1.0)
    assert sum(each["on turn"] for each in seats) == 1


@pytest.mark.parametrize("game", EDITIONS, ids=str)
def test_everything_counts_the_more_the_later(game: Game) -> None:
    pub = a_decision(game, 3, 60)
    assert isinstance(pub, PubPosition)
    done = float(len(pub.home) if pub.edition.is_2022 else max(pub.out_plain)) / float(pub.goal)
    for seat in range(pub.seats):
        row = features(game, pub, seat)
        half = len(row) // 2
        assert row[half:] == pytest.approx([each * done for each in row[:half]])


def test_the_door_is_reached_with_one_die_or_with_both() -> None:
    """Ready with two beers three spaces before the door: five pips, of one die or of both, 15 of 36 rolls."""
    pub = pub22(at={"1.elf-a": (4, 1, 2), "2.troll": (1, 4, 0)})
    assert isinstance(pub, PubPosition)
    mine = named(EDITIONS[0], pub, 0)
    assert mine["characters in reach of the door"] == pytest.approx(15 / 36)
    assert mine["points in reach of the door"] == pytest.approx(0.2 * 4 * 15 / 36)
    theirs = named(EDITIONS[0], pub, 1)
    assert theirs["characters in reach of the door"] == 0
    assert theirs["coins too many to leave"] == pytest.approx(0.4)
    assert theirs["beers that can still be paid"] == pytest.approx(0.4)


def test_in_2022_whoever_comes_last_is_better_off() -> None:
    """The last round is played out, so who comes last answers everything."""
    pub = EDITIONS[0].start(2)
    play_on(pub, FastLuck(1))
    assert isinstance(pub, PubPosition)
    value = value_of(EDITIONS[0])
    swapped = renamed(pub)
    for each in (pub, swapped):
        value.judge(each, 3)
        assert value.chances[1 - each.first] > value.chances[each.first]


def test_turns_are_counted_once_closing_time_has_begun() -> None:
    def left(turn: int, closing: str) -> list[float]:
        out = {1: ["goblin-a", "goblin-b", "dwarf-a"], 2: ["goblin-a", "goblin-b", "dwarf-a"]}
        pub = pub22(at={"1.elf-a": (4, 1, 2)}, turn=turn, out=out, closing=closing)
        assert isinstance(pub, PubPosition)
        return [named(EDITIONS[0], pub, seat)["turns before closing"] for seat in range(2)]

    assert left(1, "last-round") == [1.0, 2.0]
    assert left(2, "last-round") == [1.0, 1.0]
    assert left(1, "extra-turn") == [0.0, 1.0]
    assert left(2, "extra-turn") == [0.0, 0.0]
