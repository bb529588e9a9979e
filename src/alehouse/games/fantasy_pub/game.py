"""The two games: their facts and options, and how they begin."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.actions import Action
from alehouse.engine.box import Box, BoxValue
from alehouse.engine.contract import Game, Imaginer, Position
from alehouse.engine.encoding import kept
from alehouse.engine.eye import Eye
from alehouse.engine.luck import Luck
from alehouse.engine.messages import Json, Message
from alehouse.engine.options import Option, OptionValue
from alehouse.engine.reading import broken, number
from alehouse.engine.rulebook import Chapter
from alehouse.engine.thinking import Thinking
from alehouse.engine.views import Choice, View
from alehouse.games.fantasy_pub import bot, dumping, features
from alehouse.games.fantasy_pub.actions import ACTIONS_2003, ACTIONS_2022, PubActions
from alehouse.games.fantasy_pub.components import ANY_CLAN, BOX_2003, BOX_2022, CARDS, CLANS, MOST_BEERS, NOBODY, Values
from alehouse.games.fantasy_pub.eye import PubEye
from alehouse.games.fantasy_pub.imagining import PubImaginer
from alehouse.games.fantasy_pub.picture import picture, small_picture
from alehouse.games.fantasy_pub.position import PubPosition
from alehouse.games.fantasy_pub.rulebook import (
    CARD_RULES_22,
    CHAPTERS_2003,
    CHAPTERS_2022,
    EDITION_2003,
    EDITION_2022,
    Edition,
)
from alehouse.games.fantasy_pub.rules.setup import choose_clans, open_pub
from alehouse.games.fantasy_pub.view import PubView
from alehouse.games.fantasy_pub.words.choices import describe, written


class FantasyPub(Game):
    """Fantasy Pub in either edition."""

    def __init__(
        self,
        name: str,
        version: int,
        edition: Edition,
        actions: PubActions,
        length: int,
        most_outcomes: int,
        options: tuple[Option, ...],
        chapters: tuple[Chapter, ...],
        box: Box,
    ) -> None:
        super().__init__(
            name,
            version=version,
            fewest=2,
            most=edition.most,
            minutes=edition.minutes,
            length=length,
            most_outcomes=most_outcomes,
            one_win=True,
            options=options,
            chapters=chapters,
            table=actions.table,
            view=PubView,
            box=box,
        )
        self.edition = edition
        self.actions = actions
        self.values = Values(box, edition.is_2022)
        self.card_texts = [kept(self.rule_text(rule)) for rule in CARD_RULES_22] if edition.is_2022 else []
        """Of 2022: what stands on each card."""

    def begin(self, players: int, options: dict[str, OptionValue]) -> Position:
        position = PubPosition(self, self.edition, self.values, self.actions, players)
        open_pub(position)
        if self.edition.is_2022:
            wishes = [options[f"clan_{seat + 1}"] for seat in range(players)]
            choose_clans(position, [CLANS.index(wish) if wish in CLANS else NOBODY for wish in wishes])
        position.events = bool(options.get("events", False))
        beers = options.get("beers", 0)
        if beers:
            assert isinstance(beers, int)
            position.goal = beers
        position.go_on()
        return position

    def load(self, data: Json) -> Position:
        position = self.read(data)
        dumping.check_end(position)
        return position

    def read(self, data: Json) -> PubPosition:
        """A position that fits, whether or not the game can still come to its end."""
        players = number(data, "players", self.fewest, self.most)
        assert isinstance(data, dict)
        position = PubPosition(self, self.edition, self.values, self.actions, players)
        dumping.read(position, data)
        trouble = self.token_trouble(players, position.goal)
        if trouble is not None:
            raise broken("target", str(position.goal))
        return position

    def prepare(self, position: Position, seat: int, luck: Luck) -> Imaginer:
        assert isinstance(position, PubPosition)
        return PubImaginer(position, seat)

    def choice(self, view: View, action: Action) -> Choice:
        assert isinstance(view, PubView)
        return describe(self, view, action)

    def written_choices(self, view: View, actions: Sequence[Action]) -> bytes:
        assert isinstance(view, PubView)
        return written(self, view, actions)

    def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return picture(view, say, width)

    def small_drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
        assert isinstance(view, PubView)
        return small_picture(view, say, width)

    def appraise(self, position: Position, seat: int) -> float:
        assert isinstance(position, PubPosition)
        return bot.appraise(position, seat)

    @property
    def features(self) -> tuple[str, ...]:
        return features.FEATURES

    def measure(self, position: Position, seat: i64, row: vec[float]) -> None:
        assert isinstance(position, PubPosition)
        features.measure(position, seat, row)

    @property
    def thinking(self) -> Thinking:
        return bot.THINKING_2022 if self.edition.is_2022 else bot.THINKING_2003

    def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
        return PubEye(self, players)

    def with_box(self, box: Box) -> Game:
        return FantasyPub(
            self.name,
            self.version,
            self.edition,
            self.actions,
            self.length,
            self.most_outcomes,
            self.options,
            self.chapters,
            box,
        )

    def box_text(self, value: BoxValue) -> Message:
        """Both editions say the same of what both boxes hold."""
        return self.rule_text(f"box-fantasy-pub-{value.name.replace('_', '-')}")

    def box_trouble(self) -> Message | None:
        values = self.values
        if values.triples > values.tokens:
            return Message("trouble-fp22-triples", {"triples": values.triples, "tokens": values.tokens})
        if values.dealt * self.edition.most > len(CARDS):
            return Message("trouble-fp22-cards", {"cards": len(CARDS), "needed": values.dealt * self.edition.most})
        for players in range(self.fewest, self.most + 1):
            trouble = self.token_trouble(players, values.goal[players - 2])
            if trouble is not None:
                return trouble
        return None

    def forbids(self, players: int, options: dict[str, OptionValue]) -> Message | None:
        beers = options.get("beers", 0)
        assert isinstance(beers, int)
        return self.token_trouble(players, beers) if beers else None

    def token_trouble(self, players: int, goal: int) -> Message | None:
        """Too few tokens: with all that can be outside before the end, nobody could come in and drink any more."""
        values = self.values
        on_tables = values.table_coins * self.edition.tables
        outside = (goal - 1) * (values.last_beer - 1) if self.edition.is_2022 else players * (goal - 1)
        needed = outside + on_tables + players * values.purse
        if needed <= values.tokens:
            return None
        return Message("trouble-pub-tokens", {"players": players, "needed": needed, "tokens": values.tokens})


FANTASY_PUB_2003: Final = FantasyPub(
    "fantasy-pub-2003",
    1,
    EDITION_2003,
    ACTIONS_2003,
    # Of 20,000 random games with five players and thirty beers the longest had 10,184 steps.
    length=20_400,
    most_outcomes=21,
    options=(Option("beers", 0, low=0, high=MOST_BEERS),),
    chapters=CHAPTERS_2003,
    box=BOX_2003,
)
FANTASY_PUB_2022: Final = FantasyPub(
    "fantasy-pub-2022",
    2,
    EDITION_2022,
    ACTIONS_2022,
    # Of 20,000 random games with four players and no event cards the longest had 3,517 steps.
    length=7_100,
    most_outcomes=21,
    options=(
        Option("events", True),
        *[Option(f"clan_{seat}", ANY_CLAN, choices=(ANY_CLAN, *CLANS)) for seat in range(1, 5)],
    ),
    chapters=CHAPTERS_2022,
    box=BOX_2022,
)
