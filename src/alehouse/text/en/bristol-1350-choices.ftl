# Bristol 1350: what can be chosen, and what is seen.

prompt-b1350-over = The game is over.
prompt-b1350-act = { $who } chooses an action.
    .you = What do you do?
prompt-b1350-play = { $who } may play remedies.
    .you = You may play remedies.
prompt-b1350-answer = { $way ->
    [elbow] { $by } wants to elbow past { $who }: a whip?
    [dash] { $by } wants to dash into the cart of { $who }: a whip?
   *[push] { $by } wants to push { $who } off the cart: a whip?
}
    .you = { $way ->
        [elbow] { $by } wants to elbow past you: a whip?
        [dash] { $by } wants to dash into your cart: a whip?
       *[push] { $by } wants to push you off the cart: a whip?
    }
prompt-b1350-chicken = { $who } may go on rolling.
    .you = Do you go on rolling?
prompt-b1350-lock = { $who } chooses what to lock.
    .you = What do you lock?
prompt-b1350-emeralds = { $who } moves a pawn.
    .you = Which pawn do you move?
prompt-b1350-keep = { $who } chooses two symptoms to keep.
    .you = Which two symptoms do you keep?
prompt-b1350-add = { $who } chooses a symptom and a cart.
    .you = Which symptom do you add, and to which cart?
prompt-b1350-take = { $who } keeps one of two remedies.
    .you = Which of the two remedies do you keep?
prompt-b1350-give = { $who } gives the coin away.
    .you = Whom do you give the coin to?
prompt-b1350-chance = { $step ->
    [pawn] A pawn is drawn.
    [deal] Symptoms are dealt.
    [character] Characters are dealt.
    [remedy] A remedy is drawn.
    [symptom] A symptom is drawn.
    [sheriff] The sheriff takes a card to look at.
    [barmaid] The barmaid looks at the discards.
    [coin] A coin is drawn.
    [extra] A symptom is added to the mingle.
    [get] The mingled symptoms are dealt back.
   *[other] Dice are rolling.
}

action-b1350-reroll-one = Roll again: { $face }
action-b1350-reroll-alike = Roll again: two dice showing { $face }
action-b1350-reroll-two = Roll again: { $face } and { $other }
action-b1350-draw = Draw a remedy
action-b1350-elbow = Elbow: to the front of your cart
action-b1350-dash = Dash: to the back of the { $cart } cart
action-b1350-dash-trade = Dash: to the full { $cart } cart, trading places with { $whom }
action-b1350-dash-none = Dash: to the cart ahead
action-b1350-push = { $target ->
    [cart] { $who ->
        [self] Jump off: to the back of the { $cart } cart
       *[other] Push { $whom }: to the back of the { $cart } cart
    }
   *[out] { $who ->
        [self] Jump off and stay behind: out of the game
       *[other] Push { $whom } out of the game
    }
}
action-b1350-look = { $side ->
    [left] Look at the left symptom of { $whom }
   *[right] Look at the right symptom of { $whom }
}
action-b1350-chandler = Chandler: draw a symptom, keep two of three
action-b1350-mason = Mason: roll { $face } again, then lock a die
action-b1350-knight = { $who ->
    [self] Knight: to the front of your cart
   *[other] Knight: { $whom } to the front of the cart
}
action-b1350-barmaid = Barmaid: look at the top symptom of the discards
action-b1350-sheriff = Sheriff: look at a symptom of { $whom }
action-b1350-countess = Countess: draw two remedies, keep one
action-b1350-outlaw = Outlaw: roll { $face } again, hoping for another action
action-b1350-serf = Serf: draw a symptom and put it beside a cart
action-b1350-friar = Friar: turn { $face } to { $wish }
action-b1350-play = Play { $card } as { $remedy }
action-b1350-no-whip = No whip
action-b1350-lock-one = Lock { $face }
action-b1350-lock-alike = Lock two dice showing { $face }
action-b1350-lock-two = Lock { $face } and { $other }
action-b1350-again = Roll both again
action-b1350-again-one = Roll only { $face } again
action-b1350-enough = Leave the dice as they are
action-b1350-keep = { $health ->
    [plague] Keep { $one } and { $other }: { $sum }, the plague
   *[healthy] Keep { $one } and { $other }: { $sum }
}
action-b1350-add = Put a { $value } beside the { $cart } cart
action-b1350-take = Keep { $card }
action-b1350-give = { $who ->
    [self] Keep the coin yourself
   *[other] Give the coin to { $whom }
}
action-b1350-done = End the turn

