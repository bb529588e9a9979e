"""2022: toasts, rounds of invitations, the barkeeper, being banned, and triple beers."""

from __future__ import annotations

import pytest

from tests.games.fantasy_pub.table import (
    at,
    barkeeper,
    can,
    chances,
    cheers,
    deck,
    hidden_triples,
    loose,
    mover,
    payments,
    play,
    pool,
    pub22,
    refusal,
    rule_of,
    told,
    triples,
)

# Where nobody drinks


@pytest.mark.rule("fp22-door-dry")
def test_nobody_drinks_at_the_door() -> None:
    p = pub22(3, at={"1.dwarf-a": (6, 1, 0), "2.dwarf-a": (0, 1, 0), "3.elf-a": (0, 0, 0)}, dice=(1, 5))
    play(p, "move dwarf-a 1")
    assert mover(p) == 1
    assert [at(p, who) for who in ("1.dwarf-a", "2.dwarf-a", "3.elf-a")] == [(0, 1, 0), (0, 1, 0), (0, 0, 0)]


@pytest.mark.rule("pub-alone")
def test_nobody_drinks_alone() -> None:
    p = pub22(at={"1.dwarf-a": (1, 0, 0)}, dice=(1, 2), barkeeper=2)
    play(p, "move dwarf-a 1")
    assert (mover(p), at(p, "1.dwarf-a")) == (1, (2, 0, 0)), "the barkeeper is no company"


# Toasts


@pytest.mark.rule("pub-toast")
def test_the_booklets_dwarves_all_toast() -> None:
    crowd = {"1.dwarf-a": (2, 3, 0), "2.dwarf-a": (4, 2, 1), "3.dwarf-a": (4, 1, 0), "4.dwarf-b": (4, 4, 2)}
    p = pub22(4, at=crowd, dice=(2, 6))
    events = play(p, "move dwarf-a 2")
    assert ("event-pub-toast", "pub-toast") in told(events)
    events = play(p, "flip plain", "flip plain", "flip plain", "flip plain")
    assert rule_of(events, "event-pub-drink") == ["pub-toast"] * 4
    assert [at(p, f"{seat}.dwarf-a") for seat in (1, 2, 3)] == [(4, 2, 1), (4, 1, 2), (4, 0, 1)]
    assert at(p, "4.dwarf-b") == (4, 3, 3)


@pytest.mark.rule("pub-toast")
def test_more_than_four_of_a_family_may_sit_and_toast() -> None:
    names = [f"{seat}.goblin-{copy}" for seat in (1, 2, 3, 4) for copy in "ab"]
    crowd = dict.fromkeys(names, (5, 2, 0)) | {"1.goblin-a": (4, 2, 0)}
    p = pub22(4, at=crowd, dice=(1, 2), loose={5: 0})
    play(p, "move goblin-a 1")
    assert cheers(p) == 8
    assert {at(p, name) for name in names} == {(5, 1, 1)}


@pytest.mark.rule("fp22-no-coin")
def test_who_cannot_pay_in_a_toast_is_banned_and_the_rest_drink() -> None:
    p = pub22(3, at={"1.elf-a": (2, 2, 0), "2.elf-a": (3, 0, 2), "3.elf-a": (3, 1, 0)}, dice=(1, 6))
    before = pool(p)
    play(p, "move elf-a 1")
    assert cheers(p) == 2
    assert [at(p, f"{seat}.elf-a") for seat in (1, 2, 3)] == [(3, 1, 1), "deck", (3, 0, 1)]
    assert pool(p) == before + 2


@pytest.mark.rule("fp22-no-coin")
def test_the_one_who_arrives_may_be_the_one_who_cannot_pay() -> None:
    p = pub22(at={"1.elf-a": (2, 0, 0), "2.elf-a": (3, 3, 2)}, dice=(1, 6))
    events = play(p, "move elf-a 1")
    assert rule_of(events, "event-pub-banned") == ["fp22-no-coin"]
    cheers(p)
    assert (at(p, "1.elf-a"), at(p, "2.elf-a")) == ("deck", (3, 2, 3))


