# Fantasy Pub (2022) sulla pagina.

fantasy-pub-2022-page-door = Porta
fantasy-pub-2022-page-barkeeper = l'oste, { $place }
fantasy-pub-2022-page-outside = fuori; già a casa: { $out }
fantasy-pub-2022-page-closing = { $closing ->
    [open] { $out } su { $goal } fuori
    [last-round] Chiusura: ultimo giro
   *[extra-turn] Chiusura: turno finale
}
fantasy-pub-2022-page-hidden = Birre triple ancora nascoste: { $triples }{ $percent ->
    [none] {""}
   *[other] ; che una moneta della riserva ne nasconda una: { $percent } %
}
fantasy-pub-2022-page-in-deck = mazzo di { $player }, ancora da entrare: { $count }
fantasy-pub-2022-page-home = già a casa: { $count }
fantasy-pub-2022-page-plain = birre normali portate fuori: { $count }
fantasy-pub-2022-page-triple = birre triple portate fuori: { $count }
fantasy-pub-2022-page-beers = birre portate fuori: { $count } (triple: { $triples })
fantasy-pub-2022-page-cards = carte evento: { $count }
fantasy-pub-2022-page-side = carta +1/-1 di { $player }: { $side ->
    [plus] +1
    [minus] -1
   *[gone] esaurita
}
fantasy-pub-2022-page-hand = Le tue carte evento
fantasy-pub-2022-page-no-cards = Non hai più carte evento.
fantasy-pub-2022-page-returned = Di nuovo nella scatola: { $card }
fantasy-pub-2022-page-gone-home = Già a casa
fantasy-pub-2022-page-played = Carte giocate

## Le carte in poche parole; per intero stanno nel regolamento.

fantasy-pub-2022-page-card-short-cut = Uno dei tuoi si muove di una casella, nel senso che vuoi.
fantasy-pub-2022-page-card-second-wind = Uno dei tuoi muove tutto il dado, anche se ha bevuto.
fantasy-pub-2022-page-card-back-door = Uno dei tuoi esce dal tavolo 1.
fantasy-pub-2022-page-card-happy-hour = Tutti a un tavolo pagano e bevono.
fantasy-pub-2022-page-card-on-the-house = Birra gratis per uno dei tuoi a un tavolo.
fantasy-pub-2022-page-card-black-coffee = Una tua birra torna a essere una moneta.
fantasy-pub-2022-page-card-spilt-beer = Un avversario perde una birra.
fantasy-pub-2022-page-card-pickpocket = Prendi una moneta a qualcuno al tuo tavolo.
fantasy-pub-2022-page-card-pay-day = Una moneta per ognuno dei tuoi nel pub.
fantasy-pub-2022-page-card-lost-purse = Uno dei tuoi trova monete al suo tavolo.
fantasy-pub-2022-page-card-change-places = Due a tavoli diversi si scambiano di posto.
fantasy-pub-2022-page-card-make-way = Qualcuno alla porta va al tavolo 1.
fantasy-pub-2022-page-card-loaded-die = Metti l'altro dado come vuoi.
fantasy-pub-2022-page-card-once-more = Tira di nuovo questo dado e riusalo.
fantasy-pub-2022-page-card-new-blood = Il tuo prossimo si siede a un tavolo vuoto.
fantasy-pub-2022-page-card-forget-it = Il tuo ultimo cacciato torna dentro.
fantasy-pub-2022-page-card-closing-bell = L'oste va a un tavolo e ci lascia una moneta.
