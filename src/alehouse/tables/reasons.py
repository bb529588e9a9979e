"""Why nothing can be done with what somebody points at: the most telling reason that the rules have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.errors import Refusal
from alehouse.engine.messages import Message, Seat
from alehouse.engine.rulebook import CHANCE_DECIDES, NOW, rule_ids
from alehouse.engine.things import Thing
from alehouse.engine.views import Choice


class Reason(NamedTuple):
    """A sentence, and the rule to open for whoever wants to read more; none has to fit what was pointed at."""

    why: Message
    rule: str | None


def reason_against(position: Position, things: Sequence[str]) -> Reason:
    """Why the seat to move can do nothing with all these things, the last of which was pointed at just now.

    Of all that the rules refuse, that is told which came nearest to being allowed: with dice that were rolled, by
    those who could move. A thing may also be where something leads. That it is not the time for it is said last.
    """
    game, seat = position.game, position.to_move
    view = position.view(seat)
    legal = [game.describe(view, action) for action in position.legal()]
    at_hand = {part for choice in legal for part in (*choice.parts, choice.leads) if part is not None}
    refused = list(_refused(position))
    fitting = [each for each in refused if _has_all(each[0].parts_for(seat), things)]
    if not fitting:
        # Where something leads is found by describing it, which takes its time.
        described = [(game.describe(view, action), action, refusal) for action, refusal in refused]
        ways = [
            (pointed, fits) for pointed in (things, things[-1:]) for fits in (_contains, _leads_there, _leads_to_such)
        ]
        for pointed, fits in ways:
            fitting = fitting or [(action, refusal) for choice, action, refusal in described if fits(choice, pointed)]
    if fitting:
        _, refusal = min(fitting, key=lambda each: _lacks(each[0].parts_for(seat), at_hand, things))
        return Reason(refusal.message(), refusal.rule)
    return _not_now(position, things[-1] if things else "")


def of_refusal(refusal: Refusal | None) -> Reason | None:
    """The same for a single action that may not be played."""
    return Reason(refusal.message(), refusal.rule) if refusal is not None else None


def _not_now(position: Position, thing: str) -> Reason:
    """Nothing that is being decided speaks of this thing."""
    game, prompt = position.game, position.prompt()
    known = game.things.by_id.get(thing)
    if known is None:
        return Reason(Message(f"{NOW}.refusal", {"prompt": prompt}), NOW)
    owner = _owner(position, thing)
    if owner is not None:
        return Reason(Message("table-of-another", {"seat": Seat(owner), "prompt": prompt}), None)
    chosen = _is_ever_chosen(game, known.kind)
    said = Message("table-not-now" if chosen else "table-to-look-at", {"thing": known.name, "prompt": prompt})
    return Reason(said, _own_rule(game, known))


def _own_rule(game: Game, thing: Thing) -> str | None:
    """The rule that is named after a thing: what a card or a drink does."""
    ending = "-" + thing.id.replace(":", "-")
    return next((rule for rule in rule_ids(game.chapters) if rule.endswith(ending)), None)


def _lacks(parts: Sequence[str], at_hand: Set[str], pointed: Sequence[str]) -> int:
    """How many of these parts, besides those pointed at, are in nothing that may be done now."""
    return sum(part not in at_hand and part not in pointed for part in parts)


def _refused(position: Position) -> Iterator[tuple[Action, Refusal]]:
    """What could be done in this very decision, but for a rule."""
    table = position.game.table
    for action in table.actions[: table.choices]:
        refusal = position.why_not(action)
        if refusal is not None and refusal.rule not in (NOW, CHANCE_DECIDES):
            yield action, refusal


def _has_all(parts: Sequence[str], things: Sequence[str]) -> bool:
    return all(thing in parts for thing in things)


def _contains(choice: Choice, things: Sequence[str]) -> bool:
    return _has_all(choice.parts, things)


def _leads_there(choice: Choice, things: Sequence[str]) -> bool:
    leads = choice.leads
    return leads is not None and leads in things and _has_all((*choice.parts, leads), things)


def _leads_to_such(choice: Choice, things: Sequence[str]) -> bool:
    """It leads to something of that kind: a space, a table, a cart."""
    if choice.leads is None or not things:
        return False
    *others, last = things
    return _kind(choice.leads) == _kind(last) and _contains(choice, others)


def _owner(position: Position, thing: str) -> int | None:
    """The other seat that this belongs to, where the seat to move chooses among such things of its own."""
    table = position.game.table
    others = [seat for seat in range(position.players) if seat != position.to_move]
    for action in table.actions[: table.choices]:
        for seat in others:
            if any("@" in part and part.replace("@", str(seat + 1)) == thing for part in action.parts):
                refusal = position.why_not(action)
                if refusal is None or refusal.rule != NOW:
                    return seat
    return None


def _is_ever_chosen(game: Game, kind: str) -> bool:
    """Whether things of this kind are a part of anything that is decided in this game."""
    return any(_kind(part) == kind for action in game.table.actions[: game.table.choices] for part in action.parts)


def _kind(thing: str) -> str:
    return thing.partition(":")[0]