# Rounds of invitations


@pytest.mark.rule("fp22-invitations")
def test_the_booklets_goblin_treats_the_dwarf_who_treats_the_troll() -> None:
    p = pub22(3, at={"1.goblin-a": (3, 3, 0), "2.dwarf-a": (4, 1, 1), "3.troll": (4, 2, 2)}, dice=(1, 6), loose={4: 0})
    events = play(p, "move goblin-a 1", "flip plain", "flip plain")
    assert at(p, "1.goblin-a") == (4, 2, 0), "it pays and drinks nothing"
    assert at(p, "2.dwarf-a") == (4, 0, 2), "its last coin goes to the troll"
    assert at(p, "3.troll") == (4, 2, 3), "it never pays"
    assert payments(events) == [("1.goblin-a", "2.dwarf-a"), ("2.dwarf-a", "3.troll")]
    assert rule_of(events, "event-pub-treat") == ["fp22-invitations"] * 2


@pytest.mark.rule("fp22-invitations")
def test_all_four_families() -> None:
    p = pub22(
        at={"1.elf-a": (3, 3, 0), "2.goblin-a": (4, 3, 0), "2.dwarf-a": (4, 3, 0), "1.troll": (4, 3, 0)}, dice=(1, 6)
    )
    play(p, "move elf-a 1")
    assert cheers(p) == 3
    assert [at(p, who) for who in ("2.goblin-a", "2.dwarf-a", "1.elf-a", "1.troll")] == [
        (4, 2, 0),
        (4, 2, 1),
        (4, 2, 1),
        (4, 3, 1),
    ]


@pytest.mark.rule("fp22-invitations")
def test_whoever_is_missing_is_skipped() -> None:
    p = pub22(at={"1.goblin-a": (3, 3, 0), "2.troll": (4, 0, 0)}, dice=(1, 6), loose={4: 0})
    play(p, "move goblin-a 1")
    assert cheers(p) == 1
    assert (at(p, "1.goblin-a"), at(p, "2.troll")) == ((4, 2, 0), (4, 0, 1))


@pytest.mark.rule("fp22-no-coin-round")
def test_the_booklets_elf_without_a_coin_is_banned_and_the_dwarf_treats_the_troll() -> None:
    p = pub22(3, at={"1.troll": (3, 1, 0), "2.dwarf-a": (4, 2, 0), "3.elf-a": (4, 0, 3)}, dice=(1, 6))
    events = play(p, "move troll 1", "flip plain")
    assert at(p, "3.elf-a") == "deck"
    assert at(p, "2.dwarf-a") == (4, 1, 0)
    assert at(p, "1.troll") == (4, 0, 1)
    assert rule_of(events, "event-pub-banned") == ["fp22-no-coin-round"]
    assert mover(p) == 1


@pytest.mark.rule("fp22-no-coin-round")
def test_all_who_cannot_pay_go_first_even_those_who_would_have_been_treated() -> None:
    p = pub22(
        at={"1.troll": (3, 0, 0), "2.goblin-a": (4, 2, 0), "2.dwarf-a": (4, 0, 1), "2.elf-a": (4, 0, 1)}, dice=(1, 6)
    )
    play(p, "move troll 1")
    assert cheers(p) == 1
    assert (at(p, "2.dwarf-a"), at(p, "2.elf-a")) == ("deck", "deck")
    assert (at(p, "2.goblin-a"), at(p, "1.troll")) == ((4, 1, 0), (4, 0, 1))
    assert deck(p, 2)["bottom"] == ["2.dwarf-a", "2.elf-a"], "the smaller one first"


