# Fantasy Pub, edizione del 2022.

## Regole

fp22-chapter-goal = Di che cosa si tratta
fp22-goal = Un gioco da due a quattro giocatori. Il tuo clan è venuto al pub per bersi il bottino e andarsene sulle proprie gambe. Fai entrare i tuoi personaggi, portali di tavolo in tavolo, falli bere di tasca loro o a spese altrui, e portali fuori dalla porta prima che crollino: solo la birra che esce dal pub vale tutti i suoi punti.
fp22-chapter-pub = Il pub
fp22-ring = Sei tavoli formano un anello, numerati in senso orario; la porta sta fra il tavolo 6 e il tavolo 1. In tutto sono sette caselle. { $table_coins ->
    [0] All'inizio sui tavoli non ci sono monete.
    [one] All'inizio su ogni tavolo c'è una moneta.
   *[other] All'inizio su ogni tavolo ci sono { $table_coins } monete.
}
fp22-tokens = Ci sono { $tokens } segnalini, con una moneta da un lato e una birra dall'altro. Quelli che non stanno né su un personaggio né su una casella sono la riserva. Una moneta girata è una birra bevuta: i segnalini di un personaggio sono le monete che può spendere e le birre che si è già bevuto.
fp22-clans = In questo pub vengono quattro clan: Nordici, Corsari, Selvaggi e Ladri. Ogni giocatore ne sceglie uno. Ogni clan è di sette: due goblin, due nani, due elfi oscuri e un troll, mescolati a faccia in giù in un mazzo. I clan si distinguono solo per il nome e il colore. Ognuno ha inoltre una carta che mostra +1.
fp22-setup-barkeeper = Un dado decide a quale tavolo comincia l'oste.
fp22-setup-first = Il primo giocatore si sorteggia. I turni vanno in senso orario.
fp22-setup-place = A turno, ognuno pesca un personaggio e tira un dado per trovargli un tavolo, tante volte quante servono finché ne esce uno vuoto (l'oste non conta). Lì il personaggio si siede; monete della riserva: { $purse }.
fp22-setup-goblin = Un goblin raccoglie subito una moneta del suo primo tavolo, se c'è, e quindi comincia con una in più.
fp22-setup-events = Ognuno riceve in segreto { $dealt ->
    [one] una delle diciassette carte evento
   *[other] { $dealt } delle diciassette carte evento
} e ne rimette una nella scatola senza mostrarla. Al tavolo ci si può accordare di giocare senza eventi.
    .refusal = Non hai quella carta.
fp22-turn = Tira i due dadi. Con ciascuno puoi fare una di queste cinque cose: entrare con un nuovo personaggio, muovere uno dei tuoi, chiamare l'oste, uscire con uno dei tuoi o giocare un evento. Si può fare due volte la stessa cosa.
fp22-enter = Il primo personaggio del tuo mazzo arriva alla porta, con tante monete della riserva quante ne segna il dado.
fp22-enter-sum = Puoi entrare con la somma dei due dadi, ma nessuno porta mai più di { $entry_coins ->
    [one] una moneta
   *[other] { $entry_coins } monete
}.
fp22-enter-deck = Quando il tuo mazzo è vuoto, non c'è più nessuno che possa entrare.
    .refusal = Il tuo mazzo è vuoto.
fp22-enter-pool = Se nella riserva non ci sono abbastanza monete, prendi quelle che ci sono; se non ce n'è nessuna, non si può entrare.
    .refusal = Nella riserva non resta nessuna moneta.
fp22-door-one = Alla porta può stare un solo personaggio per clan. Finché ce n'è uno dei tuoi, nessun altro del tuo clan può entrare o fermarsi lì.
    .refusal = Alla porta c'è già uno del tuo clan.
fp22-move-sum = Puoi sommare i due dadi per un unico movimento più lungo; le birre si sottraggono una volta sola.
fp22-move-once = Nessuno si muove due volte nello stesso turno. Entrare non è muoversi, e nemmeno uscire: un personaggio può entrare e muoversi, o muoversi e uscire. Se lo sposta una carta, vale come movimento.
    .refusal = In questo turno si è già mosso { $who }.
fp22-door-dry = Alla porta non beve nessuno.
fp22-invitations = Quando un personaggio arriva a un tavolo con gente di altre famiglie, comincia un giro di offerte: dal più piccolo in su — goblin, nano, elfo oscuro, troll — ognuno al tavolo offre da bere a quello subito più grosso fra i presenti, dandogli una delle sue monete girata in birra. Con un nano, un elfo oscuro e un troll, il nano offre all'elfo e l'elfo offre al troll. Così il più piccolo non beve, il più grosso non paga, e nessuno paga due volte.
fp22-chapter-call = Chiamare l'oste
fp22-call = Con un dado mandi l'oste direttamente al tavolo con quel numero. Per questo i dadi non si sommano mai; con due dadi puoi chiamarlo due volte.
fp22-call-moves = L'oste deve andare a un tavolo diverso dal suo.
    .refusal = L'oste è già a quel tavolo.
fp22-call-serves = Se lì siede qualcuno, scegli chi di loro, di chiunque sia, si paga una birra e se la beve. Se il tavolo è vuoto, l'oste passa lo straccio e basta.
    .refusal = L'oste serve qualcuno al tavolo dove si trova.
fp22-exit = Con un dado di qualunque valore, uno dei tuoi personaggi che sta alla porta esce dal pub.
    .refusal = Da lì non può uscire { $who }: bisogna stare alla porta o, se è un elfo oscuro, avere l'oste al proprio tavolo.
fp22-exit-keeps = Le birre del personaggio che esce le tieni tu; le sue monete tornano nella riserva, e lui si mette nella fila di chi è uscito, in vista di tutti, e resta fuori per sempre.
fp22-chapter-event = Giocare un evento
fp22-event = Con un dado di qualunque valore giochi una delle tue carte evento, che poi è fuori dalla partita. Una carta che non avrebbe nessun effetto non si può giocare. (Ipotesi: il regolamento non riporta nessuna delle sue diciassette carte; queste sono nostre.)
    .refusal = Non hai la carta «{ $card }».
fp22-chapter-banned = Cacciato!
fp22-sixth-beer = Chi beve la birra numero { $last_beer } crolla e viene cacciato all'istante; non offre più niente a nessuno.
fp22-no-coin = Chi deve pagarsi una birra — in un brindisi, quando serve l'oste, in un happy hour — e non ha monete viene cacciato. Gli altri bevono lo stesso.
fp22-no-coin-round = In un giro di offerte, prima vengono cacciati tutti quelli che dovrebbero pagare e non possono; gli altri si offrono da bere senza di loro. Se ne resta uno solo, non si beve.
fp22-banned = Tutti i segnalini di chi viene cacciato tornano nella riserva come monete e si mescolano alle altre; il personaggio va in fondo al suo mazzo e può tornare.
fp22-chapter-triple = Birra tripla
fp22-triple = Birre triple nascoste fra le monete: { $triples }. Nessuno sa quali monete siano finché non si girano. All'inizio ogni segnalino con la moneta in su ha le stesse probabilità di nasconderne una. Poi conta quello che tutti hanno visto: una birra che torna a essere moneta resta quello che era e si mescola alle monete del posto in cui va, e le monete si prendono a caso dal loro posto e ne portano con sé le probabilità. Per questo ogni posto ha le sue. Sul personaggio conta come una birra, ma una volta fuori vale di più ({ $triple_points ->
    [one] un punto
   *[other] { $triple_points } punti
}).
fp22-goblin = Un goblin che arriva dove ci sono monete — a un tavolo o alla porta, anche quando entra — ne raccoglie una prima che qualcuno beva.
fp22-dwarf = Un nano può muoversi anche in senso antiorario.
fp22-elf = Per un elfo oscuro al tavolo dell'oste, l'oste vale quanto la porta: può uscire da lì.
fp22-troll = Un troll non offre mai niente a nessuno, ma lascia cadere una delle sue monete, se ne ha, sulla casella da cui si muove o da cui esce. Quando si guarda se può uscire, quella moneta conta ancora fra le sue.
fp22-chapter-plus-minus = La carta +1/-1
fp22-plus = Finché la tua carta mostra +1, puoi una volta aumentare di uno un dado che non hai usato, al massimo fino a sei. Poi la carta si gira su -1.
    .refusal = La tua carta non mostra +1.
