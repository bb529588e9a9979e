"""What the house at this terminal keeps to itself: the secrets of games that are put aside.

A saved game never holds luck that is still to come. The chain that it comes from stays here, with the words that were
mixed in since: whoever takes up a copy of a saved game a second time gets the same luck a second time.
"""

from __future__ import annotations

import json
from contextlib import suppress

from alehouse.engine.errors import AlehouseError, BadRecord
from alehouse.engine.fair_luck import Chain, is_hex
from alehouse.engine.luck_record import Word
from alehouse.engine.messages import Json
from alehouse.engine.record import Record
from alehouse.tables import Match
from alehouse.terminal.places import folders_for_luck
from alehouse.terminal.private_files import write_private


class House:
    """The keeper of one table's chain."""

    def __init__(self, chain: Chain, told: int = 0, words: list[Word] | None = None) -> None:
        self.chain = chain
        self._told = told
        self.words = words
        """Those that the stretch to come was begun with before; None if it was not."""

    @staticmethod
    def of(record: Record) -> House:
        """The keeper of a saved game's chain. Refuses a copy whose luck to come has been told elsewhere."""
        if record.luck is None:
            return House(Chain.fresh())
        house = _read(record.luck.fingerprint)
        if house._told > len(record.luck.stretches):
            raise BadRecord("luck-old-copy")
        if house._told < len(record.luck.stretches):
            # The record was written, and then no time was left to write this down: those words are told already.
            house.words = None
        return house

    @staticmethod
    def of_journal(record: Record, chain: Chain, words: list[Word] | None) -> House:
        """The keeper of a game that was not put aside. Refuses a journal whose luck to come has been told elsewhere."""
        house = House(chain, words=words)
        with suppress(BadRecord):  # Most games are never saved in a file, and then nothing is kept here.
            house._told = _read(chain.fingerprint)._told
        if house._told > _told_in(record):
            raise BadRecord("luck-old-copy")
        return house

    def remember(self, table: Match, words: list[Word] | None) -> None:
        """Keep what is needed to go on with this table; `words` are those of the stretch that draws, if one does."""
        self._told = _told_in(table.record)
        kept: list[Json] = [
            {"seat": word.seat, "promise": word.promise, "word": word.word, "salt": word.salt} for word in words or []
        ]
        plain: Json = {"tip": self.chain.tip.hex(), "told": self._told, "words": kept if words is not None else None}
        try:
            write_private(folders_for_luck(), f"{self.chain.fingerprint}.json", json.dumps(plain))
        except OSError as wrong:
            raise AlehouseError("luck-not-kept", {"reason": wrong.strerror or str(wrong)}) from None

    def forget(self) -> None:
        """The game is over: nothing more is drawn."""
        for folder in folders_for_luck():
            (folder / f"{self.chain.fingerprint}.json").unlink(missing_ok=True)


def _told_in(record: Record) -> int:
    return sum(1 for stretch in record.luck.stretches if stretch.secret is not None) if record.luck is not None else 0


def _read(fingerprint: str) -> House:
    for folder in folders_for_luck():
        try:
            found: Json = json.loads((folder / f"{fingerprint}.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        house = _house(found)
        if house is not None and house.chain.fingerprint == fingerprint:
            return house
    raise BadRecord("table-luck-elsewhere", {"fingerprint": fingerprint})


def _house(data: Json) -> House | None:
    """What a file holds; None if somebody else wrote it."""
    if not isinstance(data, dict) or data.keys() != {"tip", "told", "words"}:
        return None
    tip, told, words = data["tip"], data["told"], data["words"]
    if not isinstance(tip, str) or not is_hex(tip, 64) or not isinstance(told, int):
        return None
    found: list[Word] = []
    for word in words if isinstance(words, list) else []:
        if not isinstance(word, dict) or not isinstance(word.get("seat"), int):
            return None
        told_word, salt = word.get("word"), word.get("salt")
        found.append(
            Word(
                int(str(word["seat"])),
                str(word.get("promise")),
                told_word if isinstance(told_word, str) else None,
                salt if isinstance(salt, str) else None,
            )
        )
    return House(Chain(bytes.fromhex(tip)), told, found if isinstance(words, list) else None)
