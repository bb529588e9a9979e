# The Pub: qué ocurre y cómo acaba.

event-tp-first = Empieza { $seat }.
event-tp-start = Todo el mundo está en el inicio, { $space }, con nivel de alcohol { $alcohol }.
event-tp-dealt = { $seat } roba una salida personal: { $way }.
event-tp-dealt-hidden = { $seat } roba una salida personal.
event-tp-turn = Ronda { $round }: le toca a { $seat }.
event-tp-pass = { $seat } pasa.
event-tp-tile = { $seat } roba una { $tile }.
event-tp-tile-chosen = { $seat } se queda con la { $tile }; las demás vuelven a la caja.
event-tp-nothing-fits = { $seat } debería robar losetas, pero ninguna encaja.
event-tp-laid = { $seat } coloca en { $space } la { $tile }, abierta al { $sides }.
event-tp-beside-exit = Hay una loseta junto a una salida: se descubren las tres.
event-tp-turned-up = La salida de { $space } es { $way }.
event-tp-moved = { $seat } va a { $space }.
event-tp-drink-drawn = { $seat } roba de la coctelera: { $drink } ({ $kind }, { $alcohol }; { $effect }).
event-tp-shaker-filled = La coctelera está vacía: vuelven dentro los descartes.
event-tp-kept = { $seat } guarda para luego: { $drink }.
event-tp-third = Una bebida para llevar de más: { $seat } tiene que beber una ahora mismo.
event-tp-drinks = { $seat } bebe: { $drink }.
event-tp-alcohol = { $seat } está en nivel de alcohol { $alcohol }.
event-tp-sobers = { $seat } se despeja hasta el nivel de alcohol { $alcohol }.
event-tp-no-effect = { $drink }: ningún otro efecto.
event-tp-wears-off = { $seat } pierde el efecto de: { $drink }.
event-tp-protected = { $seat } conserva de todos modos: { $drink }.
event-tp-blackout = ¡{ $seat } se queda KO!
event-tp-turn-lost = A { $seat } no le quedan acciones en este turno.
event-tp-wakes-up = { $seat } despierta en { $space }.
event-tp-comes-to = { $seat } vuelve en sí allí mismo.
event-tp-bathroom = { $seat } usa el baño: nivel de alcohol { $alcohol }.
event-tp-marker = { $seat } ha marcado el baño de { $space }.
event-tp-saw = { $seat } mira la salida de { $space }: es { $way }.
event-tp-looked = { $seat } mira la salida de { $space }.
event-tp-exits-swapped = { $seat } intercambia las salidas de { $one } y { $other }.
event-tp-traded = { $seat } intercambia su salida personal con { $other }.
event-tp-got-exit = Ahora tu salida personal es { $way }.
event-tp-event = { $seat } roba un evento: ¡{ $event }!
event-tp-bag-filled = La bolsa de eventos está vacía: vuelven todos dentro.
event-tp-gather = Todo el mundo se reúne en { $space }.
event-tp-nobody-drinks = Nadie tiene bebidas para llevar.
event-tp-mate = { $seat } bebe con { $other }.
event-tp-picked = { $seat } coge de la mesa: { $drink }.
event-tp-other-exit = { $seat } está ante { $way } y se queda dentro: no es su salida.
event-tp-out = ¡{ $seat } está fuera, por { $way }!
event-tp-won = { $seat } gana la apuesta.
event-tp-shown = La salida personal de { $seat } era { $way }.
event-tp-closing = { $why ->
    [late] Se ha hecho tarde: el bar cierra.
   *[stuck] Ya nadie puede salir: el bar cierra.
}
event-tp-stays-open = Ya no se pueden colocar losetas, pero alguien tiene todavía por dónde salir: el bar sigue abierto.
event-tp-nearest = { $count ->
    [one] Más cerca que nadie de su salida está { $seats }
   *[other] A la misma distancia de su salida están { $seats }
}: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.

score-tp-out = Fuera antes que nadie
score-tp-steps = Sigue dentro, a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} de su salida
why-tp-out = { $seat } ha salido del bar antes que nadie.
why-tp-nearest = El bar ha cerrado; gana quien estaba más cerca de su salida, a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
why-tp-nearest-shared = El bar ha cerrado; comparten la victoria quienes estaban más cerca de su salida, a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
