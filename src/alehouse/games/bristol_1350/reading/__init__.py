"""Reading the others: whether what they did and claimed fits who would be infected.

The healthy and the infected do different things with their turns (habits.py), which may betray them (betraying.py);
what they tell may clash (tales.py). All of it together says how well a position fits (weighing.py).
"""

from alehouse.games.bristol_1350.reading.betraying import looks_ill
from alehouse.games.bristol_1350.reading.tales import in_doubt, mingle_before
from alehouse.games.bristol_1350.reading.weighing import plausible

__all__ = ["in_doubt", "looks_ill", "mingle_before", "plausible"]
