# Partidas que esperan a terminarse.

play-not-kept = La partida no se puede guardar en el disco ({ $reason }). Puedes seguir jugando; se intentará otra vez tras cada decisión.
play-left-not-kept = El disco no ha admitido tus últimas decisiones ({ $reason }). Lo que admitió antes te espera: escribe «alehouse».
record-not-kept = No se puede escribir el registro de esta partida ({ $reason }).
play-elsewhere = Esta partida se está jugando en otra ventana.
menu-saves = { $count ->
    [one] La partida guardada: verla, cambiarle el nombre o borrarla
   *[other] Las { $count } partidas guardadas: verlas, cambiarles el nombre o borrarlas
}
saves-title = Partidas guardadas
saves-called = «{ $name }», { $game }
saves-go-on = Seguir con ella
saves-show = Verla
saves-rename = Cambiarle el nombre
saves-delete = Borrarla
saves-back = Volver
saves-new-name = ¿Cómo se va a llamar? (Intro: dejarla como está)
saves-name-odd = Un nombre tiene como mucho { $longest } letras, no empieza por un punto y no lleva ninguno de estos signos: { $letters }
saves-name-taken = Ya hay una «{ $name }».
saves-trouble = No ha funcionado: { $reason }.
saves-delete-sure = ¿Borrar esta partida para siempre (sí o no)?
saves-deleted = Borrada.
saves-file = Su archivo es { $file }
