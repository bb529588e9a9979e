"""Lines between servers: one tends a table, the others pass on what is said, and whoever is lost is not waited for."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

import alehouse
from alehouse.engine.errors import AlehouseError
from alehouse.engine.luck import FastLuck
from alehouse.server import links
from alehouse.server.far import Far
from alehouse.server.keeper import Keeper
from alehouse.server.link import RESTART, SAID, TOLD, Link
from alehouse.server.metrics import Metrics
from alehouse.server.reader import EXPELLED, KNOCKED_TOO_OFTEN, TOO_SLOW
from alehouse.server.schema import TABLES
from alehouse.server.servers import Server, Servers
from alehouse.server.settings import Limit, read_link
from alehouse.server.store import STALE
from tests.server.client import Client, play_together, run
from tests.server.crashing import all_done, check, go_on, keep_playing
from tests.server.inside import a_house
from tests.server.postgres import Postgres
from tests.server.raw import PATIENCE, Line
from tests.server.serving import Serving, settings, start

GAME = alehouse.game("the-pub")
"""Here nobody is asked together with others: each decision is played at once."""
PEOPLE = 3


async def across(addresses: list[str], people: int = PEOPLE) -> list[Client]:
    """People by turns at one server and at the other; the first one's server tends the table."""
    clients = [Client(addresses[seat % len(addresses)]) for seat in range(people)]
    code = await clients[0].set_up(GAME.name, people, name="Player 1")
    for seat, client in enumerate(clients[1:], 1):
        await client.sit(code, seat, f"Player {seat + 1}")
    await clients[0].begin()
    for client in clients:
        await client.come()
    return clients


Scene = Callable[[list[Client], Keeper, Keeper], Awaitable[None]]


def in_two_houses(postgres: Postgres, scene: Scene, **limits: object) -> None:
    async def all_of_it() -> None:
        chosen = replace(settings(postgres.database()), **limits)  # type: ignore[arg-type]
        async with a_house(chosen) as (one, first), a_house(chosen) as (other, second):
            await scene(await across([one, other]), first, second)

    run(all_of_it())


