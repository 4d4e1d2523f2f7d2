#!/usr/bin/env python3
"""Draws the signs of the medallions that seats are known by: animals and plants, each told from the others by its outline.

Run it in this folder after a change; it needs the standard library only and always draws the same. A sign fills a square
of 100; it has two tones of one ink, and what is cut out shows the ground, which is the seat's colour. Each is drawn twice:
in dark ink for light grounds, and in light ink for dark ones.
"""
import math

INKS = {"dark": "#14211C", "light": "#FFFFFF"}
TONE = 0.6  # of the second tone


def disc(x, y, rx, ry=None):
    """A circle, or an ellipse, around a point."""
    ry = rx if ry is None else ry
    return f"M {x - rx:.1f} {y} a {rx} {ry} 0 1 1 {2 * rx} 0 a {rx} {ry} 0 1 1 {-2 * rx} 0 Z"


def petal(x, y, long, wide, turn):
    """An ellipse that stands at a point and leans from there, clockwise from upright."""
    angle = math.radians(turn)
    ahead = (math.sin(angle), -math.cos(angle))
    tip = (x + 2 * long * ahead[0], y + 2 * long * ahead[1])
    return (f"M {x:.1f} {y:.1f} A {wide} {long} {turn} 1 1 {tip[0]:.1f} {tip[1]:.1f} "
            f"A {wide} {long} {turn} 1 1 {x:.1f} {y:.1f} Z")


def mirrored(path):
    """A path of M, L, C and Z alone, and its other half."""
    other, across = [], True
    for word in path.split():
        if word.isalpha():
            other.append(word)
            across = True
            continue
        other.append(f"{100 - float(word):g}" if across else word)
        across = not across
    return path + " " + " ".join(other)


