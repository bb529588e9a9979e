"""The contract that every game keeps; names no game."""
