"""A small language for setting the table: who sits where, with which cards, under which dice."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from alehouse import CHANCE, OVER
from alehouse.engine.events import Event
from alehouse.engine.options import OptionValue
from alehouse.games.bristol_1350.bristol import BRISTOL_1350, Bristol
from alehouse.games.bristol_1350.chronicle import ADDED, DEALT, DREW, SHOWN, TOOK
from alehouse.games.bristol_1350.components import CARD_NAMES, CHARACTERS, FACES, NOBODY
from alehouse.games.bristol_1350.counts import count, each_of
from alehouse.games.bristol_1350.position import ACT, PLAY, ROUND, TURN
from alehouse.games.bristol_1350.view import BristolView

BIRCH, CEDAR, OAK = range(3)
QUIET = "Ba Ba Ca Ca Oa Oa"
"""No rats: nobody mingles."""


class Scene:
    """A position in the middle of a game. Players are 1, 2, 3, ... as in the notation; ghosts come after them.

    `carts` lists the passengers of birch, cedar and oak from the front: "1 2 | 3 | 4 5". Whoever has no symptoms of
    their own has 1 and 2. The front passenger of the foremost cart is to move.
    """

    def __init__(
        self,
        carts: str,
        dice: str = QUIET,
        symptoms: dict[int, str] | None = None,
        at: tuple[int, int, int] = (0, 0, 0),
        remedies: dict[int, list[str]] | None = None,
        characters: dict[int, str] | None = None,
        piles: dict[int, str] | None = None,
        players: int = 0,
        **options: OptionValue,
    ) -> None:
        rows = [[int(each) - 1 for each in part.split()] for part in carts.split("|")]
        pawns = max(pawn for row in rows for pawn in row) + 1
        chosen = {option.name: option.default for option in BRISTOL_1350.options}
        chosen.update(options)
        if characters:
            chosen["characters"] = True
        self.p = Bristol()
        p = self.p
        p.lay_out(players or pawns, chosen)
        for cart, row in enumerate(rows):
            for pawn in row:
                p.put(pawn, cart)
        p.at = vec[i64](at)
        p.order = vec[i64](sorted(range(3), key=lambda cart: -at[cart]))
        for pawn in range(p.pawns):
            for value in (symptoms or {}).get(pawn + 1, "12"):
                p.symptoms.write(DEALT, pawn, int(value))
        for pawn in range(p.pawns):
            if p.where[pawn] == NOBODY:
                one, other = p.symptoms.hand(pawn)
                p.symptoms.write(SHOWN, pawn, one, other, int(p.symptoms.is_infected(pawn)))
        for cart, values in (piles or {}).items():
            for value in values:
                p.symptoms.write(DREW, 0, int(value))
                p.symptoms.write(ADDED, 0, cart, int(value))
        for seat, cards in (remedies or {}).items():
            for card in cards:
                p.remedies.write(TOOK, seat - 1, CARD_NAMES.index(card))
        for seat, name in (characters or {}).items():
            p.character[seat - 1] = CHARACTERS.index(name)
        for seat in range(p.seats):
            if characters and p.character[seat] == NOBODY:
                p.character[seat] = next(k for k in range(len(CHARACTERS)) if k not in p.character)
        p.push(ROUND, 0, 0)
        p.listen()
        p.go_on()
        if p.to_move != OVER:
            self.do("dice " + " ".join(sorted(dice.split())))

    # Doing things

    def do(self, *notations: str) -> Scene:
        """Play actions and outcomes, one after the other."""
        for notation in notations:
            self.p.play(BRISTOL_1350.action(notation))
        return self

    def refused(self, notation: str) -> str:
        """The rule that forbids it; it must not be possible."""
        refusal = self.p.why_not(BRISTOL_1350.action(notation))
        assert refusal is not None, f"{notation} is allowed"
        return refusal.rule

    def allowed(self, notation: str) -> bool:
        return self.p.why_not(BRISTOL_1350.action(notation)) is None

    def end_round(self) -> Scene:
        """Nobody else takes a turn; mingles and carts come next."""
        self.p.stack = [frame for frame in self.p.stack if frame[0] not in (TURN, ACT, PLAY)]
        self.p.go_on()
        return self

    def skip_to(self, player: int) -> Scene:
        """All turns before this player's are left out."""
        stack = [frame for frame in self.p.stack if frame[0] not in (ACT, PLAY)]
        while stack[-1][:2] != (TURN, player - 1):
            assert stack.pop()[0] == TURN
        self.p.stack = stack
        self.p.go_on()
        return self

    # Looking

    @property
    def carts(self) -> str:
        """The passengers, as `Scene` takes them."""
        return " | ".join(" ".join(str(pawn + 1) for pawn in self.p.aboard(cart)) for cart in range(3))

    @property
    def to_move(self) -> int:
        """The player to move; 0 for chance, -1 at the end."""
        return {CHANCE: 0, OVER: -1}.get(self.p.to_move, self.p.to_move + 1)

    @property
    def at(self) -> list[int]:
        """Where the carts are."""
        return list(self.p.at)

    @property
    def order(self) -> list[int]:
        """The carts on the road, the foremost first."""
        return list(self.p.order)

    @property
    def free(self) -> list[int]:
        """How many dice that may be rolled again show each face."""
        return [count(self.p.free, face) for face in range(FACES)]

    @property
    def locked(self) -> list[int]:
        return [count(self.p.locked, face) for face in range(FACES)]

    @property
    def discards(self) -> list[int]:
        """The discarded symptoms, by value."""
        return each_of(self.p.symptoms.discards)

    @property
    def piles(self) -> list[list[int]]:
        """The symptoms that wait for each cart's next mingle."""
        return [each_of(pile) for pile in self.p.symptoms.piles]

    def hand(self, player: int) -> list[int]:
        return self.p.symptoms.hand(player - 1)

    def infected(self, player: int) -> bool:
        return self.p.symptoms.is_infected(player - 1)

    def remedies(self, player: int) -> list[str]:
        return [CARD_NAMES[card] for card in self.p.remedies.hand(player - 1)]

    def out(self, player: int) -> bool:
        return not self.p.alive(player - 1)

    def legal(self) -> list[str]:
        return [str(action) for action in self.p.legal()]

    def chances(self) -> dict[str, int]:
        return {str(outcome): weight for outcome, weight in self.p.chances()}

    def places(self) -> list[int]:
        return self.p.result().places

    def view(self, player: int) -> BristolView:
        view = self.p.view(player - 1)
        assert isinstance(view, BristolView)
        return view

    def heard(self, player: int = 0) -> list[str]:
        """The ids of what a player (0: an onlooker) has heard since the last time."""
        events = [event.seen_by(player - 1 if player else -3) for event in self.p.news()]
        return [event.id.removeprefix("event-b1350-") for event in events if event is not None]

    def events(self) -> list[Event]:
        return self.p.news()
