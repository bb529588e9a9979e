"""The saved games, in the menu: go on with one, look at it, call it something else, throw it away."""

from __future__ import annotations

from alehouse.engine.contract import PUBLIC
from alehouse.engine.errors import AlehouseError
from alehouse.engine.record import walk
from alehouse.engine.registry import game as game_of
from alehouse.terminal.asking import pick
from alehouse.terminal.news import print_news
from alehouse.terminal.play import resume
from alehouse.terminal.saves import Kept, unfinished
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import means_yes
from alehouse.text import speech

_ENOUGH = 6


def kept_line(screen: Screen, kept: Kept) -> str:
    """A game that waits, in a line."""
    try:
        title = screen.speech.say(game_of(kept.record.game).title())
    except AlehouseError:
        # Kept by somebody who had a game of their own; trying it says so.
        title = kept.record.game
    names = tuple(kept.record.names)
    if kept.name:
        title = screen.say("saves-called", name=kept.name, game=title)
    return screen.say("menu-resume", game=title, names=names, when=f"{kept.when:%Y-%m-%d %H:%M}")


def open_saves(screen: Screen) -> bool:
    """All games that wait; one is picked, and something is done with it."""
    while kept := unfinished():
        screen.heading(screen.say("saves-title"))
        picked = pick(screen, [*(kept_line(screen, each) for each in kept), screen.say("saves-back")])
        if picked == len(kept):
            return True
        try:
            if _handle(screen, kept[picked]):
                return True
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))
    return True


def _handle(screen: Screen, kept: Kept) -> bool:
    """What shall be done with this game; whether it was gone on with."""
    screen.heading(kept_line(screen, kept))
    ways = ["saves-go-on", "saves-show", "saves-rename", "saves-delete", "saves-back"]
    way = ways[pick(screen, [screen.say(each) for each in ways])]
    if way == "saves-go-on":
        resume(screen, kept.file)
        return True
    if way == "saves-show":
        _show(screen, kept)
    elif way == "saves-rename":
        screen.tell("saves-new-name")
        name = screen.ask()
        if name:
            kept.rename(name)
    elif way == "saves-delete" and means_yes(screen.speech, screen.ask(screen.say("saves-delete-sure") + " ")):
        kept.delete()
        screen.tell("saves-deleted")
    return False


def _show(screen: Screen, kept: Kept) -> None:
    """How it stands, as onlookers see it: whoever opens the menu may be any of the players."""
    before, screen.speech = screen.speech, speech(screen.speech.lang, kept.record.names)
    positions = walk(kept.record)
    position = next(positions)
    position.listen()
    events = [event for position in positions for event in position.news()]
    screen.line()
    screen.picture(position.game, position.view(PUBLIC))
    screen.line()
    seen = [event.seen_by(PUBLIC) for event in events]
    print_news(screen, [event.message() for event in seen if event is not None][-_ENOUGH:])
    screen.line()
    screen.tell("saves-file", file=str(kept.file))
    screen.speech = before
