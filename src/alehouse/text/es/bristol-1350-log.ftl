# Bristol 1350: lo que ha pasado.

event-b1350-seated = { $who } sube al carro de { $cart }.
event-b1350-deals = { $who } recibe un síntoma.
event-b1350-dealt = Recibes un síntoma: { $value }.
event-b1350-character = { $who } juega con { $character }.
event-b1350-your-health = { $health ->
    [plague] Tus síntomas suman { $sum } y tienes la peste.
    [cured] Dos síntomas de 1: ya no tienes la peste.
   *[healthy] Tus síntomas suman { $sum } y no tienes la peste.
}
event-b1350-round = Empieza la ronda { $round }.
event-b1350-first = { $who } tiene el primer turno.
event-b1350-rolled-all = Los dados muestran { $dice }.
event-b1350-rolled-two = Los dados muestran { $face } y { $other }.
event-b1350-rolled-one = El dado muestra { $face }.
event-b1350-rerolls-one = { $who } vuelve a tirar un dado: { $face }.
event-b1350-rerolls-two = { $who } vuelve a tirar dos dados: { $face } y { $other }.
event-b1350-locks-one = { $who } bloquea un dado: { $face }.
event-b1350-locks-two = { $who } bloquea dos dados: { $face } y { $other }.
event-b1350-ratzy = Seis ratas: ¡Ratzy!
event-b1350-draws = { $who } roba un remedio.
event-b1350-drew = Robas un remedio: { $card }.
event-b1350-elbows = { $who } se abre paso a codazos hacia el frente del carro.
event-b1350-dashes = { $who } corre hacia el carro de delante.
event-b1350-pushes = { $self ->
    [yes] { $who } salta del carro.
   *[no] { $who } empuja a { $whom } fuera del carro.
}
event-b1350-front = { $who } va ahora al frente del carro de { $cart }.
event-b1350-aboard = { $who } va ahora en la parte trasera del carro de { $cart }.
event-b1350-trade = El carro está lleno: { $who } cambia de sitio con { $whom }, que va ahora en el carro de { $cart }.
event-b1350-lands = { $who } cae en la parte trasera del carro de { $cart }.
event-b1350-no-whip = { $who } no usa ningún látigo.
event-b1350-whips = { $who } usa un látigo ({ $card }) y detiene a { $whom }.
event-b1350-plays = { $who } juega { $card } como { $remedy }.
event-b1350-draws-symptom = { $who } roba un síntoma.
event-b1350-drew-symptom = Robas un síntoma: { $value }.
event-b1350-keeps = { $who } se queda con dos síntomas y descarta el resto.
event-b1350-kept = Te quedas con { $one } y { $other }.
event-b1350-adds = { $who } deja un síntoma junto al carro de { $cart }.
event-b1350-added = Dejas un { $value } junto al carro de { $cart }.
event-b1350-draws-coin = { $who } saca una moneda de la bolsa.
event-b1350-drew-coin = { $coin ->
    [plague] Sacas la moneda de la peste.
    [cured] Sacas la moneda que cura.
   *[naught] Sacas una moneda que no significa nada.
}
event-b1350-gives = { $self ->
    [yes] { $who } se queda con la moneda.
   *[no] { $who } le da la moneda a { $whom }.
}
event-b1350-gave = { $self ->
    [yes] { $coin ->
        [plague] Te quedas con la moneda de la peste.
        [cured] Te quedas con la moneda que cura.
       *[naught] Te quedas con una moneda que no significa nada.
    }
   *[no] { $coin ->
        [plague] { $who } le da la moneda de la peste a { $whom }.
        [cured] { $who } le da la moneda que cura a { $whom }.
       *[naught] { $who } le da a { $whom } una moneda que no significa nada.
    }
}
event-b1350-looks = { $side ->
    [left] { $who } mira el síntoma izquierdo de { $whom }.
    [right] { $who } mira el síntoma derecho de { $whom }.
   *[any] { $who } mira un síntoma de { $whom }.
}
event-b1350-sees = { $side ->
    [left] El síntoma izquierdo de { $whom } es un { $value }.
    [right] El síntoma derecho de { $whom } es un { $value }.
   *[any] { $whom } tiene un síntoma de { $value }.
}
event-b1350-looks-discard = { $who } mira la carta superior de los síntomas descartados.
event-b1350-sees-discard = Encima de los síntomas descartados hay un { $value }.
event-b1350-knight = { $self ->
    [yes] { $who } pasa al frente del carro.
   *[no] { $who } llama a { $whom } al frente del carro.
}
event-b1350-countess = { $who } hace traer dos remedios.
event-b1350-takes = { $who } se queda con un remedio y descarta el otro boca abajo.
event-b1350-took = Te quedas con { $card }.
event-b1350-serf = { $who } busca un síntoma que dejar junto a un carro.
event-b1350-chandler = { $who } roba un síntoma para elegir.
event-b1350-friar = { $who } cambia un dado de { $face } a { $wish }.
event-b1350-outlaw = El color del carro: { $who } hace otra acción.
event-b1350-ghost-idle = { $who } no toca los dados.
event-b1350-mingle = { $rats ->
    [one] Una rata: el carro de { $cart } se entremezcla.
   *[other] { $rats } ratas: el carro de { $cart } se entremezcla.
}
event-b1350-extra-deck = Se añade un síntoma del mazo para el carro de { $cart }.
event-b1350-extra-pile = Se añade un síntoma que estaba junto al carro de { $cart }.
event-b1350-extra-none = No queda ningún síntoma que añadir para el carro de { $cart }.
event-b1350-got = Recibes de vuelta un { $value }.
event-b1350-mingled = El carro de { $cart } se ha entremezclado.
event-b1350-eyes-closed = Todos cierran los ojos, y quienes tienen la peste se miran.
event-b1350-congregate = Con la peste, ahora: { $who }.
event-b1350-moves = { $steps ->
    [0] El carro de { $cart } sigue en { $at } de { $road }.
    [one] El carro de { $cart } avanza { $steps } paso, hasta { $at } de { $road }.
   *[other] El carro de { $cart } avanza { $steps } pasos, hasta { $at } de { $road }.
}
event-b1350-order = Desde delante: { $carts }.
event-b1350-crosses = El carro de { $cart } sale de la ciudad.
event-b1350-crosses-empty = El carro de { $cart } sale de la ciudad sin nadie a bordo.
event-b1350-health = { $health ->
    [plague] { $who } tiene la peste.
   *[healthy] { $who } no tiene la peste.
}
event-b1350-dies = { $cause ->
    [left] { $who } se queda atrás
    [shame] { $who } muere de vergüenza
    [cart] { $who } muere en el carro de la peste
    [gates] { $who } se queda dentro de la ciudad
   *[solo] { $who } ha contraído la peste
}: { $cause ->
    [solo] síntomas { $one } y { $other }
   *[other] { $health ->
        [plague] tenía la peste, con síntomas { $one } y { $other }
       *[healthy] no tenía la peste, con síntomas { $one } y { $other }
    }
}.
event-b1350-puts-away = { $count ->
    [one] { $who } descarta un remedio sin enseñarlo.
   *[other] { $who } descarta { $count } remedios sin enseñarlos.
}
event-b1350-last-round = Las puertas se cierran: ¡queda una ronda!
event-b1350-end = { $ending ->
    [escape] Un carro sano está fuera de la ciudad.
    [ghosts] Los fantasmas se han escapado.
    [nobody-left] No queda nadie en el camino.
    [gates] Las puertas están cerradas.
   *[solo] La peste ha podido contigo.
}
event-b1350-winners = { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
}
event-b1350-had-their-way = Con la peste, pero no a solas en la desgracia: { $who }.
event-b1350-losers = { $count ->
    [one] Pierde { $who }.
   *[other] Pierden { $who }.
}

score-b1350-escaped = ha escapado con buena salud
score-b1350-had-their-way = tiene la peste, y nadie ha escapado
score-b1350-lost = no ha escapado
why-b1350 = { $ending ->
    [escape] Un carro sano salió de la ciudad.
    [ghosts] Un carro de fantasmas sanos salió de la ciudad.
    [nobody-left] No quedaba nadie en el camino.
    [gates] Las puertas se cerraron antes de que saliera un carro sano.
   *[solo] La peste acabó con el viaje solitario.
}
