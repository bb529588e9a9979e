# Il terminale a un tavolo che sta altrove.

command-join = Sedersi a un tavolo di un server, o guardare.
    .usage = alehouse join INDIRIZZO [CODICE] [opzioni]
argument-address = l'invito che hai ricevuto, http://…/t/CODICE, o l'indirizzo di un server
    .name = INDIRIZZO
argument-code = il codice del tavolo, se non è nell'indirizzo; senza, vengono proposti i tavoli che ci sono
    .name = CODICE
error-address-needed = Quale tavolo? Per esempio: alehouse join http://localhost:8350/t/abcdefghj

# Che cosa può andare storto con l'indirizzo o lungo la strada.
join-address-odd = «{ $address }» non è l'indirizzo di un tavolo; un indirizzo è fatto così: { $example }
join-silent = Nessuno risponde a { $server } ({ $reason }): l'indirizzo è giusto e il server è acceso?
join-moved = { $server } ti manda a { $to }: se ti fidi, usa quell'indirizzo.
join-not-ours = A { $server } non c'è nessun Alehouse.
join-not-understood = Il server dice qualcosa che questo Alehouse non capisce; forse uno dei due è più nuovo.
join-no-line = Al momento non c'è collegamento con il server; si continua a provare.
join-line-cut = Il collegamento è caduto prima che arrivasse una risposta; quando torna, vedrai se è successo.
join-expelled = Questo posto non è più tuo: chi ospita lo ha liberato, o giochi soltanto da un altro dispositivo.
join-not-kept = Su questo computer non si può conservare niente ({ $reason }): se esci, non potrai tornare al tuo posto.

# Trovare un tavolo.
join-tables = Tavoli a { $server }
join-table-mine = Continua: { $game }, { $count ->
    [0] nessuno al tavolo
   *[other] con { $names }
}{ $turn ->
    [yours] ; tocca a te
   *[others] { "" }
}
join-table-open = Siediti: { $game }, { $left ->
    [one] un posto libero
   *[other] { $left } posti liberi
}, { $count ->
    [0] ancora nessuno al tavolo
   *[other] con { $names }
}
join-table-new = Apri un nuovo tavolo
join-listed = Il tavolo deve comparire nell'elenco, visibile a tutti (sì o no)?
join-name = Come ti chiami? (Invio: guarda soltanto, senza sederti)
join-clock-none = Senza orologio
join-clock-seconds = Secondi per ogni decisione, e una riserva
join-clock-days = Giorni per ogni decisione
join-clock-how-many = Quanti secondi per ogni decisione, da { $low } a { $high }? (Invio: { $usual })
join-clock-reserve = Quanti secondi di riserva per tutta la partita, da { $low } a { $high }? (Invio: { $usual })
join-clock-how-many-days = Quanti giorni per ogni decisione, da { $low } a { $high }? (Invio: { $usual })

# Prima di cominciare.
join-invite = Invita gli altri con questo indirizzo: { $address }
    «{ $bot }» fa sedere un bot a un posto libero, «{ $begin }» comincia quando tutti i posti sono occupati, «{ $help }» dice il resto.
join-wait-for-host = Chi ospita comincia quando tutti i posti sono occupati.
join-all-there = Tutti i posti sono occupati: scrivi «{ $begin }» per cominciare.
join-seat-open = Posto { $number }: libero
join-you = tu
join-here = al tavolo
join-away = assente
join-for = { $why ->
    [time] tempo scaduto, gioca un bot
    [away] intanto gioca un bot
   *[resigned] ha abbandonato, gioca un bot
}
join-would-stop = vorrebbe chiudere la partita
join-reserve = { $time } di riserva
join-looking-on = Stai guardando.
join-no-open-seat = Nessun posto è libero.

# Che cosa succede al tavolo.
join-sat = { $name } si siede al posto { $number }.
join-freed = Il posto { $number } è di nuovo libero.
join-began = La partita comincia.
join-came = { $seat } è al tavolo.
join-went = { $seat } si è assentato.
join-promised = { $seat } ha promesso una parola.
join-mixed-without = La sorte è stata mescolata senza la parola promessa da { $seats }.
join-undid = { $seat } ha annullato l'ultima decisione.
join-handed-over = { $why ->
    [time] Per { $seat } il tempo è scaduto: continua un bot.
    [away] { $seat } manca da troppo tempo: continua un bot.
   *[resigned] { $seat } abbandona: continua un bot.
}
join-taken-back = { $seat } torna a giocare.
join-wants-to-stop = { $seat } vorrebbe chiudere qui la partita.
join-wants-to-go-on = { $seat } preferisce continuare.
join-ended = Tutti sono d'accordo di chiudere la partita; non vince nessuno.
join-said = { $name }: { $text }
join-said-onlooker = { $name } (guarda): { $text }
join-claimed = { $seat } afferma: «{ $claim }»
join-asked = { $seat } chiede: «{ $claim }»

