"""Before the first round: lots, personal exits, everybody at the start."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, PUBLIC
from tests.games.the_pub.table import (
    EMPTY,
    GAME,
    alcohol,
    at,
    chances,
    dumped,
    known_personal,
    legal,
    listening,
    mover,
    play,
    pub,
    said,
    shown,
)


@pytest.mark.rule("tp-first")
def test_lots_are_drawn_for_who_begins() -> None:
    p = GAME.start(4)
    assert chances(p) == {f"first {seat}": 1 for seat in (1, 2, 3, 4)}
    play(p, "first 3", "deal window", "deal hedge", "deal duct", "deal duct")
    assert mover(p) == 3
    play(p, "pass")
    assert mover(p) == 4
    play(p, "pass")
    assert mover(p) == 1


@pytest.mark.rule("tp-dealt")
def test_personal_exits_are_dealt_in_secret() -> None:
    p = listening(play(GAME.start(3), "first 2"))
    assert chances(p) == {"deal window": 3, "deal hedge": 3, "deal duct": 3}
    play(p, "deal hedge")
    assert chances(p) == {"deal window": 3, "deal hedge": 2, "deal duct": 3}
    news = p.news()
    secret = news[-1]
    assert [event.id for seat in (0, 1, 2) if (event := secret.seen_by(seat))] == [
        "event-tp-dealt-hidden",
        "event-tp-dealt",
        "event-tp-dealt-hidden",
    ]
    assert known_personal(p, 2) == ["", "hedge", ""]
    assert known_personal(p, 1) == ["", "", ""]
    assert known_personal(p) == ["", "", ""]
    assert p.view(PUBLIC).plain() == play(GAME.start(3), "first 2", "deal duct").view(PUBLIC).plain()


@pytest.mark.rule("tp-start")
def test_everybody_begins_sober_at_the_start() -> None:
    p = play(GAME.start(5), "first 1")
    for seat in range(1, 6):
        assert at(p, seat) == "a3"
        assert alcohol(p, seat) == 1
        assert not shown(p)["players"][seat - 1]["kept"]
        assert not shown(p)["players"][seat - 1]["marker"]


@pytest.mark.rule("tp-grid")
def test_the_box() -> None:
    data = dumped(GAME.start(3))
    assert sum(data["box"].values()) == 34
    for kind, count in (("drink", 14), ("bathroom", 8), ("event", 6), ("pub", 6)):
        assert sum(n for name, n in data["box"].items() if name.startswith(kind + "-")) == count
    assert sum(data["shaker"].values()) == 40
    assert sum(data["bag"].values()) == 10
    assert data["shaker"]["jager"] == 3
    assert [exit["space"] for exit in shown(GAME.start(3))["exits"]] == ["space:g1", "space:g3", "space:g5"]
    assert [(tile["space"], tile["ways"]) for tile in shown(GAME.start(3))["tiles"]] == [("space:a3", "nesw")]


@pytest.mark.rule("tp-turn")
def test_a_turn_has_two_actions() -> None:
    p = pub(EMPTY.replace("S  .", "S  B┼"), at={1: "b3"}, kept={1: ("birra",)}, alcohol={1: 6})
    assert legal(p) == {"move w", "draw", "drink birra", "bathroom", "pass"}
    play(p, "bathroom")
    assert mover(p) == 1
    play(p, "bathroom")
    assert mover(p) == 2
    assert legal(p) == {"move e", "draw", "bathroom", "pass"}


@pytest.mark.rule("tp-pass")
def test_actions_may_be_forgone() -> None:
    p = pub()
    play(p, "bathroom", "pass")
    assert mover(p) == 2
    play(p, "pass")
    assert mover(p) == 3


@pytest.mark.rule("tp-pass")
def test_who_can_do_nothing_passes() -> None:
    # Seat 2 stands on a pub tile that nothing joins, and there is nothing to draw.
    p = pub(
        """
        .  .  .  .  .  .  w
        .  .  .  .  .  .  .
        S  P─ D─ P┼ D┼ B─ h
        .  .  .  .  .  .  .
        .  .  P└ .  .  .  d
        """,
        at={2: "c5"},
        exits="hww",
        box=(),
    )
    play(p, "pass")
    assert mover(p) == 3


def test_players() -> None:
    for count in (2, 7):
        with pytest.raises(Exception, match="3 to 6"):
            GAME.start(count)
    assert GAME.start(6).to_move == CHANCE


@pytest.mark.rule("tp-grid")
def test_the_ways_of_the_tiles() -> None:
    ways = {"drink": (4, 5, 2, 3), "bathroom": (1, 3, 2, 2), "event": (2, 2, 1, 1), "pub": (1, 2, 2, 1)}
    shapes = ("crossing", "tee", "straight", "bend")
    assert dumped(GAME.start(3))["box"] == {
        f"{kind}-{shape}": count for kind, counts in ways.items() for shape, count in zip(shapes, counts)
    }


MENU = (
    ("Acqua(?)", "acqua", 2, 0),
    ("Jin Lemon", "jin-lemon", 2, 2),
    ("Mojito", "mojito", 2, 3),
    ("Bloody Mary", "bloody-mary", 2, 4),
    ("Birra", "birra", 4, 1),
    ("Negroeni", "negroeni", 4, 2),
    ("Fröccs Spritz", "froccs-spritz", 4, 1),
    ("Sex on the Beach", "sex-on-the-beach", 4, 2),
    ("VödkaBull", "vodkabull", 4, 2),
    ("Jager", "jager", 3, 1),
    ("Lätte di Boucera", "latte-di-boucera", 2, 1),
    ("Möskow Mule", "moskow-mule", 2, 2),
    ("Tequilä", "tequila", 2, 3),
    ("Black Rußan", "black-russan", 1, 3),
    ("Löng Island", "long-island", 1, 4),
)


@pytest.mark.rule("tp-drink-tile")
@pytest.mark.parametrize(("printed", "name", "copies", "adds"), MENU)
def test_the_menu(printed: str, name: str, copies: int, adds: int) -> None:
    # A drinking mate drinks at once, whatever it is.
    p = listening(pub(EMPTY.replace("S  .", "S  E┼")))
    play(p, "move e", "event drinking-mate", "with 2")
    assert chances(p)[f"shake {name}"] == copies
    play(p, f"shake {name}", "shake acqua")
    assert alcohol(p, 2) == 1 + adds
    drawn = next(event for event in p.news() if event.id == "event-tp-drink-drawn")
    assert drawn.args["drink"] == printed
    assert said(GAME.rule_text(f"tp-drink-{name}")).startswith(f"{printed} (")


@pytest.mark.rule("tp-drink-assenzio")
def test_one_more_is_on_the_menu() -> None:
    p = play(pub(EMPTY.replace("S  .", "S  D┼")), "move e")
    assert chances(p)["shake assenzio"] == 1
    assert said(GAME.rule_text("tp-drink-assenzio"), "es").startswith("Aßenzio (indigesta)")


@pytest.mark.rule("tp-dealt")
def test_nine_personal_exits_three_of_each() -> None:
    p = play(GAME.start(6), "first 1", "deal duct", "deal duct", "deal duct")
    assert chances(p) == {"deal window": 3, "deal hedge": 3}
    play(p, "deal window", "deal hedge", "deal hedge")
    assert mover(p) == 1
