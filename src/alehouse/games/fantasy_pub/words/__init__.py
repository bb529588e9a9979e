"""Choices in words: what is chosen, and what comes of it."""
