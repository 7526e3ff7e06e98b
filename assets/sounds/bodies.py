# SPDX-License-Identifier: CC-BY-SA-4.0
"""What sounds are made of: signals, and the bodies that ring, rustle and blow. A signal is a list of numbers."""
import math

RATE = 22050
TAU = 2 * math.pi


# ---- signals: lists of numbers ---------------------------------------------------------------------------

def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(to, part, at=0.0, gain=1.0):
    """Lays a part over a signal from a moment on; makes room for it."""
    first = int(at * RATE)
    if len(to) < first + len(part):
        to.extend([0.0] * (first + len(part) - len(to)))
    for i, value in enumerate(part, first):
        to[i] += gain * value
    return to


def shaped(signal, envelope):
    """Times a curve over the signal's time, in seconds."""
    return [value * envelope(i / RATE) for i, value in enumerate(signal)]


def noise(seconds, dice):
    return [dice.uniform(-1, 1) for _ in range(int(seconds * RATE))]


def swell(rise, hold, fall):
    """Rises as a sine's quarter, stays, and falls as a square."""
    def curve(t):
        if t < rise:
            return math.sin(TAU / 4 * t / rise)
        left = 1 - (t - rise - hold) / fall
        return 1.0 if left > 1 else max(0.0, left) ** 2
    return curve


def dying(half):
    """Halves in each span of so many seconds."""
    return lambda t: 0.5 ** (t / half)


def band(signal, centre, width):
    """What of a signal lies round a frequency; both may be curves over time."""
    low = high = 0.0
    at = centre if callable(centre) else lambda t: centre
    damp = width if callable(width) else lambda t: width
    out = []
    f = q = 0.0
    for i, value in enumerate(signal):
        if i % 16 == 0:
            t = i / RATE
            f = 2 * math.sin(math.pi * min(at(t), RATE / 6.5) / RATE)
            q = damp(t)
        low += f * high
        middle = value - low - q * high
        high += f * middle
        out.append(q * high)
    return out


def below(signal, edge, times=1):
    """A signal without what lies far above a frequency."""
    keep = math.exp(-TAU * edge / RATE)
    for _ in range(times):
        last, out = 0.0, []
        for value in signal:
            last = value + keep * (last - value)
            out.append(last)
        signal = out
    return signal


def above(signal, edge, times=1):
    for _ in range(times):
        signal = [value - low for value, low in zip(signal, below(signal, edge))]
    return signal


# ---- bodies ----------------------------------------------------------------------------------------------

def blow(seconds, hard, dice):
    """What strikes: a push as long as the two touch; the harder, the more of a crack."""
    length = max(4, int(seconds * RATE))
    return [2 / length * math.sin(math.pi * (i + 0.5) / length) ** 2 * (1 - hard + 3 * hard * dice.uniform(-1, 1))
            for i in range(length)]


def ringing(strike, partials, seconds):
    """A body that has been struck: (frequency, seconds until it is a thousandth, how strong)."""
    out = silence(seconds)
    for frequency, lasts, gain in partials:
        if frequency > RATE * 0.45:
            continue
        radius = 10 ** (-3 / (lasts * RATE))
        turn, back = 2 * radius * math.cos(TAU * frequency / RATE), radius * radius
        scale = gain * math.sin(TAU * frequency / RATE)
        one = two = 0.0
        for i in range(len(out)):
            value = turn * one - back * two
            if i < len(strike):
                value += scale * strike[i]
            out[i] += value
            two, one = one, value
    return out


def spread(dice, partials, by):
    """No two pieces are alike: the same body with its partials moved a little."""
    return [(f * (1 + dice.uniform(-by, by)), t, g * (1 + dice.uniform(-2 * by, 2 * by))) for f, t, g in partials]


def wood(lowest, dice, lasts=0.12, bright=0.75):
    """A plank or box: bending modes, the high ones gone at once, since wood swallows them."""
    ratios = (1, 1.62, 2.41, 3.3, 4.2, 5.6, 7.1, 9.3)
    return spread(dice, [(lowest * r, lasts / r ** 0.6, bright ** k) for k, r in enumerate(ratios)], 0.03)


