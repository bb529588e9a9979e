# Quello che vale a ogni tavolo, a qualunque gioco si giochi: l'ultimo capitolo di ogni regolamento.

chapter-common = Buone maniere al tavolo
common-now = Quello che è in sospeso si decide prima di tutto, e lo decide solo il giocatore a cui spetta.
    .refusal = Prima c'è da decidere un'altra cosa. { $prompt }
common-chance = Quello che dipende dal caso non lo sceglie nessuno, e finché il caso non ha deciso nessuno può agire.
    .refusal = Prima deve decidere il caso.
common-outcome = Per caso può uscire solo ciò che è ancora possibile.
    .refusal = Questo adesso non può uscire.
common-over = Una volta finita la partita, non si gioca più.
    .refusal = La partita è finita.
common-foreign = Si gioca solo a questo gioco: quello che è di un altro, o che qualcuno si è inventato, qui non è una mossa.
    .refusal = Questo non fa parte del gioco.

action-outcome = Caso: { $outcome }
