"""Which servers there are and where others reach them, and which of them tends which table."""

import sqlalchemy as sa
from alembic import op

revision = "tended"
down_revision = "appended"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("tender", sa.String(32), nullable=True))
