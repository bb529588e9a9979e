# What every part of Alehouse says.

player = Player { $number }

# $initial is the first sound of the last thing, for languages whose "and" depends on it.
list-end = { $first } and { $last }
list-empty = nothing
