# Fantasy Pub: quello che dicono le due edizioni.

game-fantasy-pub-2022 = Fantasy Pub (2022)
game-fantasy-pub-2003 = Fantasy Pub (2003)
option-fantasy-pub-2022-events = Giocare con le carte evento
option-fantasy-pub-2003-beers = Birre da raccogliere (0: quante ne dice il regolamento per quel numero di giocatori)

## Nomi. Stanno in mezzo alla frase, mai dopo «a», «da», «di»: lì l'articolo si fonderebbe.

fp22-who = { $family ->
    [goblin] il goblin { $copy }
    [dwarf] il nano { $copy }
    [elf] l'elfo oscuro { $copy }
   *[troll] il troll
} di { $owner }
fp03-who = { $family ->
    [halfling] il mezzuomo { $copy }
    [dwarf] il nano { $copy }
    [warrior] il guerriero { $copy }
   *[ogre] l'orco
} di { $owner }
fp22-at = { $space ->
    [0] alla porta
   *[other] al tavolo { $space }
}
fp22-to = { $space ->
    [0] alla porta
   *[other] al tavolo { $space }
}
fp22-from = { $space ->
    [0] dalla porta
   *[other] dal tavolo { $space }
}
fp03-at = { $space ->
    [0] al banco
   *[other] al tavolo { $space }
}
fp03-to = { $space ->
    [0] al banco
   *[other] al tavolo { $space }
}
fp03-from = { $space ->
    [0] dal banco
   *[other] dal tavolo { $space }
}
pub-die = { $die ->
    [1] l'1
   *[other] il { $die }
}
pub-both-dice = i due dadi ({ $sum })

## Regole delle due edizioni

pub-chapter-setup = Preparare la partita
pub-chapter-turn = Il tuo turno
pub-chapter-enter = Entrare nel pub
pub-chapter-move = Muovere un personaggio
pub-chapter-drink = Chi beve
pub-chapter-exit = Uscire dal pub
pub-chapter-families = Le famiglie

pub-at-least-one = Devi fare almeno un'azione; la seconda la decidi tu. Appena non si può fare più niente, il tuo turno finisce da solo.
    .refusal = Prima di fermarti devi fare almeno un'azione.
pub-dice = Ogni dado serve per una sola azione nel turno. Per entrare o per muovere si possono anche sommare i due dadi in un'unica azione, purché tu non ne abbia ancora usato nessuno.
    .refusal = I tuoi dadi segnano { $dice }: quel tiro non ce l'hai.
pub-again = Se con il tuo tiro non si può fare proprio niente, tira di nuovo i due dadi. Se nessun tiro potrebbe servirti, passi il turno.
    .refusal = Con questo tiro qualcosa puoi fare.
pub-inside = Si agisce con i personaggi che sono nel pub: gli altri non hanno segnalini, né un posto da cui muoversi.
    .refusal = Quel personaggio non è nel pub.
pub-distance = Un personaggio si muove di tante caselle quante ne segna il dado, meno una per ogni birra che ha addosso. Se del tiro non resta niente, non può muoversi.
    .refusal = Con { $beers ->
        [one] una birra
       *[other] { $beers } birre
    } in corpo, { $who } con quel tiro non fa nemmeno un passo.
pub-whole-way = Le caselle formano un anello, e i personaggi lo percorrono in senso orario, facendo tutti i giri che vogliono. Ogni movimento si fa per intero, passando davanti a chi siede lungo la strada. Fare un giro completo e finire dove si era partiti vale come arrivare lì.
pub-seating = A un tavolo siede un personaggio solo, oppure più personaggi di un'unica famiglia, oppure più personaggi tutti di famiglie diverse. Un movimento che finirebbe altrimenti non è permesso. Di chi siano i personaggi, a un tavolo non importa.
    .refusal = La compagnia a quel tavolo non lo permette: o sono tutti della stessa famiglia, o tutti di famiglie diverse.
pub-alone = Da soli non si beve: chi arriva a un tavolo vuoto resta senza birra.
pub-toast = Quando un personaggio arriva a un tavolo dove c'è solo gente della sua famiglia, si fa un brindisi: tutti a quel tavolo, anche il nuovo arrivato e di chiunque siano, girano una delle proprie monete e la trasformano in birra.
pub-exit-condition = Per uscire, un personaggio deve avere almeno tante birre quante monete. Può uscire anche chi non ha né le une né le altre.
    .refusal = Così non può uscire { $who }: ha più monete ({ $coins }) che birre ({ $beers }).

## Che cosa succede

event-pub-first = Comincia { $seat }.
event-pub-roll = { $seat } tira i dadi: { $low } e { $high }.
event-pub-again = Con questo tiro non si può fare niente: { $who } tira di nuovo.
event-pub-pass = Nessun tiro può servire a { $who }: il turno passa.
event-pub-enter = Entra { $who } con { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
event-pub-move = Si muove { $who }: va { $to }.
event-pub-pick-up = C'è una moneta in giro, e { $who } se la mette in tasca.
event-pub-drop = Una moneta resta { $at }: l'ha persa { $who }.
event-pub-toast = Brindisi { $at }!
event-pub-invitations = Giro di offerte { $at }: i piccoli offrono ai grossi.
event-pub-drink = Salute! Beve { $who }, che ora ha { $beers ->
    [one] una birra
   *[other] { $beers } birre
}.
event-pub-banned = Fuori { $who }! { $beers ->
    [0] Almeno non si perde nessuna birra.
    [one] Si perde una birra.
   *[other] Si perdono { $beers } birre.
}

## Che cosa si decide

prompt-pub-over = La partita è finita.
prompt-pub-first = Si sorteggia chi comincia.
prompt-pub-roll = { $seat } tira i dadi.
prompt-pub-act = { $seat }, che cosa fai con il tuo tiro ({ $dice })?

## Scelte

action-pub-enter = Entra con { $die }: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
action-pub-move = Muovi con { $die }: { $who }, { $from } { $to } — { $then }
action-pub-move-absent = Muovi con { $die }: { $who }
action-pub-move-back = Muovi all'indietro con { $die }: { $who }, { $from } { $to } — { $then }
action-pub-exit = Esci con { $die }: { $who }, che ha { $beers ->
    [0] zero birre
    [one] una birra
   *[other] { $beers } birre
}
action-pub-done = Fermati qui
action-pub-again = Tira di nuovo i due dadi
pub-then-home = e a casa
pub-then-thrown-out = ma senza monete viene buttato fuori
pub-then-entry = lì non beve nessuno
pub-then-alone = da solo, non si beve
pub-then-toast = brindisi in { $count }
pub-then-round = giro di offerte in { $count }

## Il disegno

picture-pub-name = { $family ->
    [goblin] Goblin { $copy }
    [halfling] Mezzuomo { $copy }
    [dwarf] Nano { $copy }
    [elf] Elfo { $copy }
    [warrior] Guerriero { $copy }
    [ogre] Orco
   *[troll] Troll
} { $owner }
# Molto in breve: monete, birre e quante delle birre sono triple.
picture-pub-tokens = { $coins }m { $beers }b{ $triples ->
    [0] {""}
   *[other] {" "}{ $triples }t
}
picture-pub-legend = m: monete, b: birre, t: quelle triple fra le birre
picture-pub-pool = Riserva: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
picture-pub-dice = Dadi: { $dice }.
