"""Choices say what they consist of, where they lead and what will come of them, as far as that is certain."""

from __future__ import annotations

import pytest

from alehouse import Position
from alehouse.engine.choosing import next_parts, settled
from alehouse.engine.messages import Message
from alehouse.text import languages
from alehouse.text.speech import Speech
from tests.games.fantasy_pub.table import (
    GAME_03,
    GAME_22,
    at,
    brings,
    can,
    choice,
    leads,
    payments,
    play,
    pub03,
    pub22,
    spoken,
)

CLAN = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b", "elf-a", "elf-b"]


# Parts


def test_a_move_is_a_character_and_a_die() -> None:
    p = pub22(at={"2.dwarf-a": (2, 3, 0), "2.elf-a": (0, 3, 0)}, dice=(1, 4), turn=2, barkeeper=5)
    assert choice(p, "move dwarf-a 4").parts == ("do:move", "character:2.dwarf-a", "die:4")
    assert choice(p, "move dwarf-a 4 back").parts == ("do:back", "character:2.dwarf-a", "die:4")
    assert choice(p, "move dwarf-a both").parts == ("do:move", "character:2.dwarf-a", "die:both")
    assert choice(p, "exit elf-a 1").parts == ("do:exit", "character:2.elf-a", "die:1")


def test_one_points_at_a_character_then_at_a_die() -> None:
    p = pub22(at={"1.elf-a": (2, 3, 0)}, dice=(1, 4), barkeeper=5)
    assert next_parts(p.legal(), 0, ["character:1.elf-a"]) == ["do:move", "die:1", "die:4", "die:both"]
    found = settled(p.legal(), 0, ["character:1.elf-a", "die:4"])
    assert str(found) == "move elf-a 4", "what to do with it need not be said where only one thing can be done"


def test_what_may_be_done_with_a_character_is_asked_where_it_may_do_several_things() -> None:
    p = pub22(at={"1.dwarf-a": (0, 1, 1)}, dice=(3, 3), barkeeper=3)
    assert next_parts(p.legal(), 0, ["character:1.dwarf-a", "die:3"]) == ["do:move", "do:back", "do:exit"]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("enter 4", ("do:enter", "deck:1", "die:4")),
        ("call 1", ("do:call", "die:1", "table:1")),
        ("plus 4", ("do:plus", "plus-minus:1", "die:4")),
        ("event pay-day 1", ("do:play", "card:pay-day", "die:1")),
        ("done", ("do:done",)),
        ("return pay-day", ("do:return", "card:pay-day")),
        ("choose 2.troll", ("character:2.troll",)),
        ("choose table 3", ("table:3",)),
        ("choose value 3", ("value:3",)),
        ("choose triple", ("beer:triple",)),
    ],
)
def test_what_actions_consist_of(text: str, parts: tuple[str, ...]) -> None:
    assert GAME_22.action(text).parts_for(0) == parts


# Where it leads


@pytest.mark.rule("pub-whole-way")
def test_a_move_leads_to_the_space_where_it_ends() -> None:
    p = pub22(at={"1.dwarf-a": (6, 3, 1)}, dice=(2, 6), barkeeper=5)
    assert leads(p, "move dwarf-a 2") == "space:door"
    assert leads(p, "move dwarf-a 6") == "table:4"
    assert leads(p, "move dwarf-a 6 back") == "table:1"
    assert leads(p, "enter 2") == "space:door"
    assert leads(p, "call 2") == "table:2"
    p = pub03(at={"1.warrior-a": (0, 1, 1)}, dice=(2, 6))
    assert leads(p, "exit warrior-a 6") == "place:outside"


@pytest.mark.rule("fp22-card-short-cut")
def test_the_ways_of_a_card_lead_to_different_spaces() -> None:
    p = pub22(at={"1.elf-a": (0, 3, 1), "2.elf-a": (6, 2, 0)}, dice=(2, 6), hand=["short-cut"], barkeeper=3)
    play(p, "event short-cut 2", "choose 1.elf-a")
    assert (leads(p, "choose onwards"), brings(p, "choose onwards")) == ("table:1", ["alone"])
    assert (leads(p, "choose back"), brings(p, "choose back")) == ("table:6", ["toast 2"])


