"""What bots claim and ask, and whom they suspect."""

from alehouse.games.bristol_1350.talking.remarks import remark, suspicion

__all__ = ["remark", "suspicion"]
