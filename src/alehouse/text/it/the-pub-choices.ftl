# The Pub: nomi, domande, scelte e il disegno.

tp-way-out = { $way ->
    [window] la finestra
    [hedge] la siepe
   *[duct] il condotto
}
tp-kind = { $kind ->
    [drink] percorso Drink
    [bathroom] percorso Bagno
    [event] percorso Evento
    [pub] percorso Pub
    [start] il Percorso Iniziale
    [gap] lì non c'è nulla
   *[exit] uscita
}
tp-tile = { $kind ->
    [drink] percorso Drink
    [bathroom] percorso Bagno
    [event] percorso Evento
   *[pub] percorso Pub
} ({ $shape ->
    [crossing] incrocio
    [tee] incrocio a T
    [straight] rettilineo
   *[bend] curva
})
tp-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
tp-exit-at = { $way ->
    [unknown] l'uscita in { $space }
    [window] la finestra in { $space }
    [hedge] la siepe in { $space }
   *[duct] il condotto in { $space }
}
tp-drink-kind = { $kind ->
    [shot] shöt
    [take-away] d'asporto
   *[indigestible] indigesto
}
tp-straight-to-blackout = dritto al blackout
tp-effect = { $drink ->
    [acqua] tasso alcolemico −{ $amount }
    [jin-lemon] scambi l'uscita personale con qualcuno
    [mojito] guardi un'uscita o ne scambi due
    [bloody-mary] dritto al bagno più vicino
    [birra] fino a { $amount ->
        [one] un passo
       *[other] { $amount } passi
    }
    [negroeni] { $amount ->
        [one] peschi un percorso e lo posi
       *[other] posi uno di { $amount } percorsi
    }
    [froccs-spritz] se ti manda in blackout, salva l'indigesto
    [sex-on-the-beach] scambi l'uscita personale con qualcuno
    [vodkabull] fino a { $amount ->
        [one] un passo
       *[other] { $amount } passi
    }
    [jager] un passo in diagonale
    [latte-di-boucera] il prossimo drink non aggiunge alcol
    [moskow-mule] i prossimi drink aggiungono { $amount } in meno
    [tequila] ogni bagno fa smaltire tutto l'alcol
    [black-russan] movimenti più lunghi di { $amount ->
        [one] un passo
       *[other] { $amount } passi
    }
    [long-island] ogni uscita va bene
   *[assenzio] al prossimo blackout puoi restare dove sei
}
tp-effect-blackout = nessun effetto
tp-event-name = { $event ->
    [fire-alarm] Allarme antincendio
    [drink-up] Bövi
    [drinking-mate] Compagno di bevute
    [round-for-all] Giro per Tötti
   *[brawl] Rissa
}

prompt-tp-over = La partita è finita.
prompt-tp-first = Si tira a sorte chi comincia.
prompt-tp-deal = { $seat } pesca un'uscita personale.
prompt-tp-act = { $seat } ha ancora { $left ->
    [one] un'azione
   *[other] { $left } azioni
}.
    .you = Hai ancora { $left ->
        [one] un'azione
       *[other] { $left } azioni
    }.
prompt-tp-draw-tiles = { $seat } pesca un percorso.
prompt-tp-choose-tile = Quale percorso tiene { $seat }?
    .you = Quale percorso tieni?
prompt-tp-lay = Dove posa { $seat } il { $tile }?
    .you = Dove posi il { $tile }?
prompt-tp-turn-up = Si scopre l'uscita in { $space }.
prompt-tp-walk = Dove va { $seat }? { $steps ->
    [one] Può fare ancora un passo.
   *[other] Può fare ancora fino a { $steps } passi.
}
    .you = Dove vai? { $steps ->
        [one] Puoi fare ancora un passo.
       *[other] Puoi fare ancora fino a { $steps } passi.
    }
prompt-tp-further = Dove va { $seat } con il Black Rußan? { $steps ->
    [one] Deve fare ancora un passo.
   *[other] Deve fare ancora { $steps } passi.
}
    .you = Dove vai con il Black Rußan? { $steps ->
        [one] Devi fare ancora un passo.
       *[other] Devi fare ancora { $steps } passi.
    }
prompt-tp-leap = In quale diagonale va { $seat }?
    .you = In quale diagonale vai?
