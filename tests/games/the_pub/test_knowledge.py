"""Who knows which exit: what was dealt, looked at, swapped and ruled out, and what can be imagined of the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from alehouse import FastLuck, Position
from tests.games.the_pub.table import (
    chances,
    dumped,
    imagine,
    known_exits,
    known_personal,
    listening,
    mover,
    play,
    pub,
    ruled_out,
    shown,
    why_not,
)

HOUSE = """
    .  .  .  .  .  .  w
    .  .  .  .  .  .  .
    S  P─ D─ P─ D─ B─ h
    .  .  .  .  .  .  .
    .  .  .  .  .  .  d
"""
BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ D─ .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


def imagined(position: Position, viewer: int, times: int = 600) -> Counter[tuple[str, ...]]:
    """What a seat imagines of the personal exits, seat by seat, and how often."""
    found: Counter[tuple[str, ...]] = Counter()
    luck = FastLuck(1)
    imaginer = position.knowledge(viewer - 1).imaginer(luck)
    for _ in range(times):
        data = dumped(imaginer.next(luck))
        exits = data["personal_exits"]
        found[tuple(exits[each["personal_exit"]]["way"] for each in data["seats"])] += 1
    return found


# The three exits


@pytest.mark.rule("tp-drink-mojito")
def test_knowledge_follows_a_swapped_exit() -> None:
    p = play(pub(BAR), "move e", "shake mojito", "look g1", "exit hedge")
    assert known_exits(p, 1) == ["hedge", "", ""]
    play(p, "pass", "move e", "shake mojito", "swap g1 g5")
    assert known_exits(p, 1) == ["", "", "hedge"]
    assert known_exits(p, 2) == ["", "", ""]


@pytest.mark.rule("tp-drink-mojito")
def test_what_one_has_seen_the_next_finds_there_too() -> None:
    p = play(pub(BAR), "move e", "shake mojito", "look g1", "exit hedge", "pass", "move e", "shake mojito", "look g1")
    # No chance any more: the exit has been decided.
    assert mover(p) == 2
    assert known_exits(p, 2) == ["hedge", "", ""]
    assert known_exits(p, 3) == ["", "", ""]


@pytest.mark.rule("tp-drink-mojito")
def test_who_has_seen_two_exits_knows_the_third() -> None:
    p = play(pub(BAR), "move e", "shake mojito", "look g1", "exit hedge", "move e", "shake acqua", "pass", "pass")
    play(p, "move w", "shake mojito", "look g5", "exit window")
    assert known_exits(p, 1) == ["hedge", "duct", "window"]


@pytest.mark.rule("tp-drink-mojito")
def test_what_others_have_seen_is_open_to_imagination() -> None:
    p = play(pub(BAR), "move e", "shake mojito", "look g1", "exit hedge")
    luck = FastLuck(3)
    faces = Counter(dumped(imagine(p, 2, luck))["exits"][0]["way"] for _ in range(300))
    assert set(faces) == {"window", "hedge", "duct"}
    assert min(faces.values()) > 60
    assert {dumped(imagine(p, 1, luck))["exits"][0]["way"] for _ in range(50)} == {"hedge"}
    # What nobody has looked at has no identity, not even an imagined one.
    assert dumped(imagine(p, 2, luck))["exits"][1]["way"] is None


@pytest.mark.rule("tp-exits-hidden")
def test_an_exit_that_was_looked_at_is_turned_up_as_what_it_is() -> None:
    near = BAR.replace("S  D─ D─ .  .  .", "S  D─ B─ P─ D─ .")
    p = play(pub(near), "move e", "shake mojito", "look g3", "exit duct", "draw", "tile bathroom-straight")
    play(p, "place f3 ew")
    assert chances(p) == {"exit window": 1, "exit hedge": 1}
    play(p, "exit hedge")
    assert known_exits(p, 3) == ["hedge", "duct", "window"]


# Personal exits


@pytest.mark.rule("tp-dealt")
def test_who_swaps_knows_both() -> None:
    p = listening(pub(BAR, exits="whd", kept={1: ("sex-on-the-beach",)}))
    play(p, "drink sex-on-the-beach", "with 2")
    assert known_personal(p, 1) == ["hedge", "window", ""]
    assert known_personal(p, 2) == ["hedge", "window", ""]
    assert known_personal(p, 3) == ["", "", "duct"]
    secrets = [event for event in p.news() if event.id == "event-tp-got-exit"]
    assert [event.told for event in secrets] == [(0,), (1,)]
    assert all(event.reveals for event in secrets)


@pytest.mark.rule("tp-dealt")
def test_knowledge_follows_a_personal_exit_that_is_passed_on() -> None:
    p = pub(BAR, exits="whd", kept={1: ("sex-on-the-beach",), 2: ("sex-on-the-beach",)})
    play(p, "drink sex-on-the-beach", "with 2", "pass", "drink sex-on-the-beach", "with 3")
    # Seat 1 gave the window to seat 2, who passed it on to seat 3 and got the duct.
    assert known_personal(p, 1) == ["hedge", "", "window"]
    assert known_personal(p, 2) == ["hedge", "duct", "window"]
    assert known_personal(p, 3) == ["", "duct", "window"]
    assert shown(p)["players"][0]["known_to"] == [0, 1]


@pytest.mark.rule("tp-dealt")
def test_onlookers_know_nothing() -> None:
    p = pub(BAR, exits="whd")
    assert known_personal(p) == ["", "", ""]


def test_imagination_keeps_to_what_a_seat_knows() -> None:
    p = pub(BAR, exits="whd", kept={1: ("sex-on-the-beach",)})
    play(p, "drink sex-on-the-beach", "with 2")
    found = imagined(p, 1)
    assert {ways[:2] for ways in found} == {("hedge", "window")}
    # Of nine personal exits, seat 1 has seen a window and a hedge: seven are left, three of them ducts.
    ducts = sum(count for ways, count in found.items() if ways[2] == "duct")
    assert 0.36 < ducts / 600 < 0.50


def test_imagination_is_as_likely_as_the_draw() -> None:
    found = imagined(pub(BAR, exits="www"), 1, 3000)
    # One window is one's own: two are left, three hedges, three ducts.
    both_windows = found["window", "window", "window"] / 3000
    assert abs(both_windows - 2 / 8 * 1 / 7) < 0.015
    both_hedges = found["window", "hedge", "hedge"] / 3000
    assert abs(both_hedges - 3 / 8 * 2 / 7) < 0.03


@pytest.mark.rule("tp-other-exit")
def test_what_was_ruled_out_is_not_imagined() -> None:
    p = play(pub(HOUSE, exits="dhw", at={1: "f3"}), "move e", "move w")
    assert {ways[0] for ways in imagined(p, 2)} == {"window", "duct"}


@pytest.mark.rule("tp-other-exit")
def test_what_was_ruled_out_follows_the_personal_exit() -> None:
    p = pub(HOUSE, exits="dwh", at={1: "f3"}, kept={1: ("sex-on-the-beach",)})
    play(p, "move e", "move w", "pass", "pass", "drink sex-on-the-beach", "with 2")
    assert ruled_out(p, 1) == []
    assert ruled_out(p, 2) == ["hedge"]
    assert {ways[1] for ways in imagined(p, 3)} == {"window", "duct"}
    assert {ways[0] for ways in imagined(p, 3)} == {"window", "hedge", "duct"}


@pytest.mark.rule("tp-close-stuck")
def test_that_the_pub_stays_open_tells_something() -> None:
    # Nothing can be laid, only the hedge can be reached, and yet the pub does not close: somebody has the hedge.
    p = play(pub(HOUSE, exits="wwh", box=()), "pass")
    assert mover(p) == 2
    found = imagined(p, 1)
    assert all("hedge" in ways for ways in found)
    assert {ways[0] for ways in found} == {"window"}
    assert {ways[1:] for ways in found} == {
        ("window", "hedge"),
        ("hedge", "window"),
        ("hedge", "hedge"),
        ("hedge", "duct"),
        ("duct", "hedge"),
    }
    assert shown(p)["one_of"] == [[["hedge"], ["hedge"], ["hedge"]]]
    play(p, "pass", "pass", "pass")
    assert len(shown(p)["one_of"]) == 1


def test_imagination_depends_on_luck_and_knowledge_alone() -> None:
    one = pub(HOUSE, exits="wwh", box=())
    other = pub(HOUSE, exits="whd", box=())
    for p in (one, other):
        play(p, "pass")
    for seed in range(20):
        assert imagine(one, 1, FastLuck(seed)).digest() == imagine(other, 1, FastLuck(seed)).digest()


@pytest.mark.rule("tp-drink-mojito")
def test_a_face_down_exit_may_be_looked_at_again() -> None:
    p = pub(BAR, indigestible={1: "moskow-mule"})
    play(p, "move e", "shake mojito", "look g1", "exit hedge", "move e", "shake mojito")
    assert why_not(p, "look g1") == ""
    play(p, "look g1")
    assert known_exits(p, 1) == ["hedge", "", ""]


@pytest.mark.rule("tp-drink-long-island")
def test_with_a_long_island_in_sight_staying_open_tells_nothing() -> None:
    p = pub(HOUSE, exits="dhw", at={1: "f3"}, indigestible={1: "long-island"}, box=())
    play(p, "pass")
    # Everybody sees it, and that its owner can get to the hedge.
    assert shown(p)["one_of"] == []
