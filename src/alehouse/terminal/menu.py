"""The menu: go on with a game, begin one, read rules, change the language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Message
from alehouse.engine.options import OptionValue
from alehouse.engine.registry import game as game_of
from alehouse.engine.registry import games
from alehouse.terminal.catalogue import game_line, option_line, option_value
from alehouse.terminal.play import play_new, resume
from alehouse.terminal.rulebook import print_rulebook
from alehouse.terminal.saves import Kept, unfinished
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN, kinds, usual_names
from alehouse.terminal.words import AT_A_DECISION, read_command
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
            go_on = items[_pick(screen, [text for text, _ in items])][1]()
        except Left:
            go_on = False
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))


def _items(screen: Screen) -> list[Item]:
    items: list[Item] = []
    for kept in unfinished():
        items.append((_kept_line(screen, kept), _resuming(screen, kept)))
    for game in games():
        items.append((screen.say("menu-play", game=game_line(screen, game)), _beginning(screen, game)))
    for game in games():
        items.append((screen.say("menu-rules", game=game.title()), _reading(screen, game)))
    items.append((_languages_line(), lambda: _choose_language(screen)))
    items.append((screen.say("menu-quit"), lambda: False))
    return items


def _kept_line(screen: Screen, kept: Kept) -> str:
    try:
        title = screen.speech.say(game_of(kept.record.game).title())
    except AlehouseError:
        # Kept by somebody who had a game of their own; trying it says so.
        title = kept.record.game
    names = tuple(kept.record.names)
    return screen.say("menu-resume", game=title, names=names, when=f"{kept.when:%Y-%m-%d %H:%M}")


def _resuming(screen: Screen, kept: Kept) -> Callable[[], bool]:
    return lambda: resume(screen, kept.record, kept.file)


def _beginning(screen: Screen, game: Game) -> Callable[[], bool]:
    return lambda: _begin(screen, game)


def _reading(screen: Screen, game: Game) -> Callable[[], bool]:
    def read() -> bool:
        print_rulebook(screen, game)
        return True

    return read


def _languages_line() -> str:
    """In all of them: whoever needs this does not read the one that is spoken."""
    return ", ".join(speech(lang).say(Message("language-name")) for lang in languages())


def _choose_language(screen: Screen) -> bool:
    names = [speech(lang).say(Message("language-name")) for lang in languages()]
    screen.speech = speech(languages()[_pick(screen, names)])
    return True


def _begin(screen: Screen, game: Game) -> bool:
    """Ask for players, seats and options, each with a usual answer, and play."""
    screen.heading(screen.speech.say(game.title()))
    players = _ask_number(screen, "menu-players", game.fewest, game.most, game.fewest)
    seats: list[str] = []
    for number in range(players):
        usual = HUMAN if number == 0 else "greedy"
        known = kinds()
        screen.line()
        screen.tell("menu-seat", number=number + 1)
        words = [screen.say(f"kind-{kind}") for kind in known]
        seats.append(known[_pick(screen, words, usual=known.index(usual))])
    names = _ask_names(screen, seats)
    options = _ask_options(screen, game, players)
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


def _ask_options(screen: Screen, game: Game, players: int) -> dict[str, OptionValue]:
    """Every option can be changed until it is enough; a value that does not fit is answered."""
    chosen = {option.name: option.default for option in game.options}
    while game.options:
        screen.line()
        screen.tell("menu-options")
        for number, option in enumerate(game.options, 1):
            value = Message("option-now", {"value": option_value(screen, chosen[option.name])})
            screen.paragraph(option_line(screen, game, option, value), f"{number:>3}. ")
        picked = _read_number(screen, screen.ask(), 0, len(game.options), 0)
        if picked is None:
            continue
        try:
            if picked == 0:
                return game.check_options(players, dict(chosen))
            option = game.options[picked - 1]
            screen.tell("menu-value", option=option.name)
            chosen[option.name] = option.read(screen.ask())
        except AlehouseError as error:
            screen.paragraph(screen.speech.say(error.message))
    return {}


def _pick(screen: Screen, items: Sequence[str], usual: int | None = None) -> int:
    """Which of these, by number; Enter takes the usual one, if there is one."""
    for number, item in enumerate(items, 1):
        screen.paragraph(item, f"{number:>3}. ")
    if usual is not None:
        screen.tell("menu-usual", usual=usual + 1)
    while True:
        number_or_none = _read_number(screen, screen.ask(), 1, len(items), None if usual is None else usual + 1)
        if number_or_none is not None:
            return number_or_none - 1


def _ask_number(screen: Screen, id: str, low: int, high: int, usual: int) -> int:
    screen.tell(id, low=low, high=high, usual=usual)
    while True:
        number = _read_number(screen, screen.ask(), low, high, usual)
        if number is not None:
            return number


def _read_number(screen: Screen, typed: str, low: int, high: int, usual: int | None) -> int | None:
    """The number typed, or the usual one for an empty line; None after answering anything else."""
    if not typed and usual is not None:
        return usual
    command = read_command(screen.speech, typed, AT_A_DECISION)
    if command is not None and command[0] == "quit":
        raise Left
    if typed.isascii() and typed.isdecimal() and low <= int(typed[:9]) <= high:
        return int(typed[:9])
    screen.tell("menu-not-understood", low=low, high=high)
    return None
