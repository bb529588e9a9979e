# Fantasy Pub, edición de 2003.

## Reglas

fp03-chapter-goal = De qué va
fp03-goal = Un juego de dos a cinco jugadores. Tu gente entra, va de mesa en mesa, bebe y se vuelve a casa. Las cervezas que se lleva a casa son tuyas. Ganas si reúnes suficientes antes que nadie.
fp03-chapter-pub = El pub
fp03-ring = Cinco mesas, numeradas en el sentido de las agujas del reloj, y la barra, entre la mesa 5 y la mesa 1, forman un anillo de seis casillas. { $table_coins ->
    [0] Al empezar no hay monedas en ninguna parte.
    [one] Al empezar hay una moneda en cada mesa y ninguna en la barra.
   *[other] Al empezar hay { $table_coins } monedas en cada mesa y ninguna en la barra.
} Hay { $tokens } fichas, con una moneda en una cara y una cerveza en la otra; las que no se están usando son la reserva. Una moneda a la que se da la vuelta es una cerveza bebida: las fichas de un personaje son las monedas que puede gastar y las cervezas que ya se ha tomado.
fp03-clans = Cada jugador tiene siete personajes de un color: dos medianos, dos enanos, dos guerreros y un ogro.
fp03-pile = Tus personajes que no están en el pub forman una pila, barajada y boca arriba: todos ven el de encima, y nadie conoce el orden del resto, salvo el de los que van al fondo durante la partida.
fp03-setup-first = Se sortea quién es el primer jugador. Se juega por turnos, en el sentido de las agujas del reloj.
fp03-setup-bar = Cada uno empieza con el primer personaje de su pila en la barra; monedas de la reserva: { $purse }.
fp03-turn = Tira los dos dados y haz una o dos acciones con tus propios personajes: entrar, mover o salir, con un dado para cada una. Se puede hacer dos veces la misma acción, incluso con el mismo personaje.
fp03-pass = Si no hay tirada que pueda servirte, pasas el turno.
fp03-enter = El primer personaje de tu pila llega a la barra, con tantas monedas de la reserva como marca el dado.
fp03-enter-sum = Para entrar, los dos dados solo se pueden sumar si dan { $entry_coins } o menos.
    .refusal = Los dos dados suman { $sum }, y nadie entra con más de { $entry_coins }.
fp03-enter-pile = Cuando tu pila está vacía, ya no queda quien entre.
    .refusal = Tu pila está vacía.
fp03-enter-supply = Si en la reserva no hay monedas suficientes, te llevas las que haya; si no hay ninguna, nadie puede entrar.
    .refusal = No queda ninguna moneda en la reserva.
fp03-bar-one = En la barra solo cabe un personaje de cada color. Mientras haya allí uno de los tuyos, ningún otro tuyo puede entrar ni pararse en ella. Por lo demás, en la barra vale cualquier compañía.
    .refusal = Ya hay uno de los tuyos en la barra.
fp03-move-sum = Puedes usar los dos dados sumados para un solo movimiento; las cervezas se restan una sola vez. Entonces no hay segunda acción.
fp03-bar-dry = En la barra no bebe nadie.
fp03-offers = Cuando un personaje llega a una mesa con gente de otras razas, empieza una ronda de invitaciones. Del más fuerte al más débil —ogro, guerrero, enano, mediano—, a cada uno lo invita el siguiente más débil de la mesa, que le da una de sus monedas convertida en cerveza. Con un ogro, un enano y un mediano, el enano invita al ogro y el mediano invita al enano. Así que todos menos el más débil beben una, y todos menos el más fuerte pagan una.
fp03-exit = Con un dado de cualquier valor, uno de tus personajes que está en la barra se va a casa.
    .refusal = No está en la barra { $who }.
fp03-exit-keeps = Te quedas con las cervezas del personaje que se va a casa. Sus monedas vuelven a la reserva, y él va al fondo de tu pila: puede volver.
fp03-chapter-bouncer = El portero
fp03-eighth-beer = Quien llega a { $last_beer } cervezas acaba en la calle en el acto.
fp03-no-coin = Quien tiene que beber en un brindis y no tiene monedas acaba en la calle; los demás beben igualmente.
fp03-no-coin-round = Quien tiene que invitar en una ronda y no tiene monedas acaba en la calle, y en su lugar paga el siguiente más débil, si lo hay.
fp03-thrown-out = Quien acaba en la calle pierde todas sus cervezas: todas sus fichas vuelven a la reserva como monedas, y el personaje va al fondo de su pila.
fp03-halfling = Un mediano que llega a donde hay monedas, también al entrar, debe recoger una antes de que nadie beba.
fp03-dwarf = Un enano puede elegir en cada movimiento si va en el sentido de las agujas del reloj o en el contrario.
fp03-warrior = Un guerrero no sabe hacer nada especial.
fp03-ogre = Un ogro que se mueve deja una de sus monedas en la casilla de la que parte. Si no tiene ninguna, puede echar a andar de todos modos hacia una casilla donde le estaría permitido pararse, pero acaba en la calle en el acto y no llega a ninguna parte.
fp03-chapter-winner = Quién gana
fp03-winner = La partida termina en cuanto alguien ha reunido suficientes cervezas: { $beers_2 } con dos jugadores, { $beers_3 } con tres, { $beers_4 } con cuatro y { $beers_5 } con cinco, si en la mesa no se ha acordado otro número. Ese jugador gana; los demás quedan clasificados por sus cervezas.

## Lo que pasa

event-fp03-top = Ahora está encima de la pila { $who }.
event-fp03-exit = Se va a casa { $who } { $beers ->
    [0] sin ninguna cerveza
    [one] con una cerveza
   *[other] con { $beers } cervezas
}.
event-fp03-won = ¡{ $seat } ha reunido suficientes cervezas!

## El dibujo

picture-fp03-space = { $space ->
    [0] Barra
   *[other] Mesa { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }m
}
picture-fp03-player = { $who }: { $beers ->
    [one] una cerveza reunida
   *[other] { $beers } cervezas reunidas
}, { $pile } en la pila{ $top ->
    [none] {""}
    [halfling] {" "}(encima, un mediano)
    [dwarf] {" "}(encima, un enano)
    [warrior] {" "}(encima, un guerrero)
   *[ogre] {" "}(encima, un ogro)
}
picture-fp03-target = Cervezas para ganar: { $target }.

## Los puntos

score-fp03-beers = Cervezas reunidas
why-fp03-target = Alguien ha reunido suficientes cervezas ({ $target } o más).
