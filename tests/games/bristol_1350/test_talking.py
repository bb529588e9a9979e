"""What bots claim, and how others take it."""

from __future__ import annotations

import math

import pytest

import alehouse
from alehouse.bots import LEVELS, make, names
from alehouse.bots.search import Search
from alehouse.engine.claims import Heard
from alehouse.engine.contract import Knowledge
from alehouse.engine.luck import FastLuck
from alehouse.engine.playing import play_on
from alehouse.games.bristol_1350.claims import CLAIMS, AboutHealth, AboutMingle, Question, is_true
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.reading import in_doubt, plausible
from alehouse.games.bristol_1350.reading.tales import looks_healthy
from alehouse.games.bristol_1350.reading.weighing import DOUBT, SAID
from alehouse.games.bristol_1350.steps import ACT
from alehouse.games.bristol_1350.talking import remark, suspicion
from alehouse.server.thinking import _decide
from tests.games.bristol_1350.road import CALM, RATS, get, idle, mingle, play, road

GAME = alehouse.game("bristol-1350")


def turns(seed: int, players: int = 5) -> list[RoadPosition]:
    """The turns of a random game, each before it is decided what is done with it."""
    position = GAME.start(players)
    assert isinstance(position, RoadPosition)
    luck = FastLuck(f"turns {seed}")
    play_on(position, luck)
    found = []
    while position.to_move >= 0:
        if position.due()[0] == ACT:
            found.append(position.copy())
        legal = position.legal()
        position.play(legal[luck.below(len(legal))])
        play_on(position, luck)
    return found


def said(p: RoadPosition, seed: int, heard: list[Heard] | None = None, candid: bool = False) -> str:
    claim = remark(p.knowledge(p.to_move), heard or [], FastLuck(seed), candid)
    return str(claim) if claim is not None else ""


def after_a_mingle(got: str = "43") -> RoadPosition:
    """Seats 1 and 2 put in 23 each and a 4 was added, so either may be infected; seat 1 got these, and has the turn."""
    p = road("12 3 45", dice=RATS, left="", symptoms={1: "23", 2: "23"}, deck="4444")
    mingle(get(idle(p), "4" + got))
    play(p, f"dice {CALM}")
    assert isinstance(p.position, RoadPosition)
    assert p.position.to_move == 0
    return p.position


def of_the_mingle(p: RoadPosition, candid: bool) -> list[AboutMingle]:
    found = [remark(p.knowledge(0), [], FastLuck(luck), candid) for luck in range(30)]
    return [claim for claim in found if isinstance(claim, AboutMingle)]


def test_the_healthy_tell_the_truth() -> None:
    p = after_a_mingle("23")
    told = of_the_mingle(p, False)
    assert 10 < len(told) < 30, "mostly"
    assert all(is_true(p, 0, claim) for claim in told)


def test_the_infected_tell_of_something_harmless() -> None:
    p = after_a_mingle("43")
    assert p.symptoms.is_infected(0)
    told = of_the_mingle(p, False)
    assert len(told) == len(of_the_mingle(after_a_mingle("23"), False)), "as often as the healthy"
    for claim in told:
        assert looks_healthy(p, claim)
        assert not is_true(p, 0, claim)
        assert claim.put == (2, 3), "what was harmless need not be hidden"
    assert len({claim.got for claim in told}) > 1


def test_who_is_candid_lets_slip_the_truth() -> None:
    p = after_a_mingle("43")
    true = [is_true(p, 0, claim) for claim in of_the_mingle(p, True)]
    assert 0 < sum(map(bool, true)) < len(true) / 2


@pytest.mark.parametrize("seed", range(3))
def test_silence_betrays_nobody(seed: int) -> None:
    """Others imagine who moves healthy and infected; whether they would speak is the same in all of it."""
    compared: set[bool] = set()
    for p in turns(seed)[::2]:
        speaker = p.to_move
        imaginer = p.knowledge((speaker + 1) % p.seats).imaginer(FastLuck(seed))
        for number in range(2):
            world = imaginer.next(FastLuck(number))
            assert isinstance(world, RoadPosition)
            assert bool(said(world, number)) == bool(said(p, number))
            compared.add(world.symptoms.is_infected(speaker) == p.symptoms.is_infected(speaker))
    assert True in compared


