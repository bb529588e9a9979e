# Partite registrate: che cosa non va in un file e che cosa non torna al suo interno.

record-file-missing = Il file «{ $path }» non esiste; controlla il nome e la cartella.
record-file-none = «{ $path }» non è un file che possa contenere una partita; indica un file, non una cartella o un dispositivo.
record-file-permission = Non hai i permessi per «{ $path }»; scegli un altro file o un'altra cartella.
record-file-read = «{ $path }» non si può leggere: { $reason }.
record-file-write = «{ $path }» non si può scrivere: { $reason }.
record-file-nowhere = «{ $path }» non si può scrivere: quella cartella non esiste.
record-file-huge = «{ $path }» è troppo grande per una partita registrata, che occupa al massimo { $megabytes } megabyte.
record-file-binary = «{ $path }» non è un testo, quindi non è una partita registrata da Alehouse.
record-json = Questa non è una partita registrata: il JSON si interrompe alla riga { $line }, colonna { $column }.
record-json-odd = Questa non è una partita registrata: il suo JSON contiene qualcosa che nessuna registrazione contiene.
record-other-json = Questa non è una partita registrata da Alehouse, ma un altro file JSON.
record-format = Questa registrazione ha il formato { $format }; questo Alehouse legge il formato { $known }.
record-key-missing = Nella registrazione manca «{ $key }».
record-key-twice = Nella registrazione «{ $key }» compare due volte; deve comparire una volta sola.
record-not-object = Nella registrazione, «{ $where }» dovrebbe essere un oggetto tra graffe, non { $found }.
record-not-list = Nella registrazione, «{ $where }» dovrebbe essere una lista tra quadre, non { $found }.
record-not-number = Nella registrazione, «{ $where }» dovrebbe essere un numero intero, non { $found }.
record-not-word = Nella registrazione, «{ $where }» dovrebbe essere un testo di al massimo { $longest } lettere, non { $found }.
record-step-pair = Nella registrazione, il passo { $step } dovrebbe avere due parti: la notazione e la sua impronta.
record-seats = Nella registrazione il numero di giocatori ({ $players }) e quello di posti ({ $seats }) non coincidono.
record-version = La partita è stata giocata con la versione { $version } delle regole di { $game }; questo Alehouse conosce la versione { $known }.
record-step = La registrazione non corrisponde al gioco al passo { $step }: { $reason }

verify-header-changed = Ciò che precede il primo passo è stato modificato: la sua impronta dovrebbe essere { $fits }, non { $recorded }.
verify-step-changed = Il passo { $step } ({ $action }), o qualcosa prima, è stato modificato: la sua impronta dovrebbe essere { $fits }, non { $recorded }.
verify-header = La partita non può cominciare così: { $reason }
verify-after-end = Il passo { $step } ({ $action }) viene dopo la fine della partita.
verify-unknown-action = Il passo { $step } non è un'azione: { $reason }
verify-illegal-action = Il passo { $step } ({ $action }) viola una regola: { $reason }
verify-impossible-outcome = Il passo { $step } ({ $action }) non può uscire per caso: { $reason }
verify-result-early = C'è un risultato, anche se la partita non è finita dopo { $steps } passi.
verify-result-missing = La partita è finita, ma manca il risultato.
verify-result = Il risultato non è quello giocato: «{ $where }» dovrebbe essere { $fits }, non { $recorded }.
verify-unfinished = La partita non è finita: è stata salvata dopo { $steps } passi.
