"""The box: what differs from what is printed, and what is refused."""

from __future__ import annotations

import pytest

from alehouse.engine.box import Box, BoxValue
from alehouse.engine.errors import BadBox
from alehouse.engine.messages import Json, Message
from alehouse.text import speech
from tests.small_game import SMALL

BOX = Box(
    (
        BoxValue("rounds", 100, low=1, high=999),
        BoxValue(
            "alcohol",
            (0, 2, 1),
            low=0,
            high=6,
            names=("water", "gin", "long-drink"),
            assumed=True,
            but=("water",),
            called=("H₂O", "Gin", "Long drink"),
        ),
    )
)
WHAT = Message("chapter-box")


def said(line: Message) -> str:
    """The line without what the value is."""
    return speech("en").say(line).removeprefix("What is in the box:").strip()


def test_values_are_what_is_printed_until_they_are_changed() -> None:
    assert BOX.number("rounds") == 100
    assert BOX.row("alcohol") == [0, 2, 1]
    other = BOX.changed({"alcohol": {"gin": 5}})
    assert other.row("alcohol") == [0, 5, 1]
    assert other.differs == {"alcohol": {"gin": 5}}
    assert BOX.differs == {}
    assert other.changed({"alcohol": [0, 2, 1]}).differs == {}
    assert other.changed({"rounds": 7}).differs == {"rounds": 7, "alcohol": {"gin": 5}}


def test_texts_get_every_value() -> None:
    assert BOX.args() == {"rounds": 100, "alcohol_water": 0, "alcohol_gin": 2, "alcohol_long_drink": 1}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"dragons": 1}, "The box has no “dragons”; it has: rounds, alcohol."),
        ({"alcohol": {"rum": 1}}, "The box has no “alcohol rum”; it has: water, gin, long-drink."),
        ({"rounds": 0}, "In the box, “rounds” is a number from 1 to 999, not “0”."),
        ({"rounds": True}, "In the box, “rounds” is a number from 1 to 999, not “True”."),
        ({"alcohol": {"gin": 2.0}}, "In the box, “alcohol gin” is a number from 0 to 6, not “2.0”."),
        ({"alcohol": [1, 2]}, "In the box, “alcohol” needs a number for each of these, by name or in this order: "),
        ({"alcohol": 3}, "In the box, “alcohol” needs a number for each of these, by name or in this order: "),
    ],
)
def test_what_is_no_value_is_refused(changes: dict[str, Json], said: str) -> None:
    with pytest.raises(BadBox) as caught:
        BOX.changed(changes)
    assert str(caught.value).startswith(said)
    assert BOX.differs == {}


def test_a_box_that_cannot_work_is_refused_with_the_reason() -> None:
    with pytest.raises(BadBox) as caught:
        SMALL.variant({"copies": 1})
    assert str(caught.value) == "Small bluff cannot be played with such a box: There are too few cards for everybody."


def test_a_variant_is_one_object() -> None:
    rich = SMALL.variant({"coins": 9})
    assert rich is SMALL.variant({"coins": 9}) is rich.variant({})
    assert rich.variant({"coins": 3}) is SMALL
    assert rich.start(2).game is rich
    assert rich.start(2).view(0).plain() != SMALL.start(2).view(0).plain()


def test_what_is_assumed_or_changed_is_marked() -> None:
    """In a row each number has its own mark; what was assumed is remembered where somebody has changed it."""
    rounds, alcohol = BOX.declared
    other = BOX.changed({"rounds": 7, "alcohol": {"gin": 5}})
    assert said(BOX.line(rounds, WHAT)) == "100"
    assert said(other.line(rounds, WHAT)) == "7 (changed; otherwise 100)"
    assert said(BOX.line(alcohol, WHAT)) == "H₂O: 0, Gin: 2* and Long drink: 1*"
    assert said(other.line(alcohol, WHAT)) == "H₂O: 0, Gin: 5 (changed; otherwise 2*) and Long drink: 1*"


def test_members_have_their_own_names_unless_they_are_called_otherwise() -> None:
    plain = BoxValue("coins", (4, 1), low=0, high=9, names=("1", "2"))
    assert said(Box((plain,)).line(plain, WHAT)) == "1: 4 and 2: 1"


def test_declarations_must_make_sense() -> None:
    with pytest.raises(ValueError, match="gin"):
        BoxValue("gin", 7, low=0, high=6)
    with pytest.raises(ValueError, match="gin"):
        BoxValue("gin", (1, 2), low=0, high=6, names=("one",))
    with pytest.raises(ValueError, match="gin"):
        BoxValue("gin", (1, 2), low=0, high=6, names=("one", "two"), called=("One",))
    with pytest.raises(ValueError, match="gin"):
        BoxValue("gin", (1, 2), low=0, high=6, names=("one", "two"), assumed=True, but=("three",))
