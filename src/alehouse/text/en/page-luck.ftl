# The luck in the page: one's own word, and the proof when the game is over.

page-luck = The luck
page-luck-how = The fingerprint was fixed before anybody told a word. This browser has noted it with your word; when the game is over, it draws everything again and says whether anybody can have chosen the luck.
page-luck-fingerprint = Fingerprint
page-luck-own-word = Your word
page-luck-no-word = none
page-luck-rolls = What came up, for all to see
page-luck-actual = came up
page-luck-expected = expected
page-words-collected = Words are mixed into the luck …

# A word of one's own
page-word = Your word for the luck
page-word-hint = What you type here is mixed into every roll and draw, so that nobody can have chosen them. Leave it empty, and this page makes one up.
page-word-made-up = made up by this page
page-word-give = Mix it in
page-word-make-up = Make one up for me
page-word-odd = A word has at most { $longest } letters, digits and signs.
page-set-own-word = Ask me for a word of my own for the luck

# Was it fair?
page-proof = Was the luck fair?
page-proof-drawing = Drawing everything again …
page-proof-proven = Proven to you: nobody could choose the luck of this game. Not the house, not another player, not both together.
page-proof-consistent = Everything fits, but that alone proves nothing to you. What is missing is said below.
page-proof-false = No: something does not fit.
page-proof-none = Nobody promised luck that could be proven for this game.
page-proof-fingerprint = The fingerprint is the one that this browser noted before your word was told.
page-proof-fingerprint-false = The fingerprint is NOT the one that this browser noted before your word was told.
page-proof-not-noted = This browser noted no fingerprint before the words were told.
page-proof-chain = Every secret was bound by the fingerprint from the beginning.
page-proof-chain-false = A secret is NOT the one that the fingerprint binds.
page-proof-promises = All words are those that were promised.
page-proof-promises-false = A word is NOT the one that was promised.
page-proof-silent = { $who } promised a word and kept it back.
page-proof-own-word = Your own word was mixed in, and nobody could know it before.
page-proof-own-word-false = Your own word is NOT in it.
page-proof-no-word = No word of yours was noted in this browser, so nothing is proven to you.
page-proof-agreed = Players, options and box are those that this browser noted before your word was told.
page-proof-agreed-false = Players, options or box are NOT those that this browser noted before your word was told.
page-proof-seal = The others had promised their words before yours was told: the seal is the one that this browser noted.
page-proof-seal-false = The seal of all promises is NOT the one that this browser noted before your word was told.
page-proof-no-seal = Others gave words too, and this browser noted no seal: nothing shows that they were promised before yours was told.
page-proof-stretch-false = The luck of step { $step } does NOT begin where it should.
page-proof-uncovered = Step { $step } came up before any luck was bound; that cannot be proven.
page-proof-draws = { $count ->
    [0] Nothing was rolled or drawn.
    [one] The only roll or draw follows from the secret and the words: it was drawn again here.
   *[other] All { $count } rolls and draws follow from the secrets and the words: they were drawn again here, one by one.
}
page-proof-draws-false = Step { $step } is NOT what the luck brought: it should be “{ $fits }”, not “{ $recorded }”.
page-proof-rest = This was computed in your browser. What it took from the house: the page itself, which outcomes there were in each draw, and how likely each was. That the rules say so, that no draw was left out, and that nobody broke a rule is proven with the record by:
