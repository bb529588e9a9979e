# La línea de órdenes: su ayuda y sus propios errores.

help-usage = uso:
help-arguments = qué indicar
help-options = opciones
help-commands = órdenes
version = alehouse { $version } ({ $how ->
    [compiled] compilado
   *[interpreted] interpretado
})

command-alehouse = Alehouse: juegos de taberna para jugar, mirar y desmontar.
    .usage = alehouse [ORDEN] [opciones]
    .more = Sin orden se abre el menú de juegos. «alehouse ORDEN --help» explica cada orden.
command-terminal = Jugar en este terminal: abre el menú de juegos.
    .usage = alehouse terminal [opciones]
command-games = Enumera los juegos con sus opciones.
    .usage = alehouse games [opciones]
command-play = Juega una partida en este terminal, en solitario o en compañía.
    .usage = alehouse play JUEGO [opciones]
command-simulate = Deja que los bots jueguen muchas partidas y cuenta quién gana.
    .usage = alehouse simulate JUEGO [opciones]
command-balance = Juzga lo equilibrado que está un juego haciendo jugar a los bots: sitios, duración, emoción y cuánto vale cada cosa. O pregunta qué cambiaría otra caja.
    .usage = alehouse balance JUEGO [opciones]
command-replay = Recorre paso a paso el registro de una partida.
    .usage = alehouse replay ARCHIVO [opciones]
command-analyse = Repasa una partida jugada: qué podía esperar cada cual, qué decisiones costaron más y quién tuvo suerte.
    .usage = alehouse analyse ARCHIVO [opciones]
command-rules = Imprime el reglamento completo de un juego.
    .usage = alehouse rules JUEGO [opciones]
command-box = Imprime en TOML lo que hay en la caja de un juego: los valores impresos y los supuestos, y qué significa cada uno.
    .usage = alehouse box JUEGO [opciones]
command-fuzz = Busca fallos, callejones sin salida y partidas sin fin jugando al azar y cargando posiciones que alguien ha alterado.
    .usage = alehouse fuzz JUEGO [opciones]
command-train = Aprende cuánto valen las posiciones de un juego haciendo que los bots jueguen contra sí mismos.
    .usage = alehouse train JUEGO [opciones]
command-ladder = Enfrenta a todos los bots entre sí y los clasifica.
    .usage = alehouse ladder JUEGO [opciones]
command-serve = Abre mesas para otros: un servidor para navegadores, terminales y programas.
    .usage = alehouse serve [opciones]
command-page = Juega en el navegador: abre la página en esta máquina.
    .usage = alehouse page [opciones]

argument-game = el nombre de un juego, como lo muestra «alehouse games»
    .name = JUEGO
argument-file = un registro: una partida guardada
    .name = ARCHIVO
argument-help = muestra esta ayuda y termina
argument-version = muestra la versión y termina
argument-lang = el idioma: en, es o it
    .name = IDIOMA
argument-seats = quién se sienta en cada sitio, por orden: human o un bot (random, greedy, novice, regular, skilled, expert, master), entre comas
    .name = SITIOS
argument-names = los nombres de los jugadores, entre comas
    .name = NOMBRES
argument-option = una opción del juego; se puede repetir
    .name = NOMBRE=VALOR
argument-resume = sigue con una partida guardada
    .name = ARCHIVO
argument-plain = sin estilos, y el dibujo solo cuando lo pides: para lectores de pantalla
argument-box = un archivo con los valores de la caja, como lo imprime «alehouse box»
    .name = ARCHIVO
argument-games = cuántas partidas
    .name = NÚMERO
argument-dumps = cuántas posiciones guardadas se alteran un poco y se vuelven a cargar
    .name = NÚMERO
argument-seed = la misma semilla da las mismas partidas
    .name = NÚMERO
argument-processes = cuántos procesos se reparten el trabajo
    .name = NÚMERO
argument-folder = dónde se guarda todo; la misma orden sigue donde se interrumpió
    .name = CARPETA
argument-generations = cuántas veces se vuelve a jugar con lo aprendido
    .name = NÚMERO
