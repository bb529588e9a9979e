# Bristol 1350: lo que se puede elegir y lo que se ve.

prompt-b1350-over = La partida ha terminado.
prompt-b1350-act = { $who } elige una acción.
    .you = ¿Qué haces?
prompt-b1350-play = { $who } puede jugar remedios.
    .you = Puedes jugar remedios.
prompt-b1350-answer = { $way ->
    [elbow] { $by } quiere adelantar a codazos a { $who }: ¿un látigo?
    [dash] { $by } quiere correr al carro de { $who }: ¿un látigo?
   *[push] { $by } quiere empujar a { $who } fuera del carro: ¿un látigo?
}
    .you = { $way ->
        [elbow] { $by } quiere adelantarte a codazos: ¿un látigo?
        [dash] { $by } quiere correr a tu carro: ¿un látigo?
       *[push] { $by } quiere empujarte fuera del carro: ¿un látigo?
    }
prompt-b1350-chicken = { $who } puede seguir tirando.
    .you = ¿Sigues tirando?
prompt-b1350-lock = { $who } elige qué bloquear.
    .you = ¿Qué bloqueas?
prompt-b1350-emeralds = { $who } mueve un peón.
    .you = ¿Qué peón mueves?
prompt-b1350-keep = { $who } elige dos síntomas que conservar.
    .you = ¿Qué dos síntomas conservas?
prompt-b1350-add = { $who } elige un síntoma y un carro.
    .you = ¿Qué síntoma añades, y a qué carro?
prompt-b1350-take = { $who } se queda con uno de dos remedios.
    .you = ¿Con cuál de los dos remedios te quedas?
prompt-b1350-give = { $who } da la moneda.
    .you = ¿A quién le das la moneda?
prompt-b1350-chance = { $step ->
    [pawn] Se saca un peón.
    [deal] Se reparten los síntomas.
    [character] Se reparten los personajes.
    [remedy] Se roba un remedio.
    [symptom] Se roba un síntoma.
    [sheriff] El alguacil toma una carta para mirarla.
    [barmaid] La camarera mira los descartes.
    [coin] Se saca una moneda.
    [extra] Se añade un síntoma a la entremezcla.
    [get] Se reparten los síntomas entremezclados.
   *[other] Ruedan los dados.
}

action-b1350-reroll-one = Volver a tirar: { $face }
action-b1350-reroll-alike = Volver a tirar: dos dados con { $face }
action-b1350-reroll-two = Volver a tirar: { $face } y { $other }
action-b1350-draw = Robar un remedio
action-b1350-elbow = Codazo: al frente de tu carro
action-b1350-dash = Carrera: a la parte trasera del carro de { $cart }
action-b1350-dash-trade = Carrera: al carro de { $cart }, que está lleno, cambiando de sitio con { $whom }
action-b1350-dash-none = Carrera: al carro de delante
action-b1350-push = { $target ->
    [cart] { $who ->
        [self] Saltar: a la parte trasera del carro de { $cart }
       *[other] Empujar a { $whom }: a la parte trasera del carro de { $cart }
    }
   *[out] { $who ->
        [self] Saltar y quedarte atrás: fuera de la partida
       *[other] Empujar a { $whom } fuera de la partida
    }
}
action-b1350-look = { $side ->
    [left] Mirar el síntoma izquierdo de { $whom }
   *[right] Mirar el síntoma derecho de { $whom }
}
action-b1350-chandler = Velera: robar un síntoma y conservar dos de tres
action-b1350-mason = Cantero: volver a tirar { $face } y bloquear un dado
action-b1350-knight = { $who ->
    [self] Caballero: al frente de tu carro
   *[other] Caballero: { $whom } al frente del carro
}
action-b1350-barmaid = Camarera: mirar el síntoma superior de los descartes
action-b1350-sheriff = Alguacil: mirar un síntoma de { $whom }
action-b1350-countess = Condesa: robar dos remedios y quedarte con uno
action-b1350-outlaw = Bandido: volver a tirar { $face }, por si da otra acción
action-b1350-serf = Sierva: robar un síntoma y dejarlo junto a un carro
action-b1350-friar = Fraile: cambiar { $face } a { $wish }
action-b1350-play = Jugar { $card } como { $remedy }
action-b1350-no-whip = Sin látigo
action-b1350-lock-one = Bloquear { $face }
action-b1350-lock-alike = Bloquear dos dados con { $face }
action-b1350-lock-two = Bloquear { $face } y { $other }
action-b1350-again = Volver a tirar los dos
action-b1350-again-one = Volver a tirar solo { $face }
action-b1350-enough = Dejar los dados como están
action-b1350-keep = { $health ->
    [plague] Conservar { $one } y { $other }: { $sum }, la peste
   *[healthy] Conservar { $one } y { $other }: { $sum }
}
action-b1350-add = Dejar un { $value } junto al carro de { $cart }
action-b1350-take = Quedarte con { $card }
action-b1350-give = { $who ->
    [self] Quedarte con la moneda
   *[other] Darle la moneda a { $whom }
}
action-b1350-done = Terminar el turno

