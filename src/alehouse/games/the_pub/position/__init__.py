"""One moment in the pub, and the tiles that lie there."""
