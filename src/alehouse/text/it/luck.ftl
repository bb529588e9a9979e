# La sorte onesta: ciò che la vincola, le parole che vi si mescolano e che cosa dimostra una registrazione, e a chi (docs/fair-luck.md).

# Al terminale.
play-resumed = La partita continua.
luck-offer = Premi Invio per { $begun ->
    [yes] continuare
   *[no] cominciare
}. (Per controllare dopo che nessuno ha scelto la sorte, scrivi prima «{ $word }».)
luck-offer-again = Premi Invio per { $begun ->
    [yes] continuare
   *[no] cominciare
}, o scrivi «{ $word }» o «{ $quit }».
luck-bound = La sorte di questa partita è vincolata da questa impronta: { $fingerprint }
    Chi la annota adesso e mescola una parola potrà controllare poi che nessuno abbia scelto la sorte.
luck-word = { $seat }, scrivi una parola che nessuno possa indovinare, da mescolare alla sorte, e ricordala; o premi Invio per non darne.
luck-word-hidden = (Mentre scrivi non si vede nulla.)
luck-word-none = { $seat } non mescola nessuna parola.
luck-words-again = Questo tratto di sorte era già cominciato; valgono ancora le parole di allora.
luck-seal = Le parole sono promesse. Il loro sigillo, da annotare prima che vengano dette: { $seal }
luck-word-told = { $seat } dice la parola «{ $word }».
luck-old-copy = Questa partita è andata avanti dopo essere stata salvata qui, e la sorte che verrebbe ora è già stata svelata; continua con la copia più recente.
luck-not-kept = I segreti della sorte di questa partita non si sono potuti conservare ({ $reason }), quindi non si potrà continuarla più tardi.

# Che cosa dice una registrazione.
luck-fingerprint = L'impronta della sorte: { $fingerprint }
luck-stretch = Tratto { $stretch }, dal passo { $step }: { $count ->
    [0] non è stata mescolata nessuna parola.
    [one] è stata mescolata la parola { $words }.
   *[other] sono state mescolate le parole { $words }.
}
luck-word-of = «{ $word }» ({ $seat })
luck-stretch-seal = Sigillo: { $seal }
luck-stretch-secret = Segreto: { $secret }
luck-rolls = Che cosa è uscito e, tra parentesi, che cosa ci si poteva aspettare: { $rolls }.
luck-roll = { $thing } { $actual } ({ $whole },{ $tenths })

# Controllare.
command-verify = Controlla che una partita registrata rispetti le regole e se la sua sorte è quella vincolata.
    .usage = alehouse verify FILE [opzioni]
    .more = Con l'impronta e le parole che hai annotato giocando può dimostrarti la sorte; senza, può solo vedere se tutto torna. Codice d'uscita: 0 dimostrato, 3 tutto torna, 1 falso, 2 non capito.
argument-fingerprint = l'impronta che hai annotato prima di dire una parola
    .name = HEX
argument-word = una tua parola; se sono più d'una, nell'ordine dei tratti
    .name = PAROLA
argument-seal = un sigillo che hai annotato prima di dire la tua parola; si può dare più volte
    .name = HEX
