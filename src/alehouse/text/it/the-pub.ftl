# The Pub: le regole, in ordine di lettura.

game-the-pub = The Pub
option-the-pub-exits = Dove stanno le uscite: far (G1, G3 e G5; quella di mezzo è più vicina di due passi) o even (E1, G3 ed E5; tutte a sei passi dal Percorso Iniziale).

tp-chapter-goal = La scommessa
tp-goal = Da tre a sei giocatori hanno scommesso su chi lascerà per primo questo locale. Chi esce per primo vince, e la partita finisce subito.
tp-own-exit = Sei fuori non appena ti trovi sull'uscita indicata dalla tua uscita personale, anche solo di passaggio e comunque sia successo: ci arrivi a piedi, ti ci trascina una rissa, o si scambiano delle uscite o delle uscite personali. Si controlla dopo ogni effetto, partendo dal giocatore di turno e procedendo in senso orario.
tp-other-exit = Ogni altra uscita è una casella come le altre. Chi ci si ferma e non esce ha mostrato a tutti che non è la sua.

tp-chapter-pub = Il locale
tp-grid = Il locale cresce su una griglia di sette colonne, dalla A alla G, e cinque righe, dalla 1 alla 5; la riga 1 è quella in alto. Il Percorso Iniziale è in A3* ed è aperto su tutti e quattro i lati*. Nella scatola ci sono { $all_tiles } percorsi: { $drink_tiles } Drink, { $bathroom_tiles } Bagno, { $event_tiles } Evento e { $pub_tiles } Pub, senza effetto; le loro vie formano incroci, incroci a T, rettilinei o curve*. L'asterisco (*) segna, qui e più avanti, ciò che abbiamo supposto: il regolamento non lo dice.
tp-exits = Le tre uscite, una finestra, una siepe e un condotto, si mescolano e si mettono coperte in G1, G3 e G5*, aperte su tutti e quattro i lati*. Chi preferisce le uscite «even» le mette invece in E1, G3 ed E5*: così sono tutte a sei passi dal Percorso Iniziale e nessuna è più facile da raggiungere delle altre.
    .refusal = Lì non c'è nessuna uscita.

tp-chapter-setup = Prima del primo giro
tp-first = Chi comincia si decide a sorte; poi si procede in senso orario.
tp-dealt = Ognuno pesca una delle { $all_personal_exits } uscite personali ({ $personal_exits } per la finestra, altrettante per la siepe e per il condotto) e la tiene segreta. Chi ne riceve un'altra con uno scambio le ricorda entrambe. Alla fine si mostrano tutte.
tp-start = Ognuno prende un dado e il segnapiscio dello stesso colore. Il dado va sul Percorso Iniziale e mostra il tuo tasso alcolemico, che è { $sober }; il segnapiscio resta davanti a te finché non usi un bagno. Nessuno ha ancora dei drink.

tp-chapter-turn = Il tuo turno
tp-turn = Nel tuo turno hai { $actions_a_turn ->
    [one] un'azione
    [2] due azioni
   *[other] { $actions_a_turn } azioni
}, nell'ordine che vuoi e anche più volte la stessa: fare un passo, pescare e posare un percorso, bere uno dei tuoi drink d'asporto o usare il bagno in cui ti trovi.
tp-pass = Non devi per forza usare tutte le tue azioni. Se non puoi fare nulla, il turno passa da solo.

tp-chapter-tiles = Posare i percorsi
tp-draw = Con un'azione peschi a caso un percorso dalla scatola e lo posi.
tp-draw-again = Un percorso che non si può posare da nessuna parte torna nella scatola e se ne pesca un altro. Se nessuno di quelli rimasti può essere posato, non si può più pescare.
    .refusal = Nessun percorso rimasto nella scatola può essere posato.