@pytest.mark.rule("fp22-no-coin-round")
def test_if_one_is_left_nothing_is_drunk() -> None:
    p = pub22(at={"1.elf-a": (3, 2, 0), "2.goblin-a": (4, 0, 2)}, dice=(1, 6))
    play(p, "move elf-a 1")
    assert mover(p) == 1
    assert (at(p, "2.goblin-a"), at(p, "1.elf-a")) == ("deck", (4, 2, 0))


@pytest.mark.rule("fp22-no-coin-round")
def test_the_largest_needs_no_coin() -> None:
    p = pub22(at={"1.dwarf-a": (3, 0, 0), "2.goblin-a": (4, 1, 2)}, dice=(1, 6))
    play(p, "move dwarf-a 1")
    assert cheers(p) == 1
    assert (at(p, "2.goblin-a"), at(p, "1.dwarf-a")) == ((4, 0, 2), (4, 0, 1))


@pytest.mark.rule("fp22-no-coin-round")
def test_the_one_who_arrives_without_a_coin_is_banned() -> None:
    p = pub22(at={"1.dwarf-a": (3, 0, 2), "2.elf-a": (4, 1, 0)}, dice=(3, 6))
    play(p, "move dwarf-a 3")
    assert (at(p, "1.dwarf-a"), at(p, "2.elf-a")) == ("deck", (4, 1, 0))


@pytest.mark.rule("fp22-sixth-beer")
def test_who_falls_in_a_round_treats_nobody_and_nobody_pays_twice() -> None:
    p = pub22(3, at={"1.goblin-a": (3, 4, 0), "2.dwarf-a": (4, 2, 5), "3.elf-a": (4, 3, 0)}, dice=(1, 6), loose={4: 0})
    before = pool(p)
    events = play(p, "move goblin-a 1", "flip plain")
    assert mover(p) == 1, "nothing more is drunk"
    assert (at(p, "1.goblin-a"), at(p, "2.dwarf-a"), at(p, "3.elf-a")) == ((4, 3, 0), "deck", (4, 3, 0))
    assert pool(p) == before + 2 + 6
    assert rule_of(events, "event-pub-banned") == ["fp22-sixth-beer"]


@pytest.mark.rule("fp22-sixth-beer")
def test_the_round_goes_on_above_the_fallen() -> None:
    p = pub22(
        at={"1.goblin-a": (3, 4, 0), "2.dwarf-a": (4, 2, 5), "2.elf-a": (4, 3, 0), "2.troll": (4, 0, 0)},
        dice=(1, 6),
        loose={4: 0},
    )
    play(p, "move goblin-a 1")
    assert cheers(p) == 2
    assert [at(p, who) for who in ("2.dwarf-a", "2.elf-a", "2.troll")] == ["deck", (4, 2, 0), (4, 0, 1)]


# Six beers


@pytest.mark.rule("fp22-sixth-beer")
def test_the_sixth_beer_is_one_too_many_and_the_fifth_is_not() -> None:
    p = pub22(at={"1.elf-a": (2, 2, 0), "2.elf-a": (3, 1, 4), "2.elf-b": (3, 3, 5)}, dice=(1, 6))
    play(p, "move elf-a 1")
    cheers(p)
    assert (at(p, "2.elf-a"), at(p, "2.elf-b")) == ((3, 0, 5), "deck")


# Banned


@pytest.mark.rule("fp22-banned")
def test_all_tokens_of_a_banned_character_go_back_as_coins() -> None:
    p = pub22(at={"1.elf-a": (2, 2, 0), "2.elf-b": (3, 3, 5, 2)}, dice=(1, 6), bottom={2: ["troll"]})
    before = (pool(p), hidden_triples(p))
    play(p, "move elf-a 1", "flip plain", "flip triple")
    assert before == (75 - 2 - 8 - 6, 8)
    assert pool(p) == before[0] + 8
    assert hidden_triples(p) == 8 + 2, "what was triple may be triple again"
    assert deck(p, 2)["bottom"] == ["2.troll-a", "2.elf-b"], "at the very bottom"


