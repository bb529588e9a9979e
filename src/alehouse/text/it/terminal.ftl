# Giocare e guardare a un terminale.

player-bot = Bot { $number }
language-name = Italiano
kind-human = una persona a questo terminale
kind-greedy = greedy, un bot avido che prende il meglio che vede
kind-random = random, un bot che gioca a caso
kind-novice = novice, un bot alle prime armi a cui sfuggono le cose
kind-regular = regular, un bot che ragiona un poco
kind-skilled = skilled, un bot che ragiona in anticipo
kind-expert = expert, un bot difficile da battere
kind-master = master, il bot più forte

# Parole da scrivere. La prima si mostra; anche le altre (separate da virgole) si capiscono.
word-yes = sì
    .also = s
word-no = no
word-look = guarda
    .also = g, disegno, vedi
word-why = perché
    .also = p, perché no
word-hint = suggerimento
    .also = consiglio, sugg
word-undo = annulla
    .also = a, indietro
word-save = salva
    .also = s
word-log = cronaca
    .also = c, registro
word-rules = regole
    .also = r, regola, regolamento
word-help = aiuto
    .also = ?
word-quit = esci
    .also = ciao
word-next = avanti
    .also = a
word-back = indietro
    .also = i, precedente
word-turn = turno
    .also = t
word-seat = posto
    .also = occhi
word-end = fine
    .also = f

# Che cosa fa ogni comando, nell'aiuto.
does-look = ridisegna il gioco, con le tue scelte
does-why = che cosa non è permesso adesso e per quale regola; con parole o una notazione, solo su quello
does-hint = che cosa ti conviene fare, e perché; puoi aggiungere quanto pensarci: novice, regular, skilled, expert, master
does-undo = annulla la tua ultima decisione, se da allora non si è tirato, pescato o scoperto niente
does-save = salva la partita in un file, di cui puoi aggiungere il nome, e continui a giocare
does-log = tutto quello che è successo; aggiungi un numero per vedere solo le ultime cose
does-rules = il regolamento; aggiungi il numero di un capitolo o di una regola, o una parola da cercare
does-help = questo elenco
does-quit = esci; la partita viene salvata e ti sarà riproposta
does-replay-next = un passo avanti (come Invio)
does-replay-back = un passo indietro; un numero porta a quel passo
does-replay-turn = fino alla decisione del prossimo giocatore
does-replay-end = fino alla fine
does-replay-seat = guarda con gli occhi di un posto, fin dove poteva vedere allora (aggiungi il numero); senza numero, come chi sta a guardare
does-replay-log = tutto quello che è successo finora
does-replay-help = questo elenco
does-replay-quit = esci

# Prima della prima mossa.
play-seat = Posto { $number }: { $seat } ({ $kind })

# A una decisione.
play-how = Scrivi il numero della tua scelta, o «{ $help }».
play-help = Scegli per numero, da 1 a { $last }, o con la notazione, per esempio «{ $notation }». Con una parte delle parole trovi le scelte che la contengono. Puoi anche scrivere:
play-no-such-number = La scelta { $number } non esiste; si va da 1 a { $last }.
play-not-understood = «{ $text }» qui non significa niente: scrivi un numero da 1 a { $last }, o «{ $help }».
play-fitting = Con «{ $text }» si trovano queste scelte; scrivi il numero:
play-hand-over = Adesso è il turno di { $seat }. Passate il terminale; gli altri guardino altrove.
play-press-enter = { $seat }, premi Invio per continuare (o scrivi «{ $quit }»).
word-explain = spiega
    .also = x, che succede se
does-explain = che cosa succederebbe di sicuro; aggiungi il numero di una scelta, o le sue parole
explain-what = Scrivi «{ $word }» con un numero da 1 a { $last }, o con le parole di una scelta.
explain-too-many = Corrispondono { $count } scelte; ecco le prime.
explain-luck = Poi decide la sorte.
explain-nothing = Nient'altro è sicuro.
play-part = { $part } … ({ $count } modi)
play-picked = Finora: { $parts }
screen-more = Righe fino alla { $shown } di { $all }: Pag giù e Pag su mostrano il resto.
play-step-back = Indietro
play-undone = Annullato: { $choice }
play-only-choice = { $choice } (non c'era altro da scegliere)
play-watch = È un po' che non tocca a te. Premi Invio per continuare a guardare, o scrivi «{ $end }» o «{ $quit }».
screen-how = ↑ ↓ e Invio, o scrivi; «{ $help }»
play-saved = La partita è salvata in { $file }
play-replace = Il file { $file } esiste già. Sostituirlo (sì o no)?
play-kept = La partita è salvata e ti aspetta: scrivi «alehouse». Il suo file è { $file }
news-times = { $text } ({ $times } volte)
play-log-empty = Non è ancora successo niente.

hint-line = { $chance } %: { $words }

why-allowed = Questo è permesso adesso: { $action }
why-unknown = Nessuna azione di questo gioco corrisponde a «{ $text }».
why-more = { $more ->
    [one] { $text } … e un'altra
   *[other] { $text } … e altre { $more }
}
why-how = I numeri sono quelli delle regole; «{ $word } { $rule }», per esempio, riporta una regola per intero.

rules-title = Le regole di { $game }
rules-nothing = Nessuna regola parla di «{ $word }».
rules-how = Aggiungi un numero da 1 a { $last } per leggere un capitolo, o una parola da cercare.
rules-which = Quale capitolo, da 1 a { $high }, oppure 0 per il menu? (Invio: { $usual })

# La fine.
result-winner = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }!
   *[other] { $winners } condividono la vittoria!
}
result-place = { $place }. { result-points }
result-points = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
record-kept = L'intera partita è registrata e chiunque può controllarla:

