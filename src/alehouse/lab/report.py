"""The balance of a game for people: the same sections at the terminal and on a page that needs nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape

from alehouse.engine.contract import Game
from alehouse.engine.messages import Message, Value
from alehouse.lab.balance import Balance, Figure, spread
from alehouse.lab.plots import calibration_plot, count_plot, figure_plot
from alehouse.lab.value_search import Search, Wish
from alehouse.lab.what_if import Change, WhatIf
from alehouse.lab.worth import Worth

Say = Callable[[Message], str]
Number = Callable[[float], str]
"""How a language writes a number."""

RARELY = 0.01
"""What is taken more rarely than this where it is offered is hardly a choice."""


@dataclass
class Section:
    """One subject: what it is about, what was found, and a plot of it."""

    title: Message
    notes: list[Message] = field(default_factory=list)
    lines: list[Message] = field(default_factory=list)
    more: list[Message] = field(default_factory=list)
    """What is only worth a look on a page."""
    plot: str = ""


class Reporter:
    """Puts figures into sentences of one language."""

    def __init__(self, say: Say, number: Number) -> None:
        self.say = say
        self._number = number

    def balance(self, balance: Balance) -> list[Section]:
        sections = [self._seats(balance), self._length(balance), self._drama(balance), self._decisions(balance)]
        sections += [self._worth(balance, how) for how in Worth.HOW if balance.things(how)]
        if balance.fate():
            sections.append(self._fate(balance))
        if balance.skill is not None:
            sections.append(self._skill(balance))
        return sections

    def what_if(self, found: WhatIf) -> list[Section]:
        same = Message("balance-same-games", {"share": self._percent(found.same), "pairs": found.pairs})
        lines = [self._change(change) for change in found.changes()]
        return [Section(Message("balance-what-if"), [self._how(found.looks), same], lines)]

    def search(self, found: Search, wish: Wish) -> list[Section]:
        """The boxes that were tried, the best first, and what the best one gives up."""
        lines = []
        for each in found.tried:
            scale = 100 if wish.name == "even" else 1
            args: dict[str, Value] = {
                "box": json.dumps(each.box) if each.box else Message("balance-present-box"),
                "short": self._number(scale * each.short),
                "games": each.games,
            }
            lines.append(Message("balance-tried", args))
        note = Message("balance-wish", {"wish": wish.name, "number": self._number(wish.number)})
        return [Section(Message("balance-search"), [note], lines), *self.what_if(found.change)]

    def title(self, game: Game, games: int, kinds: Sequence[str]) -> str:
        return self.say(
            Message(
                "balance-title",
                {"game": game.title(), "games": games, "kinds": ", ".join(kinds), "players": len(kinds)},
            )
        )

    # The sections

    def _seats(self, balance: Balance) -> Section:
        fair = balance.fair
        figures = balance.by_order()
        lines = [self._figure("balance-order", figure, fair) for figure in figures]
        lines += [self._figure("balance-seat", figure, fair) for figure in balance.by_seat()]
        lines += [self._figure("balance-nobody", balance.nobody()), self._figure("balance-shared", balance.shared())]
        notes = [self._how(balance.looks), self._figure("balance-success", balance.success())]
        labels = [self.say(Message("balance-order-label", {"place": figure.name})) for figure in figures]
        plot = figure_plot(labels, [(each.low, each.found, each.high) for each in figures], fair)
        return Section(Message("balance-seats"), notes, lines, plot=plot)

    def _length(self, balance: Balance) -> Section:
        lines = []
        for what, counts in (
            ("decisions", balance.length.decisions),
            ("turns", balance.length.turns),
            ("steps", balance.length.steps),
        ):
            found = spread(counts)
            lines.append(
                Message(
                    f"balance-{what}",
                    {
                        "mean": self._number(found.mean),
                        "short": found.short,
                        "middle": found.middle,
                        "long": found.long,
                    },
                )
            )
        plot = count_plot(balance.length.decisions, self.say(Message("balance-decisions-label")))
        return Section(Message("balance-length"), [], lines, plot=plot)

    def _drama(self, balance: Balance) -> Section:
        lines = [
            Message("balance-lead-changes", {"changes": self._number(balance.lead_changes)}),
            Message("balance-lowest", {"share": self._percent(balance.lowest)}),
            Message("balance-decided", {"share": self._percent(balance.decided)}),
        ]
        lines += [self._figure("balance-leader", figure) for figure in balance.leaders()]
        lines.append(Message("balance-off", {"share": self._percent(balance.off)}))
        words = self.say(Message("train-promised")), self.say(Message("train-true"))
        plot = calibration_plot(balance.calibration(), *words)
        return Section(Message("balance-drama"), [Message("balance-drama-how")], lines, plot=plot)

    def _decisions(self, balance: Balance) -> Section:
        lines = [
            Message("balance-choices", {"choices": self._number(balance.mean_choices)}),
            Message("balance-forced", {"share": self._percent(balance.forced)}),
        ]
        more: list[Message] = []
        for kind, offered, taken in balance.choices():
            told = Message("balance-taken", {"kind": kind, "offered": offered, "share": self._percent(taken / offered)})
            (lines if taken < RARELY * offered else more).append(told)
        return Section(Message("balance-choosing"), [], lines, more)

    def _worth(self, balance: Balance, how: str) -> Section:
        figures = balance.things(how)
        lines = [self._thing(balance.game, figure) for figure in figures if figure.excludes(0.0)]
        more = [self._thing(balance.game, figure) for figure in figures if not figure.excludes(0.0)]
        notes = [Message(f"balance-worth-{how}"), Message("balance-unsure", {"count": len(more)})]
        labels = [self._name(balance.game, figure.name) for figure in figures]
        plot = figure_plot(labels, [(each.low, each.found, each.high) for each in figures], 0.0)
        return Section(Message("balance-worth", {"how": how}), notes, lines, more, plot)

    def _fate(self, balance: Balance) -> Section:
        lines = [
            Message(
                "balance-fate-line",
                {"name": self._name(balance.game, name), "dealt": dealt, "played": played, "held": held},
            )
            for name, dealt, played, held in balance.fate()
        ]
        return Section(Message("balance-fate"), [Message("balance-fate-how")], lines)

    def _skill(self, balance: Balance) -> Section:
        assert balance.skill is not None
        lines = [
            Message(
                "ladder-rung",
                {
                    "kind": rung.kind,
                    "rating": self._number(round(rung.rating)),
                    "low": self._number(round(rung.low)),
                    "high": self._number(round(rung.high)),
                    "success": self._percent(rung.success),
                    "games": rung.games,
                },
            )
            for rung in balance.skill.rungs
        ]
        return Section(Message("balance-skill"), [Message("balance-skill-how")], lines)

    # Sentences

    def _how(self, looks: int) -> Message:
        return Message("balance-intervals", {"looks": looks})

    def _figure(self, id: str, figure: Figure, expected: float | None = None) -> Message:
        args: dict[str, Value] = {
            "name": figure.name,
            "share": self._percent(figure.found),
            "low": self._percent(figure.low),
            "high": self._percent(figure.high),
            "games": figure.games,
        }
        said = Message(id, args)
        sure = expected is not None and figure.excludes(expected)
        return Message("balance-sure", {"what": said}) if sure else said

    def _thing(self, game: Game, figure: Figure) -> Message:
        return Message(
            "balance-thing",
            {
                "name": self._name(game, figure.name),
                "share": self._signed(100 * figure.found),
                "low": self._signed(100 * figure.low),
                "high": self._signed(100 * figure.high),
                "games": figure.games,
            },
        )

    def _change(self, change: Change) -> Message:
        scale = 100 if change.share else 1
        said = Message(
            "balance-change",
            {
                "what": Message(f"balance-what-{change.name}", {"place": change.place}),
                "before": self._number(scale * change.before),
                "after": self._number(scale * change.after),
                "difference": self._signed(scale * change.difference),
                "low": self._signed(scale * change.low),
                "high": self._signed(scale * change.high),
                "unpaired": self._number(scale * change.unpaired),
            },
        )
        return Message("balance-sure", {"what": said}) if change.sure else said

    def _name(self, game: Game, thing: str) -> str:
        found = game.things.by_id.get(thing)
        if found is not None:
            return self.say(found.name)
        return thing.partition(":")[2]

    def _percent(self, share: float) -> str:
        return self._number(100 * share)

    def _signed(self, number: float) -> str:
        return ("+" if number > 0 else "") + self._number(number)


_LOOK = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "body{color:#222;background:#fff}"
    "h1,h2{line-height:1.2}.note{color:#666}svg{max-width:100%;height:auto}details{margin:.5rem 0}"
    "@media(prefers-color-scheme:dark){body{color:#ddd;background:#1b1b1b}.note{color:#aaa}}"
)


def page(title: str, lang: str, sections: Sequence[Section], say: Say, more: str) -> str:
    """The report as one file that any browser shows, without anything else."""
    parts = [
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{_LOOK}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
    ]
    for section in sections:
        parts.append(f"<section><h2>{escape(say(section.title))}</h2>")
        parts += [f'<p class="note">{escape(say(note))}</p>' for note in section.notes]
        parts.append(_list(section.lines, say))
        parts.append(section.plot)
        if section.more:
            parts.append(f"<details><summary>{escape(more)}</summary>{_list(section.more, say)}</details>")
        parts.append("</section>")
    return "\n".join([*parts, "</body></html>\n"])


def _list(lines: Sequence[Message], say: Say) -> str:
    return "<ul>" + "".join(f"<li>{escape(say(line))}</li>" for line in lines) + "</ul>" if lines else ""