fp22-minus = Finché la tua carta mostra -1, puoi una volta diminuire di uno un dado che non hai usato, al minimo fino a uno. Poi la carta esce dal gioco. I due lati si possono usare nello stesso turno, anche sullo stesso dado. Se con il tiro non si può fare niente, si può usare la carta invece di tirare di nuovo.
    .refusal = La tua carta non mostra -1.
fp22-chapter-closing = L'ora di chiusura
fp22-closing = L'ora di chiusura arriva quando sono usciti dal pub abbastanza personaggi: { $closing_2 } se si gioca in due, { $closing_3 } in tre, { $closing_4 } in quattro.
fp22-closing-leave = In quel momento tutti i personaggi alla porta che possono uscire escono da soli, di chiunque siano. Un troll in questo caso non lascia cadere monete.
fp22-closing-door = Da allora, se uno dei tuoi personaggi finisce il movimento alla porta e può uscire, puoi farlo uscire subito, senza spendere un dado; se non lo fai, resta alla porta e poi gliene servirà uno, come sempre. Un goblin raccoglie prima la moneta che c'è lì, e può darsi che allora non possa più uscire; e uno del tuo clan che aspetta alla porta continua a sbarrare il passo ai tuoi.
fp22-extra-turn = Si gioca fino a completare il giro, così che tutti abbiano avuto gli stessi turni; poi ognuno ha ancora un turno, e la partita è finita.
fp22-chapter-score = I punti
fp22-score-beers = Ogni birra normale che hai portato fuori vale { $plain_points ->
    [one] un punto
   *[other] { $plain_points } punti
}, ogni birra tripla { $triple_points }.
fp22-score-card = Quanto vale la carta +1/-1: { $card_points_plus } se mostra +1, { $card_points_minus } se mostra -1, { $card_points_gone } se non c'è più (ipotesi: il regolamento non lo dice).
fp22-score-inside = Ogni birra, normale o tripla, sui tuoi personaggi ancora nel pub vale { $inside_points ->
    [one] un punto
   *[other] { $inside_points } punti
}.
fp22-score-coins = Chi ha più monete sui propri personaggi ancora nel pub, e almeno una, riceve { $coins_points ->
    [one] un punto
   *[other] { $coins_points } punti
}; in caso di parità li ricevono tutti quelli a pari merito.
fp22-winner = Vince chi ha più punti; a parità, chi ha portato fuori più personaggi. Se anche lì c'è parità, la vittoria si condivide.

