# Il laboratorio: la simulazione e la ricerca di errori nelle regole.

lab-games = Il numero di partite va da 1 a { $most }; { $games } non va bene.
lab-endless = La partita { $number } con il seme { $seed } non è finita entro { $steps } passi.
lab-no-features = { $game } non dice che cosa si può misurare nelle sue posizioni, quindi non c'è niente da imparare.
lab-folder-other = La cartella { $folder } contiene qualcosa che è stato iniziato con altre impostazioni: indica un'altra cartella o ripeti le stesse impostazioni.
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
