#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the pictures of Castle Rampage (SVG) into the folder this file lies in.

One charge for each kind of the house edition, on the kit's grid, and one for each sort of card that a deck file
may bring: they float in the field, their middle on (48, 48). Run `python3 drawcards.py` after a change and commit
the SVG files with it. Standard library only.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403


def put(name, title, body):
    write(here, name, title, body)


def axe_man():
    """A round shield with a boss, an axe across it."""
    body = [circle(44, 52, 30, RED, INK), path("M44 22A30 30 0 0 1 44 82Q60 70 60 52Q60 34 44 22Z", RED_DARK)]
    body += [path("M44 25V79M17 52H71", "none", GOLD, 6), circle(44, 52, 30, "none", INK), circle(44, 52, 25.5, "none", INK, FINE)]
    body += [circle(44, 52, 8, SILVER, INK, INNER)]
    body += axe(50, 48, 28, 86)
    put("axe-man", "Axe man", body)


def archer():
    """A drawn bow."""
    body = [line("M34 6Q78 18 78 48Q78 78 34 90", 9), line("M34 6Q78 18 78 48Q78 78 34 90", 4.4, WOOD)]
    body += [line("M34 7L20 48L34 89", INNER, PARCH)]
    body += [shape("M70 40H82V56H70Z", GOLD, INNER)]
    body += [line("M14 48H88", 6.5), line("M14 48H84", 2.6, GOLD)]
    body += [shape("M94 48L80 39L83 48L80 57Z", SILVER, INNER)]
    body += [shape("M4 38H14L22 48H12ZM4 58H14L22 48H12Z", RED, INNER)]
    put("archer", "Archer", body)


def knight():
    """A great helm with plumes."""
    body = [shape("M46 18Q40 2 56 4Q74 4 88 20Q92 34 84 48Q82 34 70 28Q60 22 46 24Z", RED),
            line("M52 12Q70 14 80 30M56 18Q66 22 74 30", FINE, RED_DARK)]
    d = "M18 36Q20 20 46 18Q72 20 74 36L76 74Q64 86 46 88Q28 86 16 74Z"
    body += [path(d, SILVER), path("M60 21Q73 25 74 36L76 74Q68 82 58 85.500Z", "#aeb7be"), line(d, OUT)]
    body += [path("M16 44H76V52H16Z", INK), path("M42 18H50V87H42Z", GOLD, INK, INNER), path("M16 40.500L75.500 40.500V37L17 37Z", GOLD, INK, 1.6)]
    for x, y in ((57, 62), (65, 62), (57, 70), (65, 70), (57, 78)):
        body += [circle(x, y, 2.2, INK)]
    put("knight", "Knight", body)


def mercenary():
    """A purse before a sword, a bow's arrow and an axe."""
    body = axe(62, 36, 40, 74) + sword(34, 36, -40, 74)
    body += [line("M48 4V40", 6), line("M48 8V40", 2.4, GOLD), shape("M48 0L41 13L48 10L55 13Z", SILVER, INNER)]
    body += [shape("M38 46Q14 58 18 78Q20 90 48 90Q76 90 78 78Q82 58 58 46Z", GOLD),
             path("M60 48Q76 60 72 76Q70 86 56 89.500Q78 88 78 78Q81 60 60 48Z", GOLD_DARK)]
    body += [shape("M34 36Q40 40 48 36Q56 40 62 36L57 47H39Z", GOLD, INNER), shape("M37 44H59V50H37Z", RED, INNER)]
    body += [circle(48, 70, 11, PARCH, INK, INNER), path("M48 62L54 70L48 78L42 70Z", GOLD_DARK, INK, FINE)]
    put("mercenary", "Mercenary", body)


def giant():
    """A boot above a castle."""
    body = [shape("M34 2H66V34Q66 40 74 43L84 47Q92 50 92 60H32Q30 50 32 40Z", WOOD),
            path("M34 4H44Q42 30 42 58H33Q32 50 34 40Z", "#b58450"), shape("M31 2H69V13H31Z", GOLD, INNER)]
    body += [shape("M30 58H93V67H76V63H48V67H30Z", WOOD_DARK), line("M52 24H66M52 31H66", INNER), circle(57, 45, 2.4, INK)]
    low = wall(6, 84, 90, 96, 0.25)
    for x in (6, 36, 66):
        low += wall(x + 3, 80, x + 21, 96, 0.34) + battlement(x, x + 24, 71, 3, 5, 5)
    low += [path(arch(48, 96, 9, 10), INK)]
    body += low
    put("giant", "Giant", body)


