# Quello che dicono tutte le parti di Alehouse.

player = Giocatore { $number }

# «e» diventa «ed» davanti a un'altra e: «Anna ed Elena».
list-end = { $initial ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
}
list-empty = niente
