#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws the pictures of Castle Wars (SVG) into the folder this file lies in.

The pips of the four suits, the busts of the court cards (they are cut off by the lower edge of their field), the
bombard of the Aces, the two jokers, and one charge for each faction, on the kit's grid. Run `python3 drawcards.py`
after a change and commit the SVG files with it. Standard library only.
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(here))
from cardkit import *  # noqa: E402,F403

STEEL, STEEL_DARK = "#8e989f", "#6d7378"
PARCH_DARK = "#dccca6"
SKIN = "#d8b48a"
CHARCOAL = "#4a443d"  # the sunny side of what is black
DARK = "#ff0001"  # the painter puts the dark ink of the suit in its place


def put(name, title, body):
    write(here, name, title, body)


# --- pips -------------------------------------------------------------------------------------------------
HEART = "M48 88C22 68 8 52 8 33C8 18 18 9 30 9C39 9 45 15 48 23C51 15 57 9 66 9C78 9 88 18 88 33C88 52 74 68 48 88Z"
DIAMOND = "M48 4Q60 28 80 48Q60 68 48 92Q36 68 16 48Q36 28 48 4Z"
SPADE = ("M48 5C55 24 88 40 88 62C88 73 80 80 70 80C63 80 57 77 53 71C54 81 58 88 66 91H30C38 88 42 81 43 71"
         "C39 77 33 80 26 80C16 80 8 73 8 62C8 40 41 24 48 5Z")
CLUB = ("M57 62C58 76 61 86 70 91H26C35 86 38 76 39 62C35 70 30 73 24 73C14 73 6 65 6 55C6 45 14 37 24 37C28 37 31 38 34 40"
        "C30 36 28 31 28 26C28 14 37 6 48 6C59 6 68 14 68 26C68 31 66 36 62 40C65 38 68 37 72 37C82 37 90 45 90 55"
        "C90 65 82 73 72 73C66 73 61 70 57 62Z")


def pip(name, title, d, shade, plain):
    """A suit's sign. The right of it lies in the shade, as on all charges; the painter has the ink for that and for
    the outline, so that it stays where ink is saved."""
    put(name, title, [path(d, plain), path(shade, DARK), line(d, OUT, DARK)])


def pips():
    pip("heart", "Hearts", HEART, "M48 88C66 62 76 46 74 11C82 15 88 22 88 33C88 52 74 68 48 88Z", RED)
    pip("diamond", "Diamonds", DIAMOND, "M48 4Q60 28 80 48Q60 68 48 92Q66 60 48 4Z", RED)
    pip("spade", "Spades", SPADE, "M48 5C55 24 88 40 88 62C88 73 80 80 70 80C78 60 62 36 48 5Z", CHARCOAL)
    pip("club", "Clubs", CLUB, "M56 7.500C64 11 68 18 68 26C68 31 66 36 62 40C56 30 62 18 56 7.500ZM78 38C86 41 90 47 90 55C90 65 82 73 72 73C82 64 84 50 78 38Z",
        CHARCOAL)
    put("star", "Jokers", [star(48, 51, 46, GOLD, 5, 0.44, 0, INK), path("M48 5L58 35L89 36L65 56L74 88L48 70Q66 50 48 5Z", GOLD_DARK),
                           star(48, 51, 46, "none", 5, 0.44, 0, INK)])


# --- courts, Aces, jokers ---------------------------------------------------------------------------------
def spy():
    """A hood, a mask, and a dagger under the cloak."""
    cloak = "M2 99Q4 70 28 62H68Q92 70 94 99Z"
    body = [path(cloak, STEEL), path("M68 62Q92 70 94 99H70Q76 78 60 62Z", STEEL_DARK), line(cloak, OUT)]
    body += [line("M20 99Q22 84 32 74M46 99V84M78 99Q78 88 72 78", INNER)]
    hood = "M48 3Q60 6 68 18Q80 36 76 58Q66 72 48 74Q30 72 20 58Q16 36 28 18Q36 6 48 3Z"
    body += [path(hood, STEEL), path("M48 3Q60 6 68 18Q80 36 76 58Q70 66 62 70Q72 40 48 3Z", STEEL_DARK), line(hood, OUT)]
    body += [shape("M48 19Q66 26 66 48Q62 64 48 67Q34 64 30 48Q30 26 48 19Z", INK, INNER)]
    body += [shape("M31 38Q40 35 48 40Q56 35 65 38Q66 51 56 52Q50 52 48 47Q46 52 40 52Q30 51 31 38Z", GOLD, FINE),
             path("M35.500 44Q40 40 45 45Q40 49 35.500 44ZM60.500 44Q56 40 51 45Q56 49 60.500 44Z", INK)]
    body += [group([shape("M0 -22L4.500 -15V4H-4.500V-15Z", PARCH, INNER), line("M0 -14V2", FINE), shape(box(-10, 4, 10, 9), GOLD, INNER),
                    shape(box(-3, 9, 3, 20), WOOD, INNER), circle(0, 22, 3.6, GOLD, INK, INNER)], "translate(76 76) rotate(24)")]
    body += [shape("M40 74L48 69L56 74L48 82Z", RED, INNER)]
    put("spy", "The spy", body)


