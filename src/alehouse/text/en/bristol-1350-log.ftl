# Bristol 1350: what has happened.

event-b1350-seated = { $who } takes a place in the { $cart } cart.
event-b1350-deals = { $who } is dealt a symptom.
event-b1350-dealt = You are dealt a symptom: { $value }.
event-b1350-character = { $who } plays the { $character }.
event-b1350-your-health = { $health ->
    [plague] Your symptoms add up to { $sum }, and you have the plague.
    [cured] Two symptoms of 1: you are healed.
   *[healthy] Your symptoms add up to { $sum }, and you are healthy.
}
event-b1350-round = Round { $round } begins.
event-b1350-first = { $who } takes the first turn.
event-b1350-rolled-all = The dice show { $dice }.
event-b1350-rolled-two = The dice show { $face } and { $other }.
event-b1350-rolled-one = The die shows { $face }.
event-b1350-rerolls-one = { $who } rolls a die again: { $face }.
event-b1350-rerolls-two = { $who } rolls two dice again: { $face } and { $other }.
event-b1350-locks-one = { $who } locks a die: { $face }.
event-b1350-locks-two = { $who } locks two dice: { $face } and { $other }.
event-b1350-ratzy = Six rats: Ratzy!
event-b1350-draws = { $who } draws a remedy.
event-b1350-drew = You draw a remedy: { $card }.
event-b1350-elbows = { $who } elbows towards the front of the cart.
event-b1350-dashes = { $who } dashes for the cart ahead.
event-b1350-pushes = { $self ->
    [yes] { $who } jumps off the cart.
   *[no] { $who } pushes { $whom } off the cart.
}
event-b1350-front = { $who } is at the front of the { $cart } cart now.
event-b1350-aboard = { $who } is at the back of the { $cart } cart now.
event-b1350-trade = The cart is full: { $who } and { $whom } trade places, and { $whom } is now in the { $cart } cart.
event-b1350-lands = { $who } lands at the back of the { $cart } cart.
event-b1350-no-whip = { $who } does not use a whip.
event-b1350-whips = { $who } uses a whip ({ $card }) and stops { $whom }.
event-b1350-plays = { $who } plays { $card } as { $remedy }.
event-b1350-draws-symptom = { $who } draws a symptom.
event-b1350-drew-symptom = You draw a symptom: { $value }.
event-b1350-keeps = { $who } keeps two symptoms and discards the rest.
event-b1350-kept = You keep { $one } and { $other }.
event-b1350-adds = { $who } puts a symptom beside the { $cart } cart.
event-b1350-added = You put a { $value } beside the { $cart } cart.
event-b1350-draws-coin = { $who } draws a coin from the bag.
event-b1350-drew-coin = { $coin ->
    [plague] You draw the plague coin.
    [cured] You draw the coin that heals.
   *[naught] You draw a coin that means nothing.
}
event-b1350-gives = { $self ->
    [yes] { $who } keeps the coin.
   *[no] { $who } gives the coin to { $whom }.
}
event-b1350-gave = { $self ->
    [yes] { $coin ->
        [plague] You keep the plague coin.
        [cured] You keep the healing coin.
       *[naught] You keep a coin that means nothing.
    }
   *[no] { $coin ->
        [plague] { $who } gives the plague coin to { $whom }.
        [cured] { $who } gives the healing coin to { $whom }.
       *[naught] { $who } gives a coin that means nothing to { $whom }.
    }
}
event-b1350-looks = { $side ->
    [left] { $who } looks at the left symptom of { $whom }.
    [right] { $who } looks at the right symptom of { $whom }.
   *[any] { $who } looks at a symptom of { $whom }.
}
event-b1350-sees = { $side ->
    [left] The left symptom of { $whom } is a { $value }.
    [right] The right symptom of { $whom } is a { $value }.
   *[any] { $whom } has a symptom of { $value }.
}
event-b1350-looks-discard = { $who } looks at the top of the symptom discards.
event-b1350-sees-discard = On top of the symptom discards lies a { $value }.
event-b1350-knight = { $self ->
    [yes] { $who } rides to the front of the cart.
   *[no] { $who } calls { $whom } to the front of the cart.
}
event-b1350-countess = { $who } has two remedies brought.
event-b1350-takes = { $who } keeps one remedy and discards the other, face down.
event-b1350-took = You keep { $card }.
event-b1350-serf = { $who } looks for a symptom to put beside a cart.
event-b1350-chandler = { $who } draws a symptom to choose from.
event-b1350-friar = { $who } turns a die from { $face } to { $wish }.
event-b1350-outlaw = The colour of the cart: { $who } takes another action.
event-b1350-ghost-idle = { $who } leaves the dice alone.
event-b1350-mingle = { $rats ->
    [one] A rat: the { $cart } cart mingles.
   *[other] { $rats } rats: the { $cart } cart mingles.
}
event-b1350-extra-deck = A symptom from the deck is added for the { $cart } cart.
event-b1350-extra-pile = A symptom that lay beside the { $cart } cart is added.
event-b1350-extra-none = There is no symptom left to add for the { $cart } cart.
event-b1350-got = You get a { $value } back.
event-b1350-mingled = The { $cart } cart has mingled.
event-b1350-eyes-closed = All close their eyes, and the infected look at each other.
event-b1350-congregate = Infected now: { $who }.
event-b1350-moves = { $steps ->
    [0] The { $cart } cart stands still at { $at } of { $road }.
    [one] The { $cart } cart moves { $steps } step to { $at } of { $road }.
   *[other] The { $cart } cart moves { $steps } steps to { $at } of { $road }.
}
event-b1350-order = From the front: { $carts }.
event-b1350-crosses = The { $cart } cart leaves the city.
event-b1350-crosses-empty = The { $cart } cart leaves the city with nobody aboard.
event-b1350-health = { $health ->
    [plague] { $who } has the plague.
   *[healthy] { $who } is healthy.
}
event-b1350-dies = { $cause ->
    [left] { $who } is left behind
    [shame] { $who } dies of shame
    [cart] { $who } dies with the plague cart
    [gates] { $who } is shut in by the gates
   *[solo] { $who } has caught the plague
}: { $cause ->
    [solo] symptoms { $one } and { $other }
   *[other] { $health ->
        [plague] infected, with symptoms { $one } and { $other }
       *[healthy] healthy, with symptoms { $one } and { $other }
    }
}.
event-b1350-puts-away = { $count ->
    [one] { $who } puts a remedy away unseen.
   *[other] { $who } puts { $count } remedies away unseen.
}
event-b1350-last-round = The gates are closing: one more round!
event-b1350-end = { $ending ->
    [escape] A healthy cart is out of the city.
    [ghosts] The ghosts have got away.
    [nobody-left] Nobody is left on the road.
    [gates] The gates are shut.
   *[solo] The plague has got you.
}
event-b1350-winners = { $count ->
    [one] { $who } wins!
   *[other] { $who } win!
}
event-b1350-had-their-way = Infected, and not alone in misery: { $who }.
event-b1350-losers = { $count ->
    [one] { $who } has lost.
   *[other] { $who } have lost.
}

score-b1350-escaped = escaped in good health
score-b1350-had-their-way = infected, and nobody escaped
score-b1350-lost = did not escape
why-b1350 = { $ending ->
    [escape] A healthy cart left the city.
    [ghosts] A cart of healthy ghosts left the city.
    [nobody-left] Nobody was left on the road.
    [gates] The gates were shut before a healthy cart got out.
   *[solo] The plague ended the lonely ride.
}
