# Fantasy Pub on the page: what both editions' boards say.

fantasy-pub-page-guest = { $who }, { $at }: { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}, { $beers ->
    [0] no beer
    [one] one beer
   *[other] { $beers } beers
}{ $triples ->
    [0] {""}
   *[other] {" "}(triple ones: { $triples })
}{ $moved ->
    [yes] , has moved this turn
   *[no] {""}
}{ $percent ->
    [none] {""}
   *[other] ; a coin of its own hides a triple beer: { $percent } %
}
fantasy-pub-page-place = { $place }: { $count ->
    [0] nobody
   *[other] { $who }
}; coins lying there: { $coins }{ $percent ->
    [none] {""}
   *[other] {" "}(each hides a triple beer: { $percent } %)
}{ $barkeeper ->
    [yes] ; the barkeeper is here
   *[no] {""}
}
fantasy-pub-page-both = both dice together: { $sum }
fantasy-pub-page-pool = the pool: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
fantasy-pub-page-decks = Still to come
fantasy-pub-page-deck-of = { $player }: { $top ->
    [none] {""}
   *[other] on top { $top };{" "}
}{ $count ->
    [0] nobody in an unknown order
   *[other] in an unknown order { $unseen }
}{ $banned ->
    [0] {""}
   *[other] ; at the bottom { $bottom }, the last lowest
}
fantasy-pub-page-family = { $family ->
    [goblin] { $count ->
        [one] a goblin
       *[other] { $count } goblins
    }
    [halfling] { $count ->
        [one] a halfling
       *[other] { $count } halflings
    }
    [dwarf] { $count ->
        [one] a dwarf
       *[other] { $count } dwarves
    }
    [elf] { $count ->
        [one] a dark elf
       *[other] { $count } dark elves
    }
    [warrior] { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
    [ogre] { $count ->
        [one] an ogre
       *[other] { $count } ogres
    }
   *[troll] { $count ->
        [one] a troll
       *[other] { $count } trolls
    }
}
