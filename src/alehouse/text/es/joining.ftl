# El terminal en una mesa que está en otra parte.

command-join = Sentarse a una mesa de un servidor, o mirar.
    .usage = alehouse join DIRECCIÓN [CÓDIGO] [opciones]
argument-address = la invitación que te han mandado, http://…/t/CÓDIGO, o la dirección de un servidor
    .name = DIRECCIÓN
argument-code = el código de la mesa, si no está en la dirección; sin él se ofrecen las mesas que hay
    .name = CÓDIGO
error-address-needed = ¿Qué mesa? Por ejemplo: alehouse join http://localhost:8350/t/abcdefghj

# Lo que puede fallar en la dirección o por el camino.
join-address-odd = «{ $address }» no es la dirección de una mesa; una mesa tiene este aspecto: { $example }
join-silent = Nadie responde en { $server } ({ $reason }): ¿es correcta la dirección y está en marcha el servidor?
join-moved = { $server } te envía a { $to }: si te fías, usa esa dirección.
join-not-ours = No hay ningún Alehouse en { $server }.
join-not-understood = El servidor dice algo que este Alehouse no entiende; quizá uno de los dos sea más nuevo.
join-no-line = Ahora mismo no hay conexión con el servidor; se sigue intentando.
join-line-cut = La conexión se cortó antes de que llegara una respuesta; cuando vuelva, verás si ha pasado o no.
join-expelled = Este sitio ya no es tuyo: el anfitrión lo ha liberado, o juegas solo desde otro dispositivo.
join-not-kept = En este ordenador no se puede guardar nada ({ $reason }): si te vas, no podrás volver a tu sitio.

# Encontrar una mesa.
join-tables = Mesas en { $server }
join-table-mine = Seguir: { $game }, { $count ->
    [0] sin nadie
   *[other] con { $names }
}{ $turn ->
    [yours] ; te toca a ti
   *[others] { "" }
}
join-table-open = Sentarse: { $game }, { $left ->
    [one] un sitio libre
   *[other] { $left } sitios libres
}, { $count ->
    [0] todavía sin nadie
   *[other] con { $names }
}
join-table-new = Montar una mesa nueva
join-listed = ¿La mesa debe aparecer en la lista, a la vista de todos (sí o no)?
join-name = ¿Cómo te llamas? (Intro: solo mirar, sin sentarse)
join-clock-none = Sin reloj
join-clock-seconds = Segundos para cada decisión, y una reserva
join-clock-days = Días para cada decisión
join-clock-how-many = ¿Cuántos segundos para cada decisión, de { $low } a { $high }? (Intro: { $usual })
join-clock-reserve = ¿Cuántos segundos de reserva para toda la partida, de { $low } a { $high }? (Intro: { $usual })
join-clock-how-many-days = ¿Cuántos días para cada decisión, de { $low } a { $high }? (Intro: { $usual })

# Antes de empezar.
join-invite = Invita a los demás con esta dirección: { $address }
    «{ $bot }» sienta a un bot en un sitio libre, «{ $begin }» empieza cuando todos los sitios están ocupados y «{ $help }» cuenta lo demás.
join-wait-for-host = El anfitrión empieza cuando todos los sitios estén ocupados.
join-all-there = Todos los sitios están ocupados: escribe «{ $begin }» para empezar.
join-seat-open = Sitio { $number }: libre
join-you = tú
join-here = en la mesa
join-away = ausente
join-for = { $why ->
    [time] sin tiempo, juega un bot
    [away] mientras tanto juega un bot
   *[resigned] abandonó, juega un bot
}
join-would-stop = quiere dejar la partida
join-reserve = { $time } de reserva
join-looking-on = Estás mirando.
join-no-open-seat = No hay ningún sitio libre.

# Lo que pasa en la mesa.
join-sat = { $name } se sienta en el sitio { $number }.
join-freed = El sitio { $number } vuelve a estar libre.
join-began = Empieza la partida.
join-came = { $seat } está en la mesa.
join-went = { $seat } se ha ausentado.
join-promised = { $seat } ha prometido una palabra.
join-mixed-without = La suerte se ha mezclado sin la palabra que prometió { $seats }.
join-undid = { $seat } ha deshecho la última decisión.
join-handed-over = { $why ->
    [time] A { $seat } se le ha acabado el tiempo: sigue un bot.
    [away] { $seat } lleva demasiado tiempo fuera: sigue un bot.
   *[resigned] { $seat } abandona: sigue un bot.
}
join-taken-back = { $seat } vuelve a jugar.
join-wants-to-stop = { $seat } querría dejar aquí la partida.
join-wants-to-go-on = { $seat } prefiere seguir.
join-ended = Todos han acordado dejar la partida; no gana nadie.
join-said = { $name }: { $text }
join-said-onlooker = { $name } (mirando): { $text }
join-claimed = { $seat } afirma: «{ $claim }»
join-asked = { $seat } pregunta: «{ $claim }»