def leader():
    """A crowned leader behind a war mask, her hair loose over the ermine, the sword drawn."""
    body = sword(86, 37, 9, 76)
    hair = "M26 26Q14 46 18 66Q20 78 14 86Q34 90 42 76H54Q62 90 82 86Q76 78 78 66Q82 46 70 26Z"
    body += [path(hair, GOLD), path("M66 26H70Q82 46 78 66Q76 78 82 86Q66 90 58 82Q76 60 66 26Z", GOLD_DARK), line(hair, OUT)]
    cape = "M2 99Q4 80 24 74Q48 66 72 74Q92 80 94 99Z"
    body += [path(cape, BLUE), path("M72 74Q92 80 94 99H72Q74 84 64 72Z", BLUE_DARK), line(cape, OUT)]
    body += [shape("M41 56H55V76H41Z", SKIN, INNER)]
    ermine = "M20 80Q22 72 40 69Q44 76 48 77Q52 76 56 69Q74 72 76 80Q66 94 48 94Q30 94 20 80Z"
    body += [path(ermine, PARCH), path("M58 69.500Q74 72 76 80Q70 89 60 92.500Q66 80 58 69.500Z", PARCH_DARK), line(ermine, OUT)]
    body += [path(f"M{x} {y}l2.400 6h-4.800Z", INK) for x, y in ((30, 76), (39, 82), (57, 82), (66, 76))] + [shape("M48 79L53 85L48 91L43 85Z", RED, INNER)]
    locks = "M28 34Q20 52 26 66Q29 76 26 84Q36 82 36 68Q36 60 33 54ZM68 34Q76 52 70 66Q67 76 70 84Q60 82 60 68Q60 60 63 54Z"
    body += [shape(locks, GOLD, INNER), line("M28 50Q27 60 30 68M68 50Q69 60 66 68", FINE, GOLD_DARK)]
    face = "M31 30H65V46Q64 58 48 67Q32 58 31 46Z"
    body += [path(face, SKIN), path("M58 32H65V46Q64 57 52 65Q60 52 58 32Z", "#c39a70"), line(face, OUT)]
    body += [shape("M42.500 56.500Q45.500 54 48 55.500Q50.500 54 53.500 56.500Q48 61.500 42.500 56.500Z", RED, FINE)]
    mask = "M27 28H69V44Q62 50 53 46L48 53L43 46Q34 50 27 44Z"
    body += [path(mask, SILVER), path("M60 28H69V44Q65 47.500 60 47.500Q62 38 60 28Z", "#aeb7be"), line(mask, OUT)]
    body += [path("M31.500 40Q38 35 45 42Q38 46.500 31.500 40ZM64.500 40Q58 35 51 42Q58 46.500 64.500 40Z", INK)]
    crown = "M25 34L20 9L35 20L48 4L61 20L76 9L71 34Q48 39 25 34Z"
    body += [path(crown, GOLD), path("M59 18L61 20L76 9L71 34Q65 35.500 57 36.500Z", GOLD_DARK), line(crown, OUT), line("M24 28Q48 33 72 28", FINE)]
    body += [circle(x, y, 3.400, PARCH, INK, INNER) for x, y in ((20, 9), (48, 5), (76, 9))]
    body += [circle(48, 23, 3.200, RED, INK, FINE), circle(34, 24, 2, BLUE), circle(62, 24, 2, BLUE)]
    body += [shape("M72 84Q70 68 78 62L91 64Q95 78 88 92Z", BLUE, INNER), shape("M76 64Q76 57 83 57Q91 58 91 65Q84 70 76 64Z", SKIN, INNER)]
    put("leader", "The leader", body)


def knight():
    """A knight in full armour: a crested helm with an open crown, pauldrons and a lance."""
    body = [line("M88 2V99", 9), line("M88 4V99", 4, WOOD), shape("M88 -2L82 14H94Z", SILVER, INNER), shape("M86 18L62 22L70 29L62 36L86 34Z", RED, INNER)]
    chest = "M24 99Q20 78 30 70H66Q76 78 72 99Z"
    body += [path(chest, GOLD), path("M60 70H66Q76 78 72 99H56Q64 84 60 70Z", GOLD_DARK), line(chest, OUT), line("M48 76V99M34 84H62", 4.4, RED)]
    for flip in (1, -1):
        plate = [shape("M-46 99Q-48 72 -30 66Q-16 66 -14 82L-18 99Z", SILVER if flip > 0 else STEEL), line("M-44 82Q-30 74 -15 84M-45 91Q-31 83 -17 92", INNER)]
        body += [group(plate, f"translate(48 0) scale({flip} 1)")]
    body += [shape("M44 22Q26 4 42 -2Q60 -6 76 6Q86 14 84 30Q74 18 62 18Q54 18 52 24Z", BLUE, INNER), line("M48 4Q62 2 74 12M54 12Q66 10 78 18", FINE, BLUE_DARK)]
    helm = "M24 36Q26 16 48 14Q70 16 72 36L70 64Q62 76 48 78Q34 76 26 64Z"
    body += [path(helm, SILVER), path("M58 16Q71 21 72 36L70 64Q65 71 56 75.500Q64 46 58 16Z", "#aeb7be"), line(helm, OUT)]
    body += [shape("M25 45H71L70 53H26Z", INK, FINE), path("M44.500 26H51.500V77.500H44.500Z", GOLD, INK, INNER)]
    body += [circle(x, y, 1.9, INK) for x, y in ((58, 59), (64, 59), (58, 66), (64, 66), (32, 59), (38, 59), (32, 66), (38, 66))]
    crown = "M22 36L20 16L31 24L38 12L48 22L58 12L65 24L76 16L74 36Q48 42 22 36Z"
    body += [path(crown, GOLD), path("M60 15L65 24L76 16L74 36Q68 38 59 39Z", GOLD_DARK), line(crown, OUT)]
    body += [circle(48, 31, 3.2, RED, INK, FINE), circle(34, 30.500, 2.2, BLUE), circle(62, 30.500, 2.2, BLUE)]
    put("knight", "The knight", body)


