"""Records: notation stands for one action each, and whoever replays a game has the same game."""

from __future__ import annotations

import pytest

import alehouse.engine.registry
from alehouse import OVER, FastLuck, Game
from alehouse.engine.record import Record, replay
from alehouse.engine.record import walk as replayed
from alehouse.engine.record_file import from_text, to_text
from alehouse.engine.verify import verify
from tests.suite.walks import Setting, choose


def test_notation_reads_back(game: Game) -> None:
    """Every action of the table is written in its own way, on one line, and read back as that very object."""
    for number, action in enumerate(game.table.actions):
        assert action.number == number
        assert str(action) == " ".join(str(action).split()), "notation has single spaces"
        assert str(action).isprintable()
        assert game.action(str(action)) is action


def test_records_replay(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game written down, read again and replayed goes through the same positions to the same result."""
    monkeypatch.setitem(alehouse.engine.registry._games, setting.game.name, setting.game)
    position = setting.start()
    record = Record.of(position, setting.options)
    digests: dict[int, str] = {}
    luck = FastLuck(1)
    for step in range(setting.game.length):
        if position.to_move == OVER:
            break
        if step % 10 == 0:
            digests[step] = position.digest()
        action = choose(position, luck)
        record.add(str(action))
        position.play(action)
    record.result = position.result().plain()

    read = from_text(to_text(record))
    for step, again in enumerate(replayed(read)):
        if step in digests:
            assert again.digest() == digests[step], f"another position after step {step}"
    assert replay(read).digest() == position.digest()
    assert not verify(read).failures