def veteran():
    """A shield that has seen much."""
    d = "M14 12L30 12L33 18L38 12H82V46Q82 56 77 62L70 61L73 68Q64 78 48 88Q14 70 14 46Z"
    body = [path(d, RED), path("M48 12H82V46Q82 56 77 62L70 61L73 68Q64 78 48 88Z", RED_DARK)]
    body += [path("M14 54L48 28L82 54V44L48 18L14 44Z", GOLD), path("M16 60Q19 68 26 74L48 57L67 72Q73 68 76 63L70 61L48 45Z", GOLD)]
    body += [line("M14 44L48 18L82 44M14 54L48 28L82 54M16 60L48 45L70 61M27 74L48 57L67 72", FINE), line(d, OUT)]
    body += [line("M58 22L66 34L60 38L70 48", INNER), line("M28 60L34 54L30 48", INNER)]
    body += [line("M90 6L60 40", 5.5), line("M88 8L62 38", 2, WOOD), shape("M94 2L84 4L86 10L92 12Z", RED, INNER), shape("M88 12L80 10L80 17L85 20Z", RED, INNER)]
    put("veteran", "Veteran", body)


def digger():
    """A tunnel under a wall, a pick and a spade before it."""
    body = wall(6, 20, 90, 50, 0.25) + battlement(2, 94, 6, 6, 8, 8)
    body += [shape("M2 50H94V90H2Z", WOOD_DARK), shape("M22 90V74A26 26 0 0 1 74 74V90Z", INK, INNER)]
    body += [line("M26 88V72A22 22 0 0 1 70 72V88M30 58L36 66M66 58L60 66", 3, WOOD)]
    for x, y in ((10, 62), (86, 66), (12, 80), (82, 82)):
        body += [circle(x, y, 2.4, WOOD)]
    pick = [shape(box(-3, -34, 3, 34), WOOD, INNER), shape("M-32 -12Q-18 -32 0 -32Q18 -32 32 -12Q16 -22 0 -22Q-16 -22 -32 -12Z", SILVER, INNER)]
    spade = [shape(box(-2.6, -30, 2.6, 12), WOOD, INNER), shape("M-9 -30H9V-25H-9Z", WOOD, INNER), shape("M-10 10H10V22Q8 32 0 36Q-8 32 -10 22Z", SILVER, INNER)]
    body += [group(spade, "translate(48 58) rotate(-45)"), group(pick, "translate(48 58) rotate(40)")]
    put("digger", "Digger", body)


def dragon():
    """A dragon's head, breathing fire."""
    body = [shape("M14 60Q-2 58 -8 72Q-2 70 0 74Q-8 80 -6 92Q4 82 10 88Q16 92 12 96Q28 92 30 80Q30 70 24 64Z", RED),
            path("M14 64Q4 66 2 76Q4 78 4 82Q10 78 14 84Q22 80 22 74Q22 68 18 64Z", GOLD)]
    body += [shape("M82 26L96 22L88 40ZM87 44L101 44L92 60ZM90 64L104 68L92 80Z", GOLD, INNER)]
    head = ("M92 90H50Q54 74 46 66Q36 70 26 66L14 64Q8 62 8 54L12 52L10 46L26 38Q34 26 48 24L40 8L60 18L66 4L76 24"
            "Q92 40 92 90Z")
    body += [path(head, GREEN), path("M76 24Q92 40 92 90H74Q80 58 66 30Z", GREEN_DARK), line(head, OUT)]
    body += [line("M12 54L22 56L38 52", INNER), path("M16 55L18 61L21 56ZM25 56L27 62L30 55Z", PARCH, INK, FINE)]
    body += [shape("M38 42L50 36Q50 44 44 46Z", GOLD, INNER), circle(45, 41.5, 2, INK), circle(15, 48, 1.8, INK)]
    body += [line("M56 80Q62 78 66 80M56 70Q62 68 66 70M54 60Q60 58 64 60", INNER, GREEN_DARK), line("M52 50Q60 52 62 60", INNER)]
    put("dragon", "Dragon", body)


