# Fantasy Pub: what both editions say.

game-fantasy-pub-2022 = Fantasy Pub (2022)
game-fantasy-pub-2003 = Fantasy Pub (2003)
option-fantasy-pub-2022-events = Play with event cards
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
pub-again = If your roll allows no action at all, roll both dice again. If no roll whatever could help, your turn is passed.
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
pub-toast = When a character arrives at a table where only its own family sits, there is a toast: everybody at that table, the newcomer too, whosever they are, turns one of their own coins over into a beer.
pub-exit-condition = To leave, a character must have at least as many beers as coins on it. One that has neither may leave too.
    .refusal = { $who } cannot leave with more coins ({ $coins }) than beers ({ $beers }).

## What happens

event-pub-first = { $seat } begins.
event-pub-roll = { $seat } rolls { $low } and { $high }.
event-pub-again = Nothing is possible with this roll: { $who } rolls again.
event-pub-pass = No roll could help { $who }: the turn is passed.
event-pub-enter = In comes { $who } with { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
event-pub-move = { $who } heads { $to }.
event-pub-pick-up = A coin lies there, and { $who } picks it up.
event-pub-drop = A coin stays behind { $at }: { $who } has dropped it.
event-pub-toast = A toast { $at }!
event-pub-invitations = A round { $at }: the smaller treat the larger.
event-pub-drink = Cheers: { $who } now has { $beers ->
    [one] one beer
   *[other] { $beers } beers
}.
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

## Choices

action-pub-enter = Enter with { $die }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
action-pub-move = Move { $who } { $from } { $to } with { $die } — { $then }
action-pub-move-absent = Move { $who } with { $die }
action-pub-move-back = Move { $who } back { $from } { $to } with { $die } — { $then }
action-pub-exit = Leave with { $who } ({ $beers ->
    [one] one beer
   *[other] { $beers } beers
}), using { $die }
action-pub-done = Stop here
action-pub-again = Roll both dice again
pub-then-home = and home
pub-then-thrown-out = but without a coin it is thrown out
pub-then-entry = nobody drinks there
pub-then-alone = alone, nobody drinks
pub-then-toast = a toast for { $count }
pub-then-round = a round among { $count }

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
picture-pub-legend = c: coins, b: beers, t: triple ones among them
picture-pub-pool = Pool: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
picture-pub-dice = Dice: { $dice }.
