#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the Castle Keep part files (SVG) into the folder this file lies in.

The pictures are plain geometry on a grid of 96 x 96, so they are kept as the few rules below; run
`python3 drawtiles.py` after a change and commit the SVG files with it. Standard library only, and
the patterns of backs from cardkit.py.

All lengths are in grid units. `d` is a distance from the wall's centre line: negative towards the
outside of the castle, positive towards the courtyard.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from cardkit import patterns  # noqa: E402

# --- measures shared by every tile -----------------------------------------------------------------
SIZE = 96
BLEED = 7          # how far all that reaches an edge runs on beyond it, for tiles that are printed and cut out
LO, HI = -BLEED, SIZE + BLEED
LINE = 42          # the wall's centre line crosses each tile edge here, counted from the outside
MERLON = -19.5     # outer rim of a merlon of a straight wall
RIM_OUT = -15.5    # outer rim of any other wall, and between merlons
EAVE_OUT = -9.5    # roof begins
RIDGE = 1.5
EAVE_IN = 12.5     # roof ends
RIM_IN = 17        # the wall's inner face
GABLE = 4          # breadth of the stone gable at each tile edge; two make one where tiles meet
PITCH = 12         # one merlon and one gap
AMP = 9            # how far curvy and zigzag walls swing
FLOOR = 12         # distance of the courtyard's dots, a whole part of 96 so that tiles continue each other

# --- placeholders the painter replaces (see keepfaces.cpp) --------------------------------------------
TINCT, SHADE, LIGHT, CHARGE, HATCH = "#ff0001", "#ff0002", "#ff0003", "#ff0004", "#ff0005"
# --- fixed paints ---------------------------------------------------------------------------------------
INK, STONE, STONE_DARK = "#2b2622", "#e6e2d8", "#b3ada0"
MEADOW, MEADOW_DARK, MEADOW_LIGHT = "#b5bf8d", "#8f9d69", "#a6b27c"
COURT, COURT_DARK, GOLD = "#f3e9d2", "#dccca6", "#d9a441"
OUT, INNER, FINE = 2.6, 2.0, 1.5  # stroke widths: silhouettes, lines inside them, joints of stone
GROUND = 'data-ground="1"'  # stands after the fill of a large ground: it is left white where ink is to be saved
CONTACT = 0.14     # how dark the ground is along a wall's foot

here = os.path.dirname(os.path.abspath(__file__))


def n(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def pt(p):
    return f"{n(p[0])} {n(p[1])}"


def poly(points, close=True):
    return "M" + "L".join(pt(p) for p in points) + ("Z" if close else "")


def path(d, fill="none", stroke=None, width=OUT, extra=""):
    s = f'<path d="{d}" fill="{fill}"'
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return s + (" " + extra if extra else "") + "/>"


def circle(x, y, r, fill="none", stroke=None, width=OUT, extra=""):
    s = f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"' + (" " + extra if extra else "")
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(width)}"'
    return s + "/>"


def only(colour, what, items):
    return [f'<g data-only="{colour}" display="none" id="{what}-{colour}">'] + items + ["</g>"]


def write(name, title, body):
    text = ["<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->",
            '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">',
            f"<title>{title}</title>"] + body + ["</svg>", ""]
    with open(os.path.join(here, name + ".svg"), "w", encoding="utf-8") as f:
        f.write("\n".join(text))


# --- centre lines -------------------------------------------------------------------------------------
def ease(t):
    return (1 - math.cos(math.pi * t)) / 2


def through(knots, shape):
    def f(x):
        x = min(max(x, 0), SIZE)
        for (x0, y0), (x1, y1) in zip(knots, knots[1:]):
            if x <= x1:
                t = (x - x0) / (x1 - x0) if x1 > x0 else 0
                return y0 + (y1 - y0) * (ease(t) if shape == "curvy" else t)
        return knots[-1][1]
    return f


CURVY = [(0, 0), (3, 0), (21, AMP + 1), (48, -AMP - 1), (75, AMP + 1), (93, 0), (96, 0)]
ZIGZAG = [(0, 0), (4.5, 0), (16, -AMP), (32, AMP), (48, -AMP), (64, AMP), (80, -AMP), (91.5, 0), (96, 0)]
WALLS = {"curvy": through(CURVY, "curvy"), "zigzag": through(ZIGZAG, "zigzag"), "straight": lambda x: 0}
RUNS = dict(WALLS, plain=lambda x: 0)  # "plain": a straight run without merlons, beside a tower
KNEES = {"curvy": None, "zigzag": [x for x, _ in ZIGZAG[1:-1]], "straight": [], "plain": []}


