# The Pub: che cosa succede, e come finisce.

event-tp-first = Comincia { $seat }.
event-tp-start = Tutti sono sul Percorso Iniziale, in { $space }, con tasso alcolemico { $alcohol }.
event-tp-dealt = { $seat } pesca un'uscita personale: { $way }.
event-tp-dealt-hidden = { $seat } pesca un'uscita personale.
event-tp-turn = Giro { $round }: è il turno di { $seat }.
event-tp-pass = { $seat } passa.
event-tp-tile = { $seat } pesca un { $tile }.
event-tp-tile-chosen = { $seat } tiene il { $tile }; gli altri tornano nella scatola.
event-tp-nothing-fits = { $seat } dovrebbe pescare dei percorsi, ma nessuno può essere posato.
event-tp-laid = { $seat } posa in { $space } il { $tile }, aperto a { $sides }.
event-tp-beside-exit = C'è un percorso accanto a un'uscita: si scoprono tutte e tre.
event-tp-turned-up = L'uscita in { $space } è { $way }.
event-tp-moved = { $seat } va in { $space }.
event-tp-drink-drawn = { $seat } pesca dallo shaker: { $drink } ({ $kind }, { $alcohol }; { $effect }).
event-tp-shaker-filled = Lo shaker è vuoto: ci tornano dentro gli scarti.
event-tp-kept = { $seat } tiene da parte: { $drink }.
event-tp-third = Un drink d'asporto di troppo: { $seat } deve berne uno subito.
event-tp-drinks = { $seat } beve: { $drink }.
event-tp-alcohol = { $seat } è a tasso alcolemico { $alcohol }.
event-tp-sobers = { $seat } smaltisce un po': tasso alcolemico { $alcohol }.
event-tp-no-effect = { $drink }: nessun altro effetto.
event-tp-wears-off = { $seat } perde l'effetto di: { $drink }.
event-tp-protected = { $seat } conserva comunque: { $drink }.
event-tp-blackout = { $seat } va in blackout!
event-tp-turn-lost = { $seat } non ha più azioni in questo turno.
event-tp-wakes-up = { $seat } si risveglia in { $space }.
event-tp-comes-to = { $seat } si riprende sul posto.
event-tp-bathroom = { $seat } usa il bagno: tasso alcolemico { $alcohol }.
event-tp-marker = { $seat } ha segnato il bagno in { $space }.
event-tp-saw = { $seat } guarda l'uscita in { $space }: è { $way }.
event-tp-looked = { $seat } guarda l'uscita in { $space }.
event-tp-exits-swapped = { $seat } scambia le uscite in { $one } e { $other }.
event-tp-traded = { $seat } e { $other } si scambiano le uscite personali.
event-tp-got-exit = Ora la tua uscita personale è { $way }.
event-tp-event = { $seat } pesca un evento: { $event }!
event-tp-bag-filled = Il sacchetto degli eventi è vuoto: ci tornano dentro tutti.
event-tp-gather = Tutti si radunano in { $space }.
event-tp-nobody-drinks = Nessuno ha drink d'asporto.
event-tp-mate = { $seat } beve con { $other }.
event-tp-picked = { $seat } prende dal tavolo: { $drink }.
event-tp-other-exit = { $seat } è davanti a un'uscita ({ $way }) e resta dentro: non è quella giusta.
event-tp-out = { $seat } è fuori, passando per { $way }!
event-tp-won = { $seat } vince la scommessa.
event-tp-shown = L'uscita personale di { $seat } era { $way }.
event-tp-closing = { $why ->
    [late] Si è fatto tardi: il locale chiude.
   *[stuck] Nessuno può più uscire: il locale chiude.
}
event-tp-stays-open = Non si possono più posare percorsi, ma qualcuno ha ancora una via d'uscita: il locale resta aperto.
event-tp-nearest = { $count ->
    [one] Più vicino di tutti alla propria uscita c'è { $seats }
   *[other] Alla stessa distanza dalla propria uscita ci sono { $seats }
}: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.

score-tp-out = Fuori prima di tutti
score-tp-steps = Ancora dentro, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
} dall'uscita
why-tp-out = { $seat } ha lasciato il locale prima di tutti gli altri.
why-tp-nearest = Il locale ha chiuso; vince chi era più vicino alla propria uscita, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
why-tp-nearest-shared = Il locale ha chiuso; vincono insieme i più vicini alla propria uscita, a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
