# Bristol 1350: its board in the page.

bristol-1350-page-round = Round { $round }
bristol-1350-page-last-round = The last round
bristol-1350-page-over = { $ending ->
    [escape] A healthy cart is out
    [ghosts] The ghosts got away
    [nobody-left] Nobody is left
    [gates] The gates are shut
   *[solo] The plague has got you
}
bristol-1350-page-cart = { $cart ->
    [birch] Birch
    [cedar] Cedar
   *[oak] Oak
}
bristol-1350-page-cart-label = { $cart ->
    [birch] Birch cart
    [cedar] Cedar cart
   *[oak] Oak cart
}, { $fate ->
    [road] { $rank ->
        [1] in front
        [2] in second place
       *[other] in third place
    }, step { $at } of { $road }
    [shut-in] shut in at step { $at } of { $road }
    [escaped] escaped
    [plague] left with the plague
   *[empty] left empty
}; { $count ->
    [0] nobody aboard
   *[other] aboard from the front: { $pawns }
}; { $apples ->
    [one] { $apples } apple
   *[other] { $apples } apples
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}{ $mingles ->
    [yes] ; would mingle
   *[no] {""}
}{ $leaves ->
    [yes] ; would reach the gate
   *[no] {""}
}
bristol-1350-page-mingles = mingles
bristol-1350-page-rolls-out = { $cart ->
    [birch] Birch rolls out after this round
    [cedar] Cedar rolls out after this round
   *[oak] Oak rolls out after this round
}
bristol-1350-page-fate = { $fate ->
    [escaped] { $cart ->
        [birch] Birch is free!
        [cedar] Cedar is free!
       *[oak] Oak is free!
    }
    [plague] { $cart ->
        [birch] Birch left with the plague
        [cedar] Cedar left with the plague
       *[oak] Oak left with the plague
    }
    [empty] { $cart ->
        [birch] Birch left empty
        [cedar] Cedar left empty
       *[oak] Oak left empty
    }
   *[shut-in] Shut in
}
bristol-1350-page-pile = { $count ->
    [0] No symptom beside the cart
    [one] { $count } symptom beside the cart
   *[other] { $count } symptoms beside the cart
}: { $cart ->
    [birch] birch
    [cedar] cedar
   *[oak] oak
}
bristol-1350-page-you = You
bristol-1350-page-ghost = Gh. { $number }
bristol-1350-page-pawn = { $who }{ $character ->
    [none] {""}
   *[other] {" "}({ b1350-character })
}, { $cart ->
    [birch] birch cart
    [cedar] cedar cart
    [oak] oak cart
   *[none] { $health ->
        [unknown] not seated yet
       *[other] out of the game
    }
}{ $place ->
    [0] {""}
    [1] , at the front
   *[other] , place { $place }
}{ $health ->
    [healthy] , healthy
    [plague] , with the plague
   *[unknown] {""}
}{ $count ->
    [0] {""}
   *[other] , symptoms { $shown }
}{ $turn ->
    [yes] , whose turn it is
   *[no] {""}
}
bristol-1350-page-hidden = { $side ->
    [left] Left symptom of { $who }, face down
   *[right] Right symptom of { $who }, face down
}
bristol-1350-page-dice = The dice
bristol-1350-page-no-dice = The dice are about to be rolled.
bristol-1350-page-die = { $face ->
    [birch-apple] Birch apple
    [birch-rat] Birch rat
    [cedar-apple] Cedar apple
    [cedar-rat] Cedar rat
    [oak-apple] Oak apple
   *[oak-rat] Oak rat
}{ $locked ->
    [yes] , locked
   *[no] {""}
}
bristol-1350-page-locked = { $count ->
    [one] one is locked until the next round
   *[other] { $count } are locked until the next round
}
bristol-1350-page-deck = { $deck }: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
bristol-1350-page-symptoms = symptoms
bristol-1350-page-remedies = remedies
bristol-1350-page-coins = coins
bristol-1350-page-bag = Bag of coins, { $count } left

bristol-1350-page-hand = Your secrets
bristol-1350-page-your-symptoms = Your symptoms
bristol-1350-page-your-remedies = Your remedies

