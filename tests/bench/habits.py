#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Learns how Tiles & Deal is played: which tiles are thrown from a hand, and which are taken.

    tests/bench/habits.py build/release/bin/boneyard-engine [--rounds N] [--levels expert,master] [--deal N]

Bots of these levels play rounds against their like, in gin of 52 and by the usual rules. What they threw is set against
what they could have thrown (odds by the tile's use to the hand and by what it counts, by gradient descent), and what lay
face up against what they took. The numbers printed are those in core/tiles_and_deal/habits.cpp, which says what a use is."""

import argparse
import collections
import json
import math
import random
import subprocess

GIN = {"copies": 1, "jokers": 0, "hand": 10, "melds": "closed", "knock": "threshold", "win": 0, "super_win": 25}
PAIR, NEXT, AFTER_NEXT, IN_MELD, SPARE = 1, 2, 4, 8, 9
SLOWEST = 0.1


class Engine:
    """Asks one request at a time."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert answer["ok"], answer
        return answer


def value(tile):
    rank = int(tile[1:])
    return 11 if rank == 1 else min(rank, 10)


def places(tile):
    return [1, 14] if tile[1:] == "1" else [int(tile[1:])]


def use(hand, tile):
    """What a tile is to a hand: in a meld, or the bits of its uses."""
    numbered = [other for other in hand if other != "J"]
    alike = {other[0] for other in numbered if other[1:] == tile[1:] and other[0] != tile[0]}
    suit = {place for other in numbered if other[0] == tile[0] for place in places(other)}
    found = PAIR if alike else 0
    meld = len(alike) >= 2
    for place in places(tile):
        down2, down, up, up2 = (place + step in suit for step in (-2, -1, 1, 2))
        meld = meld or (down and up) or (down and down2) or (up and up2)
        found |= (NEXT if down or up else 0) | (AFTER_NEXT if down2 or up2 else 0)
    return IN_MELD if meld else found


def watch(engine, level, options, deal, throws, takes):
    """One round, and what is done in it."""
    state = engine.ask(cmd="new", game="tiles_and_deal", seats=2, deal=deal, options={**options, "target": 0})["state"]
    while state["to_move"] is not None:
        hand = state["hands"][state["to_move"]]
        action = engine.ask(cmd="bot", level=level, ms=1000)["action"]
        verb, *what = action.split(" ")
        offered = state["discards"][-1] if state["discards"] else None
        may_take = "take" in engine.ask(cmd="legal")["actions"]
        if may_take and offered not in (None, "J"):
            takes[use(hand, offered)][verb == "take"] += 1
        if verb == "discard" and what[0] != "J":
            kinds = sorted(set(hand) - {"J"})
            features = [(SPARE if hand.count(tile) > 1 else use(hand, tile), value(tile)) for tile in kinds]
            throws.append((features, kinds.index(what[0])))
        engine.ask(cmd="play", action=action)
        state = engine.ask(cmd="state")["state"]


def fit(throws, steps):
    """Logarithms of odds by use and by value; those of use 0 and value 10 are 0."""
    by_use, by_value = [0.0] * 10, [0.0] * 12
    squares = collections.defaultdict(lambda: 1e-3)
    dice = random.Random(1)
    for step in range(steps):
        features, thrown = dice.choice(throws)
        scores = [by_use[kind] + by_value[points] for kind, points in features]
        odds = [math.exp(score - max(scores)) for score in scores]
        slope = collections.Counter()
        for at, (kind, points) in enumerate(features):
            off = odds[at] / sum(odds) - (at == thrown)
            slope["use", kind] += off
            slope["value", points] += off
        for (what, at), off in slope.items():
            squares[what, at] += off * off
            rate = SLOWEST if step > steps * 2 / 3 else 5 * SLOWEST
            (by_use if what == "use" else by_value)[at] -= rate * off / math.sqrt(squares[what, at])
    return [kind - by_use[0] for kind in by_use], [points - by_value[10] for points in by_value]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--rounds", type=int, default=300, help="of each level by either rules")
    parser.add_argument("--levels", default="expert,master")
    parser.add_argument("--deal", type=int, default=3_000_000)
    arguments = parser.parse_args()
    engine = Engine(arguments.engine)
    throws, takes = [], collections.defaultdict(lambda: [0, 0])
    for level in arguments.levels.split(","):
        for options in (GIN, {}):
            for deal in range(arguments.rounds):
                watch(engine, level, options, arguments.deal + deal, throws, takes)
    by_use, by_value = fit(throws, 120_000)
    print(f"{len(throws)} throws")
    print("thrown by use:  ", [round(math.exp(odds), 4) for odds in by_use])
    print("thrown by value:", [round(math.exp(odds), 4) for odds in by_value][2:], "from 2 on")
    print("taken by use:   ", [round(takes[at][1] / max(1, sum(takes[at])), 3) for at in range(9)])


if __name__ == "__main__":
    main()
