"""A bot that does anything that is allowed, each thing as likely."""

from __future__ import annotations

from alehouse.bots.bot import Bot
from alehouse.bots.sight import Sight
from alehouse.engine.actions import Action
from alehouse.engine.luck import Luck


class RandomBot(Bot):
    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        return legal[self._luck.below(len(legal))]
