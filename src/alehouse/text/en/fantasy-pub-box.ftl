# Fantasy Pub: what is in the two boxes.

box-fantasy-pub-tokens = Tokens, with a coin on one side and a beer on the other
box-fantasy-pub-triples = Tokens with a triple beer on the back
box-fantasy-pub-table-coins = Coins on each table at the start
box-fantasy-pub-entry-coins = Coins with which a character may enter, at most
box-fantasy-pub-purse = Coins of each character that is in the pub at the start
box-fantasy-pub-last-beer = Beers that lay a character out
box-fantasy-pub-closing = Characters out of the pub at which closing time comes
box-fantasy-pub-beers = Beers to collect
box-fantasy-pub-players = with { $players } players
box-fantasy-pub-dealt = Event cards dealt to each player
box-fantasy-pub-plain-points = Points for a plain beer taken out
box-fantasy-pub-triple-points = Points for a triple beer taken out
box-fantasy-pub-inside-points = Points for a beer still in the pub
box-fantasy-pub-coins-points = Points for the most coins still in the pub
box-fantasy-pub-card-points = Points for the +1/-1 card
box-fantasy-pub-side = { $side ->
    [plus] if it shows +1
    [minus] if it shows -1
   *[gone] if it is gone
}
box-fantasy-pub-lost-purse = Coins of the card “{ fp22-name-lost-purse }”
box-fantasy-pub-new-blood = Coins of the card “{ fp22-name-new-blood }”
