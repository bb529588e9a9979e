"""Portions of work on a Dask cluster; those of a worker that dies are played again by another."""

from __future__ import annotations

import importlib
import logging
import pickle
from asyncio import CancelledError
from collections.abc import Iterator
from typing import Any, TypeVar

from alehouse.engine.contract import Game
from alehouse.engine.errors import AlehouseError
from alehouse.engine.registry import game as game_of
from alehouse.lab.task import Order, code_of

PATIENCE = 20
"""Seconds until a scheduler has answered, or has a worker."""

Key = TypeVar("Key")


def on_cluster(address: str, game: Game, orders: Iterator[tuple[Key, Order]]) -> Iterator[tuple[Key, Any, float]]:
    """Carry orders out wherever the scheduler at this address has workers; what comes of each, in any order."""
    try:
        dask: Any = importlib.import_module("distributed")
    except ImportError:
        raise AlehouseError("lab-no-cluster") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise AlehouseError("lab-cluster", {"address": address}) from None
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise AlehouseError("lab-cluster-idle", {"address": address}) from None
        keys: dict[Any, tuple[Key, Order]] = {}
        for key, order in orders:
            sent = client.submit(carry_out, game.name, code_of(game), pickle.dumps(order), pure=False)
            keys[sent] = key, order
        for future in dask.as_completed(list(keys), loop=client.loop):
            key, order = keys.pop(future)
            try:
                done, seconds = pickle.loads(future.result())
            except dask.KilledWorker:
                numbers = order.numbers
                games = f"{numbers.start}-{numbers.stop - 1}"
                raise AlehouseError("lab-deadly", {"times": 4, "games": games}) from None
            except (CancelledError, dask.CancelledError, OSError):
                raise AlehouseError("lab-cluster-lost", {"address": address}) from None
            # What a worker has given is not kept on the cluster.
            future.release()
            yield key, done, seconds
    finally:
        client.close()


def carry_out(name: str, code: str, order: bytes) -> bytes:
    """On a worker: carry an order out, if it has the same code."""
    mine = code_of(game_of(name))
    if mine != code:
        raise AlehouseError("lab-cluster-version", {"theirs": mine, "mine": code})
    return pickle.dumps(pickle.loads(order).carry_out())