fp22-chapter-cards = Le carte evento
fp22-name-short-cut = Scorciatoia
fp22-card-short-cut = Scorciatoia: uno dei tuoi personaggi si muove di una casella, in un senso o nell'altro, qualunque cosa abbia bevuto. Arriva come dopo ogni movimento.
    .refusal = «Scorciatoia» lì non vale: serve un tuo personaggio che non si sia ancora mosso e che possa fermarsi su una casella accanto.
fp22-name-second-wind = Secondo fiato
fp22-card-second-wind = Secondo fiato: uno dei tuoi personaggi si muove di quanto segna il dado speso, qualunque cosa abbia bevuto.
    .refusal = «Secondo fiato» lì non vale: serve un tuo personaggio che non si sia ancora mosso e che possa fermarsi a tante caselle quante ne segna il dado.
fp22-name-back-door = Porta sul retro
fp22-card-back-door = Porta sul retro: uno dei tuoi personaggi al tavolo 1 esce da lì, se ha almeno tante birre quante monete.
    .refusal = «Porta sul retro» richiede un tuo personaggio al tavolo 1 che possa uscire.
fp22-name-happy-hour = Happy hour
fp22-card-happy-hour = Happy hour: tutti quelli a un tavolo di tua scelta si pagano una birra e se la bevono.
    .refusal = «Happy hour» richiede un tavolo dove siede qualcuno.
fp22-name-on-the-house = Offre la casa
fp22-card-on-the-house = Offre la casa: uno dei tuoi personaggi a un tavolo riceve un segnalino della riserva, direttamente come birra.
    .refusal = «Offre la casa» richiede un tuo personaggio a un tavolo, e un segnalino nella riserva.
fp22-name-black-coffee = Caffè forte
fp22-card-black-coffee = Caffè forte: una birra su uno dei tuoi personaggi torna a essere una moneta.
    .refusal = «Caffè forte» richiede un tuo personaggio con almeno una birra.
fp22-name-spilt-beer = Birra rovesciata
fp22-card-spilt-beer = Birra rovesciata: una birra su un personaggio avversario torna nella riserva.
    .refusal = «Birra rovesciata» richiede un personaggio avversario con almeno una birra.
fp22-name-pickpocket = Borseggiatore
fp22-card-pickpocket = Borseggiatore: uno dei tuoi personaggi a un tavolo prende una moneta a un altro personaggio dello stesso tavolo.
    .refusal = «Borseggiatore» richiede un tuo personaggio a un tavolo con qualcun altro che abbia una moneta.
fp22-name-pay-day = Giorno di paga
fp22-card-pay-day = Giorno di paga: ognuno dei tuoi personaggi nel pub riceve una moneta della riserva, finché ce n'è, cominciando dalla porta e proseguendo per i tavoli.
    .refusal = «Giorno di paga» richiede un tuo personaggio nel pub, e una moneta nella riserva.
