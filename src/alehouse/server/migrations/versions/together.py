"""From here on a row holds all that was added to a log at once; what was written before stays as it is.

Nothing changes in the tables themselves, but an older Alehouse could not read them any more.
"""

revision = "together"
down_revision = "analyses"


def upgrade() -> None:
    pass
