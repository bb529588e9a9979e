"""Fantasy Pub in its two editions, of 2022 and of 2003: one pub, two rulebooks."""

from alehouse.games.fantasy_pub.edition_2003 import FANTASY_PUB_2003
from alehouse.games.fantasy_pub.edition_2022 import FANTASY_PUB_2022

GAMES = [FANTASY_PUB_2003, FANTASY_PUB_2022]
