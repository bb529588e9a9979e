"""The menu: go on with a game, begin one, read rules, change the language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.registry import games
from alehouse.terminal.arguments import BadArguments
from alehouse.terminal.asking import ask_number, ask_options, pick
from alehouse.terminal.games import game_line
from alehouse.terminal.play import play_new, resume
from alehouse.terminal.remembered import remember_language
from alehouse.terminal.rules import read_rulebook
from alehouse.terminal.saved_games import kept_line, open_saves
from alehouse.terminal.saves import Kept, unfinished
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN, kinds, usual_names
from alehouse.text import languages, speech

Item = tuple[str, Callable[[], bool]]
"""What is offered, and what it does; afterwards the menu goes on, or not."""


def open_menu(screen: Screen) -> None:
    """Offer what there is until the person has had enough."""
    go_on = True
    while go_on:
        # Players of the last game are not those of the next.
        screen.speech = speech(screen.speech.lang)
        screen.heading(screen.say("menu-title"))
        items = _items(screen)
        try:
            go_on = items[pick(screen, [text for text, _ in items])][1]()
        except Left:
            if not screen.typed_any:
                raise BadArguments("error-nobody-types") from None
            go_on = False
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))


def _items(screen: Screen) -> list[Item]:
    items: list[Item] = []
    waiting = unfinished()
    for kept in waiting[:_OFFERED]:
        items.append((kept_line(screen, kept), _resuming(screen, kept)))
    for game in games():
        items.append((screen.say("menu-play", game=game_line(screen, game)), _beginning(screen, game)))
    for game in games():
        items.append((screen.say("menu-rules", game=game.title()), _reading(screen, game)))
    if waiting:
        items.append((screen.say("menu-saves", count=len(waiting)), lambda: open_saves(screen)))
    items.append((_languages_line(), lambda: _choose_language(screen)))
    items.append((screen.say("menu-quit"), lambda: False))
    return items


def _resuming(screen: Screen, kept: Kept) -> Callable[[], bool]:
    return lambda: resume(screen, kept.file)


def _beginning(screen: Screen, game: Game) -> Callable[[], bool]:
    return lambda: _begin(screen, game)


def _reading(screen: Screen, game: Game) -> Callable[[], bool]:
    def read() -> bool:
        read_rulebook(screen, game)
        return True

    return read


def _languages_line() -> str:
    """In all of them: whoever needs this does not read the one that is spoken."""
    return ", ".join(speech(lang).say(Message("language-name")) for lang in languages())


def _choose_language(screen: Screen) -> bool:
    names = [speech(lang).say(Message("language-name")) for lang in languages()]
    lang = languages()[pick(screen, names)]
    remember_language(lang)
    screen.speech = speech(lang)
    return True


def _begin(screen: Screen, game: Game) -> bool:
    """Ask for players, seats and options, each with a usual answer, and play."""
    screen.heading(screen.speech.say(game.title()))
    players = ask_number(screen, "menu-players", game.fewest, game.most, game.fewest)
    seats: list[str] = []
    for number in range(players):
        usual = HUMAN if number == 0 else "greedy"
        known = kinds()
        screen.line()
        screen.tell("menu-seat", number=number + 1)
        words = [screen.say(f"kind-{kind}") for kind in known]
        seats.append(known[pick(screen, words, usual=known.index(usual))])
    names = _ask_names(screen, seats)
    options = ask_options(screen, game, players)
    return play_new(screen, game, seats, names, options)


def _ask_names(screen: Screen, seats: Sequence[str]) -> list[str]:
    names = usual_names(screen.speech, seats)
    for number, kind in enumerate(seats):
        while kind == HUMAN:
            screen.line()
            screen.tell("menu-name", usual=names[number])
            typed = screen.ask()
            if typed and typed in names[:number] + names[number + 1 :]:
                screen.tell("error-name-twice", name=typed)
                continue
            if len(typed) > _LONGEST_NAME or not typed.isprintable() or "," in typed:
                screen.tell("menu-name-odd", longest=_LONGEST_NAME)
                continue
            names[number] = typed or names[number]
            break
    return names


_LONGEST_NAME = 20
_OFFERED = 3
"""Of the games that wait; the others are found among the saved ones."""