def artillery():
    """A bombard on its carriage, just fired."""
    body = [star(83, 17, 18, RED, 9, 0.55, 0.2, INK), star(83, 17, 10, GOLD, 9, 0.55, 0.2)]
    carriage = "M4 84L14 66L60 58L72 66L66 76L30 80L20 90H6Z"
    barrel = [shape("M-46 -13Q-54 0 -46 13H32V-13Z", GOLD), path("M-48 3Q-49 8 -46 13H32V3Z", GOLD_DARK), line("M-46 -13Q-54 0 -46 13H32V-13Z", OUT),
              shape(box(30, -17, 41, 17), GOLD), path(box(31.500, 4, 39.500, 15.500), GOLD_DARK), shape(box(-30, -15, -23, 15), GOLD, INNER),
              shape(box(2, -15, 9, 15), GOLD, INNER), circle(-54, 0, 5, GOLD, INK, INNER), circle(-10.500, -1, 5.500, RED, INK, INNER)]
    body += [shape(carriage, WOOD), line("M14 74L62 66", FINE, WOOD_DARK), group(barrel, "translate(46 48) rotate(-36)")]
    body += [circle(40, 72, 22, WOOD, INK), circle(40, 72, 16, PARCH_DARK, INK, INNER)]
    spokes = "".join(f"M{n(40 + 5 * math.cos(a))} {n(72 + 5 * math.sin(a))}L{n(40 + 16 * math.cos(a))} {n(72 + 16 * math.sin(a))}" for a in [math.pi * k / 4 + 0.2 for k in range(8)])
    body += [line(spokes, 6), line(spokes, 2.600, WOOD), circle(40, 72, 5.500, STEEL, INK, INNER)]
    body += [circle(x, y, 8, CHARCOAL, INK, INNER) for x, y in ((72, 86), (88, 86), (80, 73))]
    body += [line("".join(f"M{x - 4} {y - 1}Q{x - 3.500} {y - 4} {x - 1} {y - 4.500}" for x, y in ((72, 86), (88, 86), (80, 73))), FINE, STEEL)]
    put("artillery", "The artillery", body)


def dragon():
    """A dragon displayed."""
    body = []
    for flip in (1, -1):
        wing = [shape("M8 44Q18 18 28 6L30 14Q44 12 47 22Q42 30 46 44Q36 40 34 54Q26 50 22 64Q14 58 8 66Z", RED),
                line("M30 14Q22 34 14 52M30 14Q36 24 46 43M30 14Q30 34 34 53M29 18Q26 40 22 62", FINE, RED_DARK),
                shape("M26 10L28 -2L34 9Z", GOLD, INNER)]
        body += [group(wing, f"translate(48 0) scale({flip} 1)")]
    body += [line("M50 78Q52 94 70 92Q84 90 80 80", 10), line("M50 78Q52 94 70 92Q84 90 80 80", 5, GREEN), shape("M80 68L88 82L74 82Z", GOLD, INNER)]
    trunk = "M36 40Q28 60 36 76Q42 86 48 88Q54 86 60 76Q68 60 60 40Z"
    body += [path(trunk, GREEN), line(trunk, OUT), path("M42 44Q38 62 43 74Q46 80 48 80Q50 80 53 74Q58 62 54 44Z", GOLD),
             line("M40.500 54H55.500M40 62H56M41.500 70H54.500", FINE, GOLD_DARK)]
    for flip in (1, -1):
        body += [group([shape("M10 66Q20 66 20 78L24 90L18 87L15 92L11 87L6 90Q8 78 6 72Z", GREEN, INNER)], f"translate(48 0) scale({flip} 1)")]
        body += [group([shape("M8 18L14 -2Q20 10 14 24Z", PARCH, INNER), shape("M12 26L24 20L17 34Z", GREEN_DARK, INNER)], f"translate(48 0) scale({flip} 1)")]
    head = "M48 12Q62 14 63 28Q63 36 57 42L55 52Q48 58 41 52L39 42Q33 36 33 28Q34 14 48 12Z"
    body += [path(head, GREEN), path("M52 12.500Q62 15 63 28Q63 36 57 42L55 52Q53 54 51 54.800Q57 34 52 12.500Z", GREEN_DARK), line(head, OUT)]
    body += [path("M36 29L45 33Q42 38 37 35ZM60 29L51 33Q54 38 59 35Z", GOLD, INK, FINE), line("M44 47L43.500 49.500M52 47L52.500 49.500", INNER), line("M48 16V26", INNER, GREEN_DARK)]
    put("dragon", "The dragon", body)


