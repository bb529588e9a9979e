"""Bristol 1350: three carts, one gate, and the plague somewhere among the passengers."""

from alehouse.engine.contract import Game
from alehouse.games.bristol_1350.game import BRISTOL_1350

GAMES: list[Game] = [BRISTOL_1350]
