"""Reading the others: what they were seen to do is remembered, and says who may be infected."""

from __future__ import annotations

import math
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import alehouse
from alehouse.bots.search import DOUBTS, Search
from alehouse.bots.tree import NONE
from alehouse.bots.value import value_of
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from alehouse.engine.thinking import Thinking
from alehouse.games.bristol_1350.position.deeds import (
    ALL_DEEDS,
    CIRCUMSTANCES,
    COMPANY,
    DEEDS,
    FOREMOST,
    RATS,
    packed,
)
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import looks_ill, plausible
from alehouse.games.bristol_1350.reading.betraying import NEVER, NOTORIOUS, ODD, infected_since
from alehouse.games.bristol_1350.reading.habits import HABITS, KINDS
from tests.games.bristol_1350.road import Road, is_refused, play, road
from tests.suite.walks import sample

GAME = alehouse.game("bristol-1350")


def deeds(p: Road) -> list[Any]:
    """Who did what, and how things stood; when is left out."""
    found: Any = p.position.dump()["deeds"]
    return [(seat + 1, deed, circumstances) for seat, _, deed, circumstances in found]


@pytest.mark.parametrize(
    ("dice", "action", "deed"),
    [
        ("Ba Br Ca Ca Oa Oa", "reroll Ba", (1, "reroll own-apple", COMPANY | FOREMOST)),
        ("Br Br Ca Ca Oa Oa", "reroll Br Br", (1, "reroll own-rat own-rat", RATS | COMPANY | FOREMOST)),
        ("Br Ba Ca Cr Oa Oa", "reroll Br Ca", (1, "reroll own-rat other-apple", COMPANY | FOREMOST)),
        ("Br Ba Ca Cr Oa Oa", "reroll Cr Oa", (1, "reroll other-apple other-rat", COMPANY | FOREMOST)),
        ("Br Ba Ca Cr Oa Oa", "draw", (1, "draw", COMPANY | FOREMOST)),
        ("Br Ba Ca Cr Oa Oa", "push 2", (1, "push", COMPANY | FOREMOST)),
        ("Br Ba Ca Cr Oa Oa", "push 1", (1, "push-oneself", COMPANY | FOREMOST)),
    ],
)
def test_what_somebody_did_with_their_turn_is_remembered(dice: str, action: str, deed: object) -> None:
    assert deeds(play(road("12 3 45", dice=dice), action)) == [deed]


def test_how_things_stood_is_seen_from_ones_own_cart() -> None:
    alone_and_behind = road("12 3 45", at="4 2 0", turn=3)
    assert deeds(play(alone_and_behind, "dash")) == [(3, "dash", 0)]
    assert deeds(play(road("12 3 45", turn=2), "elbow")) == [(2, "elbow", COMPANY | FOREMOST)]


def test_everybody_remembers_the_same() -> None:
    """What was done is no secret: in whatever a seat imagines the same was done."""
    p = play(road("12 3 45"), "reroll Ba Ba", "roll Br Br")
    for seat in range(5):
        world = p.position.knowledge(seat).imaginer(FastLuck(1)).next(FastLuck(2))
        assert world.dump()["deeds"] == p.position.dump()["deeds"]
        assert GAME.load(world.dump()).dump() == world.dump()


@pytest.mark.parametrize(
    "nonsense",
    [
        3,
        [],
        [0, 0, "draw"],
        [5, 0, "draw", 0],
        [0, 99, "draw", 0],
        [0, -1, "draw", 0],
        [0, 0, "dance", 0],
        [0, 0, "draw", 8],
    ],
)
def test_what_nobody_can_have_done_is_refused(nonsense: object) -> None:
    p = road("12 3 45")
    assert not is_refused(p, [(["deeds", None], [0, 0, "draw", 0])])
    assert is_refused(p, [(["deeds", None], nonsense)])


