# Bots.

bots-unknown = There is no bot “{ $name }”; perhaps you mean one of these: { $near }.
bots-value-unreadable = What was learned about { $game } cannot be read: the file is damaged.
bots-value-other = What was learned is not about { $game } as it is now: train it again.
bots-value-nobody = This is no file with what was learned of a game.
bots-value-box = What was learned of { $game } was learned with another box ({ $other }) than this one ({ $box }): train it again with this box.
bots-level-unknown = There is no level “{ $name }”; the levels are: { $levels }.
