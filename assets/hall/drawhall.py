#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draws all that stands and lies in the hall (SVG) into the folder this file lies in: the boxes' covers, the bots'
helms, the things on the table, window, cat, candle, door, small signs.

Grid, inks and strokes are those of the cards (../cardkit.py). Run `python3 drawhall.py` after a change, of a card that a
cover shows, too, and commit the SVG files with it. Standard library only.
"""
import covers
import furniture
import things

for room in (covers, furniture, things):
    room.draw()
