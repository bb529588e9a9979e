# Fair luck: what binds it, the words that are mixed in, and what a record proves to whom (docs/fair-luck.md).

# At the terminal.
play-resumed = The game goes on.
luck-offer = Press Enter to { $begun ->
    [yes] go on
   *[no] begin
}. (To check later that nobody chose the luck, type “{ $word }” first.)
luck-offer-again = Press Enter to { $begun ->
    [yes] go on
   *[no] begin
}, or type “{ $word }” or “{ $quit }”.
luck-bound = The luck of this game is bound by this fingerprint: { $fingerprint }
    Whoever notes it now and mixes in a word can check later that nobody chose the luck.
luck-word = { $seat }, type a word that nobody can guess, to mix it into the luck, and remember it; or press Enter to leave it out.
luck-word-hidden = (Nothing shows while you type.)
luck-word-none = { $seat } mixes in no word.
luck-words-again = This stretch of luck was begun before; the words of then still count.
luck-seal = The words are promised. Their seal, to be noted before they are told: { $seal }
luck-word-told = { $seat } has told the word “{ $word }”.
luck-old-copy = This game has gone on since it was saved here, and the luck that would come next has been told; go on with the newest copy.
luck-not-kept = The secrets of this game's luck could not be kept ({ $reason }), so it cannot be gone on with later.

# What a record says.
luck-fingerprint = The fingerprint of the luck: { $fingerprint }
luck-stretch = Stretch { $stretch }, from step { $step } on: { $count ->
    [0] no words were mixed in.
    [one] the word mixed in was { $words }.
   *[other] the words mixed in were { $words }.
}
luck-word-of = “{ $word }” ({ $seat })
luck-stretch-seal = Seal: { $seal }
luck-stretch-secret = Secret: { $secret }
luck-rolls = What came up, and in brackets what was to be expected: { $rolls }.
luck-roll = { $thing } { $actual } ({ $whole }.{ $tenths })

# Verifying.
command-verify = Check that a record keeps the rules, and whether its luck is the one that was bound.
    .usage = alehouse verify FILE [options]
    .more = With the fingerprint and the words that you noted while you played, it can prove the luck to you; without them it can only find out whether everything fits. Exit code: 0 proven, 3 everything fits, 1 false, 2 not understood.
argument-fingerprint = the fingerprint that you noted before you told a word
    .name = HEX
argument-word = a word of yours; several, in the order of the stretches
    .name = WORD
argument-seal = a seal that you noted before you told your word; may be given several times
    .name = HEX
error-argument-hex = “{ $argument }” is a number of 64 hexadecimal digits, not “{ $value }”.
proof-good = The record keeps the rules of { $game }, version { $version }, in all { $steps } steps.
proof-proven = Proven to you, if you noted the fingerprint before you told your words, and nobody could guess them: every draw is the one that was bound, and nobody could choose it.
proof-consistent = Consistent: every draw fits what the record tells. But a file alone cannot show what was announced when; that is proven only to somebody who noted the fingerprint and told a word in every stretch (--fingerprint, --word).
proof-false = False: this record does not tell what was played and bound.
verify-enough = There is more that does not fit.
verify-luck-none = Nobody promised luck that could be proven for this game.
verify-luck-missing = Step { $step } was drawn before any luck was bound, and perhaps others too; that cannot be proven.
verify-luck-fingerprint-odd = “{ $recorded }” is no fingerprint: it should be 64 hexadecimal digits.
verify-luck-order = Stretch { $stretch } should begin between the steps { $low } and { $high }, not at { $recorded }.
verify-luck-empty = Stretch { $stretch } does not begin with a draw.
verify-luck-secret-kept = The secret of stretch { $stretch } has not been told, so its draws cannot be checked.
verify-luck-secret-odd = The secret of stretch { $stretch } is none: it should be 64 hexadecimal digits.
verify-luck-chain = The secret of stretch { $stretch } is not the next one that the fingerprint binds.
verify-luck-word-seat = In stretch { $stretch } a word comes from seat { $seat }, which does not exist or has told one already.
verify-luck-promise = In stretch { $stretch } the word of { $seat } is not the one that was promised.
verify-luck-word-old = In stretch { $stretch } the word “{ $word }” of { $seat } is not new.
verify-luck-silent = In stretch { $stretch } { $seat } promised a word and did not tell it.
verify-outcome = Step { $step } is not what the luck brought: it should be “{ $fits }”, not “{ $recorded }”.
verify-outcome-more = { $count ->
    [one] { $count } more draw of stretch { $stretch } does not fit.
   *[other] { $count } more draws of stretch { $stretch } do not fit.
}
verify-noted-fingerprint = The fingerprint is not the one that you noted: it is { $recorded }, not { $noted }.
verify-noted-word = The word “{ $word }” that you noted is not there, or not in this order.
verify-noted-seal = The seal { $seal } that you noted is not there: the words are not those that were promised then.
verify-noted-no-fingerprint = Without a noted fingerprint nothing shows that the luck was bound before the words were told.
verify-noted-no-word = Stretch { $stretch } holds no word that you noted, so nothing shows that its luck was not chosen.
verify-noted-no-seal = In stretch { $stretch } others gave words too; without its noted seal nothing shows that they were promised before yours was told.

# What the table refuses.
table-words-first =
    .refusal = First the words for the luck are collected.
table-word-not-now = No words for the luck are being collected now.
table-word-onlooker = Onlookers mix no words into the luck.
table-word-late = It is too late to promise a word: the first one has been told.
table-word-promised = { $seat } has promised a word already.
table-promise-odd = A promise is a number of 64 hexadecimal digits.
table-word-unpromised = { $seat } has promised no word, or has told it already.
table-word-odd = A word for the luck has 1 to { $longest } letters, and only what can be shown.
table-salt-odd = What hides a promised word is a number of { $digits } hexadecimal digits.
table-word-old = “{ $word }” was mixed in before; take a new word.
table-word-other = That is not the word that { $seat } promised.
table-word-awaited = { $seat } has promised a word and not told it yet.
table-luck-spent = This table has used up its luck after { $stretches } stretches; the game cannot go on.
table-luck-elsewhere = The secrets of this game's luck (fingerprint { $fingerprint }) are kept where it was begun; it can only go on there.
