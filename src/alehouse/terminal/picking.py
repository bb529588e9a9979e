"""Picking a choice: all at once where they are few; where they are many in steps, by the parts that they consist of.

The steps are those of a board: first what, then with which die, then where. Whatever is offered has a number; what
somebody types in notation or in words is understood at any step.
"""

from __future__ import annotations

from collections.abc import Sequence

from alehouse.engine.contract import Game
from alehouse.engine.views import Choice
from alehouse.terminal.choices import fitting, typed_choice, with_what_it_brings
from alehouse.terminal.rules import card_text
from alehouse.terminal.screen import Screen
from alehouse.terminal.words import read_back


class Offer:
    """A line that can be picked: a choice, or a part that several choices have in common."""

    def __init__(self, text: str, choices: Sequence[Choice], part: str | None = None) -> None:
        self.text = text
        self.choices = list(choices)
        self.part = part


class Picking:
    """The choices of one decision, and how far somebody has come."""

    def __init__(self, screen: Screen, game: Game, seat: int, choices: Sequence[Choice]) -> None:
        self.choices = list(choices)
        self._screen = screen
        self._game = game
        self._seat = seat
        self._steps: list[tuple[list[Choice], list[str]]] = []
        """Before each step: what was left, and the parts that had been picked."""
        self._left = list(choices)
        self._picked: list[str] = []
        self.offers = self._offered()

    @property
    def begun(self) -> bool:
        """Whether a step has been taken that can be taken back."""
        return bool(self._steps)

    def path(self) -> str:
        """What has been picked so far, in words."""
        return " · ".join(self._screen.speech.say(self._game.things[part].name) for part in self._picked)

    def take(self, typed: str) -> Choice | None:
        """The choice that was typed, if that settles it. A step that is taken changes what is offered."""
        if typed.isascii() and typed.isdecimal():
            # Cut short, because Python refuses to read numbers of thousands of digits.
            number = int(typed[:9])
            return self._follow(self.offers[number - 1]) if 1 <= number <= len(self.offers) else None
        return typed_choice(self._screen, self.choices, typed)

    def moves(self, typed: str) -> bool:
        """Whether this takes a step, on or back."""
        if self._means_back(typed):
            return self.begun
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            return 1 <= number <= len(self.offers) and self.offers[number - 1].part is not None
        return False

    def step(self, typed: str) -> None:
        """Take the step that `moves` has found."""
        if self._means_back(typed):
            self.back()
        else:
            offer = self.offers[int(typed[:9]) - 1]
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
        if typed.isascii() and typed.isdecimal():
            number = int(typed[:9])
            return self.offers[number - 1].choices if 1 <= number <= len(self.offers) else []
        return fitting(self._screen, self.choices, typed)

    def _follow(self, offer: Offer) -> Choice | None:
        return offer.choices[0] if offer.part is None else None

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
        return Offer(with_what_it_brings(self._screen, choice), [choice])

    def _part(self, part: str, choices: list[Choice]) -> Offer:
        name = self._screen.speech.say(self._game.things[part].name)
        text = card_text(self._screen, self._game, part) or name
        return Offer(self._screen.say("play-part", part=text, count=len(choices)), choices, part)
