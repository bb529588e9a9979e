# Fantasy Pub sulla pagina: ciò che dicono i tabelloni delle due edizioni.

fantasy-pub-page-guest = { $who }, { $at }: { $coins ->
    [0] nessuna moneta
    [one] una moneta
   *[other] { $coins } monete
}, { $beers ->
    [0] nessuna birra
    [one] una birra
   *[other] { $beers } birre
}{ $triples ->
    [0] {""}
   *[other] {" "}(triple: { $triples })
}{ $moved ->
    [yes] , si è già mosso in questo turno
   *[no] {""}
}{ $percent ->
    [none] {""}
   *[other] ; che una sua moneta nasconda una birra tripla: { $percent } %
}
fantasy-pub-page-place = { $place }: { $count ->
    [0] nessuno
   *[other] { $who }
}; monete che vi si trovano: { $coins }{ $percent ->
    [none] {""}
   *[other] {" "}(che una nasconda una birra tripla: { $percent } %)
}{ $barkeeper ->
    [yes] ; qui c'è l'oste
   *[no] {""}
}
fantasy-pub-page-both = la somma dei due dadi: { $sum }
fantasy-pub-page-pool = la riserva: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
fantasy-pub-page-decks = Devono ancora arrivare
fantasy-pub-page-deck-of = { $player }: { $top ->
    [none] {""}
   *[other] in cima { $top };{" "}
}{ $count ->
    [0] nessuno in ordine sconosciuto
   *[other] in ordine sconosciuto { $unseen }
}{ $banned ->
    [0] {""}
   *[other] ; in fondo { $bottom }: l'ultimo è il più basso
}
fantasy-pub-page-family = { $family ->
    [goblin] { $count ->
        [one] un goblin
       *[other] { $count } goblin
    }
    [halfling] { $count ->
        [one] un mezzuomo
       *[other] { $count } mezzuomini
    }
    [dwarf] { $count ->
        [one] un nano
       *[other] { $count } nani
    }
    [elf] { $count ->
        [one] un elfo oscuro
       *[other] { $count } elfi oscuri
    }
    [warrior] { $count ->
        [one] un guerriero
       *[other] { $count } guerrieri
    }
    [ogre] { $count ->
        [one] un orco
       *[other] { $count } orchi
    }
   *[troll] { $count ->
        [one] un troll
       *[other] { $count } troll
    }
}
