"""Forged luck: each way that docs/fair-luck.md names is caught, or called what it is.

The house here is a cheat who knows our code: it writes whatever file it likes, with a trail that fits. What it cannot
change is what Ann noted while she played: the fingerprint, her words, and the seals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from alehouse.engine.contract import CHANCE, OVER
from alehouse.engine.fair_luck import Chain, linked, promise_of
from alehouse.engine.luck import FastLuck
from alehouse.engine.luck_proof import Noted
from alehouse.engine.luck_record import LuckRecord, Stretch, Word
from alehouse.engine.record import Record, next_digest, start
from alehouse.engine.verify import verify
from alehouse.tables import Match
from tests.tellings import SALT, a_chain, a_table, an_empty_table, give_words, plainly, play_some, saved_often

BEST = "draw 3"


def retrail(record: Record) -> Record:
    record.trail = [record.header_digest()]
    for step in record.steps:
        record.trail.append(next_digest(record.trail[-1], step))
    return record


def luck_of(record: Record) -> LuckRecord:
    assert record.luck is not None
    return record.luck


def anns_notes(record: Record, seals: bool = True) -> Noted:
    """What Ann has written down of an honest game."""
    luck = luck_of(record)
    words = [word for stretch in luck.stretches for seat, word in stretch.told() if seat == 0]
    numbers = range(1, len(luck.stretches) + 1)
    return Noted(luck.fingerprint, words, [luck.seal(number) for number in numbers] if seals else [])


def says(record: Record, noted: Noted | None = None) -> str:
    result = verify(record, noted if noted is not None else Noted())
    plainly(result.findings)
    return result.verdict


def ids(record: Record, noted: Noted | None = None) -> set[str]:
    return {finding.message.id for finding in verify(record, noted if noted is not None else Noted()).findings}


def an_honest_game() -> Record:
    return play_some(a_table(), 1000).save()


def a_word(luck: LuckRecord, stretch: int, seat: int, word: str) -> Word:
    return Word(seat, promise_of(luck.fingerprint, stretch, seat, word, SALT), word, SALT)


# An honest game


def test_an_honest_game_is_proven_to_whoever_took_part() -> None:
    for record in (an_honest_game(), saved_often()):
        assert says(record, anns_notes(record)) == "proven"
        assert says(record) == "consistent"


def test_a_word_alone_at_the_table_needs_no_seal() -> None:
    record = play_some(give_words(an_empty_table(), {0: "clover"}), 1000).save()
    assert says(record, anns_notes(record, seals=False)) == "proven"


def test_whoever_told_no_word_is_shown_nothing() -> None:
    record = play_some(give_words(an_empty_table(), {}), 1000).save()
    assert says(record, Noted(luck_of(record).fingerprint)) == "consistent"
    assert "verify-noted-no-word" in ids(record, Noted(luck_of(record).fingerprint))


@pytest.mark.parametrize(
    ("less", "why"),
    [
        (lambda full: Noted(None, full.words, full.seals), "verify-noted-no-fingerprint"),
        (lambda full: Noted(full.fingerprint, [], full.seals), "verify-noted-no-word"),
        (lambda full: Noted(full.fingerprint, full.words[1:], full.seals), "verify-noted-no-word"),
        (lambda full: Noted(full.fingerprint, full.words, []), "verify-noted-no-seal"),
    ],
    ids=["fingerprint", "words", "one word", "seals"],
)
def test_whoever_noted_less_is_told_what_is_missing(less: Callable[[Noted], Noted], why: str) -> None:
    record = saved_often()
    noted = less(anns_notes(record))
    assert says(record, noted) == "consistent"
    assert why in ids(record, noted)


def test_words_are_noted_in_the_order_in_which_they_were_told() -> None:
    record = saved_often()
    full = anns_notes(record)
    swapped = Noted(full.fingerprint, [full.words[1], full.words[0], *full.words[2:]], full.seals)
    assert says(record, swapped) == "false"


# Ground secrets: the house tries secrets until the next draw is to its liking.


def ground_secrets() -> Record:
    """A new secret for every draw of Ann's, each tried until she draws the best card: what verified once."""
    record = an_empty_table().record
    position = start(record)
    choices = FastLuck(3)
    stretches: list[Stretch] = []
    luck = LuckRecord(Chain(bytes(32)).fingerprint)
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            stretch = len(stretches) + 1
            for secret in _secrets():
                drawn = luck.drawing(stretch, [], secret, record.header()).choose(position.chances())
                if str(drawn) == BEST or position.chances()[len(position.chances()) - 1][0].notation != BEST:
                    break
            stretches.append(Stretch(len(record.steps), [], secret.hex()))
            action = drawn
        else:
            legal = position.legal()
            action = legal[choices.below(len(legal))]
        record.add(str(action))
        position.play(action)
    record.result = position.result().plain()
    luck.stretches = stretches
    luck.fingerprint = linked(bytes.fromhex(stretches[0].secret or "")).hex()
    record.luck = luck
    return record