fp22-name-lost-purse = Borsa smarrita
fp22-card-lost-purse = Borsa smarrita: uno dei tuoi personaggi a un tavolo raccoglie { $lost_purse ->
    [one] una moneta della riserva
   *[other] { $lost_purse } monete della riserva o quelle che ci sono
}.
    .refusal = «Borsa smarrita» richiede un tuo personaggio a un tavolo, e una moneta nella riserva.
fp22-name-change-places = Cambio di posto
fp22-card-change-places = Cambio di posto: due personaggi a tavoli diversi, di chiunque siano, si scambiano di posto, se nessuno dei due si è mosso in questo turno e la compagnia resta ammessa a tutti e due i tavoli. Nessuno beve né raccoglie niente.
    .refusal = «Cambio di posto» richiede due personaggi a tavoli diversi.
fp22-name-make-way = Fate largo
fp22-card-make-way = Fate largo: un personaggio alla porta, di chiunque sia, va al tavolo 1, se può sedersi lì. Arriva come dopo ogni movimento.
    .refusal = «Fate largo» richiede un personaggio alla porta che possa sedersi al tavolo 1.
fp22-name-loaded-die = Dado truccato
fp22-card-loaded-die = Dado truccato: metti l'altro tuo dado, se non l'hai ancora usato, su un valore qualsiasi.
    .refusal = «Dado truccato» richiede l'altro tuo dado non ancora usato.
fp22-name-once-more = Ancora una volta
fp22-card-once-more = Ancora una volta: tira di nuovo il dado speso per questa carta; in questo turno puoi usarlo un'altra volta.
    .refusal = «Ancora una volta» adesso non si può giocare.
fp22-name-new-blood = Sangue nuovo
fp22-card-new-blood = Sangue nuovo: il primo personaggio del tuo mazzo si siede a un tavolo vuoto di tua scelta, con { $new_blood ->
    [one] una moneta della riserva
   *[other] { $new_blood } monete della riserva o quelle che ci sono
}. Nessuno beve.
    .refusal = «Sangue nuovo» richiede un tavolo vuoto, un personaggio nel tuo mazzo e una moneta nella riserva.
fp22-name-forget-it = Acqua passata
fp22-card-forget-it = Acqua passata: l'ultimo personaggio cacciato fra quelli nel tuo mazzo torna subito dentro, alla porta, con tante monete della riserva quante ne segna il dado speso, o quelle che ci sono.
    .refusal = «Acqua passata» richiede un personaggio cacciato nel tuo mazzo, e nessuno dei tuoi alla porta.
fp22-name-closing-bell = Campana di chiusura
fp22-card-closing-bell = Campana di chiusura: l'oste va a un altro tavolo di tua scelta. Non serve nessuno, e ci lascia una moneta della riserva, se ce n'è.
    .refusal = «Campana di chiusura» manda l'oste a un tavolo diverso dal suo.

## Che cosa succede

event-fp22-barkeeper = L'oste comincia { $at }.
event-fp22-place = Per i { $clan } si siede { $who } { $at } con { $coins ->
    [0] zero monete
    [one] una moneta
   *[other] { $coins } monete
}.
event-fp22-place-again = Il tavolo { $space } è occupato: si tira di nuovo per { $who }.
event-fp22-dealt = { $seat } riceve la carta «{ $card }».
event-fp22-dealt-hidden = { $seat } riceve una carta evento.
event-fp22-returned = { $seat } rimette nella scatola la carta «{ $card }».
event-fp22-returned-hidden = { $seat } rimette nella scatola una carta evento.
event-fp22-exit = Esce sulle proprie gambe { $who }, con { $triples ->
    [0] { $plain ->
        [0] zero birre
        [one] una birra
       *[other] { $plain } birre
    }
   *[other] { $plain ->
        [0] { $triples ->
            [one] una birra tripla
           *[other] { $triples } birre triple
        }
        [one] una birra normale e { $triples ->
            [one] una tripla
           *[other] { $triples } triple
        }
       *[other] { $plain } birre normali e { $triples ->
            [one] una tripla
           *[other] { $triples } triple
        }
    }
}.
event-fp22-closing = È l'ora di chiusura! { $out ->
    [one] È già uscito un personaggio.
   *[other] Sono già usciti { $out } personaggi.
}
event-fp22-extra-turn = L'ultima e poi a casa! Ogni giocatore ha ancora un turno.
event-fp22-closed = Il pub ha chiuso.
event-fp22-triple = Una birra tripla! Che fortuna ha { $who }.
event-fp22-call = { $seat } chiama l'oste { $to }.
event-fp22-given = Offre la casa: beve { $who }, che ora ha { $beers ->
    [one] una birra
   *[other] { $beers } birre
}.
event-fp22-adjust = { $seat } trasforma un { $die } in un { $value }.
event-fp22-card = { $seat } gioca «{ $card }».
event-fp22-paid = { $count ->
    [one] Giorno di paga: prende una moneta { $who }.
   *[other] Giorno di paga: prendono una moneta ciascuno { $who }.
}
event-fp22-rerolled = Ora il dado segna un { $value }.
event-fp22-newcomer = Spuntato dal nulla, { $who } si siede { $at } con { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
event-fp22-loaded = Il dado va su un { $value }.
event-fp22-happy-hour = Happy hour { $at }!
event-fp22-lost-purse = C'è una borsa sotto il tavolo: { $who } raccoglie { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}.
event-fp22-bell = Suona la campana, e l'oste va { $to }{ $coins ->
    [0] {""}
    [one] {" "}e ci lascia una moneta
   *[other] {" "}e ci lascia { $coins } monete
}.
event-fp22-coffee = Smaltisce la sbornia { $who }: una delle sue birre torna a essere una moneta.
event-fp22-spilt = Splash! Perde una birra { $who }.
event-fp22-pickpocket = Dita leste: { $who } sfila una moneta, e { $victim } ci rimette.
event-fp22-changed = Si scambiano di posto { $who } e { $other }.

