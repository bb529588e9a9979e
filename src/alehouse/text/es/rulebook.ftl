# Lo que dice cada reglamento además de las reglas: cuántos juegan, cuánto dura y qué hay en la caja.

game-facts = De { $fewest } a { $most } jugadores. Una partida dura { $minutes }.
minutes-about = { $minutes ->
    [one] más o menos un minuto
   *[other] unos { $minutes } minutos
}
minutes-range = de { $low } a { $high } minutos
minutes-assumed = { $minutes } (supuesto)

chapter-box = Qué hay en la caja
box-what-is-assumed = El asterisco (*) señala lo supuesto: ningún reglamento a nuestro alcance trae ese valor, así que es nuestro, y quien tenga la caja puede poner en su lugar el impreso.
box-value = { $what }: { $number }
box-row =
    { $what }:
    { $members }
box-member = { $name }: { $number }
box-printed = { $number }
box-assumed = { $number }*
box-changed = { $number } (cambiado; normalmente { $instead })
box-file-how = Lo que hay en la caja, en TOML. Cambia los números a tu gusto; lo que quites queda como está impreso. Lo «supuesto» no lo imprime ningún reglamento a mano.
box-file-range = de { $low } a { $high }
box-file-assumed = supuesto
box-file-changed = cambiado; si no, { $number }
