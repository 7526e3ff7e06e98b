# SPDX-License-Identifier: CC-BY-SA-4.0
"""The covers of the five boxes. Each is made of its game's own charges and has a place of rest for the ribbon with
the title, which is written over it on the screen: so no picture needs a translation."""
import json
import os

from parts import *  # noqa: F403

KEEP = ["RzT", "RcW", "RcT", "RsW", "BK", "BcW", "YsT", "YsW", "BsT"]
TURNS = [0, 0, 1, 3, 0, 1, 3, 2, 2]


def edge(w, h):
    """A gold line with a stud in each corner."""
    studs = [circle(x, y, 3.2, GOLD, INK, 1) for x in (5, w - 5) for y in (5, h - 5)]
    return [f'<rect x="5" y="5" width="{n(w - 10)}" height="{n(h - 10)}" rx="2" fill="none" stroke="{GOLD}"'
            ' stroke-width="1.6"/>'] + studs


def waves(w, h):
    d = ""
    for row in range(int(h / 11) + 1):
        for x in range(-20 + (11 if row % 2 else 0), int(w + 20), 22):
            d += f"M{pt(x, 10 + 11 * row)}q4 -4 8 0"
    return lines(d, 1.5, "#5b9bb0")


def keep(w, h):
    """The finished castle from above, in its moat."""
    top = h - 54
    side = min(w * 0.84, top * 0.87)
    x, y, m = (w - side) / 2, (top - side) / 2 + 4, side * 0.035
    out = [rect(0, 0, w, h, "#2d6f8c"), waves(w, h),
           rect(x - m + 3, y - m + 6, side + 2 * m, side + 2 * m, "#123c50", 'rx="12" fill-opacity="0.45"'),
           rect(x - m, y - m, side + 2 * m, side + 2 * m, "#b5bf8d", f'rx="12" stroke="{INK}" stroke-width="2.4"')]
    s = side / 3
    out += [tile(code, x + s * (k % 3), y + s * (k // 3), s, TURNS[k]) for k, code in enumerate(KEEP)]
    return out + edge(w, h)


def hill(w, h, y, colour, bend):
    return shape(f"M-4 {n(y)}{bend}V{n(h + 4)}H-4Z", colour, 2.4)


def caleira(w, h):
    """The ten buildings as a town on a hill, before the sun."""
    s, cx, cy = w / 150, w * 0.5, h * 0.36

    def stands(name, x, base, size):
        return put(f"castles-of-caleira/{name}.svg", x * s - size * s / 2, base - size * s * BASE / 96, size * s)

    y1, y2, y3 = h * 0.55, h * 0.68, h * 0.80
    return [rect(0, 0, w, h, BLUE), rays(cx, cy, h, 18, "#2f62a8"), circle(cx, cy, w * 0.36, GOLD),
            circle(cx, cy, w * 0.32, "none", "#f6dc8f", 2),
            hill(w, h, y1 + 8, GREEN, f"Q{pt(w * 0.25, y1 - 20)} {pt(w * 0.5, y1 - 8)}T{pt(w + 4, y1 + 6)}"),
            stands("spire", 75, y1 - 4, 84), stands("wizard-tower", 34, y1 - 1, 60),
            stands("observatory", 120, y1 + 2, 52),
            hill(w, h, y2 + 4, "#3d6b45", f"Q{pt(w * 0.3, y2 - 14)} {pt(w * 0.55, y2 - 4)}T{pt(w + 4, y2 - 10)}"),
            stands("watchtower", 131, y2 - 1, 56), stands("barracks", 28, y2 + 2, 50),
            stands("throne-room", 80, y2 + 1, 47),
            hill(w, h, y3, "#2f5639", f"Q{pt(w * 0.3, y3 - 10)} {pt(w * 0.6, y3 - 2)}T{pt(w + 4, y3 - 6)}"),
            stands("marketplace", 50, y3 + 3, 43), stands("trebuchet", 108, y3 + 5, 44)] + edge(w, h)


def rampage(w, h):
    """The dragon above a broken wall, and who defends it."""
    y, d, k = h * 0.555, w * 0.74, w * 0.40
    breach = (f"M{pt(w * 0.38, y + 2)}l8 9l-6 8l9 10l-7 12V{n(h)}H{n(w * 0.62)}V{n(y + 40)}"
              "l-6 -14l8 -9l-6 -10l7 -7Z")
    left, right = ([f for f in battlement(x0, x1, y - 8, 3, 10, h * 0.4)]
                   for x0, x1 in ((-6, w * 0.38), (w * 0.62, w + 6)))
    joints = "".join(f"M{pt(x + (9 if row % 2 else 0), y + 16 + 12 * row)}h9" for row in range(8)
                     for x in (8, 36, w - 50, w - 24))
    return [rect(0, 0, w, h, RED), rays(w / 2, h * 0.46, h, 20, "#a63023"),
            circle(w / 2, h * 0.30, w * 0.37, RED_DARK), circle(w / 2, h * 0.30, w * 0.37, "none", GOLD, 2),
            put("castle-rampage/dragon.svg", (w - d) / 2, h * 0.30 - d * 0.52, d)] + left + right + [
            line(joints, 1.4, STONE_DARK), shape(breach, "#3b1410", 2.4),
            put("castle-rampage/archer.svg", w * -0.03, y + 4, k), put("castle-rampage/axe-man.svg", w * 0.60, y + 6, k * 0.9),
            put("castle-rampage/knight.svg", w * 0.27, y - 4, w * 0.46)] + edge(w, h)


def lattice(w, h):
    """Line by line: a path of lines that cross is far slower to paint."""
    return "".join(lines(f"M{n(x)} 0L{pt(x + side, h)}", 1.2, "#000", 0.16)
                   for side in (h, -h) for x in range(-int(h), int(w + h), 16)
                   if max(x, x + side) > 0 and min(x, x + side) < w)


def court(w, h, name):
    k = w * 0.78
    return put(f"castle-wars/{name}.svg", w / 2 - k / 2, h * 0.47 - k * 0.85, k)


def wars_above(w, h):
    """One court card, black above; the painter cuts what is below off along the slanted band."""
    return [rect(0, 0, w, h, "#3b3630"), lattice(w, h), court(w, h, "knight")]


def wars_below(w, h):
    return [rect(0, 0, w, h, RED), lattice(w, h),
            group([court(w, h, "leader")], f"rotate(180 {n(w / 2)} {n(h / 2)})")]


def wars(w, h):
    """What lies over both halves: the band and the corners of the card."""
    p = w * 0.15
    d = f"M-4 {n(h * 0.626)}L{pt(w + 4, h * 0.374)}"

    def corner(suit):
        return [rect(11, 11, p + 6, p + 6, PARCH, f'rx="3" stroke="{INK}" stroke-width="1.6"'),
                put(f"castle-wars/{suit}.svg", 14, 14, p)]

    return [lines(d, 11, INK), lines(d, 6.5, GOLD)] + corner("spade") + [
        group(corner("heart"), f"rotate(180 {n(w / 2)} {n(h / 2)})")] + edge(w, h)


def castles(w, h):
    """The castle between trebuchet and ballista, and the shields of eight."""
    r, g, k, t = h * 0.33, h * 0.60, h * 0.52, h * 0.30
    sw = min(24.0, (w - 40) / 8.6)
    shields = [put(f"seats/seat-{i}.svg", (w - 8 * (sw + 2)) / 2 + i * (sw + 2), g + 15, sw, grid=80) for i in range(8)]
    return [rect(0, 0, w, h, PURPLE), rays(w / 2, h * 0.36, w + h, 24, "#7c4f91"),
            circle(w / 2, h * 0.36, r, GOLD, INK, 2.4), circle(w / 2, h * 0.36, r - 6, "#dfe6ea"),
            shape(f"M-4 {n(g + 6)}Q{pt(w * 0.25, g - 12)} {pt(w * 0.5, g - 2)}T{pt(w + 4, g + 2)}V{n(h + 4)}H-4Z",
                  GREEN, 2.4),
            put("castles/castle.svg", (w - k) / 2, g + 2 - k * BASE / 96, k),
            put("castles/trebuchet-attack.svg", w * 0.05, g + 12 - t * 0.9, t, mirrored=True),
            put("castles/ballistas-attack.svg", w * 0.95 - t, g + 12 - t * 0.9, t)] + shields + edge(w, h)


def draw():
    drawings = [("castle-keep", "", keep), ("castles-of-caleira", "", caleira), ("castle-rampage", "", rampage),
                ("castle-wars", "", wars), ("castle-wars", "-above", wars_above), ("castle-wars", "-below", wars_below),
                ("castles", "", castles)]
    for game, part, drawing in drawings:
        with open(os.path.join(assets, game, "game.json"), encoding="utf-8") as f:
            box = json.load(f)["box"]
        w, h = box["width"], box["height"]
        write(here, f"cover-{game}{part}", f"Cover of {game}{part.replace('-', ', ')}", drawing(w, h), w, h)
