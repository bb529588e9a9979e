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
