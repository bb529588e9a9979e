# Suggerimenti: che cosa conviene fare, e perché.

hint-nothing = Adesso non hai niente da decidere, quindi non c'è nessun suggerimento.
hint-forbidden = A questo tavolo niente suggerimenti: sono per chi gioca solo contro i bot, a meno che chi l'ha preparato non voglia altrimenti.
hint-only = È l'unica cosa che puoi fare.
hint-chance = Così hai circa il { $chance } % di probabilità.
hint-won = Così è quasi vinta.
hint-lost = Non c'è quasi più speranza, ma così ne resta il più possibile.
hint-second = In alternativa: «{ $words }», { $less ->
    [0] più o meno altrettanto buono.
    [one] { $less } punto in meno.
   *[other] { $less } punti in meno.
}
hint-gamble = Anche la fortuna dice la sua: poco dopo può essere il { $low } % come il { $high } %.
hint-then = Poi continua con «{ $words }».
hint-reply = La risposta più probabile: { $seat }, «{ $words }» ({ $times ->
    [10] quasi di sicuro
   *[other] circa { $times } volte su dieci
}).
