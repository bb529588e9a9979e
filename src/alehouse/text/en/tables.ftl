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

# Sitting down, coming and going, talking.
table-seat-taken = Seat { $number } is taken.
table-seat-open = Seat { $number } is still open: somebody has to sit down, or a bot.
table-no-person = Nobody sits in seat { $number } who could do that.
table-name-taken = Somebody here is called “{ $name }” already.
table-not-begun = The game has not begun yet.
table-begun = The game has begun: nobody sits down or leaves any more.
table-over = The game is over.
table-clock-odd = A clock has 5 to 3600 seconds for a decision and up to 7200 in reserve, or 1 to 30 days.
table-decision-past = That has been decided already.
table-undo-together = That cannot be taken back: several were asked at the same time.
table-resigned = { $seat } has resigned.
table-text-odd = What is said has 1 to { $longest } letters, and only what can be shown.
table-claim-nobody = “{ $claim }” speaks of somebody who is not at this table.
table-word-early = Words are told when everybody has promised one, or said that there will be none.
table-log-odd = The log of this table is damaged at entry { $number }.
error-unknown-claim = “{ $text }” is nothing that can be claimed here; the nearest is “{ $near }”.
table-not-over = The game is not over yet.
table-rematch-there = There is a rematch already.

# Said before a decision that cannot be taken back.
table-final-draw = Something is rolled or drawn then: there is no taking it back.
table-final-reveal = This shows a secret: there is no taking it back.
table-final-over = This may end the game: there is no taking it back.
table-final-other = { $seat } decides next, and then there is no taking it back.
table-final-together = Several are asked at the same time: your answer stands.
table-to-look-at = There is nothing to choose here: { $thing }. { $prompt }
table-not-now = Not now: { $thing }. { $prompt }
table-of-another = That belongs to { $seat }. { $prompt }
