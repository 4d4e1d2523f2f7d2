#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What more thinking brings: bots that play out so many rounds for a move, against one that plays out none.

    tests/bench/curve.py build/release/bin/boneyard-engine [--game ID] [--deals N] [--deal N] [--budgets 30,300,3000]

For each game and number of seats a line: shares of rounds (matches) won, where an equal share is 100 (so it reads alike for two
and for six), half the 95 % interval, and milliseconds a move by the clock. Each deal is played from every seat."""

import argparse
import json
import subprocess

#: The seats that are looked at, and the options: a set that is large enough, and gin, as by the usual rules of Tiles & Deal
#: a level that searches goes by its ratings.
GIN = ["copies=1", "jokers=0", "hand=10", "melds=closed", "knock=threshold", "win=0", "super_win=25"]
SEATS = {
    "triominoes": {2: [], 3: [], 4: [], 6: []},
    "matador": {2: [], 3: [], 4: [], 6: ["set=12"]},
    "russian": {2: [], 3: [], 4: [], 6: ["set=12"]},
    "tiles_and_deal": {2: GIN},
    "matching_elements": {3: [], 4: [], 6: []},
}


def play(engine, game, seats, options, budget, arguments):
    unit = "match" if game == "matching_elements" else "round"  # a round of it has no winner
    command = [engine, "tournament", "--game", game, "--seats", str(seats), "--unit", unit, "--json", "-"]
    command += ["--deal", str(arguments.deal), "--deals", str(arguments.deals)]
    command += ["--levels", f"heuristic,search:{budget}"]
    for option in options:
        command += ["--option", option]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--game", choices=SEATS)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--deal", type=int, default=50_000_000)
    parser.add_argument("--budgets", default="30,100,300,1000,3000")
    arguments = parser.parse_args()
    for game in [arguments.game] if arguments.game else SEATS:
        for seats, options in SEATS[game].items():
            cells = []
            for budget in arguments.budgets.split(","):
                found = play(arguments.engine, game, seats, options, budget, arguments)
                equal = found["equal_share"] / 100
                share, error = found["share"] / equal, found["share_95"] / equal
                cells.append(f"{budget}: {share:.0f} ± {error:.0f} ({found['ms_a_move']:.1f} ms)")
            print(f"{game}, {seats} seats:", ", ".join(cells), flush=True)


if __name__ == "__main__":
    main()
