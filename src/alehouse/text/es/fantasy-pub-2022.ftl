# Fantasy Pub, edición de 2022.

## Reglas

fp22-chapter-goal = De qué va
fp22-goal = Un juego de dos a cuatro jugadores. Tu clan ha venido al pub a beberse el botín y a irse por su propio pie. Haz entrar a tus personajes, llévalos de mesa en mesa, que beban y que los inviten, y sácalos por la puerta antes de que se desplomen: solo la cerveza que sale del pub da todos sus puntos.
fp22-chapter-pub = El pub
fp22-ring = Seis mesas forman un anillo, numeradas en el sentido de las agujas del reloj; la puerta está entre la mesa 6 y la mesa 1. Son siete casillas en total. { $table_coins ->
    [0] Al empezar no hay monedas en las mesas.
    [one] Al empezar hay una moneda en cada mesa.
   *[other] Al empezar hay { $table_coins } monedas en cada mesa.
}
fp22-tokens = Hay { $tokens } fichas, con una moneda en una cara y una cerveza en la otra. Las que no están sobre un personaje ni en una casilla son la reserva. Una moneda a la que se da la vuelta es una cerveza bebida: las fichas de un personaje son las monedas que puede gastar y las cervezas que ya se ha tomado.
fp22-clans = A este pub vienen cuatro clanes: Norteños, Corsarios, Bárbaros y Ladrones. Cada jugador elige uno. Todos los clanes son de siete: dos duendes, dos enanos, dos elfos oscuros y un troll, barajados boca abajo en un mazo. Solo se distinguen por el nombre y el color. Además, cada uno tiene una carta que muestra +1.
fp22-setup-barkeeper = Un dado decide en qué mesa empieza el tabernero.
fp22-setup-first = Se sortea quién es el primer jugador. Se juega por turnos, en el sentido de las agujas del reloj.
fp22-setup-place = Por orden, cada uno roba un personaje y tira un dado para buscarle mesa, tantas veces como haga falta hasta dar con una vacía (el tabernero no cuenta). Allí se sienta; monedas de la reserva: { $purse }.
fp22-setup-goblin = Un duende recoge enseguida una moneda de su primera mesa, si la hay, así que empieza con una más.
fp22-setup-events = Cada uno recibe en secreto { $dealt ->
    [one] una de las diecisiete cartas de evento
   *[other] { $dealt } de las diecisiete cartas de evento
} y devuelve una a la caja sin enseñarla. En la mesa se puede acordar jugar sin eventos.
    .refusal = No tienes esa carta.
fp22-turn = Tira los dos dados. Con cada uno puedes hacer una de estas cinco cosas: entrar con un personaje nuevo, mover uno de los tuyos, llamar al tabernero, salir con uno de los tuyos o jugar un evento. Se puede hacer dos veces lo mismo.
fp22-enter = El primer personaje de tu mazo llega a la puerta, con tantas monedas de la reserva como marca el dado.
fp22-enter-sum = Puedes entrar con los dos dados sumados, pero nadie trae nunca más de { $entry_coins ->
    [one] una moneda
   *[other] { $entry_coins } monedas
}.
fp22-enter-deck = Cuando tu mazo está vacío, ya no queda quien entre.
    .refusal = Tu mazo está vacío.
fp22-enter-pool = Si en la reserva no hay monedas suficientes, te llevas las que haya; si no hay ninguna, nadie puede entrar.
    .refusal = No queda ninguna moneda en la reserva.
fp22-door-one = En la puerta solo cabe un personaje de cada clan. Mientras haya allí uno de los tuyos, ningún otro de tu clan puede entrar ni pararse en ella.
    .refusal = Ya hay uno de tu clan en la puerta.
fp22-move-sum = Puedes sumar los dos dados para un solo movimiento más largo; las cervezas se restan una sola vez.
fp22-move-once = Nadie se mueve dos veces en el mismo turno. Entrar no es moverse, y salir tampoco: un personaje puede entrar y moverse, o moverse y salir. Si lo mueve una carta, cuenta como movimiento.
    .refusal = Ya se ha movido en este turno { $who }.
fp22-door-dry = En la puerta no bebe nadie.
fp22-invitations = Cuando un personaje llega a una mesa con gente de otras razas, empieza una ronda de invitaciones: de menor a mayor —duende, enano, elfo oscuro, troll—, cada uno de la mesa invita al siguiente en tamaño, dándole una de sus monedas convertida en cerveza. Con un enano, un elfo oscuro y un troll, el enano invita al elfo y el elfo invita al troll. Así que el más pequeño no bebe, el más grande no paga y nadie paga dos veces.
fp22-chapter-call = Llamar al tabernero
fp22-call = Con un dado mandas al tabernero directamente a la mesa de ese número. Para esto nunca se suman los dados; con los dos puedes llamarlo dos veces.
fp22-call-moves = El tabernero tiene que ir a una mesa distinta de la suya.
    .refusal = El tabernero ya está en esa mesa.
