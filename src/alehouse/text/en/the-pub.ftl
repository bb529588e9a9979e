# The Pub: its rules, in reading order.

game-the-pub = The Pub
option-the-pub-exits = Where the exits lie: far (G1, G3 and G5; the middle one is two steps nearer) or even (E1, G3 and E5; all six steps from the start).

tp-chapter-goal = The bet
tp-goal = Three to six players have bet on who will be the first to get out of this pub. Whoever leaves first wins, and the game ends at once.
tp-own-exit = You have left as soon as you stand on the exit that your personal exit names, even in passing, and however it came about: on foot, dragged along by a brawl, or because exits or personal exits were swapped. This is looked at after every effect, beginning with the player whose turn it is and going clockwise.
tp-other-exit = Any other exit is a space like the rest. Whoever stands on one and does not leave has shown everybody that it is not theirs.

tp-chapter-pub = The pub
tp-grid = The pub grows on a grid of seven columns, A to G, and five rows, 1 to 5; row 1 is at the top. The start lies at A3* and is open on all four sides*. The { $all_tiles } tiles in the box are { $drink_tiles ->
    [one] one drink tile
   *[other] { $drink_tiles } drink tiles
}, { $bathroom_tiles ->
    [one] one bathroom
   *[other] { $bathroom_tiles } bathrooms
}, { $event_tiles ->
    [one] one event tile
   *[other] { $event_tiles } event tiles
} and { $pub_tiles ->
    [one] one plain pub tile
   *[other] { $pub_tiles } plain pub tiles
}; their ways form crossings, T-junctions, straights or bends*. An asterisk (*) marks what is assumed, here and below: the booklet does not print it.
tp-exits = The three exits, a window, a hedge and a duct, are shuffled and laid face down at G1, G3 and G5*, open on all four sides*. Those who choose “even” exits lay them at E1, G3 and E5* instead: then each is six steps from the start, and none is easier to reach than the others.
    .refusal = No exit lies there.

tp-chapter-setup = Before the first round
tp-first = Lots are drawn for who begins; then play goes clockwise.
tp-dealt = Everybody draws one of the { $all_personal_exits } personal exits ({ $personal_exits } each for the window, the hedge and the duct) and keeps it secret. Whoever gets another one by swapping remembers both. At the end all are shown.
tp-start = Everybody takes a die and the bathroom marker of the same colour. The die goes onto the start and shows your alcohol level, which is { $sober }; the marker stays in front of you until you use a bathroom. Nobody has any drinks yet.

tp-chapter-turn = Your turn
tp-turn = On your turn you have { $actions_a_turn ->
    [one] one action
    [2] two actions
   *[other] { $actions_a_turn } actions
}, in any order and the same one more than once if you like: move one step, draw and lay a tile, drink one of your take-aways, or use the bathroom you stand in.
tp-pass = You need not use all your actions. If there is nothing you could do, your turn passes by itself.

tp-chapter-tiles = Laying tiles
tp-draw = For one action, draw a random tile from the box and lay it.
tp-draw-again = A tile that fits nowhere goes back and another one is drawn. If no tile in the box fits anywhere, nobody can draw.
    .refusal = No tile in the box fits anywhere.
tp-place-turned = You may turn the tile as you like before you lay it, but its ways stay what they are.
    .refusal = The tile you have drawn is { $shape ->
        [crossing] a crossing
        [tee] a T-junction
        [straight] a straight
       *[bend] a bend
    }: it cannot be turned that way.
tp-place-free = Every space holds one tile. What has been laid stays where it is.
    .refusal = That space is taken.
tp-place-touch = A new tile must lie beside a tile that is already there; a face-down exit alone is not enough.
    .refusal = Nothing lies beside that space yet but, at most, a face-down exit.
tp-place-edges = Wherever the new tile touches another, a way must meet a way and a wall a wall. A face-down exit counts as open. Ways may run off the edge of the grid.
    .refusal = Turned like that, a way would meet a wall there.
tp-place-join = At least one way of the new tile must join the way of a neighbour.
    .refusal = No way would join it to its neighbours there.
tp-exits-hidden = The exits stay face down until a tile is laid beside one of them; then all three are turned up at once.

