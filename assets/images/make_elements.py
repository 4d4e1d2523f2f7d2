#!/usr/bin/env python3
"""Draws the symbols of the six elements.

Run it in this folder after a change; it needs the standard library only and always draws the same.
"""
import math


def flow(points):
    """A smooth line through the points, as it goes on from the first of them."""
    path = []
    for i in range(len(points) - 1):
        before, here, there, after = (points[min(len(points) - 1, max(0, i + step))] for step in (-1, 0, 1, 2))
        bends = [here[k] + (there[k] - before[k]) / 6 for k in (0, 1)] + [there[k] - (after[k] - here[k]) / 6 for k in (0, 1)]
        path.append("C " + " ".join(f"{part:.1f}" for part in (*bends, *there)))
    return " ".join(path)


def ring(radius, corners, turn=0):
    """A regular shape around the middle; a circle where it has no corners."""
    if not corners:
        return f"M {50 - radius} 50 a {radius} {radius} 0 1 1 {2 * radius} 0 a {radius} {radius} 0 1 1 {-2 * radius} 0 Z"
    angles = (turn + math.tau * i / corners for i in range(corners))
    return "M " + " L ".join(f"{50 + radius * math.sin(a):.1f} {50 - radius * math.cos(a):.1f}" for a in angles) + " Z"


def swirl(arms):
    """Arms that wind out from a disc in the middle and end in points."""
    paths = [ring(17, 0)]
    for arm in range(arms):
        edges = []
        for side in (1, -1):
            edge = []
            for step in range(9):
                t = step / 8
                radius = 14 + 33 * t + side * 9.5 * math.sqrt(1 - t) * (1 - 0.25 * (1 - t))
                angle = math.tau * arm / arms + 3.7 * t
                edge.append((50 + radius * math.sin(angle), 50 - radius * math.cos(angle)))
            edges.append(edge)
        out, back = edges[0], edges[1][::-1]
        paths.append(f"M {out[0][0]:.1f} {out[0][1]:.1f} {flow(out)} {flow(back)} Z")
    return " ".join(paths)


def sun(rays):
    """A disc, and rays around it that end in points."""
    paths = [ring(22, 0)]
    for i in range(rays):
        places = ((49, 0), (28.5, 0.31), (28.5, -0.31))
        corners = [(reach, math.tau * i / rays + aside) for reach, aside in places]
        paths.append("M " + " L ".join(f"{50 + r * math.sin(a):.1f} {50 - r * math.cos(a):.1f}" for r, a in corners) + " Z")
    return " ".join(paths)


def save_elements():
    """The symbols of the six elements, each in its colour (Theme.element); what is cut out shows the ground."""
    hexagon = math.pi / 6
    for suit, top, bottom, rule, path in (
            ("R", "#C52B30", "#A9131F", "evenodd",
             "M 54 2 C 55 20 84 34 84 64 C 84 84 69 98 50 98 C 31 98 16 84 16 65 C 16 50 25 41 29 28 C 34 33 37 39 38 45 "
             "C 46 36 52 20 54 2 Z M 51 52 C 50 62 36 66 36 77 C 36 85 42 91 50 91 C 58 91 65 85 65 76 C 65 66 55 62 51 52 Z"),
            ("O", "#B25E00", "#995003", "evenodd",
             f"{ring(48, 6, hexagon)} M 53 18 L 56 42 L 78 47 L 57 55 L 47 82 L 43 56 L 22 51 L 44 43 Z"),
            ("Y", "#A1790C", "#805F05", "nonzero", sun(8)),
            ("G", "#3C8745", "#296E33", "evenodd",
             "M 94 6 C 96 52 84 88 46 88 C 38 88 31 86 25 82 L 14 97 L 5 91 L 17 75 C 12 66 11 60 12 54 C 16 20 56 18 94 6 Z "
             "M 26 70 L 32 75 C 44 58 56 46 72 34 C 52 42 38 52 26 70 Z"),
            ("B", "#027BBD", "#036399", "evenodd",
             "M 50 2 C 58 20 84 42 84 65 C 84 84 69 98 50 98 C 31 98 16 84 16 65 C 16 42 42 20 50 2 Z "
             "M 20 66 C 30 58 40 58 50 64 C 60 70 70 70 80 62 L 80 71 C 70 79 60 79 50 73 C 40 67 30 67 20 75 Z"),
            ("P", "#8348BE", "#6B32A0", "nonzero", swirl(3))):
        with open(f"element-{suit}.svg", "w", encoding="ascii") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n'
                       f'<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
                       f'<stop offset="1" stop-color="{bottom}"/></linearGradient>\n'
                       f'<path fill="url(#light)" fill-rule="{rule}" d="{path}"/>\n</svg>\n')


if __name__ == "__main__":
    save_elements()