def _secrets() -> Iterator[bytes]:
    for number in range(10_000):
        yield number.to_bytes(32, "big")


def test_ground_secrets_are_no_chain() -> None:
    record = ground_secrets()
    assert "verify-luck-chain" in ids(record)
    assert says(record) == "false"


# Ground words: the house writes the words of the players, or one player knows the secret and speaks last.


def ground_words(chain: Chain, anns: str | None) -> Record:
    """Every draw is a stretch of its own, and for each the words are tried until the best card comes."""
    record = an_empty_table().record
    luck = LuckRecord(chain.fingerprint)
    record.luck = luck
    position = start(record)
    choices = FastLuck(3)
    while position.to_move != OVER:
        if position.to_move == CHANCE:
            number = len(luck.stretches) + 1
            for attempt in range(10_000):
                words = [a_word(luck, number, 1, f"{number}.{attempt}")]
                if anns is not None:
                    words.insert(0, a_word(luck, number, 0, f"{anns} {number}"))
                secret = chain.secret(number)
                action = luck.drawing(number, Stretch(0, words).told(), secret, record.header()).choose(
                    position.chances()
                )
                if str(action) == BEST or position.chances()[len(position.chances()) - 1][0].notation != BEST:
                    break
            luck.stretches.append(Stretch(len(record.steps), words, secret.hex()))
        else:
            legal = position.legal()
            action = legal[choices.below(len(legal))]
        record.add(str(action))
        position.play(action)
    record.result = position.result().plain()
    return record


def test_a_file_that_the_house_wrote_alone_proves_nothing_to_anybody() -> None:
    """All its words are the house's: everything fits, and the verdict says no more than that."""
    record = ground_words(a_chain(), None)
    assert record.steps.count(BEST) > 2
    assert says(record) == "consistent"
    honest = an_honest_game()
    assert says(record, anns_notes(honest)) == "false"
    assert "verify-noted-word" in ids(record, anns_notes(honest))


def test_another_chain_is_not_the_one_that_was_announced() -> None:
    honest = an_honest_game()
    record = ground_words(a_chain(2), "clover")
    assert "verify-noted-fingerprint" in ids(record, anns_notes(honest))


def test_the_last_speaker_who_knows_the_secret() -> None:
    """Bob and the house try words of his after Ann has told hers. The file does not show it; Ann noted the seal."""
    chain = a_chain()
    record = ground_words(chain, "clover")
    luck = luck_of(record)
    anns = [word for stretch in luck.stretches for seat, word in stretch.told() if seat == 0]
    assert says(record, Noted(chain.fingerprint, anns)) == "consistent"
    assert "verify-noted-no-seal" in ids(record, Noted(chain.fingerprint, anns))
    # Before she told her word, other promises lay on the table.
    promised = LuckRecord(
        chain.fingerprint, [Stretch(0, [a_word(luck, 1, 0, anns[0]), a_word(luck, 1, 1, "horseshoe")])]
    )
    noted = Noted(chain.fingerprint, anns, [promised.seal(1)])
    assert says(record, noted) == "false"
    assert "verify-noted-seal" in ids(record, noted)


def test_the_words_of_others_cannot_be_changed_afterwards() -> None:
    record = an_honest_game()
    noted = anns_notes(record)
    luck = luck_of(record)
    luck.stretches[0].words[1] = a_word(luck, 1, 1, "other")
    assert says(record, noted) == "false"
    del luck.stretches[0].words[1]
    assert says(record, noted) == "false"


def test_who_kept_a_promised_word_back_is_named() -> None:
    table = an_empty_table()
    for seat, word in ((0, "clover"), (1, "horseshoe")):
        table.promise_word(seat, promise_of(table.fingerprint, 1, seat, word, SALT))
    table.tell_word(0, "clover", SALT)
    table.begin_stretch(without=[1])
    record = play_some(table, 1000).save()
    assert "verify-luck-silent" in ids(record)
    assert says(record, anns_notes(record)) == "proven"
    assert says(record, anns_notes(record, seals=False)) == "consistent"


@pytest.mark.parametrize("words", [["clover 1"], [""]], ids=["old", "empty"])
def test_words_that_are_not_new(words: list[str]) -> None:
    record = saved_often()
    luck = luck_of(record)
    luck.stretches[1].words[0] = a_word(luck, 2, 0, words[0])
    assert "verify-luck-word-old" in ids(record)


@pytest.mark.parametrize("seat", [-1, 2, 0], ids=["below", "above", "twice"])
def test_words_of_nobody(seat: int) -> None:
    record = an_honest_game()
    luck = luck_of(record)
    luck.stretches[0].words[1] = a_word(luck, 1, seat, "horseshoe 1")
    assert "verify-luck-word-seat" in ids(record)