def scheme():
    """A plan on a scroll; the painter lays the units it needs on it."""
    body = [shape("M14 16H82V82H14Z", PARCH), path("M70 18H80V80H70Z", "#e2d4b4")]
    for y in (10, 76):
        body += [shape(f"M10 {y}H86A6 6 0 0 1 86 {y + 12}H10A6 6 0 0 1 10 {y}Z", WOOD), line(f"M16 {y + 6}H80", FINE, WOOD_DARK)]
    put("scheme", "Attack scheme", body)


def jester():
    """A cap with three bells."""
    body = [shape("M48 70Q40 30 58 12Q70 2 82 18Q72 16 70 26Q66 46 78 66Z", GOLD),
            shape("M34 68Q40 44 28 30Q20 22 8 32Q4 14 20 12Q44 10 54 50L56 70Z", RED),
            shape("M22 70Q34 62 24 52Q14 46 6 60Q-2 42 14 38Q42 34 50 70Z", GREEN),
            shape("M46 70Q60 40 76 36Q94 36 92 56Q84 46 76 54Q72 62 78 70Z", PURPLE)]
    body += [shape("M16 68H82V80Q76 88 70 80Q64 88 58 80Q52 88 47 80Q42 88 36 80Q30 88 25 80Q20 86 16 80Z", GOLD)]
    body += [circle(x, y, 5.6, PARCH, INK, INNER) for x, y in ((82, 22), (8, 34), (7, 62), (91, 59))]
    body += [circle(x, y + 1.6, 1.4, INK) for x, y in ((82, 22), (8, 34), (7, 62), (91, 59))]
    put("jester", "Jester", body)


def summoner():
    """Lightning from one orb strikes two towers."""
    low = []
    for x in (20, 76):
        low += wall(x - 11, 62, x + 11, 92, 0.34) + battlement(x - 15, x + 15, 52, 3, 6, 6) + [slit(x, 72, 11)]
    body = low
    body += [shape("M40 26L22 36L27 40L14 54L36 44L31 40L46 30Z", GOLD, INNER),
             shape("M56 26L74 36L69 40L82 54L60 44L65 40L50 30Z", GOLD, INNER)]
    body += [circle(48, 20, 16, PURPLE, INK), path("M48 4A16 16 0 0 1 52 35.500Q60 20 48 4Z", PURPLE_DARK), star(48, 20, 11, GOLD, 5, 0.42)]
    put("summoner", "Summoner", body)


def priest():
    """A mitre before a crosier."""
    body = [line("M78 92V34Q78 12 62 14Q52 17 54 27Q57 34 64 31", 9), line("M78 92V34Q78 12 62 14Q52 17 54 27Q57 34 64 31", 4, GOLD)]
    d = "M10 84L14 50Q16 32 36 14Q56 32 58 50L62 84Q36 92 10 84Z"
    body += [path(d, PARCH), path("M46 25Q57 38 58 50L62 84Q55 87 50 87.500Q54 50 46 25Z", "#dccca6"), line(d, OUT)]
    body += [shape("M11 74Q36 82 61 74L62 84Q36 92 10 84Z", GOLD, INNER)]
    body += [shape("M32 32H40V44H52V52H40V70H32V52H20V44H32Z", RED, INNER)]
    put("priest", "Priest", body)


def arsonist():
    """A torch."""
    body = [group([shape("M-6 -6H6L3.500 50H-3.500Z", WOOD), shape("M-11 -14H11L8 -2H-8Z", SILVER, INNER), line("M-5.500 10H5.500M-5 20H5", INNER)],
                  "translate(44 46) rotate(20)")] + [group(flame(0, 0, 1), "translate(52 29) rotate(8)")]
    body += [shape("M76 44Q82 50 79 55Q74 58 71 53Q71 48 76 44Z", GOLD, INNER), shape("M24 36Q28 41 26 44Q22 46 20 42Q20 39 24 36Z", GOLD, INNER)]
    put("arsonist", "Arsonist", body)


