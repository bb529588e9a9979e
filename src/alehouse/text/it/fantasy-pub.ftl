# Fantasy Pub: quello che dicono le due edizioni.

game-fantasy-pub-2022 = Fantasy Pub (2022)
game-fantasy-pub-2003 = Fantasy Pub (2003)
option-fantasy-pub-2022-events = Giocare con le carte evento
option-fantasy-pub-2022-clan-1 = Clan del giocatore 1 (any: uno di quelli rimasti)
option-fantasy-pub-2022-clan-2 = Clan del giocatore 2 (any: uno di quelli rimasti)
option-fantasy-pub-2022-clan-3 = Clan del giocatore 3 (any: uno di quelli rimasti)
option-fantasy-pub-2022-clan-4 = Clan del giocatore 4 (any: uno di quelli rimasti)
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
fp22-clan-northmen = Nordici
fp22-clan-corsairs = Corsari
fp22-clan-savages = Selvaggi
fp22-clan-thieves = Ladri
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
thing-fp22-door = la porta
thing-fp03-bar = il banco
thing-pub-table = il tavolo { $space }
thing-pub-deck = il mazzo di { $owner }
thing-pub-pool = la riserva
thing-pub-outside = fuori
thing-pub-both-dice = la somma dei due dadi
thing-fp22-barkeeper = l'oste
thing-fp22-plus-minus = la carta +1/-1 di { $owner }
thing-fp22-plain-beer = una birra normale
thing-fp22-triple-beer = una birra tripla

## Parole

word-pub-enter = Entra
word-pub-move = Muovi
word-pub-back = Muovi in senso antiorario
word-pub-exit = Esci
word-pub-done = Fermati qui
word-pub-again = Tira di nuovo
word-pub-call = Chiama l'oste
word-pub-play = Gioca una carta
word-pub-plus = Uno in più
word-pub-minus = Uno in meno
word-pub-return = Rimetti nella scatola
word-pub-onwards = In senso orario
word-pub-leave = Esci subito
word-pub-stay = Resta alla porta

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
pub-again = Se con il tuo tiro non si può fare proprio niente, tira di nuovo i due dadi.
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
pub-toast = Quando un personaggio arriva a un tavolo dove c'è solo gente della sua famiglia, si fa un brindisi: tutti a quel tavolo, compreso il nuovo arrivato, a chiunque appartengano, girano una delle proprie monete e la trasformano in birra.
pub-exit-condition = Per uscire, un personaggio deve avere almeno tante birre quante monete. Può uscire anche chi non ha né le une né le altre.
    .refusal = Così non può uscire { $who }: ha più monete ({ $coins }) che birre ({ $beers }).

## Che cosa succede

event-pub-first = Comincia { $seat }.
event-pub-roll = { $seat } tira i dadi: { $low } e { $high }.
event-pub-again = Con questo tiro non si può fare niente: { $seat } tira di nuovo.
event-pub-pass = Nessun tiro può servire: { $seat } passa il turno.
event-pub-enter = Entra { $who } { $coins ->
    [0] senza monete
    [one] con una moneta
   *[other] con { $coins } monete
}.
event-pub-move = Si muove { $who }: va { $to }.
event-pub-pick-up = C'è una moneta in giro, e { $who } se la mette in tasca.
event-pub-drop = Una moneta resta { $at }: l'ha lasciata cadere { $who }.
event-pub-toast = Brindisi { $at }!
event-pub-invitations = Giro di offerte { $at }: i piccoli offrono ai grossi.
event-pub-drink = Paga e beve { $who }: ora ha { $beers ->
    [one] una birra
   *[other] { $beers } birre
} e { $coins ->
    [0] nessuna moneta
    [one] una moneta
   *[other] { $coins } monete
}.
event-pub-treat = Paga { $payer } e beve { $who }, che ora ha { $beers ->
    [one] una birra
   *[other] { $beers } birre
}; { $coins ->
    [0] a chi paga non resta nessuna moneta.
    [one] a chi paga resta una moneta.
   *[other] a chi paga restano { $coins } monete.
}
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
    .you = Che cosa fai con il tuo tiro ({ $dice })?
prompt-pub-barkeeper = Un dado decide dove comincia l'oste.
prompt-pub-place = { $seat } porta il suo primo personaggio.
    .you = Dove porti il tuo primo personaggio?
