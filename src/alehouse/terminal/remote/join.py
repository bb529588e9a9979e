"""`alehouse join`: from an address to a seat, and away again."""

from __future__ import annotations

from alehouse.client.addresses import Invitation, read_invitation
from alehouse.client.doors import Doors
from alehouse.client.reading import NotOurs
from alehouse.engine.contract import Game
from alehouse.engine.messages import Json
from alehouse.engine.registry import game as game_of
from alehouse.server.about import TableAbout
from alehouse.terminal.remote.arriving import choose_table, sit_down
from alehouse.terminal.remote.hosting import GotUp
from alehouse.terminal.remote.live_screen import LiveScreen
from alehouse.terminal.remote.notes import secret_for
from alehouse.terminal.remote.sitting import Sitting
from alehouse.terminal.remote.typing import GoTo, Typing
from alehouse.terminal.screen import Left
from alehouse.text import MissingText, speech


def join(screen: LiveScreen, address: str, code: str) -> None:
    """Play at a table elsewhere until the person leaves."""
    try:
        _join(screen, read_invitation(address, code))
    except MissingText:
        # A newer house has sentences that we do not know.
        raise NotOurs from None


def _join(screen: LiveScreen, invitation: Invitation) -> None:
    secret, not_kept = secret_for(invitation.server)
    if not_kept is not None:
        screen.tell("join-not-kept", reason=not_kept.strerror or str(not_kept))
    doors = Doors(invitation.server, secret)
    try:
        table: TableAbout | None = sit_down(screen, doors, _table(screen, doors, invitation))
        while table is not None:
            table = _attend(screen, doors, table)
    except Left:
        return


def _attend(screen: LiveScreen, doors: Doors, table: TableAbout) -> TableAbout | None:
    """Play at a table; afterwards, where it goes on."""
    game = _game(table)
    screen.speech = speech(screen.speech.lang)
    screen.heading(screen.speech.say(game.title()))
    sitting = Sitting(screen, doors, table, game)
    screen.pick_up()
    screen.open()
    sitting.line.open()
    try:
        sitting.wait_until_there()
        Typing(sitting).go_on()
    except GoTo as there:
        return there.table
    except GotUp:
        screen.close()
        screen.tell("join-got-up")
    except (Left, KeyboardInterrupt):
        _say_goodbye(screen, sitting)
    finally:
        screen.hang_up()
        sitting.line.close()
        screen.close()
    return None


def _table(screen: LiveScreen, doors: Doors, invitation: Invitation) -> TableAbout:
    if invitation.token:
        return doors.take(invitation.token)
    if invitation.code:
        return doors.table(invitation.code)
    return choose_table(screen, doors)


def _game(table: TableAbout) -> Game:
    box: dict[str, Json] = dict(table.box)
    return game_of(table.game).variant(box)


def _say_goodbye(screen: LiveScreen, sitting: Sitting) -> None:
    gone = screen.stays
    screen.close()
    if sitting.seen.phase == "over" and gone:
        sitting.memory.tell()
    if sitting.seen.phase == "over" or sitting.seen.seat is None:
        return
    screen.tell("join-left")
    screen.line(f"  alehouse join {sitting.place.invitation}")
