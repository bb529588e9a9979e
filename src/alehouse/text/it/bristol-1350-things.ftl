# Bristol 1350: che cosa si può indicare o dire, che cosa porta e di che cosa ha bisogno una scatola.

thing-b1350-pawn = Pedina { $pawn }
thing-b1350-hidden = { $side ->
    [left] Sintomo di sinistra della pedina { $pawn }
   *[right] Sintomo di destra della pedina { $pawn }
}
thing-b1350-cart = { $cart ->
    [birch] Carro di betulla
    [cedar] Carro di cedro
   *[oak] Carro di quercia
}
thing-b1350-space = { $cart ->
    [birch] Posto { $place } del carro di betulla
    [cedar] Posto { $place } del carro di cedro
   *[oak] Posto { $place } del carro di quercia
}
thing-b1350-pile = { $cart ->
    [birch] Sintomi accanto al carro di betulla
    [cedar] Sintomi accanto al carro di cedro
   *[oak] Sintomi accanto al carro di quercia
}
thing-b1350-gate = Porta
thing-b1350-left-behind = Indietro
thing-b1350-both-dice = Tutti e due i dadi
thing-b1350-wish = { $face ->
    [birch-apple] Girare su mela di betulla
    [birch-rat] Girare su ratto di betulla
    [cedar-apple] Girare su mela di cedro
    [cedar-rat] Girare su ratto di cedro
    [oak-apple] Girare su mela di quercia
   *[oak-rat] Girare su ratto di quercia
}
thing-b1350-symptom = Sintomo da { $value }
thing-b1350-coin = { $coin ->
    [plague] Moneta della peste
    [cured] Moneta che guarisce
   *[naught] Moneta che non significa nulla
}
thing-b1350-deck = { $deck ->
    [symptoms] Mazzo dei sintomi
   *[remedies] Mazzo dei rimedi
}
thing-b1350-discards = { $deck ->
    [symptoms] Sintomi scartati
   *[remedies] Rimedi scartati
}
thing-b1350-bag = Sacchetto delle monete

word-b1350-reroll = Ritirare
word-b1350-draw = Pescare
word-b1350-elbow = Gomitata
word-b1350-dash = Scatto
word-b1350-push = Spinta
word-b1350-look = Guardare
word-b1350-no-whip = Niente frusta
word-b1350-lock = Bloccare
word-b1350-again = Continuare a tirare
word-b1350-enough = Basta così
word-b1350-keep = Tenere
word-b1350-add = Mettere accanto a un carro
word-b1350-take = Prendere
word-b1350-give = Dare la moneta
word-b1350-done = Finire il turno

brings-b1350-slide = { $count ->
    [one] { $who } scorre in avanti
   *[other] { $who } scorrono in avanti
}
brings-b1350-asked = { $count ->
    [one] { $who } può rispondere con una frusta
   *[other] { $who } possono rispondere con una frusta
}
brings-b1350-mingles = il carro di { $cart } si mescolerebbe
brings-b1350-crosses = il carro di { $cart } lascerebbe la città
brings-b1350-plague = avresti la peste
brings-b1350-cured = guariresti

box-b1350-few-symptoms = al tavolo più grande vanno distribuiti { $needed } sintomi sotto il 4, e ce ne sono { $cards }
box-b1350-few-remedies = al tavolo più grande vanno distribuiti { $needed } rimedi, e ce ne sono { $cards }
