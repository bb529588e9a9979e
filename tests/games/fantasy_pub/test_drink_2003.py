"""2003: toasts, rounds of offers and the bouncer."""

from __future__ import annotations

import pytest

from tests.games.fantasy_pub.table import at, deck, mover, payments, play, pool, pub03, rule_of, told


@pytest.mark.rule("fp03-bar-dry")
def test_nobody_drinks_at_the_bar() -> None:
    p = pub03(3, at={"1.dwarf-a": (5, 1, 0), "2.dwarf-a": (0, 0, 0), "3.ogre": (0, 1, 0)}, dice=(1, 5))
    play(p, "move dwarf-a 1")
    assert [at(p, who) for who in ("1.dwarf-a", "2.dwarf-a", "3.ogre")] == [(0, 1, 0), (0, 0, 0), (0, 1, 0)]


@pytest.mark.rule("pub-alone")
def test_nobody_drinks_alone() -> None:
    p = pub03(at={"1.dwarf-a": (1, 0, 0)}, dice=(1, 5))
    play(p, "move dwarf-a 1")
    assert at(p, "1.dwarf-a") == (2, 0, 0)


@pytest.mark.rule("pub-toast")
def test_all_of_one_family_toast() -> None:
    p = pub03(3, at={"1.dwarf-a": (2, 3, 0), "2.dwarf-a": (3, 2, 1), "3.dwarf-b": (3, 1, 2)}, dice=(1, 5))
    events = play(p, "move dwarf-a 1")
    assert [at(p, who) for who in ("1.dwarf-a", "2.dwarf-a", "3.dwarf-b")] == [(3, 2, 1), (3, 1, 2), (3, 0, 3)]
    assert rule_of(events, "event-pub-drink") == ["pub-toast"] * 3


@pytest.mark.rule("fp03-no-coin")
def test_who_cannot_pay_in_a_toast_is_thrown_out_and_the_rest_drink() -> None:
    p = pub03(3, at={"1.dwarf-a": (2, 3, 0), "2.dwarf-a": (3, 0, 4), "3.dwarf-b": (3, 1, 2)}, dice=(1, 5))
    before = pool(p)
    events = play(p, "move dwarf-a 1")
    assert [at(p, who) for who in ("1.dwarf-a", "2.dwarf-a", "3.dwarf-b")] == [(3, 2, 1), "deck", (3, 0, 3)]
    assert pool(p) == before + 4
    assert rule_of(events, "event-pub-banned") == ["fp03-no-coin"]


@pytest.mark.rule("fp03-offers")
def test_the_booklets_round_of_offers() -> None:
    """Figure 4: a warrior joins a halfling and an ogre. It treats the ogre, the halfling treats it."""
    p = pub03(3, at={"1.warrior-a": (2, 1, 0), "2.halfling-a": (3, 2, 0), "3.ogre": (3, 2, 2)}, dice=(1, 5))
    events = play(p, "move warrior-a 1")
    assert at(p, "3.ogre") == (3, 2, 3)
    assert at(p, "1.warrior-a") == (3, 0, 1)
    assert at(p, "2.halfling-a") == (3, 1, 0), "it drinks nothing"
    assert payments(events) == [("1.warrior-a", "3.ogre"), ("2.halfling-a", "1.warrior-a")]
    assert rule_of(events, "event-pub-treat") == ["fp03-offers"] * 2
    assert ("event-pub-invitations", "fp03-offers") in told(events)


@pytest.mark.rule("fp03-offers")
def test_all_four_families() -> None:
    crowd = {"2.ogre": (3, 1, 0), "1.warrior-a": (2, 1, 0), "2.dwarf-a": (3, 1, 0), "2.halfling-a": (3, 1, 0)}
    p = pub03(at=crowd, dice=(1, 5))
    play(p, "move warrior-a 1")
    assert [at(p, who) for who in crowd] == [(3, 1, 1), (3, 0, 1), (3, 0, 1), (3, 0, 0)]


