# Hints: what a seat had best do, and why.

hint-nothing = There is nothing for you to decide at the moment, so there is no hint.
hint-forbidden = No hints at this table: they are for those who play against bots alone, unless whoever set it up wants it otherwise.
hint-only = It is the only thing that you can do.
hint-chance = Your chance is about { $chance } % then.
hint-won = With this it is all but won.
hint-lost = There is hardly any hope left, but this keeps the most of it.
hint-second = Next best: “{ $words }”, { $less ->
    [0] about as good.
    [one] { $less } point less.
   *[other] { $less } points less.
}
hint-gamble = Luck has its say: soon afterwards it may be { $low } % as well as { $high } %.
hint-then = Then go on with “{ $words }”.
hint-reply = The answer to expect: { $seat }, “{ $words }” ({ $times ->
    [10] almost certainly
   *[other] about { $times } times in ten
}).
