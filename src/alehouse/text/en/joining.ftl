# The terminal at a table that is kept elsewhere.

command-join = Sit down at a table on a server, or look on.
    .usage = alehouse join ADDRESS [CODE] [options]
argument-address = the invitation that you were sent, http://…/t/CODE, or a server's address
    .name = ADDRESS
argument-code = the table's code, if the address does not hold it; without one, tables are offered
    .name = CODE
error-address-needed = Which table? For example: alehouse join http://localhost:8350/t/abcdefghj

# What can be wrong with an address, or on the way.
join-address-odd = “{ $address }” is not the address of a table; one looks like this: { $example }
join-silent = Nobody answers at { $server } ({ $reason }): is the address right, and is the server running?
join-moved = { $server } sends you on to { $to }: if you trust it, use that address.
join-not-ours = There is no Alehouse at { $server }.
join-not-understood = The server says something that this Alehouse does not understand; perhaps one of the two is newer.
join-no-line = There is no line to the server at the moment; it is being tried again and again.
join-line-cut = The line was cut before an answer came; when it is back, you will see whether it happened.
join-expelled = This seat is not yours any more: the host has freed it, or another device of yours plays alone.
join-not-kept = Nothing can be kept on this computer ({ $reason }): once you leave, you cannot come back to your seat.

# Finding a table.
join-tables = Tables at { $server }
join-table-mine = Go on: { $game }, { $count ->
    [0] nobody sits there
   *[other] with { $names }
}{ $turn ->
    [yours] ; it is your turn
   *[others] { "" }
}
join-table-open = Sit down: { $game }, { $left ->
    [one] one seat open
   *[other] { $left } seats open
}, { $count ->
    [0] nobody sits there yet
   *[other] with { $names }
}
join-table-new = Set up a new table
join-listed = Shall everybody see the table in the list (yes or no)?
join-name = What is your name? (Enter: look on without a seat)
join-clock-none = No clock
join-clock-seconds = Seconds for each decision, and a reserve
join-clock-days = Days for each decision
join-clock-how-many = How many seconds for each decision, from { $low } to { $high }? (Enter: { $usual })
join-clock-reserve = How many seconds of reserve for the whole game, from { $low } to { $high }? (Enter: { $usual })
join-clock-how-many-days = How many days for each decision, from { $low } to { $high }? (Enter: { $usual })

# Before it begins.
join-invite = Invite others with this address: { $address }
    “{ $bot }” puts a bot into an open seat, “{ $begin }” begins when all seats are taken, “{ $help }” tells the rest.
join-wait-for-host = The host begins when all seats are taken.
join-all-there = All seats are taken: type “{ $begin }” to begin.
join-seat-open = Seat { $number }: open
join-you = you
join-here = here
join-away = away
join-for = { $why ->
    [time] out of time, a bot plays
    [away] a bot plays meanwhile
   *[resigned] resigned, a bot plays
}
join-would-stop = would like to end the game
join-reserve = { $time } of reserve
join-looking-on = You look on.
join-no-open-seat = No seat is open.

# What happens at the table.
join-sat = { $name } sits down in seat { $number }.
join-freed = Seat { $number } is open again.
join-began = The game begins.
join-came = { $seat } is here.
join-went = { $seat } is away.
join-promised = { $seat } has promised a word.
join-mixed-without = The luck was mixed without the promised word of { $seats }.
join-undid = { $seat } has taken back the last decision.
join-handed-over = { $why ->
    [time] { $seat } is out of time: a bot plays on.
    [away] { $seat } has been away too long: a bot plays on.
   *[resigned] { $seat } has resigned: a bot plays on.
}
join-taken-back = { $seat } plays again.
join-wants-to-stop = { $seat } would like to end the game.
join-wants-to-go-on = { $seat } would rather go on.
join-ended = All have agreed to end the game; there is no winner.
join-said = { $name }: { $text }
join-said-onlooker = { $name } (looking on): { $text }
join-claimed = { $seat } claims: “{ $claim }”
join-asked = { $seat } asks: “{ $claim }”

