#!/usr/bin/env python3
"""Draws the few pictures the table is made with: bodies and shadows of tiles, sunk pips.

Run it in this folder after a change; it needs the standard library only and always draws the same.
"""
import math
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


# The sets of tiles, as qml/tiles/TileSets.qml has them: a triangle's plate (light from above, then as it stands on its
# point), its edge and rim, its back and the lines on it, the mark in its middle; and its inks, of which the first is for
# all values that have none of their own.
SETS = {
    "ivory": (("#FDF8EC", "#F1E7D0"), ("#EFE4CB", "#FCF6E8"), "#D8CBB0", "#A8966F", "#E9DEC4", "#C9B88F", "#8C7B5C", ["#2B2722"]),
    "ebony": (("#3E362F", "#2A231E"), ("#29221D", "#3A322C"), "#B79B6B", "#110C09", "#332B25", "#B79B6B", "#B79B6B", ["#F3E8D0"]),
    "stone": (("#DFE2E0", "#C9CECC"), ("#C7CCCA", "#DDE0DE"), "#AAB1AF", "#737B7A", "#C2C8C6", "#8B9391", "#7C8483", ["#22272A"]),
    "bright": (("#FFFFFF", "#EFF3F8"), ("#EDF1F6", "#FFFFFF"), "#BFCBD8", "#2C6CA8", "#3479BB", "#B9DBF7", "#8DA3B8",
               ["#22303C", "#0A6FB0", "#1B7D3C", "#C62A33", "#7A46B5", "#A45A00", "#0B7A80"]),
}


def save_triangles(name, upright, turned, edge, rim, back, lines, mark):
    """Its plate with the light from above, the same for a tile that stands on its point, the rim, the back."""
    plate = triangle_path(0.018, 0.16)
    for kind, (top, bottom) in (("", upright), ("-turned", turned)):
        save_triangle(f"triangle-{name}{kind}.svg",
                      f'<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="-110" x2="0" y2="56">'
                      f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
                      f'</linearGradient>\n<path fill="url(#light)" stroke="{edge}" stroke-width="1.8" d="{plate}"/>\n')
    save_triangle(f"triangle-{name}-rim.svg", f'<path fill="{rim}" d="{plate}"/>\n')
    save_triangle(f"triangle-{name}-mark.svg",
                  f'<path fill="none" stroke="{mark}" stroke-opacity="0.55" stroke-width="13" stroke-linejoin="round" '
                  f'd="{triangle_path(0.1, 0.1)}"/>\n')
    save_triangle(f"triangle-{name}-back.svg",
                  f'<path fill="{back}" stroke="{lines}" stroke-width="2" d="{triangle_path(0.15, 0.07)}"/>\n'
                  f'<path fill="none" stroke="{lines}" stroke-width="2.5" d="{triangle_path(0.4, 0.02)}"/>\n')


def save_shade():
    """What lies over a tile that cannot be played."""
    save_triangle("triangle-shade.svg", f'<path fill="#1F1608" d="{triangle_path(0.018, 0.16)}"/>\n')


def pip(size, ink):
    """A hollow seen from above: dark under its upper edge, with light caught below. Dark ink takes the light of where it
    lies; other inks keep their hue."""
    colour = [int(ink[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    black = max(colour) < 0.2

    def at(x, y):
        x, y = (x - size / 2) / (size / 2), (y - size / 2) / (size / 2)
        hollow, glint = 0.9, 0.9
        r = math.hypot(x, y)
        rim = math.hypot(x, y - 0.1)
        edge = 2.0 / size
        inside = smooth((hollow - r) / edge + 0.5)
        light = smooth((glint - rim) / edge + 0.5) * (1 - inside)
        shade = 0.07 + 0.15 * smooth((y + 1) / 2) + 0.05 * smooth((0.5 - math.hypot(x, y - 0.45)) * 2)
        if black:
            red, green, blue = (shade * c / 0.153 for c in colour)
        else:
            red, green, blue = (min(1, c * (0.9 + shade * 0.55)) for c in colour)
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


if __name__ == "__main__":
    save("shadow-1x2.png", *shadow(64, 1, 2))
    save("shadow-5x7.png", *shadow(64, 1.2, 1.68))
    save("shadow-triangle.png", *triangle_shadow(64))
    save_shade()
    for tiles, (*bodies, inks) in SETS.items():
        save_triangles(tiles, *bodies)
        save(f"pip-{tiles}.png", *pip(64, inks[0]))
        for value, hue in enumerate(inks[1:], 1):
            save(f"pip-{tiles}-{value}.png", *pip(64, hue))
