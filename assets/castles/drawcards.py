#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the pictures of CASTLES (SVG) into the folder this file lies in.

A unit that attacks stands in the open; the same unit as a DEFENSE looks out behind a parapet, which the field's edge
cuts off. An upgrade shows the castle of the CASTLE card, faded, with what it adds before it. Run
`python3 drawcards.py` after a change and commit the SVG files with it. Standard library only.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403

STEEL, STEEL_DARK = "#8e989f", "#6d7378"
STRAW, STRAW_DARK = "#e6c878", "#c79f4a"
CHARCOAL = "#4a443d"
WATER, FOAM = "#3f78b8", "#dfe8f0"


def put(name, title, body):
    write(here, name, title, body)


def parapet():
    """The wall a DEFENSE stands behind, from edge to edge of its field."""
    x0, x1, top, foot = -39, 135, 61, 104
    body = battlement(x0, x1, top, 6, 12, foot - top - 12)
    upper = "".join(f"M{x} 73v11" for x in range(-24, 121, 32))
    lower = "".join(f"M{x} 84v12" for x in range(-8, 105, 32))
    return body + [line(f"M{x0} 84H{x1}{upper}{lower}", FINE, STONE_DARK)]


def attack(name, title, body):
    put(name + "-attack", title + " (attack)", body)


def defense(name, title, body):
    put(name + "-defense", title + " (defense)", body + parapet())


# --- units ------------------------------------------------------------------------------------------------
def placed(items, x, y, angle=0, scale=1.0):
    return [group(items, f"translate({n(x)} {n(y)}) rotate({n(angle)}) scale({n(scale)})")]


def pitchfork(length=92):
    h = length / 2
    return [shape(box(-2.6, -h + 24, 2.6, h), WOOD, INNER),
            line(f"M-11 {n(-h + 2)}V{n(-h + 16)}Q-11 {n(-h + 26)} 0 {n(-h + 26)}Q11 {n(-h + 26)} 11 {n(-h + 16)}V{n(-h + 2)}M0 {n(-h)}V{n(-h + 26)}", 8.4),
            line(f"M-11 {n(-h + 2)}V{n(-h + 16)}Q-11 {n(-h + 26)} 0 {n(-h + 26)}Q11 {n(-h + 26)} 11 {n(-h + 16)}V{n(-h + 2)}M0 {n(-h)}V{n(-h + 26)}", 3.8, SILVER)]


def torch():
    return [shape("M-5 -14H5L3 42H-3Z", WOOD, INNER), shape("M-9 -22H9L6 -10H-6Z", STEEL, INNER)] + flame(0, -38, 0.74)


def straw_hat():
    """The peasants' hat, its brim's middle at 0, 0."""
    crown = "M-19 -2Q-20 -25 0 -26Q20 -25 19 -2Z"
    brim = "M-40 0Q-36 -9 -19 -8Q0 -2 19 -8Q36 -9 40 0Q36 13 0 14Q-36 13 -40 0Z"
    return [shape(crown, STRAW), path("M8 -25Q20 -22 19 -2H8Z", STRAW_DARK), line(crown, OUT), shape(brim, STRAW),
            path("M16 -6Q36 -9 40 0Q36 13 8 14Q26 8 16 -6Z", STRAW_DARK), line(brim, OUT),
            shape("M-19.500 -15Q0 -9 19.500 -15L20 -6Q0 1 -20 -6Z", RED, INNER),
            line("M-30 2Q-16 7 -6 7M8 7Q20 6 28 2", FINE, STRAW_DARK)]


def bow():
    """A bow drawn to shoot upwards; the arrow's point is at 0, -46."""
    stave = "M-42 12Q-34 -22 0 -22Q34 -22 42 12"
    return [line(stave, 10), line(stave, 5, WOOD), line("M-41 12L0 30L41 12", INNER, PARCH),
            shape("M-8 -26H8V-15H-8Z", GOLD, INNER),
            line("M0 40V-34", 6.8), line("M0 38V-34", 2.8, GOLD), shape("M0 -48L9 -31L0 -35L-9 -31Z", SILVER, INNER),
            shape("M0 26L9 34V44L0 36L-9 44V34Z", RED, INNER)]


