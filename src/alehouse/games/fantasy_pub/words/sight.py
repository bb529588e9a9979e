"""What whoever chooses has in sight: by it choices are named, and what will come of them is told."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.encoding import kept, make_room, written_brings
from alehouse.engine.messages import Message, Value
from alehouse.engine.views import Choice
from alehouse.games.fantasy_pub.components import (
    BOTH,
    ENTRY,
    FAMILY_OF,
    HUGE,
    OWNER_OF,
    SMALL,
    kept_character,
    kept_space,
)
from alehouse.games.fantasy_pub.view import PubView, SpaceView

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.game import FantasyPub

Brings = tuple[Message, ...]


_latest: Final[list[Sight]] = []
"""Of all that may be chosen in one moment each is described by itself, by the same view."""
_said: Final[dict[tuple[object, ...], Message]] = {}
"""Sentences that were said before, by all that they depend on: the same come again and again, and are written once."""
MOST: Final = 20_000
"""Sentences that are remembered."""
_DICE: Final = [kept(Message("pub-die", {"die": die})) for die in range(7)]


def _keep(key: tuple[object, ...], id: str, args: dict[str, Value]) -> Message:
    make_room(_said, MOST)
    message = _said[key] = kept(Message(id, args))
    return message


_ALONE: Final = kept(Message("brings-pub-alone"))
_CLOSING: Final = kept(Message("brings-fp22-closing"))
_DROPS: Final = kept(Message("brings-pub-drops"))
_DRY: Final = kept(Message("brings-pub-dry"))
_NOBODY: Final = kept(Message("brings-fp22-nobody"))
_PICKS_UP: Final = kept(Message("brings-pub-picks-up"))
_WON: Final = kept(Message("brings-fp03-won"))
_YOU_CHOOSE: Final = kept(Message("brings-fp22-you-choose"))


def sight_of(game: FantasyPub, view: PubView) -> Sight:
    if _latest:
        latest = _latest[0]
        if latest.view is view and latest.game is game:
            return latest
        _latest.clear()
    latest = Sight(game, view)
    _latest.append(latest)
    return latest


ABSENT: Final = -1
"""The space of a character that is not in the pub."""


class Arrival:
    """What comes of somebody's coming to a space: sentences, and how they are written."""

    def __init__(self, brings: Brings) -> None:
        self.brings = brings
        self.written = written_brings(brings)


class Around:
    """A space as it is, by numbers."""

    def __init__(self, space: SpaceView, numbers: dict[str, int]) -> None:
        self.loose: i64 = space.coins
        characters = vec[i64]()
        coins = vec[i64]()
        beers = vec[i64]()
        for each in space.characters:
            characters = append(characters, numbers[each.id])
            coins = append(coins, each.coins)
            beers = append(beers, each.beers)
        self.characters = characters
        self.coins = coins
        self.beers = beers
        self.arrivals: dict[int, Arrival] = {}
        """What comes of walks and calls to it, by all else that this depends on: the same is asked again soon."""

    def everybody(self) -> list[int]:
        """The characters there."""
        found: list[int] = []
        for each in self.characters:
            found.append(each)
        return found


_MOST_ARRIVALS: Final = 1_000


def _around(space: SpaceView, numbers: dict[str, int]) -> Around:
    found = space.around
    if not isinstance(found, Around):
        found = space.__dict__["around"] = Around(space, numbers)
    return found