@pytest.mark.rule("fp22-banned")
def test_a_banned_character_comes_back_when_the_deck_is_through() -> None:
    away = ["goblin-a", "goblin-b", "dwarf-a", "dwarf-b"]
    p = pub22(
        3, at={"1.troll": (2, 0, 0), "2.troll": (3, 1, 0)}, out={1: away}, bottom={1: ["elf-b", "elf-a"]}, dice=(1, 4)
    )
    play(p, "move troll 1")
    cheers(p)
    assert deck(p, 1)["bottom"] == ["1.elf-b", "1.elf-a", "1.troll-a"]
    play(p, "enter 4")
    assert at(p, "1.elf-b") == (0, 4, 0), "in the order in which they were banned, and nothing is left to chance"
    assert deck(p, 1)["bottom"] == ["1.elf-a", "1.troll-a"]


@pytest.mark.rule("fp22-banned")
def test_the_unknown_part_of_a_deck_comes_first() -> None:
    p = pub22(at={}, bottom={1: ["troll"]}, dice=(1, 4))
    play(p, "enter 4")
    assert chances(p) == {"draw goblin": 2, "draw dwarf": 2, "draw elf": 2}


# The barkeeper


@pytest.mark.rule("fp22-call")
def test_the_booklets_goblin_at_table_six_is_served() -> None:
    p = pub22(at={"1.goblin-a": (6, 3, 0)}, dice=(2, 6), barkeeper=1)
    events = play(p, "call 6", "flip plain")
    assert barkeeper(p) == 6
    assert at(p, "1.goblin-a") == (6, 2, 1)
    assert told(events) == [("event-fp22-call", "fp22-call"), ("event-pub-drink", "fp22-call-serves")]


@pytest.mark.rule("fp22-call")
def test_dice_are_never_added_to_call_him() -> None:
    p = pub22(dice=(1, 3), barkeeper=6)
    assert can(p, "call") == ["call 1", "call 3"]
    assert refusal(p, "call 4") == "pub-dice"


@pytest.mark.rule("fp22-call-moves")
def test_he_must_go_elsewhere_but_may_come_back_with_the_other_die() -> None:
    p = pub22(at={"2.elf-a": (3, 2, 0), "2.dwarf-a": (5, 2, 0)}, dice=(3, 5), barkeeper=3)
    assert refusal(p, "call 3") == "fp22-call-moves"
    play(p, "call 5", "flip plain")
    assert refusal(p, "call 3") == ""
    play(p, "call 3", "flip plain")
    assert (at(p, "2.elf-a"), at(p, "2.dwarf-a")) == ((3, 1, 1), (5, 1, 1))


@pytest.mark.rule("fp22-call-moves")
def test_a_double_calls_him_only_once() -> None:
    p = pub22(dice=(3, 3), barkeeper=1)
    play(p, "call 3")
    assert refusal(p, "call 3") == "fp22-call-moves"


@pytest.mark.rule("fp22-call-serves")
def test_the_caller_chooses_who_drinks_and_somebody_must() -> None:
    p = pub22(at={"1.elf-a": (4, 1, 0), "2.dwarf-a": (4, 2, 0), "2.elf-a": (5, 1, 0)}, dice=(4, 6), barkeeper=1)
    play(p, "call 4")
    assert mover(p) == 1
    assert can(p) == ["choose 1.elf-a", "choose 2.dwarf-a"]
    assert refusal(p, "choose 2.elf-a") == "fp22-call-serves"
    assert refusal(p, "done") == "common-now"
    play(p, "choose 2.dwarf-a", "flip plain")
    assert at(p, "2.dwarf-a") == (4, 1, 1)
    assert at(p, "1.elf-a") == (4, 1, 0)


@pytest.mark.rule("fp22-call-serves")
def test_at_an_empty_table_he_wipes_the_top() -> None:
    p = pub22(at={"1.elf-a": (0, 1, 0)}, dice=(4, 6), barkeeper=1)
    play(p, "call 4")
    assert (mover(p), barkeeper(p), loose(p, 4)) == (1, 4, 1)


