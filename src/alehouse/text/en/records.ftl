# Records of games: what is wrong with a file, and what does not fit in it.

record-file-missing = There is no file “{ $path }”; check the name and the folder.
record-file-none = “{ $path }” is not a file that can hold a record; name a file, not a folder or a device.
record-file-permission = You do not have permission for “{ $path }”; choose another file or folder.
record-file-read = “{ $path }” cannot be read: { $reason }.
record-file-write = “{ $path }” cannot be written: { $reason }.
record-file-nowhere = “{ $path }” cannot be written: there is no such folder.
record-file-huge = “{ $path }” is too large for a record, which takes at most { $megabytes } megabytes.
record-file-binary = “{ $path }” is not text, so it is not a record of Alehouse.
record-json = This is not a record: the JSON breaks off in line { $line }, column { $column }.
record-json-odd = This is not a record: its JSON holds something that no record holds.
record-other-json = This is not a record of Alehouse, but some other JSON file.
record-format = This record has the format { $format }; this Alehouse reads the format { $known }.
record-key-missing = The record has no “{ $key }”.
record-key-twice = The record has “{ $key }” twice; once is right.
record-not-object = In the record, “{ $where }” should be an object in braces, not { $found }.
record-not-list = In the record, “{ $where }” should be a list in brackets, not { $found }.
record-not-number = In the record, “{ $where }” should be a whole number, not { $found }.
record-not-word = In the record, “{ $where }” should be a text of at most { $longest } letters, not { $found }.
record-step-pair = In the record, step { $step } should have two parts: the notation and its digest.
record-seats = The numbers of players ({ $players }) and of seats ({ $seats }) in the record differ; they should be the same.
record-version = The record was played with version { $version } of the rules of { $game }; this Alehouse knows version { $known }.
record-step = The record does not fit its game at step { $step }: { $reason }

verify-header-changed = What stands before the first step was changed: its digest should be { $fits }, not { $recorded }.
verify-step-changed = Step { $step } ({ $action }) was changed, or something before it was: its digest should be { $fits }, not { $recorded }.
verify-header = The game cannot begin like that: { $reason }
verify-after-end = Step { $step } ({ $action }) comes after the end of the game.
verify-unknown-action = Step { $step } is no action: { $reason }
verify-illegal-action = Step { $step } ({ $action }) breaks a rule: { $reason }
verify-impossible-outcome = Step { $step } ({ $action }) cannot come by chance: { $reason }
verify-result-early = There is a result, although the game is not over after { $steps } steps.
verify-result-missing = The game is over, but the result is missing.
verify-result = The result is not the one that was played: “{ $where }” should be { $fits }, not { $recorded }.
verify-unfinished = The game is not over: it was saved after { $steps } steps.