@pytest.mark.rule("fp22-card-second-wind")
def test_a_card_that_moves_somebody_leads_there() -> None:
    p = pub22(at={"1.elf-a": (1, 3, 3), "1.dwarf-a": (4, 1, 0)}, dice=(2, 6), hand=["second-wind"], barkeeper=3)
    play(p, "event second-wind 2")
    assert (leads(p, "choose 1.elf-a"), brings(p, "choose 1.elf-a")) == ("table:3", ["alone"])
    assert leads(p, "choose 1.dwarf-a") == "table:4", "which way it goes is still to be chosen"


# What comes of it


@pytest.mark.rule("fp22-closing-door")
@pytest.mark.parametrize(
    ("who", "coins", "at_the_door", "said"),
    [
        ("elf-a", 1, 0, ["may-leave 1"]),
        ("elf-a", 2, 0, ["dry"]),
        ("elf-a", 1, 1, ["may-leave 1"]),
        ("goblin-a", 1, 0, ["may-leave 1"]),
        ("goblin-a", 1, 1, ["picks-up", "dry"]),
        ("troll", 2, 0, ["drops", "may-leave 1"]),
        ("troll", 3, 0, ["drops", "dry"]),
        ("troll", 0, 0, ["may-leave 1"]),
    ],
)
def test_whether_a_move_to_the_door_leads_home(who: str, coins: int, at_the_door: int, said: list[str]) -> None:
    p = pub22(at={f"1.{who}": (6, coins, 1)}, out={2: CLAN}, dice=(2, 3), loose={0: at_the_door}, barkeeper=5)
    assert brings(p, f"move {who} 2") == said
    play(p, f"move {who} 2")
    assert (can(p) == ["leave", "stay"]) == ("may-leave 1" in said), "and it is true"


@pytest.mark.rule("fp22-closing-door")
def test_before_closing_time_nobody_goes_home_by_walking() -> None:
    p = pub22(at={"1.elf-a": (6, 0, 1)}, dice=(2, 3), barkeeper=5)
    assert brings(p, "move elf-a 2") == ["dry"]


@pytest.mark.rule("fp03-ogre")
def test_an_ogre_without_a_coin_is_warned() -> None:
    p = pub03(at={"1.ogre": (2, 0, 0), "2.ogre": (3, 1, 0)}, dice=(1, 2))
    assert brings(p, "move ogre 1") == ["thrown-out 1.ogre"]
    p = pub03(at={"1.ogre": (2, 1, 0), "2.ogre": (3, 1, 0)}, dice=(1, 2))
    assert brings(p, "move ogre 1") == ["drops", "toast 2", "sent-away 1.ogre"], "it drops its only coin"


@pytest.mark.rule("pub-alone")
@pytest.mark.rule("pub-toast")
@pytest.mark.rule("fp22-invitations")
def test_company_is_announced_with_who_would_pay() -> None:
    p = pub22(at={"1.elf-a": (2, 1, 0), "2.elf-a": (3, 1, 0), "2.troll": (4, 1, 0)}, dice=(1, 2))
    assert brings(p, "move elf-a 1") == ["toast 2"]
    assert brings(p, "move elf-a 2") == ["round 2", "treats 1.elf-a 2.troll"]
    assert brings(p, "move elf-a both") == ["alone"]


@pytest.mark.rule("fp22-no-coin")
@pytest.mark.rule("fp22-sixth-beer")
def test_a_toast_says_who_would_be_sent_away() -> None:
    p = pub22(3, at={"1.elf-a": (2, 1, 0), "2.elf-a": (3, 0, 0), "3.elf-b": (3, 1, 5)}, dice=(1, 2))
    assert brings(p, "move elf-a 1") == ["toast 3", "sent-away 2.elf-a", "sent-away 3.elf-b"]


