"""What is in the two boxes. Values that the booklets do not print are marked as assumed, each in one place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.box import Box, BoxValue
from alehouse.engine.encoding import kept
from alehouse.engine.messages import Message, Seat
from alehouse.engine.things import Things

# Families, from the smallest to the largest. The two editions give them different names, see FAMILIES_2022 and _2003.
SMALL: Final = 0
DWARF: Final = 1
TALL: Final = 2
"""In 2003 the warrior, who can do nothing special (the rule `fp03-warrior`)."""
HUGE: Final = 3

FAMILIES_2022: Final = ("goblin", "dwarf", "elf", "troll")
FAMILIES_2003: Final = ("halfling", "dwarf", "warrior", "ogre")

CLAN: Final = 7
"""Characters in a clan (the rules `fp22-clans` and `fp03-clans`).

A character is a number: its owner's seat times CLAN, plus its place in the clan.
"""
_FAMILIES: Final = (SMALL, SMALL, DWARF, DWARF, TALL, TALL, HUGE)
_MOST_CLANS: Final = 5
FAMILY_OF: Final = vec[i64]([_FAMILIES[character % CLAN] for character in range(CLAN * _MOST_CLANS)])
"""By character, or by place in the clan."""
OWNER_OF: Final = vec[i64]([character // CLAN for character in range(CLAN * _MOST_CLANS)])
COPY_OF: Final = ("a", "b", "a", "b", "a", "b", "a")

# By family: how many there are in a clan, and the place of the first.
COUNT_OF: Final = vec[i64]([2, 2, 2, 1])
FIRST_OF: Final = vec[i64]([0, 2, 4, 6])

FAMILIES: Final = 4
WHOLE_CLAN: Final = 0x1222
"""How many of each family, counted."""

CLANS: Final = ("northmen", "corsairs", "savages", "thieves")
"""The clans of 2022; they are alike but for their names and colours."""
ANY_CLAN: Final = "any"

ENTRY: Final = 0
"""The space where characters come in and go out: the door (2022) or the bar (2003). The tables are 1, 2, 3, ..."""
IN_DECK: Final = -1
OUT: Final = -2
COMING: Final = -3
"""Drawn from the deck at the beginning, and still looking for a table."""
NOBODY: Final = -1
"""In place of a character, a family or a card."""

BOTH: Final = 7
"""In place of a die's value: both dice, added together."""

# Closing time
OPEN: Final = 0
LAST_ROUND: Final = 1
EXTRA_TURN: Final = 2

# The visible side of the +1/-1 card
CARD_GONE: Final = 0
CARD_MINUS: Final = 1
CARD_PLUS: Final = 2

# Assumed: the whole event deck. The booklet prints none of its seventeen cards; these are our own.
SHORT_CUT: Final = 0
SECOND_WIND: Final = 1
BACK_DOOR: Final = 2
HAPPY_HOUR: Final = 3
ON_THE_HOUSE: Final = 4
BLACK_COFFEE: Final = 5
SPILT_BEER: Final = 6
PICKPOCKET: Final = 7
PAY_DAY: Final = 8
LOST_PURSE: Final = 9
CHANGE_PLACES: Final = 10
MAKE_WAY: Final = 11
LOADED_DIE: Final = 12
ONCE_MORE: Final = 13
NEW_BLOOD: Final = 14
FORGET_IT: Final = 15
CLOSING_BELL: Final = 16
CARDS: Final = (
    "short-cut",
    "second-wind",
    "back-door",
    "happy-hour",
    "on-the-house",
    "black-coffee",
    "spilt-beer",
    "pickpocket",
    "pay-day",
    "lost-purse",
    "change-places",
    "make-way",
    "loaded-die",
    "once-more",
    "new-blood",
    "forget-it",
    "closing-bell",
)
BACK_DOOR_TABLE: Final = 1