def test_nobody_does_anything_before_what_was_done_before() -> None:
    p = road("12 3 45")
    late, early = [0, 5, "draw", 0], [1, 4, "draw", 0]
    assert is_refused(p, [(["deeds", None], late), (["deeds", None], early)])
    assert not is_refused(p, [(["deeds", None], early), (["deeds", None], late)])


@pytest.mark.parametrize("seed", range(4))
def test_since_when_somebody_is_infected(seed: int) -> None:
    """Told anew from the chronicle it is as the position has it, whatever is played with."""
    ill = 0
    for setting in sample(GAME):
        luck = FastLuck(f"{setting} {seed}")
        position = setting.start()
        play_on(position, luck)
        while position.to_move >= 0:
            assert isinstance(position, RoadPosition)
            since = infected_since(position.symptoms)
            now = [position.symptoms.is_infected(seat) for seat in range(position.seats)]
            assert [since[seat] != NEVER for seat in range(position.seats)] == now
            length = len(position.symptoms.chronicle)
            assert all(since[seat] in (NEVER, *range(length + 1)) for seat in range(position.seats))
            ill += sum(now)
            legal = position.legal()
            position.play(legal[luck.below(len(legal))])
            play_on(position, luck)
    assert ill, "somebody was infected now and then"


def fit(deed: str, circumstances: int, times: int, infected: bool) -> float:
    """How well it fits somebody of any kind to have done nothing else, and so often."""
    number = DEEDS.index(deed) * CIRCUMSTANCES + circumstances
    kinds = [times * HABITS[(kind * 2 + infected) * ALL_DEEDS + number] for kind in range(KINDS)]
    return ODD + (1 - ODD) * sum(math.exp(each) for each in kinds) / KINDS


def infected_in(worlds: list[RoadPosition], seat: int) -> float:
    return sum(world.symptoms.is_infected(seat - 1) for world in worlds) / len(worlds)


def after_a_suspicious_deed() -> RoadPosition:
    """All have mingled, so anybody may be infected; then seat 2 rolled the apples of their own cart again."""
    p = road("12 3 45", symptoms={1: "23", 2: "23>34", 3: "12", 4: "13", 5: "22"}, turn=2, left="345", first=1)
    play(p, "reroll Ba Ba", "roll Oa Oa")
    assert isinstance(p.position, RoadPosition)
    return p.position


def test_every_deed_has_its_place_among_habits() -> None:
    assert len(DEEDS) * CIRCUMSTANCES == ALL_DEEDS
    assert len(HABITS) == 2 * KINDS * ALL_DEEDS


def test_what_the_infected_do_makes_others_wonder() -> None:
    position = after_a_suspicious_deed()
    luck = FastLuck(3)
    imaginer = position.knowledge(0).imaginer(luck)
    weights: dict[bool, set[float]] = {False: set(), True: set()}
    for _ in range(300):
        world = imaginer.next(luck)
        assert isinstance(world, RoadPosition)
        weights[world.symptoms.is_infected(1)].add(plausible(world, 0))
    assert max(weights[False]) == pytest.approx(min(weights[False]))
    assert min(weights[True]) > 2 * max(weights[False]), "who does so is rather infected"
    world = imaginer.next(luck)
    assert isinstance(world, RoadPosition)
    assert plausible(world, 1) == pytest.approx(1), "nobody wonders about themselves"


def test_a_search_that_reads_believes_what_fits() -> None:
    """Worlds come as often as they are likely and the deeds fit."""
    position = after_a_suspicious_deed()
    search = Search(FastLuck(5), 10, thinking=Thinking(reading=True))
    luck = FastLuck(6)
    imaginer = position.knowledge(0).imaginer(luck)
    blind = []
    reading = []
    for number in range(1500 + DOUBTS):
        world = imaginer.next(luck)
        believed = search._read(imaginer, 0)
        assert isinstance(world, RoadPosition)
        assert isinstance(believed, RoadPosition)
        if number >= DOUBTS:
            blind.append(world)
            reading.append(believed)
    prior = infected_in(blind, 2)
    fits = [fit("reroll own-apple own-apple", COMPANY | FOREMOST, 1, infected) for infected in (False, True)]
    ratio = fits[True] / fits[False]
    expected = prior * ratio / (prior * ratio + 1 - prior)
    assert infected_in(reading, 2) == pytest.approx(expected, abs=0.08)
    assert infected_in(reading, 2) > prior + 0.1