def blacksmith():
    """An anvil and a hammer."""
    body = [shape("M18 46H84V56Q66 58 62 70H70L76 86H26L32 70H40Q38 60 24 60Q8 58 4 46Z", "#6d7378"),
            path("M62 48H82V54.500Q64 58 60 71H68L73 84H58Q52 62 62 48Z", "#4c5257"),
            line("M18 46H84V56Q66 58 62 70H70L76 86H26L32 70H40Q38 60 24 60Q8 58 4 46Z", OUT), line("M20 52H80", FINE, SILVER)]
    hammer = [shape(box(-3, 0, 3, 44), WOOD, INNER), shape("M-18 -14H12L18 -8V0L12 6H-18Z", SILVER), line("M-11 -14V6", FINE)]
    body += [group(hammer, "translate(66 26) rotate(66)")]
    body += [star(84, 30, 8, RED, 4, 0.3), star(90, 12, 5, RED, 4, 0.3), star(76, 8, 4, RED, 4, 0.3)]
    put("blacksmith", "Blacksmith", body)


def quartermaster():
    """A barrel, a sack and a chest."""
    body = [shape("M58 18H84Q92 34 84 52H58Q50 34 58 18Z", WOOD), line("M54 28H88M54 43H88", INNER), line("M66 19Q62 35 66 51M76 19Q80 35 76 51", FINE, WOOD_DARK)]
    body += [shape("M20 30Q6 40 10 54H46Q50 40 36 30Z", PARCH), shape("M20 22Q28 26 36 22L34 30H22Z", PARCH, INNER), line("M20 31H36", INNER, RED)]
    body += [shape("M8 60Q8 50 20 50H76Q88 50 88 60V64H8Z", WOOD), shape("M8 64H88V90H8Z", WOOD), path("M68 66H86V88H68Z", WOOD_DARK)]
    body += [path("M18 50H27V90H18ZM69 50H78V90H69Z", GOLD, INK, INNER), line("M8 64H88", OUT), shape("M41 58H55V74Q48 79 41 74Z", GOLD, INNER), circle(48, 66, 2.4, INK), line("M48 66V71", INNER)]
    put("quartermaster", "Quartermaster", body)


def watchtower():
    body = wall(32, 46, 64, 92, 0.36)
    body += [path("M32 50L22 38H74L64 50Z", STONE_MID, INK, INNER)]
    body += wall(24, 22, 72, 40, 0.3) + [path("M24 26H72V34H24Z", INK)]
    for x in (28, 48, 68):
        body += [shape(box(x - 2.5, 20, x + 2.5, 40), WOOD, INNER)]
    body += [shape("M16 24L48 2L80 24Z", RED), path("M48 4L78 23H60Z", RED_DARK), line("M16 24L48 2L80 24Z", OUT)]
    body += [slit(41, 56, 12), slit(54, 68, 12)] + door(48, 92, 13, 14)
    put("watchtower", "Watchtower", body)


def falconer():
    """A hooded falcon on a gloved perch."""
    body = [shape("M22 74H74V82H22Z", WOOD, INNER), shape("M43 82H53V94H43Z", WOOD, INNER)]
    d = "M46 8Q62 8 64 24Q82 36 80 62L70 88L64 70Q52 80 38 74Q28 56 36 34Q30 30 32 24Q34 10 46 8Z"
    body += [path(d, PARCH), path("M64 24Q82 36 80 62L70 88L62 68Q50 58 54 36Z", WOOD), line("M60 34Q70 50 66 70M68 34Q76 50 71 76", FINE, WOOD_DARK), line(d, OUT),
             line("M62 24Q50 40 60 68", INNER)]
    body += [shape("M33 26Q33 10 47 9Q61 10 62 24Q52 32 42 29Z", RED, INNER), shape("M46 8Q44 0 50 -1Q56 1 52 8Z", GOLD, INNER)]
    body += [shape("M34 22Q24 22 25 34Q30 30 36 31Z", GOLD, INNER), circle(45, 20, 2.6, INK)]
    for y, xs in ((42, (40, 48)), (52, (38, 46)), (62, (40, 48))):
        body += [line("".join(f"M{x} {y}l3 4l3 -4" for x in xs), FINE, WOOD)]
    body += [line("M42 74V80M50 76V80", OUT)]
    put("falconer", "Falconer", body)


def bomber():
    body = [circle(44, 58, 32, "#4a443d", INK), path("M44 26A32 32 0 0 1 50 89.500Q72 60 44 26Z", "#332e29"), line("M22 52Q26 38 38 34", 4, "#8b8378"), circle(44, 58, 32, "none", INK)]
    body += [group([shape(box(-9, -7, 9, 5), SILVER, INNER)], "translate(64 31) rotate(38)")]
    body += [line("M68 26Q74 14 84 18", 6), line("M68 26Q74 14 84 18", 2.6, GOLD)]
    body += [star(86, 17, 11, GOLD, 8, 0.46, 0.2, INK), circle(86, 17, 3, RED)]
    put("bomber", "Bomber", body)


