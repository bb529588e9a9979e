"""Circles of objects are found without holding everybody up; in processes of their own, since all of one share it."""

from __future__ import annotations

import subprocess
import sys

BEGINNING = """
import asyncio, gc, weakref
from alehouse.server import circles

class Thing: pass

def a_circle():
    one, other = Thing(), Thing()
    one.other, other.other = other, one
    return one

def make(many):
    return [[number] for number in range(many)]

longest = 0
def look(phase, about):
    global longest
    if phase == "start":
        longest = max(longest, sum(len(gc.get_objects(each)) for each in range(about["generation"] + 1)))

# Python looks when there is one more than that, and a few things are its own.
MOST = circles.NEW + 100

async def until_gone(thing):
    async with asyncio.timeout(60):
        while thing() is not None:
            await asyncio.sleep(0.01)

circles.look_at_little()
"""


def run(scene: str) -> None:
    done = subprocess.run([sys.executable, "-c", BEGINNING + scene], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_little_is_looked_at_a_time_however_much_is_kept() -> None:
    run("""
gc.callbacks.append(look)
kept = make(200_000)
assert 0 < longest <= MOST, longest
""")


def test_a_circle_that_nobody_needs_is_found_soon() -> None:
    run("""
gone = weakref.ref(a_circle())
kept = make(MOST)
assert gone() is None
""")


def test_one_of_what_was_kept_for_long_is_found_by_looking_at_all_which_is_done_again_and_again() -> None:
    run("""
circles.AN_HOUR = 0.01
old, older = a_circle(), a_circle()
kept = make(MOST)
gone, gone_too = weakref.ref(old), weakref.ref(older)
del old
kept = make(MOST)
assert gone() is not None

async def scene():
    global older
    circles.look_at_all_hourly(asyncio.get_running_loop())
    await until_gone(gone)
    del older
    await until_gone(gone_too)
    gc.callbacks.append(look)
    kept = make(100_000)
    assert 0 < longest <= MOST, longest

asyncio.run(scene())
""")
