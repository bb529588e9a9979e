# The Pub: las cosas que se pueden señalar, las palabras que se pueden decir y lo que le falta a una caja.

thing-tp-die = el dado de { $seat }
thing-tp-marker = el marcador de baño de { $seat }
thing-tp-personal = la salida personal que robó { $seat }
thing-tp-exit = loseta de salida { $number }
thing-tp-space = { $space }
thing-tp-drink = { $drink }
thing-tp-box = la caja de losetas
thing-tp-shaker = la coctelera
thing-tp-discards = los descartes
thing-tp-table = la mesa
thing-tp-bag = la bolsa de eventos

word-tp-go = Ir al { $direction ->
    [n] norte
    [e] este
    [s] sur
    [w] oeste
    [ne] noreste
    [se] sureste
    [sw] suroeste
   *[nw] noroeste
}
word-tp-open = Abierta al { $sides }
word-tp-draw = Robar una loseta
word-tp-bathroom = Usar el baño
word-tp-pass = Terminar el turno
word-tp-stop = Pararse aquí
word-tp-look = Mirar
word-tp-swap = Intercambiar
word-tp-stay = Volver en sí aquí mismo
word-tp-back = Despertar en el baño

box-tp-tiles = con { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
} nadie podría llegar a una salida; hacen falta al menos { $fewest }.
box-tp-drinks = hay losetas de bebida, pero ninguna bebida.
box-tp-events = hay losetas de evento, pero ningún evento.
box-tp-alcohol = nadie podría beber nada: sin haber bebido ya se está en { $sober }, y el dado solo llega a { $most }.
box-tp-soft = ninguna bebida tiene alcohol, así que un turno podría no acabar nunca.
