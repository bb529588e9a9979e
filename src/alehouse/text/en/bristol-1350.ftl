# Bristol 1350: title, options, names and rules.

game-bristol-1350 = Bristol 1350

option-bristol-1350-characters = Characters: everyone is dealt a character with a special action of its own.
option-bristol-1350-chaos = Chaos: symptoms are dealt completely at random, so that more begin infected.
option-bristol-1350-congregate = Congregate: after every mingle the infected learn who else is infected.
option-bristol-1350-cure = Cure: two symptoms of 1 heal the plague.
option-bristol-1350-alms = Alms: the cards and coins of the expansion are in play.
option-bristol-1350-alms-by-chicken = Alms without the expansion: chickens can be discarded as alms.
option-bristol-1350-ratzy = Ratzy: six rats on the table are celebrated.
option-bristol-1350-starting-remedies = Remedies that everyone holds at the start (with ghosts, always 1).

b1350-ghost = Ghost { $number }
b1350-cart = { $cart ->
    [birch] birch
    [cedar] cedar
   *[oak] oak
}
b1350-face = { $face ->
    [birch-apple] birch apple
    [birch-rat] birch rat
    [cedar-apple] cedar apple
    [cedar-rat] cedar rat
    [oak-apple] oak apple
   *[oak-rat] oak rat
}
b1350-dice-of = { $face ->
    [birch-apple] { $count } birch { $count ->
        [one] apple
       *[other] apples
    }
    [birch-rat] { $count } birch { $count ->
        [one] rat
       *[other] rats
    }
    [cedar-apple] { $count } cedar { $count ->
        [one] apple
       *[other] apples
    }
    [cedar-rat] { $count } cedar { $count ->
        [one] rat
       *[other] rats
    }
    [oak-apple] { $count } oak { $count ->
        [one] apple
       *[other] apples
    }
   *[oak-rat] { $count } oak { $count ->
        [one] rat
       *[other] rats
    }
}
b1350-remedy = { $remedy ->
    [arsenic] arsenic
    [chicken] chicken
    [emeralds] crushed emeralds
    [leeches] leeches
    [pomander] pomander
    [whip] whip
   *[alms] alms
}
b1350-card = { $one }/{ $other }
b1350-character = { $character ->
    [chandler] chandler
    [mason] mason
    [knight] knight
    [barmaid] barmaid
    [sheriff] sheriff
    [countess] countess
    [outlaw] outlaw
    [serf] serf
   *[friar] friar
}
b1350-mode = { $mode ->
    [congregate] Congregate
    [cure] Cure
    [alms] Alms
   *[alms_by_chicken] Alms without the expansion
}

# The rules.

b1350-chapter-goal = What it is about
b1350-goal = Three apple carts are racing for the gate of Bristol. The first cart to leave the city with nobody infected aboard wins the game, for everyone who sits in it.
b1350-infection = Everyone has two symptom cards. If ever they add up to { $plague_sum } or more, you have the plague, and you keep it even if the sum falls again.
b1350-infected = An infected player can no longer escape, and wants company instead: see to it that no healthy cart gets out. If nobody escapes, the infected have had their way.

b1350-chapter-setup = Setting up
b1350-setup-pawns = The carts start level (assumed), in the order birch, cedar, oak: birch is the foremost, so its front passenger begins. The pawns are drawn from a bag and fill the carts from birch to oak, each from the front. By number of pawns, birch, cedar and oak take: 4: 1, 1, 2; 5: 1, 2, 2; 6: 2, 2, 2; 7: 2, 2, 3; 8: 2, 3, 3; 9: 3, 3, 3.
b1350-setup-symptoms = Two symptoms are dealt to everyone from a deck without the 4s; then the 4s are shuffled into what is left. Of 1s there are { $symptoms_1 }, of 2s { $symptoms_2 }, of 3s { $symptoms_3 } and of 4s { $symptoms_4 }{ $symptoms_assumed ->
    [yes] {" "}(assumed)
   *[no] {""}
}.
b1350-setup-remedies = Nobody begins with a remedy, unless the table agrees on one each. With ghosts every player begins with one.
b1350-secret = You may say whatever you like about your symptoms and remedies, true or not, but never show them.

b1350-chapter-round = A round
b1350-round = A round begins with a roll of all six dice. The dice are alike: each has an apple and a rat in the colour of each of the three carts. Then everyone takes a turn, then carts with rats mingle, then all carts move by what the dice show.
b1350-first = The front passenger of the foremost cart that has anybody aboard begins; from there it goes clockwise around the table.
b1350-turn = On your turn you do exactly one thing: roll dice again, draw a remedy, or move a pawn. After that you may play remedies.
    .refusal = A turn has one action, no more and no less.

b1350-chapter-reroll = Rolling dice again
b1350-reroll = Take up one or two dice of your choice and roll them again; the others stay as they are.
b1350-dice = Only what lies on the table can be taken up.
    .refusal = The dice do not show that.