picture-b1350-round = { $ending ->
    [none] { $last ->
        [yes] Round { $round }, the last one: then the gates are shut
       *[no] Round { $round }
    }
   *[other] The game is over, after round { $round }
}
picture-b1350-cart = { $fate ->
    [road] { $at }: { $count ->
        [0] empty
       *[other] { $pawns }
    }{ $pile ->
        [0] {""}
        [one] {" "}(+1 symptom)
       *[other] {" "}(+{ $pile } symptoms)
    }
    [escaped] escaped: { $pawns }
    [plague] left with the plague
    [empty] left empty
   *[shut-in] shut in
}
picture-b1350-dice = Dice:
picture-b1350-die = { $locked ->
    [yes] { $face ->
        [birch-apple] [=birch-apple=]
        [birch-rat] [=birch-RAT=]
        [cedar-apple] [=cedar-apple=]
        [cedar-rat] [=cedar-RAT=]
        [oak-apple] [=oak-apple=]
       *[oak-rat] [=oak-RAT=]
    }
   *[no] { $face ->
        [birch-apple] [birch-apple]
        [birch-rat] [birch-RAT]
        [cedar-apple] [cedar-apple]
        [cedar-rat] [cedar-RAT]
        [oak-apple] [oak-apple]
       *[oak-rat] [oak-RAT]
    }
}
picture-b1350-pawn = { $turn ->
    [yes] >
   *[no] -
} { $who }{ $character ->
    [none] {""}
    [chandler] {" "}(chandler)
    [mason] {" "}(mason)
    [knight] {" "}(knight)
    [barmaid] {" "}(barmaid)
    [sheriff] {" "}(sheriff)
    [countess] {" "}(countess)
    [outlaw] {" "}(outlaw)
    [serf] {" "}(serf)
   *[friar] {" "}(friar)
}: { $place ->
    [birch] birch
    [cedar] cedar
    [oak] oak
    [none] not seated yet
   *[out] out
}{ $kind ->
    [ghost] {""}
    [gone] {""}
   *[player] , { $remedies ->
        [0] no remedies
        [one] 1 remedy
       *[other] { $remedies } remedies
    }
}{ $coins ->
    [0] {""}
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $health ->
    [unknown] {""}
    [plague] , infected
   *[healthy] , healthy
}{ $shown ->
    [0] {""}
   *[other] {" "}({ $symptoms })
}
picture-b1350-decks = Symptoms: { $symptoms } in the deck, { $symptoms-gone } discarded. Remedies: { $remedies } in the deck, { $remedies-gone } discarded.
picture-b1350-symptoms = { $drawn ->
    [0] Your symptoms: { $symptoms }
   *[other] Your symptoms and what you drew: { $symptoms }
} { $health ->
    [plague] (you have the plague)
   *[healthy] (you are healthy)
}
picture-b1350-remedies = { $count ->
    [0] You hold no remedies.
   *[other] Your remedies: { $cards }
}
picture-b1350-coin = { $coin ->
    [plague] In your hand: the plague coin
    [cured] In your hand: the healing coin
   *[naught] In your hand: a coin that means nothing
}
note-b1350-mingle = You remember ({ $cart }): you put in { $put } and got { $got } when { $pawns } mingled.
note-b1350-kept = You remember: of { $put } you kept { $got }.
note-b1350-ghost = You remember: the { $side ->
    [left] left
   *[right] right
} symptom of { $pawns } was { $got }.
note-b1350-player = You remember: a symptom of { $pawns } was { $got }.
note-b1350-discard = You remember: on top of the discards lay { $got }.
note-b1350-leeches = You remember: you put { $got } beside the { $cart } cart.
note-b1350-infected = You remember who was infected: { $pawns }.
note-b1350-coin = { $self ->
    [yes] { $coin ->
        [plague] You remember: you kept the plague coin.
        [cured] You remember: you kept the healing coin.
       *[naught] You remember: you kept a coin that means nothing.
    }
   *[no] { $coin ->
        [plague] You remember: { $giver } gave the plague coin to { $receiver }.
        [cured] You remember: { $giver } gave the healing coin to { $receiver }.
       *[naught] You remember: { $giver } gave a coin that means nothing to { $receiver }.
    }
}
