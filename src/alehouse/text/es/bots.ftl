# Los bots.

bots-unknown = No hay ningún bot «{ $name }»; quizá sea uno de estos: { $near }.
bots-value-unreadable = No se puede leer lo aprendido sobre { $game }: el archivo está dañado.
bots-value-other = Lo aprendido no corresponde a { $game } tal como es ahora: hay que entrenarlo de nuevo.
bots-value-nobody = Este archivo no contiene nada aprendido de un juego.
bots-value-box = Lo aprendido de { $game } se aprendió con otra caja ({ $other }), no con esta ({ $box }): hay que entrenarlo de nuevo con esta caja.
bots-level-unknown = No hay ningún nivel «{ $name }»; los niveles son: { $levels }.
