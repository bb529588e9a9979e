# Quello che dice il server: a chi lo avvia e a chi gioca ai suoi tavoli.

server-open = Alehouse è aperto su { $address } (per chiuderlo: Ctrl-C).
page-open = La pagina è a { $address } (per chiuderla: Ctrl-C; niente va perso).
page-open-lan = Per gli altri di questa rete, e per i telefoni: { $address }
server-address = Non si può aprire nulla su { $host }, porta { $port }: è occupata o non è permessa. Scegline un'altra con --port.
server-database-odd = Un database si indica come sqlite:///FILE o postgresql://UTENTE@SERVER/NOME.
server-database-newer = Questo database è stato usato da un Alehouse più recente; questo non può leggerlo.
server-database-silent = Il database non risponde ({ $kind }): è in funzione, e l'indirizzo è giusto?
server-proxy-odd = { $address } non è l'indirizzo di un proxy: scrivilo come 127.0.0.1 o 10.0.0.0/8, più d'uno con virgole.
server-link-odd = { $address } non è un indirizzo per altri server: scrivine uno di questa macchina come 10.0.0.11 o 10.0.0.11:8351.

server-no-table = Non c'è nessun tavolo con questo codice.
server-no-link = Questo link è già stato usato o è scaduto. Creane un altro sul primo dispositivo.
server-no-door = A questo indirizzo non c'è nulla.
server-no-page = Qui la pagina non è stata costruita: ci pensa `make page`. I programmi trovano le porte in /api.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-seat-only = Può farlo solo chi siede al tavolo.
server-sits-already = Siedi già al posto { $number }.
server-record-later = La partita si può scaricare quando è finita: contiene cose che qualcuno non può ancora sapere.
server-played-for = In questo momento un bot gioca al tuo posto: prima torna al tavolo.
server-full = A questo tavolo non c'è posto per altri spettatori.
server-devices = Questo posto è già aperto su troppi dispositivi.
server-look-again = Prima è successo qualcos'altro: guarda di nuovo.
server-trouble = Qualcosa è andato storto nella casa. Nulla di ciò che era stato accettato è perso; riprova fra un momento.
server-too-many = Troppo in una volta: aspetta un momento.
server-too-large = È più di quanto si possa inviare in una volta.
server-origin = Da questa pagina qui non si può giocare: è stata aperta a un altro indirizzo.
server-secret-odd = Un segreto è fatto di { $digits } cifre esadecimali minuscole.
server-message-odd = Questo messaggio non si capisce.
server-hello-first = Il primo messaggio deve essere un saluto (hello).
server-hello-once = Ci si saluta (hello) una volta sola.
