"""What moves are said to bring is what then happens, in random games: who pays whom, and who is sent away."""

from __future__ import annotations

import pytest

from alehouse import CHANCE, OVER, FastLuck, Game, Position
from tests.games.fantasy_pub.table import GAME_03, GAME_22, brings, can, leads, payments, play, standing


@pytest.mark.rule("fp22-invitations")
@pytest.mark.rule("fp03-offers")
@pytest.mark.rule("pub-toast")
@pytest.mark.parametrize(("game", "players"), [(GAME_22, 4), (GAME_22, 2), (GAME_03, 5), (GAME_03, 2)], ids=str)
def test_moves_bring_what_they_say(game: Game, players: int) -> None:
    p = game.start(players)
    luck = FastLuck(7)
    rounds = 0
    while p.to_move != OVER and rounds < 600:
        if p.to_move >= 0:
            for text in can(p, "move"):
                rounds += foretold(p.copy(), text)
        p.play(luck.choose(p.chances()) if p.to_move == CHANCE else p.legal()[luck.below(len(p.legal()))])
    assert rounds >= 600


def foretold(p: Position, text: str) -> bool:
    """Make a move whose consequences were told; whether anybody paid."""
    told, target = brings(p, text), leads(p, text)
    mover = f"{p.to_move + 1}.{text.split()[1]}"
    p.listen()
    events = play(p, text)
    while p.to_move == CHANCE and "flip plain" in {str(outcome) for outcome, _ in p.chances()}:
        events += play(p, "flip plain")
    treated = [tuple(each.split()[1:]) for each in told if each.startswith("treats")]
    sent_away = [each.split()[1] for each in told if each.startswith(("sent-away", "thrown-out"))]
    paid = payments(events)
    assert [pair for pair in paid if pair[0] != pair[1]] == treated
    assert sorted(str(event.who).partition(":")[2] for event in events if event.id == "event-pub-banned") == sorted(
        sent_away
    )
    assert any(each.startswith("toast") for each in told) == any(event.id == "event-pub-toast" for event in events)
    assert any(each.startswith("round") for each in told) == any(
        event.id == "event-pub-invitations" for event in events
    )
    if mover not in sent_away and not any(each.startswith("home") for each in told):
        assert target == standing(p, mover)
    return bool(paid)
