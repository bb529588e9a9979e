"""Choices in words, made from what the chooser sees: what is done, where it leads, what will come of it."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from alehouse.engine.actions import Action
from alehouse.engine.encoding import kept
from alehouse.engine.messages import Message, Value
from alehouse.engine.views import Choice
from alehouse.games.fantasy_pub.actions import (
    Adjust,
    Again,
    Call,
    ChooseBeer,
    ChooseCharacter,
    ChooseTable,
    ChooseValue,
    ChooseWay,
    Done,
    Enter,
    Exit,
    Leave,
    Move,
    PlayCard,
    ReturnCard,
)
from alehouse.games.fantasy_pub.components import (
    BOTH,
    CLAN,
    DWARF,
    ENTRY,
    FAMILY_OF,
    FORGET_IT,
    HUGE,
    OWNER_OF,
    SMALL,
    character_name,
)
from alehouse.games.fantasy_pub.view import CharacterView, PubView

if TYPE_CHECKING:
    from alehouse.games.fantasy_pub.game import FantasyPub

Brings = tuple[Message, ...]


def describe(game: FantasyPub, view: PubView, action: Action) -> Choice:
    """An action as a sentence, with where it leads and what comes of it as far as that is certain."""
    pub = _sight(game, view)
    if isinstance(action, Enter):
        return _enter(pub, action)
    if isinstance(action, Move):
        return _move(pub, action)
    if isinstance(action, Exit):
        return _exit(pub, action)
    if isinstance(action, Call):
        return _call(pub, action)
    if isinstance(action, PlayCard):
        return _card(pub, action)
    if isinstance(action, Adjust):
        id = "action-fp22-plus" if action.by > 0 else "action-fp22-minus"
        words = Message(id, {"die": action.die, "value": action.die + action.by})
        return pub.choice(action, words, pub.ids.dice[action.die + action.by - 1])
    if isinstance(action, ReturnCard):
        return pub.choice(action, Message("action-fp22-return", {"text": game.card_texts[action.card]}))
    if isinstance(action, ChooseCharacter):
        return _character(pub, action)
    if isinstance(action, ChooseTable):
        return _table(pub, action)
    if isinstance(action, ChooseWay):
        return _way(pub, action)
    if isinstance(action, Leave):
        return _leave(pub, action)
    return pub.choice(action, _plainly(action))


def _call(pub: Sight, action: Call) -> Choice:
    key = ("call", pub.prefix, action.die)
    words = _said.get(key)
    if words is None:
        words = _keep(key, "action-fp22-call", {"die": pub.die(action.die), "to": pub.space("to", action.die)})
    return pub.choice(action, words, pub.ids.spaces[action.die], pub.called(action.die))


def _plainly(action: Action) -> Message:
    if isinstance(action, ChooseBeer):
        return Message("action-fp22-triple" if action.triple else "action-fp22-plain")
    if isinstance(action, ChooseValue):
        return Message("action-fp22-value", {"value": action.value})
    if isinstance(action, Done):
        return _DONE
    if isinstance(action, Again):
        return Message("action-pub-again")
    return Message("action-outcome", {"outcome": str(action)})


def _enter(pub: Sight, action: Enter) -> Choice:
    coins = min(pub.value(action.die), pub.values.entry_coins, pub.public.pool)
    key = ("enter", action.die, pub.value(action.die), coins)
    words = _said.get(key)
    if words is None:
        words = _keep(key, "action-pub-enter", {"die": pub.die(action.die), "coins": coins})
    player = pub.public.players[pub.turn]
    known = player.top or (player.bottom[0] if player.bottom and not any(player.unseen) else None)
    return pub.choice(action, words, pub.ids.spaces[ENTRY], pub.comes_in(known) if known else ())


def _move(pub: Sight, action: Move) -> Choice:
    character = pub.turn * CLAN + action.who
    here = pub.space_of(character)
    if here is None:
        args: dict[str, Value] = {"die": pub.die(action.die), "who": pub.name(character)}
        return pub.choice(action, Message("action-pub-move-absent", args))
    who = pub.there[character]
    spaces = len(pub.public.spaces)
    value = pub.value(action.die)
    distance = max(value - who.beers, 0)
    target = (here + (-distance if action.back else distance)) % spaces
    laps = distance // spaces
    id = "action-pub-move"
    if FAMILY_OF[character] == DWARF:
        # Both ways may lead to the same space.
        id = "action-pub-move-back" if action.back else "action-pub-move-onwards"
    key = (id, pub.prefix, action.die, value, character, here, target, laps)
    words = _said.get(key)
    if words is None:
        args = {"die": pub.die(action.die), "who": pub.name(character)}
        args["from"] = pub.space("from", here)
        args["to"] = pub.space("to", target)
        args["laps"] = laps
        words = _keep(key, id, args)
    return pub.choice(action, words, pub.ids.spaces[target], pub.arrival(character, target))


def _exit(pub: Sight, action: Exit) -> Choice:
    character = pub.turn * CLAN + action.who
    words = Message("action-pub-exit", {"die": pub.die(action.die), "who": pub.name(character)})
    return pub.choice(action, words, pub.ids.outside, pub.home(character))


def _leave(pub: Sight, action: Leave) -> Choice:
    step, about = pub.due()
    if not action.now:
        return pub.choice(action, Message("action-fp22-stay"), pub.ids.spaces[ENTRY])
    brings = pub.carries_home(pub.number(about[0])) if step == "leave" else ()
    return pub.choice(action, Message("action-fp22-leave"), pub.ids.outside, brings)


def _card(pub: Sight, action: PlayCard) -> Choice:
    words = Message("action-fp22-card", {"die": pub.die(action.die), "text": pub.game.card_texts[action.card]})
    banned = pub.public.players[pub.turn].bottom
    if action.card != FORGET_IT or not banned:
        return pub.choice(action, words)
    coins = min(action.die, pub.values.entry_coins, pub.public.pool)
    return pub.choice(action, words, pub.ids.spaces[ENTRY], (*pub.comes_in(banned[-1]), pub.gets(coins)))


def _character(pub: Sight, action: ChooseCharacter) -> Choice:
    here = pub.space_of(action.character)
    name = pub.name(action.character)
    if here is None:
        return pub.choice(action, Message("action-fp22-character-absent", {"who": name}))
    who = pub.there[action.character]
    args: dict[str, Value] = {"who": name, "at": pub.space("at", here), "coins": who.coins, "beers": who.beers}
    leads, brings = here, Brings()
    step, about = pub.due()
    if step == "serve":
        brings = pub.drinks([action.character])
    elif step == "card-character":
        card, die = about
        if card == "card:make-way" or (card == "card:second-wind" and FAMILY_OF[action.character] != DWARF):
            leads = (here + (1 if card == "card:make-way" else int(die.removeprefix("die:")))) % len(pub.public.spaces)
            brings = pub.arrival(action.character, leads)
        elif card == "card:back-door":
            return Choice.of(
                action, Message("action-fp22-character", args), pub.ids.outside, pub.home(action.character)
            )
        elif card == "card:on-the-house":
            brings = pub.falls([action.character])
        elif card == "card:lost-purse":
            brings = (pub.gets(min(pub.values.lost_purse, pub.public.pool)),)
    return pub.choice(action, Message("action-fp22-character", args), pub.ids.spaces[leads], brings)


def _table(pub: Sight, action: ChooseTable) -> Choice:
    there = pub.public.spaces[action.space]
    names: Value = tuple(pub.name_of(character.id) for character in there.characters)
    args: dict[str, Value] = {"space": action.space, "coins": there.coins}
    brings = Brings()
    step, about = pub.due()
    if step == "card-table" and about[0] == "card:happy-hour":
        brings = pub.drinks([pub.number(character.id) for character in there.characters])
    if not there.characters:
        return pub.choice(action, Message("action-fp22-table-empty", args), there.id, brings)
    args["who"] = names
    return pub.choice(action, Message("action-fp22-table", args), there.id, brings)


def _way(pub: Sight, action: ChooseWay) -> Choice:
    step, about = pub.due()
    id = "action-fp22-back" if action.back else "action-fp22-onwards"
    if step != "card-way":
        return pub.choice(action, Message(f"{id}-plain"))
    character = pub.number(about[0])
    distance = int(about[1].removeprefix("die:")) if len(about) > 1 else 1
    here = pub.space_of(character)
    assert here is not None
    target = (here + (-distance if action.back else distance)) % len(pub.public.spaces)
    words = Message(id, {"to": pub.space("to", target)})
    return pub.choice(action, words, pub.ids.spaces[target], pub.arrival(character, target))


_latest: list[Sight] = []
"""Of all that may be chosen in one moment each is described by itself, by the same view."""
_names: dict[tuple[str, int], Message] = {}
_spaces: dict[tuple[str, str, int], Message] = {}
"""By the edition's prefix: names that were said before. Nobody changes what a choice is made of."""
_numbers: dict[tuple[str, ...], dict[str, int]] = {}
"""By all characters of an edition: their numbers."""
_said: dict[tuple[object, ...], Message] = {}
"""Sentences that were said before, by all that they depend on: the same come again and again, and are written once."""
_MOST = 20_000
"""Sentences that are remembered; with more, all are forgotten."""
_DICE = [kept(Message("pub-die", {"die": die})) for die in range(7)]