def character_name(prefix: str, families: tuple[str, ...], character: int) -> Message:
    """A character as it is spoken of."""
    return Message(
        f"{prefix}-who",
        {
            "family": families[FAMILY_OF[character]],
            "copy": COPY_OF[character % CLAN].upper(),
            "owner": Seat(character // CLAN),
        },
    )


def clan_name(clan: int) -> Message:
    return Message(f"fp22-clan-{CLANS[clan]}")


def card_name(card: int) -> Message:
    return Message(f"fp22-name-{CARDS[card]}")


# Names stand in nearly all that happens and may be chosen: these are made and written once, and nobody changes them.
_characters: Final[dict[tuple[str, int], Message]] = {}
_spaces: Final[dict[tuple[str, str, int], Message]] = {}


def kept_character(prefix: str, families: tuple[str, ...], character: int) -> Message:
    """A character as it is spoken of."""
    key = (prefix, character)
    name = _characters.get(key)
    if name is None:
        name = _characters[key] = kept(character_name(prefix, families, character))
    return name


def kept_space(prefix: str, preposition: str, space: int) -> Message:
    """A space by name: `at`, `to` or `from` it."""
    key = (prefix, preposition, space)
    name = _spaces.get(key)
    if name is None:
        name = _spaces[key] = kept(Message(f"{prefix}-{preposition}", {"space": space}))
    return name


class PubThings:
    """Everything in a pub that can be pointed at: the ids of its things and words."""

    def __init__(self, prefix: str, families: tuple[str, ...], entry: str, tables: int, most: int) -> None:
        self.all = Things()
        add = self.all.add
        self.seats = self.all.seats(most)
        names = [f"{families[FAMILY_OF[who]]}-{COPY_OF[who]}" for who in range(CLAN)]
        names[CLAN - 1] = families[HUGE]
        self.names = tuple(names)
        """Of the characters of a clan, as they are written in notation."""
        self.characters = tuple(
            add(f"character:{seat + 1}.{names[who]}", character_name(prefix, families, seat * CLAN + who))
            for seat in range(most)
            for who in range(CLAN)
        )
        self.numbers = {id: character for character, id in enumerate(self.characters)}
        self.decks = tuple(
            add(f"deck:{seat + 1}", Message("thing-pub-deck", {"owner": Seat(seat)})) for seat in range(most)
        )
        self.spaces = (
            add(f"space:{entry}", Message(f"thing-{prefix}-{entry}")),
            *[add(f"table:{space}", Message("thing-pub-table", {"space": space})) for space in range(1, tables + 1)],
        )
        self.pool = add("place:pool", Message("thing-pub-pool"))
        self.outside = add("place:outside", Message("thing-pub-outside"))
        self.dice = tuple(add(f"die:{die}", Message("pub-die", {"die": die})) for die in range(1, 7))
        self.both_dice = add("die:both", Message("thing-pub-both-dice"))
        self.enter = self.word("enter")
        self.move = self.word("move")
        self.back = self.word("back")
        self.exit = self.word("exit")
        self.done = self.word("done")
        self.again = self.word("again")
        self.all.are_dealt("character")

    def word(self, name: str) -> str:
        """Something that is said and not touched."""
        return self.all.add(f"do:{name}", Message(f"word-pub-{name}"))

    def die(self, die: int) -> str:
        return self.both_dice if die == BOTH else self.dice[die - 1]


class Things2022(PubThings):
    """What only 2022 has besides."""

    def __init__(self) -> None:
        super().__init__("fp22", FAMILIES_2022, "door", 6, 4)
        add = self.all.add
        self.barkeeper = add("piece:barkeeper", Message("thing-fp22-barkeeper"))
        self.plus_minus = tuple(
            add(f"plus-minus:{seat + 1}", Message("thing-fp22-plus-minus", {"owner": Seat(seat)})) for seat in range(4)
        )
        self.cards = tuple(add(f"card:{name}", card_name(card)) for card, name in enumerate(CARDS))
        self.beers = (
            add("beer:plain", Message("thing-fp22-plain-beer")),
            add("beer:triple", Message("thing-fp22-triple-beer")),
        )
        self.values = tuple(add(f"value:{value}", Message("pub-die", {"die": value})) for value in range(1, 7))
        self.call = self.word("call")
        self.play = self.word("play")
        self.plus = self.word("plus")
        self.minus = self.word("minus")
        self.give_back = self.word("return")
        self.onwards = self.word("onwards")
        self.leave = self.word("leave")
        self.stay = self.word("stay")
        self.all.are_dealt("character", "card", "beer")


THINGS_2022: Final = Things2022()
THINGS_2003: Final = PubThings("fp03", FAMILIES_2003, "bar", 5, 5)

# The boxes (the rules `fp22-ring`, `fp22-tokens` and `fp03-ring`).
# Nobody with more than eleven beers could ever move again, so nobody may have more.
MOST_TOKENS_2022: Final = 200
_PLAYERS: Final = tuple(Message("box-fantasy-pub-players", {"players": players}) for players in range(2, 6))
_SIDES: Final = ("gone", "minus", "plus")
"""Of the +1/-1 card, by number: what it shows."""
_SIDE_NAMES: Final = tuple(Message("box-fantasy-pub-side", {"side": side}) for side in _SIDES)
_BOTH: Final = (BoxValue("table_coins", 1, low=0, high=9), BoxValue("entry_coins", 6, low=1, high=12))
BOX_2022: Final = Box(
    (
        BoxValue("tokens", 75, low=1, high=MOST_TOKENS_2022),
        BoxValue("triples", 10, low=0, high=MOST_TOKENS_2022),
        *_BOTH,
        BoxValue("purse", 4, low=0, high=12),
        BoxValue("last_beer", 6, low=2, high=12),
        BoxValue("closing", (6, 7, 8), low=1, high=14, names=("2", "3", "4"), called=_PLAYERS[:3]),
        BoxValue("dealt", 4, low=1, high=8),
        BoxValue("plain_points", 2, low=0, high=20),
        BoxValue("triple_points", 3, low=0, high=20),
        BoxValue("inside_points", 1, low=0, high=20),
        BoxValue("coins_points", 3, low=0, high=20),
        BoxValue("card_points", (0, 2, 3), low=0, high=20, names=_SIDES, assumed=True, called=_SIDE_NAMES),
        BoxValue("lost_purse", 3, low=1, high=20, assumed=True),
        BoxValue("new_blood", 3, low=1, high=20, assumed=True),
    )
)
BOX_2003: Final = Box(
    (
        BoxValue("tokens", 200, low=1, high=400),
        *_BOTH,
        BoxValue("purse", 6, low=0, high=12),
        BoxValue("last_beer", 8, low=2, high=12),
        BoxValue("beers", (22, 20, 17, 15), low=1, high=60, names=("2", "3", "4", "5"), called=_PLAYERS),
    )
)


MOST_BEERS: Final = 30
"""As many a table may agree on in 2003; with more, five players could run the supply dry before anybody has enough."""


class Values:
    """The numbers of a box, as the rules read them. What an edition does not have is 0, or empty."""

    def __init__(self, box: Box, is_2022: bool) -> None:
        self.tokens: i64 = box.number("tokens")
        self.table_coins: i64 = box.number("table_coins")
        """Coins that lie on each table at the beginning."""
        self.purse: i64 = box.number("purse")
        """Coins of a character that stands in the pub from the beginning."""
        self.entry_coins: i64 = box.number("entry_coins")
        """The most coins that anybody comes in with."""
        self.last_beer: i64 = box.number("last_beer")
        """The beer at which a character falls."""
        self.goal = vec[i64](box.row("closing" if is_2022 else "beers"))
        """By players, from two on: characters out at closing time, or beers to collect."""
        self.triples: i64 = box.number("triples") if is_2022 else 0
        """Triple beers among the tokens."""
        self.dealt: i64 = box.number("dealt") if is_2022 else 0
        """Event cards that are dealt to everybody; one of them goes back."""
        self.plain_points: i64 = box.number("plain_points") if is_2022 else 0
        self.triple_points: i64 = box.number("triple_points") if is_2022 else 0
        self.inside_points: i64 = box.number("inside_points") if is_2022 else 0
        self.coins_points: i64 = box.number("coins_points") if is_2022 else 0
        self.card_points = vec[i64](box.row("card_points") if is_2022 else [])
        """What the +1/-1 card scores when it is gone, shows -1, shows +1."""
        self.lost_purse: i64 = box.number("lost_purse") if is_2022 else 0
        self.new_blood: i64 = box.number("new_blood") if is_2022 else 0
