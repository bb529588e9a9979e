# The Pub: nombres, preguntas, opciones y el dibujo.

tp-way-out = { $way ->
    [window] la ventana
    [hedge] el seto
   *[duct] el conducto
}
tp-kind = { $kind ->
    [drink] loseta de bebida
    [bathroom] loseta de baño
    [event] loseta de evento
    [pub] loseta de bar
    [start] el inicio
    [gap] ahí no hay nada
   *[exit] salida
}
tp-tile = loseta de { $kind ->
    [drink] bebida
    [bathroom] baño
    [event] evento
   *[pub] bar
} ({ $shape ->
    [crossing] cruce
    [tee] cruce en T
    [straight] recta
   *[bend] curva
})
tp-side = { $side ->
    [n] norte
    [e] este
    [s] sur
   *[w] oeste
}
tp-exit-at = { $way ->
    [unknown] la salida de { $space }
    [window] la ventana de { $space }
    [hedge] el seto de { $space }
   *[duct] el conducto de { $space }
}
tp-drink-kind = { $kind ->
    [shot] chupito
    [take-away] para llevar
   *[indigestible] indigesta
}
tp-straight-to-blackout = te deja KO
tp-effect = { $drink ->
    [acqua] nivel de alcohol −{ $amount }
    [jin-lemon] intercambias la salida personal con alguien
    [mojito] miras una salida o intercambias dos
    [bloody-mary] derecho al baño más cercano
    [birra] hasta { $amount ->
        [one] un paso
       *[other] { $amount } pasos
    }
    [negroeni] { $amount ->
        [one] robas una loseta y la colocas
       *[other] colocas una de { $amount } losetas
    }
    [froccs-spritz] si te deja KO, salva la indigesta
    [sex-on-the-beach] intercambias la salida personal con alguien
    [vodkabull] hasta { $amount ->
        [one] un paso
       *[other] { $amount } pasos
    }
    [jager] un paso en diagonal
    [latte-di-boucera] la próxima bebida no suma alcohol
    [moskow-mule] las próximas bebidas suman { $amount } menos
    [tequila] cualquier baño te quita todo el alcohol
    [black-russan] movimientos de { $amount ->
        [one] un paso
       *[other] { $amount } pasos
    } más
    [long-island] sales por cualquier salida
   *[assenzio] la próxima vez que te quedes KO puedes despertar donde estás
}
tp-effect-blackout = sin efecto
tp-event-name = { $event ->
    [fire-alarm] Allarme antincendio (alarma de incendios)
    [drink-up] Bövi (a beber)
    [drinking-mate] Compagno di bevute (compañero de copas)
    [round-for-all] Giro per Tötti (ronda para todos)
   *[brawl] Rissa (pelea)
}

prompt-tp-over = La partida ha terminado.
prompt-tp-first = Se sortea quién empieza.
prompt-tp-deal = { $seat } roba una salida personal.
prompt-tp-act = A { $seat } { $left ->
    [one] le queda una acción
   *[other] le quedan { $left } acciones
}.
    .you = Te { $left ->
        [one] queda una acción
       *[other] quedan { $left } acciones
    }.
prompt-tp-draw-tiles = { $seat } roba una loseta.
prompt-tp-choose-tile = ¿Con qué loseta se queda { $seat }?
    .you = ¿Con qué loseta te quedas?
prompt-tp-lay = ¿Dónde coloca { $seat } la { $tile }?
    .you = ¿Dónde colocas la { $tile }?
prompt-tp-turn-up = Se descubre la salida de { $space }.
prompt-tp-walk = ¿Adónde va { $seat }? { $steps ->
    [one] Puede dar un paso más.
   *[other] Puede dar hasta { $steps } pasos más.
}
    .you = ¿Adónde vas? { $steps ->
        [one] Puedes dar un paso más.
       *[other] Puedes dar hasta { $steps } pasos más.
    }
prompt-tp-further = ¿Adónde lleva el Black Rußan a { $seat }? { $steps ->
    [one] Tiene que dar un paso más.
   *[other] Tiene que dar { $steps } pasos más.
}
    .you = ¿Adónde te lleva el Black Rußan? { $steps ->
        [one] Tienes que dar un paso más.
       *[other] Tienes que dar { $steps } pasos más.
    }
prompt-tp-leap = ¿En qué diagonal va { $seat }?
    .you = ¿En qué diagonal vas?
