"""What a page is told so that it can draw a game again, and what players ask before they decide."""

from __future__ import annotations

import json

import pytest

import alehouse
from alehouse import Game
from alehouse.engine.fair_luck import FairLuck, fresh_salt, promise_of
from alehouse.engine.luck import FastLuck
from alehouse.engine.record_file import from_text
from tests.server.client import company, play_together, run
from tests.server.serving import Serving


@pytest.mark.parametrize("game", alehouse.games(), ids=lambda game: game.name)
def test_a_game_is_drawn_again_from_what_the_doors_say(server: Serving, game: Game) -> None:
    """By the lists of a finished game alone, without its rules; before it is over they would tell too much."""

    async def scene() -> None:
        players = max(2, game.fewest)
        clients = await company(server.address, game.name, players)
        ann, path = clients[0], f"/api/tables/{clients[0].code}"
        assert ann.present is not None
        fingerprint, salt = ann.present["fingerprint"], fresh_salt()
        await ann.tell({"is": "promise", "promise": promise_of(fingerprint, 1, 0, "clover", salt)})
        for client in clients[1:]:
            await client.tell({"is": "promise", "promise": None})
        await ann.tell({"is": "tell", "word": "clover", "salt": salt})
        status, refused = await ann.ask("GET", f"{path}/draws")
        assert (status, refused["why"]["id"]) == (409, "server-record-later")
        await play_together(clients)
        record = from_text(json.dumps(await ann.good("GET", f"{path}/record")))
        found = await ann.good("GET", f"{path}/draws")
        assert record.luck is not None
        (stretch,) = record.luck.stretches
        luck = FairLuck(bytes.fromhex(stretch.secret or ""), fingerprint, 1, record.header(), [(0, "clover")])
        for step, place in found["draws"]:
            every = [outcome for outcome, weight in found["lists"][place] for _ in range(weight)]
            assert every[luck.below(len(every))] == record.steps[step - 1]
        assert len(found["lists"]) == len({json.dumps(each) for each in found["lists"]})

    run(scene())


def test_a_player_asks_whether_it_can_be_taken_back(server: Serving) -> None:
    """Whatever was said to be undoable is undone at once by the one who decided."""

    async def scene() -> None:
        people = await company(server.address, "the-pub", 3)
        for client in people:
            await client.tell({"is": "promise", "promise": None})
        luck = FastLuck(4)
        answers = {True: 0, False: 0}
        while min(answers.values()) < 3:
            for client in people:
                # Whatever has happened so far has been told before the answer to this.
                await client.tell({"is": "waive", "waives": False})
            (asked,) = [client for client in people if client.now["choices"]]
            other = people[people.index(asked) - 1]
            choice = asked.now["choices"][luck.below(len(asked.now["choices"]))]
            question = {"is": "can-undo", "action": choice["action"]}
            answer = await asked.tell(question)
            assert answer["is"] == "answer"
            assert (await other.tell(question))["is"] == "refused"
            decision = {"is": "decide", "decision": asked.now["decision"], "action": choice["action"]}
            assert (await asked.tell(decision))["is"] == "done"
            undoable = answer["why"] is None
            answers[undoable] += 1
            if undoable:
                assert asked.now["may_undo"]
                assert (await asked.tell({"is": "undo", "decision": asked.now["decision"]}))["is"] == "done"
                decision["decision"] = asked.now["decision"]
                assert (await asked.tell(decision))["is"] == "done"

    run(scene())
