"""Whole games through a real server: several people, bots, people who go and come back."""

from __future__ import annotations

import asyncio
import json

import pytest

import alehouse
from alehouse import Game
from alehouse.engine.fair_luck import fresh_salt, promise_of
from alehouse.engine.luck import FastLuck
from alehouse.engine.luck_proof import Noted
from alehouse.engine.record import replay
from alehouse.engine.record_file import from_text
from alehouse.engine.verify import verify
from tests.server.client import Client, company, play_together, run
from tests.server.serving import Serving


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_a_whole_game(server: Serving, game: Game) -> None:
    """As many people as can play, one of them a bot: all see every step, and in the end the record is true."""

    async def scene() -> None:
        people = max(2, game.fewest)
        clients = await company(server.address, game.name, people, bots=1 if people < game.most else 0)
        onlooker = Client(server.address)
        await onlooker.come(clients[0].code)
        await asyncio.gather(play_together(clients), onlooker.play(FastLuck(0)))
        for client in [*clients, onlooker]:
            assert client.over
            assert client.have == clients[0].have
            assert client.view["public"] == clients[0].view["public"]
        record = from_text(json.dumps(await onlooker.good("GET", f"/api/tables/{onlooker.code}/record")))
        assert verify(record).verdict == "consistent"
        assert json.loads(replay(record).view(0).encode()) == clients[0].view
        assert clients[0].now["ending"]["places"] == replay(record).result().places

    run(scene())


anywhere = pytest.mark.parametrize("name", [alehouse.games()[0].name])
"""What does not depend on the game is shown with the first one."""


@anywhere
def test_words_for_the_luck(server: Serving, name: str) -> None:
    """Each promises a word and tells it when all have; whoever noted the seal has it proven."""

    async def scene() -> None:
        clients = await company(server.address, name, 3)
        words = ["clover", "malt", "hops"]
        salts = [fresh_salt() for _ in clients]
        assert clients[0].present is not None
        fingerprint = clients[0].present["fingerprint"]
        for seat, client in enumerate(clients):
            promise = promise_of(fingerprint, 1, seat, words[seat], salts[seat])
            assert (await client.tell({"is": "promise", "promise": promise}))["is"] == "done"
        seal = clients[2].now["words"]["seal"]
        for seat, client in enumerate(clients):
            assert (await client.tell({"is": "tell", "word": words[seat], "salt": salts[seat]}))["is"] == "done"
        await play_together(clients)
        record = from_text(json.dumps(await clients[0].good("GET", f"/api/tables/{clients[0].code}/record")))
        assert verify(record, Noted(fingerprint, ["malt"], [seal])).verdict == "proven"

    run(scene())


@anywhere
def test_who_comes_back_is_told_what_was_missed(server: Serving, name: str) -> None:
    """Every step once and in order, the same as for somebody who never left; or the table as it is."""

    async def scene() -> None:
        stays, *others = await company(server.address, name, 3)
        goes = others[0]

        async def come_and_go() -> None:
            luck = FastLuck(7)
            for stop in range(8, 80, 8):
                await goes.play(luck, stop)
                goes.vanish()
                await goes.come()
            await goes.play(luck)

        await asyncio.gather(play_together([stays, others[1]]), come_and_go())
        both = [
            # Where chance goes on at once there is no view, for whoever stays and whoever was away alike.
            [(step["number"], step["what"], step["view"] and step["view"]["public"]) for step in who.steps]
            for who in (stays, goes)
        ]
        common = min(both[0][0][0], both[1][0][0])
        assert both[0][common - both[0][0][0] :] == both[1][common - both[1][0][0] :]
        again = Client(server.address, goes.secret)
        await again.come(goes.code)
        assert again.view == goes.view
        assert again.present is not None
        assert again.present["seat"] == goes.seat

    run(scene())


