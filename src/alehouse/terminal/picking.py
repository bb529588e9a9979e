"""Picking a choice: all at once where they are few; where they are many in steps, by the parts that they consist of.

The steps are those of a board: first what, then with which die, then where. Whatever is offered has a number; what
somebody types in notation or in words is understood at any step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from alehouse.engine.contract import Game
from alehouse.engine.views import Choice
from alehouse.terminal.choices import fitting, typed_choice, with_what_it_brings
from alehouse.terminal.rules import card_text, what_it_does
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import folded, read_back, read_command, typed_number


class Pickable(Protocol):
    """Whatever is offered with numbers, and can be picked by them or by typing."""

    @property
    def begun(self) -> bool:
        """Whether a step has been taken that can be taken back."""

    def path(self) -> str:
        """What has been picked so far, in words."""

    def lines(self, typed: str = "") -> list[tuple[int, str]]:
        """What can be picked, with its number: all of it, or what fits the words that are being typed."""

    def filters(self, typed: str) -> bool:
        """Whether these words only look for something: they are no number, no command and no whole choice."""


class Offer:
    """A line that can be picked: a choice, or a part that several choices have in common."""

    def __init__(self, text: str, choices: Sequence[Choice], part: str | None = None) -> None:
        self.text = text
        self.choices = list(choices)
        self.part = part


class Picking:
    """The choices of one decision, and how far somebody has come."""

    def __init__(self, screen: Screen, game: Game, choices: Sequence[Choice], commands: Sequence[str]) -> None:
        self.choices = list(choices)
        self._screen = screen
        self._game = game
        self._commands = commands
        self._steps: list[tuple[list[Choice], list[str]]] = []
        """Before each step: what was left, and the parts that had been picked."""
        self._left = list(choices)
        self._picked: list[str] = []
        self.offers = self._offered()

    @property
    def begun(self) -> bool:
        return bool(self._steps)

    def path(self) -> str:
        return " · ".join(self._screen.speech.say(self._game.things[part].name) for part in self._picked)

    def lines(self, typed: str = "") -> list[tuple[int, str]]:
        every = [(number, offer.text) for number, offer in enumerate(self.offers, 1)]
        if typed and not typed.isdecimal():
            meant = {choice.action for choice in fitting(self._screen, self.choices, typed)}
            fit = [
                (number, text)
                for number, text in every
                if any(choice.action in meant for choice in self.offers[number - 1].choices)
            ]
            return fit or every
        return [*every, (0, self._screen.say("play-step-back"))] if self.begun else every

    def filters(self, typed: str) -> bool:
        return (
            not typed.lstrip("-").isdecimal()
            and read_command(self._screen.speech, typed, self._commands) is None
            and self.take(typed) is None
            and bool(fitting(self._screen, self.choices, typed))
        )

    def take(self, typed: str) -> Choice | None:
        """The choice that was typed, if that settles it. A step that is taken changes what is offered."""
        if typed_number(typed) is None:
            return typed_choice(self._screen, self.choices, typed)
        offer = self._numbered(typed)
        return offer.choices[0] if offer is not None and offer.part is None else None

    def moves(self, typed: str) -> bool:
        """Whether this takes a step, on or back."""
        if self._means_back(typed):
            return self.begun
        offer = self._numbered(typed)
        return offer is not None and offer.part is not None

    def step(self, typed: str) -> None:
        """Take the step that `moves` has found."""
        if self._means_back(typed):
            self.back()
        else:
            offer = self._numbered(typed)
            assert offer is not None
            assert offer.part is not None
            self._go(offer.choices, [*self._picked, offer.part])

    def back(self) -> None:
        """As it was before the last step."""
        if self._steps:
            self._left, self._picked = self._steps.pop()
            self.offers = self._offered()

    def numbers(self) -> dict[str, int]:
        """Behind which number each choice is found now, by its notation."""
        return {choice.action: number for number, offer in enumerate(self.offers, 1) for choice in offer.choices}

    def narrow(self, typed: str) -> bool:
        """Offer only what these words fit; whether they fit anything."""
        meant = fitting(self._screen, self.choices, typed)
        if meant:
            self._go(meant, [])
        return bool(meant)

    def offer_for(self, typed: str) -> list[Choice]:
        """The choices behind a number, or those that words or a notation fit."""
        if typed_number(typed) is not None:
            offer = self._numbered(typed)
            return [] if offer is None else offer.choices
        return fitting(self._screen, self.choices, typed)

    def _numbered(self, typed: str) -> Offer | None:
        number = typed_number(typed)
        return self.offers[number - 1] if number is not None and 1 <= number <= len(self.offers) else None

    def _means_back(self, typed: str) -> bool:
        return typed == "0" or read_back(self._screen.speech, typed)

    def _go(self, left: list[Choice], picked: list[str]) -> None:
        self._steps.append((self._left, self._picked))
        self._left, self._picked = left, picked
        self.offers = self._offered()

    def _offered(self) -> list[Offer]:
        if len(self._left) <= self._screen.few:
            return [self._whole(choice) for choice in self._left]
        groups: dict[str, list[Choice]] = {}
        for choice in self._left:
            rest = list(choice.parts)
            for part in self._picked:
                rest.remove(part)
            groups.setdefault(rest[0] if rest else "", []).append(choice)
        if len(groups) == 1:
            (part,) = groups
            if part:
                self._picked = [*self._picked, part]
                return self._offered()
        if len(groups) == len(self._left):
            return [self._whole(choice) for choice in self._left]
        return [
            self._whole(choices[0]) if len(choices) == 1 else self._part(part, choices)
            for part, choices in groups.items()
        ]

    def _whole(self, choice: Choice) -> Offer:
        does = what_it_does(self._screen, self._game, choice)
        return Offer(with_what_it_brings(self._screen, choice, does), [choice])

    def _part(self, part: str, choices: list[Choice]) -> Offer:
        name = self._screen.speech.say(self._game.things[part].name)
        text = card_text(self._screen, self._game, part) or name
        return Offer(self._screen.say("play-part", part=text, count=len(choices)), choices, part)


class Listing:
    """A list of anything, to pick one of."""

    begun = False

    def __init__(self, screen: Screen, items: Sequence[str], usual: int = 0) -> None:
        self.usual = usual
        """Which is pointed at in the beginning."""
        self._screen = screen
        self._items = list(items)

    def path(self) -> str:
        return ""

    def lines(self, typed: str = "") -> list[tuple[int, str]]:
        every = list(enumerate(self._items, 1))
        return self._fitting(typed) or every if typed and not typed.isdecimal() else every

    def filters(self, typed: str) -> bool:
        quits = read_command(self._screen.speech, typed, ("quit",)) is not None
        return not typed.lstrip("-").isdecimal() and not quits and bool(self._fitting(typed))

    def _fitting(self, typed: str) -> list[tuple[int, str]]:
        words = folded(typed).split()
        return [
            (number, item) for number, item in enumerate(self._items, 1) if all(word in folded(item) for word in words)
        ]
