"""The games as learning environments: tables by the batch, and doors for PettingZoo, Gymnasium and OpenSpiel.

`pip install alehouse[envs]` brings what the doors need. A batch needs nothing besides.
"""

from alehouse.envs.batch import LEARNER, Batch

__all__ = ["LEARNER", "Batch"]
