"""The Pub: strangers build their way out of a ruin pub, and drink on the way."""

from alehouse.games.the_pub.game import THE_PUB

GAMES = [THE_PUB]
