# I bot.

bots-unknown = Non c'è nessun bot «{ $name }»; forse intendi uno di questi: { $near }.
bots-value-unreadable = Quello che si è imparato su { $game } non si può leggere: il file è rovinato.
bots-value-other = Quello che si è imparato non riguarda { $game } com'è adesso: va allenato di nuovo.
bots-value-nobody = Questo file non contiene niente di imparato su un gioco.
bots-value-box = Quello che si è imparato di { $game } si è imparato con un'altra scatola ({ $other }), non con questa ({ $box }): va allenato di nuovo con questa scatola.
bots-level-unknown = Non c'è nessun livello «{ $name }»; i livelli sono: { $levels }.
