# Pistas: qué conviene hacer y por qué.

hint-nothing = Ahora no tienes nada que decidir, así que no hay pista.
hint-forbidden = En esta mesa no hay pistas: son para quien juega solo contra bots, a menos que quien puso la mesa lo quiera de otro modo.
hint-only = Es lo único que puedes hacer.
hint-chance = Así tienes alrededor de un { $chance } % de probabilidades.
hint-won = Con esto está casi ganado.
hint-lost = Apenas queda esperanza, pero así se conserva la mayor parte.
hint-second = Lo siguiente mejor: «{ $words }», { $less ->
    [0] más o menos igual de bueno.
    [one] { $less } punto menos.
   *[other] { $less } puntos menos.
}
hint-gamble = La suerte también cuenta: poco después puede ser tanto un { $low } % como un { $high } %.
hint-then = Después sigue con «{ $words }».
hint-reply = La respuesta más probable: { $seat }, «{ $words }» ({ $times ->
    [10] casi seguro
   *[other] unas { $times } de cada diez veces
}).
