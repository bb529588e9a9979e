"""An analysis as a page that stands alone: one file, nothing is loaded, light or dark as the reader likes it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from alehouse.bots.analysis import Analysis, Juncture, in_points
from alehouse.bots.hints import WHOLE, Judged, points
from alehouse.engine.messages import Message, Seat, Value
from alehouse.engine.registry import game as game_of
from alehouse.text import Speech

_WIDE, _HIGH, _LEFT, _TOP = 900, 320, 44, 24
_LINES = ("", "9 5", "2 5", "12 4 2 4", "5 2", "1 4", "14 3", "7 3 2 3", "3 3")
"""Dashes: nobody has to tell lines apart by colour alone."""
_COLOURS = ("#3a6ea5", "#b5402f", "#1f8a74", "#9a6c10", "#74478f", "#c7698b", "#5c6b78", "#8a7a52", "#6d7f35")
_STYLE = """
:root{color-scheme:light dark;--paper:#f7ecd6;--card:#fff8ea;--text:#2f1e14;--soft:#6a4d38;--line:#cfae7c}
:root{--bad:#9a2412;--good:#2e6b3c}
@media(prefers-color-scheme:dark){
:root{--paper:#241812;--card:#30211a;--text:#f6e7cc;--soft:#cbb08c;--line:#5a4031;--bad:#ff9d86;--good:#8fd19a}
.curve,.key{filter:brightness(1.5)}}
body{margin:0 auto;padding:16px;max-width:960px;background:var(--paper);color:var(--text)}
body{font:16px/1.4 system-ui,sans-serif}
section{background:var(--card);border:2px solid var(--line);border-radius:14px;padding:8px 14px 14px;margin:14px 0}
h1,h2,h3{line-height:1.15;margin:8px 0}small,p.soft{color:var(--soft)}svg{width:100%;height:auto;overflow:visible}
svg text{fill:var(--soft);font:13px system-ui,sans-serif}svg .number{fill:#fff;font-weight:700}
.grid{stroke:var(--line);stroke-dasharray:3 5}.curve{fill:none;stroke-width:2.5}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}tr{border-top:1px solid var(--line)}
th,td{padding:2px 8px;text-align:right;font-variant-numeric:tabular-nums}th:first-child,td.words{text-align:left}
.cost,.bad{color:var(--bad);font-weight:700}.good{color:var(--good);font-weight:700}
.keys span{white-space:nowrap;margin-right:18px}.keys svg{width:44px}
ol{padding-left:22px}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:4px 0}dd{margin:0}
"""


def page_of(speaker: Speech, found: Analysis) -> str:
    """The whole file."""
    writer = _Writer(speaker, found)
    title = writer.say("analysis-title", game=game_of(found.game).title())
    unfinished = "" if found.finished else f"<p>{writer.say('analysis-unfinished')}</p>"
    parts = [
        f'<!doctype html><html lang="{speaker.lang}"><head><meta charset="utf-8">',
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>',
        f"<style>{_STYLE}</style></head><body><main><h1>{title}</h1>",
        f'<p class="soft">{writer.say("analysis-how", level=found.level)}</p>{unfinished}',
        writer.section("analysis-chances", "analysis-chances-hint", writer.plot()),
        writer.section("analysis-costly", "analysis-costly-hint", writer.costly()),
        writer.section("analysis-luck", "analysis-luck-hint", writer.luck()),
        writer.section("analysis-table", "analysis-chances-hint", writer.table()),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


class _Writer:
    """Writes one page. Everything that comes from outside is escaped where it is said."""

    def __init__(self, speaker: Speech, found: Analysis) -> None:
        self._speaker = speaker
        self._found = found
        self._seats = range(len(found.shares))

    def say(self, id: str, **args: Value) -> str:
        return self.sentence(Message(id, args))

    def sentence(self, message: Message) -> str:
        return escape(self._speaker.say(message))

    def name(self, seat: int) -> str:
        return escape(self._speaker.name(seat))

    def section(self, title: str, hint: str, inside: str) -> str:
        return f"<section><h2>{self.say(title)} <small>{self.say(hint)}</small></h2>{inside}</section>"

    def plot(self) -> str:
        """Every seat's chance by decision, with the decisions that cost most; the table below tells it in numbers."""
        moments = self._found.moments
        last = max(1, len(moments))

        def across(place: int) -> float:
            return _LEFT + (_WIDE - _LEFT) * place / last

        def down(chance: int) -> float:
            return _TOP + _HIGH * (1 - chance / WHOLE)

        box = f"0 0 {_WIDE + 10} {_TOP + _HIGH + 34}"
        parts = [f'<svg viewBox="{box}" role="img" aria-label="{self.say("analysis-plot")}">']
        for percent in range(0, 101, 25):
            y = down(percent * WHOLE // 100)
            parts.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{_WIDE}"/>')
            parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
        for place in range(0, len(moments), max(1, len(moments) // 10)):
            x = across(place)
            parts.append(f'<text x="{x:.1f}" y="{_TOP + _HIGH + 20}" text-anchor="middle">{moments[place].step}</text>')
        parts += [self._curve(seat, across, down) for seat in self._seats]
        parts += [self._marked(number, place, across, down) for number, place in enumerate(self._found.costly, 1)]
        parts.append("</svg>")
        return "".join(parts) + self._keys()

    def _curve(self, seat: int, across: Callable[[int], float], down: Callable[[int], float]) -> str:
        chances = [moment.chances[seat] for moment in self._found.moments] + [self._found.shares[seat].end]
        points = " ".join(f"{across(place):.1f},{down(chance):.1f}" for place, chance in enumerate(chances))
        return f'<polyline class="curve" points="{points}" {_line(seat)}/>'

    def _marked(self, number: int, place: int, across: Callable[[int], float], down: Callable[[int], float]) -> str:
        moment = self._found.moments[place]
        assert moment.seat is not None
        x, y = across(place), down(moment.chances[moment.seat])
        colour = _COLOURS[moment.seat % len(_COLOURS)]
        return (
            f'<g class="mark"><circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{colour}"/></g>'
            f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" class="number">{number}</text>'
            f'<text x="{x:.1f}" y="{y - 13:.1f}" text-anchor="middle">{escape(moment.mark)}</text>'
        )

    def _keys(self) -> str:
        keys = [
            f'<span><svg class="key" viewBox="0 0 44 12" aria-hidden="true"><path d="M0 6H44" fill="none" '
            f'stroke-width="3" {_line(seat)}/></svg> {self.name(seat)}</span>'
            for seat in self._seats
        ]
        return f'<p class="keys">{" ".join(keys)}</p>'

    def costly(self) -> str:
        if not self._found.costly:
            return f"<p>{self.say('analysis-costly-none')}</p>"
        return f"<ol>{''.join(self._dear(self._found.moments[place]) for place in self._found.costly)}</ol>"

    def _dear(self, moment: Juncture) -> str:
        assert moment.seat is not None
        assert moment.played is not None
        assert moment.better is not None
        before, after = points(moment.better.chance), points(moment.played.chance)
        why = " ".join(self.sentence(sentence) for sentence in moment.why)
        return (
            f"<li><h3>{self.say('analysis-where', seat=Seat(moment.seat), step=moment.step)} {escape(moment.mark)} "
            f"<small>{self.say('analysis-from-to', before=before, after=after)}</small> "
            f'<span class="cost">{self.say("analysis-cost", points=before - after)}</span></h3>'
            f'<dl><dt class="bad">{self.say("analysis-played")}</dt><dd>{self._choice(moment.played)}</dd>'
            f'<dt class="good">{self.say("analysis-better")}</dt><dd><b>{self._choice(moment.better)}</b></dd></dl>'
            f"<p>{why}</p></li>"
        )

    def _choice(self, judged: Judged) -> str:
        brings = ", ".join(self.sentence(each) for each in judged.choice.brings)
        words = self.sentence(judged.choice.words)
        return f"{words} → {brings}" if brings else words

    def luck(self) -> str:
        heads = ("analysis-start", "analysis-luck-part", "analysis-own", "analysis-others", "analysis-end")
        rows = []
        for seat in self._seats:
            start, own, others, luck, end = in_points(self._found.shares[seat])
            cells = (str(start), signed(luck), signed(own), signed(others), f"{end} %")
            told = "".join(f"<td>{cell}</td>" for cell in cells)
            rows.append(f'<tr><th scope="row">{self.name(seat)}</th>{told}</tr>')
        head = "".join(f'<th scope="col">{self.say(each)}</th>' for each in heads)
        table = f'<div class="wide"><table><thead><tr><th>{self.say("analysis-player")}</th>{head}</tr></thead>'
        meaning = f'<p class="soft">{self.say("analysis-luck-meaning")}</p>'
        return f"{table}<tbody>{''.join(rows)}</tbody></table></div>{meaning}"

    def table(self) -> str:
        """Every decision in numbers."""
        head = "".join(f'<th scope="col">{self.name(seat)}</th>' for seat in self._seats)
        rows = []
        for moment in self._found.moments:
            chances = "".join(f"<td>{points(chance)}</td>" for chance in moment.chances)
            words = ""
            if moment.seat is not None and moment.played is not None:
                words = f"{self.name(moment.seat)}: {self.sentence(moment.played.choice.words)} {escape(moment.mark)}"
            rows.append(f'<tr><td class="words">{moment.step}</td>{chances}<td class="words">{words}</td></tr>')
        heads = (
            f'<th scope="col">{self.say("analysis-step")}</th>{head}<th scope="col">{self.say("analysis-played")}</th>'
        )
        return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def signed(number: int) -> str:
    """With its sign, as it is printed."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}")


def _line(seat: int) -> str:
    return f'stroke="{_COLOURS[seat % len(_COLOURS)]}" stroke-dasharray="{_LINES[seat % len(_LINES)]}"'