@pytest.mark.parametrize("seed", range(3))
def test_what_is_said_comes_from_what_the_speaker_knows(seed: int) -> None:
    """In whatever the speaker cannot tell from the truth, and from bytes alone, the same is said."""
    for p in turns(seed)[::3]:
        speaker = p.to_move
        world = p.knowledge(speaker).imaginer(FastLuck(seed)).next(FastLuck(seed + 1))
        assert isinstance(world, RoadPosition)
        mine = said(p, seed)
        assert said(world, seed) == mine
        claim = remark(Knowledge.decode(p.knowledge(speaker).encode()), [], FastLuck(seed), False)
        assert (str(claim) if claim is not None else "") == mine


def test_a_mingle_is_told_of_once() -> None:
    p = after_a_mingle()
    assert said(p, 1).startswith("mingled")
    told = Heard(p.to_move, CLAIMS.read(said(p, 1)), GAME.moment(p))
    assert not any(said(p, luck, [told]).startswith("mingled") for luck in range(12))
    assert any(said(p, luck, [told]).startswith("believe") for luck in range(40)), "now and then, of another"
    assert any(said(p, luck, [told]) == "" for luck in range(12))


def test_claims_are_weighed_by_who_would_make_them() -> None:
    p = after_a_mingle()
    when = GAME.moment(p)
    imaginer = p.knowledge(4).imaginer(FastLuck(1))
    accuses = Heard(2, CLAIMS.read("believe 2 infected"), when)
    seen = set()
    for number in range(60):
        world = imaginer.next(FastLuck(number))
        assert isinstance(world, RoadPosition)
        speaker, whom = (int(world.symptoms.is_infected(seat)) for seat in (2, 1))
        ratio = plausible(world, 4, [accuses]) / plausible(world, 4)
        seen.add((speaker, whom, round(ratio, 6)))
        assert plausible(world, 2, [accuses]) == plausible(world, 2), "nobody listens to themselves"
    assert {each[:2] for each in seen} >= {(0, 0), (0, 1)}
    assert len(seen) == len({each[:2] for each in seen}), "it depends on who is infected alone"
    by_health = {each[:2]: each[2] for each in seen}
    assert by_health[0, 1] > by_health[0, 0], "the healthy rather accuse the infected"
    assert SAID[4] == 0


def told(p: RoadPosition, **tales: str) -> list[Heard]:
    """What others told of the last mingle: `two="23 12"`, put in and got."""
    seats = ("one", "two", "three", "four", "five")
    return [Heard(seats.index(who), CLAIMS.read(f"mingled {tale}"), GAME.moment(p)) for who, tale in tales.items()]


def doubted(p: RoadPosition, listener: int, **tales: str) -> list[list[int]]:
    return [[each.seat + 1 for each in group] for group in in_doubt(p, listener - 1, told(p, **tales))]


def test_who_was_there_knows_whether_a_tale_adds_up() -> None:
    """Seat 1 put in 23 and got 43, and only one card was added to what the two of them put in."""
    p = after_a_mingle("43")
    assert doubted(p, 1, two="23 23") == []
    assert doubted(p, 1, two="13 12") == [], "the 4 was the extra card"
    assert doubted(p, 1, two="12 23") == [[2]], "then where does one 3 come from?"
    assert doubted(p, 1, two="23 14") == [[2]]
    assert doubted(p, 2, two="23 14") == [], "nobody doubts themselves"


def test_tales_of_others_are_held_against_each_other() -> None:
    p = after_a_mingle("43")
    assert doubted(p, 5, one="23 23", two="23 22") == []
    assert doubted(p, 5, one="23 11", two="23 22") == [[1, 2]]
    assert doubted(p, 5, one="23 11") == [], "the other may have put in both"
    again = [*told(p, one="23 11", two="23 22"), *told(p, one="23 23")]
    assert in_doubt(p, 4, again) == [], "who tells again takes back what was told"
    assert in_doubt(p, 4, told(p, three="12 12")) == [], "seat 3 has not been in any mingle"


def test_whose_tale_does_not_add_up_is_suspected() -> None:
    p = after_a_mingle("23")
    true, false = told(p, two="23 23"), told(p, two="11 23")
    knowledge = p.knowledge(0)
    assert suspicion(knowledge, false, FastLuck(1))[1] > suspicion(knowledge, true, FastLuck(1))[1] + 0.1
    imaginer = knowledge.imaginer(FastLuck(2))
    ratios = set()
    for number in range(40):
        world = imaginer.next(FastLuck(number))
        assert isinstance(world, RoadPosition)
        doubted = GAME.in_doubt(world, 0, false)
        ratio = GAME.plausible(world, 0, false, doubted) / GAME.plausible(world, 0, true)
        ratios.add((world.symptoms.is_infected(1), round(math.log(ratio), 6)))
    assert ratios == {(True, 0.0), (False, -DOUBT)}


