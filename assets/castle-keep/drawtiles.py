#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the Castle Keep part files (SVG) into the folder this file lies in.

The pictures are plain geometry on a grid of 96 x 96, so they are kept as the few rules below; run
`python3 drawtiles.py` after a change and commit the SVG files with it. Standard library only.

All lengths are in grid units. `d` is a distance from the wall's centre line: negative towards the
outside of the castle, positive towards the courtyard.
"""
import math
import os

# --- measures shared by every tile -----------------------------------------------------------------
SIZE = 96
LINE = 42          # the wall's centre line crosses each tile edge here, counted from the outside
MERLON = -19       # outer rim of a merlon
CRENEL = -15       # outer rim between two merlons
EAVE_OUT = -10     # roof begins
RIDGE = 1.5
EAVE_IN = 13       # roof ends
RIM_IN = 16.5      # the wall's inner face
PITCH = 12         # one merlon and one gap
AMP = 10           # how far curvy and zigzag walls swing

# --- placeholders the painter replaces (see keepfaces.cpp) --------------------------------------------
TINCT, SHADE, LIGHT, CHARGE, HATCH = "#ff0001", "#ff0002", "#ff0003", "#ff0004", "#ff0005"
# --- fixed paints ---------------------------------------------------------------------------------------
INK, STONE, STONE_DARK, MEADOW, MEADOW_DARK, MEADOW_LIGHT, COURT, COURT_DARK = (
    "#2b2622", "#e4e0d6", "#b9b3a6", "#b7c190", "#93a06c", "#c6cf a2".replace(" ", ""), "#f3e9d2", "#d9c9a3")
OUT, INNER = 2.6, 2.0  # stroke widths: silhouettes, lines inside them

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


def circle(x, y, r, fill="none", stroke=None, width=OUT):
    s = f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"'
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


CURVY = [(0, 0), (3, 0), (21, AMP), (48, -AMP), (75, AMP), (93, 0), (96, 0)]
ZIGZAG = [(0, 0), (5, 0), (21, AMP + 1), (48, -AMP - 1), (75, AMP + 1), (91, 0), (96, 0)]
WALLS = {"curvy": through(CURVY, "curvy"), "zigzag": through(ZIGZAG, "zigzag"), "straight": lambda x: 0}
KNEES = {"curvy": None, "zigzag": [5, 21, 48, 75, 91], "straight": []}


def edge(shape, d, x0=0, x1=SIZE):
    """The wall's line moved by d, as a list of points from x0 to x1."""
    f = WALLS[shape]
    if shape == "curvy":
        xs = [x0 + (x1 - x0) * i / max(2, round((x1 - x0) / 2)) for i in range(max(2, round((x1 - x0) / 2)) + 1)]
    else:
        xs = [x0] + [k for k in KNEES[shape] if x0 < k < x1] + [x1]
    return [(x, LINE + f(x) + d) for x in xs]


def battlement(shape, x0=0, x1=SIZE):
    """The crenellated outer rim from x0 to x1; a gap lies over every tile edge."""
    points, x = [], x0
    k = math.floor(x0 / PITCH)
    while x < x1:
        a, b = k * PITCH + PITCH * 0.22, k * PITCH + PITCH * 0.78
        if x < min(a, x1):
            points += edge(shape, CRENEL, x, min(a, x1))
        if a < x1 and b > x:
            points += edge(shape, MERLON, max(a, x), min(b, x1))
        if b < x1:
            points += edge(shape, CRENEL, max(b, x), min((k + 1) * PITCH, x1))
        k += 1
        x = k * PITCH
    return points


def band(top, bottom):
    return poly(top + bottom[::-1])


# --- wall -----------------------------------------------------------------------------------------------
def wall_parts(shape, x0=0, x1=SIZE):
    """Everything of the wall above the ground: contact shade, stone, roof, hatching."""
    e = lambda d, a=x0, b=x1: edge(shape, d, a, b)
    rim = battlement(shape, x0, x1)
    out = [path(band(e(CRENEL - 5.5), e(RIM_IN + 4)), INK, extra='fill-opacity="0.13"')]
    out += [path(band(rim, e(RIM_IN)), STONE)]
    out += [path(band(e(EAVE_OUT - 2.2), e(EAVE_OUT)), STONE_DARK)]
    out += [path(band(e(EAVE_OUT), e(RIDGE)), SHADE), path(band(e(RIDGE), e(EAVE_IN)), TINCT)]
    out += hatch_wall(shape, x0, x1)
    out += [path(poly(e(EAVE_OUT), False), "none", INK, INNER), path(poly(e(EAVE_IN), False), "none", INK, INNER)]
    out += [path(poly(e(RIDGE), False), "none", LIGHT, 2.2)]
    out += [path(poly(rim, False), "none", INK, OUT), path(poly(e(RIM_IN), False), "none", INK, OUT)]
    return out


