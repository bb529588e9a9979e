# The Pub: what is in the box.

box-the-pub-rounds = Rounds after which the pub closes
box-the-pub-actions-a-turn = Actions in a turn
box-the-pub-tiles = Tiles to draw, { $all_tiles } in all
box-the-pub-tile = { $kind ->
    [drink] drink
    [bathroom] bathroom
    [event] event
   *[pub] plain pub
} ({ $shape ->
    [crossing] crossing
    [tee] T-junction
    [straight] straight
   *[bend] bend
})
box-the-pub-personal-exits = Personal exits of each kind (window, hedge and duct)
box-the-pub-drinks = Drinks in the shaker, { $all_drinks } in all
box-the-pub-alcohol = Alcohol that each drink adds
box-the-pub-events = Events in the bag, { $all_events } in all
box-the-pub-sober = Lowest alcohol level
box-the-pub-most-alcohol = Highest alcohol level
box-the-pub-most-kept = Take-aways that a player may carry
box-the-pub-bathroom-relief = Alcohol that a bathroom takes off
box-the-pub-acqua-relief = Alcohol that an { "Acqua(?)" } takes off
box-the-pub-brawl-relief = Alcohol that a Rissa (brawl) takes off whoever drew it
box-the-pub-birra-steps = Steps with a Birra
box-the-pub-vodkabull-steps = Steps with a VödkaBull
box-the-pub-negroeni-tiles = Tiles drawn with a Negroeni
box-the-pub-mule-relief = Alcohol that a Möskow Mule takes off every further drink
box-the-pub-russan-steps = Extra steps in every move with a Black Rußan
