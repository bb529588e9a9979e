"""The page's files, and what is at which address."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from alehouse.server.denied import Denied
from alehouse.server.page_files import Page
from tests.server.client import Client, company, play_together, run
from tests.server.serving import Serving


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-3fA.js").write_text("play()")
    (tmp_path / "assets" / "letters-9b.woff2").write_bytes(b"font")
    return Page(tmp_path)


@pytest.mark.parametrize("path", ["", "/", "/t/aehgymb3a", "/rules/the-pub", "/take"])
def test_the_page_is_at_all_its_places(page: Page, path: str) -> None:
    assert page.file(path).content == b"<!doctype html>the page"


def test_its_files_are_handed_out_as_they_are(page: Page) -> None:
    script = page.file("/assets/index-3fA.js")
    assert (script.content, script.type) == (b"play()", "text/javascript")
    assert gzip.decompress(script.small) == b"play()"
    letters = page.file("/assets/letters-9b.woff2")
    assert letters.small is letters.content


def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_nothing_else(page: Page) -> None:
    assert "immutable" in page.file("/assets/index-3fA.js").keep
    assert page.file("/").keep == page.file("/icon.svg").keep == "no-cache"


@pytest.mark.parametrize("path", ["/nothing", "/assets/../index.html", "/assets", "/../setup.py", "/tables"])
def test_there_is_nothing_else(page: Page, path: str) -> None:
    with pytest.raises(Denied) as denied:
        page.file(path)
    assert denied.value.status == 404


def test_where_it_was_not_built_the_answer_says_so(tmp_path: Path) -> None:
    with pytest.raises(Denied, match="make page"):
        Page(tmp_path).file("/")


def test_a_server_answers_with_a_sentence_where_there_is_nothing(server: Serving) -> None:
    answer = httpx.get(f"{server.address}/nothing/here")
    assert answer.status_code == 404
    assert answer.json()["why"]["id"] == "server-no-door"
    assert "unsafe-inline" not in answer.headers["content-security-policy"]


def test_a_game_is_told_from_inside(server: Serving) -> None:
    async def ask() -> None:
        ann = Client(server.address)
        inside = await ann.good("GET", "/api/games/the-pub")
        assert inside["things"]["space:a1"]["id"]
        first = inside["book"][0]["rules"][0]
        assert first["id"] == first["text"]["id"]
        assert inside["book"][-1]["rules"][0]["id"] is None
        code = await ann.set_up("the-pub", 3)
        assert await ann.good("GET", f"/api/tables/{code}/game") == inside
        status, answer = await ann.ask("GET", "/api/games/chess")
        assert (status, answer["why"]["id"]) == (404, "error-unknown-game")

    run(ask())


def test_a_table_with_another_box_is_told_as_it_is(server: Serving) -> None:
    async def ask() -> None:
        ann = Client(server.address)
        usual = await ann.good("GET", "/api/games/fantasy-pub-2022")
        code = await ann.set_up("fantasy-pub-2022", 2, box={"tokens": 70})
        assert (await ann.good("GET", f"/api/tables/{code}/game"))["book"] != usual["book"]

    run(ask())


def test_a_finished_game_can_be_watched_again_through_any_eyes(server: Serving) -> None:
    """As each saw it then: the last view is the one that a player has, and what a step brought is what was told."""

    async def ask() -> None:
        ann, bob = await company(server.address, "fantasy-pub-2022", 2)
        status, answer = await ann.ask("GET", f"/api/tables/{ann.code}/replay")
        assert (status, answer["why"]["id"]) == (409, "server-record-later")
        await play_together([ann, bob])
        for client in (ann, bob):
            moments = await client.good("GET", f"/api/tables/{ann.code}/replay?seat={client.seat}")
            assert moments[-1]["view"] == client.view
            told = [event for step in client.steps for event in step["events"]]
            assert [event for moment in moments for event in moment["events"]][-len(told) :] == told
        status, _ = await ann.ask("GET", f"/api/tables/{ann.code}/replay?seat=7")
        assert status == 409

    run(ask())
