# Fantasy Pub, 2022 edition.

## Rules

fp22-chapter-goal = What it is about
fp22-goal = A game for two to four players. Your clan has come to the pub to drink away its loot and to walk out on its own feet. Bring your characters in, lead them from table to table, let them drink and be treated, and get them out through the door before they drop: only beer that leaves the pub brings full points.
fp22-chapter-pub = The pub
fp22-ring = Six tables stand in a ring, numbered clockwise; the door lies between table 6 and table 1. Together they are seven spaces. { $table_coins ->
    [0] At the start no coins lie on the tables.
    [one] At the start one coin lies on each table.
   *[other] At the start { $table_coins } coins lie on each table.
}
fp22-tokens = There are { $tokens } tokens, each a coin on one side and a beer on the other. Those that lie neither on a character nor on a space are the pool. A coin that is turned over is a beer drunk: the tokens on a character are the coins that it can spend and the beers that it has had.
fp22-clans = Four clans come to this pub: Northmen, Corsairs, Savages and Thieves. Every player chooses one. Each is a clan of seven: two goblins, two dwarves, two dark elves and a troll, shuffled face down as a deck. The clans are alike but for their names and colours. Everyone also has a card that shows +1.
fp22-setup-barkeeper = A die decides at which table the barkeeper begins.
fp22-setup-first = The first player is drawn by lot. Turns go clockwise.
fp22-setup-place = In turn, everyone draws a character and rolls for its table, rerolling until an empty one comes up (the barkeeper does not count). It sits down there; coins from the pool: { $purse }.
fp22-setup-goblin = A goblin picks up a coin of its first table at once, if one lies there, and so begins with one more.
fp22-setup-events = Everyone is dealt { $dealt ->
    [one] one of the seventeen event cards
   *[other] { $dealt } of the seventeen event cards
} in secret, and puts one back into the box unseen. The table may agree to play without events.
    .refusal = You do not hold that card.
fp22-turn = Roll both dice. With each you may do one of five things: enter with a new character, move one of yours, call the barkeeper, leave with one of yours, or play an event. Doing the same thing twice is fine.
fp22-enter = The top character of your deck comes to the door, with as many coins from the pool as the die shows.
fp22-enter-sum = You may enter with both dice together, but nobody ever brings more than { $entry_coins ->
    [one] one coin
   *[other] { $entry_coins } coins
}.
fp22-enter-deck = When your deck is empty, nobody is left to enter.
    .refusal = Your deck is empty.
fp22-enter-pool = If the pool has too few coins, you get what is there; if it has none, nobody can enter.
    .refusal = There is no coin left in the pool.
fp22-door-one = Only one character of each clan may stand at the door. While one of yours is there, no other can enter or stop there.
    .refusal = One of your clan already stands at the door.
fp22-move-sum = You may add both dice for one longer move; the beers are taken off once.
fp22-move-once = Nobody moves twice in the same turn. Entering is not a move, nor is leaving: a character may enter and move, or move and leave. Being moved by a card counts as a move.
    .refusal = { $who } has already moved this turn.
fp22-door-dry = Nobody drinks at the door.
fp22-invitations = When a character arrives among other families, a round of invitations begins: from the smallest up — goblin, dwarf, dark elf, troll — each one at the table treats the next larger one there, handing over one coin as a beer. With a dwarf, a dark elf and a troll, the dwarf treats the elf and the elf treats the troll. So the smallest drinks nothing, the largest pays nothing, and nobody pays twice.
fp22-chapter-call = Calling the barkeeper
fp22-call = With one die you send the barkeeper straight to the table of that number. Two dice are never added for this; with two dice you can call him twice.
fp22-call-moves = The barkeeper must go to another table than his own.
    .refusal = The barkeeper is at that table already.
fp22-call-serves = If anyone sits there, you choose one of them, no matter whose it is, to pay for a beer and drink it. At an empty table he just wipes the table.
    .refusal = The barkeeper serves somebody at his own table.
fp22-exit = With one die of any value, one of your characters that stands at the door leaves the pub.
    .refusal = { $who } cannot leave from there: that takes the door, or for a dark elf the barkeeper at its table.
fp22-exit-keeps = You keep the beers of a character that leaves; its coins go back to the pool, and it joins the row of those outside, in sight of all, and stays there for good.
fp22-chapter-event = Playing an event
fp22-event = With one die of any value you play one of your event cards; then it is out of the game. A card that could do nothing cannot be played. (Assumed: the booklet prints none of its seventeen cards; these are our own.)
    .refusal = You do not hold { $card }.
