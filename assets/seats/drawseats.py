#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the seats' shields (SVG) into the folder this file lies in, on a grid of 80 x 96.

Each has its own tincture, the engravers' hatching of that tincture and a charge of its own. Run
`python3 drawseats.py` after a change and commit the SVG files with it. Standard library only.
"""
import math
import os

here = os.path.dirname(os.path.abspath(__file__))
INK, PARCHMENT = "#2b2622", "#f3e9d2"
SHIELD = "M6 6H74V46C74 66 60 80 40 90C20 80 6 66 6 46Z"


def n(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def inside(x, y, m=5):
    """Whether a point lies in the shield, at least about m away from its rim."""
    if not (6 + m <= x <= 74 - m and 6 + m <= y):
        return False
    if y <= 46:
        return True
    t = (y - 46) / (90 - m * 1.15 - 46)
    if t > 1:
        return False
    # the lower rim, solved from its Bezier by bisection on the parameter
    lo, hi = 0.0, 1.0
    for _ in range(30):
        u = (lo + hi) / 2
        yy = (1 - u) ** 3 * 46 + 3 * (1 - u) ** 2 * u * 66 + 3 * (1 - u) * u ** 2 * 80 + u ** 3 * 90
        lo, hi = (u, hi) if yy < y else (lo, u)
    xr = (1 - u) ** 3 * 74 + 3 * (1 - u) ** 2 * u * 74 + 3 * (1 - u) * u ** 2 * 60 + u ** 3 * 40
    return abs(x - 40) <= xr - 40 - m


def lines(angle, gap):
    """Parallel lines across the shield; angle 0 is level, 90 upright, 45 falls to the right."""
    a = math.radians(angle)
    dx, dy = math.cos(a), math.sin(a)
    d = ""
    for k in range(-20, 21):
        px, py = 40 - dy * k * gap, 48 + dx * k * gap
        run = [t / 2 for t in range(-160, 161) if inside(px + dx * t / 2, py + dy * t / 2)]
        if len(run) > 6:
            d += f"M{n(px + dx * run[0])} {n(py + dy * run[0])}L{n(px + dx * run[-1])} {n(py + dy * run[-1])}"
    return d


def dots(gap):
    out = []
    for j in range(-8, 9):
        for i in range(-8, 9):
            x, y = 40 + (i + (0.5 if j % 2 else 0)) * gap, 44 + j * gap * 0.87
            if inside(x, y, 7):
                out.append(f'<circle cx="{n(x)}" cy="{n(y)}" r="1.3"/>')
    return "".join(out)


def star(points, r, q, x=40, y=42):
    return "M" + "L".join(f"{n(x + (r if k % 2 == 0 else q) * math.sin(math.pi * k / points))} "
                          f"{n(y - (r if k % 2 == 0 else q) * math.cos(math.pi * k / points))}"
                          for k in range(2 * points)) + "Z"


def wheel(f):
    spokes = "".join(f"M40 42L{n(40 + 20 * math.sin(math.pi * k / 4))} {n(42 - 20 * math.cos(math.pi * k / 4))}"
                     for k in range(8))
    return (f'<circle cx="40" cy="42" r="20" fill="none" stroke="{f}" stroke-width="6"/>'
            f'<path d="{spokes}" stroke="{f}" stroke-width="4"/><circle cx="40" cy="42" r="6.5" fill="{f}"/>')


p = lambda d: (lambda f: f'<path d="{d}" fill="{f}"/>')
CHARGES = {
    "tower": lambda f: (f'<path d="M22 20h8v6h6v-6h8v6h6v-6h8v14l-5 4v24h6v8H21v-8h6V38l-5-4Z" fill="{f}"/>'
                        f'<path d="M35 70V57a5 5 0 0 1 10 0V70Z" fill="@"/>'),
    "key": lambda f: (f'<circle cx="40" cy="26" r="9.5" fill="none" stroke="{f}" stroke-width="6"/>'
                      f'<path d="M37 37h6v34h-6Z" fill="{f}"/>'
                      f'<path d="M43 53h11v6h-5v4h5v6h-11Z" fill="{f}"/>'),
    "sun": lambda f: f'<path d="{star(12, 26, 15)}" fill="{f}"/><circle cx="40" cy="42" r="7" fill="@"/>',
    "bell": lambda f: (f'<path d="M40 16a5 5 0 0 1 4.6 7C54 26 56 34 56 44c0 8 2 12 6 16H18c4-4 6-8 6-16 0-10'
                       f' 2-18 11.4-21'
                       f'A5 5 0 0 1 40 16Z" fill="{f}"/><circle cx="40" cy="66" r="5.5" fill="{f}"/>'),
    "wheel": wheel,
    "crown": lambda f: (f'<path d="M18 28l10 13 12-19 12 19 10-13-5 27H23Z" fill="{f}"/>'
                        f'<path d="M23 58H57V65H23Z" fill="{f}"/>'
                        f'<circle cx="18" cy="26" r="4" fill="{f}"/><circle cx="40" cy="20" r="4" fill="{f}"/>'
                        f'<circle cx="62" cy="26" r="4" fill="{f}"/>'),
    "torch": lambda f: (f'<path d="M40 13c9 9 13 14 13 21a13 13 0 0 1-26 0c0-5 3-7 5-11 2 3 3 4 5 5 2-5 1-10 3-15Z"'
                        f' fill="{f}"/>'
                        f'<path d="M30 50H50L44.500 76H35.500Z" fill="{f}"/>'),
    "moon": p("M49 17a26 26 0 1 0 9 41a20 20 0 1 1-9-41Z"),
}
SEATS = [
    ("red", "#b5352b", "#7d1d18", ("lines", 90), "tower", PARCHMENT),
    ("blue", "#2a5c9c", "#14315c", ("lines", 0), "key", PARCHMENT),
    ("gold", "#e8b23a", "#9a6a10", ("dots", 0), "crown", INK),
    ("green", "#2f6f4a", "#163f28", ("lines", 45), "bell", PARCHMENT),
    ("purple", "#6d3f78", "#3f2047", ("lines", 135), "sun", PARCHMENT),
    ("black", "#37322e", "#6b635a", ("cross", 0), "torch", PARCHMENT),
    ("orange", "#d9772b", "#8f4510", ("cross", 45), "wheel", INK),
    ("silver", "#c9d0d6", None, None, "moon", INK),
]
for i, (name, plain, dark, hatch, charge, metal) in enumerate(SEATS):
    body = f'<path d="{SHIELD}" fill="{plain}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>\n'
    if hatch and hatch[0] == "dots":
        body += f'<g fill="{dark}" fill-opacity="0.6">{dots(6.4)}</g>\n'
    elif hatch:
        d = lines(hatch[1], 5.5) + (lines(hatch[1] + 90, 5.5) if hatch[0] == "cross" else "")
        body += f'<path d="{d}" fill="none" stroke="{dark}" stroke-opacity="0.7" stroke-width="1.4"/>\n'
    # the metal rim inside the ink one
    body += f'<path d="M9.500 9.500H70.500V46C70.500 63.500 58 76.500 40 86C22 76.500 9.500 63.500 9.500 46Z" '
    body += f'fill="none" stroke="{PARCHMENT}" stroke-width="2" stroke-opacity="0.85"/>\n'
    body += CHARGES[charge](metal).replace('"@"', f'"{plain}"') + "\n"
    with open(os.path.join(here, f"seat-{i}.svg"), "w", encoding="utf-8") as out:
        out.write("<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"
                  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="96" viewBox="0 0 80 96">\n'
                  f"<title>Shield {i + 1}: {charge}, {name}</title>\n{body}</svg>\n")
