# Il laboratorio: la simulazione e la ricerca di errori nelle regole.

lab-games = Il numero di partite va da 1 a { $most }; { $games } non va bene.
lab-endless = La partita { $number } con il seme { $seed } non è finita entro { $steps } passi.
lab-no-features = { $game } non dice che cosa si può misurare nelle sue posizioni, quindi non c'è niente da imparare.
lab-folder-other = La cartella { $folder } contiene qualcosa che è stato iniziato con altre impostazioni: indica un'altra cartella o ripeti le stesse impostazioni.
lab-folder-version = Quello che sta nella cartella { $folder } è stato iniziato con un'altra versione di Alehouse ({ $version }, regole { $rules }, codice { $code }), e le partite non sono le stesse: continua con quella versione o indica un'altra cartella.
lab-folder-unreadable = { $file } non dice che cosa è stato iniziato lì: è rovinato o non è nostro.
lab-folder-nothing = Nella cartella { $folder } non è stato iniziato niente.
lab-folder-trouble = La cartella { $folder } non si può usare: { $reason }.
lab-missing = Di { $portions } porzioni mancano queste: { $missing }.
lab-deadly = Le partite { $games } hanno fatto cadere { $times } processi che le giocavano: c'è abbastanza memoria?
lab-shard = Una parte è una di tante, per esempio 2/8; «{ $shard }» non va bene.
lab-shard-slurm = Il compito { $place } di SLURM non è nessuno di { $count } di fila, quindi «{ $shard }» non è chiaro: rilancia tutto l'insieme o indica la parte, per esempio --shard 2/8.
lab-shard-kubernetes = Kubernetes non dice quante sono: indica anche le completions del lavoro, per esempio --shard array/8.
lab-shard-nowhere = «{ $shard }» ha bisogno di quello che dice SLURM (SLURM_ARRAY_TASK_ID) o Kubernetes (JOB_COMPLETION_INDEX), e qui nessuno dice niente: indica la parte, per esempio --shard 2/8.
lab-no-cluster = Per un cluster serve Dask: pip install alehouse[cluster]
lab-cluster = A { $address } non risponde nessuno scheduler di Dask.
lab-cluster-idle = Lo scheduler di Dask a { $address } non ha nessun worker.
lab-cluster-lost = Lo scheduler di Dask a { $address } è sparito; quello che si conserva in una cartella non va perso.
lab-cluster-version = Un worker del cluster ha un'altra versione di Alehouse (codice { $theirs }, qui { $mine }): installa la stessa dappertutto.
lab-no-parquet = Per Parquet serve pyarrow: pip install alehouse[data]
lab-parquet-unreadable = { $file } non si può leggere come partite in Parquet: { $reason }
lab-parquet-row = La partita { $row } di { $file } non si può rigiocare: { $reason }
lab-parquet-action = { $number } non è un passo di questo gioco.
lab-parquet-result = La partita { $row } di { $file } non finisce come dice.
lab-parquet-written = Non si può scrivere { $file }: { $reason }.
lab-parquet-other = { $file } è una partita di { $other }, non di { $game } con le stesse regole e la stessa scatola: un file contiene partite di un solo tipo.
lab-parquet-unfinished = { $file } non è finita: si esportano solo partite finite.
lab-parquet-nothing = In { $folder } non ci sono partite salvate.
lab-ladder-kinds = Per una classifica servono almeno due tipi di bot, ciascuno una volta sola; così non va bene: { $kinds }.
lab-ladder-alone = In una classifica serve un avversario: almeno due giocatori.
lab-wish = Un desiderio è even, close o decisions=NUMERO, non «{ $wish }».
lab-wish-alone = Chi gioca da solo non ha nessuno con cui confrontarsi: desidera decisions=NUMERO.
lab-search-range = «{ $name }» vuole un elenco di numeri da provare, per esempio [2, 3, 4].
lab-search-nothing = In questo file non c'è niente da provare: scrivi un elenco di numeri per almeno un valore.
lab-fuzz-crash = Dopo il passo { $step }, { $doing } fallisce con { $error } ({ $where }).
lab-fuzz-check = Dopo il passo { $step } la posizione non torna: { $reason }
lab-fuzz-dead-end = Dopo il passo { $step } non si può giocare nulla, anche se la partita non è finita.
lab-fuzz-endless = Dopo il passo { $step } la partita non è ancora finita; la durata dichiarata è { $length }.
lab-fuzz-disagreement = Dopo il passo { $step }, legal e why_not non sono d'accordo su «{ $action }».
lab-fuzz-other-dump = È stata caricata una posizione alterata e, salvata di nuovo, è un'altra.
lab-fuzz-imagined = Dopo il passo { $step } un giocatore distingue ciò che immagina dalla verità.
