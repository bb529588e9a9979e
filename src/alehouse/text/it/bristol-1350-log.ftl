# Bristol 1350: che cosa è successo.

event-b1350-seated = { $who } sale sul carro di { $cart }.
event-b1350-deals = { $who } riceve un sintomo.
event-b1350-dealt = Ricevi un sintomo: { $value }.
event-b1350-character = { $who } gioca con { $character }.
event-b1350-your-health = { $health ->
    [plague] I tuoi sintomi fanno { $sum } e hai la peste.
    [cured] Due sintomi da 1: non hai più la peste.
   *[healthy] I tuoi sintomi fanno { $sum } e non hai la peste.
}
event-b1350-round = Comincia il giro { $round }.
event-b1350-first = { $who } ha il primo turno.
event-b1350-rolled-all = I dadi mostrano { $dice }.
event-b1350-rolled-two = I dadi mostrano { $face } e { $other }.
event-b1350-rolled-one = Il dado mostra { $face }.
event-b1350-rerolls-one = { $who } ritira un dado: { $face }.
event-b1350-rerolls-two = { $who } ritira due dadi: { $face } e { $other }.
event-b1350-locks-one = { $who } blocca un dado: { $face }.
event-b1350-locks-two = { $who } blocca due dadi: { $face } e { $other }.
event-b1350-ratzy = Sei ratti: Ratzy!
event-b1350-draws = { $who } pesca un rimedio.
event-b1350-drew = Peschi un rimedio: { $card }.
event-b1350-elbows = { $who } si fa largo a gomitate verso la testa del carro.
event-b1350-dashes = { $who } scatta verso il carro davanti.
event-b1350-pushes = { $self ->
    [yes] { $who } salta giù dal carro.
   *[no] { $who } spinge { $whom } giù dal carro.
}
event-b1350-front = { $who } è ora in testa al carro di { $cart }.
event-b1350-aboard = { $who } è ora in coda al carro di { $cart }.
event-b1350-trade = Il carro è pieno: { $who } cambia posto con { $whom }, che è ora sul carro di { $cart }.
event-b1350-lands = { $who } finisce in coda al carro di { $cart }.
event-b1350-no-whip = { $who } non usa nessuna frusta.
event-b1350-whips = { $who } usa una frusta ({ $card }) e ferma { $whom }.
event-b1350-plays = { $who } gioca { $card } come { $remedy }.
event-b1350-draws-symptom = { $who } pesca un sintomo.
event-b1350-drew-symptom = Peschi un sintomo: { $value }.
event-b1350-keeps = { $who } tiene due sintomi e scarta il resto.
event-b1350-kept = Tieni { $one } e { $other }.
event-b1350-adds = { $who } mette un sintomo accanto al carro di { $cart }.
event-b1350-added = Metti un { $value } accanto al carro di { $cart }.
event-b1350-draws-coin = { $who } pesca una moneta dal sacchetto.
event-b1350-drew-coin = { $coin ->
    [plague] Peschi la moneta della peste.
    [cured] Peschi la moneta che guarisce.
   *[naught] Peschi una moneta che non significa nulla.
}
event-b1350-gives = { $self ->
    [yes] { $who } tiene la moneta.
   *[no] { $whom } riceve la moneta da { $who }.
}
event-b1350-gave = { $self ->
    [yes] { $coin ->
        [plague] Tieni la moneta della peste.
        [cured] Tieni la moneta che guarisce.
       *[naught] Tieni una moneta che non significa nulla.
    }
   *[no] { $coin ->
        [plague] { $whom } riceve da { $who } la moneta della peste.
        [cured] { $whom } riceve da { $who } la moneta che guarisce.
       *[naught] { $whom } riceve da { $who } una moneta che non significa nulla.
    }
}
event-b1350-looks = { $side ->
    [left] { $who } guarda il sintomo di sinistra di { $whom }.
    [right] { $who } guarda il sintomo di destra di { $whom }.
   *[any] { $who } guarda un sintomo di { $whom }.
}
event-b1350-sees = { $side ->
    [left] Il sintomo di sinistra di { $whom } è un { $value }.
    [right] Il sintomo di destra di { $whom } è un { $value }.
   *[any] { $whom } ha un sintomo da { $value }.
}
event-b1350-looks-discard = { $who } guarda la prima carta degli scarti dei sintomi.
event-b1350-sees-discard = In cima agli scarti dei sintomi c'è un { $value }.
event-b1350-knight = { $self ->
    [yes] { $who } passa in testa al carro.
   *[no] { $who } chiama { $whom } in testa al carro.
}
event-b1350-countess = { $who } si fa portare due rimedi.
event-b1350-takes = { $who } tiene un rimedio e scarta l'altro coperto.
event-b1350-took = Tieni { $card }.
event-b1350-serf = { $who } cerca un sintomo da mettere accanto a un carro.
event-b1350-chandler = { $who } pesca un sintomo per scegliere.
event-b1350-friar = { $who } gira un dado da { $face } a { $wish }.
event-b1350-outlaw = Il colore del carro: { $who } fa un'altra azione.
event-b1350-ghost-idle = { $who } non tocca i dadi.
event-b1350-mingle = { $rats ->
    [one] Un ratto: il carro di { $cart } si mescola.
   *[other] { $rats } ratti: il carro di { $cart } si mescola.
}
event-b1350-extra-deck = Si aggiunge un sintomo del mazzo per il carro di { $cart }.
event-b1350-extra-pile = Si aggiunge un sintomo che stava accanto al carro di { $cart }.
event-b1350-extra-none = Non resta nessun sintomo da aggiungere per il carro di { $cart }.
event-b1350-got = Ti torna un { $value }.
event-b1350-mingled = Il carro di { $cart } si è mescolato.
event-b1350-eyes-closed = Tutti chiudono gli occhi, e quelli che hanno la peste si guardano l'un l'altro.
event-b1350-congregate = Con la peste, adesso: { $who }.
event-b1350-moves = { $steps ->
    [0] Il carro di { $cart } resta fermo a { $at } di { $road }.
    [one] Il carro di { $cart } avanza di { $steps } passo, fino a { $at } di { $road }.
   *[other] Il carro di { $cart } avanza di { $steps } passi, fino a { $at } di { $road }.
}
event-b1350-order = Dal davanti: { $carts }.
event-b1350-crosses = Il carro di { $cart } lascia la città.
event-b1350-crosses-empty = Il carro di { $cart } lascia la città senza nessuno a bordo.
event-b1350-health = { $health ->
    [plague] { $who } ha la peste.
   *[healthy] { $who } non ha la peste.
}
event-b1350-dies = { $cause ->
    [left] { $who } resta indietro
    [shame] { $who } muore di vergogna
    [cart] { $who } muore sul carro della peste
    [gates] { $who } non fa in tempo a uscire
   *[solo] { $who } ha preso la peste
}: { $cause ->
    [solo] sintomi { $one } e { $other }
   *[other] { $health ->
        [plague] aveva la peste, con sintomi { $one } e { $other }
       *[healthy] non aveva la peste, con sintomi { $one } e { $other }
    }
}.
event-b1350-puts-away = { $count ->
    [one] { $who } scarta un rimedio senza mostrarlo.
   *[other] { $who } scarta { $count } rimedi senza mostrarli.
}
event-b1350-last-round = Le porte si stanno chiudendo: ancora un giro!
event-b1350-end = { $ending ->
    [escape] Un carro sano è fuori dalla città.
    [ghosts] I fantasmi se la sono svignata.
    [nobody-left] Non c'è più nessuno per strada.
    [gates] Le porte sono chiuse.
   *[solo] La peste ti ha preso.
}
event-b1350-winners = { $count ->
    [one] Vince { $who }!
   *[other] Vincono { $who }!
}
event-b1350-had-their-way = Con la peste, ma non senza compagnia: { $who }.
event-b1350-losers = { $count ->
    [one] Ha perso { $who }.
   *[other] Hanno perso { $who }.
}

score-b1350-escaped = in salvo e in salute
score-b1350-had-their-way = con la peste, e nessuno in salvo
score-b1350-lost = non in salvo
why-b1350 = { $ending ->
    [escape] Un carro sano ha lasciato la città.
    [ghosts] Un carro di fantasmi sani ha lasciato la città.
    [nobody-left] Non c'era più nessuno per strada.
    [gates] Le porte si sono chiuse prima che uscisse un carro sano.
   *[solo] La peste ha messo fine al viaggio solitario.
}
