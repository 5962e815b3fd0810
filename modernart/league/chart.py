"""A picture of who won how much: a bar for each, a whisker for what is not sure, and a line at par. As SVG."""

from collections.abc import Sequence
from html import escape
from math import ceil
from typing import NamedTuple

from modernart.league.tally import Interval

_NAMES, _PLOT, _FIGURES = 230, 420, 150  # widths, from left to right
_ABOVE, _ROW, _BAR, _BELOW = 84, 42, 20, 66
_EDGE = 24

# Light and dark are ink on paper and chalk on slate; a viewer that does not say which gets paper.
_STYLE = """
  .paper { fill: #fbf8f3 } .ink { fill: #2b2622 } .faint { fill: #6d645b }
  .grid { stroke: #e2dacf } .bar { fill: #3e7c8c } .below { fill: #c08a4a } .whisker { stroke: #2b2622 }
  .par { stroke: #a8322d; stroke-width: 2px; stroke-dasharray: 5 4 } .par-word { fill: #a8322d }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #1d1b19 } .ink { fill: #f1ebe2 } .faint { fill: #a89e92 }
    .grid { stroke: #3a3632 } .bar { fill: #5aa3b5 } .below { fill: #d3a163 } .whisker { stroke: #f1ebe2 }
    .par { stroke: #ef8078 } .par-word { fill: #ef8078 }
  }
  text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 14px }
  .title { font-size: 18px; font-weight: 600 } .small { font-size: 12px }
"""


class Bar(NamedTuple):
    name: str
    value: Interval  # in percent


def chart(title: str, below: str, bars: Sequence[Bar], par: float) -> str:
    """All figures are in percent; `below` is the line of small print."""
    most = max([par, *(bar.value.mean for bar in bars), *(bar.value.high or 0 for bar in bars)])
    step = _step(most)
    scale = _PLOT / (ceil(most / step) * step)
    width = _EDGE + _NAMES + _PLOT + _FIGURES + _EDGE
    bottom = _ABOVE + _ROW * len(bars)
    height = bottom + _BELOW
    left = _EDGE + _NAMES

    def across(value: float) -> str:
        return f"{left + value * scale:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" aria-label="{escape(title)}">',
        f"<style>{_STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="10"/>',
        f'<text class="ink title" x="{_EDGE}" y="36">{escape(title)}</text>',
    ]
    for number in range(ceil(most / step) + 1):
        x = across(number * step)
        parts.append(f'<line class="grid" x1="{x}" y1="{_ABOVE - 6}" x2="{x}" y2="{bottom}"/>')
        parts.append(f'<text class="faint small" x="{x}" y="{bottom + 18}" text-anchor="middle">{number * step}</text>')
    for number, bar in enumerate(bars):
        parts += _drawn(bar, _ABOVE + _ROW * number + _ROW // 2, left, scale, par)
    x = across(par)
    parts += [
        f'<line class="par" x1="{x}" y1="{_ABOVE - 6}" x2="{x}" y2="{bottom}"/>',
        f'<text class="par-word small" x="{x}" y="{_ABOVE - 14}" text-anchor="middle">par {par:.3g} %</text>',
        f'<text class="faint small" x="{_EDGE}" y="{height - 18}">{escape(below)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _step(most: float) -> int:
    """Between two lines of the grid: round, and not more than eight of them."""
    return next((step for step in (5, 10, 20, 25, 50) if most / step <= 8), 100)


def _drawn(bar: Bar, middle: int, left: int, scale: float, par: float) -> list[str]:
    mean, low, high = bar.value
    colour = "bar" if mean >= par else "below"
    top, long = middle - _BAR // 2, f"{mean * scale:.1f}"
    parts = [
        f'<text class="ink" x="{left - 14}" y="{middle + 5}" text-anchor="end">{escape(bar.name)}</text>',
        f'<rect class="{colour}" x="{left}" y="{top}" width="{long}" height="{_BAR}" rx="3"/>',
    ]
    figures = f"{mean:.1f} %"
    if low is not None and high is not None:
        start, end = (f"{left + value * scale:.1f}" for value in (low, high))
        figures += f" ({low:.0f}\N{EN DASH}{high:.0f})"
        whisker = f"M{start} {middle - 6}v12m0 -6H{end}m0 -6v12"
        parts.append(f'<path class="whisker" d="{whisker}" fill="none" stroke-width="1.6"/>')
    parts.append(f'<text class="ink" x="{left + _PLOT + 16}" y="{middle + 5}">{figures}</text>')
    return parts