def _keep(key: tuple[object, ...], id: str, args: dict[str, Value]) -> Message:
    if len(_said) >= _MOST:
        _said.clear()
    message = _said[key] = kept(Message(id, args))
    return message


_ALONE = kept(Message("brings-pub-alone"))
_DONE = kept(Message("action-pub-done"))
_CLOSING = kept(Message("brings-fp22-closing"))
_DROPS = kept(Message("brings-pub-drops"))
_DRY = kept(Message("brings-pub-dry"))
_NOBODY = kept(Message("brings-fp22-nobody"))
_PICKS_UP = kept(Message("brings-pub-picks-up"))
_WON = kept(Message("brings-fp03-won"))
_YOU_CHOOSE = kept(Message("brings-fp22-you-choose"))


def _sight(game: FantasyPub, view: PubView) -> Sight:
    if not _latest or _latest[0].view is not view or _latest[0].game is not game:
        _latest[:] = [Sight(game, view)]
    return _latest[0]


class Sight:
    """What is in sight, to be asked about."""

    def __init__(self, game: FantasyPub, view: PubView) -> None:
        public = view.public
        self.game = game
        self.view = view
        self.seat = 0 if view.seat is None else view.seat
        self.values = game.values
        self.ids = game.edition.things
        self.public = public
        self.turn = public.turn or 0
        self.both = sum(public.dice)
        self.prefix = game.edition.prefix
        characters = self.ids.characters
        if characters not in _numbers:
            _numbers[characters] = {id: number for number, id in enumerate(characters)}
        self.numbers = _numbers[characters]
        self.there: dict[int, CharacterView] = {}
        self.at: dict[int, int] = {}
        """The space of each character in the pub."""
        for space, around in enumerate(public.spaces):
            for each in around.characters:
                number = self.number(each.id)
                self.there[number], self.at[number] = each, space

    def choice(self, action: Action, words: Message, leads: str | None = None, brings: Brings = ()) -> Choice:
        return Choice(action.notation, words, action.parts_for(self.seat), leads, brings)

    # Names

    def number(self, id: str) -> int:
        return self.numbers[id]

    def name(self, character: int) -> Message:
        key = (self.prefix, character)
        if key not in _names:
            _names[key] = kept(character_name(self.prefix, self.game.edition.families, character))
        return _names[key]

    def name_of(self, id: str) -> Message:
        return self.game.things[id].name

    def space(self, preposition: str, space: int) -> Message:
        key = (self.prefix, preposition, space)
        if key not in _spaces:
            _spaces[key] = kept(Message(f"{self.prefix}-{preposition}", {"space": space}))
        return _spaces[key]

    def space_of(self, character: int) -> int | None:
        """The space of a character, if it is in the pub."""
        return self.at.get(character)

    def about(self, id: str, character: int) -> Message:
        """A sentence about a character."""
        key = (id, self.prefix, character)
        return _said.get(key) or _keep(key, id, {"who": self.name(character)})

    def counted(self, id: str, what: str, number: int) -> Message:
        """A sentence with a number."""
        key = (id, number)
        return _said.get(key) or _keep(key, id, {what: number})

    def value(self, die: int) -> int:
        return self.both if die == BOTH else die

    def die(self, die: int) -> Message:
        if die == BOTH:
            return Message("pub-both-dice", {"sum": self.both})
        return _DICE[die]

    def due(self) -> tuple[str, tuple[str, ...]]:
        """The step that is due, and what it is about."""
        pending = self.public.pending
        return (pending[0].step, pending[0].about) if pending else ("", ())

    # What comes of it

    def arrival(self, character: int, target: int) -> Brings:
        """What comes of a character's walk to a space."""
        edition, family = self.game.edition, FAMILY_OF[character]
        who = self.there[character]
        brings: list[Message] = []
        coins = who.coins
        if family == HUGE:
            if not coins and edition.walks_need_a_coin:
                return (self.about("brings-pub-thrown-out", character),)
            if coins:
                coins -= 1
                brings.append(_DROPS)
        space = self.public.spaces[target]
        if family == SMALL and space.coins:
            coins += 1
            brings.append(_PICKS_UP)
        if target == ENTRY:
            if self.public.closing not in (None, "open") and who.beers >= coins:
                return (*brings, self.counted("brings-fp22-may-leave", "beers", who.beers))
            return (*brings, _DRY)
        others = [self.number(each.id) for each in space.characters if each.id != who.id]
        if not others:
            return (*brings, _ALONE)
        purses = {each: self.there[each].coins for each in others} | {character: coins}
        if FAMILY_OF[others[0]] == family:
            return (
                *brings,
                self.counted("brings-pub-toast", "count", len(purses)),
                *self.drinks(sorted(purses), purses),
            )
        brings.append(self.counted("brings-pub-round", "count", len(purses)))
        by_size = sorted(purses, key=lambda each: FAMILY_OF[each])
        if edition.invites_upwards:
            return (*brings, *self.invitations(by_size, purses))
        return (*brings, *self.offers(by_size[::-1], purses))

    def drinks(self, characters: list[int], purses: dict[int, int] | None = None) -> Brings:
        """What comes of these paying for a beer of their own each."""
        brings: list[Message] = []
        for each in characters:
            who = self.there[each]
            if not (who.coins if purses is None else purses[each]):
                brings.append(self._sent_away(each))
            else:
                brings += self.falls([each])
        return tuple(brings)

    def falls(self, characters: list[int]) -> Brings:
        """Which of these a further beer would be too many for."""
        return tuple(
            self._sent_away(each) for each in characters if self.there[each].beers + 1 >= self.values.last_beer
        )

    def invitations(self, upwards: list[int], purses: dict[int, int]) -> Brings:
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

    def offers(self, downwards: list[int], purses: dict[int, int]) -> Brings:
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

    def called(self, space: int) -> Brings:
        """What comes of the barkeeper's going to a table."""
        there = [self.number(each.id) for each in self.public.spaces[space].characters]
        if not there:
            return (_NOBODY,)
        if len(there) > 1:
            return (_YOU_CHOOSE,)
        return (self.about("brings-fp22-drinks", there[0]), *self.drinks(there))

    def comes_in(self, id: str) -> Brings:
        """What comes of a character's coming in."""
        enters = self.about("brings-pub-enters", self.number(id))
        if FAMILY_OF[self.number(id)] == SMALL and self.public.spaces[ENTRY].coins:
            return (enters, _PICKS_UP)
        return (enters,)

    def gets(self, coins: int) -> Message:
        return self.counted("brings-fp22-coins", "coins", coins)

    def carries_home(self, character: int) -> Brings:
        return (self.counted("brings-pub-home", "beers", self.there[character].beers),)

    def home(self, character: int) -> Brings:
        """What comes of a character's leaving the pub."""
        if character not in self.there:
            return ()
        who = self.there[character]
        brings: list[Message] = []
        if self.game.edition.is_2022 and FAMILY_OF[character] == HUGE and who.coins:
            brings.append(_DROPS)
        brings += self.carries_home(character)
        player = self.public.players[OWNER_OF[character]]
        if self.public.closing == "open":
            if len(self.public.home) + 1 >= self.public.goal:
                brings.append(_CLOSING)
        elif self.public.closing is None and player.plain_beers + who.beers >= self.public.goal:
            brings.append(_WON)
        return tuple(brings)

    def _treat(self, payer: int, receiver: int) -> Message:
        key = ("treats", self.prefix, payer, receiver)
        return _said.get(key) or _keep(
            key, "brings-pub-treats", {"payer": self.name(payer), "who": self.name(receiver)}
        )

    def _sent_away(self, character: int) -> Message:
        return self.about("brings-pub-sent-away", character)
