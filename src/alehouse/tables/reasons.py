"""Why nothing can be done with what somebody points at: the most telling reason that the rules have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game, Position
from alehouse.engine.errors import Refusal
from alehouse.engine.messages import Seat
from alehouse.engine.rulebook import CHANCE_DECIDES, NOW
from alehouse.engine.views import Choice


def reason_against(position: Position, things: Sequence[str]) -> Refusal:
    """Why the seat to move can do nothing with all these things, the last of which was pointed at just now.

    That it is not the time for something is the last of all reasons. A thing may also be where something leads.
    """
    game, seat = position.game, position.to_move
    refused = list(_refused(position))
    for action, refusal in refused:
        if _has_all(action.parts_for(seat), things):
            return refusal
    view = position.view(seat)
    described = [(game.describe(view, action), refusal) for action, refusal in refused]
    for pointed in (things, things[-1:]):
        for fits in (_contains, _leads_there, _leads_to_such):
            for choice, refusal in described:
                if fits(choice, pointed):
                    return refusal
    owner = _owner(position, things[-1]) if things else None
    if owner is not None:
        return Refusal("", "table-of-another", {"seat": Seat(owner), "prompt": position.prompt()})
    looked_at = game.things.by_id.get(things[-1]) if things else None
    if looked_at is not None and not _is_ever_chosen(game, looked_at.kind):
        return Refusal("", "table-to-look-at", {"thing": looked_at.name, "prompt": position.prompt()})
    return Refusal("", NOW, {"prompt": position.prompt()})


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
