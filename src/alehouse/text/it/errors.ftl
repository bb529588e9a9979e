# Che cosa non andava e che cosa andrebbe bene: una frase per volta.

error-unknown-game = Non c'è nessun gioco «{ $name }»; forse cerchi uno di questi: { $near }.
error-players = { $game } è un gioco da { $fewest } a { $most } giocatori, non da { $players }.
error-option-unknown = { $game } non ha l'opzione «{ $option }»; le sue opzioni sono: { $options }.
error-option-yes-no = L'opzione «{ $option }» dev'essere sì o no, non «{ $value }».
error-option-number = L'opzione «{ $option }» dev'essere un numero da { $low } a { $high }, non «{ $value }».
error-option-choice = L'opzione «{ $option }» dev'essere una di { $choices }, non «{ $value }».
error-options-together = Queste opzioni non si possono combinare: { $reason }
error-unknown-action = «{ $text }» non è un'azione di questo gioco; forse intendevi «{ $near }».
error-illegal-action = «{ $action }» non è permesso adesso: { $reason }
error-language = Alehouse non parla «{ $language }»; parla { $languages }.
error-position = Questa non è una posizione del gioco: «{ $key }» non può essere { $found }.
error-seat = A questo tavolo non c'è il posto { $seat }: i posti vanno da 0 a { $last }.
error-foreign = Questo è di un altro gioco, non di { $game }.
error-not-over = { $game }: la partita non è finita, quindi non c'è un risultato.
error-box-unknown = La scatola non contiene «{ $name }»; contiene: { $names }.
error-box-number = Nella scatola, «{ $name }» è un numero da { $low } a { $high }, non «{ $value }».
error-box-row = Nella scatola, «{ $name }» richiede un numero per ciascuno di questi, per nome o in quest'ordine: { $names }.
error-box-together = Con una scatola così non si può giocare a { $game }: { $reason }
error-box-file = Non si riesce a leggere la scatola «{ $path }»; «alehouse box GIOCO > scatola.toml» ne scrive una da cui cominciare.
error-box-huge = Una scatola così grande non esiste: occupa al massimo { $kilobytes } kB.
error-box-toml = Questa scatola non è scritta in TOML: { $line ->
    [0] non si riesce a leggerla.
   *[other] la riga { $line } non si capisce.
}
error-box-game = In una scatola «game» è il nome di un gioco tra virgolette, non «{ $value }».
error-box-other-game = Questa scatola è di «{ $other }», non di «{ $game }».
error-box-whose = Per tutta la casa la scatola deve dire di quale gioco è: scrivi { $line } nella prima riga.
error-box-twice = Ci sono due scatole di «{ $game }»; una basta.
error-replay-changed = Questa registrazione è stata modificata, quindi mostra ciò che non è mai successo: { $finding }
