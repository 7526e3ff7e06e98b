# SPDX-License-Identifier: CC-BY-SA-4.0
"""What lies on the table of the hall (124 x 96), and the helms of the bots' levels (96 x 96)."""
from parts import *  # noqa: F403

SHADOW = '<ellipse cx="62" cy="84" rx="56" ry="9" fill="#000" fill-opacity="0.22"/>'


def o(d, fill, width=2.6):
    return shape(d, fill, width)


def i(d, opacity=1.0, width=1.8):
    return lines(d, width, INK, opacity)


def lessons():
    """An open primer: a picture at the left, lines at the right."""
    return [SHADOW, o("M8 20Q34 10 60 20Q86 10 112 20V82Q86 72 60 82Q34 72 8 82Z", RED_DARK),
            o("M13 17Q36 8 60 18V78Q36 68 13 77Z", PARCH), o("M107 17Q84 8 60 18V78Q84 68 107 77Z", "#e8dabb"),
            group([put("castles-of-caleira/watchtower.svg", 4, 16, 96)], "translate(20 21) scale(0.34) skewY(-3)"),
            i("M69 27q14 -6 30 -3M69 37q14 -6 30 -3M69 47q14 -6 30 -3M69 57q14 -6 18 -4", 0.6),
            o("M88 12V6H97V30L92.500 26L88 30Z", GOLD)]


def rules():
    """A bound book with a clasp, a shield on it with the sign of a clause."""
    sign = ("M72 41Q70 36 66 37Q62 39 65 43L70 47Q74 51 70 54M63 56Q64 60 68 60Q73 59 71 54L65 50Q61 46 65 43")
    return [SHADOW, o("M20 14H96Q104 14 104 22V76H28Q20 76 20 84Z", BLUE),
            o("M20 82Q20 74 28 74H104V86H28Q20 86 20 82Z", PARCH), lines("M27 78H103M27 82H103", 1.2, "#b09d80"),
            lines("M30 14V74", 3, "#102a50"), lines("M37 20H98V68H37Z", 1.8, GOLD),
            o("M67 26L88 33V48Q86 59 67 66Q48 59 46 48V33Z", GOLD), i(sign, width=3), o("M96 40H112V50H96Z", GOLD_DARK)]


def cards():
    """Three cards in a fan."""
    def card(angle, field, charge):
        return group([f'<rect x="43" y="15" width="46" height="64" rx="4" fill="#000" fill-opacity="0.2"/>',
                      f'<rect x="41" y="12" width="46" height="64" rx="4" fill="{PARCH}" stroke="{INK}"'
                      ' stroke-width="2.6"/>',
                      f'<rect x="45" y="16" width="38" height="42" rx="2" fill="{field}" stroke="{INK}"'
                      ' stroke-width="1.6"/>', put(charge, 46, 18, 36), i("M52 67H76")], f"rotate({angle} 60 110)")
    return [SHADOW, card(-24, BLUE, "castles-of-caleira/wizard-tower.svg"),
            card(24, RED, "castle-wars/artillery.svg"), card(0, GOLD, "castle-rampage/dragon.svg")]


def prints():
    """A sheet of nine, half cut, and scissors."""
    inks = [BLUE, RED, "#3d6b45", GOLD, PURPLE, BLUE, RED, SILVER, "#3d6b45"]
    cells = [f'<rect x="{n(23 + 18.6 * (k % 3))}" y="{n(14 + 21.4 * (k // 3))}" width="17" height="20" '
             f'fill="{inks[k]}" stroke="{INK}" stroke-width="1.4"/>' for k in range(8)]
    bows = [c for x in (79, 95) for c in (circle(x, 74, 9, "none", INK, 9), circle(x, 74, 9, "none", RED, 4.4))]
    return [SHADOW, o("M16 8H86V84H16Z", "#f8f2e2")] + cells + [
        f'<path d="M8 56.500H96" fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="4 3"/>',
        group([o("M84 22L90 62L82 62Z", STEEL), o("M96 24L82 62L90 62Z", STEEL_DARK)] + bows, "rotate(38 86 62)")]


def teacher():
    """A slate with a castle, a ring and an arrow in chalk, and the pointer."""
    return [SHADOW, o("M10 12H104V82H10Z", WOOD), o("M18 20H96V74H18Z", "#2f3f3a"),
            lines("M27 64V44H32V49H37V44H42V49H47V44H52V64Z", 2.4, PARCH),
            lines("M88 30Q70 28 60 46M58 38L59 48L68 44", 3, GOLD),
            f'<circle cx="40" cy="54" r="17" fill="none" stroke="#e39a86" stroke-width="2.4" stroke-dasharray="12 3"/>',
            lines("M62 88L116 34", 6.5, INK), lines("M62 88L116 34", 3, "#c99a62")]


def chronicle():
    """A scroll with a curve on it and a seal."""
    return [SHADOW, o("M18 18Q18 10 28 10H104Q96 10 96 20V70H18Z", PARCH),
            o("M104 10Q112 10 112 20V24H96V20Q96 10 104 10Z", PAPER_DARKER),
            o("M8 70H86V76Q86 86 96 86H18Q8 86 8 76Z", "#e3d2a8"), o("M96 86Q86 86 86 76V70H96Z", PAPER_DARKER),
            lines("M27 60L40 48L52 53L66 34L86 24", 3.2, BLUE), i("M27 22H56M27 30H48", 0.55),
            circle(80, 66, 12, RED, INK, 2.6), path("M74 70V61H77V64H80V61H83V64H86V70Z", PARCH)]


