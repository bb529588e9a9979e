# Lo que rechaza la mesa, y por qué.

table-turn =
    .refusal = Le toca a { $seat }.
table-undo-nothing = No hay ninguna decisión que deshacer.
table-undo-draw = Eso ya no se puede deshacer: después se han tirado dados o ha salido algo.
table-undo-reveal = Eso ya no se puede deshacer: después se ha mostrado un secreto.
table-undo-over = Eso ya no se puede deshacer: la partida ha terminado.
table-undo-other = La última decisión fue de { $seat }; solo { $seat } puede deshacerla.
table-seat = No existe el sitio { $seat }; los sitios van del 1 al { $players }.
table-names = Nombres: { $names }; jugadores: { $players }; da un nombre a todos o a ninguno.
table-name-odd = «{ $name }» no sirve de nombre: usa como mucho { $longest } letras que se puedan mostrar.
table-resume-changed = Esta partida no puede seguir, porque su registro fue modificado: { $finding }