def hatch_wall(shape, x0, x1):
    f = WALLS[shape]
    red, yellow, blue = [], [], []
    x = 2
    while x < x1:
        if x > x0:
            y = LINE + f(x)
            red.append(f"M{pt((x, y + EAVE_OUT))}V{n(y + RIDGE)}M{pt((x, y + RIDGE))}V{n(y + EAVE_IN)}")
        x += 4
    for d in (-6.2, -2.4, 5.3, 9.1):
        blue.append(poly(edge(shape, d, x0, x1), False))
    for row, d in enumerate((-6.2, -2.2, 5.2, 9.2)):
        x = 3 if row % 2 else 6
        while x < x1:
            if x > x0 + 1:
                yellow.append(circle(x, LINE + f(x) + d, 0.95, HATCH))
            x += 6
    return (only("red", "hatch", [path("".join(red), "none", HATCH, 1.1)])
            + only("yellow", "hatch", yellow)
            + only("blue", "hatch", [path("".join(blue), "none", HATCH, 1.2)]))


# --- ground ---------------------------------------------------------------------------------------------
def tuft(x, y, s=1.0):
    return path(f"M{pt((x - 3 * s, y - 1.6 * s))}L{pt((x - 1 * s, y + 1.5 * s))}M{pt((x, y - 3.4 * s))}V{n(y + 1.5 * s)}"
                f"M{pt((x + 3 * s, y - 1.6 * s))}L{pt((x + 1 * s, y + 1.5 * s))}", "none", MEADOW_DARK, 1.7)


def tree(x, y, r):
    return circle(x, y, r, MEADOW_DARK) + circle(x, y, r * 0.45, MEADOW_LIGHT)


def meadow(items):
    return [f'<rect width="96" height="96" fill="{MEADOW}"/>'] + items


def cobbles(list_):
    d = "".join(f"M{pt((x, y))}h{n(w)}" for x, y, w in list_)
    return path(d, "none", COURT_DARK, 1.8)


def emblems(x, y, r):
    """The colour's charge, in the courtyard: cross for red, sun for yellow, four petals for blue."""
    cross, sun = [], []
    for k in range(4):
        a = math.pi / 2 * k
        for u, v in ((0.16, 0.16), (0.42, 1.0), (-0.42, 1.0), (-0.16, 0.16)):
            cross.append((x + r * (u * math.cos(a) - v * math.sin(a)), y + r * (u * math.sin(a) + v * math.cos(a))))
    # walk the arms the same way round
    cross = []
    for k in range(4):
        a = -math.pi / 2 * k
        for u, v in ((-0.17, 0.17), (-0.46, 1.0), (0.46, 1.0)):
            cross.append((x + r * (u * math.cos(a) + v * math.sin(a)), y + r * (-u * math.sin(a) + v * math.cos(a))))
    for k in range(16):
        a = math.pi / 8 * k
        q = r * (1.12 if k % 2 == 0 else 0.56)
        sun.append((x + q * math.sin(a), y - q * math.cos(a)))
    petals = []
    for k in range(4):
        a = math.pi / 2 * k
        petals.append(circle(x + r * 0.52 * math.sin(a), y - r * 0.52 * math.cos(a), r * 0.5, TINCT, INK, 1.8))
    for k in range(4):
        a = math.pi / 2 * k
        petals.append(circle(x + r * 0.52 * math.sin(a), y - r * 0.52 * math.cos(a), r * 0.44, TINCT))
    petals.append(circle(x, y, r * 0.24, CHARGE))
    return (only("red", "emblem", [path(poly(cross), TINCT, INK, 1.8)])
            + only("yellow", "emblem", [path(poly(sun), TINCT, INK, 1.8)])
            + only("blue", "emblem", petals))


