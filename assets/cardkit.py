# SPDX-License-Identifier: CC-BY-SA-4.0
"""The kit of parts from which the cards' pictures are drawn; each game's drawcards.py uses it.

A picture is a charge on a grid of 96 x 96, without its field: the painter (app/faces/cardframe.cpp) lays
tincture, hatching and ground under it. What stands, stands on BASE; light falls from the left. Standard
library only.
"""
import math
import os

BASE = 88          # the ground
INK, PARCH, SILVER = "#2b2622", "#f3e9d2", "#d9dee2"
STONE, STONE_MID, STONE_DARK = "#efe9dc", "#cfc7b6", "#aca392"
GOLD, GOLD_DARK = "#ecb93f", "#c4872a"
RED, RED_DARK = "#be3a2a", "#8f2a20"
BLUE, BLUE_DARK = "#25508f", "#1a3a6b"
GREEN, GREEN_DARK = "#4d7a4c", "#365a3a"
PURPLE, PURPLE_DARK = "#6a3f7d", "#4c2b5c"
WOOD, WOOD_DARK = "#9a6a3f", "#704826"
NIGHT = "#232a44"
OUT, INNER, FINE = 3, 2.2, 1.5  # stroke widths: silhouettes, lines inside them, joints of stone


def n(v):
    s = f"{v:.2f}".rstrip("0").rstrip(".")
    return "0" if s in ("-0", "") else s


def pt(x, y):
    return f"{n(x)} {n(y)}"


def poly(points, close=True):
    return "M" + "L".join(pt(*p) for p in points) + ("Z" if close else "")


def path(d, fill="none", stroke=None, width=OUT, extra=""):
    s = f'<path d="{d}" fill="{fill}"'
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return s + (" " + extra if extra else "") + "/>"


def shape(d, fill, width=OUT):
    """A silhouette: filled, with the ink line round it."""
    return path(d, fill, INK, width)


def line(d, width=INNER, colour=INK):
    return path(d, "none", colour, width)


def circle(x, y, r, fill="none", stroke=None, width=OUT, extra=""):
    s = f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"' + (" " + extra if extra else "")
    if stroke:
        s += f' stroke="{stroke}" stroke-width="{n(width)}"'
    return s + "/>"


def group(items, transform):
    return f'<g transform="{transform}">' + "".join(items) + "</g>"


def box(x0, y0, x1, y1):
    return f"M{pt(x0, y0)}H{n(x1)}V{n(y1)}H{n(x0)}Z"


def write(folder, name, title, body, w=96, h=96):
    text = ["<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->",
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">',
            f"<title>{title}</title>"] + body + ["</svg>", ""]
    with open(os.path.join(folder, name + ".svg"), "w", encoding="utf-8") as f:
        f.write("\n".join(text))


# --- masonry ----------------------------------------------------------------------------------------------
def stones(x0, x1, places):
    """Short joints: places are (row y, x as a part of the breadth, length)."""
    return line("".join(f"M{pt(x0 + (x1 - x0) * t, y)}h{n(w)}" for y, t, w in places), FINE, STONE_DARK)


def wall(x0, y0, x1, y1, shade=0.34, face=STONE, dark=STONE_MID):
    """An upright piece of masonry; its right part lies in the shade."""
    return [path(box(x0, y0, x1, y1), face), path(box(x1 - (x1 - x0) * shade, y0, x1, y1), dark),
            line(box(x0, y0, x1, y1), OUT)]


def battlement(x0, x1, y, count, height=6, depth=7, face=STONE, dark=STONE_MID):
    """A parapet of `count` merlons from x0 to x1; y is the merlons' top, depth the band below them."""
    breadth = (x1 - x0) / (count * 1.45 + count - 1)
    points, x = [(x0, y + height + depth), (x0, y)], x0
    for k in range(count):
        points += [(x + 1.45 * breadth, y), (x + 1.45 * breadth, y + height)]
        x += 2.45 * breadth
        if k < count - 1:
            points += [(x, y + height), (x, y)]
    points[-1] = (x1, y + height + depth)
    d = poly(points)
    s = x1 - (x1 - x0) * 0.3
    shaded = [p for p in points if p[0] >= s]
    return [path(d, face), path(poly([(s, y + height + depth), (s, y + height)] + shaded), dark), line(d, OUT)]