@pytest.mark.rule("fp22-no-coin-round")
@pytest.mark.rule("fp22-sixth-beer")
def test_a_round_of_invitations_is_foretold_as_it_happens() -> None:
    crowd = {"1.goblin-a": (2, 2, 0), "2.dwarf-a": (3, 0, 1), "2.elf-a": (3, 2, 5), "2.troll": (3, 0, 0)}
    p = pub22(at=crowd, dice=(1, 2), loose={3: 0})
    foretold = brings(p, "move goblin-a 1")
    assert foretold == ["round 4", "sent-away 2.dwarf-a", "treats 1.goblin-a 2.elf-a", "sent-away 2.elf-a"]
    events = play(p, "move goblin-a 1", "flip plain")
    assert payments(events) == [("1.goblin-a", "2.elf-a")]
    assert (at(p, "2.dwarf-a"), at(p, "2.elf-a")) == ("deck", "deck")


@pytest.mark.rule("fp03-no-coin-round")
def test_a_round_of_offers_is_foretold_as_it_happens() -> None:
    crowd = {"1.halfling-a": (2, 2, 0), "2.dwarf-a": (3, 0, 1), "2.warrior-a": (3, 2, 5), "2.ogre": (3, 0, 0)}
    p = pub03(at=crowd, dice=(1, 2), loose={3: 0})
    foretold = brings(p, "move halfling-a 1")
    assert foretold == [
        "round 4",
        "treats 2.warrior-a 2.ogre",
        "sent-away 2.dwarf-a",
        "treats 1.halfling-a 2.warrior-a",
    ]
    events = play(p, "move halfling-a 1")
    assert payments(events) == [("2.warrior-a", "2.ogre"), ("1.halfling-a", "2.warrior-a")]


@pytest.mark.rule("fp22-call-serves")
def test_who_would_be_served() -> None:
    crowd = {"1.elf-a": (1, 1, 0), "2.elf-a": (2, 0, 0), "2.dwarf-a": (4, 1, 0), "2.goblin-a": (4, 0, 0)}
    p = pub22(at=crowd, dice=(1, 2), barkeeper=5)
    assert brings(p, "call 1") == ["drinks 1.elf-a"]
    assert brings(p, "call 2") == ["drinks 2.elf-a", "sent-away 2.elf-a"]
    p = pub22(at=crowd, dice=(3, 4), barkeeper=5)
    assert brings(p, "call 3") == ["nobody"]
    assert brings(p, "call 4") == ["you-choose"]
    play(p, "call 4")
    assert (brings(p, "choose 2.dwarf-a"), brings(p, "choose 2.goblin-a")) == ([], ["sent-away 2.goblin-a"])


@pytest.mark.rule("fp22-exit-keeps")
@pytest.mark.rule("fp22-closing")
def test_leaving_says_what_is_taken_home_and_whether_it_is_closing_time() -> None:
    p = pub22(at={"1.elf-a": (0, 1, 2)}, dice=(1, 2))
    assert brings(p, "exit elf-a 1") == ["home 2"]
    p = pub22(at={"1.elf-a": (0, 1, 2)}, out={2: CLAN[:5]}, dice=(1, 2))
    assert brings(p, "exit elf-a 1") == ["home 2", "closing"]


@pytest.mark.rule("fp03-goal")
def test_leaving_says_whether_it_wins() -> None:
    p = pub03(at={"1.warrior-a": (0, 1, 2)}, dice=(1, 2), collected={1: 19})
    assert brings(p, "exit warrior-a 1") == ["home 2"]
    p = pub03(at={"1.warrior-a": (0, 1, 2)}, dice=(1, 2), collected={1: 20})
    assert brings(p, "exit warrior-a 1") == ["home 2", "won"]


@pytest.mark.rule("fp03-pile")
def test_who_enters_is_said_where_it_is_known() -> None:
    assert brings(pub03(dice=(1, 2), top={1: "ogre"}), "enter 1") == ["enters 1.ogre"]
    assert brings(pub22(dice=(1, 2)), "enter 1") == []


# Words


