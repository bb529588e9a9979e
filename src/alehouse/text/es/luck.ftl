# La suerte limpia: lo que la ata, las palabras que se mezclan y lo que un registro demuestra a quién (docs/fair-luck.md).

# En la terminal.
play-resumed = La partida sigue.
luck-offer = Pulsa Intro para { $begun ->
    [yes] seguir
   *[no] empezar
}. (Para comprobar después que nadie ha elegido la suerte, escribe antes «{ $word }».)
luck-offer-again = Pulsa Intro para { $begun ->
    [yes] seguir
   *[no] empezar
}, o escribe «{ $word }» o «{ $quit }».
luck-bound = La suerte de esta partida queda atada por esta huella: { $fingerprint }
    Quien la anote ahora y mezcle una palabra podrá comprobar después que nadie eligió la suerte.
luck-word = { $seat }, escribe una palabra que nadie pueda adivinar, para mezclarla con la suerte, y recuérdala; o pulsa Intro para no dar ninguna.
luck-word-hidden = (Mientras escribes no se ve nada.)
luck-word-none = { $seat } no mezcla ninguna palabra.
luck-words-again = Este tramo de suerte ya había empezado; siguen valiendo las palabras de entonces.
luck-seal = Las palabras están prometidas. Su sello, para anotarlo antes de que se digan: { $seal }
luck-word-told = { $seat } dice la palabra «{ $word }».
luck-old-copy = Esta partida siguió después de guardarse aquí, y la suerte que vendría ahora ya se ha contado; sigue con la copia más reciente.
luck-not-kept = No se han podido guardar los secretos de la suerte de esta partida ({ $reason }), así que no se podrá seguir más tarde.

# Lo que dice un registro.
luck-fingerprint = La huella de la suerte: { $fingerprint }
luck-stretch = Tramo { $stretch }, desde el paso { $step }: { $count ->
    [0] no se mezcló ninguna palabra.
    [one] se mezcló la palabra { $words }.
   *[other] se mezclaron las palabras { $words }.
}
luck-word-of = «{ $word }» ({ $seat })
luck-stretch-seal = Sello: { $seal }
luck-stretch-secret = Secreto: { $secret }
luck-rolls = Lo que ha salido y, entre paréntesis, lo que cabía esperar: { $rolls }.
luck-roll = { $thing } { $actual } ({ $whole },{ $tenths })

# Comprobar.
command-verify = Comprueba que un registro respeta las reglas y si su suerte es la que estaba atada.
    .usage = alehouse verify ARCHIVO [opciones]
    .more = Con la huella y las palabras que anotaste al jugar puede demostrarte la suerte; sin ellas solo puede ver si todo encaja. Código de salida: 0 demostrado, 3 todo encaja, 1 falso, 2 no entendido.
argument-fingerprint = la huella que anotaste antes de decir una palabra
    .name = HEX
argument-word = una palabra tuya; si son varias, en el orden de los tramos
    .name = PALABRA
argument-seal = un sello que anotaste antes de decir tu palabra; se puede dar varias veces
    .name = HEX
error-argument-hex = «{ $argument }» es un número de 64 cifras hexadecimales, no «{ $value }».
proof-good = El registro respeta las reglas de { $game }, versión { $version }, en sus { $steps } pasos.
proof-proven = Demostrado para ti, si anotaste la huella antes de decir tus palabras y nadie pudo adivinarlas: cada tirada es la que estaba atada, y nadie pudo elegirla.
proof-consistent = Coherente: cada tirada encaja con lo que cuenta el registro. Pero un archivo por sí solo no puede mostrar qué se anunció cuándo; eso solo queda demostrado para quien anotó la huella y dijo una palabra en cada tramo (--fingerprint, --word).
proof-false = Falso: este registro no cuenta lo que se jugó y quedó atado.
verify-enough = Hay más cosas que no encajan.
verify-luck-none = Nadie prometió para esta partida una suerte que se pueda demostrar.
verify-luck-missing = El paso { $step }, y quizá otros, salió antes de que se atara ninguna suerte; eso no se puede demostrar.
verify-luck-fingerprint-odd = «{ $recorded }» no es una huella: deberían ser 64 cifras hexadecimales.
verify-luck-order = El tramo { $stretch } debería empezar entre los pasos { $low } y { $high }, no en el { $recorded }.
verify-luck-empty = El tramo { $stretch } no empieza con una tirada.
verify-luck-secret-kept = El secreto del tramo { $stretch } no se ha contado, así que sus tiradas no se pueden comprobar.
verify-luck-secret-odd = El secreto del tramo { $stretch } no lo es: deberían ser 64 cifras hexadecimales.
verify-luck-chain = El secreto del tramo { $stretch } no es el siguiente que ata la huella.
verify-luck-word-seat = En el tramo { $stretch } hay una palabra del asiento { $seat }, que no existe o que ya había dicho una.
verify-luck-promise = En el tramo { $stretch } la palabra de { $seat } no es la prometida.
verify-luck-word-old = En el tramo { $stretch } la palabra «{ $word }» de { $seat } no es nueva.
verify-luck-silent = En el tramo { $stretch } { $seat } prometió una palabra y no la dijo.
verify-outcome = El paso { $step } no es lo que trajo la suerte: debería ser «{ $fits }», no «{ $recorded }».
verify-outcome-more = { $count ->
    [one] { $count } tirada más del tramo { $stretch } no encaja.
   *[other] { $count } tiradas más del tramo { $stretch } no encajan.
}
verify-noted-fingerprint = La huella no es la que anotaste: es { $recorded }, no { $noted }.
verify-noted-word = La palabra «{ $word }» que anotaste no está, o no en ese orden.
verify-noted-seal = El sello { $seal } que anotaste no está: las palabras no son las que se prometieron entonces.
verify-noted-no-fingerprint = Sin una huella anotada, nada muestra que la suerte estuviera atada antes de decirse las palabras.
verify-noted-no-word = El tramo { $stretch } no contiene ninguna palabra que hayas anotado, así que nada muestra que su suerte no fuera elegida.
verify-noted-no-seal = En el tramo { $stretch } otros también dieron palabras; sin su sello anotado, nada muestra que las prometieran antes de que dijeras la tuya.

# Lo que la mesa rechaza.
table-words-first =
    .refusal = Primero se reúnen las palabras para la suerte.
table-word-not-now = Ahora no se reúnen palabras para la suerte.
table-word-onlooker = Quien solo mira no mezcla palabras con la suerte.
table-word-late = Es tarde para prometer una palabra: ya se ha dicho la primera.
table-word-promised = { $seat } ya ha prometido una palabra.
table-promise-odd = Una promesa es un número de 64 cifras hexadecimales.
table-word-unpromised = { $seat } no ha prometido ninguna palabra, o ya la ha dicho.
table-word-odd = Una palabra para la suerte tiene de 1 a { $longest } letras que se puedan mostrar.
table-salt-odd = Lo que oculta una palabra prometida es un número de { $digits } cifras hexadecimales.
table-word-old = «{ $word }» ya se mezcló antes; elige una palabra nueva.
table-word-other = Esa no es la palabra que prometió { $seat }.
table-word-awaited = { $seat } ha prometido una palabra y aún no la ha dicho.
table-luck-spent = Esta mesa ha agotado su suerte tras { $stretches } tramos; la partida no puede seguir.
table-luck-elsewhere = Los secretos de la suerte de esta partida (huella { $fingerprint }) se guardan donde empezó; solo se puede seguir allí.
