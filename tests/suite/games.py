"""The games that the suite is run over: all that are registered, and the small one of the tests."""

from __future__ import annotations

from pathlib import Path

import alehouse
from alehouse.text import add_texts
from tests.suite.small import SOUND

add_texts(Path(__file__).parent / "text")

GAMES: list[alehouse.Game] = [*alehouse.games(), SOUND]
