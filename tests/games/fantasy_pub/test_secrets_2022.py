"""2022: who knows what."""

from __future__ import annotations

import json

import pytest

from alehouse import PUBLIC, FastLuck, Position
from alehouse.games.fantasy_pub.components import CARDS
from tests.games.fantasy_pub.table import GAME_22, can, chances, play, pub22, seen

MINE = ["short-cut", "back-door", "pay-day", "forget-it"]
YOURS = ["new-blood", "make-way", "once-more", "loaded-die"]


def dealt() -> Position:
    """Two players hold four cards each, and are about to put one back."""
    p = GAME_22.start(2)
    p.listen()
    play(p, "roll 6", "first 1", "draw dwarf", "roll 1", "draw dwarf", "roll 2")
    play(p, *[f"deal {card}" for card in [*MINE, *YOURS]])
    return p


def words(data: object) -> str:
    return json.dumps(data)


@pytest.mark.rule("fp22-setup-events")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    p = dealt()
    play(p, "return pay-day", "return loaded-die")
    for seat, own, others in ((1, MINE, YOURS), (2, YOURS, MINE)):
        assert all(card in words(seen(p, seat)) for card in own)
        assert not any(card in words(seen(p, seat)) for card in others)
    assert not any(card in words(seen(p, 0)) for card in CARDS), "an onlooker sees no card at all"


@pytest.mark.rule("fp22-setup-events")
def test_the_returned_card_is_known_to_who_returned_it() -> None:
    p = dealt()
    play(p, "return pay-day")
    assert (seen(p, 1)["returned"], seen(p, 2)["returned"], seen(p, 0).get("returned")) == ("card:pay-day", None, None)
    assert [player["cards"] for player in seen(p, 2)["players"]] == [3, 4], "how many cards one has is no secret"


@pytest.mark.rule("fp22-setup-events")
def test_what_is_told_of_dealing_depends_on_who_listens() -> None:
    p = GAME_22.start(2)
    p.listen()
    play(p, "roll 6", "first 1", "draw dwarf", "roll 1", "draw dwarf", "roll 2")
    (event,) = play(p, "deal short-cut")
    assert "short-cut" in words(event.plain())
    for seat in (1, PUBLIC):
        heard = event.seen_by(seat)
        assert heard is not None
        assert heard.id == "event-fp22-dealt-hidden"
        assert "short-cut" not in words(heard.plain())
    mine = event.seen_by(0)
    assert mine is not None
    assert mine.id == "event-fp22-dealt"


@pytest.mark.rule("fp22-setup-events")
def test_what_is_told_of_returning_depends_on_who_listens() -> None:
    p = dealt()
    (event,) = play(p, "return pay-day")
    other = event.seen_by(1)
    assert other is not None
    assert "pay-day" not in words(other.plain())
    assert "pay-day" in words(event.plain())


@pytest.mark.rule("fp22-event")
def test_a_played_card_is_known_to_all_and_cannot_be_unseen() -> None:
    p = pub22(at={"1.elf-a": (1, 1, 0)}, dice=(2, 5), hand=["lost-purse", "pay-day"])
    events = play(p, "event lost-purse 2")
    assert events[0].reveals
    assert seen(p, 0)["played"] == ["card:lost-purse"]


@pytest.mark.rule("fp22-setup-events")
def test_an_imagined_rival_may_hold_any_card_that_one_does_not_know_of() -> None:
    p = dealt()
    play(p, "return pay-day", "return loaded-die", "roll 1 2")
    hands = set()
    luck = FastLuck(1)
    imaginer = p.knowledge(0).imaginer(luck)
    for _ in range(300):
        other = imaginer.next(luck)
        assert seen(other, 1) == seen(p, 1)
        hands.update(seen(other, 2)["hand"])
        assert len(seen(other, 2)["hand"]) == 3
    assert hands == {f"card:{card}" for card in set(CARDS) - set(MINE)}


@pytest.mark.rule("fp22-clans")
def test_nobody_knows_the_order_of_a_deck() -> None:
    p = pub22(at={"1.troll": (1, 1, 0)}, dice=(1, 2), bottom={1: ["elf-a"]})
    mine = seen(p, 1)["players"][0]
    assert (mine["unseen"], mine["top"], len(mine["bottom"])) == ([2, 2, 1, 0], None, 1)
    play(p, "enter 1")
    assert chances(p) == {"draw goblin": 2, "draw dwarf": 2, "draw elf": 1}


@pytest.mark.rule("fp22-triple")
def test_how_many_triples_hide_is_known_and_where_is_not() -> None:
    p = pub22(at={"1.troll": (1, 1, 2, 1)}, dice=(1, 2))
    view = seen(p, 2)
    assert view["triples_left"] == 9
    (troll,) = view["spaces"][1]["characters"]
    assert (troll["coins"], troll["beers"], troll["triples"]) == (1, 2, 1)


@pytest.mark.rule("fp22-setup-events")
def test_choices_are_shown_to_the_one_who_chooses() -> None:
    p = dealt()
    assert can(p) == [f"return {card}" for card in MINE]
    assert not any(card in words(p.prompt().plain()) for card in MINE)
