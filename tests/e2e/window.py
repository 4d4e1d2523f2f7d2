# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The program's window, as a person meets it: what a screen reader tells of it, a pointer and a keyboard."""

import datetime
import functools
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import accessible
import windows


# Whether somebody waits for the tests: then of a match the first round is enough, with all that it should show.
QUICK = bool(os.environ.get("BONEYARD_QUICK"))
# Whether whole matches are played, with other tiles each time: what the long stage of packaging/test does.
WHOLE = bool(os.environ.get("BONEYARD_WHOLE"))


class Thing:
    """Something in the window that has a role and a name."""

    def __init__(self, bus, node, facts):
        self.bus = bus
        self.node = node
        self.role, self.name, self.description = facts

    @functools.cached_property
    def box(self):
        """Where it was when it was first asked for; of a thing that has gone away, nowhere."""
        return self.bus.box(self.node)

    @property
    def middle(self):
        x, y, width, height = self.box
        return x + width // 2, y + height // 2

    def again(self):
        """The same thing as it is now, or None when it is no longer that."""
        facts = next(self.bus.facts([self.node]))
        return Thing(self.bus, self.node, facts) if facts and facts[:2] == (self.role, self.name) else None

    def press(self):
        """What a screen reader does to press it."""
        return self.bus.press(self.node)


class Window:
    match = ""  # what is played in it, for who reads of a failure

    def __init__(self, program, *arguments, home=None, environment=None):
        self.home = home or tempfile.mkdtemp(prefix="boneyard-e2e-")
        self.bus = windows.Bus() if program.endswith(".exe") else accessible.Bus()
        environment = dict(os.environ, HOME=self.home, XDG_CONFIG_HOME=self.home, XDG_DATA_HOME=self.home,
                           **self.bus.environment(self.home), **(environment or {}))
        self.log = open(os.path.join(self.home, "log"), "w+", encoding="utf-8")
        self.process = subprocess.Popen(self.bus.command(program, arguments), env=environment, stdout=self.log,
                                        stderr=self.log)
        self.root = None
        self.sheets = []
        self.root = self.wait_for(lambda: self.bus.application(self.process.pid), "the program to show itself")
        self.id = self.wait_for(self._find_window, "its window")
        self._xdotool("windowfocus", "--sync", self.id)

    def close(self):
        self.process.terminate()
        self.process.wait(20)
        self.log.seek(0)
        silent = 'module "QtMultimedia" is not installed'  # where it is missing, which the settings say
        complaints = [line for line in self.log if ".qml:" in line and silent not in line]
        self.log.close()
        shutil.rmtree(self.home, ignore_errors=True)
        assert not complaints, "the window complained:\n" + "".join(complaints)

    def kill(self):
        """As a power cut would; what is in the home stays."""
        self.process.kill()
        self.process.wait(20)
        self.log.close()

    def _find_window(self):
        try:
            found = self._xdotool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        except subprocess.CalledProcessError:  # also where a window comes or goes while it looks
            return None
        return found[-1] if found else None

    def _xdotool(self, *arguments):
        return subprocess.run(["xdotool", *arguments], check=True, capture_output=True, text=True, timeout=30).stdout

    def wait_for(self, what, told, seconds=30):
        """Asks `what` until it gives something."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = what()
            if found:
                return found
            if self.process.poll() is not None:
                self.log.seek(0)
                raise AssertionError(f"{self.match}the program ended with {self.process.returncode} while waiting for {told}: "
                                     + self.log.read()[-2000:])
            time.sleep(0.03)
        raise AssertionError(f"{self.match}waited {seconds} s for {told}; in the window: {[t.name for t in self.things()]}")

    def things(self, role=None):
        """All that is in sight, in reading order."""
        nodes = self.bus.showing(self.root) if self.root else []
        things = [Thing(self.bus, node, facts) for node, facts in zip(nodes, self.bus.facts(nodes)) if facts]
        return [thing for thing in things if role is None or thing.role == role]

    def find(self, role, name, things=None):
        """The first thing in sight whose whole name fits the pattern."""
        for thing in things if things is not None else self.things():
            if thing.role == role and re.fullmatch(name, thing.name):
                return thing
        return None

    def said(self, words):
        """Whether a screen reader was told so: by an announcement, or before Qt 6.8 by an alert that comes in sight."""
        return any(re.fullmatch(words, told) for told in self.bus.announced) or self.find("alert", words)

    def forget(self):
        """What was announced so far no longer counts."""
        self.bus.announced.clear()

    def focused(self):
        """What the keyboard is at."""
        return next((thing for thing in self.things() if thing.node == self.bus.focus), None)

    def tab_to(self, name, most=40):
        """Goes there by the Tab key alone: on a busy machine a key takes its time, and the next one would go too far."""
        at = self.focused()
        for _ in range(most):
            before = at and at.node
            self.key("Tab")
            end = time.monotonic() + 1
            time.sleep(0.05)
            while ((at := self.focused()) and at.node) == before and time.monotonic() < end:
                time.sleep(0.05)
            if at and re.fullmatch(name, at.name):
                return at
        raise AssertionError(f"Tab does not lead to {name}; it led to {at.name if at else None} last")

    def light(self, place):
        """How light the screen is around a place, from 0 to 1."""
        square = f"24x24+{place[0] - 12}+{place[1] - 12}"
        taken = subprocess.run(["import", "-window", "root", "-crop", square, "-colorspace", "Gray", "-format",
                                "%[fx:mean]", "info:"], check=True, capture_output=True, text=True, timeout=30)
        return float(taken.stdout)

    def _wait_for_a_sheet(self):
        """One that has just come takes no press for a moment."""
        before, self.sheets = self.sheets, [thing.name for thing in self.things("dialog")]
        if self.sheets and self.sheets != before:
            time.sleep(0.4)

    NEW = (r"(Draw|Pass|Take|Knock|To my turn|See the result now|Next round|Play again|Result|To the end|Lay the |Bet |Bid |Bring back |"
           r"Stay with |Fold|Look back|Watch again|All games|Look at the table|In the rules|\w+: \d+ tiles?).*")

    def at_rest(self, thing, may_go=False):
        """The same thing once it no longer moves: tiles glide to their places, lists scroll. A button that has just come
        takes no press for a moment. None for one that may go and has gone."""
        if thing.role == "button" and re.fullmatch(self.NEW, thing.name):
            time.sleep(0.4)

        def rested():
            now = thing.again() or self.find(thing.role, re.escape(thing.name))
            if may_go and not now:
                return (None,)
            before = now and now.box
            time.sleep(0.06)
            then = now and now.again()
            return (then,) if then and then.box == before else None

        return self.wait_for(rested, f"{thing.name} to come to rest")[0]

    def _place(self, what):
        """The middle of a thing, once it is at rest; a place is one already."""
        return self.at_rest(what).middle if isinstance(what, Thing) else what

    def click(self, what):
        """A thing, or a place on the screen."""
        self._wait_for_a_sheet()
        place = self._place(what)
        self._xdotool("mousemove", str(place[0]), str(place[1]), "click", "1")

    def wheel(self, place, clicks):
        """Turns the wheel forward there."""
        self._xdotool("mousemove", str(place[0]), str(place[1]), "click", "--repeat", str(clicks), "--delay", "60", "4")

    def hold(self, what):
        """Presses the pointer's button down there: on a thing, or at a place."""
        place = self._place(what)
        self._xdotool("mousemove", str(place[0]), str(place[1]), "mousedown", "1")
        self.at = place

    def move(self, what):
        place = self._place(what)
        start = self.at
        steps = []
        for i in range(1, 9):
            x = start[0] + (place[0] - start[0]) * i // 8
            y = start[1] + (place[1] - start[1]) * i // 8
            steps += ["mousemove", str(x), str(y), "sleep", "0.016"]
        self._xdotool(*steps)
        self.at = place

    def let_go(self):
        self._xdotool("mouseup", "1")

    def key(self, *names):
        self._xdotool("key", *names)


