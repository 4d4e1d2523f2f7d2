#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Lets a level play gin of 52 to 100 against the simple player of the EAAI 2021 challenge, each deal from both seats.

    tests/bench/anchor.py build/release/bin/boneyard-engine [--level champion] [--deals N] [--deal N] [--every N]

The simple player takes the face-up tile only if it could be in a meld, throws at random one of the tiles that leave least
deadwood, and knocks as soon as it may. It is written here once more and sees its own hand and the pile only. Told is the
share of matches that the level wins, and half the 95 % interval, the two matches of a deal taken as one sample."""

import argparse
import functools
import json
import math
import random
import subprocess

GIN = {"copies": 1, "jokers": 0, "hand": 10, "melds": "closed", "knock": "threshold", "win": 0, "super_win": 25,
       "target": 100}
SUITS = "KRBO"


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


def bit(suit, place):
    """A tile as a bit; place 14 is the ace again."""
    return 1 << suit * 13 + (place - 1) % 13


def bit_of(tile):
    return bit(SUITS.index(tile[0]), int(tile[1:]))


def all_melds():
    """Melds of three to five: every longer one is made of such."""
    found = []
    for suit in range(4):
        for size in (3, 4, 5):
            for first in range(1, 16 - size):
                found.append(sum(bit(suit, first + step) for step in range(size)))
    for rank in range(1, 14):
        whole = [bit(suit, rank) for suit in range(4)]
        found.append(sum(whole))
        found += [sum(whole) - missing for missing in whole]
    return found


MELDS = all_melds()
WITH = {1 << at: [meld for meld in MELDS if meld >> at & 1] for at in range(52)}


def value(single):
    rank = (single.bit_length() - 1) % 13 + 1
    return 11 if rank == 1 else min(rank, 10)


@functools.lru_cache(maxsize=200_000)
def deadwood(hand):
    """The least that the tiles in no meld count."""
    if hand == 0:
        return 0
    lowest = hand & -hand
    least = value(lowest) + deadwood(hand - lowest)
    for meld in WITH[lowest]:
        if meld & hand == meld:
            least = min(least, deadwood(hand - meld))
    return least


class SimplePlayer:
    def __init__(self, dice):
        self.dice = dice

    def choose(self, state, seat, actions):
        tiles = state["hands"][seat]
        hand = sum(bit_of(tile) for tile in tiles)
        if "take" in actions:
            top = bit_of(state["discards"][-1])
            with_it = hand | top
            if any(meld & with_it == meld for meld in WITH[top]):
                return "take"
            return "pass" if "pass" in actions else "draw"
        if "draw" in actions or "pass" in actions:
            return "draw" if "draw" in actions else "pass"
        throws = [action.split(" ")[1] for action in actions if action.startswith("discard ")]
        if not throws:
            return self.dice.choice(actions)
        left = {tile: deadwood(hand - bit_of(tile)) for tile in throws}
        least = min(left.values())
        thrown = self.dice.choice([tile for tile in throws if left[tile] == least])
        if "knock" in actions:
            return "knock"
        return f"knock {thrown}" if f"knock {thrown}" in actions else f"discard {thrown}"


def play(engine, level, level_seat, deal):
    """1 when the level wins the match, 0 when it loses."""
    simple = SimplePlayer(random.Random(deal * 2 + level_seat))
    state = engine.ask(cmd="new", game="tiles_and_deal", seats=2, deal=deal, options=GIN)["state"]
    while True:
        actions = engine.ask(cmd="legal")["actions"]
        if not actions:
            winners = state["winners"]
            return 0.5 if len(winners) != 1 else float(winners[0] == level_seat)
        mover = state["to_move"]
        if mover is None:
            action = actions[0]
        elif mover == level_seat:
            action = engine.ask(cmd="bot", level=level)["action"]
        else:
            action = simple.choose(state, mover, actions)
        engine.ask(cmd="play", action=action)
        state = engine.ask(cmd="state")["state"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--level", default="champion")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--deal", type=int, default=9_800_000)
    parser.add_argument("--every", type=int, default=100, help="deals from one line to the next")
    arguments = parser.parse_args()
    engine = Engine(arguments.engine)
    shares = []
    for deal in range(arguments.deal, arguments.deal + arguments.deals):
        shares.append(sum(play(engine, arguments.level, seat, deal) for seat in (0, 1)) / 2)
        if len(shares) % arguments.every == 0 or len(shares) == arguments.deals:
            mean = sum(shares) / len(shares)
            spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
            half = 196 * math.sqrt(spread / len(shares))
            print(f"{arguments.level}: {2 * len(shares)} matches, wins {100 * mean:.1f} +-{half:.1f} %", flush=True)


if __name__ == "__main__":
    main()