fp22-chapter-banned = Banned!
fp22-sixth-beer = Whoever drinks beer number { $last_beer } falls over and is banned at once, and treats nobody any more.
fp22-no-coin = Whoever has to pay for a beer of their own — in a toast, to the barkeeper, in a happy hour — and has no coin is banned. The others drink all the same.
fp22-no-coin-round = In a round, everyone who would have to pay and cannot is banned first; the rest treat each other without them. If only one is left, nothing is drunk.
fp22-banned = The tokens of a banned character all go back to the pool as coins and are mixed in; the character goes to the bottom of its deck and may come back.
fp22-chapter-triple = Triple beer
fp22-triple = Triple beers hidden among the coins: { $triples }. Nobody knows which coins they are until they are turned over. At first, every token lying coin side up is as likely to hide one. After that, what everyone has seen counts: a beer that becomes a coin again is still what it was, and is mixed with the coins of the place where it goes; and coins are taken from their place at random and take its odds along. So each place has odds of its own. On a character a triple beer counts as one beer, but once outside it is worth more ({ $triple_points ->
    [one] one point
   *[other] { $triple_points } points
}).
fp22-goblin = A goblin that arrives where coins lie — at a table or the door, also when it enters — picks up one of them before anybody drinks.
fp22-dwarf = A dwarf may also move anticlockwise.
fp22-elf = For a dark elf at the barkeeper's table, the barkeeper is as good as the door: it may leave from there.
fp22-troll = A troll never treats anyone, but it drops one of its coins, if it has any, on the space from which it moves or leaves. When it wants to leave, that coin still counts among its coins.
fp22-chapter-plus-minus = The +1/-1 card
fp22-plus = While your card shows +1, you may once raise a die that you have not used by one, up to six. Then the card is turned to -1.
    .refusal = Your card does not show +1.
fp22-minus = While your card shows -1, you may once lower a die that you have not used by one, down to one. Then the card is gone. Both sides may be used in the same turn, even on the same die. Where a roll allows no action, the card may be used instead of rolling again.
    .refusal = Your card does not show -1.
fp22-chapter-closing = Closing time
fp22-closing = Closing time begins when enough characters have left the pub: { $closing_2 } with two players, { $closing_3 } with three, { $closing_4 } with four.
fp22-closing-leave = At that moment every character at the door that may leave does so by itself, no matter whose it is. A troll drops no coin then.
fp22-closing-door = From then on, when one of your characters ends its move at the door and may leave, you may let it out at once, without a die; if you do not, it stays at the door and needs one as ever. A goblin first picks up a coin that lies there, and may then be unable to leave; and one of your clan who waits at the door still blocks it for your others.
fp22-extra-turn = The round is played to its end, so that all have had the same number of turns; then everyone has one more turn, and the game is over.
fp22-chapter-score = The score
fp22-score-beers = Each plain beer that you took out is worth { $plain_points ->
    [one] one point
   *[other] { $plain_points } points
}, each triple one { $triple_points }.
fp22-score-card = What the +1/-1 card is worth: { $card_points_plus } while it shows +1, { $card_points_minus } while it shows -1, { $card_points_gone } once it is gone (assumed: the booklet does not print it).
fp22-score-inside = Each beer of either kind on your characters still in the pub is worth { $inside_points ->
    [one] one point
   *[other] { $inside_points } points
}.
fp22-score-coins = Whoever has the most coins on characters still in the pub, and at least one, gets { $coins_points ->
    [one] one point
   *[other] { $coins_points } points
}; all who are tied for it get as much.
fp22-winner = The most points win; among equals, the most characters out. If that is equal too, the victory is shared.

fp22-chapter-cards = The event cards
fp22-name-short-cut = Short Cut
fp22-card-short-cut = Short Cut: one of your characters moves one space, clockwise or anticlockwise, whatever it has drunk. It arrives as after any move.
    .refusal = Short Cut cannot be used on that: it needs one of your own characters, not yet moved, with a space beside it where it may stop.
fp22-name-second-wind = Second Wind
fp22-card-second-wind = Second Wind: one of your characters moves by the full value of the die used, whatever it has drunk.
    .refusal = Second Wind cannot be used on that: it needs one of your own characters, not yet moved, that may stop as many spaces on as the die shows.
