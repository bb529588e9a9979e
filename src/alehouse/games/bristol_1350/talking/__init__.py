"""What bots say to each other: what they claim, whom they ask, and what they answer."""

from alehouse.games.bristol_1350.talking.remarks import remark, suspicion

__all__ = ["remark", "suspicion"]
