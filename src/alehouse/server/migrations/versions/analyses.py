"""What has been analysed of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "first"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True, autoincrement=False),
        sa.Column("of", sa.String(32), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