@pytest.mark.parametrize("lang", languages())
def test_no_two_choices_sound_alike(lang: str) -> None:
    """Three spaces on or back lead to the same table in a ring of six, and six lead back to where one began."""
    p = pub03(at={"1.dwarf-a": (0, 4, 0), "1.warrior-a": (2, 3, 0)}, dice=(3, 6))
    said = [spoken(p, text, lang) for text in can(p)]
    assert len(set(said)) == len(said)


def test_going_all_around_is_said() -> None:
    p = pub03(at={"1.warrior-a": (0, 3, 0)}, dice=(2, 6))
    assert spoken(p, "move warrior-a 6").endswith("from the bar to the bar with the 6, once all around")
    assert spoken(p, "move warrior-a 2").endswith("from the bar to table 2 with the 2")


@pytest.mark.rule("fp22-event")
@pytest.mark.parametrize("lang", languages())
def test_cards_say_what_they_do_where_they_can_be_chosen(lang: str) -> None:
    p = pub22(at={"1.elf-a": (1, 1, 0)}, dice=(1, 2), hand=["happy-hour", "lost-purse"])
    for card in ("happy-hour", "lost-purse"):
        text = Speech(lang).say(GAME_22.rule_text(f"fp22-card-{card}"))
        assert text in spoken(p, f"event {card} 1", lang)
        assert text in spoken(p, f"return {card}", lang)


@pytest.mark.rule("fp22-card-forget-it")
@pytest.mark.parametrize(
    ("who", "pool", "said"),
    [("troll", None, ["enters 1.troll", "coins 2"]), ("goblin-b", 1, ["enters 1.goblin-b", "picks-up", "coins 1"])],
)
def test_who_comes_back_by_forget_it_is_known(who: str, pool: int | None, said: list[str]) -> None:
    p = pub22(dice=(1, 2), hand=["forget-it"], bottom={1: ["elf-a", who]}, loose={0: 1}, pool=pool)
    assert (leads(p, "event forget-it 2"), brings(p, "event forget-it 2")) == ("space:door", said)


@pytest.mark.rule("fp22-banned")
def test_when_only_the_banned_are_left_it_is_known_who_enters() -> None:
    p = pub22(3, out={1: CLAN[:5]}, bottom={1: ["troll", "elf-b"]}, dice=(1, 2))
    assert brings(p, "enter 2") == ["enters 1.troll"]
    p = pub22(3, out={1: CLAN[:4]}, bottom={1: ["troll", "elf-b"]}, dice=(1, 2))
    assert brings(p, "enter 2") == [], "somebody unseen lies above them"


@pytest.mark.rule("fp22-card-lost-purse")
@pytest.mark.parametrize(("left", "coins"), [(5, 3), (2, 2)])
def test_how_much_is_in_the_lost_purse(left: int, coins: int) -> None:
    p = pub22(at={"1.elf-a": (1, 1, 0)}, dice=(1, 2), hand=["lost-purse"], pool=left)
    play(p, "event lost-purse 1")
    assert (leads(p, "choose 1.elf-a"), brings(p, "choose 1.elf-a")) == ("table:1", [f"coins {coins}"])


def everything_can_be_said(p: Position) -> None:
    for lang in languages():
        for action in p.game.table.actions:
            for view in p.views().values():
                described = p.game.describe(view, action)
                said = [Speech(lang).say(message) for message in (described.words, *described.brings)]
                assert all(said)


def test_anything_can_be_described_at_any_time() -> None:
    """Also what is not allowed now: whoever asks why hears it in words."""
    crowd = {"1.goblin-a": (0, 1, 0), "1.dwarf-a": (2, 0, 1), "2.troll": (2, 3, 0), "2.elf-b": (4, 0, 5)}
    everything_can_be_said(pub22(at=crowd, dice=(2, 5), hand=["pay-day"]))
    everything_can_be_said(GAME_22.start(3))
    everything_can_be_said(GAME_03.start(2))
    assert GAME_22.describe(pub22().view(0), GAME_22.action("flip plain")).words == Message(
        "action-outcome", {"outcome": "flip plain"}
    )
