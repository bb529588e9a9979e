# Quanto è equilibrato un gioco.

balance-title = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
} ({ $kinds }): { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
balance-intervals = Tra parentesi, dove sta il numero vero; si guardano { $looks } numeri, e valgono tutti insieme con una confidenza del 95 %. Un asterisco (*) segna quello che di sicuro non è un caso.
balance-sure = * { $what }
balance-more = Tutti gli altri
balance-page = La pagina con i grafici: { $file }

balance-seats = Posti
balance-success = In media ognuno ce la fa nel { $share } % delle partite (da { $low } a { $high }).
balance-order = Chi decide per { $name }º: { $share } % (da { $low } a { $high })
balance-order-label = decide per { $place }º
balance-seat = Posto { $name }: { $share } % (da { $low } a { $high })
balance-nobody = Nessuno ce la fa: { $share } % (da { $low } a { $high })
balance-shared = Ce la fanno in diversi: { $share } % (da { $low } a { $high })

balance-length = Durata
balance-decisions = { $mean } decisioni in media; su venti partite la seconda più corta ne ha { $short }, quella di mezzo { $middle }, la seconda più lunga { $long }.
balance-turns = { $mean } turni in media; su venti partite la seconda più corta ne ha { $short }, quella di mezzo { $middle }, la seconda più lunga { $long }.
balance-steps = { $mean } passi in media, contando anche quelli del caso; su venti partite la seconda più corta ne ha { $short }, quella di mezzo { $middle }, la seconda più lunga { $long }.
balance-decisions-label = decisioni

balance-drama = Suspense
balance-drama-how = Chi è in testa lo dice la probabilità di successo imparata, ogni volta che tocca decidere a un altro giocatore.
balance-lead-changes = La testa cambia { $changes } volte a partita.
balance-lowest = Nel momento peggiore, la probabilità di chi poi ce la fa è del { $share } %.
balance-decided = Si passa in testa per restarci quando è trascorso il { $share } % della partita.
balance-leader = Chi è in testa dopo { $name ->
    [quarter] un quarto della partita
    [half] metà della partita
   *[most] tre quarti della partita
} ce la fa nel { $share } % (da { $low } a { $high })
balance-off = Queste probabilità sbagliano in media del { $share } %: quello che si dice qui non vale più di così.

balance-choosing = Decisioni
balance-choices = Una decisione ha in media { $choices } possibilità.
balance-forced = Il { $share } % delle decisioni non lo sono: c'è una sola possibilità.
balance-taken = «{ $kind }» è stato offerto { $offered } volte accanto a qualcos'altro, e scelto nel { $share } % dei casi.

balance-worth = Quanto vale ogni cosa: { $how ->
    [dealt] ricevuta
    [played] giocata
   *[held] in mano alla fine
}
balance-worth-dealt = Quanto cambiano le possibilità di farcela se la si riceve (la si pesca, capita) e non qualunque altra cosa potesse uscire al suo posto. Lo decide solo il caso, quindi è la cosa a fare la differenza.
balance-worth-played = Quanto meglio di quel che promettevano le sue possibilità se la cava chi la gioca quando può, accanto a chi può e fa altro. È stata una scelta, e forse gli è andata bene per altri motivi.
balance-worth-held = Quanto più spesso ce la fa chi ce l'ha alla fine, o ne ha di più, rispetto agli altri della stessa partita. Forse ne ha di più proprio perché gli va bene.
balance-unsure = { $count ->
    [0] Tutte fanno una differenza sicura.
    [one] Una cosa non fa nessuna differenza sicura.
   *[other] { $count } cose non fanno nessuna differenza sicura.
}
balance-thing = { $name }: { $share } % (da { $low } a { $high }) in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
balance-fate = Che fine fanno le cose
balance-fate-how = Quante volte ogni cosa è stata ricevuta, quante volte se n'è giocata una e quante volte una era ancora in mano alla fine.
balance-fate-line = { $name }: ricevuta { $dealt }, giocata { $played }, in mano alla fine { $held }

balance-skill = Abilità
balance-skill-how = Più i bot sono distanti, più decide l'abilità. Punteggi come negli scacchi, con il margine in cui stanno (confidenza del 95 %) e la percentuale di successo:

balance-what-if = Che cosa cambierebbe
balance-same-games = { $pairs ->
    [one] { $pairs } coppia
   *[other] { $pairs } coppie
} di partite con la stessa fortuna; il { $share } % delle coppie sono la stessa partita fino all'ultimo passo.
balance-change = { $what }: { $before } prima, { $after } dopo; differenza { $difference } (da { $low } a { $high }; senza coppie si saprebbe con ±{ $unpaired })
balance-what-decisions = Decisioni a partita
balance-what-turns = Turni a partita
balance-what-lead = Punti tra il primo e il secondo
balance-what-nobody = Partite in cui nessuno ce la fa (%)
balance-what-order = Successo di chi decide per { $place }º (%)

balance-search = Le scatole provate, la migliore per prima
balance-wish = { $wish ->
    [even] Quanti punti percentuali separano il turno più fortunato dal meno fortunato; meno sono, meglio è.
    [close] Quanti punti separano il primo dal secondo; meno sono, meglio è.
   *[decisions] Quanto distano da { $number } decisioni a partita.
}
balance-present-box = la scatola così com'è
balance-tried = { $box }: { $short }, in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
