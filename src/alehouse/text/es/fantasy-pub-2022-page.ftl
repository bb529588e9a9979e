# Fantasy Pub (2022) en la página.

fantasy-pub-2022-page-door = Puerta
fantasy-pub-2022-page-barkeeper = el tabernero, { $place }
fantasy-pub-2022-page-outside = fuera; ya en casa: { $out }
fantasy-pub-2022-page-closing = { $closing ->
    [open] { $out } de { $goal } fuera
    [last-round] Cierre: última vuelta
   *[extra-turn] Cierre: turno final
}
fantasy-pub-2022-page-hidden = Cervezas triples aún ocultas: { $triples }{ $percent ->
    [none] {""}
   *[other] ; que una moneda de la reserva esconda una: { $percent } %
}
fantasy-pub-2022-page-in-deck = mazo de { $player }, por llegar: { $count }
fantasy-pub-2022-page-home = ya en casa: { $count }
fantasy-pub-2022-page-plain = cervezas normales sacadas: { $count }
fantasy-pub-2022-page-triple = cervezas triples sacadas: { $count }
fantasy-pub-2022-page-beers = cervezas sacadas: { $count } (triples: { $triples })
fantasy-pub-2022-page-cards = cartas de evento: { $count }
fantasy-pub-2022-page-side = carta +1/-1 de { $player }: { $side ->
    [plus] +1
    [minus] -1
   *[gone] gastada
}
fantasy-pub-2022-page-hand = Tus cartas de evento
fantasy-pub-2022-page-no-cards = Ya no te quedan cartas de evento.
fantasy-pub-2022-page-returned = De vuelta a la caja: { $card }
fantasy-pub-2022-page-gone-home = Ya en casa
fantasy-pub-2022-page-played = Cartas jugadas

## Las cartas en pocas palabras; completas, en el reglamento.

fantasy-pub-2022-page-card-short-cut = Uno de los tuyos avanza o retrocede una casilla.
fantasy-pub-2022-page-card-second-wind = Uno de los tuyos mueve todo el dado, aunque haya bebido.
fantasy-pub-2022-page-card-back-door = Uno de los tuyos sale desde la mesa 1.
fantasy-pub-2022-page-card-happy-hour = Todos los de una mesa pagan y beben.
fantasy-pub-2022-page-card-on-the-house = Cerveza gratis para uno de los tuyos en una mesa.
fantasy-pub-2022-page-card-black-coffee = Una cerveza tuya vuelve a ser moneda.
fantasy-pub-2022-page-card-spilt-beer = Un rival pierde una cerveza.
fantasy-pub-2022-page-card-pickpocket = Quítale una moneda a alguien de tu mesa.
fantasy-pub-2022-page-card-pay-day = Una moneda para cada uno de los tuyos en el pub.
fantasy-pub-2022-page-card-lost-purse = Uno de los tuyos encuentra monedas en su mesa.
fantasy-pub-2022-page-card-change-places = Dos de mesas distintas se cambian el sitio.
fantasy-pub-2022-page-card-make-way = Alguien de la puerta va a la mesa 1.
fantasy-pub-2022-page-card-loaded-die = Pon tu otro dado como quieras.
fantasy-pub-2022-page-card-once-more = Vuelve a tirar este dado y úsalo otra vez.
fantasy-pub-2022-page-card-new-blood = Tu siguiente personaje se sienta en una mesa vacía.
fantasy-pub-2022-page-card-forget-it = Tu último expulsado vuelve a entrar.
fantasy-pub-2022-page-card-closing-bell = El tabernero va a una mesa y deja una moneda.
