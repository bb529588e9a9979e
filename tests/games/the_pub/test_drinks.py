"""Drinks of three kinds: drawn, kept, drunk, put away."""

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
)

BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ B─ .  .  .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


@pytest.mark.rule("tp-drink-tile")
def test_who_ends_on_a_drink_tile_draws() -> None:
    p = play(pub(BAR), "move e")
    assert p.to_move == CHANCE
    assert chances(p)["shake birra"] == 4
    assert chances(p)["shake assenzio"] == 1
    assert sum(chances(p).values()) == 40


@pytest.mark.rule("tp-drink-order")
def test_the_alcohol_rises_before_the_drink_works_and_then_it_is_discarded() -> None:
    p = listening(pub(BAR, kept={1: ("birra",)}))
    play(p, "drink birra")
    assert alcohol(p, 1) == 2
    assert "birra" not in dumped(p)["discards"]
    play(p, "stop")
    assert dumped(p)["discards"] == {"birra": 1}
    assert heard(p.news(), 2)[:2] == ["event-tp-drinks", "event-tp-alcohol"]


@pytest.mark.rule("tp-shot")
def test_a_shot_is_drunk_at_once() -> None:
    p = play(pub(BAR, alcohol={1: 2}), "move e", "shake mojito")
    assert alcohol(p, 1) == 5
    assert legal(p) >= {"look g1", "swap g1 g3"}


@pytest.mark.rule("tp-take-away")
def test_a_take_away_is_kept_for_an_action_later() -> None:
    p = play(pub(BAR), "move e", "shake froccs-spritz")
    assert alcohol(p, 1) == 1
    assert kept(p, 1) == ["froccs-spritz"]
    assert why_not(p, "drink birra") == "tp-take-away"
    play(p, "drink froccs-spritz")
    assert alcohol(p, 1) == 2
    assert kept(p, 1) == []
    assert mover(p) == 2
    assert why_not(p, "drink froccs-spritz") == "tp-take-away"


@pytest.mark.rule("tp-third")
def test_of_three_take_aways_one_is_drunk_at_once() -> None:
    p = play(pub(BAR, kept={1: ("birra", "froccs-spritz")}), "move e", "shake jager")
    assert mover(p) == 1
    assert legal(p) == {"drink birra", "drink froccs-spritz", "drink jager"}
    assert why_not(p, "drink negroeni") == "tp-third"
    play(p, "drink froccs-spritz")
    assert kept(p, 1) == ["birra", "jager"]
    # It cost no action.
    assert dumped(p)["actions_left"] == 1
    assert mover(p) == 1


@pytest.mark.rule("tp-third")
def test_three_of_a_kind_leave_no_choice() -> None:
    p = play(pub(BAR, kept={1: ("birra", "birra")}), "move e", "shake birra")
    assert kept(p, 1) == ["birra", "birra"]
    assert alcohol(p, 1) == 2
    assert legal(p) == {"move w", "move e", "stop"}


@pytest.mark.rule("tp-indigestible")
def test_an_indigestible_drink_stays() -> None:
    p = play(pub(BAR), "move e", "shake tequila")
    assert alcohol(p, 1) == 4
    assert indigestible(p, 1) == "tequila"


@pytest.mark.rule("tp-indigestible")
def test_another_one_takes_its_place() -> None:
    p = play(pub(BAR, indigestible={1: "tequila"}), "move e", "shake moskow-mule")
    assert indigestible(p, 1) == "moskow-mule"
    assert alcohol(p, 1) == 3
    assert dumped(p)["discards"] == {"tequila": 1}


@pytest.mark.rule("tp-indigestible")
def test_the_old_one_still_counts_for_the_alcohol_of_the_new_one() -> None:
    p = play(pub(BAR, indigestible={1: "moskow-mule"}), "move e", "shake long-island")
    assert alcohol(p, 1) == 4
    assert indigestible(p, 1) == "long-island"


@pytest.mark.rule("tp-run-dry")
def test_an_empty_shaker_is_filled_with_the_discards() -> None:
    p = play(pub(BAR, shaker=("birra",)), "move e")
    # One drink was left, so that was no matter of chance.
    assert kept(p, 1) == ["birra"]
    assert dumped(p)["shaker"] == {}
    play(p, "move w", "pass", "pass", "move e")
    assert p.to_move == CHANCE
    assert sum(chances(p).values()) == 39
    assert chances(p)["shake birra"] == 3
    assert dumped(p)["discards"] == {}


@pytest.mark.rule("tp-run-dry")
def test_an_empty_bag_is_filled_with_past_events() -> None:
    square = BAR.replace("B─", "E─")
    p = play(pub(square, at={1: "b3"}, bag=("fire-alarm",)), "move e")
    assert at(p, 3) == "c3"
    play(p, "pass", "pass", "move w", "shake birra", "move e")
    assert chances(p)["event fire-alarm"] == 2
    assert sum(chances(p).values()) == 10


@pytest.mark.rule("tp-third")
@pytest.mark.rule("tp-blackout-turn")
def test_a_third_take_away_may_knock_out() -> None:
    p = pub(BAR, kept={1: ("birra", "jager")}, alcohol={1: 6})
    play(p, "move e", "shake birra", "drink jager")
    assert (at(p, 1), alcohol(p, 1)) == ("a3", 1)
    assert kept(p, 1) == ["birra", "birra"]
    assert mover(p) == 2


@pytest.mark.rule("tp-third")
def test_a_third_one_may_come_on_somebody_else_s_turn() -> None:
    p = pub(BAR.replace("B─", "E─"), at={1: "b3"}, kept={2: ("birra", "froccs-spritz")})
    play(p, "move e", "event round-for-all", "shake jager", "shake jager", "shake acqua", "pick acqua")
    # Both drinks that are left are the same, and now seat 2 has three.
    assert mover(p) == 2
    assert legal(p) == {"drink birra", "drink froccs-spritz", "drink jager"}
    play(p, "drink froccs-spritz")
    assert kept(p, 3) == ["jager"]
    assert mover(p) == 1
    assert dumped(p)["actions_left"] == 1


@pytest.mark.rule("tp-run-dry")
def test_a_drink_at_work_is_not_among_the_discards() -> None:
    p = pub(BAR, shaker=(), kept={1: ("birra",)})
    play(p, "drink birra", "move e", "stop")
    # The shaker has been filled, but for the Birra that brought seat 1 here.
    assert sum(chances(p).values()) == 39
    assert chances(p)["shake birra"] == 3
    play(p, "shake acqua")
    assert dumped(p)["discards"] == {"acqua": 1, "birra": 1}


@pytest.mark.rule("tp-run-dry")
def test_the_shaker_may_run_dry_in_the_middle_of_a_round() -> None:
    p = listening(pub(BAR.replace("B─", "E─"), at={1: "b3"}, shaker=("acqua",)))
    play(p, "move e", "event round-for-all")
    # The Acqua(?) was the last one; the second drink comes out of what had been discarded.
    assert on_table(p) == ["acqua"]
    assert sum(chances(p).values()) == 39
    assert "event-tp-shaker-filled" in heard(p.news(), 2)


@pytest.mark.rule("tp-indigestible")
@pytest.mark.rule("tp-drink-assenzio")
def test_an_assenzio_that_is_replaced_is_gone() -> None:
    p = play(pub(BAR, indigestible={1: "assenzio"}), "move e", "shake tequila")
    assert indigestible(p, 1) == "tequila"
    assert dumped(p)["discards"] == {"assenzio": 1}
