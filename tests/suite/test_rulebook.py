"""The rulebook besides its rules: how many play and how long, and every value of the box with its marks."""

from __future__ import annotations

import re

from alehouse import Game
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json, Message
from alehouse.text import languages
from tests.suite.observe import said


def test_the_facts_are_told(game: Game) -> None:
    """How many can play and how many minutes it takes, in every language; assumed minutes are marked."""
    minutes = game.minutes
    for lang in languages():
        told = re.findall(r"\d+", said(lang, game.facts()))
        assert told[:2] == [str(game.fewest), str(game.most)]
        assert set(told[2:]) == {str(minutes.low), str(minutes.high)}
        assert ("(" in said(lang, minutes.text())) == minutes.assumed


def test_the_book_has_every_rule_and_then_the_box(game: Game) -> None:
    """The chapters are those of the rules, with all their rules, and after them what is in the box."""
    *chapters, box = game.book()
    assert [page.title.id for page in chapters] == [chapter.id for chapter in game.chapters]
    assert [[text.id for text in page.texts] for page in chapters] == [[*chapter.rules] for chapter in game.chapters]
    assert box.title.id == "chapter-box"
    assert len(box.texts) == len(game.box.declared)


def test_everything_in_the_box_has_a_name(game: Game) -> None:
    """No two values are called the same, nor two members of a row; what no language changes is no word of a program."""
    for value in game.box.declared:
        assert value.called != value.names or all(name.isdecimal() for name in value.names), value.name
    for lang in languages():
        names = [said(lang, game.box_text(value)) for value in game.box.declared]
        assert all(names)
        assert len(set(names)) == len(names), sorted(names)
        for value in game.box.declared:
            members = [_name(lang, member) for member in value.called]
            assert len(set(members)) == len(members), sorted(members)


def test_exactly_what_is_assumed_is_marked(game: Game) -> None:
    """Every number stands in the book, with an asterisk if it is assumed and without if it is printed."""
    page = game.book()[-1]
    assumed = any(value.assumed for value in game.box.declared)
    assert (page.note is not None) == assumed
    for lang in languages():
        assert page.note is None or "*" in said(lang, page.note)
        for value, text in zip(game.box.declared, page.texts):
            what, line = said(lang, game.box_text(value)), said(lang, text)
            assert line.startswith(f"{what}:")
            numbers = re.findall(r": (\d+\*?)(?=\W|$)", line.removeprefix(what))
            assert numbers == [
                f"{number}*" if value.assumes(place) else str(number) for place, number in enumerate(value.printed)
            ]


def test_a_variant_shows_its_own_numbers(game: Game) -> None:
    """What was changed is marked as changed, with what it was; what was not is told as before."""
    shown = 0
    for number, value in enumerate(game.box.declared):
        for change in (1, -1):
            new = value.printed[-1] + change
            wanted: dict[str, Json] = {value.name: {value.names[-1]: new} if value.names else new}
            try:
                other = game.variant(wanted)
            except BadBox:
                continue
            shown += 1
            place = len(value.printed) - 1
            was = Message("box-assumed" if value.assumes(place) else "box-printed", {"number": value.printed[place]})
            for lang in languages():
                mark = said(lang, Message("box-changed", {"number": new, "instead": was}))
                changed = [said(lang, text).endswith(f": {mark}") for text in other.book()[-1].texts]
                assert [index for index, each in enumerate(changed) if each] == [number]
    assert shown >= len(game.box.declared)


def _name(lang: str, member: object) -> str:
    return said(lang, member) if isinstance(member, Message) else str(member)