# --- towers ---------------------------------------------------------------------------------------------
def ring_points(shape, c, r, k=0):
    x, y = c
    if shape == "curvy":
        return [(x + r * math.cos(2 * math.pi * i / 72), y + r * math.sin(2 * math.pi * i / 72)) for i in range(72)]
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
    """A crenellated outline: `count` merlons on the circle, or on each side of a four-sided tower."""
    x, y = c
    points = []
    if shape == "curvy":
        for i in range(count):
            for t, q in ((0, r), (0.5, r), (0.5, r - depth), (1, r - depth)):
                a = 2 * math.pi * (i - 0.25 + t) / count
                points.append((x + q * math.sin(a), y - q * math.cos(a)))
        return arcs_to_path(points)
    big, small = ring_points(shape, c, r), ring_points(shape, c, r)
    corner = big
    for i in range(4):
        a, b = corner[i], corner[(i + 1) % 4]
        ln = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / ln, (b[1] - a[1]) / ln
        px, py = -uy, ux  # inward for this winding
        cells = 2 * count - 1
        for k in range(cells):
            s, e2 = ln * k / cells, ln * (k + 1) / cells
            q = 0 if k % 2 == 0 else depth
            points += [(a[0] + ux * s + px * q, a[1] + uy * s + py * q),
                       (a[0] + ux * e2 + px * q, a[1] + uy * e2 + py * q)]
    return poly(points)


def arcs_to_path(points):
    return poly(points)


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
        out += [path(poly([p[3], p[0], c]), SHADE), path(poly([p[0], p[1], c]), SHADE, extra='fill-opacity="0.5"'),
                path(poly([p[2], p[3], c]), SHADE, extra='fill-opacity="0.5"')]
    return out


def hatch_tower(shape, c, r):
    x, y = c
    red, blue, yellow = [], [], []
    if shape == "curvy":
        for i in range(24):
            a = 2 * math.pi * (i + 0.5) / 24
            q = r * (0.42 if i % 2 else 0.62)
            red.append(f"M{pt((x + q * math.cos(a), y + q * math.sin(a)))}L{pt((x + r * math.cos(a), y + r * math.sin(a)))}")
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
    merlons = {"curvy": 14, "straight": 5, "zigzag": 4}[shape]
    inner = r - 8.5
    p = ring_points(shape, c, inner)
    contact = crown(shape, c, r, 4, merlons)
    out = [path(outline(shape, c, r + 2), INK, INK, 4.5, 'fill-opacity="0.13" stroke-opacity="0.13"')]
    out = [path(outline(shape, c, r + (4 if shape != "zigzag" else 3.4)), INK, extra='fill-opacity="0.13"')]
    out += [path(contact, STONE, INK, OUT)]
    out += [path(outline(shape, c, inner + 1.8), STONE_DARK)]
    out += roof(shape, c, inner) + hatch_tower(shape, c, inner)
    if shape != "curvy":
        out += [path("".join(f"M{pt(c)}L{pt(q)}" for q in p), "none", LIGHT, 2)]
    out += [path(outline(shape, c, inner), "none", INK, INNER)]
    out += [circle(c[0], c[1], 4.2, LIGHT, INK, INNER)]
    return out


# --- files ----------------------------------------------------------------------------------------------
def walls():
    for shape in WALLS:
        ground = meadow([tree(12, 9, 4.2), tuft(30, 10, 0.9), tuft(84, 9)])
        court = band(edge(shape, 0), [(0, SIZE), (SIZE, SIZE)])
        ground += [path(court, COURT), cobbles([(8, 72, 6), (16, 80, 8), (6, 88, 6), (74, 80, 7), (84, 72, 6),
                                                (82, 88, 8), (26, 90, 6), (64, 91, 6)])]
        write(f"wall-{shape}", f"Wall, {shape}", ground + wall_parts(shape) + emblems(48, 80, 8))


def towers():
    c, r = (LINE, LINE), 29
    for shape in WALLS:
        ground = meadow([tree(10, 10, 4.2), tuft(80, 10), tuft(10, 82), tuft(22, 6, 0.0001)])
        ground += [path(poly([c, (SIZE, LINE), (SIZE, SIZE), (LINE, SIZE)]), COURT),
                   cobbles([(86, 66, 6), (64, 88, 6), (86, 92, 5)])]
        stub = wall_parts("straight", 48, SIZE)
        # the same run of wall, mirrored over the diagonal, leaves through the bottom edge
        down = ['<g transform="matrix(0 1 1 0 0 0)">'] + [s for s in wall_parts("straight", 48, SIZE)] + ["</g>"]
        down = [s.replace('id="hatch-', 'id="hatchd-') for s in down]
        write(f"tower-{shape}", f"Tower, {shape}",
              ground + stub + down + tower_parts(shape, c, r) + emblems(80, 80, 8))