# Che cosa c'è da fare.
join-word = Scrivi una parola che nessuno possa indovinare, da mescolare alla sorte; o premi Invio per non metterne. Resta annotata qui.
join-noted-word = La tua parola: «{ $word }»
join-time = (Tempo: { $time })
join-hurry = Sbrigati: restano { $time }.
join-waiting = Si aspetta { $seats }.
join-played-for = Un bot gioca per te; scrivi «{ $word }» per tornare a giocare.
join-answer-kept = La tua risposta resta da parte finché il tempo non è scaduto per tutti.
join-nothing-to-choose = Adesso non hai niente da scegliere; «{ $help }» dice che cos'altro puoi scrivere.
join-waives = Fino al tuo prossimo turno non rispondi a ciò che si chiede a più giocatori.
join-waives-no-more = Ti sarà chiesto di nuovo.
join-resign-sure = Vuoi abbandonare? Un bot giocherà per te fino alla fine (sì o no).
join-say-what = Dire che cosa? Per esempio: { $word } salute!
join-onlooker-name = Come vuoi farti chiamare?
join-no-claims = In { $game } non c'è niente da affermare.
join-claim-unknown = Niente di ciò che si può affermare qui corrisponde a «{ $text }»; scegli:
join-never-mind = Meglio di no
join-why-what = { $count ->
    [0] Perché no che cosa? Scrivi «{ $word }» e qualche parola, o la notazione, di ciò che vorresti fare.
   *[other] { $count } azioni corrispondono a «{ $text }»: aggiungi altre parole dopo «{ $word }».
}
join-link = Per il tuo secondo dispositivo, una volta sola ed entro dieci minuti; non darlo a nessuno, perché chi lo apre ha il tuo posto: { $address }
join-alone = Nessuno tranne te, qui, ha più il tuo posto.
join-lost = Il collegamento con { $server } è caduto; si continua a provare. Il tuo posto resta tuo.
join-mended = Il collegamento è tornato.
join-left = Il tuo posto resta tuo. Per tornare:
join-got-up = Hai lasciato il tavolo.

time-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
time-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
time-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

# La fine.
join-claims = Che cosa è stato affermato, e che cosa era vero:
join-claim-true = { $seat }: «{ $claim }» Era vero.
join-claim-false = { $seat }: «{ $claim }» Non era vero.
join-claim-open = { $seat }: «{ $claim }» Nessuno poteva saperlo.
join-over = La partita è finita. Puoi ancora parlare («{ $say }»), giocare di nuovo («{ $rematch }»), dare un'occhiata («{ $help }») o uscire («{ $leave }»).
join-rematch = Gli altri giocano di nuovo: scrivi «{ $word }» per unirti.

# Parole da scrivere. La prima si mostra; anche le altre (separate da virgole) si capiscono.
word-who = chi
    .also = giocatori
word-say = di'
    .also = di, dico, parla
word-claim = afferma
    .also = affermo, dichiara
word-waive = passo
    .also = questo giro no
word-come-back = torna
    .also = torno, rientra
word-resign = abbandona
    .also = abbandono, mi arrendo
word-stop = chiudi
    .also = chiudi la partita
word-luck = sorte
    .also = fortuna, impronta
word-record = salva
    .also = registra
word-replay = rivedi
    .also = rivedere
word-rematch = rivincita
    .also = ancora
word-link = link
    .also = secondo dispositivo
word-alone = solo io
    .also = solo qui
word-bot = bot
    .also = aggiungi bot
word-free = libera
    .also = alzati
word-begin = comincia
    .also = inizia
word-leave = esci
    .also = ciao

# Che cosa fa ogni comando, nell'aiuto.
does-who = chi siede dove e chi è al tavolo
does-say = dici qualcosa a tutti
does-claim = affermi qualcosa su ciò che è nascosto, vero o no; da solo, il comando chiede una cosa dopo l'altra
does-waive = questo giro no: fino al tuo prossimo turno non ti si chiede insieme ad altri; di nuovo, e ti si chiede
does-come-back = torni a giocare dopo che ha dovuto farlo un bot
does-resign = lasci la partita a un bot, fino alla fine
does-stop = dici che vorresti chiudere la partita senza vincitore, o lo ritiri; finisce quando tutti lo vogliono
does-luck = che cosa vincola la sorte, e la tua parola
does-record = salva la registrazione della partita, quando è finita; puoi aggiungere il nome di un file
does-replay = rivede la partita passo per passo, quando è finita; con il numero di un posto la vedi con i suoi occhi
does-rematch = un'altra partita con gli stessi giocatori; comincia un altro
does-link = un indirizzo con cui un altro tuo dispositivo prende anche questo posto
does-alone = nessun altro dispositivo conserva il tuo posto
does-bot = fa sedere un bot a un posto libero; puoi aggiungere quale bot e il numero del posto
does-free = lasci il tuo posto; con un numero, se ospiti, liberi quel posto
does-begin = comincia la partita, quando tutti i posti sono occupati
does-leave = esci; il tuo posto resta tuo
join-undone = La tua ultima decisione è stata annullata.