def slit(x, y, h=9, w=3.4):
    return path(f"M{pt(x - w / 2, y + h)}V{n(y + w / 2)}A{n(w / 2)} {n(w / 2)} 0 0 1 {pt(x + w / 2, y + w / 2)}"
                f"V{n(y + h)}Z", INK)


def arch(x, y, w, h):
    """The outline of a round arch standing on y."""
    r = w / 2
    return f"M{pt(x - r, y)}V{n(y - h + r)}A{n(r)} {n(r)} 0 0 1 {pt(x + r, y - h + r)}V{n(y)}Z"


def door(x, y, w, h, fill=WOOD, ring=True):
    out = [shape(arch(x, y, w, h), fill, INNER), line(f"M{pt(x, y)}V{n(y - h)}", FINE)]
    return out + ([circle(x + w * 0.2, y - h * 0.42, 1.1, INK)] if ring else [])


def portcullis(x, y, w, h):
    d = "".join(f"M{pt(x + w * t, y)}V{n(y - h * 0.9)}" for t in (-0.25, 0, 0.25))
    d += "".join(f"M{pt(x - w / 2, y - h * t)}h{n(w)}" for t in (0.22, 0.5))
    return [shape(arch(x, y, w, h), INK, INNER), line(d, 1.6, GOLD)]


def window(x, y, w=6, h=10, fill=GOLD):
    return [shape(arch(x, y, w, h), fill, INNER)]


def cone(x, y, w, h, fill, dark, eave=0):
    """A pointed roof: tip at (x, y), breadth w, height h."""
    a, b = (x - w / 2, y + h), (x + w / 2, y + h)
    bow = f"Q{pt(x, y + h + eave)} {pt(*a)}" if eave else f"L{pt(*a)}"
    return [path(f"M{pt(x, y)}L{pt(*b)}{bow}Z", fill),
            path(f"M{pt(x, y)}L{pt(*b)}L{pt(x + w * 0.12, y + h + eave / 2)}Z", dark),
            line(f"M{pt(x, y)}L{pt(*b)}{bow}Z", OUT)]


def banner(x, y, w, h, fill, mast=8):
    """A swallow-tailed banner that flies to the right (w negative: to the left) from its mast's top."""
    return [line(f"M{pt(x, y)}v{n(h + mast)}", INNER),
            shape(f"M{pt(x, y)}h{n(w)}l{n(-w * 0.25)} {n(h / 2)}l{n(w * 0.25)} {n(h / 2)}H{n(x)}Z", fill, INNER)]


def star(x, y, r, fill, points=5, inner=0.42, turn=0, stroke=None):
    p = []
    for k in range(2 * points):
        a = math.pi * k / points + turn
        q = r * (1 if k % 2 == 0 else inner)
        p.append((x + q * math.sin(a), y - q * math.cos(a)))
    return path(poly(p), fill, stroke, INNER)


def rotated(points, angle, x, y):
    a = math.radians(angle)
    return [(x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)) for px, py in points]


# --- arms ---------------------------------------------------------------------------------------------------
def sword(x, y, angle, length=62, fill=SILVER):
    """A sword whose point is at (0, -length / 2) before it is turned."""
    h = length / 2
    return [group([shape(poly([(0, -h), (4, -h + 8), (4, h - 18), (-4, h - 18), (-4, -h + 8)]), fill, INNER),
                   line(f"M0 {n(-h + 9)}V{n(h - 20)}", FINE),
                   shape(box(-13, h - 18, 13, h - 13), GOLD, INNER), shape(box(-2.6, h - 13, 2.6, h - 3), WOOD, INNER),
                   circle(0, h, 4, GOLD, INK, INNER)], f"translate({n(x)} {n(y)}) rotate({n(angle)})")]