fp22-call-serves = Si hay alguien sentado, eliges a uno de ellos, sea de quien sea, para que se pague una cerveza y se la beba. Si la mesa está vacía, le pasa el trapo y listo.
    .refusal = El tabernero sirve a alguien de la mesa en la que está.
fp22-exit = Con un dado de cualquier valor, uno de tus personajes que está en la puerta sale del pub.
    .refusal = Desde ahí no puede salir { $who }: hace falta estar en la puerta o, si es un elfo oscuro, tener al tabernero en su mesa.
fp22-exit-keeps = Te quedas con las cervezas del personaje que sale; sus monedas vuelven a la reserva, y él pasa a la fila de los que ya han salido, a la vista de todos, y no vuelve a entrar.
fp22-chapter-event = Jugar un evento
fp22-event = Con un dado de cualquier valor juegas una de tus cartas de evento, que después queda fuera de la partida. Una carta que no serviría de nada no se puede jugar. (Supuesto: el reglamento no reproduce ninguna de sus diecisiete cartas; estas son nuestras.)
    .refusal = No tienes la carta «{ $card }».
fp22-chapter-banned = ¡Expulsado!
fp22-sixth-beer = Quien se bebe la cerveza número { $last_beer } se desploma y queda expulsado en el acto; ya no invita a nadie.
fp22-no-coin = Quien debe pagarse una cerveza —en un brindis, cuando sirve el tabernero, en una hora feliz— y no tiene monedas queda expulsado. Los demás beben igualmente.
fp22-no-coin-round = En una ronda, primero se expulsa a todos los que tendrían que pagar y no pueden; los demás se invitan sin contar con ellos. Si queda uno solo, no se bebe.
fp22-banned = Todas las fichas del expulsado vuelven a la reserva como monedas y se mezclan con las demás; él va al fondo de su mazo y puede volver.
fp22-chapter-triple = Cerveza triple
fp22-triple = Cervezas triples escondidas entre las monedas: { $triples }. Nadie sabe qué monedas son hasta que se les da la vuelta. Al principio, cualquier ficha con la moneda a la vista tiene las mismas posibilidades de esconder una. Después cuenta lo que todos han visto: una cerveza que vuelve a ser moneda sigue siendo lo que era y se mezcla con las monedas del lugar al que va, y las monedas se cogen al azar de su lugar y se llevan consigo sus posibilidades. Por eso cada lugar tiene las suyas. Sobre el personaje cuenta como una cerveza, pero una vez fuera vale más ({ $triple_points ->
    [one] un punto
   *[other] { $triple_points } puntos
}).
fp22-goblin = Un duende que llega a donde hay monedas —una mesa o la puerta, también al entrar— recoge una antes de que nadie beba.
fp22-dwarf = Un enano también puede moverse en sentido contrario a las agujas del reloj.
fp22-elf = Para un elfo oscuro que está en la mesa del tabernero, el tabernero vale tanto como la puerta: puede salir desde allí.
fp22-troll = Un troll no invita nunca a nadie, pero deja caer una de sus monedas, si tiene alguna, en la casilla de la que se mueve o desde la que sale. Al mirar si puede salir, esa moneda todavía cuenta entre las suyas.
fp22-chapter-plus-minus = La carta +1/-1
fp22-plus = Mientras tu carta muestra +1, puedes subir en uno, una sola vez, un dado que no hayas usado, hasta seis como mucho. Después se le da la vuelta a la carta, que pasa a mostrar -1.
    .refusal = Tu carta no muestra +1.
fp22-minus = Mientras tu carta muestra -1, puedes bajar en uno, una sola vez, un dado que no hayas usado, hasta uno como poco. Después la carta se retira. Las dos caras se pueden usar en el mismo turno, incluso con el mismo dado. Si con la tirada no se puede hacer nada, se puede usar la carta en vez de volver a tirar.
    .refusal = Tu carta no muestra -1.