def edge(shape, d, x0=LO, x1=HI):
    """The wall's line moved by d, as a list of points from x0 to x1."""
    f = RUNS[shape]
    if shape == "curvy":
        a, b = max(x0, 0), min(x1, SIZE)
        steps = max(2, round((b - a) / 2))
        xs = [a + (b - a) * i / steps for i in range(steps + 1)]
        xs = [x0] * (x0 < a) + xs + [x1] * (x1 > b)
    else:
        xs = [x0] + [k for k in KNEES[shape] if x0 < k < x1] + [x1]
    return [(x, LINE + f(x) + d) for x in xs]


def rim(shape, x0=LO, x1=HI):
    """The outer rim from x0 to x1. Straight walls have merlons; a gap lies over every tile edge."""
    if shape != "straight":
        return edge(shape, RIM_OUT, x0, x1)
    points, k = [(x0, LINE + RIM_OUT)], 0
    for k in range(SIZE // PITCH):
        a, b = k * PITCH + 2.6, (k + 1) * PITCH - 2.6
        if a >= x0 and b <= x1:
            points += [(a, LINE + RIM_OUT), (a, LINE + MERLON), (b, LINE + MERLON), (b, LINE + RIM_OUT)]
    return points + [(x1, LINE + RIM_OUT)]


def band(top, bottom):
    return poly(top + bottom[::-1])


def clockwise(points):
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))
    return points if area > 0 else points[::-1]


def contact(shapes):
    """The darker ground along the foot of all shapes (lists of points), as one path without overlaps."""
    return path("".join(poly(clockwise(s)) for s in shapes), INK, extra=f'fill-opacity="{CONTACT}"')


# --- wall -----------------------------------------------------------------------------------------------
def wall_foot(shape, x0=LO, x1=HI):
    return edge(shape, RIM_OUT - 5, x0, x1) + edge(shape, RIM_IN + 4, x0, x1)[::-1]


def wall_parts(shape, x0=LO, x1=HI):
    """Everything of the wall above the ground: stone, roof, hatching, gables at the tile edges."""
    e = lambda d, a=x0, b=x1: edge(shape, d, a, b)
    f = RUNS[shape]
    top = rim(shape, x0, x1)
    out = [path(band(top, e(RIM_IN)), STONE)]
    out += [path(band(e(EAVE_OUT - 2), e(EAVE_OUT)), STONE_DARK),
            path(band(e(EAVE_IN), e(EAVE_IN + 1.8)), STONE_DARK)]
    joints, x = "", PITCH / 2
    while x < SIZE:
        if shape != "straight" and x0 < x < x1:
            joints += f"M{pt((x, LINE + f(x) + RIM_OUT))}V{n(LINE + f(x) + EAVE_OUT)}"
        x += PITCH / 2
    if joints:
        out += [path(joints, "none", INK, FINE)]
    out += [path(band(e(EAVE_OUT), e(RIDGE)), SHADE), path(band(e(RIDGE), e(EAVE_IN)), TINCT)]
    out += hatch_wall(shape, x0, x1)
    out += [path(poly(e(RIDGE), False), "none", LIGHT, 2.2)]
    for a, b, line in ((LO, GABLE, GABLE), (SIZE - GABLE, HI, SIZE - GABLE)):
        if a >= x0 and b <= x1:
            out += [path(band(e(EAVE_OUT, a, b), e(EAVE_IN, a, b)), STONE),
                    path(f"M{n(line)} {n(LINE + f(line) + EAVE_OUT)}V{n(LINE + f(line) + EAVE_IN)}", "none",
                         INK, INNER)]
    out += [path(poly(e(EAVE_OUT), False) + poly(e(EAVE_IN), False), "none", INK, INNER)]
    out += [path(poly(top, False) + poly(e(RIM_IN), False), "none", INK, OUT)]
    return out


