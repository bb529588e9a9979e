"""The whole position as plain data (plain.py), and whether everything in it fits.

What can have happened to the cards is in stories.py, what can be on the road in checking.py, and what can be in the
middle of happening in stack.py. Nothing is accepted that could not be played to the end.
"""

from alehouse.games.bristol_1350.dumping.checking import check as check
from alehouse.games.bristol_1350.dumping.plain import dump as dump
from alehouse.games.bristol_1350.dumping.plain import read as read
from alehouse.games.bristol_1350.dumping.plain import read_options as read_options
