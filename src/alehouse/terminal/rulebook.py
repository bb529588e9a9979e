"""A game's rulebook on paper: chapters and numbered rules, whole or in part."""

from __future__ import annotations

from alehouse.engine.contract import Game
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import folded


def rule_numbers(game: Game) -> dict[str, str]:
    """Each rule's number in the book, by its id: `3.2` is the second rule of the third chapter."""
    return {
        rule: f"{chapter_number}.{rule_number}"
        for chapter_number, chapter in enumerate(game.chapters, 1)
        for rule_number, rule in enumerate(chapter.rules, 1)
    }


def print_rulebook(screen: Screen, game: Game) -> None:
    """The whole book, in reading order."""
    screen.heading(screen.say("rules-title", game=game.title()))
    for number in range(1, len(game.chapters) + 1):
        _print_chapter(screen, game, number)


def print_rules_about(screen: Screen, game: Game, wanted: str) -> None:
    """A chapter or a rule by its number, or all rules that speak of a word; without either, the contents."""
    if not wanted:
        _print_contents(screen, game)
        return
    if wanted.isdecimal() and 1 <= int(wanted) <= len(game.chapters):
        _print_chapter(screen, game, int(wanted))
        return
    found = [
        (number, rule)
        for rule, number in rule_numbers(game).items()
        if number == wanted or folded(wanted) in folded(screen.speech.say(game.rule_text(rule)))
    ]
    for number, rule in found:
        _print_rule(screen, game, number, rule)
    if not found:
        screen.tell("rules-nothing", word=wanted)


def _print_contents(screen: Screen, game: Game) -> None:
    for number, chapter in enumerate(game.chapters, 1):
        screen.paragraph(screen.speech.say(game.rule_text(chapter.id)), f"{number:>3}. ")
    screen.tell("rules-how", last=str(len(game.chapters)))


def _print_chapter(screen: Screen, game: Game, number: int) -> None:
    chapter = game.chapters[number - 1]
    screen.heading(f"{number}. {screen.speech.say(game.rule_text(chapter.id))}")
    numbers = rule_numbers(game)
    for rule in chapter.rules:
        _print_rule(screen, game, numbers[rule], rule)


def _print_rule(screen: Screen, game: Game, number: str, rule: str) -> None:
    screen.paragraph(screen.speech.say(game.rule_text(rule)), f"{number:<6}")
