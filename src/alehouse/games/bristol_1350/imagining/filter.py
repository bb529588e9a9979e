"""The particle filter: many particles follow what a seat has seen, and the likely ones replace the unlikely."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alehouse.engine.luck import Luck
from alehouse.games.bristol_1350.imagining.particle import Particle, part_of

PARTICLES: Final = 64
MOST_PARTICLES: Final = 32768
"""So many are tried at most, before it is taken for a mistake that none fits."""


def believed(blank: Particle, story: vec[i64], seat: i64, luck: Luck) -> list[Particle]:
    """Particles that fit the whole story, each as likely as any other; with more of them, if at first none did."""
    particles = PARTICLES
    while particles <= MOST_PARTICLES:
        found = _filtered(blank, story, seat, luck, particles)
        if found:
            return found
        particles *= 4
    raise AssertionError("nothing fits what this seat has seen")


def _filtered(blank: Particle, story: vec[i64], seat: i64, luck: Luck, count: int) -> list[Particle]:
    particles = [blank.again()]
    for happening in story:
        if len(particles) == 1 and not particles[0].is_sure(happening):
            particles.extend([particles[0].again() for _ in range(count - 1)])
        for particle in particles:
            # What cannot have been is not followed any further.
            if particle.weight > 0.0:
                particle.follow(happening, seat, luck)
        if particles[0].is_weighed(happening, seat):
            particles = _weighed(particles, luck)
            if not particles:
                return []
    return _drawn_anew(particles, luck)


def _weighed(particles: list[Particle], luck: Luck) -> list[Particle]:
    """The particles after the seat has seen something; none, if it fits none of them.

    They are drawn anew only when their weights have grown too different: every time some of them are lost.
    """
    total = 0.0
    squares = 0.0
    for particle in particles:
        total += particle.weight
        squares += particle.weight * particle.weight
    if total <= 0.0:
        return []
    if total * total < 0.5 * len(particles) * squares:
        return _drawn_anew(particles, luck)
    mean = total / len(particles)
    for particle in particles:
        particle.weight /= mean
    return particles


def _drawn_anew(particles: list[Particle], luck: Luck) -> list[Particle]:
    """As many particles, each as often as its weight says: one throw decides for all (systematic resampling)."""
    total = 0.0
    for particle in particles:
        total += particle.weight
    step = total / len(particles)
    mark = part_of(step, luck)
    found: list[Particle] = []
    reached = 0.0
    for particle in particles:
        reached += particle.weight
        taken = False
        while mark < reached and len(found) < len(particles):
            if taken:
                found.append(particle.again())
            else:
                particle.weight = 1.0
                found.append(particle)
            taken = True
            mark += step
    return found
