# La suerte en la página: la palabra propia, y la prueba cuando acaba la partida.

page-luck = La suerte
page-luck-how = La huella quedó fijada antes de que nadie dijera una palabra. Este navegador la ha apuntado junto con tu palabra; al acabar la partida lo sortea todo otra vez y dice si alguien pudo elegir la suerte.
page-luck-fingerprint = Huella
page-luck-own-word = Tu palabra
page-luck-no-word = ninguna
page-luck-rolls = Lo que ha salido, a la vista de todos
page-luck-actual = salió
page-luck-expected = esperado
page-words-collected = Se mezclan palabras en la suerte …

# Una palabra propia
page-word = Tu palabra para la suerte
page-word-hint = Lo que escribas aquí se mezcla en cada tirada y cada robo, para que nadie pueda haberlos elegido. Si lo dejas vacío, la página se inventa una.
page-word-made-up = inventada por esta página
page-word-give = Mezclarla
page-word-make-up = Invéntame una
page-word-odd = Una palabra tiene como mucho { $longest } letras, cifras y signos.
page-set-own-word = Pedirme una palabra propia para la suerte

# ¿Fue justa?
page-proof = ¿Fue justa la suerte?
page-proof-drawing = Sorteándolo todo otra vez …
page-proof-proven = Demostrado para ti: nadie pudo elegir la suerte de esta partida. Ni la casa, ni otro jugador, ni ambos juntos.
page-proof-consistent = Todo encaja, pero eso solo no te demuestra nada. Abajo se dice lo que falta.
page-proof-false = No: hay algo que no encaja.
page-proof-none = Nadie prometió para esta partida una suerte demostrable.
page-proof-fingerprint = La huella es la que este navegador apuntó antes de decir tu palabra.
page-proof-fingerprint-false = La huella NO es la que este navegador apuntó antes de decir tu palabra.
page-proof-not-noted = Este navegador no apuntó ninguna huella antes de que se dijeran las palabras.
page-proof-chain = Cada secreto estaba atado por la huella desde el principio.
page-proof-chain-false = Hay un secreto que NO es el que ata la huella.
page-proof-promises = Todas las palabras son las prometidas.
page-proof-promises-false = Hay una palabra que NO es la prometida.
page-proof-silent = { $who } prometió una palabra y se la calló.
page-proof-own-word = Tu propia palabra se mezcló, y nadie podía conocerla antes.
page-proof-own-word-false = Tu propia palabra NO está.
page-proof-no-word = En este navegador no hay apuntada ninguna palabra tuya; a ti no te demuestra nada.
page-proof-agreed = Jugadores, opciones y caja son los que este navegador apuntó antes de decir tu palabra.
page-proof-agreed-false = Jugadores, opciones o caja NO son los que este navegador apuntó antes de decir tu palabra.
page-proof-seal = Los demás habían prometido sus palabras antes de que se dijera la tuya: el sello es el que apuntó este navegador.
page-proof-seal-false = El sello de todas las promesas NO es el que este navegador apuntó antes de decir tu palabra.
page-proof-no-seal = Otros también dieron palabras, y este navegador no apuntó ningún sello: nada muestra que las prometieran antes de que se dijera la tuya.
page-proof-stretch-false = La suerte del paso { $step } NO empieza donde debería.
page-proof-uncovered = El paso { $step } salió antes de que hubiera suerte atada; eso no se puede demostrar.
page-proof-draws = { $count ->
    [0] No se tiró ni se robó nada.
    [one] La única tirada se sigue del secreto y de las palabras: se ha sorteado aquí otra vez.
   *[other] Las { $count } tiradas y robos se siguen de los secretos y las palabras: se han sorteado aquí otra vez, uno por uno.
}
page-proof-draws-false = El paso { $step } NO es lo que trajo la suerte: debería ser «{ $fits }», no «{ $recorded }».
page-proof-rest = Esto se ha calculado en tu navegador. De la casa ha tomado la propia página, qué podía salir cada vez y con qué probabilidad. Que así lo dicen las reglas, que no falta ningún sorteo y que nadie rompió una regla lo demuestra, con el registro:
