# Partite che aspettano di essere finite.

play-not-kept = La partita non si può salvare su disco ({ $reason }). Puoi continuare a giocare; si riprova dopo ogni decisione.
play-left-not-kept = Il disco non ha preso le tue ultime decisioni ({ $reason }). Quello che ha preso prima ti aspetta: scrivi «alehouse».
record-not-kept = La registrazione di questa partita non si può scrivere ({ $reason }).
play-elsewhere = Questa partita è in corso in un'altra finestra.
menu-saves = { $count ->
    [one] La partita salvata: guardarla, rinominarla o cancellarla
   *[other] Le { $count } partite salvate: guardarle, rinominarle o cancellarle
}
saves-title = Partite salvate
saves-called = «{ $name }», { $game }
saves-go-on = Riprendila
saves-show = Guardala
saves-rename = Rinominala
saves-delete = Cancellala
saves-back = Indietro
saves-new-name = Come si chiamerà? (Invio: resta com'è)
saves-name-odd = Un nome ha al massimo { $longest } lettere, non comincia con un punto e non contiene nessuno di questi segni: { $letters }
saves-name-taken = C'è già una «{ $name }».
saves-trouble = Non ha funzionato: { $reason }.
saves-delete-sure = Cancellare questa partita per sempre (sì o no)?
saves-deleted = Cancellata.
saves-file = Il suo file è { $file }
