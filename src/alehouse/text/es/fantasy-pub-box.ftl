# Fantasy Pub: qué hay en las dos cajas.

box-fantasy-pub-tokens = Fichas, con una moneda en una cara y una cerveza en la otra
box-fantasy-pub-triples = Fichas con una cerveza triple en el reverso
box-fantasy-pub-table-coins = Monedas en cada mesa al empezar
box-fantasy-pub-entry-coins = Monedas con que puede entrar un personaje, como mucho
box-fantasy-pub-purse = Monedas de cada personaje que está en el pub al empezar
box-fantasy-pub-last-beer = Cervezas que tumban a un personaje
box-fantasy-pub-closing = Personajes que tienen que salir para que llegue la hora del cierre
box-fantasy-pub-beers = Cervezas por reunir
box-fantasy-pub-players = con { $players } jugadores
box-fantasy-pub-dealt = Cartas de evento que recibe cada jugador
box-fantasy-pub-plain-points = Puntos por cada cerveza normal que sale del pub
box-fantasy-pub-triple-points = Puntos por cada cerveza triple que sale del pub
box-fantasy-pub-inside-points = Puntos por cada cerveza que sigue en el pub
box-fantasy-pub-coins-points = Puntos por tener más monedas que nadie dentro del pub
box-fantasy-pub-card-points = Puntos por la carta +1/-1
box-fantasy-pub-side = { $side ->
    [plus] si muestra +1
    [minus] si muestra -1
   *[gone] si ya no está
}
box-fantasy-pub-lost-purse = Monedas de la carta «{ fp22-name-lost-purse }»
box-fantasy-pub-new-blood = Monedas de la carta «{ fp22-name-new-blood }»
