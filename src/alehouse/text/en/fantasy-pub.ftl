# Fantasy Pub: what both editions say.

game-fantasy-pub-2022 = Fantasy Pub (2022)
game-fantasy-pub-2003 = Fantasy Pub (2003)
option-fantasy-pub-2022-events = Play with event cards
option-fantasy-pub-2022-clan-1 = Clan of player 1 (any: one that is left)
option-fantasy-pub-2022-clan-2 = Clan of player 2 (any: one that is left)
option-fantasy-pub-2022-clan-3 = Clan of player 3 (any: one that is left)
option-fantasy-pub-2022-clan-4 = Clan of player 4 (any: one that is left)
option-fantasy-pub-2003-beers = Beers to collect (0: as many as the booklet says for this number of players)

## Names

fp22-who = { $owner }'s { $family ->
    [goblin] goblin { $copy }
    [dwarf] dwarf { $copy }
    [elf] dark elf { $copy }
   *[troll] troll
}
fp03-who = { $owner }'s { $family ->
    [halfling] halfling { $copy }
    [dwarf] dwarf { $copy }
    [warrior] warrior { $copy }
   *[ogre] ogre
}
fp22-clan-northmen = Northmen
fp22-clan-corsairs = Corsairs
fp22-clan-savages = Savages
fp22-clan-thieves = Thieves
fp22-at = { $space ->
    [0] at the door
   *[other] at table { $space }
}
fp22-to = { $space ->
    [0] to the door
   *[other] to table { $space }
}
fp22-from = { $space ->
    [0] from the door
   *[other] from table { $space }
}
fp03-at = { $space ->
    [0] at the bar
   *[other] at table { $space }
}
fp03-to = { $space ->
    [0] to the bar
   *[other] to table { $space }
}
fp03-from = { $space ->
    [0] from the bar
   *[other] from table { $space }
}
pub-die = the { $die }
pub-both-dice = both dice ({ $sum })
thing-fp22-door = the door
thing-fp03-bar = the bar
thing-pub-table = table { $space }
thing-pub-deck = { $owner }'s deck
thing-pub-pool = the pool
thing-pub-outside = outside
thing-pub-both-dice = both dice together
thing-fp22-barkeeper = the barkeeper
thing-fp22-plus-minus = { $owner }'s +1/-1 card
thing-fp22-plain-beer = a plain beer
thing-fp22-triple-beer = a triple beer

## Words

word-pub-enter = Enter
word-pub-move = Move
word-pub-back = Move anticlockwise
word-pub-exit = Leave
word-pub-done = Stop here
word-pub-again = Roll again
word-pub-call = Call the barkeeper
word-pub-play = Play a card
word-pub-plus = One more
word-pub-minus = One less
word-pub-return = Put back into the box
word-pub-onwards = Clockwise
word-pub-leave = Leave at once
word-pub-stay = Stay at the door

## Rules of both editions

pub-chapter-setup = Setting up
pub-chapter-turn = Your turn
pub-chapter-enter = Entering the pub
pub-chapter-move = Moving a character
pub-chapter-drink = Who drinks
pub-chapter-exit = Leaving the pub
pub-chapter-families = The families

pub-at-least-one = You must do at least one action; the second is up to you. As soon as nothing more is possible, your turn ends by itself.
    .refusal = You have to do at least one action before you can stop.
pub-dice = Each die serves for one action a turn. To enter or to move, both dice can also be added together for a single action, as long as neither has been used.
    .refusal = Your dice show { $dice }: no such roll is left to use.
pub-again = If your roll allows no action at all, roll both dice again.
    .refusal = There is something that you can do with this roll.
pub-inside = You act with characters that are in the pub: the others have no tokens, and no place to move from.
    .refusal = That character is not in the pub.
pub-distance = A character moves as many spaces as the die shows, less one for every beer on it. If nothing is left of the roll, it cannot move.
    .refusal = With { $beers ->
        [one] one beer
       *[other] { $beers } beers
    } on board, that roll does not move { $who } at all.
pub-whole-way = The spaces form a ring, and characters go around it clockwise, as often as they like. A move always takes its full length, past whoever sits on the way. Going once around and ending where you began counts as arriving there.
pub-seating = A table seats one character alone, or several of a single family, or several of which no two are of the same family. A move that would end otherwise is not allowed. Whose characters they are does not matter at a table.
    .refusal = The company at that table does not allow it: a table is all of one family, or all of different ones.
pub-alone = Nobody drinks alone: whoever arrives at an empty table gets no beer.
pub-toast = When a character arrives at a table where only its own family sits, there is a toast: everybody at that table, the newcomer too, no matter whose they are, turns one of their own coins over into a beer.
pub-exit-condition = To leave, a character must have at least as many beers as coins on it. One that has neither may leave too.
    .refusal = { $who } cannot leave with more coins ({ $coins }) than beers ({ $beers }).

## What happens

event-pub-first = { $seat } begins.
event-pub-roll = { $seat } rolls { $low } and { $high }.
event-pub-again = Nothing is possible with this roll: { $seat } rolls again.
event-pub-pass = No roll could help: { $seat } passes.
event-pub-enter = In comes { $who } with { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}.
event-pub-move = { $who } heads { $to }.
event-pub-pick-up = A coin lies there, and { $who } picks it up.
event-pub-drop = A coin stays behind { $at }: { $who } has dropped it.
event-pub-toast = A toast { $at }!
event-pub-invitations = A round { $at }: the smaller treat the larger.
event-pub-drink = { $who } pays and drinks, and now has { $beers ->
    [one] one beer
   *[other] { $beers } beers
} and { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}.
event-pub-treat = { $payer } treats { $who }, who now has { $beers ->
    [one] one beer
   *[other] { $beers } beers
}; { $coins ->
    [0] the payer has no coin left.
    [one] the payer has one coin left.
   *[other] the payer has { $coins } coins left.
}
event-pub-banned = Out with { $who }! { $beers ->
    [0] At least no beer is lost.
    [one] One beer is lost.
   *[other] { $beers } beers are lost.
}