@pytest.mark.rule("fp03-no-coin-round")
def test_who_must_pay_and_cannot_is_thrown_out_and_the_next_weaker_pays_instead() -> None:
    crowd = {"2.ogre": (3, 0, 0), "1.warrior-a": (2, 0, 2), "2.dwarf-a": (3, 1, 0), "2.halfling-a": (3, 1, 0)}
    p = pub03(at=crowd, dice=(3, 5))
    events = play(p, "move warrior-a 3")
    assert [at(p, who) for who in crowd] == [(3, 0, 1), "deck", (3, 0, 1), (3, 0, 0)]
    assert rule_of(events, "event-pub-banned") == ["fp03-no-coin-round"]


@pytest.mark.rule("fp03-no-coin-round")
def test_several_who_cannot_pay_all_go_and_the_weakest_may_be_the_last() -> None:
    crowd = {"1.ogre": (2, 1, 0), "2.warrior-a": (3, 0, 2), "2.dwarf-a": (3, 0, 1), "2.halfling-a": (3, 1, 0)}
    p = pub03(at=crowd, dice=(1, 5))
    play(p, "move ogre 1")
    assert [at(p, who) for who in crowd] == [(3, 0, 1), "deck", "deck", (3, 0, 0)]
    assert deck(p, 2)["bottom"] == ["2.warrior-a", "2.dwarf-a"], "the stronger one first"


@pytest.mark.rule("fp03-no-coin-round")
def test_if_nobody_can_pay_nothing_is_drunk() -> None:
    p = pub03(at={"1.ogre": (2, 1, 0), "2.halfling-a": (3, 0, 2)}, dice=(1, 5))
    play(p, "move ogre 1")
    assert (at(p, "1.ogre"), at(p, "2.halfling-a")) == ((3, 0, 0), "deck")


@pytest.mark.rule("fp03-no-coin-round")
def test_a_weaker_one_is_not_asked_before_its_turn() -> None:
    """The halfling has no coin; the dwarf pays the ogre first, and then nobody can treat the dwarf."""
    p = pub03(at={"1.ogre": (2, 1, 0), "2.dwarf-a": (3, 1, 0), "2.halfling-a": (3, 0, 2)}, dice=(1, 5))
    play(p, "move ogre 1")
    assert [at(p, who) for who in ("1.ogre", "2.dwarf-a", "2.halfling-a")] == [(3, 0, 1), (3, 0, 0), "deck"]


@pytest.mark.rule("fp03-eighth-beer")
def test_whoever_reaches_eight_beers_leaves_at_once() -> None:
    p = pub03(at={"1.dwarf-a": (2, 3, 0), "2.dwarf-a": (3, 2, 6), "2.dwarf-b": (3, 2, 7)}, dice=(1, 5))
    events = play(p, "move dwarf-a 1")
    assert (at(p, "2.dwarf-a"), at(p, "2.dwarf-b")) == ((3, 1, 7), "deck")
    assert rule_of(events, "event-pub-banned") == ["fp03-eighth-beer"]


@pytest.mark.rule("fp03-eighth-beer")
def test_in_a_round_one_has_paid_before_one_falls() -> None:
    crowd = {"2.ogre": (3, 0, 7), "2.warrior-a": (3, 1, 7), "1.halfling-a": (2, 2, 0)}
    p = pub03(at=crowd, dice=(1, 5), loose={3: 0})
    before = pool(p)
    play(p, "move halfling-a 1")
    assert [at(p, who) for who in crowd] == ["deck", "deck", (3, 1, 0)], "both are treated to their eighth"
    assert pool(p) == before + 16
    assert mover(p) == 1


@pytest.mark.rule("fp03-thrown-out")
def test_who_is_thrown_out_loses_everything_and_goes_under_the_pile() -> None:
    p = pub03(
        at={"1.dwarf-a": (2, 3, 0), "2.dwarf-b": (3, 4, 7)}, dice=(1, 5), top={2: "ogre"}, bottom={2: ["warrior-a"]}
    )
    before = pool(p)
    play(p, "move dwarf-a 1")
    assert pool(p) == before + 11
    assert (deck(p, 2)["top"], deck(p, 2)["bottom"]) == ("2.ogre-a", ["2.warrior-a", "2.dwarf-b"])