# Rolling again by taking up a copy


def test_taking_up_a_copy_again_is_another_try_that_a_noted_word_shows() -> None:
    """The secret stays the same; only with other words comes other luck. The file looks good, Ann knows better."""
    saved = play_some(a_table(), 3).save()
    first, second = Match.resume(saved, a_chain()), Match.resume(saved, a_chain())
    give_words(first)
    give_words(second, {0: "again", 1: "and again"})
    noted = anns_notes(play_some(first, 1000).save())
    record = play_some(second, 1000).save()
    assert says(record) == "consistent"
    assert says(record, noted) == "false"


def test_taking_up_a_copy_with_the_same_words_brings_the_same_luck() -> None:
    saved = play_some(a_table(), 3).save()
    records = [play_some(give_words(Match.resume(saved, a_chain())), 1000).save() for _ in range(2)]
    assert records[0].steps == records[1].steps


def test_a_chain_of_ones_own_cannot_go_on_with_a_game() -> None:
    saved = play_some(a_table(), 3).save()
    table = give_words(Match.resume(saved, a_chain()))
    record = play_some(table, 1000).save()
    luck_of(record).stretches[1].secret = a_chain(2).secret(2).hex()
    assert "verify-luck-chain" in ids(record)


# Decoys: stretches that are empty, doubled, skipped, swapped or overlap


def _doubled(record: Record) -> None:
    luck = luck_of(record)
    luck.stretches.insert(1, luck.stretches[0].copy())


def _overlapping(record: Record) -> None:
    luck = luck_of(record)
    luck.stretches[1].from_step = luck.stretches[0].from_step


def _skipped(record: Record) -> None:
    luck = luck_of(record)
    del luck.stretches[1]


def _swapped(record: Record) -> None:
    luck = luck_of(record)
    luck.stretches[1].secret, luck.stretches[2].secret = luck.stretches[2].secret, luck.stretches[1].secret


def _later(record: Record) -> None:
    luck = luck_of(record)
    luck.stretches[1].from_step += 1


def _empty_at_the_end(record: Record) -> None:
    # The game ends with a decision: no draw comes after.
    luck = luck_of(record)
    number = len(luck.stretches) + 1
    luck.stretches.append(Stretch(len(record.steps) - 1, [], a_chain().secret(number).hex()))


def _first_left_out(record: Record) -> None:
    luck = luck_of(record)
    del luck.stretches[0]


def _one_secret_kept(record: Record) -> None:
    luck = luck_of(record)
    luck.stretches[1].secret = None


DECOYS = [_doubled, _overlapping, _skipped, _swapped, _later, _empty_at_the_end, _first_left_out, _one_secret_kept]


@pytest.mark.parametrize("decoy", DECOYS, ids=[decoy.__name__.strip("_") for decoy in DECOYS])
def test_stretches_that_are_none(decoy: Callable[[Record], None]) -> None:
    record = saved_often()
    decoy(record)
    assert says(record) == "false"
    assert any(id.startswith(("verify-luck", "verify-outcome")) for id in ids(record))


# A changed header, dropped and changed draws


@pytest.mark.parametrize("field", ["names", "kinds", "options"])
def test_the_luck_is_bound_to_what_was_agreed(field: str) -> None:
    """Names, seats and options are part of the key: whoever changes them would have drawn other cards."""
    record = an_honest_game()
    if field == "names":
        record.names.reverse()
    elif field == "kinds":
        record.kinds[0] = "greedy"
    else:
        record.options["rounds"] = 4
    retrail(record)
    assert "verify-outcome" in ids(record)


def test_a_dropped_draw() -> None:
    record = an_honest_game()
    number = next(number for number, step in enumerate(record.steps) if number > 3 and step.startswith("draw"))
    del record.steps[number]
    assert says(retrail(record)) == "false"


def test_luck_that_was_left_out() -> None:
    """Without any luck nothing is claimed, and whoever noted a fingerprint knows that there was some."""
    record = an_honest_game()
    noted = anns_notes(record)
    record.luck = None
    assert says(record) == "consistent"
    assert "verify-luck-none" in ids(record)
    assert says(record, noted) == "false"


def test_luck_that_covers_only_the_end() -> None:
    """A chain that begins late is possible, for records of simulations that go on; the beginning is not proven."""
    record = play_some(give_words(_after_unpromised_draws()), 1000).save()
    assert says(record, anns_notes(record)) == "consistent"
    assert "verify-luck-missing" in ids(record)


def _after_unpromised_draws() -> Match:
    saved = play_some(a_table(), 3).save()
    saved.luck = None
    return Match.resume(saved, a_chain(5))