def spear(length=96, pennon=None):
    h = length / 2
    body = [shape(box(-2.8, -h + 16, 2.8, h), WOOD, INNER)]
    if pennon:
        body += [shape(f"M2.800 {n(-h + 26)}H26L18 {n(-h + 34)}L26 {n(-h + 42)}H2.800Z", pennon, INNER)]
    head = f"M0 {n(-h - 4)}Q11 {n(-h + 10)} 5 {n(-h + 24)}H-5Q-11 {n(-h + 10)} 0 {n(-h - 4)}Z"
    return body + [shape(head, SILVER, INNER), line(f"M0 {n(-h + 4)}V{n(-h + 22)}", FINE)]


def round_shield(x, y, r, fill, dark, metal=GOLD):
    return [circle(x, y, r, fill, INK), path(f"M{n(x + r * 0.25)} {n(y - r * 0.95)}A{n(r)} {n(r)} 0 0 1 {n(x + r * 0.25)} {n(y + r * 0.95)}Q{n(x + r * 0.75)} {n(y)} {n(x + r * 0.25)} {n(y - r * 0.95)}Z", dark),
            circle(x, y, r, "none", INK), circle(x, y, r * 0.74, "none", metal, 3.4), circle(x, y, r * 0.28, metal, INK, INNER)]


def great_helm():
    """A helm from the front with a plume; its foot is at y 92."""
    plume = "M46 28Q24 22 22 4Q30 12 36 8Q40 -4 48 -4Q56 -4 60 8Q66 12 74 4Q72 22 50 28Z"
    body = [shape(plume, RED), line("M48 2V22M36 12Q40 18 45 24M60 12Q56 18 51 24", FINE, RED_DARK)]
    helm = "M20 40Q22 22 48 22Q74 22 76 40L80 80Q66 92 48 94Q30 92 16 80Z"
    body += [path(helm, SILVER), path("M62 24Q75 28 76 40L80 80Q72 87 62 90.500Z", "#aeb7be"), line(helm, OUT)]
    body += [path("M18.500 50H77.500L78.300 59H17.700Z", INK), shape("M43.500 23H52.500V93.500Q48 94.500 43.500 93.500Z", GOLD, INNER), shape("M20 40H76L76.600 46H19.400Z", GOLD, INNER)]
    return body + [circle(x, y, 2.3, INK) for x, y in ((60, 68), (69, 68), (60, 77), (69, 77), (36, 68), (27, 68), (36, 77), (27, 77))]


def ballista():
    """A great crossbow seen from above, loaded; the bolt's point is at 0, -46."""
    arms = "M-46 8Q-40 -20 0 -20Q40 -20 46 8"
    body = [line(arms, 12), line(arms, 6.500, WOOD), line("M-45 8L0 22L45 8", INNER, PARCH)]
    body += [shape(box(-8, -26, 8, 44), WOOD), path(box(2, -24, 6.5, 42.5), WOOD_DARK)]
    body += [shape("M-13 -27H13V-14H-13Z", STEEL, INNER), shape("M-12 32H12V40H-12Z", STEEL, INNER)]
    body += [line("M0 30V-36", 8), line("M0 29V-36", 3.6, GOLD), shape("M0 -52L10 -32H4V-28H-4V-32H-10Z", SILVER, INNER)]
    return body + [shape("M0 18L8 24V32L0 26L-8 32V24Z", RED, INNER)]


def wheel(x, y, r, spokes=8):
    rays = "".join(f"M{pt(x, y)}L{pt(x + r * math.sin(2 * math.pi * k / spokes), y - r * math.cos(2 * math.pi * k / spokes))}"
                   for k in range(spokes))
    return [circle(x, y, r - 1, "none", INK, 8.4), circle(x, y, r - 1, "none", WOOD, 4), line(rays, 5.6), line(rays, 2.2, WOOD),
            circle(x, y, r * 0.26, GOLD, INK, INNER)]


def burning_stone(x, y, r):
    tail = f"M{n(x + r)} {n(y - r * 0.2)}Q{n(x + r * 2.6)} {n(y - r * 0.7)} {n(x + r * 3.4)} {n(y + r * 0.6)}Q{n(x + r * 2.2)} {n(y + r * 0.4)} {n(x + r * 2.6)} {n(y + r * 1.6)}Q{n(x + r * 1.4)} {n(y + r * 1.1)} {n(x)} {n(y + r)}Z"
    return [shape(tail, GOLD, INNER), circle(x, y, r, STEEL, INK), path(f"M{n(x + r * 0.2)} {n(y - r * 0.95)}A{n(r)} {n(r)} 0 0 1 {n(x + r * 0.2)} {n(y + r * 0.95)}Q{n(x + r * 0.6)} {n(y)} {n(x + r * 0.2)} {n(y - r * 0.95)}Z", STEEL_DARK),
            circle(x, y, r, "none", INK)]


