#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Makes the sounds of the program: short WAV files beside this script, mono, 16 bits, 22050 Hz.

No recording went in. Each sound is reckoned from what makes it: a blow of a certain length sets a body ringing, whose
partials lie and die away as those of wood, stone or iron do; paper and cloth are noise in the band where they rustle; a
horn is an air column that grows brighter as it is blown harder. The same files come of it each time.

    make.py            writes all
    make.py --check    fails if a file is not what this would write
"""
import math
import random
import struct
import sys
import wave
from array import array
from pathlib import Path

from bodies import (RATE, TAU, above, add, below, blow, dying, grains, horn, iron, noise, ringing, room, rubble,
                    rustle, shaped, spread, stone, string, swell, thud, wood)

FOLDER = Path(__file__).parent

# How loud the loudest 50 ms are (RMS of full scale, without the lows that small speakers swallow), by the weight of what
# happened: a draw is quiet.
LIGHT, PLAIN, HEAVY = 0.055, 0.10, 0.19
PEAK = 0.85  # nothing is louder
LEAD = 0.02  # seconds of silence at the beginning: a device that has just been opened may lose the first
HUSH = 0.15  # seconds of silence at the end: Qt 6.4 closes the device while its last buffer is still to be heard


# ---- the sounds: file without number -> (loudness, how many variants, what makes one) ---------------------

def card_drawn(d):
    out = rustle(0.15, 1500, 3000, d, swell(0.05, 0.02, 0.08))
    return add(out, rustle(0.02, 4200, 3500, d, dying(0.004)), 0.1, 0.9)


def card_laid(d):
    out = thud(165 + d.uniform(-15, 15), 0.08, d)
    add(out, rustle(0.09, 2600, 1200, d, dying(0.011)), 0.001, 2.4)
    return add(out, rustle(0.06, 1700, 1100, d, swell(0.015, 0, 0.04)), 0.03, 0.35)


def card_turned(d):
    out = rustle(0.07, 1900, 3400, d, swell(0.05, 0, 0.02))
    add(out, rustle(0.03, 3800, 2600, d, dying(0.004)), 0.055, 2.2)
    return add(out, card_laid(d), 0.085, 0.55)


def cards_shuffled(d):
    out, t, step = [], 0.0, 0.030
    while t < 0.36:
        add(out, rustle(0.02, 3600, 2500, d, dying(0.0035)), t, d.uniform(0.6, 1))
        t += step * d.uniform(0.7, 1.3)
        step = max(0.010, step * 0.94)
    add(out, rustle(0.26, 3000, 1500, d, swell(0.08, 0.06, 0.12)), 0.36, 0.75)
    return add(out, card_laid(d), 0.60, 0.8)


def tile_laid(d):
    out = ringing(blow(0.0005, 0.5, d), stone(780 + d.uniform(-70, 70), d, 0.06), 0.14)
    add(out, ringing(blow(0.0008, 0.3, d), wood(240, d, 0.08), 0.16), 0, 0.4)
    return add(out, ringing(blow(0.0004, 0.5, d), stone(860, d, 0.04), 0.08), 0.035 + d.uniform(0, 0.012), 0.25)


def tile_drawn(d):
    out = rustle(0.12, 1100, 1900, d, swell(0.05, 0.02, 0.05))
    return add(out, ringing(blow(0.0006, 0.5, d), stone(1150 + d.uniform(-90, 90), d, 0.035), 0.06), 0.09, 0.12)


def tiles_stirred(d):
    out = grains(0.62, 42, lambda: ringing(blow(0.0006, 0.5, d), stone(d.uniform(850, 1500), d, 0.04), 0.07), d, 0.3)
    return add(out, rustle(0.6, 700, 1100, d, swell(0.2, 0.15, 0.25)), 0, 0.6)


def stone_falls(d):
    out = [0.4 * value for value in thud(95 + d.uniform(-12, 12), 0.22, d)]
    add(out, ringing(blow(0.0008, 0.6, d), stone(410 + d.uniform(-50, 50), d, 0.11), 0.2), 0, 1.3)
    return add(out, rubble(0.30, 60, d), 0.04, 0.30)


def wall_falls(d, seconds=0.85):
    rumble = below(noise(seconds, d), 130, 3)
    out = shaped(rumble, swell(0.05, seconds * 0.45, seconds * 0.5 - 0.05))
    out = [value * 9 for value in out]
    t, stones = 0.02, max(2, int(seconds / 0.12))
    for k in range(stones):
        heavy = 1 - 0.5 * k / stones
        add(out, thud(d.uniform(65, 115), 0.22, d), t, 0.45 * heavy)
        add(out, ringing(blow(0.0013, 0.6, d), stone(d.uniform(260, 520), d, 0.10), 0.16), t, 1.1 * heavy)
        t += seconds * 0.72 / stones * d.uniform(0.7, 1.25)
    return add(out, rubble(seconds - 0.06, 90, d), 0.03, 0.32)


def keep_falls(d):
    return add(wall_falls(d, 1.0), thud(58, 0.5, d), 0, 0.8)


def ram(d):
    out = [0.5 * value for value in thud(68, 0.3, d)]
    add(out, ringing(blow(0.0025, 0.35, d), wood(118, d, 0.28, 0.8), 0.4), 0, 1.4)
    return add(out, ringing(blow(0.0013, 0.5, d), iron(310, d, 0.25, 0.5), 0.25), 0.012, 0.2)


def gate_holds(d):
    out = ringing(blow(0.0018, 0.4, d), iron(290, d, 0.34, 0.45), 0.34)
    add(out, ringing(blow(0.002, 0.3, d), wood(205, d, 0.13, 0.7), 0.2), 0, 0.9)
    return add(out, ringing(blow(0.0015, 0.4, d), iron(310, d, 0.25, 0.4), 0.25), 0.085, 0.4)


def gate_breaks(d):
    out = ram(d)
    def splinter():
        return ringing(blow(0.0003, 0.9, d), wood(d.uniform(420, 1500), d, 0.05, 0.8), 0.07)
    add(out, grains(0.5, 75, splinter, d), 0.05, 0.75)
    add(out, ringing(blow(0.0017, 0.5, d), wood(150, d, 0.28, 0.65), 0.35), 0.20, 0.9)
    return add(out, ringing(blow(0.0017, 0.4, d), wood(128, d, 0.25, 0.6), 0.3), 0.43, 0.6)


def block_slammed(d):
    out = ringing(blow(0.0006, 0.5, d), iron(520, d, 0.55, 0.55), 0.5)
    add(out, ringing(blow(0.0017, 0.4, d), wood(170, d, 0.16, 0.75), 0.3), 0, 0.9)
    return add(out, thud(85, 0.22, d), 0, 0.4)


def wood_knock(d):
    return ringing(blow(0.0013, 0.3, d), wood(260 + d.uniform(-20, 20), d, 0.10, 0.85), 0.18)


def refused(d):
    def knock():
        return below(ringing(blow(0.003, 0.1, d), wood(215, d, 0.08, 0.6), 0.14), 900)
    return add(knock(), knock(), 0.085, 0.6)


def taken_back(d):
    out = rustle(0.19, 2700, 1300, d, swell(0.11, 0.02, 0.06))
    return add(out, rustle(0.03, 1500, 1200, d, dying(0.006)), 0.155, 0.6)


def box_lifted(d):
    slide = rustle(0.34, 620, 1150, d, swell(0.12, 0.08, 0.14))
    flutter = [1 + 0.35 * math.sin(TAU * (23 + 9 * i / RATE) * i / RATE) for i in range(len(slide))]
    out = [a * b for a, b in zip(slide, flutter)]
    return add(out, ringing(blow(0.0025, 0.3, d), wood(190, d, 0.07, 0.4), 0.1), 0.0, 0.15)


def box_put_down(d):
    out = [0.4 * value for value in thud(96, 0.2, d, 0.004)]
    add(out, ringing(blow(0.0025, 0.2, d), wood(185, d, 0.10, 0.62), 0.2), 0, 0.8)
    return add(out, rustle(0.12, 900, 500, d, dying(0.02)), 0.004, 0.5)


def tray_pressed(d):
    out = ringing(blow(0.0017, 0.2, d), wood(330, d, 0.08, 0.7), 0.14)
    return add(out, thud(120, 0.09, d), 0, 0.3)


def cloth_rolled(d):
    out = rustle(0.5, 420, 900, d, swell(0.16, 0.14, 0.20))
    folds = [0.6 + 0.4 * math.sin(TAU * 9 * i / RATE) ** 2 for i in range(len(out))]
    return add([a * b for a, b in zip(out, folds)], thud(110, 0.12, d), 0.40, 0.25)


def page_turned(d):
    out = rustle(0.30, 1300, 3000, d, swell(0.17, 0.03, 0.10))
    add(out, grains(0.22, 70, lambda: rustle(0.012, 3600, 2800, d, dying(0.003)), d, 0.5), 0.05, 0.55)
    return add(out, rustle(0.06, 1400, 900, d, dying(0.012)), 0.25, 0.8)


def swords(d):
    out = ringing(blow(0.0003, 0.7, d), iron(1180, d, 0.75, 0.6), 0.55)
    add(out, ringing(blow(0.0003, 0.7, d), iron(1390, d, 0.6, 0.6), 0.5), 0.012, 0.8)
    return add(out, rustle(0.18, 5200, 3800, d, swell(0.02, 0.02, 0.13)), 0.012, 0.25)


def helm(d):
    out = ringing(blow(0.0006, 0.5, d), iron(640, d, 0.30, 0.45), 0.25)
    return add(out, ringing(blow(0.0008, 0.4, d), iron(560, d, 0.34, 0.45), 0.3), 0.09, 0.7)


def portcullis(d):
    out = grains(0.42, 48, lambda: ringing(blow(0.0004, 0.5, d), iron(d.uniform(900, 1500), d, 0.09, 0.5), 0.08), d, 0.1)
    out = [0.5 * value for value in out]
    add(out, thud(80, 0.28, d), 0.40, 0.5)
    add(out, ringing(blow(0.0013, 0.4, d), iron(330, d, 0.4, 0.5), 0.4), 0.40, 0.7)
    return out


def trebuchet(d):
    out = []
    for k in range(7):  # the beam groans: wood that sticks and slips
        add(out, ringing(blow(0.0013, 0.4, d), wood(240 + 12 * k, d, 0.06, 0.6), 0.08), 0.018 * k + d.uniform(0, 0.004), 0.35)
    add(out, rustle(0.34, 380, 1000, d, swell(0.20, 0.02, 0.12)), 0.08, 1.5)
    add(out, ringing(blow(0.0017, 0.4, d), wood(130, d, 0.16, 0.7), 0.24), 0.32, 0.6)
    return add(out, stone_falls(d), 0.44, 1.2)


def cannon(d):
    out = [6 * v for v in shaped(below(noise(0.8, d), 170, 2), dying(0.085))]
    add(out, thud(58, 0.6, d, 0.002), 0, 0.8)
    return add(out, shaped(below(noise(0.12, d), 2500), dying(0.02)), 0, 1.6)


def arrow(d):
    out = shaped(string(185 + d.uniform(-8, 8), 0.16, d), dying(0.022))
    add(out, rustle(0.20, 2900, 1700, d, swell(0.05, 0.03, 0.12)), 0.02, 0.5)
    return add(out, ringing(blow(0.0004, 0.5, d), wood(420, d, 0.07, 0.6), 0.1), 0.20, 0.5)


def drum(d):
    skin = [(118, 0.40, 1), (188, 0.26, 0.7), (252, 0.22, 0.5), (272, 0.19, 0.45), (343, 0.14, 0.35), (412, 0.1, 0.3)]
    out = ringing(blow(0.002, 0.15, d), skin, 0.45)
    return add(out, shaped(below(noise(0.05, d), 700, 2), dying(0.01)), 0, 2.2)


def rope(d):
    out, t, step = [], 0.0, 0.020
    while t < 0.34:
        body = spread(d, [(520, 0.03, 0.7), (910, 0.025, 1), (1480, 0.02, 0.6), (2300, 0.012, 0.3)], 0.02)
        add(out, ringing(blow(0.0008, 0.4, d), body, 0.04), t, math.sin(math.pi * (t + 0.03) / 0.42))
        step = 0.020 - 0.011 * math.sin(math.pi * t / 0.34)
        t += step * d.uniform(0.9, 1.1)
    return out


def coin(d):
    out = ringing(blow(0.0002, 0.4, d), iron(2350, d, 0.22, 0.7), 0.2)
    return add(out, ringing(blow(0.0008, 0.3, d), wood(420, d, 0.07), 0.1), 0, 0.12)


def puppet(d):
    out = []
    for t, gain in ((0, 1), (0.075, 0.75), (0.135, 0.9), (0.26, 0.5)):
        add(out, ringing(blow(0.0006, 0.3, d), wood(d.uniform(520, 700), d, 0.07, 0.6), 0.1), t, gain)
    return add(out, string(98, 0.5, d), 0.26, 0.9)


def eliminated(d):
    out = add(drum(d), thud(58, 0.4, d), 0, 0.35)
    add(out, ringing(blow(0.0006, 0.5, d), iron(430, d, 0.5, 0.5), 0.5), 0.26, 0.28)
    add(out, ringing(blow(0.0008, 0.4, d), iron(450, d, 0.3, 0.5), 0.3), 0.40, 0.14)
    return add(out, drum(d), 0.42, 0.55)


def revealed(d):
    return shaped(add(string(147, 0.7, d), string(73.5, 0.7, d), 0.01, 0.8), dying(0.2))


def fire(d):
    out = rustle(0.55, 500, 300, d, swell(0.12, 0.15, 0.26))
    return add(out, grains(0.5, 55, lambda: shaped(above(noise(0.012, d), 1800), dying(0.0018)), d, 0.4), 0.03, 0.8)


def horn_turn(d):
    return horn([(174.6, 0.26, 0.62), (261.6, 0.46, 0.70)], d)


def horn_asked(d):
    return horn([(261.6, 0.34, 0.55)], d)


def horn_victory(d):
    return horn([(174.6, 0.24, 0.85), (261.6, 0.28, 0.9), (349.2, 0.85, 1.0)], d)


def bell(d):
    base = 196.0
    tones = [(0.5, 2.6, 0.55), (1, 2.1, 1), (1.19, 1.6, 0.7), (1.5, 1.1, 0.4), (2.0, 1.3, 0.75), (2.51, 0.7, 0.35),
             (2.66, 0.6, 0.3), (3.01, 0.6, 0.4), (4.16, 0.4, 0.25), (5.43, 0.28, 0.15), (6.79, 0.2, 0.1)]
    return room(ringing(blow(0.0017, 0.15, d), [(base * r, t, g) for r, t, g in tones], 1.7), 0.2, d)


SOUNDS = {
    "card-drawn": (LIGHT, 3, card_drawn),
    "card-laid": (LIGHT * 1.3, 3, card_laid),
    "card-turned": (LIGHT * 1.3, 2, card_turned),
    "cards-shuffled": (LIGHT * 1.2, 1, cards_shuffled),
    "tile-drawn": (LIGHT, 3, tile_drawn),
    "tiles-stirred": (LIGHT * 1.3, 1, tiles_stirred),
    "tile-laid": (PLAIN, 3, tile_laid),
    "stone-falls": (HEAVY * 0.85, 3, stone_falls),
    "wall-falls": (HEAVY, 2, wall_falls),
    "keep-falls": (HEAVY * 1.15, 1, keep_falls),
    "ram": (HEAVY * 0.8, 2, ram),
    "gate-holds": (HEAVY * 0.7, 2, gate_holds),
    "gate-breaks": (HEAVY * 1.1, 2, gate_breaks),
    "block-slammed": (HEAVY, 1, block_slammed),
    "wood-knock": (PLAIN * 0.7, 2, wood_knock),
    "refused": (PLAIN * 0.75, 1, refused),
    "taken-back": (LIGHT, 1, taken_back),
    "box-lifted": (LIGHT, 2, box_lifted),
    "box-put-down": (PLAIN, 1, box_put_down),
    "tray-pressed": (PLAIN * 0.7, 1, tray_pressed),
    "cloth-rolled": (LIGHT * 1.2, 1, cloth_rolled),
    "page-turned": (LIGHT, 1, page_turned),
    "swords": (HEAVY * 0.7, 2, swords),
    "helm": (PLAIN, 1, helm),
    "portcullis": (PLAIN, 1, portcullis),
    "trebuchet": (HEAVY * 0.8, 1, trebuchet),
    "cannon": (HEAVY, 1, cannon),
    "arrow": (PLAIN, 2, arrow),
    "drum": (HEAVY * 0.75, 2, drum),
    "rope": (PLAIN * 0.7, 1, rope),
    "coin": (PLAIN * 0.7, 2, coin),
    "puppet": (PLAIN, 1, puppet),
    "eliminated": (HEAVY, 1, eliminated),
    "revealed": (PLAIN, 1, revealed),
    "fire": (PLAIN * 0.8, 1, fire),
    "horn-turn": (PLAIN, 1, horn_turn),
    "horn-asked": (PLAIN * 0.8, 1, horn_asked),
    "horn-victory": (HEAVY * 0.9, 1, horn_victory),
    "bell": (PLAIN * 1.2, 1, bell),
}


# ---- files -----------------------------------------------------------------------------------------------

def finished(signal, loudness):
    """As loud as it should be, from silence to silence, without the lowest rumble that small speakers waste."""
    signal = above(signal, 45, 2)
    span = int(0.05 * RATE)
    squares = [0.0]
    for value in above(signal, 170, 2):
        squares.append(squares[-1] + value * value)
    loudest = max(squares[min(i + span, len(signal))] - squares[i] for i in range(0, len(signal), span // 5))
    gain = min(loudness / math.sqrt(loudest / span), PEAK / max(abs(value) for value in signal))
    # What cannot be heard any more is cut off.
    last = max(i for i, value in enumerate(signal) if abs(value) * gain > 0.0012)
    signal = signal[:min(len(signal), last + int(0.012 * RATE))]
    rise, fall = int(0.0007 * RATE), min(len(signal) // 3, int(0.03 * RATE))
    for i in range(rise):
        signal[i] *= i / rise
    for i in range(fall):
        signal[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fall)
    sounding = [round(32767 * gain * value) for value in signal]
    return array("h", [0] * int(LEAD * RATE) + sounding + [0] * int(HUSH * RATE))


def made():
    """All files: name and samples."""
    for name, (loudness, variants, make) in SOUNDS.items():
        for number in range(1, variants + 1):
            file = f"{name}-{number}" if variants > 1 else name
            yield file + ".wav", finished(make(random.Random(file)), loudness)


def written(path):
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE), path
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def check():
    """The last bit of a sine may differ between machines, so a sample may be one off."""
    faults, names = [], set()
    for name, samples in made():
        names.add(name)
        there = written(FOLDER / name) if (FOLDER / name).exists() else array("h")
        if len(there) != len(samples) or any(abs(a - b) > 1 for a, b in zip(there, samples)):
            faults.append(f"{name}: not what make.py makes")
    faults += [f"{path.name}: make.py knows nothing of it" for path in sorted(FOLDER.glob("*.wav"))
               if path.name not in names]
    print("\n".join(faults) if faults else f"{len(names)} sounds, as they are made.")
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(check())
    if sys.argv[1:]:
        sys.exit(__doc__)
    for name, samples in made():
        write(FOLDER / name, samples)