def keep():
    c = (48, 48)
    body = [f'<rect width="96" height="96" fill="{COURT}"/>',
            cobbles([(5, 10, 6), (85, 10, 6), (5, 86, 6), (85, 86, 6), (12, 18, 5), (79, 18, 5), (12, 79, 5), (79, 79, 5)])]
    h, t = 27, 12.5
    corners = [(48 - h, 48 - h), (48 + h, 48 - h), (48 + h, 48 + h), (48 - h, 48 + h)]
    k = h + 1
    body += [path(poly([(48 - k - 4, 48 - k - 4), (48 + k + 4, 48 - k - 4), (48 + k + 4, 48 + k + 4), (48 - k - 4, 48 + k + 4)]),
                  INK, extra='fill-opacity="0.13"')]
    body += [circle(x, y, t + 4, INK).replace("/>", ' fill-opacity="0.13"/>') for x, y in corners]
    body += [path(crown("straight", c, (h + 1) / 0.86, 4, 5), STONE, INK, OUT)]
    q = h - 7
    p = ring_points("straight", c, q / 0.86)
    body += [path(poly([(a - math.copysign(-1.8, a - 48), b - math.copysign(-1.8, b - 48)) for a, b in p]), STONE_DARK)]
    body += [path(poly(p), TINCT), path(poly([p[0], p[1], c]), SHADE), path(poly([p[2], p[3], c]), SHADE)]
    body += hatch_tower("straight", c, q / 0.86)
    body += [path("".join(f"M{pt(c)}L{pt(z)}" for z in p), "none", LIGHT, 2), path(poly(p), "none", INK, INNER)]
    for x, y in corners:
        body += [path(crown("curvy", (x, y), t, 2.6, 10), STONE, INK, OUT), circle(x, y, t - 5, TINCT, INK, INNER),
                 circle(x, y, 2, LIGHT)]
    body += [circle(48, 48, 12.5, CHARGE, INK, INNER)] + emblems(48, 48, 8)
    write("keep", "Keep", body)


def back():
    vert, light, gold = "#2f4a3f", "#41614f", "#d9a441"
    body = [f'<rect width="96" height="96" fill="{COURT}"/>',
            f'<rect x="5" y="5" width="86" height="86" rx="2" fill="{vert}" stroke="{INK}" stroke-width="2"/>']
    lines = ""
    for k in range(-7, 8):
        # lozenge lattice, clipped by hand to the field 8..88
        s = 48 + k * 13.333
        for sign in (1, -1):
            pts = []
            for x in (8, 88):
                pts.append((x, s + sign * (x - 48)))
            (x0, y0), (x1, y1) = pts
            def cut(x, y):
                if y < 8: return (48 + sign * (8 - s), 8)
                if y > 88: return (48 + sign * (88 - s), 88)
                return (x, y)
            a, b = cut(x0, y0), cut(x1, y1)
            if min(a[0], b[0]) >= 7.99 and max(a[0], b[0]) <= 88.01 and abs(a[0] - b[0]) > 0.5:
                lines += f"M{pt(a)}L{pt(b)}"
    body += [path(lines, "none", light, 1.8)]
    body += ['<rect x="8" y="8" width="80" height="80" rx="1" fill="none" stroke="' + gold + '" stroke-width="1.6"/>']
    # badge: a castle in plan; the same from all four sides
    body += [circle(48, 48, 27, vert, gold, 2.2)]
    body += [path("M36 36H60V60H36Z", "none", gold, 5)]
    for x, y in ((36, 36), (60, 36), (60, 60), (36, 60)):
        body += [circle(x, y, 6.4, gold, vert, 1.6)]
    body += [path("M48 41L55 48L48 55L41 48Z", gold)]
    write("back", "Back", body)


def slots():
    ink = "#ff0001"
    frame = f'<rect x="4" y="4" width="88" height="88" rx="5" fill="none" stroke="{ink}" stroke-width="2" stroke-dasharray="7 5"/>'
    g = lambda d: path(d, "none", ink, 2.4)
    tower = [circle(42, 42, 20, "none", ink, 2.4), g("M62 34H92M62 50H92M34 62V92M50 62V92")]
    wall = [g("M4 34H92M4 50H92"), g("M16 34v-6h8v6M32 34v-6h8v6M56 34v-6h8v6M72 34v-6h8v6")]
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
