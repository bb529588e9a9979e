# Fantasy Pub: lo que dicen las dos ediciones.

game-fantasy-pub-2022 = Fantasy Pub (2022)
game-fantasy-pub-2003 = Fantasy Pub (2003)
option-fantasy-pub-2022-events = Jugar con cartas de evento
option-fantasy-pub-2022-clan-1 = Clan del jugador 1 (any: uno de los que queden)
option-fantasy-pub-2022-clan-2 = Clan del jugador 2 (any: uno de los que queden)
option-fantasy-pub-2022-clan-3 = Clan del jugador 3 (any: uno de los que queden)
option-fantasy-pub-2022-clan-4 = Clan del jugador 4 (any: uno de los que queden)
option-fantasy-pub-2003-beers = Cervezas por reunir (0: las que dice el reglamento para ese número de jugadores)

## Nombres. Van en medio de la frase, nunca detrás de «a» o «de»: ahí el artículo se contraería.

fp22-who = el { $family ->
    [goblin] duende { $copy }
    [dwarf] enano { $copy }
    [elf] elfo oscuro { $copy }
   *[troll] troll
} de { $owner }
fp03-who = el { $family ->
    [halfling] mediano { $copy }
    [dwarf] enano { $copy }
    [warrior] guerrero { $copy }
   *[ogre] ogro
} de { $owner }
fp22-clan-northmen = Norteños
fp22-clan-corsairs = Corsarios
fp22-clan-savages = Bárbaros
fp22-clan-thieves = Ladrones
fp22-at = { $space ->
    [0] en la puerta
   *[other] en la mesa { $space }
}
fp22-to = { $space ->
    [0] a la puerta
   *[other] a la mesa { $space }
}
fp22-from = { $space ->
    [0] de la puerta
   *[other] de la mesa { $space }
}
fp03-at = { $space ->
    [0] en la barra
   *[other] en la mesa { $space }
}
fp03-to = { $space ->
    [0] a la barra
   *[other] a la mesa { $space }
}
fp03-from = { $space ->
    [0] de la barra
   *[other] de la mesa { $space }
}
pub-die = el { $die }
pub-both-dice = los dos dados ({ $sum })
thing-fp22-door = la puerta
thing-fp03-bar = la barra
thing-pub-table = la mesa { $space }
thing-pub-deck = el mazo de { $owner }
thing-pub-pool = la reserva
thing-pub-outside = fuera
thing-pub-both-dice = los dos dados sumados
thing-fp22-barkeeper = el tabernero
thing-fp22-plus-minus = la carta +1/-1 de { $owner }
thing-fp22-plain-beer = una cerveza normal
thing-fp22-triple-beer = una cerveza triple

## Palabras

word-pub-enter = Entrar
word-pub-move = Mover
word-pub-back = Mover en sentido contrario
word-pub-exit = Salir
word-pub-done = Parar aquí
word-pub-again = Volver a tirar
word-pub-call = Llamar al tabernero
word-pub-play = Jugar una carta
word-pub-plus = Uno más
word-pub-minus = Uno menos
word-pub-return = Devolver a la caja
word-pub-onwards = En el sentido de las agujas del reloj
word-pub-leave = Salir ya
word-pub-stay = Quedarse en la puerta

## Reglas de las dos ediciones

pub-chapter-setup = Preparar la partida
pub-chapter-turn = Tu turno
pub-chapter-enter = Entrar en el pub
pub-chapter-move = Mover un personaje
pub-chapter-drink = Quién bebe
pub-chapter-exit = Salir del pub
pub-chapter-families = Las razas

pub-at-least-one = Tienes que hacer al menos una acción; la segunda es cosa tuya. En cuanto no se puede hacer nada más, tu turno termina solo.
    .refusal = Antes de parar tienes que hacer al menos una acción.
pub-dice = Cada dado sirve para una acción por turno. Para entrar o para mover, también se pueden sumar los dos dados en una sola acción, siempre que no hayas usado ninguno.
    .refusal = Tus dados marcan { $dice }: esa tirada no te queda.
pub-again = Si con tu tirada no se puede hacer absolutamente nada, vuelve a tirar los dos dados.
    .refusal = Con esta tirada sí que puedes hacer algo.
pub-inside = Se actúa con los personajes que están en el pub: los demás no tienen fichas ni sitio desde el que moverse.
    .refusal = Ese personaje no está en el pub.
