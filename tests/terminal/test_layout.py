"""The whole screen's rows: nothing that is said or asked is cut off at its edge."""

from __future__ import annotations

from alehouse.terminal.layout import Hand, Layout, Shown
from alehouse.terminal.screen import Screen
from alehouse.text import speech


def rows(shown: Shown) -> list[str]:
    return [text for _, text in Layout(Screen(speech("en")), shown, Hand(), 23, 80).rows()]


def test_a_question_of_two_paragraphs_keeps_them_apart() -> None:
    shown = Shown()
    shown.question = "Invite others with this address: http://127.0.0.1:8000/t/abc\nType “begin” to begin."
    drawn = rows(shown)
    assert drawn[-2:] == shown.question.split("\n")


def test_a_command_longer_than_a_line_can_be_read_to_its_end() -> None:
    command = "  alehouse verify /home/ana/finished/game.json --fingerprint " + 64 * "a" + " --seal " + 64 * "b"
    shown = Shown()
    shown.log = ["Something has happened."]
    shown.said = [("", "Everybody can check it:"), ("", command)]
    drawn = rows(shown)
    assert all(len(row) < 80 for row in drawn)
    assert "".join(command.split()) in "".join("".join(drawn).split())