argument-bots = qué bots participan, entre comas
    .name = BOTS
argument-players = con cuántos jugadores, entre comas
    .name = NÚMEROS
argument-lan = deja entrar a otros de la red local, con un código QR para móviles
argument-host = la dirección en la que escuchar; 0.0.0.0 para todas las de esta máquina
    .name = DIRECCIÓN
argument-port = el puerto en el que escuchar
    .name = NÚMERO
argument-database = dónde se guardan las mesas: sqlite:///ARCHIVO, o postgresql://… para varios servidores
    .name = BASE
argument-proxy = de quién fiarse cuando dice por quién pregunta: la dirección de un proxy delante (varias: con comas)
    .name = DIRECCIÓN
argument-level = cuánto pensar: novice, regular, skilled, expert o master
    .name = NIVEL
argument-page = lo escribe como una página para el navegador, que no necesita nada más
    .name = ARCHIVO
argument-json = imprime los números en JSON
argument-what-if = compara con esta caja, en parejas de partidas con la misma suerte
    .name = ARCHIVO
argument-what-if-option = compara con esta opción del juego; se puede repetir
    .name = NOMBRE=VALOR
argument-ladder = enfrenta también a estos bots entre sí (entre comas): cuánto decide la habilidad
argument-search = prueba los valores de este archivo (como en una caja, con una lista de números para cada uno) en busca de un deseo
    .name = ARCHIVO
argument-wish = qué se busca: even (todos los sitios iguales), close (finales reñidos) o decisions=NÚMERO
    .name = DESEO
argument-seat = míralo desde este sitio (1 es el primero); si no, como público
    .name = NÚMERO

error-command-unknown = No existe la orden «{ $command }»; las órdenes son: { $commands }.
error-game-needed = ¿Qué juego? Por ejemplo: alehouse { $command } { $game }
error-file-needed = ¿Qué archivo? Por ejemplo: alehouse { $command } game.json
error-argument-value = «{ $argument }» necesita un valor, por ejemplo: { $example }
error-argument-no-value = «{ $argument }» no lleva valor: escríbelo solo.
error-argument-extra = «{ $argument }» sobra en «{ $command }»; mira «{ $command } --help».
error-argument-unknown = «{ $command }» no tiene la opción «{ $argument }»; quizá querías decir: { $known }.
error-argument-number = «{ $argument }» tiene que ser un número entero, { $low } como mínimo, no «{ $value }».
error-argument-range = «{ $argument }» tiene que ser un número entero de { $low } a { $high }, no «{ $value }».
error-argument-option = Una opción se escribe nombre=valor, no «{ $value }»; las opciones de { $game }: { $options }.
error-argument-twice = La opción «{ $option }» aparece dos veces; basta con una.
error-seat-unknown = «{ $seat }» no puede sentarse aquí; un sitio es uno de estos: { $seats }.
error-seat-human = Aquí solo juegan bots, no «human»; un sitio es uno de estos: { $seats }.
error-names = Nombres: { $names }; sitios: { $seats }; da un nombre a cada sitio.
error-name-twice = Dos jugadores se llaman «{ $name }»; da a cada uno un nombre distinto.
error-questions = Una pregunta cada vez: --what-if (o --what-if-option), --search o --ladder.
error-wish-alone = «--wish» va con «--search»: ¿qué valores hay que probar?
error-wish-needed = ¿Qué se busca? Por ejemplo: --wish even, --wish close o --wish decisions=60

error-resume-alone = «--resume» ya trae su juego, sus jugadores y sus opciones; no añadas nada más.
error-resume-finished = La partida de «{ $file }» ha terminado; para verla: alehouse replay { $file }
error-replay-changed = Este registro fue modificado, así que muestra lo que nunca ocurrió: { $finding }
error-terminal = Alehouse ha cometido un error ({ $kind }) y lo siente; nada de lo guardado se ha perdido, y { $file } cuenta lo que pasó.
error-output = No se ha podido escribir lo que había que mostrar: { $reason }.
error-nobody-types = Aquí no escribe nadie; «alehouse --help» muestra qué se puede hacer sin eso.