pub-distance = Un personaje se mueve tantas casillas como marca el dado, menos una por cada cerveza que lleva encima. Si de la tirada no queda nada, no puede moverse.
    .refusal = Con { $beers ->
        [one] una cerveza
       *[other] { $beers } cervezas
    } encima, { $who } no da ni un paso con esa tirada.
pub-whole-way = Las casillas forman un anillo, y los personajes lo recorren en el sentido de las agujas del reloj, dando tantas vueltas como quieran. Todo movimiento se hace entero, pasando por delante de quien esté sentado. Dar una vuelta completa y acabar donde se empezó cuenta como llegar allí.
pub-seating = En una mesa se sienta un personaje solo, o varios de una misma raza, o varios, todos de razas distintas. Un movimiento que acabe de otra manera no está permitido. En la mesa no importa de quién es cada personaje.
    .refusal = La compañía de esa mesa no lo permite: o son todos de la misma raza, o todos de razas distintas.
pub-alone = A solas no se bebe: quien llega a una mesa vacía se queda sin cerveza.
pub-toast = Cuando un personaje llega a una mesa donde solo hay gente de su raza, hay brindis: todos los de esa mesa, también el recién llegado y sean de quien sean, dan la vuelta a una de sus monedas y la convierten en cerveza.
pub-exit-condition = Para salir, un personaje debe llevar al menos tantas cervezas como monedas. Si no lleva ni lo uno ni lo otro, también puede salir.
    .refusal = Así no puede salir { $who }: lleva más monedas ({ $coins }) que cervezas ({ $beers }).

## Lo que pasa

event-pub-first = Empieza { $seat }.
event-pub-roll = { $seat } tira los dados: { $low } y { $high }.
event-pub-again = Con esta tirada no se puede hacer nada: { $seat } vuelve a tirar.
event-pub-pass = No hay tirada que sirva: { $seat } pasa el turno.
event-pub-enter = Entra { $who } { $coins ->
    [0] sin ninguna moneda
    [one] con una moneda
   *[other] con { $coins } monedas
}.
event-pub-move = Se mueve { $who }: va { $to }.
event-pub-pick-up = Hay una moneda suelta, y { $who } se la guarda.
event-pub-drop = Una moneda se queda { $at }: { $who } la ha dejado caer.
event-pub-toast = ¡Brindis { $at }!
event-pub-invitations = Ronda { $at }: los pequeños invitan a los grandes.
event-pub-drink = Paga y bebe { $who }: ya lleva { $beers ->
    [one] una cerveza
   *[other] { $beers } cervezas
} y { $coins ->
    [0] ninguna moneda
    [one] una moneda
   *[other] { $coins } monedas
}.
event-pub-treat = Paga { $payer } y bebe { $who }, que ya lleva { $beers ->
    [one] una cerveza
   *[other] { $beers } cervezas
}; { $coins ->
    [0] a quien paga no le queda ninguna moneda.
    [one] a quien paga le queda una moneda.
   *[other] a quien paga le quedan { $coins } monedas.
}
event-pub-banned = ¡Fuera { $who }! { $beers ->
    [0] Al menos no se pierde ninguna cerveza.
    [one] Se pierde una cerveza.
   *[other] Se pierden { $beers } cervezas.
}

## Lo que se decide

prompt-pub-over = La partida ha terminado.
prompt-pub-first = Se sortea quién empieza.
prompt-pub-roll = { $seat } tira los dados.
prompt-pub-act = { $seat }, ¿qué haces con tu tirada ({ $dice })?
    .you = ¿Qué haces con tu tirada ({ $dice })?
prompt-pub-barkeeper = Un dado decide dónde empieza el tabernero.
prompt-pub-place = { $seat } trae a su primer personaje.
    .you = ¿Adónde traes a tu primer personaje?
prompt-pub-sit-down = Un dado decide dónde se sienta { $who }.
prompt-pub-deal = { $seat } recibe cartas de evento ({ $left ->
    [one] falta una
   *[other] faltan { $left }
}).
prompt-pub-return = { $seat }, ¿qué carta de evento vuelve a la caja?
    .you = ¿Qué carta de evento vuelve a la caja?
prompt-pub-drink = Se le da la vuelta a una moneda: bebe { $who }.
prompt-pub-invite = Se le da la vuelta a una moneda: paga { $payer } y bebe { $who }.
prompt-pub-enters = { $seat } roba un personaje.
prompt-pub-newcomer = { $seat } roba un personaje para la mesa { $table }.
prompt-pub-turn-up = { $seat } descubre el siguiente personaje.
prompt-pub-serve = { $seat }, ¿quién bebe en la mesa { $table }?
    .you = ¿Quién bebe en la mesa { $table }?
