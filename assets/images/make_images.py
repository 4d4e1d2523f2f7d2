#!/usr/bin/env python3
"""Draws the few pictures the table is made with: the shadow under a tile, a sunk pip, the weave of the felt.

Run it in this folder after a change; it needs the standard library only and always draws the same.
"""
import math
import random
import struct
import zlib


def save(name, width, height, pixel):
    """Writes a PNG; pixel(x, y) gives red, green, blue and alpha from 0 to 1."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            rows += bytes(min(255, max(0, round(part * 255))) for part in pixel(x, y))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(bytes(rows), 9)))
        file.write(chunk(b"IEND", b""))


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def shadow(unit, wide, high):
    """A tile of wide x high units in the middle, and half a unit of shadow around it."""
    size_x, size_y = int(unit * (wide + 1)), int(unit * (high + 1))
    radius = unit * 0.12

    def pixel(x, y):
        dx = abs(x + 0.5 - size_x / 2) - wide * unit / 2 + radius
        dy = abs(y + 0.5 - size_y / 2) - high * unit / 2 + radius
        outside = math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
        return 0, 0, 0, 1 - smooth((outside / unit + 0.1) / 0.36)

    return size_x, size_y, pixel


def pip(size):
    """A hollow seen from above: dark under its upper edge, with light caught below."""
    def at(x, y):
        x, y = (x - size / 2) / (size / 2), (y - size / 2) / (size / 2)
        hollow, glint = 0.9, 0.9
        r = math.hypot(x, y)
        rim = math.hypot(x, y - 0.1)
        edge = 2.0 / size
        inside = smooth((hollow - r) / edge + 0.5)
        light = smooth((glint - rim) / edge + 0.5) * (1 - inside)
        shade = 0.07 + 0.15 * smooth((y + 1) / 2) + 0.05 * smooth((0.5 - math.hypot(x, y - 0.45)) * 2)
        red, green, blue = shade * 1.04, shade * 0.95, shade * 0.86
        alpha = inside + light * 0.85
        if alpha == 0:
            return 0, 0, 0, 0
        mix = inside / alpha
        return tuple(c * mix + (1 - mix) for c in (red, green, blue)) + (alpha,)

    def pixel(x, y):  # 4 x 4 samples
        parts = [at(x + (i + 0.5) / 4, y + (j + 0.5) / 4) for i in range(4) for j in range(4)]
        alpha = sum(p[3] for p in parts) / 16
        if alpha == 0:
            return 0, 0, 0, 0
        return tuple(sum(p[c] * p[3] for p in parts) / 16 / alpha for c in range(3)) + (alpha,)

    return size, size, pixel


def felt(size):
    """Light and dark threads that join at the edges."""
    chance = random.Random(7)
    grain = [[chance.gauss(0, 1) for _ in range(size)] for _ in range(size)]

    def pixel(x, y):
        right, below = (x + 1) % size, (y + 1) % size
        thread = grain[y][x] + 0.6 * (grain[y][right] + grain[below][x]) + 0.5 * grain[below][right]
        if thread > 0:
            return 1, 1, 1, min(40, int(thread * 4.2)) / 255
        return 0, 0, 0, min(40, int(-thread * 5.9)) / 255

    return size, size, pixel


if __name__ == "__main__":
    save("shadow-1x2.png", *shadow(64, 1, 2))
    save("pip.png", *pip(64))
    save("felt.png", *felt(128))