def saboteur():
    """A sword broken in two."""
    body = [group([shape("M-5 -6L-1 -10L2 -4L5 -9V22H-5Z", SILVER, INNER), line("M0 0V20", FINE), shape(box(-17, 22, 17, 28), GOLD, INNER), shape(box(-3.4, 28, 3.4, 42), WOOD, INNER), circle(0, 46, 5, GOLD, INK, INNER)],
                  "translate(38 48) rotate(32) scale(1.1)")]
    body += [group([shape("M0 -36L5 -27V6L2 11L-1 5L-5 9V-27Z", SILVER, INNER), line("M0 -26V2", FINE)], "translate(64 36) rotate(58) scale(1.05)")]
    body += [line("M46 30L42 20M54 46L66 52M40 36L28 32", OUT, GOLD)]
    put("saboteur", "Saboteur", body)


def spy():
    """An eye behind a keyhole."""
    d = "M48 4Q84 4 84 40Q84 92 48 92Q12 92 12 40Q12 4 48 4Z"
    body = [path(d, GOLD), path("M60 7Q84 12 84 40Q84 84 58 91Q76 50 60 7Z", GOLD_DARK), line(d, OUT)]
    body += [circle(x, y, 2.4, INK) for x, y in ((26, 18), (70, 18), (26, 78), (70, 78))]
    body += [shape("M48 16A23 23 0 0 1 59 59L66 82H30L37 59A23 23 0 0 1 48 16Z", INK, INNER)]
    body += [shape("M27 39Q48 20 69 39Q48 58 27 39Z", PARCH, INNER), circle(48, 39, 8.6, GREEN, INK, INNER), circle(48, 39, 3.6, INK), circle(50.5, 36.5, 1.5, PARCH)]
    put("spy", "Spy", body)


def ogre():
    """A horned helm with tusks, a spiked club behind it."""
    club = [shape("M-5 30L-4 0H4L5 30Z", WOOD, INNER), shape("M-6 4Q-15 -26 -8 -36Q0 -42 8 -36Q15 -26 6 4Z", WOOD)]
    club += [shape(poly([(sx * 9, y - 4), (sx * 19, y), (sx * 10, y + 4)]), SILVER, INNER) for sx in (1, -1) for y in (-28, -14)]
    club += [shape("M-4 -37L0 -48L4 -37Z", SILVER, INNER)]
    body = [group(club, "translate(72 44) rotate(22) scale(0.95)")]
    body += [shape("M20 38Q2 34 4 8Q14 22 30 24ZM60 24Q72 20 78 8Q84 32 62 38Z", PARCH)]
    d = "M14 46Q16 18 42 18Q68 18 70 46V68Q64 90 42 92Q20 90 14 68Z"
    body += [path(d, "#8a8f6a"), path("M56 21Q70 27 70 46V68Q66 82 56 88Q64 50 56 21Z", "#6b7052"), line(d, OUT)]
    body += [shape("M14 46Q16 18 42 18Q68 18 70 46L48 44L42 52L36 44Z", "#6d7378", INNER), line("M42 19V44", INNER)]
    body += [path("M22 54L36 58L24 61ZM62 54L48 58L60 61Z", RED, INK, FINE)]
    body += [path("M26 72Q42 66 58 72Q54 80 42 80Q30 80 26 72Z", INK), shape("M30 76Q26 68 29 60Q36 66 36 76ZM54 76Q58 68 55 60Q48 66 48 76Z", PARCH, INNER)]
    put("ogre", "Ogre", body)


def scroll():
    """A sheet with a seal: an effect of whatever kind."""
    body = [shape("M22 12H78Q72 18 72 26V76Q72 86 62 88H18Q26 84 26 74V24Q26 14 22 12Z", PARCH)]
    body += [path("M64 14H77Q72 18 72 26V76Q72 83 66 86Q62 50 64 14Z", "#dccca6"), line("M34 28H62M34 38H62M34 48H54", INNER, "#8b7a5c")]
    body += [shape("M12 78H54Q54 88 62 88H18Q10 88 12 78Z", "#dccca6", INNER), shape("M50 70L46 92L54 86L62 92L60 70Z", RED, INNER)]
    body += [star(55, 66, 14, RED, 12, 0.82, 0, INK), star(55, 66, 7, GOLD, 5)]
    put("scroll", "Effect", body)