def test_a_search_doubts_as_well() -> None:
    """What it imagines is weighed by it: the liar is infected more often than without the tale."""
    p = after_a_mingle("23")
    ill = []
    for tales in (told(p, two="23 23"), told(p, two="11 23")):
        search = Search(FastLuck(5), 10)
        search.listen(tales)
        search.consider(p.knowledge(0))
        imaginer = p.knowledge(0).imaginer(FastLuck(6))
        worlds = [search._read(imaginer, 0) for _ in range(400)]
        ill.append(sum(world.symptoms.is_infected(1) for world in worlds if isinstance(world, RoadPosition)))
    assert ill[1] > ill[0] + 40


def test_every_claim_can_be_weighed() -> None:
    p = after_a_mingle()
    for claim in CLAIMS.of(p.seats):
        assert isinstance(claim, (AboutHealth, AboutMingle, Question))
        assert claim.asks is isinstance(claim, Question)
        assert plausible(p, 0, [Heard(1, claim, GAME.moment(p))]) > 0


def test_a_question_says_nothing_of_anybody() -> None:
    p = after_a_mingle()
    asks = [Heard(speaker, CLAIMS.read(f"ask 1 {what}"), GAME.moment(p)) for speaker in (1, 2) for what in ASKED]
    imaginer = p.knowledge(4).imaginer(FastLuck(1))
    for number in range(20):
        world = imaginer.next(FastLuck(number))
        assert isinstance(world, RoadPosition)
        assert plausible(world, 4, asks) == plausible(world, 4)


ASKED = ("health", "mingle")


def asked(p: RoadPosition, *questions: str, by: int = 3) -> list[Heard]:
    """Seat 3, say, asked this."""
    return [Heard(by - 1, CLAIMS.read(question), GAME.moment(p)) for question in questions]


def answers(p: RoadPosition, heard: list[Heard], candid: bool = False) -> set[str]:
    """All that whoever has the turn may say."""
    return {said(p, luck, heard, candid) for luck in range(40)}


@pytest.mark.parametrize("got", ["23", "43"])
def test_who_is_asked_answers(got: str) -> None:
    p = after_a_mingle(got)
    assert "" in answers(p, []), "unasked, not everybody tells of it"
    told = answers(p, asked(p, "ask 1 mingle"))
    assert all(each.startswith("mingled 23 ") for each in told)
    assert (f"mingled 23 {'34' if got == '43' else got}" in told) is (got == "23"), "the infected lie"
    assert answers(p, asked(p, "ask 1 health")) == {"healthy"}, "all say so, true or not"
    slips = {"infected"} if got == "43" else set()
    assert answers(p, asked(p, "ask 1 health"), candid=True) == {"healthy"} | slips
    assert "" in answers(p, asked(p, "ask 2 health", "ask 2 mingle")), "another was asked"
    assert "" in answers(p, asked(p, "ask 1 health", "ask 1 mingle", by=1)), "nobody answers themselves"


def test_every_question_is_answered_once() -> None:
    p = after_a_mingle("23")
    heard = asked(p, "ask 1 health", "ask 1 mingle")
    for answer in ("healthy", "mingled 23 23"):
        assert answers(p, heard) == {answer}, "what was asked first is answered first"
        heard += [Heard(0, CLAIMS.read(answer), GAME.moment(p))]
    assert "" in answers(p, heard)


def test_who_is_asked_again_tells_the_same_tale_again() -> None:
    """Lies too: a tale that changes betrays whoever tells it."""
    p = after_a_mingle("43")
    tale = "mingled 23 11"
    heard = [*told(p, one="23 11"), *asked(p, "ask 1 mingle")]
    assert answers(p, heard) == {tale}


def test_who_has_not_mingled_cannot_tell_of_it() -> None:
    p = road("1 2 345", dice=CALM).position
    assert isinstance(p, RoadPosition)
    assert answers(p, asked(p, "ask 1 mingle")) == {""}


def a_turn_later(got: str = "23") -> RoadPosition:
    """The same mingle, and seats 1 and 2 have let their turns pass; seat 3 has the turn."""
    p = after_a_mingle(got)
    for _ in range(2):
        p.play(GAME.action("draw"))
        play_on(p, FastLuck(3))
        while p.due()[0] != ACT:
            p.play(p.legal()[0])
            play_on(p, FastLuck(3))
    assert p.to_move == 2
    return p


