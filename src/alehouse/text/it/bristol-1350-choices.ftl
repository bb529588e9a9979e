# Bristol 1350: che cosa si può scegliere, e che cosa si vede.

prompt-b1350-over = La partita è finita.
prompt-b1350-act = { $who } sceglie un'azione.
    .you = Che cosa fai?
prompt-b1350-play = { $who } può giocare rimedi.
    .you = Puoi giocare rimedi.
prompt-b1350-answer = { $way ->
    [elbow] { $by } vuole superare { $who } a gomitate: una frusta?
    [dash] { $by } vuole scattare verso il carro di { $who }: una frusta?
   *[push] { $by } vuole spingere { $who } giù dal carro: una frusta?
}
    .you = { $way ->
        [elbow] { $by } vuole superarti a gomitate: una frusta?
        [dash] { $by } vuole scattare verso il tuo carro: una frusta?
       *[push] { $by } vuole spingerti giù dal carro: una frusta?
    }
prompt-b1350-chicken = { $who } può continuare a tirare.
    .you = Continui a tirare?
prompt-b1350-lock = { $who } sceglie che cosa bloccare.
    .you = Che cosa blocchi?
prompt-b1350-emeralds = { $who } muove una pedina.
    .you = Quale pedina muovi?
prompt-b1350-keep = { $who } sceglie due sintomi da tenere.
    .you = Quali due sintomi tieni?
prompt-b1350-add = { $who } sceglie un sintomo e un carro.
    .you = Quale sintomo aggiungi, e a quale carro?
prompt-b1350-take = { $who } tiene uno di due rimedi.
    .you = Quale dei due rimedi tieni?
prompt-b1350-give = { $who } dà via la moneta.
    .you = A chi dai la moneta?
prompt-b1350-chance = { $step ->
    [pawn] Si pesca una pedina.
    [deal] Si distribuiscono i sintomi.
    [character] Si distribuiscono i personaggi.
    [remedy] Si pesca un rimedio.
    [symptom] Si pesca un sintomo.
    [sheriff] Lo sceriffo prende una carta da guardare.
    [barmaid] La cameriera guarda gli scarti.
    [coin] Si pesca una moneta.
    [extra] Si aggiunge un sintomo alla mescolanza.
    [get] Si ridistribuiscono i sintomi mescolati.
   *[other] Rotolano i dadi.
}

action-b1350-reroll-one = Ritirare: { $face }
action-b1350-reroll-alike = Ritirare: due dadi con { $face }
action-b1350-reroll-two = Ritirare: { $face } e { $other }
action-b1350-draw = Pescare un rimedio
action-b1350-elbow = Gomitata: in testa al tuo carro
action-b1350-dash = Scatto: in coda al carro di { $cart }
action-b1350-dash-trade = Scatto: sul carro di { $cart }, che è pieno, cambiando posto con { $whom }
action-b1350-dash-none = Scatto: verso il carro davanti
action-b1350-push = { $target ->
    [cart] { $who ->
        [self] Saltare giù: in coda al carro di { $cart }
       *[other] Spingere { $whom }: in coda al carro di { $cart }
    }
   *[out] { $who ->
        [self] Saltare giù e restare indietro: fuori dalla partita
       *[other] Spingere { $whom } fuori dalla partita
    }
}
action-b1350-look = { $side ->
    [left] Guardare il sintomo di sinistra di { $whom }
   *[right] Guardare il sintomo di destra di { $whom }
}
action-b1350-chandler = Candelaia: pescare un sintomo e tenerne due di tre
action-b1350-mason = Scalpellino: ritirare { $face } e bloccare un dado
action-b1350-knight = { $who ->
    [self] Cavaliere: in testa al tuo carro
   *[other] Cavaliere: { $whom } in testa al carro
}
action-b1350-barmaid = Cameriera: guardare il primo sintomo degli scarti
action-b1350-sheriff = Sceriffo: guardare un sintomo di { $whom }
action-b1350-countess = Contessa: pescare due rimedi e tenerne uno
action-b1350-outlaw = Bandito: ritirare { $face }, sperando in un'altra azione
action-b1350-serf = Serva: pescare un sintomo e metterlo accanto a un carro
action-b1350-friar = Frate: girare { $face } in { $wish }
action-b1350-play = Giocare { $card } come { $remedy }
action-b1350-no-whip = Niente frusta
action-b1350-lock-one = Bloccare { $face }
action-b1350-lock-alike = Bloccare due dadi con { $face }
action-b1350-lock-two = Bloccare { $face } e { $other }
action-b1350-again = Ritirarli tutti e due
action-b1350-again-one = Ritirare solo { $face }
action-b1350-enough = Lasciare i dadi come sono
action-b1350-keep = { $health ->
    [plague] Tenere { $one } e { $other }: { $sum }, la peste
   *[healthy] Tenere { $one } e { $other }: { $sum }
}
action-b1350-add = Mettere un { $value } accanto al carro di { $cart }
action-b1350-take = Tenere { $card }
action-b1350-give = { $who ->
    [self] Tenere la moneta
   *[other] Dare la moneta: la riceve { $whom }
}
action-b1350-done = Finire il turno

