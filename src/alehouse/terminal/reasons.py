"""Why not: what may not be done now, and by which rule. Actions in whose way the same rule stands come together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from alehouse.engine.actions import Action
from alehouse.engine.contract import Game
from alehouse.engine.errors import Refusal, UnknownAction
from alehouse.engine.rulebook import CHANCE_DECIDES, NOW
from alehouse.engine.views import View
from alehouse.terminal.choices import fitting, in_words
from alehouse.terminal.rules import rule_numbers
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import command_name

# Of each reason a few examples are enough: a pub has hundreds of things that cannot be done just now.
_MOST_SENTENCES = 3
_MOST_EXAMPLES = 4
_ENOUGH_LETTERS = 120

_OTHER_MOMENTS = (NOW, CHANCE_DECIDES)
"""Rules that stand in the way of almost everything almost always: no news, unless somebody asks."""

Refused = dict[str, list[tuple[Action, Refusal]]]
"""By the rule in the way, in the order of the rulebook."""


def what_fits(screen: Screen, game: Game, view: View, wanted: str) -> list[Action]:
    """The actions of the game that somebody means with these words, or this notation."""
    try:
        return [game.action(wanted)]
    except UnknownAction:
        every = [game.describe(view, action) for action in _choices(game)]
        return [game.action(choice.action) for choice in fitting(screen, every, wanted)]


def _choices(game: Game) -> list[Action]:
    """All that anybody could ever choose; what chance brings is not among it."""
    return game.table.actions[: game.table.choices]


def print_reasons(
    screen: Screen, game: Game, view: View, why_not: Callable[[Action], Refusal | None], wanted: str = ""
) -> None:
    """All that is not allowed now, or only what fits the words (or the notation) that somebody typed."""
    actions = what_fits(screen, game, view, wanted) if wanted else _choices(game)
    answers = [(action, why_not(action)) for action in actions]
    refused = _refused(game, answers)
    if wanted:
        for action, refusal in answers:
            if refusal is None:
                screen.tell("why-allowed", action=in_words(screen, game.describe(view, action)))
        if not actions:
            screen.tell("why-unknown", text=wanted)
    if len(refused) > 1:
        for rule in _OTHER_MOMENTS:
            refused.pop(rule, None)
    for rule, cases in refused.items():
        _print_rule(screen, view, game, rule, cases, examples_too=len(actions) > 1)
    if refused and not wanted:
        number = rule_numbers(game)[next(iter(refused))]
        screen.tell("why-how", word=command_name(screen.speech, "rules"), rule=number)


def _refused(game: Game, answers: Sequence[tuple[Action, Refusal | None]]) -> Refused:
    cases: Refused = {rule: [] for rule in rule_numbers(game)}
    for action, refusal in answers:
        if refusal is not None:
            cases[refusal.rule].append((action, refusal))
    return {rule: found for rule, found in cases.items() if found}


def _print_rule(
    screen: Screen,
    view: View,
    game: Game,
    rule: str,
    cases: list[tuple[Action, Refusal]],
    examples_too: bool,
) -> None:
    """The rule's number and what it refuses: several reasons speak for themselves, one needs examples."""
    number = f"{rule_numbers(game)[rule]:<6}"
    sentences = _different([screen.speech.say(refusal.message()) for _, refusal in cases])
    if len(sentences) > 1:
        more = len(sentences) - _MOST_SENTENCES
        shown = " ".join(sentences[:_MOST_SENTENCES])
        screen.paragraph(screen.say("why-more", text=shown, more=more) if more > 0 else shown, number)
        return
    screen.paragraph(sentences[0], number)
    if examples_too and rule not in _OTHER_MOMENTS:
        words = _different([in_words(screen, game.describe(view, action)) for action, _ in cases])
        examples = _examples(words)
        more = len(words) - len(examples)
        text = "; ".join(examples)
        screen.paragraph(screen.say("why-more", text=text, more=more) if more > 0 else text, "      - ")


def _examples(words: list[str]) -> list[str]:
    count = 1
    while count < min(_MOST_EXAMPLES, len(words)) and len("; ".join(words[: count + 1])) <= _ENOUGH_LETTERS:
        count += 1
    return words[:count]


def _different(texts: list[str]) -> list[str]:
    return list(dict.fromkeys(texts))
