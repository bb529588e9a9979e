"""Choices in words, made from what the chooser sees: what is done, where it leads, what will come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.encoding import CHOICE_END, before_brings, encoded_choice, kept, make_room, written_brings
from alehouse.engine.messages import Message, Value
from alehouse.engine.views import Choice
from alehouse.games.fantasy_pub.actions import (
    Adjust,
    Again,
    Call,
    ChooseBeer,
    ChooseCharacter,
    ChooseTable,
    ChooseValue,
    ChooseWay,
    Done,
    Enter,
    Exit,
    Leave,
    Move,
    PlayCard,
    ReturnCard,
)
from alehouse.games.fantasy_pub.components import (
    CLAN,
    DWARF,
    ENTRY,
    FAMILY_OF,
    FORGET_IT,
)
from alehouse.games.fantasy_pub.view import PubView
from alehouse.games.fantasy_pub.words.sight import ABSENT, MOST, Brings, Sight, sight_of

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.game import FantasyPub


def describe(game: FantasyPub, view: PubView, action: Action) -> Choice:
    """An action as a sentence, with where it leads and what comes of it as far as that is certain."""
    pub = sight_of(game, view)
    if isinstance(action, Enter):
        return _enter(pub, action)
    if isinstance(action, Move):
        return _move(pub, action)
    if isinstance(action, Exit):
        return _exit(pub, action)
    if isinstance(action, Call):
        return _call(pub, action)
    if isinstance(action, PlayCard):
        return _card(pub, action)
    if isinstance(action, Adjust):
        id = "action-fp22-plus" if action.by > 0 else "action-fp22-minus"
        words = Message(id, {"die": action.die, "value": action.die + action.by})
        return pub.choice(action, words, pub.ids.dice[action.die + action.by - 1])
    if isinstance(action, ReturnCard):
        return pub.choice(action, Message("action-fp22-return", {"text": game.card_texts[action.card]}))
    if isinstance(action, ChooseCharacter):
        return _character(pub, action)
    if isinstance(action, ChooseTable):
        return _table(pub, action)
    if isinstance(action, ChooseWay):
        return _way(pub, action)
    if isinstance(action, Leave):
        return _leave(pub, action)
    return pub.choice(action, _plainly(action))


def written(game: FantasyPub, view: PubView, actions: Sequence[Action]) -> bytes:
    """These choices as `encoded_choices` writes them. What is chosen most often is put together from what was written
    before, by numbers that say all that it depends on.
    """
    if not actions:
        return b"[]"
    pub = sight_of(game, view)
    parts: list[bytes] = []
    for action in actions:
        parts.append(b"," if parts else b"[")
        if isinstance(action, Move):
            _write_move(pub, action, parts)
        elif isinstance(action, Enter):
            _write_enter(pub, action, parts)
        elif isinstance(action, Call):
            parts.append(_before(pub, action, 0) or _keep_before(pub, action, 0, _call(pub, action)))
            parts.append(pub.called(action.die).written)
            parts.append(CHOICE_END)
        elif isinstance(action, Done):
            parts.append(_before(pub, action, 0) or _keep_before(pub, action, 0, describe(game, view, action)))
            parts.append(CHOICE_END)
        else:
            parts.append(encoded_choice(describe(game, view, action)))
    parts.append(b"]")
    return b"".join(parts)


def _write_move(pub: Sight, action: Move, parts: list[bytes]) -> None:
    walk = Walk(pub, action)
    value: i64 = pub.value(action.die)
    told: i64 = (((value << 8) + walk.laps << 8) + walk.target + 1 << 8) + walk.here + 1
    parts.append(_before(pub, action, told) or _keep_before(pub, action, told, _move(pub, action)))
    if walk.here != ABSENT:
        parts.append(pub.arrival(walk.character, walk.target).written)
    parts.append(CHOICE_END)


def _write_enter(pub: Sight, action: Enter, parts: list[bytes]) -> None:
    told: i64 = (pub.value(action.die) << 8) + pub.coins_with(action.die)
    parts.append(_before(pub, action, told) or _keep_before(pub, action, told, _enter(pub, action)))
    known = pub.next_in()
    if known is not None:
        parts.append(written_brings(pub.comes_in(known)))
    parts.append(CHOICE_END)


_befores: Final[dict[int, bytes]] = {}
"""Choices up to what they bring, as they were written."""


def _before(pub: Sight, action: Action, told: i64) -> bytes | None:
    return _befores.get(_told(pub, action, told))


def _keep_before(pub: Sight, action: Action, told: i64, choice: Choice) -> bytes:
    make_room(_befores, MOST)
    found = _befores[_told(pub, action, told)] = before_brings(choice)
    return found


def _told(pub: Sight, action: Action, told: i64) -> i64:
    """Which choice it is, and of whom, with what else it depends on (below 2^40)."""
    edition: i64 = 1 if pub.game.edition.is_2022 else 0
    whose = (pub.turn << 4) + pub.seat
    return (((action.number << 8) + whose << 1) + edition << 40) + told


def _call(pub: Sight, action: Call) -> Choice:
    words = Message("action-fp22-call", {"die": pub.die(action.die), "to": pub.space("to", action.die)})
    return pub.choice(action, words, pub.ids.spaces[action.die], pub.called(action.die).brings)


def _plainly(action: Action) -> Message:
    if isinstance(action, ChooseBeer):
        return Message("action-fp22-triple" if action.triple else "action-fp22-plain")
    if isinstance(action, ChooseValue):
        return Message("action-fp22-value", {"value": action.value})
    if isinstance(action, Done):
        return _DONE
    if isinstance(action, Again):
        return Message("action-pub-again")
    return Message("action-outcome", {"outcome": str(action)})


def _enter(pub: Sight, action: Enter) -> Choice:
    coins = pub.coins_with(action.die)
    words = Message("action-pub-enter", {"die": pub.die(action.die), "coins": coins})
    known = pub.next_in()
    return pub.choice(action, words, pub.ids.spaces[ENTRY], pub.comes_in(known) if known is not None else ())


def _move(pub: Sight, action: Move) -> Choice:
    walk = Walk(pub, action)
    words = walk.words(pub, action)
    if walk.here == ABSENT:
        return pub.choice(action, words)
    return pub.choice(action, words, pub.ids.spaces[walk.target], pub.arrival(walk.character, walk.target).brings)


class Walk:
    """Where a move leads."""

    def __init__(self, pub: Sight, action: Move) -> None:
        character: i64 = pub.turn * CLAN + action.who
        self.character = character
        self.here: i64 = pub.at[character]
        self.target: i64 = ABSENT
        self.laps: i64 = 0
        if self.here != ABSENT:
            spaces: i64 = len(pub.spaces)
            distance = pub.value(action.die) - pub.beers[character]
            if distance < 0:
                distance = 0
            self.target = (self.here + (-distance if action.back else distance)) % spaces
            self.laps = distance // spaces

    def words(self, pub: Sight, action: Move) -> Message:
        args: dict[str, Value] = {"die": pub.die(action.die), "who": pub.name(self.character)}
        if self.here == ABSENT:
            return Message("action-pub-move-absent", args)
        args["from"] = pub.space("from", self.here)
        args["to"] = pub.space("to", self.target)
        args["laps"] = self.laps
        if FAMILY_OF[self.character] != DWARF:
            return Message("action-pub-move", args)
        # Both ways may lead to the same space.
        return Message("action-pub-move-back" if action.back else "action-pub-move-onwards", args)


def _exit(pub: Sight, action: Exit) -> Choice:
    character = pub.turn * CLAN + action.who
    words = Message("action-pub-exit", {"die": pub.die(action.die), "who": pub.name(character)})
    return pub.choice(action, words, pub.ids.outside, pub.home(character))


def _leave(pub: Sight, action: Leave) -> Choice:
    step, about = pub.due()
    if not action.now:
        return pub.choice(action, Message("action-fp22-stay"), pub.ids.spaces[ENTRY])
    brings = pub.carries_home(pub.number(about[0])) if step == "leave" else ()
    return pub.choice(action, Message("action-fp22-leave"), pub.ids.outside, brings)


def _card(pub: Sight, action: PlayCard) -> Choice:
    words = Message("action-fp22-card", {"die": pub.die(action.die), "text": pub.game.card_texts[action.card]})
    banned = pub.public.players[pub.turn].bottom
    if action.card != FORGET_IT or not banned:
        return pub.choice(action, words)
    coins = min(action.die, pub.values.entry_coins, pub.public.pool)
    return pub.choice(action, words, pub.ids.spaces[ENTRY], (*pub.comes_in(banned[-1]), pub.gets(coins)))


def _character(pub: Sight, action: ChooseCharacter) -> Choice:
    here = pub.at[action.character]
    name = pub.name(action.character)
    if here == ABSENT:
        return pub.choice(action, Message("action-fp22-character-absent", {"who": name}))
    coins, beers = pub.coins[action.character], pub.beers[action.character]
    args: dict[str, Value] = {"who": name, "at": pub.space("at", here), "coins": coins, "beers": beers}
    leads, brings = here, Brings()
    step, about = pub.due()
    if step == "serve":
        brings = pub.drinks([action.character], pub.coins)
    elif step == "card-character":
        card, die = about
        if card == "card:make-way" or (card == "card:second-wind" and FAMILY_OF[action.character] != DWARF):
            leads = (here + (1 if card == "card:make-way" else int(die.removeprefix("die:")))) % len(pub.public.spaces)
            brings = pub.arrival(action.character, leads).brings
        elif card == "card:back-door":
            return Choice.of(
                action, Message("action-fp22-character", args), pub.ids.outside, pub.home(action.character)
            )
        elif card == "card:on-the-house":
            brings = pub.falls([action.character])
        elif card == "card:lost-purse":
            brings = (pub.gets(min(pub.values.lost_purse, pub.public.pool)),)
    return pub.choice(action, Message("action-fp22-character", args), pub.ids.spaces[leads], brings)


def _table(pub: Sight, action: ChooseTable) -> Choice:
    there = pub.public.spaces[action.space]
    names: Value = tuple(pub.name_of(character.id) for character in there.characters)
    args: dict[str, Value] = {"space": action.space, "coins": there.coins}
    brings = Brings()
    step, about = pub.due()
    if step == "card-table" and about[0] == "card:happy-hour":
        brings = pub.drinks(pub.spaces[action.space].everybody(), pub.coins)
    if not there.characters:
        return pub.choice(action, Message("action-fp22-table-empty", args), there.id, brings)
    args["who"] = names
    return pub.choice(action, Message("action-fp22-table", args), there.id, brings)


def _way(pub: Sight, action: ChooseWay) -> Choice:
    step, about = pub.due()
    id = "action-fp22-back" if action.back else "action-fp22-onwards"
    if step != "card-way":
        return pub.choice(action, Message(f"{id}-plain"))
    character = pub.number(about[0])
    distance = int(about[1].removeprefix("die:")) if len(about) > 1 else 1
    here = pub.at[character]
    assert here != ABSENT
    target = (here + (-distance if action.back else distance)) % len(pub.public.spaces)
    words = Message(id, {"to": pub.space("to", target)})
    return pub.choice(action, words, pub.ids.spaces[target], pub.arrival(character, target).brings)


_DONE: Final = kept(Message("action-pub-done"))
