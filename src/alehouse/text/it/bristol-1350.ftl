# Bristol 1350: titolo, opzioni, nomi e regole.

game-bristol-1350 = Bristol 1350

option-bristol-1350-characters = Personaggi: ciascuno riceve un personaggio con un'azione speciale tutta sua.
option-bristol-1350-chaos = Caos: i sintomi sono distribuiti del tutto a caso, e più d'uno comincia con la peste.
option-bristol-1350-congregate = Adunata: dopo ogni mescolanza chi ha la peste viene a sapere chi altro ce l'ha.
option-bristol-1350-cure = Cura: due sintomi da 1 guariscono dalla peste.
option-bristol-1350-alms = Carità: si gioca con le carte e le monete dell'espansione.
option-bristol-1350-alms-by-chicken = Carità senza l'espansione: i polli si possono scartare come elemosina.
option-bristol-1350-ratzy = Ratzy: sei ratti sul tavolo si festeggiano.
option-bristol-1350-starting-remedies = Rimedi con cui comincia ciascuno (con i fantasmi, sempre 1).

b1350-ghost = Fantasma { $number }
b1350-cart = { $cart ->
    [birch] betulla
    [cedar] cedro
   *[oak] quercia
}
b1350-face = { $face ->
    [birch-apple] mela di betulla
    [birch-rat] ratto di betulla
    [cedar-apple] mela di cedro
    [cedar-rat] ratto di cedro
    [oak-apple] mela di quercia
   *[oak-rat] ratto di quercia
}
b1350-dice-of = { $face ->
    [birch-apple] { $count } { $count ->
        [one] mela
       *[other] mele
    } di betulla
    [birch-rat] { $count } { $count ->
        [one] ratto
       *[other] ratti
    } di betulla
    [cedar-apple] { $count } { $count ->
        [one] mela
       *[other] mele
    } di cedro
    [cedar-rat] { $count } { $count ->
        [one] ratto
       *[other] ratti
    } di cedro
    [oak-apple] { $count } { $count ->
        [one] mela
       *[other] mele
    } di quercia
   *[oak-rat] { $count } { $count ->
        [one] ratto
       *[other] ratti
    } di quercia
}
b1350-remedy = { $remedy ->
    [arsenic] arsenico
    [chicken] pollo
    [emeralds] smeraldi
    [leeches] sanguisughe
    [pomander] pomo profumato
    [whip] frusta
   *[alms] elemosina
}
b1350-card = { $one }/{ $other }
b1350-character = { $character ->
    [chandler] la candelaia
    [mason] lo scalpellino
    [knight] il cavaliere
    [barmaid] la cameriera
    [sheriff] lo sceriffo
    [countess] la contessa
    [outlaw] il bandito
    [serf] la serva
   *[friar] il frate
}
b1350-mode = { $mode ->
    [congregate] Adunata
    [cure] Cura
    [alms] Carità
   *[alms_by_chicken] Carità senza l'espansione
}

# Le regole.

b1350-chapter-goal = Di che si tratta
b1350-goal = Tre carri di mele corrono verso la porta di Bristol. Il primo che lascia la città senza nessun infetto a bordo vince la partita, per tutti quelli che ci stanno sopra.
b1350-infection = Ciascuno ha due carte sintomo. Se in qualsiasi momento la loro somma è { $plague_sum } o più, hai la peste, e ti resta anche se la somma poi scende.
b1350-infected = Chi ha la peste non può più scappare e cerca compagnia: il suo scopo è che nessun carro sano esca. Se nessuno scappa, chi ha la peste l'ha avuta vinta.

b1350-chapter-setup = Preparazione
b1350-setup-pawns = I carri partono alla pari (presunto), nell'ordine betulla, cedro, quercia: davanti c'è quello di betulla, quindi comincia chi ci sta in testa. Le pedine si pescano da un sacchetto e riempiono i carri da betulla a quercia, ciascuno a partire dal davanti. Secondo il numero di pedine, betulla, cedro e quercia portano: 4: 1, 1, 2; 5: 1, 2, 2; 6: 2, 2, 2; 7: 2, 2, 3; 8: 2, 3, 3; 9: 3, 3, 3.
b1350-setup-symptoms = A ciascuno si danno due sintomi da un mazzo senza i 4; poi i 4 si mescolano con il resto. Di 1 ce ne sono { $symptoms_1 }, di 2 { $symptoms_2 }, di 3 { $symptoms_3 } e di 4 { $symptoms_4 }{ $symptoms_assumed ->
    [yes] {" "}(presunto)
   *[no] {""}
}.
b1350-setup-remedies = Nessuno comincia con rimedi, a meno che il tavolo non ne conceda uno a testa. Con i fantasmi ogni giocatore comincia con uno.
b1350-secret = Dei tuoi sintomi e rimedi puoi dire quello che vuoi, vero o no, ma non puoi mai mostrarli.

