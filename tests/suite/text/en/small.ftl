# The small game that the tests play with.

game-small-sound = Small bluff
option-small-sound-rounds = How many rounds are played
option-small-sound-swaps = Whether the claimant may swap the card
small = The whole game
small-deal = Everybody is dealt a card in secret.
small-swap = The claimant may draw another card.
small-keep = Of the two cards the claimant keeps one and puts the other away face down.
small-claim = The claimant claims a rank.
small-doubt = A doubted card is shown, and whoever was wrong pays a coin.
small-turn = One thing after the other.
    .refusal = That is not what is being decided ({ $step }).
small-prompt = { $seat }: { $step }
small-action = { $action }
small-coins = Coins
small-why-rounds = All rounds have been played.
small-too-long = Three players are too many for four rounds.
error-small-cards = The cards do not fit each other.
error-small-data = That is no position of the small game.
event-small-choice = { $seat } { $swaps ->
    [0] stands
   *[other] swaps
}.
event-small-kept = { $seat } keeps one card.
event-small-claim = { $seat } claims { $rank }.
event-small-shown = It is { $rank }: { $pays } pays { $gets }.
event-small-draws = { $seat } is dealt a card.
event-small-drew = { $seat } is dealt { $rank }.
small-card = A { $rank }
small-word = { $word ->
    [swap] swap
    [stand] stand
    [keep] keep
    [old] the old card
    [new] the new card
    [claim] claim
    [believe] believe
   *[doubt] doubt
}
small-brings = { $coins } coins, if believed
small-too-few = There are too few cards for everybody.
box-small-copies = Cards of each rank
box-small-coins = Coins that everybody begins with
box-small-worth = Coins that a believed claim earns
