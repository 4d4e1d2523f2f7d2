#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Writes golden matches: short random matches, each request with the answer it got.

    tests/golden/make_golden.py build/release/bin/boneyard-engine [GAME...]

They pin the rules, the deals and the form of every answer, so make them anew only after a rule was changed
on purpose, and read the difference. The files named example_*.jsonl were not made by this engine: never
write those."""

import argparse
import json
import pathlib
import random
import subprocess
import sys

HERE = pathlib.Path(__file__).parent

# A match for each line: game, seats, options.
MATCHES = {
    "matador": [
        (2, {"target": 0}),
        (2, {"target": 60, "keep_matador": True}),
        (2, {"target": 0, "hand": "all", "opener": "highest_double", "blocked": "difference"}),
        (2, {"target": 0, "set": 12, "spinner": True, "matadors": "across_or_line", "reserve": 2}),
        (3, {"target": 30, "draw": "one", "keep_matador": True, "opener": "rotate"}),
        (3, {"target": 0, "hand": "all", "matadors": "free", "spinner": True}),
        (3, {"target": 0, "set": 9, "hand": "5", "opener": "highest_double", "reserve": 1}),
        (4, {"target": 40, "opener": "rotate", "spinner": True, "blocked": "difference"}),
        (4, {"target": 0, "set": 9, "matadors": "across_or_line", "keep_matador": True}),
        (5, {"target": 0, "set": 9, "spinner": True, "draw": "one", "reserve": 2}),
        (5, {"target": 0, "set": 12, "hand": "6", "matadors": "free", "opener": "highest_double"}),
        (6, {"target": 50, "set": 9, "opener": "rotate", "draw": "one", "keep_matador": True}),
        (6, {"target": 0, "set": 12, "spinner": True, "matadors": "free"}),
    ],
    "russian": [
        (2, {"target": 0}),
        (2, {"target": 60, "draw": "until", "keep_matador": True}),
        (2, {"target": 0, "set": 9, "spinner": True, "hand": "5", "reserve": 2}),
        (3, {"target": 40, "opener": "rotate", "reserve": 1}),
        (3, {"target": 0, "hand": "all", "matadors": "across", "opener": "holder"}),
        (3, {"target": 0, "set": 12, "spinner": True, "hand": "6"}),
        (4, {"target": 30, "blocked": "total", "spinner": True}),
        (4, {"target": 0, "hand": "all", "matadors": "across_or_line"}),
        (5, {"target": 0, "set": 9, "keep_matador": True, "spinner": True}),
        (5, {"target": 30, "set": 12, "opener": "rotate", "matadors": "across"}),
        (6, {"target": 0, "set": 9, "matadors": "across_or_line", "draw": "until"}),
        (6, {"target": 0, "set": 12, "opener": "holder", "spinner": True, "reserve": 1, "keep_matador": True}),
    ],
    "matching_elements": [
        (3, {"colours": 2}),
        (3, {"colours": 3, "met_bet_bonus": True}),
        (3, {"colours": 4, "draw_when_stuck": True}),
        (4, {"colours": 2, "met_bet_bonus": True, "draw_when_stuck": True}),
        (4, {"colours": 3}),
        (4, {"colours": 6, "draw_when_stuck": True}),
        (5, {"colours": 2, "draw_when_stuck": True}),
        (5, {"colours": 4, "met_bet_bonus": True}),
        (6, {"colours": 2}),
        (6, {"colours": 2, "teams": "2x3", "met_bet_bonus": True}),
        (6, {"colours": 3, "teams": "3x2", "draw_when_stuck": True}),
        (6, {"colours": 6, "teams": "3x2", "met_bet_bonus": True}),
    ],
    "tiles_and_deal": [
        (2, {"target": 0}),
        (2, {"target": 0, "copies": 1, "unlaid": "count"}),
        (2, {"target": 0, "copies": 1, "jokers": 0, "hand": 10, "melds": "closed", "knock": "threshold"}),
        (2, {"target": 30, "copies": 1, "threshold": 30, "joker_value": 0}),
        (2, {"target": 0, "copies": 1, "knock": "one", "undercut": 10, "joker_value": 50}),
        (2, {"target": 0, "copies": 1, "knock": "super_only", "jokers": 2}),
        (2, {"target": 0, "hand": 10, "threshold": 30, "undercut": 0}),
        (2, {"target": 0, "copies": 1, "jokers": 1, "melds": "closed", "knock": "one", "unlaid": "count"}),
        (2, {"target": 40, "copies": 1, "hand": 10, "threshold": 20, "melds": "closed"}),
        (2, {"target": 0, "copies": 1, "knock": "threshold", "threshold": 25, "unlaid": "count"}),
    ],
    "triominoes": [
        (2, {"target": 0}),
        (2, {"target": 150, "bridge": "strict", "blocked": "each"}),
        (2, {"target": 0, "hexagons": "each", "open_with_zeros": True, "empty_well_penalty": 0}),
        (3, {"target": 0, "blocked": "each"}),
        (3, {"target": 120, "empty_well_penalty": 5, "open_with_zeros": True}),
        (3, {"target": 0, "hexagons": "each", "bridge": "strict"}),
        (4, {"target": 100, "open_with_zeros": True}),
        (4, {"target": 0, "empty_well_penalty": 0, "blocked": "each", "bridge": "strict"}),
        (5, {"target": 0}),
        (5, {"target": 80, "hexagons": "each", "empty_well_penalty": 3, "open_with_zeros": True}),
        (6, {"target": 60, "blocked": "each"}),
        (6, {"target": 0, "bridge": "strict", "empty_well_penalty": 0, "open_with_zeros": True}),
    ],
}

# Games whose matches are played by bots, a level for each seat: chance alone seldom meets a bet. What a bot is
# asked is not written down, so bots may be made better. Their legal lists are long, and few are kept.
BY_BOTS = {"matching_elements"}
LEVELS = 4

# What is done in half of the cases where it can be done, as chance alone would seldom choose it.
LIKED = {"tiles_and_deal": ("knock", "meld", "add", "swap")}


class Match:
    """Plays one match and remembers what was asked and answered."""

    def __init__(self, engine, seed):
        self.process = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.dice = random.Random(seed)
        self.lines = []
        self.looks = 3  # a state is long, and what came between shows in the next one

    def ask(self, kept=True, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"{request} was refused: {answer['message']}")
        if kept:
            self.lines.append(json.dumps({"request": request, "answer": answer}, separators=(",", ":")))
        return answer

    def look(self):
        """Now and then: the whole state, and what somebody sees of it."""
        seats = len(self.ask(cmd="state")["state"]["hands"])
        self.ask(cmd="view", seat=self.dice.randrange(seats))

    def choose(self, game, actions):
        liked = [action for action in actions if action.startswith(LIKED.get(game, ()))]
        return self.dice.choice(liked if liked and self.dice.random() < 0.5 else actions)

    def play(self, game, seats, deal, options):
        self.ask(cmd="new", game=game, seats=seats, deal=deal, options=options)
        while actions := self.ask(cmd="legal")["actions"]:
            self.ask(cmd="play", action=self.choose(game, actions))
            if self.dice.random() < 0.05:
                self.ask(cmd="undo")
            if self.looks > 0 and self.dice.random() < 0.05:
                self.looks -= 1
                self.look()
        self.end()

    def play_by_bots(self, game, seats, deal, options):
        self.ask(cmd="new", game=game, seats=seats, deal=deal, options=options)
        first = self.dice.randrange(LEVELS)
        plays = looks = 0
        while (state := self.ask(kept=False, cmd="state")["state"])["phase"] != "match_over":
            seat = state["to_move"]
            if state["phase"] != "play" or self.dice.random() < 0.1:
                self.ask(cmd="legal")
            bot = {"cmd": "bot", "level": (first + (seat or 0)) % LEVELS, "ms": 1000}
            action = "next" if seat is None else self.ask(kept=False, **bot)["action"]
            self.ask(cmd="play", action=action)
            plays += 1
            if plays % 97 == 0:
                self.ask(cmd="undo")
            if looks < 4 and self.dice.random() < 0.03:
                looks += 1
                self.look()
        self.end()

    def end(self):
        self.look()
        record = self.ask(cmd="record")["record"]
        self.ask(cmd="undo")
        self.ask(cmd="load", record=record)
        self.ask(cmd="quit")
        self.process.communicate()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("games", nargs="*", default=list(MATCHES))
    args = parser.parse_args()
    if unknown := [game for game in args.games if game not in MATCHES]:
        sys.exit(f"No matches are listed for {', '.join(unknown)}: enter some in MATCHES of {__file__} first.")
    for game in args.games:
        for number, (seats, options) in enumerate(MATCHES[game], 1):
            deal = random.Random(f"{game} {number}").randrange(2**53)
            match = Match(args.engine, number)
            play = match.play_by_bots if game in BY_BOTS else match.play
            play(game, seats, deal, options)
            (HERE / f"{game}_{number:02}.jsonl").write_text("\n".join(match.lines) + "\n")


if __name__ == "__main__":
    main()
