# Playing and watching at a terminal.

player-bot = Bot { $number }
language-name = English
kind-human = a person at this terminal
kind-greedy = greedy, a bot that grabs the best it sees
kind-random = random, a bot that does anything
kind-novice = novice, a bot that overlooks things
kind-regular = regular, a bot that thinks a little
kind-skilled = skilled, a bot that thinks ahead
kind-expert = expert, a bot that is hard to beat
kind-master = master, the strongest bot

# Words that people type. What stands first is shown, the others (with commas) are understood too.
word-yes = yes
    .also = y
word-no = no
word-look = look
    .also = l, picture
word-why = why
    .also = w, why not
word-hint = hint
    .also = hints, tip
word-undo = undo
    .also = u, take back
word-save = save
    .also = s
word-log = log
    .also = history
word-rules = rules
    .also = rule, r
word-help = help
    .also = h, ?
word-quit = quit
    .also = q, exit, bye
word-next = next
    .also = n
word-back = back
    .also = b, previous
word-turn = turn
    .also = t
word-seat = seat
    .also = eyes
word-end = end
    .also = e

# What each command does, in `help`.
does-look = draw the game again, with your choices
does-why = what is not allowed now, and by which rule; with words or a notation after it, only about that
does-hint = what you had best do, and why; add how well to think about it: novice, regular, skilled, expert, master
does-undo = take back your last decision, if nothing has been rolled, drawn or shown since
does-save = save the game in a file, whose name you may add, and go on playing
does-log = all that has happened; add a number for only so many of the last things
does-rules = the rulebook; add the number of a chapter or a rule, or a word to search for
does-help = this list
does-quit = leave; the game is saved and offered to you again
does-replay-next = one step on (Enter does the same)
does-replay-back = one step back; a number goes to that step
does-replay-turn = on to the next player's decision
does-replay-end = on to the end
does-replay-seat = see it through the eyes of a seat, as far as it could see then (add its number); without a number, as an onlooker
does-replay-log = all that has happened so far
does-replay-help = this list
does-replay-quit = leave

# Before the first move.
play-seat = Seat { $number }: { $seat } ({ $kind })

# At a decision.
word-explain = explain
    .also = x, what if
does-explain = what would certainly happen; add the number of a choice, or its words
explain-what = Type “{ $word }” with a number from 1 to { $last }, or with the words of a choice.
explain-too-many = { $count } choices are meant; these are the first of them.
explain-luck = Then chance decides.
explain-nothing = Nothing more is certain.
play-part = { $part } … ({ $count } ways)
play-picked = So far: { $parts }
screen-more = Lines up to { $shown } of { $all }: Page Down and Page Up show the rest.
play-step-back = Back
play-how = Type the number of your choice, or “{ $help }”.
play-help = Choose by number, from 1 to { $last }, or in notation, for example “{ $notation }”. Part of a choice's words finds the choices that contain it. You can also type:
play-no-such-number = There is no choice { $number }; they go from 1 to { $last }.
play-not-understood = “{ $text }” means nothing here: type a number from 1 to { $last }, or “{ $help }”.
play-fitting = With “{ $text }” there are these choices; type the number:
play-hand-over = Now it is { $seat }'s turn. Hand over the terminal; everyone else, look away.
play-press-enter = { $seat }, press Enter to go on (or type “{ $quit }”).
play-undone = Taken back: { $choice }
play-only-choice = { $choice } (there was nothing else to choose)
play-watch = You have not been asked for a while. Press Enter to watch on, or type “{ $end }” or “{ $quit }”.
screen-how = ↑ ↓ and Enter, or type; “{ $help }”
play-saved = The game is saved in { $file }
play-replace = There is a file { $file } already. Replace it (yes or no)?
play-kept = The game is saved and waits for you: type “alehouse”. Its file is { $file }
news-times = { $text } ({ $times } times)
play-log-empty = Nothing has happened yet.

hint-line = { $chance } %: { $words }

why-allowed = This is allowed now: { $action }
why-unknown = No action of this game fits “{ $text }”.
why-more = { $text } … and { $more } more
why-how = The numbers are those of the rules; “{ $word } { $rule }”, for example, tells a rule in full.

rules-title = The rules of { $game }
rules-nothing = No rule speaks of “{ $word }”.
rules-how = Add a number from 1 to { $last } for a chapter, or a word to search for.
rules-which = Which chapter, from 1 to { $high }, or 0 for the menu? (Enter: { $usual })

