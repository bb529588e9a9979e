"""The other end of the line: a table of `alehouse serve` as a program of this house sees it."""