def wizard():
    """A hat, a beard, and a staff with a star."""
    body = [line("M84 22V99", 8), line("M84 22V99", 3.4, WOOD), star(84, 15, 14, GOLD, 8, 0.5, 0, INK), circle(84, 15, 3.6, RED, INK, FINE)]
    robe = "M0 99Q4 70 28 62H62Q80 70 84 99Z"
    body += [path(robe, BLUE), path("M58 62Q80 70 84 99H62Q72 80 58 62Z", BLUE_DARK), line(robe, OUT), shape("M72 72Q72 66 80 65L92 66Q94 78 86 84Q76 84 72 72Z", BLUE, INNER),
             shape("M79 62H90Q92 67 89 71H80Q77 67 79 62Z", PARCH, INNER)]
    body += [shape("M26 46H64Q68 66 58 82Q52 94 44 99Q36 92 31 82Q22 66 26 46Z", PARCH), path("M56 48H64Q68 66 58 82Q53 92 46 97Q60 74 56 48Z", PARCH_DARK),
             line("M26 46H64Q68 66 58 82Q52 94 44 99Q36 92 31 82Q22 66 26 46Z", OUT), line("M36 66Q38 80 43 88M52 64Q52 78 48 86M44 70V80", INNER, "#b9a67c")]
    body += [shape("M44 50Q50 50 50 58Q50 63 45 63Q40 63 40 58Q40 50 44 50Z", SKIN, INNER)]
    body += [shape("M45 61Q36 58 27 66Q34 72 45 66Q56 72 63 66Q54 58 45 61Z", PARCH, INNER)]
    hat = "M18 46Q28 38 32 22Q34 4 54 -2Q66 -4 72 10Q60 6 57 16Q56 34 70 44Z"
    body += [path(hat, BLUE), path("M54 12Q58 6 72 10Q60 6 57 16Q56 34 70 44L58 44Q50 30 54 12Z", BLUE_DARK), line(hat, OUT)]
    body += [shape("M6 48Q44 34 82 48Q80 56 74 56Q44 44 14 56Q8 56 6 48Z", BLUE), line("M26 42Q44 36 63 41", 4, GOLD), star(45, 24, 7, GOLD, 5, 0.42, 0.2), star(56, 5, 4, GOLD, 5, 0.42)]
    put("wizard", "The wild magician", body)


# --- factions ---------------------------------------------------------------------------------------------
def undead():
    """A hand of bones comes out of the earth before a grave."""
    stone = "M8 90V34Q8 8 32 8Q56 8 56 34V90Z"
    body = [path(stone, STONE), path("M42 10Q56 14 56 34V90H42Z", STONE_MID), line(stone, OUT), line("M32 22V48M22 32H42", 5), line("M50 50L44 58L50 64L44 72", INNER)]
    bones = "M70 82V64M70 64L58 46L57 34M70 62L66 38L67 24M71 62L75 36L77 23M72 64L83 42L86 32M70 68L56 62L50 54"
    body += [line(bones, 9), line(bones, 4.4, PARCH)]
    body += [circle(x, y, 1.7, INK) for x, y in ((58, 46), (66, 38), (75, 36), (83, 42), (56, 62))]
    body += [shape("M0 92Q20 78 40 86Q52 74 70 76Q88 76 96 92V97H0Z", WOOD_DARK), line("M56 84Q64 80 70 84M74 88H82M16 90H26", INNER, WOOD)]
    put("undead", "Undead", body)


def royal_kingdom():
    """Four towers under one crown."""
    body = []
    for x in (13, 83):
        body += wall(x - 9, 52, x + 9, 90) + battlement(x - 12, x + 12, 43, 3, 5, 6) + [slit(x, 62)]
    body += wall(22, 68, 74, 90, 0.25) + battlement(22, 74, 62, 6, 4, 4)
    for x in (35, 61):
        body += wall(x - 9, 46, x + 9, 90) + battlement(x - 12, x + 12, 37, 3, 5, 6) + [slit(x, 56)]
    body += portcullis(48, 90, 13, 17)
    crown = "M28 30L22 6L36 16L48 0L60 16L74 6L68 30Z"
    body += [path(crown, GOLD), path("M58 14L60 16L74 6L68 30H56Z", GOLD_DARK), line(crown, OUT), line("M28 24H68", FINE)]
    body += [circle(x, y, 3.2, PARCH, INK, INNER) for x, y in ((22, 6), (48, 1), (74, 6))] + [circle(48, 17, 3.400, RED, INK, FINE)]
    put("royal-kingdom", "Royal Kingdom", body)


def dragon_tamers():
    """A young dragon hatches."""
    body = []
    for flip in (1, -1):
        body += [group([shape("M14 50Q26 20 44 20Q40 28 46 38Q38 38 38 46Q32 44 30 54Z", RED, INNER), line("M42 22Q32 30 24 50M40 27Q38 34 38 45", FINE, RED_DARK)], f"translate(48 0) scale({flip} 1)")]
    body += [path("M34 62V40H62V62Z", GREEN, INK)]
    for flip in (1, -1):
        body += [group([shape("M8 14L13 0Q18 8 14 20Z", PARCH, INNER), shape("M15 26L26 20L19 34Z", GREEN_DARK, INNER)], f"translate(48 0) scale({flip} 1)")]
    head = "M48 8Q66 10 66 28Q66 36 60 40L58 48Q48 56 38 48L36 40Q30 36 30 28Q30 10 48 8Z"
    body += [path(head, GREEN), path("M54 9Q66 13 66 28Q66 36 60 40L58 48Q56 50 53 51Q60 30 54 9Z", GREEN_DARK), line(head, OUT)]
    body += [circle(40, 28, 5.400, GOLD, INK, FINE), circle(56, 28, 5.400, GOLD, INK, FINE), path("M39 24H41V32H39ZM55 24H57V32H55Z", INK), line("M44 42V44M52 42V44", INNER), line("M42 48Q48 51 54 48", FINE)]
    egg = "M14 62L25 54L35 63L45 53L54 63L65 53L73 62L82 56Q84 96 48 96Q12 96 14 62Z"
    body += [path(egg, PARCH), path("M66 54L73 62L82 56Q84 92 54 95.500Q72 80 66 54Z", PARCH_DARK), line(egg, OUT)]
    body += [circle(x, y, r, BLUE) for x, y, r in ((30, 76, 5), (48, 84, 4), (60, 73, 5.500), (42, 68, 2.600), (72, 82, 3))]
    body += [shape("M26 46Q24 42 28 41Q34 42 35 48Q32 52 26 46ZM70 46Q72 42 68 41Q62 42 61 48Q64 52 70 46Z", GREEN, INNER)]
    put("dragon-tamers", "Dragon-Tamers", body)


