# Fantasy Pub (2003) on the page.

fantasy-pub-2003-page-bar = The bar
fantasy-pub-2003-page-pool = pool
fantasy-pub-2003-page-to-win = to win
fantasy-pub-2003-page-pile = { $player }'s pile: { $count }{ $top ->
    [none] {""}
   *[other] , on top { $top }
}
fantasy-pub-2003-page-beers = beers collected: { $count } of { $goal }
fantasy-pub-2003-page-order = Who treats whom
fantasy-pub-2003-page-order-words = Each treats the next stronger one at the table: halfling, dwarf, warrior, ogre.
fantasy-pub-2003-page-colour-red = Red, the Tower
fantasy-pub-2003-page-colour-blue = Blue, the Moon
fantasy-pub-2003-page-colour-green = Green, the Oak
fantasy-pub-2003-page-colour-yellow = Yellow, the Sun
fantasy-pub-2003-page-colour-black = Black, the Raven
