"""What is told names its things: who, what, from where, to where; enough to move the pieces on a board."""

from __future__ import annotations

import pytest

from alehouse import Position
from alehouse.engine.events import Event
from tests.games.the_pub.table import listening, play, pub

BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ E─ B─ D─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


def told(position: Position, *notations: str) -> dict[str, Event]:
    """What happens while this is played, by the end of its id; of several of a kind, the last."""
    play(listening(position), *notations)
    return {event.id.removeprefix("event-tp-"): event for event in position.news()}


def things(event: Event) -> tuple[str | None, tuple[str, ...], str | None, str | None]:
    return event.who, event.what, event.source, event.target


def test_a_move_goes_from_space_to_space() -> None:
    moved = told(pub(BAR, at={1: "b3"}), "move w")["moved"]
    assert things(moved) == ("seat:1", ("seat:1",), "space:b3", "space:a3")


def test_a_tile_goes_from_the_box_to_a_hand_and_to_a_space() -> None:
    news = told(pub(), "draw", "tile drink-straight", "place b3 ew")
    assert things(news["tile"]) == ("seat:1", ("tile:drink-straight",), "place:box", "seat:1")
    assert things(news["laid"]) == ("seat:1", ("tile:drink-straight",), "seat:1", "space:b3")
    assert [news["tile"].step, news["laid"].step] == [2, 3]


def test_a_drink_goes_from_the_shaker_to_whoever_drew_it() -> None:
    news = told(pub(BAR), "move e", "shake birra")
    assert things(news["drink-drawn"]) == ("seat:1", ("drink:birra",), "place:shaker", "seat:1")
    assert things(news["kept"]) == ("seat:1", ("drink:birra",), None, "seat:1")


def test_a_round_for_all_goes_by_the_table() -> None:
    news = told(pub(BAR, at={1: "b3"}), "move e", "event round-for-all", "shake acqua", "shake birra", "shake jager")
    assert things(news["event"]) == ("seat:1", ("event:round-for-all",), "place:bag", None)
    assert things(news["drink-drawn"]) == ("seat:1", ("drink:jager",), "place:shaker", "place:table")
    picked = told(
        play(pub(BAR, at={1: "b3"}), "move e", "event round-for-all", "shake acqua", "shake birra", "shake jager"),
        "pick jager",
    )["picked"]
    assert things(picked) == ("seat:1", ("drink:jager",), "place:table", "seat:1")


def test_alcohol_shows_on_the_die() -> None:
    assert things(told(pub(BAR, kept={1: ("birra",)}), "drink birra")["alcohol"]) == ("seat:1", ("die:1",), None, None)


@pytest.mark.rule("tp-blackout")
def test_a_blackout_takes_one_home_and_the_drink_away() -> None:
    p = pub(BAR, at={1: "b3"}, marker={1: "d3"}, alcohol={1: 6}, kept={1: ("birra",)}, indigestible={1: "tequila"})
    news = told(p, "drink birra")
    assert things(news["wakes-up"]) == ("seat:1", ("seat:1",), "space:b3", "space:d3")
    assert things(news["wears-off"]) == ("seat:1", ("drink:tequila",), "seat:1", "place:discards")
    assert things(news["no-effect"]) == ("seat:1", ("drink:birra",), None, "place:discards")


@pytest.mark.rule("tp-marker")
def test_the_marker_moves_from_bathroom_to_bathroom() -> None:
    marker = told(pub(BAR, at={1: "d3"}), "bathroom")["marker"]
    assert things(marker) == ("seat:1", ("marker:1",), None, "space:d3")
    marker = told(pub(BAR, at={1: "d3"}, marker={1: "a3"}), "bathroom")["marker"]
    assert things(marker) == ("seat:1", ("marker:1",), "space:a3", "space:d3")


@pytest.mark.rule("tp-drink-mojito")
def test_who_looks_and_who_does_not_are_shown_the_same_exit() -> None:
    saw = told(pub(BAR), "move e", "shake mojito", "look g3", "exit duct")["saw"]
    looked = saw.seen_by(1)
    assert looked is not None
    assert looked.id == "event-tp-looked"
    assert things(saw) == things(looked) == ("seat:1", ("exit:2",), None, "space:g3")
    assert saw.step == looked.step == 4


@pytest.mark.rule("tp-drink-mojito")
def test_swapped_exits_trade_places() -> None:
    swapped = told(pub(BAR), "move e", "shake mojito", "swap g1 g5")["exits-swapped"]
    assert things(swapped) == ("seat:1", ("exit:3", "exit:1"), "space:g1", "space:g5")


@pytest.mark.rule("tp-drink-jin-lemon")
def test_swapped_personal_exits_are_followed() -> None:
    p = pub(BAR, kept={1: ("sex-on-the-beach",)})
    play(listening(p), "drink sex-on-the-beach", "with 2")
    news = p.news()
    traded = next(event for event in news if event.id == "event-tp-traded")
    assert things(traded) == ("seat:1", ("personal:1", "personal:2"), "seat:1", "seat:2")
    got = [event for event in news if event.id == "event-tp-got-exit"]
    assert [things(event) for event in got] == [
        ("seat:1", ("personal:2",), None, "seat:1"),
        ("seat:2", ("personal:1",), None, "seat:2"),
    ]
    assert got[0].seen_by(1) is None


@pytest.mark.rule("tp-event-fire-alarm")
def test_everybody_gathers() -> None:
    gather = told(pub(BAR, at={1: "b3", 2: "e3"}), "move e", "event fire-alarm")["gather"]
    assert things(gather) == (None, ("seat:1", "seat:2", "seat:3"), None, "space:c3")


@pytest.mark.rule("tp-own-exit")
def test_the_winner_leaves_from_the_exit() -> None:
    house = """
        .  .  .  .  .  .  w
        .  .  .  .  .  .  .
        S  P─ D─ P─ D─ B─ h
        .  .  .  .  .  .  .
        .  .  .  .  .  .  d
    """
    news = told(pub(house, exits="hwd", at={1: "f3"}), "move e")
    assert things(news["out"]) == ("seat:1", ("seat:1",), "space:g3", None)
    assert things(news["shown"]) == ("seat:3", ("personal:3",), None, None)


@pytest.mark.rule("tp-run-dry")
def test_an_empty_shaker_is_filled_from_the_discards() -> None:
    news = told(pub(BAR, shaker=("acqua",)), "move e", "move w", "pass", "move e")
    assert things(news["shaker-filled"]) == (None, (), "place:discards", "place:shaker")
