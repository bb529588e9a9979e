# The Pub: names, questions, choices and the picture.

tp-way-out = { $way ->
    [window] the window
    [hedge] the hedge
   *[duct] the duct
}
tp-kind = { $kind ->
    [drink] drink tile
    [bathroom] bathroom
    [event] event tile
    [pub] plain pub tile
    [start] the start
    [gap] nothing lies there
   *[exit] exit
}
tp-tile = { $kind ->
    [drink] a drink tile
    [bathroom] a bathroom
    [event] an event tile
   *[pub] a pub tile
} ({ $shape ->
    [crossing] crossing
    [tee] T-junction
    [straight] straight
   *[bend] bend
})
tp-side = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
tp-exit-at = { $way ->
    [unknown] the exit at { $space }
    [window] the window at { $space }
    [hedge] the hedge at { $space }
   *[duct] the duct at { $space }
}
tp-drink-kind = { $kind ->
    [shot] shot
    [take-away] take-away
   *[indigestible] indigestible
}
tp-straight-to-blackout = straight to the blackout
tp-effect = { $drink ->
    [acqua] alcohol −{ $amount }
    [jin-lemon] swap personal exits with someone
    [mojito] look at an exit or swap two
    [bloody-mary] off to the nearest bathroom
    [birra] up to { $amount ->
        [one] one step
       *[other] { $amount } steps
    }
    [negroeni] { $amount ->
        [one] draw a tile and lay it
       *[other] lay one of { $amount } tiles
    }
    [froccs-spritz] saves the indigestible drink if it knocks you out
    [sex-on-the-beach] swap personal exits with someone
    [vodkabull] up to { $amount ->
        [one] one step
       *[other] { $amount } steps
    }
    [jager] a step across a corner
    [latte-di-boucera] the next drink adds nothing
    [moskow-mule] further drinks add { $amount } less
    [tequila] bathrooms sober you up completely
    [black-russan] moves { $amount ->
        [one] one step
       *[other] { $amount } steps
    } longer
    [long-island] leave by any exit
   *[assenzio] the next blackout may leave you where you are
}
tp-effect-blackout = no effect
tp-event-name = { $event ->
    [fire-alarm] Allarme antincendio (fire alarm)
    [drink-up] Bövi (drink up)
    [drinking-mate] Compagno di bevute (drinking mate)
    [round-for-all] Giro per Tötti (a round for all)
   *[brawl] Rissa (brawl)
}

prompt-tp-over = The game is over.
prompt-tp-first = Lots are drawn for who begins.
prompt-tp-deal = { $seat } draws a personal exit.
prompt-tp-act = { $seat } has { $left ->
    [one] one action
   *[other] { $left } actions
} left.
    .you = You have { $left ->
        [one] one action
       *[other] { $left } actions
    } left.
prompt-tp-draw-tiles = { $seat } draws a tile.
prompt-tp-choose-tile = Which tile does { $seat } keep?
    .you = Which tile do you keep?
prompt-tp-lay = Where does { $seat } lay { $tile }?
    .you = Where do you lay { $tile }?
prompt-tp-turn-up = The exit at { $space } is turned up.
prompt-tp-walk = Where does { $seat } go? { $steps ->
    [one] One more step is
   *[other] Up to { $steps } more steps are
} possible.
    .you = Where do you go? { $steps ->
        [one] One more step is
       *[other] Up to { $steps } more steps are
    } possible.
prompt-tp-further = Where does the Black Rußan carry { $seat }? { $steps ->
    [one] One more step has
   *[other] { $steps } more steps have
} to be taken.
    .you = Where does the Black Rußan carry you? { $steps ->
        [one] One more step has
       *[other] { $steps } more steps have
    } to be taken.
prompt-tp-leap = Across which corner does { $seat } step?
    .you = Across which corner do you step?
