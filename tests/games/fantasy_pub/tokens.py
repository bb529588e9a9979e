"""Real tokens on the table: every coin with its back, taken at random; and what one who forgets nothing would know.

Neither knows anything of how the game keeps its chances: both follow what is told at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from random import Random

from alehouse import CHANCE, OVER, FastLuck, Game, Position
from alehouse.bots import decision, make
from alehouse.engine.events import Event

POOL = "place:pool"


def _number(event: Event) -> int:
    coins = event.args["coins"]
    assert isinstance(coins, int)
    return coins


def _id(thing: str | None) -> str:
    assert thing is not None
    return thing


class Tokens:
    """What lies where. True is a triple beer, on the back of a coin or open in front of all."""

    def __init__(self, game: Game, luck: Random) -> None:
        triples, tokens = game.box.number("triples"), game.box.number("tokens")
        self.luck = luck
        self.coins: dict[str, list[bool]] = {POOL: [number < triples for number in range(tokens)]}
        self.beers: dict[str, list[bool]] = {}
        self.exact = Exact(triples, tokens)
        for table in range(1, 7):
            self._take(POOL, f"table:{table}", game.box.number("table_coins"))

    def back(self, place: str) -> bool:
        """Take a coin of a place to be turned over next: it lies on top now."""
        coins = self.coins[place]
        chosen = self.luck.randrange(len(coins))
        coins[chosen], coins[-1] = coins[-1], coins[chosen]
        return coins[-1]

    def follow(self, events: list[Event], chosen: bool) -> None:
        """Do with the tokens what was told; `chosen` if the first coin to be turned over was taken already."""
        for number, event in enumerate(events):
            who, id = event.who or "", event.id
            if id in ("event-pub-drink", "event-pub-treat", "event-fp22-given"):
                triple = number + 1 < len(events) and events[number + 1].id == "event-fp22-triple"
                if not chosen:
                    self.back(_id(event.source))
                chosen = False
                assert self.coins[_id(event.source)].pop() == triple, "what was said to be certain is true"
                self.exact.turned_over(_id(event.source), triple)
                self.beers.setdefault(_id(event.target), []).append(triple)
            elif id in ("event-fp22-place", "event-pub-enter", "event-fp22-newcomer", "event-fp22-lost-purse"):
                self._take(POOL, who, _number(event))
            elif id in ("event-pub-pick-up", "event-pub-drop", "event-fp22-pickpocket"):
                self._take(_id(event.source), _id(event.target), 1)
            elif id == "event-fp22-paid":
                for each in event.what:
                    self._take(POOL, each, 1)
            elif id == "event-fp22-bell":
                self._take(POOL, _id(event.target), _number(event))
            elif id in ("event-pub-banned", "event-fp22-exit"):
                self._take(who, POOL, len(self.coins.get(who, [])))
                beers = self.beers.pop(who, [])
                if id == "event-pub-banned":
                    self._put_back(POOL, beers)
            elif id in ("event-fp22-coffee", "event-fp22-spilt"):
                triple = event.what == ("beer:triple",)
                self.beers[who].remove(triple)
                self._put_back(who if id == "event-fp22-coffee" else POOL, [triple])

    def _take(self, source: str, target: str, coins: int) -> None:
        if coins:
            for _ in range(coins):
                self.back(source)
                self.coins.setdefault(target, []).append(self.coins[source].pop())
            self.exact.moved(source, target, coins)

    def _put_back(self, place: str, beers: list[bool]) -> None:
        if beers:
            self.coins.setdefault(place, []).extend(beers)
            self.exact.put_back(place, len(beers), sum(beers))


HEAP = 0


class Exact:
    """Every way in which the triple beers may lie, with its probability after all that was seen.

    A world is a number, of which every place has a hexadecimal digit: how many triple beers are there. Coins that never
    lay with one that had been seen are all alike: they are one heap, wherever they are, and have the last digit.
    Worlds less likely than `LEAST` are left out.
    """

    def __init__(self, triples: int, tokens: int) -> None:
        assert triples < 16
        self.triples = triples
        self.count: dict[str, int] = {POOL: tokens}
        self.heap = tokens
        self.digit: dict[str, int] = {}
        """Of the places that are not in the heap."""
        self.worlds: dict[int, float] = {triples: 1.0}

    def chance(self, place: str) -> float:
        """The probability that a coin of this place hides a triple beer."""
        shift = 4 * self.digit.get(place, HEAP)
        expected = sum(((world >> shift) & 15) * share for world, share in self.worlds.items())
        return expected / (self.count[place] if shift else self.heap)

    def moved(self, source: str, target: str, coins: int) -> None:
        if source in self.digit or target in self.digit:
            self._tell_apart(target)
            self._split(self.digit.get(source, HEAP), self.digit[target], coins, self._coins_with(source))
            if source not in self.digit:
                self.heap -= coins
        self.count[source] -= coins
        self.count[target] = self.count.get(target, 0) + coins
        self._forget(source)

    def put_back(self, place: str, beers: int, triples: int) -> None:
        self._tell_apart(place)
        added = triples << 4 * self.digit[place]
        self.worlds = {world + added: share for world, share in self.worlds.items()}
        self.triples += triples
        self.count[place] += beers

    def turned_over(self, place: str, triple: bool) -> None:
        shift = 4 * self.digit.get(place, HEAP)
        coins = self._coins_with(place)
        gone = 1 << shift if triple else 0
        left: dict[int, float] = {}
        for world, share in self.worlds.items():
            hidden = (world >> shift) & 15
            likely = share * (hidden if triple else coins - hidden)
            if likely:
                left[world - gone] = likely
        total = sum(left.values())
        self.worlds = {world: share / total for world, share in left.items() if share > LEAST * total}
        self.triples -= triple
        self.count[place] -= 1
        if place not in self.digit:
            self.heap -= 1
        self._forget(place)

    def _coins_with(self, place: str) -> int:
        """How many coins are alike with those of a place."""
        return self.count[place] if place in self.digit else self.heap

    def _tell_apart(self, place: str) -> None:
        """From now on this place is looked at by itself."""
        if place not in self.digit:
            free = next(digit for digit in range(1, 99) if digit not in self.digit.values())
            coins = self.count.setdefault(place, 0)
            self._split(HEAP, free, coins, self.heap)
            self.digit[place] = free
            self.heap -= coins

    def _split(self, source: int, target: int, taken: int, coins: int) -> None:
        """So many are taken at random out of some coins, and go to another place."""
        step = (1 << 4 * target) - (1 << 4 * source)
        ways = [
            [
                (step * moved, comb(triples, moved) * comb(coins - triples, taken - moved) / comb(coins, taken))
                for moved in range(max(0, taken - (coins - triples)), min(taken, triples) + 1)
            ]
            for triples in range(min(self.triples, coins) + 1)
        ]
        found: dict[int, float] = {}
        for world, share in self.worlds.items():
            for change, likely in ways[(world >> 4 * source) & 15]:
                if share * likely > LEAST:
                    found[world + change] = found.get(world + change, 0.0) + share * likely
        self.worlds = found

    def _forget(self, place: str) -> None:
        """A place without coins is as good as one that never had any."""
        if not self.count[place]:
            self.digit.pop(place, None)


LEAST = 1e-7


def flips(game: Game, kinds: list[str], seed: int) -> Iterator[tuple[Position, str, Tokens]]:
    """A game of bots with real tokens: the position before every flip, the place of the coin, and the tokens."""
    bots = [make(kind, FastLuck(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    p = game.start(len(kinds))
    p.listen()
    tokens = Tokens(game, Random(seed))
    luck = FastLuck(seed)
    while p.to_move != OVER:
        chosen = False
        if p.to_move != CHANCE:
            action = decision(bots[p.to_move], p)
        elif str(p.chances()[0][0]).startswith("flip"):
            step = p.pending()[0]
            payer = step.about[0]
            place = POOL if len(step.about) == 1 and not _pays(p) else payer
            yield p, place, tokens
            action = game.action("flip triple" if tokens.back(place) else "flip plain")
            chosen = True
        else:
            action = luck.choose(p.chances())
        p.play(action)
        tokens.follow(p.news(), chosen)


def _pays(p: Position) -> bool:
    frames = p.dump()["stack"]
    assert isinstance(frames, list)
    frame = frames[-1]
    assert isinstance(frame, dict)
    return frame.get("why") != "given"
