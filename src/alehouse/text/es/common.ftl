# Lo que dicen todas las partes de Alehouse.

player = Jugador { $number }

# «y» se convierte en «e» ante el sonido i: «Juan e Inés».
list-end = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-empty = nada
