"""`alehouse join`: the terminal at a table that is kept elsewhere."""
