# Quello che vale a ogni tavolo, a qualunque gioco si giochi: l'ultimo capitolo di ogni regolamento.

chapter-common = Buone maniere al tavolo
common-now = Quello che è in ballo si decide per primo, e lo decide solo il giocatore a cui tocca.
    .refusal = Adesso si decide un'altra cosa. { $prompt }
common-chance = I dadi e le pescate non li sceglie nessuno: finché sono per strada, nessuno può agire.
    .refusal = Prima devono fermarsi i dadi o uscire le carte.
common-outcome = La sorte può portare solo quello che può ancora uscire.
    .refusal = Questo adesso non può uscire.
common-over = Quando la partita è finita, non si gioca più niente.
    .refusal = La partita è finita.
common-foreign = Si gioca solo a questo gioco: quello che è di un altro, o che qualcuno si è inventato, qui non è una mossa.
    .refusal = Questo non fa parte del gioco.

action-outcome = Sorte: { $outcome }