prompt-tp-shake = { $seat } roba una bebida.
prompt-tp-mate-shake = Se roba una bebida para { $seat } y otra para { $mate }.
prompt-tp-fill-table = { $seat } pone las bebidas en la mesa.
prompt-tp-third = ¿Qué bebida para llevar toma ahora { $seat }?
    .you = ¿Qué bebida para llevar tomas ahora?
prompt-tp-trade = { $drink }: ¿con quién intercambia { $seat } la salida personal?
    .you = { $drink }: ¿con quién intercambias la salida personal?
prompt-tp-mojito = Mojito: ¿mira { $seat } una salida o intercambia dos?
    .you = Mojito: ¿miras una salida o intercambias dos?
prompt-tp-look = { $seat } mira la salida de { $space }.
prompt-tp-nearest-bathroom = ¿A qué baño va { $seat }?
    .you = ¿A qué baño vas?
prompt-tp-come-to = ¿Dónde vuelve en sí { $seat }?
    .you = ¿Dónde vuelves en ti?
prompt-tp-happen = { $seat } roba un evento.
prompt-tp-drink-up = ¡A beber! ¿Qué bebida para llevar toma ahora { $seat }?
    .you = ¡A beber! ¿Qué bebida para llevar tomas ahora?
prompt-tp-mate = ¿Con quién bebe { $seat }?
    .you = ¿Con quién bebes?
prompt-tp-pick = ¿Qué bebida de la mesa elige { $seat }?
    .you = ¿Qué bebida de la mesa eliges?
prompt-tp-brawl = ¿Por qué camino se deja arrastrar { $seat } a la pelea con { $brawler }?
    .you = ¿Por qué camino te dejas arrastrar a la pelea con { $brawler }?

action-tp-move = Ir al { $direction ->
    [n] norte
    [e] este
    [s] sur
    [w] oeste
    [ne] noreste
    [se] sureste
    [sw] suroeste
   *[nw] noroeste
}, a { $space }: { $what }
action-tp-move-off = { $go }: fuera del bar
action-tp-draw = Robar una loseta y colocarla (en la caja: { $tiles })
action-tp-drink = Beber { $drink } ({ $alcohol }): { $effect }
action-tp-pick = Coger { $drink } ({ $kind }, { $alcohol }): { $effect }
action-tp-bathroom = Usar el baño; tu marcador viene aquí
action-tp-pass = Terminar el turno
action-tp-stop = Pararse aquí
action-tp-place = Colocarla en { $space } así: { $glyph } (abierta al { $sides })
action-tp-tile = Quedarse con la { $tile }
action-tp-with = { $other }
action-tp-go = Al baño de { $space }
action-tp-look = Mirar { $exit }
action-tp-swap = Intercambiar { $one } y { $other }
action-tp-stay = Volver en sí aquí mismo
action-tp-back = Despertar en el baño

picture-tp-kind = { $kind ->
    [drink] bebida
    [bathroom] baño
    [event] evento
    [pub] bar
   *[start] INICIO
}
picture-tp-way = { $way ->
    [window] VENTANA
    [hedge] SETO
    [duct] CONDUCTO
   *[unknown] salida
}
picture-tp-hidden = oculta
picture-tp-who = { $who }
picture-tp-player = { $who } en { $space }
picture-tp-alcohol = alcohol { $glasses } { $alcohol }
picture-tp-marker = baño { $space }
picture-tp-kept = para llevar: { $drinks }
picture-tp-indigestible = indigesta: { $drink }
picture-tp-own-exit = tu salida: { $way }
picture-tp-exit = salida: { $way }
picture-tp-ruled-out = no { $ways }
picture-tp-low = Ronda { $round }
    .space = en
    .alcohol = alc.
    .marker = baño
    .exit = salida
    .drinks = para llevar, ✗ indigesta
picture-tp-drawn = Robado: { $tiles }
picture-tp-table = En la mesa: { $drinks }
picture-tp-status = Ronda { $round } · por robar: { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}, { $drinks ->
    [one] una bebida
   *[other] { $drinks } bebidas
}, { $events ->
    [one] un evento
   *[other] { $events } eventos
}

brings-tp-drink = robas una bebida
brings-tp-event = robas un evento
brings-tp-both-drink = cada uno roba una bebida y la toma en el acto
brings-tp-alcohol = nivel de alcohol { $alcohol }
brings-tp-blackout = te quedas KO
brings-tp-third = tienes que beber en el acto una de tus bebidas para llevar
brings-tp-exits-up = se descubren las tres salidas
brings-tp-out = sales y ganas
