"""A table of Bristol 1350 at which two are asked for a whip at the same time: `python -m tests.web.whips SERVER`.

Programs play until then. Printed are two links, by which people take those two seats over: the first will answer, the
second has said beforehand that there will be no answer.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

from alehouse.engine.luck import FastLuck, Luck
from tests.server.client import Client, Said, company, run

PLAYERS = 5
SILENT = (1, 3)
"""The seats that do not want to be asked."""
ASKED = "prompt-b1350-answer"


async def until_asked(clients: list[Client], luck: Luck) -> list[int]:
    """Play until somebody is asked for a whip: those who are, as whoever heard of it first was told."""
    playing = [asyncio.create_task(_play(client, luck)) for client in clients]
    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return next((list(client.now["asked"]) for client in clients if _is_asked(client)), [])


def _is_asked(client: Client) -> bool:
    prompt = client.now.get("prompt")
    return prompt is not None and prompt["id"] == ASKED


async def _play(client: Client, luck: Luck) -> None:
    while not client.over and not _is_asked(client):
        said = _would(client, luck)
        if said is None:
            await client.hear()
        else:
            await client.tell(said)


def _would(client: Client, luck: Luck) -> Said | None:
    """Whoever can dashes into another cart, where others may mind."""
    now = client.now
    if client.seat in SILENT and now["phase"] == "play" and not now["choices"] and not now["waives"]:
        return {"is": "waive", "waives": True}
    dashes = [choice for choice in now["choices"] if choice["action"].startswith("dash")]
    if dashes:
        return {"is": "decide", "decision": now["decision"], "action": dashes[0]["action"]}
    return client.would(luck)


async def set_up(server: str) -> None:
    """Table after table, until it has come to that."""
    for seed in range(60):
        clients = await company(server, "bristol-1350", PLAYERS, options={"starting_remedies": 1})
        asked = sorted(await until_asked(clients, FastLuck(seed)), key=lambda seat: seat in SILENT)
        if [seat in SILENT for seat in asked] == [False, True]:
            links = [await clients[seat].good("POST", f"/api/tables/{clients[seat].code}/link") for seat in asked]
            print(json.dumps([f"{server}/take#{link['token']}" for link in links]))
            return
        for client in clients:
            await client.go()
    raise AssertionError("nobody was ever asked together with somebody else")


if __name__ == "__main__":
    run(set_up(sys.argv[1]))
