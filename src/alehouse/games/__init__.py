"""The games. Every package here lists its games in GAMES, and nothing outside it knows their names."""
