"""What a seat can imagine: everything that it does not know, anew, as likely as what it knows says."""

from __future__ import annotations

from alehouse.engine.luck import Luck
from alehouse.games.the_pub.components import NONE, PERSONAL_EXITS, WAYS_OUT
from alehouse.games.the_pub.exits import has_seen, truth
from alehouse.games.the_pub.position import PubPosition


def imagine(pub: PubPosition, seat: int, luck: Luck) -> None:
    """Replace the secrets in a position, a copy of the true one, by what they might be for this seat."""
    if not pub.is_over():
        imagine_exits(pub, seat, luck)
        imagine_personal_exits(pub, seat, luck)


def imagine_exits(pub: PubPosition, seat: int, luck: Luck) -> None:
    """Exit tiles that somebody else has looked at; what nobody has looked at stays undecided."""
    seen = [pub.face[tile] for tile in range(3) if has_seen(pub, seat, tile)]
    left = [way for way in range(len(WAYS_OUT)) if way not in seen]
    luck.shuffle(left)
    for tile in range(3):
        if pub.face[tile] != NONE and not has_seen(pub, seat, tile):
            pub.face[tile] = left.pop()


def imagine_personal_exits(pub: PubPosition, seat: int, luck: Luck) -> None:
    """Personal exits that this seat never held, again and again until they agree with what everybody knows."""
    left = [way for way in range(len(WAYS_OUT)) for _ in range(PERSONAL_EXITS)]
    unknown: list[int] = []
    for exit, way in enumerate(pub.names_way):
        if way == NONE:
            continue
        if seat >= 0 and pub.held_by[exit] & (1 << seat):
            left.remove(way)
        else:
            unknown.append(exit)
    while True:
        luck.shuffle(left)
        for number, exit in enumerate(unknown):
            pub.names_way[exit] = left[number]
        if agrees(pub):
            return


def agrees(pub: PubPosition) -> bool:
    """Whether the personal exits agree with what everybody has seen: who did not win, and why it goes on."""
    bits = truth(pub)
    if bits & pub.ruled_out:
        return False
    for possible in pub.one_of:
        if not bits & possible:
            return False
    return True
