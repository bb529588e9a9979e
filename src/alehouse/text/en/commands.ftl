# The command line: help and its own mistakes.

help-usage = usage:
help-arguments = what to give
help-options = options
help-commands = commands
version = alehouse { $version } ({ $how ->
    [compiled] compiled
   *[interpreted] interpreted
})

command-alehouse = Alehouse: games of the pub, to play, to watch and to take apart.
    .usage = alehouse [COMMAND] [options]
    .more = Without a command the menu of games opens. “alehouse COMMAND --help” tells more about a command.
command-terminal = Play at this terminal: opens the menu of games.
    .usage = alehouse terminal [options]
command-games = List the games, with their options.
    .usage = alehouse games [options]
command-play = Play a game at this terminal, alone or with others.
    .usage = alehouse play GAME [options]
command-simulate = Let bots play many games, and count who wins.
    .usage = alehouse simulate GAME [options]
command-balance = Judge how well balanced a game is, by letting bots play it: seats, length, drama, what things are worth. Or ask what another box would change.
    .usage = alehouse balance GAME [options]
command-replay = Step through the record of a game.
    .usage = alehouse replay FILE [options]
command-analyse = Go through a game that was played: what each player could expect, which decisions cost most, and who was lucky.
    .usage = alehouse analyse FILE [options]
command-rules = Print the whole rulebook of a game.
    .usage = alehouse rules GAME [options]
command-box = Print what is in the box of a game as TOML: the printed and the assumed values, with what each means.
    .usage = alehouse box GAME [options]
command-fuzz = Search a game for crashes, dead ends and endless games, by playing at random and by loading positions that somebody has changed.
    .usage = alehouse fuzz GAME [options]
command-train = Learn what the positions of a game are worth, by letting bots play against themselves.
    .usage = alehouse train GAME [options]
command-ladder = Let all bots play against each other, and rate them.
    .usage = alehouse ladder GAME [options]
command-serve = Open tables for others: a server for browsers, terminals and programs.
    .usage = alehouse serve [options]
command-page = Play in the browser: opens the page on this machine.
    .usage = alehouse page [options]

argument-game = the name of a game, as “alehouse games” lists it
    .name = GAME
argument-file = a record: a saved game
    .name = FILE
argument-help = show this help and leave
argument-version = show the version and leave
argument-lang = the language: en, es or it
    .name = LANG
argument-seats = who sits where, in order: human or a bot (random, greedy, novice, regular, skilled, expert, master), with commas between
    .name = SEATS
argument-names = the players' names, with commas between
    .name = NAMES
argument-option = an option of the game; may be given several times
    .name = NAME=VALUE
argument-resume = go on with a saved game
    .name = FILE
argument-plain = no styles, and the picture only when you ask for it: for screen readers
argument-box = a file with the values of the box, as “alehouse box” prints it
    .name = FILE
argument-games = how many games
    .name = NUMBER
argument-dumps = how many saved positions to change a little and load again
    .name = NUMBER
argument-seed = the same seed gives the same games
    .name = NUMBER
argument-processes = how many processes share the work
    .name = NUMBER
argument-folder = where everything is kept; the same command goes on where it was interrupted
    .name = FOLDER
argument-generations = how often to play again with what was learned so far
    .name = NUMBER
argument-bots = which bots take part, with commas between
    .name = BOTS
argument-players = which numbers of players, with commas between
    .name = NUMBERS
argument-lan = let others in the local network in, with a QR code for phones
argument-host = the address to listen at; 0.0.0.0 for all of this machine
    .name = ADDRESS
argument-port = the port to listen at
    .name = NUMBER
argument-database = where tables are kept: sqlite:///FILE, or postgresql://… for several servers
    .name = DATABASE
argument-proxy = whose word to take for whom they ask: the address of a proxy in front (several: with commas)
    .name = ADDRESS
argument-level = how well to think: novice, regular, skilled, expert or master
    .name = LEVEL
argument-page = write it as a page for the browser, which stands alone
    .name = FILE
argument-json = print the numbers as JSON
argument-what-if = compare with this box, in pairs of games with the same luck
    .name = FILE
argument-what-if-option = compare with this option of the game; may be given several times
    .name = NAME=VALUE
argument-ladder = let these bots play against each other too (with commas between): how much skill decides
argument-search = try the values in this file (as in a box, with a list of numbers for each) towards a wish
    .name = FILE
argument-wish = what to search for: even (all seats alike), close (close finishes) or decisions=NUMBER
    .name = WISH
argument-seat = see it through the eyes of this seat (1 is the first); without it, as an onlooker
    .name = NUMBER

error-command-unknown = There is no command “{ $command }”; the commands are: { $commands }.
error-game-needed = Which game? For example: alehouse { $command } { $game }
error-file-needed = Which file? For example: alehouse { $command } game.json
error-argument-value = “{ $argument }” needs a value, for example: { $example }
error-argument-no-value = “{ $argument }” takes no value: write it alone.
error-argument-extra = “{ $argument }” is one word too many for “{ $command }”; see “{ $command } --help”.
error-argument-unknown = “{ $command }” has no option “{ $argument }”; perhaps you mean: { $known }.
error-argument-number = “{ $argument }” must be a whole number of at least { $low }, not “{ $value }”.
error-argument-range = “{ $argument }” must be a whole number from { $low } to { $high }, not “{ $value }”.
error-argument-option = An option is written name=value, not “{ $value }”; the options of { $game }: { $options }.
error-argument-twice = The option “{ $option }” is given twice; once is enough.
error-seat-unknown = “{ $seat }” is not somebody who can sit down; a seat is one of these: { $seats }.
error-seat-human = Only bots play here, no “human”; a seat is one of these: { $seats }.
error-names = Names given: { $names }, seats: { $seats }; give every seat one name.
error-name-twice = Two players are called “{ $name }”; give everyone a name of their own.
error-questions = One question at a time: --what-if (or --what-if-option), --search or --ladder.
error-wish-alone = “--wish” belongs to “--search”: which values are to be tried?
error-wish-needed = What is to be searched for? For example: --wish even, --wish close or --wish decisions=60

error-resume-alone = “--resume” brings its own game, players and options; give nothing else with it.
error-resume-finished = The game in “{ $file }” is over; to look at it: alehouse replay { $file }
error-replay-changed = This record was changed, so it shows what never happened: { $finding }
error-terminal = Alehouse has made a mistake ({ $kind }) and is sorry; nothing saved is lost, and { $file } tells us what happened.
error-output = What was to be shown could not be written: { $reason }.
error-nobody-types = Nobody types here; “alehouse --help” lists what can be done without.