def hatch_wall(shape, x0, x1):
    """Red: across the wall; blue: along it; yellow: dots. So they keep their sense when turned."""
    f = RUNS[shape]
    red, yellow, blue = [], [], []
    x = 4
    while x < x1:
        if x > x0:
            red.append(f"M{pt((x, LINE + f(x) + EAVE_OUT))}V{n(LINE + f(x) + EAVE_IN)}")
        x += 4
    for d in (-5.8, -2.1, 5.1, 8.8):
        blue.append(poly(edge(shape, d, x0, x1), False))
    for row, d in enumerate((-6.0, -2.2, 5.2, 9.0)):
        x = 9 if row % 2 else 6
        while x < x1:
            if x > x0 + 1:
                yellow.append(circle(x, LINE + f(x) + d, 0.95, HATCH))
            x += 6
    return (only("red", "hatch", [path("".join(red), "none", HATCH, 1.1)])
            + only("yellow", "hatch", yellow)
            + only("blue", "hatch", [path("".join(blue), "none", HATCH, 1.2)]))


# --- ground ---------------------------------------------------------------------------------------------
def tree(x, y, r):
    lobes = "".join(circle(x + r * 0.55 * math.sin(2 * math.pi * k / 5),
                           y - r * 0.55 * math.cos(2 * math.pi * k / 5),
                           r * 0.62, MEADOW_DARK) for k in range(5))
    return lobes + circle(x, y, r * 0.5, MEADOW_LIGHT)


def herbs(places):
    return "".join(circle(x + dx, y + dy, 1.1, MEADOW_DARK) for x, y in places for dx,
                   dy in ((-2.2, 1.2), (2.2, 1.2), (0, -2.4)))


def sheet(fill):
    return f'<rect x="{LO}" y="{LO}" width="{HI - LO}" height="{HI - LO}" fill="{fill}"/>'


def meadow(items):
    return [sheet(MEADOW)] + items


