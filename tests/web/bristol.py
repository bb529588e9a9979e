"""Moments of Bristol 1350 that are hard to draw, for the gallery: `python -m tests.web.bristol [FOLDER]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.games.bristol_1350.road import GAME, Road, fresh, mingle, play, road, turns_done
from tests.web.fixtures import FOLDER, moment

EVERYBODY = "chandler mason knight barmaid sheriff countess outlaw serf friar"
FULL = "123 456 789"
THREE_CARDS = "arsenic-whip chicken-leeches emeralds-pomander"


def scenes() -> Iterator[tuple[str, Road]]:
    """The name of each, and the road as it is then."""
    yield (
        "nine",
        road(
            FULL,
            at="15 9 0",
            turn=9,
            first=1,
            dice="Or Or Or Br Br Br",
            coins={9: "naught plague"},
            remedies={9: THREE_CARDS},
            characters=EVERYBODY,
            alms=True,
        ),
    )
    yield (
        "crowded-graves",
        road(
            "plague 4 empty",
            at="16 3 16",
            characters=EVERYBODY,
            players=9,
            turn=4,
            dice="Ca Cr Cr Cr Or Oa",
            last_round=True,
        ),
    )
    yield "friar", road("912 345 6", at="5 5 5", characters=EVERYBODY, turn=9, players=9, remedies={9: THREE_CARDS})
    yield "sheriff", road("512 346 78", at="3 3 2", characters=EVERYBODY, turn=5, players=9)
    yield "knight", road("312 45 678", at="12 7 2", characters=EVERYBODY, turn=3, players=9)
    yield "many-rats", road("123 45 6", at="2 7 11", dice="Br Br Cr Cr Or Or", turn=3)
    yield "left-behind", road("- 12 34", at="2 9 0", order="CBO", turn=3, dice="Br Ba Cr Ca Or Oa")
    yield "locked", road("12 3 45", at="4 4 2", dice="Ba Ba Br Ca", locked="Oa Or", remedies={1: THREE_CARDS})
    acted = road("21 3 45", at="9 4 2", turn=1, remedies={1: THREE_CARDS}, alms_by_chicken=True)
    yield "remedies", play(acted, "reroll Ba Ca", "roll Br Or")
    yield (
        "chicken",
        play(
            road("21 3 45", at="9 4 2", turn=1, remedies={1: THREE_CARDS}),
            "reroll Ba Ca",
            "roll Br Or",
            "play chicken-leeches as chicken",
        ),
    )
    yield (
        "keep",
        play(
            road("21 3 45", turn=1, remedies={1: THREE_CARDS}),
            "elbow",
            "play emeralds-pomander as pomander",
            "symptom 1",
            "symptom 4",
        ),
    )
    yield (
        "add",
        play(
            road("21 3 45", turn=1, remedies={1: THREE_CARDS}, piles={"birch": "12"}),
            "elbow",
            "play chicken-leeches as leeches",
            "symptom 1",
            "symptom 4",
        ),
    )
    yield (
        "give",
        play(
            road("21 3 45", turn=1, remedies={1: "alms arsenic-whip"}, coins={1: "naught"}, alms=True),
            "elbow",
            "play alms as alms",
            "coin plague",
        ),
    )
    yield "whip", play(road("12 3 45", turn=2, remedies={1: THREE_CARDS}), "elbow")
    yield "ghosts-one", road("1 2 34", at="3 3 1", players=1, turn=1)
    yield "ghosts-two", road("13 24 -", at="13 8 2", players=2, turn=2, dice="Br Br Ca Ca Ca Oa")
    yield "notebook", _notebook()
    yield (
        "long-road",
        road(
            "12 3 45",
            at="4 44 2",
            box={"road": 60, "hand_limit": 6, "plague_sum": 8},
            remedies={1: THREE_CARDS + " leeches-whip chicken-emeralds arsenic-leeches"},
        ),
    )
    yield "gates-shut", turns_done("12 plague 45", at="4 16 2", last_round=True)
    yield "unseated", fresh(6)


def _notebook() -> Road:
    """The sheriff has looked at a symptom, and the sheriff's cart has mingled."""
    p = road("512 346 7", at="3 3 2", characters=EVERYBODY, turn=5, players=9, left="", dice="Br Br Ca Ca Oa Oa")
    return mingle(play(p, "sheriff 3", "symptom 1"))


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene in scenes():
        data = moment(GAME, scene.position, scene.news)
        (folder / f"{GAME.name}.{name}.json").write_bytes(msgspec.json.encode(data))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