def blood_mages():
    """A chalice under a dagger that drips."""
    body = [group([shape("M0 32L5 22V-6H-5V22Z", SILVER, INNER), line("M0 24V-4", FINE), shape(box(-13, -11, 13, -5), GOLD, INNER), shape(box(-3, -24, 3, -11), RED, INNER), circle(0, -27, 4, GOLD, INK, INNER)],
                  "translate(48 29) scale(0.8)")]
    cup = "M18 50H78Q78 74 54 78V84Q66 86 68 94H28Q30 86 42 84V78Q18 74 18 50Z"
    body += [path(cup, GOLD), path("M66 50H78Q78 74 54 78V84Q66 86 68 94H56Q54 86 50 84V78Q66 72 66 50Z", GOLD_DARK), line(cup, OUT)]
    body += [path("M18 50A30 8 0 0 1 78 50A30 8 0 0 1 18 50Z", RED, INK), line("M42 84H54M42 78H54", INNER)]
    body += [shape("M48 40Q54 48 48 51Q42 48 48 40Z", RED_DARK, FINE)]
    body += [shape("M26 56V68A3.500 3.500 0 0 0 33 68V62A3 3 0 0 1 39 62V72A3.500 3.500 0 0 0 46 72V57Q36 57.500 26 56Z", RED, FINE), circle(58, 66, 4.400, RED, INK, FINE)]
    put("blood-mages", "Blood-Mages", [group(body, "translate(48 52) scale(1.08) translate(-48 -52)")])


def mages():
    """An open book from which a star rises."""
    body = [star(48, 26, 24, GOLD, 8, 0.46, 0, INK), star(48, 26, 11, PARCH, 8, 0.5, math.pi / 8)]
    body += [star(16, 30, 8, GOLD, 4, 0.34, 0, INK), star(80, 30, 8, GOLD, 4, 0.34, 0, INK), star(24, 10, 5, GOLD, 4, 0.34), star(72, 10, 5, GOLD, 4, 0.34)]
    body += [shape("M2 60L8 90Q30 82 48 92Q66 82 88 90L94 60Z", BLUE)]
    for flip in (1, -1):
        page = [shape("M0 60Q18 44 42 52L40 82Q18 76 0 88Z", PARCH if flip < 0 else PARCH_DARK), line("M8 63Q20 54 34 58M8 70Q20 61 34 65M7 77Q19 69 32 72", INNER, "#8b7a5c")]
        body += [group(page, f"translate(48 0) scale({flip} 1)")]
    body += [line("M48 60V90", OUT)]
    put("mages", "Mages", body)


def seers():
    """An eye in a globe of crystal."""
    foot = "M24 92Q26 78 34 74H62Q70 78 72 92Z"
    body = [path(foot, GOLD), path("M58 74H62Q70 78 72 92H60Q62 82 58 74Z", GOLD_DARK), line(foot, OUT), line("M25 86H71", INNER)]
    body += [circle(48, 42, 37, "#9fc3e6", INK), path("M62 8A37 37 0 0 1 48 79Q86 58 62 8Z", "#6f9fd0"), circle(48, 42, 37, "none", INK)]
    body += [line("M20 34Q24 20 36 14", 4.400, PARCH)]
    body += [shape("M18 44Q48 16 78 44Q48 72 18 44Z", PARCH, INNER), circle(48, 44, 13.500, BLUE, INK, INNER), circle(48, 44, 6, INK), circle(52, 40, 2.600, PARCH)]
    body += [line("M26 28L20 22M37 22L33 14M48 19V10M59 22L63 14M70 28L76 22", INNER, BLUE_DARK)]
    put("seers", "Seers", body)


def ninjas():
    """A throwing star over a sword."""
    blade = [shape("M-4.500 22Q-9 -14 -1 -58L6 -50Q1 -14 4.500 22Z", SILVER, INNER), line("M0 20Q-4 -14 1 -44", FINE), shape("M-12 22H12V28H-12Z", GOLD, INNER),
             shape("M-4.500 28H4.500L4 56H-4Z", INK, INNER), line("M-4 33L4 38M-4 40L4 45M-4 47L4 52", FINE, GOLD)]
    body = [group(blade, "translate(50 46) rotate(45)")]
    for x, y, size, turn in ((42, 42, 1, 0), (82, 80, 0.42, 24)):
        def around(points):
            return [q for k in range(4) for q in rotated([(a * size, b * size) for a, b in points], 90 * k + turn, x, y)]
        d = poly(around([(-3, -38), (6, -15), (14, -14)]))
        body += [path(d, STEEL)]
        body += [path(poly(rotated([(-3 * size, -38 * size), (6 * size, -15 * size), (14 * size, -14 * size), (0, 0)], 90 * k + turn, x, y)), SILVER) for k in range(4)]
        body += [line(d, OUT if size == 1 else INNER), circle(x, y, 7 * size, INK)]
    body += [circle(42, 42, 12, "none", INK, FINE)]
    put("ninjas", "Ninjas", body)


