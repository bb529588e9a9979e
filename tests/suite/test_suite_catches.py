"""The suite itself: every law catches a game that breaks it.

Each class below has one fault, named by its class, and is otherwise sound.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import u8

from alehouse import CHANCE, OVER, Game, Luck, Position
from alehouse.engine.actions import Action
from alehouse.engine.box import Box, BoxValue
from alehouse.engine.chance import Chances
from alehouse.engine.errors import BadPosition, Refusal
from alehouse.engine.events import Event
from alehouse.engine.eye import ALWAYS_THE_SAME, Eye
from alehouse.engine.messages import Json, Message, Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.result import Result
from alehouse.engine.rulebook import TABLE_MANNERS, Chapter, Page
from alehouse.engine.views import Choice, PublicView, View
from tests.small_game import BELIEVE, CARDS, CLAIM, MOST_COINS, SmallEye, SmallPublic, SmallView
from tests.suite import (
    test_copies,
    test_doors,
    test_dumps,
    test_eyes,
    test_golden,
    test_imagination,
    test_likelihood,
    test_play,
    test_refusals,
    test_rulebook,
    test_rules,
    test_secrecy,
    test_texts,
)
from tests.suite.small import SoundPosition, SuiteGame
from tests.suite.walks import Setting, sample

Law = Callable[[Setting], None]
FAILURES = (AssertionError, BadPosition, LookupError, pytest.fail.Exception)


class Endless(SoundPosition):
    def end_round(self) -> None:
        super().end_round()
        if self.to_move == OVER:
            self.rounds_left = 1
            self.go_to("deal", CHANCE)


class Stuck(SoundPosition):
    def legal(self) -> list[Action]:
        return [] if self.step == "claim" else super().legal()


class Disorderly(SoundPosition):
    def legal(self) -> list[Action]:
        return super().legal()[::-1]


class Repetitive(SoundPosition):
    def legal(self) -> list[Action]:
        return [action for action in super().legal() for _ in range(2)]


class Inventive(SoundPosition):
    """Hands out an action that is not the table's own object."""

    def legal(self) -> list[Action]:
        legal = super().legal()
        if CLAIM[1] in legal:
            legal[0] = Action("claim 1", CLAIM[1].parts)
            legal[0].number = CLAIM[1].number
        return legal


class Weightless(SoundPosition):
    def chances(self) -> Chances:
        chances = list(super().chances())
        return Chances([*chances[:-1], (chances[-1][0], 0)] if chances else ())


class Certain(SoundPosition):
    def chances(self) -> Chances:
        return Chances(list(super().chances())[:1])


class Wasteful(SoundPosition):
    """Loses the card that is put away."""

    def play(self, action: Action) -> None:
        super().play(action)
        if self.put_away:
            self.hands[self.claimant] = 0


class Generous(SoundPosition):
    def final_result(self) -> Result:
        result = super().final_result()
        result.points[0] += 1
        return result


class Contradictory(SoundPosition):
    """Says that believing is always possible."""

    def why_not(self, action: Action) -> Refusal | None:
        return None if action is BELIEVE else super().why_not(action)


class Hasty(SoundPosition):
    """Acts before it asks."""

    def play(self, action: Action) -> None:
        if self.why_not(action) is not None:
            self.coins[0] += 1
        super().play(action)


class Lawless(SoundPosition):
    def why_not(self, action: Action) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal(refusal.action, "small-whim", refusal.args)


class Unmannerly(SoundPosition):
    """Gives its own rule for what is over."""

    def why_not(self, action: Action) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal(refusal.action, "small-turn", refusal.args)


class Sharing(SoundPosition):
    def copy(self) -> SoundPosition:
        other = super().copy()
        other.coins = self.coins
        return other


class Forgetful(SoundPosition):
    def dump(self) -> dict[str, Json]:
        return {name: value for name, value in super().dump().items() if name != "put_away"}


class Careless(SoundPosition):
    def check(self) -> None:
        pass