b1350-chapter-round = Un giro
b1350-round = Il giro comincia tirando tutti e sei i dadi. Sono uguali: ognuno ha una mela e un ratto del colore di ciascuno dei tre carri. Poi ciascuno ha un turno, poi i carri con i ratti si mescolano, infine tutti i carri avanzano secondo i dadi.
b1350-first = Comincia chi sta davanti nel primo carro che porta qualcuno; da lì si va in senso orario.
b1350-turn = Nel tuo turno fai esattamente una cosa: ritirare dadi, pescare un rimedio o muovere una pedina. Dopo puoi giocare rimedi.
    .refusal = Un turno ha una sola azione, né più né meno.

b1350-chapter-reroll = Ritirare i dadi
b1350-reroll = Prendi uno o due dadi a scelta e ritirali; gli altri restano come sono.
b1350-dice = Si può prendere solo quello che c'è sul tavolo.
    .refusal = I dadi non mostrano questo.
b1350-locked = Un dado bloccato non si tira e non si cambia fino al giro seguente.
    .refusal = I dadi che servirebbero sono bloccati.

b1350-chapter-draw = Pescare un rimedio
b1350-draw = Prendi in segreto la prima carta del mazzo dei rimedi.
b1350-hand-limit = { $hand_limit ->
    [one] Nessuno può avere più di un rimedio, quindi con uno non si pesca.
   *[other] Nessuno può avere più di { $hand_limit } rimedi, quindi con { $hand_limit } non si pesca.
}
    .refusal = { $hand_limit ->
        [one] Hai già un rimedio.
       *[other] Hai già { $hand_limit } rimedi.
    }
b1350-remedy-deck = Quando il mazzo dei rimedi finisce, gli scarti si mescolano e ne fanno uno nuovo. Se non ce ne sono, non c'è nulla da pescare.
    .refusal = Non restano abbastanza rimedi da pescare.

b1350-chapter-move = Muovere una pedina
b1350-elbow = Gomitata: passa in testa al tuo carro, davanti a tutti.
    .refusal = Sei già in testa al tuo carro.
b1350-dash = Scatto: salta dalla testa del tuo carro in coda al carro subito davanti, tra quelli ancora per strada.
    .refusal = Non c'è nessun carro davanti al tuo.
b1350-dash-front = Può scattare solo chi sta in testa al proprio carro.
    .refusal = Per scattare bisogna stare in testa al carro.
b1350-dash-full = Un carro porta tre passeggeri. Se scatti verso uno pieno, cambi posto con chi sta in coda.
b1350-push = Spinta: butta giù dal tuo carro qualcuno che sta dietro di te, oppure salta giù tu. Chi sta dietro scorre in avanti.
    .refusal = Puoi spingere solo te o qualcuno che sta dietro di te nel tuo carro.
b1350-push-where = Chi viene spinto finisce in coda al carro più arretrato che ha posto, tra quelli dietro al carro da cui cade.
b1350-left-behind = Se dietro non c'è nessun carro, o nessuno ha posto, chi viene spinto resta indietro: fuori dalla partita.
b1350-shame = Se si scopre che chi resta indietro non aveva la peste, chi ha spinto muore di vergogna ed esce anche lui dalla partita. Restare indietro di propria volontà non è una vergogna.

b1350-chapter-mingle = Mescolanze
b1350-mingle = Prima che i carri avanzino, ogni carro con { $rats_to_mingle ->
    [one] qualche ratto
   *[other] { $rats_to_mingle } o più ratti
} del suo colore si mescola, cominciando da quello più avanti: tutti a bordo mettono insieme i loro due sintomi, si mischia, ciascuno ne riprende due e la carta che avanza si scarta senza guardarla. Si mescola anche chi è solo; un carro vuoto no.
b1350-mingle-extra = Prima di mischiare si aggiunge, senza che nessuno lo veda, il primo sintomo del mazzo.
b1350-mingle-pile = Se le sanguisughe o la serva hanno messo dei sintomi accanto al carro, se ne aggiunge invece uno di quelli, pescato alla cieca, e gli altri si scartano.
b1350-symptom-deck = Quando il mazzo dei sintomi finisce, gli scarti si mescolano e ne fanno uno nuovo. Nessuno può pescare più sintomi di quanti ce ne siano.
    .refusal = Non restano abbastanza sintomi da pescare.

