"""Play and watch as text."""
