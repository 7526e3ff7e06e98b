# SPDX-License-Identifier: CC-BY-SA-4.0
"""What stands and hangs in the hall: window by day and by night, cat, candle, door, tag and small signs."""
from parts import *  # noqa: F403

DAY = {"stone": "#d6d1c4", "stone_dark": "#a8a193", "sky": "#9fc9dc", "sky_low": "#dceaea", "hill": "#7fa06b",
       "near": "#5e8353", "line": INK}
NIGHT = {"stone": "#59606a", "stone_dark": "#3d434c", "sky": "#141d3a", "sky_low": "#232f54", "hill": "#1c2b34",
         "near": "#14202a", "line": "#0d1013"}
W, H, R = 158.0, 252.0, 79.0  # the window, and the radius of its arch


def arched(m):
    """The outline of the window, so far inside its edge."""
    return f"M{pt(m, H)}V{n(R)}A{n(R - m)} {n(R - m)} 0 0 1 {pt(W - m, R)}V{n(H)}Z"


def view(t, night):
    """What is seen outside. Everything keeps within the opening by itself."""
    k, x0, x1 = W * 0.42, 16, W - 16
    out = [path(arched(16), t["sky"]), rect(x0, H * 0.45, x1 - x0, H * 0.55, t["sky_low"])]
    if night:
        stars = ((0.3, 0.2), (0.42, 0.33), (0.25, 0.42), (0.8, 0.42), (0.55, 0.14), (0.7, 0.5), (0.2, 0.3), (0.5, 0.26))
        out += [path(f"M{pt(W * 0.68, H * 0.18)}a16 16 0 1 0 14 24a13 13 0 1 1 -14 -24Z", PARCH)]
        out += [circle(W * a, H * b, 1.3, PARCH) for a, b in stars]
    else:
        out += [circle(W * 0.68, H * 0.27, W * 0.12, "#f6dc8f"),
                path(f"M{pt(W * 0.16, H * 0.36)}q8 -12 20 -6q8 -12 22 -2q16 -2 16 8Z", "#f7f4e8")]
    out += [path(f"M{pt(x0, H * 0.67)}Q{pt(W * 0.45, H * 0.53)} {pt(x1, H * 0.66)}V{n(H)}H{x0}Z", t["hill"]),
            put("castles/castle.svg", W * 0.28, H * 0.61 - k * 0.9, k)]
    if night:  # the castle lies in the dark, two of its windows are lit
        out += [rect(W * 0.28, H * 0.61 - k * 0.9, k, k * 0.96, t["sky"], 'fill-opacity="0.62"'),
                rect(W * 0.425, H * 0.52, 4, 6, GOLD), rect(W * 0.53, H * 0.52, 4, 6, GOLD)]
    return out + [path(f"M{pt(x0, H * 0.80)}Q{pt(W * 0.6, H * 0.67)} {pt(x1, H * 0.82)}V{n(H)}H{x0}Z", t["near"])]


def window(t, night):
    """An arched window of two lights, on its sill."""
    ring = arched(0) + arched(16)
    lead = f"M{n(W / 2)} 16V{n(H)}" + "".join(f"M16 {n(H * f)}H{n(W - 16)}" for f in (0.42, 0.68))
    joints = ""
    for k in range(1, 8):
        c, s = math.cos(math.pi * k / 8), math.sin(math.pi * k / 8)
        joints += f"M{pt(R - (R - 1) * c, R - (R - 1) * s)}L{pt(R - (R - 11) * c, R - (R - 11) * s)}"
    for y in range(int(R) + 8, int(H), 34):
        joints += f"M0 {y}h11M{n(W)} {y + 12}h-11"
    out = view(t, night) + [path(ring, t["stone_dark"], extra='fill-rule="evenodd"'),
                            path(arched(0) + arched(11), t["stone"], extra='fill-rule="evenodd"'),
                            lines(lead, 3.6, INK), group([lines(lead, 1.2, IRON)], "translate(-1 0)"),
                            lines(arched(16), 2, t["line"]), lines(joints, 1.4, INK, 0.45), lines(arched(0), 2.6, t["line"]),
                            rect(-10, H - 2, W + 20, 14, t["stone"], f'rx="2" stroke="{t["line"]}" stroke-width="2.2"'),
                            rect(-9, H + 6, W + 18, 5, t["stone_dark"])]
    return [group(out, "translate(12 2)")]


def furs(night):
    return ("#14110f", "#8a4a22") if night else (INK, "#c8662a")


def tail(night):
    """The cat's tail, hanging down; it begins at 16, 6."""
    ink, fur = furs(night)
    way = "M10 40Q-2 40 2 58Q4 68 12 66"
    return [group([lines(way, 9.5, ink), lines(way, 5, fur)], "translate(6 -34)")]


def cat(night):
    """Asleep on the sill, without its tail."""
    ink, fur = furs(night)
    return [group([shape("M4 40Q0 14 30 12Q52 8 66 22Q70 12 76 8L82 15Q90 14 96 16L102 8Q108 16 106 26Q110 40 92 42Z", fur, 2.6)
                   .replace(INK, ink),
                   lines("M24 14q2 7 -2 12M34 12q2 8 -1 14M44 12q2 8 0 13", 2.6, ink),
                   lines("M80 28q4 4 8 0M94 28q4 4 8 0M90 33l2 2l2 -2", 2, ink)], "translate(4 -4)")]