def chest():
    """A chest with a letter: matches kept, a match from a file."""
    return [SHADOW, o("M14 44H108V82H14Z", BOARD), o("M14 44Q14 22 32 22H90Q108 22 108 44Z", BOARD_DARK),
            o("M30 12H84V44H30Z", PARCH), i("M38 22H74M38 30H66", 0.6), o("M14 44H108V54H14Z", "#a06c40"),
            lines("M30 44V82M92 44V82", 6, INK), lines("M30 44V82M92 44V82", 2.6, IRON),
            o("M53 48H69V64H53Z", GOLD), circle(61, 54, 2.4, INK), i("M61 55V60")]


def page():
    """A cap with a feather over a half mask."""
    return [o("M62 30Q84 4 92 22Q86 36 66 42Z", PARCH, 3), i("M66 38Q78 26 88 22", width=2.2),
            o("M24 56Q24 86 48 90Q72 86 72 56Z", "#d9b48a", 3), path("M58 56H72Q72 82 54 89Q64 74 58 56Z", "#c39a70"),
            lines("M24 56Q24 86 48 90Q72 86 72 56Z", 3, INK), i("M42 80Q48 83 54 80", width=2.2),
            o("M16 50Q14 22 46 18Q78 20 80 50Q64 44 48 44Q32 44 16 50Z", "#3d6b45", 3),
            path("M62 22Q79 28 78.500 48Q70 45 62 44.500Q68 34 62 22Z", "#2c4a3e"),
            o("M12 50Q30 40 48 41Q66 40 84 50L82 60Q64 52 48 52Q32 52 14 60Z", "#2c4a3e", 3),
            o("M26 60Q37 55 48 60Q59 55 70 60Q70 72 59 72Q52 72 48 66Q44 72 37 72Q26 72 26 60Z", PARCH, 2.2),
            '<ellipse cx="37" cy="64.5" rx="4" ry="3" fill="#2b2622"/><ellipse cx="59" cy="64.5" rx="4" ry="3" fill="#2b2622"/>']


def squire():
    """A kettle hat over a coif of mail, eyes in the dark."""
    rings = "".join(f"M{pt(22 + 6.8 * k + (3.4 if r % 2 else 0), 66 + 5.5 * r)}a3.400 3.400 0 0 0 6.800 0"
                    for r in range(4) for k in range(6 if r % 2 else 7))
    return [o("M20 50H76V76Q66 90 48 90Q30 90 20 76Z", STEEL_DARK, 3), lines(rings, FINE, "#7d868e"),
            lines("M20 50H76V76Q66 90 48 90Q30 90 20 76Z", 3, INK),
            o("M31 52H65V62Q60 74 48 74Q36 74 31 62Z", INK, 2.2), lines("M38 60h6M52 60h6", 3.2, GOLD),
            path("M24 48Q24 16 48 14Q72 16 72 48Z", STEEL), path("M58 18Q72 24 72 48H62Q64 30 58 18Z", STEEL_DARK),
            lines("M24 48Q24 16 48 14Q72 16 72 48Z", 3, INK), i("M48 14V46", width=2.2),
            path("M6 54Q24 40 48 40Q72 40 90 54Q72 51 48 51Q24 51 6 54Z", STEEL),
            path("M60 41Q78 43 90 54Q76 51.500 62 51Z", STEEL_DARK),
            lines("M6 54Q24 40 48 40Q72 40 90 54Q72 51 48 51Q24 51 6 54Z", 3, INK)]


def monarch():
    """An armet, closed, with a crown."""
    helm, visor = "M22 50Q22 30 48 28Q74 30 74 50L76 76Q64 90 48 91Q32 90 20 76Z", "M20 54L48 48L76 54L70 64L48 80L26 64Z"
    crown = "M20 34L12 8L30 20L38 2L48 18L58 2L66 20L84 8L76 34Q62 28 48 28Q34 28 20 34Z"
    jewels = [circle(x, y, r, c, INK, 1.5) for x, y, r, c in ((48, 24, 3.6, RED), (29, 26, 2.6, BLUE), (67, 26, 2.6, BLUE))]
    return [path(helm, STEEL), path("M60 31Q74 36 74 50L76 76Q68 85 58 89Z", STEEL_DARK), lines(helm, 3, INK),
            path(visor, GOLD), path("M48 48L76 54L70 64L48 80Z", GOLD_DARK), lines(visor, 3, INK),
            lines("M28 57L43 54.500M68 57L53 54.500", 4, INK), i("M41 66v5M48 66v7M55 66v5", width=2.2),
            path(crown, GOLD), path("M60 6L66 20L84 8L76 34Q68 30.500 58 29Z", GOLD_DARK), lines(crown, 3, INK)] + jewels


def draw():
    for name, title, drawing in (("lessons", "Lessons", lessons), ("rules", "Rule book", rules), ("cards", "Cards", cards),
                                 ("print", "Sheets and scissors", prints), ("teacher", "Slate", teacher),
                                 ("chronicle", "Chronicle", chronicle), ("chest", "Chest", chest)):
        write(here, f"thing-{name}", title, drawing(), 124, 96)
    for name, drawing in (("page", page), ("squire", squire), ("monarch", monarch),
                          ("knight", lambda: [body("castle-rampage/knight.svg")])):
        write(here, f"helm-{name}", f"Helm of a {name}", drawing())
