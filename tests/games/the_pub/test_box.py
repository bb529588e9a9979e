"""The box as data: another box plays by its own values, and everything that is said and drawn follows it."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, OVER, FastLuck, Game, Position, play_out
from alehouse.engine.errors import BadBox, BadPosition
from alehouse.engine.messages import Json
from alehouse.text import languages
from tests.games.the_pub.table import (
    GAME,
    alcohol,
    at,
    brings,
    chances,
    choice,
    dumped,
    indigestible,
    kept,
    legal,
    mover,
    play,
    pub,
    said,
    shown,
)

BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ E─ B─ D─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


def with_box(**changes: Json) -> Game:
    return GAME.variant(changes)


def rule(game: Game, id: str, lang: str = "en") -> str:
    return said(game.rule_text(id), lang)


# Values that rules play by


def test_the_printed_box_is_the_game_itself() -> None:
    assert GAME.variant({}) is GAME
    assert GAME.variant({"rounds": 100, "alcohol": {"birra": 1}}) is GAME
    assert GAME.variant({"rounds": 50}) is with_box(rounds=50)


def test_assumed_values_are_marked() -> None:
    assert {value.name for value in GAME.box.declared if value.assumed} == {
        "rounds",
        "tiles",
        "drinks",
        "alcohol",
        "events",
    }


@pytest.mark.rule("tp-turn")
def test_another_number_of_actions() -> None:
    p = pub(game=with_box(actions_a_turn=3), actions=3)
    play(p, "bathroom", "bathroom")
    assert mover(p) == 1
    play(p, "bathroom")
    assert mover(p) == 2
    play(p, "bathroom", "bathroom")
    assert mover(p) == 2


@pytest.mark.rule("tp-close-late")
def test_another_number_of_rounds() -> None:
    p = play(pub(game=with_box(rounds=2), turn=3, round=2), "pass")
    assert p.to_move == CHANCE
    assert set(chances(p)) == {"exit window", "exit hedge", "exit duct"}
    p = pub(game=with_box(rounds=3), turn=3, round=2)
    assert mover(play(p, "pass")) == 1


@pytest.mark.rule("tp-alcohol")
def test_other_drinks() -> None:
    strong = with_box(alcohol={"birra": 4}, birra_steps=1)
    p = play(pub(BAR, kept={1: ("birra",)}, game=strong), "drink birra")
    assert alcohol(p, 1) == 5
    play(p, "move e")
    # That was the only step: the tile counts.
    assert p.to_move == CHANCE
    assert at(p, 1) == "b3"


@pytest.mark.rule("tp-blackout")
def test_another_die() -> None:
    strong_stomachs = with_box(sober=0, most_alcohol=8)
    p = pub(BAR, kept={1: ("birra", "vodkabull")}, alcohol={1: 7}, game=strong_stomachs)
    assert alcohol(p, 2) == 0
    play(p, "drink birra", "stop")
    assert alcohol(p, 1) == 8
    play(p, "drink vodkabull")
    assert alcohol(p, 1) == 0


@pytest.mark.rule("tp-third")
def test_another_limit_to_what_is_carried() -> None:
    p = pub(BAR, kept={1: ("birra", "jager")}, game=with_box(most_kept=3))
    play(p, "move e", "shake negroeni")
    assert (mover(p), kept(p, 1)) == (1, ["birra", "negroeni", "jager"])
    p = pub(BAR, kept={1: ("birra",)}, game=with_box(most_kept=1))
    play(p, "move e", "shake negroeni")
    assert legal(p) == {"drink birra", "drink negroeni"}


@pytest.mark.rule("tp-bathroom")
def test_other_reliefs() -> None:
    game = with_box(bathroom_relief=1, acqua_relief=4, brawl_relief=0)
    assert alcohol(play(pub(BAR, at={1: "d3"}, alcohol={1: 6}, game=game), "bathroom"), 1) == 5
    assert alcohol(play(pub(BAR, alcohol={1: 6}, game=game), "move e", "shake acqua"), 1) == 2
    assert alcohol(play(pub(BAR, at={1: "b3"}, alcohol={1: 6}, game=game), "move e", "event brawl"), 1) == 6


@pytest.mark.rule("tp-drink-negroeni")
def test_another_negroeni() -> None:
    p = play(pub(BAR, kept={1: ("negroeni",)}, game=with_box(negroeni_tiles=2)), "drink negroeni")
    play(p, "tile drink-tee", "tile pub-bend")
    assert legal(p) == {"choose drink-tee", "choose pub-bend"}


@pytest.mark.rule("tp-drink-moskow-mule")
def test_another_mule_and_another_russan() -> None:
    game = with_box(mule_relief=2, russan_steps=2)
    mule = pub(BAR, kept={1: ("birra", "vodkabull")}, indigestible={1: "moskow-mule"}, game=game)
    assert alcohol(play(mule, "drink birra", "stop", "drink vodkabull"), 1) == 1
    russan = play(pub(BAR, indigestible={1: "black-russan"}, game=game), "move e", "move e")
    assert "stop" not in legal(russan)
    assert at(play(russan, "move e"), 1) == "d3"


def test_other_copies() -> None:
    game = with_box(drinks={"acqua": 5, "mojito": 0}, events={"brawl": 1}, tiles={"pub-bend": 7}, personal_exits=2)
    p = play(game.start(3), "first 1")
    assert chances(p) == {"deal window": 2, "deal hedge": 2, "deal duct": 2}
    data = dumped(p)
    assert (data["shaker"]["acqua"], "mojito" in data["shaker"], data["bag"]["brawl"]) == (5, False, 1)
    assert data["box"]["pub-bend"] == 7
    assert chances(play(pub(BAR, game=game), "move e"))["shake acqua"] == 5


@pytest.mark.rule("tp-drink-assenzio")
def test_a_second_assenzio_takes_the_place_of_the_first() -> None:
    p = pub(BAR, at={1: "c3"}, indigestible={1: "assenzio"}, game=with_box(drinks={"assenzio": 2}))
    play(p, "move w", "shake assenzio")
    assert legal(p) == {"stay", "back"}
    p.check()
    assert p.game.load(p.dump()).digest() == p.digest()
    play(p, "stay")
    assert (at(p, 1), indigestible(p, 1), dumped(p)["discards"]) == ("b3", "assenzio", {"assenzio": 1})


# Words, pictures and checks


def test_rules_are_told_with_the_numbers_of_the_box() -> None:
    other = with_box(rounds=50, most_alcohol=9, tiles={"pub-bend": 2}, drinks={"birra": 5}, alcohol={"birra": 3})
    assert rule(GAME, "tp-close-late") == "After 100* rounds the pub closes in any case."
    assert rule(other, "tp-close-late") == "After 50* rounds the pub closes in any case."
    assert "from 1 to 9" in rule(other, "tp-alcohol")
    assert "The 35 tiles in the box are 14 drink tiles, 8 bathrooms, 6 event tiles and 7 plain" in rule(
        other, "tp-grid"
    )
    assert "41 drinks: 8 shots, 24 take-aways and 9 indigestible" in rule(other, "tp-drink-tile")
    assert rule(other, "tp-drink-birra").startswith("Birra (take-away, +3*): move up to 2 steps")
    assert "dos acciones" in rule(GAME, "tp-turn", "es")
    assert "un'azione" in rule(with_box(actions_a_turn=1), "tp-turn", "it")


def test_choices_are_told_with_the_numbers_of_the_box() -> None:
    p = pub(BAR, at={1: "d3"}, alcohol={1: 6}, kept={1: ("birra",)}, game=with_box(most_alcohol=9, birra_steps=4))
    assert said(choice(p, "drink birra").words) == "Drink Birra (+1): up to 4 steps"
    assert brings(p, "drink birra") == ["alcohol level 7"]
    p = pub(BAR, at={1: "d3"}, alcohol={1: 6}, game=with_box(bathroom_relief=5))
    assert brings(p, "bathroom") == ["alcohol level 1"]


def test_the_picture_has_as_many_glasses_as_the_box_allows() -> None:
    p = pub(BAR, alcohol={1: 6}, game=with_box(most_alcohol=8))
    assert any("●●●●●●○○ 6" in line for line in p.game.picture(p.view(0), said, 80))


def test_a_dump_is_checked_against_its_own_box() -> None:
    drunk = pub(BAR, alcohol={1: 8}, game=with_box(most_alcohol=8))
    assert drunk.game.load(drunk.dump()).digest() == drunk.digest()
    with pytest.raises(BadPosition):
        GAME.load(drunk.dump())
    other = with_box(drinks={"birra": 5}).start(3)
    with pytest.raises(BadPosition):
        GAME.load(other.dump())


# Boxes that cannot work


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"tiles": [1] * 4 + [0] * 12}, "with 4 tiles nobody could get to an exit; at least 5 are needed"),
        ({"drinks": [0] * 16}, "there are drink tiles, but no drinks"),
        ({"events": [0] * 5}, "there are event tiles, but no events"),
        ({"sober": 6}, "nobody could drink anything: sober is 6, and the die only goes up to 6"),
        ({"alcohol": [0] * 15}, "no drink has any alcohol"),
    ],
)
def test_a_box_that_cannot_work_is_refused(changes: dict[str, Json], reason: str) -> None:
    with pytest.raises(BadBox, match=reason) as caught:
        GAME.variant(changes)
    assert len({said(caught.value.message, lang) for lang in languages()}) == 3


def test_without_event_tiles_no_events_are_needed() -> None:
    quiet = with_box(events=[0] * 5, tiles={f"event-{shape}": 0 for shape in ("crossing", "tee", "straight", "bend")})
    p = quiet.start(3)
    play_out(p, FastLuck(1))
    assert p.to_move == OVER


# Odd boxes play to their end


@pytest.mark.parametrize(
    "changes",
    [
        {"most_kept": 9, "drinks": [15] * 16, "negroeni_tiles": 9, "birra_steps": 9, "russan_steps": 9},
        {"actions_a_turn": 9, "rounds": 3, "personal_exits": 9},
        {"most_alcohol": 20, "sober": 9, "alcohol": [9] * 15, "mule_relief": 9},
        {"tiles": [20] * 16, "events": [15] * 5},
        {"drinks": [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "events": [0, 1, 0, 1, 0], "most_kept": 1},
    ],
    ids=["full hands", "long turns", "hard liquor", "large pub", "dry pub"],
)
def test_extreme_boxes(changes: dict[str, Json]) -> None:
    game = GAME.variant(changes)
    luck = FastLuck(2)
    for players in (3, 6):
        p: Position = game.start(players)
        steps = 0
        while p.to_move != OVER:
            choices = p.legal()
            p.play(luck.choose(p.chances()) if p.to_move == CHANCE else choices[luck.below(len(choices))])
            steps += 1
            if steps % 50 == 0:
                assert game.load(p.dump()).digest() == p.digest()
                shown(p)
        assert steps <= game.length
        p.check()