picture-b1350-round = { $ending ->
    [none] { $last ->
        [yes] Giro { $round }, l'ultimo: poi le porte si chiudono
       *[no] Giro { $round }
    }
   *[other] La partita è finita, dopo il giro { $round }
}
picture-b1350-cart = { $fate ->
    [road] { $at }: { $count ->
        [0] vuoto
       *[other] { $pawns }
    }{ $pile ->
        [0] {""}
        [one] {" "}(+1 sintomo)
       *[other] {" "}(+{ $pile } sintomi)
    }
    [escaped] in salvo: { $pawns }
    [plague] uscito con la peste
    [empty] uscito vuoto
   *[shut-in] rimasto dentro
}
picture-b1350-dice = Dadi:
picture-b1350-die = { $locked ->
    [yes] { $face ->
        [birch-apple] [=betulla-mela=]
        [birch-rat] [=betulla-RATTO=]
        [cedar-apple] [=cedro-mela=]
        [cedar-rat] [=cedro-RATTO=]
        [oak-apple] [=quercia-mela=]
       *[oak-rat] [=quercia-RATTO=]
    }
   *[no] { $face ->
        [birch-apple] [betulla-mela]
        [birch-rat] [betulla-RATTO]
        [cedar-apple] [cedro-mela]
        [cedar-rat] [cedro-RATTO]
        [oak-apple] [quercia-mela]
       *[oak-rat] [quercia-RATTO]
    }
}
picture-b1350-pawn = { $turn ->
    [yes] >
   *[no] -
} { $who }{ $character ->
    [none] {""}
    [chandler] {" "}(candelaia)
    [mason] {" "}(scalpellino)
    [knight] {" "}(cavaliere)
    [barmaid] {" "}(cameriera)
    [sheriff] {" "}(sceriffo)
    [countess] {" "}(contessa)
    [outlaw] {" "}(bandito)
    [serf] {" "}(serva)
   *[friar] {" "}(frate)
}: { $place ->
    [birch] betulla
    [cedar] cedro
    [oak] quercia
    [none] ancora senza posto
   *[out] fuori
}{ $kind ->
    [ghost] {""}
    [gone] {""}
   *[player] , { $remedies ->
        [0] nessun rimedio
        [one] 1 rimedio
       *[other] { $remedies } rimedi
    }
}{ $coins ->
    [0] {""}
    [one] , 1 moneta
   *[other] , { $coins } monete
}{ $health ->
    [unknown] {""}
    [plague] , con la peste
   *[healthy] , senza peste
}{ $shown ->
    [0] {""}
   *[other] {" "}({ $symptoms })
}
picture-b1350-decks = Sintomi: { $symptoms } nel mazzo, { $symptoms-gone ->
    [one] 1 scartato
   *[other] { $symptoms-gone } scartati
}. Rimedi: { $remedies } nel mazzo, { $remedies-gone ->
    [one] 1 scartato
   *[other] { $remedies-gone } scartati
}.
picture-b1350-symptoms = { $drawn ->
    [0] I tuoi sintomi: { $symptoms }
   *[other] I tuoi sintomi e quelli pescati: { $symptoms }
} { $health ->
    [plague] (hai la peste)
   *[healthy] (non hai la peste)
}
picture-b1350-remedies = { $count ->
    [0] Non hai rimedi.
   *[other] I tuoi rimedi: { $cards }
}
picture-b1350-coin = { $coin ->
    [plague] In mano tua: la moneta della peste
    [cured] In mano tua: la moneta che guarisce
   *[naught] In mano tua: una moneta che non significa nulla
}
note-b1350-mingle = Ricordi ({ $cart }): hai messo { $put } e hai avuto { $got } nella mescolanza di { $pawns }.
note-b1350-kept = Ricordi: di { $put } hai tenuto { $got }.
note-b1350-ghost = Ricordi: il sintomo di { $side ->
    [left] sinistra
   *[right] destra
} di { $pawns } era { $got }.
note-b1350-player = Ricordi: un sintomo di { $pawns } era { $got }.
note-b1350-discard = Ricordi: in cima agli scarti c'era { $got }.
note-b1350-leeches = Ricordi: hai messo { $got } accanto al carro di { $cart }.
note-b1350-infected = Ricordi chi aveva la peste: { $pawns }.
note-b1350-coin = { $self ->
    [yes] { $coin ->
        [plague] Ricordi: hai tenuto la moneta della peste.
        [cured] Ricordi: hai tenuto la moneta che guarisce.
       *[naught] Ricordi: hai tenuto una moneta che non significa nulla.
    }
   *[no] { $coin ->
        [plague] Ricordi: { $receiver } ha ricevuto la moneta della peste da { $giver }.
        [cured] Ricordi: { $receiver } ha ricevuto la moneta che guarisce da { $giver }.
       *[naught] Ricordi: { $receiver } ha ricevuto da { $giver } una moneta che non significa nulla.
    }
}
