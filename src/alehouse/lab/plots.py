"""Plots of the laboratory, as pictures that any browser shows; light and dark as the reader likes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape

from alehouse.lab.ladder import Rung

_STYLE = (
    "<style>text{font:12px sans-serif;fill:#333}line,path{stroke:#999;fill:none}circle{fill:#b45309}"
    ".mark{stroke:#b45309;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#ddd}line,path{stroke:#777}"
    "circle{fill:#fbbf24}.mark{stroke:#fbbf24}}</style>"
)


def calibration_plot(bins: Sequence[tuple[float, float, int]], promised: str, came_true: str) -> str:
    """What was promised against what came true: what is promised well lies on the diagonal. Large dots are many."""
    left, top, side = 50, 10, 300
    most = max(count for _, _, count in bins)
    parts = [_STYLE, f'<path d="M{left} {top}v{side}h{side}"/>']
    parts.append(f'<line x1="{left}" y1="{top + side}" x2="{left + side}" y2="{top}" stroke-dasharray="4"/>')
    for percent in range(0, 101, 25):
        across, down = left + side * percent / 100, top + side * (1 - percent / 100)
        parts.append(f'<text x="{across}" y="{top + side + 16}" text-anchor="middle">{percent}</text>')
        parts.append(f'<text x="{left - 6}" y="{down + 4}" text-anchor="end">{percent}</text>')
    for share, succeeded, count in bins:
        radius = 3 + 5 * (count / most) ** 0.5
        across, down = left + side * share, top + side * (1 - succeeded)
        parts.append(f'<circle cx="{across:.1f}" cy="{down:.1f}" r="{radius:.1f}"/>')
    parts.append(f'<text x="{left + side / 2}" y="{top + side + 34}" text-anchor="middle">{escape(promised)}</text>')
    parts.append(
        f'<text transform="translate(14 {top + side / 2}) rotate(-90)" text-anchor="middle">{escape(came_true)}</text>'
    )
    return _picture(left + side + 20, top + side + 44, parts)


def ladder_plot(rungs: Sequence[Rung]) -> str:
    """Every kind's rating with where it lies, the strongest on top."""
    left, top, width, row = 90, 10, 420, 26
    low = min(min(rung.low for rung in rungs), 0.0)
    high = max(max(rung.high for rung in rungs), 0.0)
    scale = width / max(high - low, 1.0)
    height = row * len(rungs)
    parts = [_STYLE]
    for mark in range(int(low // 200) * 200, int(high) + 1, 200):
        if mark >= low:
            across = left + (mark - low) * scale
            parts.append(f'<line x1="{across:.1f}" y1="{top}" x2="{across:.1f}" y2="{top + height}"/>')
            parts.append(f'<text x="{across:.1f}" y="{top + height + 16}" text-anchor="middle">{mark}</text>')
    for place, rung in enumerate(rungs):
        down = top + row * (place + 0.5)
        first, last, middle = (left + (each - low) * scale for each in (rung.low, rung.high, rung.rating))
        parts.append(f'<text x="{left - 8}" y="{down + 4}" text-anchor="end">{escape(rung.kind)}</text>')
        parts.append(f'<line class="mark" x1="{first:.1f}" y1="{down}" x2="{last:.1f}" y2="{down}"/>')
        parts.append(f'<circle cx="{middle:.1f}" cy="{down}" r="4"/>')
    return _picture(left + width + 20, top + height + 26, parts)


def _picture(width: int, height: int, parts: list[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}">\n{inside}\n</svg>\n'
    )


def figure_plot(labels: Sequence[str], figures: Sequence[tuple[float, float, float]], expected: float) -> str:
    """Each figure with where it lies, in percent, beside what would be expected (the dashed line)."""
    left, top, width, row = 190, 10, 420, 20
    low = min(min(each[0] for each in figures), expected)
    high = max(max(each[2] for each in figures), expected)
    scale = width / max(high - low, 0.01)
    height = row * len(figures)
    across = left + (expected - low) * scale
    parts = [_STYLE]
    parts.append(
        f'<line x1="{across:.1f}" y1="{top}" x2="{across:.1f}" y2="{top + height}" stroke-dasharray="4"/>'
        f'<text x="{across:.1f}" y="{top + height + 16}" text-anchor="middle">{100 * expected:.0f} %</text>'
    )
    for at, number in ((left, low), (left + width, high)):
        if abs(at - across) > 40:
            parts.append(f'<text x="{at}" y="{top + height + 16}" text-anchor="middle">{100 * number:.0f} %</text>')
    for place, (label, (first, middle, last)) in enumerate(zip(labels, figures)):
        down = top + row * (place + 0.5)
        one, dot, other = (left + (each - low) * scale for each in (first, middle, last))
        parts.append(f'<text x="{left - 8}" y="{down + 4}" text-anchor="end">{escape(label)}</text>')
        parts.append(f'<line class="mark" x1="{one:.1f}" y1="{down}" x2="{other:.1f}" y2="{down}"/>')
        parts.append(f'<circle cx="{dot:.1f}" cy="{down}" r="4"/>')
    return _picture(left + width + 20, top + height + 26, parts)


def count_plot(counts: Counter[int], label: str) -> str:
    """How many there are of each number, in at most forty columns."""
    left, top, width, height = 20, 10, 560, 140
    first, last = min(counts), max(counts)
    step = max(1, -(-(last - first + 1) // 40))
    columns: Counter[int] = Counter()
    for number, count in counts.items():
        columns[(number - first) // step] += count
    many = (last - first) // step + 1
    most = max(columns.values())
    parts = [_STYLE, f'<path d="M{left} {top + height}h{width}"/>']
    for column, count in sorted(columns.items()):
        tall = height * count / most
        at = left + width * (column + 0.5) / many
        parts.append(
            f'<line class="mark" x1="{at:.1f}" y1="{top + height}" x2="{at:.1f}" y2="{top + height - tall:.1f}"'
            f' style="stroke-width:{0.8 * width / many:.1f}"/>'
        )
    for at, number in ((left, first), (left + width, last)):
        parts.append(f'<text x="{at}" y="{top + height + 16}" text-anchor="middle">{number}</text>')
    parts.append(f'<text x="{left + width / 2}" y="{top + height + 16}" text-anchor="middle">{escape(label)}</text>')
    return _picture(left + width + 20, top + height + 26, parts)
