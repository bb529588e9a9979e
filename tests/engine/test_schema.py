"""The types that are generated from the views, for the page and for clients of others."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import alehouse
from alehouse import FastLuck, Game
from alehouse.engine.messages import Json
from alehouse.engine.playing import play_on
from alehouse.engine.schema import files

FOLDER = Path(__file__).parents[2] / "web" / "types"


def test_the_types_are_not_stale() -> None:
    """What is committed is what the views declare; `python -m alehouse.engine.schema web/types` writes it anew."""
    assert {file.name: file.read_text(encoding="utf-8") for file in FOLDER.iterdir()} == files()


@pytest.mark.parametrize("game", alehouse.games(), ids=str)
def test_views_fit_their_schema(game: Game) -> None:
    """Every field that a view has is declared, and every one that is declared is there."""
    package = game.view_type.__module__.split(".")[2]
    definitions = json.loads((FOLDER / f"{package}.schema.json").read_text(encoding="utf-8"))["$defs"]
    luck = FastLuck(3)
    position = game.start(game.most)
    for _ in range(60):
        play_on(position, luck)
        for view in position.views().values():
            _check(msgspec.json.decode(view.encode()), {"$ref": f"/{game.view_type.__name__}"}, definitions, "view")
        if position.to_move < 0:
            break
        legal = position.legal()
        position.play(legal[luck.below(len(legal))])


def _check(data: Json, schema: dict[str, Json], definitions: dict[str, dict[str, Json]], where: str) -> None:
    """A small validator: all that msgspec writes into a schema, and nothing else."""
    assert _fits(data, schema, definitions), f"{where}: {data!r} is not {schema}"


def _fits(data: Json, schema: dict[str, Json], definitions: dict[str, dict[str, Json]]) -> bool:
    if "$ref" in schema:
        return _fits(data, definitions[str(schema["$ref"]).rsplit("/", 1)[-1]], definitions)
    if "anyOf" in schema:
        kinds = schema["anyOf"]
        assert isinstance(kinds, list)
        return any(_fits(data, kind, definitions) for kind in kinds if isinstance(kind, dict))
    if "enum" in schema:
        values = schema["enum"]
        assert isinstance(values, list)
        return data in values
    kind = schema["type"]
    if kind == "object" and isinstance(data, dict):
        fields, rest = schema.get("properties", {}), schema.get("additionalProperties")
        assert isinstance(fields, dict)
        if isinstance(rest, dict):
            return all(_fits(value, rest, definitions) for value in data.values())
        return sorted(data) == sorted(fields) and all(
            _fits(data[name], each, definitions) for name, each in fields.items() if isinstance(each, dict)
        )
    if kind == "array" and isinstance(data, list):
        items = schema["items"]
        assert isinstance(items, dict)
        return all(_fits(each, items, definitions) for each in data)
    known: dict[str, type | tuple[type, ...]] = {
        "integer": int,
        "number": (int, float),
        "string": str,
        "null": type(None),
    }
    if kind == "boolean":
        return isinstance(data, bool)
    return isinstance(kind, str) and kind in known and isinstance(data, known[kind]) and not isinstance(data, bool)
