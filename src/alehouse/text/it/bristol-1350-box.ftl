# Bristol 1350: che cosa c'è nella scatola.

box-bristol-1350-road = Passi dalla partenza alla porta
box-bristol-1350-symptoms = Carte sintomo di ogni valore
box-bristol-1350-plague-sum = Somma di due sintomi che dà la peste, come minimo
box-bristol-1350-remedies = Carte rimedio, ognuna con due rimedi
box-bristol-1350-alms-cards = Carte elemosina dell'espansione
box-bristol-1350-coins = Monete dell'espansione
box-bristol-1350-coin = { $coin ->
    [plague] che portano la peste
    [cured] che guariscono
   *[naught] che non significano nulla
}
box-bristol-1350-hand-limit = Rimedi in mano, al massimo
box-bristol-1350-chicken-rolls = Tiri in più permessi da un pollo
box-bristol-1350-rats-to-mingle = Ratti del suo colore che fanno mescolare un carro, come minimo
