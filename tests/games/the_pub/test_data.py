"""The pub as data: what is being decided by name, what everybody sees by id, and what is no position."""

from __future__ import annotations

from typing import Any

import pytest

from alehouse import PUBLIC, Position
from alehouse.engine.errors import BadPosition
from tests.games.the_pub.table import GAME, dumped, mover, play, pub, said, shown

BAR = """
    .  .  .  .  .  .  ?
    .  .  .  .  .  .  .
    S  D─ E─ B─ D─ .  ?
    .  .  .  .  .  .  .
    .  .  .  .  .  .  ?
"""


def drinking_up() -> Position:
    """Seat 1 has a birra and a jager to drink, seat 2 a jager and a negroeni."""
    p = pub(BAR, at={1: "b3"}, kept={1: ("birra", "jager"), 2: ("jager", "negroeni")})
    return play(p, "move e", "event drink-up")


# What is being decided


def test_steps_are_dumped_by_name() -> None:
    p = play(pub(BAR, kept={1: ("vodkabull",)}), "drink vodkabull", "move e")
    assert dumped(p)["stack"] == [
        {"step": "act"},
        {"step": "put-away", "seat": 0, "drink": "vodkabull"},
        {"step": "walk-on", "seat": 0, "steps": 2},
    ]


def test_what_everybody_has_to_drink_up_is_dumped_by_name() -> None:
    p = drinking_up()
    assert dumped(p)["stack"][1:] == [
        {"step": "drink-up", "seat": 1, "take_aways": {"negroeni": 1, "jager": 1}},
        {"step": "drink-up", "seat": 0, "take_aways": {"birra": 1, "jager": 1}},
    ]
    assert GAME.load(p.dump()).digest() == p.digest()


def test_what_is_pending_names_seats_things_and_counts() -> None:
    pending = shown(drinking_up())["pending"]
    assert [(each["step"], each["by"], [*each["about"]]) for each in pending] == [
        ("drink-up", 0, ["seat:1", "drink:birra", "drink:jager"]),
        ("drink-up", 1, ["seat:2", "drink:negroeni", "drink:jager"]),
        ("act", 0, []),
    ]
    walking = play(pub(BAR, kept={1: ("vodkabull",)}), "drink vodkabull")
    assert [(each["step"], each["count"]) for each in shown(walking)["pending"]] == [
        ("walk", 3),
        ("put-away", None),
        ("act", None),
    ]


def test_prompts_name_what_they_are_about() -> None:
    p = pub(BAR)
    assert said(p.prompt()) == "Player 1 has 2 actions left."
    play(p, "draw", "tile drink-tee")
    assert said(p.prompt()) == "Where does Player 1 lay a drink tile (T-junction)?"
    p = play(pub(BAR), "move e", "shake mojito", "look g3")
    assert said(p.prompt()) == "Player 1 looks at the exit at G3."
    p = play(pub(BAR), "move e", "shake jin-lemon")
    assert said(p.prompt()) == "Jin Lemon: with whom does Player 1 swap personal exits?"


# What everybody sees


def test_views_speak_of_ids() -> None:
    p = pub(BAR, at={2: "d3"}, marker={2: "d3"}, kept={2: ("birra", "birra")}, indigestible={2: "tequila"})
    player = shown(p)["players"][1]
    assert player == {
        "space": "space:d3",
        "alcohol": 1,
        "marker": "space:d3",
        "kept": ["drink:birra", "drink:birra"],
        "indigestible": "drink:tequila",
        "personal_exit": "personal:2",
        "way": None,
        "known_to": [1],
        "ruled_out": [],
    }
    assert shown(p)["tiles"][1] == {"space": "space:b3", "kind": "drink", "ways": "ew"}
    assert shown(p)["exits"][0] == {"space": "space:g1", "exit": "exit:1", "way": None, "looked": []}
    assert (shown(p)["turn"], shown(p)["winner"]) == (0, None)
    assert shown(GAME.start(3))["turn"] is None


def test_seats_share_what_everybody_sees() -> None:
    views = pub(BAR).views()
    assert len({id(view.public) for view in views.values()}) == 1
    assert views[PUBLIC].own is None
    assert [views[seat].seat for seat in (PUBLIC, 0, 2)] == [None, 0, 2]


def test_an_empty_hand_is_no_secret() -> None:
    p = play(GAME.start(3), "first 1", "deal hedge")
    told = [own.tells() for seat in range(3) if (own := p.view(seat).own) is not None]
    assert told == [True, False, False]


def test_what_was_shown_stays_as_it_was() -> None:
    """Views share what never changes: laying a tile changes no view that was made before."""
    p = play(pub(BAR), "draw", "tile pub-straight")
    before, plain = p.public(), shown(p)
    play(p, "place f3 ew")
    assert before.plain() == plain
    assert len(shown(p)["tiles"]) == len(plain["tiles"]) + 1


# What is no position


@pytest.mark.parametrize(
    "frame",
    [
        {"step": "walk", "seat": 0, "steps": 5},
        {"step": "walk", "seat": 3, "steps": 1},
        {"step": "walk", "seat": 0},
        {"step": "lay", "seat": 0},
        {"step": "trade", "seat": 0, "drink": "birra"},
        {"step": "drink-up", "seat": 0, "take_aways": {}},
        {"step": "drink-up", "seat": 0, "take_aways": {"mojito": 1}},
        {"step": "pick", "seat": 0},
        {"step": "dance"},
    ],
    ids=str,
)
def test_steps_that_cannot_be_are_refused(frame: dict[str, Any]) -> None:
    data = dumped(pub(BAR))
    data["stack"].append(frame)
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.rule("tp-own-exit")
def test_nobody_who_is_out_is_still_playing() -> None:
    house = BAR.replace("?", "w", 1).replace("?", "h", 1).replace("?", "d", 1)
    data = dumped(pub(house, exits="hwd", at={1: "a3"}))
    data["seats"][0]["space"] = "g3"
    with pytest.raises(BadPosition):
        GAME.load(data)
    # Somebody else's exit is shown not to be theirs as soon as they stand there.
    data["seats"][0]["space"] = "g1"
    with pytest.raises(BadPosition):
        GAME.load(data)
    data["personal_exits"][0]["ruled_out"] = ["window"]
    assert mover(GAME.load(data)) == 1
