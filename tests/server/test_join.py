"""`alehouse join`: real terminals at the tables of a real server."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from alehouse.engine.luck import FastLuck
from alehouse.engine.messages import Message
from alehouse.text import languages, speech
from tests.server.client import Client
from tests.server.serving import Serving, start
from tests.terminal.session import Session, run

SHORT = {"game": "fantasy-pub-2003", "players": 2, "options": {"beers": 1}}
OVER = "alehouse verify"
ASKED = "\n  1. "


def host(server: Serving, **table: Any) -> Client:
    """Somebody who sets up a table, and sits nowhere."""
    client = Client(server.address)
    told = asyncio.run(client.good("POST", "/api/tables", table))
    client.code = told["code"]
    return client


def begin(client: Client) -> None:
    asyncio.run(client.begin())


def bots(client: Client, *seats: int) -> None:
    for seat in seats:
        asyncio.run(client.add_bot(seat, f"Bot {seat + 1}"))


def invitation(client: Client) -> str:
    return f"{client.address}/t/{client.code}"


@contextmanager
def sitting(home: Path, client: Client, name: str, *arguments: str) -> Iterator[Session]:
    """A terminal whose person has sat down."""
    folder = home / name
    folder.mkdir(exist_ok=True)
    with Session(folder, "join", invitation(client), *arguments) as session:
        session.wait_for("name?")
        session.type(name)
        session.wait_for("(you)")
        yield session


def play(session: Session, seed: int, end: str = OVER) -> None:
    """Take any choice whenever there are some, until the game is over."""
    luck = FastLuck(seed)
    while end not in (shown := session.wait_for(ASKED, end)):
        # Not 0, which only goes a step back.
        numbers = re.findall(r"^ *([1-9]\d*)\. ", shown, re.MULTILINE)
        session.type(str(1 + luck.below(int(numbers[-1]))))


def together(*scenes: Callable[[], object]) -> None:
    """Everybody at the same time; what goes wrong with anybody goes wrong with the test."""
    wrong: list[BaseException] = []

    def run_one(scene: Callable[[], object]) -> None:
        try:
            scene()
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run_one, args=(scene,)) for scene in scenes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if wrong:
        raise wrong[0]


def kept_record(home: Path) -> Path:
    (file,) = (home / "data" / "alehouse" / "finished").glob("*.json")
    return file


@pytest.mark.parametrize("table", [SHORT, {"game": "bristol-1350", "players": 3}], ids=lambda table: str(table["game"]))
def test_two_terminals_play_a_whole_game(server: Serving, tmp_path: Path, table: dict[str, Any]) -> None:
    """Each with a word for the luck; the record that both take home is proven to each, and they can play again."""
    client = host(server, **table)
    with sitting(tmp_path, client, "Ana") as ana, sitting(tmp_path, client, "Bea") as bea:
        bots(client, *range(2, table["players"]))
        begin(client)
        for session, word in ((ana, "malt"), (bea, "hop")):
            session.wait_for("mix it into the luck")
            session.type(word)
        together(lambda: play(ana, 1), lambda: play(bea, 2))
        ana.type("rematch")
        ana.wait_for("Ana (you)")
        bea.wait_for("The others play again")
        bea.type("rematch")
        bea.wait_for("Bea (you)")
        for session in (ana, bea):
            session.type("leave")
            assert session.end()[0] == 0
    for name, session in (("Ana", ana), ("Bea", bea)):
        command = re.search(r"alehouse (verify .*)", session.raw)
        assert command is not None
        words = command[1].replace("\r", "").split()
        proof = run(tmp_path / name, *words)
        assert (proof.returncode, proof.stderr) == (0, ""), proof.stdout
        assert str(kept_record(tmp_path / name)) in words


def test_claims_and_talk(server: Serving, tmp_path: Path) -> None:
    """Composed part by part, typed as notation or in words; read by the others in their own language, and checked."""
    client = host(server, game="bristol-1350", players=3)
    with sitting(tmp_path, client, "Ana") as ana, sitting(tmp_path, client, "Bea", "--lang", "en") as bea:
        bots(client, 2)
        with Session(tmp_path, "join", client.address, client.code, "--lang", "it") as onlooker:
            begin(client)
            for session in (ana, bea):
                session.wait_for("mix it into the luck")
                session.type("")
            for session in (ana, bea):
                session.wait_for("- ")
            ana.type("say I trust you, Bea!")
            bea.wait_for("Ana: I trust you, Bea!")
            bea.type("claim")
            forms = bea.wait_for("Never mind")
            number = re.search(r"(\d+)\. At my last mingle I put in … and …, and got … and …\.", forms)
            assert number is not None
            for answer in (number[1], "1", "2", "3"):
                bea.ask(answer)
            ana.wait_for("Bea claims: “At my last mingle I put in 1 and 2, and got 1 and 3.”")
            ana.type("claim believe 2 healthy")
            bea.wait_for("Ana claims: “I believe that Bea is healthy.”")
            ana.type("claim I am healthy")
            bea.wait_for("Ana claims: “I am healthy.”")
            ana.type("claim ask 2 health")
            bea.wait_for("Ana asks: “Bea, are you healthy?”")
            assert "until your next turn" in bea.ask("not this round")
            assert "asked again" in bea.ask("not this round")
            bea.type("claim wolves")
            bea.wait_for("fits “wolves”")
            bea.type("8")
            onlooker.wait_for("Ana chiede: «Bea, hai la peste?»")
            assert "Ana afferma" in onlooker.raw
            onlooker.type("di' ciao")
            onlooker.wait_for("Come vuoi farti chiamare?")
            onlooker.type("Carlo")
            bea.wait_for("Carlo (looking on): ciao")
            together(lambda: _play_on(ana, 1), lambda: _play_on(bea, 2))
        ends = "What was claimed, and what was true:"
        assert ends in ana.raw
        after = ana.raw.split(ends)[1]
        assert re.search(r"Ana: “I believe that Bea is healthy\.” That was (not )?true\.", " ".join(after.split()))
        assert "Nobody could say." in " ".join(after.split())
        assert "are you healthy?" not in " ".join(after.split()), "who asks has claimed nothing"


def test_undo_why_and_looking_around(server: Serving, tmp_path: Path) -> None:
    client = host(server, game="fantasy-pub-2003", players=2)
    bots(client, 1)
    with sitting(tmp_path, client, "Ana") as ana:
        begin(client)
        ana.wait_for("mix it into the luck")
        ana.type("")
        first = ana.wait_for(ASKED)
        assert "means nothing here" not in ana.ask("help")
        assert "Why not what?" in ana.ask("why")
        assert re.search(r"^\d+\.\d+ ", ana.ask("why stop"), re.MULTILINE)
        # In notation, what may not be done now is answered with its rule, too.
        assert "There is something that you can do with this roll." in " ".join(ana.ask("again").split())
        assert "There is no choice 99" in ana.ask("99")
        # What a choice brings is told in small letters, what would happen besides in sentences.
        assert re.search(r"^- [A-Z]", ana.ask("explain 1"), re.MULTILINE)
        assert "explain" in ana.ask("explain 99")
        assert re.search(r"^ *\d+\. \d+ %: ", ana.ask("hint novice"), re.MULTILINE)
        assert "There is no level “wizard”" in ana.ask("hint wizard")
        for word in ("log", "rules", "look", "who", "luck"):
            assert "means nothing here" not in ana.ask(word)
        choices = re.findall(r"^ *\d+\. .*$", first, re.MULTILINE)
        assert re.findall(r"^ *\d+\. .*$", ana.ask("look"), re.MULTILINE) == choices
        moved = ana.ask("1")
        assert "taken back" in ana.ask("undo") or "cannot be taken back" in moved + ana.raw


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_from_a_pipe(server: Serving, tmp_path: Path, lang: str) -> None:
    """Lines that were typed ahead wait for their choices; nobody has to be there to say goodbye."""
    client = host(server, game="bristol-1350", players=2)
    bots(client, 1)
    code = client.code

    def begin_when_somebody_sits() -> None:
        async def scene() -> None:
            while not all(seat["name"] for seat in (await client.good("GET", f"/api/tables/{code}"))["seats"]):
                await asyncio.sleep(0.2)
            await client.begin()

        asyncio.run(scene())

    host_thread = threading.Thread(target=begin_when_somebody_sits)
    host_thread.start()
    typed = "Ana\nsay hola\nclover\n" + "1\n" * 200
    told = run(tmp_path, "join", invitation(client), "--plain", "--lang", lang, typed=typed)
    host_thread.join()
    assert (told.returncode, told.stderr) == (0, "")
    say = speech(lang).say
    assert "Ana: hola" in told.stdout
    assert say(Message("record-kept")) in told.stdout
    assert "\x1b" not in told.stdout
    proof = run(tmp_path, *re.findall(r"alehouse (verify .*)", told.stdout)[0].split(), "--lang", lang)
    assert proof.returncode == 0, proof.stdout + proof.stderr


def test_the_line_is_cut_and_the_server_killed(tmp_path: Path) -> None:
    """Everybody sees it, and plays on when the server is back; a promised word is told then."""
    (tmp_path / "tables").mkdir()
    servers = [start(f"sqlite:///{tmp_path}/tables/tables.sqlite3")]
    try:
        client = host(servers[0], **SHORT)
        with sitting(tmp_path, client, "Ana") as ana, sitting(tmp_path, client, "Bea") as bea:
            begin(client)
            ana.wait_for("mix it into the luck")
            ana.type("malt")
            bea.wait_for("Ana has promised a word")
            servers[-1].kill()
            for session in (ana, bea):
                session.wait_for("is cut")
            bea.type("hop")
            bea.wait_for("no line to the server")
            servers.append(servers[-1].again())
            assert "The line is back" in bea.wait_for("mix it into the luck")
            bea.type("hop")
            ana.wait_for(ASKED, "Waiting for")
            servers[-1].kill()
            for session in (ana, bea):
                session.wait_for("is cut")
            servers.append(servers[-1].again())
            for session in (ana, bea):
                session.wait_for("The line is back")
            together(lambda: _play_on(ana, 1), lambda: _play_on(bea, 2))
    finally:
        servers[-1].kill()
    (stretch,) = json.loads(kept_record(tmp_path / "Ana").read_text())["luck"]["stretches"]
    assert {word["word"] for word in stretch["words"]} == {"malt", "hop"}


def _play_on(session: Session, seed: int) -> None:
    session.type("look")
    play(session, seed)


def test_coming_back_takes_the_same_seat(server: Serving, tmp_path: Path) -> None:
    """By a secret that nobody else can read, and that stands in no list of processes and on no screen."""
    client = host(server, **SHORT)
    with sitting(tmp_path, client, "Ana") as ana:
        ana.press_control_c()
        code, last = ana.end()
    assert code == 0
    assert f"alehouse join {invitation(client)}" in last
    (kept,) = (tmp_path / "Ana" / "data" / "alehouse" / "elsewhere").glob("secret-*")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    secret = json.loads(kept.read_text())["secret"]
    with Session(tmp_path / "Ana", "join", client.address) as again:
        again.wait_for("1. Go on:")
        again.type("1")
        again.wait_for("Ana (you)")
        again.type("leave")
        assert again.end()[0] == 0
    assert secret not in ana.raw + again.raw
    with sitting(tmp_path, client, "Bea") as bea:
        assert "Ana (away)" in bea.raw


def test_a_second_device_takes_the_seat(server: Serving, tmp_path: Path) -> None:
    client = host(server, **SHORT)
    with sitting(tmp_path, client, "Ana") as ana:
        ana.type("link")
        ana.wait_for("second device")
        link = re.search(r"http\S+#[0-9a-f]{64}", "".join(ana.raw.split("\r\n")))
        assert link is not None
        (tmp_path / "tablet").mkdir()
        with Session(tmp_path / "tablet", "join", link[0]) as tablet:
            tablet.wait_for("Ana (you)")
            ana.type("only me")
            assert "not yours any more" in tablet.end()[1]
        used = run(tmp_path / "tablet", "join", link[0])
        assert used.returncode == 2
        assert "This link has been used already" in used.stderr
        assert link[0].split("#")[1] not in used.stdout + used.stderr


def test_the_host_does_everything_at_a_terminal(server: Serving, tmp_path: Path) -> None:
    """Sets the table up, puts bots into seats, frees one, begins, plays to the end, and takes the record home."""
    with Session(tmp_path, "join", server.address) as ana:
        ana.wait_for("Set up a new table")
        last = re.findall(r"(\d+)\. Set up a new table", ana.raw)[-1]
        ana.type(last)
        games = ana.wait_for("\n> ")
        number = re.search(r"(\d+)\. Fantasy Pub \(2003\)", games)
        assert number is not None
        for answer in (number[1], "3", ""):
            ana.ask(answer)
        ana.type("")
        ana.wait_for("in the list")
        ana.type("yes")
        ana.wait_for("name?")
        ana.type("Ana")
        address = re.search(r"http://\S+/t/\w+", ana.wait_for("Invite others"))
        assert address is not None
        ana.type("begin")
        ana.wait_for("Seat 2 is still open")
        ana.type("bot")
        ana.wait_for("Bot 2 sits down in seat 2")
        ana.type("bot random 3")
        ana.wait_for("type “begin” to begin")
        ana.type("free 3")
        ana.wait_for("Seat 3 is open again")
        ana.type("bot wizard")
        ana.wait_for("wizard")
        ana.type("bot 3")
        ana.wait_for("Bot 3 sits down in seat 3")
        ana.type("bot")
        ana.wait_for("No seat is open")
        ana.type("begin")
        ana.wait_for("mix it into the luck")
        ana.type("")
        ana.wait_for(ASKED)
        ana.type("end")
        assert "All have agreed" in ana.wait_for(OVER)
        ana.type("leave")
        assert ana.end()[0] == 0
    assert run(tmp_path, "verify", str(kept_record(tmp_path))).returncode == 3


def test_resigning_leaving_and_being_freed(server: Serving, tmp_path: Path) -> None:
    client = host(server, **SHORT)
    with sitting(tmp_path, client, "Ana") as ana:
        ana.type("free")
        code, last = ana.end()
        assert (code, "left the table" in last) == (0, True)
    with sitting(tmp_path, client, "Bea") as bea:
        asyncio.run(client.good("DELETE", f"/api/tables/{client.code}/seats/0"))
        code, last = bea.end()
        assert (code, "not yours any more" in last) == (2, True)
    bots(client, 0)
    with sitting(tmp_path, client, "Cleo") as cleo:
        begin(client)
        cleo.wait_for("mix it into the luck")
        cleo.type("")
        cleo.wait_for("- ")
        cleo.type("resign")
        cleo.wait_for("yes or no")
        cleo.type("yes")
        assert "Cleo has resigned" in cleo.wait_for(OVER)


def test_who_is_out_of_time_can_come_back(server: Serving, tmp_path: Path) -> None:
    clock = {"kind": "seconds", "seconds": 5, "reserve": 0}
    client = host(server, game="fantasy-pub-2003", players=2, clock=clock)
    bots(client, 1)
    with sitting(tmp_path, client, "Ana") as ana:
        begin(client)
        ana.wait_for("mix it into the luck")
        ana.type("")
        ana.notice("Ana is out of time")
        ana.type("back")
        ana.notice("Ana plays again")


def test_a_number_that_was_meant_for_other_choices_chooses_nothing(tmp_path: Path) -> None:
    """A line is begun, and before it is finished the choices come anew: the person looks again first."""
    (tmp_path / "tables").mkdir()
    servers = [start(f"sqlite:///{tmp_path}/tables/tables.sqlite3")]
    try:
        client = host(servers[0], **SHORT)
        bots(client, 1)
        with sitting(tmp_path, client, "Ana") as ana:
            begin(client)
            ana.wait_for("mix it into the luck")
            ana.type("")
            ana.wait_for(ASKED)
            ana.type_unfinished("1")
            ana.wait_for("1")
            servers[-1].kill()
            ana.wait_for("is cut")
            servers.append(servers[-1].again())
            ana.wait_for("The line is back")
            assert "look again" in ana.ask("")
            assert "look again" not in ana.ask("1")
    finally:
        servers[-1].kill()


def test_what_is_being_typed_stays(server: Serving, tmp_path: Path) -> None:
    """News is told above the line, and the line is put back as it was."""
    client = host(server, **SHORT)
    with sitting(tmp_path, client, "Ana") as ana, sitting(tmp_path, client, "Bea") as bea:
        ana.wait_for("Bea is here")
        ana.type_unfinished("say half a sen")
        ana.wait_for("say half a sen")
        bea.type("say excuse me")
        assert ana.wait_for("Bea: excuse me").endswith("\n> say half a sen")
        ana.type("tence")
        bea.wait_for("Ana: half a sentence")


@pytest.mark.parametrize(
    ("lang", "arguments", "message"),
    [
        ("en", (), "error-address-needed"),
        ("es", ("localhost:8350",), "join-address-odd"),
        ("it", ("ftp://localhost/t/abc",), "join-address-odd"),
        ("en", ("http://ana:secret@localhost/t/abc",), "join-address-odd"),
        ("es", ("http://localhost:99999999/t/abc",), "join-address-odd"),
        ("it", ("http://[::1/t/abc",), "join-address-odd"),
        ("en", ("{server}/other/page",), "join-address-odd"),
        ("es", ("{server}/t/abc", "def"), "join-address-odd"),
        ("it", ("{server}/t/zzzzzzzzz",), "server-no-table"),
        ("en", ("{server}", "../../x"), "server-no-table"),
        ("es", ("{server}/t/zzzzzzzzz#0123",), "server-no-link"),
        ("it", ("{nobody}/t/abc",), "join-silent"),
    ],
    ids=str,
)
def test_bad_input(server: Serving, tmp_path: Path, lang: str, arguments: tuple[str, ...], message: str) -> None:
    """One sentence in the reader's language, and nothing else."""
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nobody = f"http://127.0.0.1:{closed.getsockname()[1]}"
    given = [each.format(server=server.address, nobody=nobody) for each in arguments]
    told = run(tmp_path, "join", *given, "--lang", lang)
    assert (told.returncode, told.stdout) == (2, "")
    begins = speech(lang).say(Message(message, dict.fromkeys(("address", "example", "server", "reason"), "§")))
    for part in begins.split("§"):
        assert part.strip() in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert "secret" not in told.stderr


