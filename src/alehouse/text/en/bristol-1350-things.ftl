# Bristol 1350: what can be pointed at or said, what comes of it, and what a box needs.

thing-b1350-pawn = Pawn { $pawn }
thing-b1350-hidden = { $side ->
    [left] Left symptom of pawn { $pawn }
   *[right] Right symptom of pawn { $pawn }
}
thing-b1350-cart = { $cart ->
    [birch] Birch cart
    [cedar] Cedar cart
   *[oak] Oak cart
}
thing-b1350-space = { $cart ->
    [birch] Place { $place } of the birch cart
    [cedar] Place { $place } of the cedar cart
   *[oak] Place { $place } of the oak cart
}
thing-b1350-pile = { $cart ->
    [birch] Symptoms beside the birch cart
    [cedar] Symptoms beside the cedar cart
   *[oak] Symptoms beside the oak cart
}
thing-b1350-gate = Gate
thing-b1350-left-behind = Left behind
thing-b1350-both-dice = Both dice
thing-b1350-wish = { $face ->
    [birch-apple] Turn to birch apple
    [birch-rat] Turn to birch rat
    [cedar-apple] Turn to cedar apple
    [cedar-rat] Turn to cedar rat
    [oak-apple] Turn to oak apple
   *[oak-rat] Turn to oak rat
}
thing-b1350-symptom = Symptom of { $value }
thing-b1350-coin = { $coin ->
    [plague] Plague coin
    [cured] Healing coin
   *[naught] Coin that means nothing
}
thing-b1350-deck = { $deck ->
    [symptoms] Symptom deck
   *[remedies] Remedy deck
}
thing-b1350-discards = { $deck ->
    [symptoms] Discarded symptoms
   *[remedies] Discarded remedies
}
thing-b1350-bag = Bag of coins

word-b1350-reroll = Roll again
word-b1350-draw = Draw
word-b1350-elbow = Elbow
word-b1350-dash = Dash
word-b1350-push = Push
word-b1350-look = Look
word-b1350-no-whip = No whip
word-b1350-lock = Lock
word-b1350-again = Roll on
word-b1350-enough = Enough
word-b1350-keep = Keep
word-b1350-add = Put beside a cart
word-b1350-take = Take
word-b1350-give = Give the coin
word-b1350-done = End the turn

brings-b1350-slide = { $count ->
    [one] { $who } slides forward
   *[other] { $who } slide forward
}
brings-b1350-asked = { $count ->
    [one] { $who } may answer with a whip
   *[other] { $who } may answer with whips
}
brings-b1350-mingles = the { $cart } cart would mingle
brings-b1350-crosses = the { $cart } cart would leave the city
brings-b1350-plague = you would have the plague
brings-b1350-cured = you would be healed

box-b1350-few-symptoms = { $needed } symptoms below 4 have to be dealt to the largest table, and there are { $cards }
box-b1350-few-remedies = { $needed } remedies have to be dealt to the largest table, and there are { $cards }