# What is to be done.
join-word = Type a word that nobody can guess, to mix it into the luck; or press Enter to leave it out. It is noted here for you.
join-noted-word = Your word: “{ $word }”
join-time = (Time left: { $time })
join-hurry = Hurry: { $time } left.
join-waiting = Waiting for { $seats }.
join-played-for = A bot plays for you; type “{ $word }” to play again yourself.
join-answer-kept = Your answer is kept until the time is over for all.
join-nothing-to-choose = There is nothing for you to choose now; “{ $help }” tells what else you can type.
join-waives = You give no answer to what several are asked, until your next turn.
join-waives-no-more = You will be asked again.
join-resign-sure = Do you want to resign? A bot plays on for good (yes or no).
join-say-what = Say what? For example: { $word } cheers!
join-onlooker-name = What shall they call you?
join-no-claims = In { $game } there is nothing to claim.
join-claim-unknown = Nothing that can be claimed here fits “{ $text }”; choose:
join-never-mind = Never mind
join-why-what = { $count ->
    [0] Why not what? Type “{ $word }” and some words, or the notation, of what you would like to do.
   *[other] { $count } actions fit “{ $text }”: type some more words after “{ $word }”.
}
join-link = For your second device, once and within ten minutes; keep it to yourself, for whoever opens it has your seat: { $address }
join-alone = Nobody but you here holds your seat any more.
join-lost = The line to { $server } is cut; it is being tried again and again. Your seat stays yours.
join-mended = The line is back.
join-left = Your seat stays yours. To come back:
join-got-up = You have left the table.

time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# The end.
join-claims = What was claimed, and what was true:
join-claim-true = { $seat }: “{ $claim }” That was true.
join-claim-false = { $seat }: “{ $claim }” That was not true.
join-claim-open = { $seat }: “{ $claim }” Nobody could say.
join-over = The game is over. You can still talk (“{ $say }”), play again (“{ $rematch }”), look around (“{ $help }”) or leave (“{ $leave }”).
join-rematch = The others play again: type “{ $word }” to come along.

# Words that people type. What stands first is shown, the others (with commas) are understood too.
word-who = who
    .also = players
word-say = say
    .also = talk
word-claim = claim
    .also = claims
word-waive = pass
    .also = not this round, waive
word-come-back = back
    .also = come back, return
word-resign = resign
    .also = give up
word-stop = end
    .also = end the game
word-luck = luck
    .also = fingerprint
word-record = save
    .also = record
word-replay = replay
    .also = review
word-rematch = rematch
    .also = again
word-link = link
    .also = second device
word-alone = only me
    .also = only here
word-bot = bot
    .also = add bot
word-free = free
    .also = stand up
word-begin = begin
    .also = start
word-leave = leave
    .also = quit, q, exit, bye

# What each command does, in the help.
does-who = who sits where, and who is there
does-say = say something to everybody
does-claim = claim something about hidden things, true or not; alone it asks for one thing after the other
does-waive = not this round: you are not asked together with others until your next turn; again, and you are
does-come-back = play again yourself after a bot had to
does-resign = leave the game to a bot, for good
does-stop = say that you would like to end the game without a winner, or take that back; it ends when all would
does-luck = what binds the luck, and your word for it
does-record = save the record of the game, when it is over; you may add the name of a file
does-replay = see the game again step by step, when it is over; add a seat's number to see it through those eyes
does-rematch = play again with the same players, another one first
does-link = an address by which a second device of yours takes this seat too
does-alone = let no other device hold your seat
does-bot = put a bot into an open seat; you may add its kind and the seat's number
does-free = leave your seat; with a number, as the host, free that seat
does-begin = begin, when all seats are taken
does-leave = leave; your seat stays yours
join-undone = Your last decision is taken back.