# By name: the first tone, and the second one, which lies under it.
SIGNS = {
    "owl": (
        # tufts, brow and wings; the eyes and the beak are cut out, the breast is of the second tone
        "M 13 3 C 24 12 36 15 50 15 C 64 15 76 12 87 3 C 93 19 96 36 93 54 C 89 80 72 97 50 97 C 28 97 11 80 7 54 C 4 36 7 19 13 3 Z "
        + disc(31, 39, 18) + disc(69, 39, 18) + "M 50 49 L 58 59 L 50 71 L 42 59 Z "
        + "M 25 66 C 34 77 43 72 50 78 C 57 72 66 77 75 66 C 79 82 66 93 50 93 C 34 93 21 82 25 66 Z " + disc(33, 40, 8.5) + disc(67, 40, 8.5),
        "M 25 66 C 34 77 43 72 50 78 C 57 72 66 77 75 66 C 79 82 66 93 50 93 C 34 93 21 82 25 66 Z"),
    "fox": (
        "M 5 2 C 20 9 31 20 38 34 C 45 31 55 31 62 34 C 69 20 80 9 95 2 C 99 26 96 45 87 58 C 78 72 64 84 50 96 "
        "C 36 84 22 72 13 58 C 4 45 1 26 5 2 Z "
        # the cheeks
        "M 13 58 C 26 52 40 58 46 84 L 50 96 C 36 84 22 72 13 58 Z M 87 58 C 74 52 60 58 54 84 L 50 96 C 64 84 78 72 87 58 Z "
        # the eyes
        "M 22 43 C 29 40 38 43 42 53 C 32 55 25 51 22 43 Z M 78 43 C 71 40 62 43 58 53 C 68 55 75 51 78 43 Z",
        "M 13 58 C 26 52 40 58 46 84 L 50 96 C 36 84 22 72 13 58 Z M 87 58 C 74 52 60 58 54 84 L 50 96 C 64 84 78 72 87 58 Z"),
    "hare": (
        "M 30 53 C 17 36 13 7 28 2 C 41 0 46 26 47 46 L 53 46 C 54 26 59 0 72 2 C 87 7 83 36 70 53 C 79 58 84 67 82 77 "
        "C 78 91 65 98 50 98 C 35 98 22 91 18 77 C 16 67 21 58 30 53 Z "
        # within the ears, the eyes and the nose
        + mirrored("M 30 12 C 24 21 28 38 36 47 C 40 36 38 18 30 12 Z") + disc(36, 69, 5) + disc(64, 69, 5)
        + "M 44 80 L 56 80 L 50 88 Z",
        mirrored("M 30 12 C 24 21 28 38 36 47 C 40 36 38 18 30 12 Z")),
    "duck": (
        "M 33 5 C 22 3 15 11 16 20 L 4 30 L 19 31 C 28 28 32 33 29 42 C 25 53 9 58 9 74 C 9 89 26 95 50 95 C 77 95 94 80 97 44 "
        "C 88 54 78 58 68 54 C 58 50 49 47 41 52 C 46 44 51 32 48 19 C 46 10 40 6 33 5 Z "
        "M 88 66 C 76 76 60 78 38 70 C 48 86 76 88 88 66 Z " + disc(29, 17, 3.4),
        ""),
    "fish": (
        "M 1 50 C 14 18 48 6 71 38 C 79 31 87 22 97 11 C 91 36 91 64 97 89 C 87 78 79 69 71 62 C 48 94 14 82 1 50 Z "
        + disc(20, 44, 6)
        + "M 33 24 C 44 40 44 60 33 76 L 41 77 C 53 60 53 40 41 23 Z M 54 26 C 62 42 62 58 54 74 L 61 70 C 68 57 68 43 61 30 Z",
        ""),
    "snail": (
        "M 60 12 A 33 33 0 1 1 59 78 L 59 78 A 33 33 0 0 1 60 12 Z "
        "M 60 24 A 21 21 0 1 0 81 45 L 73 45 A 13 13 0 1 1 60 32 A 13 13 0 0 1 60 32 L 60 24 Z",
        "M 2 36 L 9 34 L 15 50 L 20 49 L 21 33 L 28 34 L 27 51 C 31 55 32 61 31 67 C 35 77 45 82 58 82 L 82 82 C 90 82 96 86 98 95 "
        "L 16 95 C 4 91 1 79 5 67 C 7 60 8 55 9 53 Z"),
    "turtle": (
        disc(50, 55, 28, 31) + " M 50 34 L 66 44 L 66 65 L 50 75 L 34 65 L 34 44 Z " + disc(50, 54.5, 11),
        disc(50, 15, 11, 12) + petal(30, 40, 14, 9, -55) + petal(70, 40, 14, 9, 55) + petal(32, 72, 13, 8, -130)
        + petal(68, 72, 13, 8, 130) + "M 44 84 L 50 99 L 56 84 Z"),
    "butterfly": (
        mirrored("M 48 46 C 40 22 22 8 4 10 C 2 32 10 52 32 56 C 40 56 46 52 48 46 Z") + disc(24, 31, 8) + disc(76, 31, 8)
        + mirrored("M 51.5 40 C 51.5 36 48.5 36 48.5 40 Z"),
        mirrored("M 48 52 C 36 54 20 58 16 72 C 15 86 30 94 38 88 C 46 82 48 68 48 52 Z")
        + "M 46.5 40 C 46.5 34 53.5 34 53.5 40 L 52.5 82 C 52 86 48 86 47.5 82 Z"),
    "acorn": (
        "M 47 4 C 51 2 55 4 56 8 L 57 17 C 76 18 92 28 95 46 C 70 52 30 52 5 46 C 8 28 24 18 43 17 C 43 12 44 7 47 4 Z",
        "M 13 53 C 34 57 66 57 87 53 C 86 76 70 88 50 98 C 30 88 14 76 13 53 Z"),
    "mushroom": (
        "M 3 54 C 3 24 24 6 50 6 C 76 6 97 24 97 54 C 97 60 92 60 86 59 C 64 56 36 56 14 59 C 8 60 3 60 3 54 Z "
        + disc(31, 33, 9) + disc(60, 24, 7.5) + disc(72, 43, 8),
        "M 37 63 C 46 62 54 62 63 63 C 62 76 64 84 70 90 C 72 95 68 96 64 96 L 36 96 C 32 96 28 95 30 90 C 36 84 38 76 37 63 Z"),
    "tulip": (
        "M 24 6 C 31 9 36 13 39 18 C 41 12 45 6 50 2 C 55 6 59 12 61 18 C 64 13 69 9 76 6 C 82 24 80 46 62 54 C 54 57 46 57 38 54 "
        "C 20 46 18 24 24 6 Z",
        "M 46.5 60 L 53.5 60 L 53.5 84 C 58 68 74 56 92 56 C 92 78 76 94 53.5 97 L 46.5 97 C 24 94 8 78 8 56 C 26 56 42 68 46.5 84 Z"),
    "pine": (
        "M 50 2 C 56 14 64 24 74 32 L 63 32 C 68 44 76 53 86 60 L 70 60 C 74 70 82 78 94 84 L 57 84 L 57 98 L 43 98 L 43 84 L 6 84 C 18 78 26 70 30 60 L 14 60 "
        "C 24 53 32 44 37 32 L 26 32 C 36 24 44 14 50 2 Z",
        ""),
}


def save_medallions():
    """Each sign in both inks."""
    for name, (first, second) in SIGNS.items():
        for ink, colour in INKS.items():
            under = f'<path fill-opacity="{TONE}" d="{second}"/>\n' if second else ""
            with open(f"medallion-{name}-{ink}.svg", "w", encoding="ascii") as file:
                file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n<g fill="{colour}">\n'
                           f'{under}<path fill-rule="evenodd" d="{first}"/>\n</g>\n</svg>\n')


if __name__ == "__main__":
    save_medallions()
