# How well balanced a game is.

balance-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
} ({ $kinds }): { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-intervals = In brackets stands where the true number lies; { $looks } numbers are looked at, and all of them together hold with 95 % confidence. An asterisk (*) marks what is surely no chance.
balance-sure = * { $what }
balance-more = All others
balance-page = The page with the plots: { $file }

balance-seats = Seats
balance-success = On average everybody succeeds in { $share } % of the games ({ $low } to { $high }).
balance-order = Whoever decides as number { $name }: { $share } % ({ $low } to { $high })
balance-order-label = decides as number { $place }
balance-seat = Seat { $name }: { $share } % ({ $low } to { $high })
balance-nobody = Nobody succeeds: { $share } % ({ $low } to { $high })
balance-shared = Several succeed: { $share } % ({ $low } to { $high })

balance-length = Length
balance-decisions = { $mean } decisions on average; of twenty games the second shortest has { $short }, the middle one { $middle }, the second longest { $long }.
balance-turns = { $mean } turns on average; of twenty games the second shortest has { $short }, the middle one { $middle }, the second longest { $long }.
balance-steps = { $mean } steps on average, if those of chance are counted too; of twenty games the second shortest has { $short }, the middle one { $middle }, the second longest { $long }.
balance-decisions-label = decisions

balance-drama = Drama
balance-drama-how = Who leads is told by the chance of success that was learned, whenever another player comes to decide.
balance-lead-changes = The lead changes { $changes } times in a game.
balance-lowest = At its lowest, the chance of whoever succeeds is { $share } %.
balance-decided = The lead is taken for good when { $share } % of the game are gone.
balance-leader = Whoever leads after { $name ->
    [quarter] a quarter of the game
    [half] half of the game
   *[most] three quarters of the game
} succeeds in { $share } % ({ $low } to { $high })
balance-off = These chances are off by { $share } % on average: what is said here is worth no more than that.

balance-choosing = Decisions
balance-choices = A decision has { $choices } choices on average.
balance-forced = { $share } % of the decisions are none: there is one choice only.
balance-taken = “{ $kind }” was offered { $offered } times beside something else, and taken in { $share } % of them.

balance-worth = What things are worth: { $how ->
    [dealt] dealt
    [played] played
   *[held] held at the end
}
balance-worth-dealt = How much the chance of success changes if it is dealt (drawn, happens) and not whatever else might have come in its place. Chance alone decides that, so it is the thing that makes the difference.
balance-worth-played = How much better than their chances were those fare who play it when they can, beside those who can and do something else. They chose to, and may have done well for other reasons.
balance-worth-held = How much more often those succeed who have it at the end, or more of it, than the others in the same game. Who is doing well may have more for that reason.
balance-unsure = { $count ->
    [0] Every one of them makes a difference that is sure.
    [one] One thing makes no difference that is sure.
   *[other] { $count } things make no difference that is sure.
}
balance-thing = { $name }: { $share } % ({ $low } to { $high }) in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-fate = What becomes of things
balance-fate-how = How often each thing was dealt, how often one was played, and how often one was still held at the end.
balance-fate-line = { $name }: dealt { $dealt }, played { $played }, held at the end { $held }

balance-skill = Skill
balance-skill-how = The further apart the bots are, the more skill decides. Ratings as in chess, with where they lie (95 % confidence), and the share of success:

balance-what-if = What would change
balance-same-games = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games with the same luck; { $share } % of the pairs are the same game to the last step.
balance-change = { $what }: { $before } before, { $after } after; difference { $difference } ({ $low } to { $high }; without pairs it would be known to ±{ $unpaired })
balance-what-decisions = Decisions in a game
balance-what-turns = Turns in a game
balance-what-lead = Points between the first and the second
balance-what-nobody = Games in which nobody succeeds (%)
balance-what-order = Success of whoever decides as number { $place } (%)

balance-search = Boxes that were tried, the best first
balance-wish = { $wish ->
    [even] How many percent lie between the luckiest place and the unluckiest; fewer are better.
    [close] How many points lie between the first and the second; fewer are better.
   *[decisions] How far they are from { $number } decisions in a game.
}
balance-present-box = the box as it is
balance-tried = { $box }: { $short }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
