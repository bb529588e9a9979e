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
