# The Pub: the things that can be pointed at, the words that can be said, and what is wrong with a box.

thing-tp-die = { $seat }’s die
thing-tp-marker = { $seat }’s bathroom marker
thing-tp-personal = the personal exit that { $seat } drew
thing-tp-exit = exit tile { $number }
thing-tp-space = { $space }
thing-tp-drink = { $drink }
thing-tp-box = the box of tiles
thing-tp-shaker = the shaker
thing-tp-discards = the discards
thing-tp-table = the table
thing-tp-bag = the bag of events

word-tp-go = Go { $direction ->
    [n] north
    [e] east
    [s] south
    [w] west
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
}
word-tp-open = Open { $sides }
word-tp-draw = Draw a tile
word-tp-bathroom = Use the bathroom
word-tp-pass = End the turn
word-tp-stop = Stop here
word-tp-look = Look at
word-tp-swap = Swap
word-tp-stay = Come to where you stand
word-tp-back = Wake up in the bathroom

box-tp-tiles = with { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} nobody could get to an exit; at least { $fewest } are needed.
box-tp-drinks = there are drink tiles, but no drinks.
box-tp-events = there are event tiles, but no events.
box-tp-alcohol = nobody could drink anything: sober is { $sober }, and the die only goes up to { $most }.
box-tp-soft = no drink has any alcohol, so a turn could go on for ever.