tp-chapter-moving = Moving
tp-step = A step leads to a neighbouring space along ways that join. Any number of players may stand on one space.
    .refusal = No way leads there from { $space }.
tp-move-action = A move costs one action and takes you one step. The tile you reach takes effect at once: drink tiles and event tiles do so each time a move ends there.
tp-move-drink = When a drink lets you go further, only the tile where you stop takes effect, not those you cross. If you do not move at all, nothing happens.
tp-move-event = When an event moves you, the tile you get to has no effect.

tp-chapter-drinks = Drinks
tp-drink-tile = If your move ends on a drink tile, you must draw a drink from the shaker, for all to see. The shaker holds { $all_drinks ->
    [one] one drink
   *[other] { $all_drinks } drinks
}: { $shot_drinks ->
    [one] one shot
   *[other] { $shot_drinks } shots
}, { $take_away_drinks ->
    [one] one take-away
   *[other] { $take_away_drinks } take-aways
} and { $indigestible_drinks ->
    [one] one indigestible drink
   *[other] { $indigestible_drinks } indigestible ones
}. What each adds to your alcohol stands on the menu.
tp-drink-order = Drinking always goes like this: first your alcohol rises by what the drink says, then the drink does what the menu says. After that it goes to the discards, unless it is an indigestible one: those stay in front of you.
tp-shot = A shot is drunk on the spot.
tp-take-away = A take-away is kept. You may drink it later, for an action on one of your turns.
    .refusal = You have no such drink.
tp-third = Nobody carries more than { $most_kept ->
    [one] one take-away
    [2] two take-aways
   *[other] { $most_kept } take-aways
}. If you get one more, you must at once drink one of them; that costs no action.
    .refusal = You have no such drink; it must be one of those you have.
tp-indigestible = An indigestible drink is drunk on the spot and stays in front of you. It works until you black out or until another indigestible drink takes its place; while the alcohol of the new one is counted, the old one still works.
tp-run-dry = When the shaker or the bag of events is empty, everything that was discarded goes back in.

tp-chapter-blackout = Alcohol and blackouts
tp-alcohol = Your die shows your alcohol level, from { $sober } to { $most_alcohol }. It never falls below { $sober }.
tp-blackout = If your alcohol would rise above { $most_alcohol }, you black out: you wake up in the bathroom that you used last, or at the start if you have used none, and your alcohol is { $sober }.
tp-blackout-drink = In a blackout you lose your indigestible drink to the discards. An indigestible drink that knocks you out goes there too; only the Aßenzio stays.
tp-blackout-effect = A drink that knocks you out does nothing more for you.
tp-blackout-turn = If you black out on your own turn, the turn is over, but what has already begun for the others is still finished. A blackout on somebody else’s turn costs you no turn: your next one comes as usual.

tp-chapter-bathrooms = Bathrooms
tp-bathroom = If you stand on a bathroom tile you may use it for an action: your alcohol falls by { $bathroom_relief }.
    .refusal = There is no bathroom at { $space }.
tp-bathroom-start = The start is a bathroom too, and a good one: using it brings your alcohol down to { $sober }. It is not one of the bathroom tiles.
tp-marker = Whenever you use a bathroom, your marker moves there. That is where your next blackout will take you.

tp-chapter-menu = The menu
tp-drink-acqua = { "Acqua(?)" } (shot, +{ $alcohol_acqua }*): your alcohol falls by { $acqua_relief }.
tp-drink-jin-lemon = Jin Lemon (shot, +{ $alcohol_jin_lemon }*): swap personal exits with a player of your choice.
    .refusal = Choose another player to swap with.
tp-drink-mojito = Mojito (shot, +{ $alcohol_mojito }*): look secretly at one face-down exit, or let two exits change places, face up or face down.
    .refusal = That exit lies face up: there is nothing to look at.
tp-drink-bloody-mary = Bloody Mary (shot, +{ $alcohol_bloody_mary }): go to the nearest bathroom tile that ways lead to. If several are equally near, choose one; if there is none, stay where you are.
    .refusal = That is not the nearest bathroom you can get to.
