#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the pictures of Castles of Caleira (SVG) into the folder this file lies in.

Ten buildings, each with a silhouette of its own, on the kit's grid. Run `python3 drawcards.py` after a change and
commit the SVG files with it. Standard library only.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403

COPPER, COPPER_DARK = "#79ab94", "#578571"


def put(name, title, body):
    write(here, name, title, body)


def barracks():
    """A long house with a great roof between two short banners: the broadest of all."""
    body = wall(10, 58, 86, BASE, 0.3)
    body += [shape("M4 59L18 32H78L92 59Z", RED), path("M62 33.500H77L90 57.500H74Z", RED_DARK)]
    body += [line("M14 50H82M19 41H77", FINE, RED_DARK), line("M4 59L18 32H78L92 59Z", OUT)]
    body += door(48, BASE, 16, 21)
    for x in (20, 32, 64, 76):
        body += window(x, 77, 7, 11)
    body += banner(44, 10, 15, 11, GOLD, 12) + banner(70, 10, 15, 11, GOLD, 12)
    put("barracks", "Barracks", body)


def battlements():
    """A wall seen from the field: three great merlons and nothing else."""
    d = "M4 88V28H26V46H37V28H59V46H70V28H92V88Z"
    body = [path(d, STONE), path("M78 88V28H92V88ZM52 30H59V46H52ZM20 30H26V46H20Z", STONE_MID)]
    body += [path("M4 52H92V57H4Z", STONE_MID)]
    joints = ""
    for row, y in enumerate((66, 77)):
        joints += f"M4 {y}H92"
        for k in range(4 if row else 5):
            joints += f"M{13 + 18 * k + (9 if row else 0)} {y}v11"
    joints += "M22 57v9M40 57v9M58 57v9M76 57v9"
    body += [line(joints, FINE, STONE_DARK), line("M4 52H92M4 57H92", INNER), line(d, OUT)]
    for x in (15, 48, 81):
        body += [slit(x, 34, 12, 4)]
    put("battlements", "Battlements", body)


def marketplace():
    """A stall under a striped awning."""
    body = [line("M14 40V88M82 40V88", 5), line("M14 40V88M82 40V88", 2, WOOD)]
    body += wall(8, 66, 88, BASE, 0.3, WOOD, WOOD_DARK)
    body += [line("M8 77H88", FINE, WOOD_DARK)]
    # wares: loaves, a jug, apples
    body += [shape("M18 66Q18 56 26 56Q34 56 34 66Z", GOLD, INNER), line("M23 58l3 4M28 58l2 4", FINE, GOLD_DARK)]
    body += [shape("M43 66Q39 60 44 55L43 50H53L52 55Q57 60 53 66Z", BLUE, INNER)]
    for x, y in ((66, 62), (74, 62), (70, 56)):
        body += [circle(x, y, 4.6, RED, INK, INNER)]
    top, foot = 14, 38
    edges = [(18 + 10 * k, 6 + 14 * k) for k in range(7)]
    for k in range(6):
        a, b = edges[k], edges[k + 1]
        fill = RED if k % 2 == 0 else PARCH
        r = (b[1] - a[1]) / 2
        body += [shape(f"M{pt(a[0], top)}H{n(b[0])}L{pt(b[1], foot)}A{n(r)} {n(r)} 0 0 1 {pt(a[1], foot)}Z", fill,
                       INNER)]
    body += [line("M18 14H78L90 38M18 14L6 38", OUT), line("M6 38H90", FINE)]
    put("marketplace", "Marketplace", body)


def observatory():
    """A dome with its great tube, and a star."""
    body = wall(22, 58, 74, BASE, 0.32) + wall(16, 50, 80, 59, 0.3)
    body += [shape("M20 50A28 28 0 0 1 76 50Z", COPPER), path("M60 27A28 28 0 0 1 74.500 48.500H62Z", COPPER_DARK)]
    body += [line("M34 49Q36 33 45 23.500M62 49Q60 33 51 23.500", FINE, PARCH)]
    tube = rotated([(-16, -6), (26, -5), (26, 5), (-16, 6)], -38, 52, 30)
    rim = rotated([(24, -7.5), (31, -7.5), (31, 7.5), (24, 7.5)], -38, 52, 30)
    back = rotated([(-22, -4), (-15, -4), (-15, 4), (-22, 4)], -38, 52, 30)
    body += [shape(poly(tube), GOLD), shape(poly(rim), GOLD_DARK), shape(poly(back), GOLD_DARK, INNER)]
    body += door(48, BASE, 13, 18)
    body += window(31, 78, 7, 11) + window(65, 78, 7, 11)
    body += [star(4, 50, 8, GOLD, 4, 0.3), star(92, 46, 5, PARCH, 4, 0.3), star(14, 64, 4, PARCH, 4, 0.3)]
    put("observatory", "Observatory", body)


