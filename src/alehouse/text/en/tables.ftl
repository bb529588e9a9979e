# What the table refuses, and why.

table-turn =
    .refusal = It is the turn of { $seat }.
table-undo-nothing = There is no decision to take back.
table-undo-draw = That cannot be taken back: something has been rolled or drawn since.
table-undo-reveal = That cannot be taken back: a secret has been shown since.
table-undo-over = That cannot be taken back: the game is over.
table-undo-other = The last decision was that of { $seat }; only { $seat } can take it back.
table-seat = There is no seat { $seat }; the seats go from 1 to { $players }.
table-names = Names given: { $names }, players: { $players }; give everyone a name, or nobody.
table-name-odd = “{ $name }” cannot be a name: use at most { $longest } letters, and only what can be shown.
table-resume-changed = This game cannot go on, because its record was changed: { $finding }