async def until_it_is_so(of: Keeper, passed: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while of.metrics.passed != passed:
            await asyncio.sleep(0.02)


def test_a_table_is_played_and_shown_by_one_server(postgres: Postgres) -> None:
    async def scene(clients: list[Client], first: Keeper, second: Keeper) -> None:
        assert (first.metrics.passed, second.metrics.passed) == (0, 1)
        await play_together(clients)
        assert first.metrics.steps > 0
        assert second.metrics.steps == 0
        assert first.metrics.overtaken == 0
        # Who asks the other server for anything else is told how it is.
        record = await clients[1].good("GET", f"/api/tables/{clients[0].code}/record")
        assert record == await clients[0].good("GET", f"/api/tables/{clients[0].code}/record")
        for client in clients:
            await client.go()
        await until_it_is_so(second, 0)

    in_two_houses(postgres, scene)


def test_passed_on_or_not_the_same_bytes_are_said(postgres: Postgres) -> None:
    async def scene(clients: list[Client], first: Keeper, second: Keeper) -> None:
        here: list[str] = []
        there: list[str] = []
        # One player's two devices, and two onlookers.
        mine = clients[2]
        near, far = Client(clients[0].address, mine.secret), Client(clients[1].address, mine.secret)
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        await near.come(mine.code, heard=here)
        await far.come(mine.code, heard=there)
        onlooking_here: list[str] = []
        onlooking_there: list[str] = []
        onlookers = Client(clients[0].address), Client(clients[1].address)
        for onlooker, heard in zip(onlookers, (onlooking_here, onlooking_there)):
            await onlooker.come(mine.code, heard=heard)
        assert second.metrics.passed == 3
        await play_together(clients)
        for client in (near, far, *onlookers):
            while not client.over:
                await client.hear()
        assert len(here) > 20
        assert here == there
        assert onlooking_here == onlooking_there

    in_two_houses(postgres, scene)


def test_refusals_and_questions_are_answered_through_the_other_server(postgres: Postgres) -> None:
    async def scene(clients: list[Client], first: Keeper, second: Keeper) -> None:
        far = clients[1]
        await far.send("nonsense")
        while (heard := await far.hear())["is"] == "here":
            pass
        assert (heard["is"], heard["why"]["id"]) == ("refused", "server-message-odd")
        assert (await far.tell({"is": "decide", "decision": 1, "action": "pass"}))["is"] == "refused"
        assert (await far.tell({"is": "why-not", "action": "pass"}))["is"] == "answer"
        assert (await far.tell({"is": "say", "text": "hello"}))["is"] == "done"
        while not any(step["what"].get("text") == "hello" for step in clients[0].steps):
            await clients[0].hear()

    in_two_houses(postgres, scene)


def test_whoever_loses_the_seat_loses_the_socket_at_the_other_server(postgres: Postgres) -> None:
    async def scene() -> None:
        chosen = settings(postgres.database())
        async with a_house(chosen) as (one, _), a_house(chosen) as (other, second):
            host, guest = Client(one), Client(other)
            code = await host.set_up(GAME.name, PEOPLE)
            await guest.sit(code, 1, "Bea")
            await host.come()
            await guest.come()
            assert second.metrics.passed == 1
            await host.good("DELETE", f"/api/tables/{code}/seats/1")
            assert await guest.closed() == EXPELLED

    run(scene())


def test_who_says_too_much_is_stopped_there_too(postgres: Postgres) -> None:
    async def scene(clients: list[Client], first: Keeper, second: Keeper) -> None:
        for _ in range(400):
            await clients[1].send('{"is":"say","id":7,"text":"x"}')
        assert await clients[1].closed() == KNOCKED_TOO_OFTEN
        await until_it_is_so(second, 0)
        assert (await clients[2].tell({"is": "say", "text": "still here"}))["is"] == "done"

    in_two_houses(postgres, scene, messages=Limit(10, 1))


def test_who_stops_reading_there_is_cut_off_alone(postgres: Postgres) -> None:
    async def scene(clients: list[Client], first: Keeper, second: Keeper) -> None:
        slow = await Line.to_table(clients[1].address, clients[0].code, narrow=True)
        slow.tell({"is": "hello", "id": 1})
        await slow.hear_until("done")
        slow.writer.transport.pause_reading()  # type: ignore[attr-defined]
        while second.metrics.cut_off == 0:
            assert (await clients[0].tell({"is": "say", "text": "x" * 500}))["is"] == "done"
            await clients[1].hear()
        slow.writer.transport.resume_reading()  # type: ignore[attr-defined]
        assert await slow.closed() == TOO_SLOW
        assert first.metrics.cut_off == 0
        assert (await clients[1].tell({"is": "say", "text": "still here"}))["is"] == "done"

    in_two_houses(postgres, scene, backlog=20_000)


# Servers that are lost


@pytest.fixture
def two(postgres: Postgres) -> Iterator[list[Serving]]:
    database = postgres.database()
    both = [start(database), start(database)]
    yield both
    for each in both:
        each.process.send_signal(signal.SIGCONT)
        each.kill()


async def come_back(clients: list[Client]) -> None:
    """As clients do who are told that a server restarts, or whose line is cut."""
    for client in clients:
        await client.come()


def test_when_the_one_that_tends_it_stops_another_goes_on(two: list[Serving]) -> None:
    async def scene() -> None:
        clients = await across([each.address for each in two])
        assert await asyncio.to_thread(two[0].stop) == ""
        assert await clients[1].closed() == RESTART
        for client in clients:
            client.address = two[1].address
        await come_back(clients)
        await play_together(clients)
        two[0] = await asyncio.to_thread(two[0].again)

    run(scene())


def test_when_the_one_that_tends_it_is_killed_another_goes_on(two: list[Serving]) -> None:
    """At any moment, and whichever it is: what was acknowledged is there, nothing is doubled, and play goes on."""

    async def scene() -> None:
        luck = FastLuck(5)
        clients = await across([each.address for each in two])
        on = asyncio.Event()
        on.set()
        playing = [
            asyncio.create_task(keep_playing(on, client, FastLuck(number))) for number, client in enumerate(clients)
        ]
        for _ in range(8):
            if all_done(playing):
                break
            await go_on(playing, clients, 1)
            await asyncio.sleep(luck.below(100) / 200)
            which = luck.below(2)
            two[which].kill()
            # Half of the time it is away for a while, and nobody can be connected there.
            if luck.below(2):
                for client in clients:
                    client.address = two[1 - which].address
            two[which] = await asyncio.to_thread(two[which].again)
        await go_on(playing, clients, 5)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await check(two[0].database, clients)

    run(scene())


def test_one_that_stands_still_is_not_waited_for(postgres: Postgres) -> None:
    """Who is connected elsewhere plays on; and when it goes on it has lost nothing, and doubled nothing."""

    async def scene() -> None:
        database = postgres.database()
        still, other = start(database, beats=0.3), start(database, beats=0.3)
        clients = await across([still.address, other.address])
        for client in clients:
            while (await client.tell({"is": "promise", "promise": None}))["is"] != "done":
                pass
        still.process.send_signal(signal.SIGSTOP)
        assert await clients[1].closed() == RESTART
        gone = [Client(other.address, client.secret) for client in clients]
        for client, again in zip(clients, gone):
            again.seat = client.seat
            await again.come(client.code)
        await asyncio.gather(*(client.play(FastLuck(seat), 8) for seat, client in enumerate(gone)))
        still.process.send_signal(signal.SIGCONT)
        await play_together(gone)
        await check(database, gone)
        # Who had stayed there sees all of it.
        while not clients[0].over:
            await clients[0].hear()
        for each in (still, other):
            each.kill()

    run(scene())


def test_servers_that_cannot_reach_each_other_both_play(postgres: Postgres) -> None:
    """Then each tells its own people, and the database keeps them from both accepting a decision."""

    async def scene() -> None:
        chosen = settings(postgres.database())
        async with a_house(chosen) as (one, first), a_house(chosen) as (other, second):
            for keeper in (first, second):
                assert keeper._links is not None
                assert keeper._links._listening is not None
                keeper._links._listening.close()
            clients = await across([one, other])
            assert (first.metrics.passed, second.metrics.passed) == (0, 0)
            await play_together(clients)
            assert second.metrics.steps > 10

    run(scene())


def test_who_tends_a_table(postgres: Postgres) -> None:
    async def scene() -> None:
        async with a_house(settings(postgres.database())) as (address, keeper):
            table = (await keeper.live(await Client(address).set_up(GAME.name, PEOPLE))).kept.id
            ours, theirs = Servers(keeper.store), Server("other", "127.0.0.1:1", b"k" * 32)
            assert await ours.tender(table, 1000) == (None, None)
            # Of two that would, one does.
            assert sorted(await asyncio.gather(ours.tend(table, None), ours.tend(table, None))) == [False, True]
            assert (await ours.tender(table, 1000))[0] == keeper.store.server
            assert not await ours.tend(table, "somebody else")
            await ours.register(theirs, 1000)
            await keeper.store.commits.do(
                lambda connection: connection.execute(update(TABLES).values(tender=theirs.name))
            )
            assert await ours.tender(table, 1000) == ("other", theirs)
            # One that has been silent for long is not there any more.
            assert await ours.tender(table, 1000 + STALE) == ("other", None)
            assert await ours.tend(table, "other")

    run(scene())


def test_servers_that_want_the_same_tables_do_not_wait_for_each_other(postgres: Postgres) -> None:
    """Whatever they write together is in the order of tables, so neither holds what the other needs first."""

    async def scene() -> None:
        chosen = settings(postgres.database())
        async with a_house(chosen) as (address, first), a_house(chosen) as (_, second):
            host = Client(address)
            codes = [await host.set_up(GAME.name, PEOPLE) for _ in range(30)]
            tables = [(await first.live(code)).kept.id for code in codes]
            written: list[int] = []

            def tending(keeper: Keeper, table: int) -> Awaitable[None]:
                async def run(connection: AsyncConnection) -> None:
                    written.append(table)
                    tender = keeper.store.server
                    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(tender=tender))

                return keeper.store.commits.do(run, table)

            await asyncio.gather(
                *(tending(first, table) for table in tables), *(tending(second, table) for table in reversed(tables))
            )
            # What is called off, because it waits for what waits for it, is written again.
            assert sorted(written) == sorted(2 * tables)

    run(scene())