tp-drink-birra = Birra (take-away, +{ $alcohol_birra }*): move up to { $birra_steps ->
    [one] one step
   *[other] { $birra_steps } steps
}.
tp-drink-negroeni = Negroeni (take-away, +{ $alcohol_negroeni }*): draw { $negroeni_tiles ->
    [one] one tile that fits and lay it
   *[other] { $negroeni_tiles } tiles that fit, lay one of them and put the others back
}.
    .refusal = That is none of the tiles you have drawn.
tp-drink-froccs-spritz = Fröccs Spritz (take-away, +{ $alcohol_froccs_spritz }*): if it makes you black out, you keep your indigestible drink.
tp-drink-sex-on-the-beach = Sex on the Beach (take-away, +{ $alcohol_sex_on_the_beach }*): swap personal exits with a player of your choice.
    .refusal = Choose another player to swap with.
tp-drink-vodkabull = VödkaBull (take-away, +{ $alcohol_vodkabull }*): move up to { $vodkabull_steps ->
    [one] one step
   *[other] { $vodkabull_steps } steps
}.
tp-drink-jager = Jager (take-away, +{ $alcohol_jager }*): you may step across a corner onto any tile that lies face up, whatever its ways.
    .refusal = A Jager takes you only across a corner, onto a tile that lies face up.
tp-drink-latte-di-boucera = Lätte di Boucera (indigestible, +{ $alcohol_latte_di_boucera }*): the next drink you have adds no alcohol; then the Lätte is used up.
tp-drink-moskow-mule = Möskow Mule (indigestible, +{ $alcohol_moskow_mule }*): every further drink adds { $mule_relief } less.
tp-drink-tequila = Tequilä (indigestible, +{ $alcohol_tequila }*): any bathroom you use brings your alcohol down to { $sober }.
tp-drink-black-russan = Black Rußan (indigestible, +{ $alcohol_black_russan }*): each of your moves, by action, Birra or VödkaBull, is { $russan_steps ->
    [one] one step
   *[other] { $russan_steps } steps
} longer, whether you like it or not; if there is no other way, you go back. Only the tile where you stop takes effect.
    .refusal = The Black Rußan carries you on: you cannot stop yet.
tp-drink-long-island = Löng Island (indigestible, +{ $alcohol_long_island }*): you may leave by any exit that lies face up.
tp-drink-assenzio = Aßenzio (indigestible): you black out at once, but the drink stays in front of you. The next time you black out it is used up, and you may then come to where you stand instead of in the bathroom.

tp-chapter-events = Events
tp-event-tile = If your move ends on an event tile, you must draw an event from the bag, which holds { $all_events }. It happens at once.
tp-event-fire-alarm = Allarme antincendio (fire alarm, { $events_fire_alarm }* in the bag): everybody goes to the space of the player who drew it.
tp-event-drink-up = Bövi (drink up, { $events_drink_up }* in the bag): beginning with the player who drew it, everyone in turn drinks all take-aways that they had when it began, in the order they like.
    .refusal = It must be one of the take-aways you had when everybody was told to drink up.
tp-event-drinking-mate = Compagno di bevute (drinking mate, { $events_drinking_mate }* in the bag): choose another player. You both draw a drink and have it at once, whatever its kind; you go first.
    .refusal = Choose another player to drink with.
tp-event-round-for-all = Giro per Tötti (a round for all, { $events_round_for_all }* in the bag): a drink for each player is drawn and put on the table. Beginning with the player who drew the event, everyone in turn picks one. Shots and indigestible drinks are drunk at once, take-aways are kept.
    .refusal = That drink is not on the table.
tp-event-brawl = Rissa (brawl, { $events_brawl }* in the bag): the alcohol of the player who drew it falls by { $brawl_relief }. Then all the others, clockwise, take one step along a shortest way towards that player, choosing where several are equally short. Whoever has no way stays put.
    .refusal = The brawl pulls you along a shortest way; that is not one.

tp-chapter-closing = Closing time
tp-close-stuck = If no more tiles can be laid and nobody has a way to their own exit, the pub closes at the end of the turn. A Jager in the hand counts as a way across a corner.
tp-close-late = After { $rounds ->
    [one] one* round
   *[other] { $rounds }* rounds
} the pub closes in any case.
tp-nearest = When the pub closes, all exits are turned up and all personal exits are shown. Whoever is nearest to their exit wins, counted in spaces of the grid, whatever lies between; with a Löng Island, the nearest exit counts. Ties share the victory.
