"""Fair luck at this terminal: what binds the house is shown, then the people mix in words of their own."""

from __future__ import annotations

from alehouse.engine.errors import AlehouseError
from alehouse.engine.fair_luck import fresh_salt, promise_of
from alehouse.engine.luck_record import LuckRecord, Word
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.record import Record
from alehouse.engine.registry import game
from alehouse.engine.rolls import rolls
from alehouse.tables import Match
from alehouse.tables.words import Gathering
from alehouse.terminal.house import House
from alehouse.terminal.screen import Left, Screen
from alehouse.terminal.seats import HUMAN
from alehouse.terminal.words import command_name, read_command


def begin_stretch(screen: Screen, table: Match, house: House) -> None:
    """Collect words for the luck to come, as at any table: all are promised before the first is told."""
    gathering = table.gathering
    if gathering is None:
        return
    screen.turn_page()
    screen.line()
    if house.words is None:
        words = _asked_for(screen, table, gathering) if _wants_words(screen, table) else []
    else:
        # This stretch was begun before: other words would be another try.
        words = house.words
        screen.tell("luck-bound", fingerprint=table.fingerprint)
        screen.tell("luck-words-again")
    for word in words:
        table.promise_word(word.seat, word.promise)
    if len(words) > 1:
        screen.tell("luck-seal", seal=gathering.seal)
    for word in words:
        if word.word is not None and word.salt is not None:
            table.tell_word(word.seat, word.word, word.salt)
            if len(words) > 1:
                screen.tell("luck-word-told", seat=Seat(word.seat), word=word.word)
    if table.record.steps:
        house.remember(table, words)
    house.words = None
    table.begin_stretch()


def print_luck(screen: Screen, record: Record) -> None:
    """What bound the house, and for each stretch the words, the seal and the secret."""
    luck = record.luck
    if luck is None:
        return
    screen.tell("luck-fingerprint", fingerprint=luck.fingerprint)
    for number in range(1, len(luck.stretches) + 1):
        _print_stretch(screen, luck, number)


def print_rolls(screen: Screen, record: Record) -> None:
    """What came up for everybody to see, beside what was to be expected."""
    things = game(record.game).variant(record.box).things
    found = tuple(
        Message("luck-roll", {"thing": things[thing].name, "actual": tally.actual, **_tenths(tally.expected)})
        for thing, tally in rolls(record).items()
    )
    if found:
        screen.tell("luck-rolls", rolls=found)


def _tenths(number: float) -> dict[str, Value]:
    """Apart, since languages differ in what they put in between."""
    whole, tenths = divmod(round(10 * number), 10)
    return {"whole": whole, "tenths": tenths}


def _print_stretch(screen: Screen, luck: LuckRecord, number: int) -> None:
    stretch = luck.stretches[number - 1]
    told = stretch.told()
    words = tuple(screen.say("luck-word-of", seat=Seat(seat), word=word) for seat, word in told)
    screen.tell("luck-stretch", stretch=number, step=stretch.from_step + 1, words=words, count=len(words))
    if len(stretch.words) > 1:
        screen.paragraph(screen.say("luck-stretch-seal", seal=luck.seal(number)), "  ")
    if stretch.secret is not None:
        screen.paragraph(screen.say("luck-stretch-secret", secret=stretch.secret), "  ")


def _wants_words(screen: Screen, table: Match) -> bool:
    """Whether anybody here wants to check the luck: it is one question, and Enter passes over it."""
    if HUMAN not in table.record.kinds:
        return False
    begun = "yes" if table.record.steps else "no"
    luck, quit = command_name(screen.speech, "luck"), command_name(screen.speech, "quit")
    screen.tell("luck-offer", word=luck, begun=begun)
    while typed := screen.ask():
        command = read_command(screen.speech, typed, ("luck", "quit"))
        if command is None:
            screen.tell("luck-offer-again", word=luck, quit=quit, begun=begun)
            continue
        if command[0] == "quit":
            raise Left
        screen.tell("luck-bound", fingerprint=table.fingerprint)
        return True
    return False


def _asked_for(screen: Screen, table: Match, gathering: Gathering) -> list[Word]:
    """The words of those who give one. Nobody makes up a word for a player: it would prove nothing."""
    people = [seat for seat, kind in enumerate(table.record.kinds) if kind == HUMAN]
    words = []
    for seat in people:
        word = _ask(screen, seat, gathering, hidden=len(people) > 1)
        if word:
            salt = fresh_salt()
            promise = promise_of(gathering.fingerprint, gathering.stretch, seat, word, salt)
            words.append(Word(seat, promise, word, salt))
    return words


def _ask(screen: Screen, seat: int, gathering: Gathering, hidden: bool) -> str:
    screen.tell("luck-word", seat=Seat(seat))
    if hidden:
        screen.tell("luck-word-hidden")
    while True:
        word = screen.ask_hidden() if hidden else screen.ask()
        if not word:
            screen.tell("luck-word-none", seat=Seat(seat))
            return ""
        try:
            gathering.check(word)
            return word
        except AlehouseError as wrong:
            screen.paragraph(screen.speech.say(wrong.message))
