"""The search for values: towards a wish, among what was declared, and saying what else would change."""

from __future__ import annotations

import pytest

import alehouse
from alehouse.engine import box_file
from alehouse.engine.errors import AlehouseError
from alehouse.lab.value_search import MOST_BOXES, Wish, candidates, how_many_games, search

BRISTOL = alehouse.game("bristol-1350")


def boxes(text: str) -> list[alehouse.Game]:
    return candidates(BRISTOL, box_file.from_text(text))


def test_every_combination_is_a_candidate_and_the_present_box_too() -> None:
    found = [each.box.differs for each in boxes("road = [10, 16]\nsymptoms.4 = [6, 7]")]
    assert found == [{}, {"road": 10}, {"road": 10, "symptoms": {"4": 7}}, {"symptoms": {"4": 7}}]


def test_of_very_many_some_are_drawn() -> None:
    many = "road = [10, 11, 12, 13, 14]\nhand_limit = [1, 2, 3, 4, 5]"
    found = boxes(many)
    assert 2 <= len(found) <= MOST_BOXES + 1
    assert [each.box.differs for each in boxes(many)] == [each.box.differs for each in found]


def test_what_cannot_work_is_left_out() -> None:
    assert [
        each.box.differs for each in boxes("symptoms.1 = [0]\nsymptoms.2 = [0]\nsymptoms.3 = [0]\nsymptoms.4 = [0]")
    ] == [{}]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "lab-search-nothing"),
        ("road = 12", "lab-search-range"),
        ("road = []", "lab-search-range"),
        ("symptoms = [1, 2]", "error-box-row"),
        ("road = [100]", "error-box-number"),
        ('road = ["x"]', "error-box-number"),
        ("rode = [12]", "error-box-unknown"),
        ('game = "the-pub"\nroad = [12]', "error-box-other-game"),
    ],
)
def test_ranges_that_are_none(text: str, id: str) -> None:
    with pytest.raises(AlehouseError) as refused:
        boxes(text)
    assert refused.value.message.id == id


def test_the_best_length_is_found() -> None:
    """Of four roads the one is found whose games have the wished length; what that changes is told."""
    seats = ["random"] * 3
    wanted = boxes("road = [4, 8, 16, 32]")
    told: list[int] = []
    found = search(BRISTOL, wanted, Wish("decisions", 1000), seats, 16, seed=1, processes=1, progress=told.append)
    assert found.tried[0].box == {"road": 32}
    assert [each.games for each in found.tried] == [16, 16, 8, 8]
    assert told[-1] == how_many_games(len(wanted), 16)
    assert next(change for change in found.change.changes() if change.name == "decisions").low > 0
    short = search(BRISTOL, wanted, Wish("decisions", 0), seats, 16, seed=1, processes=1)
    assert short.tried[0].box == {"road": 4}


def test_nothing_to_choose_from() -> None:
    """The present box is the best of one, and changes nothing."""
    found = search(BRISTOL, [BRISTOL], Wish("even"), ["random"] * 2, 3, processes=1)
    assert [each.box for each in found.tried] == [{}]
    assert found.change.same == 1.0


@pytest.mark.parametrize("text", ["", "odd", "even=3", "decisions", "decisions=", "decisions=-1", "decisions=many"])
def test_wishes_that_are_none(text: str) -> None:
    with pytest.raises(AlehouseError):
        Wish.read(text)


def test_wishes() -> None:
    assert Wish.read("even") == Wish("even")
    assert Wish.read("decisions=60") == Wish("decisions", 60)
    with pytest.raises(AlehouseError):
        search(BRISTOL, [BRISTOL], Wish("close"), ["random"], 1, processes=1)
