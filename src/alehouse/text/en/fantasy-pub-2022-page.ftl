# Fantasy Pub (2022) on the page.

fantasy-pub-2022-page-door = Door
fantasy-pub-2022-page-barkeeper = the barkeeper, { $place }
fantasy-pub-2022-page-outside = outside; gone home: { $out }
fantasy-pub-2022-page-closing = { $closing ->
    [open] { $out } of { $goal } out
    [last-round] Closing time: last round
   *[extra-turn] Closing time: extra turn
}
fantasy-pub-2022-page-hidden = Triple beers still hidden: { $triples }{ $percent ->
    [none] {""}
   *[other] ; a coin of the pool hides one: { $percent } %
}
fantasy-pub-2022-page-in-deck = { $player }'s deck, still to come: { $count }
fantasy-pub-2022-page-home = gone home: { $count }
fantasy-pub-2022-page-plain = plain beers taken out: { $count }
fantasy-pub-2022-page-triple = triple beers taken out: { $count }
fantasy-pub-2022-page-beers = beers taken out: { $count } (triple ones: { $triples })
fantasy-pub-2022-page-cards = event cards: { $count }
fantasy-pub-2022-page-side = { $player }'s +1/-1 card: { $side ->
    [plus] +1
    [minus] -1
   *[gone] used up
}
fantasy-pub-2022-page-hand = Your event cards
fantasy-pub-2022-page-no-cards = You hold no event cards any more.
fantasy-pub-2022-page-returned = Back in the box: { $card }
fantasy-pub-2022-page-gone-home = Gone home
fantasy-pub-2022-page-played = Cards played

## The cards in few words; the rulebook has them in full.

fantasy-pub-2022-page-card-short-cut = One of yours moves one space, either way.
fantasy-pub-2022-page-card-second-wind = One of yours moves the full die, drunk or not.
fantasy-pub-2022-page-card-back-door = One of yours leaves from table 1.
fantasy-pub-2022-page-card-happy-hour = Everyone at a table pays and drinks.
fantasy-pub-2022-page-card-on-the-house = A free beer for one of yours at a table.
fantasy-pub-2022-page-card-black-coffee = A beer of yours becomes a coin again.
fantasy-pub-2022-page-card-spilt-beer = A rival loses a beer.
fantasy-pub-2022-page-card-pickpocket = Take a coin from someone at your table.
fantasy-pub-2022-page-card-pay-day = A coin for each of yours in the pub.
fantasy-pub-2022-page-card-lost-purse = One of yours at a table finds coins.
fantasy-pub-2022-page-card-change-places = Two at different tables swap seats.
fantasy-pub-2022-page-card-make-way = Someone at the door goes to table 1.
fantasy-pub-2022-page-card-loaded-die = Set your other die as you like.
fantasy-pub-2022-page-card-once-more = Roll this die again and use it again.
fantasy-pub-2022-page-card-new-blood = Your next one sits down at an empty table.
fantasy-pub-2022-page-card-forget-it = Your last banned one comes back in.
fantasy-pub-2022-page-card-closing-bell = The barkeeper goes to a table and leaves a coin.
