#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Measures how soon programs show their first picture, started in turn on a screen in memory.

    tests/bench/start.py [--runs N] "build/release/bin/boneyard" "build/release/bin/boneyard --renderer gl" pentobi

The screen is read where the server keeps it, a look every 2 ms: the first picture is there when the screen shows more
than MANY colours, which no window does that is only cleared. Told of each program: milliseconds to the first picture, the
processor time it took until then (its own, not the server's), and the most memory it has held a second later; least,
median and most of all runs. The first run of each fills the caches of the system and is left out."""

import argparse
import mmap
import os
import shlex
import statistics
import subprocess
import tempfile
import time

WIDTH, HEIGHT = 1600, 1000
MANY = 12  # colours
STEP = 4 * 37  # bytes from one looked-at pixel to the next


class Screen:
    """An X server of our own, whose picture is a file."""

    def __init__(self, folder):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-nolisten", "tcp", "-fbdir", folder, "-screen", "0",
                                        f"{WIDTH}x{HEIGHT}x24"], pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        self.name = ":" + os.read(reader, 16).decode().strip()
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as picture:
            self.picture = mmap.mmap(picture.fileno(), 0, prot=mmap.PROT_READ)
        self.start = len(self.picture) - WIDTH * HEIGHT * 4

    def colours(self):
        seen = memoryview(self.picture)[self.start:].cast("I")[::STEP // 4]
        return len(set(seen))

    def close(self):
        self.server.terminate()
        self.server.wait()


def ticks(process):
    with open(f"/proc/{process.pid}/stat", encoding="utf-8") as told:
        fields = told.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 // os.sysconf("SC_CLK_TCK")


def memory(process):
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as told:
        return next(int(line.split()[1]) // 1024 for line in told if line.startswith("VmHWM"))


def start(command, seconds=30):
    """(ms to the first picture, ms of processor time until then, MB at most)"""
    with tempfile.TemporaryDirectory(prefix="boneyard-start-") as home:
        screen = Screen(home)
        try:
            environment = dict(os.environ, DISPLAY=screen.name, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home,
                               XDG_CACHE_HOME=home, XDG_RUNTIME_DIR=home, QT_QPA_PLATFORM="xcb")
            began = time.monotonic()
            process = subprocess.Popen(shlex.split(command), env=environment, stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)
            while screen.colours() < MANY:
                if process.poll() is not None or time.monotonic() - began > seconds:
                    raise SystemExit(f"{command} shows nothing")
                time.sleep(0.002)
            shown, used = (time.monotonic() - began) * 1000, ticks(process)
            time.sleep(1)
            most = memory(process)
            process.terminate()
            process.wait()
            return shown, used, most
        finally:
            screen.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", nargs="+", help="how a program is started, in quotation marks")
    parser.add_argument("--runs", type=int, default=11)
    arguments = parser.parse_args()
    runs = {command: [] for command in arguments.command}
    for _ in range(arguments.runs + 1):
        for command, found in runs.items():
            found.append(start(command))
    for command, found in runs.items():
        told = [f"{min(part):.0f} / {statistics.median(part):.0f} / {max(part):.0f} {unit}"
                for part, unit in zip(zip(*found[1:]), ("ms", "ms of processor time", "MB"))]
        print(f"{command}: {', '.join(told)}")


if __name__ == "__main__":
    main()