b1350-locked = A locked die is neither rolled nor changed until the next round.
    .refusal = The dice for that are locked.

b1350-chapter-draw = Drawing a remedy
b1350-draw = Take the top card of the remedy deck, in secret.
b1350-hand-limit = { $hand_limit ->
    [one] Nobody may hold more than one remedy, so whoever holds one cannot draw.
   *[other] Nobody may hold more than { $hand_limit } remedies, so whoever holds { $hand_limit } cannot draw.
}
    .refusal = { $hand_limit ->
        [one] You hold a remedy already.
       *[other] You hold { $hand_limit } remedies already.
    }
b1350-remedy-deck = When the remedy deck has run out, the discards are shuffled and become the deck. If there are none, there is nothing to draw.
    .refusal = There are not enough remedies left to draw.

b1350-chapter-move = Moving a pawn
b1350-elbow = Elbow: move to the front of your own cart, past everyone there.
    .refusal = You are at the front of your cart already.
b1350-dash = Dash: jump from the front of your cart to the back of the next cart ahead that is still on the road.
    .refusal = There is no cart ahead of yours.
b1350-dash-front = Only the front passenger of a cart can dash.
    .refusal = To dash you have to be at the front of your cart.
b1350-dash-full = A cart holds three. If you dash to a full one, you trade places with the passenger at its back.
b1350-push = Push: throw a passenger who sits behind you, or yourself, out of your cart. Those behind slide forward.
    .refusal = You can push only yourself, or somebody behind you in your own cart.
b1350-push-where = Whoever is pushed lands at the back of the rearmost cart that has room, among those behind the cart they were pushed from.
b1350-left-behind = If no cart behind has room, or there is none, the one who was pushed is left behind: out of the game.
b1350-shame = If the one left behind turns out to be healthy, whoever did the pushing dies of shame and is out of the game too. Leaving yourself behind is no shame.

b1350-chapter-mingle = Mingling
b1350-mingle = Before the carts move, every cart with { $rats_to_mingle ->
    [one] a rat
   *[other] { $rats_to_mingle } rats or more
} of its colour mingles, the foremost first: all aboard put their two symptoms in a heap, the heap is shuffled, everyone gets two back, and the card left over is discarded unseen. One passenger alone mingles too; an empty cart does not.
b1350-mingle-extra = Before shuffling, the top symptom of the deck is added to the heap without anybody seeing it.
b1350-mingle-pile = If leeches or a serf have put symptoms beside the cart, one of those, drawn blindly, is added instead, and the others are discarded.
b1350-symptom-deck = When the symptom deck has run out, the discards are shuffled and become the deck. Nobody can draw more symptoms than there are.
    .refusal = There are not enough symptoms left to draw.

b1350-chapter-carts = The carts move
b1350-advance = Every cart still on the road moves one step for each die of its colour, apple or rat, empty carts too. The gate is { $road } { $road ->
    [one] step
   *[other] steps
} from the start{ $road_assumed ->
    [yes] {" "}(assumed)
   *[no] {""}
}.
b1350-order = The cart that is farther along is ahead. If carts are level, the one that was ahead before stays ahead.

b1350-chapter-gate = At the gate
b1350-cross-order = If several carts reach the gate in one round, the one that would have gone farthest crosses first; if they are level, the one that was ahead.
b1350-escape = Everyone in a cart that crosses must say whether they have the plague. If nobody has, all aboard win and the game is over.
b1350-plague-cart = If anybody in it is infected, everyone in that cart dies, and the game goes on.
b1350-empty-cart = A cart that crosses empty is simply gone. It does not bring the last round.
b1350-last-round = Once a cart with passengers has crossed and nobody has won, there is one more round.
b1350-gates = After that last round the gates are shut: whoever has not crossed dies in the city.
b1350-dead = Whoever dies shows their symptoms and discards them, puts their remedies face down on the discards, and has no more turns. The dead may still talk and give advice; they want nobody to win.
b1350-nobody-left = When nobody is left on the road, the game is over. Ghosts who are still on it after the last player play on by themselves, and can still get away.
b1350-result = The passengers of the first healthy cart win. If nobody escapes, everyone who is infected has had their way, which is a lesser win; the others have lost.

b1350-chapter-remedies = Remedies
b1350-remedy-time = Remedies are played on your own turn, after your action: as many as you like of those you hold. Only the whip is played on the turns of others.
    .refusal = This is not the time for that remedy.
b1350-remedy-held = Every card shows two remedies and is discarded once it has been used as one of them. There are { $remedy_cards } cards{ $remedies_assumed ->
    [yes] , and each remedy stands on nine of them (assumed)
   *[no] {""}
}.
    .refusal = You do not hold that card.
b1350-remedy-fresh = A remedy cannot be played in the turn in which it was drawn.
    .refusal = You drew that card only this turn.
b1350-arsenic = Arsenic: lock two dice, or the only one that is still free. They cannot be rolled or changed for the rest of the round.
    .refusal = Choose as many dice as have to be locked.
