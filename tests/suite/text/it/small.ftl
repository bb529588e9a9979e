# Il piccolo gioco con cui giocano i test.

game-small-sound = Piccolo bluff
option-small-sound-rounds = Quanti giri si giocano
option-small-sound-swaps = Se chi dichiara può cambiare la carta
small = Tutto il gioco
small-deal = Ognuno riceve una carta in segreto.
small-swap = Chi dichiara può pescare un'altra carta.
small-keep = Delle due carte ne tiene una e mette via l'altra coperta.
small-claim = Dichiara un valore.
small-doubt = La carta dubitata si mostra, e chi aveva torto paga una moneta.
small-turn = Una cosa alla volta.
    .refusal = Non è questo che si decide ora ({ $step }).
small-prompt = { $seat }: { $step }
small-action = { $action }
small-coins = Monete
small-why-rounds = Tutti i giri sono stati giocati.
small-too-long = Tre persone sono troppe per quattro giri.
error-small-cards = Le carte non tornano.
error-small-data = Questa non è una posizione del piccolo gioco.
event-small-choice = { $seat } { $swaps ->
    [0] sta
   *[other] cambia
}.
event-small-kept = { $seat } tiene una carta.
event-small-claim = { $seat } dichiara { $rank }.
event-small-shown = È { $rank }: { $pays } paga { $gets }.
event-small-draws = { $seat } riceve una carta.
event-small-drew = { $seat } riceve { $rank }.
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
box-small-copies = Carte di ogni valore
box-small-coins = Monete con cui si comincia
box-small-worth = Monete che dà una dichiarazione creduta
