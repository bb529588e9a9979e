# Che cosa rifiuta il tavolo, e perché.

table-turn =
    .refusal = È il turno di { $seat }.
table-undo-nothing = Non c'è nessuna decisione da annullare.
table-undo-draw = Non si può più annullare: nel frattempo si è tirato o pescato qualcosa.
table-undo-reveal = Non si può più annullare: nel frattempo si è scoperto un segreto.
table-undo-over = Non si può più annullare: la partita è finita.
table-undo-other = L'ultima decisione è stata di { $seat }; solo { $seat } può annullarla.
table-seat = Il posto { $seat } non c'è; i posti vanno da 1 a { $players }.
table-names = Nomi: { $names }; giocatori: { $players }; dai un nome a tutti o a nessuno.
table-name-odd = «{ $name }» non può essere un nome: usa al massimo { $longest } lettere che si possano mostrare.
table-resume-changed = Questa partita non può continuare, perché la sua registrazione è stata modificata: { $finding }

# Sedersi, andare e venire, parlare.
table-seat-taken = Il posto { $number } è occupato.
table-seat-open = Il posto { $number } è ancora libero: deve sedersi qualcuno, o un bot.
table-no-person = Al posto { $number } non c'è nessuno che possa farlo.
table-name-taken = Qui c'è già qualcuno che si chiama «{ $name }».
table-not-begun = La partita non è ancora cominciata.
table-begun = La partita è cominciata: nessuno si siede o si alza più.
table-over = La partita è finita.
table-clock-odd = Un orologio ha da 5 a 3600 secondi per decisione e fino a 7200 di riserva, oppure da 1 a 30 giorni.
table-decision-past = È già stato deciso.
table-undo-together = Non si può annullare: la domanda era per più persone insieme.
table-resigned = { $seat } ha abbandonato.
table-text-odd = Ciò che si dice ha da 1 a { $longest } lettere che si possano mostrare.
table-claim-nobody = «{ $claim }» parla di qualcuno che non è a questo tavolo.
table-word-early = Le parole si dicono quando tutti ne hanno promessa una o hanno detto che non ne daranno.
table-log-odd = Il registro di questo tavolo è danneggiato alla voce { $number }.
error-unknown-claim = «{ $text }» non è nulla che si possa affermare qui; la cosa più simile è «{ $near }».
table-not-over = La partita non è ancora finita.
table-rematch-there = La rivincita c’è già.

# Si dice prima di una decisione che non si può annullare.
table-final-draw = Poi si tira o si pesca qualcosa: non si potrà più annullare.
table-final-reveal = Questo scopre un segreto: non si potrà più annullare.
table-final-over = Così la partita può finire: non si potrà più annullare.
table-final-other = Poi decide { $seat }, e allora non si può più annullare.
table-final-together = La domanda è per più persone insieme: la tua risposta resta.
table-to-look-at = Qui non c'è niente da scegliere: { $thing }. { $prompt }
table-not-now = Non ora: { $thing }. { $prompt }
table-of-another = Quello è di { $seat }. { $prompt }
