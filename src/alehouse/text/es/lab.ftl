# El laboratorio: la simulación y la búsqueda de fallos en las reglas.

lab-games = El número de partidas va de 1 a { $most }; { $games } no vale.
lab-endless = La partida { $number } con la semilla { $seed } no ha terminado en { $steps } pasos.
lab-no-features = { $game } no dice qué se puede medir en sus posiciones, así que no hay nada que aprender.
lab-folder-other = La carpeta { $folder } contiene algo que se empezó con otros ajustes: indica otra carpeta o repite los mismos ajustes.
lab-ladder-kinds = Una clasificación necesita al menos dos tipos de bots, cada uno una sola vez; esto no vale: { $kinds }.
lab-ladder-alone = En una clasificación hace falta un rival: dos jugadores como mínimo.
lab-wish = Un deseo es even, close o decisions=NÚMERO, no «{ $wish }».
lab-wish-alone = Un jugador solo no tiene con quién igualarse: desea decisions=NÚMERO.
lab-search-range = «{ $name }» necesita una lista de números que probar, por ejemplo [2, 3, 4].
lab-search-nothing = No hay nada que probar en este archivo: escribe una lista de números para al menos un valor.
lab-fuzz-crash = Tras el paso { $step }, { $doing } se rompe con { $error } ({ $where }).
lab-fuzz-check = Tras el paso { $step } la posición no cuadra: { $reason }
lab-fuzz-dead-end = Tras el paso { $step } no se puede jugar nada, aunque la partida no ha terminado.
lab-fuzz-endless = Tras el paso { $step } la partida sigue sin terminar; la duración declarada es { $length }.
lab-fuzz-disagreement = Tras el paso { $step }, legal y why_not no están de acuerdo sobre «{ $action }».
lab-fuzz-other-dump = Se ha cargado una posición alterada y, al volver a guardarla, es otra.
lab-fuzz-imagined = Tras el paso { $step }, un jugador distingue lo que imagina de la verdad.
