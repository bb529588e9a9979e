"""Speaking: names, lists and numbers as people say them; and never half a sentence."""

from __future__ import annotations

import pytest

from alehouse.engine.messages import Message, Seat
from alehouse.text import MissingText, choose_language, languages, speech
from alehouse.text.language import UnknownLanguage
from alehouse.text.speech import Texts


def test_players_are_called_by_their_names() -> None:
    turn = Message("table-turn.refusal", {"seat": Seat(1)})
    assert speech("en", ["Ana", "Bea"]).say(turn) == "It is the turn of Bea."
    assert speech("es", ["Ana"]).say(turn) == "Le toca a Jugador 2."
    assert speech("it", ["Ana", ""]).say(turn) == "È il turno di Giocatore 2."


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "What do you do?"), ("es", "¿Qué haces?"), ("it", "Che cosa fai?")], ids=languages()
)
def test_whoever_is_meant_is_spoken_to(lang: str, asked: str) -> None:
    """By the message's attribute `you`; to everybody else, and where there is none, they are spoken of."""
    said = speech(lang, ["Ana", "Bea"])
    question = Message("prompt-b1350-act", {"who": Seat(1)})
    assert said.say_to(1, question) == asked
    for another in (0, None):
        assert said.say_to(another, question) == said.say(question)
        assert "Bea" in said.say_to(another, question)
    without = Message("table-turn.refusal", {"seat": Seat(1)})
    assert said.say_to(1, without) == said.say(without)


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Bea"], "Ana and Bea"),
        ("en", ["Ana", "Bea", "Eva"], "Ana, Bea and Eva"),
        ("es", ["Ana", "Eva"], "Ana y Eva"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Hilario"], "Ana e Hilario"),
        ("it", ["Ana", "Bea"], "Ana e Bea"),
        ("it", ["Ana", "Eva"], "Ana ed Eva"),
    ],
)
def test_several_are_listed(lang: str, names: list[str], said: str) -> None:
    seats = tuple(Seat(number) for number in range(len(names)))
    message = Message("error-options-together", {"reason": seats})
    assert speech(lang, names).say(message).endswith(said)


def test_a_message_may_hold_messages() -> None:
    inner = Message("player", {"number": 7})
    assert speech("en").say(Message("menu-play", {"game": inner})) == "Play Player 7"


def test_an_attribute_is_said_by_its_name() -> None:
    assert speech("en").say(Message("command-games.usage")) == "alehouse games [options]"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "message",
    [
        Message("no-such-message"),
        Message("table-turn"),
        Message("table-turn.no-such-attribute"),
        Message("menu-play"),
        Message("menu-play", {"game": Message("no-such-message")}),
    ],
    ids=repr,
)
def test_nothing_is_said_half(lang: str, message: Message) -> None:
    with pytest.raises(MissingText):
        speech(lang).say(message)


def test_words_from_outside_stay_on_their_line_and_give_no_orders() -> None:
    said = speech("en").say(Message("menu-play", {"game": "a\nb\x1b[2Jc" + "x" * 5000}))
    assert said.isprintable()
    assert len(said) < 600


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_MX.UTF-8"}, "es"),
        (None, {"LANG": "es_MX.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "es_ES", "ALEHOUSE_LANG": "it"}, "it"),
        ("en", {"LANG": "es_ES", "ALEHOUSE_LANG": "it"}, "en"),
        ("ES-ar", {}, "es"),
    ],
)
def test_the_language_is_chosen(asked: str | None, environ: dict[str, str], lang: str) -> None:
    assert choose_language(asked, environ) == lang


@pytest.mark.parametrize(("asked", "environ"), [("klingon", {}), (None, {"ALEHOUSE_LANG": "fr"})])
def test_a_wish_that_cannot_be_met_is_refused(asked: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage, match="it speaks en, es, it"):
        choose_language(asked, environ)


@pytest.mark.parametrize("lang", languages())
def test_what_is_said_is_read_with_all_that_it_refers_to(lang: str) -> None:
    """And nothing else: whoever asks for help does not wait for the rulebooks."""
    texts = Texts(lang)
    assert not texts.bundle.has_message("box-fantasy-pub-lost-purse")
    texts.read("box-fantasy-pub-lost-purse")
    assert texts.bundle.has_message("fp22-name-lost-purse")
    assert not texts.bundle.has_message("tp-blackout-turn")
    texts.read("there-is-no-such-message")
    say = speech(lang).say
    assert say(Message("fp22-name-lost-purse")) in say(Message("box-fantasy-pub-lost-purse"))
