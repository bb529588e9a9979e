"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    # The chain of secrets that the table's luck comes from: whoever reads it knows what will be drawn.
    Column("tip", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("begun", Boolean, nullable=False),
    # When somebody must look after it though nobody has it in memory; for games that take days.
    Column("due", BigInteger, nullable=True),
    # The server that tends it, if several could.
    Column("tender", String(32), nullable=True),
    Index("tables_open", "listed", "begun", "created"),
    Index("tables_due", "due"),
)

# One row for all that was added to a table's log at once, by the number of its first entry. No server knows a log that
# ends within a row, so a number that is taken keeps two of them from both accepting a move. appends.py says how logs
# are written and read. On SQLite there is no such key but a table `ends`, which triggers look after; a row has an `id`,
# by which all lie as they came, and that of the `previous` one of its log.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

# Who may do what at which table: by the hash of a secret.
HOLDS = Table(
    "holds",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("holder", String(64), primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("host", Boolean, nullable=False),
    Index("holds_of", "holder"),
)

# Links by which a second device takes what the first one holds; each works once.
LINKS = Table(
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("host", Boolean, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What has been analysed of games that are over: a row for each moment, as JSON.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    # Of which record, level and version it is.
    Column("of", String(32), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

# Which seats are connected to which server, and when that server last said so.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("server", String(32), primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("presence_of", "server", "here"),
)

# The servers that tend tables: where the others reach each, what proves that they are others of the same house, and
# when it last said that it is there.
SERVERS = Table(
    "servers",
    METADATA,
    Column("server", String(32), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
