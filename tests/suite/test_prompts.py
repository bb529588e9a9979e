"""Questions: whoever is asked one is spoken to, and by name only when others read it."""

from __future__ import annotations

from alehouse.engine.messages import Seat
from alehouse.text import languages
from tests.suite.walks import Setting, moments
from tests.text.catalogue import patterns


def test_a_question_speaks_to_whoever_is_asked(setting: Setting) -> None:
    """Every question to a seat has a form for this seat, which is found by its being `who` or `seat`."""
    for position in moments(setting, games=2, each=1):
        if position.to_move >= 0:
            prompt = position.prompt()
            assert Seat(position.to_move) in (prompt.args.get("who"), prompt.args.get("seat")), prompt
            for lang in languages():
                assert f"{prompt.id}.you" in patterns(lang), f"{prompt.id} speaks to nobody in {lang}"
