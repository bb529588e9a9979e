"""Events name their things: who, what, from where and to where; enough to move the pieces on a board."""

from __future__ import annotations

from tests.games.bristol_1350.road import (
    RATS,
    a_card_each,
    acted,
    get,
    play,
    road,
    seated,
    things,
    told,
    turns_done,
)


def test_pawns_move_from_place_to_place() -> None:
    p = play(road("123 4 5", turn=3), "elbow")
    assert things(p, "elbows") == ("seat:3", ("pawn:3",), "space:birch.3", None)
    assert things(p, "front") == ("seat:3", ("pawn:3",), "space:birch.3", "space:birch.1")
    p = play(road("1 234 5", turn=2), "dash")
    assert things(p, "aboard") == ("seat:2", ("pawn:2",), "space:cedar.1", "space:birch.2")
    p = play(road("123 45 6", turn=4), "dash")
    assert things(p, "trade") == ("seat:4", ("pawn:4", "pawn:3"), "space:cedar.1", "space:birch.3")
    p = play(road("123 4 5"), "push 2")
    assert things(p, "lands") == ("seat:1", ("pawn:2",), "space:birch.2", "space:oak.2")


def test_a_move_that_a_whip_stops_is_announced_and_not_made() -> None:
    p = play(road("12 3 45", turn=2, remedies={1: "arsenic-whip"}), "elbow", "play arsenic-whip as whip")
    assert "elbows" in told(p)
    assert "front" not in told(p)
    assert things(p, "whips") == ("seat:1", ("card:arsenic-whip",), "seat:1", "seat:2")


def test_a_ghost_does_things_by_its_pawn() -> None:
    p = play(road("12 3 4", players=3, turn=3, left="4"), "reroll Ba", "roll Oa")
    assert [event.who for event in p.news if event.id == "event-b1350-rerolls-one"] == ["seat:3", "pawn:4"]


def test_who_is_left_behind_goes_there() -> None:
    p = play(road("1 2 34", turn=3, symptoms={4: "33"}), "push 4")
    assert things(p, "dies") == ("seat:4", ("pawn:4", "symptom:3", "symptom:3"), "space:oak.2", "place:left-behind")


def test_only_the_owner_hears_which_card_it_is() -> None:
    p = play(road("1 2 34"), "draw", "remedy arsenic-whip")
    assert things(p, "drew", seat=1) == ("seat:1", ("card:arsenic-whip",), "deck:remedies", "seat:1")
    assert things(p, "draws", seat=2) == ("seat:1", (), "deck:remedies", "seat:1")
    p = seated(4)
    play(p, "symptom 2")
    assert things(p, "dealt", seat=1) == (None, ("symptom:2",), "deck:symptoms", "seat:1")
    assert things(p, "deals", seat=2) == (None, (), "deck:symptoms", "seat:1")


def test_a_coin_goes_from_the_bag_to_giver_and_receiver() -> None:
    p = play(acted("12 3 4", alms=True, remedies={1: "alms"}), "play alms as alms", "coin plague", "give 3")
    assert things(p, "plays") == ("seat:1", ("card:alms",), "seat:1", "discards:remedies")
    assert things(p, "drew-coin", seat=1) == ("seat:1", ("coin:plague",), "bag:coins", "seat:1")
    assert things(p, "draws-coin", seat=3) == ("seat:1", (), "bag:coins", "seat:1")
    assert things(p, "gave", seat=3) == ("seat:1", ("coin:plague",), "seat:1", "seat:3")
    assert things(p, "gives", seat=2) == ("seat:1", (), "seat:1", "seat:3")


def test_a_mingle_takes_and_gives_symptoms() -> None:
    p = turns_done("12 3 4", dice=RATS)
    assert things(p, "mingle") == (None, ("pawn:1", "pawn:2"), "cart:birch", None)
    get(p, "42")
    assert things(p, "extra-deck") == (None, (), "deck:symptoms", "cart:birch")
    assert things(p, "got", seat=1) == (None, ("symptom:2",), "cart:birch", "seat:1")
    assert "got" not in told(p, 2)


def test_leeches_go_beside_a_cart_in_secret() -> None:
    p = acted("1 2 34", remedies={1: "arsenic-leeches"})
    play(p, "play arsenic-leeches as leeches", "symptom 4", "symptom 1", "add 4 oak")
    assert things(p, "added", seat=1) == ("seat:1", ("symptom:4",), "seat:1", "pile:oak")
    assert things(p, "adds", seat=2) == ("seat:1", (), "seat:1", "pile:oak")


def test_looking_names_the_card_to_whoever_looks() -> None:
    p = play(road("1 2 34", players=3, symptoms={4: "31"}), "look 4 left")
    assert things(p, "sees", seat=1) == ("seat:1", ("symptom:3",), "hidden:4.left", None)
    assert things(p, "looks", seat=2) == ("seat:1", (), "hidden:4.left", None)
    p = play(road("12 3 4", symptoms={3: "13"}, characters="sheriff"), "sheriff 3", "symptom 3")
    assert things(p, "sees", seat=1) == ("seat:1", ("symptom:3",), "seat:3", None)


def test_carts_that_cross_go_to_the_gate() -> None:
    p = turns_done("12 3 4", at="15 2 1")
    assert things(p, "crosses") == (None, ("cart:birch",), None, "place:gate")


def test_events_belong_to_the_step_that_brought_them() -> None:
    p = play(road("123 4 5", turn=2, remedies=a_card_each([1])), "elbow", "no whip")
    assert {(event.id.removeprefix("event-b1350-"), event.step) for event in p.news} >= {("elbows", 1), ("front", 2)}
