# Jugar y mirar en un terminal.

player-bot = Bot { $number }
language-name = Español
kind-human = una persona en este terminal
kind-greedy = greedy, un bot codicioso que toma lo mejor que ve
kind-random = random, un bot que juega a lo que salga
kind-novice = novice, un bot novato al que se le escapan cosas
kind-regular = regular, un bot que piensa un poco
kind-skilled = skilled, un bot que piensa con antelación
kind-expert = expert, un bot difícil de vencer
kind-master = master, el bot más fuerte

# Palabras que se escriben. La primera se muestra; las demás (entre comas) también se entienden.
word-yes = sí
    .also = s
word-no = no
word-look = mirar
    .also = m, ver, mira, dibujo
word-why = por qué
    .also = porque, por qué no
word-hint = pista
    .also = consejo, pistas
word-undo = deshacer
    .also = d, deshaz
word-save = guardar
    .also = g, guarda
word-log = historial
    .also = registro
word-rules = reglas
    .also = r, regla, reglamento
word-help = ayuda
    .also = a, ?
word-quit = salir
    .also = terminar, adiós
word-next = siguiente
    .also = s
word-back = atrás
    .also = anterior, volver
word-turn = turno
    .also = t
word-seat = sitio
    .also = asiento, ojos
word-end = final
    .also = f, fin

# Lo que hace cada orden, en la ayuda.
does-look = vuelve a dibujar el juego, con tus opciones
does-why = qué no está permitido ahora y por qué regla; con palabras o una notación detrás, solo sobre eso
does-hint = qué te conviene hacer y por qué; puedes añadir cuánto pensarlo: novice, regular, skilled, expert, master
does-undo = deshace tu última decisión, si desde entonces no se ha tirado, robado ni mostrado nada
does-save = guarda la partida en un archivo, cuyo nombre puedes añadir, y sigues jugando
does-log = todo lo que ha pasado; añade un número para ver solo las últimas cosas
does-rules = el reglamento; añade el número de un capítulo o de una regla, o una palabra para buscarla
does-help = esta lista
does-quit = sales; la partida queda guardada y se te vuelve a ofrecer
does-replay-next = un paso adelante (igual que Intro)
does-replay-back = un paso atrás; un número lleva a ese paso
does-replay-turn = hasta la decisión del siguiente jugador
does-replay-end = hasta el final
does-replay-seat = mira con los ojos de un sitio, hasta donde podía ver entonces (añade su número); sin número, como quien mira
does-replay-log = todo lo que ha pasado hasta aquí
does-replay-help = esta lista
does-replay-quit = salir

# Antes de la primera jugada.
play-seat = Sitio { $number }: { $seat } ({ $kind })

# En una decisión.
play-how = Escribe el número de tu opción, o «{ $help }».
play-help = Elige por número, del 1 al { $last }, o con la notación, por ejemplo «{ $notation }». Con parte de las palabras encuentras las opciones que las contienen. También puedes escribir:
play-no-such-number = No existe la opción { $number }; van del 1 al { $last }.
play-not-understood = «{ $text }» no significa nada aquí: escribe un número del 1 al { $last }, o «{ $help }».
play-fitting = Con «{ $text }» encajan estas opciones; escribe el número:
play-hand-over = Ahora es el turno de { $seat }. Pasad el terminal; los demás, que no miren.
play-press-enter = { $seat }, pulsa Intro para seguir (o escribe «{ $quit }»).
word-explain = explicar
    .also = x, qué pasa si
does-explain = lo que pasaría con seguridad; añade el número de una opción, o sus palabras
explain-what = Escribe «{ $word }» con un número del 1 al { $last }, o con las palabras de una opción.
explain-too-many = Encajan { $count } opciones; estas son las primeras.
explain-luck = Después decide el azar.
explain-nothing = Nada más es seguro.
play-part = { $part } … ({ $count } maneras)
play-picked = Hasta ahora: { $parts }
screen-more = Líneas hasta la { $shown } de { $all }: Av Pág y Re Pág muestran el resto.
play-step-back = Volver
play-undone = Deshecho: { $choice }
play-only-choice = { $choice } (no había nada más que elegir)
play-watch = Hace rato que no te toca decidir. Pulsa Intro para seguir mirando, o escribe «{ $end }» o «{ $quit }».
screen-how = ↑ ↓ e Intro, o escribe; «{ $help }»
play-saved = La partida está guardada en { $file }
play-replace = Ya existe el archivo { $file }. ¿Reemplazarlo (sí o no)?
play-kept = La partida queda guardada y te espera: escribe «alehouse». Su archivo es { $file }
news-times = { $text } ({ $times } veces)
play-log-empty = Aún no ha pasado nada.

hint-line = { $chance } %: { $words }

why-allowed = Esto está permitido ahora: { $action }
why-unknown = Ninguna acción de este juego encaja con «{ $text }».
why-more = { $text } … y { $more } más
why-how = Los números son los de las reglas; «{ $word } { $rule }», por ejemplo, muestra una regla entera.

rules-title = Las reglas de { $game }
rules-nothing = Ninguna regla habla de «{ $word }».
rules-how = Añade un número del 1 al { $last } para leer un capítulo, o una palabra para buscarla.
rules-which = ¿Qué capítulo, del 1 al { $high }, o 0 para volver al menú? (Intro: { $usual })