def chance_of(position: RoadPosition, seat: int) -> float:
    value = value_of(GAME)
    value.judge(position, 2**position.seats - 1)
    return value.chances[seat - 1]


def test_the_infected_would_rather_not_be_suspected() -> None:
    """The same moment, but for what seat 2 was seen to do before: that costs the infected, who then would be pushed."""
    chances = {}
    for symptoms in ("23", "33"):
        for deed in ("reroll own-apple own-apple", "draw", "reroll own-rat own-rat"):
            p = road("12 3 45", symptoms={2: symptoms}).position
            assert isinstance(p, RoadPosition)
            p.deeds = vec[i64]([packed(1, 0, DEEDS.index(deed), RATS | COMPANY)])
            chances[symptoms, deed] = chance_of(p, 2)
    ill, well = (
        chances[symptoms, "reroll own-rat own-rat"] - chances[symptoms, "reroll own-apple own-apple"]
        for symptoms in ("33", "23")
    )
    assert ill > 0
    assert abs(well) < ill / 2, "who is healthy has less to hide"


def test_what_others_do_is_suspicious_up_to_a_point() -> None:
    p = road("12 3 45").position
    assert isinstance(p, RoadPosition)
    what, how = "reroll own-apple own-apple", COMPANY | FOREMOST
    deed = packed(1, 0, DEEDS.index(what), how)
    for times in range(6):
        p.deeds = vec[i64]([deed] * times)
        lean = math.log(fit(what, how, times, True) / fit(what, how, times, False))
        assert looks_ill(p, 1) == pytest.approx(min(1.0, lean / NOTORIOUS))
        assert looks_ill(p, 0) == pytest.approx(0), "of others it says nothing"
    p.deeds = vec[i64]([deed] * 5000)
    assert -1 <= looks_ill(p, 1) <= 1
    assert plausible(p, 0) > 0


def test_what_a_deed_says_depends_on_how_somebody_plays() -> None:
    """Of those who look one decision ahead the healthy roll rats away, of those who search the infected alone."""
    p = road("12 3 45").position
    assert isinstance(p, RoadPosition)
    rolls = packed(1, 0, DEEDS.index("reroll own-rat own-rat"), RATS | COMPANY)
    suspected = {}
    for what, times in (("reroll own-rat own-rat", 1), ("elbow", 4)):
        before = [packed(1, 0, DEEDS.index(what), RATS | COMPANY)] * times
        p.deeds = vec[i64](before)
        usual = looks_ill(p, 1)
        p.deeds = vec[i64]([*before, rolls])
        suspected[what] = looks_ill(p, 1) - usual
    assert suspected["reroll own-rat own-rat"] < 0 < suspected["elbow"]


def aims_below(search: Search) -> set[tuple[int, ...]]:
    """Of every choice that was looked behind, and the seat that is next there: what it may be after."""
    tree = search._tree
    found: set[tuple[int, ...]] = set()
    for first in tree.child:
        node = first
        by_seat: dict[int, list[int]] = {}
        while node != NONE:
            by_seat.setdefault(tree.seat[node], []).append(tree.aim[node])
            node = tree.beside[node]
        found.update(tuple(sorted(aims)) for aims in by_seat.values())
    return found


def test_others_are_taken_to_know_what_they_are_after() -> None:
    """Where seat 3 may be infected or not, what it would do is thought of apart for both."""
    position = after_a_suspicious_deed()
    seat = position.to_move
    for aims, expected in ((True, (0, 1)), (False, (0,))):
        search = Search(FastLuck(5), 300, thinking=Thinking(reading=True, aims=aims))
        search.consider(position.knowledge(seat))
        assert expected in aims_below(search)
        assert aims or aims_below(search) == {(0,)}
