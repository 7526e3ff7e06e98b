# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws weave.png: the threads of the table's cloth, as faint light and shade over any colour.

Seamless in both directions; the same picture every time. Needs no libraries: python3 drawweave.py
"""
import random
import struct
import zlib

SIZE = 192  # pixels; a multiple of twice the thread's width
THREAD = 3


def weave():
    random.seed(1)
    count = SIZE // THREAD
    # Each thread is spun a little lighter or darker, and thicker and thinner along its length.
    warp = [random.gauss(0, 1) for _ in range(count)]
    weft = [random.gauss(0, 1) for _ in range(count)]
    rows = []
    for y in range(SIZE):
        row = []
        for x in range(SIZE):
            column, line = x // THREAD, y // THREAD
            over = (column + line) % 2 == 0  # the warp lies on top here
            across = (x % THREAD if over else y % THREAD) - (THREAD - 1) / 2
            own = warp[column] if over else weft[line]
            light = 1.6 - 2.2 * abs(across) + 1.5 * own + random.gauss(0, 0.8)
            alpha = min(255, round(abs(light) * 2.1))
            row.append((255 if light > 0 else 0, alpha))
        rows.append(row)
    return rows


def save(rows, name):
    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    raw = b"".join(b"\0" + bytes(v for pixel in row for v in pixel) for row in rows)
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 4, 0, 0, 0)
    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


save(weave(), "weave.png")