# The end.
result-winner = { $count ->
    [0] Nobody wins.
    [one] The winner is { $winners }!
   *[other] { $winners } share the victory!
}
result-place = { $place }. { result-points }
result-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-kept = The whole game is recorded, and anybody can check it:

# The menu.
menu-title = Alehouse
menu-play = Play { $game }
menu-resume = Go on with { $game }: { $names }, saved on { $when }
menu-rules = Read the rules of { $game }
menu-quit = Quit
menu-players = How many players, from { $low } to { $high }? (Enter: { $usual })
menu-seat = Who sits in seat { $number }?
menu-usual = (Enter: { $usual })
menu-name = What is your name? (Enter: { $usual })
menu-name-odd = A name has at most { $longest } letters, and no commas.
menu-options = Press Enter to begin, or type the number of an option to change it:
menu-value = New value for { $option }:
menu-not-understood = Type a number from { $low } to { $high }.

games-line = { $game }, { $fewest } to { $most } players, { $minutes }
games-option = { $option } ({ $values }, { $value }): { $text }
option-yes-or-no = yes or no
option-usual = usually { $value }
option-now = now { $value }
option-range = { $low } to { $high }

# Watching a record.
replay-at = step { $step } of { $last }
replay-eyes = (as { $seat } saw it)
replay-not-understood = “{ $text }” means nothing here: press Enter for the next step, or type “{ $help }”.
replay-no-more = This is the end.

# The laboratory.
simulate-progress = Playing
simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-speed = { $games } games and { $decisions } decisions a second; { $seconds } seconds, { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
}.
simulate-length = A game has on average { $decisions } decisions, and { $steps } steps if those of chance are counted too.
simulate-wins = Wins by seat, with the range of the true share (95 % confidence) and the average points:
simulate-seat = { $kind }: { $share } % ({ $low } to { $high } %), { $points } points
simulate-again = The same games again: --seed { $seed }
shard-done = Part { $number } of { $of } is played, and lies in { $folder }. Of { $portions } portions these are not there yet: { $missing }. When all are: alehouse merge { $folder }
export-progress = Writing
export-done = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} in { $file } ({ $bytes } bytes each).
import-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file } ({ $bytes } bytes each): replayed to the end, and each ends as it says.
import-records = The records are in { $folder }.
train-progress = Playing and learning
train-title = { $game }: what was learned, judged on { $games ->
    [one] { $games } fresh game
   *[other] { $games } fresh games
}
train-meaning = How often the one who succeeds looks better than the one who does not (50 % is knowing nothing), over the whole game and by quarter:
train-among = { $kind ->
    [greedy] Games of greedy bots:
   *[searching] Games of bots that search:
}
train-line = { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $before } % before ({ $before-quarters }), { $after } % after ({ $after-quarters })
train-calibration = What was promised, and what came true:
train-bin = { $promised } %: { $succeeded } % of { $count }
train-promised = promised (%)
train-true = came true (%)
train-done = Learned: { $file }; the plot: { $plot }
ladder-progress = Playing
ladder-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-meaning = Ratings as in chess, with where they lie (95 % confidence), and the share of success:
ladder-rung = { $kind }: { $rating } ({ $low } to { $high }), { $success } % in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-done = All of it: { $file }; the plot: { $plot }
fuzz-progress = Searching
fuzz-done = { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
} (seed { $seed }): { $found ->
    [0] nothing wrong.
    [one] one thing wrong.
   *[other] { $found } things wrong.
}
fuzz-record = This record shows it: { $file }
fuzz-dumps-done = { $game }, { $tried ->
    [one] { $tried } changed dump
   *[other] { $tried } changed dumps
} (seed { $seed }): { $refused } refused, { $accepted } played to the end, { $broken } broke something{ $found ->
    [0] .
    [one] , in { $found } way:
   *[other] , in { $found } ways:
}
fuzz-dump = This dump shows it: { $file }

# Analysing.
analyse-progress = Thinking
analyse-share = { $seat }: { $start } % at the start, own choices { $own }, others’ choices { $others }, luck { $luck }: { $end } % at the end
analyse-written = The page: { $file }
analyse-page = The page cannot be written to { $file }: { $reason }
analyse-not-kept = What has been analysed cannot be kept in { $file }: { $reason }

# Verifying.
