# What every part of Alehouse says.

player = Player { $number }

# $initial is the first sound of the last thing, for languages whose "and" depends on it.
list-end = { $first } and { $last }
list-empty = nothing

# Things that can be pointed at, and words that can be said to them.
thing-seat = { $seat }
word-that-is-all = That is all
