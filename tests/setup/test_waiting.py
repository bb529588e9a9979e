"""What is compiled does not wait while it handles an exception: then what it handles is let go of too early."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.setup.small_house import ROOT
from tests.setup.test_setup import inside_setup

NEVER_WAITS_AT_ITS_END = {"self._turns"}
"""What `async with` may be used with all the same."""


def waits_while_handling(source: str) -> Iterator[int]:
    """The lines where something that was raised is still being handled."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Try):
            handling = [line for handler in node.handlers for line in handler.body] + node.finalbody
            for each in handling:
                yield from (
                    below.lineno
                    for below in ast.walk(each)
                    if isinstance(below, (ast.Await, ast.AsyncFor, ast.AsyncWith))
                )
        elif isinstance(node, ast.AsyncWith):
            yield from (
                node.lineno for item in node.items if ast.unparse(item.context_expr) not in NEVER_WAITS_AT_ITS_END
            )


def test_nothing_compiled_waits_while_it_handles_an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    files: list[str] = inside_setup(ROOT, monkeypatch)["to_compile"]()
    waiting = [
        f"{file}:{line}"
        for file in files
        for line in waits_while_handling((ROOT / Path(file)).read_text(encoding="utf-8"))
    ]
    assert waiting == []


@pytest.mark.parametrize(
    "within",
    [
        "try:\n        pass\n    except OSError:\n        if True:\n            await x",
        "try:\n        pass\n    finally:\n        await x",
        "async with x:\n        pass",
    ],
)
def test_it_would_be_found(within: str) -> None:
    assert list(waits_while_handling(f"async def f():\n    {within}\n"))


def test_waiting_is_no_fault_where_nothing_is_handled() -> None:
    before = "async def f():\n    try:\n        await x\n    except OSError:\n        pass\n    await x\n"
    assert list(waits_while_handling(before)) == []
