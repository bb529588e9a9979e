"""Knowledge: all that a seat may know, as bytes, and nothing besides; whoever thinks elsewhere needs nothing else."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

import alehouse
from alehouse import FastLuck, Game, Knowledge
from alehouse.bots import make, names
from alehouse.engine import registry
from alehouse.engine.encoding import Latest, encode_views, encoded, encoded_choices, encoded_views
from alehouse.engine.errors import AlehouseError
from tests.small_game import SMALL
from tests.suite.observe import imagine, text, watchers
from tests.suite.walks import Setting, moments, sample, walks


@pytest.fixture(autouse=True)
def _every_game_is_known(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("setting", "game"):
        if name in request.fixturenames:
            given = request.getfixturevalue(name)
            game = given.game if isinstance(given, Setting) else given
            monkeypatch.setitem(registry._all(), game.name, game)
            if game.table is SMALL.table:
                # Both small games share a table, which belongs to the first of them.
                monkeypatch.setitem(registry._all(), SMALL.name, SMALL)


def test_knowledge_is_the_same_for_all_that_may_be_true(setting: Setting) -> None:
    """Byte for byte what a seat knows is what it would know if anything that it imagines were true."""
    for number, position in enumerate(moments(setting, games=2, each=10)):
        for seat in watchers(position):
            known = position.knowledge(seat).encode()
            assert imagine(position, seat, FastLuck(number)).knowledge(seat).encode() == known


def test_knowledge_survives_a_wire(setting: Setting) -> None:
    """Decoded, it shows the same view and choices, and the same luck imagines the same positions."""
    for number, position in enumerate(moments(setting, games=1, each=10)):
        for seat in watchers(position):
            here = position.knowledge(seat)
            there = Knowledge.decode(here.encode())
            assert there.encode() == here.encode()
            assert there.legal == here.legal == (position.legal() if seat == position.to_move else [])
            assert there.view.encode() == here.view.encode() == position.view(seat).encode()
            worlds = [each.imaginer(FastLuck(number)).next(FastLuck(number)).digest() for each in (here, there)]
            assert worlds[0] == worlds[1]


def test_an_imaginer_goes_on(setting: Setting) -> None:
    """Prepared once, it imagines again and again: sound positions in which the seat sees the same."""
    for number, position in enumerate(moments(setting, games=1, each=8)):
        for seat in watchers(position):
            luck = FastLuck(number)
            imaginer = position.knowledge(seat).imaginer(luck)
            seen = position.view(seat).encode()
            for _ in range(4):
                world = imaginer.next(luck)
                world.check()
                assert world.view(seat).encode() == seen


def test_views_are_encoded_once_for_all(setting: Setting) -> None:
    """What is sent to everybody, its public part encoded once, is what each seat's own view says."""
    for position in moments(setting, games=1, each=10):
        for seat, data in encoded_views(position).items():
            assert data == position.view(seat).encode()


def test_what_was_shown_before_is_no_part_of_what_is_shown(setting: Setting) -> None:
    """Shown moment by moment, with all that is remembered of it, a table looks as one that was never looked at."""
    latest = Latest()
    for position in walks(setting, steps=250):
        game, legal, unseen = position.game, position.legal(), position.game.load(position.dump())
        shown = position.views()
        for seat, parts in encode_views(shown, latest).items():
            assert b"".join(parts) == unseen.view(seat).encode()
        if legal:
            seat = position.to_move
            described = [game.describe(unseen.view(seat), action) for action in unseen.legal()]
            assert game.written_choices(shown[seat], legal) == encoded(described)


def test_choices_are_encoded_as_they_are_told(setting: Setting) -> None:
    """What is remembered of earlier choices, in words and in bytes, is what each of them says by itself."""
    for position in moments(setting, games=1, each=20):
        seat = position.to_move
        if seat >= 0:
            game, view = position.game, position.view(seat)
            described = [game.describe(view, action) for action in position.legal()]
            choices = [game.choice(view, action) for action in position.legal()]
            assert encoded_choices(choices) == encoded(described)
            assert game.written_choices(view, position.legal()) == encoded(described)


@pytest.mark.parametrize("data", [b"", b"null", b"[1]", b'{"game": 1}', b"\xff", b'{"game":"x","box":{},"seat":0}'])
def test_other_bytes_are_no_knowledge(data: bytes) -> None:
    with pytest.raises(AlehouseError):
        Knowledge.decode(data)


ELSEWHERE = """
import sys
from alehouse import FastLuck, Knowledge
from alehouse.bots import make
knowledge = Knowledge.decode(sys.stdin.buffer.read())
print(make(sys.argv[1], FastLuck(sys.argv[2])).choose(knowledge))
"""


# Levels differ in how long they think. What takes seconds compiled would take minutes as it is, and show nothing new.
KINDS = names() if alehouse.COMPILED else [kind for kind in names() if kind not in ("expert", "master")]


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_thinks_elsewhere(kind: str) -> None:
    """In a process that was given the bytes and never had the position, a bot chooses the same."""
    for game in alehouse.games():
        position = next(each for each in moments(sample(game)[-1], games=9, each=12, seed=3) if each.to_move >= 0)
        knowledge = position.knowledge(position.to_move)
        here = str(make(kind, FastLuck("7")).choose(knowledge))
        run = [sys.executable, "-c", ELSEWHERE, kind, "7"]
        there = subprocess.run(run, input=knowledge.encode(), capture_output=True, check=True).stdout.decode().strip()
        assert there == here
        assert game.action(there) in position.legal()


def test_positions_games_and_actions_travel(setting: Setting) -> None:
    """Copied in any way, and pickled, a position is independent and the same; games and actions are themselves."""
    for position in moments(setting, games=1, each=6):
        for other in (copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
            assert other is not position
            assert other.digest() == position.digest()
            assert other.game is position.game
            before = position.digest()
            for action in [*other.legal(), *(outcome for outcome, _ in other.chances())][:1]:
                other.play(action)
                assert position.digest() == before
    game = setting.game
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game
    for action in game.table.actions[:: max(1, len(game.table) // 20)]:
        assert copy.copy(action) is copy.deepcopy(action) is pickle.loads(pickle.dumps(action)) is action


def test_eyes_travel(setting: Setting) -> None:
    """Copied in any way, and pickled, an eye sees the same."""
    eye = setting.game.eye(setting.players, **setting.options)
    for position in moments(setting, games=1, each=4):
        for other in (copy.copy(eye), copy.deepcopy(eye), pickle.loads(pickle.dumps(eye))):
            assert other.game is setting.game
            for seat in watchers(position):
                assert bytes(other.see(position, seat)) == bytes(eye.see(position, seat))


def test_digests_tell_positions_apart(game: Game) -> None:
    """Two positions have the same digest just when their dumps are the same."""
    for setting in sample(game):
        dumps: dict[str, str] = {}
        for position in moments(setting, games=2, each=40):
            dumped = text(position.dump())
            assert dumps.setdefault(position.digest(), dumped) == dumped, "one digest, two positions"
        assert len(set(dumps.values())) == len(dumps), "two digests, one position"
