"""One file a change, in order. A change that was released is never edited; another one follows it."""
