# What was wrong, and what would be right: one sentence each.

error-unknown-game = There is no game “{ $name }”; perhaps you mean one of these: { $near }.
error-players = { $game } is for { $fewest } to { $most } players, not for { $players }.
error-option-unknown = { $game } has no option “{ $option }”; its options are: { $options }.
error-option-yes-no = The option “{ $option }” must be yes or no, not “{ $value }”.
error-option-number = The option “{ $option }” must be a number from { $low } to { $high }, not “{ $value }”.
error-option-choice = The option “{ $option }” must be one of { $choices }, not “{ $value }”.
error-options-together = These options do not go together: { $reason }
error-unknown-action = “{ $text }” is not an action of this game; perhaps you mean “{ $near }”.
error-illegal-action = “{ $action }” is not allowed now: { $reason }
error-language = Alehouse does not speak “{ $language }”; it speaks { $languages }.
error-position = That is not a position of the game: “{ $key }” cannot be { $found }.
error-seat = There is no seat { $seat } at this table: seats are numbered from 0 to { $last }.
error-foreign = That belongs to another game, not to { $game }.
error-not-over = { $game } is not over yet: there is no result.
error-box-unknown = The box has no “{ $name }”; it has: { $names }.
error-box-number = In the box, “{ $name }” is a number from { $low } to { $high }, not “{ $value }”.
error-box-row = In the box, “{ $name }” needs a number for each of these, by name or in this order: { $names }.
error-box-together = { $game } cannot be played with such a box: { $reason }
error-box-file = The box “{ $path }” cannot be read; “alehouse box GAME > box.toml” writes one to begin with.
error-box-huge = A box that large is none: it has at most { $kilobytes } kB.
error-box-toml = This box is not written as TOML: { $line ->
    [0] it cannot be read.
   *[other] line { $line } cannot be read.
}
error-box-game = “game” in a box is the name of a game in quotation marks, not “{ $value }”.
error-box-other-game = This box is one of “{ $other }”, not of “{ $game }”.
error-box-whose = For a whole house a box has to say of which game it is: write { $line } in its first line.
error-box-twice = There are two boxes of “{ $game }”; one is enough.
error-replay-changed = This record was changed, so it shows what never happened: { $finding }
