# La riga di comando: il suo aiuto e i suoi errori.

help-usage = uso:
help-arguments = che cosa indicare
help-options = opzioni
help-commands = comandi
version = alehouse { $version } ({ $how ->
    [compiled] compilato
   *[interpreted] interpretato
})

command-alehouse = Alehouse: giochi da taverna, da giocare, guardare e smontare.
    .usage = alehouse [COMANDO] [opzioni]
    .more = Senza comando si apre il menu dei giochi. «alehouse COMANDO --help» spiega ogni comando.
command-terminal = Gioca a questo terminale: apre il menu dei giochi.
    .usage = alehouse terminal [opzioni]
command-games = Elenca i giochi con le loro opzioni.
    .usage = alehouse games [opzioni]
command-play = Gioca una partita su questo terminale, da solo o in compagnia.
    .usage = alehouse play GIOCO [opzioni]
command-simulate = Fa giocare molte partite ai bot e conta chi vince.
    .usage = alehouse simulate GIOCO [opzioni]
command-balance = Giudica quanto è equilibrato un gioco facendolo giocare ai bot: posti, durata, suspense e quanto vale ogni cosa. Oppure chiede che cosa cambierebbe un'altra scatola.
    .usage = alehouse balance GIOCO [opzioni]
command-replay = Ripercorre passo per passo una partita registrata.
    .usage = alehouse replay FILE [opzioni]
command-analyse = Ripercorre una partita giocata: che cosa poteva aspettarsi ognuno, quali decisioni sono costate di più e chi ha avuto fortuna.
    .usage = alehouse analyse FILE [opzioni]
command-rules = Stampa il regolamento completo di un gioco.
    .usage = alehouse rules GIOCO [opzioni]
command-box = Stampa in TOML il contenuto della scatola di un gioco: i valori stampati e quelli ipotizzati, e che cosa significano.
    .usage = alehouse box GIOCO [opzioni]
command-fuzz = Cerca errori, vicoli ciechi e partite senza fine giocando a caso e caricando posizioni che qualcuno ha alterato.
    .usage = alehouse fuzz GIOCO [opzioni]
command-train = Impara quanto valgono le posizioni di un gioco facendo giocare i bot contro se stessi.
    .usage = alehouse train GIOCO [opzioni]
command-ladder = Fa giocare tutti i bot l'uno contro l'altro e ne fa la classifica.
    .usage = alehouse ladder GIOCO [opzioni]
command-serve = Apre tavoli per gli altri: un server per browser, terminali e programmi.
    .usage = alehouse serve [opzioni]
command-page = Gioca nel browser: apre la pagina su questa macchina.
    .usage = alehouse page [opzioni]

argument-game = il nome di un gioco, come lo elenca «alehouse games»
    .name = GIOCO
argument-file = una partita registrata o salvata
    .name = FILE
argument-help = mostra questo aiuto ed esce
argument-version = mostra la versione ed esce
argument-lang = la lingua: en, es o it
    .name = LINGUA
argument-seats = chi siede a ogni posto, in ordine: human o un bot (random, greedy, novice, regular, skilled, expert, master), separati da virgole
    .name = POSTI
argument-names = i nomi dei giocatori, separati da virgole
    .name = NOMI
argument-option = un'opzione del gioco; si può ripetere
    .name = NOME=VALORE
argument-resume = riprende una partita salvata
    .name = FILE
argument-plain = niente stili, e il disegno solo quando lo chiedi: per lettori di schermo
argument-box = un file con i valori della scatola, come lo stampa «alehouse box»
    .name = FILE
argument-games = quante partite
    .name = NUMERO
argument-dumps = quante posizioni salvate si alterano un poco e si caricano di nuovo
    .name = NUMERO
argument-seed = lo stesso seme dà le stesse partite
    .name = NUMERO
argument-processes = quanti processi si dividono il lavoro
    .name = NUMERO
argument-folder = dove si conserva tutto; lo stesso comando riprende da dove è stato interrotto
    .name = CARTELLA
argument-generations = quante volte rigiocare con quello che si è imparato
    .name = NUMERO