tp-place-turned = Prima di posarlo puoi girare il percorso come vuoi, ma le sue vie restano quelle.
    .refusal = Il percorso pescato è { $shape ->
        [crossing] un incrocio
        [tee] un incrocio a T
        [straight] un rettilineo
       *[bend] una curva
    }: non si può girare così.
tp-place-free = In ogni casella sta un solo percorso. Quello che è posato non si sposta.
    .refusal = Quella casella è occupata.
tp-place-touch = Un nuovo percorso deve toccare un percorso già posato; un'uscita coperta da sola non basta.
    .refusal = Accanto a quella casella non c'è ancora nulla, se non forse un'uscita coperta.
tp-place-edges = Dove il nuovo percorso ne tocca un altro, una via deve incontrare una via e un muro un muro. Un'uscita coperta vale come aperta. Le vie possono finire contro il bordo della griglia.
    .refusal = Girato così, una via finirebbe contro un muro.
tp-place-join = Almeno una via del nuovo percorso deve unirsi alla via di un vicino.
    .refusal = Lì nessuna via lo unirebbe ai vicini.
tp-exits-hidden = Le uscite restano coperte finché un percorso non viene posato accanto a una di loro; allora si scoprono tutte e tre insieme.

tp-chapter-moving = Muoversi
tp-step = Un passo porta alla casella vicina lungo vie collegate. Su una casella può stare un numero qualsiasi di giocatori.
    .refusal = Da { $space } nessuna via porta lì.
tp-move-action = Un movimento costa un'azione e fa fare un passo. Il percorso raggiunto si attiva subito: drink ed eventi scattano ogni volta che un movimento finisce lì.
tp-move-drink = Quando è un drink a portarti più lontano, si attiva solo il percorso dove ti fermi, non quelli che attraversi. Se non ti muovi affatto, non si attiva nulla.
tp-move-event = Quando è un evento a spostarti, il percorso dove arrivi non si attiva.

tp-chapter-drinks = I drink
tp-drink-tile = Se il tuo movimento finisce su un percorso Drink, devi pescare un drink dallo shaker, davanti a tutti. Nello shaker { $all_drinks ->
    [one] ce n'è uno
   *[other] ce ne sono { $all_drinks }
}: { $shot_drinks } shöt, { $take_away_drinks } d'asporto e { $indigestible_drinks ->
    [one] un indigesto
   *[other] { $indigestible_drinks } indigesti
}. Quanto ciascuno aggiunge al tasso alcolemico sta scritto nel menu.
tp-drink-order = Si beve sempre così: prima il tuo tasso alcolemico sale di quanto dice il drink, poi il drink fa quello che dice il menu. Infine va negli scarti, a meno che sia indigesto: quelli restano davanti a te.
tp-shot = Uno shöt si beve sul posto.
tp-take-away = Un drink d'asporto si conserva. Puoi berlo più tardi, con un'azione in un tuo turno.
    .refusal = Non hai quel drink.
tp-third = Nessuno porta con sé più di { $most_kept ->
    [one] un drink
    [2] due drink
   *[other] { $most_kept } drink
} d'asporto. Se ne ricevi un altro ancora, devi berne subito uno; non costa azioni.
    .refusal = Non hai quel drink; dev'essere uno di quelli che hai.
tp-indigestible = Un drink indigesto si beve sul posto e resta davanti a te. Fa effetto finché non finisci in blackout o finché un altro indigesto non ne prende il posto; mentre si conta l'alcol del nuovo, il vecchio fa ancora effetto.
tp-run-dry = Quando lo shaker o il sacchetto degli eventi è vuoto, ci torna dentro tutto ciò che è stato scartato.

