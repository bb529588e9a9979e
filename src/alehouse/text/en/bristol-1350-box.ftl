# Bristol 1350: what is in the box.

box-bristol-1350-road = Steps from the start to the gate
box-bristol-1350-symptoms = Symptom cards of each value
box-bristol-1350-plague-sum = Sum of two symptoms that brings the plague, at least
box-bristol-1350-remedies = Remedy cards, each with two remedies
box-bristol-1350-alms-cards = Alms cards of the expansion
box-bristol-1350-coins = Coins of the expansion
box-bristol-1350-coin = { $coin ->
    [plague] that bring the plague
    [cured] that heal
   *[naught] that mean nothing
}
box-bristol-1350-hand-limit = Remedies in hand, at most
box-bristol-1350-chicken-rolls = Further rolls that a chicken allows
box-bristol-1350-rats-to-mingle = Rats of its colour that make a cart mingle, at least
