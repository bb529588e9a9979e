# Quello che ogni regolamento dice oltre alle regole: in quanti si gioca, quanto dura e che cosa c'è nella scatola.

game-facts = Da { $fewest } a { $most } giocatori. Una partita dura { $minutes }.
minutes-about = { $minutes ->
    [one] circa un minuto
   *[other] circa { $minutes } minuti
}
minutes-range = da { $low } a { $high } minuti
minutes-assumed = { $minutes } (presunto)

chapter-box = Che cosa c'è nella scatola
box-what-is-assumed = L'asterisco (*) segna ciò che è presunto: nessun regolamento a nostra disposizione riporta quel valore, perciò è nostro, e chi possiede la scatola può mettere al suo posto quello stampato.
box-value = { $what }: { $number }
box-row =
    { $what }:
    { $members }
box-member = { $name }: { $number }
box-printed = { $number }
box-assumed = { $number }*
box-changed = { $number } (cambiato; di norma { $instead })
box-file-how = Il contenuto della scatola, in TOML. Cambia i numeri a piacere; quello che togli resta come è stampato. Quello che è «ipotizzato» non lo stampa nessun regolamento a disposizione.
box-file-range = da { $low } a { $high }
box-file-assumed = ipotizzato
box-file-changed = cambiato; altrimenti { $number }
