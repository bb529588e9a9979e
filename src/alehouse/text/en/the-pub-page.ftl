# The Pub: its board on the page.

the-pub-page-space = { $space }: { $what }
the-pub-page-open-sides = open { $sides }
the-pub-page-standing = here: { $who }
the-pub-page-marked = the next blackout leads here: { $who }
the-pub-page-fits = the tile fits here { $turns ->
    [one] in one way
   *[other] in { $turns } ways
}
the-pub-page-face-down = face down
the-pub-page-you-know = you know it: { $way }
the-pub-page-seen-by = looked at by { $who }
the-pub-page-start = Start
the-pub-page-die = { $seat }’s die: alcohol level { $alcohol }
the-pub-page-turner = How the tile lies
the-pub-page-round = Round { $round }
the-pub-page-first = { $seat } begins every round
the-pub-page-actions = { $left ->
    [0] no further action
    [one] one action left
   *[other] { $left } actions left
}
the-pub-page-pile = { $pile }: { $count }
the-pub-page-tiles = { $count ->
    [one] tile
   *[other] tiles
}
the-pub-page-drinks = { $count ->
    [one] drink
   *[other] drinks
}
the-pub-page-events = { $count ->
    [one] event
   *[other] events
}
the-pub-page-discards = { $count ->
    [one] empty
   *[other] empties
}
the-pub-page-table = Drinks on the table
the-pub-page-drawn = { $count ->
    [one] The drawn tile
   *[other] The drawn tiles
}
the-pub-page-out = { $seat } is out!
the-pub-page-closed = The pub has closed.

the-pub-page-at = stands at { $space }
the-pub-page-alcohol-level = alcohol level { $alcohol }
the-pub-page-to-go = to go
the-pub-page-lasting = lasting
the-pub-page-bathroom = bathroom
the-pub-page-way = exit
the-pub-page-no-take-away = no take-aways
the-pub-page-no-indigestible = no indigestible drink
the-pub-page-no-bathroom = has not used a bathroom yet
the-pub-page-exit-unknown = the personal exit is secret
the-pub-page-known-to = { $who } { $count ->
    [one] knows
   *[other] know
} it too

the-pub-page-hand = What is yours
the-pub-page-alcohol = Alcohol
the-pub-page-brim = over the brim you black out
the-pub-page-your-exit = your secret exit
the-pub-page-nobody-knows = nobody else knows it
the-pub-page-free-place = room for a take-away
the-pub-page-does = { $drink ->
    [birra] Go some steps in one go.
    [negroeni] Draw several tiles, lay one of them.
    [froccs-spritz] Saves the indigestible drink if it knocks you out.
    [sex-on-the-beach] Swap personal exits with someone.
    [vodkabull] Go many steps in one go.
    [jager] A step across a corner.
    [latte-di-boucera] The next drink adds nothing.
    [moskow-mule] Further drinks add less.
    [tequila] Bathrooms sober you up completely.
    [black-russan] Your moves are longer, like it or not.
    [long-island] Leave by any exit.
   *[assenzio] The next blackout may leave you where you are.
}

the-pub-page-know = What you know
the-pub-page-everybody-knows = What all know
the-pub-page-one-of = At least one of these is so:
the-pub-page-names-one = { $personal } names one of these: { $ways }
the-pub-page-menu = In the shaker
the-pub-page-kind = { $kind ->
    [shot] shots
    [take-away] take-aways
   *[indigestible] indigestible
}
the-pub-page-bag = In the bag
the-pub-page-box = In the box
