"""What each seat may know, field by field."""

from __future__ import annotations

from dataclasses import dataclass

from alehouse.engine.messages import Message
from alehouse.engine.views import View
from alehouse.games.the_pub.components import (
    DRINKS,
    EXIT,
    EXIT_SPACES,
    FIRST_TAKE_AWAY,
    KINDS,
    MOST,
    NONE,
    SPACES,
    TILE_NAMES,
    WAYS_OUT,
)
from alehouse.games.the_pub.exits import known_face, knows_personal, own_way
from alehouse.games.the_pub.grid import SPACE_NAMES, ways_name
from alehouse.games.the_pub.position import STEPS, PubPosition
from alehouse.games.the_pub.prompting import prompt


@dataclass
class TileView:
    """A tile that lies in the pub, the start included, the exits not."""

    space: str
    kind: str
    ways: str
    """The sides that are open, some of n, e, s, w."""


@dataclass
class ExitView:
    """One of the three exits."""

    space: str
    tile: int
    """Which of the three tiles it is: everybody can follow them when they are swapped."""
    way: str
    """Its way out, if this seat knows it; else empty."""
    up: bool
    looked: list[int]
    """The seats that have looked at it."""


@dataclass
class PlayerView:
    """A player, and what this seat knows of their personal exit."""

    space: str
    alcohol: int
    marker: str
    """The bathroom used last; empty if none was."""
    kept: list[str]
    indigestible: str
    personal_exit: int
    """By the seat to which it was dealt: everybody can follow them when they are swapped."""
    way: str
    """The way out on their personal exit, if this seat knows it; else empty."""
    known_to: list[int]
    """The seats that hold or have held this personal exit, and so know it."""
    ruled_out: list[str]
    """What everybody knows that this personal exit does not name."""


@dataclass
class StepView:
    """Something that is being decided or about to happen."""

    step: str
    seat: int
    """Whom it concerns; 0 where it concerns nobody in particular."""
    about: int
    """Another seat, a drink, how many: whatever the step needs to know."""


@dataclass
class PubView(View):
    """What one seat, or an onlooker, may know."""

    seat: int
    to_move: int
    turn: int
    first: int
    round: int
    actions_left: int
    prompt: Message
    tiles: list[TileView]
    exits: list[ExitView]
    players: list[PlayerView]
    drawn: list[str]
    """Tiles drawn and not yet laid."""
    table: list[str]
    """Drinks on the table, to be picked."""
    box: list[int]
    """Tiles in the box, by type: drink, bathroom, event, pub, each as crossings, tees, straights, bends."""
    shaker: list[int]
    """Drinks in the shaker, in the order of the menu."""
    discards: list[int]
    bag: list[int]
    """Events in the bag, in the order of the rulebook."""
    one_of: list[list[list[str]]]
    """What else everybody knows, because the pub did not close: of each entry, one of the personal exits (by the
    seat to which it was dealt) names one of these ways out."""
    pending: list[StepView]
    """What is being decided or about to happen, the last one first."""
    winner: int
    closed: bool


def view(pub: PubPosition, seat: int) -> PubView:
    kinds, ways = pub.floor.kinds, pub.floor.ways
    laid = [space for space in range(SPACES) if ways[space] and kinds[space] != EXIT]
    return PubView(
        seat=seat,
        to_move=pub.to_move,
        turn=pub.turn,
        first=pub.first,
        round=pub.round,
        actions_left=pub.actions_left,
        prompt=prompt(pub),
        tiles=[TileView(SPACE_NAMES[space], KINDS[kinds[space]], ways_name(ways[space])) for space in laid],
        exits=[_exit(pub, seat, place) for place in range(len(EXIT_SPACES))],
        players=[_player(pub, seat, each) for each in range(pub.seats)],
        drawn=[TILE_NAMES[tile] for tile in pub.drawn],
        table=_listed(pub.all_tables()[-1], 0) if len(pub.tables) else [],
        box=list(pub.box),
        shaker=list(pub.shaker),
        discards=list(pub.discards),
        bag=list(pub.bag),
        one_of=[[_ways(bits >> (3 * exit)) for exit in range(pub.seats)] for bits in pub.one_of],
        pending=[StepView(STEPS[step], about_whom, about) for step, about_whom, about in pub.stack],
        winner=pub.winner,
        closed=pub.closed,
    )


def _exit(pub: PubPosition, seat: int, place: int) -> ExitView:
    tile = pub.exit_at[place]
    way = known_face(pub, seat, tile)
    return ExitView(
        space=SPACE_NAMES[EXIT_SPACES[place]],
        tile=tile,
        way="" if way == NONE else WAYS_OUT[way],
        up=pub.up & (1 << tile) != 0,
        looked=_seats(pub.looked[tile]),
    )


def _player(pub: PubPosition, seat: int, other: int) -> PlayerView:
    marker, lasting, exit = pub.marker[other], pub.lasting[other], pub.personal[other]
    return PlayerView(
        space=SPACE_NAMES[pub.where[other]],
        alcohol=pub.alcohol[other],
        marker="" if marker == NONE else SPACE_NAMES[marker],
        kept=_listed(pub.all_kept(other), FIRST_TAKE_AWAY),
        indigestible="" if lasting == NONE else DRINKS[lasting],
        personal_exit=exit,
        way=WAYS_OUT[own_way(pub, other)] if knows_personal(pub, seat, other) else "",
        known_to=_seats(pub.held_by[exit]),
        ruled_out=_ways(pub.ruled_out >> (3 * exit)),
    )


def _listed(counts: list[int], first: int) -> list[str]:
    return [DRINKS[first + number] for number, count in enumerate(counts) for _ in range(count)]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(MOST) if bits & (1 << seat)]


def _ways(bits: int) -> list[str]:
    return [name for way, name in enumerate(WAYS_OUT) if bits & (1 << way)]