prompt-pub-card-character = { $seat }, «{ $card }»: ¿qué personaje?
    .you = «{ $card }»: ¿qué personaje?
prompt-pub-card-other = { $seat }, «{ $card }»: { $who }, ¿y quién más?
    .you = «{ $card }»: { $who }, ¿y quién más?
prompt-pub-card-table = { $seat }, «{ $card }»: ¿qué mesa?
    .you = «{ $card }»: ¿qué mesa?
prompt-pub-card-beer = { $seat }, «{ $card }»: ¿qué cerveza pierde { $who }?
    .you = «{ $card }»: ¿qué cerveza pierde { $who }?
prompt-pub-card-way = { $seat }, ¿en qué sentido va { $who }?
    .you = ¿En qué sentido va { $who }?
prompt-pub-card-value = { $seat }, ¿qué ha de marcar el otro dado?
    .you = ¿Qué ha de marcar el otro dado?
prompt-pub-leave = { $seat }, ¿sale ya { $who }?
    .you = ¿Sale ya { $who }?
prompt-pub-card-reroll = { $seat } vuelve a tirar el dado de la carta.

## Opciones

action-pub-enter = Entrar con { $die }: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}
action-pub-move = Mover con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , dando la vuelta entera
   *[other] , dando { $laps } vueltas enteras
}
action-pub-move-onwards = Mover en el sentido de las agujas del reloj con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , dando la vuelta entera
   *[other] , dando { $laps } vueltas enteras
}
action-pub-move-absent = Mover con { $die }: { $who }
action-pub-move-back = Mover en sentido contrario con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , dando la vuelta entera
   *[other] , dando { $laps } vueltas enteras
}
action-pub-exit = Salir con { $die }: { $who }
action-pub-done = Parar aquí
action-pub-again = Volver a tirar los dos dados
## Lo que trae consigo

brings-pub-enters = entra { $who }
brings-pub-drops = deja caer una moneda
brings-pub-picks-up = recoge una moneda
brings-pub-home = a casa { $beers ->
    [0] sin ninguna cerveza
    [one] con una cerveza
   *[other] con { $beers } cervezas
}
brings-fp22-may-leave = { $beers ->
    [0] puede salir ya, sin ninguna cerveza
    [one] puede salir ya, con una cerveza
   *[other] puede salir ya, con { $beers } cervezas
}
brings-pub-thrown-out = acaba en la calle { $who } por no tener monedas
brings-pub-dry = allí no bebe nadie
brings-pub-alone = nadie con quien beber
brings-pub-toast = brindis entre { $count }
brings-pub-round = ronda entre { $count }
brings-pub-treats = paga { $payer } y bebe { $who }
brings-pub-sent-away = queda fuera { $who }
brings-fp22-nobody = allí no hay nadie
brings-fp22-you-choose = eliges quién bebe
brings-fp22-drinks = bebe { $who }
brings-fp22-coins = { $coins ->
    [0] no recibe ninguna moneda
    [one] recibe una moneda
   *[other] recibe { $coins } monedas
}
brings-fp22-closing = llega la hora del cierre
brings-fp03-won = cervezas suficientes para ganar

## Cajas con las que no se puede jugar

trouble-pub-tokens = con { $players } jugadores hacen falta { $needed } fichas, o antes del final podría no quedar nadie capaz de entrar y beber; hay { $tokens }.
trouble-fp22-triples = { $triples } cervezas triples no caben entre { $tokens } fichas.
trouble-fp22-cards = se repartirían { $needed } cartas de evento, y hay { $cards }.

## El dibujo

picture-pub-name = { $family ->
    [goblin] Duende { $copy }
    [halfling] Mediano { $copy }
    [dwarf] Enano { $copy }
    [elf] Elfo { $copy }
    [warrior] Guerrero { $copy }
    [ogre] Ogro
   *[troll] Troll
} { $owner }
# Muy breve: monedas, cervezas y cuántas de las cervezas son triples.
picture-pub-tokens = { $coins }m { $beers }c{ $triples ->
    [0] {""}
   *[other] {" "}{ $triples }t
}
picture-fp22-legend = m: monedas, c: cervezas, t: las triples entre ellas
picture-fp03-legend = m: monedas, c: cervezas
picture-pub-pool = Reserva: { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
picture-pub-dice = Dados: { $dice }.
