# El análisis de una partida jugada: en la página y en la terminal.

analysis-empty = En este registro aún no se ha jugado nada, así que no hay nada que analizar.
analysis-as-it-was = Tal como se jugó, la respuesta más probable era: { $seat }, «{ $words }» ({ $times ->
    [10] casi seguro
   *[other] unas { $times } de cada diez veces
}).
analysis-title = { $game }: el análisis
analysis-how = Pensado como lo hace un bot { $level ->
    [novice] novato
    [regular] asiduo
    [skilled] hábil
    [expert] experto
   *[master] maestro
}, a partir de lo que cada cual sabía en ese momento. Unos pocos puntos de diferencia pueden ser casualidad.
analysis-unfinished = Esta partida no se jugó hasta el final: como final se cuenta lo que cabía esperar en ese punto.
analysis-chances = Probabilidad de éxito
analysis-chances-hint = por ciento, decisión a decisión
analysis-plot = La probabilidad de éxito de cada jugador, decisión a decisión. La tabla dice lo mismo en cifras.
analysis-curve = Curva
analysis-table = Tabla
analysis-step = paso
analysis-costly = Las decisiones más caras
analysis-costly-hint = probabilidad de éxito regalada
analysis-costly-none = Nadie regaló nada digno de mención.
analysis-cost = −{ $points }
analysis-from-to = { $before } → { $after } %
analysis-played = jugado
analysis-better = mejor
analysis-show = Ver
analysis-where = { $seat }, paso { $step }
analysis-luck = Suerte y destreza, por separado
analysis-luck-hint = adónde fue la probabilidad de cada cual; cada línea cuadra
analysis-luck-meaning = Decisiones propias: lo regalado por no elegir lo mejor que se podía saber. Decisiones ajenas: lo que otros hicieron distinto de lo que cabía esperar. Suerte: lo que salió y lo que se descubrió.
analysis-start = inicio
analysis-luck-part = suerte
analysis-own = decisiones propias
analysis-others = decisiones ajenas
analysis-end = final
analysis-player = jugador
analysis-marks = fuertes: { $strong }, dudosas: { $doubtful }, errores: { $mistakes }, errores graves: { $blunders }
