"""What a server looks after by itself: seats that are held, games that take days, and games that are played again."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select, update

import alehouse
from alehouse.engine.fair_luck import Chain
from alehouse.engine.rolls import rolls
from alehouse.server import store
from alehouse.server.database import open_database, read_url
from alehouse.server.keeper import Keeper
from alehouse.server.news import CAME_OR_GONE
from alehouse.server.schema import ENTRIES, TABLES
from alehouse.server.store import Store
from alehouse.tables import Table, clock
from alehouse.tables.entries import AnyEntry, HandedOver, Played, Rematched, decode_all, encode_all
from tests.server.client import Client, company, play_together, run
from tests.server.inside import a_house
from tests.server.serving import settings

GAME = min(alehouse.games(), key=lambda game: game.length)
PEOPLE = max(2, GAME.fewest)
ONE_BY_ONE = alehouse.game("the-pub")
"""Here nobody is asked together with others, whose time is over when a window closes: whoever is asked has a clock."""
ALL = ONE_BY_ONE.fewest
DAY = 24 * 60 * 60 * 1000


async def log_of(keeper: Keeper, code: str) -> list[AnyEntry]:
    kept = await keeper.store.find(code)
    assert kept is not None
    return await keeper.store.entries(kept.id)


# Playing again


def test_the_same_players_play_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/a.sqlite3")) as (address, keeper):
            clients = await company(address, GAME.name, PEOPLE, bots=1)
            path = f"/api/tables/{clients[0].code}/rematch"
            status, answer = await clients[1].ask("POST", path)
            assert (status, answer["why"]["id"]) == (409, "table-not-over")
            await play_together(clients)
            stranger = Client(address)
            assert (await stranger.ask("POST", path))[0] == 403
            # All of them at once: there is one rematch.
            again = await asyncio.gather(*(client.good("POST", path) for client in clients))
            (code,) = {table["code"] for table in again}
            assert sum(table["host"] for table in again) == 1
            players = PEOPLE + 1
            assert [table["seat"] for table in again] == [(seat - 1) % players for seat in range(PEOPLE)]
            names = [place["name"] for place in clients[0].now["seats"]]
            assert [seat["name"] for seat in again[0]["seats"]] == [*names[1:], names[0]]
            assert [type(entry) for entry in await log_of(keeper, clients[0].code)].count(Rematched) == 1
            for client in clients:
                while client.now["rematch"] is None:
                    await client.hear()
                assert client.now["rematch"] == code
            host = next(client for client, table in zip(clients, again) if table["host"])
            others = [Client(address, client.secret) for client in clients]
            for client, table in zip(others, again):
                client.code, client.seat = code, table["seat"]
            await Client.good(host, "POST", f"/api/tables/{code}/begin")
            for client in others:
                await client.come()
            await play_together(others)

    run(scene())


# Luck


def test_what_came_up_and_what_was_to_be_expected(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/a.sqlite3")) as (address, keeper):
            ann = Client(address)
            empty = await ann.set_up(GAME.name, PEOPLE)
            assert await ann.good("GET", f"/api/tables/{empty}/rolls") == []
            clients = await company(address, GAME.name, PEOPLE)
            await play_together(clients)
            told = await ann.good("GET", f"/api/tables/{clients[0].code}/rolls")
            record = await (await keeper.live(clients[0].code)).ask(Table.record)
            assert {each["thing"]: each["actual"] for each in told} == {
                thing: tally.actual for thing, tally in rolls(record).items()
            }
            assert sum(each["actual"] for each in told) == pytest.approx(
                sum(each["expected"] for each in told), abs=0.1
            )

    run(scene())


# Sitting down


def test_nobody_gets_two_seats_by_asking_twice_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/a.sqlite3")) as (address, _):
            ann, bob = Client(address), Client(address)
            code = await ann.set_up(GAME.name, GAME.most)
            asked = (
                bob.ask("POST", f"/api/tables/{code}/seats/{seat}", {"name": f"Bob {seat}"})
                for seat in range(1, GAME.most)
            )
            answers = await asyncio.gather(*asked)
            assert sorted(status for status, _ in answers) == [201] + [409] * (GAME.most - 2)
            table = await bob.good("GET", f"/api/tables/{code}")
            assert [seat["name"] for seat in table["seats"] if seat["name"]] == ["Ann", f"Bob {table['seat']}"]

    run(scene())


def test_who_is_not_stored_does_not_sit(tmp_path: Path) -> None:
    """Sitting down and holding the seat are one: whatever happens in between, nobody sits where nobody holds."""

    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/a.sqlite3")) as (address, keeper):
            ann, bob = Client(address), Client(address)
            code = await ann.set_up(GAME.name, PEOPLE)
            giving = Store.giving

            def fails(self: Store, table: int, holder: str, seat: int) -> object:
                async def also(connection: object) -> None:
                    raise OSError("the disk is full")

                return also

            Store.giving = fails  # type: ignore[assignment,method-assign]
            try:
                status, _ = await bob.ask("POST", f"/api/tables/{code}/seats/1", {"name": "Bob"})
            finally:
                Store.giving = giving  # type: ignore[method-assign]
            assert status >= 500
            assert len(await log_of(keeper, code)) == 2, "opened, and the host sat down"
            await bob.sit(code, 1, "Bob")

    run(scene())


# Games that take days


def test_a_clock_of_days_goes_on_though_nobody_looks(tmp_path: Path) -> None:
    """The server is stopped, days pass, and it is started again: whose time is over is played for, without anybody."""
    database = f"sqlite:///{tmp_path}/a.sqlite3"

    async def scene() -> None:
        async with a_house(settings(database)) as (address, _):
            clients = await company(address, ONE_BY_ONE.name, ALL, bots=1, clock={"kind": "days", "days": 2})
            for client in clients:
                await client.tell({"is": "promise", "promise": None})
            for client in clients:
                while not client.now["asked"] or client.now["asked"][0] >= ALL:
                    await client.hear()
                await client.go()
        await make_it_days_ago(database, clients[0].code, 3)
        async with a_house(settings(database)) as (_, keeper):
            kept = await keeper.store.find(clients[0].code)
            assert kept is not None
            # Somebody plays in the place of whoever is gone; whatever chance brings then, the next one has two days.
            async with asyncio.timeout(120):
                while not _was_played_for(entries := await keeper.store.entries(kept.id)):
                    await asyncio.sleep(0.05)
            Table.of(entries, Chain(kept.tip))

    run(scene())


def _was_played_for(entries: list[AnyEntry]) -> bool:
    """Whether somebody was handed over, and has decided since."""
    gone: set[int] = set()
    for entry in entries:
        if isinstance(entry, HandedOver):
            gone.add(entry.seat)
        elif isinstance(entry, Played) and entry.seat in gone:
            return True
    return False


async def make_it_days_ago(database: str, code: str, days: int) -> None:
    """As if all that happened at a table had happened so many days earlier."""
    engine = await open_database(read_url(database))
    house = Store(engine, "test")
    kept = await house.find(code)
    assert kept is not None
    async with engine.begin() as connection:
        rows = await connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == kept.id))
        for row in rows.all():
            earlier = [msgspec.structs.replace(entry, at=entry.at - days * DAY) for entry in decode_all(row.data)]
            same = (ENTRIES.c.table_id == kept.id) & (ENTRIES.c.number == row.number)
            await connection.execute(update(ENTRIES).where(same).values(data=encode_all(earlier)))
        due = TABLES.c.due - days * DAY
        await connection.execute(update(TABLES).where(TABLES.c.id == kept.id).values(due=due))
    await engine.dispose()


# Tables in memory


def test_a_table_is_not_put_away_while_somebody_comes(tmp_path: Path) -> None:
    """Whoever was just given a table has time to do something with it."""

    async def scene() -> None:
        chosen = replace(settings(f"sqlite:///{tmp_path}/a.sqlite3"), idle=1.5, heartbeat=0.02)
        async with a_house(chosen) as (address, keeper):
            ann = Client(address)
            code = await ann.set_up(GAME.name, PEOPLE)
            live = await keeper.live(code)
            # Longer than it would be kept, but for somebody asking now and then; a busy machine may ask late.
            for _ in range(10):
                await asyncio.sleep(0.25)
                assert await keeper.live(code) is live
            while keeper.metrics.live():
                await asyncio.sleep(0.05)
            assert await keeper.live(code) is not live

    run(scene())


def test_who_was_connected_to_a_server_that_is_gone_is_played_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says goodbye when the power fails, and those who come back wait for those who do not."""
    monkeypatch.setattr(store, "STALE", 500)
    monkeypatch.setattr(clock, "AWAY", 500)
    database = f"sqlite:///{tmp_path}/a.sqlite3"

    async def scene() -> None:
        async with a_house(settings(database)) as (address, keeper):
            clients = await company(address, ONE_BY_ONE.name, ALL)
            for client in clients:
                await client.tell({"is": "promise", "promise": None})
            for client in clients:
                while not client.now["asked"]:
                    await client.hear()
            asked = next(client for client in clients if client.now["choices"])
            other = next(client for client in clients if not client.now["choices"])
            assert asked.seat is not None
            # As it was left behind by a server that is gone: the one who is asked is connected there.
            kept = await keeper.store.find(asked.code)
            assert kept is not None
            await asked.go()
            while asked.seat in (await keeper.store.seen(kept.id, now()))[0]:
                await asyncio.sleep(0.01)
            gone = Store(keeper.store.engine, "gone")
            gone.start()
            await gone.is_here(kept.id, asked.seat, True, now())
            await gone.commits.stop()
            keeper._heard(kept.id, CAME_OR_GONE)
            while other.now["seats"][asked.seat]["played_for"] != "away":
                await other.hear()

    run(scene())


def now() -> int:
    return time.time_ns() // 1_000_000


def test_where_somebody_was_long_ago_is_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(settings(f"sqlite:///{tmp_path}/a.sqlite3")) as (address, keeper):
            ann = Client(address)
            kept = await keeper.store.find(await ann.set_up(GAME.name, PEOPLE))
            assert kept is not None
            await keeper.store.is_here(kept.id, 0, False, 1_000)
            assert (await keeper.store.seen(kept.id, 1_000))[1] == {0: 1_000}
            await keeper.store.still_here(1_000 + store.LONG_AGO + 1)
            assert (await keeper.store.seen(kept.id, 1_000))[1] == {}

    run(scene())
