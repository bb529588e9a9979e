"""The box: with other values the same rules are played, and words, pictures and checks follow."""

from __future__ import annotations

import pytest

from alehouse import Game, Position
from alehouse.engine.errors import BadBox, BadOption, BadPosition
from alehouse.engine.messages import Json
from alehouse.text import languages
from alehouse.text.speech import Speech
from tests.games.fantasy_pub.table import (
    CLAN_22,
    GAME_03,
    GAME_22,
    at,
    brings,
    can,
    chances,
    closed,
    closing,
    hidden_triples,
    loose,
    play,
    points,
    pool,
    pub03,
    pub22,
    seen,
)


def refused(game: Game, changes: dict[str, Json]) -> str:
    with pytest.raises(BadBox) as caught:
        game.variant(changes)
    assert all(Speech(lang).say(caught.value.message) for lang in languages())
    return str(caught.value)


def with_box(p: Position, **changes: Json) -> Position:
    """The same position, played with another box."""
    other = p.game.variant(changes).load(p.dump())
    other.listen()
    return other


def text(game: Game, rule: str) -> str:
    return Speech("en").say(game.rule_text(rule))


@pytest.mark.rule("fp22-tokens")
@pytest.mark.rule("fp22-setup-place")
def test_more_tokens_and_larger_purses() -> None:
    game = GAME_22.variant({"tokens": 80, "purse": 5, "table_coins": 2})
    p = game.start(2)
    assert (pool(p), [loose(p, space) for space in range(7)]) == (68, [0, 2, 2, 2, 2, 2, 2])
    play(p, "roll 6", "first 1", "draw goblin", "roll 1")
    assert at(p, "1.goblin-a") == (1, 6, 0), "five, and the coin that it picked up"
    p.check()
    assert "80 tokens" in text(game, "fp22-tokens")
    assert "2 coins lie on each table" in text(game, "fp22-ring")


@pytest.mark.rule("fp22-sixth-beer")
def test_another_beer_too_many() -> None:
    p = pub22(at={"1.elf-a": (2, 2, 3), "2.elf-a": (3, 2, 0)}, dice=(4, 2))
    assert brings(p, "move elf-a 4") == ["toast 2"]
    p = with_box(p, last_beer=4)
    assert brings(p, "move elf-a 4") == ["toast 2", "sent-away 1.elf-a"], "words follow"
    play(p, "move elf-a 4", "flip plain", "flip plain")
    assert (at(p, "1.elf-a"), at(p, "2.elf-a")) == ("deck", (3, 1, 1))
    with pytest.raises(BadPosition):
        with_box(pub22(at={"1.elf-a": (2, 2, 3)}, dice=(4, 2)), last_beer=3)
    assert "beer number 4" in text(p.game, "fp22-sixth-beer")


@pytest.mark.rule("fp22-triple")
def test_more_triple_beers() -> None:
    p = GAME_22.variant({"triples": 20}).start(2)
    play(p, "roll 6", "first 1", "draw elf", "roll 1", "draw elf", "roll 2")
    assert (hidden_triples(p), seen(p, 1)["triples_left"]) == (20, 20)


@pytest.mark.rule("fp22-setup-events")
def test_fewer_cards_are_dealt() -> None:
    p = GAME_22.variant({"dealt": 2}).start(2)
    play(p, "roll 6", "first 1", "draw elf", "roll 1", "draw elf", "roll 2")
    play(p, "deal pay-day", "deal short-cut", "deal make-way", "deal forget-it")
    assert can(p) == ["return short-cut", "return pay-day"]


@pytest.mark.rule("fp22-enter-sum")
@pytest.mark.rule("fp03-enter-sum")
def test_how_many_coins_anybody_may_bring() -> None:
    p = with_box(pub22(dice=(4, 5), bottom={1: ["elf-a"]}), entry_coins=8)
    play(p, "enter both", "draw dwarf")
    assert at(p, "1.dwarf-a") == (0, 8, 0)
    assert "enter both" not in can(pub03(dice=(4, 5)))
    assert "enter both" in can(with_box(pub03(dice=(4, 5)), entry_coins=9))
    p = with_box(pub03(dice=(4, 5)), entry_coins=7)
    refusal = p.why_not(p.game.action("enter both"))
    assert refusal is not None
    assert Speech("en").say(refusal.message()) == "Both dice make 9, and nobody enters with more than 7."


