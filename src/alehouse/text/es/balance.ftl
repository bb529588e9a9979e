# Lo equilibrado que está un juego.

balance-title = { $game }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
} ({ $kinds }): { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
balance-intervals = Entre paréntesis, dónde está el número verdadero; se miran { $looks } números, y todos juntos valen con una confianza del 95 %. Un asterisco (*) señala lo que seguro que no es casualidad.
balance-sure = * { $what }
balance-more = Todos los demás
balance-page = La página con los gráficos: { $file }

balance-seats = Sitios
balance-success = De media, cada cual lo logra en el { $share } % de las partidas (de { $low } a { $high }).
balance-order = Quien decide en { $name }.º lugar: { $share } % (de { $low } a { $high })
balance-order-label = decide en { $place }.º lugar
balance-seat = Sitio { $name }: { $share } % (de { $low } a { $high })
balance-nobody = Nadie lo logra: { $share } % (de { $low } a { $high })
balance-shared = Lo logran varios: { $share } % (de { $low } a { $high })

balance-length = Duración
balance-decisions = { $mean } decisiones de media; de veinte partidas, la segunda más corta tiene { $short }, la del medio { $middle } y la segunda más larga { $long }.
balance-turns = { $mean } turnos de media; de veinte partidas, la segunda más corta tiene { $short }, la del medio { $middle } y la segunda más larga { $long }.
balance-steps = { $mean } pasos de media, contando también los del azar; de veinte partidas, la segunda más corta tiene { $short }, la del medio { $middle } y la segunda más larga { $long }.
balance-decisions-label = decisiones

balance-drama = Emoción
balance-drama-how = Quién va en cabeza lo dice la probabilidad de éxito aprendida, cada vez que le toca decidir a otro jugador.
balance-lead-changes = La cabeza cambia de manos { $changes } veces por partida.
balance-lowest = En su peor momento, la probabilidad de quien acaba lográndolo es del { $share } %.
balance-decided = La cabeza se toma para no soltarla cuando ha pasado el { $share } % de la partida.
balance-leader = Quien va en cabeza tras { $name ->
    [quarter] un cuarto de la partida
    [half] la mitad de la partida
   *[most] tres cuartos de la partida
} lo logra en el { $share } % (de { $low } a { $high })
balance-off = Estas probabilidades se equivocan en un { $share } % de media: lo que aquí se dice no vale más que eso.

balance-choosing = Decisiones
balance-choices = Una decisión tiene { $choices } posibilidades de media.
balance-forced = El { $share } % de las decisiones no lo son: solo hay una posibilidad.
balance-taken = «{ $kind }» se ofreció { $offered } veces junto a otra cosa y se eligió en el { $share } % de ellas.

balance-worth = Cuánto vale cada cosa: { $how ->
    [dealt] recibida
    [played] jugada
   *[held] en mano al final
}
balance-worth-dealt = Cuánto cambian las posibilidades de lograrlo si se recibe (se roba, ocurre) y no cualquier otra cosa que podía haber salido en su lugar. Eso lo decide solo el azar, así que es la cosa la que marca la diferencia.
balance-worth-played = Cuánto mejor de lo que prometían sus posibilidades le va a quien la juega cuando puede, al lado de quien puede y hace otra cosa. Fue su elección, y puede que le fuera bien por otras razones.
balance-worth-held = Cuánto más a menudo lo logra quien la tiene al final, o tiene más, que los demás de la misma partida. Puede que tenga más precisamente porque le va bien.
balance-unsure = { $count ->
    [0] Todas marcan una diferencia segura.
    [one] Una cosa no marca ninguna diferencia segura.
   *[other] { $count } cosas no marcan ninguna diferencia segura.
}
balance-thing = { $name }: { $share } % (de { $low } a { $high }) en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
balance-fate = Qué es de las cosas
balance-fate-how = Cuántas veces se recibió cada cosa, cuántas se jugó una y cuántas seguía una en mano al final.
balance-fate-line = { $name }: recibida { $dealt }, jugada { $played }, en mano al final { $held }

balance-skill = Habilidad
balance-skill-how = Cuanto más se distancian los bots, más decide la habilidad. Puntuaciones como en el ajedrez, con el margen en que se mueven (confianza del 95 %) y la proporción de éxito:

balance-what-if = Qué cambiaría
balance-same-games = { $pairs ->
    [one] { $pairs } pareja
   *[other] { $pairs } parejas
} de partidas con la misma suerte; el { $share } % de las parejas son la misma partida hasta el último paso.
balance-change = { $what }: { $before } antes, { $after } después; diferencia { $difference } (de { $low } a { $high }; sin parejas se conocería con ±{ $unpaired })
balance-what-decisions = Decisiones por partida
balance-what-turns = Turnos por partida
balance-what-lead = Puntos entre el primero y el segundo
balance-what-nobody = Partidas en las que nadie lo logra (%)
balance-what-order = Éxito de quien decide en { $place }.º lugar (%)

balance-search = Las cajas probadas, la mejor primero
balance-wish = { $wish ->
    [even] Cuántos puntos porcentuales separan el lugar más afortunado del menos afortunado; cuantos menos, mejor.
    [close] Cuántos puntos separan al primero del segundo; cuantos menos, mejor.
   *[decisions] Cuánto distan de { $number } decisiones por partida.
}
balance-present-box = la caja tal como está
balance-tried = { $box }: { $short }, en { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
