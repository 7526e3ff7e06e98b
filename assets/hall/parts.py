# SPDX-License-Identifier: CC-BY-SA-4.0
"""What the drawing scripts of the hall share: pictures of the games set into larger ones, rays, ribbons of wall.

QtSvg knows neither clip paths nor nested views. What must end at an edge is made to end there (`tile`), or is cut
off by the painter (app/faces/hallfaces.cpp). Standard library only.
"""
import math
import os
import re
import sys

here = os.path.dirname(os.path.abspath(__file__))
assets = os.path.dirname(here)
sys.path.insert(0, assets)
from cardkit import *  # noqa: E402,F403

STEEL, STEEL_DARK, IRON = "#d9dee2", "#aeb7be", "#6f767c"
BOARD, BOARD_DARK = "#8a5a33", "#5d3a20"
PAPER_DARK, PAPER_DARKER = "#e7d8b6", "#d9c493"
# Castle Keep's tinctures, as app/faces/keepfaces.cpp has them.
TINCTURES = {"R": ("red", "#be3a2a", "#a63023", "#f3e9d2", "#f3e9d2", "#7d1d18"),
             "Y": ("yellow", "#ecb93f", "#d69d2a", "#fff6dc", "#f3e9d2", "#9a6a10"),
             "B": ("blue", "#25508f", "#1c4077", "#dfe8f0", "#f3e9d2", "#102a50")}
SHAPES = {"c": "curvy", "z": "zigzag", "s": "straight"}


def body(path):
    """What is drawn in another picture's file."""
    with open(os.path.join(assets, path), encoding="utf-8") as f:
        text = re.sub(r"<title>.*?</title>|<!--.*?-->", "", f.read(), flags=re.S)
    text = re.search(r"<svg[^>]*>(.*)</svg>", text, flags=re.S).group(1)
    red = "heart" in path or "diamond" in path
    text = text.replace("#ff0001", RED if red else INK).replace("#ff0002", RED_DARK if red else "#14110f")
    return re.sub(r'\s(id|data-ground)="[^"]*"', "", text).strip()


def put(path, x, y, size, mirrored=False, grid=96):
    """Another picture, with its upper left corner at x, y."""
    k = size / grid
    if mirrored:
        return group([body(path)], f"translate({n(x + size)} {n(y)}) scale({-k:.4f} {k:.4f})")
    return group([body(path)], f"translate({n(x)} {n(y)}) scale({k:.4f})")


def within_tile(match):
    return 'd="' + re.sub(r"-?\d+(\.\d+)?", lambda v: n(min(96.0, max(0.0, float(v.group())))), match.group(1)) + '"'


def tile(code, x, y, side, turn=0):
    """A tile of Castle Keep: RcT, BzW, YK; turned by quarter turns. What runs on beyond its edge ends there."""
    if code[1] == "K":
        path = "castle-keep/keep.svg"
    else:
        path = f"castle-keep/{'tower' if code[2] == 'T' else 'wall'}-{SHAPES[code[1]]}.svg"
    colour, *paints = TINCTURES[code[0]]
    with open(os.path.join(assets, path), encoding="utf-8") as f:
        text = re.sub(r"<title>.*?</title>|<!--.*?-->", "", f.read(), flags=re.S)
    text = re.search(r"<svg[^>]*>(.*)</svg>", text, flags=re.S).group(1)
    text = re.sub(rf'<g data-only="(?!{colour})[a-z]+" display="none"[^>]*>.*?</g>', "", text, flags=re.S)
    text = text.replace(f'data-only="{colour}" display="none"', "")
    for i, paint in enumerate(paints):
        text = text.replace(f"#ff000{i + 1}", paint)
    text = text.replace('x="-7" y="-7" width="110" height="110"', 'x="0" y="0" width="96" height="96"')
    text = re.sub(r'd="([MLHVZ\d.\- ]+)"', within_tile, text)
    text = re.sub(r'\s(id|data-ground)="[^"]*"', "", text).strip()
    k = side / 96
    turned = f" rotate({90 * turn} 48 48)" if turn else ""
    return group([text], f"translate({n(x)} {n(y)}) scale({k:.4f}){turned}")


def rays(x, y, r, count, colour):
    """Every other of so many wedges round a point."""
    d = ""
    for k in range(count):
        a, b = (2 * math.pi * (k + q) / count for q in (0.25, 0.75))
        d += f"M{pt(x, y)}L{pt(x + r * math.cos(a), y + r * math.sin(a))}L{pt(x + r * math.cos(b), y + r * math.sin(b))}Z"
    return path(d, colour)


def rect(x, y, w, h, fill, extra=""):
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"{" " + extra if extra else ""}/>'


def lines(d, width, colour, opacity=1.0):
    extra = f'stroke-opacity="{n(opacity)}"' if opacity < 1 else ""
    return path(d, "none", colour, width, extra)
