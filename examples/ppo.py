"""Learn Fantasy Pub 2022 for two by masked PPO, on the compiled batch: `make ppo`, five CPU minutes.

PPO as CleanRL writes it, in one file. The learner plays against random bots; afterwards it is told how often it wins
against them, and against the greedy bot, which looks one decision ahead.

    python examples/ppo.py [SECONDS]
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import alehouse
from alehouse.envs import LEARNER, Batch

GAME = "fantasy-pub-2022"
TABLES, STEPS = 128, 64
EPOCHS, PORTION = 3, 2048
DISCOUNT, TRACE = 0.999, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 3e-4
NEVER = -1e9


class Learner(nn.Module):  # type: ignore[misc]
    """What a seat sees, as logarithms, in; how much it wants each choice, and how well it stands, out."""

    def __init__(self, size: int, choices: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.policy = nn.Linear(128, choices)
        self.value = nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        thought = self.body(torch.log1p(seen.float()))
        wishes = self.policy(thought).masked_fill(mask == 0, NEVER)
        return Categorical(logits=wishes), self.value(thought)[:, 0]


class Tables:
    """A batch as tensors. What numpy reads is the batch's own memory; a tensor is a copy."""

    def __init__(self, opponent: str, tables: int, seed: int) -> None:
        game = alehouse.game(GAME)
        self.batch = Batch(game, [LEARNER, opponent], tables, seed)
        self._seen = self._memory(self.batch.seen, "u1")
        self._mask = self._memory(self.batch.mask, "u1")
        self.done = self._memory(self.batch.done, "u1")[:, 0]
        self.utility = self._memory(self.batch.utility, "f8")[:, 0]

    def _memory(self, row: Any, kind: str) -> np.ndarray[Any, Any]:
        return np.frombuffer(row, kind).reshape(self.batch.tables, -1)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.from_numpy(self._seen.copy()), torch.from_numpy(self._mask.copy())

    def step(self, actions: torch.Tensor) -> None:
        self.batch.step(actions.numpy().astype("<i4").tobytes())


def collect(tables: Tables, learner: Learner) -> dict[str, torch.Tensor]:
    """Play so many steps; what was seen, chosen and expected, and how much better it went than expected."""
    rows: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "mask", "action", "chance", "value", "reward", "done")
    }
    for _ in range(STEPS):
        seen, mask = tables.look()
        wishes, value = learner(seen, mask)
        action = wishes.sample()
        tables.step(action)
        # From -1 for a loss to 1 for a win.
        reward = torch.from_numpy(np.where(tables.done, 2 * tables.utility - 1, 0.0)).float()
        done = torch.from_numpy(tables.done.astype(np.float32))
        for name, each in zip(rows, (seen, mask, action, wishes.log_prob(action), value, reward, done)):
            rows[name].append(each)
    found = {name: torch.stack(each) for name, each in rows.items()}
    ahead = learner(*tables.look())[1]
    gain = torch.zeros(TABLES)
    gains = []
    for step in reversed(range(STEPS)):
        goes_on = 1 - found["done"][step]
        surprise = found["reward"][step] + DISCOUNT * ahead * goes_on - found["value"][step]
        gain = surprise + DISCOUNT * TRACE * goes_on * gain
        gains.append(gain)
        ahead = found["value"][step]
    found["gain"] = torch.stack(gains[::-1])
    return {name: each.flatten(0, 1) for name, each in found.items()}


def improve(learner: Learner, optimiser: torch.optim.Optimizer, played: dict[str, torch.Tensor]) -> None:
    for _ in range(EPOCHS):
        for part in torch.randperm(TABLES * STEPS).split(PORTION):
            some = {name: each[part] for name, each in played.items()}
            wishes, value = learner(some["seen"], some["mask"])
            ratio = (wishes.log_prob(some["action"]) - some["chance"]).exp()
            gain = (some["gain"] - some["gain"].mean()) / (some["gain"].std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (value - some["gain"] - some["value"]).pow(2).mean()
            loss = 0.5 * wrong - better - ENTROPY * wishes.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimiser.step()


def win_share(learner: Learner, opponent: str, each: int, seed: int) -> str:
    """How often the learner wins, with the interval in which that lies at 95 %.

    So many games at each table are counted: whatever ended first would be the short ones.
    """
    tables = Tables(opponent, 50, seed)
    won: list[list[float]] = [[] for _ in range(50)]
    with torch.no_grad():
        while min(map(len, won)) < each:
            tables.step(learner(*tables.look())[0].sample())
            for table in np.flatnonzero(tables.done):
                won[table].append(float(tables.utility[table]))
    counted = [game for table in won for game in table[:each]]
    share, spread = float(np.mean(counted)), float(np.std(counted))
    return f"{share:.3f} ± {1.96 * spread / len(counted) ** 0.5:.3f} ({len(counted)} games)"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 300.0
    torch.manual_seed(1)
    torch.set_num_threads(1)
    tables = Tables("random", TABLES, seed=1)
    learner = Learner(tables.batch.eye.size, tables.batch.choices)
    optimiser = torch.optim.Adam(learner.parameters(), RATE, eps=1e-5)
    print(f"before: against random {win_share(learner, 'random', 4, seed=9)}", flush=True)
    begun, steps, told = time.process_time(), 0, 0.0
    while (now := time.process_time() - begun) < seconds:
        with torch.no_grad():
            played = collect(tables, learner)
        improve(learner, optimiser, played)
        steps += TABLES * STEPS
        if now - told > 30:
            told = now
            ended = played["done"] > 0
            share = (played["reward"][ended].mean() + 1) / 2
            print(f"{now:.0f} CPU s: {steps} steps, lately {share:.2f} of {int(ended.sum())} games won", flush=True)
    print(f"after {steps} steps: against random {win_share(learner, 'random', 20, seed=9)}", flush=True)
    print(f"against greedy {win_share(learner, 'greedy', 4, seed=9)}", flush=True)


if __name__ == "__main__":
    main()
