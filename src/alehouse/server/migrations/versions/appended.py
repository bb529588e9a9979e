"""SQLite puts what is added to logs behind each other as it comes, and knows of each log only where it ends.

Before, each log lay by itself, so that a page was written for every decision. PostgreSQL never did it like that.
"""

from alembic import op

revision = "appended"
down_revision = "together"

STEPS = (
    "alter table entries rename to entries_before",
    """
    create table entries (
        id integer primary key,
        previous integer,
        table_id integer not null references tables (id),
        number integer not null,
        data blob not null
    )
    """,
    """
    create table ends (
        table_id integer primary key references tables (id),
        number integer not null,
        entry integer
    )
    """,
    """
    insert into entries (id, previous, table_id, number, data)
    select id, lag(id) over (partition by table_id order by number), table_id, number, data
    from (select row_number() over (order by table_id, number) as id, * from entries_before)
    """,
    "insert into ends (table_id, number) select id, 0 from tables",
    """
    update ends set number = last.number, entry = last.id
    from (select table_id, max(number) as number, max(id) as id from entries group by table_id) as last
    where last.table_id = ends.table_id
    """,
    "drop table entries_before",
    """
    create trigger logs_begin after insert on tables
    begin insert into ends (table_id, number) values (new.id, 0); end
    """,
    """
    create trigger logs_only_grow before insert on entries
    when new.number <= (select number from ends where table_id = new.table_id)
    begin select raise(abort, 'this number is taken'); end
    """,
    """
    create trigger logs_grow after insert on entries
    begin update ends set number = new.number, entry = new.id where table_id = new.table_id; end
    """,
)


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        for step in STEPS:
            op.execute(step)
