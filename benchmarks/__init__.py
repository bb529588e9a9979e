"""How fast the engine is, beside others of its kind: `python -m benchmarks` measures, and writes results/."""
