"""The pub as text: a map with walls and ways, or a list where there is no room for one."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.engine.messages import Message
from alehouse.text import languages, speech
from tests.games.the_pub.table import GAME, play, pub

HOUSE = """
    .  .  .  .  .  .  ?
    .  B│ .  .  .  .  .
    S  D┼ P─ .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


def drawn(width: int = 80, lang: str = "en", viewer: int = 0) -> list[str]:
    p = pub(HOUSE, at={1: "b3", 2: "c3"}, alcohol={1: 4}, kept={1: ("birra",)}, indigestible={2: "tequila"})
    return GAME.picture(p.view(viewer), speech(lang, ("Anna", "Béla", "Csaba")).say, width)


def test_the_map_shows_walls_ways_and_players() -> None:
    lines = drawn()
    assert lines[9:13] == [
        "   ┌──┘  └──┐┌──┘  └──┐┌────────┐                              ┌──┘  └──┐",
        " 3   START     drink      pub       ·D3·      ·E3·      ·F3·      exit",
        "       3         1         2                                       ?",
        "   └──┐  ┌──┘└──┐  ┌──┘└────────┘                              └──┐  ┌──┘",
    ]
    assert max(len(line) for line in lines) <= 80


def test_the_players_below_the_map() -> None:
    lines = drawn()
    assert "▶1 Anna at B3; alcohol ●●●●○○ 4; take-aways: Birra; your exit: the window" in lines
    assert " 2 Béla at C3; alcohol ●○○○○○ 1; indigestible: Tequilä" in lines


def test_a_list_where_there_is_no_room() -> None:
    lines = drawn(width=60)
    assert "B3 ┼ drink · Anna" in lines
    assert "G1 ┼ exit ?" in lines
    assert max(len(line) for line in lines) <= 60


def test_a_low_screen_has_a_line_for_each_row_and_each_player() -> None:
    p = pub(HOUSE, at={1: "b3", 2: "c3"}, alcohol={1: 4}, kept={1: ("birra",)}, indigestible={2: "tequila"})
    lines = GAME.picture(p.view(0), speech("en", ("Anna", "Béla", "A name that is long")).say, 80, 1)
    assert lines[3] == "3  ┼ 3 START  ┼ 1 drink  ─ 2 pub    ·          ·          ·          ┼ exit?"
    assert lines[6:] == [
        "   Round 1      at alc. bath exit   take-aways, ✗ indigestible",
        "▶1 Anna         B3 4/6  -    window Birra",
        " 2 Béla         C3 1/6  -    -      ✗ Tequilä",
        " 3 A name that… A3 1/6  -    -",
    ]


@pytest.mark.parametrize("lang", languages())
def test_a_low_screen_names_whole_what_lies_on_the_map(lang: str) -> None:
    say = speech(lang).say
    shown = "\n".join(GAME.picture(pub(HOUSE).view(1), say, 79, 1))
    assert shown.count(say(Message("picture-tp-way", {"way": "unknown"})).lower() + "?") == 3
    for kind in ("drink", "bathroom", "pub"):
        assert say(Message("picture-tp-kind", {"kind": kind})) in shown


def test_a_low_screen_cuts_the_drinks_that_have_no_room() -> None:
    kept = {1: ("froccs-spritz", "sex-on-the-beach")}
    p = pub(HOUSE, kept=kept, indigestible={1: "latte-di-boucera"})
    lines = GAME.picture(p.view(0), speech("en", ("Anna", "Béla", "Csaba")).say, 73, 1)
    assert lines[7] == "▶1 Anna    A3 1/6  -    window Fröccs Spri…, Sex on the …, ✗ Lätte di …"


def test_only_the_owner_reads_a_personal_exit() -> None:
    assert any("window" in line for line in drawn(viewer=0))
    assert not any("window" in line for line in drawn(viewer=1))


def test_choices_say_what_they_lead_to() -> None:
    p = pub(HOUSE, at={1: "b3"}, kept={1: ("birra",)})
    say = speech("it").say

    def said(notation: str) -> str:
        return say(GAME.describe(p.view(0), GAME.action(notation)).words)

    assert said("move n") == "Vai a nord, in B2: percorso Bagno"
    assert said("drink birra") == "Bevi Birra (+1): fino a 2 passi"
    play(p, "draw", "tile drink-tee")
    assert said("place d3 nsw") == "Posalo in D3 così: ┤ (aperto a nord, sud e ovest)"


def test_an_exit_known_in_secret_is_shown_as_hidden() -> None:
    p = play(pub(HOUSE), "move e", "shake mojito", "look g1", "exit hedge")

    def corner(viewer: int) -> list[str]:
        lines = GAME.picture(p.view(viewer), speech("en").say, 80)
        return [lines[2][63:].strip(), lines[3].strip()]

    assert corner(0) == ["hedge", "hidden"]
    assert corner(1) == ["exit", "?"]
    assert "G1 ┼ hedge hidden" in GAME.picture(p.view(0), speech("en").say, 40)


def test_choices_say_what_a_drink_does_to_this_drinker() -> None:
    def said(notation: str, **table: Any) -> str:
        p = pub(HOUSE, kept={1: ("sex-on-the-beach",)}, **table)
        return speech("en").say(GAME.describe(p.view(0), GAME.action(notation)).words)

    drink = "drink sex-on-the-beach"
    assert said(drink) == "Drink Sex on the Beach (+2): swap personal exits with someone"
    assert said(drink, alcohol={1: 5}) == "Drink Sex on the Beach (+2): no effect"
    milk = said(drink, alcohol={1: 6}, indigestible={1: "latte-di-boucera"})
    assert milk == "Drink Sex on the Beach (+0): swap personal exits with someone"
    mule = said(drink, alcohol={1: 6}, indigestible={1: "moskow-mule"})
    assert mule == "Drink Sex on the Beach (+1): no effect"
    # From the table a take-away is only kept, a shot is drunk.
    assert said("pick birra", alcohol={1: 6}) == "Pick Birra (take-away, +1): up to 2 steps"
    assert said("pick mojito", alcohol={1: 6}) == "Pick Mojito (shot, +3): no effect"
