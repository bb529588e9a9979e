# Los bots.

bots-unknown = No hay ningún bot «{ $name }»; quizá sea uno de estos: { $near }.
bots-value-unreadable = No se puede leer lo aprendido sobre { $game }: el archivo está dañado.
bots-value-other = Lo aprendido no corresponde a { $game } tal como es ahora: hay que entrenarlo de nuevo.
bots-level-unknown = No hay ningún nivel «{ $name }»; los niveles son: { $levels }.
