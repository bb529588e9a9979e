"""A game's rulebook on paper: what it is about, chapters and numbered rules, whole or in part."""

from __future__ import annotations

import re

from alehouse.engine.contract import Game
from alehouse.engine.messages import Message
from alehouse.engine.rulebook import Page
from alehouse.engine.views import Choice
from alehouse.terminal.asking import ask_number
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import folded, typed_number


def rule_numbers(game: Game) -> dict[str, str]:
    """Each rule's number in the book, by its id: `3.2` is the second rule of the third chapter."""
    return {
        rule: _number(chapter_number, rule_number)
        for chapter_number, chapter in enumerate(game.chapters, 1)
        for rule_number, rule in enumerate(chapter.rules, 1)
    }


def print_rulebook(screen: Screen, game: Game) -> None:
    """The whole book, in reading order."""
    screen.heading(screen.say("rules-title", game=game.title()))
    _print_facts(screen, game)
    for number, page in enumerate(game.book(), 1):
        _print_page(screen, number, page)


def read_rulebook(screen: Screen, game: Game) -> None:
    """A chapter at a time, as the reader picks it: a whole book would run out of sight."""
    book = game.book()
    screen.heading(screen.say("rules-title", game=game.title()))
    _print_facts(screen, game)
    _print_contents(screen, book)
    chapter = 0
    while True:
        screen.line()
        following = chapter + 1 if chapter < len(book) else 0
        chapter = ask_number(screen, "rules-which", 0, len(book), following)
        if chapter == 0:
            return
        _print_page(screen, chapter, book[chapter - 1])


def print_rules_about(screen: Screen, game: Game, wanted: str) -> None:
    """A chapter or a rule by its number, or all that speaks of a word; without either, the contents."""
    book = game.book()
    if not wanted:
        _print_facts(screen, game)
        _print_contents(screen, book)
        screen.tell("rules-how", last=str(len(book)))
        return
    number = typed_number(wanted)
    if number is not None and 1 <= number <= len(book):
        _print_page(screen, number, book[number - 1])
        return
    if not _print_found(screen, game, wanted):
        screen.tell("rules-nothing", word=wanted)


def card_text(screen: Screen, game: Game, thing: str) -> str:
    """What a card does, in the rulebook's words; nothing, for whatever is no card or has no rule of its own."""
    if not thing.startswith("card:"):
        return ""
    return " ".join(_texts_of_sides(screen, game, _sides(screen.speech.say(game.things[thing].name))))


def what_it_does(screen: Screen, game: Game, choice: Choice) -> str:
    """What the card does that is played by a choice, on the side that its words name, unless they tell it already."""
    words = screen.speech.say(choice.words)
    for thing in choice.parts:
        if thing.startswith("card:"):
            name = screen.speech.say(game.things[thing].name)
            behind = folded(words.partition(name)[2])
            sides = [side for side in _sides(name) if side in behind]
            texts = _texts_of_sides(screen, game, sides)
            if texts and not any(text in words for text in texts):
                return texts[0].partition(":")[2].strip()
    return ""


def _texts_of_sides(screen: Screen, game: Game, sides: list[str]) -> list[str]:
    """A card of two sides has a rule for each of them, which begins with its name, perhaps in full."""
    texts = [screen.speech.say(text) for page in game.book() for text in page.texts]
    named = [(folded(text.partition(":")[0]) + " ", text) for text in texts if ":" in text]
    return [text for name, text in named if any(name.startswith(f"{side} ") for side in sides)]


def _sides(name: str) -> list[str]:
    return [folded(side) for side in re.split(r" / |/| — | – | or ", name)]


def _print_found(screen: Screen, game: Game, wanted: str) -> bool:
    """All that has this number or speaks of this word; whether there is anything."""

    def speaks_of_it(text: Message) -> bool:
        return folded(wanted) in folded(screen.speech.say(text))

    anything = speaks_of_it(game.facts())
    if anything:
        _print_facts(screen, game)
    for page_number, page in enumerate(game.book(), 1):
        numbered = [(_number(page_number, number), text) for number, text in enumerate(page.texts, 1)]
        found = [(number, text) for number, text in numbered if number == wanted or speaks_of_it(text)]
        for number, text in found:
            _print_text(screen, number, text)
        if page.note is not None and (found or speaks_of_it(page.note)):
            screen.paragraph(screen.speech.say(page.note))
            anything = True
        anything = anything or bool(found)
    return anything


def _number(chapter: int, rule: int) -> str:
    return f"{chapter}.{rule}"


def _print_facts(screen: Screen, game: Game) -> None:
    screen.paragraph(screen.speech.say(game.facts()))


def _print_contents(screen: Screen, book: list[Page]) -> None:
    for number, page in enumerate(book, 1):
        screen.paragraph(screen.speech.say(page.title), f"{number:>3}. ")


def _print_page(screen: Screen, number: int, page: Page) -> None:
    screen.heading(f"{number}. {screen.speech.say(page.title)}")
    if page.note is not None:
        screen.paragraph(screen.speech.say(page.note))
    for text_number, text in enumerate(page.texts, 1):
        _print_text(screen, _number(number, text_number), text)


def _print_text(screen: Screen, number: str, text: Message) -> None:
    screen.paragraph(screen.speech.say(text), f"{number:<6}")