fp22-name-back-door = Back Door
fp22-card-back-door = Back Door: one of your characters at table 1 leaves from there, if it has at least as many beers as coins.
    .refusal = Back Door needs one of your own characters at table 1 that may leave.
fp22-name-happy-hour = Happy Hour
fp22-card-happy-hour = Happy Hour: everyone at one table of your choice pays for a beer of their own and drinks it.
    .refusal = Happy Hour needs a table where somebody sits.
fp22-name-on-the-house = On the House
fp22-card-on-the-house = On the House: one of your characters at a table gets a token from the pool, straight away as a beer.
    .refusal = On the House needs one of your own characters at a table, and a token in the pool.
fp22-name-black-coffee = Black Coffee
fp22-card-black-coffee = Black Coffee: one beer on one of your characters becomes a coin again.
    .refusal = Black Coffee needs one of your own characters with a beer.
fp22-name-spilt-beer = Spilt Beer
fp22-card-spilt-beer = Spilt Beer: one beer on a rival's character goes back to the pool.
    .refusal = Spilt Beer needs a rival's character with a beer.
fp22-name-pickpocket = Pickpocket
fp22-card-pickpocket = Pickpocket: one of your characters at a table takes a coin from another character there.
    .refusal = Pickpocket needs one of your own characters at a table with somebody else who has a coin.
fp22-name-pay-day = Pay Day
fp22-card-pay-day = Pay Day: each of your characters in the pub gets a coin from the pool while it lasts, from the door on around the tables.
    .refusal = Pay Day needs one of your own characters in the pub, and a coin in the pool.
fp22-name-lost-purse = Lost Purse
fp22-card-lost-purse = Lost Purse: one of your characters at a table picks up { $lost_purse ->
    [one] one coin
   *[other] { $lost_purse } coins
} from the pool, or as many as it has.
    .refusal = Lost Purse needs one of your own characters at a table, and a coin in the pool.
fp22-name-change-places = Change Places
fp22-card-change-places = Change Places: two characters at different tables, no matter whose they are, swap seats, if neither has moved this turn and the seating at both tables is still allowed. Nobody drinks or picks anything up.
    .refusal = Change Places needs two characters at different tables.
fp22-name-make-way = Make Way
fp22-card-make-way = Make Way: one character at the door, no matter whose it is, moves to table 1, if it may sit there. It arrives as after any move.
    .refusal = Make Way needs a character at the door that may sit at table 1.
fp22-name-loaded-die = Loaded Die
fp22-card-loaded-die = Loaded Die: set your other die, if it is still unused, to any value.
    .refusal = Loaded Die needs your other die unused.
fp22-name-once-more = Once More
fp22-card-once-more = Once More: roll the die used for this card again; you can use it again this turn.
    .refusal = Once More cannot be played now.
fp22-name-new-blood = New Blood
fp22-card-new-blood = New Blood: the top character of your deck sits down at an empty table of your choice, with { $new_blood ->
    [one] one coin
   *[other] { $new_blood } coins
} from the pool, or as many as it has. Nobody drinks.
    .refusal = New Blood needs an empty table, a character in your deck and a coin in the pool.
fp22-name-forget-it = Forget It
fp22-card-forget-it = Forget It: of your banned characters in your deck, the last one comes straight back in at the door, with as many coins from the pool as the die used shows, or as many as it has.
    .refusal = Forget It needs a banned character in your deck, and nobody of yours at the door.
fp22-name-closing-bell = Closing Bell
fp22-card-closing-bell = Closing Bell: the barkeeper goes to another table of your choice. He serves nobody, and leaves a coin from the pool there if there is one.
    .refusal = Closing Bell sends the barkeeper to another table than his own.

## What happens