prompt-tp-shake = { $seat } pesca un drink.
prompt-tp-mate-shake = { $seat } e { $mate } pescano un drink a testa.
prompt-tp-fill-table = { $seat } mette i drink sul tavolo.
prompt-tp-third = Quale drink d'asporto beve subito { $seat }?
    .you = Quale drink d'asporto bevi subito?
prompt-tp-trade = { $drink }: con chi scambia l'uscita personale { $seat }?
    .you = { $drink }: con chi scambi l'uscita personale?
prompt-tp-mojito = Mojito: { $seat } guarda un'uscita o ne scambia due?
    .you = Mojito: guardi un'uscita o ne scambi due?
prompt-tp-look = { $seat } guarda l'uscita in { $space }.
prompt-tp-nearest-bathroom = In quale bagno va { $seat }?
    .you = In quale bagno vai?
prompt-tp-come-to = Dove si riprende { $seat }?
    .you = Dove ti riprendi?
prompt-tp-happen = { $seat } pesca un evento.
prompt-tp-drink-up = Bövi! Quale drink d'asporto beve ora { $seat }?
    .you = Bövi! Quale drink d'asporto bevi ora?
prompt-tp-mate = Con chi beve { $seat }?
    .you = Con chi bevi?
prompt-tp-pick = Quale drink prende dal tavolo { $seat }?
    .you = Quale drink prendi dal tavolo?
prompt-tp-brawl = Per quale via { $seat } si lascia trascinare nella rissa con { $brawler }?
    .you = Per quale via ti lasci trascinare nella rissa con { $brawler }?

action-tp-move = Vai a { $direction ->
    [n] nord
    [e] est
    [s] sud
    [w] ovest
    [ne] nord-est
    [se] sud-est
    [sw] sud-ovest
   *[nw] nord-ovest
}, in { $space }: { $what }
action-tp-move-off = { $go }: fuori dal pub
action-tp-draw = Pesca un percorso e posalo (nella scatola: { $tiles })
action-tp-drink = Bevi { $drink } ({ $alcohol }): { $effect }
action-tp-pick = Prendi { $drink } ({ $kind }, { $alcohol }): { $effect }
action-tp-bathroom = Usa il bagno; il tuo segnapiscio viene qui
action-tp-pass = Termina il turno
action-tp-stop = Fermati qui
action-tp-place = Posalo in { $space } così: { $glyph } (aperto a { $sides })
action-tp-tile = Tieni il { $tile }
action-tp-with = { $other }
action-tp-go = Al bagno in { $space }
action-tp-look = Guarda { $exit }
action-tp-swap = Scambia { $one } e { $other }
action-tp-stay = Riprenditi dove ti trovi
action-tp-back = Risvegliati nel bagno

picture-tp-kind = { $kind ->
    [drink] drink
    [bathroom] bagno
    [event] evento
    [pub] pub
   *[start] INIZIO
}
picture-tp-way = { $way ->
    [window] FINESTRA
    [hedge] SIEPE
    [duct] CONDOTTO
   *[unknown] uscita
}
picture-tp-hidden = coperta
picture-tp-who = { $who }
picture-tp-player = { $who } in { $space }
picture-tp-alcohol = alcol { $glasses } { $alcohol }
picture-tp-marker = bagno { $space }
picture-tp-kept = d'asporto: { $drinks }
picture-tp-indigestible = indigesto: { $drink }
picture-tp-own-exit = la tua uscita: { $way }
picture-tp-exit = uscita: { $way }
picture-tp-ruled-out = non { $ways }
picture-tp-low = Giro { $round }
    .space = in
    .alcohol = alc.
    .marker = bagno
    .exit = uscita
    .drinks = d'asporto, ✗ indigesto
picture-tp-drawn = Pescato: { $tiles }
picture-tp-table = Sul tavolo: { $drinks }
picture-tp-status = Giro { $round } · da pescare: { $tiles ->
    [one] un percorso
   *[other] { $tiles } percorsi
}, { $drinks ->
    [one] un drink
   *[other] { $drinks } drink
}, { $events ->
    [one] un evento
   *[other] { $events } eventi
}

brings-tp-drink = peschi un drink
brings-tp-event = peschi un evento
brings-tp-both-drink = pescate un drink ciascuno e lo bevete subito
brings-tp-alcohol = tasso alcolemico { $alcohol }
brings-tp-blackout = un blackout
brings-tp-third = devi bere subito uno dei tuoi drink d'asporto
brings-tp-exits-up = si scoprono tutte e tre le uscite
brings-tp-out = sei fuori e vinci
