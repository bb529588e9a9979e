# The Pub: su tablero en la página.

the-pub-page-space = { $space }: { $what }
the-pub-page-open-sides = abierta al { $sides }
the-pub-page-standing = aquí: { $who }
the-pub-page-marked = el próximo KO lleva aquí: { $who }
the-pub-page-fits = la loseta encaja aquí { $turns ->
    [one] de una manera
   *[other] de { $turns } maneras
}
the-pub-page-face-down = boca abajo
the-pub-page-you-know = la conoces: { $way }
the-pub-page-seen-by = la ha mirado { $who }
the-pub-page-start = Inicio
the-pub-page-die = el dado de { $seat }: nivel de alcohol { $alcohol }
the-pub-page-turner = Cómo queda la loseta
the-pub-page-round = Ronda { $round }
the-pub-page-first = { $seat } empieza cada ronda
the-pub-page-actions = { $left ->
    [0] sin más acciones
    [one] queda una acción
   *[other] quedan { $left } acciones
}
the-pub-page-pile = { $pile }: { $count }
the-pub-page-tiles = { $count ->
    [one] loseta
   *[other] losetas
}
the-pub-page-drinks = { $count ->
    [one] bebida
   *[other] bebidas
}
the-pub-page-events = { $count ->
    [one] evento
   *[other] eventos
}
the-pub-page-discards = { $count ->
    [one] vacía
   *[other] vacías
}
the-pub-page-table = Bebidas en la mesa
the-pub-page-drawn = { $count ->
    [one] La loseta robada
   *[other] Las losetas robadas
}
the-pub-page-out = ¡{ $seat } ha salido!
the-pub-page-closed = El bar ha cerrado.

the-pub-page-at = está en { $space }
the-pub-page-alcohol-level = nivel de alcohol { $alcohol }
the-pub-page-to-go = llevar
the-pub-page-lasting = indig.
the-pub-page-bathroom = baño
the-pub-page-way = salida
the-pub-page-no-take-away = nada para llevar
the-pub-page-no-indigestible = ninguna bebida indigesta
the-pub-page-no-bathroom = aún no ha usado ningún baño
the-pub-page-exit-unknown = su salida personal es secreta
the-pub-page-known-to = también la { $count ->
    [one] conoce
   *[other] conocen
} { $who }

the-pub-page-hand = Lo tuyo
the-pub-page-alcohol = Alcohol
the-pub-page-brim = si rebosa, quedas KO
the-pub-page-your-exit = tu salida secreta
the-pub-page-nobody-knows = nadie más la conoce
the-pub-page-free-place = sitio para una bebida para llevar
the-pub-page-does = { $drink ->
    [birra] Das varios pasos de una vez.
    [negroeni] Robas varias losetas y colocas una.
    [froccs-spritz] Si te deja KO, salva la indigesta.
    [sex-on-the-beach] Intercambias la salida personal con alguien.
    [vodkabull] Das muchos pasos de una vez.
    [jager] Un paso en diagonal.
    [latte-di-boucera] La próxima bebida no suma alcohol.
    [moskow-mule] Las próximas bebidas suman menos.
    [tequila] Cualquier baño te quita todo el alcohol.
    [black-russan] Te mueves más lejos, quieras o no.
    [long-island] Sales por cualquier salida.
   *[assenzio] En el próximo KO puedes quedarte donde estás.
}

the-pub-page-know = Lo que sabes
the-pub-page-everybody-knows = Lo que saben todos
the-pub-page-one-of = Al menos una de estas cosas es cierta:
the-pub-page-names-one = { $personal } es una de estas: { $ways }
the-pub-page-menu = En la coctelera
the-pub-page-kind = { $kind ->
    [shot] chupitos
    [take-away] para llevar
   *[indigestible] indigestas
}
the-pub-page-bag = En la bolsa
the-pub-page-box = En la caja
