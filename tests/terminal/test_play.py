"""Games at a real terminal, from the first word to the last line."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from alehouse.engine.messages import Message
from alehouse.terminal.screen import WIPED
from alehouse.text import languages, speech
from tests.terminal.session import STYLES, Session, run

SHORT = ("play", "fantasy-pub-2003", "--option", "beers=1")
OPEN = ("play", "fantasy-pub-2003")
"""A long game without secrets."""
LONG = ("play", "fantasy-pub-2022")
"""A long game with secrets."""

WORDS = {
    "en": ["help", "why", "hint novice", "log", "rules", "look", "undo"],
    "es": ["ayuda", "por qué", "pista novice", "historial", "reglas", "mirar", "deshacer"],
    "it": ["aiuto", "perché", "suggerimento novice", "cronaca", "regole", "guarda", "annulla"],
}


def begin(session: Session, *words: str) -> str:
    """Come to the first decision; where words are given for the luck (each person one), that is asked for first."""
    session.wait_for("\n> ")
    if not words:
        return session.ask("")
    session.ask("luck")
    for word in words[:-1]:
        session.ask(word)
    return session.ask(words[-1])


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game(home: Path, lang: str) -> None:
    """With every command tried on the way, to the result, whose record is proven to be true."""
    say = speech(lang).say
    with Session(home, *SHORT, "--lang", lang) as session:
        shown = begin(session, "hop")
        for word in WORDS[lang]:
            answer = session.ask(word)
            assert say(Message("play-not-understood", {"text": word, "last": 1, "help": "?"}))[:20] not in answer
        verify = say(Message("record-kept"))
        for _ in range(500):
            session.type("1")
            shown = session.wait_for("\n> ", verify)
            if verify in shown:
                break
        code, _ = session.end()
    assert code == 0
    assert re.search(r"[0-9a-f]{64}", shown)
    record = next((home / "data" / "alehouse" / "finished").glob("*.json"))
    noted = re.findall(r"[0-9a-f]{64}", session.raw)[0]
    proof = run(home, "verify", str(record), "--lang", lang, "--fingerprint", noted, "--word", "hop")
    assert (proof.returncode, proof.stderr) == (0, "")
    assert say(Message("proof-proven")).split()[0] in proof.stdout


def waiting(home: Path) -> list[Path]:
    """The games that wait to be finished."""
    return list((home / "data" / "alehouse" / "unfinished").glob("*.journal"))


def choices(shown: str) -> list[str]:
    """The numbered lines, without what is folded below them."""
    return re.findall(r"^ *\d+\. .*$", shown, re.MULTILINE)


def test_choosing_by_notation(home: Path) -> None:
    with Session(home, *LONG, "--seats", "human,random") as session:
        first = begin(session)
        notation = re.search("for example “(.*?)”", " ".join(session.ask("help").split()))
        assert notation is not None
        assert choices(session.ask(notation[1])) != choices(first)


def test_choosing_by_words(home: Path) -> None:
    """Words that several choices have in common find those choices, with their numbers."""
    with Session(home, *LONG, "--seats", "human,random") as session:
        first = choices(begin(session))
        word = first[0].split()[1]
        found = choices(session.ask(word.upper()))
        assert [line.split(". ")[1] for line in found[:-1]] == [line.split(". ")[1] for line in first if word in line]
        assert "Back" in found[-1]
        assert choices(session.ask("0")) == first


def test_an_illegal_action_names_its_rule(home: Path) -> None:
    with Session(home, *LONG) as session:
        begin(session)
        refused = session.ask("enter 3")
        assert re.search(r"^\d+\.\d+ ", refused, re.MULTILINE)
        number = re.findall(r"^(\d+\.\d+) ", refused, re.MULTILINE)[0]
        assert number in session.ask(f"rules {number}")


def test_the_rulebook_tells_how_long_it_takes_and_what_is_in_the_box(home: Path) -> None:
    """It begins with the one and ends with the other; words are found in both, with what marks mean."""
    with Session(home, *LONG, "--seats", "human,random") as session:
        begin(session)
        contents = session.ask("rules")
        assert contents.index("A game takes about 45 minutes.") < contents.index("1. What it is about")
        last = choices(contents)[-1].split(".")[0].strip()
        assert "What is in the box" in choices(contents)[-1]
        assert re.search(r"^\d+\.\d+ +Tokens with a triple beer on the back: 10$", session.ask(f"rules {last}"), re.M)
        assert "A game takes" in session.ask("rules minutes")
        card = session.ask("rules if it shows +1")
        assert "if it shows +1: 3*" in card
        assert "An asterisk (*) marks what is assumed" in card
        assert "An asterisk" not in session.ask("rules anticlockwise")


def test_why_groups_what_is_not_allowed(home: Path) -> None:
    with Session(home, *SHORT) as session:
        begin(session)
        lines = session.ask("why").splitlines()
        assert len(lines) < 60
        assert any("more" in line for line in lines)


def test_nonsense_is_answered(home: Path) -> None:
    with Session(home, *SHORT) as session:
        begin(session)
        assert "There is no choice 99" in session.ask("99")
        assert "There is no choice 0" in session.ask("0")
        assert "There is no choice -1" in session.ask("-1")
        assert "means nothing here" in session.ask("sing")
        assert "means nothing here" in session.ask("x" * 3000)
        assert "Type the number" in session.ask("")
        assert "No action of this game" in session.ask("why xyzzy")
        assert "No rule speaks of" in session.ask("rules parliament")


def test_undo_takes_back_a_decision_and_never_a_draw(home: Path) -> None:
    with Session(home, *OPEN, "--seats", "human,random") as session:
        before = choices(begin(session))
        assert "rolled or drawn" in session.ask("undo")
        for _ in range(50):
            after = choices(session.ask("1"))
            undone = session.ask("undo")
            if "Taken back: " in undone:
                assert choices(undone) == before
                return
            before = after
    pytest.fail("nothing could be taken back")


def test_quitting_keeps_the_game_and_the_menu_offers_it(home: Path) -> None:
    with Session(home, *SHORT, "--names", "Ana,Otto") as session:
        shown = begin(session)
        prompt = [line for line in shown.splitlines() if line.startswith("What do you do with ")][-1]
        session.type("quit")
        code, last = session.end()
    assert code == 0
    assert "saved" in last
    with Session(home) as session:
        assert "1. Go on with Fantasy Pub (2003): Ana and Otto" in session.wait_for("\n> ")
        assert prompt in session.ask("1")
        session.type("quit")
        assert session.end()[0] == 0
    # The same game, not a second one.
    assert len(waiting(home)) == 1


@pytest.mark.parametrize("way", ["Ctrl-C", "Ctrl-D", "SIGTERM", "SIGHUP", "SIGQUIT"])
def test_leaving_in_any_way_keeps_the_game(home: Path, way: str) -> None:
    with Session(home, *SHORT) as session:
        begin(session)
        if way == "Ctrl-C":
            session.press_control_c()
        elif way == "Ctrl-D":
            session.press_control_d()
        else:
            session.send(signal.Signals[way])
        code, last = session.end()
    assert code == 0
    assert "saved" in last
    assert "Traceback" not in last
    assert len(waiting(home)) == 1


def test_saving_in_a_file_and_going_on_from_it(home: Path) -> None:
    with Session(home, *SHORT) as session:
        shown = begin(session)
        assert "saved in mine.json" in session.ask("save mine.json")
        session.ask("luck")
        assert choices(session.ask("malt")) == choices(shown)
        session.type("save mine.json")
        assert "Replace it" in session.wait_for("? ")
        session.ask("no")
        assert "there is no such folder" in session.ask("save nowhere/mine.json")
        session.type("quit")
        session.end()
    with Session(home, "play", "--resume", "mine.json") as session:
        shown_again = session.wait_for("\n> ")
        assert "the words of then still count" in shown_again
        assert choices(shown_again) == choices(shown)


def test_taking_up_a_copy_again_is_no_second_try(home: Path) -> None:
    """Whoever takes up the same copy twice gets the same dice; a copy that others have gone on from is refused."""
    with Session(home, *OPEN) as session:
        begin(session, "hop")
        session.ask("save copy.json")
        session.ask("luck")
        session.ask("yeast")
        session.ask("save newer.json")
        session.type("quit")
        session.end()
    (left,) = waiting(home)
    tries = []
    for _ in range(2):
        with Session(home, "play", "--resume", "newer.json") as session:
            assert "the words of then still count" in session.wait_for("\n> ")
            dice = [re.sub(r"\s+", " ", session.ask("1")) for _ in range(3)]
            tries.append(re.findall(r"Dice: \d \d", " ".join(dice)))
    assert tries[0]
    assert tries[0] == tries[1]
    with Session(home, "play", "--resume", "newer.json") as session:
        session.wait_for("\n> ")
        for _ in range(3):
            session.ask("1")
        session.ask("save newest.json")
        session.ask("")
    for old in ("newer.json", str(left)):
        refused = run(home, "play", "--resume", old)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "go on with the newest copy" in refused.stderr


def test_several_people_promise_their_words_before_they_tell_them(home: Path) -> None:
    with Session(home, *OPEN, "--seats", "human,human,greedy", "--names", "Ana,Bea,Otto") as session:
        session.wait_for("\n> ")
        session.ask("luck")
        assert "hop" not in session.ask("hop")
        shown = session.ask("malt")
    fingerprint = re.search(r"fingerprint:\s+([0-9a-f]{64})", session.raw)
    seal = re.search(r"before they are\s+told:\s+([0-9a-f]{64})", session.raw)
    assert fingerprint is not None
    assert seal is not None
    assert session.raw.index(seal[1]) < session.raw.index("Ana has told the word “hop”")
    assert "Bea has told the word “malt”" in shown


def test_who_gives_no_word_is_given_none(home: Path) -> None:
    with Session(home, *SHORT) as session:
        assert "mixes in no word" in begin(session, "")
        session.type("quit")
        session.end()
    (saved,) = waiting(home)
    assert '"words": []' in saved.read_text()


def test_a_folder_that_cannot_be_written_loses_nothing(home: Path) -> None:
    (home / "data").write_text("not a folder")
    with Session(home, *SHORT) as session:
        begin(session)
        session.type("quit")
        code, last = session.end()
    assert code == 0
    assert "saved" in last
    assert len(list((home / ".alehouse" / "unfinished").glob("*.journal"))) == 1
    with Session(home) as session:
        assert "1. Go on with Fantasy Pub (2003)" in session.wait_for("\n> ")


def test_secrets_are_hidden_from_the_next_player(home: Path) -> None:
    with Session(home, *LONG, "--seats", "human,human", "--names", "Ana,Bea") as session:
        session.wait_for("\n> ")
        session.type("")
        assert choices(session.wait_for("(or type “quit”)")) == []
        assert choices(session.ask("")) != []
        begun = len(session.raw)
        session.type("1")
        session.wait_for("(or type “quit”)")
        assert WIPED in session.raw[begun:]
        session.ask("")
        assert session.raw[begun:].count(WIPED) == 2


def test_without_secrets_nobody_looks_away(home: Path) -> None:
    with Session(home, *OPEN, "--seats", "human,human") as session:
        begin(session, "hop", "malt")
        for _ in range(6):
            session.ask("1")
        assert WIPED not in session.raw


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("game", ["fantasy-pub-2003", "fantasy-pub-2022"])
def test_lines_fit_the_terminal(home: Path, columns: int, game: str) -> None:
    with Session(home, "play", game, columns=columns) as session:
        shown = begin(session)
        for word in ("1", "help", "why", "hint novice", "log", "rules", "rules 4"):
            shown += session.ask(word)
    for line in shown.splitlines():
        assert len(line) <= columns or len(max(line.split(), key=len)) > columns - 10, line


@pytest.mark.parametrize(
    ("changes", "arguments", "styled"),
    [({}, [], True), ({"NO_COLOR": "1"}, [], False), ({"TERM": "dumb"}, [], False), ({}, ["--plain"], False)],
    ids=["usual", "NO_COLOR", "dumb", "plain"],
)
def test_styles_only_where_they_are_wanted(
    home: Path, changes: dict[str, str], arguments: list[str], styled: bool
) -> None:
    with Session(home, *SHORT, *arguments, environ=changes) as session:
        begin(session)
        assert bool(STYLES.search(session.raw)) is styled


def test_plain_draws_only_when_asked(home: Path) -> None:
    with Session(home, *LONG, "--plain") as session:
        # Only the picture counts the pool; tables are named in the log too.
        assert "Pool: " not in begin(session)
        shown = session.ask("look")
        assert "Pool: " in shown
        assert "Table 1" in shown
        assert "│" not in shown


def test_bots_among_themselves_are_watched(home: Path) -> None:
    done = run(home, *SHORT, "--seats", "greedy,random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "alehouse verify" in done.stdout


def test_the_end_of_the_input_keeps_the_game(home: Path) -> None:
    done = run(home, *SHORT, typed="\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "saved" in done.stdout


def test_the_menu_from_language_to_first_decision(home: Path) -> None:
    with Session(home) as session:
        shown = session.wait_for("\n> ")
        number = re.search(r"(\d+)\. English, Español, Italiano", shown)
        assert number is not None
        session.ask(number[1])
        shown = session.ask("2")
        assert "Jugar a" in shown
        game = re.search(r"(\d+)\. .*Fantasy Pub \(2003\)", shown)
        assert game is not None
        assert "¿Cuántos jugadores" in session.ask(game[1])
        assert "del 2 al" not in session.ask("9")
        assert "sitio 1" in session.ask("2")
        session.ask("")
        assert "¿Cómo te llamas?" in session.ask("2")
        assert "Intro" in session.ask("Inés")
        assert "valor" in session.ask("1")
        assert "tiene que ser un número" in session.ask("many")
        session.ask("1")
        session.ask("2")
        assert "Intro para empezar" in session.ask("")
        session.ask("")
        session.type("salir")
        code, last = session.end()
    assert code == 0
    assert "guardada" in last


def test_a_hint_names_a_choice_that_stands_there_and_tells_why(home: Path) -> None:
    with Session(home, *LONG, "--seats", "human,random") as session:
        first = choices(begin(session))
        said = session.ask("hint regular")
        best = re.search(r"^ *(\d+)\. (\d+) %: (\S+)", said, re.MULTILINE)
        assert best is not None, said
        assert first[int(best[1]) - 1].split()[1] == best[3]
        assert "Next best" in said
        assert choices(session.ask("hint regular"))[:3] == choices(said)[:3], "asked again, it is the same"


def test_a_hint_of_a_level_that_is_none(home: Path) -> None:
    with Session(home, *LONG, "--seats", "human,random") as session:
        begin(session)
        said = " ".join(session.ask("hint grandmaster").split())
        assert "There is no level “grandmaster”; the levels are: novice," in said


def test_the_menu_turns_the_rulebooks_pages(home: Path) -> None:
    """A chapter at a time, the next one by Enter: what is read stays on the screen."""
    with Session(home) as session:
        items = session.wait_for("\n> ")
        reading = next(line for line in items.splitlines() if "Read the rules of The Pub" in line).split(".")[0].strip()
        contents = session.ask(reading)
        chapters = [
            line.split(". ")[1] for line in contents.splitlines() if ". " in line and line[:3].strip().isdigit()
        ]
        assert f"2. {chapters[1]}" in session.ask("2")
        assert f"3. {chapters[2]}" in session.ask("")
        assert str(len(chapters)) in session.ask(str(len(chapters) + 1))
        assert "Read the rules of The Pub" in session.ask("0")
        session.type("quit")
        assert session.end()[0] == 0
