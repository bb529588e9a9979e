# Registros de partidas: qué le pasa a un archivo y qué no encaja en él.

record-file-missing = No existe el archivo «{ $path }»; revisa el nombre y la carpeta.
record-file-none = «{ $path }» no es un archivo que pueda contener un registro; indica un archivo, no una carpeta ni un dispositivo.
record-file-permission = No tienes permiso para «{ $path }»; elige otro archivo u otra carpeta.
record-file-read = No se puede leer «{ $path }»: { $reason }.
record-file-write = No se puede escribir «{ $path }»: { $reason }.
record-file-nowhere = No se puede escribir «{ $path }»: no existe esa carpeta.
record-file-huge = «{ $path }» es demasiado grande para un registro, que ocupa como mucho { $megabytes } megabytes.
record-file-binary = «{ $path }» no es texto, así que no es un registro de Alehouse.
record-json = Esto no es un registro: el JSON se interrumpe en la línea { $line }, columna { $column }.
record-json-odd = Esto no es un registro: su JSON contiene algo que ningún registro contiene.
record-other-json = Esto no es un registro de Alehouse, sino otro archivo JSON.
record-format = Este registro tiene el formato { $format }; este Alehouse lee el formato { $known }.
record-key-missing = Al registro le falta «{ $key }».
record-key-twice = En el registro, «{ $key }» aparece dos veces; debe aparecer una sola.
record-not-object = En el registro, «{ $where }» debería ser un objeto entre llaves, no { $found }.
record-not-list = En el registro, «{ $where }» debería ser una lista entre corchetes, no { $found }.
record-not-number = En el registro, «{ $where }» debería ser un número entero, no { $found }.
record-not-word = En el registro, «{ $where }» debería ser un texto de { $longest } letras como mucho, no { $found }.
record-step-pair = En el registro, el paso { $step } debería tener dos partes: la notación y su huella.
record-seats = En el registro no coinciden el número de jugadores ({ $players }) y el de sitios ({ $seats }).
record-version = El registro se jugó con la versión { $version } de las reglas de { $game }; este Alehouse conoce la versión { $known }.
record-step = El registro no encaja con su juego en el paso { $step }: { $reason }

verify-header-changed = Se modificó lo que va antes del primer paso: su huella debería ser { $fits }, no { $recorded }.
verify-step-changed = Se modificó el paso { $step } ({ $action }), o algo anterior: su huella debería ser { $fits }, no { $recorded }.
verify-header = La partida no puede empezar así: { $reason }
verify-after-end = El paso { $step } ({ $action }) viene después del final de la partida.
verify-unknown-action = El paso { $step } no es ninguna acción: { $reason }
verify-illegal-action = El paso { $step } ({ $action }) incumple una regla: { $reason }
verify-impossible-outcome = El paso { $step } ({ $action }) no puede salir por azar: { $reason }
verify-result-early = Hay un resultado, aunque la partida no ha terminado después de { $steps } pasos.
verify-result-missing = La partida ha terminado, pero falta el resultado.
verify-result = El resultado no es el que se jugó: «{ $where }» debería ser { $fits }, no { $recorded }.
verify-unfinished = La partida no ha terminado: se guardó después de { $steps } pasos.