def units():
    attack("peasants", "Peasants", placed(pitchfork(98), 47, 44, -36) + placed(torch(), 58, 46, 34, 1.12) + placed(straw_hat(), 48, 68))
    defense("peasants", "Peasants", placed(pitchfork(90), 74, 50, 8) + placed(straw_hat(), 40, 48, -3, 0.94))
    attack("archers", "Archers", placed(bow(), 44, 51, 40, 1.02))
    defense("archers", "Archers", placed(bow(), 46, 37, 90, 0.84))
    attack("spearmen", "Spearmen", placed(spear(98), 25, 50, -26) + placed(spear(98), 71, 50, 26) + placed(spear(100), 48, 47)
           + [shape("M31 68Q48 60 65 68L63 77Q48 69 33 77Z", RED, INNER)])
    defense("spearmen", "Spearmen", placed(spear(90), 20, 54, -6) + placed(spear(90), 76, 54, 6) + placed(spear(90), 48, 50)
            + round_shield(48, 54, 19, RED, RED_DARK))
    attack("swordsmen", "Swordsmen", round_shield(48, 44, 24, GREEN, GREEN_DARK) + sword(46, 48, -40, 104) + sword(50, 48, 40, 104))
    defense("swordsmen", "Swordsmen", sword(72, 42, 18, 84) + round_shield(38, 42, 27, GREEN, GREEN_DARK))
    lances = placed(spear(104, BLUE), 26, 50, -18) + [group(spear(104, BLUE), "translate(70 50) scale(-1 1) rotate(-18)")]
    attack("knights", "Knights", lances + placed(great_helm(), 8.6, 13, 0, 0.82))
    defense("knights", "Knights", placed(great_helm(), 5, 8, 0, 0.9))
    attack("ballistas", "Ballistas", wheel(27, 74, 14) + wheel(69, 74, 14) + placed(ballista(), 48, 52, 0, 0.98))
    defense("ballistas", "Ballistas", placed(ballista(), 48, 50, 0, 0.94))
    horsemen()
    trebuchets()


def horsemen():
    """A horse's head in its bridle, a lance beside it."""
    body = [group(spear(104, BLUE), "translate(84 52) scale(-1 1) rotate(-4)")]
    neck = "M22 96Q20 72 34 58Q24 62 18 68Q8 72 4 62Q4 50 14 42Q22 22 34 14L36 2L47 11Q68 16 74 44Q78 68 74 96Z"
    body += [path(neck, WOOD), path("M58 16Q72 24 74 44Q78 68 74 96H58Q66 56 52 14Z", WOOD_DARK), line(neck, OUT)]
    mane = "M47 11Q66 10 76 26L72 30Q84 40 82 54L76 54Q86 66 82 80L75 78Q79 88 76 96H66Q68 60 58 38Q54 24 43 16Z"
    body += [shape(mane, CHARCOAL), line("M60 22Q66 32 68 44M68 48Q72 58 72 70", FINE, STEEL)]
    body += [line("M20 38L34 56M32 17Q40 36 34 57M27 52L6 58", 6.4), line("M20 38L34 56M32 17Q40 36 34 57M27 52L6 58", 2.6, GOLD)]
    body += [circle(31, 30, 3, INK), circle(10, 58, 2.2, INK), circle(28, 50, 4.4, GOLD, INK, INNER)]
    attack("horsemen", "Horsemen", body)


