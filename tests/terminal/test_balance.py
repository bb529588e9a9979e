"""`alehouse balance`: in words, as JSON, as a page; and what it refuses."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from alehouse.terminal.command import main
from alehouse.text import languages

GAME = "the-pub"
FEW = ("--seats", "random,random,random", "--games", "3", "--seed", "1", "--processes", "1")


def shown_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = main(arguments)
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize("lang", languages())
def test_in_words(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    words = {"en": "decides as number 3", "es": "decide en 3.º lugar", "it": "decide per 3º"}
    out = shown_by(capsys, "balance", GAME, *FEW, "--lang", lang)
    assert words[lang] in " ".join(out.split())
    assert "--seed 1" in out


def test_as_numbers_that_are_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    found = [json.loads(shown_by(capsys, "balance", GAME, *FEW, "--json")) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0]["games"] == 3
    assert {"success", "seats", "order", "length", "decisions", "drama", "worth", "skill"} <= found[0].keys()


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("lang", languages())
def test_as_a_page_that_needs_nothing_else(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    file = tmp_path / "balance.html"
    few = (*FEW[:2], "--games", "21", *FEW[4:])
    out = shown_by(capsys, "balance", GAME, *few, "--lang", lang, "--page", str(file))
    assert str(file) in out
    text = file.read_text(encoding="utf-8")
    page = Tags()
    page.feed(text)
    assert f'<html lang="{lang}">' in text
    assert page.links == []
    assert page.seen.count("svg") >= 4
    assert {"script", "link", "img"}.isdisjoint(page.seen)


def test_with_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--seats", "random,random", "--games", "2", "--seed", "1", "--processes", "1", "--option", "beers=2")
    out = shown_by(capsys, "balance", "fantasy-pub-2003", *few, "--ladder", "greedy,random")
    assert re.search(r"greedy: 0\.0 \(.*\n?.*8\s+games", out)


@pytest.mark.parametrize("lang", languages())
def test_what_if_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    box = tmp_path / "box.toml"
    box.write_text("bathroom_relief = 1\n")
    words = {"en": "3 pairs of games", "es": "3 parejas de partidas", "it": "3 coppie di partite"}
    out = shown_by(capsys, "balance", GAME, *FEW, "--what-if", str(box), "--lang", lang)
    assert words[lang] in " ".join(out.split())


def test_what_if_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("")
    found = json.loads(shown_by(capsys, "balance", GAME, *FEW, "--what-if", str(box), "--json"))
    assert (found["pairs"], found["same"]) == (3, 1.0)
    assert {change["difference"] for change in found["changes"]} == {0.0}


def test_what_if_another_option(capsys: pytest.CaptureFixture[str]) -> None:
    """In the place of the one that is played with."""
    words = ("balance", GAME, *FEW, "--json", "--option", "exits=even", "--what-if-option")
    same, other = (json.loads(shown_by(capsys, *words, f"exits={exits}")) for exits in ("even", "far"))
    assert same["same"] == 1.0 > other["same"]


@pytest.mark.parametrize("lang", languages())
def test_a_search_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    ranges = tmp_path / "ranges.toml"
    ranges.write_text("rounds = [3, 5]\n")
    few = ("balance", GAME, *FEW, "--search", str(ranges), "--wish", "decisions=1", "--lang", lang)
    out = shown_by(capsys, *few)
    words = {"en": "the box as it is", "es": "la caja tal como está", "it": "la scatola così com'è"}
    assert words[lang] in " ".join(out.split())
    assert json.loads(shown_by(capsys, *few, "--json"))["tried"][0]["box"] == {"rounds": 3}


BAD = {
    "a search for nothing": (["balance", GAME, "--search", "ranges.toml"], "--wish even"),
    "a search for anything": (["balance", GAME, "--search", "ranges.toml", "--wish", "fun"], "decisions="),
    "two questions": (["balance", GAME, "--search", "r.toml", "--what-if", "b.toml"], "--what-if"),
    "a wish without a search": (["balance", GAME, "--wish", "even"], "--search"),
    "a search nowhere": (["balance", GAME, "--search", "nowhere.toml", "--wish", "even"], "nowhere.toml"),
    "no game": (["balance"], "alehouse balance"),
    "no games": (["balance", GAME, "--games", "0"], "1"),
    "too few players": (["balance", GAME, "--seats", "random"], "3"),
    "people": (["balance", GAME, "--seats", "human,random,random"], "random"),
    "no such box": (["balance", GAME, "--what-if", "nowhere.toml"], "nowhere.toml"),
    "no such option": (["balance", GAME, "--what-if-option", "wine=3"], "exits"),
    "a ladder of nobody": (["balance", GAME, *FEW, "--ladder", "gready,random"], "greedy"),
    "a page in no folder": (["balance", GAME, *FEW, "--page", "nowhere/page.html"], "nowhere"),
    "a page forgotten": (["balance", GAME, "--page"], "--page report.html"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input(case: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, right = BAD[case]
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert right in err
