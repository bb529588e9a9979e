# Fantasy Pub (2003) sulla pagina.

fantasy-pub-2003-page-bar = Il banco
fantasy-pub-2003-page-pool = riserva
fantasy-pub-2003-page-to-win = vittoria
fantasy-pub-2003-page-pile = pila di { $player }: { $count }{ $top ->
    [none] {""}
   *[other] ; in cima { $top }
}
fantasy-pub-2003-page-beers = birre raccolte: { $count } su { $goal }
fantasy-pub-2003-page-order = Chi offre a chi
fantasy-pub-2003-page-order-words = Ognuno offre al più forte che viene dopo di lui al tavolo: mezzuomo, nano, guerriero, orco.
fantasy-pub-2003-page-colour-red = Rosso, la Torre
fantasy-pub-2003-page-colour-blue = Blu, la Luna
fantasy-pub-2003-page-colour-green = Verde, la Quercia
fantasy-pub-2003-page-colour-yellow = Giallo, il Sole
fantasy-pub-2003-page-colour-black = Nero, il Corvo