prompt-tp-shake = { $seat } draws a drink.
prompt-tp-mate-shake = { $seat } and { $mate } draw a drink each.
prompt-tp-fill-table = { $seat } puts drinks on the table.
prompt-tp-third = Which take-away does { $seat } drink now?
    .you = Which take-away do you drink now?
prompt-tp-trade = { $drink }: with whom does { $seat } swap personal exits?
    .you = { $drink }: with whom do you swap personal exits?
prompt-tp-mojito = Mojito: does { $seat } look at an exit or swap two?
    .you = Mojito: do you look at an exit or swap two?
prompt-tp-look = { $seat } looks at the exit at { $space }.
prompt-tp-nearest-bathroom = To which bathroom does { $seat } go?
    .you = To which bathroom do you go?
prompt-tp-come-to = Where does { $seat } come to?
    .you = Where do you come to?
prompt-tp-happen = { $seat } draws an event.
prompt-tp-drink-up = Drink up! Which take-away does { $seat } drink next?
    .you = Drink up! Which take-away do you drink next?
prompt-tp-mate = With whom does { $seat } drink?
    .you = With whom do you drink?
prompt-tp-pick = Which drink does { $seat } pick from the table?
    .you = Which drink do you pick from the table?
prompt-tp-brawl = Which way does the brawl with { $brawler } pull { $seat }?
    .you = Which way does the brawl with { $brawler } pull you?

action-tp-move = Go { $direction ->
    [n] north
    [e] east
    [s] south
    [w] west
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
} to { $space }: { $what }
action-tp-move-off = { $go }: outside the pub
action-tp-draw = Draw a tile and lay it ({ $tiles } left in the box)
action-tp-drink = Drink { $drink } ({ $alcohol }): { $effect }
action-tp-pick = Pick { $drink } ({ $kind }, { $alcohol }): { $effect }
action-tp-bathroom = Use the bathroom; your marker comes here
action-tp-pass = End the turn
action-tp-stop = Stop here
action-tp-place = Lay it at { $space } as { $glyph } (open { $sides })
action-tp-tile = Keep { $tile }
action-tp-with = { $other }
action-tp-go = To the bathroom at { $space }
action-tp-look = Look at { $exit }
action-tp-swap = Swap { $one } and { $other }
action-tp-stay = Come to where you stand
action-tp-back = Wake up in the bathroom

picture-tp-kind = { $kind ->
    [drink] drink
    [bathroom] bath
    [event] event
    [pub] pub
   *[start] START
}
picture-tp-way = { $way ->
    [window] WINDOW
    [hedge] HEDGE
    [duct] DUCT
   *[unknown] exit
}
picture-tp-hidden = hidden
picture-tp-who = { $who }
picture-tp-player = { $who } at { $space }
picture-tp-alcohol = alcohol { $glasses } { $alcohol }
picture-tp-marker = bathroom { $space }
picture-tp-kept = take-aways: { $drinks }
picture-tp-indigestible = indigestible: { $drink }
picture-tp-own-exit = your exit: { $way }
picture-tp-exit = exit: { $way }
picture-tp-ruled-out = not { $ways }
picture-tp-low = Round { $round }
    .space = at
    .alcohol = alc.
    .marker = bath
    .exit = exit
    .drinks = take-aways, ✗ indigestible
picture-tp-drawn = Drawn: { $tiles }
picture-tp-table = On the table: { $drinks }
picture-tp-status = Round { $round } · still to be drawn: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}, { $drinks ->
    [one] one drink
   *[other] { $drinks } drinks
}, { $events ->
    [one] one event
   *[other] { $events } events
}

brings-tp-drink = you draw a drink
brings-tp-event = you draw an event
brings-tp-both-drink = you both draw a drink and have it at once
brings-tp-alcohol = alcohol level { $alcohol }
brings-tp-blackout = a blackout
brings-tp-third = you must drink one of your take-aways at once
brings-tp-exits-up = all three exits are turned up
brings-tp-out = you are out and win