# What goes over a line


class Noted:
    """A transport that notes what is written."""

    def __init__(self, waiting: int = 0) -> None:
        self.written = b""
        self.aborted = False
        self.waiting = waiting

    def abort(self) -> None:
        self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes, /) -> None:
        self.written += data


async def all_of(far: Far) -> list[bytes]:
    """What was said, up to the end of the line."""
    said: list[bytes] = []
    while (each := await far.hear()) is not None:
        said.append(each)
    return said


@given(st.lists(st.tuples(st.integers(1, 3), st.binary(max_size=40)), max_size=50), st.data())
def test_however_a_line_is_cut_what_is_said_arrives(said: list[tuple[int, bytes]], data: st.DataObject) -> None:
    line = Noted()
    link = Link(line, lambda flush: None)
    for number, each in said:
        link.put(number, SAID, each)
    link.flush()
    other = Link(Noted(), lambda flush: None)
    heard = {number: Far(other, number) for number in (1, 2)}
    other.channels.update(heard)
    rest = line.written
    while rest:
        cut = data.draw(st.integers(1, len(rest)))
        other.feed(rest[:cut])
        rest = rest[cut:]
    other.lose()
    for number, far in heard.items():
        assert asyncio.run(all_of(far)) == [each for to, each in said if to == number]
    assert other.channels == {}


