"""2022: what may be on the backs of coins, place by place, and how that compares with real tokens on a table."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse.engine.events import Event
from alehouse.engine.messages import Json
from alehouse.games.fantasy_pub.rules.backs import CHANCES, parts_of
from tests.games.fantasy_pub.table import GAME_22, Crowd, at, chances, mover, play, pub22, seen, triples
from tests.games.fantasy_pub.test_laws import game_of
from tests.games.fantasy_pub.tokens import Exact, flips

WHOLE = 360360


def chance(p: Any) -> float:
    """Of a flip, in hundredths."""
    odds = chances(p)
    return round(100 * odds["flip triple"] / sum(odds.values()), 2)


def _goes_back(event: Event) -> bool:
    """Whether a beer that all have seen becomes a coin."""
    if event.id == "event-pub-banned":
        return event.args["beers"] != 0
    return event.id in ("event-fp22-coffee", "event-fp22-spilt")


# What the rule says


@pytest.mark.rule("fp22-triple")
def test_while_nothing_seen_went_back_a_flip_is_a_draw_among_all_coins() -> None:
    met = 0
    for seed in range(8):
        for p in game_of(GAME_22, 4, seed):
            data: dict[str, Any] = p.dump()
            if any(_goes_back(event) for event in p.news()):
                break
            if "flip plain" in chances(p):
                coins = data["pool"] + sum(data["loose"]) + sum(each["coins"] for each in data["characters"].values())
                assert chances(p) == {"flip plain": coins - data["triples_left"], "flip triple": data["triples_left"]}
                met += 1
    assert met > 20


@pytest.mark.rule("fp22-triple")
@pytest.mark.parametrize(("left", "said"), [(5, 60), (2, 100 * 3 / 8)])
def test_what_goes_back_to_the_pool_is_there_and_nowhere_else(left: int, said: float) -> None:
    """All triple beers lay open; now three of them are mixed into the pool."""
    away = {5: 2, 2: 5}[left]
    crowd: Crowd = {"1.elf-a": (3, 0, 3, 3), "2.elf-a": (4, 2, 0), "1.dwarf-a": (2, 2, 0)}
    p = pub22(at=crowd, dice=(3, 4), barkeeper=1, pool=away, triples_left=0, hand=["on-the-house"])
    play(p, "call 3")
    assert (at(p, "1.elf-a"), mover(p)) == ("deck", 1), "it cannot pay, and is banned"
    assert seen(p, 0)["pool_triple_chance"] == round(3 / (away + 3), 4)
    held = p.copy()
    play(held, "call 4")
    assert triples(held, "2.elf-a") == 0, "a coin held while all ten lay open is none: nothing is left to chance"
    play(p, "event on-the-house 4", "choose 1.dwarf-a")
    assert chance(p) == said


@pytest.mark.rule("fp22-triple")
def test_coins_take_the_odds_of_their_place_along() -> None:
    p = pub22(at={"1.elf-a": (3, 0, 3, 3), "2.elf-a": (4, 2, 0)}, dice=(3, 4), barkeeper=1, pool=3, triples_left=0)
    play(p, "call 3", "enter 4", "draw dwarf")
    view = seen(p, 0)
    entered = view["spaces"][0]["characters"][0]["id"]
    assert (view["pool_triple_chance"], view["triple_chances"][entered]) == (0.5, 0.5)
    assert view["triple_chances"]["table:1"] == view["triple_chances"]["character:2.elf-a"] == 0.0


@pytest.mark.rule("fp22-triple")
@pytest.mark.rule("fp22-card-black-coffee")
@pytest.mark.rule("fp22-card-spilt-beer")
@pytest.mark.parametrize(("beer", "on_it"), [("plain", 0), ("triple", 1)])
def test_a_beer_that_becomes_a_coin_again_is_still_what_it_was(beer: str, on_it: int) -> None:
    crowd: Crowd = {"1.elf-a": (3, 0, 2, 1), "2.elf-a": (4, 0, 2, 1)}
    p = pub22(at=crowd, dice=(3, 4), barkeeper=1, hand=["black-coffee", "spilt-beer"])
    play(p, "event black-coffee 3", "choose 1.elf-a", f"choose {beer}")
    view = seen(p, 0)
    assert view["triple_chances"]["character:1.elf-a"] == on_it
    assert (view["pool_triple_chance"], view["triple_chances"]["table:1"]) == (round(8 / 71, 4), round(8 / 71, 4))
    play(p, "event spilt-beer 4", "choose 2.elf-a", f"choose {beer}")
    assert seen(p, 0)["pool_triple_chance"] == round((65 * 8 / 71 + on_it) / 66, 4)


@pytest.mark.rule("fp22-triple")
def test_after_a_flip_the_others_hide_the_rest() -> None:
    crowd: Crowd = {"1.elf-a": (3, 0, 2, 1), "1.dwarf-a": (2, 1, 0), "2.elf-a": (4, 3, 0)}
    p = pub22(at=crowd, dice=(3, 4), barkeeper=1, hand=["black-coffee"])
    play(p, "event black-coffee 3", "choose 1.elf-a", "choose triple", "call 4")
    assert chance(p) == round(100 * 9 / 73, 2)
    play(p, "flip triple")
    view = seen(p, 0)
    assert view["triples_left"] == 9
    factor = 9 / (10 - 9 / 73)
    found = view["triple_chances"]
    assert found["character:1.elf-a"] == round(factor, 4)
    assert found["character:2.elf-a"] == round(9 / 73 * factor, 4)


@pytest.mark.rule("fp22-triple")
def test_no_place_hides_more_than_it_has_coins() -> None:
    """A coin that is a triple for certain stays one when the others become likelier."""
    crowd: Crowd = {"1.elf-a": (3, 0, 2, 1), "2.elf-a": (4, 3, 0)}
    p = pub22(at=crowd, dice=(3, 4), barkeeper=1, hand=["black-coffee"])
    play(p, "event black-coffee 3", "choose 1.elf-a", "choose triple", "call 4", "flip plain")
    found = seen(p, 0)["triple_chances"]
    assert found["character:1.elf-a"] == 1
    assert found["character:2.elf-a"] == round(9 / 72, 4)


@pytest.mark.rule("fp22-triple")
@pytest.mark.parametrize("players", [2, 4])
def test_all_shares_are_what_is_hidden_and_none_is_more_than_its_coins(players: int) -> None:
    shared = 0
    for seed in range(3):
        for p in game_of(GAME_22, players, seed):
            p.check()
            shares = backs(p.dump())
            if shares:
                shared += 1
                assert sum(shares.values()) == int(str(p.dump()["triples_left"])) * WHOLE
    assert shared > 300


def backs(data: dict[str, Json]) -> dict[str, int]:
    found: Any = data["backs"]
    if found is None:
        return {}
    spaces = {f"space {number}": share for number, share in enumerate(found["spaces"])}
    return {"pool": found["pool"], **spaces, **found["characters"]}


# Beside real tokens


def test_the_exact_observer_counts_right() -> None:
    exact = Exact(3, 6)
    assert exact.chance("place:pool") == pytest.approx(1 / 2)
    exact.moved("place:pool", "a", 2)
    exact.turned_over("a", True)
    assert exact.chance("a") == exact.chance("place:pool") == pytest.approx(2 / 5)
    exact.put_back("place:pool", 1, 1)
    assert exact.chance("a") == pytest.approx(2 / 5)
    assert exact.chance("place:pool") == pytest.approx((4 * 2 / 5 + 1) / 5)
    exact.moved("place:pool", "b", 5)
    assert exact.chance("b") == pytest.approx((4 * 2 / 5 + 1) / 5)
    exact.turned_over("a", True)
    assert exact.chance("b") == pytest.approx(2 / 5)


def compared(kind: str, seeds: range) -> tuple[float, float, float]:
    """Against what is exactly known of real tokens, in points: the mean error of the chance of a flip, its mean size,
    and the mean size if every coin were as good as any other."""
    error = size = alike = 0.0
    count = 0
    for seed in seeds:
        for p, place, tokens in flips(GAME_22, [kind] * 4, seed):
            exact = tokens.exact.chance(place)
            odds = chances(p)
            told = odds["flip triple"] / sum(odds.values())
            error += told - exact
            size += abs(told - exact)
            alike += abs(tokens.exact.triples / sum(tokens.exact.count.values()) - exact)
            count += 1
    return 100 * error / count, 100 * size / count, 100 * alike / count


@pytest.mark.rule("fp22-triple")
def test_chances_are_near_what_is_exactly_known() -> None:
    error, size, alike = compared("random", range(6, 8))
    assert abs(error) < 0.5
    assert size < alike / 2


@pytest.mark.long
@pytest.mark.rule("fp22-triple")
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_chances_are_near_what_is_exactly_known_in_many_games(kind: str) -> None:
    error, size, alike = compared(kind, range(40))
    print(f"{kind}: mean error {error:.3f} points, mean size {size:.2f}, every coin alike {alike:.2f}")
    assert abs(error) < 0.5
    assert size < alike / 2


def test_chances_are_shown_as_they_are_rounded() -> None:
    """By whole numbers, which is quicker: halfway too, where floating-point numbers decide."""
    wholes = [*range(1, 120), *(coins * WHOLE for coins in range(1, 20)), 320, 160 * WHOLE]
    for whole in wholes:
        step = max(1, whole // 500)
        for share in {*range(0, whole + 1, step), *(whole * odd // 20_000 for odd in range(1, 20_000, 2)), whole}:
            assert CHANCES[parts_of(share, whole)] == round(share / whole, 4), (share, whole)