fp22-chapter-closing = La hora del cierre
fp22-closing = La hora del cierre llega cuando han salido del pub suficientes personajes: { $closing_2 } con dos jugadores, { $closing_3 } con tres, { $closing_4 } con cuatro.
fp22-closing-leave = En ese momento, todos los personajes que están en la puerta y pueden salir salen por sí solos, sean de quien sean. Un troll no deja caer entonces ninguna moneda.
fp22-closing-door = Desde entonces, si uno de tus personajes acaba su movimiento en la puerta y cumple la condición, puedes sacarlo en el acto, sin gastar un dado; si no lo haces, se queda en la puerta y después necesitará uno, como siempre. Un duende recoge antes la moneda que haya allí, y puede que entonces ya no pueda salir; y uno de tu clan que espera en la puerta sigue cerrando el paso a los tuyos.
fp22-extra-turn = Se juega hasta completar la vuelta, para que todos hayan tenido los mismos turnos; luego cada uno tiene un turno más, y se acabó la partida.
fp22-chapter-score = Los puntos
fp22-score-beers = Cada cerveza normal que hayas sacado vale { $plain_points ->
    [one] un punto
   *[other] { $plain_points } puntos
}, y cada triple, { $triple_points }.
fp22-score-card = Lo que vale la carta +1/-1: { $card_points_plus } si muestra +1, { $card_points_minus } si muestra -1, { $card_points_gone } si ya no la tienes (supuesto: el reglamento no lo dice).
fp22-score-inside = Cada cerveza, normal o triple, que tengan tus personajes que siguen en el pub vale { $inside_points ->
    [one] un punto
   *[other] { $inside_points } puntos
}.
fp22-score-coins = Quien tenga más monedas sobre sus personajes que siguen en el pub, y por lo menos una, gana { $coins_points ->
    [one] un punto
   *[other] { $coins_points } puntos
}; si hay empate, los ganan todos los empatados.
fp22-winner = Gana quien tenga más puntos; en caso de empate, quien haya sacado más personajes. Si también en eso hay empate, la victoria se comparte.

fp22-chapter-cards = Las cartas de evento
fp22-name-short-cut = Atajo
fp22-card-short-cut = Atajo: uno de tus personajes se mueve una casilla, en cualquiera de los dos sentidos, haya bebido lo que haya bebido. Llega como tras cualquier movimiento.
    .refusal = «Atajo» no vale ahí: hace falta un personaje tuyo que no se haya movido y que pueda pararse en una casilla vecina.
fp22-name-second-wind = Segundo aliento
fp22-card-second-wind = Segundo aliento: uno de tus personajes se mueve lo que marca el dado gastado, haya bebido lo que haya bebido.
    .refusal = «Segundo aliento» no vale ahí: hace falta un personaje tuyo que no se haya movido y que pueda pararse a tantas casillas como marca el dado.
fp22-name-back-door = Puerta trasera
fp22-card-back-door = Puerta trasera: uno de tus personajes en la mesa 1 sale desde allí, si lleva al menos tantas cervezas como monedas.
    .refusal = «Puerta trasera» necesita un personaje tuyo en la mesa 1 que pueda salir.
fp22-name-happy-hour = Hora feliz
fp22-card-happy-hour = Hora feliz: todos los de la mesa que elijas se pagan una cerveza y se la beben.
    .refusal = «Hora feliz» necesita una mesa donde haya alguien.
fp22-name-on-the-house = Invita la casa
fp22-card-on-the-house = Invita la casa: uno de tus personajes que está en una mesa recibe una ficha de la reserva, directamente como cerveza.
    .refusal = «Invita la casa» necesita un personaje tuyo en una mesa, y una ficha en la reserva.
fp22-name-black-coffee = Café cargado
fp22-card-black-coffee = Café cargado: una cerveza de uno de tus personajes vuelve a ser moneda.
    .refusal = «Café cargado» necesita un personaje tuyo con alguna cerveza.
fp22-name-spilt-beer = Cerveza derramada
fp22-card-spilt-beer = Cerveza derramada: una cerveza de un personaje rival vuelve a la reserva.
    .refusal = «Cerveza derramada» necesita un personaje rival con alguna cerveza.
fp22-name-pickpocket = Carterista
fp22-card-pickpocket = Carterista: uno de tus personajes que está en una mesa le quita una moneda a otro de la misma mesa.
    .refusal = «Carterista» necesita un personaje tuyo en una mesa, junto a otro que tenga alguna moneda.
fp22-name-pay-day = Día de paga
fp22-card-pay-day = Día de paga: cada uno de tus personajes en el pub recibe una moneda de la reserva, mientras haya, empezando por la puerta y siguiendo por las mesas.
    .refusal = «Día de paga» necesita un personaje tuyo en el pub, y una moneda en la reserva.