argument-bots = quali bot partecipano, separati da virgole
    .name = BOT
argument-players = con quanti giocatori, separati da virgole
    .name = NUMERI
argument-lan = fa entrare gli altri della rete locale, con un codice QR per i telefoni
argument-host = l'indirizzo su cui ascoltare; 0.0.0.0 per tutti quelli di questa macchina
    .name = INDIRIZZO
argument-port = la porta su cui ascoltare
    .name = NUMERO
argument-database = dove si tengono i tavoli: sqlite:///FILE, o postgresql://… per più server
    .name = DATABASE
argument-proxy = di chi fidarsi quando dice per chi chiede: l'indirizzo di un proxy davanti (più d'uno: con virgole)
    .name = INDIRIZZO
argument-level = quanto pensarci: novice, regular, skilled, expert o master
    .name = LIVELLO
argument-page = scrive tutto come pagina per il browser, che non ha bisogno d'altro
    .name = FILE
argument-json = stampa i numeri in JSON
argument-what-if = confronta con questa scatola, in coppie di partite con la stessa fortuna
    .name = FILE
argument-what-if-option = confronta con questa opzione del gioco; si può ripetere
    .name = NOME=VALORE
argument-ladder = fa sfidare tra loro anche questi bot (con virgole): quanto decide l'abilità
argument-search = prova i valori di questo file (come in una scatola, con un elenco di numeri per ognuno) in cerca di un desiderio
    .name = FILE
argument-wish = che cosa si cerca: even (tutti i posti uguali), close (finali combattuti) o decisions=NUMERO
    .name = DESIDERIO
argument-seat = guarda da questo posto (1 è il primo); altrimenti come pubblico
    .name = NUMERO

error-command-unknown = Non c'è nessun comando «{ $command }»; i comandi sono: { $commands }.
error-game-needed = Quale gioco? Per esempio: alehouse { $command } { $game }
error-file-needed = Quale file? Per esempio: alehouse { $command } game.json
error-argument-value = «{ $argument }» richiede un valore, per esempio: { $example }
error-argument-no-value = «{ $argument }» non richiede valori: scrivilo da solo.
error-argument-extra = «{ $argument }» è di troppo per «{ $command }»; guarda «{ $command } --help».
error-argument-unknown = «{ $command }» non ha l'opzione «{ $argument }»; forse intendevi: { $known }.
error-argument-number = «{ $argument }» dev'essere un numero intero, almeno { $low }, non «{ $value }».
error-argument-range = «{ $argument }» dev'essere un numero intero da { $low } a { $high }, non «{ $value }».
error-argument-option = Un'opzione si scrive nome=valore, non «{ $value }»; le opzioni di { $game }: { $options }.
error-argument-twice = L'opzione «{ $option }» compare due volte; ne basta una.
error-seat-unknown = «{ $seat }» non può sedersi qui; un posto è uno di questi: { $seats }.
error-seat-human = Qui giocano solo i bot, non «human»; un posto è uno di questi: { $seats }.
error-names = Nomi: { $names }; posti: { $seats }; dai un nome a ogni posto.
error-name-twice = Due giocatori si chiamano «{ $name }»; dai a ognuno un nome diverso.
error-questions = Una domanda alla volta: --what-if (o --what-if-option), --search o --ladder.
error-wish-alone = «--wish» va con «--search»: quali valori si devono provare?
error-wish-needed = Che cosa si cerca? Per esempio: --wish even, --wish close o --wish decisions=60

error-resume-alone = «--resume» porta già con sé gioco, giocatori e opzioni; non aggiungere altro.
error-resume-finished = La partita in «{ $file }» è finita; per guardarla: alehouse replay { $file }
error-replay-changed = Questa registrazione è stata modificata, quindi mostra ciò che non è mai successo: { $finding }
error-terminal = Alehouse ha commesso un errore ({ $kind }) e se ne scusa; niente di ciò che era salvato è perso, e { $file } racconta che cosa è successo.
error-output = Non si è potuto scrivere ciò che c'era da mostrare: { $reason }.
error-nobody-types = Qui nessuno scrive; «alehouse --help» elenca che cosa si può fare senza.