b1350-chapter-carts = I carri avanzano
b1350-advance = Ogni carro ancora per strada avanza di un passo per ogni dado del suo colore, mela o ratto, anche se vuoto. La porta è a { $road } { $road ->
    [one] passo
   *[other] passi
} dalla partenza{ $road_assumed ->
    [yes] {" "}(presunto)
   *[no] {""}
}.
b1350-order = Sta davanti il carro che è arrivato più lontano. A pari passo, resta davanti quello che già lo era.

b1350-chapter-gate = Alla porta
b1350-cross-order = Se più carri arrivano alla porta nello stesso giro, passa per primo quello che sarebbe arrivato più lontano; a pari passo, quello che era davanti.
b1350-escape = Tutti quelli su un carro che passa devono dire se hanno la peste. Se non ce l'ha nessuno, vincono tutti insieme e la partita finisce.
b1350-plague-cart = Se qualcuno a bordo ha la peste, muoiono tutti quelli di quel carro e la partita continua.
b1350-empty-cart = Un carro che passa vuoto se n'è andato e basta. Non fa scattare l'ultimo giro.
b1350-last-round = Quando è passato un carro con passeggeri e nessuno ha vinto, resta un solo giro.
b1350-gates = Dopo quell'ultimo giro le porte si chiudono: chi non è passato muore in città.
b1350-dead = Chi muore mostra i suoi sintomi e li scarta, mette i suoi rimedi coperti tra gli scarti e non ha più turni. I morti possono ancora parlare e dare consigli; vogliono che non vinca nessuno.
b1350-nobody-left = Quando non c'è più nessuno per strada, la partita finisce. I fantasmi ancora per strada dopo l'ultimo giocatore continuano da soli, e possono ancora scappare.
b1350-result = Vincono i passeggeri del primo carro sano. Se nessuno scappa, chi ha la peste l'ha avuta vinta, ed è una vittoria minore; gli altri hanno perso.

b1350-chapter-remedies = Rimedi
b1350-remedy-time = I rimedi si giocano nel proprio turno, dopo l'azione: quanti ne vuoi di quelli che hai. Solo la frusta si gioca nel turno degli altri.
    .refusal = Non è il momento di quel rimedio.
b1350-remedy-held = Ogni carta mostra due rimedi e si scarta appena usata come uno dei due. Ci sono { $remedy_cards } carte{ $remedies_assumed ->
    [yes] , e ogni rimedio sta su nove (presunto)
   *[no] {""}
}.
    .refusal = Non hai quella carta.
b1350-remedy-fresh = Un rimedio non si può giocare nel turno in cui è stato pescato.
    .refusal = Hai pescato quella carta solo in questo turno.
b1350-arsenic = Arsenico: blocca due dadi, o l'unico ancora libero. Per il resto del giro non si tirano e non si cambiano.
    .refusal = Scegli tanti dadi quanti ce ne sono da bloccare.
b1350-chicken = Pollo: se la tua azione è stata ritirare due dadi, continua a tirarli.
    .refusal = Il pollo vuole un'azione che abbia ritirato due dadi, almeno uno dei quali non bloccato.
b1350-chicken-rolls = Con un pollo i due dadi si possono tirare { $chicken_rolls ->
    [one] ancora una volta
   *[other] fino a { $chicken_rolls } volte ancora
}. Puoi fermarti con uno e continuare con l'altro; quello lasciato resta com'è.
    .refusal = Con questo pollo non puoi più tirare quello.
b1350-emeralds = Smeraldi tritati: una mossa in più, gomitata, scatto o spinta, qualunque sia stata la tua azione. Per fermare anche quella serve un'altra frusta.
b1350-leeches = Sanguisughe: pesca due sintomi, mettine uno coperto accanto a un carro qualsiasi ancora per strada e scarta l'altro. Servirà nella prossima mescolanza di quel carro.
    .refusal = Scegli un sintomo che hai pescato e un carro ancora per strada.
b1350-pomander = Pomo profumato: pesca due sintomi e tieni due qualsiasi dei quattro. Conta solo quello che tieni.
    .refusal = Non hai quei due sintomi da tenere.
b1350-whip = Frusta: ferma chi scatta verso il tuo carro, ti passa davanti a gomitate o ti spinge giù. La sua mossa va persa. Si può usare subito, anche se appena pescata.
    .refusal = La frusta è una risposta alla mossa di un altro.
b1350-whip-asked = Quando qualcuno muove, si chiede una frusta, in ordine di turno, a tutti quelli che ne sarebbero colpiti e hanno in mano almeno un rimedio, frusta o no. Una frusta basta a fermare la mossa.

