"""One game as it is played at a table: who may decide, what then happens, and what may be taken back. No I/O."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from alehouse.engine.actions import Action
from alehouse.engine.contract import CHANCE, OVER, PUBLIC, Game, Knowledge, Position
from alehouse.engine.errors import AlehouseError, BadRecord, IllegalAction, Refusal
from alehouse.engine.events import Event
from alehouse.engine.fair_luck import Chain
from alehouse.engine.luck_record import Word
from alehouse.engine.messages import Json, Seat
from alehouse.engine.options import OptionValue
from alehouse.engine.record import LONGEST_WORD, Record, is_word, start
from alehouse.engine.verify import verify
from alehouse.engine.views import View
from alehouse.tables.dealer import Dealer
from alehouse.tables.words import Gathering


class Match:
    """One match. Seats decide; chance draws at once, with a fair luck that can be proven (docs/fair-luck.md).

    A stretch of play begins with the players' words: `fingerprint` is announced, `promise_word` and `tell_word` collect
    them, and `begin_stretch` lets chance run. Until then nothing is played.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, OptionValue] | None = None,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        chain: Chain | None = None,
    ) -> None:
        given: dict[str, Json] = dict(options or {})
        chosen = game.check_options(game.check_players(players), given)
        seated, kinds = _seated(names, players), _seated(kinds, players)
        record = Record(game.name, game.version, players, chosen, seated, kinds, game.box.differs)
        self._set_up(record, game.begin(players, chosen))
        self._dealer: Dealer | None = Dealer(record, chain if chain is not None else Chain.fresh())

    @staticmethod
    def resume(record: Record, chain: Chain | None = None) -> Match:
        """The table as it was when this record was saved, with its log and its undo.

        The luck to come is the next of the chain that the record's fingerprint binds, and takes new words. A record
        whose luck nobody promised begins a chain here. One that was changed raises BadRecord: going on would hide it.
        """
        for finding in verify(record).failures:
            raise BadRecord("table-resume-changed", {"finding": finding.message})
        match: Match = _Resumed(record)
        for notation in record.steps:
            match._play(match.game.action(notation))
        match.record.luck = record.luck.copy() if record.luck is not None else None
        if match.position.to_move != OVER:
            if chain is None and record.luck is not None:
                raise BadRecord("table-luck-elsewhere", {"fingerprint": record.luck.fingerprint})
            match._dealer = Dealer(match.record, chain if chain is not None else Chain.fresh())
            match._let_chance_run()
        return match

    # The luck.

    @property
    def fingerprint(self) -> str:
        """What binds all luck of this table, to be announced before the first word is known."""
        return self.record.luck.fingerprint if self.record.luck is not None else ""

    @property
    def gathering(self) -> Gathering | None:
        """The stretch whose words are being collected; None while it draws."""
        return self._dealer.gathering if self._dealer is not None else None

    @property
    def stretch(self) -> int:
        """The number of the stretch that draws now, or whose words are being collected."""
        return self._dealer.stretch if self._dealer is not None else 0

    @property
    def words(self) -> list[Word]:
        """The words of the stretch that draws now."""
        return [word.copy() for word in self._dealer.words] if self._dealer is not None else []

    def promise_word(self, seat: int, promise: str) -> None:
        """This seat will tell a word, and is bound to it (`promise_of`)."""
        self._at_work().collecting().promise(self._at_the_table(seat), promise)

    def tell_word(self, seat: int, word: str, salt: str) -> None:
        """The word that this seat promised."""
        self._at_work().collecting().tell(self._at_the_table(seat), word, salt)

    def mix_words(self, without: Collection[int] = ()) -> None:
        """All words are told: from now on luck can be drawn. Who promised and keeps silent is named in `without`."""
        self._at_work().begin(without)

    def begin_stretch(self, without: Collection[int] = ()) -> None:
        """All words are told: let chance run. Who promised and keeps silent must be named to be done without."""
        self.mix_words(without)
        self._let_chance_run()

    def __copy__(self) -> Match:
        raise TypeError("there is one authority over a match: its record can be copied, the match cannot")

    def __deepcopy__(self, memo: object) -> Match:
        return self.__copy__()

    def __reduce__(self) -> str:
        raise TypeError("a match does not travel: its record does")

    # What a seat (or PUBLIC, an onlooker) may ask.

    def view(self, seat: int) -> View:
        """All that this seat may know."""
        return self.position.view(self._known(seat))

    def knowledge(self, seat: int) -> Knowledge:
        """The same for whoever thinks in this seat's place."""
        return self.position.knowledge(self._known(seat))

    def events(self, seat: int) -> list[Event]:
        """All that has happened, as this seat has seen it; what is undone has not happened."""
        self._known(seat)
        seen = [event.seen_by(seat) for event in self.told]
        return [event for event in seen if event is not None]

    def legal(self, seat: int) -> list[Action]:
        """What this seat may do now; nothing, if another is to move."""
        mine = self._known(seat) == self.position.to_move and self.gathering is None
        return self.position.legal() if mine else []

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None if this seat may do it now; else the rule in the way."""
        refusal = self._not_now(seat, action)
        return refusal if refusal is not None else self.position.why_not(action)

    def _not_now(self, seat: int, action: Action) -> Refusal | None:
        """Why this seat may do nothing now, whatever the game's rules say."""
        to_move = self.position.to_move
        if self.gathering is not None:
            return Refusal(str(action), "table-words-first")
        if self._known(seat) != to_move and to_move != OVER:
            return Refusal(str(action), "table-turn", {"seat": Seat(to_move)})
        return None

    # What a seat may do.

    def decide(self, seat: int, action: Action) -> None:
        """Play this seat's action, and let chance run until somebody is to move. May raise IllegalAction."""
        self.play(seat, action)
        self._let_chance_run()

    def play(self, seat: int, action: Action) -> None:
        """Play this seat's action, and nothing else. May raise IllegalAction."""
        refusal = self._not_now(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        # The position itself asks its rules.
        self._play(action)

    @property
    def may_draw(self) -> bool:
        """Whether chance is to move, and luck can be drawn."""
        return self.position.to_move == CHANCE and self.gathering is None

    def draw(self) -> Action:
        """Let chance bring what it brings now."""
        action = self._at_work().draw(self.position)
        self._play(action)
        return action

    @property
    def may_undo(self) -> int | None:
        """The seat that may take back the last decision, if any may."""
        return self._marks[-1].seat if self._marks else None

    @property
    def may_be_undone(self) -> list[tuple[int, int]]:
        """The decisions that nothing stands behind which cannot be taken back: each its seat, and its step from 0."""
        return [(mark.seat, mark.steps) for mark in self._marks]

    def undo_to(self, step: int) -> None:
        """Take back this decision, and all since; it must be one of those that may be."""
        while self._marks and self._marks[-1].steps >= step:
            self.undo(self._marks[-1].seat)

    def check_undo(self, seat: int) -> None:
        """Raise AlehouseError unless the last decision was this seat's and nothing was drawn or shown since."""
        self._known(seat)
        if not self._marks:
            raise AlehouseError(self._barrier)
        last = self._marks[-1].seat
        if last != seat:
            raise AlehouseError("table-undo-other", {"seat": Seat(last)})

    def undo(self, seat: int) -> None:
        """Take back the last decision."""
        self.check_undo(seat)
        mark = self._marks.pop()
        self.position = mark.position
        self.position.listen(mark.steps)
        del self.told[mark.events :]
        self.record.shorten(mark.steps)

    def save(self) -> Record:
        """A record to keep. It tells the secret of the luck so far; what is drawn from now on takes new words.

        Where nothing was drawn with them yet, the words stay those that they are.
        """
        if self._dealer is not None:
            self._dealer.tell()
        return self.record.copy()

    def break_off(self) -> None:
        """Nothing more is played: the luck so far is told, so that it can be proven."""
        if self._dealer is not None:
            self._dealer.finish()

    # How it works.

    def _set_up(self, record: Record, position: Position) -> None:
        self.record = record
        """The match so far, without the secret that still draws."""
        self.position = position
        """The truth; what a player may know of it is `view`."""
        self.position.listen()
        self.game = self.position.game
        self.told: list[Event] = []
        """All that has happened, whoever may know it."""
        self._marks: list[_Mark] = []
        self._barrier: str = "table-undo-nothing"

    def _let_chance_run(self) -> None:
        while self.may_draw:
            self.draw()

    def _at_work(self) -> Dealer:
        if self._dealer is None:
            raise AlehouseError("table-word-not-now")
        return self._dealer

    def _play(self, action: Action) -> None:
        """One step, a decision or an outcome: position, record, log, and what can be undone afterwards."""
        position = self.position
        seat = position.to_move
        # What a rule is in the way of leaves everything as it is.
        before = position.copy() if seat >= 0 else None
        position.play(action)
        if before is None:
            self.bar_undo("table-undo-draw")
        else:
            self._marks.append(_Mark(seat, before, len(self.record.steps), len(self.told)))
        self.record.add(action.notation)
        news = position.take_news()
        self.told += news
        barrier = barrier_behind(position, news)
        if barrier:
            self.bar_undo(f"table-undo-{barrier}")
        if position.to_move == OVER:
            self.record.result = position.result().plain()
            if self._dealer is not None:
                self._dealer.finish()

    def bar_undo(self, why: str) -> None:
        """From here on nothing before can be taken back."""
        self._marks.clear()
        self._barrier = why

    def _at_the_table(self, seat: int) -> int:
        if self._known(seat) == PUBLIC:
            raise AlehouseError("table-word-onlooker")
        return seat

    def _known(self, seat: int) -> int:
        if seat == PUBLIC or 0 <= seat < self.record.players:
            return seat
        raise AlehouseError("table-seat", {"seat": seat + 1, "players": self.record.players})


def barrier_behind(position: Position, news: Sequence[Event]) -> str:
    """Why nothing can be taken back after a step that brought this and led here; empty if it can be."""
    if position.to_move == OVER:
        return "over"
    for event in news:
        if event.reveals:
            return "reveal"
    return ""


class _Resumed(Match):
    """One that does not begin a game: who makes it plays what was played, and finds who draws then."""

    def __init__(self, record: Record) -> None:
        self._set_up(record.empty(), start(record))
        self._dealer = None


class _Mark:
    """A moment that can be returned to: just before a decision of this seat."""

    def __init__(self, seat: int, position: Position, steps: int, events: int) -> None:
        self.seat = seat
        self.position = position
        self.steps = steps
        self.events = events


def _seated(words: Sequence[str], players: int) -> list[str]:
    """One word for every seat: all of them, or none."""
    if not words:
        return [""] * players
    if len(words) != players:
        raise AlehouseError("table-names", {"players": players, "names": len(words)})
    for word in words:
        if not is_word(word):
            raise AlehouseError("table-name-odd", {"name": word, "longest": LONGEST_WORD})
    return list(words)
