# The Pub: what happens, and how it ends.

event-tp-first = { $seat } begins.
event-tp-start = Everybody stands at the start, { $space }, with an alcohol level of { $alcohol }.
event-tp-dealt = { $seat } draws a personal exit: { $way }.
event-tp-dealt-hidden = { $seat } draws a personal exit.
event-tp-turn = Round { $round }: { $seat } to play.
event-tp-pass = { $seat } passes.
event-tp-tile = { $seat } draws { $tile }.
event-tp-tile-chosen = { $seat } keeps { $tile }; the others go back.
event-tp-nothing-fits = { $seat } would draw tiles, but none fits anywhere.
event-tp-laid = { $seat } lays { $tile } at { $space }, open { $sides }.
event-tp-beside-exit = A tile lies beside an exit: all three are turned up.
event-tp-turned-up = The exit at { $space } is { $way }.
event-tp-moved = { $seat } moves to { $space }.
event-tp-drink-drawn = { $seat } draws from the shaker: { $drink } ({ $kind }, { $alcohol }; { $effect }).
event-tp-shaker-filled = The shaker is empty: the discards go back in.
event-tp-kept = { $seat } keeps { $drink } for later.
event-tp-third = One take-away too many: { $seat } must drink one of them now.
event-tp-drinks = { $seat } drinks { $drink }.
event-tp-alcohol = { $seat } is at alcohol level { $alcohol }.
event-tp-sobers = { $seat } sobers up to alcohol level { $alcohol }.
event-tp-no-effect = { $drink } does nothing more.
event-tp-wears-off = { $seat } loses the effect of { $drink }.
event-tp-protected = { $seat } keeps { $drink } all the same.
event-tp-blackout = { $seat } blacks out!
event-tp-turn-lost = { $seat } has no more actions this turn.
event-tp-wakes-up = { $seat } wakes up at { $space }.
event-tp-comes-to = { $seat } comes to on the spot.
event-tp-bathroom = { $seat } uses the bathroom: alcohol level { $alcohol }.
event-tp-marker = { $seat } has marked the bathroom at { $space }.
event-tp-saw = { $seat } looks at the exit at { $space }: it is { $way }.
event-tp-looked = { $seat } looks at the exit at { $space }.
event-tp-exits-swapped = { $seat } swaps the exits at { $one } and { $other }.
event-tp-traded = { $seat } and { $other } swap their personal exits.
event-tp-got-exit = Your personal exit is now { $way }.
event-tp-event = { $seat } draws an event: { $event }!
event-tp-bag-filled = The bag of events is empty: they all go back in.
event-tp-gather = Everybody gathers at { $space }.
event-tp-nobody-drinks = Nobody has a take-away to drink.
event-tp-mate = { $seat } drinks with { $other }.
event-tp-picked = { $seat } picks { $drink } from the table.
event-tp-other-exit = { $seat } stands before { $way } and stays: that is not the right exit.
event-tp-out = { $seat } is out, through { $way }!
event-tp-won = { $seat } wins the bet.
event-tp-shown = { $seat } had to find { $way }.
event-tp-closing = { $why ->
    [late] It is late: the pub closes.
   *[stuck] Nobody can get out any more: the pub closes.
}
event-tp-stays-open = No more tiles can be laid, but somebody still has a way out: the pub stays open.
event-tp-nearest = { $count ->
    [one] { $seats } is nearest
   *[other] { $seats } are equally near
}: { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the right exit.

score-tp-out = Out of the pub first
score-tp-steps = Inside, { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the exit
why-tp-out = { $seat } was the first to get out.
why-tp-nearest = The pub closed; the winner was nearest to the right exit, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
why-tp-nearest-shared = The pub closed; the winners were equally near to their exits, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