# El final.
result-winner = { $count ->
    [0] No gana nadie.
    [one] ¡Gana { $winners }!
   *[other] ¡{ $winners } comparten la victoria!
}
result-place = { $place }. { result-points }
result-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
record-kept = La partida entera está registrada y cualquiera puede comprobarla:

# El menú.
menu-title = Alehouse
menu-play = Jugar a { $game }
menu-resume = Seguir con { $game }: { $names }, guardada el { $when }
menu-rules = Leer las reglas de { $game }
menu-quit = Salir
menu-players = ¿Cuántos jugadores, de { $low } a { $high }? (Intro: { $usual })
menu-seat = ¿Quién se sienta en el sitio { $number }?
menu-usual = (Intro: { $usual })
menu-name = ¿Cómo te llamas? (Intro: { $usual })
menu-name-odd = Un nombre tiene como mucho { $longest } letras, y ninguna coma.
menu-options = Pulsa Intro para empezar, o escribe el número de una opción para cambiarla:
menu-value = Nuevo valor para { $option }:
menu-not-understood = Escribe un número de { $low } a { $high }.

games-line = { $game }, de { $fewest } a { $most } jugadores, { $minutes }
games-option = { $option } ({ $values }, { $value }): { $text }
option-yes-or-no = sí o no
option-usual = normalmente { $value }
option-now = ahora { $value }
option-range = de { $low } a { $high }

# Mirar un registro.
replay-at = paso { $step } de { $last }
replay-eyes = (como lo veía { $seat })
replay-not-understood = «{ $text }» no significa nada aquí: pulsa Intro para el paso siguiente, o escribe «{ $help }».
replay-no-more = Este es el final.

# El laboratorio.
simulate-progress = Jugando
simulate-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
simulate-speed = { $games } partidas y { $decisions } decisiones por segundo; { $seconds } segundos, { $processes ->
    [one] { $processes } proceso
   *[other] { $processes } procesos
}.
simulate-length = Una partida tiene de media { $decisions } decisiones, y { $steps } pasos contando los del azar.
simulate-wins = Victorias por sitio, con el margen de la proporción verdadera (confianza del 95 %) y los puntos de media:
simulate-seat = { $kind }: { $share } % (de { $low } a { $high } %), { $points } puntos
simulate-again = Las mismas partidas otra vez: --seed { $seed }
shard-done = La parte { $number } de { $of } está jugada y se encuentra en { $folder }. De { $portions } porciones aún faltan estas: { $missing }. Cuando estén todas: alehouse merge { $folder }
export-progress = Escribiendo
export-done = { $games ->
    [one] Hay { $games } partida
   *[other] Hay { $games } partidas
} en { $file } ({ $bytes } bytes cada una).
import-done = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $file } ({ $bytes } bytes cada una): repetidas hasta el final, y cada una termina como dice.
import-records = Las partidas guardadas están en { $folder }.
train-progress = Jugando y aprendiendo
train-title = { $game }: lo aprendido, puesto a prueba en { $games ->
    [one] { $games } partida nueva
   *[other] { $games } partidas nuevas
}
train-meaning = Con qué frecuencia quien lo consigue tiene mejor pinta que quien no (50 % es no saber nada), en toda la partida y por cuartos:
train-among = { $kind ->
    [greedy] Partidas de bots codiciosos:
   *[searching] Partidas de bots que calculan:
}
train-line = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}: { $before } % antes ({ $before-quarters }), { $after } % después ({ $after-quarters })
train-calibration = Lo prometido y lo que se cumplió:
train-bin = { $promised } %: { $succeeded } % de { $count }
train-promised = prometido (%)
train-true = cumplido (%)
train-done = Aprendido: { $file }; el gráfico: { $plot }
ladder-progress = Jugando
ladder-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ladder-meaning = Puntuaciones como en el ajedrez, con su margen (confianza del 95 %) y la proporción de éxitos:
ladder-rung = { $kind }: { $rating } (de { $low } a { $high }), { $success } % en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
ladder-done = Todo está en { $file }; el gráfico: { $plot }
fuzz-progress = Buscando
fuzz-done = { $game }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} (semilla { $seed }): { $found ->
    [0] ningún fallo.
    [one] un fallo.
   *[other] { $found } fallos.
}
fuzz-record = Este registro lo muestra: { $file }
fuzz-dumps-done = { $game }, { $tried ->
    [one] { $tried } posición alterada
   *[other] { $tried } posiciones alteradas
} (semilla { $seed }): { $refused } rechazadas, { $accepted } jugadas hasta el final, { $broken } que rompen algo{ $found ->
    [0] .
    [one] , de { $found } manera:
   *[other] , de { $found } maneras:
}
fuzz-dump = Esta posición lo muestra: { $file }

# Comprobar.
# Analizar.
analyse-progress = Pensando
analyse-share = { $seat }: { $start } % al inicio, decisiones propias { $own }, decisiones ajenas { $others }, suerte { $luck }: { $end } % al final
analyse-written = La página: { $file }
analyse-page = No se puede escribir la página en { $file }: { $reason }
analyse-not-kept = No se puede guardar lo analizado en { $file }: { $reason }

