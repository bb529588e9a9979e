# Fantasy Pub, edizione del 2003.

## Regole

fp03-chapter-goal = Di che cosa si tratta
fp03-goal = Un gioco da due a cinque giocatori. La tua gente entra, va di tavolo in tavolo, beve e torna a casa. Le birre che si porta a casa sono tue. Vinci se ne raccogli abbastanza prima degli altri.
fp03-chapter-pub = Il pub
fp03-ring = Cinque tavoli, numerati in senso orario, e il banco, fra il tavolo 5 e il tavolo 1, formano un anello di sei caselle. { $table_coins ->
    [0] All'inizio non ci sono monete da nessuna parte.
    [one] All'inizio su ogni tavolo c'è una moneta, al banco nessuna.
   *[other] All'inizio su ogni tavolo ci sono { $table_coins } monete, al banco nessuna.
} Ci sono { $tokens } segnalini, con una moneta da un lato e una birra dall'altro; quelli non in uso sono la riserva. Una moneta girata è una birra bevuta: i segnalini di un personaggio sono le monete che può spendere e le birre che si è già bevuto.
fp03-clans = Ogni giocatore ha sette personaggi di un colore: due mezzuomini, due nani, due guerrieri e un orco.
fp03-pile = I tuoi personaggi che non sono nel pub formano una pila, mescolata e a faccia in su: tutti vedono quello in cima, e nessuno conosce l'ordine degli altri, tranne quello di chi va in fondo durante la partita.
fp03-setup-first = Il primo giocatore si sorteggia. I turni vanno in senso orario.
fp03-setup-bar = Ognuno comincia con il primo personaggio della sua pila al banco; monete della riserva: { $purse }.
fp03-turn = Tira i due dadi e fai una o due azioni con i tuoi personaggi: entrare, muovere o uscire, con un dado per ciascuna. La stessa azione si può fare due volte, anche con lo stesso personaggio.
fp03-pass = Se nessun tiro potrebbe servirti, passi il turno.
fp03-enter = Il primo personaggio della tua pila arriva al banco, con tante monete della riserva quante ne segna il dado.
fp03-enter-sum = Per entrare, i due dadi si possono sommare solo se insieme fanno { $entry_coins } o meno.
    .refusal = I due dadi insieme fanno { $sum }, e nessuno entra con più di { $entry_coins }.
fp03-enter-pile = Quando la tua pila è vuota, non c'è più nessuno che possa entrare.
    .refusal = La tua pila è vuota.
fp03-enter-supply = Se nella riserva non ci sono abbastanza monete, prendi quelle che ci sono; se non ce n'è nessuna, non si può entrare.
    .refusal = Nella riserva non resta nessuna moneta.
fp03-bar-one = Al banco può stare un solo personaggio per colore. Finché ce n'è uno dei tuoi, nessun altro dei tuoi può entrare o fermarsi lì. Per il resto, al banco va bene qualunque compagnia.
    .refusal = Al banco c'è già uno dei tuoi.
fp03-move-sum = Puoi usare la somma dei due dadi per un unico movimento; le birre si sottraggono una volta sola. Allora non c'è una seconda azione.
fp03-bar-dry = Al banco non beve nessuno.
fp03-offers = Quando un personaggio arriva a un tavolo con gente di altre famiglie, comincia un giro di offerte. Dal più forte in giù — orco, guerriero, nano, mezzuomo — a ognuno offre da bere quello subito più debole fra i presenti, che gli dà una delle sue monete girata in birra. Con un orco, un nano e un mezzuomo, il nano offre all'orco e il mezzuomo offre al nano. Così tutti tranne il più debole bevono una birra, e tutti tranne il più forte ne pagano una.
fp03-exit = Con un dado di qualunque valore, uno dei tuoi personaggi che sta al banco torna a casa.
    .refusal = Non è al banco { $who }.
fp03-exit-keeps = Le birre del personaggio che torna a casa le raccogli tu. Le sue monete tornano nella riserva, e lui va in fondo alla tua pila: può tornare.
fp03-chapter-bouncer = Il buttafuori
fp03-eighth-beer = Chi arriva a { $last_beer } birre viene buttato fuori all'istante.
fp03-no-coin = Chi deve bere in un brindisi e non ha monete viene buttato fuori; gli altri bevono lo stesso.
fp03-no-coin-round = Chi deve offrire da bere in un giro e non ha monete viene buttato fuori, e al suo posto paga quello subito più debole, se c'è.
fp03-thrown-out = Chi viene buttato fuori perde tutte le birre: tutti i suoi segnalini tornano nella riserva come monete, e il personaggio va in fondo alla sua pila.
fp03-halfling = Un mezzuomo che arriva dove ci sono monete, anche quando entra, deve raccoglierne una prima che qualcuno beva.
fp03-dwarf = Un nano può scegliere a ogni movimento se andare in senso orario o antiorario.
fp03-warrior = Un guerriero non sa fare niente di speciale.
fp03-ogre = Un orco che si muove lascia una delle sue monete sulla casella da cui parte. Se non ne ha, può mettersi in cammino lo stesso verso una casella dove potrebbe fermarsi, ma viene buttato fuori all'istante e non arriva mai.
fp03-chapter-winner = Chi vince
fp03-winner = La partita finisce appena qualcuno ha raccolto abbastanza birre: { $beers_2 } se si gioca in due, { $beers_3 } in tre, { $beers_4 } in quattro, { $beers_5 } in cinque, se al tavolo non ci si è accordati su un altro numero. Quel giocatore ha vinto; gli altri si classificano in base alle loro birre.

## Che cosa succede

event-fp03-top = Ora in cima alla pila c'è { $who }.
event-fp03-exit = Torna a casa { $who } { $beers ->
    [0] senza nemmeno una birra
    [one] con una birra
   *[other] con { $beers } birre
}.
event-fp03-won = { $seat } ha raccolto abbastanza birre!

## Il disegno

picture-fp03-space = { $space ->
    [0] Banco
   *[other] Tavolo { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }m
}
picture-fp03-player = { $who }: { $beers ->
    [one] una birra raccolta
   *[other] { $beers } birre raccolte
}, { $pile } nella pila{ $top ->
    [none] {""}
    [halfling] {" "}(in cima un mezzuomo)
    [dwarf] {" "}(in cima un nano)
    [warrior] {" "}(in cima un guerriero)
   *[ogre] {" "}(in cima un orco)
}
picture-fp03-target = Birre per vincere: { $target }.

## I punti

score-fp03-beers = Birre raccolte
why-fp03-target = Qualcuno ha raccolto abbastanza birre ({ $target } o più).
