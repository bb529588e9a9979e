# The Pub: las reglas, en orden de lectura.

game-the-pub = The Pub
option-the-pub-exits = Dónde están las salidas: far (G1, G3 y G5; la del medio queda dos pasos más cerca) o even (E1, G3 y E5; todas a seis pasos del inicio).

tp-chapter-goal = La apuesta
tp-goal = De tres a seis jugadores han apostado a ver quién sale primero de este bar. Gana quien sale primero, y la partida termina en el acto.
tp-own-exit = Estás fuera en cuanto te encuentras en la salida que nombra tu salida personal, aunque sea de paso y sea cual sea la causa: has llegado andando, te ha arrastrado una pelea o se han intercambiado salidas o salidas personales. Se mira después de cada efecto, empezando por quien tiene el turno y en el sentido de las agujas del reloj.
tp-other-exit = Cualquier otra salida es una casilla como las demás. Quien se queda en una sin salir ha mostrado a todos que no es la suya.

tp-chapter-pub = El bar
tp-grid = El bar crece en una cuadrícula de siete columnas (A–G) y cinco filas (1–5); la fila 1 es la de arriba. El inicio está en A3* y abierto por los cuatro lados*. En la caja hay { $all_tiles } losetas: { $drink_tiles } de bebida, { $bathroom_tiles } de baño, { $event_tiles } de evento y { $pub_tiles } de bar, sin efecto; sus caminos forman cruces, cruces en T, rectas o curvas*. El asterisco (*) marca, aquí y más abajo, lo que hemos supuesto: el reglamento no lo dice.
tp-exits = Las tres salidas, una ventana, un seto y un conducto, se barajan y se ponen boca abajo en G1, G3 y G5*, abiertas por los cuatro lados*. Quien prefiera las salidas «even» las pone en E1, G3 y E5*: así las tres están a seis pasos del inicio y ninguna es más fácil de alcanzar que las demás.
    .refusal = Ahí no hay ninguna salida.

tp-chapter-setup = Antes de la primera ronda
tp-first = Se sortea quién empieza; después se juega en el sentido de las agujas del reloj.
tp-dealt = Cada jugador roba una de las { $all_personal_exits } salidas personales ({ $personal_exits } de la ventana, otras tantas del seto y otras tantas del conducto) y la guarda en secreto. Quien recibe otra en un intercambio recuerda las dos. Al final se enseñan todas.
tp-start = Cada jugador coge un dado y el marcador de baño del mismo color. El dado va al inicio y muestra tu nivel de alcohol, que es { $sober }; el marcador se queda delante de ti hasta que uses un baño. Nadie tiene bebidas todavía.

tp-chapter-turn = Tu turno
tp-turn = En tu turno tienes { $actions_a_turn ->
    [one] una acción
    [2] dos acciones
   *[other] { $actions_a_turn } acciones
}, en el orden que quieras y también varias veces la misma: dar un paso, robar y colocar una loseta, beber una de tus bebidas para llevar o usar el baño en el que estás.
tp-pass = No hace falta que gastes todas tus acciones. Si no puedes hacer nada, el turno pasa solo.

tp-chapter-tiles = Colocar losetas
tp-draw = Por una acción robas al azar una loseta de la caja y la colocas.
tp-draw-again = Una loseta que no encaja en ningún sitio vuelve a la caja y se roba otra. Si ninguna de las que quedan encaja, ya no se puede robar.
    .refusal = Ninguna loseta de la caja encaja en ningún sitio.
tp-place-turned = Antes de colocar la loseta puedes girarla como quieras, pero sus caminos no cambian.
    .refusal = La loseta que has robado es { $shape ->
        [crossing] un cruce
        [tee] un cruce en T
        [straight] una recta
       *[bend] una curva
    }: no se puede girar así.
tp-place-free = En cada casilla cabe una loseta. Lo colocado ya no se mueve.
    .refusal = Esa casilla está ocupada.
tp-place-touch = Una loseta nueva tiene que tocar otra que ya esté en la mesa; una salida boca abajo no basta por sí sola.
    .refusal = Junto a esa casilla no hay nada todavía, salvo quizá una salida boca abajo.
tp-place-edges = Donde la loseta nueva toca otra, un camino debe encontrarse con un camino y una pared con una pared. Una salida boca abajo cuenta como abierta. Los caminos pueden dar al borde de la cuadrícula.
    .refusal = Girada así, un camino daría contra una pared.
tp-place-join = Al menos un camino de la loseta nueva debe unirse con el de una vecina.
    .refusal = Ahí ningún camino la uniría con sus vecinas.
tp-exits-hidden = Las salidas siguen boca abajo hasta que se coloca una loseta al lado de una de ellas; entonces se descubren las tres a la vez.

tp-chapter-moving = Moverse
tp-step = Un paso lleva a una casilla vecina por caminos unidos. En una casilla puede estar cualquier número de jugadores.
    .refusal = Desde { $space } ningún camino lleva allí.