class _AnotherHouse(BaseHTTPRequestHandler):
    """A page that is no Alehouse."""

    def do_GET(self) -> None:
        if "moved" in self.path:
            self.send_response(301)
            self.send_header("Location", "https://elsewhere.example/")
            self.end_headers()
            return
        status, body = (200, b"{}") if "odd" in self.path else (404, b"<html>nothing here</html>")
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.parametrize(
    ("code", "said"), [("abc", "There is no Alehouse"), ("moved", "elsewhere.example"), ("odd", "does not understand")]
)
def test_a_page_that_is_not_alehouse(tmp_path: Path, code: str, said: str) -> None:
    with HTTPServer(("127.0.0.1", 0), _AnotherHouse) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        told = run(tmp_path, "join", f"http://127.0.0.1:{other.server_port}/t/{code}")
        other.shutdown()
    assert (told.returncode, told.stdout) == (2, "")
    assert said in told.stderr


def test_a_full_table_is_looked_at(server: Serving, tmp_path: Path) -> None:
    client = host(server, **SHORT)
    bots(client, 0, 1)
    with Session(tmp_path, "join", invitation(client)) as onlooker:
        onlooker.wait_for("You look on.")
        begin(client)
        onlooker.wait_for("The winner is", "share the victory")
        onlooker.send(signal.SIGTERM)
        assert onlooker.end()[0] == 0


def test_the_servers_libraries_are_not_needed() -> None:
    """Whoever joins a table waits for no database and no web framework."""
    import subprocess
    import sys

    check = "import sys, alehouse.terminal.remote.join; print([m for m in sys.modules if m in %r])"
    heavy = ["litestar", "sqlalchemy", "uvicorn", "alembic", "aiosqlite", "asyncpg", "httpx"]
    found = subprocess.run([sys.executable, "-c", check % heavy], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
