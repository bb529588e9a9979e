# I bot.

bots-unknown = Non c'è nessun bot «{ $name }»; forse intendi uno di questi: { $near }.
bots-value-unreadable = Quello che si è imparato su { $game } non si può leggere: il file è rovinato.
bots-value-other = Quello che si è imparato non riguarda { $game } com'è adesso: va allenato di nuovo.
bots-level-unknown = Non c'è nessun livello «{ $name }»; i livelli sono: { $levels }.