tp-chapter-blackout = Alcol e blackout
tp-alcohol = Il tuo dado mostra il tuo tasso alcolemico, da { $sober } a { $most_alcohol }. Non scende mai sotto { $sober }.
tp-blackout = Se il tuo tasso alcolemico dovesse superare { $most_alcohol }, finisci in blackout: ti risvegli nell'ultimo bagno che hai usato, o sul Percorso Iniziale se non ne hai usato nessuno, con tasso alcolemico { $sober }.
tp-blackout-drink = Con il blackout il tuo drink indigesto va negli scarti. Ci va anche l'indigesto che l'ha provocato; solo l'Aßenzio resta.
tp-blackout-effect = Il drink che ti manda in blackout non fa altro per te.
tp-blackout-turn = Se finisci in blackout nel tuo turno, il turno è finito, ma quello che per gli altri è già cominciato si porta comunque a termine. Un blackout nel turno di un altro non ti costa nessun turno: il tuo arriva come al solito.

tp-chapter-bathrooms = I bagni
tp-bathroom = Se ti trovi su un percorso Bagno puoi usarlo con un'azione: il tuo tasso alcolemico scende di { $bathroom_relief }.
    .refusal = In { $space } non c'è nessun bagno.
tp-bathroom-start = Anche il Percorso Iniziale è un bagno, e dei migliori: usarlo riporta il tasso alcolemico a { $sober }. Non conta però come percorso Bagno.
tp-marker = Ogni volta che usi un bagno, il tuo segnapiscio si sposta lì. È lì che ti porterà il prossimo blackout.

tp-chapter-menu = Il menu
tp-drink-acqua = { "Acqua(?)" } (shöt, +{ $alcohol_acqua }*): il tuo tasso alcolemico scende di { $acqua_relief }.
tp-drink-jin-lemon = Jin Lemon (shöt, +{ $alcohol_jin_lemon }*): tu e un giocatore che scegli vi scambiate le uscite personali.
    .refusal = Scegli un altro giocatore con cui scambiare.
tp-drink-mojito = Mojito (shöt, +{ $alcohol_mojito }*): guardi in segreto un'uscita coperta, oppure scambi di posto due uscite, coperte o scoperte.
    .refusal = Quell'uscita è già scoperta: non c'è nulla da guardare.
tp-drink-bloody-mary = Bloody Mary (shöt, +{ $alcohol_bloody_mary }): vai al percorso Bagno più vicino che puoi raggiungere lungo le vie. Se più d'uno è ugualmente vicino scegli tu; se non ce n'è nessuno resti dove sei.
    .refusal = Quello non è il bagno raggiungibile più vicino.
tp-drink-birra = Birra (d'asporto, +{ $alcohol_birra }*): ti muovi fino a { $birra_steps ->
    [one] un passo
   *[other] { $birra_steps } passi
}.
tp-drink-negroeni = Negroeni (d'asporto, +{ $alcohol_negroeni }*): peschi { $negroeni_tiles ->
    [one] un percorso che si può posare e lo posi
   *[other] { $negroeni_tiles } percorsi che si possono posare, ne posi uno e rimetti gli altri nella scatola
}.
    .refusal = Quello non è tra i percorsi che hai pescato.
