"""How fast the learning environments are, beside the engine itself and beside environments of others."""
