"""Other ways to play."""

from __future__ import annotations

import itertools

import pytest

from alehouse.engine.errors import BadOption
from alehouse.games.bristol_1350.bristol import BRISTOL_1350
from tests.games.bristol_1350.scene import Scene

RATS_IN_BIRCH = "Ba Br Br Ca Oa Oa"


@pytest.mark.rule("b1350-congregate")
def test_after_a_mingle_the_infected_see_each_other() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={3: "33"}, congregate=True).end_round()
    scene.do("symptom 4", "symptom 4", "symptom 2")
    scene.heard()
    scene.do("symptom 1", "symptom 1")
    events = [event for event in scene.events() if event.id == "event-b1350-congregate"]
    assert [event.told for event in events] == [(0, 2)]
    assert scene.view(1).notes[-1].what == "infected"
    assert scene.view(3).notes[-1].pawns == [0, 2]
    assert scene.view(4).notes == []


@pytest.mark.rule("b1350-cure")
def test_two_ones_heal_and_six_infects_again() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "33", 2: "11"}, cure=True).end_round()
    scene.do("symptom 4", "symptom 1", "symptom 1", "symptom 3", "symptom 3")
    assert not scene.infected(1)
    assert scene.infected(2)
    scene.do("dice Ba Br Br Ca Oa Oa").end_round()
    scene.do("symptom 2", "symptom 3", "symptom 3", "symptom 1", "symptom 2")
    assert scene.infected(1)
    assert scene.infected(2), "a low sum is not enough"


@pytest.mark.rule("b1350-cure")
def test_without_the_cure_two_ones_heal_nobody() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "33", 2: "11"}).end_round()
    scene.do("symptom 4", "symptom 1", "symptom 1", "symptom 3", "symptom 3")
    assert scene.infected(1)


def alms(**symptoms: str) -> Scene:
    """The first player has just played an alms card."""
    hands = {int(name[1:]): value for name, value in symptoms.items()}
    scene = Scene("1 2 | 3 | 4", symptoms=hands, remedies={1: ["alms", "alms"]}, alms=True)
    return scene.do("push 1", "play alms as alms")


@pytest.mark.rule("b1350-alms")
def test_a_coin_is_drawn_and_given_away_in_secret() -> None:
    scene = alms()
    assert scene.chances() == {"coin naught": 4, "coin plague": 1, "coin cured": 1}
    scene.do("coin naught")
    assert scene.view(1).coin == "naught"
    assert scene.view(2).coin == ""
    assert scene.legal() == ["give 1", "give 2", "give 3", "give 4"]
    assert scene.refused("give 5") == "b1350-alms"
    scene.do("give 3")
    assert scene.view(3).coins == ["naught"]
    assert [note.coin for note in scene.view(1).notes] == ["naught"]
    assert scene.view(2).notes == []
    assert scene.view(2).pawns[2].coins == 1


@pytest.mark.rule("b1350-alms")
def test_six_alms_cards_are_in_the_deck() -> None:
    scene = Scene("1 2 | 3 | 4", alms=True).do("draw")
    assert scene.chances()["remedy alms"] == 6
    assert sum(scene.chances().values()) == 33


@pytest.mark.rule("b1350-coins")
def test_the_plague_coin_infects() -> None:
    scene = alms().do("coin plague", "give 3")
    assert scene.infected(3)
    assert scene.hand(3) == [1, 2]


@pytest.mark.rule("b1350-coins")
def test_the_healing_coin_heals_for_good_and_is_stronger() -> None:
    scene = alms(p3="33").do("coin cured", "give 3")
    assert not scene.infected(3)
    scene.do("play alms as alms", "coin plague", "give 3")
    assert not scene.infected(3)
    scene = alms().do("coin plague", "give 3", "play alms as alms", "coin cured", "give 3")
    assert not scene.infected(3)


@pytest.mark.rule("b1350-coins")
def test_six_coins_are_all_there_are() -> None:
    scene = alms().do("coin naught", "give 3")
    scene.p.symptoms.bag = 0
    assert scene.refused("play alms as alms") == "b1350-coins"


@pytest.mark.rule("b1350-coins")
@pytest.mark.rule("b1350-plague-cart")
def test_the_healing_coin_does_not_help_in_bad_company() -> None:
    scene = Scene("1 2 | 3 | 4", at=(14, 3, 3), symptoms={2: "33"}, remedies={4: ["alms"]}, alms=True)
    scene.skip_to(4).do("draw", "remedy arsenic-whip")
    scene.do("play alms as alms", "coin cured", "give 1")
    assert scene.out(1)


@pytest.mark.rule("b1350-alms-chicken")
def test_without_the_expansion_chickens_are_alms() -> None:
    scene = Scene("1 2 | 3 | 4", remedies={1: ["chicken-whip"]}, alms_by_chicken=True).do("push 1")
    scene.do("play chicken-whip as alms", "coin plague", "give 2")
    assert scene.infected(2)
    scene = Scene("1 2 | 3 | 4", remedies={1: ["chicken-whip"]}, alms=True).do("push 1")
    assert scene.refused("play chicken-whip as alms") == "b1350-alms-chicken"


@pytest.mark.rule("b1350-ratzy")
@pytest.mark.parametrize("ratzy", [True, False])
def test_six_rats_are_celebrated(ratzy: bool) -> None:
    scene = Scene("1 2 | 3 | 4", "Br Br Cr Cr Or Or", ratzy=ratzy)
    assert ("ratzy" in scene.heard()) == ratzy
    scene.do("reroll Br", "roll Ba")
    assert "ratzy" not in scene.heard()
    scene.do("reroll Ba", "roll Or")
    assert ("ratzy" in scene.heard()) == ratzy


@pytest.mark.rule("b1350-modes-apart")
def test_excluded_modes_are_refused() -> None:
    modes = ("congregate", "cure", "alms", "alms_by_chicken")
    for one, other in itertools.combinations(modes, 2):
        with pytest.raises(BadOption, match="together"):
            BRISTOL_1350.start(5, **{one: True, other: True})
    for mode in modes:
        BRISTOL_1350.start(5, chaos=True, characters=True, ratzy=True, **{mode: True})