b1350-chapter-ghosts = Fantasmi, per uno, due o tre giocatori
b1350-ghosts = Con meno di quattro giocatori, i fantasmi completano il numero. Siedono dopo l'ultimo giocatore e hanno una pedina e due sintomi che nessuno ha visto, ma niente rimedi.
b1350-ghost-turn = Nel suo turno il fantasma ritira un dado del colore del carro rivale più avanti di cui ci sia almeno un dado, una mela piuttosto che un ratto. Se il suo carro è l'unico rimasto, prende un dado qualsiasi di un altro colore (betulla prima di cedro, cedro prima di quercia). Se non c'è nessun dado così che si possa tirare, non fa nulla.
b1350-ghost-move = Se esce una mela, di qualsiasi colore, il fantasma va avanti: con una gomitata fino in testa o, se ci sta già, con uno scatto al carro successivo se ha posto. Una frusta può fermarlo.
b1350-ghost-look = Invece di un'altra azione puoi guardare un sintomo di un fantasma. Le sue due carte non cambiano posto finché non si mescola.
    .refusal = Non c'è nessun fantasma così per strada.
b1350-ghost-plague = Un fantasma ha la peste se i suoi sintomi fanno { $plague_sum } o più quando deve mostrarli; quello che erano prima non conta.
b1350-ghost-win = Se passa un carro con soli fantasmi sani, vincono i fantasmi e tutti i giocatori hanno perso.
b1350-solo = Se giochi in solitario, perdi appena prendi la peste, e la partita finisce.

b1350-chapter-characters = Personaggi
b1350-specials = Se si gioca con i personaggi, ogni giocatore ne riceve uno scoperto. La sua azione speciale si può fare al posto di un'altra azione.
    .refusal = Non è l'azione speciale del tuo personaggio.
b1350-chandler = Candelaia: pesca un sintomo e tienine due dei tre.
b1350-mason = Scalpellino: ritira un dado, poi blocca un dado.
b1350-knight = Cavaliere: porta una pedina qualsiasi in testa al suo carro. Nessuna frusta può impedirlo.
    .refusal = Il cavaliere muove una pedina per strada che non sia già in testa.
b1350-barmaid = Cameriera: guarda la prima carta degli scarti dei sintomi.
    .refusal = Non è ancora stato scartato nessun sintomo.
b1350-sheriff = Sceriffo: guarda un sintomo, preso alla cieca, di un giocatore in un altro carro.
    .refusal = Lo sceriffo guarda un giocatore in un altro carro.
b1350-countess = Contessa: pesca due rimedi, tienine uno e scarta l'altro coperto. Non con { $hand_limit } in mano.
    .refusal = Non è uno dei due rimedi pescati.
b1350-outlaw = Bandito: ritira un dado. Se mostra il colore del tuo carro, fai un'altra azione, anche di nuovo questa.
b1350-serf = Serva: pesca un sintomo e mettilo accanto a un carro qualsiasi, come fanno le sanguisughe.
b1350-friar = Frate: gira un dado sulla faccia che vuoi.

b1350-chapter-modes = Altri modi di giocare
b1350-chaos = Caos: i sintomi si distribuiscono dal mazzo intero, 4 compresi. Con le carte stampate circa uno su tre comincia con la peste, invece di uno su nove.
b1350-congregate = Adunata: dopo ogni mescolanza tutti chiudono gli occhi, e allora quelli che hanno la peste, anche i morti, si guardano l'un l'altro.
b1350-cure = Cura: chi ha due sintomi da 1 guarisce. Una somma successiva di { $plague_sum } o più riporta la peste.
b1350-alms = Carità: le carte elemosina ({ $alms_cards }) si mescolano con i rimedi. Quando ne giochi una, pesca una moneta dal sacchetto, guardala e consegnala a un giocatore vivo qualsiasi, te compreso; chi la riceve la guarda e la tiene coperta.
    .refusal = La moneta va a un giocatore vivo.
b1350-coins = Monete che non significano nulla: { $coins_naught }. Monete che portano la peste: { $coins_plague }. Monete che guariscono per sempre: { $coins_cured }. Quella che guarisce è più forte di quella della peste; ma tra passeggeri infetti non salva nessuno.
    .refusal = Tutte le monete sono già state date.
b1350-alms-chicken = Senza l'espansione, un pollo si può scartare come se fosse un'elemosina.
    .refusal = I polli sono elemosina solo nel modo senza l'espansione.
b1350-ratzy = Ratzy: quando tutti e sei i dadi mostrano ratti, tutti gridano «Ratzy!».
b1350-modes-apart = Adunata, Cura e Carità non si giocano insieme.
    .refusal = { $modes } non si possono giocare insieme.