fp22-name-lost-purse = Bolsa perdida
fp22-card-lost-purse = Bolsa perdida: uno de tus personajes que está en una mesa recoge { $lost_purse ->
    [one] una moneda de la reserva
   *[other] { $lost_purse } monedas de la reserva o las que haya
}.
    .refusal = «Bolsa perdida» necesita un personaje tuyo en una mesa, y una moneda en la reserva.
fp22-name-change-places = Cambio de sitio
fp22-card-change-places = Cambio de sitio: dos personajes de mesas distintas, sean de quien sean, se cambian el sitio, si ninguno se ha movido en este turno y la compañía sigue siendo válida en las dos mesas. Nadie bebe ni recoge nada.
    .refusal = «Cambio de sitio» necesita dos personajes en mesas distintas.
fp22-name-make-way = ¡Abran paso!
fp22-card-make-way = ¡Abran paso!: un personaje que está en la puerta, sea de quien sea, va a la mesa 1, si puede sentarse allí. Llega como tras cualquier movimiento.
    .refusal = «¡Abran paso!» necesita un personaje en la puerta que pueda sentarse en la mesa 1.
fp22-name-loaded-die = Dado trucado
fp22-card-loaded-die = Dado trucado: pon tu otro dado, si aún no lo has usado, en cualquier valor.
    .refusal = «Dado trucado» necesita tu otro dado sin usar.
fp22-name-once-more = Una vez más
fp22-card-once-more = Una vez más: vuelve a tirar el dado gastado en esta carta; puedes usarlo otra vez en este turno.
    .refusal = «Una vez más» no se puede jugar ahora.
fp22-name-new-blood = Sangre nueva
fp22-card-new-blood = Sangre nueva: el primer personaje de tu mazo se sienta en una mesa vacía a tu elección, con { $new_blood ->
    [one] una moneda de la reserva
   *[other] { $new_blood } monedas de la reserva o las que haya
}. Nadie bebe.
    .refusal = «Sangre nueva» necesita una mesa vacía, un personaje en tu mazo y una moneda en la reserva.
fp22-name-forget-it = Pelillos a la mar
fp22-card-forget-it = Pelillos a la mar: el último expulsado de los que están en tu mazo vuelve directamente a la puerta, con tantas monedas de la reserva como marca el dado gastado, o las que haya.
    .refusal = «Pelillos a la mar» necesita un expulsado en tu mazo, y que no haya ninguno de los tuyos en la puerta.
fp22-name-closing-bell = Campana de cierre
fp22-card-closing-bell = Campana de cierre: el tabernero va a otra mesa a tu elección. No sirve a nadie, y deja allí una moneda de la reserva, si queda alguna.
    .refusal = «Campana de cierre» manda al tabernero a una mesa distinta de la suya.

## Lo que pasa

