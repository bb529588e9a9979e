"""The authority over one match: seats, decisions, undo; no I/O."""

from alehouse.tables.match import Match
from alehouse.tables.table import Table

__all__ = ["Match", "Table"]
