# Bristol 1350: qué hay en la caja.

box-bristol-1350-road = Pasos de la salida a la puerta
box-bristol-1350-symptoms = Cartas de síntoma de cada valor
box-bristol-1350-plague-sum = Suma de dos síntomas que da la peste, como mínimo
box-bristol-1350-remedies = Cartas de remedio, cada una con dos remedios
box-bristol-1350-alms-cards = Cartas de limosna de la expansión
box-bristol-1350-coins = Monedas de la expansión
box-bristol-1350-coin = { $coin ->
    [plague] que traen la peste
    [cured] que curan
   *[naught] que no significan nada
}
box-bristol-1350-hand-limit = Remedios en la mano, como mucho
box-bristol-1350-chicken-rolls = Tiradas de más que permite un pollo
box-bristol-1350-rats-to-mingle = Ratas de su color con las que se entremezcla un carro, como mínimo
