# The Pub: qué hay en la caja.

box-the-pub-rounds = Rondas tras las que cierra el bar
box-the-pub-actions-a-turn = Acciones por turno
box-the-pub-tiles = Losetas para robar, { $all_tiles } en total
box-the-pub-tile = { $kind ->
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
box-the-pub-personal-exits = Salidas personales de cada tipo (ventana, seto y conducto)
box-the-pub-drinks = Bebidas en la coctelera, { $all_drinks } en total
box-the-pub-alcohol = Alcohol que suma cada bebida
box-the-pub-events = Eventos en la bolsa, { $all_events } en total
box-the-pub-sober = Nivel de alcohol más bajo
box-the-pub-most-alcohol = Nivel de alcohol más alto
box-the-pub-most-kept = Bebidas para llevar que puede tener un jugador
box-the-pub-bathroom-relief = Alcohol que quita un baño
box-the-pub-acqua-relief = Alcohol que quita { "Acqua(?)" }
box-the-pub-brawl-relief = Alcohol que una Rissa (pelea) quita a quien la ha robado
box-the-pub-birra-steps = Pasos con una Birra
box-the-pub-vodkabull-steps = Pasos con un VödkaBull
box-the-pub-negroeni-tiles = Losetas que se roban con un Negroeni
box-the-pub-mule-relief = Alcohol que un Möskow Mule quita a cada bebida posterior
box-the-pub-russan-steps = Pasos de más en cada movimiento con un Black Rußan
