"""What is found in a record that is being verified."""

from __future__ import annotations

from alehouse.engine.messages import Message, Value

MOST = 10
"""Whoever reads a hundred findings knows no more than after ten."""


class Finding:
    """Something to say about a record: a failure, or a remark about what nobody can prove."""

    def __init__(self, id: str, args: dict[str, Value] | None = None, failure: bool = True) -> None:
        self.message = Message(id, args)
        self.failure = failure

    def __repr__(self) -> str:
        return f"{'Failure' if self.failure else 'Remark'}({self.message!r})"


class Enough(Exception):
    """So much does not fit that it makes no sense to go on."""


class Findings:
    """All that was found so far; raises Enough after too many failures."""

    def __init__(self) -> None:
        self.all: list[Finding] = []
        self.failures = 0

    def add(self, id: str, args: dict[str, Value] | None = None, failure: bool = True) -> None:
        if failure and self.failures == MOST:
            raise Enough
        self.all.append(Finding(id, args, failure))
        self.failures += failure