def assassins():
    """A snake winds round a dagger."""
    dagger = [shape("M48 95L39 80V30H57V80Z", SILVER), path("M48 95L57 80V30H48Z", "#aeb7be"), line("M48 95L39 80V30H57V80Z", OUT), line("M48 34V88", FINE),
              shape("M22 20Q48 28 74 20V28Q48 36 22 28Z", GOLD, INNER), shape(box(43, 8, 53, 23), INK, INNER), line("M43 11L53 15M43 16L53 20", FINE, GOLD), circle(48, 6, 5, GOLD, INK, INNER)]
    snake, light = "#8fb35a", "#c6d68c"
    behind = "M66 46Q40 48 30 56M66 70Q44 74 32 80"
    body = [line(behind, 14), line(behind, 8.500, GREEN)] + dagger
    for d in ("M80 22Q92 36 78 44Q72 46 66 46", "M30 56Q18 64 32 66Q50 66 66 70", "M32 80Q24 88 36 90Q48 90 60 86"):
        body += [line(d, 14), line(d, 8.500, snake)]
    body += [line("M38 66.500h4M48 67h4M58 68.500h4M40 90h4M50 88.500h4", FINE, light)]
    body += [shape("M84 30Q90 20 84 12Q76 4 66 8Q58 12 60 17Q66 22 74 24Q78 27 80 32Z", snake, INNER), circle(75, 14, 2.600, GOLD, INK, FINE), line("M60 15Q56 12 52 13M56 13.500Q54 16 50 16", FINE, RED)]
    put("assassins", "Assassins", body)


def berserkers():
    """A roaring bear before two axes."""
    body = [group(axe(0, 0, 26, 112), f"translate(48 40) scale({flip * 0.76} 0.76) translate(8 0)") for flip in (1, -1)]
    body += [circle(24, 32, 11, WOOD, INK), circle(72, 32, 11, WOOD, INK), circle(24, 32, 5, WOOD_DARK), circle(72, 32, 5, WOOD_DARK)]
    head = "M48 20Q76 20 78 48Q80 62 72 72L62 88Q48 96 34 88L24 72Q16 62 18 48Q20 20 48 20Z"
    body += [path(head, WOOD), path("M58 21.500Q77 26 78 48Q80 62 72 72L62 88Q58 90.500 54 91.500Q76 60 58 21.500Z", WOOD_DARK), line(head, OUT)]
    body += [path("M26 42L42 48Q40 56 32 54ZM70 42L54 48Q56 56 64 54Z", GOLD, INK, FINE), circle(36, 50, 2.200, INK), circle(60, 50, 2.200, INK), line("M24 38L42 46M72 38L54 46", OUT)]
    body += [shape("M34 66Q36 54 48 54Q60 54 62 66Q64 84 48 88Q32 84 34 66Z", "#c69a6c", INNER)]
    body += [path("M36 68Q48 62 60 68Q62 82 48 85Q34 82 36 68Z", INK), path("M40 67L43 75L46 66ZM50 66L53 75L56 67ZM42 82L44 77L47 83ZM49 83L52 77L54 82Z", PARCH), path("M44 80Q48 74 52 80Q48 85 44 80Z", RED)]
    body += [shape("M40 55Q48 50 56 55Q54 63 48 63Q42 63 40 55Z", INK, FINE)]
    put("berserkers", "Berserkers", body)


def shape_shifters():
    """Half wolf, half owl."""
    wolf = "M48 10L36 18L20 2L16 36Q8 50 14 62L26 72Q32 90 48 94Z"
    owl = "M48 10Q62 14 66 18Q76 14 86 2Q88 20 82 32Q90 50 84 66Q74 90 48 94Z"
    body = [path(wolf, STEEL), path(owl, WOOD)]
    body += [path("M22 12L20 32L32 22Z", "#4c5257"), path("M30 60Q36 74 34 82Q40 92 48 94V60Q40 54 30 60Z", SILVER)]
    body += [path("M22 44L40 50Q36 58 28 54Z", GOLD, INK, FINE), circle(34, 51, 2.200, INK), line("M18 40L40 47", OUT), line("M14 62L24 58M20 67L28 64", INNER)]
    body += [path("M48 74Q40 74 40 80Q42 86 48 86Z", INK)]
    body += [circle(65, 46, 16, PARCH, INK, INNER), circle(65, 46, 9.500, GOLD, INK, INNER), circle(65, 46, 4.600, INK), circle(67, 44, 1.600, PARCH)]
    body += [shape("M48 52L56 60Q56 72 48 80Z", GOLD, INNER), line("M50 30Q60 22 80 20", OUT)]
    body += [line("M60 70l3 5l3 -5M70 68l3 5l3 -5M56 80l3 5l3 -5M66 78l3 5l3 -5", INNER, PARCH_DARK), line("M48 10V94", OUT, INK), line(wolf, OUT), line(owl, OUT)]
    put("shape-shifters", "Shape-Shifters", body)


