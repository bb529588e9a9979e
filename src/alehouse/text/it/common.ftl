# Quello che dicono tutte le parti di Alehouse.

player = Giocatore { $number }

# «e» diventa «ed» davanti a un'altra e: «Anna ed Elena».
list-end = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-empty = niente

# Cose che si possono indicare e parole che si possono dire.
thing-seat = { $seat }
word-that-is-all = Nient'altro
