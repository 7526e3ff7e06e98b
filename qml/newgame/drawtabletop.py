#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the table top of a new game, by day and by night, into the folder this file lies in. Run it after a change and
commit the SVG files with it. Standard library only."""
import os
import random

here = os.path.dirname(os.path.abspath(__file__))
W, H = 1366, 715
THEMES = {"day": ("#875833", "#8f5f38", "#5f3b20"), "night": ("#52341f", "#64422a", "#38220f")}

for name, (wood, board, seam) in THEMES.items():
    chance = random.Random(7)
    b = f'<rect width="{W}" height="{H}" fill="{wood}"/>'
    rows = 9
    for k in range(rows):
        y = k * H / rows
        if k % 2:
            b += f'<rect y="{y:.1f}" width="{W}" height="{H / rows:.1f}" fill="{board}" opacity=".5"/>'
        b += f'<path d="M0 {y:.1f}H{W}" stroke="{seam}" stroke-width="2"/>'
        for _ in range(4):
            x, g, length = chance.uniform(0, W), y + chance.uniform(14, H / rows - 10), chance.uniform(60, 240)
            b += (f'<path d="M{x:.0f} {g:.0f}Q{x + length / 2:.0f} {g - 5:.0f} {x + length:.0f} {g:.0f}" fill="none" '
                  f'stroke="{seam}" stroke-width="1.2" opacity=".45"/>')
        for x in (12, W - 12):
            b += f'<circle cx="{x}" cy="{y + H / rows / 2:.1f}" r="2.6" fill="{seam}"/>'
    if name == "day":
        b += '<g fill="#fff3cf" opacity=".12"><path d="M120 0H420L780 715H360Z"/><path d="M470 0H640L1000 715H810Z"/></g>'
    else:
        b += ('<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="250" cy="150" r="760">'
              '<stop offset="0" stop-color="#f0a94a" stop-opacity=".34"/>'
              '<stop offset="1" stop-color="#f0a94a" stop-opacity="0"/></radialGradient>'
              '<linearGradient id="d" x1="0" y1="0" x2="1" y2="0"><stop offset=".5" stop-color="#000" stop-opacity="0"/>'
              '<stop offset="1" stop-color="#000" stop-opacity=".4"/></linearGradient></defs>'
              f'<rect width="{W}" height="{H}" fill="url(#g)"/><rect width="{W}" height="{H}" fill="url(#d)"/>')
    with open(os.path.join(here, f"tabletop-{name}.svg"), "w") as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">'
                f'<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->{b}</svg>\n')