b1350-chicken = Chicken: if your action was to roll two dice again, go on rolling them.
    .refusal = A chicken needs an action that rolled two dice again, and at least one of them not locked.
b1350-chicken-rolls = With a chicken both dice can be rolled { $chicken_rolls ->
    [one] once more
   *[other] up to { $chicken_rolls } more times
}. You may stop with one of them and go on with the other; what you have left alone stays as it is.
    .refusal = With this chicken you can no longer roll that.
b1350-emeralds = Crushed emeralds: elbow, dash or push once more, whatever your action was. Whoever wants to stop that too needs another whip.
b1350-leeches = Leeches: draw two symptoms, put one of them face down beside any cart on the road, and discard the other. It will be used in that cart's next mingle.
    .refusal = Choose a symptom that you have drawn, and a cart that is still on the road.
b1350-pomander = Pomander: draw two symptoms and keep any two of your four. Only what you keep counts.
    .refusal = You do not have those two symptoms to keep.
b1350-whip = Whip: stop somebody who dashes into your cart, elbows past you or pushes you out. Their move is wasted. A whip may be used at once, even if it was drawn a moment ago.
    .refusal = A whip is an answer to somebody else's move.
b1350-whip-asked = Whenever somebody moves, everyone who would be hit and holds any remedy is asked for a whip, in turn order, whether they have one or not. One whip is enough to stop the move.

b1350-chapter-ghosts = Ghosts, for one to three players
b1350-ghosts = With fewer than four players, ghosts make up the number. They sit at the table after the last player and have a pawn and two symptoms, which nobody has seen, but no remedies.
b1350-ghost-turn = On its turn a ghost rolls one die again: a die of the foremost rival cart's colour, or of the next one's if none shows, and an apple rather than a rat. If its own cart is the only one left, it takes any die of another colour (birch before cedar before oak). If there is no such die that may be rolled, it does nothing.
b1350-ghost-move = If that roll gives an apple of any colour, the ghost moves up: by an elbow to the front or, from the front, by a dash to the next cart if it has room. Whips can stop it.
b1350-ghost-look = Instead of another action you may look at one symptom of a ghost. Its two cards keep their places until it mingles.
    .refusal = There is no such ghost on the road.
b1350-ghost-plague = A ghost is infected if its symptoms add up to { $plague_sum } or more when it has to show them; what they were before does not matter.
b1350-ghost-win = If a cart with healthy ghosts only crosses, the ghosts win and all players have lost.
b1350-solo = If you play alone, the game is over and lost as soon as you have the plague.

b1350-chapter-characters = Characters
b1350-specials = If you play with characters, each player is dealt one face up. Its special action can be taken instead of another action.
    .refusal = That is not your character's special action.
b1350-chandler = Chandler: draw one symptom and keep two of your three.
b1350-mason = Mason: roll one die again, then lock one die.
b1350-knight = Knight: move any pawn to the front of its cart. No whip can stop that.
    .refusal = The knight moves a pawn on the road that is not at the front already.
b1350-barmaid = Barmaid: look at the top card of the symptom discards.
    .refusal = No symptoms have been discarded yet.
b1350-sheriff = Sheriff: look at one symptom, taken blindly, of a player in another cart.
    .refusal = The sheriff looks at a player in another cart.
b1350-countess = Countess: draw two remedies, keep one, and discard the other face down. Not with { $hand_limit } in hand.
    .refusal = That is not one of the two remedies drawn.
b1350-outlaw = Outlaw: roll one die again. If it shows the colour of your cart, take another action, even this one once more.
b1350-serf = Serf: draw one symptom and put it beside any cart, as leeches do.
b1350-friar = Friar: turn one die to any side.

b1350-chapter-modes = Other ways to play
b1350-chaos = Chaos: symptoms are dealt from the whole deck, 4s included. With the printed cards about one in three begins with the plague, where it is usually one in nine.
b1350-congregate = Congregate: after each mingle all close their eyes, and then the infected, the dead among them too, look at each other.
b1350-cure = Cure: whoever has two symptoms of 1 is healed. A later sum of { $plague_sum } or more brings the plague again.
b1350-alms = Alms: the alms cards ({ $alms_cards }) are shuffled into the remedy deck. When you play one, draw a coin from the bag, look at it, and give it to any living player, yourself included, who also looks at it and keeps it face down.
    .refusal = A coin goes to a living player.
b1350-coins = Coins that mean nothing: { $coins_naught }. Coins that bring the plague: { $coins_plague }. Coins that heal for good: { $coins_cured }. The coin that heals is stronger than the plague coin; but among infected passengers it does not save anyone.
    .refusal = All coins have been given away.
b1350-alms-chicken = Without the expansion, a chicken can be discarded as if it were alms.
    .refusal = Chickens are alms only in the mode without the expansion.
b1350-ratzy = Ratzy: whenever all six dice show rats, everybody shouts “Ratzy!”.
b1350-modes-apart = Congregate, Cure and Alms are not played together.
    .refusal = { $modes } cannot be played together.