tp-move-action = Un movimiento cuesta una acción y es de un paso. La loseta a la que llegas se activa enseguida: las de bebida y las de evento actúan cada vez que un movimiento acaba en ellas.
tp-move-drink = Si es una bebida la que te lleva más lejos, solo se activa la loseta en la que te paras, no las que cruzas. Si no te mueves, no se activa nada.
tp-move-event = Si es un evento el que te mueve, la loseta a la que llegas no se activa.

tp-chapter-drinks = Las bebidas
tp-drink-tile = Si tu movimiento acaba en una loseta de bebida, tienes que robar una bebida de la coctelera, a la vista de todos. En la coctelera hay { $all_drinks }: { $shot_drinks ->
    [one] un chupito
   *[other] { $shot_drinks } chupitos
}, { $take_away_drinks ->
    [one] una bebida
   *[other] { $take_away_drinks } bebidas
} para llevar y { $indigestible_drinks ->
    [one] una indigesta
   *[other] { $indigestible_drinks } indigestas
}. Lo que suma cada una a tu nivel de alcohol está en la carta.
tp-drink-order = Siempre se bebe así: primero tu nivel de alcohol sube lo que dice la bebida, luego la bebida hace lo que dice la carta. Después va a los descartes, salvo que sea indigesta: esas se quedan delante de ti.
tp-shot = Un chupito se bebe en el acto.
tp-take-away = Una bebida para llevar se guarda. Puedes beberla más tarde, por una acción en uno de tus turnos.
    .refusal = No tienes esa bebida.
tp-third = Nadie lleva más de { $most_kept ->
    [one] una bebida
    [2] dos bebidas
   *[other] { $most_kept } bebidas
} para llevar. Si te llega otra más, tienes que beber en el acto una de ellas; no cuesta ninguna acción.
    .refusal = No tienes esa bebida; tiene que ser una de las que tienes.
tp-indigestible = Una bebida indigesta se bebe en el acto y se queda delante de ti. Hace efecto hasta que te quedes KO o hasta que otra indigesta ocupe su lugar; mientras se cuenta el alcohol de la nueva, la antigua aún hace efecto.
tp-run-dry = Cuando la coctelera o la bolsa de eventos se vacía, vuelve dentro todo lo descartado.

tp-chapter-blackout = Alcohol y KO
tp-alcohol = Tu dado muestra tu nivel de alcohol, de { $sober } a { $most_alcohol }. Nunca baja de { $sober }.
tp-blackout = Si tu nivel de alcohol fuera a pasar de { $most_alcohol }, te quedas KO: despiertas en el último baño que has usado, o en el inicio si no has usado ninguno, con nivel de alcohol { $sober }.
tp-blackout-drink = Cuando te quedas KO, tu bebida indigesta va a los descartes. También la indigesta que te haya dejado KO; solo el Aßenzio se queda.
tp-blackout-effect = La bebida que te deja KO no hace nada más por ti.
tp-blackout-turn = Si te quedas KO en tu propio turno, el turno se acaba, pero lo que ya ha empezado para los demás se termina igualmente. Quedarte KO en el turno de otro no te cuesta ningún turno: el tuyo llega como siempre.

tp-chapter-bathrooms = Los baños
tp-bathroom = Si estás en una loseta de baño puedes usarlo por una acción: tu nivel de alcohol baja { $bathroom_relief }.
    .refusal = En { $space } no hay ningún baño.
tp-bathroom-start = El inicio también es un baño, y de los buenos: usarlo devuelve tu nivel de alcohol a { $sober }. Pero no cuenta como loseta de baño.
tp-marker = Cada vez que usas un baño, tu marcador se traslada allí. Es donde despertarás la próxima vez que te quedes KO.

tp-chapter-menu = La carta
tp-drink-acqua = { "Acqua(?)" } (chupito, +{ $alcohol_acqua }*): tu nivel de alcohol baja { $acqua_relief }.
tp-drink-jin-lemon = Jin Lemon (chupito, +{ $alcohol_jin_lemon }*): intercambias tu salida personal con quien tú elijas.
    .refusal = Elige a otra persona para el intercambio.
tp-drink-mojito = Mojito (chupito, +{ $alcohol_mojito }*): miras en secreto una salida boca abajo, o cambias de sitio dos salidas, boca arriba o boca abajo.
    .refusal = Esa salida está boca arriba: no hay nada que mirar.
tp-drink-bloody-mary = Bloody Mary (chupito, +{ $alcohol_bloody_mary }): vas a la loseta de baño más cercana a la que lleven los caminos. Si hay varias igual de cerca, eliges; si no hay ninguna, te quedas donde estás.
    .refusal = Ese no es el baño más cercano al que puedes llegar.
tp-drink-birra = Birra (para llevar, +{ $alcohol_birra }*): te mueves hasta { $birra_steps ->
    [one] un paso
   *[other] { $birra_steps } pasos
}.
tp-drink-negroeni = Negroeni (para llevar, +{ $alcohol_negroeni }*): robas { $negroeni_tiles ->
    [one] una loseta que encaje y la colocas
   *[other] { $negroeni_tiles } losetas que encajen, colocas una y devuelves las otras a la caja
}.
    .refusal = Esa no es ninguna de las losetas que has robado.
