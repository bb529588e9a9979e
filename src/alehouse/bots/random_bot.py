"""A bot that does anything that is allowed, each thing as likely."""

from __future__ import annotations

from alehouse.bots.bot import Bot
from alehouse.engine.actions import Action
from alehouse.engine.contract import Knowledge
from alehouse.engine.luck import Luck


class RandomBot(Bot):
    def __init__(self, luck: Luck) -> None:
        self._luck = luck

    def at_once(self, legal: list[Action]) -> Action:
        return legal[self._luck.below(len(legal))]

    def choose(self, knowledge: Knowledge) -> Action:
        return self.at_once(knowledge.legal)
