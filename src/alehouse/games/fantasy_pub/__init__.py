"""Fantasy Pub in its two editions, of 2022 and of 2003: one pub, two rulebooks."""

from alehouse.games.fantasy_pub.game import FANTASY_PUB_2003, FANTASY_PUB_2022

GAMES = [FANTASY_PUB_2003, FANTASY_PUB_2022]