@anywhere
def test_late_and_doubled_messages_do_no_harm(server: Serving, name: str) -> None:
    async def scene() -> None:
        clients = await company(server.address, name, 3)
        for client in clients:
            await client.tell({"is": "promise", "promise": None})
        for client in clients:
            while not client.now["asked"]:
                await client.hear()
        (asked,) = [client for client in clients if client.now["choices"]]
        said = asked.would(FastLuck(0))
        assert said is not None
        first, *rest = [await asked.tell(said) for _ in range(4)]
        assert first["is"] == "done"
        assert {answer["why"]["id"] for answer in rest} <= {"table-decision-past", "error-illegal-action"}
        steps = [step["what"]["kind"] for step in asked.steps]
        assert steps.count("played") == 1
        other = clients[0] if clients[0] is not asked else clients[1]
        refused = await other.tell(said)
        assert refused["is"] == "refused"

    run(scene())


@anywhere
def test_nobody_learns_that_somebody_waives(server: Serving, name: str) -> None:
    """Neither by a message nor by a gap in the numbers of steps and decisions."""

    async def scene() -> None:
        ann, bob, cy = await company(server.address, name, 3)
        for client in (ann, bob, cy):
            await client.tell({"is": "promise", "promise": None})
        for client in (ann, bob, cy):
            while not client.now["asked"]:
                await client.hear()
        before, decision = bob.have, bob.now["decision"]
        assert (await ann.tell({"is": "waive", "waives": True}))["is"] == "done"
        assert ann.now["waives"]
        assert (await ann.tell({"is": "say", "text": "well"}))["is"] == "done"
        assert before is not None
        assert (await bob.hear())["number"] == before + 1
        assert (await bob.hear())["is"] == "now"
        assert not bob.now["waives"]
        assert bob.now["decision"] == decision
        asked = next(client for client in (ann, bob, cy) if client.now["choices"])
        assert (await asked.tell(asked.would(FastLuck(0)) or {}))["is"] == "done"

    run(scene())


@anywhere
def test_everything_else_that_people_do(server: Serving, name: str) -> None:
    """Talk, ask why not, resign, ask to end; and what onlookers may not do."""

    async def scene() -> None:
        ann, bob, cy = await company(server.address, name, 3)
        for client in (ann, bob, cy):
            await client.tell({"is": "promise", "promise": None})
        onlooker = Client(server.address)
        await onlooker.come(ann.code)
        assert (await onlooker.tell({"is": "resign"}))["why"]["id"] == "server-seat-only"
        assert (await onlooker.tell({"is": "say", "text": "  hello\tthere ", "name": "Zoe"}))["is"] == "done"
        assert onlooker.steps[-1]["what"] == {"kind": "said", "name": "Zoe", "text": "hello there"}
        assert (await bob.tell({"is": "say", "text": "hi"}))["is"] == "done"
        assert bob.steps[-1]["what"] == {"kind": "said", "seat": 1, "name": "Player 2", "text": "hi"}
        game = alehouse.game(name)
        answer = await ann.tell({"is": "why-not", "action": str(game.table.actions[0])})
        assert answer["is"] == "answer"
        assert (answer["rule"] is None) == (answer["why"] is None)
        these = await bob.tell({"is": "why-not-these", "things": list(game.table.actions[0].parts_for(1))})
        assert these["why"]["id"]
        assert (await ann.tell({"is": "why-not-these", "things": ["nothing:like-that"]}))["why"]["id"]
        assert (await ann.tell({"is": "why-not", "action": "x" * 201}))["why"]["id"] == "server-message-odd"
        assert (await cy.tell({"is": "resign"}))["is"] == "done"
        assert cy.now["seats"][2]["played_for"] == "resigned"
        assert (await cy.tell({"is": "come-back"}))["why"]["id"] == "table-resigned"
        assert (await ann.tell({"is": "hello"}))["why"]["id"] == "server-hello-once"
        assert (await ann.ask("GET", f"/api/tables/{ann.code}/record"))[0] == 409
        assert (await ann.tell({"is": "ask-to-end", "wants": True}))["is"] == "done"
        assert (await bob.tell({"is": "ask-to-end", "wants": True}))["is"] == "done"
        assert bob.over
        assert (await bob.ask("GET", f"/api/tables/{ann.code}/record"))[0] == 200

    run(scene())
