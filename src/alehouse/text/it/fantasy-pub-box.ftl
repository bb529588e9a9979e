# Fantasy Pub: che cosa c'è nelle due scatole.

box-fantasy-pub-tokens = Segnalini, con una moneta da un lato e una birra dall'altro
box-fantasy-pub-triples = Segnalini con una birra tripla sul retro
box-fantasy-pub-table-coins = Monete su ogni tavolo all'inizio
box-fantasy-pub-entry-coins = Monete con cui un personaggio può entrare, al massimo
box-fantasy-pub-purse = Monete di ogni personaggio che è nel pub all'inizio
box-fantasy-pub-last-beer = Birre che stendono un personaggio
box-fantasy-pub-closing = Personaggi usciti che fanno scattare l'ora di chiusura
box-fantasy-pub-beers = Birre da raccogliere
box-fantasy-pub-players = con { $players } giocatori
box-fantasy-pub-dealt = Carte evento date a ogni giocatore
box-fantasy-pub-plain-points = Punti per ogni birra normale portata fuori
box-fantasy-pub-triple-points = Punti per ogni birra tripla portata fuori
box-fantasy-pub-inside-points = Punti per ogni birra ancora nel pub
box-fantasy-pub-coins-points = Punti a chi ha più monete ancora nel pub
box-fantasy-pub-card-points = Punti per la carta +1/-1
box-fantasy-pub-side = { $side ->
    [plus] se mostra +1
    [minus] se mostra -1
   *[gone] se non c'è più
}
box-fantasy-pub-lost-purse = Monete della carta «{ fp22-name-lost-purse }»
box-fantasy-pub-new-blood = Monete della carta «{ fp22-name-new-blood }»
