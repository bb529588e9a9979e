"""What a door does not let in, with the status that HTTP has for it."""

from __future__ import annotations

from alehouse.engine.errors import AlehouseError
from alehouse.engine.messages import Value


class Denied(AlehouseError):
    """Not for you, not there, or not now."""

    def __init__(self, status: int, id: str, args: dict[str, Value] | None = None) -> None:
        super().__init__(id, args)
        self.status = status
