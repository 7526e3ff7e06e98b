#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the small symbols of the cards (SVG) into the folder this file lies in, on a grid of 48 x 48.

Each is one silhouette in the placeholder paint #ff0001, with lines in it in #ff0002; the painter puts the inks
in (app/faces/cardframe.cpp). Run `python3 drawsymbols.py` after a change and commit the SVG files with it.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403

FORM, CUT = "#ff0001", "#ff0002"


def put(name, title, body):
    write(here, name, title, body, 48, 48)


def cut(d, width=2.4):
    return path(d, "none", CUT, width)


# A great helm from the side of the knight's shield: a closed bucket with its slit, and a plume.
put("knight", "Knight", [path("M7 21Q7 8 23 7Q39 8 39 21V40Q31 47 23 47Q15 47 7 40Z", FORM),
                         path("M23 7Q20 0 29 0Q40 1 47 10Q37 6 30 9Z", FORM, FORM, 1.5),
                         cut("M7 24H39", 4.4), cut("M23 25V46", 2.6), cut("M29.500 33h4.500M29.500 39h3", 2.6)])
# A bent bow with an arrow on the string.
put("archer", "Archer", [path("M15 4Q37 8 37 24Q37 40 15 44", "none", FORM, 5), path("M15 4L12 24L15 44", "none", FORM, 2),
                         path("M4 24H38", "none", FORM, 3.4), path("M46 24L35 17.500V30.500Z", FORM),
                         path("M2 19L9 24L2 29", "none", FORM, 3)])
# A bearded axe.
put("axe", "Axe", [path("M17 45L27 4", "none", FORM, 5),
                   path("M23 6Q34 9 43 5Q47 18 40 31Q33 24 20 22Z", FORM), cut("M38 9Q41 18 37 26", 2)])
put("anchor", "Stays", [path("M24 15V42M14 21H34", "none", FORM, 4.6), circle(24, 9.5, 5, "none", FORM, 4.2),
                        path("M8 28Q9 42 24 43Q39 42 40 28", "none", FORM, 4.6),
                        path("M3 32L8 24L14 31ZM45 32L40 24L34 31Z", FORM)])
# A card that is being turned up.
put("turn-up", "On turning up", [path("M7 18H25V44H7Z", FORM, FORM, 3), path("M12 24L20 24M12 30H20", "none", CUT, 2.4),
                                 path("M20 9Q38 6 38 27", "none", FORM, 4.6), path("M29 24H47L38 37Z", FORM)])
# A card that is given up: its lower corner torn off, a cross on it.
put("card", "A card", [path("M9 4H39V44H9Z", FORM, FORM, 4), cut("M17 17L31 31M31 17L17 31", 4.4)])
# The steps of a turn: two cards drawn, swords, a card slid under a wall, a shield.
put("draw", "Draw", [path("M18 4H40V36H18Z", FORM, CUT, 2), path("M8 12H30V44H8Z", FORM, CUT, 2.6), cut("M19 20V36M11 28H27", 4)])
put("swords", "Play", [path("M6 4L14 6L36 30L32 34L8 12ZM42 4L34 6L12 30L16 34L40 12Z", FORM),
                       path("M26 38L40 24M22 38L8 24M36 34L43 43M12 34L5 43", "none", FORM, 5)])
put("strengthen", "Strengthen", [path("M6 26V6H14V12H20V6H28V12H34V6H42V26Z", FORM), path("M12 30H36V46H12Z", FORM),
                                 cut("M24 45V34M19 38L24 33L29 38", 2.6)])
put("shield", "Attack", [path("M6 6H42V24Q42 38 24 45Q6 38 6 24Z", FORM), cut("M24 7V43M7 22H41", 3)])
put("move", "Move", [path("M16 4H32V24H16Z", FORM, CUT, 2), path("M2 32L14 22V28H34V22L46 32L34 42V36H14V42Z", FORM, CUT, 2)])
put("recruit", "Recruit", [path("M8 38H40V46H8Z", FORM), path("M14 2H34V22H14Z", FORM, CUT, 2), path("M24 36L13 24H20V16H28V24H35Z", FORM, CUT, 2.6)])
# What sort of card it is: a castle, one that is raised higher, a star for what is special.
put("castle", "Castle", [path("M3 44V16H8V20H12V16H17V22H19V5H22.500V9H25.500V5H29V22H31V16H36V20H40V16H45V44Z", FORM), path("M20 44V36A4 4 0 0 1 28 36V44Z", CUT)])
put("upgrade", "Upgrade", [path("M24 2L38 16H31V26H17V16H10Z", FORM), path("M5 46V30H12V34H19V30H29V34H36V30H43V46Z", FORM)])
put("special", "Special", [path("M24 1L30.500 15.500L46 17L34.500 27.500L38 43L24 35L10 43L13.500 27.500L2 17L17.500 15.500Z", FORM, FORM, 2), circle(24, 24, 6, CUT)])
