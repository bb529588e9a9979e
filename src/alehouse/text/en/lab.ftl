# The laboratory: simulation and the rules fuzzer.

lab-games = The number of games must be from 1 to { $most }, not { $games }.
lab-endless = Game { $number } with seed { $seed } did not end within { $steps } steps.
lab-no-features = { $game } does not say what can be measured in its positions, so nothing can be learned about it.
lab-folder-other = The folder { $folder } holds something that was begun with other settings: name another folder, or give the same settings.
lab-folder-version = What is in the folder { $folder } was begun with another version of Alehouse ({ $version }, rules { $rules }, code { $code }), whose games are not the same: go on with that version, or name another folder.
lab-folder-unreadable = { $file } does not say what was begun there: it is damaged, or not ours.
lab-folder-nothing = Nothing was begun in the folder { $folder }.
lab-folder-trouble = The folder { $folder } cannot be used: { $reason }.
lab-missing = Of { $portions } portions these are missing: { $missing }.
lab-deadly = Games { $games } have ended { $times } processes that played them: is there enough memory?
lab-shard = A shard is one of so many, for example 2/8, not “{ $shard }”.
lab-shard-slurm = SLURM’s task { $place } is none of { $count } that follow each other, so “{ $shard }” is not clear: start the whole array again, or name the shard, for example --shard 2/8.
lab-shard-kubernetes = Kubernetes does not say how many there are: give the completions of the job too, for example --shard array/8.
lab-shard-nowhere = “{ $shard }” needs what SLURM (SLURM_ARRAY_TASK_ID) or Kubernetes (JOB_COMPLETION_INDEX) says, and neither says anything here: name the shard, for example --shard 2/8.
lab-no-cluster = Clusters need Dask: pip install alehouse[cluster]
lab-cluster = No Dask scheduler answers at { $address }.
lab-cluster-idle = The Dask scheduler at { $address } has no workers.
lab-cluster-lost = The Dask scheduler at { $address } is gone; what is kept in a folder is not lost.
lab-cluster-version = A worker of the cluster has another version of Alehouse (code { $theirs }, here { $mine }): install the same everywhere.
lab-no-parquet = Parquet needs pyarrow: pip install alehouse[data]
lab-parquet-unreadable = { $file } cannot be read as games in Parquet: { $reason }
lab-parquet-row = Game { $row } in { $file } does not replay: { $reason }
lab-parquet-action = { $number } is no step of this game.
lab-parquet-result = Game { $row } in { $file } ends otherwise than it says.
lab-parquet-written = { $file } cannot be written: { $reason }.
lab-parquet-other = { $file } is a game of { $other }, not of { $game } with the same rules and the same box: one file holds games of one kind.
lab-parquet-unfinished = { $file } is not over: only finished games are exported.
lab-parquet-nothing = There are no records in { $folder }.
lab-ladder-kinds = A ladder needs at least two kinds of bots, each once, not: { $kinds }.
lab-ladder-alone = On a ladder somebody has to be played against: at least two players.
lab-wish = A wish is even, close or decisions=NUMBER, not “{ $wish }”.
lab-wish-alone = One player alone has nobody to be even with or close to: wish for decisions=NUMBER.
lab-search-range = “{ $name }” needs a list of numbers to try, for example [2, 3, 4].
lab-search-nothing = There is nothing to try in this file: write a list of numbers for one value at least.
lab-fuzz-crash = After step { $step }, { $doing } fails with { $error } ({ $where }).
lab-fuzz-check = After step { $step } the position does not add up: { $reason }
lab-fuzz-dead-end = After step { $step } nothing can be played, though the game is not over.
lab-fuzz-endless = After step { $step } the game is still not over; its declared length is { $length }.
lab-fuzz-disagreement = After step { $step }, legal and why_not disagree about “{ $action }”.
lab-fuzz-other-dump = A changed dump was loaded, and dumped again it is another one.
lab-fuzz-imagined = After step { $step } a seat can tell what it imagines from the truth.