error-argument-hex = «{ $argument }» è un numero di 64 cifre esadecimali, non «{ $value }».
proof-good = La registrazione rispetta le regole di { $game }, versione { $version }, in tutti i { $steps } passi.
proof-proven = Dimostrato a te, se hai annotato l'impronta prima di dire le tue parole e nessuno poteva indovinarle: ogni tiro e ogni pescata sono quelli vincolati, e nessuno poteva sceglierli.
proof-consistent = Coerente: ogni tiro e ogni pescata tornano con ciò che racconta la registrazione. Ma un file da solo non può mostrare che cosa è stato annunciato e quando; è dimostrato solo a chi ha annotato l'impronta e detto una parola in ogni tratto (--fingerprint, --word).
proof-false = Falso: questa registrazione non racconta ciò che è stato giocato e vincolato.
verify-enough = C'è dell'altro che non torna.
verify-luck-none = Nessuno ha promesso per questa partita una sorte che si possa dimostrare.
verify-luck-missing = Il passo { $step }, e forse altri, è uscito prima che fosse vincolata una sorte; questo non si può dimostrare.
verify-luck-fingerprint-odd = «{ $recorded }» non è un'impronta: dovrebbero essere 64 cifre esadecimali.
verify-luck-order = Il tratto { $stretch } dovrebbe cominciare tra i passi { $low } e { $high }, non al { $recorded }.
verify-luck-empty = Il tratto { $stretch } non comincia con un tiro o una pescata.
verify-luck-secret-kept = Il segreto del tratto { $stretch } non è stato svelato, quindi i suoi tiri e le sue pescate non si possono controllare.
verify-luck-secret-odd = Il segreto del tratto { $stretch } non è valido: dovrebbero essere 64 cifre esadecimali.
verify-luck-chain = Il segreto del tratto { $stretch } non è il prossimo che l'impronta vincola.
verify-luck-word-seat = Nel tratto { $stretch } c'è una parola del posto { $seat }, che non esiste o ne ha già detta una.
verify-luck-promise = Nel tratto { $stretch } la parola di { $seat } non è quella promessa.
verify-luck-word-old = Nel tratto { $stretch } la parola «{ $word }» di { $seat } non è nuova.
verify-luck-silent = Nel tratto { $stretch } { $seat } ha promesso una parola e non l'ha detta.
verify-outcome = Il passo { $step } non è ciò che ha portato la sorte: dovrebbe essere «{ $fits }», non «{ $recorded }».
verify-outcome-more = { $count ->
    [one] Un altro tiro o un'altra pescata del tratto { $stretch } non torna.
   *[other] Altri { $count } tra tiri e pescate del tratto { $stretch } non tornano.
}
verify-noted-fingerprint = L'impronta non è quella che hai annotato: è { $recorded }, non { $noted }.
verify-noted-word = La parola «{ $word }» che hai annotato non c'è, o non in quest'ordine.
verify-noted-seal = Il sigillo { $seal } che hai annotato non c'è: le parole non sono quelle promesse allora.
verify-noted-no-fingerprint = Senza un'impronta annotata nulla mostra che la sorte fosse vincolata prima che le parole venissero dette.
verify-noted-no-word = Il tratto { $stretch } non contiene nessuna parola che hai annotato, quindi nulla mostra che la sua sorte non sia stata scelta.
verify-noted-no-seal = Nel tratto { $stretch } anche altri hanno dato parole; senza il suo sigillo annotato nulla mostra che fossero promesse prima che tu dicessi la tua.

# Che cosa rifiuta il tavolo.
table-words-first =
    .refusal = Prima si raccolgono le parole per la sorte.
table-word-not-now = Adesso non si raccolgono parole per la sorte.
table-word-onlooker = Chi guarda soltanto non mescola parole alla sorte.
table-word-late = È tardi per promettere una parola: la prima è già stata detta.
table-word-promised = { $seat } ha già promesso una parola.
table-promise-odd = Una promessa è un numero di 64 cifre esadecimali.
table-word-unpromised = { $seat } non ha promesso nessuna parola, o l'ha già detta.
table-word-odd = Una parola per la sorte ha da 1 a { $longest } lettere che si possano mostrare.
table-salt-odd = Ciò che nasconde una parola promessa è un numero di { $digits } cifre esadecimali.
table-word-old = «{ $word }» è già stata mescolata; scegli una parola nuova.
table-word-other = Non è la parola che ha promesso { $seat }.
table-word-awaited = { $seat } ha promesso una parola e non l'ha ancora detta.
table-luck-spent = Questo tavolo ha esaurito la sua sorte dopo { $stretches } tratti; la partita non può continuare.
table-luck-elsewhere = I segreti della sorte di questa partita (impronta { $fingerprint }) sono conservati dove è cominciata; si può continuare solo lì.
