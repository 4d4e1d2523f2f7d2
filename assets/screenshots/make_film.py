#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: CC0-1.0
"""Films a match that bots play, for the README: assets/screenshots/film.webp.

    assets/screenshots/make_film.py [build/release/bin/boneyard]

It needs Xvfb and python3-pil. What is seen is read from the memory of the virtual screen, so many times a second, and
pictures that are like the one before are shown the longer instead.
"""
import mmap
import os
import pathlib
import signal
import struct
import subprocess
import sys
import tempfile
import time

from PIL import Image

SECONDS = 30
RATE = 12  # pictures a second
SIZE = (960, 600)  # of the window
SHOWN = (800, 500)  # of the film
MATCH = ["--game", "matador", "--seats", "4", "--deal", "4", "--level", "skilled",
         "--option", "hand=all", "--option", "target=0", "--option", "spinner=true"]
MOST = 3 * 1024 * 1024  # bytes


class Screen:
    """A screen that nobody sees; its picture lies in a file."""

    def __init__(self, folder):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", folder,
             "-nolisten", "tcp"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        self.display = ":" + os.read(read, 16).decode().strip()
        with open(pathlib.Path(folder) / "Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        head = struct.unpack(">25I", self.memory[:100])
        self.first = head[0] + head[19] * 12  # behind the head and its colours
        self.line = head[12]

    def picture(self):
        data = self.memory[self.first:self.first + self.line * SIZE[1]]
        return Image.frombuffer("RGB", SIZE, data, "raw", "BGRX", self.line, 1)

    def close(self):
        self.server.send_signal(signal.SIGTERM)
        self.server.wait()


def film(program, folder):
    """The pictures, each with the time for which it is shown, in milliseconds."""
    screen = Screen(folder)
    home = dict(os.environ, HOME=folder, DISPLAY=screen.display, QT_QPA_PLATFORM="xcb", QT_QUICK_BACKEND="software",
                LC_ALL="C.UTF-8")
    game = subprocess.Popen([program, *MATCH, "--autoplay", "--mute", "--theme", "dark", "--language", "en", "--pace",
                             "normal", "--size", f"{SIZE[0]}x{SIZE[1]}"], env=home)
    pictures = []
    begin = None
    first = None
    try:
        while begin is None or time.monotonic() - begin < SECONDS:
            next_one = time.monotonic() + 1 / RATE
            picture = screen.picture()
            if begin is None and picture.getbbox() is not None:
                first = first or picture  # the window has come, and is empty yet
                if picture.tobytes() != first.tobytes():
                    begin = time.monotonic()
            if begin is not None:
                pictures.append([picture.resize(SHOWN, Image.LANCZOS), time.monotonic()])
            time.sleep(max(0, next_one - time.monotonic()))
    finally:
        game.terminate()
        game.wait()
        screen.close()
    return pictures


def timed(pictures):
    shown = []
    for i, (picture, at) in enumerate(pictures):
        end = pictures[i + 1][1] if i + 1 < len(pictures) else at + 1 / RATE
        lasts = round(1000 * (end - at))
        if shown and shown[-1][0].tobytes() == picture.tobytes():
            shown[-1][1] += lasts
        else:
            shown.append([picture, lasts])
    return shown


def main():
    here = pathlib.Path(__file__).resolve().parent
    program = sys.argv[1] if len(sys.argv) > 1 else str(here.parents[1] / "build/release/bin/boneyard")
    with tempfile.TemporaryDirectory() as folder:
        shown = timed(film(program, folder))
    name = here / "film.webp"
    for quality in (85, 75, 60, 45, 30):
        shown[0][0].save(name, save_all=True, append_images=[one for one, _ in shown[1:]],
                         duration=[lasts for _, lasts in shown], loop=0, quality=quality, method=4)
        if name.stat().st_size <= MOST:
            break
    print(f"{name}: {len(shown)} pictures, {sum(lasts for _, lasts in shown) / 1000:.1f} s, "
          f"{name.stat().st_size / 1024:.0f} KiB, quality {quality}")


main()