## What is being decided

prompt-pub-over = The game is over.
prompt-pub-first = The first player is being drawn.
prompt-pub-roll = { $seat } rolls the dice.
prompt-pub-act = { $seat }, what do you do with { $dice }?
    .you = What do you do with { $dice }?
prompt-pub-barkeeper = A die decides where the barkeeper begins.
prompt-pub-place = { $seat } brings in the first character.
    .you = Where do you bring in your first character?
prompt-pub-sit-down = A die decides where { $who } sits down.
prompt-pub-deal = { $seat } is dealt event cards ({ $left } to come).
prompt-pub-return = { $seat }, which event card goes back into the box?
    .you = Which event card goes back into the box?
prompt-pub-drink = A coin is turned over: { $who } drinks.
prompt-pub-invite = A coin is turned over: { $payer } treats { $who }.
prompt-pub-enters = { $seat } draws a character.
prompt-pub-newcomer = { $seat } draws a character for table { $table }.
prompt-pub-turn-up = { $seat } turns up the next character.
prompt-pub-serve = { $seat }, who drinks at table { $table }?
    .you = Who drinks at table { $table }?
prompt-pub-card-character = { $seat }, { $card }: which character?
    .you = { $card }: which character?
prompt-pub-card-other = { $seat }, { $card }: which other character for { $who }?
    .you = { $card }: which other character for { $who }?
prompt-pub-card-table = { $seat }, { $card }: which table?
    .you = { $card }: which table?
prompt-pub-card-beer = { $seat }, { $card }: which beer of { $who }?
    .you = { $card }: which beer of { $who }?
prompt-pub-card-way = { $seat }, which way does { $who } go?
    .you = Which way does { $who } go?
prompt-pub-card-value = { $seat }, what shall the other die show?
    .you = What shall the other die show?
prompt-pub-leave = { $seat }, does { $who } leave at once?
    .you = Does { $who } leave at once?
prompt-pub-card-reroll = { $seat } rolls the die of the card again.

## Choices

action-pub-enter = Enter with { $die }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
action-pub-move = Move { $who } { $from } { $to } with { $die }{ $laps ->
    [0] {""}
    [1] , once all around
    [2] , twice all around
   *[other] , { $laps } times all around
}
action-pub-move-onwards = Move { $who } clockwise { $from } { $to } with { $die }{ $laps ->
    [0] {""}
    [1] , once all around
    [2] , twice all around
   *[other] , { $laps } times all around
}
action-pub-move-absent = Move { $who } with { $die }
action-pub-move-back = Move { $who } anticlockwise { $from } { $to } with { $die }{ $laps ->
    [0] {""}
    [1] , once all around
    [2] , twice all around
   *[other] , { $laps } times all around
}
action-pub-exit = Leave with { $who }, using { $die }
action-pub-done = Stop here
action-pub-again = Roll both dice again
## What comes of it

brings-pub-enters = { $who } comes in
brings-pub-drops = drops a coin
brings-pub-picks-up = picks up a coin
brings-pub-home = home with { $beers ->
    [0] no beer
    [one] one beer
   *[other] { $beers } beers
}
brings-fp22-may-leave = { $beers ->
    [0] may leave at once, with no beer
    [one] may leave at once, with one beer
   *[other] may leave at once, with { $beers } beers
}
brings-pub-thrown-out = without a coin { $who } is thrown out
brings-pub-dry = nobody drinks there
brings-pub-alone = nobody to drink with
brings-pub-toast = a toast for { $count }
brings-pub-round = a round among { $count }
brings-pub-treats = { $payer } treats { $who }
brings-pub-sent-away = { $who } is sent away
brings-fp22-nobody = nobody sits there
brings-fp22-you-choose = you choose who drinks
brings-fp22-drinks = { $who } drinks
brings-fp22-coins = { $coins ->
    [0] gets no coin
    [one] gets one coin
   *[other] gets { $coins } coins
}
brings-fp22-closing = closing time begins
brings-fp03-won = enough beers to win

## Boxes that cannot work

trouble-pub-tokens = with { $players } players it takes { $needed } tokens, or nobody might be able to come in and drink any more before the end; there are { $tokens }.
trouble-fp22-triples = { $triples } triple beers cannot hide among { $tokens } tokens.
trouble-fp22-cards = { $needed } event cards would be dealt, and there are { $cards }.

## The picture

picture-pub-name = { $family ->
    [goblin] Goblin { $copy }
    [halfling] Halfling { $copy }
    [dwarf] Dwarf { $copy }
    [elf] Elf { $copy }
    [warrior] Warrior { $copy }
    [ogre] Ogre
   *[troll] Troll
} { $owner }
# Very short: coins, beers, and how many of the beers are triple ones.
picture-pub-tokens = { $coins }c { $beers }b{ $triples ->
    [0] {""}
   *[other] {" "}{ $triples }t
}
picture-fp22-legend = c: coins, b: beers, t: triple ones among them
picture-fp03-legend = c: coins, b: beers
picture-pub-pool = Pool: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
picture-pub-dice = Dice: { $dice }.
