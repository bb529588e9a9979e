"""What is told: every event names its things, and a log says who paid whom."""

from __future__ import annotations

import pytest

from alehouse.engine.events import Event
from alehouse.text import languages
from alehouse.text.speech import Speech
from tests.games.fantasy_pub.table import payments, play, pub03, pub22


def told(events: list[Event], id: str) -> Event:
    (found,) = [event for event in events if event.id == id]
    return found


def went(event: Event) -> tuple[str | None, str | None, str | None]:
    """Who, from where, to where."""
    return event.who, event.source, event.target


def log(events: list[Event], lang: str = "en") -> list[str]:
    return [Speech(lang, ("Ana", "Bea", "Eva")).say(event.message()) for event in events]


@pytest.mark.rule("fp22-invitations")
def test_the_log_of_a_round_says_who_pays_whom_and_what_is_left() -> None:
    p = pub22(3, at={"1.goblin-a": (3, 3, 0), "2.dwarf-a": (4, 1, 1), "3.troll": (4, 2, 2)}, dice=(1, 6), loose={4: 0})
    events = play(p, "move goblin-a 1", "flip plain", "flip triple")
    assert payments(events) == [("1.goblin-a", "2.dwarf-a"), ("2.dwarf-a", "3.troll")]
    assert log(events) == [
        "Ana's goblin A heads to table 4.",
        "A round at table 4: the smaller treat the larger.",
        "Ana's goblin A treats Bea's dwarf A, who now has 2 beers; the payer has 2 coins left.",
        "Bea's dwarf A treats Eva's troll, who now has 3 beers; the payer has no coin left.",
        "A triple beer! Lucky for Eva's troll.",
    ]
    assert "Paga el duende A de Ana y bebe el enano A de Bea" in log(events, "es")[2]
    assert "Paga il goblin A di Ana e beve il nano A di Bea" in log(events, "it")[2]
    assert [event.step for event in events] == [1, 1, 2, 3, 3], "each belongs to its step"


@pytest.mark.rule("pub-toast")
def test_in_a_toast_everybody_pays_for_themselves() -> None:
    p = pub03(at={"1.dwarf-a": (2, 3, 0), "2.dwarf-a": (3, 1, 1)}, dice=(1, 5))
    events = play(p, "move dwarf-a 1")
    assert payments(events) == [("1.dwarf-a", "1.dwarf-a"), ("2.dwarf-a", "2.dwarf-a")]
    assert log(events)[-1] == "Bea's dwarf A pays and drinks, and now has 2 beers and no coin."


def test_who_comes_and_goes_from_where_to_where() -> None:
    p = pub03(at={"1.ogre": (0, 2, 2), "1.halfling-a": (4, 1, 0)}, dice=(1, 2), top={1: "dwarf-a"})
    events = play(p, "exit ogre 1")
    assert went(told(events, "event-fp03-exit")) == ("character:1.ogre", "space:bar", "deck:1")
    events = play(p, "enter 2")
    assert went(told(events, "event-pub-enter")) == ("character:1.dwarf-a", "deck:1", "space:bar")
    p = pub03(at={"1.halfling-a": (3, 1, 0), "1.ogre": (1, 1, 0)}, dice=(1, 2))
    events = play(p, "move halfling-a 1")
    assert went(told(events, "event-pub-move")) == ("character:1.halfling-a", "table:3", "table:4")
    assert went(told(events, "event-pub-pick-up")) == ("character:1.halfling-a", "table:4", "character:1.halfling-a")
    events = play(p, "move ogre 2")
    assert went(told(events, "event-pub-drop")) == ("character:1.ogre", "character:1.ogre", "table:1")


@pytest.mark.rule("fp22-banned")
def test_who_is_sent_away_goes_to_its_deck() -> None:
    p = pub22(at={"1.elf-a": (2, 1, 0), "2.elf-a": (3, 0, 2)}, dice=(1, 2))
    events = play(p, "move elf-a 1", "flip plain")
    assert went(told(events, "event-pub-banned")) == ("character:2.elf-a", "table:3", "deck:2")


def test_the_barkeeper_and_the_dice_are_things() -> None:
    p = pub22(at={"1.elf-a": (2, 1, 0)}, dice=(3, 4), barkeeper=6)
    called = told(play(p, "call 3"), "event-fp22-call")
    assert (called.who, called.what) == ("seat:1", ("piece:barkeeper",))
    assert (called.source, called.target) == ("table:6", "table:3")
    changed = told(play(p, "plus 4"), "event-fp22-adjust")
    assert (changed.what, changed.source, changed.target) == (("plus-minus:1",), "die:4", "die:5")


@pytest.mark.rule("fp22-card-pickpocket")
@pytest.mark.rule("fp22-card-pay-day")
def test_cards_say_who_gets_what_from_whom() -> None:
    crowd = {"1.elf-a": (2, 1, 0), "2.dwarf-a": (2, 1, 0), "1.troll": (4, 0, 0)}
    p = pub22(at=crowd, dice=(3, 4), hand=["pickpocket", "pay-day"])
    events = play(p, "event pickpocket 3", "choose 1.elf-a", "choose 2.dwarf-a")
    picked = told(events, "event-fp22-pickpocket")
    assert went(picked) == ("character:1.elf-a", "character:2.dwarf-a", "character:1.elf-a")
    paid = told(play(p, "event pay-day 4"), "event-fp22-paid")
    assert (paid.source, paid.what) == ("place:pool", ("character:1.elf-a", "character:1.troll"))
    assert log([paid]) == ["A coin each for Ana's dark elf A and Ana's troll."]


@pytest.mark.rule("fp22-setup-events")
def test_a_hidden_card_is_no_thing_of_what_the_others_are_told() -> None:
    p = pub22(dice=(3, 4)).game.start(2)
    p.listen()
    play(p, "roll 6", "first 1", "draw dwarf", "roll 1", "draw dwarf", "roll 2")
    (dealt,) = play(p, "deal short-cut")
    assert dealt.what == ("card:short-cut",)
    other = dealt.seen_by(1)
    assert other is not None
    assert (other.who, other.what) == ("seat:1", ())


@pytest.mark.parametrize("lang", languages())
def test_everything_told_can_be_said(lang: str) -> None:
    p = pub22(at={"1.elf-a": (2, 1, 0), "2.dwarf-a": (2, 1, 0)}, dice=(3, 4), hand=["on-the-house"])
    events = play(p, "event on-the-house 3", "choose 1.elf-a", "flip plain")
    assert all(log(events, lang))
