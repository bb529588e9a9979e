"""2022: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from alehouse import CHANCE, Position
from alehouse.engine.messages import Message
from alehouse.text.speech import Speech
from tests.games.fantasy_pub.table import (
    CLAN_22,
    GAME_22,
    at,
    barkeeper,
    can,
    chances,
    deck,
    hidden_triples,
    loose,
    mover,
    play,
    pool,
    refusal,
    rule_of,
    seen,
    side,
)


def fresh(players: int = 2, events: bool = True) -> Position:
    p = GAME_22.start(players, events=events)
    p.listen()
    return p


@pytest.mark.rule("fp22-ring")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_coin_on_each_of_six_tables_and_none_at_the_door(players: int) -> None:
    p = fresh(players)
    assert [loose(p, space) for space in range(7)] == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("fp22-tokens")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seventy_five_tokens_are_in_the_box(players: int) -> None:
    p = fresh(players)
    assert pool(p) == 69
    assert hidden_triples(p) == 10


@pytest.mark.rule("fp22-clans")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_clans_are_alike(players: int) -> None:
    p = fresh(players)
    for seat in range(1, players + 1):
        assert deck(p, seat) == {"top": None, "unseen": {"goblin": 2, "dwarf": 2, "elf": 2, "troll": 1}, "bottom": []}
        assert side(p, seat) == "+1"
    assert len(CLAN_22) == 7


def clans(players: int, **wishes: str) -> list[str]:
    return [each["clan"] for each in seen(GAME_22.start(players, **wishes), 0)["players"]]


@pytest.mark.rule("fp22-clans")
def test_everybody_may_choose_a_clan() -> None:
    assert clans(4) == ["northmen", "corsairs", "savages", "thieves"]
    assert clans(2, clan_1="thieves", clan_2="corsairs") == ["thieves", "corsairs"]
    assert clans(3, clan_3="northmen") == ["corsairs", "savages", "northmen"], "wishes come before those without"
    assert clans(4, clan_1="savages", clan_2="savages", clan_4="northmen") == [
        "savages",
        "corsairs",
        "thieves",
        "northmen",
    ], "the earlier seat has it"
    assert clans(2, clan_4="northmen") == ["northmen", "corsairs"], "nobody sits there"


@pytest.mark.rule("fp22-clans")
@pytest.mark.parametrize(("lang", "name"), [("en", "Corsairs"), ("es", "Corsarios"), ("it", "Corsari")])
def test_clans_are_called_by_their_names(lang: str, name: str) -> None:
    p = GAME_22.start(2, clan_2="corsairs")
    p.listen()
    events = play(p, "roll 1", "first 2", "draw elf", "roll 3")
    say = Speech(lang, ["Ana", "Bo"]).say
    assert name in say(Message(events[-1].id, events[-1].args))
    assert any(line.startswith(f"Bo ({name})") for line in p.game.picture(p.view(0), say, 100))


@pytest.mark.rule("fp22-setup-barkeeper")
@pytest.mark.parametrize("table", [1, 2, 3, 4, 5, 6])
def test_a_die_places_the_barkeeper(table: int) -> None:
    p = fresh()
    assert chances(p) == {f"roll {value}": 1 for value in range(1, 7)}
    play(p, f"roll {table}")
    assert barkeeper(p) == table


@pytest.mark.rule("fp22-setup-first")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(players: int) -> None:
    p = fresh(players)
    play(p, "roll 3")
    assert chances(p) == {f"first {seat}": 1 for seat in range(1, players + 1)}


@pytest.mark.rule("fp22-setup-place")
def test_everybody_places_a_character_beginning_with_the_first_player() -> None:
    p = fresh(3)
    play(p, "roll 3", "first 2")
    assert chances(p) == {"draw goblin": 2, "draw dwarf": 2, "draw elf": 2, "draw troll": 1}
    play(p, "draw dwarf", "roll 3")
    assert at(p, "2.dwarf-a") == (3, 4, 0), "the barkeeper's table counts as empty"
    play(p, "draw troll", "roll 1")
    assert at(p, "3.troll") == (1, 4, 0)
    play(p, "draw elf", "roll 6")
    assert at(p, "1.elf-a") == (6, 4, 0)
    assert pool(p) == 69 - 12
    assert [loose(p, table) for table in range(1, 7)] == [1] * 6, "only goblins touch what lies there"


@pytest.mark.rule("fp22-setup-place")
def test_a_taken_table_is_rolled_for_again_and_again() -> None:
    p = fresh()
    play(p, "roll 1", "first 1", "draw dwarf", "roll 4", "draw dwarf")
    for _ in range(3):
        play(p, "roll 4")
        assert at(p, "2.dwarf-a") == "coming"
        assert chances(p) == {f"roll {value}": 1 for value in range(1, 7)}
    play(p, "roll 5")
    assert at(p, "2.dwarf-a") == (5, 4, 0)
    assert at(p, "1.dwarf-a") == (4, 4, 0), "nobody drinks while sitting down"


@pytest.mark.rule("fp22-setup-goblin")
def test_a_goblin_begins_with_five_coins() -> None:
    p = fresh()
    events = play(p, "roll 1", "first 1", "draw goblin", "roll 2")
    assert at(p, "1.goblin-a") == (2, 5, 0)
    assert loose(p, 2) == 0
    assert pool(p) == 65
    assert rule_of(events, "event-pub-pick-up") == ["fp22-setup-goblin"]


@pytest.mark.rule("fp22-setup-goblin")
def test_a_goblin_takes_nothing_while_its_table_is_taken() -> None:
    p = fresh()
    play(p, "roll 1", "first 1", "draw dwarf", "roll 2", "draw goblin", "roll 2")
    assert loose(p, 2) == 1
    play(p, "roll 3")
    assert at(p, "2.goblin-a") == (3, 5, 0)


def seated(players: int = 2, events: bool = True) -> Position:
    """Everybody has a character in the pub; now the cards."""
    p = fresh(players, events)
    play(p, "roll 6", "first 1")
    for seat in range(players):
        play(p, "draw dwarf", f"roll {seat + 1}")
    return p


@pytest.mark.rule("fp22-setup-events")
def test_four_cards_are_dealt_and_three_kept() -> None:
    p = seated()
    assert len(chances(p)) == 17
    assert set(chances(p).values()) == {1}
    play(p, "deal short-cut", "deal back-door", "deal pay-day", "deal forget-it")
    assert len(chances(p)) == 13, "the second player draws from what is left"
    play(p, "deal new-blood", "deal make-way", "deal once-more", "deal loaded-die")
    assert mover(p) == 1
    assert can(p) == ["return short-cut", "return back-door", "return pay-day", "return forget-it"]
    assert refusal(p, "return new-blood") == "fp22-setup-events"
    play(p, "return pay-day")
    assert mover(p) == 2
    play(p, "return new-blood")
    assert mover(p) == "chance"
    assert len(chances(p)) == 21, "and the first player rolls"
    assert seen(p, 1)["hand"] == ["card:short-cut", "card:back-door", "card:forget-it"]


@pytest.mark.rule("fp22-setup-events")
def test_a_returned_card_is_never_seen_again() -> None:
    p = seated()
    play(p, "deal short-cut", "deal back-door", "deal pay-day", "deal forget-it")
    play(p, "deal new-blood", "deal make-way", "deal once-more", "deal loaded-die")
    play(p, "return pay-day", "return make-way", "roll 1 2")
    assert refusal(p, "event pay-day 1") == "fp22-event"
    assert can(p, "event back-door") == [], "no possible effect"
    assert can(p, "event short-cut") == ["event short-cut 1", "event short-cut 2"]


@pytest.mark.rule("fp22-setup-events")
def test_sixteen_cards_are_dealt_to_four() -> None:
    p = seated(4)
    dealt = 0
    while p.to_move == CHANCE:
        play(p, next(iter(chances(p))))
        dealt += 1
    assert dealt == 16
    assert [len(seen(p, seat)["hand"]) for seat in (1, 2, 3, 4)] == [4] * 4


@pytest.mark.rule("fp22-setup-events")
def test_without_events_nothing_is_dealt() -> None:
    p = seated(2, events=False)
    assert len(chances(p)) == 21
    play(p, "roll 1 2")
    assert can(p, "event") == []


@pytest.mark.rule("fp22-setup-first")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    p = fresh(4, events=False)
    play(p, "roll 6", f"first {first}")
    for table in (1, 2, 3, 4):
        play(p, "draw dwarf", f"roll {table}")
    order = []
    for table in (1, 2, 1, 2, 1):
        play(p, f"roll {table} 6")
        order.append(mover(p))
        play(p, f"call {table}")
        while mover(p) == "chance" and len(chances(p)) == 2:
            play(p, "flip plain")
        play(p, "done")
    assert order == [(first - 1 + turn) % 4 + 1 for turn in range(5)]


@pytest.mark.rule("fp22-turn")
def test_two_dice_are_rolled_in_thirty_six_ways() -> None:
    p = seated(2, events=False)
    weights = chances(p)
    assert sum(weights.values()) == 36
    assert Counter(weights.values()) == {2: 15, 1: 6}
    assert all(weights[f"roll {value} {value}"] == 1 for value in range(1, 7))
