# What holds at every table, whatever is played: the last chapter of every rulebook.

chapter-common = Table manners
common-now = Whatever is being decided is decided first, and only by the player whose decision it is.
    .refusal = Something else is being decided now. { $prompt }
common-chance = Dice and draws are nobody's choice: while they are on their way, nobody can act.
    .refusal = First the dice or the cards have to fall.
common-outcome = Chance can only bring what is still there to come.
    .refusal = That cannot come up now.
common-over = Once the game is over, nothing more is played.
    .refusal = The game is over.
common-foreign = Only this game is played: what belongs to another game, or was made up, is no move here.
    .refusal = That does not belong to this game.

action-outcome = Chance: { $outcome }