def questions(p: RoadPosition, heard: list[Heard]) -> set[str]:
    return {each for each in answers(p, heard) if each.startswith("ask") and each.endswith("mingle")}


def test_who_has_told_nothing_of_a_mingle_is_asked() -> None:
    p = a_turn_later()
    assert questions(p, []) == {"ask 1 mingle", "ask 2 mingle"}
    assert "" in answers(p, []), "not by everybody"
    assert questions(p, told(p, one="23 23")) == {"ask 2 mingle"}
    assert questions(p, asked(p, "ask 2 mingle", by=5)) == {"ask 1 mingle"}, "once is enough"
    assert questions(p, told(p, one="23 23", two="23 23")) == set()
    p = after_a_mingle()
    assert questions(p, told(p, one="23 23")) == set(), "who has had no turn since may still tell of it"


def test_whom_one_mingled_with_is_asked_first() -> None:
    """Seats 1 and 2 mingled, and so did 3 and 4; all four were silent for a turn."""
    p = road("12 34 5", dice="Br Br Cr Cr Oa Oa", left="")
    mingle(idle(p))
    play(p, f"dice {CALM}")
    position = p.position
    assert isinstance(position, RoadPosition)
    first = position.to_move
    for _ in range(position.seats):
        position.play(GAME.action("draw"))
        play_on(position, FastLuck(3))
        while position.due()[0] != ACT:
            position.play(position.legal()[0])
            play_on(position, FastLuck(3))
    assert position.to_move == first == 0
    mine = [Heard(0, CLAIMS.read("mingled 23 23"), GAME.moment(position))]
    assert questions(position, mine) == {"ask 2 mingle"}
    assert questions(position, [*mine, *asked(position, "ask 2 mingle")]) == {"ask 3 mingle", "ask 4 mingle"}


def test_the_healthy_ask_whom_they_trust_least_and_the_infected_whom_they_trust_most() -> None:
    trust: dict[bool, list[float]] = {True: [], False: []}
    for p in [p for seed in range(14) for p in turns(seed)]:
        knowledge = p.knowledge(p.to_move)
        nothing_new = [Heard(p.to_move, CLAIMS.read("mingled 23 23"), GAME.moment(p))]
        for number in range(60):
            claim = remark(knowledge, nothing_new, FastLuck(f"ask {number}"), False)
            if isinstance(claim, Question) and not claim.mingle:
                suspected = suspicion(knowledge, [], FastLuck(number))
                others = [suspected[other] for other in range(p.seats) if other != p.to_move and p.alive(other)]
                if max(others) > min(others) + 0.2:
                    here = (suspected[claim.whom] - min(others)) / (max(others) - min(others))
                    trust[p.symptoms.is_infected(p.to_move)].append(here)
    for found in trust.values():
        assert len(found) >= 10
    # Whoever asked has imagined other worlds, so that it need not be the very first or the very last.
    assert sum(trust[False]) / len(trust[False]) > 0.8
    assert sum(trust[True]) / len(trust[True]) < 0.2


@pytest.mark.parametrize("kind", names())
def test_bots_of_every_level_answer(kind: str) -> None:
    p = after_a_mingle("23")
    bot = make(kind, FastLuck(1))
    bot.listen(asked(p, "ask 1 health"))
    answer = bot.remark(p.knowledge(0))
    assert (str(answer) if answer is not None else "") == ("healthy" if kind in LEVELS else "")


def test_a_bot_at_a_table_hears_and_speaks() -> None:
    """As the server asks it: bytes and claims go in, an action and perhaps a claim come out."""
    p = after_a_mingle()
    known = p.knowledge(p.to_move).encode()
    thoughts = [_decide("novice", known, [(0, "healthy", 3)], str(seed)) for seed in range(6)]
    assert thoughts == [_decide("novice", known, [(0, "healthy", 3)], str(seed)) for seed in range(6)]
    assert any(each.claim is not None for each in thoughts)
    assert all(GAME.action(each.action) in p.legal() for each in thoughts)
    is_asked = _decide("skilled", known, [(2, "ask 1 mingle", GAME.moment(p))], "1")
    assert is_asked.claim is not None
    assert is_asked.claim.startswith("mingled 23 ")
    for silent in ("random", "greedy"):
        assert _decide(silent, known, [], "1").claim is None
        assert make(silent, FastLuck(1)).remark(p.knowledge(p.to_move)) is None
