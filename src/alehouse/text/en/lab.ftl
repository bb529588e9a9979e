# The laboratory: simulation and the rules fuzzer.

lab-games = The number of games must be from 1 to { $most }, not { $games }.
lab-endless = Game { $number } with seed { $seed } did not end within { $steps } steps.
lab-no-features = { $game } does not say what can be measured in its positions, so nothing can be learned about it.
lab-folder-other = The folder { $folder } holds something that was begun with other settings: name another folder, or give the same settings.
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
