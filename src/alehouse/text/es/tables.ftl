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

# Sentarse, ir y venir, hablar.
table-seat-taken = El asiento { $number } está ocupado.
table-seat-open = El asiento { $number } sigue libre: tiene que sentarse alguien, o un bot.
table-no-person = En el asiento { $number } no hay nadie que pueda hacer eso.
table-name-taken = Aquí ya hay alguien que se llama «{ $name }».
table-not-begun = La partida aún no ha empezado.
table-begun = La partida ha empezado: ya nadie se sienta ni se levanta.
table-over = La partida ha terminado.
table-clock-odd = Un reloj tiene de 5 a 3600 segundos por decisión y hasta 7200 de reserva, o de 1 a 30 días.
table-decision-past = Eso ya está decidido.
table-undo-together = Eso no se puede deshacer: se preguntó a varios a la vez.
table-resigned = { $seat } ha abandonado.
table-text-odd = Lo que se dice tiene de 1 a { $longest } letras que se puedan mostrar.
table-claim-nobody = «{ $claim }» habla de alguien que no está en esta mesa.
table-word-early = Las palabras se dicen cuando todos han prometido una o han dicho que no darán ninguna.
table-log-odd = El diario de esta mesa está dañado en la entrada { $number }.
error-unknown-claim = «{ $text }» no es nada que se pueda afirmar aquí; lo más parecido es «{ $near }».
table-not-over = La partida aún no ha terminado.
table-rematch-there = Ya hay una revancha.

# Lo que se dice antes de una decisión que no se puede deshacer.
table-final-draw = Después se tira o sale algo: ya no se podrá deshacer.
table-final-reveal = Esto muestra un secreto: ya no se podrá deshacer.
table-final-over = Con esto puede terminar la partida: ya no se podrá deshacer.
table-final-other = Después decide { $seat }, y entonces ya no se puede deshacer.
table-final-together = Se pregunta a varios a la vez: tu respuesta es definitiva.
table-to-look-at = Aquí no hay nada que elegir: { $thing }. { $prompt }
table-not-now = Ahora no: { $thing }. { $prompt }
table-of-another = Eso es de { $seat }. { $prompt }
