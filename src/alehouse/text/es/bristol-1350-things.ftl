# Bristol 1350: lo que se puede señalar o decir, lo que trae y lo que una caja necesita.

thing-b1350-pawn = Peón { $pawn }
thing-b1350-hidden = { $side ->
    [left] Síntoma izquierdo del peón { $pawn }
   *[right] Síntoma derecho del peón { $pawn }
}
thing-b1350-cart = { $cart ->
    [birch] Carro de abedul
    [cedar] Carro de cedro
   *[oak] Carro de roble
}
thing-b1350-space = { $cart ->
    [birch] Sitio { $place } del carro de abedul
    [cedar] Sitio { $place } del carro de cedro
   *[oak] Sitio { $place } del carro de roble
}
thing-b1350-pile = { $cart ->
    [birch] Síntomas junto al carro de abedul
    [cedar] Síntomas junto al carro de cedro
   *[oak] Síntomas junto al carro de roble
}
thing-b1350-gate = Puerta
thing-b1350-left-behind = Atrás
thing-b1350-both-dice = Los dos dados
thing-b1350-wish = { $face ->
    [birch-apple] Poner manzana de abedul
    [birch-rat] Poner rata de abedul
    [cedar-apple] Poner manzana de cedro
    [cedar-rat] Poner rata de cedro
    [oak-apple] Poner manzana de roble
   *[oak-rat] Poner rata de roble
}
thing-b1350-symptom = Síntoma de { $value }
thing-b1350-coin = { $coin ->
    [plague] Moneda de la peste
    [cured] Moneda que cura
   *[naught] Moneda que no significa nada
}
thing-b1350-deck = { $deck ->
    [symptoms] Mazo de síntomas
   *[remedies] Mazo de remedios
}
thing-b1350-discards = { $deck ->
    [symptoms] Síntomas descartados
   *[remedies] Remedios descartados
}
thing-b1350-bag = Bolsa de monedas

word-b1350-reroll = Volver a tirar
word-b1350-draw = Robar
word-b1350-elbow = Codazo
word-b1350-dash = Carrera
word-b1350-push = Empujón
word-b1350-look = Mirar
word-b1350-no-whip = Sin látigo
word-b1350-lock = Bloquear
word-b1350-again = Seguir tirando
word-b1350-enough = Basta
word-b1350-keep = Conservar
word-b1350-add = Dejar junto a un carro
word-b1350-take = Quedarse
word-b1350-give = Dar la moneda
word-b1350-done = Terminar el turno

brings-b1350-slide = { $count ->
    [one] { $who } avanza un sitio
   *[other] { $who } avanzan un sitio
}
brings-b1350-asked = { $count ->
    [one] { $who } puede responder con un látigo
   *[other] { $who } pueden responder con látigos
}
brings-b1350-mingles = el carro de { $cart } se entremezclaría
brings-b1350-crosses = el carro de { $cart } saldría de la ciudad
brings-b1350-plague = tendrías la peste
brings-b1350-cured = te curarías

box-b1350-few-symptoms = hay que repartir { $needed } síntomas por debajo de 4 en la mesa más grande, y hay { $cards }
box-b1350-few-remedies = hay que repartir { $needed } remedios en la mesa más grande, y hay { $cards }