@pytest.mark.rule("fp22-score-beers")
@pytest.mark.rule("fp22-score-card")
@pytest.mark.rule("fp22-score-inside")
@pytest.mark.rule("fp22-score-coins")
def test_other_points() -> None:
    p = with_box(
        closed(out={1: CLAN_22[:3], 2: CLAN_22[:3]}, taken={1: (3, 1)}, at={"1.elf-a": (2, 2, 3)}),
        plain_points=5,
        triple_points=7,
        inside_points=2,
        coins_points=9,
        card_points={"plus": 4},
    )
    assert points(p, 1) == {
        "fp22-plain": 15,
        "fp22-triple": 7,
        "fp22-card-plus": 4,
        "fp22-inside": 6,
        "fp22-coins": 9,
    }
    assert text(p.game, "fp22-score-beers").startswith("Each plain beer that you took out is worth 5 points")


@pytest.mark.rule("fp22-closing")
def test_another_closing_time() -> None:
    p = with_box(pub22(at={"1.elf-a": (0, 1, 2)}, dice=(1, 2), out={2: ["troll"]}), closing={"2": 2})
    assert brings(p, "exit elf-a 1") == ["home 2", "closing"]
    play(p, "exit elf-a 1")
    assert closing(p) == "last-round"
    picture = p.game.picture(p.view(0), Speech("en").say, 80)
    assert any("last round" in line for line in picture)


@pytest.mark.rule("fp22-card-lost-purse")
@pytest.mark.rule("fp22-card-new-blood")
def test_other_cards() -> None:
    p = with_box(
        pub22(at={"1.elf-a": (1, 1, 0)}, dice=(1, 2), hand=["lost-purse", "new-blood"]), lost_purse=7, new_blood=1
    )
    assert "7 coins from the pool" in text(p.game, "fp22-card-lost-purse")
    play(p, "event lost-purse 1")
    assert brings(p, "choose 1.elf-a") == ["coins 7"]
    play(p, "choose 1.elf-a", "event new-blood 2", "choose table 4", "draw troll")
    assert at(p, "1.elf-a") == (1, 8, 0)
    assert at(p, "1.troll") == (4, 1, 0)


@pytest.mark.rule("fp03-winner")
@pytest.mark.rule("fp03-eighth-beer")
def test_the_older_box_too() -> None:
    game = GAME_03.variant({"beers": {"2": 10}, "last_beer": 5, "purse": 3})
    p = game.start(2)
    play(p, "first 2", "draw ogre")
    assert at(p, "2.ogre") == (0, 3, 0)
    assert seen(p, 1)["goal"] == 10
    assert "10 with two players, 20 with three" in text(game, "fp03-winner")


def test_what_cannot_work_is_refused_with_the_reason() -> None:
    assert "76 triple beers cannot hide among 75 tokens" in refused(GAME_22, {"triples": 76})
    assert "20 event cards would be dealt, and there are 17" in refused(GAME_22, {"dealt": 5})
    assert "with 4 players it takes 57 tokens" in refused(GAME_22, {"tokens": 56})
    assert "tokens" in refused(GAME_22, {"closing": {"2": 14}, "last_beer": 9})
    assert "with 2 players it takes 135 tokens" in refused(GAME_03, {"beers": {"2": 60}, "tokens": 130})
    assert "dragons" in refused(GAME_03, {"dragons": 3})
    assert "from 2 to 12" in refused(GAME_03, {"last_beer": 13})


def test_so_many_beers_that_the_tokens_would_run_out_are_refused() -> None:
    GAME_03.start(5, beers=30)
    few = GAME_03.variant({"tokens": 130})
    few.start(5)
    few.start(2, beers=30)
    with pytest.raises(BadOption):
        few.start(5, beers=30)


def test_the_printed_box_is_the_game_itself() -> None:
    assert GAME_22.variant({"tokens": 75, "card_points": [0, 2, 3]}) is GAME_22
    assert [value.name for value in GAME_22.box.declared if value.assumed] == ["card_points", "lost_purse", "new_blood"]
    assert chances(GAME_22.start(2)) == {f"roll {value}": 1 for value in range(1, 7)}
