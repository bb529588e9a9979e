"""What may be true for all that a seat has seen.

What the seat has seen (seen.py) is followed by a number of particles, each a way in which the hidden cards may have
gone (symptoms.py, remedies.py); a particle filter (filter.py) keeps those that fit, as often as they are likely; and a
world (world.py) is one of them with everything decided that was still open.
"""