@pytest.mark.rule("fp22-no-coin")
def test_who_cannot_pay_the_barkeeper_is_banned() -> None:
    p = pub22(at={"2.elf-a": (4, 0, 4)}, dice=(4, 6), barkeeper=1)
    events = play(p, "call 4")
    assert at(p, "2.elf-a") == "deck"
    assert rule_of(events, "event-pub-banned") == ["fp22-no-coin"]


@pytest.mark.rule("fp22-sixth-beer")
def test_the_barkeeper_can_serve_one_too_many() -> None:
    p = pub22(at={"2.elf-a": (4, 2, 5)}, dice=(4, 6), barkeeper=1)
    play(p, "call 4", "flip plain")
    assert at(p, "2.elf-a") == "deck"


# Triple beers


@pytest.mark.rule("fp22-triple")
@pytest.mark.parametrize(("plain", "triple"), [(0, 0), (0, 1), (12, 7), (30, 9)])
def test_every_coin_not_turned_is_as_likely_to_be_triple(plain: int, triple: int) -> None:
    p = pub22(at={"2.elf-a": (4, 4, 0)}, dice=(4, 6), barkeeper=1, taken={2: (plain, triple)})
    play(p, "call 4")
    assert chances(p) == {"flip plain": 65 - plain, "flip triple": 10 - triple}


@pytest.mark.rule("fp22-triple")
def test_odds_move_with_every_coin_turned() -> None:
    p = pub22(3, at={"1.elf-a": (3, 2, 0), "2.elf-a": (4, 2, 0), "3.elf-a": (4, 2, 0)}, dice=(1, 6))
    play(p, "move elf-a 1")
    assert chances(p) == {"flip plain": 65, "flip triple": 10}
    play(p, "flip triple")
    assert chances(p) == {"flip plain": 65, "flip triple": 9}
    play(p, "flip plain")
    assert chances(p) == {"flip plain": 64, "flip triple": 9}
    play(p, "flip triple")
    assert [triples(p, f"{seat}.elf-a") for seat in (1, 2, 3)] == [1, 0, 1]
    assert hidden_triples(p) == 8


@pytest.mark.rule("fp22-triple")
def test_when_all_triples_are_out_nothing_is_left_to_chance() -> None:
    p = pub22(at={"2.elf-a": (4, 2, 0)}, dice=(4, 6), barkeeper=1, triples_left=0)
    play(p, "call 4")
    assert (mover(p), at(p, "2.elf-a"), triples(p, "2.elf-a")) == (1, (4, 1, 1), 0)


@pytest.mark.rule("fp22-triple")
def test_when_only_triples_are_left_nothing_is_left_to_chance() -> None:
    p = pub22(
        at={"2.elf-a": (4, 2, 0)},
        dice=(4, 6),
        barkeeper=1,
        loose=dict.fromkeys(range(1, 7), 0),
        pool=1,
        triples_left=3,
    )
    play(p, "call 4")
    assert (mover(p), triples(p, "2.elf-a"), hidden_triples(p)) == (1, 1, 2)


@pytest.mark.rule("fp22-triple")
def test_a_triple_is_told_as_one() -> None:
    p = pub22(at={"2.elf-a": (4, 2, 0)}, dice=(4, 6), barkeeper=1)
    assert told(play(p, "call 4", "flip triple"))[-1] == ("event-fp22-triple", "fp22-triple")


@pytest.mark.rule("fp22-triple")
def test_whoever_is_treated_gets_the_triple() -> None:
    p = pub22(at={"1.goblin-a": (3, 3, 0), "2.troll": (4, 0, 0)}, dice=(1, 6))
    play(p, "move goblin-a 1", "flip triple")
    assert (triples(p, "1.goblin-a"), triples(p, "2.troll")) == (0, 1)
