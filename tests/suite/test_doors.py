"""The doors of a position: whoever comes with something wrong is refused, and nobody can spoil it for others."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from alehouse import CHANCE, OVER, PUBLIC, FastLuck, Game, IllegalAction, Position
from alehouse.engine import registry
from alehouse.engine.actions import Action, Outcome
from alehouse.engine.chance import Chances
from alehouse.engine.columns import columns
from alehouse.engine.contract import NARROWEST, Imaginer, Knowledge
from alehouse.engine.errors import AlehouseError, BadSeat, Foreign, NotOver
from alehouse.engine.events import Event
from alehouse.engine.playing import play_on
from alehouse.engine.rulebook import OF_ANOTHER_GAME
from alehouse.text import languages
from tests.small_game import SMALL
from tests.suite.games import GAMES
from tests.suite.observe import perceived, said, text, watchers
from tests.suite.small import SOUND
from tests.suite.spoil import spoil
from tests.suite.walks import Setting, choose, moments, options

NO_ACTIONS: list[Any] = [None, "", "roll", 0, 1.5, [], object()]
NO_SEATS = (99, -7, CHANCE, OVER, 10**30)
ODD_SEATS: list[Any] = [None, "0", 0.0, [0]]


def foreign(game: Game) -> Iterator[Action]:
    """Actions and outcomes of other games, and some made by hand, the game's own to look at."""
    for other in GAMES:
        if other.table is not game.table:
            yield other.table.actions[0]
            yield other.table.actions[other.table.choices - 1]
            yield from other.table.actions[-2:]
            # In the place of something that the game has.
            yield from [each for each in other.table.actions if each.notation in game.table.by_notation][:4]
    for own in (game.table.actions[0], game.table.actions[-1]):
        made = Outcome(own.notation, own.parts) if isinstance(own, Outcome) else Action(own.notation, own.parts)
        yield made
        made.number = own.number
        made.game = own.game
        yield made
    for number in (-1, 0, len(game.table), 10**9):
        made = Action("zz")
        made.number = number
        yield made
    yield Outcome("999")


@pytest.fixture(autouse=True)
def _small_games_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that what belongs to them can travel; they share a table, which belongs to the first."""
    for small in (SMALL, SOUND):
        monkeypatch.setitem(registry._all(), small.name, small)


@pytest.mark.rule("common-foreign")
def test_what_is_of_another_game_is_refused(setting: Setting) -> None:
    """Whoever brings it, at any time: `why_not` names the rule, `play` raises that very refusal, nothing changes."""
    for position in moments(setting, games=1, each=5):
        position.listen()
        before = position.digest()
        for action in foreign(setting.game):
            refusal = position.why_not(action)
            assert refusal is not None, f"{action!r} may be played"
            assert (refusal.rule, refusal.action) == (OF_ANOTHER_GAME, action.notation)
            assert all(said(lang, refusal.message()) for lang in languages())
            with pytest.raises(IllegalAction) as caught:
                position.play(action)
            assert caught.value.refusal == refusal
        for nothing in NO_ACTIONS:
            with pytest.raises(TypeError):
                position.why_not(nothing)
            with pytest.raises(TypeError):
                position.play(nothing)
        assert (position.digest(), position.news()) == (before, [])


def test_actions_come_back_as_themselves(game: Game) -> None:
    """However an action travels, it is the table's own object again, and can be played."""
    for action in game.table.actions:
        assert game.table.has(action)
        assert game.action(str(action)) is action
        assert copy.copy(action) is copy.deepcopy(action) is action


def test_there_are_no_other_seats(setting: Setting) -> None:
    """Views, knowledge and what is imagined are for the seats of the table and for onlookers."""
    for position in moments(setting, games=1, each=4):
        for seat in (*NO_SEATS, position.players):
            _refuses(BadSeat, position.view, seat)
            _refuses(BadSeat, position.knowledge, seat)
            _refuses(BadSeat, Knowledge, setting.game, seat, position)
        for odd in ODD_SEATS:
            with pytest.raises((BadSeat, TypeError)):
                position.view(odd)
            with pytest.raises((BadSeat, TypeError)):
                position.knowledge(odd)


def test_views_and_knowledge_of_others_are_refused(game: Game) -> None:
    """A view that nobody of this game can have is not put into words, and nobody imagines from another's knowledge."""
    position = a_decision(game)
    action = position.legal()[0]
    view = position.view(position.to_move)
    for seat in NO_SEATS:
        wrong = msgspec.structs.replace(view, seat=seat)
        _refuses(BadSeat, game.describe, wrong, action)
        _refuses(BadSeat, game.picture, wrong, str, 80)
    for made in foreign(game):
        _refuses(Foreign, game.describe, view, made)
    for other in GAMES:
        if other.name == game.name:
            continue
        knowledge = a_decision(other).knowledge(PUBLIC)
        _refuses(Foreign, game.imaginer, knowledge, FastLuck())
        _refuses(Foreign, Knowledge, other, 0, position)
        if other.view_type is not game.view_type:
            theirs = a_decision(other).view(0)
            _refuses(Foreign, game.describe, theirs, action)
            _refuses(Foreign, game.picture, theirs, str, 80)


def test_pictures_are_drawn_in_any_room(game: Game) -> None:
    """However narrow it is, a picture comes to an end; and where there is none, it is refused."""
    view = a_decision(game).view(0)
    for width in range(NARROWEST, 40):
        assert all(columns(line) <= width for line in game.picture(view, lambda message: message.id, width))
    for width in (NARROWEST - 1, 0, -5):
        with pytest.raises(ValueError, match="columns wide"):
            game.picture(view, str, width)


