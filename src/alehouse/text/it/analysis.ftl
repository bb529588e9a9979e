# L'analisi di una partita giocata: nella pagina e al terminale.

analysis-empty = In questa registrazione non si è ancora giocato niente, quindi non c'è niente da analizzare.
analysis-as-it-was = Per come si è giocato, la risposta più probabile era: { $seat }, «{ $words }» ({ $times ->
    [10] quasi di sicuro
   *[other] circa { $times } volte su dieci
}).
analysis-title = { $game }: l'analisi
analysis-how = Pensata come fa un bot { $level ->
    [novice] principiante
    [regular] abituale
    [skilled] abile
    [expert] esperto
   *[master] maestro
}, da quello che ognuno sapeva in quel momento. Pochi punti di differenza possono essere un caso.
analysis-unfinished = Questa partita non è stata giocata fino alla fine: come fine vale quello che ci si poteva aspettare lì.
analysis-chances = Probabilità di successo
analysis-chances-hint = per cento, decisione per decisione
analysis-plot = La probabilità di successo di ogni giocatore, decisione per decisione. La tabella dice lo stesso in cifre.
analysis-curve = Curva
analysis-table = Tabella
analysis-step = passo
analysis-costly = Le decisioni più care
analysis-costly-hint = probabilità di successo regalata
analysis-costly-none = Nessuno ha regalato niente di rilevante.
analysis-cost = −{ $points }
analysis-from-to = { $before } → { $after } %
analysis-played = giocato
analysis-better = meglio
analysis-show = Mostra
analysis-where = { $seat }, passo { $step }
analysis-luck = Fortuna e abilità, separate
analysis-luck-hint = dove è andata la probabilità di ognuno; ogni riga torna
analysis-luck-meaning = Scelte proprie: quello che si è regalato non scegliendo il meglio che si poteva sapere. Scelte altrui: quello che gli altri hanno fatto diversamente da come ci si aspettava. Fortuna: quello che è uscito e quello che si è scoperto.
analysis-start = inizio
analysis-luck-part = fortuna
analysis-own = scelte proprie
analysis-others = scelte altrui
analysis-end = fine
analysis-player = giocatore
analysis-marks = forti: { $strong }, dubbie: { $doubtful }, errori: { $mistakes }, errori gravi: { $blunders }