prompt-pub-sit-down = Un dado decide dove si siede { $who }.
prompt-pub-deal = { $seat } riceve le carte evento (ancora { $left }).
prompt-pub-return = { $seat }, quale carta evento torna nella scatola?
    .you = Quale carta evento torna nella scatola?
prompt-pub-drink = Si gira una moneta: beve { $who }.
prompt-pub-invite = Si gira una moneta: paga { $payer } e beve { $who }.
prompt-pub-enters = { $seat } pesca un personaggio.
prompt-pub-newcomer = { $seat } pesca un personaggio per il tavolo { $table }.
prompt-pub-turn-up = { $seat } scopre il prossimo personaggio.
prompt-pub-serve = { $seat }, chi beve al tavolo { $table }?
    .you = Chi beve al tavolo { $table }?
prompt-pub-card-character = { $seat }, «{ $card }»: quale personaggio?
    .you = «{ $card }»: quale personaggio?
prompt-pub-card-other = { $seat }, «{ $card }»: { $who }, e chi altro?
    .you = «{ $card }»: { $who }, e chi altro?
prompt-pub-card-table = { $seat }, «{ $card }»: quale tavolo?
    .you = «{ $card }»: quale tavolo?
prompt-pub-card-beer = { $seat }, «{ $card }»: quale birra perde { $who }?
    .you = «{ $card }»: quale birra perde { $who }?
prompt-pub-card-way = { $seat }, in che senso va { $who }?
    .you = In che senso va { $who }?
prompt-pub-card-value = { $seat }, che cosa deve segnare l'altro dado?
    .you = Che cosa deve segnare l'altro dado?
prompt-pub-leave = { $seat }, esce subito { $who }?
    .you = Esce subito { $who }?
prompt-pub-card-reroll = { $seat } tira di nuovo il dado della carta.

## Scelte

action-pub-enter = Entra con { $die }: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
action-pub-move = Muovi con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , facendo un giro intero
   *[other] , facendo { $laps } giri interi
}
action-pub-move-onwards = Muovi in senso orario con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , facendo un giro intero
   *[other] , facendo { $laps } giri interi
}
action-pub-move-absent = Muovi con { $die }: { $who }
action-pub-move-back = Muovi in senso antiorario con { $die }: { $who }, { $from } { $to }{ $laps ->
    [0] {""}
    [1] , facendo un giro intero
   *[other] , facendo { $laps } giri interi
}
action-pub-exit = Esci con { $die }: { $who }
action-pub-done = Fermati qui
action-pub-again = Tira di nuovo i due dadi
## Che cosa ne viene

brings-pub-enters = entra { $who }
brings-pub-drops = lascia cadere una moneta
brings-pub-picks-up = raccoglie una moneta
brings-pub-home = a casa { $beers ->
    [0] senza birre
    [one] con una birra
   *[other] con { $beers } birre
}
brings-fp22-may-leave = { $beers ->
    [0] può uscire subito, senza birre
    [one] può uscire subito, con una birra
   *[other] può uscire subito, con { $beers } birre
}
brings-pub-thrown-out = senza monete viene buttato fuori { $who }
brings-pub-dry = lì non beve nessuno
brings-pub-alone = nessuno con cui bere
brings-pub-toast = brindisi in { $count }
brings-pub-round = giro di offerte in { $count }
brings-pub-treats = paga { $payer } e beve { $who }
brings-pub-sent-away = finisce fuori { $who }
brings-fp22-nobody = lì non c'è nessuno
brings-fp22-you-choose = scegli tu chi beve
brings-fp22-drinks = beve { $who }
brings-fp22-coins = { $coins ->
    [0] non riceve monete
    [one] riceve una moneta
   *[other] riceve { $coins } monete
}
brings-fp22-closing = arriva l'ora di chiusura
brings-fp03-won = birre sufficienti per vincere

## Scatole con cui non si può giocare

trouble-pub-tokens = con { $players } giocatori servono { $needed } segnalini, o prima della fine nessuno potrebbe più entrare e bere; ce ne sono { $tokens }.
trouble-fp22-triples = { $triples } birre triple non possono nascondersi fra { $tokens } segnalini.
trouble-fp22-cards = si distribuirebbero { $needed } carte evento, e ce ne sono { $cards }.

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
picture-fp22-legend = m: monete, b: birre, t: quelle triple fra le birre
picture-fp03-legend = m: monete, b: birre
picture-pub-pool = Riserva: { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
picture-pub-dice = Dadi: { $dice }.
