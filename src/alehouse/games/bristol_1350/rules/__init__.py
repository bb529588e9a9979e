"""The rules, a file for each chapter of the rulebook, or for a few that are one subject."""