class Glassy(SoundPosition):
    """Shows the claimant's card to everybody, from the claim on."""

    def seen(self, seat: int, public: PublicView) -> SmallView:
        view = super().seen(seat, public)
        if self.step == "answer" and view.own is not None:
            own = msgspec.structs.replace(view.own, hand=CARDS[self.hands[self.claimant]])
            return msgspec.structs.replace(view, own=own)
        return view


class Talkative(SoundPosition):
    """Tells everybody what was drawn, though nobody's view shows it."""

    def tell_drawn(self, seat: int, rank: int) -> None:
        self.tell(Event("event-small-drew", "small-deal", {"seat": Seat(seat), "rank": rank}))


class Whispering(SoundPosition):
    """Betrays the claimant's card in what everybody hears of the claim."""

    def tell(self, event: Event) -> None:
        if event.id == "event-small-claim":
            event.args["rank"] = self.hands[self.claimant]
        super().tell(event)


class Explaining(SoundPosition):
    """Betrays what is left in the bag in its refusals."""

    def why_not(self, action: Action) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal(refusal.action, refusal.rule, {**refusal.args, "step": str(self.bag())})


class Helpful(SoundPosition):
    """Lets nobody doubt a true claim: the list of choices betrays it."""

    def legal(self) -> list[Action]:
        true = self.step == "answer" and self.hands[self.claimant] >= self.claim
        return [BELIEVE] if true else super().legal()


class Truthful(SoundPosition):
    """Imagines the truth."""

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        return self.copy()


class HalfTruthful(SoundPosition):
    """Imagines the truth now and then."""

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        other = super().imagine(seat, luck)
        return other if luck.below(2) else self.copy()


class Contrary(SoundPosition):
    """Imagines anything but the truth, where it can."""

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        for _ in range(20):
            other = super().imagine(seat, luck)
            if other.digest() != self.digest():
                break
        return other


class Skewed(SoundPosition):
    """Has more low cards than high ones in the box, and imagines as many of each."""

    def bag(self) -> list[int]:
        return [more + left for more, left in zip((3, 0, -2), super().bag())]

    def check(self) -> None:
        pass


class Possessive(SoundPosition):
    """Keeps hold of what it imagines."""

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        other = super().imagine(seat, luck)
        other.coins = self.coins
        return other


class Monstrous(SoundPosition):
    """Imagines more cards than there are."""

    def imagine(self, seat: int, luck: Luck) -> SoundPosition:
        other = super().imagine(seat, luck)
        if other.put_away and seat != self.claimant:
            other.put_away = 4
        return other


class Speechless(SoundPosition):
    def prompt(self) -> Message:
        return Message("small-whim")


class Abrupt(SoundPosition):
    """Tells of its last round by a rule that no book knows."""

    def end_round(self) -> None:
        self.tell(Event("event-small-kept", "small-whim", {"seat": Seat(0)}))
        super().end_round()


class Welcoming(SoundPosition):
    """Knows actions by their notation: whoever writes one plays it."""

    def why_not(self, action: Action) -> Refusal | None:
        own = self.game.table.by_notation.get(action.notation)
        return super().why_not(action if own is None else own)


class Gullible(SoundPosition):
    """Refuses what is of another game by a rule of its own."""

    def why_not(self, action: Action) -> Refusal | None:
        refusal = super().why_not(action)
        return refusal and Refusal(refusal.action, refusal.rule.replace("common-foreign", "small-turn"), refusal.args)


class Roomy(SoundPosition):
    """Has a chair for everybody."""

    def check_seat(self, seat: int) -> None:
        pass


class Impatient(SoundPosition):
    """Has a result at any time."""

    def result(self) -> Result:
        return self.final_result()


class Lending(SoundPosition):
    """Hands out the same list of choices again and again."""

    lists: ClassVar[dict[str, list[Action]]] = {}

    def legal(self) -> list[Action]:
        return self.lists.setdefault(self.step, super().legal())


