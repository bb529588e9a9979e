"""Laws of both pubs: true at every moment of random games, and rounds against a model written from the booklets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alehouse import CHANCE, OVER, FastLuck, Game, Position
from alehouse.engine.rulebook import rule_ids
from tests.games.fantasy_pub.table import (
    GAME_03,
    GAME_22,
    at,
    cheers,
    loose,
    play,
    pub03,
    pub22,
    refusal,
)

SIZES_22 = ("goblin-a", "dwarf-a", "elf-a", "troll")
SIZES_03 = ("halfling-a", "dwarf-a", "warrior-a", "ogre")

SETTINGS = [(GAME_22, 2), (GAME_22, 3), (GAME_22, 4), (GAME_03, 2), (GAME_03, 5)]


def game_of(game: Game, players: int, seed: int) -> Iterator[Position]:
    """A random game, moment by moment."""
    p = game.start(players)
    p.listen()
    luck = FastLuck(seed)
    yield p
    while p.to_move != OVER:
        if p.to_move == CHANCE:
            p.play(luck.choose(p.chances()))
        else:
            legal = p.legal()
            p.play(legal[luck.below(len(legal))])
        yield p


@pytest.mark.rule("fp22-tokens")
@pytest.mark.rule("fp03-ring")
@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_every_token_is_somewhere(game: Game, players: int) -> None:
    for p in game_of(game, players, seed=1):
        data: dict[str, Any] = p.dump()
        on_people = sum(each["coins"] + each["beers"] for each in data["characters"].values())
        home = sum(data["out_plain"] + data["out_triple"]) if game is GAME_22 else sum(data["collected"])
        assert on_people + home + data["pool"] + sum(data["loose"]) == (75 if game is GAME_22 else 200)
        if game is GAME_22:
            shown = sum(each["triples"] for each in data["characters"].values())
            assert shown + sum(data["out_triple"]) + data["triples_left"] == 10


@pytest.mark.rule("pub-seating")
@pytest.mark.rule("fp22-door-one")
@pytest.mark.rule("fp03-bar-one")
@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_company_is_always_fit_and_nobody_drinks_too_much(game: Game, players: int) -> None:
    for p in game_of(game, players, seed=2):
        spaces: dict[int, list[str]] = {}
        data: dict[str, Any] = p.dump()
        for name, each in data["characters"].items():
            if isinstance(each["space"], int):
                spaces.setdefault(each["space"], []).append(name)
                assert each["beers"] < (6 if game is GAME_22 else 8)
        for space, there in spaces.items():
            kinds = {name.split(".")[0] if space == 0 else name.split(".")[1].split("-")[0] for name in there}
            assert len(kinds) == len(there) or (space > 0 and len(kinds) == 1)


@pytest.mark.parametrize(("game", "players"), SETTINGS, ids=str)
def test_every_event_names_a_rule_of_its_game(game: Game, players: int) -> None:
    known = rule_ids(game.chapters)
    for p in game_of(game, players, seed=3):
        for event in p.news():
            assert event.rule in known, event.id


@pytest.mark.rule("fp22-extra-turn")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_had_the_same_number_of_turns(players: int) -> None:
    for seed in range(8):
        turns = [0] * players
        for p in game_of(GAME_22, players, seed):
            for event in p.news():
                if event.id == "event-pub-roll":
                    turns[int(str(p.dump()["turn"]))] += 1
                elif event.id == "event-pub-again":
                    turns[int(str(p.dump()["turn"]))] -= 1
        assert len(set(turns)) == 1


# Rounds, against a model

tokens = st.tuples(st.integers(0, 3), st.integers(0, 5))
crowds = st.lists(st.one_of(st.none(), tokens), min_size=4, max_size=4).filter(
    lambda crowd: sum(each is not None for each in crowd) >= 2
)

Tokens = list[tuple[int, int] | None]


def invitations(crowd: Tokens) -> Tokens:
    """The booklet of 2022: from the smallest up; who cannot pay goes first, who falls treats nobody."""
    there = [size for size in range(4) if crowd[size] is not None]
    after = list(crowd)
    for size in there[:-1]:
        if (after[size] or (0, 0))[0] == 0:
            after[size] = None
    row = [size for size in there if after[size] is not None]
    for payer, receiver in pairwise(row):
        giving, getting = after[payer], after[receiver]
        if giving is not None and getting is not None:
            after[payer] = (giving[0] - 1, giving[1])
            after[receiver] = (getting[0], getting[1] + 1) if getting[1] < 5 else None
    return after


def offers(crowd: Tokens, full: int = 8) -> Tokens:
    """The booklet of 2003: from the strongest down; who cannot pay is thrown out, and the next weaker one pays."""
    after = list(crowd)
    down = [size for size in (3, 2, 1, 0) if crowd[size] is not None]
    treated = down.pop(0)
    for payer in down:
        giving, getting = after[payer], after[treated]
        assert giving is not None
        assert getting is not None
        if giving[0] == 0:
            after[payer] = None
            continue
        after[payer] = (giving[0] - 1, giving[1])
        after[treated] = (getting[0], getting[1] + 1) if getting[1] + 1 < full else None
        treated = payer
    return after


def arrive(crowd: Tokens, mover: int, names: tuple[str, ...], game: Game) -> Tokens:
    """Somebody comes from table 2 to table 3, where no coin lies; an own coin more for the one who will drop it."""
    standing = {}
    for size, each in enumerate(crowd):
        if each is not None:
            coins = each[0] + (1 if size == 3 and size == mover else 0)
            standing[f"{1 if size == mover else 2}.{names[size]}"] = (2 if size == mover else 3, coins, each[1])
    beers = (crowd[mover] or (0, 0))[1]
    dice = (min(beers + 1, 6), max(beers - 5, 1))
    setter = pub22 if game is GAME_22 else pub03
    p = setter(at=standing, dice=dice, loose={3: 0})
    play(p, f"move {names[mover]} {dice[0]}")
    cheers(p)
    after: Tokens = []
    for size, each in enumerate(crowd):
        now = at(p, f"{1 if size == mover else 2}.{names[size]}")
        after.append(None if each is None or isinstance(now, str) else (now[1], now[2]))
    if mover == 3:
        assert loose(p, 2) == 2, "the largest has dropped one coin"
    return after


@pytest.mark.rule("fp22-invitations")
@pytest.mark.rule("fp22-no-coin-round")
@given(crowd=crowds, data=st.data())
@settings(max_examples=300, deadline=None)
def test_rounds_of_invitations_follow_the_booklet(crowd: Tokens, data: st.DataObject) -> None:
    mover = data.draw(st.sampled_from([size for size in range(4) if crowd[size] is not None]))
    assert arrive(crowd, mover, SIZES_22, GAME_22) == invitations(crowd)


@pytest.mark.rule("fp03-offers")
@pytest.mark.rule("fp03-no-coin-round")
@given(crowd=crowds, data=st.data())
@settings(max_examples=300, deadline=None)
def test_rounds_of_offers_follow_the_booklet(crowd: Tokens, data: st.DataObject) -> None:
    mover = data.draw(st.sampled_from([size for size in range(4) if crowd[size] is not None]))
    # Beers up to seven, so that somebody may fall.
    crowd = [
        None if each is None else (each[0], each[1] + (2 if size != mover else 0)) for size, each in enumerate(crowd)
    ]
    assert arrive(crowd, mover, SIZES_03, GAME_03) == offers(crowd)


@pytest.mark.rule("pub-seating")
@pytest.mark.rule("pub-distance")
@pytest.mark.rule("pub-whole-way")
@given(
    here=st.integers(0, 6),
    beers=st.integers(0, 5),
    low=st.integers(1, 6),
    high=st.integers(1, 6),
    back=st.booleans(),
    others=st.dictionaries(st.sampled_from(["goblin-a", "goblin-b", "elf-a", "troll", "dwarf-b"]), st.integers(1, 6)),
)
@settings(max_examples=300, deadline=None)
def test_moves_follow_the_booklet(
    here: int, beers: int, low: int, high: int, back: bool, others: dict[str, int]
) -> None:
    tables: dict[int, list[str]] = {}
    for who, table in others.items():
        tables.setdefault(table, []).append(who.split("-")[0])
    if here:
        tables.setdefault(here, []).append("dwarf")
    if any(1 < len(set(families)) < len(families) for families in tables.values()):
        return
    crowd = {f"2.{who}": (table, 1, 0) for who, table in others.items()} | {"1.dwarf-a": (here, 9, beers)}
    p = pub22(at=crowd, dice=(low, high), barkeeper=3)
    for die, value in ((str(low), low), (str(high), high), ("both", low + high)):
        distance = value - beers
        target = (here + (-distance if back else distance)) % 7
        company = [who.split("-")[0] for who, table in others.items() if table == target] if target else []
        if distance <= 0:
            expected = "pub-distance"
        elif set(company) <= {"dwarf"} or (len(set(company)) == len(company) and "dwarf" not in company):
            expected = ""
        else:
            expected = "pub-seating"
        assert refusal(p, f"move dwarf-a {die}{' back' if back else ''}") == expected
