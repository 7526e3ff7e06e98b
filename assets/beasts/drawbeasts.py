#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the bots' masks (SVG) into the folder this file lies in, on a grid of 64 x 64: one heraldic beast for each of
their names, so that nobody is told from the others by colour alone. Never a person's face.

They must hold at 28 pixels: one silhouette each, few lines, eyes that can be counted. Run `python3 drawbeasts.py` after
a change and commit the SVG files with it. Standard library only.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403

LINE, THIN = 2.6, 1.8


def o(d, fill):
    return shape(d, fill, LINE)


def i(d, colour=INK, width=THIN):
    return line(d, width, colour)


def disc(x, y, r, fill, width=LINE):
    return circle(x, y, r, fill, INK, width)


def eyes(left, right, y, r=2.7):
    return [circle(left, y, r, INK), circle(right, y, r, INK)]


def oval(x, y, rx, ry, fill):
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}" stroke="{INK}" stroke-width="{LINE}"/>'


def boar():
    """Tusks, a broad snout, bristles."""
    return [o("M12 10L27 18L18 31ZM52 10L37 18L46 31Z", "#6f4a2d"),
            o("M18 22Q32 10 46 22L49 38Q45 55 32 57Q19 55 15 38Z", "#8a5d38"),
            path("M40 18Q45 20 46 22L49 38Q45 55 32 57Q44 44 40 18Z", "#734b2c"),
            i("M18 22Q32 10 46 22L49 38Q45 55 32 57Q19 55 15 38Z", INK, LINE),
            i("M28 20L26 13M32 19V11M36 20L38 13", INK, 2.2), oval(32, 46, 11.5, 8.5, "#d39a76"),
            '<ellipse cx="28" cy="46" rx="2.1" ry="3.2" fill="#2b2622"/><ellipse cx="36" cy="46" rx="2.1" ry="3.2" fill="#2b2622"/>',
            o("M20 53Q12 46 15 36Q21 41 23 50ZM44 53Q52 46 49 36Q43 41 41 50Z", "#fff6dc")] + eyes(25, 39, 31)


def raven():
    """The long beak of one that looks straight at you."""
    return [o("M32 6Q52 8 52 30Q50 46 32 59Q14 46 12 30Q12 8 32 6Z", "#3b3a42"),
            path("M40 8Q52 13 52 30Q50 46 32 59Q48 38 40 8Z", "#2c2b32"), i("M32 6Q52 8 52 30Q50 46 32 59Q14 46 12 30Q12 8 32 6Z", INK, LINE),
            i("M24 10l3 7M32 8v8M40 10l-3 7", "#8b8b96", 2), disc(22, 26, 6.6, "#d9dee2"), disc(42, 26, 6.6, "#d9dee2"),
            o("M25 31L32 26L39 31L32 58Z", GOLD), path("M32 27L38 31.500L32 55Z", GOLD_DARK),
            i("M32 27V55", INK, 1.6)] + eyes(23, 41, 26)


def owl():
    return [o("M10 9Q20 15 32 15Q44 15 54 9L53 34Q51 56 32 58Q13 56 11 34Z", "#b98a52"),
            path("M46 14L54 9L53 34Q51 56 32 58Q50 46 46 14Z", "#9b7040"), i("M10 9Q20 15 32 15Q44 15 54 9L53 34Q51 56 32 58Q13 56 11 34Z", INK, LINE),
            disc(22, 30, 10, PARCH), disc(42, 30, 10, PARCH), o("M27.500 36L32 31L36.500 36L32 46Z", GOLD),
            i("M20 48q3 3.500 6 0M29 52q3 3.500 6 0M38 48q3 3.500 6 0", "#5d3f22", 2.2)] + eyes(23, 41, 30, 4.4)


def ibex():
    """Two long ringed horns, a narrow face, a beard."""
    horns = "M27 24Q8 22 8 2Q20 4 31 22ZM37 24Q56 22 56 2Q44 4 33 22Z"
    return [o(horns, "#8a7b68"), i("M11 10l6 -3M15 16l7 -4M21 20l6 -4M53 10l-6 -3M49 16l-7 -4M43 20l-6 -4", INK, 1.8),
            o("M10 29L22 26L20 34ZM54 29L42 26L44 34Z", "#cbbca2"), o("M28 50H36L32 62Z", "#8a7b68"),
            o("M22 22H42L45 32L39 52Q32 57 25 52L19 32Z", "#ece4d4"), path("M38 22H42L45 32L39 52Q36 54.500 32 54.500Q42 42 38 22Z", "#cbbca2"),
            i("M22 22H42L45 32L39 52Q32 57 25 52L19 32Z", INK, LINE), i("M28.500 47l3.500 3.500l3.500 -3.500M32 50.500v3.500", INK, 2.2)] + eyes(26, 38, 33)


