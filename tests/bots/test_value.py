"""What a position promises: chances that add up, of games as they are, and refused where they do not fit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from importlib import resources

import pytest
from librt.vecs import vec

import alehouse
from alehouse.bots.value import (
    MOST_SEATS,
    Appraised,
    Learned,
    Net,
    forget_values,
    give_value,
    give_values,
    given_value,
    given_values,
    how_many_weights,
    read_net,
    score,
    value_of,
)
from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_out
from alehouse.server.thinking import Thinker
from tests.bots.test_bots import a_decision
from tests.small_game import SMALL

ALL = 2**9 - 1


def shipped(game: Game) -> bytes:
    package = type(game).__module__.rpartition(".")[0]
    return resources.files(package).joinpath(f"{game.name}.value.json").read_bytes()


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_every_game_of_the_house_has_been_learned(game: Game) -> None:
    assert isinstance(value_of(game), Learned)
    assert len(shipped(game)) < 20_000, "what is shipped is small"


def test_where_nothing_was_learned_the_appraisal_has_to_do() -> None:
    assert isinstance(value_of(SMALL), Appraised)


@pytest.mark.parametrize("game", [*alehouse.games(), SMALL], ids=str)
@pytest.mark.parametrize("seed", range(8))
def test_chances_are_chances(game: Game, seed: int) -> None:
    position = a_decision(game, seed, 1 + 6 * seed)
    value = value_of(game)
    value.judge(position, ALL)
    chances = list(value.chances[: position.players])
    assert all(0 <= chance <= 1 for chance in chances)
    if game.one_win and game.features:
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("game", [*alehouse.games(), SMALL], ids=str)
def test_at_the_end_there_is_nothing_to_guess(game: Game) -> None:
    position = game.start(game.most)
    play_out(position, FastLuck(1))
    value = value_of(game)
    value.judge(position, ALL)
    result = position.result()
    assert list(value.chances[: game.most]) == [result.utility(seat) for seat in range(game.most)]
    assert game.most <= MOST_SEATS


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
@pytest.mark.parametrize("seed", range(6))
def test_features_are_of_a_size(game: Game, seed: int) -> None:
    """Every feature is written anew, and about 1 in size: what was in the row before is gone."""
    position = a_decision(game, seed, 9 * seed)
    rows = [vec[float]([before] * len(game.features)) for before in (0.0, 99.0)]
    for seat in range(position.players):
        for row in rows:
            game.measure(position, seat, row)
        assert list(rows[0]) == list(rows[1])
        assert max(abs(each) for each in rows[0]) < 13


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_features_have_names_of_their_own(game: Game) -> None:
    assert len(set(game.features)) == len(game.features)


def test_the_net_is_plain_arithmetic() -> None:
    """Two features, one hidden unit: its output, bias and weights; then the straight lines' bias and weights."""
    weights = vec[float]([2.0, -1.0, 1.0, 0.5, 0.25, 0.0, 1.0])
    assert score(weights, 2, 1, vec[float]([3.0, 2.0]), 0) == 2.0 * (-1.0 + 3.0 + 1.0) + 0.25 + 2.0
    assert score(weights, 2, 1, vec[float]([9.0, 0.0, 1.0]), 1) == 0.25 + 1.0, "the unit is silent below 0"
    assert how_many_weights(2, 1) == len(weights)
    assert Net(2, 1, True, weights).one_win


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"game": "chess"}, "bots-value-other"),
        ({"features": ["height"]}, "bots-value-other"),
        ({"weights": [1.0]}, "bots-value-other"),
        ({"weights": "many"}, "bots-value-unreadable"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], complaint: str) -> None:
    game = alehouse.games()[0]
    changed = json.loads(shipped(game)) | change
    with pytest.raises(AlehouseError) as refused:
        read_net(game, json.dumps(changed).encode())
    assert refused.value.message.id == complaint


def test_what_is_no_file_of_ours_is_refused() -> None:
    with pytest.raises(AlehouseError):
        read_net(alehouse.games()[0], b"\x00nonsense")


# What somebody has learned with a box of their own


@pytest.fixture
def _nothing_given() -> Iterator[None]:
    yield
    forget_values()


def learned_with(game: Game, weight: float) -> bytes:
    """A file as `alehouse train` writes it, that says something else than the one that is shipped."""
    file = json.loads(shipped(game))
    file["weights"] = [weight] * len(file["weights"])
    file["learned"]["box"] = game.box.differs
    return json.dumps(file).encode()


@pytest.mark.usefixtures("_nothing_given")
def test_what_was_given_is_used_with_its_box_alone() -> None:
    printed = alehouse.game("bristol-1350")
    short, long = printed.variant({"road": 8}), printed.variant({"road": 20})
    position = a_decision(short, 1, 20)
    value_of(short).judge(position, ALL)
    before = list(value_of(short).chances[: position.players])
    give_value(short, learned_with(short, 0.5))
    assert given_value(short) is not None
    assert given_value(printed) is given_value(long) is None
    value = value_of(printed.variant({"road": 8}))
    value.judge(position, ALL)
    assert list(value.chances[: position.players]) != before
    files = given_values()
    forget_values()
    assert given_value(short) is None
    give_values(files)
    assert given_value(short) == files[0], "another process finds out by itself what it is about"


@pytest.mark.usefixtures("_nothing_given")
@pytest.mark.parametrize(
    ("game", "file", "complaint"),
    [
        (
            "bristol-1350",
            lambda: learned_with(alehouse.game("bristol-1350").variant({"road": 8}), 1.0),
            "bots-value-box",
        ),
        ("bristol-1350", lambda: shipped(alehouse.game("the-pub")), "bots-value-other"),
        ("bristol-1350", lambda: b"[]", "bots-value-unreadable"),
    ],
)
def test_what_was_learned_of_something_else_is_refused(game: str, file: Callable[[], bytes], complaint: str) -> None:
    with pytest.raises(AlehouseError) as refused:
        give_value(alehouse.game(game), file())
    assert refused.value.message.id == complaint
    assert given_values() == []
    with pytest.raises(AlehouseError):
        give_values([b"{}"])


@pytest.mark.usefixtures("_nothing_given")
def test_bots_of_a_server_are_given_it_too() -> None:
    """They think in processes of their own, which begin knowing nothing."""
    game = alehouse.game("bristol-1350").variant({"road": 20})
    knowledge = game_knowledge(game)

    async def hinted() -> bytes:
        thinker = Thinker(1)
        try:
            return await thinker.hint("novice", knowledge)
        finally:
            thinker.stop()

    before = asyncio.run(hinted())
    assert asyncio.run(hinted()) == before
    give_value(game, learned_with(game, 0.5))
    assert asyncio.run(hinted()) != before


def game_knowledge(game: Game) -> bytes:
    position = a_decision(game, 3, 4)
    return position.knowledge(position.to_move).encode()
