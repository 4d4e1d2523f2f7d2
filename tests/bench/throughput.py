#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Measures how many requests `legal` and `play`, in turn, boneyard-engine answers a second through a pipe.

    tests/bench/throughput.py build/release/bin/boneyard-engine [--requests N] [--runs N] [--write FILE]

A stream of random matches is made first by asking the engine itself, then repeated until it is long enough.
What is timed is a whole process: start, read, answer, end; its answers go through a pipe that is read here.
--write keeps the stream in a file."""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time


class Engine:
    """Asks one request at a time."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"{request} was refused: {answer['message']}")
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(actions, dice):
    """One of the listed actions; of a range like `bet 5..99`, one number."""
    *words, last = dice.choice(actions).split(" ")
    if ".." in last:
        low, high = last.split("..")
        last = str(dice.randint(int(low), int(high)))
    return " ".join([*words, last])


def random_match(engine, game, seats, deal):
    """The requests of one match: `new`, and then `legal` and `play` in turn."""
    dice = random.Random(deal)
    new = {"cmd": "new", "game": game, "seats": seats, "deal": deal}
    requests = [new]
    engine.ask(**new)
    while actions := engine.ask(cmd="legal")["actions"]:
        play = {"cmd": "play", "action": choose(actions, dice)}
        engine.ask(**play)
        requests += [{"cmd": "legal"}, play]
    return requests


def stream(path, wanted):
    """Lines of requests, and how many of them are `legal` or `play`."""
    engine = Engine(path)
    matches = []
    for game in engine.ask(cmd="games")["games"]:
        for seats in range(game["min_seats"], min(game["max_seats"], 4) + 1):
            for deal in range(5):
                matches += random_match(engine, game["id"], seats, deal)
    engine.close()
    counted = sum(request["cmd"] != "new" for request in matches)
    times = max(1, round(wanted / counted))
    text = "".join(json.dumps(request) + "\n" for request in matches) * times
    return text.encode(), counted * times


def run(path, requests):
    """Seconds for all of them."""
    start = time.perf_counter()
    done = subprocess.run([path], input=requests, stdout=subprocess.PIPE, check=True)
    spent = time.perf_counter() - start
    if b'"ok":false' in done.stdout:
        sys.exit("A request of the stream was refused.")
    return spent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine")
    parser.add_argument("--requests", type=int, default=500_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--write")
    args = parser.parse_args()
    requests, counted = stream(args.engine, args.requests)
    if args.write:
        with open(args.write, "wb") as file:
            file.write(requests)
    speeds = [counted / run(args.engine, requests) for _ in range(args.runs)]
    print(f"{counted} requests legal+play, a second: min {min(speeds):.0f} "
          f"median {statistics.median(speeds):.0f} max {max(speeds):.0f}")


if __name__ == "__main__":
    main()