tp-drink-froccs-spritz = Fröccs Spritz (para llevar, +{ $alcohol_froccs_spritz }*): si te deja KO, conservas tu bebida indigesta.
tp-drink-sex-on-the-beach = Sex on the Beach (para llevar, +{ $alcohol_sex_on_the_beach }*): intercambias tu salida personal con quien tú elijas.
    .refusal = Elige a otra persona para el intercambio.
tp-drink-vodkabull = VödkaBull (para llevar, +{ $alcohol_vodkabull }*): te mueves hasta { $vodkabull_steps ->
    [one] un paso
   *[other] { $vodkabull_steps } pasos
}.
tp-drink-jager = Jager (para llevar, +{ $alcohol_jager }*): puedes dar un paso en diagonal a cualquier loseta boca arriba, sean como sean sus caminos.
    .refusal = El Jager solo lleva en diagonal, a una loseta boca arriba.
tp-drink-latte-di-boucera = Lätte di Boucera (indigesta, +{ $alcohol_latte_di_boucera }*): la próxima bebida que tomes no suma alcohol; con eso el Lätte se gasta.
tp-drink-moskow-mule = Möskow Mule (indigesta, +{ $alcohol_moskow_mule }*): cada bebida posterior suma { $mule_relief } menos.
tp-drink-tequila = Tequilä (indigesta, +{ $alcohol_tequila }*): cualquier baño que uses devuelve tu nivel de alcohol a { $sober }.
tp-drink-black-russan = Black Rußan (indigesta, +{ $alcohol_black_russan }*): cada movimiento tuyo, por acción, con una Birra o con un VödkaBull, es { $russan_steps ->
    [one] un paso
   *[other] { $russan_steps } pasos
} más largo, quieras o no; si no hay otro camino, vuelves atrás. Solo se activa la loseta en la que te paras.
    .refusal = El Black Rußan te empuja a seguir: todavía no puedes pararte.
tp-drink-long-island = Löng Island (indigesta, +{ $alcohol_long_island }*): puedes salir por cualquier salida que esté boca arriba.
tp-drink-assenzio = Aßenzio (indigesta): te quedas KO en el acto, pero la bebida se queda delante de ti. La próxima vez que te quedes KO se gasta, y entonces puedes volver en ti donde estás en vez de en el baño.

tp-chapter-events = Los eventos
tp-event-tile = Si tu movimiento acaba en una loseta de evento, tienes que robar un evento de la bolsa, donde hay { $all_events }. Ocurre en el acto.
tp-event-fire-alarm = Allarme antincendio (alarma de incendios, { $events_fire_alarm }* en la bolsa): todo el mundo va a la casilla de quien lo ha robado.
tp-event-drink-up = Bövi (a beber, { $events_drink_up }* en la bolsa): empezando por quien lo ha robado, cada jugador, por turno, bebe todas las bebidas para llevar que tenía al empezar el evento, en el orden que quiera.
    .refusal = Tiene que ser una de las bebidas para llevar que tenías al empezar el evento.
tp-event-drinking-mate = Compagno di bevute (compañero de copas, { $events_drinking_mate }* en la bolsa): elige a otra persona. Cada uno roba una bebida y la toma en el acto, sea del tipo que sea; tú primero.
    .refusal = Elige a otra persona con quien beber.
tp-event-round-for-all = Giro per Tötti (ronda para todos, { $events_round_for_all }* en la bolsa): se roba una bebida por jugador y se ponen en la mesa. Empezando por quien ha robado el evento, cada jugador, por turno, elige una. Los chupitos y las indigestas se beben en el acto, las bebidas para llevar se guardan.
    .refusal = Esa bebida no está en la mesa.
tp-event-brawl = Rissa (pelea, { $events_brawl }* en la bolsa): el nivel de alcohol de quien lo ha robado baja { $brawl_relief }. Luego los demás, en el sentido de las agujas del reloj, dan un paso hacia esa persona por un camino de los más cortos, a elegir si hay varios. Quien no tiene camino se queda donde está.
    .refusal = La pelea te arrastra por un camino de los más cortos, y ese no lo es.

tp-chapter-closing = La hora del cierre
tp-close-stuck = Si ya no se pueden colocar losetas y nadie tiene un camino hasta su propia salida, el bar cierra al acabar el turno. Un Jager en la mano cuenta como camino en diagonal.
tp-close-late = Después de { $rounds ->
    [one] una* ronda
   *[other] { $rounds }* rondas
} el bar cierra en cualquier caso.
tp-nearest = Cuando el bar cierra se descubren todas las salidas y se enseñan todas las salidas personales. Gana quien esté más cerca de la suya, contando casillas de la cuadrícula, haya lo que haya en medio; con un Löng Island cuenta la salida más cercana. En caso de empate se comparte la victoria.