def spire():
    """The tallest and slenderest: needle roof, balcony, a crown on its tip."""
    body = wall(39, 40, 57, BASE, 0.36)
    body += [shape("M33 60H63L58 67H38Z", STONE_MID, INNER), line("M34 60v-6M41 60v-6M55 60v-6M62 60v-6M33 53.500H63", INNER)]
    body += cone(48, 8, 32, 34, PURPLE, PURPLE_DARK, 5) + window(48, 57, 8, 12)
    body += [path("M47 31Q42.500 27 45 24.500Q47 23.500 48 26Q49 23.500 51 24.500Q53.500 27 49 31L48 32Z", GOLD, GOLD, 1)]
    body += [star(48, 8, 8.5, GOLD, 5, 0.44, 0, INK)]
    for x in (28, 68):
        body += wall(x - 7, 72, x + 7, BASE, 0.36) + cone(x, 54, 19, 19, PURPLE, PURPLE_DARK, 3) + [slit(x, 77, 7)]
    body += door(48, BASE, 12, 16)
    put("spire", "Princess Spire", body)


def throne_room():
    """A high-backed throne under a canopy of two curtains."""
    body = [shape("M10 88V20Q10 10 20 10H76Q86 10 86 20V88H74Q74 50 60 26H36Q22 50 22 88Z", RED)]
    body += [path("M76 14Q84 14 84 22V86H76Q76 52 64 27H66Q74 26 76 14Z", RED_DARK)]
    body += [line("M16 26Q18 60 16 84M80 26Q78 60 80 84", FINE, RED_DARK)]
    body += [shape("M8 10H88V22Q83 29 78 22Q73 29 68 22Q63 29 58 22Q53 29 48 22Q43 29 38 22Q33 29 28 22Q23 29 18 22"
                   "Q13 29 8 22Z", GOLD, INNER)]
    body += [shape("M35 66V40L41 36L48 30L55 36L61 40V66Z", GOLD), shape("M40 64V45L48 39L56 45V64Z", RED, INNER)]
    body += [circle(48, 31, 4, GOLD, INK, INNER), circle(35, 39, 3.4, GOLD, INK, INNER), circle(61, 39, 3.4, GOLD, INK, INNER)]
    body += [shape("M31 64H65V72H31Z", GOLD, INNER), path("M34 58h-5v6h5zM62 58h5v6h-5z", GOLD_DARK, INK, INNER)]
    body += [shape("M33 72H63V80H33Z", GOLD_DARK, INNER), shape("M26 80H70V88H26Z", STONE, INNER)]
    put("throne-room", "Throne Room", body)


def trebuchet():
    """The engine about to shoot: a long beam, its box of stones, a trestle."""
    body = [line("M6 84H90", 8), line("M6 84H90", 3.4, WOOD)]
    for a, b in (((46, 40), (24, 82)), ((52, 40), (76, 82))):
        body += [line(f"M{pt(*a)}L{pt(*b)}", 8), line(f"M{pt(*a)}L{pt(*b)}", 3.4, WOOD)]
    body += [line("M34 66H64", 7), line("M34 66H64", 2.6, WOOD)]
    beam = poly([(13, 16), (17, 11), (79, 49), (74, 57)])
    body += [shape(beam, WOOD), path(poly([(17, 17.500), (18.500, 15), (75, 51), (73.500, 53.500)]), WOOD_DARK)]
    body += [circle(49, 35.5, 5, GOLD, INK, INNER)]
    body += [shape("M64 52L88 50L86 74Q75 79 64 74Z", STONE_MID), line("M64 60Q76 64 87 59", FINE),
             line("M72 62v14M80 62v13", FINE)]
    body += [line("M15 13Q6 26 12 40", INNER), circle(13, 46, 8, STONE, INK), path("M16 39.500A7 7 0 0 1 16 52Q19 46 16 39.500Z", STONE_MID)]
    body += [circle(18, 84, 3, GOLD), circle(78, 84, 3, GOLD)]
    put("trebuchet", "Trebuchet", [group(body, "translate(96 0) scale(-1 1)")])


