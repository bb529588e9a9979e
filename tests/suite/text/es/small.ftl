# El juego pequeño con el que juegan las pruebas.

game-small-sound = Farol pequeño
option-small-sound-rounds = Cuántas rondas se juegan
option-small-sound-swaps = Si quien afirma puede cambiar su carta
small = El juego entero
small-deal = Cada cual recibe una carta en secreto.
small-swap = Quien afirma puede robar otra carta.
small-keep = De las dos cartas se queda una y aparta la otra boca abajo.
small-claim = Afirma un valor.
small-doubt = La carta dudada se enseña, y quien se equivocó paga una moneda.
small-turn = Cada cosa a su tiempo.
    .refusal = No es eso lo que se decide ahora ({ $step }).
small-prompt = { $seat }: { $step }
small-action = { $action }
small-coins = Monedas
small-why-rounds = Se han jugado todas las rondas.
small-too-long = Tres personas son demasiadas para cuatro rondas.
error-small-cards = Las cartas no cuadran.
error-small-data = Eso no es una posición del juego pequeño.
event-small-choice = { $seat } { $swaps ->
    [0] se planta
   *[other] cambia
}.
event-small-kept = { $seat } se queda una carta.
event-small-claim = { $seat } afirma { $rank }.
event-small-shown = Es { $rank }: { $pays } paga a { $gets }.
event-small-draws = { $seat } recibe una carta.
event-small-drew = { $seat } recibe { $rank }.
small-card = A { $rank }
small-word = { $word ->
    [swap] swap
    [stand] stand
    [keep] keep
    [old] the old card
    [new] the new card
    [claim] claim
    [believe] believe
   *[doubt] doubt
}
small-brings = { $coins } coins, if believed
small-too-few = There are too few cards for everybody.
box-small-copies = Cartas de cada valor
box-small-coins = Monedas con las que se empieza
box-small-worth = Monedas que da una afirmación creída
