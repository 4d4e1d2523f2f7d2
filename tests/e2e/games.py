# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The games there are, as the engine beside the program tells: a new one is met by every test that goes through them."""

import functools
import json
import os
import subprocess
import sys

# Seats, and rules that make a match of several rounds short; any other game is played for one round at its smallest table.
RULES = {
    "triominoes": (2, ["target=200"]),
    "matador": (3, ["target=50"]),
    "russian": (3, ["target=50"]),
    "tiles_and_deal": (2, ["target=100"]),
    "matching_elements": (3, ["colours=2"]),
}


@functools.cache
def described():
    """What the engine says of each game."""
    folder, program = os.path.split(sys.argv[1])
    engine = [os.path.join(folder, program.replace("boneyard", "boneyard-engine"))]
    if program.endswith(".exe"):
        engine.insert(0, os.environ["WINE"])
    answer = subprocess.run(engine, input='{"cmd":"games"}\n', check=True, capture_output=True, text=True, timeout=120)
    return json.loads(answer.stdout)["games"]


def all_games():
    """By their ids: the seats, and the rules as the command line takes them."""
    return {game["id"]: RULES.get(game["id"]) or (game["min_seats"], ["target=0"]) for game in described()}


def test_each(case, name, play):
    """Gives the case a test for each game: `name`, with the game's id for %s."""
    for game in all_games():
        def test(self, game=game):
            play(self, game)
        setattr(case, name % game, test)
