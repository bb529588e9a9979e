# The Pub: che cosa c'è nella scatola.

box-the-pub-rounds = Giri dopo i quali il locale chiude
box-the-pub-actions-a-turn = Azioni per turno
box-the-pub-tiles = Percorsi da pescare, { $all_tiles } in tutto
box-the-pub-tile = { $kind ->
    [drink] Drink
    [bathroom] Bagno
    [event] Evento
   *[pub] Pub
} ({ $shape ->
    [crossing] incrocio
    [tee] incrocio a T
    [straight] rettilineo
   *[bend] curva
})
box-the-pub-personal-exits = Uscite personali di ogni tipo (finestra, siepe e condotto)
box-the-pub-drinks = Drink nello shaker, { $all_drinks } in tutto
box-the-pub-alcohol = Alcol che ogni drink aggiunge
box-the-pub-events = Eventi nel sacchetto, { $all_events } in tutto
box-the-pub-sober = Tasso alcolemico minimo
box-the-pub-most-alcohol = Tasso alcolemico massimo
box-the-pub-most-kept = Drink d'asporto che un giocatore può portare con sé
box-the-pub-bathroom-relief = Alcol che un bagno fa smaltire
box-the-pub-acqua-relief = Alcol che un'{ "Acqua(?)" } fa smaltire
box-the-pub-brawl-relief = Alcol che una Rissa fa smaltire a chi l'ha pescata
box-the-pub-birra-steps = Passi con una Birra
box-the-pub-vodkabull-steps = Passi con una VödkaBull
box-the-pub-negroeni-tiles = Percorsi che si pescano con un Negroeni
box-the-pub-mule-relief = Alcol che un Möskow Mule toglie a ogni drink successivo
box-the-pub-russan-steps = Passi in più a ogni movimento con un Black Rußan
