# I bot.

bots-unknown = Non c'è nessun bot «{ $name }»; forse intendi uno di questi: { $near }.