tp-drink-froccs-spritz = Fröccs Spritz (d'asporto, +{ $alcohol_froccs_spritz }*): se ti manda in blackout, conservi il tuo drink indigesto.
tp-drink-sex-on-the-beach = Sex on the Beach (d'asporto, +{ $alcohol_sex_on_the_beach }*): tu e un giocatore che scegli vi scambiate le uscite personali.
    .refusal = Scegli un altro giocatore con cui scambiare.
tp-drink-vodkabull = VödkaBull (d'asporto, +{ $alcohol_vodkabull }*): ti muovi fino a { $vodkabull_steps ->
    [one] un passo
   *[other] { $vodkabull_steps } passi
}.
tp-drink-jager = Jager (d'asporto, +{ $alcohol_jager }*): puoi fare un passo in diagonale su qualsiasi percorso scoperto, quali che siano le sue vie.
    .refusal = Il Jager porta solo in diagonale, su un percorso scoperto.
tp-drink-latte-di-boucera = Lätte di Boucera (indigesto, +{ $alcohol_latte_di_boucera }*): il prossimo drink che bevi non aggiunge alcol; poi il Lätte è consumato.
tp-drink-moskow-mule = Möskow Mule (indigesto, +{ $alcohol_moskow_mule }*): ogni drink successivo aggiunge { $mule_relief } in meno.
tp-drink-tequila = Tequilä (indigesto, +{ $alcohol_tequila }*): qualsiasi bagno tu usi riporta il tuo tasso alcolemico a { $sober }.
tp-drink-black-russan = Black Rußan (indigesto, +{ $alcohol_black_russan }*): ogni tuo movimento, con un'azione, una Birra o una VödkaBull, è più lungo di { $russan_steps ->
    [one] un passo
   *[other] { $russan_steps } passi
}, che tu lo voglia o no; se non c'è altra via, torni indietro. Si attiva solo il percorso su cui ti fermi.
    .refusal = Il Black Rußan ti spinge avanti: non puoi ancora fermarti.
tp-drink-long-island = Löng Island (indigesto, +{ $alcohol_long_island }*): per te va bene qualsiasi uscita scoperta.
tp-drink-assenzio = Aßenzio (indigesto): finisci subito in blackout, ma il drink resta davanti a te. Al blackout successivo si consuma, e puoi allora riprenderti dove ti trovi anziché nel bagno.

tp-chapter-events = Gli eventi
tp-event-tile = Se il tuo movimento finisce su un percorso Evento, devi pescare un evento dal sacchetto, che ne contiene { $all_events }. Succede subito.
tp-event-fire-alarm = Allarme antincendio ({ $events_fire_alarm }* nel sacchetto): tutti vanno nella casella di chi l'ha pescato.
tp-event-drink-up = Bövi ({ $events_drink_up }* nel sacchetto): a partire da chi l'ha pescato, ognuno a turno beve tutti i drink d'asporto che aveva all'inizio dell'evento, nell'ordine che preferisce.
    .refusal = Dev'essere uno dei drink d'asporto che avevi quando è toccato bere a tutti.
tp-event-drinking-mate = Compagno di bevute ({ $events_drinking_mate }* nel sacchetto): scegli un altro giocatore. Pescate un drink ciascuno e lo bevete subito, di qualunque tipo sia; cominci tu.
    .refusal = Scegli un altro giocatore con cui bere.
tp-event-round-for-all = Giro per Tötti ({ $events_round_for_all }* nel sacchetto): si pesca un drink per ogni giocatore e si mettono sul tavolo. A partire da chi ha pescato l'evento, ognuno a turno ne prende uno. Shöt e indigesti si bevono subito, quelli d'asporto si conservano.
    .refusal = Quel drink non è sul tavolo.
tp-event-brawl = Rissa ({ $events_brawl }* nel sacchetto): il tasso alcolemico di chi l'ha pescata scende di { $brawl_relief }. Poi tutti gli altri, in senso orario, fanno un passo verso di lui lungo una delle vie più brevi, a scelta se ce n'è più d'una. Chi non ha una via resta dov'è.
    .refusal = La rissa ti trascina lungo una delle vie più brevi, e quella non lo è.

tp-chapter-closing = L'ora di chiusura
tp-close-stuck = Se non si possono più posare percorsi e nessuno ha una via verso la propria uscita, alla fine del turno il locale chiude. Un Jager in mano vale come via in diagonale.
tp-close-late = Dopo { $rounds ->
    [one] un* giro
   *[other] { $rounds }* giri
} il locale chiude comunque.
tp-nearest = Quando il locale chiude si scoprono tutte le uscite e si mostrano tutte le uscite personali. Vince chi è più vicino alla propria uscita, contando le caselle della griglia, qualunque cosa ci sia in mezzo; con una Löng Island conta l'uscita più vicina. In caso di parità la vittoria è condivisa.
