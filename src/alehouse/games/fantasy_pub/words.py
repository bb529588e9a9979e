"""Choices in words, made from what the chooser sees."""

from __future__ import annotations

from alehouse.engine.actions import Action
from alehouse.engine.messages import Message, Seat, Value
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
    Move,
    PlayCard,
    ReturnCard,
)
from alehouse.games.fantasy_pub.components import (
    BOTH,
    CARDS,
    CLAN,
    COPY_OF,
    ENTRY,
    FAMILIES_2003,
    FAMILIES_2022,
    FAMILY_OF,
    MOST_ENTRY_COINS,
)
from alehouse.games.fantasy_pub.view import CharacterView, PubView


def describe(view: PubView, action: Action) -> Message:
    """An action as a sentence, with what it leads to as far as that is certain."""
    if isinstance(action, Enter):
        coins = min(_value(view, action.die), MOST_ENTRY_COINS, view.pool)
        return Message("action-pub-enter", {"die": _die(view, action.die), "coins": coins})
    if isinstance(action, Move):
        return _describe_move(view, action)
    if isinstance(action, Exit):
        who = _character(view, view.turn * CLAN + action.who)
        return Message("action-pub-exit", {"die": _die(view, action.die), "who": _who(view, who), "beers": who.beers})
    if isinstance(action, Call):
        return Message("action-fp22-call", {"die": _die(view, action.die), "to": _space(view, "to", action.die)})
    if isinstance(action, PlayCard):
        return Message("action-fp22-card", {"die": _die(view, action.die), "card": card_name(action.card)})
    if isinstance(action, Adjust):
        message = "action-fp22-plus" if action.by > 0 else "action-fp22-minus"
        return Message(message, {"die": action.die, "value": action.die + action.by})
    if isinstance(action, ReturnCard):
        return Message("action-fp22-return", {"card": card_name(action.card), "text": card_text(action.card)})
    if isinstance(action, ChooseCharacter):
        return _describe_character(view, action)
    if isinstance(action, ChooseTable):
        return _describe_table(view, action.space)
    return _describe_rest(action)


def _describe_move(view: PubView, action: Move) -> Message:
    who = _character(view, view.turn * CLAN + action.who)
    here = _space_of(view, who.number)
    if here < 0:
        return Message("action-pub-move-absent", {"die": _die(view, action.die), "who": _who(view, who)})
    distance = max(_value(view, action.die) - who.beers, 0)
    there = (here + (-distance if action.back else distance)) % len(view.spaces)
    args: dict[str, Value] = {
        "die": _die(view, action.die),
        "who": _who(view, who),
        "from": _space(view, "from", here),
        "to": _space(view, "to", there),
        "then": _arrival(view, who, there),
    }
    return Message("action-pub-move-back" if action.back else "action-pub-move", args)


def _arrival(view: PubView, who: CharacterView, space: int) -> Message:
    """What arriving on a space sets off."""
    others = [other for other in view.spaces[space].characters if other.number != who.number]
    if who.family == "ogre" and not who.coins:
        return Message("pub-then-thrown-out")
    if space == ENTRY:
        home = view.closing != "open" and who.beers >= _coins_on_arrival(view, who)
        return Message("pub-then-home" if home else "pub-then-entry")
    if not others:
        return Message("pub-then-alone")
    if others[0].family == who.family:
        return Message("pub-then-toast", {"count": len(others) + 1})
    return Message("pub-then-round", {"count": len(others) + 1})


def _coins_on_arrival(view: PubView, who: CharacterView) -> int:
    """At the door: a goblin has picked up what lies there, a troll has dropped one on the way."""
    if who.family == "goblin" and view.spaces[ENTRY].coins:
        return who.coins + 1
    return max(who.coins - 1, 0) if who.family == "troll" else who.coins


def _describe_character(view: PubView, action: ChooseCharacter) -> Message:
    character = _character(view, action.character)
    here = _space_of(view, action.character)
    if here < 0:
        return Message("action-fp22-character-absent", {"who": _who(view, character)})
    return Message(
        "action-fp22-character",
        {
            "who": _who(view, character),
            "at": _space(view, "at", here),
            "coins": character.coins,
            "beers": character.beers,
        },
    )


def _describe_table(view: PubView, space: int) -> Message:
    there = view.spaces[space]
    names: Value = tuple(_who(view, character) for character in there.characters)
    args: dict[str, Value] = {"space": space, "coins": there.coins}
    if not there.characters:
        return Message("action-fp22-table-empty", args)
    args["who"] = names
    return Message("action-fp22-table", args)


def _describe_rest(action: Action) -> Message:
    if isinstance(action, ChooseWay):
        return Message("action-fp22-back" if action.back else "action-fp22-onwards")
    if isinstance(action, ChooseBeer):
        return Message("action-fp22-triple" if action.triple else "action-fp22-plain")
    if isinstance(action, ChooseValue):
        return Message("action-fp22-value", {"value": action.value})
    if isinstance(action, Done):
        return Message("action-pub-done")
    if isinstance(action, Again):
        return Message("action-pub-again")
    return Message("action-outcome", {"outcome": str(action)})


def card_name(card: int) -> Message:
    return Message(f"fp22-name-{CARDS[card]}")


def card_text(card: int) -> Message:
    return Message(f"fp22-card-{CARDS[card]}")


def _character(view: PubView, number: int) -> CharacterView:
    """A character by number, wherever it is; one that is not in sight has no tokens."""
    for space in view.spaces:
        for character in space.characters:
            if character.number == number:
                return character
    families = FAMILIES_2022 if view.edition == "fp22" else FAMILIES_2003
    return CharacterView(number, number // CLAN, families[FAMILY_OF[number % CLAN]], COPY_OF[number % CLAN])


def _space_of(view: PubView, number: int) -> int:
    """The space of a character, or -1 where it is on none."""
    for space, there in enumerate(view.spaces):
        if any(character.number == number for character in there.characters):
            return space
    return -1


def _who(view: PubView, character: CharacterView) -> Message:
    return Message(
        f"{view.edition}-who",
        {"family": character.family, "copy": character.copy.upper(), "owner": Seat(character.owner)},
    )


def _space(view: PubView, preposition: str, space: int) -> Message:
    return Message(f"{view.edition}-{preposition}", {"space": space})


def _value(view: PubView, die: int) -> int:
    return sum(view.dice) if die == BOTH else die


def _die(view: PubView, die: int) -> Message:
    if die == BOTH:
        return Message("pub-both-dice", {"sum": sum(view.dice)})
    return Message("pub-die", {"die": die})
