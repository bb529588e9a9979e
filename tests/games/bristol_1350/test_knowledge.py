"""What a seat makes of what it has seen: imagined positions fit all of it, and are as likely as it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from alehouse import CHANCE, OVER, PUBLIC, FastLuck
from alehouse.games.bristol_1350.bristol import BRISTOL_1350, Bristol
from alehouse.games.bristol_1350.counts import each_of
from tests.games.bristol_1350.scene import Scene

RATS_IN_BIRCH = "Ba Br Br Ca Oa Oa"


def imagined(scene: Scene, player: int, times: int = 400) -> list[Bristol]:
    found = [scene.p.imagine(player - 1, FastLuck(seed)) for seed in range(times)]
    return [each for each in found if isinstance(each, Bristol)]


def share(scene: Scene, player: int, holds: Callable[[Bristol], bool], times: int = 1500) -> float:
    """How often something is so, in what a player imagines."""
    return sum(1 for each in imagined(scene, player, times) if holds(each)) / times


def test_cards_seen_elsewhere_are_not_imagined() -> None:
    scene = Scene("1 2 | 3 | 4", symptoms={1: "11", 2: "11", 3: "11", 4: "12"})
    most = max(sum(each.symptoms.hand(pawn).count(1) for pawn in range(1, 4)) for each in imagined(scene, 1))
    assert most <= 5, "two of the seven ones are one's own"


def test_a_swap_in_a_cart_for_two_is_seen_through() -> None:
    """I put in two ones and get two threes: those were the other's cards or the extra one."""
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "11", 2: "33"}).end_round()
    scene.do("symptom 4", "symptom 3", "symptom 3", "symptom 1", "symptom 1")
    for each in imagined(scene, 1):
        before = each.symptoms
        threes = scene_pool(each)
        assert threes.count(3) >= 2
        assert threes.count(1) >= 2
        assert before.hand(0) == [3, 3]
    # Of the three cards left two ones are known: the other player holds at least one of them.
    assert all(1 in each.symptoms.hand(1) for each in imagined(scene, 1))


def scene_pool(position: Bristol) -> list[int]:
    """All cards of the mingle of the first two players."""
    symptoms = position.symptoms
    return [*symptoms.hand(0), *symptoms.hand(1), *each_of(symptoms.discards)]


def test_what_the_other_got_back_is_as_likely_as_chance_says() -> None:
    """Two in the cart: I put in 1 and 2, and get back 1 and 2.

    Of the 5 cards, in 1 of 10 pairs I have my own two again; else other cards happened to be the same. Counted out
    over everything that may be in the other hand and the deck, by hand of a slow and simple program below.
    """
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={1: "12", 2: "33"}).end_round()
    scene.do("symptom 4", "symptom 1", "symptom 2", "symptom 3", "symptom 3")
    expected = counted_out(FastLuck(5), 40_000)
    found = share(scene, 1, lambda each: each.symptoms.is_infected(1))
    assert abs(found - expected) < 0.05, (found, expected)


def counted_out(luck: FastLuck, times: int) -> float:
    """How likely the other one is infected, by playing the mingle many times and keeping what fits."""
    fits = infected = 0
    for _ in range(times):
        low = [1] * 6 + [2] * 9 + [3] * 9
        luck.shuffle(low)
        other, rest = low[:2], [*low[6:], *[4] * 6]
        pool = [1, 2, *other, rest[luck.below(len(rest))]]
        luck.shuffle(pool)
        if sorted(pool[:2]) == [1, 2]:
            fits += 1
            infected += sum(other) >= 6 or sum(pool[2:4]) >= 6
    return infected / fits


def test_whoever_was_revealed_was_so_all_along() -> None:
    """Somebody shows low symptoms and the plague: in all that is imagined they had it before."""
    scene = Scene("1 | 3 | 2 4", "Oa Or Or Ca Ba Ba", symptoms={2: "33", 4: "11"}, at=(5, 5, 0)).end_round()
    scene.do("symptom 2", "symptom 1", "symptom 1", "symptom 3", "symptom 3")
    scene.do("dice Ba Ba Ca Ca Oa Oa").skip_to(4)
    assert scene.infected(2)
    assert scene.hand(2) == [1, 1]
    scene.do("push 4")
    assert scene.out(4)
    for each in imagined(scene, 1, 150):
        assert each.symptoms.is_infected(3), "it had to be shown"
        assert each.view(0).plain() == scene.p.view(0).plain()


