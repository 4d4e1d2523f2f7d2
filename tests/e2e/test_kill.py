# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Kills the program (SIGKILL) in the midst of matches between bots, starts it again, and compares what it goes on
with to what it had shown: all of that, and at most the one action that was written down but not shown yet."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import games

# A few where somebody waits for them, many where a night is given to it.
KILLS = 12 if os.environ.get("BONEYARD_QUICK") else 200 if os.environ.get("BONEYARD_WHOLE") else 25
LANES = 2  # side by side, each in a home of its own


class Lane(threading.Thread):
    """One player's computer, which loses its power again and again."""

    def __init__(self, number, kills):
        super().__init__()
        self.dice = random.Random(number)
        self.kills = kills
        self.home = tempfile.mkdtemp(prefix="boneyard-kill-")
        self.environment = dict(os.environ, HOME=self.home, XDG_CONFIG_HOME=self.home, XDG_DATA_HOME=self.home,
                                XDG_RUNTIME_DIR=self.home, QT_QPA_PLATFORM="offscreen", LC_ALL="C.UTF-8")
        self.shown = None  # all actions of the match, as told when they were shown; None: there is no match
        self.matches = number
        self.resumed = self.actions = self.extra = self.early = 0
        self.problem = None
        self.start_time = 0.3

    def run(self):
        try:
            while self.kills > 0:
                self.live()
            self.check_file()
        except Exception as problem:  # told by the test, on its own thread
            self.problem = problem
        finally:
            shutil.rmtree(self.home, ignore_errors=True)

    def live(self):
        """From a start of the program to its death."""
        arguments = ["--continue"]
        if self.shown is None:
            game, (seats, _) = list(games.all_games().items())[self.matches % len(games.all_games())]
            self.matches += 1
            arguments = ["--game", game, "--seats", str(seats), "--autoplay", "--keep"]
        started = time.monotonic()
        process = subprocess.Popen([sys.argv[1], *arguments, "--tell", "--pace", "instant", "--exit-after-match"],
                                   env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        early = self.shown is not None and self.dice.random() < 0.1
        if early:  # in the midst of its start, or soon after
            self.early += 1
            time.sleep(self.dice.random() * self.start_time)
            process.kill()
        head = process.stdout.readline().split()
        if not early:
            self.start_time = time.monotonic() - started
        told = []
        if head[:1] == ["match"]:
            told = [process.stdout.readline() for _ in range(int(head[3]))]
            if early and not (told and told[-1].endswith("\n")):
                told = []  # it died while it told what was there
            else:
                self.compare(told)
            told += self.watch(process)
        elif head[:1] == ["said"] and self.shown is not None:
            process.kill()  # "There is no unfinished match": the last action that was shown ended it
            self.compare([action + "\n" for action in self.stored("finished IS NOT NULL")])
            self.shown = None
        elif not early:
            process.kill()
            raise AssertionError(f"no match began: {head} {process.communicate()}")
        self.bury(process, told)

    def bury(self, process, told):
        """After its death, or its end."""
        errors = process.communicate()[1]
        if process.returncode not in (0, -9):
            raise AssertionError(f"the program ended with {process.returncode}: {errors}")
        if process.returncode == 0:
            self.shown = None  # the match was over
            return
        self.kills -= 1
        if told:
            self.actions += len(told) - len(self.shown or [])
            self.shown = told

    def watch(self, process):
        """What is shown until the program is killed: after some actions and a blink, or ends."""
        told = []
        left = 1 + self.dice.randrange(12)
        for line in process.stdout:
            if not line.endswith("\n") or line.startswith("said "):
                continue
            told.append(line)
            left -= 1
            if left == 0:  # never again, if it was killed already
                time.sleep(self.dice.random() * 0.02)
                process.kill()
        return told

    def compare(self, told):
        if self.shown is None:
            if told:
                raise AssertionError(f"a new match began with {told}")
            return
        self.resumed += 1
        if told[:len(self.shown)] != self.shown or len(told) > len(self.shown) + 1:
            raise AssertionError(f"shown: {self.shown[-3:]} ({len(self.shown)}), there: {told[-3:]} ({len(told)})")
        self.extra += len(told) - len(self.shown)

    def ask(self, query):
        """Asks the store, as any program can."""
        files = [os.path.join(folder, name) for folder, _, names in os.walk(self.home) for name in names]
        with sqlite3.connect(next(file for file in files if file.endswith(".sqlite"))) as store:
            return store.execute(query).fetchall()

    def stored(self, which):
        """The actions of the latest match, if it is such a one."""
        rows = self.ask("SELECT action FROM actions JOIN matches ON id = match WHERE id = (SELECT max(id) FROM matches)"
                        f" AND {which} ORDER BY ply")
        return [action for (action,) in rows]

    def check_file(self):
        found = self.ask("PRAGMA integrity_check")
        if found != [("ok",)]:
            raise AssertionError(found)


class Killed(unittest.TestCase):
    def test_what_was_shown_is_there_after_every_kill(self):
        lanes = [Lane(number, KILLS // LANES) for number in range(LANES)]
        for lane in lanes:
            lane.start()
        for lane in lanes:
            lane.join()
        for lane in lanes:
            if lane.problem:
                raise lane.problem
        resumed, actions, extra, early = (sum(getattr(lane, what) for lane in lanes)
                                          for what in ("resumed", "actions", "extra", "early"))
        print(f"{KILLS} kills ({early} while it started), {resumed} matches gone on with, {actions} actions shown; "
              f"{extra} times the next action had been written down but not shown")
        self.assertGreater(resumed, KILLS // 2)
        self.assertGreater(actions, KILLS)


unittest.main(argv=sys.argv[:1], verbosity=2)