def trebuchets():
    def frame(foot, spread):
        out = []
        for a, b in (((46, 46), (48 - spread, foot)), ((50, 46), (48 + spread, foot))):
            out += [line(f"M{pt(*a)}L{pt(*b)}", 8.4), line(f"M{pt(*a)}L{pt(*b)}", 3.8, WOOD)]
        return out
    beam = [shape(poly([(-4, -56), (4, -56), (6.5, 28), (-6.5, 28)]), WOOD), path(poly([(0.8, -54), (2.5, -54), (5, 26.5), (1, 26.5)]), WOOD_DARK),
            shape("M-16 20H16L13 44Q0 49 -13 44Z", STONE_MID), line("M-15 30H15M-5 31V45M6 21V29", FINE), circle(0, 0, 5.5, GOLD, INK, INNER)]
    body = [line("M8 90H88", 8.400), line("M8 90H88", 3.800, WOOD)] + frame(88, 28) + [line("M34 70H62", 7), line("M34 70H62", 2.8, WOOD)]
    body += placed(beam, 48, 46, -36, 0.86) + [line("M20 7Q10 8 8 14", INNER)]
    body = [group(body, "translate(96 0) scale(-1 1)")] + placed(burning_stone(0, 0, 9), 86, 20, 132, 0.86)
    attack("trebuchet", "Trebuchet", body)
    low = frame(100, 30) + placed(beam, 50, 34, -62, 0.86)
    low += [line("M9 10Q1 20 8 36", INNER), circle(10, 43, 8.5, STEEL, INK), path("M13 35.500A8.500 8.500 0 0 1 13 50.500Q17 43 13 35.500Z", STEEL_DARK), circle(10, 43, 8.5, "none", INK)]
    defense("trebuchet", "Trebuchet", low)


# --- castles ----------------------------------------------------------------------------------------------
def castle_body():
    """The castle that all castle cards show, on BASE."""
    body = banner(48, 2, 17, 12, RED, 8)
    body += wall(34, 32, 62, BASE, 0.36) + battlement(29, 67, 20, 3, 7, 8) + [slit(42, 40, 10), slit(54, 40, 10)]
    body += wall(20, 58, 76, BASE, 0.3) + battlement(20, 76, 51, 5, 5, 5)
    for x in (15, 81):
        body += wall(x - 11, 46, x + 11, BASE, 0.36) + battlement(x - 14.5, x + 14.5, 35, 3, 6, 7) + [slit(x, 56, 11)]
    return body + portcullis(48, BASE, 17, 24)


def faded(items):
    """The castle under an upgrade: there, but behind."""
    text = "".join(items)
    for colour, pale in ((INK, "#a5762c"), (STONE, "#f2d898"), (STONE_MID, "#e4c06f"), (STONE_DARK, "#cfa14a"), (RED, "#e4c06f"),
                         (RED_DARK, "#cfa14a"), (GOLD, "#f2d898"), (WOOD, "#cfa14a")):
        text = text.replace(colour, pale)
    return [text]


def castles():
    put("castle", "Castle", castle_body())
    gate()
    thick_walls()
    moat()
    archer_towers()


def gate():
    """A gatehouse with portcullis and drawbridge."""
    body = wall(28, 42, 68, BASE, 0.3) + battlement(28, 68, 33, 4, 5, 5)
    for x in (24, 72):
        body += wall(x - 11, 40, x + 11, BASE, 0.36) + battlement(x - 14.5, x + 14.5, 28, 3, 6, 7) + [slit(x, 52, 12)]
    body += portcullis(48, BASE, 24, 37)
    body += [shape("M36 80H60L68 98H28Z", WOOD, OUT), line("M44 81L40 97M52 81L56 97", FINE, WOOD_DARK), line("M34 58L31 95M62 58L65 95", 4.6), line("M34 58L31 95M62 58L65 95", 1.8, GOLD)]
    put("gate", "Gate", faded(castle_body()) + body)


def thick_walls():
    """A wall of great blocks, twice as thick as any other."""
    x0, x1 = -35, 131
    body = wall(x0, 62, x1, 104, 0.3) + battlement(x0, x1, 48, 8, 8, 9)
    outer = "".join(f"M{x} 65v10M{x} 86v12" for x in range(-10, 120, 24))
    inner = "".join(f"M{x} 75v11" for x in range(-22, 120, 24))
    body += [line(f"M{x0} 75H{x1}M{x0} 86H{x1}{outer}{inner}", INNER, STONE_DARK), line(f"M{x0} 65H{x1}", INNER)]
    for x in (16, 80):
        d = f"M{x - 9} 97L{x - 6} 60H{x + 6}L{x + 9} 97Z"
        body += [path(d, STONE), path(f"M{x + 2} 60H{x + 6}L{x + 9} 97H{x + 2}Z", STONE_MID), line(f"M{x - 7} 74H{x + 7}M{x - 8} 86H{x + 8}", INNER, STONE_DARK), line(d, OUT)]
    put("thick-walls", "Thick Walls", faded(castle_body()) + body)