bristol-1350-page-not-dealt = They are being dealt.
bristol-1350-page-you-are-out = You are out of the game, and have shown them.
bristol-1350-page-symptom = Your symptom of { $value }{ $drawn ->
    [yes] , drawn just now
   *[no] {""}
}
bristol-1350-page-drawn = new
bristol-1350-page-fresh = next turn
bristol-1350-page-health = { $health ->
    [plague] the plague
   *[healthy] healthy
}
bristol-1350-page-plague-sum = { $sum } is the plague
bristol-1350-page-no-remedies = { $ending ->
    [none] None. A drawn remedy can be played from your next turn on, a whip at once.
   *[other] None.
}
bristol-1350-page-card = Remedy card { $card }{ $fresh ->
    [yes] , drawn this turn
   *[no] {""}
}
bristol-1350-page-half = { $name }: { bristol-1350-page-does }
bristol-1350-page-does = { $remedy ->
    [arsenic] lock two dice
    [chicken] roll two on
    [emeralds] move once more
    [leeches] add to a mingle
    [pomander] two new symptoms
    [whip] stop a move
   *[alms] give a coin
}
bristol-1350-page-coin = { $coin ->
    [plague] brings the plague
    [cured] heals
   *[naught] means nothing
}
bristol-1350-page-to-give = { $coin ->
    [plague] to give: the plague
    [cured] to give: heals
   *[naught] to give: nothing
}
bristol-1350-page-character = { $name }: { bristol-1350-page-power }
bristol-1350-page-power = { $character ->
    [chandler] Draw a symptom, keep two of three
    [mason] Roll a die again, lock a die
    [knight] Any pawn to the front of its cart
    [barmaid] Look at the top discarded symptom
    [sheriff] Look at a symptom in another cart
    [countess] Draw two remedies, keep one
    [outlaw] Roll a die; your cart's colour: act again
    [serf] Draw a symptom, put it beside a cart
   *[friar] Turn a die to any side
}

bristol-1350-page-sits = { $cart ->
    [birch] In the birch cart
    [cedar] In the cedar cart
   *[oak] In the oak cart
}, { $place ->
    [1] at the front
   *[other] place { $place }
}
bristol-1350-page-out = out
bristol-1350-page-free = free
bristol-1350-page-holds = { $count ->
    [0] No remedies
    [one] { $count } remedy
   *[other] { $count } remedies
}
bristol-1350-page-has-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
bristol-1350-page-shown = { $health ->
    [plague] Had the plague
   *[healthy] Is healthy
}{ $count ->
    [0] {""}
   *[other] , showed { $shown }
}
bristol-1350-page-began = Began this round
bristol-1350-page-played = Has had a turn in this round
bristol-1350-page-said = { $about ->
    [healthy] “healthy”
    [infected] “the plague”
    [believes-healthy] “{ $whom } is well”
    [believes-infected] “{ $whom } is ill”
   *[mingled] “{ $put }+{ $put_too }, got { $got }+{ $got_too }”
}
bristol-1350-page-you-believe = { $belief ->
    [plague] You think: infected
   *[healthy] You think: healthy
}

bristol-1350-page-notebook = Notebook
bristol-1350-page-your-eyes = for your eyes
bristol-1350-page-never-seen = not seen
bristol-1350-page-side = { $side ->
    [left] left
   *[right] right
}
bristol-1350-page-when = { $stale ->
    [yes] { $round ->
        [0] changed since
       *[other] round { $round }, changed since
    }
   *[no] { $round ->
        [0] {""}
       *[other] round { $round }
    }
}
bristol-1350-page-values = Symptoms { $values }
bristol-1350-page-believe = What you believe of { $who }
bristol-1350-page-belief = { $belief ->
    [healthy] healthy
    [plague] infected
   *[none] no opinion
}
bristol-1350-page-your-mingles = Your mingles
bristol-1350-page-with = with { $pawns }
bristol-1350-page-in = in
bristol-1350-page-got = got
bristol-1350-page-also = Also
bristol-1350-page-note = { $what ->
    [kept] You kept
    [discard] Top of the discards
    [leeches] Beside { $cart ->
        [birch] birch
        [cedar] cedar
       *[oak] oak
    } you put
    [infected] Infected then: { $pawns }
    [coin] { $self ->
        [yes] You kept a coin
       *[no] { $giver } to { $receiver }
    }
   *[other] { $pawns }
}
bristol-1350-page-looked = { $at ->
    [discards] { $who } saw the top discard
    [you] { $who } saw a symptom of yours
   *[pawn] { $who } saw a symptom of { $whom }
}
