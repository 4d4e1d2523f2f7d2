#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Measures how long the window's frames take while the strongest bots think and play.

    xvfb-run -a -s "-screen 0 1920x1080x24" tests/bench/frames.py build/release/bin/boneyard [--seconds N] [--renderer R]

What is read is Qt's own log of its render loop: a frame's whole time, from its sync to its swap. Those of the first
second are left out: there the window is made. "busy" is how long the window's own thread was held by a frame: by all of
it where the processor draws, which is so where there is no graphics card and --renderer does not say otherwise."""

import argparse
import os
import re
import subprocess
import tempfile
import threading
import time

GAMES = [("triominoes", 4), ("matador", 4), ("russian", 4), ("tiles_and_deal", 2), ("matching_elements", 3)]
FRAME = re.compile(r"frame rendered in (\d+)ms")
SOFTWARE = re.compile(r"Frame rendered with 'software' renderloop in (\d+)ms")
BUSY = re.compile(r"Frame prepared, polish=(\d+) ms, lock=(\d+) ms, blockedForSync=(\d+) ms, animations=(\d+) ms")
LONG = 33  # ms


def watch(program, game, seats, deal, seconds, renderer):
    """One match, or as much of it as there is time for: each frame's time, and each one's hold on the window's thread."""
    with tempfile.TemporaryDirectory(prefix="boneyard-frames-") as home:
        log = "qt.scenegraph.time.renderloop.debug=true"
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, QT_LOGGING_RULES=log)
        command = [program, "--game", game, "--seats", str(seats), "--deal", str(deal), "--level", "champion",
                   "--autoplay", "--pace", "fast", "--exit-after-match", "--renderer", renderer]
        process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        end = threading.Timer(seconds, process.kill)
        end.start()
        began = time.monotonic()
        frames, busy = [], []
        for line in process.stderr:
            if time.monotonic() - began < 1:
                continue
            if frame := FRAME.search(line):
                frames.append(int(frame[1]))
            if frame := SOFTWARE.search(line):
                frames.append(int(frame[1]))
                busy.append(int(frame[1]))
            if held := BUSY.search(line):
                busy.append(sum(map(int, held.groups())))
        end.cancel()
        process.wait()
        return frames, busy


def watch_for(program, game, seats, seconds, renderer):
    frames, busy = [], []
    end = time.monotonic() + seconds
    deal = 1
    while (left := end - time.monotonic()) > 2:
        more = watch(program, game, seats, deal, left, renderer)
        frames += more[0]
        busy += more[1]
        deal += 1
    return sorted(frames), sorted(busy)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--renderer", default="automatic", help="as boneyard --renderer takes it")
    asked = parser.parse_args()
    print(f"{'game':20}{'frames':>8}{'median':>8}{'99 %':>8}{'longest':>8}{f'over {LONG}':>9}{'busy 99 %':>11}{'longest':>9}")
    for game, seats in GAMES:
        frames, busy = watch_for(asked.program, game, seats, asked.seconds, asked.renderer)
        if not frames or not busy:
            print(f"{game:20} no frames were told of: does this Qt log its render loop?")
            continue
        most = len(frames) * 99 // 100
        print(f"{game:20}{len(frames):8}{frames[len(frames) // 2]:8}{frames[most]:8}{frames[-1]:8}"
              f"{sum(frame > LONG for frame in frames):9}{busy[len(busy) * 99 // 100]:11}{busy[-1]:9}", flush=True)


if __name__ == "__main__":
    main()