def moat():
    """Broad water round the castle, with a bridge."""
    water = "M-40 70Q48 48 136 70V104H-40Z"
    body = [shape(water, WATER), path("M-40 71Q48 49 136 71V76Q48 54 -40 76Z", BLUE_DARK)]
    waves = "".join(f"M{x} {y}q5 -5 10 0t10 0" for x, y in ((4, 76), (68, 76), (-16, 84), (84, 86), (6, 92), (66, 93)))
    body += [line(waves, INNER, FOAM)]
    body += [shape("M40 58H56L66 102H30Z", WOOD), path("M52 58H56L66 102H57Z", WOOD_DARK), line("M37.500 68H58.500M35.500 78H60.500M33.500 89H63", INNER), line("M40 58L30 102M56 58L66 102", OUT)]
    put("moat", "Moat", faded(castle_body()) + body)


def archer_towers():
    """Two towers under roofs, higher than all, and a bow between them."""
    body = placed(bow(), 48, 66, 0, 0.5)
    for x in (18, 78):
        body += wall(x - 12, 40, x + 12, BASE + 8, 0.36) + [path(f"M{x - 12} 46L{x - 17} 38H{x + 17}L{x + 12} 46Z", STONE_MID, INK, INNER)]
        body += wall(x - 17, 24, x + 17, 38, 0.3, WOOD, WOOD_DARK) + [slit(x - 8, 27, 8), slit(x + 8, 27, 8)]
        body += cone(x, -2, 42, 26, RED, RED_DARK) + [slit(x, 52, 14, 4), line(f"M{x - 4} 60h8", INNER), slit(x, 74, 14, 4), line(f"M{x - 4} 82h8", INNER)]
    put("archer-towers", "Archer Towers", faded(castle_body()) + placed(body, 10, 17, 0, 0.84))


# --- specials ---------------------------------------------------------------------------------------------
def rushed_defenses():
    """Stakes and boards, nailed together in haste, and the hammer still there."""
    body = []
    for x, top, tilt in ((16, 34, -5), (33, 26, 3), (50, 33, -3), (67, 24, 4), (83, 36, 7)):
        stake = [shape(f"M-8 90V{top + 12}L0 {top}L8 {top + 12}V90Z", WOOD), path(f"M2 {top + 3}L8 {top + 12}V90H2Z", WOOD_DARK), line(f"M-8 90V{top + 12}L0 {top}L8 {top + 12}V90Z", OUT)]
        body += [group(stake, f"rotate({tilt} {x} 90) translate({x} 0)")]
    for y, tilt in ((56, -6), (73, 5)):
        body += [group([shape("M-46 -6H46V6H-46Z", STRAW, OUT), line("M-38 0H-16M-2 1H20M30 -1H40", FINE, STRAW_DARK)] + [circle(a, 0, 2, INK) for a in (-42, -10, 26, 43)], f"translate(49 {y}) rotate({tilt})")]
    hammer = [shape(box(-3.4, -8, 3.4, 44), WOOD, INNER), shape("M-17 -20H17V-6H-17Z", SILVER), path("M7 -18.500H15.500V-7.500H7Z", "#aeb7be"), line("M-17 -20H17V-6H-17Z", OUT)]
    put("rushed-defenses", "Rushed Defenses", body + placed(hammer, 70, 22, 52, 0.9))


def shield_form(fill, dark, half):
    d = "M-24 -30H24V-2Q24 22 0 36Q-24 22 -24 -2Z"
    return [path(d, fill), path("M8 -30H24V-2Q24 20 4 33.500Q12 4 8 -30Z", dark)] + half + [line(d, OUT)]


def alliance():
    """Two shields, tied together."""
    left = shield_form(RED, RED_DARK, [path("M-24 -14L24 14V24L-24 -4Z", PARCH)])
    right = shield_form(BLUE, BLUE_DARK, [path("M-4 -30H5V33L0 36L-4 33Z", GOLD)])
    body = placed(left, 28, 42, -10) + placed(right, 68, 42, 10)
    ribbon = "M48 50Q34 34 22 42Q16 52 26 58Q38 60 48 52Q58 60 70 58Q80 52 74 42Q62 34 48 50Z"
    body += [shape("M44 52L30 90L40 86L45 95L50 56Z", GOLD, INNER), shape("M52 52L66 90L56 86L51 95L46 56Z", GOLD, INNER)]
    body += [shape(ribbon, GOLD), path("M27 47Q36 44 43 51Q34 55 27 53ZM69 47Q60 44 53 51Q62 55 69 53Z", GOLD_DARK, INK, FINE), shape(box(42, 45, 54, 59), GOLD, INNER)]
    put("alliance", "Alliance", placed(body, 5, 7, 0, 0.9))


