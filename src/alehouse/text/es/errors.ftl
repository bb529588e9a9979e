# Qué estaba mal y qué estaría bien: una frase cada vez.

error-unknown-game = No hay ningún juego «{ $name }»; quizá buscas uno de estos: { $near }.
error-players = { $game } es un juego de { $fewest } a { $most } jugadores, no de { $players }.
error-option-unknown = { $game } no tiene la opción «{ $option }»; sus opciones son: { $options }.
error-option-yes-no = La opción «{ $option }» tiene que ser sí o no, no «{ $value }».
error-option-number = La opción «{ $option }» tiene que ser un número de { $low } a { $high }, no «{ $value }».
error-option-choice = La opción «{ $option }» tiene que ser una de { $choices }, no «{ $value }».
error-options-together = Estas opciones no se pueden combinar: { $reason }
error-unknown-action = «{ $text }» no es ninguna acción de este juego; quizá querías decir «{ $near }».
error-illegal-action = «{ $action }» no está permitido ahora: { $reason }
error-language = Alehouse no habla «{ $language }»; habla { $languages }.
error-position = Eso no es una posición del juego: «{ $key }» no puede ser { $found }.
error-seat = En esta mesa no hay sitio { $seat }: los sitios van del 0 al { $last }.
error-foreign = Eso es de otro juego, no de { $game }.
error-not-over = { $game }: la partida no ha terminado, así que no hay resultado.
error-box-unknown = La caja no contiene «{ $name }»; contiene: { $names }.
error-box-number = En la caja, «{ $name }» es un número de { $low } a { $high }, no «{ $value }».
error-box-row = En la caja, «{ $name }» necesita un número para cada uno de estos, por su nombre o en este orden: { $names }.
error-box-together = No se puede jugar a { $game } con una caja así: { $reason }
error-box-file = No se puede leer la caja «{ $path }»; «alehouse box JUEGO > caja.toml» escribe una para empezar.
error-box-huge = Una caja tan grande no es ninguna caja: ocupa como mucho { $kilobytes } kB.
error-box-toml = Esta caja no está escrita en TOML: { $line ->
    [0] no se puede leer.
   *[other] no se entiende la línea { $line }.
}
error-box-game = En una caja, «game» es el nombre de un juego entre comillas, no «{ $value }».
error-box-other-game = Esta caja es de «{ $other }», no de «{ $game }».
error-box-whose = Para toda una casa, la caja debe decir de qué juego es: escribe { $line } en la primera línea.
error-box-twice = Hay dos cajas de «{ $game }»; con una basta.
error-replay-changed = Este registro fue modificado, así que muestra lo que nunca ocurrió: { $finding }
