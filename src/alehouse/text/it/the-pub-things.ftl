# The Pub: le cose che si possono indicare, le parole che si possono dire e cosa non va in una scatola.

thing-tp-die = il dado di { $seat }
thing-tp-marker = il segnapiscio di { $seat }
thing-tp-personal = l'uscita personale pescata da { $seat }
thing-tp-exit = tessera uscita { $number }
thing-tp-space = { $space }
thing-tp-drink = { $drink }
thing-tp-box = la scatola dei percorsi
thing-tp-shaker = lo shaker
thing-tp-discards = gli scarti
thing-tp-table = il tavolo
thing-tp-bag = il sacchetto degli eventi

word-tp-go = Vai a { $direction ->
    [n] nord
    [e] est
    [s] sud
    [w] ovest
    [ne] nord-est
    [se] sud-est
    [sw] sud-ovest
   *[nw] nord-ovest
}
word-tp-open = Aperto a { $sides }
word-tp-draw = Pesca un percorso
word-tp-bathroom = Usa il bagno
word-tp-pass = Termina il turno
word-tp-stop = Fermati qui
word-tp-look = Guarda
word-tp-swap = Scambia
word-tp-stay = Riprenditi dove ti trovi
word-tp-back = Risvegliati nel bagno

box-tp-tiles = con { $tiles ->
    [one] un percorso
   *[other] { $tiles } percorsi
} nessuno potrebbe raggiungere un'uscita; ne servono almeno { $fewest }.
box-tp-drinks = ci sono percorsi Drink, ma nessun drink.
box-tp-events = ci sono percorsi Evento, ma nessun evento.
box-tp-alcohol = nessuno potrebbe bere nulla: da sobri si è già a { $sober }, e il dado arriva solo a { $most }.
box-tp-soft = nessun drink ha alcol, quindi un turno potrebbe non finire mai.