def sabotage():
    """A powder keg, its fuse alight."""
    keg = "M20 32Q48 24 76 32Q86 60 76 88Q48 96 20 88Q10 60 20 32Z"
    body = [path(keg, WOOD), path("M62 29.500L76 32Q86 60 76 88L62 91Q72 60 62 29.500Z", WOOD_DARK), line("M34 29Q28 60 34 91M48 28V92M62 29Q68 60 62 91", FINE, WOOD_DARK)]
    body += [path("M17 40Q48 33 79 40L81 49Q48 42 15 49ZM15 71Q48 78 81 71L79 80Q48 87 17 80Z", STEEL, INK, INNER), line(keg, OUT)]
    body += [circle(48, 60, 15, PARCH, INK, INNER)] + flame(48, 60.5, 0.44)
    body += [line("M48 28Q46 14 58 14Q68 14 70 8", 7), line("M48 28Q46 14 58 14Q68 14 70 8", 3, PARCH)]
    put("sabotage", "Sabotage", body + [star(74, 6, 14, GOLD, 8, 0.46, 0.2, INK), circle(74, 6, 4, RED)])


def cannon_fire():
    """A cannon on its wheel, firing."""
    barrel = "M-40 -14Q-48 -12 -48 0Q-48 12 -40 14L26 10V14H36V-14H26V-10Z"
    body = placed([star(0, 0, 24, GOLD, 9, 0.52, 0.2, INK), star(0, 0, 12, RED, 7, 0.5, 0.5)], 80, 22)
    body += placed([circle(-53, 0, 6, STEEL, INK), path(barrel, CHARCOAL), path("M-46 4L36 4V14H26V10L-40 14Q-46 12 -46 4Z", INK), line(barrel, OUT), line("M-24 -12.500V12.500M-18 -12V12", INNER, STEEL), line("M-38 -6H16", INNER, STEEL)], 44, 48, -36, 0.98)
    body += [shape("M8 90L38 58L52 64L34 90Z", WOOD, OUT)] + wheel(52, 72, 21)
    put("cannon-fire", "Cannon Fire", body)


def jester():
    """A cap with three horns and many bells."""
    body = []
    body += [shape("M16 66Q20 34 8 30Q-6 32 -4 52Q-14 28 4 18Q22 12 32 40L40 66Z", GREEN), shape("M72 66Q66 34 78 28Q90 30 88 50Q98 28 80 16Q64 10 54 40L48 66Z", BLUE)]
    tall = "M22 66Q24 26 46 2Q44 18 52 30Q64 46 66 66Z"
    body += [path(tall, RED), path("M46 2Q44 18 52 30Q64 46 66 66H52Q50 36 38 14Q42 6 46 2Z", RED_DARK), line(tall, OUT)]
    points = [(14, 64)]
    for k in range(5):
        points += [(20 + 12 * k, 84), (26 + 12 * k, 72)] if k < 4 else [(68, 84)]
    body += [shape(poly(points + [(74, 64)]), GOLD, OUT)] + [circle(20 + 12 * k, 86, 4.2, PARCH, INK, INNER) for k in range(5)]
    body += [circle(x, y, 6.4, PARCH, INK, INNER) for x, y in ((-4, 54), (46, 2), (88, 52))] + [line(f"M{x - 2.5} {y + 2}h5", FINE) for x, y in ((-4, 54), (46, 2), (88, 52))]
    put("jester", "Jester", [group(body, "translate(6 4) scale(0.98)")])


def block():
    """A shield that has stopped everything."""
    d = "M10 10Q30 12 48 2Q66 12 86 10V46Q84 78 48 96Q12 78 10 46Z"
    body = [path(d, SILVER), path("M62 8Q74 11 86 10V46Q84 76 54 93Q74 54 62 8Z", "#aeb7be"), line(d, OUT), line("M19 20Q34 20 48 12Q62 20 77 20V46Q75 70 48 85Q21 70 19 46Z", INNER)]
    body += [path("M24 46H72V58H24Z", RED, INK, INNER)]

    def stuck(x, y, angle):
        return placed([line("M0 0V-40", 7), line("M0 0V-39", 2.8, WOOD), shape("M0 -32L9 -42V-52L0 -42L-9 -52V-42Z", GOLD, INNER), line("M-6 0L-2 4M6 1L2 5M0 2V7", INNER)], x, y, angle, 0.9)
    put("block", "Block", body + stuck(30, 40, -24) + stuck(66, 36, 22) + stuck(56, 72, 44))