event-fp22-barkeeper = The barkeeper begins { $at }.
event-fp22-place = For the { $clan }, { $who } sits down { $at } with { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}.
event-fp22-place-again = Table { $space } is taken: another roll for { $who }.
event-fp22-dealt = { $seat } is dealt { $card }.
event-fp22-dealt-hidden = { $seat } is dealt an event card.
event-fp22-returned = { $seat } puts { $card } back into the box.
event-fp22-returned-hidden = { $seat } puts an event card back into the box.
event-fp22-exit = { $who } walks out with { $triples ->
    [0] { $plain ->
        [0] no beer at all
        [one] one beer
       *[other] { $plain } beers
    }
   *[other] { $plain ->
        [0] {""}
        [one] one plain beer and{" "}
       *[other] { $plain } plain beers and{" "}
    }{ $triples ->
        [one] one triple beer
       *[other] { $triples } triple beers
    }
}.
event-fp22-closing = Closing time! { $out ->
    [one] One character is out.
   *[other] { $out } characters are out.
}
event-fp22-extra-turn = Last orders: everyone has one more turn.
event-fp22-closed = The pub is closed.
event-fp22-triple = A triple beer! Lucky for { $who }.
event-fp22-call = { $seat } calls the barkeeper { $to }.
event-fp22-given = The house pays: { $who } drinks, and now has { $beers ->
    [one] one beer
   *[other] { $beers } beers
}.
event-fp22-adjust = { $seat } turns a { $die } into a { $value }.
event-fp22-card = { $seat } plays { $card }.
event-fp22-paid = { $count ->
    [one] A coin for { $who }.
   *[other] A coin each for { $who }.
}
event-fp22-rerolled = The die now shows { $value }.
event-fp22-newcomer = Out of nowhere { $who } sits { $at } with { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-fp22-loaded = The die is set to { $value }.
event-fp22-happy-hour = Happy hour { $at }!
event-fp22-lost-purse = A purse lies under the table: { $who } picks up { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-fp22-bell = The bell rings, and the barkeeper goes { $to }{ $coins ->
    [0] {""}
    [one] {" "}and leaves a coin there
   *[other] {" "}and leaves { $coins } coins there
}.
event-fp22-coffee = Sobering up: { $who } trades a beer for a coin.
event-fp22-spilt = Splash: { $who } loses a beer.
event-fp22-pickpocket = Nimble fingers: { $who } takes a coin from { $victim }.
event-fp22-changed = They swap seats: { $who } and { $other }.

## Choices

action-fp22-call = Call the barkeeper { $to } with { $die }
action-fp22-card = With { $die } — { $text }
action-fp22-plus = +1: turn a { $die } into a { $value }
action-fp22-minus = -1: turn a { $die } into a { $value }
action-fp22-return = Back into the box — { $text }
action-fp22-character = { $who } { $at } (coins: { $coins }, beers: { $beers })
action-fp22-character-absent = { $who }, who is not in the pub
action-fp22-table = Table { $space }, with { $who } (coins on the table: { $coins })
action-fp22-table-empty = Table { $space }, empty (coins on the table: { $coins })
action-fp22-onwards = Clockwise { $to }
action-fp22-back = Anticlockwise { $to }
action-fp22-onwards-plain = Clockwise
action-fp22-back-plain = Anticlockwise
action-fp22-plain = A plain beer
action-fp22-triple = A triple beer
action-fp22-leave = Leave at once, without a die
action-fp22-stay = Stay at the door for now
action-fp22-value = { $value }

## The picture

picture-fp22-space = { $space ->
    [0] Door
   *[other] Table { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }c
}
picture-fp22-barkeeper = (barkeeper)
picture-fp22-player = { $who } ({ $clan }): { $out ->
    [0] nobody home yet
   *[other] { $out } home (plain beers: { $plain }, triple: { $triples })
}, { $deck } still in the deck, { $side ->
    [plus] +1/-1 card at +1
    [minus] +1/-1 card at -1
   *[gone] +1/-1 card used up
}, event cards: { $cards }
picture-fp22-player-short = { $who } ({ $clan }): { $out } home ({ $plain }b, { $triples }t), deck { $deck }, { $side ->
    [plus] +1
    [minus] -1
   *[gone] no ±1
}, event cards { $cards }
picture-fp22-home = Gone home, in this order: { $who }.
picture-fp22-hidden = Triple beers still hidden: { $triples } (a coin from the pool: { $percent } %).
picture-fp22-clock = { $closing ->
    [open] { $out } of { $target } out until closing time.
    [last-round] Closing time: last round.
   *[extra-turn] Closing time: extra turn.
}
picture-fp22-hand = Your event cards: { $cards }

## The score

score-fp22-plain = Plain beers taken out ({ $beers })
score-fp22-triple = Triple beers taken out ({ $beers })
score-fp22-card-plus = The card shows +1
score-fp22-card-minus = The card shows -1
score-fp22-card-gone = The card is gone
score-fp22-inside = Beers still in the pub ({ $beers })
score-fp22-coins = Coins still in the pub ({ $coins })
why-fp22-points = The pub is closed; the most points win.
why-fp22-more-out = The pub is closed; with equal points, more characters out decide.
why-fp22-shared = The pub is closed; the victory is shared.