def mechas():
    """A fist of steel before a cogwheel."""
    teeth = []
    for k in range(10):
        for r, a in ((37, -0.2), (46, -0.13), (46, 0.13), (37, 0.2)):
            t = 2 * math.pi * k / 10 + a
            teeth.append((48 + r * math.sin(t), 48 - r * math.cos(t)))
    body = [shape(poly(teeth), GOLD), circle(48, 48, 30, GOLD_DARK, INK, INNER), circle(48, 48, 24, INK)]
    arm = "M34 60H64L68 98H30Z"
    body += [path(arm, STEEL), path("M56 60H64L68 98H58Z", STEEL_DARK), line(arm, OUT), shape("M27 66H71V76H27Z", SILVER, INNER), line("M31 88H67", INNER)]
    body += [circle(x, 71, 1.900, INK) for x in (34, 49, 64)]
    fist = "M27 32Q28 26 36 26H66Q72 27 72 34V54Q70 64 60 66H36Q27 64 26 54Z"
    body += [path(fist, SILVER), path("M62 26H66Q72 27 72 34V54Q70 64 60 66H56Q66 50 62 26Z", "#aeb7be"), line(fist, OUT), line("M38 27V46M49 27V46M60 27V46", INNER), line("M26 46H72", INNER)]
    body += [shape("M28 46H50Q57 47 57 53Q56 59 49 59H40", SILVER, INNER)] + [circle(x, 33, 1.900, INK) for x in (32, 43.500, 54.500, 66)]
    put("mechas", "Mechas", body)


def outcasts():
    """A signpost: every way is open."""
    body = [shape(box(43, 8, 53, 97), WOOD), path(box(49, 9.500, 51.500, 96), WOOD_DARK)]
    for y, d, fill, dark in ((14, 1, PARCH, PARCH_DARK), (33, -1, RED, RED_DARK), (52, 1, PARCH, PARCH_DARK), (71, -1, RED, RED_DARK)):
        x0, x1 = 48 - d * 20, 48 + d * 32
        board = f"M{x0} {y}H{x1}L{x1 + d * 10} {y + 7}L{x1} {y + 14}H{x0}Z"
        body += [path(board, fill), path(f"M{x0} {y + 9}H{n(x1 + d * 7)}L{x1} {y + 14}H{x0}Z", dark), line(board, OUT), circle(48, y + 7, 2, INK)]
        body += [line(f"M{x0 + d * 6} {y + 7}h{d * 8}M{x0 + d * 28} {y + 7}h{d * 16}", INNER)]
    body += [shape("M40 8L48 0L56 8Z", WOOD, INNER), shape("M26 97Q30 88 40 90Q48 84 56 90Q68 88 72 97Z", STEEL, INNER)]
    put("outcasts", "Outcasts", body)


def golems():
    """A giant of stone."""
    body = []
    for flip in (1, -1):
        arm = [shape("M-46 44L-38 36H-22L-18 48L-22 64H-44Z", STONE if flip > 0 else STONE_MID), shape("M-44 66H-24L-22 90L-30 96H-44L-48 88Z", STONE if flip > 0 else STONE_MID), line("M-40 82V92M-34 82V92", INNER)]
        body += [group(arm, f"translate(48 0) scale({flip} 1)")]
    body += wall(28, 44, 68, 78, 0.34) + wall(30, 80, 45, 97, 0.3) + wall(51, 80, 66, 97, 0.5)
    head = "M32 12L40 4H58L66 12V36L60 42H36L32 36Z"
    body += [path(head, STONE), path("M58 4L66 12V36L60 42H56V4Z", STONE_MID), line(head, OUT), path("M36 18H61V27H36Z", INK), path("M38.500 20H45V25H38.500ZM52 20H58.500V25H52Z", GOLD), line("M42 34H56", INNER), line("M44 5L47 11L43 15", FINE)]
    body += [star(48, 60, 11, GOLD, 6, 0.5, 0, INK), line("M28 70L34 66V78M68 52L62 55", FINE)]
    body += [path("M30 12L40 2H52L47 9L42 6L36 15L31 16Z", GREEN, INK, FINE), path("M2 44L10 35H20L15 42L10 40L7 50Z", GREEN, INK, FINE), path("M76 36H86L93 44L88 46L84 41L80 44Z", GREEN, INK, FINE)]
    put("golems", "Golems", body)


def fateweavers():
    """A thread of life between open shears."""
    body = [shape("M14 26H38V72H14Z", RED), path("M30 27.500H36.500V70.500H30Z", RED_DARK), line("M14 36L38 31M14 45L38 40M14 54L38 49M14 63L38 58M14 72L38 67", FINE, RED_DARK), line("M14 26H38V72H14Z", OUT)]
    body += [shape("M6 16H46V27H6Z", WOOD), path("M34 17.500H44.500V25.500H34Z", WOOD_DARK), shape("M6 71H46V82H6Z", WOOD), path("M34 72.500H44.500V80.500H34Z", WOOD_DARK)]
    thread = "M38 33Q50 44 64 35Q80 26 95 33"
    body += [line(thread, 6.500), line(thread, 3, RED)]
    for flip in (-1, 1):
        blade = [shape("M-4 8Q-8 -20 -1 -52Q8 -26 5 6Z", SILVER if flip > 0 else "#aeb7be", INNER), line("M0 6L10 20", 8), line("M0 6L10 20", 3.600, GOLD),
                 circle(14, 28, 9, "none", INK, 9), circle(14, 28, 9, "none", GOLD, 4.400)]
        body += [group(blade, f"translate(68 56) scale({flip} 1) rotate(-17)")]
    body += [circle(68, 59, 3.600, GOLD, INK, INNER)]
    put("fateweavers", "Fateweavers", body)


