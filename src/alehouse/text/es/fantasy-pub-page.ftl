# Fantasy Pub en la página: lo que dicen los tableros de las dos ediciones.

fantasy-pub-page-guest = { $who }, { $at }: { $coins ->
    [0] ninguna moneda
    [one] una moneda
   *[other] { $coins } monedas
}, { $beers ->
    [0] ninguna cerveza
    [one] una cerveza
   *[other] { $beers } cervezas
}{ $triples ->
    [0] {""}
   *[other] {" "}(triples: { $triples })
}{ $moved ->
    [yes] , ya se ha movido en este turno
   *[no] {""}
}{ $percent ->
    [none] {""}
   *[other] ; que una de sus monedas esconda una cerveza triple: { $percent } %
}
fantasy-pub-page-place = { $place }: { $count ->
    [0] nadie
   *[other] { $who }
}; monedas que hay allí: { $coins }{ $percent ->
    [none] {""}
   *[other] {" "}(que una esconda una cerveza triple: { $percent } %)
}{ $barkeeper ->
    [yes] ; aquí está el tabernero
   *[no] {""}
}
fantasy-pub-page-both = los dos dados sumados: { $sum }
fantasy-pub-page-pool = la reserva: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
fantasy-pub-page-decks = Por llegar
fantasy-pub-page-deck-of = { $player }: { $top ->
    [none] {""}
   *[other] encima, { $top };{" "}
}{ $count ->
    [0] nadie en orden desconocido
   *[other] en orden desconocido, { $unseen }
}{ $banned ->
    [0] {""}
   *[other] ; en el fondo, { $bottom }: el último, el de más abajo
}
fantasy-pub-page-family = { $family ->
    [goblin] { $count ->
        [one] un duende
       *[other] { $count } duendes
    }
    [halfling] { $count ->
        [one] un mediano
       *[other] { $count } medianos
    }
    [dwarf] { $count ->
        [one] un enano
       *[other] { $count } enanos
    }
    [elf] { $count ->
        [one] un elfo oscuro
       *[other] { $count } elfos oscuros
    }
    [warrior] { $count ->
        [one] un guerrero
       *[other] { $count } guerreros
    }
    [ogre] { $count ->
        [one] un ogro
       *[other] { $count } ogros
    }
   *[troll] { $count ->
        [one] un troll
       *[other] { $count } trolls
    }
}
