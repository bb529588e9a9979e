# The Pub: il suo tabellone sulla pagina.

the-pub-page-space = { $space }: { $what }
the-pub-page-open-sides = aperto a { $sides }
the-pub-page-standing = qui: { $who }
the-pub-page-marked = il prossimo blackout porta qui: { $who }
the-pub-page-fits = il percorso ci sta { $turns ->
    [one] in un modo
   *[other] in { $turns } modi
}
the-pub-page-face-down = coperta
the-pub-page-you-know = la conosci: { $way }
the-pub-page-seen-by = guardata da { $who }
the-pub-page-start = Inizio
the-pub-page-die = il dado di { $seat }: tasso alcolemico { $alcohol }
the-pub-page-turner = Come sta il percorso
the-pub-page-round = Giro { $round }
the-pub-page-first = { $seat } comincia ogni giro
the-pub-page-actions = { $left ->
    [0] nessun'altra azione
    [one] ancora un'azione
   *[other] ancora { $left } azioni
}
the-pub-page-pile = { $pile }: { $count }
the-pub-page-tiles = { $count ->
    [one] percorso
   *[other] percorsi
}
the-pub-page-drinks = { $count ->
    [one] drink
   *[other] drink
}
the-pub-page-events = { $count ->
    [one] evento
   *[other] eventi
}
the-pub-page-discards = { $count ->
    [one] vuoto
   *[other] vuoti
}
the-pub-page-table = Drink sul tavolo
the-pub-page-drawn = { $count ->
    [one] Il percorso pescato
   *[other] I percorsi pescati
}
the-pub-page-out = { $seat } è fuori!
the-pub-page-closed = Il pub ha chiuso.

the-pub-page-at = si trova in { $space }
the-pub-page-alcohol-level = tasso alcolemico { $alcohol }
the-pub-page-to-go = asporto
the-pub-page-lasting = indig.
the-pub-page-bathroom = bagno
the-pub-page-way = uscita
the-pub-page-no-take-away = nessun drink d'asporto
the-pub-page-no-indigestible = nessun drink indigesto
the-pub-page-no-bathroom = non ha ancora usato un bagno
the-pub-page-exit-unknown = la sua uscita personale è segreta
the-pub-page-known-to = la { $count ->
    [one] conosce
   *[other] conoscono
} anche { $who }

the-pub-page-hand = Le tue cose
the-pub-page-alcohol = Alcol
the-pub-page-brim = oltre l'orlo, blackout
the-pub-page-your-exit = la tua uscita segreta
the-pub-page-nobody-knows = nessun altro la conosce
the-pub-page-free-place = posto per un drink d'asporto
the-pub-page-does = { $drink ->
    [birra] Fai più passi in una volta.
    [negroeni] Peschi più percorsi e ne posi uno.
    [froccs-spritz] Se ti manda in blackout, salva l'indigesto.
    [sex-on-the-beach] Scambi l'uscita personale con qualcuno.
    [vodkabull] Fai molti passi in una volta.
    [jager] Un passo in diagonale.
    [latte-di-boucera] Il prossimo drink non aggiunge alcol.
    [moskow-mule] I prossimi drink aggiungono meno alcol.
    [tequila] Ogni bagno fa smaltire tutto l'alcol.
    [black-russan] Ti muovi più lontano, che ti piaccia o no.
    [long-island] Ogni uscita va bene.
   *[assenzio] Al prossimo blackout puoi restare dove sei.
}

the-pub-page-know = Quello che sai
the-pub-page-everybody-knows = Quello che sanno tutti
the-pub-page-one-of = Almeno una di queste cose è vera:
the-pub-page-names-one = { $personal } è una di queste: { $ways }
the-pub-page-menu = Nello shaker
the-pub-page-kind = { $kind ->
    [shot] shöt
    [take-away] d'asporto
   *[indigestible] indigesti
}
the-pub-page-bag = Nel sacchetto
the-pub-page-box = Nella scatola
