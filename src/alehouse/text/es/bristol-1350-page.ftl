# Bristol 1350: su tablero en la página.

bristol-1350-page-round = Ronda { $round }
bristol-1350-page-last-round = Última ronda
bristol-1350-page-over = { $ending ->
    [escape] Un carro sano ha salido
    [ghosts] Los fantasmas han escapado
    [nobody-left] No queda nadie
    [gates] Las puertas se han cerrado
   *[solo] La peste ha podido contigo
}
bristol-1350-page-cart = { $cart ->
    [birch] Abedul
    [cedar] Cedro
   *[oak] Roble
}
bristol-1350-page-cart-label = { $cart ->
    [birch] Carro de abedul
    [cedar] Carro de cedro
   *[oak] Carro de roble
}, { $fate ->
    [road] { $rank ->
        [1] en cabeza
        [2] en segundo lugar
       *[other] en tercer lugar
    }, paso { $at } de { $road }
    [shut-in] encerrado en el paso { $at } de { $road }
    [escaped] ha escapado
    [plague] salió con la peste
   *[empty] salió vacío
}; { $count ->
    [0] sin nadie a bordo
   *[other] a bordo, desde delante: { $pawns }
}; { $apples ->
    [one] { $apples } manzana
   *[other] { $apples } manzanas
}, { $rats ->
    [one] { $rats } rata
   *[other] { $rats } ratas
}{ $mingles ->
    [yes] ; se entremezclaría
   *[no] {""}
}{ $leaves ->
    [yes] ; llegaría a la puerta
   *[no] {""}
}
bristol-1350-page-mingles = se mezcla
bristol-1350-page-rolls-out = { $cart ->
    [birch] Abedul saldrá al acabar la ronda
    [cedar] Cedro saldrá al acabar la ronda
   *[oak] Roble saldrá al acabar la ronda
}
bristol-1350-page-fate = { $fate ->
    [escaped] { $cart ->
        [birch] ¡Abedul está a salvo!
        [cedar] ¡Cedro está a salvo!
       *[oak] ¡Roble está a salvo!
    }
    [plague] { $cart ->
        [birch] Abedul salió con la peste
        [cedar] Cedro salió con la peste
       *[oak] Roble salió con la peste
    }
    [empty] { $cart ->
        [birch] Abedul salió vacío
        [cedar] Cedro salió vacío
       *[oak] Roble salió vacío
    }
   *[shut-in] Encerrado
}
bristol-1350-page-pile = { $count ->
    [0] Ningún síntoma junto al carro
    [one] { $count } síntoma junto al carro
   *[other] { $count } síntomas junto al carro
}: { $cart ->
    [birch] abedul
    [cedar] cedro
   *[oak] roble
}
bristol-1350-page-you = Tú
bristol-1350-page-ghost = Fant. { $number }
bristol-1350-page-pawn = { $who }{ $character ->
    [none] {""}
   *[other] {" "}({ b1350-character })
}, { $cart ->
    [birch] carro de abedul
    [cedar] carro de cedro
    [oak] carro de roble
   *[none] { $health ->
        [unknown] todavía sin sitio
       *[other] fuera de la partida
    }
}{ $place ->
    [0] {""}
    [1] , delante
   *[other] , sitio { $place }
}{ $health ->
    [healthy] , con salud
    [plague] , con la peste
   *[unknown] {""}
}{ $count ->
    [0] {""}
   *[other] , síntomas { $shown }
}{ $turn ->
    [yes] , a quien le toca
   *[no] {""}
}
bristol-1350-page-hidden = { $side ->
    [left] Síntoma izquierdo de { $who }, boca abajo
   *[right] Síntoma derecho de { $who }, boca abajo
}
bristol-1350-page-dice = Los dados
bristol-1350-page-no-dice = Se van a tirar los dados.
bristol-1350-page-die = { $face ->
    [birch-apple] Manzana de abedul
    [birch-rat] Rata de abedul
    [cedar-apple] Manzana de cedro
    [cedar-rat] Rata de cedro
    [oak-apple] Manzana de roble
   *[oak-rat] Rata de roble
}{ $locked ->
    [yes] , bloqueado
   *[no] {""}
}
bristol-1350-page-locked = { $count ->
    [one] uno bloqueado hasta la próxima ronda
   *[other] { $count } bloqueados hasta la próxima ronda
}
bristol-1350-page-deck = { $deck }: { $count ->
    [0] sin cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
bristol-1350-page-symptoms = síntomas
bristol-1350-page-remedies = remedios
bristol-1350-page-coins = monedas
bristol-1350-page-bag = Bolsa de monedas, quedan { $count }

bristol-1350-page-hand = Tus secretos
bristol-1350-page-your-symptoms = Tus síntomas
bristol-1350-page-your-remedies = Tus remedios

bristol-1350-page-not-dealt = Se están repartiendo.
bristol-1350-page-you-are-out = Estás fuera de la partida, y los has mostrado.
bristol-1350-page-symptom = Tu síntoma de { $value }{ $drawn ->
    [yes] , recién robado
   *[no] {""}
}
bristol-1350-page-drawn = nuevo
bristol-1350-page-fresh = otro turno
bristol-1350-page-health = { $health ->
    [plague] la peste
   *[healthy] con salud
}
bristol-1350-page-plague-sum = { $sum } es la peste
bristol-1350-page-no-remedies = { $ending ->
    [none] Ninguno. Un remedio robado se juega desde tu próximo turno; un látigo, enseguida.
   *[other] Ninguno.
}
bristol-1350-page-card = Carta de remedio { $card }{ $fresh ->
    [yes] , robada este turno
   *[no] {""}
}
bristol-1350-page-half = { $name }: { bristol-1350-page-does }
bristol-1350-page-does = { $remedy ->
    [arsenic] bloquea dos dados
    [chicken] sigue tirando dos
    [emeralds] muévete otra vez
    [leeches] añade a una mezcla
    [pomander] dos síntomas nuevos
    [whip] detén a alguien
   *[alms] da una moneda
}
bristol-1350-page-coin = { $coin ->
    [plague] trae la peste
    [cured] cura
   *[naught] no significa nada
}
bristol-1350-page-to-give = { $coin ->
    [plague] para dar: la peste
    [cured] para dar: cura
   *[naught] para dar: nada
}
bristol-1350-page-character = { $name }: { bristol-1350-page-power }
bristol-1350-page-power = { $character ->
    [chandler] Roba un síntoma, conserva dos de tres
    [mason] Vuelve a tirar un dado, bloquea un dado
    [knight] Cualquier peón, al frente de su carro
    [barmaid] Mira el último síntoma descartado
    [sheriff] Mira un síntoma en otro carro
    [countess] Roba dos remedios, quédate uno
    [outlaw] Tira un dado; si es de tu carro, actúa otra vez
    [serf] Roba un síntoma y déjalo junto a un carro
   *[friar] Pon un dado en la cara que quieras
}

bristol-1350-page-sits = { $cart ->
    [birch] En el carro de abedul
    [cedar] En el carro de cedro
   *[oak] En el carro de roble
}, { $place ->
    [1] delante
   *[other] sitio { $place }
}
bristol-1350-page-out = fuera
bristol-1350-page-free = a salvo
bristol-1350-page-holds = { $count ->
    [0] Sin remedios
    [one] { $count } remedio
   *[other] { $count } remedios
}
bristol-1350-page-has-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
bristol-1350-page-shown = { $health ->
    [plague] Tenía la peste
   *[healthy] Tiene salud
}{ $count ->
    [0] {""}
   *[other] , mostró { $shown }
}
bristol-1350-page-began = Empezó esta ronda
bristol-1350-page-played = Ya ha tenido su turno en esta ronda
bristol-1350-page-said = { $about ->
    [healthy] «con salud»
    [infected] «la peste»
    [believes-healthy] «{ $whom }: con salud»
    [believes-infected] «{ $whom }: con la peste»
   *[mingled] «{ $put }+{ $put_too }, recibí { $got }+{ $got_too }»
}
bristol-1350-page-you-believe = { $belief ->
    [plague] Crees que tiene la peste
   *[healthy] Crees que tiene salud
}

bristol-1350-page-notebook = Cuaderno
bristol-1350-page-your-eyes = solo para ti
bristol-1350-page-never-seen = sin ver
bristol-1350-page-side = { $side ->
    [left] izq.
   *[right] der.
}
bristol-1350-page-when = { $stale ->
    [yes] { $round ->
        [0] ha cambiado
       *[other] ronda { $round }, ha cambiado
    }
   *[no] { $round ->
        [0] {""}
       *[other] ronda { $round }
    }
}
bristol-1350-page-values = Síntomas { $values }
bristol-1350-page-believe = Lo que crees de { $who }
bristol-1350-page-belief = { $belief ->
    [healthy] con salud
    [plague] con la peste
   *[none] sin opinión
}
bristol-1350-page-your-mingles = Tus mezclas
bristol-1350-page-with = con { $pawns }
bristol-1350-page-in = pusiste
bristol-1350-page-got = recibiste
bristol-1350-page-also = Además
bristol-1350-page-note = { $what ->
    [kept] Conservaste
    [discard] Encima de los descartes
    [leeches] Junto al { $cart ->
        [birch] abedul
        [cedar] cedro
       *[oak] roble
    } dejaste
    [infected] Con la peste entonces: { $pawns }
    [coin] { $self ->
        [yes] Te quedaste una moneda
       *[no] De { $giver } a { $receiver }
    }
   *[other] { $pawns }
}
bristol-1350-page-looked = { $at ->
    [discards] { $who } vio el último descarte
    [you] { $who } vio un síntoma tuyo
   *[pawn] { $who } vio un síntoma de { $whom }
}
