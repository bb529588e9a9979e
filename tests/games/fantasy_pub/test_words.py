"""Choices in words say what will come of them, as far as that is certain."""

from __future__ import annotations

import pytest

from alehouse import Position
from alehouse.engine.messages import Message
from tests.games.fantasy_pub.table import at, play, pub03, pub22

CLAN = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]


def then(p: Position, text: str) -> str:
    """What a move is said to lead to."""
    message = p.game.describe(p.view(p.to_move), p.game.action(text))
    leads_to = message.args["then"]
    assert isinstance(leads_to, Message)
    return leads_to.id


@pytest.mark.rule("fp22-closing-door")
@pytest.mark.parametrize(
    ("who", "coins", "at_the_door", "said"),
    [
        ("elf-a", 1, 0, "pub-then-home"),
        ("elf-a", 2, 0, "pub-then-entry"),
        ("elf-a", 1, 1, "pub-then-home"),
        ("goblin-a", 1, 0, "pub-then-home"),
        ("goblin-a", 1, 1, "pub-then-entry"),
        ("troll", 2, 0, "pub-then-home"),
        ("troll", 3, 0, "pub-then-entry"),
        ("troll", 0, 0, "pub-then-home"),
    ],
)
def test_whether_a_move_to_the_door_leads_home(who: str, coins: int, at_the_door: int, said: str) -> None:
    p = pub22(at={f"1.{who}": (6, coins, 1)}, out={2: CLAN}, dice=(2, 3), loose={0: at_the_door}, barkeeper=5)
    assert then(p, f"move {who} 2") == said
    play(p, f"move {who} 2")
    assert (at(p, f"1.{who}") == "out") == (said == "pub-then-home"), "and it is true"


@pytest.mark.rule("fp22-closing-door")
def test_before_closing_time_nobody_goes_home_by_walking() -> None:
    p = pub22(at={"1.elf-a": (6, 0, 1)}, dice=(2, 3), barkeeper=5)
    assert then(p, "move elf-a 2") == "pub-then-entry"


@pytest.mark.rule("fp03-ogre")
def test_an_ogre_without_a_coin_is_warned() -> None:
    p = pub03(at={"1.ogre": (2, 0, 0), "2.ogre": (3, 1, 0)}, dice=(1, 2))
    assert then(p, "move ogre 1") == "pub-then-thrown-out"
    p = pub03(at={"1.ogre": (2, 1, 0), "2.ogre": (3, 1, 0)}, dice=(1, 2))
    assert then(p, "move ogre 1") == "pub-then-toast"


@pytest.mark.rule("pub-alone")
@pytest.mark.rule("pub-toast")
@pytest.mark.rule("fp22-invitations")
def test_company_is_announced() -> None:
    p = pub22(at={"1.elf-a": (2, 1, 0), "2.elf-a": (3, 1, 0), "2.troll": (4, 1, 0)}, dice=(1, 2))
    assert then(p, "move elf-a 1") == "pub-then-toast"
    assert then(p, "move elf-a 2") == "pub-then-round"
    assert then(p, "move elf-a both") == "pub-then-alone"