## Scelte

action-fp22-call = Chiama l'oste { $to } con { $die }
action-fp22-card = Con { $die } — { $text }
action-fp22-plus = +1: trasforma un { $die } in un { $value }
action-fp22-minus = -1: trasforma un { $die } in un { $value }
action-fp22-return = Rimetti nella scatola — { $text }
action-fp22-character = Scegli { $who }, { $at } (monete: { $coins }, birre: { $beers })
action-fp22-character-absent = Scegli { $who }, che non è nel pub
action-fp22-table = Tavolo { $space }, con { $who } (monete sul tavolo: { $coins })
action-fp22-table-empty = Tavolo { $space }, vuoto (monete sul tavolo: { $coins })
action-fp22-onwards = In senso orario, { $to }
action-fp22-back = In senso antiorario, { $to }
action-fp22-onwards-plain = In senso orario
action-fp22-back-plain = In senso antiorario
action-fp22-plain = Una birra normale
action-fp22-triple = Una birra tripla
action-fp22-leave = Esci subito, senza spendere un dado
action-fp22-stay = Per ora resta alla porta
action-fp22-value = { $value }

## Il disegno

picture-fp22-space = { $space ->
    [0] Porta
   *[other] Tavolo { $space }
}{ $coins ->
    [0] {""}
   *[other] , { $coins }m
}
picture-fp22-barkeeper = (oste)
picture-fp22-player = { $who } ({ $clan }): { $out ->
    [0] ancora nessuno a casa
   *[other] { $out } a casa (birre normali: { $plain }, triple: { $triples })
}, { $deck } ancora nel mazzo, { $side ->
    [plus] carta +1/-1 su +1
    [minus] carta +1/-1 su -1
   *[gone] carta +1/-1 usata
}, carte evento: { $cards }
picture-fp22-player-short = { $who } ({ $clan }): { $out } a casa ({ $plain }b, { $triples }t), mazzo { $deck }, { $side ->
    [plus] +1
    [minus] -1
   *[gone] senza ±1
}, eventi { $cards }
picture-fp22-home = Già usciti, in quest'ordine: { $who }.
picture-fp22-hidden = Birre triple ancora nascoste: { $triples } (una moneta della riserva: { $percent } %).
picture-fp22-clock = { $closing ->
    [open] Per la chiusura: { $out } su { $target } fuori.
    [last-round] Ora di chiusura: ultimo giro.
   *[extra-turn] Ora di chiusura: turno finale.
}
picture-fp22-hand = Le tue carte evento: { $cards }

## I punti

score-fp22-plain = Birre normali portate fuori ({ $beers })
score-fp22-triple = Birre triple portate fuori ({ $beers })
score-fp22-card-plus = La carta mostra +1
score-fp22-card-minus = La carta mostra -1
score-fp22-card-gone = La carta non c'è più
score-fp22-inside = Birre ancora nel pub ({ $beers })
score-fp22-coins = Monete ancora nel pub ({ $coins })
why-fp22-points = Il pub ha chiuso; vince chi ha più punti.
why-fp22-more-out = Il pub ha chiuso; a parità di punti vince chi ha portato fuori più personaggi.
why-fp22-shared = Il pub ha chiuso; la vittoria si condivide.