class Remembering(SoundPosition):
    """Shows everybody the same view again, in which something can be changed."""

    shown: ClassVar[dict[str, PublicView]] = {}

    def public(self) -> SmallPublic:
        found = super().public()
        shown = self.shown.setdefault(str(found), found)
        assert isinstance(shown, SmallPublic)
        return shown


class Repeating(SoundPosition):
    """Tells of every claim with one and the same event."""

    told: ClassVar[dict[str, Event]] = {}

    def tell(self, event: Event) -> None:
        super().tell(self.told.setdefault(str(event.plain()), event))


class Outspoken(Repeating):
    """The same, and hands out that very event."""

    def news(self) -> list[Event]:
        return self.take_news()


class Entangled(SoundPosition):
    """A copy that somebody makes in Python's own way is the position itself."""

    def __copy__(self) -> SoundPosition:
        other = super().copy()
        other.coins = [coins + 1 for coins in self.coins]
        return other


BROKEN: list[tuple[type[SoundPosition], Law]] = [
    (Endless, test_play.test_games_end),
    (Stuck, test_play.test_legal_is_in_order),
    (Disorderly, test_play.test_legal_is_in_order),
    (Repetitive, test_play.test_legal_is_in_order),
    (Inventive, test_play.test_legal_is_in_order),
    (Weightless, test_play.test_chances_have_weights),
    (Certain, test_play.test_chances_have_weights),
    (Wasteful, test_play.test_components_are_conserved),
    (Generous, test_play.test_results_add_up),
    (Contradictory, test_refusals.test_why_not_agrees_with_legal),
    (Hasty, test_refusals.test_illegal_actions_change_nothing),
    (Lawless, test_refusals.test_refusals_name_a_rule),
    (Unmannerly, test_refusals.test_table_manners),
    (Sharing, test_copies.test_the_past_stays_as_it_was),
    (Sharing, test_copies.test_the_original_stays_as_it_was),
    (Possessive, test_copies.test_asking_changes_nothing),
    (Forgetful, test_dumps.test_dumps_can_be_loaded),
    (Careless, test_dumps.test_broken_dumps_are_refused),
    (Glassy, test_secrecy.test_a_seat_sees_what_it_imagines),
    (Explaining, test_secrecy.test_a_seat_sees_what_it_imagines),
    (Explaining, test_secrecy.test_a_seat_reads_what_it_imagines),
    (Helpful, test_secrecy.test_a_seat_sees_what_it_imagines),
    (Whispering, test_secrecy.test_a_seat_hears_what_it_imagines),
    (Talkative, test_imagination.test_views_keep_what_is_heard),
    (Truthful, test_imagination.test_twins_are_imagined_alike),
    (HalfTruthful, test_imagination.test_imagination_knows_only_what_the_seat_knows),
    (Contrary, test_imagination.test_imagination_knows_only_what_the_seat_knows),
    (Monstrous, test_imagination.test_imagined_positions_are_sound),
    (Speechless, test_texts.test_everything_is_said_whole),
    (Abrupt, test_texts.test_events_are_told),
    (Welcoming, test_doors.test_what_is_of_another_game_is_refused),
    (Gullible, test_doors.test_what_is_of_another_game_is_refused),
    (Roomy, test_doors.test_there_are_no_other_seats),
    (Impatient, test_doors.test_there_is_no_result_before_the_end),
    (Lending, test_doors.test_nobody_can_spoil_what_others_are_given),
    (Remembering, test_doors.test_nobody_can_spoil_what_others_are_given),
    (Repeating, test_doors.test_what_was_told_stays_as_it_was),
    (Outspoken, test_doors.test_nobody_can_spoil_what_others_hear),
    (Entangled, test_doors.test_copies_of_anything_share_nothing),
]


@pytest.mark.parametrize(("kind", "law"), BROKEN, ids=lambda each: each.__name__)
def test_broken_positions_are_caught(kind: type[SoundPosition], law: Law) -> None:
    """A game with this fault does not pass this law."""
    game = SuiteGame("small-sound", kind)
    with pytest.raises(FAILURES):
        _try_all(law, game)


