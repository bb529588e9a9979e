"""Records of small games to test with, each the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest

from alehouse.engine import registry
from alehouse.engine.contract import OVER
from alehouse.engine.fair_luck import Chain, promise_of
from alehouse.engine.findings import Finding
from alehouse.engine.luck import FastLuck
from alehouse.engine.record import Record
from alehouse.engine.record_file import from_text, to_text
from alehouse.tables import Match
from alehouse.text import add_texts, languages, speech
from tests.small_game import SMALL

add_texts(Path(__file__).parent / "suite" / "text")


@pytest.fixture(autouse=True)
def _small_game_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._all(), SMALL.name, SMALL)


WORDS = {0: "clover", 1: "horseshoe"}
SALT = "5a" * 16


def a_chain(seed: int = 1) -> Chain:
    return Chain(bytes([seed]) * 32)


def an_empty_table(seed: int = 1, players: int = 2, **options: int | bool) -> Match:
    """Before anybody has given a word for the luck."""
    names = ["Ann", "Bob", "Cy"][:players]
    return Match(SMALL, players, dict(options), names, ["human"] * players, a_chain(seed))


def a_table(seed: int = 1, players: int = 2, **options: int | bool) -> Match:
    return give_words(an_empty_table(seed, players, **options))


def give_words(table: Match, words: dict[int, str] | None = None) -> Match:
    """As players do: all promise, then all tell. In each stretch other words."""
    gathering = table.gathering
    assert gathering is not None
    words = words if words is not None else {seat: f"{word} {gathering.stretch}" for seat, word in WORDS.items()}
    for seat, word in words.items():
        table.promise_word(seat, promise_of(gathering.fingerprint, gathering.stretch, seat, word, SALT))
    for seat, word in words.items():
        table.tell_word(seat, word, SALT)
    table.begin_stretch()
    return table


def play_some(table: Match, decisions: int, seed: int = 1) -> Match:
    """Let the seats decide anything so many times, or until the end."""
    luck = FastLuck(seed)
    while decisions > 0 and table.position.to_move != OVER:
        seat = table.position.to_move
        legal = table.legal(seat)
        table.decide(seat, legal[luck.below(len(legal))])
        decisions -= 1
    return table


def a_finished_record(seed: int = 1) -> Record:
    return play_some(a_table(seed), 1000, seed).save()


def a_broken_off_record(decisions: int = 4, seed: int = 1) -> Record:
    return play_some(a_table(seed), decisions, seed).save()


def saved_often(seed: int = 1) -> Record:
    """A game that was put aside and taken up again after every decision."""
    table = a_table(seed, rounds=4)
    for number in range(20):
        play_some(table, 1, number)
        table = Match.resume(from_text(to_text(table.save())), a_chain(seed))
        if table.gathering is not None:
            give_words(table)
    return play_some(table, 1000).save()


def plainly(findings: list[Finding]) -> list[tuple[str, dict[str, object]]]:
    """Findings as ids and arguments, messages inside by their ids; each can be said in every language."""
    for each in findings:
        for language in languages():
            assert speech(language).say(each.message)
    return [
        (
            each.message.id,
            {name: getattr(value, "id", value) for name, value in each.message.args.items()},
        )
        for each in findings
    ]
