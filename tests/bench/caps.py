#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Measures by how much decisions of the champion overrun their time, while other processes keep the processors busy.

    tests/bench/caps.py build/release/bin/boneyard-engine [--ms N] [--busy N] [--decisions N] [--game ID]

Each game is played by random matches; before every move the champion is asked for one within N milliseconds. Told is by how
many milliseconds the answer came late, as it is seen through a pipe: the median, the 99th of a hundred, and the worst. A
process that only waits so long and looks at the clock is told beside it: what the system itself takes."""

import argparse
import json
import multiprocessing
import random
import subprocess
import time


class Engine:
    """Asks one request at a time."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def spin():
    while True:
        pass


def late(engine, game, milliseconds, decisions):
    """By how much each decision was late, in milliseconds."""
    found = []
    dice = random.Random(1)
    deal = 9_700_000
    while len(found) < decisions:
        deal += 1
        engine.ask(cmd="new", game=game["id"], seats=game["min_seats"], deal=deal)
        while len(found) < decisions:
            start = time.perf_counter()
            answer = engine.ask(cmd="bot", level="champion", ms=milliseconds)
            spent = 1000 * (time.perf_counter() - start)
            if not answer["ok"]:
                break
            found.append(spent - milliseconds)
            actions = engine.ask(cmd="legal")["actions"]
            action = answer["action"] if dice.random() < 0.7 else dice.choice(actions)
            if not engine.ask(cmd="play", action=action)["ok"]:
                engine.ask(cmd="play", action=answer["action"])
    return found


def idle(milliseconds, times):
    found = []
    for _ in range(times):
        start = time.perf_counter()
        time.sleep(milliseconds / 1000)
        found.append(1000 * (time.perf_counter() - start) - milliseconds)
    return found


def tell(name, found):
    found.sort()
    print(f"{name:20} {len(found):6} decisions, late by ms: median {found[len(found) // 2]:8.2f}  "
          f"of 100 the 99th {found[len(found) * 99 // 100]:8.2f}  worst {found[-1]:8.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--ms", type=int, default=10)
    parser.add_argument("--busy", type=int, default=2, help="processes that do nothing but keep a processor busy")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--game")
    arguments = parser.parse_args()
    others = [multiprocessing.Process(target=spin, daemon=True) for _ in range(arguments.busy)]
    for other in others:
        other.start()
    engine = Engine(arguments.engine)
    try:
        tell("(only waiting)", idle(arguments.ms, arguments.decisions))
        for game in engine.ask(cmd="games")["games"]:
            if arguments.game in (None, game["id"]):
                tell(game["id"], late(engine, game, arguments.ms, arguments.decisions))
    finally:
        engine.close()
        for other in others:
            other.terminate()


if __name__ == "__main__":
    main()