def watchtower():
    """One tower that widens at the top, with a beacon."""
    body = wall(34, 50, 62, BASE, 0.36)
    body += [path("M34 52L26 42H70L62 52Z", STONE_MID, INK, INNER)]
    body += battlement(24, 72, 26, 4, 7, 10)
    body += [shape("M40 24H56L53 18H43Z", WOOD, INNER),
             shape("M48 2Q57 9 54 16Q53 19 48 19Q43 19 42 16Q40 11 45 8Q45 11 47 11Q49 7 48 2Z", GOLD, INNER),
             path("M48 10Q52 14 50 17Q48 19 46 17Q45 14 48 10Z", RED)]
    body += [slit(42, 58, 11), slit(53, 66, 11)]
    body += door(48, BASE, 12, 15)
    body += [stones(36, 60, ((58, 0.62, 5), (72, 0.1, 5), (65, 0.02, 4), (80, 0.78, 5)))]
    put("watchtower", "Watchtower", body)


def wizard_tower():
    """A crooked tower under a crooked hat, a moon beside it."""
    body = [path("M34 88L38 52H62L66 88Z", STONE), path("M57 52H62L66 88H58Z", STONE_MID), line("M34 88L38 52H62L66 88Z", OUT)]
    body += [path("M60 62H76V74L70 80L63 80Z", STONE_MID, INK, INNER), shape("M57 63L68 48L80 63Z", BLUE, INNER)]
    hat = "M24 54Q40 48 46 24Q50 10 66 8Q56 14 58 24Q60 46 76 54Q50 62 24 54Z"
    body += [path(hat, BLUE), path("M58 24Q60 46 76 54Q66 57 56 57Q56 36 53 20Q56 14 58 24Z", BLUE_DARK), line(hat, OUT)]
    body += [star(45, 46, 5, GOLD, 5), star(52, 31, 3.4, GOLD, 5), star(60, 51, 3, GOLD, 5)]
    body += [group([path("M90 10A13 13 0 1 1 80 30A10.500 10.500 0 0 0 90 10Z", GOLD, INK, INNER)], "translate(-5 2)")]
    body += window(49, 73, 7, 11) + door(48, BASE, 11, 12, WOOD, False) + [path(arch(69, 76, 4, 7), GOLD)]
    put("wizard-tower", "Wizard Tower", body)


def moat():
    """A gate behind broad water, its bridge drawn up."""
    body = wall(30, 28, 66, 62, 0.34) + battlement(26, 70, 16, 4, 6, 8)
    body += wall(8, 40, 30, 62, 0.3) + wall(66, 40, 88, 62, 0.4) + battlement(5, 31, 32, 3, 5, 5) + battlement(65, 91, 32, 3, 5, 5)
    body += [shape(arch(48, 62, 20, 28), WOOD, INNER), line("M43 61V39M48 61V36M53 61V39", FINE), line("M39 44h18M39 53h18", INNER, STONE_DARK)]
    body += [line("M36 34L41 42M60 34L55 42", FINE)]
    body += [shape("M2 62H94V88H2Z", BLUE), path("M2 63H94V66H2Z", BLUE_DARK)]
    waves = ""
    for y, x in ((71, 6), (78, 12), (85, 6)):
        for k in range(5):
            waves += f"M{x + 18 * k} {y}q4 -4 8 0" if x + 18 * k + 8 < 93 else ""
    body += [line(waves, INNER, PARCH)]
    put("moat", "Moat", body)


def whole_cards():
    tower = [path("M-8 0V-16H-12V-21H-8.500V-24H-4V-21H-2.200V-24H2.200V-21H4V-24H8.500V-21H12V-16H8V0Z", GOLD),
             path(cone_d(-20, -8, 10, 9) + cone_d(20, -8, 10, 9) + "M-23.500 0V-8H-16.500V0ZM16.500 0V-8H23.500V0Z", GOLD),
             path(arch(0, 0, 6, 9), BLUE_DARK), path("M0 -34V-24M0 -34L7 -31L0 -28Z", GOLD, GOLD, 1.4),
             path("M-30 0H30", "none", GOLD, 2)]
    back(here, "#25508f", BLUE_DARK, "#3a659f", tower)
    slot(here, "castle", "Place for a castle", "M20 84V34H30V44H40V34H56V44H66V34H76V84ZM40 84V70A8 8 0 0 1 56 70V84")
    slot(here, "deck", "Place for the deck", "M20 30H64V90H20ZM27 24H71V84M34 18H78V78")
    slot(here, "discard", "Place for the discard pile", "M16 46L44 26L72 68L44 88ZM50 24H80V66H76")


def cone_d(x, y, w, h):
    return f"M{pt(x - w / 2, y)}L{pt(x, y - h)}L{pt(x + w / 2, y)}Z"


barracks()
battlements()
marketplace()
observatory()
spire()
throne_room()
trebuchet()
watchtower()
wizard_tower()
moat()
whole_cards()
