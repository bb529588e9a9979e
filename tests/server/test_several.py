"""Two servers on one PostgreSQL: a table is played through both at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

import alehouse
from alehouse.engine.luck import FastLuck
from alehouse.engine.record_file import from_text
from alehouse.engine.verify import verify
from tests.server.client import Client, play_together, run
from tests.server.postgres import Postgres
from tests.server.serving import Serving, start

GAME = alehouse.game("the-pub")
"""Here nobody is asked together with others: each decision is played at once."""


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[tuple[Serving, Serving]]:
    database = postgres.database()
    one, other = start(database), start(database)
    yield one, other
    one.stop()
    other.stop()


async def across(two: tuple[Serving, Serving], people: int = 3, bots: int = 0) -> list[Client]:
    """People by turns at one server and at the other."""
    clients = [Client(two[seat % 2].address) for seat in range(people)]
    code = await clients[0].set_up(GAME.name, people + bots, name="Player 1")
    for seat, client in enumerate(clients[1:], 1):
        await client.sit(code, seat, f"Player {seat + 1}")
    for seat in range(people, people + bots):
        await clients[0].add_bot(seat, f"Bot {seat + 1}")
    await clients[0].begin()
    for client in clients:
        await client.come()
    return clients


def test_a_whole_game_through_both(two: tuple[Serving, Serving]) -> None:
    async def scene() -> None:
        clients = await across(two, bots=1)
        await play_together(clients)
        assert len({client.have for client in clients}) == 1
        for client in clients:
            assert client.view["public"] == clients[0].view["public"]
        text = json.dumps(await clients[1].good("GET", f"/api/tables/{clients[0].code}/record"))
        assert verify(from_text(text)).verdict == "consistent"

    run(scene())


def test_all_sit_down_at_once_through_both(two: tuple[Serving, Serving]) -> None:
    """Where another server was quicker, nobody is sent away to try again."""

    async def scene() -> None:
        for _ in range(5):
            host = Client(two[0].address)
            code = await host.set_up(GAME.name, GAME.most)
            others = [Client(two[seat % 2].address) for seat in range(1, GAME.most)]
            await asyncio.gather(*(each.sit(code, seat, f"Player {seat}") for seat, each in enumerate(others, 1)))
            # The one server hears of the other's in a moment.
            while not all(seat["player"] for seat in (await host.good("GET", f"/api/tables/{code}"))["seats"]):
                await asyncio.sleep(0.05)

    run(scene())


def test_of_two_that_decide_at_once_one_is_accepted(two: tuple[Serving, Serving]) -> None:
    """The same seat at both servers, with every decision sent to both at the same moment."""

    async def scene() -> None:
        clients = await across(two)
        twins = [Client(two[1 - number % 2].address, client.secret) for number, client in enumerate(clients)]
        for client, twin in zip(clients, twins):
            twin.seat = client.seat
            await twin.come(client.code)
        for client in clients:
            # Where the promise before was made at the other server, this one may have to look again first.
            while (await client.tell({"is": "promise", "promise": None}))["is"] != "done":
                pass
        luck = FastLuck(1)
        accepted = 0
        for _ in range(25):
            level = [*clients, *twins]
            await _until_all_know(level)
            asked = next(each for each in clients if each.now["choices"])
            twin = twins[clients.index(asked)]
            said = asked.would(luck)
            assert said is not None
            answers = await asyncio.gather(asked.tell(said), twin.tell(said))
            assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
            accepted += 1
        await _until_all_know([*clients, *twins])
        played = [step for step in twins[0].steps if step["what"]["kind"] == "played"]
        assert len(played) == accepted

    run(scene())


async def _until_all_know(everybody: list[Client]) -> None:
    """Until everybody has seen the newest step, and who is asked."""
    while True:
        newest = max(each.have or 0 for each in everybody)
        behind = [each for each in everybody if (each.have or 0) < newest or each.now["number"] < newest]
        asked = [each for each in everybody if not each.now["asked"]]
        if not behind and not asked:
            return
        await (behind or asked)[0].hear()


def test_who_is_there_is_known_to_both(two: tuple[Serving, Serving]) -> None:
    async def scene() -> None:
        ann = (await across(two))[0]
        watching = Client(two[1].address)
        await watching.come(ann.code)

        async def until(seats: list[int]) -> None:
            while True:
                heard = await watching.hear()
                if heard["is"] == "here" and heard["seats"] == seats:
                    return

        await ann.go()
        await until([1, 2])
        await ann.come()
        await until([0, 1, 2])

    run(scene())
