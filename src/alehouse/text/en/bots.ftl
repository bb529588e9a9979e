# Bots.

bots-unknown = There is no bot “{ $name }”; perhaps you mean one of these: { $near }.