# Il menu.
menu-title = Alehouse
menu-play = Gioca a { $game }
menu-resume = Riprendi { $game }: { $names }, salvata il { $when }
menu-rules = Leggi le regole di { $game }
menu-quit = Esci
menu-players = Quanti giocatori, da { $low } a { $high }? (Invio: { $usual })
menu-seat = Chi siede al posto { $number }?
menu-usual = (Invio: { $usual })
menu-name = Come ti chiami? (Invio: { $usual })
menu-name-odd = Un nome ha al massimo { $longest } lettere, e nessuna virgola.
menu-options = Premi Invio per cominciare, o scrivi il numero di un'opzione per cambiarla:
menu-value = Nuovo valore per { $option }:
menu-not-understood = Scrivi un numero da { $low } a { $high }.

games-line = { $game }, da { $fewest } a { $most } giocatori, { $minutes }
games-option = { $option } ({ $values }, { $value }): { $text }
option-yes-or-no = sì o no
option-usual = di solito { $value }
option-now = ora { $value }
option-range = da { $low } a { $high }

# Guardare una partita registrata.
replay-at = passo { $step } di { $last }
replay-eyes = (come lo vedeva { $seat })
replay-not-understood = «{ $text }» qui non significa niente: premi Invio per il passo seguente, o scrivi «{ $help }».
replay-no-more = Questa è la fine.

# Il laboratorio.
simulate-progress = Si gioca
simulate-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
simulate-speed = { $games } partite e { $decisions } decisioni al secondo; { $seconds } secondi, { $processes ->
    [one] { $processes } processo
   *[other] { $processes } processi
}.
simulate-length = Una partita ha in media { $decisions } decisioni, e { $steps } passi contando quelli del caso.
simulate-wins = Vittorie per posto, con il margine della quota vera (confidenza del 95 %) e i punti medi:
simulate-seat = { $kind }: { $share } % (da { $low } a { $high } %), { $points } punti
simulate-again = Le stesse partite un'altra volta: --seed { $seed }
shard-done = La parte { $number } di { $of } è giocata e si trova in { $folder }. Di { $portions } porzioni mancano ancora queste: { $missing }. Quando ci sono tutte: alehouse merge { $folder }
export-progress = Scrittura
export-done = { $games ->
    [one] C'è { $games } partita
   *[other] Ci sono { $games } partite
} in { $file } ({ $bytes } byte ciascuna).
import-done = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} in { $file } ({ $bytes } byte ciascuna): rigiocate fino alla fine, e ognuna finisce come dice.
import-records = Le partite salvate sono in { $folder }.
train-progress = Si gioca e si impara
train-title = { $game }: quello che si è imparato, messo alla prova in { $games ->
    [one] { $games } partita nuova
   *[other] { $games } partite nuove
}
train-meaning = Quanto spesso chi ce la fa appare messo meglio di chi non ce la fa (50 % è non sapere nulla), nell'intera partita e per quarti:
train-among = { $kind ->
    [greedy] Partite di bot avidi:
   *[searching] Partite di bot che calcolano:
}
train-line = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}: { $before } % prima ({ $before-quarters }), { $after } % dopo ({ $after-quarters })
train-calibration = Le promesse e quello che si è avverato:
train-bin = { $promised } %: { $succeeded } % di { $count }
train-promised = promesso (%)
train-true = avverato (%)
train-done = Imparato: { $file }; il grafico: { $plot }
ladder-progress = Si gioca
ladder-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
ladder-meaning = Punteggi come negli scacchi, con il loro margine (confidenza del 95 %) e la quota di successi:
ladder-rung = { $kind }: { $rating } (da { $low } a { $high }), { $success } % in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
ladder-done = Tutto quanto: { $file }; il grafico: { $plot }
fuzz-progress = Si cerca
fuzz-done = { $game }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (seme { $seed }): { $found ->
    [0] nessun errore.
    [one] un errore.
   *[other] { $found } errori.
}
fuzz-record = Questa partita registrata lo mostra: { $file }
fuzz-dumps-done = { $game }, { $tried ->
    [one] { $tried } posizione alterata
   *[other] { $tried } posizioni alterate
} (seme { $seed }): { $refused } rifiutate, { $accepted } giocate fino alla fine, { $broken } che rompono qualcosa{ $found ->
    [0] .
    [one] , in { $found } modo:
   *[other] , in { $found } modi:
}
fuzz-dump = Questa posizione lo mostra: { $file }

# Controllare.
# Analizzare.
analyse-progress = Ci penso
analyse-share = { $seat }: { $start } % all'inizio, scelte proprie { $own }, scelte altrui { $others }, fortuna { $luck }: { $end } % alla fine
analyse-written = La pagina: { $file }
analyse-page = La pagina non si può scrivere in { $file }: { $reason }
analyse-not-kept = Quello che si è analizzato non si può conservare in { $file }: { $reason }

