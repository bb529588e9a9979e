# Bristol 1350: il suo tabellone nella pagina.

bristol-1350-page-round = Giro { $round }
bristol-1350-page-last-round = L'ultimo giro
bristol-1350-page-over = { $ending ->
    [escape] Un carro sano è fuori
    [ghosts] I fantasmi sono fuggiti
    [nobody-left] Non è rimasto nessuno
    [gates] Le porte sono chiuse
   *[solo] La peste ti ha preso
}
bristol-1350-page-cart = { $cart ->
    [birch] Betulla
    [cedar] Cedro
   *[oak] Quercia
}
bristol-1350-page-cart-label = { $cart ->
    [birch] Carro di betulla
    [cedar] Carro di cedro
   *[oak] Carro di quercia
}, { $fate ->
    [road] { $rank ->
        [1] in testa
        [2] al secondo posto
       *[other] al terzo posto
    }, passo { $at } di { $road }
    [shut-in] chiuso dentro al passo { $at } di { $road }
    [escaped] fuggito
    [plague] uscito con la peste
   *[empty] uscito vuoto
}; { $count ->
    [0] nessuno a bordo
   *[other] a bordo, da davanti: { $pawns }
}; { $apples ->
    [one] { $apples } mela
   *[other] { $apples } mele
}, { $rats ->
    [one] { $rats } ratto
   *[other] { $rats } ratti
}{ $mingles ->
    [yes] ; si mescolerebbe
   *[no] {""}
}{ $leaves ->
    [yes] ; arriverebbe alla porta
   *[no] {""}
}
bristol-1350-page-mingles = si mescola
bristol-1350-page-rolls-out = { $cart ->
    [birch] Betulla esce a fine giro
    [cedar] Cedro esce a fine giro
   *[oak] Quercia esce a fine giro
}
bristol-1350-page-fate = { $fate ->
    [escaped] { $cart ->
        [birch] Betulla è in salvo!
        [cedar] Cedro è in salvo!
       *[oak] Quercia è in salvo!
    }
    [plague] { $cart ->
        [birch] Betulla è uscito con la peste
        [cedar] Cedro è uscito con la peste
       *[oak] Quercia è uscito con la peste
    }
    [empty] { $cart ->
        [birch] Betulla è uscito vuoto
        [cedar] Cedro è uscito vuoto
       *[oak] Quercia è uscito vuoto
    }
   *[shut-in] Chiuso dentro
}
bristol-1350-page-pile = { $count ->
    [0] Nessun sintomo accanto al carro
    [one] { $count } sintomo accanto al carro
   *[other] { $count } sintomi accanto al carro
}: { $cart ->
    [birch] betulla
    [cedar] cedro
   *[oak] quercia
}
bristol-1350-page-you = Tu
bristol-1350-page-ghost = Fant. { $number }
bristol-1350-page-pawn = { $who }{ $character ->
    [none] {""}
   *[other] {" "}({ b1350-character })
}, { $cart ->
    [birch] carro di betulla
    [cedar] carro di cedro
    [oak] carro di quercia
   *[none] { $health ->
        [unknown] non ancora a bordo
       *[other] fuori dalla partita
    }
}{ $place ->
    [0] {""}
    [1] , davanti
   *[other] , posto { $place }
}{ $health ->
    [healthy] , in salute
    [plague] , con la peste
   *[unknown] {""}
}{ $count ->
    [0] {""}
   *[other] , sintomi { $shown }
}{ $turn ->
    [yes] , di turno
   *[no] {""}
}
bristol-1350-page-hidden = { $side ->
    [left] Sintomo di sinistra di { $who }, coperto
   *[right] Sintomo di destra di { $who }, coperto
}
bristol-1350-page-dice = I dadi
bristol-1350-page-no-dice = I dadi stanno per essere tirati.
bristol-1350-page-die = { $face ->
    [birch-apple] Mela di betulla
    [birch-rat] Ratto di betulla
    [cedar-apple] Mela di cedro
    [cedar-rat] Ratto di cedro
    [oak-apple] Mela di quercia
   *[oak-rat] Ratto di quercia
}{ $locked ->
    [yes] , bloccato
   *[no] {""}
}
bristol-1350-page-locked = { $count ->
    [one] uno bloccato fino al prossimo giro
   *[other] { $count } bloccati fino al prossimo giro
}
bristol-1350-page-deck = { $deck }: { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
bristol-1350-page-symptoms = sintomi
bristol-1350-page-remedies = rimedi
bristol-1350-page-coins = monete
bristol-1350-page-bag = Sacchetto delle monete, ne restano { $count }

bristol-1350-page-hand = I tuoi segreti
bristol-1350-page-your-symptoms = I tuoi sintomi
bristol-1350-page-your-remedies = I tuoi rimedi

bristol-1350-page-not-dealt = Li stanno distribuendo.
bristol-1350-page-you-are-out = Sei fuori dalla partita, e li hai mostrati.
bristol-1350-page-symptom = Il tuo sintomo da { $value }{ $drawn ->
    [yes] , appena pescato
   *[no] {""}
}
bristol-1350-page-drawn = nuovo
bristol-1350-page-fresh = dopo
bristol-1350-page-health = { $health ->
    [plague] la peste
   *[healthy] in salute
}
bristol-1350-page-plague-sum = { $sum } è la peste
bristol-1350-page-no-remedies = { $ending ->
    [none] Nessuno. Un rimedio pescato si gioca dal tuo prossimo turno, una frusta subito.
   *[other] Nessuno.
}
bristol-1350-page-card = Carta rimedio { $card }{ $fresh ->
    [yes] , pescata in questo turno
   *[no] {""}
}
bristol-1350-page-half = { $name }: { bristol-1350-page-does }
bristol-1350-page-does = { $remedy ->
    [arsenic] blocca due dadi
    [chicken] ritira due dadi
    [emeralds] muoviti ancora
    [leeches] aggiungi a un carro
    [pomander] due sintomi nuovi
    [whip] ferma una mossa
   *[alms] dai una moneta
}
bristol-1350-page-coin = { $coin ->
    [plague] porta la peste
    [cured] guarisce
   *[naught] non significa nulla
}
bristol-1350-page-to-give = { $coin ->
    [plague] da dare: la peste
    [cured] da dare: guarisce
   *[naught] da dare: nulla
}
bristol-1350-page-character = { $name }: { bristol-1350-page-power }
bristol-1350-page-power = { $character ->
    [chandler] Pesca un sintomo, tienine due su tre
    [mason] Ritira un dado, blocca un dado
    [knight] Una pedina davanti al suo carro
    [barmaid] Guarda l'ultimo sintomo scartato
    [sheriff] Guarda un sintomo in un altro carro
    [countess] Pesca due rimedi, tienine uno
    [outlaw] Ritira un dado; se è del tuo carro, agisci ancora
    [serf] Pesca un sintomo e mettilo accanto a un carro
   *[friar] Gira un dado sulla faccia che vuoi
}

bristol-1350-page-sits = { $cart ->
    [birch] Nel carro di betulla
    [cedar] Nel carro di cedro
   *[oak] Nel carro di quercia
}, { $place ->
    [1] davanti
   *[other] posto { $place }
}
bristol-1350-page-out = fuori
bristol-1350-page-free = in salvo
bristol-1350-page-holds = { $count ->
    [0] Nessun rimedio
    [one] { $count } rimedio
   *[other] { $count } rimedi
}
bristol-1350-page-has-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
bristol-1350-page-shown = { $health ->
    [plague] Aveva la peste
   *[healthy] È in salute
}{ $count ->
    [0] {""}
   *[other] , ha mostrato { $shown }
}
bristol-1350-page-began = Ha cominciato questo giro
bristol-1350-page-played = Ha già avuto il suo turno in questo giro
bristol-1350-page-said = { $about ->
    [healthy] «in salute»
    [infected] «la peste»
    [believes-healthy] «{ $whom }: in salute»
    [believes-infected] «{ $whom }: con la peste»
   *[mingled] «{ $put }+{ $put_too }, avuto { $got }+{ $got_too }»
}
bristol-1350-page-you-believe = { $belief ->
    [plague] Credi che abbia la peste
   *[healthy] Credi che sia in salute
}

bristol-1350-page-notebook = Taccuino
bristol-1350-page-your-eyes = solo per te
bristol-1350-page-never-seen = mai visto
bristol-1350-page-side = { $side ->
    [left] sin.
   *[right] des.
}
bristol-1350-page-when = { $stale ->
    [yes] { $round ->
        [0] poi cambiato
       *[other] giro { $round }, poi cambiato
    }
   *[no] { $round ->
        [0] {""}
       *[other] giro { $round }
    }
}
bristol-1350-page-values = Sintomi { $values }
bristol-1350-page-believe = Che cosa credi di { $who }
bristol-1350-page-belief = { $belief ->
    [healthy] in salute
    [plague] con la peste
   *[none] nessuna idea
}
bristol-1350-page-your-mingles = I tuoi mescolamenti
bristol-1350-page-with = con { $pawns }
bristol-1350-page-in = messi
bristol-1350-page-got = avuti
bristol-1350-page-also = Inoltre
bristol-1350-page-note = { $what ->
    [kept] Hai tenuto
    [discard] In cima agli scarti
    [leeches] Accanto al carro di { $cart ->
        [birch] betulla
        [cedar] cedro
       *[oak] quercia
    } hai messo
    [infected] Con la peste allora: { $pawns }
    [coin] { $self ->
        [yes] Hai tenuto una moneta
       *[no] Da { $giver } a { $receiver }
    }
   *[other] { $pawns }
}
bristol-1350-page-looked = { $at ->
    [discards] { $who } ha visto l'ultimo scarto
    [you] { $who } ha visto un tuo sintomo
   *[pawn] { $who } ha visto un sintomo di { $whom }
}
