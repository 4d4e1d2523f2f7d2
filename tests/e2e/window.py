# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The program's window, as a person meets it: what a screen reader tells of it, a pointer and a keyboard."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import pyatspi
from gi.repository import GLib


class Thing:
    """Something in the window that has a role and a name."""

    def __init__(self, node):
        self.node = node
        self.role = {"push button": "button"}.get(node.getRoleName(), node.getRoleName())
        self.name = node.name
        self.description = node.description
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        self.box = (box.x, box.y, box.width, box.height)
        self.middle = (box.x + box.width // 2, box.y + box.height // 2)

    def press(self):
        """What a screen reader does to press it."""
        actions = self.node.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        return actions.doAction(names.index("Press"))


class Window:
    def __init__(self, program, *arguments):
        self.home = tempfile.mkdtemp(prefix="boneyard-e2e-")
        environment = dict(os.environ, HOME=self.home, XDG_CONFIG_HOME=self.home, XDG_DATA_HOME=self.home)
        self.log = open(os.path.join(self.home, "log"), "w+", encoding="utf-8")
        self.process = subprocess.Popen([program, *arguments], env=environment, stdout=self.log, stderr=self.log)
        self.application = self.wait_for(self._find_application, "the program to show itself")
        self.id = self._xdotool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        self._xdotool("windowfocus", "--sync", self.id)

    def close(self):
        self.process.terminate()
        self.process.wait(20)
        self.log.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def _xdotool(self, *arguments):
        return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=30).stdout

    def _find_application(self):
        desktop = pyatspi.Registry.getDesktop(0)
        for i in range(desktop.childCount):
            child = desktop.getChildAtIndex(i)
            if child is not None and "boneyard" in (child.name or "") and child.childCount > 0:
                return child
        return None

    def wait_for(self, what, told, seconds=30):
        """Asks `what` until it gives something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = what()
            if found:
                return found
            if self.process.poll() is not None:
                self.log.seek(0)
                raise AssertionError(f"the program ended with {self.process.returncode} while waiting for {told}: "
                                     + self.log.read()[-2000:])
            time.sleep(0.03)
        raise AssertionError(f"waited {seconds} s for {told}; in the window: {[t.name for t in self.things()]}")

    def things(self, role=None):
        """All that is in sight, in reading order."""
        found = []

        def walk(node):
            for i in range(node.childCount):
                child = node.getChildAtIndex(i)
                if child is None:
                    continue
                try:
                    if child.getState().contains(pyatspi.STATE_SHOWING):
                        thing = Thing(child)
                        if role is None or thing.role == role:
                            found.append(thing)
                    walk(child)
                except (GLib.Error, NotImplementedError):
                    continue  # it went away while it was looked at, or has no place on the screen

        walk(self.application)
        return found

    def find(self, role, name, things=None):
        """The first thing in sight whose whole name fits the pattern."""
        for thing in things if things is not None else self.things():
            if thing.role == role and re.fullmatch(name, thing.name):
                return thing
        return None

    def click(self, place):
        self._xdotool("mousemove", str(place[0]), str(place[1]), "click", "1")

    def hold(self, place):
        """Presses the pointer's button down there."""
        self._xdotool("mousemove", str(place[0]), str(place[1]), "mousedown", "1")
        self.at = place

    def move(self, place):
        start = self.at
        for i in range(1, 9):
            x = start[0] + (place[0] - start[0]) * i // 8
            y = start[1] + (place[1] - start[1]) * i // 8
            self._xdotool("mousemove", str(x), str(y))
            time.sleep(0.012)
        self.at = place

    def let_go(self):
        self._xdotool("mouseup", "1")

    def key(self, *names):
        self._xdotool("key", *names)


class Table(Window):
    """A window with a match on the table."""

    SPOT = r"(Lay|Open with|Add|Put|Throw) .*"
    TILE = r"(domino|tile|red|blue|orange|black|joker|fire|ember|light|leaf|water|aether)\b(?!:).*"

    def hand(self, things):
        return [t for t in things if t.role == "button" and re.fullmatch(self.TILE, t.name)]

    def playable(self, things):
        return [t for t in self.hand(things) if t.description == "Can be played"]

    def pieces(self, things):
        return [t for t in things if t.role == "image"]

    def at_rest(self, thing):
        """The same thing once it no longer moves: tiles glide to their places."""

        def rested():
            now = self.find(thing.role, re.escape(thing.name))
            time.sleep(0.06)
            then = self.find(thing.role, re.escape(thing.name))
            return now and then and now.box == then.box and then

        return self.wait_for(rested, f"{thing.name} to come to rest")

    def over(self, things):
        return self.find("button", "Play again", things)

    def state(self):
        """What can be seen to change when something happens."""
        return tuple((t.role, t.name, t.description) for t in self.things() if t.role in ("image", "button", "label"))

    def change_from(self, before):
        return self.wait_for(lambda: self.state() != before, "something to happen")


def program():
    return sys.argv[1]


def main(case):
    result = unittest.TextTestRunner(verbosity=2).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)
