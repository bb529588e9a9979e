# Fantasy Pub (2003) en la página.

fantasy-pub-2003-page-bar = La barra
fantasy-pub-2003-page-pool = reserva
fantasy-pub-2003-page-to-win = ganar
fantasy-pub-2003-page-pile = pila de { $player }: { $count }{ $top ->
    [none] {""}
   *[other] ; encima, { $top }
}
fantasy-pub-2003-page-beers = cervezas reunidas: { $count } de { $goal }
fantasy-pub-2003-page-order = Quién invita a quién
fantasy-pub-2003-page-order-words = Cada uno invita al siguiente más fuerte de la mesa: mediano, enano, guerrero, ogro.
fantasy-pub-2003-page-colour-red = Rojo, la Torre
fantasy-pub-2003-page-colour-blue = Azul, la Luna
fantasy-pub-2003-page-colour-green = Verde, el Roble
fantasy-pub-2003-page-colour-yellow = Amarillo, el Sol
fantasy-pub-2003-page-colour-black = Negro, el Cuervo
