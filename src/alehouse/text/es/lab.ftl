# El laboratorio: la simulación y la búsqueda de fallos en las reglas.

lab-games = El número de partidas va de 1 a { $most }; { $games } no vale.
lab-endless = La partida { $number } con la semilla { $seed } no ha terminado en { $steps } pasos.
lab-no-features = { $game } no dice qué se puede medir en sus posiciones, así que no hay nada que aprender.
lab-folder-other = La carpeta { $folder } contiene algo que se empezó con otros ajustes: indica otra carpeta o repite los mismos ajustes.
lab-folder-version = Lo que hay en la carpeta { $folder } se empezó con otra versión de Alehouse ({ $version }, reglas { $rules }, código { $code }), cuyas partidas no son las mismas: sigue con esa versión o indica otra carpeta.
lab-folder-unreadable = { $file } no dice qué se empezó allí: está dañado o no es nuestro.
lab-folder-nothing = En la carpeta { $folder } no se ha empezado nada.
lab-folder-trouble = No se puede usar la carpeta { $folder }: { $reason }.
lab-missing = De { $portions } porciones faltan estas: { $missing }.
lab-deadly = Las partidas { $games } han acabado con { $times } procesos que las jugaban: ¿hay memoria suficiente?
lab-shard = Una parte es una de tantas, por ejemplo 2/8; «{ $shard }» no vale.
lab-shard-slurm = La tarea { $place } de SLURM no es ninguna de { $count } seguidas, así que «{ $shard }» no está claro: vuelve a lanzar todo el conjunto o indica la parte, por ejemplo --shard 2/8.
lab-shard-kubernetes = Kubernetes no dice cuántas son: indica también las completions del trabajo, por ejemplo --shard array/8.
lab-shard-nowhere = «{ $shard }» necesita lo que dice SLURM (SLURM_ARRAY_TASK_ID) o Kubernetes (JOB_COMPLETION_INDEX), y aquí ninguno dice nada: indica la parte, por ejemplo --shard 2/8.
lab-no-cluster = Para un clúster hace falta Dask: pip install alehouse[cluster]
lab-cluster = En { $address } no responde ningún planificador de Dask.
lab-cluster-idle = El planificador de Dask en { $address } no tiene trabajadores.
lab-cluster-lost = El planificador de Dask en { $address } ha desaparecido; lo que se guarda en una carpeta no se pierde.
lab-cluster-version = Un trabajador del clúster tiene otra versión de Alehouse (código { $theirs }, aquí { $mine }): instala la misma en todas partes.
lab-no-parquet = Para Parquet hace falta pyarrow: pip install alehouse[data]
lab-parquet-unreadable = { $file } no se puede leer como partidas en Parquet: { $reason }
lab-parquet-row = La partida { $row } de { $file } no se puede repetir: { $reason }
lab-parquet-action = { $number } no es ningún paso de este juego.
lab-parquet-result = La partida { $row } de { $file } no termina como dice.
lab-parquet-written = No se puede escribir { $file }: { $reason }.
lab-parquet-other = { $file } es una partida de { $other }, no de { $game } con las mismas reglas y la misma caja: un archivo contiene partidas de una sola clase.
lab-parquet-unfinished = { $file } no ha terminado: solo se exportan partidas terminadas.
lab-parquet-nothing = En { $folder } no hay partidas guardadas.
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
