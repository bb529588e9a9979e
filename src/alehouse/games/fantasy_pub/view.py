"""What a seat may know of a pub: all that lies open, and its own event cards."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from alehouse.engine.views import OwnView, PublicView, Recurring, View

Family = Literal["goblin", "halfling", "dwarf", "elf", "warrior", "troll", "ogre"]
Clan = Literal["northmen", "corsairs", "savages", "thieves"]
Closing = Literal["open", "last-round", "extra-turn"]
Side = Literal["gone", "minus", "plus"]
CLANS: Final[tuple[Clan, ...]] = ("northmen", "corsairs", "savages", "thieves")
CLOSING: Final[tuple[Closing, ...]] = ("open", "last-round", "extra-turn")
SIDES: Final[tuple[Side, ...]] = ("gone", "minus", "plus")


class CharacterView(Recurring, frozen=True):
    """A character in the pub."""

    id: str
    owner: int
    family: Family
    copy: Literal["a", "b"]
    coins: int
    beers: int
    triples: int
    """How many of the beers are triple ones."""
    moved: bool
    """Whether it has moved this turn, where that counts."""


class SpaceView(Recurring, frozen=True):
    """The door or bar (the first) or a table."""

    id: str
    coins: int
    characters: tuple[CharacterView, ...]
    around: ClassVar[object] = None
    """What choices say of it (`words.py`)."""


class HomeView(Recurring, frozen=True):
    """Somebody who has gone home for good."""

    id: str
    owner: int
    family: Family
    copy: Literal["a", "b"]


class PlayerView(Recurring, frozen=True):
    """What lies open in front of a player."""

    seat: int
    clan: Clan | None
    deck: str
    in_deck: int
    unseen: tuple[int, ...]
    """How many of each family, from the smallest, lie in the deck in an order that nobody knows."""
    top: str | None
    """The character on top of the deck, where it is known."""
    bottom: tuple[str, ...]
    """The characters known to be at the bottom; the last one lies lowest."""
    plain_beers: int
    """Plain beers (in 2003: all beers) taken out."""
    triple_beers: int
    side: Side | None
    """The +1/-1 card."""
    cards: int
    """How many event cards it holds."""


class PubPublic(PublicView, frozen=True):
    """What everybody may know; what an edition does not have is None or empty."""

    edition: Literal["fp22", "fp03"]
    first: int | None
    """The seat that has the first turn, once it is drawn."""
    goal: int
    """2022: characters out at which closing time begins; 2003: beers to collect."""
    dice: list[int]
    acted: bool
    pool: int
    pool_triple_chance: float | None
    """The chance that a coin of the pool hides a triple beer."""
    triple_chances: dict[str, float]
    """The same of coins on a space or in front of a character, by its id. They change often, the rest seldom."""
    triples_left: int | None
    """Triple beers on the backs of coins."""
    closing: Closing | None
    barkeeper: str | None
    """The barkeeper's table."""
    spaces: list[SpaceView]
    coming: list[str]
    """Drawn, and still looking for a table."""
    home: list[HomeView]
    """The row of those who have gone home for good, the first of them first."""
    players: list[PlayerView]
    played: tuple[str, ...]
    """The event cards that have been played."""


class PubOwn(OwnView, frozen=True):
    """A seat's secrets."""

    hand: tuple[str, ...]
    """Its event cards."""
    returned: str | None
    """The card that it put back into the box."""


class PubView(View, frozen=True):
    """What one seat, or an onlooker, may know."""

    public: PubPublic
    own: PubOwn | None
