"""Setting up, rounds, turns and dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from alehouse import PUBLIC, FastLuck
from alehouse.games.bristol_1350.bristol import BRISTOL_1350, Bristol
from alehouse.games.bristol_1350.components import COPIES, PAIRS, SYMPTOMS
from alehouse.games.bristol_1350.counts import count, counted, each_of
from tests.games.bristol_1350.scene import Scene


def begun(players: int, **options: bool | int) -> Bristol:
    position = BRISTOL_1350.start(players, **options)
    assert isinstance(position, Bristol)
    return position


@pytest.mark.rule("b1350-setup-pawns")
@pytest.mark.parametrize(
    ("players", "seating"),
    [
        (1, (1, 1, 2)),
        (4, (1, 1, 2)),
        (5, (1, 2, 2)),
        (6, (2, 2, 2)),
        (7, (2, 2, 3)),
        (8, (2, 3, 3)),
        (9, (3, 3, 3)),
    ],
)
def test_pawns_are_drawn_into_the_carts(players: int, seating: tuple[int, int, int]) -> None:
    position = begun(players)
    pawns = max(players, 4)
    for pawn in range(pawns - 1):
        position.play(BRISTOL_1350.action(f"pawn {pawn + 1}"))
    assert tuple(len(position.aboard(cart)) for cart in range(3)) == seating
    assert [pawn for cart in range(3) for pawn in position.aboard(cart)] == list(range(pawns)), "from birch to oak"


@pytest.mark.rule("b1350-setup-symptoms")
def test_nobody_is_dealt_a_four() -> None:
    position = begun(4)
    for pawn in range(3):
        position.play(BRISTOL_1350.action(f"pawn {pawn + 1}"))
    assert [(str(each), weight) for each, weight in position.chances()] == [
        ("symptom 1", 7),
        ("symptom 2", 10),
        ("symptom 3", 9),
    ]
    for _ in range(8):
        position.play(position.chances()[0][0])
    assert count(position.symptoms.deck, 4) == 6


@pytest.mark.rule("b1350-chaos")
def test_in_chaos_fours_are_dealt_too() -> None:
    position = begun(4, chaos=True)
    for pawn in range(3):
        position.play(BRISTOL_1350.action(f"pawn {pawn + 1}"))
    assert ("symptom 4", 6) in [(str(each), weight) for each, weight in position.chances()]


@pytest.mark.rule("b1350-chaos")
@pytest.mark.rule("b1350-infection")
def test_as_many_begin_infected_as_the_booklet_says() -> None:
    assert infected_at_first(SYMPTOMS[:4]) == Fraction(36, 325), "about one in nine"
    assert Fraction(3, 10) < infected_at_first(SYMPTOMS) < Fraction(4, 10), "about one in three"


def infected_at_first(counts: tuple[int, ...]) -> Fraction:
    cards = [value for value, count in enumerate(counts) for _ in range(count)]
    pairs = [(a, b) for at, a in enumerate(cards) for b in cards[at + 1 :]]
    return Fraction(sum(1 for a, b in pairs if a + b >= 6), len(pairs))


@pytest.mark.rule("b1350-setup-remedies")
def test_starting_remedies() -> None:
    assert hands(begun(5)) == [0] * 5
    assert hands(begun(5, starting_remedies=1)) == [1] * 5
    assert hands(begun(3)) == [1] * 3, "with ghosts"


def hands(position: Bristol) -> list[int]:
    luck = FastLuck(1)
    while position.round == 0:
        position.play(luck.choose(position.chances()))
    return list(position.remedies.sizes)


@pytest.mark.rule("b1350-secret")
def test_symptoms_and_remedies_are_for_their_owner_only() -> None:
    scene = Scene("1 2 | 3 | 4", symptoms={1: "33"}, remedies={1: ["arsenic-whip"]})
    assert scene.view(1).symptoms == [3, 3]
    assert scene.view(1).remedies == ["arsenic-whip"]
    for other in (2, 3, 4, PUBLIC + 1):
        assert "arsenic-whip" not in str(scene.view(other).plain())
        assert scene.view(other).symptoms in ([], [1, 2])
    assert scene.view(2).pawns[0].remedies == 1


@pytest.mark.rule("b1350-infection")
def test_six_is_the_plague_once_and_for_all() -> None:
    scene = Scene("1 | 2 | 3 4", "Br Br Ba Ca Oa Oa", symptoms={1: "33"})
    assert scene.infected(1)
    assert not Scene("1 | 2 | 3 4", symptoms={1: "23"}).infected(1)
    scene.end_round().do("symptom 1", "symptom 1", "symptom 3")
    assert scene.hand(1) == [1, 3]
    assert scene.infected(1), "a sum that falls again heals nobody"


@pytest.mark.rule("b1350-round")
def test_a_round_is_a_roll_turns_mingles_and_moves() -> None:
    scene = Scene("1 | 2 | 3 4", "Br Br Ba Ca Oa Oa")
    for player, card in enumerate(("chicken-whip", "chicken-leeches", "arsenic-leeches", "arsenic-whip"), 1):
        assert scene.to_move == player
        scene.do("draw", f"remedy {card}")
    assert scene.to_move == 0
    assert scene.at == [0, 0, 0], "mingles come before the carts move"
    scene.do("symptom 1", "symptom 1", "symptom 1")
    assert scene.at == [3, 1, 2]
    assert scene.p.round == 2
    assert len(scene.chances()) == 462
    assert sum(scene.chances().values()) == 6**6


@pytest.mark.rule("b1350-first")
def test_the_front_of_the_foremost_occupied_cart_begins() -> None:
    assert Scene("1 | 2 | 3 4").to_move == 1
    assert Scene("1 | 3 2 | 4", at=(2, 5, 1)).to_move == 3
    assert Scene(" | 2 1 | 4 3", at=(9, 5, 1)).to_move == 2
    scene = Scene("1 | 3 2 | 4", at=(2, 5, 1)).do("push 3")
    assert scene.to_move == 4, "then clockwise"


@pytest.mark.rule("b1350-turn")
def test_a_turn_has_one_action() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={1: ["arsenic-whip"]})
    assert scene.refused("done") == "b1350-turn"
    scene.do("push 1")
    assert scene.refused("draw") == "b1350-turn"
    assert scene.refused("reroll Ba") == "b1350-turn"
    assert scene.refused("push 1") == "b1350-turn"
    assert scene.do("done").to_move == 2


@pytest.mark.rule("b1350-reroll")
def test_one_or_two_dice_are_rolled_again() -> None:
    scene = Scene("1 | 2 | 3 4").do("reroll Ba Ca")
    assert scene.chances()["roll Ba Cr"] == 2
    assert scene.chances()["roll Ba Ba"] == 1
    scene.do("roll Or Or")
    assert scene.free == [1, 0, 1, 0, 2, 2]
    assert scene.to_move == 2
    assert scene.do("reroll Or", "roll Ba").free == [2, 0, 1, 0, 2, 1]


@pytest.mark.rule("b1350-dice")
def test_only_dice_that_show_it_can_be_taken_up() -> None:
    scene = Scene("1 | 2 | 3 4", "Ba Ca Ca Ca Ca Ca")
    assert scene.refused("reroll Or") == "b1350-dice"
    assert scene.refused("reroll Ba Ba") == "b1350-dice"
    assert scene.allowed("reroll Ca Ca")


@pytest.mark.rule("b1350-locked")
def test_locked_dice_stay_until_the_next_round() -> None:
    scene = Scene("1 | 2 | 3 4", "Ba Ba Ca Ca Oa Oa", remedies={1: ["arsenic-whip"]})
    scene.do("push 1", "play arsenic-whip as arsenic", "lock Ba Ba")
    assert scene.refused("reroll Ba") == "b1350-locked"
    assert scene.refused("reroll Ba Ca") == "b1350-locked"
    assert scene.refused("reroll Ba Ba") == "b1350-locked"
    scene.end_round()
    assert scene.at == [2, 2, 2], "locked dice count all the same"
    assert scene.locked == [0] * 6


@pytest.mark.rule("b1350-locked")
def test_when_all_dice_are_locked_nothing_can_be_rolled_or_locked() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={2: ["arsenic-whip"]})
    scene.p.locked, scene.p.free = scene.p.free, 0
    assert not [action for action in scene.legal() if action.startswith("reroll")]
    scene.skip_to(2).do("push 2")
    assert scene.refused("play arsenic-whip as arsenic") == "b1350-locked"


@pytest.mark.rule("b1350-draw")
def test_a_remedy_is_drawn_in_secret() -> None:
    scene = Scene("1 | 2 | 3 4").do("draw")
    assert sum(scene.chances().values()) == 27
    scene.heard()
    scene.do("remedy chicken-leeches")
    assert scene.remedies(1) == ["chicken-leeches"]
    news = scene.events()
    assert [event.seen_by(0) is not event.seen_by(1) for event in news[:1]] == [True]
    assert "chicken" not in str(news[0].otherwise and news[0].otherwise.plain())


@pytest.mark.rule("b1350-hand-limit")
def test_whoever_holds_three_cannot_draw() -> None:
    scene = Scene("1 | 2 | 3 4", remedies={1: ["arsenic-whip", "arsenic-whip", "chicken-whip"]})
    assert scene.refused("draw") == "b1350-hand-limit"


@pytest.mark.rule("b1350-remedy-deck")
def test_discards_become_the_new_deck() -> None:
    scene = Scene("1 | 2 | 3 4")
    apothecary = scene.p.remedies
    apothecary.discards, apothecary.deck = counted([4, 8]), 0
    scene.do("draw")
    assert scene.chances() == {"remedy arsenic-whip": 1, "remedy chicken-whip": 1}
    scene.do("remedy arsenic-whip")
    assert each_of(apothecary.deck) == [8]
    assert apothecary.discards == 0


@pytest.mark.rule("b1350-remedy-deck")
def test_without_any_remedies_left_nobody_draws() -> None:
    scene = Scene("1 | 2 | 3 4")
    scene.p.remedies.deck = 0
    assert scene.refused("draw") == "b1350-remedy-deck"


@pytest.mark.rule("b1350-remedy-held")
def test_every_remedy_stands_on_nine_of_27_cards() -> None:
    assert sum(COPIES) == 27
    for remedy in range(6):
        assert sum(COPIES[kind] for kind, sides in enumerate(PAIRS) if remedy in sides) == 9