def wolf():
    return [o("M8 6L28 19L13 31ZM56 6L36 19L51 31Z", "#6f757d"), path("M13 12L22 19L16 24ZM51 12L42 19L48 24Z", "#d9b0a0"),
            o("M13 26Q32 8 51 26L57 38L48 41L50 46L41 47L32 60L23 47L14 46L16 41L7 38Z", "#9aa0a8"),
            path("M42 17Q48 20 51 26L57 38L48 41L50 46L41 47L32 60Q46 40 42 17Z", "#7d838c"),
            i("M13 26Q32 8 51 26L57 38L48 41L50 46L41 47L32 60L23 47L14 46L16 41L7 38Z", INK, LINE),
            o("M32 27L39 44L32 57L25 44Z", "#f1ede4"), path("M26.500 47H37.500L32 55Z", INK),
            i("M18 30l9 4M46 30l-9 4", INK, 2.6)] + eyes(23.5, 40.5, 36.5, 2.5)


def mouse():
    """All ears."""
    return [disc(15, 20, 12, "#b9a79a"), disc(49, 20, 12, "#b9a79a"), circle(15, 20, 6, "#e39a86"), circle(49, 20, 6, "#e39a86"),
            o("M16 28Q32 12 48 28Q48 43 32 57Q16 43 16 28Z", "#dccfc2"), path("M42 23Q45 25 48 28Q48 43 32 57Q44 42 42 23Z", "#c3b2a4"),
            i("M16 28Q32 12 48 28Q48 43 32 57Q16 43 16 28Z", INK, LINE),
            i("M26 46L10 42M27 49.500L12 53M38 46L54 42M37 49.500L52 53", INK, 1.6), disc(32, 53, 4.2, RED)] + eyes(25, 39, 34, 3)


def lion():
    """A mane that goes all round."""
    mane = "".join(("M" if k == 0 else "L") + pt(32 + (28.5 if k % 2 == 0 else 23) * math.sin(math.pi * k / 12),
                                                33 - (28.5 if k % 2 == 0 else 23) * math.cos(math.pi * k / 12))
                   for k in range(24)) + "Z"
    return [o(mane, "#b5652a"), disc(18, 19, 5, "#e2ac55"), disc(46, 19, 5, "#e2ac55"),
            o("M17 24Q32 12 47 24Q50 42 41 50Q32 57 23 50Q14 42 17 24Z", "#ecbf63"),
            path("M41 20Q45 22 47 24Q50 42 41 50Q38 53 34 54Q46 40 41 20Z", "#d39f45"),
            i("M17 24Q32 12 47 24Q50 42 41 50Q32 57 23 50Q14 42 17 24Z", INK, LINE),
            o("M28 26H36L38 38H26Z", "#f3d48c"), path("M25.500 37H38.500L32 44Z", INK), i("M32 44V48M32 48Q27 52 23 47M32 48Q37 52 41 47", INK, 2.2)] + eyes(23, 41, 31)


def squirrel():
    """Tufted ears, a nut in the mouth, a bushy tail that curls up beside the head."""
    tail, face = "M34 60Q64 58 61 30Q59 8 46 4Q34 3 33 13Q41 9 45 16Q49 26 40 34Z", "M8 30Q26 10 44 30Q48 43 38 52Q27 59 15 52Q4 43 8 30Z"
    return [o(tail, "#a8481f"), i("M49 12Q57 24 53 40Q50 50 43 54", "#e08a4a", 3.4), o("M8 7L21 21L9 30ZM37 7L43 30L30 21Z", "#b9552a"),
            o(face, "#d9743a"), path("M37 23Q41 26 44 30Q48 43 38 52Q34 55 29 56Q42 42 37 23Z", "#b9552a"), i(face, INK, LINE),
            o("M15 43Q26 33 37 43Q37 53 26 56Q15 53 15 43Z", "#f3e0c4"), path("M22.500 40.500H29.500L26 44.500Z", INK),
            o("M20.500 48.500H31.500Q33 58 26 62Q19 58 20.500 48.500Z", "#8a5d38"), o("M18.500 49.500Q26 43.500 33.500 49.500Q26 53 18.500 49.500Z", "#d3a56c")] + eyes(18, 34, 34, 3.3)


def bear():
    return [disc(14, 17, 9, "#6f4a2d"), disc(50, 17, 9, "#6f4a2d"), circle(14, 17, 4, "#c98f6a"), circle(50, 17, 4, "#c98f6a"),
            disc(32, 34, 22.5, "#8a5d38"), path("M44 15A22.500 22.500 0 0 1 36 56Q52 40 44 15Z", "#734b2c"),
            circle(32, 34, 22.5, "none", INK, LINE), oval(32, 44, 12, 9.5, "#e3c9a2"), path("M26 38.500H38L32 45.500Z", INK),
            i("M32 45V49M27 50Q32 53 37 50", INK, 2.2)] + eyes(22.5, 41.5, 29, 3)


for beast in (boar, raven, owl, ibex, wolf, mouse, lion, squirrel, bear):
    write(here, beast.__name__, beast.__name__.capitalize(), beast(), 64, 64)