event-fp22-barkeeper = El tabernero empieza { $at }.
event-fp22-place = Por los { $clan } se sienta { $who } { $at } con { $coins ->
    [0] cero monedas
    [one] una moneda
   *[other] { $coins } monedas
}.
event-fp22-place-again = La mesa { $space } está ocupada: se tira otra vez por { $who }.
event-fp22-dealt = { $seat } recibe la carta «{ $card }».
event-fp22-dealt-hidden = { $seat } recibe una carta de evento.
event-fp22-returned = { $seat } devuelve a la caja la carta «{ $card }».
event-fp22-returned-hidden = { $seat } devuelve a la caja una carta de evento.
event-fp22-exit = Sale por su propio pie { $who }, con { $triples ->
    [0] { $plain ->
        [0] cero cervezas
        [one] una cerveza
       *[other] { $plain } cervezas
    }
   *[other] { $plain ->
        [0] { $triples ->
            [one] una cerveza triple
           *[other] { $triples } cervezas triples
        }
        [one] una cerveza normal y { $triples ->
            [one] una triple
           *[other] { $triples } triples
        }
       *[other] { $plain } cervezas normales y { $triples ->
            [one] una triple
           *[other] { $triples } triples
        }
    }
}.
event-fp22-closing = ¡Hora del cierre! { $out ->
    [one] Ya ha salido un personaje.
   *[other] Ya han salido { $out } personajes.
}
event-fp22-extra-turn = ¡La última y nos vamos! Cada jugador tiene un turno más.
event-fp22-closed = El pub ha cerrado.
event-fp22-triple = ¡Una cerveza triple! Qué suerte tiene { $who }.
event-fp22-call = { $seat } llama al tabernero { $to }.
event-fp22-given = Invita la casa: bebe { $who }, que ya lleva { $beers ->
    [one] una cerveza
   *[other] { $beers } cervezas
}.
event-fp22-adjust = { $seat } convierte un { $die } en un { $value }.
event-fp22-card = { $seat } juega «{ $card }».
event-fp22-paid = { $count ->
    [one] Día de paga: cobra una moneda { $who }.
   *[other] Día de paga: cobran una moneda cada uno { $who }.
}
event-fp22-rerolled = El dado marca ahora un { $value }.
event-fp22-newcomer = Salido de la nada, { $who } se sienta { $at } con { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-fp22-loaded = El dado se queda en un { $value }.
event-fp22-happy-hour = ¡Hora feliz { $at }!
event-fp22-lost-purse = Hay una bolsa debajo de la mesa: { $who } recoge { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
event-fp22-bell = Suena la campana, y el tabernero va { $to }{ $coins ->
    [0] {""}
    [one] {" "}y deja allí una moneda
   *[other] {" "}y deja allí { $coins } monedas
}.
event-fp22-coffee = Se despeja { $who }: una de sus cervezas vuelve a ser moneda.
event-fp22-spilt = ¡Chof! Pierde una cerveza { $who }.
event-fp22-pickpocket = Dedos ligeros: { $who } se lleva una moneda, y { $victim } se queda sin ella.
event-fp22-changed = Se cambian el sitio { $who } y { $other }.

## Opciones

action-fp22-call = Llamar al tabernero { $to } con { $die }
action-fp22-card = Con { $die } — { $text }
action-fp22-plus = +1: convertir un { $die } en un { $value }
action-fp22-minus = -1: convertir un { $die } en un { $value }
action-fp22-return = Devolver a la caja — { $text }
action-fp22-character = Que sea { $who }, { $at } (monedas: { $coins }, cervezas: { $beers })
action-fp22-character-absent = Que sea { $who }, que no está en el pub
action-fp22-table = Mesa { $space }, con { $who } (monedas en la mesa: { $coins })
action-fp22-table-empty = Mesa { $space }, vacía (monedas en la mesa: { $coins })
action-fp22-onwards = En el sentido de las agujas del reloj, { $to }
action-fp22-back = En sentido contrario, { $to }
action-fp22-onwards-plain = En el sentido de las agujas del reloj
action-fp22-back-plain = En sentido contrario
action-fp22-plain = Una cerveza normal
action-fp22-triple = Una cerveza triple
action-fp22-leave = Salir ya, sin gastar un dado
action-fp22-stay = Quedarse en la puerta por ahora
action-fp22-value = { $value }

## El dibujo

picture-fp22-space = { $space ->
    [0] Puerta
   *[other] Mesa { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }m
}
picture-fp22-barkeeper = (tabernero)
picture-fp22-player = { $who } ({ $clan }): { $out ->
    [0] nadie en casa todavía
   *[other] { $out } en casa (cervezas normales: { $plain }, triples: { $triples })
}, { $deck } aún en el mazo, { $side ->
    [plus] carta +1/-1 en +1
    [minus] carta +1/-1 en -1
   *[gone] carta +1/-1 gastada
}, cartas de evento: { $cards }
picture-fp22-player-short = { $who } ({ $clan }): { $out } en casa ({ $plain }c, { $triples }t), mazo { $deck }, { $side ->
    [plus] +1
    [minus] -1
   *[gone] sin ±1
}, eventos { $cards }
picture-fp22-home = Ya han salido, por este orden: { $who }.
picture-fp22-hidden = Cervezas triples aún escondidas: { $triples } (una moneda de la reserva: { $percent } %).
picture-fp22-clock = { $closing ->
    [open] Para el cierre: { $out } de { $target } fuera.
    [last-round] Hora del cierre: última vuelta.
   *[extra-turn] Hora del cierre: turno final.
}
picture-fp22-hand = Tus cartas de evento: { $cards }

## Los puntos

score-fp22-plain = Cervezas normales sacadas ({ $beers })
score-fp22-triple = Cervezas triples sacadas ({ $beers })
score-fp22-card-plus = La carta muestra +1
score-fp22-card-minus = La carta muestra -1
score-fp22-card-gone = La carta ya no está
score-fp22-inside = Cervezas aún en el pub ({ $beers })
score-fp22-coins = Monedas aún en el pub ({ $coins })
why-fp22-points = El pub ha cerrado; gana quien tiene más puntos.
why-fp22-more-out = El pub ha cerrado; con los mismos puntos, gana quien ha sacado más personajes.
why-fp22-shared = El pub ha cerrado; la victoria se comparte.