def puppet():
    """A crowned knight on strings."""
    strings = "M22 14L20 50M74 14L76 50M40 12V26M56 12V26"
    body = [line(strings, 3.6), line(strings, FINE, PARCH)]
    body += [group([shape("M-40 -4H40V5H-40Z", WOOD, INNER), shape("M-5 -12H5V14H-5Z", WOOD, INNER), line("M-34 0.500H-12M12 0.500H34", FINE, WOOD_DARK)], "translate(48 9)")]
    for flip in (1, -1):
        limb = [line("M10 52L22 58L28 50", 9.500), line("M10 52L22 58L28 50", 4.600, SILVER), circle(28, 49, 5.4, GOLD, INK, INNER), circle(21, 57.5, 3.4, STEEL, INK, FINE),
                line("M6 72L11 82L9 90", 10.500), line("M6 72L11 82L9 90", 5.400, SILVER), shape("M4 88H20Q20 96 12 96H4Z", RED, INNER), circle(10.5, 81, 3.4, STEEL, INK, FINE)]
        body += [group(limb, f"translate(48 0) scale({flip} 1)")]
    tunic = "M36 48H60L64 76H32Z"
    body += [path(tunic, RED), path("M53 48H60L64 76H55Z", RED_DARK), line(tunic, OUT), line("M33 68H63", 4), star(48, 58, 6.5, GOLD, 5, 0.44)]
    helm = "M35 32Q36 24 48 24Q60 24 61 32L62 48Q48 54 34 48Z"
    body += [path(helm, SILVER), path("M54 24.600Q60 26 61 32L62 48Q58 50 54 51Z", "#aeb7be"), line(helm, OUT), path("M35 34H61V39H35Z", INK), line("M48 40V51", INNER), shape("M34 27L32 14L41 20L48 12L55 20L64 14L62 27Z", GOLD, INNER)]
    put("puppet", "Puppet", body)


# --- whole cards ------------------------------------------------------------------------------------------
def whole_cards():
    half = [path("M-27 0V-12H-23V-9H-19.500V-12H-15.500V-9H-12V0ZM27 0V-12H23V-9H19.500V-12H15.500V-9H12V0Z", GOLD),
            path("M-10 0V-17H-13V-23H-8.500V-20H-4.500V-23H4.500V-20H8.500V-23H13V-17H10V0Z", GOLD),
            path(arch(0, 0, 8, 11), "#4c2b5c"), path("M-8 -26L-10 -35L-4.500 -31L0 -36.500L4.500 -31L10 -35L8 -26Z", GOLD)]
    back(here, "#6a3f7d", PURPLE_DARK, "#83589a", half, pattern="bunting")
    slot(here, "castle", "Place for a castle", "M8 86V44H18V52H28V28H36V36H44V28H52V36H60V28H68V52H78V44H88V86ZM40 86V70A8 8 0 0 1 56 70V86")
    slot(here, "deck", "Place for the deck", "M20 30H64V90H20ZM27 24H71V84M34 18H78V78")
    slot(here, "discard", "Place for the discard pile", "M16 46L44 26L72 68L44 88ZM50 24H80V66H76")
    slot(here, "fallen", "Place for what has fallen this turn", "M14 88V54L22 48L28 58L38 44L46 62L52 52V88ZM60 88L82 80L86 66L66 70ZM58 40L76 34L82 48L64 54Z")
    slot(here, "play", "Place for the card in play", "M24 16H72V80H24ZM48 34V62M34 48H62")
    slot(here, "assault", "Place for cards that attack", "M22 18L30 20L70 66L64 72L24 28ZM74 18L66 20L26 66L32 72L72 28ZM56 76L76 58M40 76L20 58M72 70L84 84M24 70L12 84")


units()
castles()
rushed_defenses()
alliance()
sabotage()
cannon_fire()
jester()
block()
puppet()
whole_cards()