def test_there_is_no_result_before_the_end(setting: Setting) -> None:
    """A result is asked for when the game is over, and refused at any time before."""
    for position in moments(setting, games=1, each=5):
        if position.to_move == OVER:
            result = position.result()
            assert [0 <= result.utility(seat) <= 1 for seat in range(position.players)] == [True] * position.players
            for seat in (*NO_SEATS, position.players):
                with pytest.raises((BadSeat, OverflowError)):
                    result.utility(seat)
        else:
            _refuses(NotOver, position.result)


def test_nobody_can_spoil_what_others_are_given(setting: Setting) -> None:
    """Whoever changes what was handed out changes it for nobody else: not here, nor in another position."""
    for position in moments(setting, games=1, each=5):
        twin = position.copy()
        before = observed(position)
        for seat in watchers(position):
            spoil(position.view(seat))
            spoil(position.knowledge(seat).view)
            spoil(position.knowledge(seat).legal)
        spoil(position.views())
        spoil(position.public())
        spoil(position.prompt())
        spoil(position.pending())
        for action in position.legal():
            spoil(setting.game.describe(position.view(position.to_move), action))
        spoil(position.legal())
        spoil(position.chances())
        for action in setting.game.table.actions[::7]:
            spoil(position.why_not(action))
        if position.to_move == OVER:
            spoil(position.result())
        spoil(position.dump())
        spoil(position.numbers())
        spoil(setting.game.box.differs)
        spoil(setting.game.box.args())
        assert observed(twin) == before
        assert observed(position) == before


def test_nobody_can_spoil_what_others_hear(setting: Setting) -> None:
    """The same for events: what happened in one game is not changed by whoever heard of another."""
    told = []
    for _ in range(2):
        position = setting.start()
        position.listen()
        luck = FastLuck(5)
        heard = []
        for _ in range(60):
            if position.to_move == OVER:
                break
            position.play(choose(position, luck))
            news = position.news()
            heard.append(text([event.plain() for event in news]))
            spoil(news)
        told.append(heard)
    assert told[0] == told[1]


def test_what_was_told_stays_as_it_was(setting: Setting) -> None:
    """A table takes the news as they are, and keeps them: nothing that happens later changes them."""
    position = setting.start()
    position.listen()
    luck = FastLuck(6)
    told: list[tuple[Event, str]] = []
    for _ in range(120):
        if position.to_move == OVER:
            break
        position.play(choose(position, luck))
        told += [(event, text(event.plain())) for event in position.take_news()]
    assert [text(event.plain()) for event, _ in told] == [before for _, before in told]


def test_copies_of_anything_share_nothing(setting: Setting) -> None:
    """`copy.copy` of whatever a position hands out can be changed without changing the original; or there is none."""
    for position in moments(setting, games=1, each=4):
        seat = max(position.to_move, 0)
        knowledge = position.knowledge(seat)
        for copied in (copy.copy, copy.deepcopy, _travelled):
            assert copied(position).digest() == position.digest()
            other = copied(knowledge)
            assert other is not knowledge
            assert (other.view, other.seat, other.game) == (knowledge.view, seat, setting.game)
            chances: Chances = copied(position.chances())
            assert list(chances) == list(position.chances())
            imaginer: Imaginer = knowledge.imaginer(FastLuck(1))
            with pytest.raises(TypeError):
                copied(imaginer)
            box = copied(setting.game.box)
            assert (box.differs, box.args()) == (setting.game.box.differs, setting.game.box.args())
            things = [position.view(seat), position.prompt(), position.pending()]
            things += [position.why_not(action) for action in setting.game.table.actions[:3]]
            if position.to_move == OVER:
                things.append(position.result())
            for thing in things:
                before = _plain(thing)
                twin = copied(thing)
                assert _plain(twin) == before
                if not isinstance(thing, list):
                    spoil(twin)
                    assert _plain(thing) == before, f"a copy of {type(thing).__name__} shares something"


def test_copies_of_events_share_nothing(setting: Setting) -> None:
    position = setting.start()
    position.listen()
    luck = FastLuck(2)
    for _ in range(60):
        if position.to_move == OVER:
            break
        position.play(choose(position, luck))
        for event in position.news():
            before = event.plain(), event.otherwise.plain() if event.otherwise is not None else None
            for copied in (copy.copy, copy.deepcopy):
                twin = copied(event)
                assert (twin.plain(), twin.told, twin.reveals) == (before[0], event.told, event.reveals)
                spoil(twin.otherwise)
                spoil(twin)
                assert (event.plain(), event.otherwise.plain() if event.otherwise is not None else None) == before


def observed(position: Position) -> object:
    """All that anybody may ask of it."""
    seats = [perceived(position, seat) for seat in watchers(position)]
    return seats, [str(each) for each in options(position)], [weight for _, weight in position.chances()]


def a_decision(game: Game) -> Position:
    """A position in which a seat is to move."""
    position = game.start(game.fewest)
    play_on(position, FastLuck(1))
    return position


def _travelled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def _plain(thing: Any) -> str:
    if isinstance(thing, list):
        return text([each.plain() for each in thing])
    return repr(thing) if thing is None or not hasattr(thing, "plain") else text(thing.plain())


def _refuses(kind: type[AlehouseError], ask: Callable[..., object], *args: object) -> None:
    with pytest.raises(kind) as caught:
        ask(*args)
    assert all(said(lang, caught.value.message) for lang in languages())