def test_what_was_seen_at_a_ghosts_is_kept_in_mind() -> None:
    scene = Scene("1 | 2 | 3 4", symptoms={4: "31"}, players=3).do("look 4 left")
    assert all(each.symptoms.hand(3)[0] == 3 for each in imagined(scene, 1))
    assert len({each.symptoms.hand(3)[1] for each in imagined(scene, 1)}) == 3
    assert len({each.symptoms.hand(3)[0] for each in imagined(scene, 2)}) == 3


def test_what_the_sheriff_saw_is_one_of_the_two() -> None:
    scene = Scene("1 2 | 3 | 4", symptoms={3: "13"}, characters={1: "sheriff"}).do("sheriff 3", "symptom 3")
    hands = Counter(tuple(each.symptoms.hand(2)) for each in imagined(scene, 1))
    assert all(3 in hand for hand in hands)
    assert set(hands) == {(1, 3), (2, 3), (3, 3)}


def test_leeches_are_remembered_by_whoever_placed_them() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={1: ["arsenic-leeches"]})
    scene.do("push 1", "play arsenic-leeches as leeches", "symptom 4", "symptom 1", "add 4 oak")
    assert all(each_of(each.symptoms.piles[2]) == [4] for each in imagined(scene, 1))
    assert len({each.symptoms.piles[2] for each in imagined(scene, 2)}) == 4


def test_the_infected_know_each_other_and_the_healthy_do_not() -> None:
    scene = Scene("1 2 | 3 | 4", RATS_IN_BIRCH, symptoms={3: "33"}, congregate=True).end_round()
    scene.do("symptom 4", "symptom 4", "symptom 2", "symptom 1", "symptom 1")
    for each in imagined(scene, 1, 150):
        assert [each.symptoms.is_infected(pawn) for pawn in range(4)] == [True, False, True, False]
    assert len({each.symptoms.is_infected(2) for each in imagined(scene, 4, 150)}) == 2


def test_a_coin_is_known_to_giver_and_receiver() -> None:
    scene = Scene("1 2 | 3 | 4", remedies={1: ["alms"]}, alms=True)
    scene.do("push 1", "play alms as alms", "coin plague", "give 3")
    for player in (1, 3):
        assert all(each.symptoms.is_infected(2) for each in imagined(scene, player, 100))
    assert 0.2 < share(scene, 2, lambda each: each.symptoms.is_infected(2), 600) < 0.35


def test_remedies_in_hand_are_drawn_from_what_was_not_seen() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={1: ["arsenic-chicken"], 2: ["chicken-whip", "chicken-whip"]})
    for each in imagined(scene, 1, 100):
        assert 0 not in each.remedies.hand(1), "there is only one of that card, and it is one's own"
    hands = {tuple(each.remedies.hand(1)) for each in imagined(scene, 1, 100)}
    assert len(hands) > 20


@pytest.mark.parametrize("players", [1, 3, 6, 9])
def test_every_seat_could_be_in_what_it_imagines(players: int) -> None:
    """Through whole games with everything in them, the view is the same to the last byte."""
    luck = FastLuck(players)
    position = BRISTOL_1350.start(players, characters=True, chaos=True, congregate=True, starting_remedies=1)
    step = 0
    while position.to_move != OVER:
        step += 1
        if step % 25 == 0:
            for seat in (PUBLIC, *range(players)):
                other = position.imagine(seat, FastLuck(step))
                other.check()
                assert other.view(seat).plain() == position.view(seat).plain()
                assert other.imagine(seat, FastLuck(7)).digest() == position.imagine(seat, FastLuck(7)).digest()
        if position.to_move == CHANCE:
            position.play(luck.choose(position.chances()))
        else:
            legal = position.legal()
            position.play(legal[luck.below(len(legal))])