def stone(lowest, dice, lasts=0.05):
    """A slab: stiff and dead; few partials, far apart."""
    ratios = (1, 1.73, 2.61, 3.4, 4.7, 6.1)
    return spread(dice, [(lowest * r, lasts / r ** 0.5, 0.8 ** k) for k, r in enumerate(ratios)], 0.05)


def iron(lowest, dice, lasts=0.6, held=1.0):
    """A plate or blade: partials that fit no scale and ring on; held by a hand or lying on wood they ring less."""
    ratios = (1, 1.41, 1.93, 2.27, 2.83, 3.55, 4.12, 4.9, 5.77, 6.6, 7.9, 9.1)
    return spread(dice, [(lowest * r, held * lasts / r ** 0.35, 0.88 ** k) for k, r in enumerate(ratios)], 0.02)


def thud(frequency, seconds, dice, soft=0.004):
    """A weight on the table top: low, without a tone of its own as it sinks."""
    out, phase = [], 0.0
    for i in range(int(seconds * RATE)):
        t = i / RATE
        phase += TAU * frequency * (0.75 + 0.5 * 0.5 ** (t / 0.02)) / RATE
        out.append(math.sin(phase) * min(1.0, t / soft) * 0.5 ** (t / (seconds / 7)))
    return add(out, shaped(below(noise(seconds / 2, dice), frequency * 4, 2), dying(seconds / 14)), 0, 0.8)


def grains(seconds, often, one, dice, thin=1.0):
    """Many small things one after another: `one()` makes each; they get fewer by and by."""
    out, t = silence(seconds), 0.0
    while True:
        t += dice.expovariate(often * (1 - thin * t / seconds) + 1)
        if t > seconds * 0.9:
            return out
        fade = 1 - thin * t / seconds
        add(out, one(), t, fade * dice.uniform(0.3, 1))


def rustle(seconds, low, high, dice, curve):
    """Paper, cloth, cardboard: noise whose band wanders from one frequency to another."""
    def middle(t):
        return low + (high - low) * t / seconds
    return shaped(band(band(noise(seconds, dice), middle, 0.7), middle, 0.7), curve)


def rubble(seconds, often, dice):
    return grains(seconds, often, lambda: ringing(blow(0.0003, 0.7, dice), stone(dice.uniform(800, 2500), dice, 0.03), 0.05), dice)


def string(frequency, seconds, dice):
    """A string that is plucked: a breath of noise goes round and is dulled on each way."""
    loop = below(noise(1 / frequency, dice), 1500)
    out, last = [], 0.0
    for i in range(int(seconds * RATE)):
        value = loop[i % len(loop)]
        out.append(value)
        last = 0.497 * (value + last)
        loop[i % len(loop)], last = last, value
    return out


def horn(notes, dice):
    """An animal's horn: the lips reach each note from a little below; blown harder it is brighter."""
    out, at = [], 0.0
    for frequency, seconds, hard in notes:
        part, phase = [], 0.0
        breath = below(noise(seconds, dice), 900)
        curve = swell(0.055, seconds * 0.45, seconds * 0.55 - 0.055)
        for i in range(int(seconds * RATE)):
            t = i / RATE
            force = hard * curve(t)
            scoop = 1 - 0.035 * 0.5 ** (t / 0.018) + 0.004 * math.sin(TAU * 5.1 * t) * min(1, t / 0.3)
            phase += TAU * frequency * scoop / RATE
            value = sum(math.sin(n * phase) * (0.38 + 0.52 * force) ** (n - 1) / n ** 0.3 for n in range(1, 13)
                        if n * frequency < RATE * 0.4)
            part.append(force * (value + 0.12 * breath[i]))
        add(out, part, at)
        at += seconds * 0.86
    return room(below(out, 3200), 0.32, dice)


def room(signal, much, dice):
    """A hall of stone round it: a few early echoes and a short, dull tail."""
    wet = list(signal)
    for k in range(9):
        add(wet, below(signal, 2400 - 180 * k), 0.017 + 0.023 * k + dice.uniform(0, 0.009), much * 0.72 ** k)
    return wet
