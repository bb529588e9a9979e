# La sorte nella pagina: la propria parola, e la prova quando la partita è finita.

page-luck = La sorte
page-luck-how = L'impronta è stata fissata prima che qualcuno dicesse una parola. Questo browser l'ha annotata con la tua parola; a partita finita estrae tutto di nuovo e dice se qualcuno può aver scelto la sorte.
page-luck-fingerprint = Impronta
page-luck-own-word = La tua parola
page-luck-no-word = nessuna
page-luck-rolls = Che cosa è uscito, sotto gli occhi di tutti
page-luck-actual = uscito
page-luck-expected = atteso
page-words-collected = Si mescolano parole nella sorte …

# Una parola propria
page-word = La tua parola per la sorte
page-word-hint = Quello che scrivi qui si mescola in ogni tiro e in ogni pesca, così nessuno può averli scelti. Se lo lasci vuoto, la parola la inventa la pagina.
page-word-made-up = inventata da questa pagina
page-word-give = Mescolala
page-word-make-up = Inventane una tu
page-word-odd = Una parola ha al massimo { $longest } lettere, cifre e segni.
page-set-own-word = Chiedimi una parola mia per la sorte

# È stata onesta?
page-proof = La sorte è stata onesta?
page-proof-drawing = Estraggo tutto di nuovo …
page-proof-proven = Dimostrato a te: nessuno ha potuto scegliere la sorte di questa partita. Né la casa, né un altro giocatore, né insieme.
page-proof-consistent = Tutto torna, ma da solo non ti dimostra niente. Qui sotto si dice che cosa manca.
page-proof-false = No: qualcosa non torna.
page-proof-none = Nessuno ha promesso per questa partita una sorte dimostrabile.
page-proof-fingerprint = L'impronta è quella che questo browser ha annotato prima di dire la tua parola.
page-proof-fingerprint-false = L'impronta NON è quella che questo browser ha annotato prima di dire la tua parola.
page-proof-not-noted = Questo browser non ha annotato nessuna impronta prima che si dicessero le parole.
page-proof-chain = Ogni segreto era vincolato dall'impronta fin dall'inizio.
page-proof-chain-false = Un segreto NON è quello vincolato dall'impronta.
page-proof-promises = Tutte le parole sono quelle promesse.
page-proof-promises-false = Una parola NON è quella promessa.
page-proof-silent = { $who } ha promesso una parola e se l'è tenuta.
page-proof-own-word = La tua parola è stata mescolata, e nessuno poteva saperla prima.
page-proof-own-word-false = La tua parola NON c'è.
page-proof-no-word = In questo browser non è annotata nessuna tua parola: a te non dimostra niente.
page-proof-agreed = Giocatori, opzioni e scatola sono quelli che questo browser ha annotato prima di dire la tua parola.
page-proof-agreed-false = Giocatori, opzioni o scatola NON sono quelli che questo browser ha annotato prima di dire la tua parola.
page-proof-seal = Gli altri avevano promesso le loro parole prima che si dicesse la tua: il sigillo è quello annotato da questo browser.
page-proof-seal-false = Il sigillo di tutte le promesse NON è quello che questo browser ha annotato prima di dire la tua parola.
page-proof-no-seal = Anche altri hanno dato parole, e questo browser non ha annotato nessun sigillo: niente mostra che fossero promesse prima che si dicesse la tua.
page-proof-stretch-false = La sorte del passo { $step } NON comincia dove dovrebbe.
page-proof-uncovered = Il passo { $step } è uscito prima che la sorte fosse vincolata; non si può dimostrare.
page-proof-draws = { $count ->
    [0] Non si è tirato né pescato niente.
    [one] L'unica estrazione segue dal segreto e dalle parole: è stata rifatta qui.
   *[other] Tutte le { $count } estrazioni seguono dai segreti e dalle parole: sono state rifatte qui, una per una.
}
page-proof-draws-false = Il passo { $step } NON è ciò che ha portato la sorte: dovrebbe essere «{ $fits }», non «{ $recorded }».
page-proof-rest = Tutto questo è stato calcolato nel tuo browser. Dalla casa ha preso la pagina stessa, che cosa poteva uscire ogni volta e con quale probabilità. Che le regole dicano così, che non manchi nessuna estrazione e che nessuno abbia violato una regola lo dimostra, con il registro:
