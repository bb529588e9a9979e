"""Imagining one world after the other."""

from __future__ import annotations

from alehouse.engine.contract import Imaginer, Position
from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.imagining.filter import believed
from alehouse.games.bristol_1350.imagining.places import SymptomPlaces
from alehouse.games.bristol_1350.imagining.remedies import RemedyParticle, RemedyPlaces
from alehouse.games.bristol_1350.imagining.seen import seen_of_remedies, seen_of_symptoms
from alehouse.games.bristol_1350.imagining.symptoms import SymptomParticle
from alehouse.games.bristol_1350.imagining.world import tell_remedies, tell_symptoms
from alehouse.games.bristol_1350.position.remedies import Remedies
from alehouse.games.bristol_1350.position.road import RoadPosition
from alehouse.games.bristol_1350.position.symptoms import Symptoms


class RoadImaginer(Imaginer):
    """Only cards and coins are hidden: what a seat believes of them is found out once, and drawn from again and again.

    Nothing here looks at what the seat has not seen: the same sights and the same luck give the same worlds.
    """

    def __init__(self, position: RoadPosition, seat: int, luck: Luck) -> None:
        self._road = position.copy_of_the_road()
        self._symptoms = _symptoms_believed(position, seat, luck)
        self._remedies = _remedies_believed(position, seat, luck)

    def next(self, luck: Luck) -> Position:
        world = self._road.copy_of_the_road()
        world.symptoms = Symptoms()
        world.symptoms.open_box(world.values, world.pawns, world.seats, world.cure)
        tell_symptoms(self._symptoms[luck.below(len(self._symptoms))], world.symptoms, luck)
        world.remedies = Remedies()
        world.remedies.open_box(world.values, world.seats, world.alms)
        tell_remedies(self._remedies[luck.below(len(self._remedies))], world.remedies, luck)
        return world


def _symptoms_believed(p: RoadPosition, seat: int, luck: Luck) -> list[SymptomParticle]:
    places = SymptomPlaces()
    places.open_box(p.values, p.pawns, p.seats, p.cure)
    blank = SymptomParticle(places)
    blank.open_box(p.values, p.chaos)
    story = seen_of_symptoms(p.symptoms.chronicle, seat, p.seats, p.pawns, p.round > 0)
    found: list[SymptomParticle] = []
    for particle in believed(blank, story, seat, luck):
        assert isinstance(particle, SymptomParticle)
        found.append(particle)
    return found


def _remedies_believed(p: RoadPosition, seat: int, luck: Luck) -> list[RemedyParticle]:
    blank = RemedyParticle(RemedyPlaces())
    blank.open_box(p.values, p.seats, p.alms)
    story = seen_of_remedies(p.remedies.chronicle, seat)
    found: list[RemedyParticle] = []
    for particle in believed(blank, story, seat, luck):
        assert isinstance(particle, RemedyParticle)
        found.append(particle)
    return found