def axe(x, y, angle, length=70):
    h = length / 2
    return [group([shape(box(-2.8, -h, 2.8, h), WOOD, INNER),
                   shape(f"M2 {n(-h + 5)}Q16 {n(-h + 8)} 26 {n(-h - 2)}Q36 {n(-h + 16)} 26 {n(-h + 35)}"
                         f"Q17 {n(-h + 24)} 2 {n(-h + 25)}Z", SILVER, INNER),
                   path(f"M26 {n(-h - 2)}Q36 {n(-h + 16)} 26 {n(-h + 35)}L23.500 {n(-h + 31.5)}Q30 {n(-h + 16)} 23.500 {n(-h + 1.5)}Z", PARCH),
                   shape(f"M-2.800 {n(-h + 8)}L-10 {n(-h + 11)}V{n(-h + 19)}L-2.800 {n(-h + 22)}Z", SILVER, INNER)],
                  f"translate({n(x)} {n(y)}) rotate({n(angle)})")]


def flame(x, y, s, outer=RED, inner=GOLD):
    return [group([shape("M0 -26Q14 -12 12 -2Q16 -6 16 -11Q24 2 18 13Q12 24 0 24Q-12 24 -18 13Q-22 3 -14 -7Q-12 -1 -8 0Q-10 -14 0 -26Z",
                         outer, OUT / s),
                   path("M1 -8Q9 2 8 9Q7 20 -1 20Q-9 20 -9 11Q-9 5 -4 1Q-3 6 0 6Q3 0 1 -8Z", inner)],
                  f"translate({n(x)} {n(y)}) scale({n(s)})")]


# --- whole cards, on a grid of 126 x 176 (2 to the millimetre) ------------------------------------------------
CARD_W, CARD_H = 126, 176
SLOT = "#ff0001"  # the painter puts the ink that suits the cloth in its place
GROUND = 'data-ground="1"'  # stands after the fill of a large ground: it is left white where ink is to be saved


def lozenges(a, b, c, d, high):
    """A lattice with a leaf in each lozenge, but for the middle."""
    step = (b - a) / 6
    rise = (d - c) / 8
    leaves, lines = [], []
    for j in range(17):
        for i in range(13):
            x, y = a + i * step / 2, c + j * rise / 2
            far = math.hypot(x - (a + b) / 2, y - (c + d) / 2) > (b - a) * 0.412
            if (i + j) % 2 == 0 and 0 < i < 12 and 0 < j < 16 and far:
                leaves.append(path(poly([(x, y - 3.4), (x + 2.6, y), (x, y + 3.4), (x - 2.6, y)]), high))
            # each line of the lattice once, from the top or a side down to where it leaves the field
            for turn in (1, -1):
                if (i + j) % 2 == 1 and (j == 0 or i == (0 if turn > 0 else 12)):
                    k = min(16 - j, 12 - i if turn > 0 else i)
                    if k:
                        lines.append(path(f"M{pt(x, y)}L{pt(x + turn * k * step / 2, y + k * rise / 2)}", "none", high, 1.5))
    return lines + leaves


def masonry(a, b, c, d, high):
    """Courses of ashlar, joints staggered, alike from both ends."""
    courses, stones_in_course = 15, 5
    rise, step = (d - c) / courses, (b - a) / stones_in_course
    out = "".join(f"M{pt(a, c + k * rise)}H{n(b)}" for k in range(1, courses))
    for k in range(courses):
        first = step if k % 2 else step / 2
        out += "".join(f"M{pt(a + first + i * step, c + k * rise)}v{n(rise)}" for i in range(stones_in_course)
                       if a + first + i * step < b - 1)
    return [path(out, "none", high, 2)]