def test_a_server_that_reads_nothing_is_given_up() -> None:
    line = Noted(waiting=1 << 30)
    link = Link(line, lambda flush: None)
    link.put(1, TOLD, b"x")
    link.flush()
    assert line.aborted
    assert line.written == b""


def test_strangers_learn_nothing_and_are_hung_up_on(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever finds the port of the servers' own lines, but does not know the key, which stands in the database."""
    monkeypatch.setattr(links, "BETWEEN_BEATS", 0.2)

    async def scene() -> None:
        async with a_house(settings(postgres.database())) as (_, keeper):
            assert keeper._links is not None
            assert keeper._links.me is not None
            host, _, port = keeper._links.me.address.rpartition(":")
            for said in (b"", secrets.token_bytes(64), b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 10, bytes(1_000_000)):
                reader, writer = await asyncio.open_connection(host, int(port))
                assert len(await reader.readexactly(links.KEY)) == links.KEY
                writer.write(said)
                async with asyncio.timeout(PATIENCE):
                    try:
                        assert await reader.read() == b""
                    except ConnectionResetError:
                        assert said
                writer.close()
            while keeper._links._lines:
                await asyncio.sleep(0.02)

    run(scene())


def test_a_line_to_a_process_that_took_over_the_port_is_none(postgres: Postgres) -> None:
    """It does not know the key, so nothing is said to it."""

    async def scene() -> None:
        heard: list[bytes] = []

        async def stranger(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(bytes(links.KEY))
            heard.append(await reader.read(1000))
            writer.write(bytes(links.KEY))
            heard.append(await reader.read(1000))
            writer.close()

        listening = await asyncio.start_server(stranger, "127.0.0.1", 0)
        port = listening.sockets[0].getsockname()[1]
        async with a_house(settings(postgres.database())) as (_, keeper):
            assert keeper._links is not None
            assert await keeper._links.to(Server("other", f"127.0.0.1:{port}", b"k" * 32)) is None
            assert [len(each) for each in heard] == [2 * links.KEY, 0]
            # It is not tried again at once.
            assert await keeper._links.to(Server("other", f"127.0.0.1:{port}", b"k" * 32)) is None
            assert len(heard) == 2
        listening.close()

    run(scene())


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("10.0.0.11", ("10.0.0.11", 0)),
        ("10.0.0.11:8351", ("10.0.0.11", 8351)),
        ("one.example:8351", ("one.example", 8351)),
        ("[::1]:8351", ("::1", 8351)),
        ("[::1]", ("::1", 0)),
    ],
)
def test_addresses_for_other_servers(text: str, read: tuple[str, int]) -> None:
    assert read_link(text) == read


@pytest.mark.parametrize("text", ["", ":8351", "host:", "host:70000", "host:x", "host:-1"])
def test_addresses_that_are_none(text: str) -> None:
    with pytest.raises(AlehouseError) as wrong:
        read_link(text)
    assert wrong.value.message.id == "server-link-odd"


def test_an_address_that_is_not_ours_is_refused(postgres: Postgres) -> None:
    async def scene() -> None:
        with pytest.raises(AlehouseError) as wrong:
            await Keeper.open(replace(settings(postgres.database()), link=("192.0.2.1", 0)), Metrics())
        assert wrong.value.message.id == "server-address"

    asyncio.run(scene())