@pytest.mark.parametrize("kind", [Skewed, Contrary], ids=lambda each: each.__name__)
def test_wrong_likelihoods_are_caught(kind: type[SoundPosition]) -> None:
    """Imagining what is possible, but not as likely as it is, does not pass."""
    with pytest.raises(AssertionError, match="more imagined"):
        test_likelihood.test_the_truth_is_as_likely_as_what_is_imagined(SuiteGame("small-sound", kind))


def test_right_likelihoods_are_not_caught() -> None:
    """Where cards are as likely as they are imagined to be, even many games raise no alarm."""
    test_likelihood.check_likelihood(_fresh(), games=1500, longest=40)


def test_missing_rules_are_caught() -> None:
    """A rule without text, test or use does not pass."""
    game = _fresh()
    game.chapters = (Chapter("small", ("small-" + "forgotten",)), TABLE_MANNERS)
    for law in (
        test_rules.test_rules_have_texts,
        test_rules.test_rules_are_tested,
        test_rules.test_rules_are_in_the_source,
    ):
        with pytest.raises(FAILURES):
            law(game)


def test_a_box_without_words_is_caught() -> None:
    """A value without a text, and members that are called by what a program calls them, do not pass."""

    class Nameless(SuiteGame):
        def box_text(self, value: BoxValue) -> Message:
            return Message("box-small-" + "forgotten")

    with pytest.raises(FAILURES):
        test_rulebook.test_everything_in_the_box_has_a_name(Nameless("small-sound", _fresh_positions()))
    raw = BoxValue("worth", (1, 2), low=0, high=9, names=("one-coin", "two-coins"))
    with pytest.raises(AssertionError, match="worth"):
        test_rulebook.test_everything_in_the_box_has_a_name(
            SuiteGame("small-sound", _fresh_positions(), Box((raw,))),
        )


def test_wrong_marks_are_caught() -> None:
    """A book that calls an assumed value printed, or does not say what its marks mean, does not pass."""

    class Sure(SuiteGame):
        def book(self) -> list[Page]:
            *chapters, box = super().book()
            sure = Box([BoxValue(each.name, each.printed, 0, 9, each.names) for each in self.box.declared])
            lines = [sure.line(each, self.box_text(each)) for each in sure.declared]
            return [*chapters, Page(box.title, lines, box.note)]

    class Terse(SuiteGame):
        def book(self) -> list[Page]:
            *chapters, box = super().book()
            return [*chapters, Page(box.title, box.texts)]

    for kind in (Sure, Terse):
        with pytest.raises(AssertionError):
            test_rulebook.test_exactly_what_is_assumed_is_marked(kind("small-sound", _fresh_positions()))


def test_wide_pictures_are_caught() -> None:
    """A picture that does not fit does not pass."""

    class Wide(SuiteGame):
        def drawing(self, view: View, say: Callable[[Message], str], width: int) -> list[str]:
            return ["-" * 50]

    with pytest.raises(AssertionError, match="50 columns"):
        test_texts.test_pictures_fit(sample(Wide("small-sound", _fresh_positions()))[0])


def test_like_choices_are_caught() -> None:
    """Two choices in the same words do not pass."""

    class Vague(SuiteGame):
        def choice(self, view: View, action: Action) -> Choice:
            return Choice.of(action, Message("small-action", {"action": "this"}))

    with pytest.raises(AssertionError):
        test_texts.test_choices_differ(sample(Vague("small-sound", _fresh_positions()))[0])


class Peeping(SmallEye):
    """Shows everybody the card that was put away."""

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        super().write(position, seat, row, at)
        assert isinstance(position, SoundPosition)
        if position.put_away and seat >= 0:
            row[at + self.size - 4 + position.put_away] = 1


