"""Who is measured, and how: Alehouse in several ways, and its peers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, Protocol

OWN = "Alehouse"
KINDS = ("compiled", "interpreted")


class Room(Protocol):
    """What is asked of a game: how many may play."""

    fewest: int
    most: int


class Players(NamedTuple):
    """The numbers of players that a game of ours is measured with."""

    fewest: int
    usual: int
    """With so many it is measured where nothing else is said."""
    most: int


def players_of(game: Room) -> Players:
    return Players(game.fewest, (game.fewest + game.most) // 2, game.most)


@dataclass(frozen=True)
class Contestant:
    """One thing that is measured once a round, in a process (on all cores: in several) of its own."""

    library: str
    game: str
    way: str
    """How it is driven, or `calls`, or `simulate`."""
    cores: str
    """`one` or `all`."""
    kind: str = ""
    """Alehouse compiled or interpreted."""
    players: int = 0
    """Of Alehouse. The peers play with as many as their default says."""

    @property
    def name(self) -> str:
        players = "" if not self.players else "1 player" if self.players == 1 else f"{self.players} players"
        cores = "one core" if self.cores == "one" else "all cores"
        return ", ".join(word for word in (self.library, self.game, players, self.kind, self.way, cores) if word)


@dataclass(frozen=True)
class Peer:
    """A library that we compare with."""

    name: str
    package: str
    """As it is called in peers.txt."""
    module: str
    """Which file below peers/ measures it."""
    games: dict[str, tuple[str, ...]]
    """Each with the ways to measure it; the first is measured on all cores too."""


LOOP = "Python loop"
EVEN_LOOP = "Python loop, even chance"
ROLLOUTS = "C++ rollouts"
CALLS = "calls"
SIMULATE = "simulate"
PLAY_OUT = "play_out"

PEERS = (
    Peer(
        "OpenSpiel",
        "open_spiel",
        "open_spiel_games",
        {
            "hearts": (EVEN_LOOP, LOOP, ROLLOUTS, CALLS),
            # Its search wants all rewards at the end of the game, which Hanabi does not keep to.
            "hanabi": (LOOP, CALLS),
            "backgammon": (LOOP, ROLLOUTS, CALLS),
            "gin_rummy": (EVEN_LOOP, LOOP, ROLLOUTS, CALLS),
        },
    ),
    Peer("RLCard", "rlcard", "rlcard_games", dict.fromkeys(("uno", "gin-rummy"), ("env.step", "env.run"))),
    Peer("PettingZoo", "pettingzoo", "pettingzoo_games", {"hanabi_v5": ("raw_env", "env")}),
    Peer("catanatron", "catanatron", "catanatron_games", {"catan": ("execute", "play_tick", CALLS)}),
)

CEILING = Contestant("Python", "a loop of nothing", SIMULATE, "all")
"""What several cores could gain at best, on this machine, as busy as it is."""


def own(games: Mapping[str, Players]) -> Iterator[Contestant]:
    """Alehouse's part of every round, and the ceiling that its simulations are held against."""
    for game, (fewest, usual, most) in games.items():
        for kind in KINDS:
            for way in (PLAY_OUT, LOOP, CALLS):
                yield Contestant(OWN, game, way, "one", kind, usual)
            for way in (PLAY_OUT, SIMULATE):
                yield Contestant(OWN, game, way, "all", kind, usual)
        for players in sorted({fewest, most} - {usual}):
            yield Contestant(OWN, game, PLAY_OUT, "one", "compiled", players)
    yield CEILING


def others() -> Iterator[Contestant]:
    """The peers' part of every round."""
    for peer in PEERS:
        for game, ways in peer.games.items():
            for way in ways:
                yield Contestant(peer.name, game, way, "one")
            yield Contestant(peer.name, game, ways[0], "all")