# Lo que hay que hacer.
join-word = Escribe una palabra que nadie pueda adivinar, para mezclarla en la suerte; o pulsa Intro para no poner ninguna. Queda anotada aquí.
join-noted-word = Tu palabra: «{ $word }»
join-time = (Tiempo: { $time })
join-hurry = Date prisa: quedan { $time }.
join-waiting = Esperando a { $seats }.
join-played-for = Un bot juega por ti; escribe «{ $word }» para volver a jugar.
join-answer-kept = Tu respuesta queda guardada hasta que se acabe el tiempo de todos.
join-nothing-to-choose = Ahora no tienes nada que elegir; «{ $help }» dice qué más puedes escribir.
join-waives = Hasta tu próximo turno no respondes a lo que se pregunta a varios.
join-waives-no-more = Se te volverá a preguntar.
join-resign-sure = ¿Quieres abandonar? Un bot jugará por ti hasta el final (sí o no).
join-say-what = ¿Decir qué? Por ejemplo: { $word } ¡salud!
join-onlooker-name = ¿Cómo quieres que te llamen?
join-no-claims = En { $game } no hay nada que afirmar.
join-claim-unknown = Nada de lo que se puede afirmar aquí encaja con «{ $text }»; elige:
join-never-mind = Mejor nada
join-why-what = { $count ->
    [0] ¿Por qué no qué? Escribe «{ $word }» y algunas palabras, o la notación, de lo que querrías hacer.
   *[other] { $count } acciones encajan con «{ $text }»: añade más palabras después de «{ $word }».
}
join-link = Para tu segundo dispositivo, una sola vez y en los próximos diez minutos; no se la des a nadie, porque quien la abra tendrá tu sitio: { $address }
join-alone = Ya nadie más que tú, aquí, tiene tu sitio.
join-lost = Se ha cortado la conexión con { $server }; se sigue intentando. Tu sitio sigue siendo tuyo.
join-mended = Vuelve a haber conexión.
join-left = Tu sitio sigue siendo tuyo. Para volver:
join-got-up = Has dejado la mesa.

time-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}

# El final.
join-claims = Lo que se afirmó y lo que era verdad:
join-claim-true = { $seat }: «{ $claim }» Era verdad.
join-claim-false = { $seat }: «{ $claim }» No era verdad.
join-claim-open = { $seat }: «{ $claim }» Nadie podía saberlo.
join-over = La partida ha terminado. Aún puedes hablar («{ $say }»), jugar otra vez («{ $rematch }»), echar un vistazo («{ $help }») o salir («{ $leave }»).
join-rematch = Los demás juegan otra vez: escribe «{ $word }» para unirte.

# Palabras que se escriben. La primera se muestra; las demás (entre comas) también se entienden.
word-who = quién
    .also = quiénes, jugadores
word-say = decir
    .also = di, digo
word-claim = afirmar
    .also = afirmo
word-waive = paso
    .also = esta ronda no, pasar
word-come-back = volver
    .also = vuelvo
word-resign = abandonar
    .also = abandono, me rindo
word-stop = acabar
    .also = dejar la partida
word-luck = suerte
    .also = huella
word-record = guardar
    .also = guarda
word-replay = repetir
    .also = repetición
word-rematch = revancha
    .also = otra
word-link = enlace
    .also = segundo dispositivo
word-alone = solo yo
    .also = solo aquí
word-bot = bot
    .also = añadir bot
word-free = liberar
    .also = levantarse
word-begin = empezar
    .also = empieza, comenzar
word-leave = salir
    .also = adiós

# Lo que hace cada orden, en la ayuda.
does-who = quién se sienta dónde y quién está en la mesa
does-say = dices algo a todos
does-claim = afirmas algo sobre lo oculto, sea verdad o no; sola, la orden pregunta una cosa tras otra
does-waive = esta ronda no: hasta tu próximo turno no se te pregunta a la vez que a otros; otra vez, y se te pregunta
does-come-back = vuelves a jugar después de que un bot haya tenido que hacerlo por ti
does-resign = dejas la partida a un bot hasta el final
does-stop = dices que querrías dejar la partida sin ganador, o lo retiras; acaba cuando todos quieren
does-luck = lo que ata la suerte, y tu palabra
does-record = guarda el registro de la partida cuando ha terminado; puedes añadir el nombre de un archivo
does-replay = vuelve a ver la partida paso a paso cuando ha terminado; con el número de un sitio, la ves con sus ojos
does-rematch = otra partida con los mismos jugadores; empieza otro
does-link = una dirección con la que otro dispositivo tuyo ocupa también este sitio
does-alone = ningún otro dispositivo conserva tu sitio
does-bot = sienta a un bot en un sitio libre; puedes añadir qué bot y el número del sitio
does-free = dejas tu sitio; con un número, como anfitrión, liberas ese sitio
does-begin = empieza la partida, cuando todos los sitios están ocupados
does-leave = sales; tu sitio sigue siendo tuyo
join-undone = Se ha deshecho tu última decisión.
