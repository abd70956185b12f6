"""Draw a position as a picture: the scene as stand-alone SVG, and with Chromium as PNG.

    python tools/render_scene.py --scenario first-day --seed 3 --steps 80 --seat CSA --png table.png
    python tools/render_scene.py --position position.json --crop 0,0,1090,790 --theme dark --png part.png

It draws what a client is sent and nothing else, so it also shows whether a scene says enough.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from html import escape
from math import cos, radians, sin
from pathlib import Path
from random import Random

from longroll.games import game as find_game
from longroll.kit import CHANCE
from longroll.kit import scene as wire
from longroll.kit.game import Game
from longroll.kit.scene import Board, Item, Mark, Panel, Place, Scene, content_hash
from longroll.kit.state import State

SYMBOLS = Path(wire.__file__).parent / "symbols.svg"
COLUMN = 356.0
TOKENS = """
:root{--desk:#e3d7ba;--paper:#f1e8d0;--paper-1:#f8f2e3;--paper-0:#fffcf4;--ink:#281f16;--ink-2:#544532;--ink-3:#6c5a42;
--rule:#d3c4a1;--rule-2:#877456;--union:#2b4a7d;--union-deep:#16294a;--csa:#97302a;--csa-deep:#6b1d19;--alarm:#e2a32b;
--works:#5b3413;--legal:#1c6a57;--on-legal:#fff;--star:#d9a520}
.u{--field:var(--union);--edge:var(--union-deep);--mark:#fff;--gap:var(--paper-0);--name:var(--union)}
.c{--field:#fffaf0;--edge:var(--csa);--mark:var(--csa);--gap:var(--paper);--name:var(--csa)}
[data-theme="dark"]{--desk:#121416;--paper:#24251f;--paper-1:#1b1d20;--paper-0:#25282c;--ink:#efe8d8;--ink-2:#c9bfa9;
--ink-3:#a89c84;--rule:#3a3c3d;--rule-2:#7c7668;--union:#8db0e6;--union-deep:#d3e2fb;--csa:#ef8d80;--csa-deep:#ffc4bb;
--alarm:#e9b44c;--works:#d9a66b;--legal:#5ccab0;--on-legal:#06251d;--star:#e9bb45}
[data-theme="dark"] .u{--edge:#d3e2fb;--mark:#0b1526;--gap:var(--paper)}
[data-theme="dark"] .c{--field:#1d1513}
.name,.c,.u{font-family:"Source Serif 4","DejaVu Serif",Georgia,serif}
.name,.work{fill:var(--ink)}
.work{font-family:"Source Sans 3","DejaVu Sans",sans-serif}
.name{font-size:14px;font-weight:700;text-anchor:middle;stroke:var(--paper);stroke-width:3px;stroke-opacity:.8;
paint-order:stroke;stroke-linejoin:round}
.place.u .name,.place.c .name{fill:var(--name);stroke:none}
"""


# ---- the board ---------------------------------------------------------------------------------------------


def use(symbol: str, side: str, x: float, y: float, w: float, h: float) -> str:
    """A symbol centred on a point; some are drawn in two hands."""
    symbol = symbol if f'id="{symbol}"' in SYMBOLS.read_text(encoding="utf-8") else f"{side}-{symbol}"
    return (
        f'<use href="#{symbol}" class="{side}" x="{x - w / 2:.1f}" y="{y - h / 2:.1f}" width="{w:g}" height="{h:g}"/>'
    )


def place_name(place: Place) -> str:
    x, y = place.label
    first = y - (len(place.lines) - 1) * 7.75 + 4.8
    lines = [
        f'<text class="name" x="{x:.1f}" y="{first + n * 15.5:.1f}">{escape(line)}</text>'
        for n, line in enumerate(place.lines)
    ]
    return f'<g class="place {place.side}">{"".join(lines)}</g>'


def drawn(item: Item) -> str:
    if item.form in ("block", "post"):
        return block(item)
    if item.symbol == "chip":
        return chip(item)
    if item.symbol.startswith("tag"):
        return tag(item)
    body = use(item.symbol, item.side, item.x, item.y, item.w, item.h)
    if item.angle:
        body = f'<g transform="rotate({item.angle:g} {item.x:g} {item.y:g})">{body}</g>'
    if "command" in item.symbol:
        name = f'<g class="{item.side}" transform="translate({item.x:g} {item.y:g})">{beside(item)}</g>'
        return body + flag_marks(item) + (name if item.label else "")
    pips = [
        use(mark.symbol, mark.side, item.x - item.w / 2 + 8 + 10 * n, item.y + item.h / 2 - 2, 11, 11)
        for n, mark in enumerate(item.marks)
    ]
    title = f"<title>{escape(', '.join([item.name, item.detail, *item.facts]))}</title>"
    return f"<g>{title}{body}{''.join(pips)}</g>"


def block(item: Item) -> str:
    """A body to scale: turned to its front, its strength upright on the join, marks behind it, its name beside it."""
    turn = radians(item.angle)
    far = item.h / 2 + 10
    back = (0.0, far) if item.form == "post" else (-sin(turn) * far, cos(turn) * far)
    wedge = f"M-7.5 {-item.h / 2 - 1.5}L0 {-item.h / 2 - 9} 7.5 {-item.h / 2 - 1.5}Z"
    front = f'<path d="{wedge}" style="fill:var(--edge)"/>' if item.form == "block" else ""
    body = f'<g transform="rotate({item.angle:g})">{use(item.symbol, item.side, 0, 0, item.w, item.h)}{front}</g>'
    strength = (
        f'<text class="work" y="6" font-size="17" font-weight="700" text-anchor="middle" style="fill:var(--mark);'
        f'stroke:var(--field);stroke-width:6px;paint-order:stroke;stroke-linejoin:round">{item.text}</text>'
    )
    marks = []
    for n, mark in enumerate(item.marks):
        x, y = back[0] + (n - (len(item.marks) - 1) / 2) * 18, back[1]
        marks.append(use(mark.symbol, mark.side or item.side, x, y, 17, 17))
        marks.append(f'<text class="work" x="{x:.1f}" y="{y + 4.4:.1f}" font-size="12.5" text-anchor="middle">')
        marks.append(f"{mark.text}</text>")
    title = f"<title>{escape(', '.join([item.name, item.detail, *item.facts]))}</title>"
    return (
        f'<g class="{item.side}" transform="translate({item.x:g} {item.y:g})">{title}{body}{strength}{"".join(marks)}'
        f"{beside(item)}</g>"
    )


def beside(item: Item) -> str:
    """The name of a thing where it says it stands."""
    x, y = item.label_at
    return (
        f'<text class="name" x="{x:g}" y="{y + 4.5:g}" style="fill:var(--name);font-size:13px">'
        f"{escape(item.label)}</text>"
    )


def flag_marks(item: Item) -> str:
    """The numeral of the flag, discs beside the foot of its staff."""
    left, top = item.x - item.w / 2, item.y - item.h / 2
    found = []
    if item.text:
        found.append(
            f'<text class="{item.side}" x="{left + item.w * 0.53:.1f}" y="{top + item.h * 0.52:.1f}" font-size="19" '
            f'font-weight="700" text-anchor="middle" style="fill:var(--mark)">{item.text}</text>'
        )
    for n, mark in enumerate(item.marks):
        x, y = left + 13 + 12.5 * (n % 3), top + item.h * 0.84 + 12 * (n // 3)
        found.append(use(mark.symbol, mark.side, x, y, 13, 13))
    return "".join(found)


def tag(item: Item) -> str:
    """A name beside a thing."""
    card = (
        f'<rect x="{item.x - item.w / 2:.1f}" y="{item.y - item.h / 2:.1f}" width="{item.w:g}" height="{item.h:g}" '
        'rx="3" fill="var(--paper-0)" style="stroke:var(--edge)"/>'
    )
    return (
        f'<g class="{item.side}">{card if item.symbol != "tag-plain" else ""}<text x="{item.x:g}" '
        f'y="{item.y + 5:g}" font-size="14" font-weight="700" text-anchor="middle" style="fill:var(--edge)">'
        f"{escape(item.text)}</text></g>"
    )


def overlays(scene: Scene) -> str:
    """Lines over the map with the figures beside them."""
    found = []
    for stroke in scene.strokes:
        if stroke.kind != "arc" and stroke.points:
            points = "L".join(f"{x:g} {y:g}" for x, y in stroke.points)
            found.append(f'<path d="M{points}" fill="none" stroke="var(--legal)" stroke-width="4.6"/>')
        found += [
            f'<circle cx="{x:g}" cy="{y:g}" r="12" fill="var(--legal)"/><text x="{x:g}" y="{y + 5:g}" font-size="15" '
            f'text-anchor="middle" fill="var(--on-legal)" class="work" style="fill:var(--on-legal)">{text}</text>'
            for x, y, text in stroke.steps
        ]
    return "".join(found)


def chip(item: Item) -> str:
    left, top = item.x - item.w / 2, item.y - item.h / 2
    found = [
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{item.w:g}" height="{item.h:g}" rx="3" fill="var(--paper-0)" '
        'stroke="var(--rule-2)"/>'
    ]
    for n, mark in enumerate(item.marks):
        x = left + 12 + 31 * n
        found.append(use(mark.symbol, mark.side, x, item.y, 15, 15))
        found.append(
            f'<text class="work" x="{x + 11:.1f}" y="{item.y + 4.8:.1f}" font-size="13.5" font-weight="700">'
            f"{mark.text}</text>"
        )
    return "".join(found)


# ---- the column --------------------------------------------------------------------------------------------


def column(scene: Scene, left: float) -> str:
    y = 26.0
    found = []
    for panel in scene.panels:
        text, y = panel_drawn(panel, left, y)
        found.append(text)
    return "".join(found)


def panel_drawn(panel: Panel, left: float, y: float) -> tuple[str, float]:
    found = [
        f'<text class="work" x="{left + 16}" y="{y}" font-size="14" font-weight="700">{escape(panel.title)}</text>',
        f'<text class="work" x="{left + COLUMN - 16}" y="{y}" font-size="13" text-anchor="end">'
        f"{escape(panel.note)}</text>",
    ]
    for row in panel.rows:
        y += 24
        found.append(f'<text class="work" x="{left + 16}" y="{y}" font-size="13">{escape(row.label)}</text>')
        x = left + 140
        for cell in row.cells:
            look = {"now": "var(--ink)", "past": "var(--rule)"}.get(cell.state, "none")
            dash = ' stroke-dasharray="3 2"' if cell.state == "dim" else ""
            found.append(
                f'<rect x="{x}" y="{y - 14}" width="38" height="18" fill="{look}" stroke="var(--rule-2)"{dash}/>'
                f'<text class="work" x="{x + 19}" y="{y}" font-size="12.5" text-anchor="middle"'
                f"{now(cell.state)}>{escape(cell.text)}</text>"
            )
            x += 40
        for mark in row.marks:
            found.append(panel_mark(mark, x + 8, y - 5))
            x += 31 if mark.text and "command" not in mark.symbol else 26 if "command" in mark.symbol else 17
            x += 10 if mark.key.startswith("piece") else 0
            if x > left + COLUMN - 40:
                x, y = left + 140, y + 22
        if row.text:
            y += 18 if row.marks else 0
            found.append(f'<text class="work" x="{left + 140}" y="{y}" font-size="12.5">{escape(row.text)}</text>')
        found.append(
            f'<text class="work" x="{left + COLUMN - 16}" y="{y}" font-size="14" font-weight="700" text-anchor="end">'
            f"{escape(row.value)}</text>"
        )
    y += 14
    found.append(f'<path d="M{left} {y}h{COLUMN}" stroke="var(--rule)"/>')
    return "".join(found), y + 26


def now(state: str) -> str:
    return ' style="fill:var(--paper-0)"' if state == "now" else ""


def panel_mark(mark: Mark, x: float, y: float) -> str:
    if "command" in mark.symbol:
        numeral = (
            f'<text class="{mark.side}" x="{x + 1}" y="{y + 1}" font-size="13" font-weight="700" text-anchor="middle" '
            f'style="fill:var(--mark)">{mark.text}</text>'
        )
        return use(mark.symbol, mark.side, x, y, 22, 25) + numeral
    wide = 24.0 if mark.key.startswith("piece") or mark.symbol == "stick" else 15.0
    count = f'<text class="work" x="{x + 10}" y="{y + 5}" font-size="13">{mark.text}</text>' if mark.text else ""
    return use(mark.symbol, mark.side, x, y, wide, 18 if wide > 20 else 15) + count


# ---- the whole ---------------------------------------------------------------------------------------------


def render(game: Game, state: State, seat: str | None, language: str, theme: str, crop: tuple[float, ...]) -> str:
    """A scene as stand-alone SVG, the column to its right."""
    scene = game.scene(state, seat, language)
    board = board_of(game, scene, language)
    x, y, w, h = crop or (0.0, 0.0, board.width, board.height)
    items = sorted(scene.items, key=lambda item: item.layer)
    symbols = SYMBOLS.read_text(encoding="utf-8")
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w + COLUMN:g}" height="{h:g}" data-theme="{theme}">',
        f"<title>{escape(scene.title)}</title><style>{TOKENS}{board.palette}</style>",
        f"<defs>{symbols[symbols.index('<symbol') : symbols.rindex('</svg>')]}</defs>",
        f'<svg width="{w:g}" height="{h:g}" viewBox="{x:g} {y:g} {w:g} {h:g}">{picture_of(game, board)}',
        *(place_name(place) for place in board.places),
        *(drawn(item) for item in items),
        overlays(scene),
        f'</svg><rect x="{w:g}" width="{COLUMN:g}" height="{h:g}" fill="var(--paper-1)"/>',
        column(scene, w),
        "</svg>",
    ]
    return "".join(parts)


def board_of(game: Game, scene: Scene, language: str) -> Board:
    """The board a scene names."""
    boards = [game.board(language, scenario) for scenario in game.scenarios]
    return next(board for board in boards if board.hash == scene.board)


def picture_of(game: Game, board: Board) -> str:
    """The map of a board."""
    pictures = [game.picture(name) for name in game.maps]
    return next(svg for svg in pictures if content_hash(svg) in board.picture)


def photograph(svg: Path, png: Path, width: int, height: int) -> None:
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        sys.exit("no Chromium found; the SVG is written, the PNG is not")
    with tempfile.TemporaryDirectory() as profile:
        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={profile}"]
        options += [f"--window-size={width},{height}", f"--screenshot={png}", svg.resolve().as_uri()]
        subprocess.run([browser, *options], check=True, capture_output=True, timeout=120)


def reach(game: Game, asked: argparse.Namespace) -> State:
    """The position asked for: from a file, or some steps into a random game."""
    if asked.position:
        return game.position(json.loads(Path(asked.position).read_text(encoding="utf-8")))
    state = game.new(asked.scenario)
    rng = Random(asked.seed)
    for _ in range(asked.steps):
        if state.over:
            break
        verbs = sorted({code >> 36 for code in state.codes})
        verb = rng.choice(verbs) if state.mover != CHANCE else verbs[0]
        state.play(rng.choice([code for code in state.codes if code >> 36 == verb]))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="gettysburg")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--position", help="a position file instead of a random game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=0)
    parser.add_argument("--seat", default=None)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--crop", default="", help="x,y,width,height in scene units")
    parser.add_argument("--svg", default="scene.svg")
    parser.add_argument("--png", default="")
    asked = parser.parse_args()
    game = find_game(asked.game)
    crop = tuple(float(part) for part in asked.crop.split(",")) if asked.crop else ()
    svg = Path(asked.svg)
    state = reach(game, asked)
    svg.write_text(render(game, state, asked.seat, asked.language, asked.theme, crop), encoding="utf-8")
    if asked.png:
        board = board_of(game, game.scene(state, asked.seat, asked.language), asked.language)
        wide, high = (crop[2], crop[3]) if crop else (board.width, board.height)
        photograph(svg, Path(asked.png), int(wide + COLUMN), int(high))


if __name__ == "__main__":
    main()