class Sight:
    """What is in sight, to be asked about."""

    def __init__(self, game: FantasyPub, view: PubView) -> None:
        public = view.public
        self.game = game
        self.view = view
        self.seat: i64 = 0 if view.seat is None else view.seat
        self.values = game.values
        self.ids = game.edition.things
        self.public = public
        self.turn: i64 = public.turn or 0
        self.both: i64 = sum(public.dice)
        self.prefix = game.edition.prefix
        self.is_late = public.closing not in (None, "open")
        numbers = self.ids.numbers
        self.spaces = [_around(space, numbers) for space in public.spaces]
        everybody = len(numbers)
        at = vec[i64]([ABSENT] * everybody)
        coins = vec[i64]([0] * everybody)
        beers = vec[i64]([0] * everybody)
        for space in range(i64(len(self.spaces))):
            around = self.spaces[space]
            for place in range(i64(len(around.characters))):
                each = around.characters[place]
                at[each] = space
                coins[each] = around.coins[place]
                beers[each] = around.beers[place]
        self.at = at
        """By character: its space, coins and beers."""
        self.coins = coins
        self.beers = beers

    def choice(self, action: Action, words: Message, leads: str | None = None, brings: Brings = ()) -> Choice:
        return Choice(action.notation, words, action.parts_for(self.seat), leads, brings)

    # Names

    def number(self, id: str) -> int:
        return self.ids.numbers[id]

    def name(self, character: int) -> Message:
        return kept_character(self.prefix, self.game.edition.families, character)

    def name_of(self, id: str) -> Message:
        return self.game.things[id].name

    def space(self, preposition: str, space: int) -> Message:
        return kept_space(self.prefix, preposition, space)

    def about(self, id: str, character: int) -> Message:
        """A sentence about a character."""
        key = (id, self.prefix, character)
        return _said.get(key) or _keep(key, id, {"who": self.name(character)})

    def counted(self, id: str, what: str, number: int) -> Message:
        """A sentence with a number."""
        key = (id, number)
        return _said.get(key) or _keep(key, id, {what: number})

    def value(self, die: i64) -> i64:
        return self.both if die == BOTH else die

    def coins_with(self, die: i64) -> i64:
        """How many coins somebody comes in with."""
        most: i64 = self.public.pool
        return min(self.value(die), self.values.entry_coins, most)

    def next_in(self) -> str | None:
        """Who comes in next, where that is known."""
        player = self.public.players[self.turn]
        return player.top or (player.bottom[0] if player.bottom and not any(player.unseen) else None)

    def die(self, die: int) -> Message:
        if die == BOTH:
            return Message("pub-both-dice", {"sum": self.both})
        return _DICE[die]

    def due(self) -> tuple[str, tuple[str, ...]]:
        """The step that is due, and what it is about."""
        pending = self.public.pending
        return (pending[0].step, pending[0].about) if pending else ("", ())

    # What comes of it

    def arrival(self, character: i64, target: i64) -> Arrival:
        """What comes of a character's walk to a space."""
        late: i64 = 1 if self.is_late else 0
        told: i64 = (self.coins[character] << 20) + (self.beers[character] << 8) + (character << 1) + late
        told += self.values.last_beer << 32
        known = self.spaces[target].arrivals
        found = known.get(told)
        if found is None:
            make_room(known, _MOST_ARRIVALS)
            found = known[told] = Arrival(self._arrival(character, target))
        return found

    def _arrival(self, character: i64, target: i64) -> Brings:
        edition, family = self.game.edition, FAMILY_OF[character]
        brings: list[Message] = []
        coins, beers = self.coins[character], self.beers[character]
        if family == HUGE:
            if not coins and edition.walks_need_a_coin:
                return (self.about("brings-pub-thrown-out", character),)
            if coins:
                coins -= 1
                brings.append(_DROPS)
        space = self.spaces[target]
        if family == SMALL and space.loose:
            coins += 1
            brings.append(_PICKS_UP)
        if target == ENTRY:
            if self.is_late and beers >= coins:
                return (*brings, self.counted("brings-fp22-may-leave", "beers", beers))
            return (*brings, _DRY)
        together: list[int] = []
        for other in space.characters:
            if other != character:
                together.append(other)
        if not together:
            return (*brings, _ALONE)
        toasts = FAMILY_OF[together[0]] == family
        together.append(character)
        purses = self.coins[:]
        purses[character] = coins
        if toasts:
            together.sort()
            drinks = self.drinks(together, purses)
            return (*brings, self.counted("brings-pub-toast", "count", len(together)), *drinks)
        brings.append(self.counted("brings-pub-round", "count", len(together)))
        by_size = sorted(together, key=_size)
        if edition.invites_upwards:
            return (*brings, *self.invitations(by_size, purses))
        return (*brings, *self.offers(by_size[::-1], purses))

    def drinks(self, characters: list[int], purses: vec[i64]) -> Brings:
        """What comes of these paying for a beer of their own each."""
        brings: list[Message] = []
        for each in characters:
            if not purses[each]:
                brings.append(self._sent_away(each))
            else:
                brings += self.falls([each])
        return tuple(brings)

    def falls(self, characters: list[int]) -> Brings:
        """Which of these a further beer would be too many for."""
        return tuple([self._sent_away(each) for each in characters if self.beers[each] + 1 >= self.values.last_beer])

    def invitations(self, upwards: list[int], purses: vec[i64]) -> Brings:
        """2022: who cannot pay goes; then each treats the next larger one, unless it has fallen."""
        brings = [self._sent_away(each) for each in upwards[:-1] if not purses[each]]
        row = [each for each in upwards if purses[each] or each == upwards[-1]]
        fallen = False
        for payer, receiver in pairwise(row):
            if not fallen:
                brings.append(self._treat(payer, receiver))
                falls = self.falls([receiver])
                brings += falls
                fallen = bool(falls)
            else:
                fallen = False
        return tuple(brings)

    def offers(self, downwards: list[int], purses: vec[i64]) -> Brings:
        """2003: each is treated by the next weaker one who can pay; who cannot goes."""
        brings: list[Message] = []
        receiver = downwards[0]
        for payer in downwards[1:]:
            if not purses[payer]:
                brings.append(self._sent_away(payer))
            else:
                brings.append(self._treat(payer, receiver))
                brings += self.falls([receiver])
                receiver = payer
        return tuple(brings)

    def called(self, space: i64) -> Arrival:
        """What comes of the barkeeper's going to a table."""
        known = self.spaces[space].arrivals
        # Below 0, where no walk is.
        told: i64 = -self.values.last_beer
        found = known.get(told)
        if found is None:
            found = known[told] = Arrival(self._called(space))
        return found

    def _called(self, space: i64) -> Brings:
        there = self.spaces[space].everybody()
        if not there:
            return (_NOBODY,)
        if len(there) > 1:
            return (_YOU_CHOOSE,)
        return (self.about("brings-fp22-drinks", there[0]), *self.drinks(there, self.coins))

    def comes_in(self, id: str) -> Brings:
        """What comes of a character's coming in."""
        enters = self.about("brings-pub-enters", self.number(id))
        if FAMILY_OF[self.number(id)] == SMALL and self.spaces[ENTRY].loose:
            return (enters, _PICKS_UP)
        return (enters,)

    def gets(self, coins: int) -> Message:
        return self.counted("brings-fp22-coins", "coins", coins)

    def carries_home(self, character: int) -> Brings:
        return (self.counted("brings-pub-home", "beers", self.beers[character]),)

    def home(self, character: int) -> Brings:
        """What comes of a character's leaving the pub."""
        if self.at[character] == ABSENT:
            return ()
        brings: list[Message] = []
        if self.game.edition.is_2022 and FAMILY_OF[character] == HUGE and self.coins[character]:
            brings.append(_DROPS)
        brings += self.carries_home(character)
        player = self.public.players[OWNER_OF[character]]
        if self.public.closing == "open":
            if len(self.public.home) + 1 >= self.public.goal:
                brings.append(_CLOSING)
        elif self.public.closing is None and player.plain_beers + self.beers[character] >= self.public.goal:
            brings.append(_WON)
        return tuple(brings)

    def _treat(self, payer: int, receiver: int) -> Message:
        key = ("treats", self.prefix, payer, receiver)
        return _said.get(key) or _keep(
            key, "brings-pub-treats", {"payer": self.name(payer), "who": self.name(receiver)}
        )

    def _sent_away(self, character: int) -> Message:
        return self.about("brings-pub-sent-away", character)


def _size(character: int) -> int:
    return FAMILY_OF[character]