def battlements(a, b, c, d, high):
    """Parapets one above the other; the lower half hangs upside down, so that both ends are alike."""
    rows, merlons = 12, 8
    rise, step = (d - c) / rows, (b - a) / (2 * merlons + 1)
    upper = ""
    for row in range(rows // 2):
        y = c + (row + 0.72) * rise
        upper += f"M{pt(a, y)}h{n(step)}" + f"v{n(-rise * 0.44)}h{n(step)}v{n(rise * 0.44)}h{n(step)}" * merlons
    half = [path(upper, "none", high, 1.6)]
    return half + [group(half, f"translate({n(a + b)} {n(c + d)}) rotate(180)")]


def bunting(a, b, c, d, high):
    """Strings of pennons, as at a feast, full and hollow ones in turn; the lower half hangs upside down, so that both
    ends are alike."""
    rows, pennons = 10, 8
    rise, step = (d - c) / rows, (b - a) / pennons
    strings, full, hollow = "", "", ""
    for row in range(rows // 2):
        y = c + 3 + row * rise
        strings += f"M{pt(a, y)}"
        for k in range(pennons):
            x = a + (k + 0.5) * step
            strings += f"Q{pt(x, y + 5)} {pt(x + step / 2, y)}"
            if math.hypot(x - (a + b) / 2, y + 6 - (c + d) / 2) > (b - a) * 0.461:
                flag = f"M{pt(x - 4.4, y + 2)}Q{pt(x, y + 3)} {pt(x + 4.4, y + 2)}L{pt(x, y + 11.5)}Z"
                if (k + row) % 2:
                    full += flag
                else:
                    hollow += flag
    half = [path(strings, "none", high, 1.3), path(full, high, high, 1.3), path(hollow, "none", high, 1.3)]
    return half + [group(half, f"translate({n(a + b)} {n(c + d)}) rotate(180)")]


PATTERNS = {"lozenges": lozenges, "masonry": masonry, "battlements": battlements, "bunting": bunting}


def patterns(own, a, b, c, d, high):
    """What a back shows by itself, and hidden beneath it what people can choose in its place (see backname.h)."""
    return ['<g data-own="1">' + "".join(own) + "</g>"] + [
        f'<g data-only="{name}" display="none">' + "".join(draw(a, b, c, d, high)) + "</g>"
        for name, draw in PATTERNS.items()]


def back(folder, field, low, high, badge, name="back", title="Back", pattern="lozenges"):
    """A pattern with a roundel in the middle. `badge` is the upper half of what stands in the roundel, on its
    middle line y = 0; it is shown again upside down, so both ways up are alike."""
    a, b, c, d = 12, CARD_W - 12, 12, CARD_H - 12
    body = [f'<rect width="{CARD_W}" height="{CARD_H}" fill="{PARCH}"/>',
            f'<rect x="6" y="6" width="{CARD_W - 12}" height="{CARD_H - 12}" rx="4" fill="{field}" {GROUND} '
            f'stroke="{INK}" stroke-width="1.6"/>']
    body += patterns(PATTERNS[pattern](a, b, c, d, high), a, b, c, d, high)
    body += [f'<rect x="10" y="10" width="{CARD_W - 20}" height="{CARD_H - 20}" rx="2.4" fill="none" stroke="{GOLD}" '
             'stroke-width="1.8"/>']
    for x in (10, CARD_W - 10):
        for y in (10, CARD_H - 10):
            body += [circle(x, y, 3.4, GOLD, INK, 1)]
    body += [circle(63, 88, 41, low, GOLD, 2.6, GROUND), circle(63, 88, 36.5, "none", GOLD, 1.2)]
    # The halves overlap a little, or a printer would show a seam between them.
    body += [group(badge, "translate(63 88.2)"), group(badge, "translate(63 87.8) rotate(180)")]
    write(folder, name, title, body, CARD_W, CARD_H)


def slot(folder, name, title, d):
    """An empty place: a dashed card with a few lines in it, on the grid of a picture in the card's middle."""
    body = [f'<rect x="4" y="4" width="{CARD_W - 8}" height="{CARD_H - 8}" rx="7" fill="none" stroke="{SLOT}" '
            'stroke-width="2.4" stroke-dasharray="9 6"/>',
            f'<g transform="translate(15 40)">{path(d, "none", SLOT, 3)}</g>']
    write(folder, "slot-" + name, title, body, CARD_W, CARD_H)
