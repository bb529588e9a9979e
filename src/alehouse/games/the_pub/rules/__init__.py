"""The rules, a file a chapter of the rulebook: plain functions over the position."""
