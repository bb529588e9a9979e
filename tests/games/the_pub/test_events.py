"""The five events."""

from __future__ import annotations

import pytest

from alehouse import CHANCE
from tests.games.the_pub.table import (
    alcohol,
    at,
    chances,
    dumped,
    heard,
    indigestible,
    kept,
    legal,
    listening,
    mover,
    on_table,
    play,
    pub,
    why_not,
    winner,
)

SQUARE = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  P─ E┼ D┼ B─ .  ?
    .  .  D├ D┘ .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-event-tile")
def test_who_ends_on_an_event_tile_draws_an_event() -> None:
    p = play(pub(SQUARE, at={1: "b3"}), "move e")
    assert chances(p) == {
        f"event {name}": 2 for name in ("fire-alarm", "drink-up", "drinking-mate", "round-for-all", "brawl")
    }
    play(p, "event fire-alarm")
    assert dumped(p)["bag"]["brawl"] == 2
    assert dumped(p)["bag"]["fire-alarm"] == 1
    assert dumped(p)["past"] == {"fire-alarm": 1}


@pytest.mark.rule("tp-event-fire-alarm")
def test_fire_alarm_gathers_everybody() -> None:
    p = play(pub(SQUARE, at={1: "b3", 2: "e3", 3: "a3"}), "move e", "event fire-alarm")
    assert [at(p, seat) for seat in (1, 2, 3)] == ["c3", "c3", "c3"]
    # The event tile does not count for those who were moved, so the turn simply goes on.
    assert mover(p) == 1
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_empties_everybody_s_hands_in_turn() -> None:
    p = pub(
        SQUARE,
        at={1: "b3"},
        kept={1: ("froccs-spritz",), 2: ("birra", "sex-on-the-beach"), 3: ("froccs-spritz",)},
    )
    play(p, "move e", "event drink-up")
    # Seat 1 had no choice; now seat 2 chooses the order.
    assert alcohol(p, 1) == 2
    assert mover(p) == 2
    assert legal(p) == {"drink birra", "drink sex-on-the-beach"}
    assert why_not(p, "drink froccs-spritz") == "tp-event-drink-up"
    play(p, "drink sex-on-the-beach", "with 1")
    assert mover(p) == 2
    assert legal(p) >= {"stop", "move e"}
    play(p, "stop")
    assert alcohol(p, 2) == 4
    assert [kept(p, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert alcohol(p, 3) == 2
    assert mover(p) == 1


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_means_what_was_held_when_it_began() -> None:
    p = pub(SQUARE, at={1: "b3", 2: "c3"}, kept={2: ("birra",)})
    play(p, "move e", "event drink-up", "move e", "stop", "shake jager")
    # Seat 2 walked onto a drink tile, by a drink, and keeps what it got there.
    assert kept(p, 2) == ["jager"]
    assert mover(p) == 1


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_does_not_ask_for_what_was_drunk_meanwhile() -> None:
    # Seat 1 walks on to another event, where seat 3 gets a third take-away and drinks one of its first two.
    p = pub(
        SQUARE.replace("E┼ D┼ B─", "E┼ E┼ B─"),
        at={1: "b3"},
        kept={1: ("birra",), 3: ("froccs-spritz", "sex-on-the-beach")},
    )
    play(p, "move e", "event drink-up", "move e", "stop", "event round-for-all")
    play(p, "shake acqua", "shake acqua", "shake negroeni", "pick acqua", "pick acqua")
    assert mover(p) == 3
    play(p, "drink froccs-spritz")
    # Drink up now means the other one only, and not the new one.
    assert legal(p) == {"with 1", "with 2"}
    play(p, "with 1")
    assert kept(p, 3) == ["negroeni"]
    assert mover(p) == 1


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_goes_on_after_a_blackout_but_not_with_actions() -> None:
    p = pub(SQUARE, at={1: "b3"}, alcohol={1: 6}, kept={1: ("froccs-spritz", "birra"), 3: ("froccs-spritz",)})
    play(p, "move e", "event drink-up", "drink birra")
    # Blacked out: back at the start with alcohol 1; the other drink must still be drunk.
    assert at(p, 1) == "a3"
    assert alcohol(p, 1) == 2
    assert kept(p, 1) == kept(p, 3) == []
    assert mover(p) == 2


@pytest.mark.rule("tp-event-drinking-mate")
def test_drinking_mates_drink_at_once_whatever_it_is() -> None:
    p = play(pub(SQUARE, at={1: "b3", 2: "c3"}), "move e", "event drinking-mate")
    assert legal(p) == {"with 2", "with 3"}
    assert why_not(p, "with 1") == why_not(p, "with 5") == "tp-event-drinking-mate"
    play(p, "with 2", "shake birra", "shake tequila")
    # Seat 1 drank first; then seat 2 the take-away, without keeping it.
    assert indigestible(p, 1) == "tequila"
    assert alcohol(p, 1) == 4
    assert mover(p) == 2
    assert alcohol(p, 2) == 2
    assert kept(p, 2) == []
    play(p, "move e", "stop")
    assert at(p, 2) == "d3"
    assert p.to_move == CHANCE


@pytest.mark.rule("tp-event-round-for-all")
def test_a_round_for_all_is_picked_in_turn() -> None:
    p = play(pub(SQUARE, at={1: "b3"}, turn=1), "move e", "event round-for-all")
    play(p, "shake birra", "shake acqua", "shake tequila")
    assert on_table(p) == ["acqua", "birra", "tequila"]
    assert legal(p) == {"pick acqua", "pick birra", "pick tequila"}
    play(p, "pick acqua")
    assert mover(p) == 2
    assert why_not(p, "pick acqua") == "tp-event-round-for-all"
    play(p, "pick tequila")
    # What is left is for seat 3, and being a take-away it is kept.
    assert indigestible(p, 2) == "tequila"
    assert kept(p, 3) == ["birra"]
    assert mover(p) == 1
    assert on_table(p) == []


@pytest.mark.rule("tp-event-round-for-all")
def test_a_round_for_all_may_be_a_third_take_away() -> None:
    p = play(pub(SQUARE, at={1: "b3"}, kept={1: ("jager", "birra")}), "move e", "event round-for-all")
    play(p, "shake froccs-spritz", "shake acqua", "shake acqua", "pick froccs-spritz")
    assert mover(p) == 1
    assert legal(p) == {"drink birra", "drink froccs-spritz", "drink jager"}
    play(p, "drink froccs-spritz")
    assert kept(p, 1) == ["birra", "jager"]
    assert mover(p) == 1


@pytest.mark.rule("tp-event-round-for-all")
def test_a_round_within_a_round() -> None:
    # Seat 1 drinks a third take-away, walks onto another event tile and draws the same event again.
    p = pub(SQUARE.replace("E┼ D┼ B─", "E┼ E┼ B─"), at={1: "b3"}, kept={1: ("birra", "jager")})
    play(p, "move e", "event round-for-all", "shake negroeni", "shake acqua", "shake tequila")
    play(p, "pick negroeni", "drink birra", "move e", "stop", "event round-for-all")
    play(p, "shake mojito", "shake jin-lemon", "shake moskow-mule")
    assert on_table(p) == ["jin-lemon", "mojito", "moskow-mule"]
    play(p, "pick moskow-mule", "pick mojito", "swap g1 g3", "with 1")
    # The inner round is over, the outer one goes on with seat 2.
    assert mover(p) == 2
    assert legal(p) == {"pick acqua", "pick tequila"}


@pytest.mark.rule("tp-event-brawl")
def test_brawl_sobers_the_brawler_and_draws_the_others_near() -> None:
    p = pub(SQUARE, at={1: "b3", 2: "e3", 3: "a3"}, alcohol={1: 6})
    play(p, "move e", "event brawl")
    assert alcohol(p, 1) == 4
    assert at(p, 2) == "d3"
    assert at(p, 3) == "b3"
    # d3 is a drink tile, but an event moved seat 2 there.
    assert mover(p) == 1


@pytest.mark.rule("tp-event-brawl")
def test_brawl_lets_choose_among_equally_short_ways() -> None:
    p = pub(SQUARE, at={1: "b3", 2: "d4", 3: "c3"})
    play(p, "move e", "event brawl")
    assert mover(p) == 2
    assert legal(p) == {"move n", "move w"}
    assert why_not(p, "move s") == "tp-event-brawl"
    play(p, "move w")
    assert at(p, 2) == "c4"
    # Seat 3 is there already.
    assert at(p, 3) == "c3"


@pytest.mark.rule("tp-event-brawl")
def test_brawl_leaves_alone_whom_no_way_leads_there() -> None:
    lonely = """
        .  .  .  .  .  .  ?
        .  .  .  .  .  .  .
        S  P─ E┼ .  .  .  ?
        .  .  D│ B┌ .  .  .
        .  .  .  .  .  .  ?
    """
    p = play(pub(lonely, at={1: "b3", 2: "d4", 3: "c4"}), "move e", "event brawl")
    assert at(p, 2) == "d4"
    assert at(p, 3) == "c3"


@pytest.mark.rule("tp-event-brawl")
def test_brawl_may_push_somebody_out() -> None:
    house = """
        .  .  .  .  .  .  w
        .  .  .  .  .  .  .
        S  P─ D─ P─ D─ B─ h
        .  .  .  .  .  .  E├
        .  .  .  .  .  .  d
    """
    p = pub(house, exits="whd", at={1: "d3", 2: "f3", 3: "f3"}, turn=3)
    play(p, "move e")
    assert winner(p) is None
    play(p, "move s")
    assert p.to_move == CHANCE
    play(p, "event brawl")
    # Seat 2 had to step onto the hedge, which is theirs.
    assert winner(p) == 2


@pytest.mark.rule("tp-event-brawl")
@pytest.mark.rule("tp-alcohol")
def test_a_brawl_sobers_to_one_at_most() -> None:
    p = play(pub(SQUARE, at={1: "b3"}, alcohol={1: 2}), "move e", "event brawl")
    assert alcohol(p, 1) == 1


@pytest.mark.rule("tp-event-drinking-mate")
def test_what_mates_drink_is_no_third_take_away() -> None:
    p = pub(SQUARE, at={1: "b3"}, kept={2: ("birra", "jager")})
    play(p, "move e", "event drinking-mate", "with 2", "shake froccs-spritz", "shake froccs-spritz")
    assert kept(p, 1) == []
    assert kept(p, 2) == ["birra", "jager"]
    assert (alcohol(p, 1), alcohol(p, 2)) == (2, 2)
    assert mover(p) == 1


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_begins_with_whoever_drew_it() -> None:
    # On the turn of seat 1, seat 2 drinks a Birra, walks onto an event tile and draws the event.
    p = pub(
        SQUARE.replace("E┼ D┼ B─", "E┼ E┼ B─"),
        at={1: "b3", 2: "c3"},
        kept={1: ("birra", "jager"), 2: ("birra", "froccs-spritz"), 3: ("birra", "jager")},
    )
    play(p, "move e", "event drinking-mate", "with 2", "shake birra", "shake acqua")
    assert mover(p) == 2
    play(p, "move e", "stop", "event drink-up")
    assert mover(p) == 2
    play(p, "drink froccs-spritz", "stop")
    assert mover(p) == 3
    assert legal(p) == {"drink birra", "drink jager"}


@pytest.mark.rule("tp-event-drink-up")
def test_drink_up_where_nobody_has_anything() -> None:
    p = listening(pub(SQUARE, at={1: "b3"}))
    play(p, "move e", "event drink-up")
    assert heard(p.news(), 3)[-1] == "event-tp-nobody-drinks"
    assert mover(p) == 1


@pytest.mark.rule("tp-event-fire-alarm")
def test_fire_alarm_moves_whoever_no_way_leads_to() -> None:
    lonely = SQUARE.replace("D├ D┘ .", "D├ D┘ P┌")
    p = play(pub(lonely, at={1: "b3", 3: "e4"}), "move e", "event fire-alarm")
    assert at(p, 3) == "c3"


@pytest.mark.rule("tp-event-round-for-all")
@pytest.mark.rule("tp-blackout-turn")
def test_a_round_goes_on_after_a_blackout() -> None:
    p = pub(SQUARE, at={1: "b3"}, alcohol={1: 6})
    play(p, "move e", "event round-for-all", "shake tequila", "shake mojito", "shake acqua", "pick tequila")
    assert (at(p, 1), alcohol(p, 1)) == ("a3", 1)
    assert mover(p) == 2
    play(p, "pick acqua", "swap g1 g3")
    # Seat 3 had the Mojito. The turn of seat 1 is over.
    assert alcohol(p, 3) == 4
    assert mover(p) == 2
    assert dumped(p)["actions_left"] == 2
