"""`alehouse analyse`: as text, as JSON, as a page; kept, taken up again, and refused in one sentence."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from alehouse.bots.analysis import Analysis
from alehouse.client.reading import read_as
from alehouse.engine.messages import Message
from alehouse.terminal.analysis_page import page_of
from alehouse.text import languages, speech
from tests.terminal.session import Session, run

QUICK = ("--level", "novice", "--processes", "1")


def kept(home: Path) -> list[Path]:
    return sorted((home / ".cache" / "alehouse" / "analyses").glob("*.jsonl"))


@pytest.mark.parametrize("lang", languages())
def test_a_game_is_told_in_words(home: Path, finished: Path, lang: str) -> None:
    told = run(home, "analyse", str(finished), *QUICK, "--lang", lang)
    assert (told.returncode, told.stderr) == (0, "")
    for title in ("analysis-luck", "analysis-costly", "analysis-chances"):
        assert speech(lang).say(Message(title)) in told.stdout
    assert "Ana" in told.stdout
    assert "Bea" in told.stdout


def test_as_json_everything_adds_up(home: Path, finished: Path) -> None:
    told = json.loads(run(home, "analyse", str(finished), *QUICK, "--json").stdout)
    assert (told["names"], told["level"], told["finished"]) == (["Ana", "Bea"], "novice", True)
    for seat, share in enumerate(told["shares"]):
        assert share["start"] + share["own"] + share["others"] + share["luck"] == share["end"]
        assert share["start"] == told["moments"][0]["chances"][seat]
    assert sum(share["end"] for share in told["shares"]) == 10_000
    costs = [told["moments"][place]["cost"] for place in told["costly"]]
    assert costs == sorted(costs, reverse=True)


class Outside(HTMLParser):
    """Whatever a page would load, and how its parts lie within each other."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.open: list[str] = []
        self.lines = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "data", "action")]
        self.lines += tag == "polyline"
        if tag not in ("meta", "path", "circle", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.lines += tag == "polyline"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", languages())
def test_a_page_stands_alone(home: Path, finished: Path, lang: str) -> None:
    told = run(home, "analyse", str(finished), *QUICK, "--page", "game.html", "--lang", lang)
    assert (told.returncode, told.stderr) == (0, "")
    written = (home / "game.html").read_text(encoding="utf-8")
    found = Outside()
    found.feed(written)
    assert (found.loads, found.open, found.lines) == ([], [], 2), "a line for each of the two"
    assert not re.search(r"https?://|url\(|@import", written)
    assert "prefers-color-scheme:dark" in written
    assert f'lang="{lang}"' in written
    assert "default-src 'none'" in written


def test_names_are_no_markup(home: Path, finished: Path) -> None:
    data = run(home, "analyse", str(finished), *QUICK, "--json").stdout.encode()
    written = page_of(speech("en", ["<script>x</script>", "Bea & Co"]), read_as(Analysis, data))
    assert "<script>" not in written
    assert "&lt;script&gt;" in written
    assert "Bea &amp; Co" in written


def test_what_was_analysed_is_not_thought_about_again(home: Path, finished: Path) -> None:
    first = run(home, "analyse", str(finished), *QUICK, "--json").stdout
    (file,) = kept(home)
    lines = [line for line in file.read_bytes().split(b"\n") if line]
    # Somebody pulled the plug: half of it is there, the last line of that only in part.
    file.write_bytes(b"\n".join(lines[: len(lines) // 2]) + b"\n" + lines[-1][:40])
    assert run(home, "analyse", str(finished), *QUICK, "--json").stdout == first
    again = [line for line in file.read_bytes().split(b"\n") if line]
    assert again[: len(lines) // 2] == lines[: len(lines) // 2]
    assert len(again) == len(lines) + 1, "what was whole was used, what was not was done again"
    changed = re.sub(rb'"cost":\d+', b'"cost":9999', file.read_bytes())
    file.write_bytes(changed)
    assert '"cost":9999' in run(home, "analyse", str(finished), *QUICK, "--json").stdout, "it is read, not made anew"


def test_a_game_that_was_left_is_analysed_as_far_as_it_goes(home: Path, unfinished: Path) -> None:
    told = run(home, "analyse", str(unfinished), *QUICK)
    assert told.returncode == 0
    assert "not played to its end" in told.stdout


def test_progress_is_shown_to_whoever_waits(home: Path, finished: Path) -> None:
    with Session(home, "analyse", str(finished), *QUICK) as session:
        code, _ = session.end()
    assert code == 0
    assert "Thinking" in session.raw


def test_bad_input_is_answered_with_one_sentence(home: Path, finished: Path) -> None:
    other = json.loads(finished.read_text(encoding="utf-8"))
    other["version"] = 99
    older = home / "older.json"
    older.write_text(json.dumps(other), encoding="utf-8")
    broken = home / "broken.json"
    broken.write_text(finished.read_text(encoding="utf-8")[:300], encoding="utf-8")
    blocked = home / "blocked"
    blocked.write_text("", encoding="utf-8")
    for arguments, said in (
        (("analyse",), "Which file? For example: alehouse analyse game.json"),
        (("analyse", "nowhere.json"), "There is no file “nowhere.json”"),
        (("analyse", str(older)), "was played with version 99 of the rules"),
        (("analyse", str(broken)), "This is not a record"),
        (("analyse", str(finished), "--level", "wizard"), "There is no level “wizard”; the levels are: novice,"),
        (("analyse", str(finished), *QUICK, "--page", "nowhere/page.html"), "The page cannot be written"),
        (("analyse", str(finished), "--processes", "many"), "--processes"),
    ):
        told = run(home, *arguments)
        assert (told.returncode, told.stdout) == (2, ""), arguments
        assert said in " ".join(told.stderr.split())
        assert len(told.stderr.strip().split("\n")) == 1
    told = run(home, "analyse", str(finished), *QUICK, XDG_CACHE_HOME=str(blocked))
    assert told.returncode == 2
    assert "cannot be kept" in told.stderr