def standing():
    """A banner planted in the ground: a card that stays."""
    body = [shape("M16 84Q48 70 82 84V92H16Z", STONE_MID), line("M30 6V88", 7), line("M30 8V86", 2.6, WOOD), circle(30, 6, 5, GOLD, INK, INNER)]
    body += [shape("M33 14H84L74 34L84 54H33Z", BLUE), path("M33 42H78L84 54H33Z", BLUE_DARK), star(54, 34, 14, GOLD, 6, 0.5)]
    put("standing", "Standing", body)


def trap():
    """An open gin: what waits in a wall."""
    teeth = "".join(f"M{n(48 + 38 * math.cos(a) - 4)} {n(58 + 18 * math.sin(a))}l4 -15l5 14Z" for a in [math.pi * (0.08 + 0.84 * k / 6) for k in range(7)])
    back_teeth = "".join(f"M{n(48 + 36 * math.cos(a) - 4)} {n(44 - 14 * math.sin(a))}l4 13l5 -14Z" for a in [math.pi * (0.1 + 0.8 * k / 5) for k in range(6)])
    body = [shape(back_teeth, SILVER, INNER), line("M10 46A40 20 0 0 1 86 46", 8), line("M10 46A40 20 0 0 1 86 46", 3.4, SILVER)] + [line("M8 62A40 22 0 0 0 88 62", 9), line("M8 62A40 22 0 0 0 88 62", 4, SILVER), shape(teeth, SILVER, INNER)]
    body += [shape("M38 50H58V60Q48 66 38 60Z", GOLD, INNER), circle(10, 54, 6, "#6d7378", INK, INNER), circle(86, 54, 6, "#6d7378", INK, INNER)]
    put("trap", "Trap", body)


def attack():
    """Two crossed swords."""
    put("attack", "Attack", sword(48, 48, -38, 88) + sword(48, 48, 38, 88))


def whole_cards():
    half = [path("M-31 0V-14H-27V-10H-24V-14H-20V-10H-17V-14H-13V0ZM31 0V-14H27V-10H24V-14H20V-10H17V-14H13V0Z", GOLD),
            path("M0 -35L5.500 -27V-11H-5.500V-27Z", GOLD), path("M0 -29V-12", "none", "#6d1f18", 1.6),
            path("M-10 -11H10V-7H-10Z", GOLD), path("M-2.400 -7H2.400V0H-2.400Z", GOLD)]
    back(here, RED_DARK, "#6d1f18", "#a84336", half)
    slot(here, "gate", "Place for a Gate", "M14 88V30H24V40H36V30H60V40H72V30H82V88ZM34 88V66A14 14 0 0 1 62 66V88M48 52V88M34 74H62")
    slot(here, "castle", "Place for a Castle", "M10 88V46H20V54H30V24H38V32H44V24H52V32H58V24H66V54H76V46H86V88ZM40 88V72A8 8 0 0 1 56 72V88M48 24V10L62 15L48 20")
    slot(here, "draw", "Place for the draw pile", "M20 30H64V90H20ZM27 24H71V84M34 18H78V78")
    slot(here, "discard", "Place for the discard pile", "M16 46L44 26L72 68L44 88ZM50 24H80V66H76")
    slot(here, "play", "Place for the card in play", "M24 16H72V80H24ZM48 34V62M34 48H62")
    slot(here, "standing", "Place for permanent cards", "M48 34V84M34 44H62M24 62Q26 84 48 84Q70 84 72 62M48 34A8 8 0 0 1 48 18A8 8 0 0 1 48 34")
    slot(here, "resting", "Place for resting cards", "M56 18A31 31 0 1 0 80 66A25 25 0 0 1 56 18Z")


axe_man()
archer()
knight()
mercenary()
giant()
veteran()
digger()
dragon()
scheme()
jester()
summoner()
priest()
arsonist()
blacksmith()
quartermaster()
watchtower()
falconer()
bomber()
saboteur()
spy()
ogre()
scroll()
standing()
trap()
attack()
whole_cards()