class Boundless(SmallEye):
    """Has more coins than it says."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        field = next(each for each in self.fields if each.name == "coins")
        field.high = MOST_COINS


class Forgetting(SmallEye):
    """Leaves what was there before: what it writes on is no row at all."""

    def ground(self, position: Position) -> vec[u8]:
        return vec[u8]()


class Sprawling(SmallEye):
    """Writes beside its row."""

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        super().write(position, seat, row, at)
        if at:
            row[at - 1] = u8(7)


class Smearing(SmallEye):
    """Writes on what it has written before."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        self.last = vec[u8]([0] * self.size)

    def ground(self, position: Position) -> vec[u8]:
        return self.last

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        claim = at + next(each.first for each in self.fields if each.name == "claim")
        before = [row[claim + place] for place in range(3)]
        super().write(position, seat, row, at)
        assert isinstance(position, SoundPosition)
        if not position.claim:
            for place in range(3):
                row[claim + place] = before[place]
        self.last = row[at : at + self.size]


class Selfless(SmallEye):
    """Tells the coins in the order of the table."""

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        super().write(position, seat, row, at)
        coins = next(each.first for each in self.fields if each.name == "coins")
        assert isinstance(position, SoundPosition)
        for place, each in enumerate(position.coins):
            row[at + coins + place] = u8(each + MOST_COINS)


class Blind(SmallEye):
    """Says that it tells the claim, and does not."""

    def write(self, position: Position, seat: int, row: vec[u8], at: int) -> None:
        super().write(position, seat, row, at)
        claim = next(each.first for each in self.fields if each.name == "claim")
        for place in range(3):
            row[at + claim + place] = 0


class Assuming(SmallEye):
    """Says that the rounds that are left never change."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players)
        next(each for each in self.fields if each.name == "rounds left").shows = ()
        self.left_out["public.rounds_left"] = ALWAYS_THE_SAME


BROKEN_EYES: list[tuple[type[SmallEye], Law]] = [
    (Peeping, test_secrecy.test_a_seat_sees_what_it_imagines),
    (Boundless, test_eyes.test_rows_keep_their_bounds),
    (Forgetting, test_eyes.test_rows_keep_their_bounds),
    (Sprawling, test_eyes.test_rows_keep_their_bounds),
    (Smearing, test_eyes.test_what_was_seen_before_does_not_show),
    (Selfless, test_eyes.test_ones_own_seat_comes_first),
    (Blind, test_eyes.test_what_a_view_shows_can_be_read_off),
    (Assuming, test_eyes.test_what_a_view_shows_can_be_read_off),
]


@pytest.mark.parametrize(("kind", "law"), BROKEN_EYES, ids=lambda each: each.__name__)
def test_broken_eyes_are_caught(kind: type[SmallEye], law: Law) -> None:
    """An eye with this fault does not pass this law."""

    class Looking(SuiteGame):
        def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
            return kind(self, players)

    with pytest.raises(FAILURES):
        _try_all(law, Looking("small-sound", _fresh_positions()))


def test_forgotten_fields_are_caught() -> None:
    """An eye that neither tells nor leaves out a field of the view does not pass."""

    class Incomplete(SmallEye):
        def __init__(self, game: Game, players: int) -> None:
            super().__init__(game, players)
            del self.left_out["public.prompt"]

    class Looking(SuiteGame):
        def make_eye(self, players: int, options: dict[str, OptionValue]) -> Eye:
            return Incomplete(self, players)

    with pytest.raises(AssertionError, match="neither told"):
        test_eyes.test_every_field_of_the_view_is_told_or_left_out(Looking("small-sound", _fresh_positions()))


def test_changed_playthroughs_are_caught() -> None:
    """A game in which anything can be seen that could not be seen before does not pass."""
    with pytest.raises(AssertionError):
        test_golden.test_golden_playthroughs(SuiteGame("small-sound", Glassy))


def _try_all(law: Law, game: SuiteGame) -> None:
    for setting in sample(game):
        law(setting)


def _fresh() -> SuiteGame:
    return SuiteGame("small-sound", _fresh_positions())


def _fresh_positions() -> type[SoundPosition]:
    """A sound class of its own: a class of positions belongs to one game."""

    class Fresh(SoundPosition):
        pass

    return Fresh
