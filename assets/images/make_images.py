#!/usr/bin/env python3
"""Draws the few pictures the table is made with: bodies and shadows of tiles, a sunk pip, the weave of the felt.

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


# A triangular tile: its side is two units long, its middle lies in the middle of the picture, and the picture
# is as wide as the circle around it, so that it can be turned about its middle.
REACH = 2 / math.sqrt(3)


def triangle_shadow(unit):
    """A triangular tile in the middle, and half a unit of shadow around it."""
    size = int(unit * (2 * REACH + 1))
    inner = REACH / 2 - 0.16  # how far the sides of a tile without its round corners are from the middle

    def pixel(x, y):
        x, y = (x + 0.5 - size / 2) / unit, (y + 0.5 - size / 2) / unit
        corners = [(2 * inner * math.sin(a), -2 * inner * math.cos(a)) for a in (0, math.tau / 3, 2 * math.tau / 3)]
        outside = max(x * math.sin(a) - y * math.cos(a) - inner for a in (math.pi / 3, math.pi, -math.pi / 3))
        if outside > 0:
            outside = min(to_line((x, y), corners[i], corners[i - 1]) for i in range(3))
        return 0, 0, 0, 1 - smooth((outside - 0.16 + 0.1) / 0.36)

    return size, size, pixel


def to_line(point, a, b):
    """How far a point is from the line that ends at a and b."""
    length = math.dist(a, b)
    along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
    along = min(length, max(0, along))
    return math.dist(point, (a[0] + along * (b[0] - a[0]) / length, a[1] + along * (b[1] - a[1]) / length))


def triangle_path(inset, radius):
    """A triangle with round corners that stands upright; a hundredth of a unit is 1."""
    reach = REACH - 2 * inset
    corners = [(reach * math.sin(a), -reach * math.cos(a)) for a in (0, math.tau / 3, 2 * math.tau / 3)]
    part = radius * math.sqrt(3) / math.dist(corners[0], corners[1])
    path = []
    for i, here in enumerate(corners):
        into, out = (tuple(c + (n - c) * part for c, n in zip(here, corners[(i + step) % 3])) for step in (2, 1))
        path.append(f"{'L' if path else 'M'} {into[0] * 100:.2f} {into[1] * 100:.2f}")
        path.append(f"A {radius * 100:.2f} {radius * 100:.2f} 0 0 1 {out[0] * 100:.2f} {out[1] * 100:.2f}")
    return " ".join(path) + " Z"


def save_triangle(name, drawn):
    reach = f"{REACH * 100:.2f}"
    with open(name, "w", encoding="ascii") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{reach} -{reach} {2 * REACH * 100:.2f} '
                   f'{2 * REACH * 100:.2f}">\n{drawn}</svg>\n')


def save_triangles():
    """Its plate with the light from above, the same for a tile that stands on its point, the rim, the back."""
    plate = triangle_path(0.018, 0.16)
    for name, top, bottom in (("triangle", "#FDF8EC", "#F1E7D0"), ("triangle-turned", "#EFE4CB", "#FCF6E8")):
        save_triangle(f"{name}.svg",
                      f'<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="-110" x2="0" y2="56">'
                      f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
                      f'</linearGradient>\n<path fill="url(#light)" stroke="#D8CBB0" stroke-width="1.8" d="{plate}"/>\n')
    save_triangle("triangle-rim.svg", f'<path fill="#A8966F" d="{plate}"/>\n')
    save_triangle("triangle-shade.svg", f'<path fill="#1F1608" d="{plate}"/>\n')
    save_triangle("triangle-mark.svg",
                  f'<path fill="none" stroke="#8C7B5C" stroke-opacity="0.55" stroke-width="13" stroke-linejoin="round" '
                  f'd="{triangle_path(0.1, 0.1)}"/>\n')
    save_triangle("triangle-back.svg",
                  f'<path fill="#E9DEC4" stroke="#C9B88F" stroke-width="2" d="{triangle_path(0.15, 0.07)}"/>\n'
                  f'<path fill="none" stroke="#C9B88F" stroke-width="2.5" d="{triangle_path(0.4, 0.02)}"/>\n')


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
    save("shadow-5x7.png", *shadow(64, 1.2, 1.68))
    save("shadow-triangle.png", *triangle_shadow(64))
    save_triangles()
    save("pip.png", *pip(64))
    save("felt.png", *felt(128))
