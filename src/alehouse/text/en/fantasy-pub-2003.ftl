# Fantasy Pub, 2003 edition.

## Rules

fp03-chapter-goal = What it is about
fp03-goal = A game for two to five players. Your people come in, wander from table to table, drink, and go home. Beers that they carry home are yours. Be the first to collect enough of them.
fp03-chapter-pub = The pub
fp03-ring = Five tables, numbered clockwise, and the bar between table 5 and table 1 form a ring of six spaces. { $table_coins ->
    [0] At the start no coins lie anywhere.
    [one] At the start one coin lies on each table, none at the bar.
   *[other] At the start { $table_coins } coins lie on each table, none at the bar.
} There are { $tokens } tokens, each a coin on one side and a beer on the other; those that are not in use are the pool. A coin that is turned over is a beer drunk: the tokens on a character are the coins that it can spend and the beers that it has had.
fp03-clans = Every player has seven characters of one colour: two halflings, two dwarves, two warriors and an ogre.
fp03-pile = Your characters that are not in the pub lie in a pile, shuffled and face up: everyone sees the top one, nobody knows the order of the rest, except of those put at the bottom during the game.
fp03-setup-first = The first player is drawn by lot. Turns go clockwise.
fp03-setup-bar = Everyone begins with the top character of the pile at the bar; coins from the pool: { $purse }.
fp03-turn = Roll both dice and do one or two actions with your own characters: enter, move or leave, one die for each. The same action may be done twice, even by the same character.
fp03-pass = If no roll whatever could help you, you pass.
fp03-enter = The top character of your pile comes to the bar, with as many coins from the pool as the die shows.
fp03-enter-sum = Both dice together may be used to enter only if their sum is { $entry_coins } or less.
    .refusal = Both dice make { $sum }, and nobody enters with more than { $entry_coins }.
fp03-enter-pile = When your pile is empty, nobody is left to enter.
    .refusal = Your pile is empty.
fp03-enter-supply = If the pool has too few coins, you get what is there; if it has none, nobody can enter.
    .refusal = There is no coin left in the pool.
fp03-bar-one = Only one character of each colour may stand at the bar. While one of yours is there, no other can enter or stop there. Otherwise any company will do at the bar.
    .refusal = One of your own already stands at the bar.
fp03-move-sum = You may use both dice for one move of their sum; the beers are taken off once. Then there is no second action.
fp03-bar-dry = Nobody drinks at the bar.
fp03-offers = When a character arrives among other families, a round of offers begins. From the strongest down — ogre, warrior, dwarf, halfling — each is treated by the next weaker one at the table, who hands over one coin as a beer. With an ogre, a dwarf and a halfling, the dwarf treats the ogre and the halfling treats the dwarf. So everyone but the weakest drinks one, and everyone but the strongest pays one.
fp03-exit = With one die of any value, one of your characters that stands at the bar goes home.
    .refusal = { $who } is not at the bar.
fp03-exit-keeps = You collect the beers of a character that goes home. Its coins go back to the pool, and it goes to the bottom of your pile: it may come again.
fp03-chapter-bouncer = The bouncer
fp03-eighth-beer = Whoever has { $last_beer } beers is thrown out at once.
fp03-no-coin = Whoever has to drink in a toast and has no coin is thrown out; the others drink all the same.
fp03-no-coin-round = Whoever has to treat somebody in a round and has no coin is thrown out, and the next weaker one pays instead, if there is one.
fp03-thrown-out = Whoever is thrown out loses all beers: every token goes back to the pool as a coin, and the character to the bottom of its pile.
fp03-halfling = A halfling that arrives where coins lie, also when it enters, must pick up one of them, before anybody drinks.
fp03-dwarf = A dwarf may choose at every move to go clockwise or anticlockwise.
fp03-warrior = A warrior can do nothing special.
fp03-ogre = An ogre that moves leaves one of its coins on the space where it starts. If it has none, it may still set off for a space where it would be allowed to stop, but is thrown out at once and never arrives.
fp03-chapter-winner = Who wins
fp03-winner = The game ends as soon as somebody has collected enough beers: { $beers_2 } with two players, { $beers_3 } with three, { $beers_4 } with four, { $beers_5 } with five, unless the table has agreed on another number. That player has won; the others are ranked by their beers.

## What happens

event-fp03-top = Now on top of the pile: { $who }.
event-fp03-exit = { $who } goes home with { $beers ->
    [0] no beer at all
    [one] one beer
   *[other] { $beers } beers
}.
event-fp03-won = { $seat } has collected enough beers!

## The picture

picture-fp03-space = { $space ->
    [0] Bar
   *[other] Table { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }c
}
picture-fp03-player = { $who }: { $beers ->
    [one] one beer
   *[other] { $beers } beers
} collected, { $pile } in the pile{ $top ->
    [none] {""}
    [halfling] {" "}(on top a halfling)
    [dwarf] {" "}(on top a dwarf)
    [warrior] {" "}(on top a warrior)
   *[ogre] {" "}(on top an ogre)
}
picture-fp03-target = Beers to win: { $target }.

## The score

score-fp03-beers = Beers collected
why-fp03-target = Somebody has collected enough beers ({ $target } or more).