class Table(Window):
    """A window with a match on the table."""

    @classmethod
    def new_deal(cls, game, seats, options):
        """With other tiles each time, where somebody waits each day, or those of BONEYARD_DEAL: their number is told, and
        again where something fails."""
        chance = random.Random(f"{game} {datetime.date.today()}" if QUICK else None)
        deal = os.environ.get("BONEYARD_DEAL") or str(chance.randrange(1, 10**9))
        print(f"{game}, BONEYARD_DEAL={deal}", flush=True)
        rules = [word for option in options for word in ("--option", option)]
        table = cls(program(), "--size", "1280x800", "--pace", "instant", "--game", game, "--seats", str(seats), "--deal",
                    deal, *rules)
        table.match = f"{game}, BONEYARD_DEAL={deal}: "
        return table

    SPOT = r"((Lay|Open with|Add|Put) |Discard (?!pile)).*"
    TILE = r"(domino|tile|red|blue|orange|black|joker|fire|ember|light|leaf|water|aether)\b(?!:).*"

    def hand(self, things):
        return [t for t in things if t.role == "button" and re.fullmatch(self.TILE, t.name)]

    def playable(self, things):
        return [t for t in self.hand(things) if "Can be played" in t.description]

    def pieces(self, things):
        return [t for t in things if t.role == "image"]

    def over(self, things):
        return self.find("button", "Play again", things)

    def state(self):
        """What can be seen to change when something happens."""
        return tuple((t.role, t.name, t.description) for t in self.things() if t.role in ("image", "button", "label"))

    def change_from(self, before):
        return self.wait_for(lambda: self.state() != before, "something to happen")


def program():
    return sys.argv[1]


class Timed(unittest.TextTestResult):
    """Says how long each test took: they are the longest of all."""

    def startTest(self, test):
        self.began = time.monotonic()
        super().startTest(test)

    def addSuccess(self, test):
        super().addSuccess(test)
        self.stream.writeln(f"    in {time.monotonic() - self.began:.1f} s")


def main(case):
    """All tests of the case, or those whose names have one of the words that come after the program."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{word}*" for word in sys.argv[2:]] or None
    runner = unittest.TextTestRunner(verbosity=2, resultclass=Timed)
    result = runner.run(loader.loadTestsFromTestCase(case))
    sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)