def infected():
    """The mask of a plague doctor."""
    cloak = "M22 99Q24 80 42 70H74Q92 80 94 99Z"
    body = [path(cloak, CHARCOAL), line(cloak, OUT)]
    mask = "M84 40Q88 62 76 76Q60 84 46 74Q34 70 20 76Q8 82 2 92Q2 72 14 58Q26 44 40 38Z"
    body += [path(mask, PARCH), path("M74 40H84Q88 62 76 76Q68 81 60 79.500Q80 66 74 40Z", PARCH_DARK), line(mask, OUT), line("M8 82Q20 64 40 62", INNER), line("M22 64l3 4M29 61l2.500 4.500M14 70l3.500 3", FINE)]
    body += [circle(56, 52, 13, GOLD, INK), circle(56, 52, 8, GREEN_DARK, INK, INNER), line("M51 51Q52 47 56 46.500", INNER, PARCH)]
    body += [line("M70 52Q80 54 86 50M48 72Q60 80 74 76", FINE)]
    body += [shape("M34 32Q32 8 56 6Q82 6 82 34Z", CHARCOAL), path("M33.500 26Q56 18 82 27V34H34Z", RED, INK, INNER), shape("M14 40Q20 30 58 28Q92 30 96 42Q76 38 56 40Q32 42 14 40Z", CHARCOAL)]
    put("infected", "Infected", body)


def war_mongers():
    """The drum of war before two swords."""
    drum = "M12 54V84Q18 96 48 96Q78 96 84 84V54Z"
    body = sword(48, 40, 40, 96) + sword(48, 40, -40, 96)
    body += [path(drum, RED), path("M66 58H84V84Q80 92 66 94.500Z", RED_DARK), line(drum, OUT), line("M14 62L26 88L37 64L48 92L59 64L70 88L82 62", INNER, GOLD)]
    body += [path("M12 82Q18 93 48 93Q78 93 84 82V88Q78 98 48 98Q18 98 12 88Z", GOLD, INK, INNER), path("M12 52A36 11 0 0 1 84 52V59A36 11 0 0 1 12 59Z", GOLD, INK, INNER), path("M12 52A36 11 0 0 1 84 52A36 11 0 0 1 12 52Z", PARCH, INK)]
    for flip in (1, -1):
        body += [group([line("M-30 34L10 53", 6.500), line("M-30 34L10 53", 2.800, WOOD), circle(9, 52.500, 5, PARCH_DARK, INK, INNER)], f"translate(48 0) scale({flip} 1)")]
    put("war-mongers", "War-Mongers", body)


def whole_cards():
    """The backs differ in colour, pattern and badge: the black army's a lattice and spades, the red one's a wall and
    hearts; battlements, and signs of both, are on the cards that belong to neither."""
    def sign(d, colour, x, y, scale):
        return group([shape(d, colour, 1.2 / scale)], f"translate({x} {y}) scale({scale})")

    def badge(large, small, colour):
        return [sign(large, colour, -17, -33, 0.354)] + [sign(small, colour, x, -12, 0.11) for x in (-31, 20.5)]
    half = badge(SPADE, CLUB, SILVER)
    back(here, "#39342f", "#221e1b", "#6b645b", half, "back-black", "Back of the black army")
    half = badge(HEART, DIAMOND, GOLD)
    back(here, RED, RED_DARK, "#e08a70", half, "back-red", "Back of the red army", "masonry")
    half = [sign(SPADE, SILVER, -29.5, -29.5, 0.27), sign(HEART, GOLD, 3.6, -28.5, 0.27)]
    back(here, GREEN, GREEN_DARK, "#6f9a6c", half, "back-neutral", "Back of what belongs to neither army", "battlements")
    slot(here, "pile", "A destroyed pile", "M28 88V36L36 30L34 42L44 36L50 50L58 46L60 60L68 64V88ZM42 88V76A6 6 0 0 1 54 76V88M10 88H86M10 88V78H22V88M74 88V82H86V88"
         "M28 62H38M50 66H58M66 30L78 24L82 36L70 42ZM60 12L68 10L70 18L62 20Z")
    slot(here, "soldiers", "Place for the soldier deck", "M48 12Q72 12 74 38V66Q63 84 48 84Q33 84 22 66V38Q24 12 48 12ZM22 40H74M22 50H74M48 50V84M34 60H40M34 69H40M56 60H62M56 69H62")
    crown = [(16, 72), (10, 30), (31, 48), (48, 22), (65, 48), (86, 30), (80, 72)]
    slot(here, "resources", "Place for the resource deck", poly(crown) + "M17 84H79M46 60L48 57L50 60L48 63Z")
    slot(here, "fallen", "Place for fallen soldiers", "M22 88V42Q22 14 48 14Q74 14 74 42V88ZM12 88H84M48 32V64M38 42H58")
    slot(here, "used", "Place for used resources", poly([(x * 0.66 + 16.3, y * 0.66 - 6) for x, y in crown]) + "M48 50V74M38 65L48 75L58 65M20 72V88H76V72")


pips()
spy()
leader()
knight()
artillery()
dragon()
wizard()
undead()
royal_kingdom()
dragon_tamers()
blood_mages()
mages()
seers()
ninjas()
assassins()
berserkers()
shape_shifters()
mechas()
outcasts()
golems()
fateweavers()
infected()
war_mongers()
whole_cards()
