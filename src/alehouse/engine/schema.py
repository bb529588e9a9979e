"""The types of all that leaves the house, for whoever reads it elsewhere: JSON Schema, and TypeScript for the page.

`python -m alehouse.engine.schema FOLDER` writes both: a file for what all games share, and one for each package of
games. They are made from the views' own declarations, so there is no second place where a field is written down.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from alehouse.engine import views
from alehouse.engine.messages import Message
from alehouse.engine.registry import games
from alehouse.engine.views import Choice, EventData, PendingStep, PublicView, View

Schema = dict[str, Any]
"""A JSON Schema, or a part of one."""

SHARED = "engine"
MADE = "python -m alehouse.engine.schema"
_REFERENCE = "#/$defs/{name}"
_BY_HAND: dict[str, Schema] = {
    "Message": {
        "title": "Message",
        "description": "A sentence before it has a language: a Fluent id and its arguments.",
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "args": {"type": "object", "additionalProperties": {"$ref": "#/$defs/Value"}},
        },
        "required": ["id", "args"],
    },
    "Value": {
        "title": "Value",
        "description": "An argument: a number, a word that no language changes, a player, a message, or several.",
        "anyOf": [
            {"type": "integer"},
            {"type": "string"},
            {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]},
            {"$ref": "#/$defs/Message"},
            {"type": "array", "items": {"$ref": "#/$defs/Value"}},
        ],
    },
}


def files() -> dict[str, str]:
    """Every file by name, with what it holds."""
    shared = definitions([PendingStep, PublicView, View, Choice, EventData], views.__name__)
    found = {f"{SHARED}.schema.json": _document(SHARED, shared), f"{SHARED}.ts": typescript(shared, {})}
    for package, view in _views().items():
        own = definitions([view], view.__module__)
        found[f"{package}.schema.json"] = _document(package, own)
        found[f"{package}.ts"] = typescript(own, shared)
    return found


def write(folder: Path) -> None:
    """Write every file, and remove those of games that are gone."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = files()
    for name, content in wanted.items():
        (folder / name).write_text(content, encoding="utf-8")
    for file in folder.iterdir():
        if file.name not in wanted:
            file.unlink()


def _views() -> dict[str, type[View]]:
    """The view of each package of the house: editions of one game share it."""
    types = [game.view_type for game in games()]
    return {view.__module__.split(".")[2]: view for view in types if view.__module__.startswith("alehouse.games.")}


def definitions(types: list[Any], module: str) -> dict[str, Schema]:
    """The schemas of these types and of all that is in them, by name, with the remarks that stand in the module."""
    _, found = msgspec.json.schema_components(types, schema_hook=_hook, ref_template=_REFERENCE)
    said = {**_remarks(views.__name__), **_remarks(module)}
    home = importlib.import_module(module)
    for name, schema in found.items():
        # What is inherited is remarked on where it is declared.
        line = [kind.__name__ for kind in getattr(home, name, type(name)).__mro__]
        for field, kind in schema.get("properties", {}).items():
            remark = next((said[each, field] for each in line if (each, field) in said), None)
            if remark is not None:
                kind["description"] = remark
    return dict(sorted({**found, **_BY_HAND}.items()))


def _remarks(module: str) -> dict[tuple[str, str], str]:
    """By class and field, the texts that stand below fields: nothing else keeps these."""
    source = inspect.getsource(importlib.import_module(module))
    return {
        (node.name, ast.unparse(field.target)): " ".join(str(below.value.value).split())
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
        for field, below in pairwise(node.body)
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
    }


def _hook(kind: type[object]) -> Schema:
    if kind is Message:
        return {"$ref": "#/$defs/Message"}
    raise NotImplementedError(f"nothing says how {kind.__name__} leaves the house")


def _document(name: str, definitions: Mapping[str, Schema]) -> str:
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": name, "$defs": definitions}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


# TypeScript


def typescript(
    defined: Mapping[str, Schema], elsewhere: Mapping[str, Schema], home: str = f"./{SHARED}", made: str = MADE
) -> str:
    """These types as TypeScript; what is defined elsewhere is imported from its home."""
    here = {name: schema for name, schema in defined.items() if name not in elsewhere}
    used = sorted({name for schema in here.values() for name in _references(schema)} & elsewhere.keys())
    lines = [f"// Generated: {made}", ""]
    if used:
        lines += [f'import type {{ {", ".join(used)} }} from "{home}";', ""]
    for name, schema in here.items():
        lines += [*_declared(name, schema), ""]
    return "\n".join(lines)


def _declared(name: str, schema: Schema) -> Iterator[str]:
    if "description" in schema:
        yield f"/** {' '.join(schema['description'].split())} */"
    if "properties" not in schema:
        yield f"export type {name} = {_type(schema)};"
        return
    yield f"export interface {name} {{"
    for field, kind in schema["properties"].items():
        if "description" in kind:
            yield f"  /** {kind['description']} */"
        optional = "" if field in schema.get("required", ()) else "?"
        yield f"  {field}{optional}: {_type(kind)};"
    yield "}"


def _type(schema: Schema) -> str:
    """One type, as TypeScript writes it; whatever is not known here raises, so that nothing becomes `any`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if not schema.keys() - {"description"}:
        return "unknown"
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    kind = schema["type"]
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inside = _type(schema["items"])
        return f"({inside})[]" if " " in inside else f"{inside}[]"
    if kind == "object" and "additionalProperties" in schema:
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    if kind == "object" and "properties" not in schema:
        return "Record<string, unknown>"
    if kind == "object":
        fields = [f"{name}: {_type(each)}" for name, each in schema["properties"].items()]
        return f"{{ {'; '.join(fields)} }}"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[kind]


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rsplit("/", 1)[-1]
        for each in schema.values():
            yield from _references(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from _references(each)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
