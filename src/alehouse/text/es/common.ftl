# Lo que dicen todas las partes de Alehouse.

player = Jugador { $number }

# «y» se convierte en «e» ante el sonido i: «Juan e Inés».
list-end = { $initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
list-empty = nada

# Cosas que se pueden señalar y palabras que se pueden decir.
thing-seat = { $seat }
word-that-is-all = Nada más
