# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Just enough of the rummy of numbered tiles to find something to lay, from the spoken names of tiles."""

import itertools

COLOURS = ("black", "red", "blue", "orange")


def read(name):
    """("red", 7) of "red 7"; a joker is ("joker", 0), whatever it stands for: "joker, for red 7"."""
    if name.startswith("joker"):
        return "joker", 0
    colour, _, rank = name.partition(" ")
    return colour, 1 if rank == "ace" else int(rank or 0)


def melds(names):
    """Tiles that make a run or a set of three, the ones without a joker first; each as a list of names."""
    by_tile = {read(name): name for name in names}
    jokers = [name for name in names if name == "joker"][:1]
    found = []
    for colour, rank in itertools.product(COLOURS, range(1, 12)):
        found.append([by_tile.get((colour, rank + i)) for i in range(3)])
    for rank, colours in itertools.product(range(1, 14), itertools.combinations(COLOURS, 3)):
        found.append([by_tile.get((colour, rank)) for colour in colours])
    whole = [tiles for tiles in found if None not in tiles]
    filled = [[tile or "joker" for tile in tiles] for tiles in found if tiles.count(None) == 1 and jokers]
    return whole + filled


def neighbours(name, laid):
    """True when the tile may go with one that lies on the table."""
    colour, rank = read(name)
    return any(r == rank or (c == colour and abs(r - rank) == 1) for c, r in map(read, laid) if c != "joker")