picture-b1350-round = { $ending ->
    [none] { $last ->
        [yes] Ronda { $round }, la última: después se cierran las puertas
       *[no] Ronda { $round }
    }
   *[other] La partida ha terminado, tras la ronda { $round }
}
picture-b1350-cart = { $fate ->
    [road] { $at }: { $count ->
        [0] vacío
       *[other] { $pawns }
    }{ $pile ->
        [0] {""}
        [one] {" "}(+1 síntoma)
       *[other] {" "}(+{ $pile } síntomas)
    }
    [escaped] a salvo: { $pawns }
    [plague] salió con la peste
    [empty] salió vacío
   *[shut-in] se quedó dentro
}
picture-b1350-dice = Dados:
picture-b1350-die = { $locked ->
    [yes] { $face ->
        [birch-apple] [=abedul-manzana=]
        [birch-rat] [=abedul-RATA=]
        [cedar-apple] [=cedro-manzana=]
        [cedar-rat] [=cedro-RATA=]
        [oak-apple] [=roble-manzana=]
       *[oak-rat] [=roble-RATA=]
    }
   *[no] { $face ->
        [birch-apple] [abedul-manzana]
        [birch-rat] [abedul-RATA]
        [cedar-apple] [cedro-manzana]
        [cedar-rat] [cedro-RATA]
        [oak-apple] [roble-manzana]
       *[oak-rat] [roble-RATA]
    }
}
picture-b1350-pawn = { $turn ->
    [yes] >
   *[no] -
} { $who }{ $character ->
    [none] {""}
    [chandler] {" "}(velera)
    [mason] {" "}(cantero)
    [knight] {" "}(caballero)
    [barmaid] {" "}(camarera)
    [sheriff] {" "}(alguacil)
    [countess] {" "}(condesa)
    [outlaw] {" "}(bandido)
    [serf] {" "}(sierva)
   *[friar] {" "}(fraile)
}: { $place ->
    [birch] abedul
    [cedar] cedro
    [oak] roble
    [none] aún sin sitio
   *[out] fuera
}{ $kind ->
    [ghost] {""}
    [gone] {""}
   *[player] , { $remedies ->
        [0] sin remedios
        [one] 1 remedio
       *[other] { $remedies } remedios
    }
}{ $coins ->
    [0] {""}
    [one] , 1 moneda
   *[other] , { $coins } monedas
}{ $health ->
    [unknown] {""}
    [plague] , con la peste
   *[healthy] , sin la peste
}{ $shown ->
    [0] {""}
   *[other] {" "}({ $symptoms })
}
picture-b1350-decks = Síntomas: { $symptoms } en el mazo, { $symptoms-gone ->
    [one] 1 descartado
   *[other] { $symptoms-gone } descartados
}. Remedios: { $remedies } en el mazo, { $remedies-gone ->
    [one] 1 descartado
   *[other] { $remedies-gone } descartados
}.
picture-b1350-symptoms = { $drawn ->
    [0] Tus síntomas: { $symptoms }
   *[other] Tus síntomas y lo que has robado: { $symptoms }
} { $health ->
    [plague] (tienes la peste)
   *[healthy] (no tienes la peste)
}
picture-b1350-remedies = { $count ->
    [0] No tienes remedios.
   *[other] Tus remedios: { $cards }
}
picture-b1350-coin = { $coin ->
    [plague] En tu mano: la moneda de la peste
    [cured] En tu mano: la moneda que cura
   *[naught] En tu mano: una moneda que no significa nada
}
note-b1350-mingle = Recuerdas ({ $cart }): pusiste { $put } y recibiste { $got } en la entremezcla de { $pawns }.
note-b1350-kept = Recuerdas: de { $put } conservaste { $got }.
note-b1350-ghost = Recuerdas: el síntoma { $side ->
    [left] izquierdo
   *[right] derecho
} de { $pawns } era { $got }.
note-b1350-player = Recuerdas: un síntoma de { $pawns } era { $got }.
note-b1350-discard = Recuerdas: encima de los descartes había { $got }.
note-b1350-leeches = Recuerdas: dejaste { $got } junto al carro de { $cart }.
note-b1350-infected = Recuerdas quién tenía la peste: { $pawns }.
note-b1350-coin = { $self ->
    [yes] { $coin ->
        [plague] Recuerdas: te quedaste con la moneda de la peste.
        [cured] Recuerdas: te quedaste con la moneda que cura.
       *[naught] Recuerdas: te quedaste con una moneda que no significa nada.
    }
   *[no] { $coin ->
        [plague] Recuerdas: { $giver } le dio la moneda de la peste a { $receiver }.
        [cured] Recuerdas: { $giver } le dio la moneda que cura a { $receiver }.
       *[naught] Recuerdas: { $giver } le dio a { $receiver } una moneda que no significa nada.
    }
}