def candle():
    dark = "#15110e"
    return [group([shape("M-20 0Q-18 -8 -5 -9V-26H5V-9Q18 -8 20 0Z", IRON, 2.4), shape("M-12 -26H12L9 -33H-9Z", "#8d959b", 2.2),
                   shape("M-7 -33V-76Q0 -80 7 -76V-33Z", PARCH, 2.2), path("M2 -34V-76Q5 -76.500 6 -75.500V-34Z", "#d9c9a2"),
                   path("M-6 -70q3 14 5 2", "#fff6dc")], "translate(22 92)").replace(INK, dark)]


def flame(lean):
    """One of two flames that take turns; its foot is at the middle below."""
    a = lean
    return [shape(f"M{pt(10 + a, 2)}Q{pt(24, 20 - a)} 17 32Q10 39 3 32Q{pt(-3, 21 + a)} {pt(10 + a, 2)}Z", GOLD, 1.6),
            path(f"M{pt(10 + a / 2, 15)}Q16 24 13 30Q10 34 7 30Q4 24 {pt(10 + a / 2, 15)}Z", "#fff6dc")]


def door():
    """An oak door, ajar onto the light: behind it stand the house rules."""
    hinge = "M12 44h26l6 4l-6 4h-26ZM12 90h26l6 4l-6 4h-26Z"
    return [shape("M4 124V52A44 44 0 0 1 92 52V124Z", STONE, 3), path("M92 52V124H84V52A36 36 0 0 0 48 16V8A44 44 0 0 1 92 52Z", STONE_MID),
            lines("M4 52A44 44 0 0 1 92 52V124H4Z", 3, INK), shape("M12 124V54A36 36 0 0 1 84 54V124Z", INK, 2.2),
            path("M76 124V32Q84 42 84 54V124Z", GOLD), shape("M12 124V54A36 36 0 0 1 48 18Q66 19 76 32V124Z", WOOD, 2.2),
            lines("M28 26V123M44 19V123M60 21V123", 1.5, WOOD_DARK), shape(hinge, IRON, 1.5),
            circle(66, 76, 6, "none", INK, 5), circle(66, 76, 6, "none", "#8d959b", 2.2)]


def tag():
    """A tag of parchment on its string; the shield comes on it."""
    return [lines("M22 2Q30 12 26 22", 1.6, INK), shape("M6 22H44L50 28V62Q28 66 6 62Z", PARCH, 1.8), circle(27, 27, 2.4, INK)]


def crown():
    return [shape("M6 38L2 10L14 20L24 4L34 20L46 10L42 38Z", GOLD, 3), lines("M8 33H40", 2.2, INK), circle(24, 25, 3, RED, INK, 1.5)]


def seal():
    """Sealing wax with the gatehouse."""
    edge = [(24 + r * math.cos(k * 0.349), 24 + r * math.sin(k * 0.349)) for k in range(18) for r in [22 if k % 3 == 0 else 20]]
    return [shape(poly(edge), "#b3271e", 2), circle(24, 24, 15, "none", "#7d1d18", 1.8),
            path("M15 33V16H19V19H21V16H27V19H29V16H33V33H27V27A3 3 0 0 0 21 27V33Z", "#f0b6a6")]


# In one line weight, on 24 x 24; the painter puts the ink that suits their ground in the placeholder's place.
SIGNS = {"pawn": "M12 3.500A3.700 3.700 0 0 1 14.300 10.500Q14.300 15.500 17.500 20H6.500Q9.700 15.500 9.700 10.500A3.700 3.700 0 0 1 12 3.500Z",
         "hourglass": "M7 3H17M7 21H17M8 3Q8 9 12 12Q8 15 8 21M16 3Q16 9 12 12Q16 15 16 21",
         "play": "M7 4.500L19 12L7 19.500Z", "more": "M5 12H5.010M12 12H12.010M19 12H19.010", "tick": "M4 13L9.500 18L20 6"}


def draw():
    write(here, "window-day", "Window by day", window(DAY, False), 182, 268)
    write(here, "window-night", "Window by night", window(NIGHT, True), 182, 268)
    write(here, "cat-day", "Cat", cat(False), 116, 70)
    write(here, "cat-night", "Cat by night", cat(True), 116, 70)
    write(here, "tail-day", "The cat's tail", tail(False), 24, 40)
    write(here, "tail-night", "The cat's tail by night", tail(True), 24, 40)
    write(here, "candle", "Candle", candle(), 44, 94)
    write(here, "flame-1", "Flame", flame(0), 20, 38)
    write(here, "flame-2", "Flame, leaning", flame(2), 20, 38)
    write(here, "door", "Door", door(), 96, 126)
    write(here, "tag", "Tag", tag(), 54, 66)
    write(here, "crown", "Crown", crown(), 48, 42)
    write(here, "seal", "Seal", seal(), 48, 48)
    for name, d in SIGNS.items():
        write(here, f"sign-{name}", name, [lines(d, 4 if name == "more" else 2.2, "#ff0001")], 24, 24)