def floor(free):
    """The courtyard's dots, on one lattice over all tiles, where free(x, y) says so."""
    out = ""
    for j in range(SIZE // FLOOR):
        for i in range(SIZE // FLOOR):
            x, y = FLOOR * (i + 0.5), FLOOR * (j + 0.5)
            if free(x, y):
                out += f"M{pt((x - 1.7, y))}L{pt((x, y - 1.7))}L{pt((x + 1.7, y))}L{pt((x, y + 1.7))}Z"
    return path(out, COURT_DARK)


def emblems(x, y, r):
    """The charges: red a cross, yellow a sun, blue four petals; alike from all four sides. The petals fill the
    corners that the cross leaves, so that both are told apart in grey and small too."""
    cross, sun = [], []
    for k in range(4):
        a = -math.pi / 2 * k
        for u, v in ((-0.17, 0.17), (-0.5, 1.0), (0.5, 1.0)):
            cross.append((x + r * (u * math.cos(a) + v * math.sin(a)),
                          y + r * (-u * math.sin(a) + v * math.cos(a))))
    for k in range(16):
        a = math.pi / 8 * k
        q = r * (1.14 if k % 2 == 0 else 0.6)
        sun.append((x + q * math.sin(a), y - q * math.cos(a)))
    petals = []
    for k in range(4):
        a = math.pi / 2 * (k + 0.5)
        petals.append(circle(x + r * 0.8 * math.sin(a), y - r * 0.8 * math.cos(a), r * 0.46, TINCT, INK, 1.8))
    return (only("red", "emblem", [path(poly(cross), TINCT, INK, 1.8)])
            + only("yellow", "emblem", [path(poly(sun), TINCT, INK, 1.8)])
            + only("blue", "emblem", petals))


# --- towers ---------------------------------------------------------------------------------------------
def ring_points(shape, c, r, k=0):
    x, y = c
    if shape == "curvy":
        return [(x + r * math.cos(2 * math.pi * i / 72), y + r * math.sin(2 * math.pi * i / 72))
                for i in range(72)]
    h = r * (0.86 if shape == "straight" else 1)
    if shape == "straight":
        return [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]
    h = r * 1.2
    return [(x, y - h), (x + h, y), (x, y + h), (x - h, y)]


def outline(shape, c, r):
    if shape == "curvy":
        x, y = c
        return f"M{pt((x - r, y))}A{n(r)} {n(r)} 0 1 1 {pt((x + r, y))}A{n(r)} {n(r)} 0 1 1 {pt((x - r, y))}Z"
    return poly(ring_points(shape, c, r))


def crown(shape, c, r, depth, count):
    """A four-sided outline with `count` merlons on each side."""
    corner, points = ring_points(shape, c, r), []
    for i in range(4):
        a, b = corner[i], corner[(i + 1) % 4]
        ln = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / ln, (b[1] - a[1]) / ln
        # a merlon is one and a half times as broad as a gap
        gap = ln / (count * 1.5 + count - 1)
        at = 0
        for k in range(count):
            for s, q in ((at, 0 if k == 0 else depth), (at, 0), (at + 1.5 * gap, 0), (at + 1.5 * gap, depth)):
                if (k == 0 and s == 0 and q == 0) or k > 0 or s > 0:
                    if not (k == count - 1 and q == depth and s > at):
                        points.append((a[0] + ux * s - uy * q, a[1] + uy * s + ux * q))
            at += 2.5 * gap
    return points


def joints(shape, c, r_out, r_in, count):
    """Short lines across a parapet: all round a round tower, or `count` to each side."""
    x, y = c
    d = ""
    if shape == "curvy":
        for i in range(count):
            a = 2 * math.pi * (i + 0.5) / count
            d += (f"M{pt((x + r_in * math.cos(a), y + r_in * math.sin(a)))}"
                  f"L{pt((x + r_out * math.cos(a), y + r_out * math.sin(a)))}")
        return path(d, "none", INK, FINE)
    p, q = ring_points(shape, c, r_out), ring_points(shape, c, r_in)
    for i in range(4):
        a, b, a2 = p[i], p[(i + 1) % 4], q[i]
        ln = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / ln, (b[1] - a[1]) / ln
        along = (a2[0] - a[0]) * ux + (a2[1] - a[1]) * uy
        deep = abs(-(a2[0] - a[0]) * uy + (a2[1] - a[1]) * ux)
        for k in range(count):
            s = along + (ln - 2 * along) * k / (count - 1)
            d += f"M{pt((a[0] + ux * s, a[1] + uy * s))}l{pt((-uy * deep, ux * deep))}"
    return path(d, "none", INK, FINE)


def roof(shape, c, r):
    """Roof facets: shaded towards the outside (north-west), light towards the courtyard."""
    x, y = c
    if shape == "curvy":
        q = r / math.sqrt(2)
        half = f"M{pt((x - q, y + q))}A{n(r)} {n(r)} 0 0 1 {pt((x + q, y - q))}Z"
        return [path(outline(shape, c, r), TINCT), path(half, SHADE)]
    p = ring_points(shape, c, r)
    out = [path(poly(p), TINCT)]
    if shape == "straight":
        out += [path(poly([p[0], p[1], c]), SHADE), path(poly([p[3], p[0], c]), SHADE)]
    else:
        out += [path(poly([p[3], p[0], c]), SHADE),
                path(poly([p[0], p[1], c]), SHADE, extra='fill-opacity="0.5"'),
                path(poly([p[2], p[3], c]), SHADE, extra='fill-opacity="0.5"')]
    return out


def hatch_tower(shape, c, r):
    x, y = c
    red, blue, yellow = [], [], []
    if shape == "curvy":
        for i in range(24):
            a = 2 * math.pi * (i + 0.5) / 24
            q = r * (0.42 if i % 2 else 0.62)
            red.append(f"M{pt((x + q * math.cos(a), y + q * math.sin(a)))}"
                       f"L{pt((x + r * math.cos(a), y + r * math.sin(a)))}")
        for q in (0.4, 0.6, 0.8):
            blue.append(outline(shape, c, r * q))
        for q, m in ((0.42, 8), (0.62, 12), (0.82, 18)):
            for i in range(m):
                a = 2 * math.pi * (i + 0.5) / m
                yellow.append(circle(x + r * q * math.cos(a), y + r * q * math.sin(a), 0.95, HATCH))
    else:
        p = ring_points(shape, c, r)
        for i in range(4):
            a, b = p[i], p[(i + 1) % 4]
            for k in range(1, 10):
                t = k / 10
                foot = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                h = min(t, 1 - t) * 2 * 0.92
                if h * 1 > 0.75:
                    h = 0.66
                top = (foot[0] + (x - mid[0]) * h, foot[1] + (y - mid[1]) * h)
                red.append(f"M{pt(foot)}L{pt(top)}")
            for q, m in ((0.42, 2), (0.62, 3), (0.82, 5)):
                for k in range(m):
                    t = (k + 0.5) / m
                    u = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
                    yellow.append(circle(x + (u[0] - x) * q, y + (u[1] - y) * q, 0.95, HATCH))
        for q in (0.42, 0.62, 0.82):
            blue.append(outline(shape, c, r * q))
    return (only("red", "hatch2", [path("".join(red), "none", HATCH, 1.1)]) + only("yellow", "hatch2", yellow)
            + only("blue", "hatch2", [path("".join(blue), "none", HATCH, 1.2)]))


def tower_parts(shape, c, r):
    inner = r - {"curvy": 7.5, "zigzag": 7.5, "straight": 9.5}[shape]
    p = ring_points(shape, c, inner)
    if shape == "straight":
        out = [path(poly(crown(shape, c, r + 1, 4, 4)), STONE, INK, OUT)]
    else:
        out = [path(outline(shape, c, r), STONE, INK, OUT)]
        out += [joints(shape, c, r, inner, 20 if shape == "curvy" else 6)]
    out += [path(outline(shape, c, inner + 2), STONE_DARK)]
    out += roof(shape, c, inner) + hatch_tower(shape, c, inner)
    if shape != "curvy":
        out += [path("".join(f"M{pt(c)}L{pt(q)}" for q in p), "none", LIGHT, 2)]
    out += [path(outline(shape, c, inner), "none", INK, INNER)]
    out += [circle(c[0], c[1], 4.4, LIGHT, INK, INNER)]
    return out


# --- files ----------------------------------------------------------------------------------------------
def mirrored(points):
    return [(y, x) for x, y in points]


def walls():
    for shape, f in WALLS.items():
        growth = {"curvy": [tree(13, 11, 4.6), herbs([(33, 9), (84, 10)])],
                  "zigzag": [tree(32, 12, 4.6), herbs([(7, 11), (64, 11), (90, 10)])],
                  "straight": [tree(13, 10, 4.6), herbs([(38, 11), (84, 10)])]}[shape]
        ground = meadow(growth)
        ground += [path(band(edge(shape, 0), [(LO, HI), (HI, HI)]), COURT)]
        ground += [floor(lambda x, y: y > LINE + f(x) + RIM_IN + 6 and math.dist((x, y), (48, 80)) > 14.5)]
        write(f"wall-{shape}", f"Wall, {shape}",
              ground + [contact([wall_foot(shape)])] + wall_parts(shape) + emblems(48, 80, 9.4))


def towers():
    c, r = (LINE, LINE), 29
    for shape in WALLS:
        run = "straight" if shape == "straight" else "plain"
        ground = meadow([tree(11, 12, 4.6) if shape != "straight" else tree(8, 9, 4),
                         herbs([(82, 10), (10, 82)])])
        ground += [path(poly([c, (HI, LINE), (HI, HI), (LINE, HI)]), COURT)]
        edge_in = LINE + RIM_IN + 6
        ground += [floor(lambda x, y: x > edge_in and y > edge_in and math.dist((x, y), (80, 80)) > 14.5
                         and math.dist((x, y), c) > r + 7)]
        foot = wall_foot("straight", LINE, HI)
        grow = {"curvy": 4.5, "zigzag": 4.5, "straight": 5.5}[shape]
        ground += [contact([foot, mirrored(foot), ring_points(shape, c, r + grow)])]
        stub = wall_parts(run, LINE, HI)
        # the same run of wall, mirrored over the diagonal, leaves through the bottom edge
        down = [s.replace('id="hatch-', 'id="hatch3-') for s in stub]
        write(f"tower-{shape}", f"Tower, {shape}",
              ground + ['<g transform="matrix(0 1 1 0 0 0)">'] + down + ["</g>"] + stub
              + tower_parts(shape, c, r) + emblems(80, 80, 9.4))


def keep():
    c, h, t, q = (48, 48), 29, 12.5, 22
    corners = ring_points("straight", c, h / 0.86)
    body = [sheet(COURT),
            floor(lambda x, y: max(abs(x - 48), abs(y - 48)) > h + 7
                  and min(math.dist((x, y), z) for z in corners) > t + 6)]
    body += [contact([ring_points("straight", c, (h + 4.5) / 0.86)]
                     + [ring_points("curvy", z, t + 4.5) for z in corners])]
    body += [path(poly(crown("straight", c, (h + 1) / 0.86, 3.8, 5)), STONE, INK, OUT)]
    p = ring_points("straight", c, q / 0.86)
    body += [path(outline("straight", c, (q + 1.8) / 0.86), STONE_DARK)]
    body += [path(poly(p), TINCT), path(poly([p[0], p[1], c]), SHADE), path(poly([p[2], p[3], c]), SHADE)]
    body += hatch_tower("straight", c, q / 0.86)
    body += [path("".join(f"M{pt(c)}L{pt(z)}" for z in p), "none", LIGHT, 2),
             path(poly(p), "none", INK, INNER)]
    for z in corners:
        body += [path(outline("curvy", z, t), STONE, INK, OUT), joints("curvy", z, t, 7.8, 12),
                 path(outline("curvy", z, 7.8), TINCT, INK, INNER), circle(z[0], z[1], 2.2, LIGHT)]
    body += [circle(48, 48, 12.8, CHARGE, INK, INNER)] + emblems(48, 48, 8.8)
    write("keep", "Keep", body)


def back():
    """A diaper of lozenges and the game's badge, a castle in plan; alike from all four sides."""
    vert, low, high = "#2c4a3e", "#24403a", "#3d6150"
    body = [sheet(COURT),
            f'<rect x="4.5" y="4.5" width="87" height="87" rx="2.5" fill="{vert}" {GROUND} '
            f'stroke="{INK}" stroke-width="2"/>']
    a, b, m = 10, 86, 6  # the field's edges and how many lozenges lie side by side
    step = (b - a) / m
    tiles, leaves = "", ""
    for j in range(2 * m + 1):
        for i in range(2 * m + 1):
            x, y = a + i * step / 2, a + j * step / 2
            if (i + j) % 2 == 0 and max(abs(x - 48),
                                        abs(y - 48)) < (b - a) / 2 - 1 and math.dist((x, y), (48, 48)) > 28:
                leaves += "".join(circle(x + dx, y + dy, 0.95, high) for dx,
                                  dy in ((-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2)))
    lines = ""
    for k in range(2 * m):
        q = a + (k + 0.5) * step
        # each lattice line goes from one edge of the field to another
        if k < m:
            lines += f"M{pt((a, q))}L{pt((q, a))}M{pt((b, q))}L{pt((a + b - q, a))}"
        else:
            q -= b - a
            lines += f"M{pt((q, b))}L{pt((b, q))}M{pt((a + b - q, b))}L{pt((a, q))}"
    body += patterns([path(lines, "none", high, 1.5), leaves], a, b, a, b, high)
    body += [f'<rect x="8" y="8" width="80" height="80" rx="1.5" fill="none" '
             f'stroke="{GOLD}" stroke-width="1.8"/>']
    for x in (8, 88):
        for y in (8, 88):
            body += [circle(x, y, 2.6, GOLD)]
    body += [circle(48, 48, 31, low, GOLD, 2.4, GROUND), circle(48, 48, 27.6, "none", GOLD, 1)]
    body += [path(poly(crown("straight", (48, 48), 18 / 0.86, 3, 5)) + "M37 37V59H59V37Z", GOLD)]
    for x, y in ((33, 33), (63, 33), (63, 63), (33, 63)):
        body += [circle(x, y, 7, GOLD, low, 1.8), circle(x, y, 3, low)]
    body += [path("M48 40.5L55.5 48L48 55.5L40.5 48Z", GOLD), circle(48, 48, 2.4, low)]
    write("back", "Back", body)


def slots():
    ink = "#ff0001"
    frame = (f'<rect x="4" y="4" width="88" height="88" rx="5" fill="none" stroke="{ink}" '
             f'stroke-width="2" stroke-dasharray="7 5"/>')
    g = lambda d: path(d, "none", ink, 2.4)
    tower = [circle(42, 42, 20, "none", ink, 2.4), g("M62 34H92M62 50H92M34 62V92M50 62V92")]
    wall = [g("M4 34H92M4 50H92"), g("M12 34v-6h8v6M28 34v-6h8v6M44 34v-6h8v6M60 34v-6h8v6M76 34v-6h8v6")]
    keep_ = [g(poly([(30, 30), (66, 30), (66, 66), (30, 66)]))] + [circle(x, y, 8, "none", ink, 2.4)
             for x, y in ((30, 30), (66, 30), (66, 66), (30, 66))]
    write("slot-corner", "Slot for a tower", [frame] + tower)
    write("slot-side", "Slot for a wall", [frame] + wall)
    write("slot-centre", "Slot for a keep", [frame] + keep_)


walls()
towers()
keep()
back()
slots()
