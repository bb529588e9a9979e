# Games that wait to be finished.

play-not-kept = The game cannot be kept on disk ({ $reason }). You can play on; it is tried again after every decision.
play-left-not-kept = The disk has not taken your last decisions ({ $reason }). What it took before waits for you: type “alehouse”.
record-not-kept = The record of this game cannot be written ({ $reason }).
play-elsewhere = This game is being played in another window.
menu-saves = { $count ->
    [one] The saved game: look at it, rename it or delete it
   *[other] All { $count } saved games: look at them, rename or delete them
}
saves-title = Saved games
saves-called = “{ $name }”, { $game }
saves-go-on = Go on with it
saves-show = Look at it
saves-rename = Rename it
saves-delete = Delete it
saves-back = Back
saves-new-name = What shall it be called? (Enter: leave it as it is)
saves-name-odd = A name has at most { $longest } letters, does not begin with a dot, and has none of { $letters } in it.
saves-name-taken = There is a “{ $name }” already.
saves-trouble = That did not work: { $reason }.
saves-delete-sure = Delete this game for good (yes or no)?
saves-deleted = It is deleted.
saves-file = Its file is { $file }
