# The analysis of a game that was played: in the page and at the terminal.

analysis-empty = Nothing has been played in this record yet, so there is nothing to analyse.
analysis-as-it-was = As it was played, the answer to expect was: { $seat }, “{ $words }” ({ $times ->
    [10] almost certainly
   *[other] about { $times } times in ten
}).
analysis-title = { $game }: the analysis
analysis-how = Thought about as { $level ->
    [novice] a novice
    [regular] a regular
    [skilled] a skilled
    [expert] an expert
   *[master] a master
} bot does, from what each player knew at the time. Differences of a few points may be chance.
analysis-unfinished = This game was not played to its end: what is told as its end is what could be expected there.
analysis-chances = Chance of success
analysis-chances-hint = per cent, decision by decision
analysis-plot = Each player’s chance of success, decision by decision. The table tells the same in numbers.
analysis-curve = Curve
analysis-table = Table
analysis-step = step
analysis-costly = The decisions that cost most
analysis-costly-hint = chance of success that was given away
analysis-costly-none = Nobody gave away anything worth telling.
analysis-cost = −{ $points }
analysis-from-to = { $before } → { $after } %
analysis-played = played
analysis-better = better
analysis-show = Show
analysis-where = { $seat }, step { $step }
analysis-luck = Luck apart from skill
analysis-luck-hint = where each chance went; every line adds up
analysis-luck-meaning = Own choices: what was given away by not choosing the best that could be known. Others’ choices: what others did otherwise than was to be expected. Luck: what was drawn, and what came to light.
analysis-start = start
analysis-luck-part = luck
analysis-own = own choices
analysis-others = others’ choices
analysis-end = end
analysis-player = player
analysis-marks = strong: { $strong }, doubtful: { $doubtful }, mistakes: { $mistakes }, blunders: { $blunders }
