# What holds at every table, whatever is played: the last chapter of every rulebook.

chapter-common = Table manners
common-now = Whatever has to be decided now is decided first, and only by the player whose decision it is.
    .refusal = Something else is being decided now. { $prompt }
common-chance = Nobody chooses what is left to chance, and until chance has decided, nobody can act.
    .refusal = First chance has to decide.
common-outcome = Only what is still possible can come up by chance.
    .refusal = That cannot come up now.
common-over = Once the game is over, nobody plays on.
    .refusal = The game is over.
common-foreign = Only this game is played: what belongs to another game, or was made up, is no move here.
    .refusal = That does not belong to this game.

action-outcome = Chance: { $outcome }
