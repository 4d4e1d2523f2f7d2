# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""A match whose moves cannot be written: the window says so as long as it is so, plays on, catches up by itself, and
closes in time. The disk that fills up is a small one made for it, which takes root."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
import unittest

from cross import ask_to_close
from window import Table, main, program

MATCH = ("--game", "matador", "--seats", "3", "--deal", "11", "--autoplay", "--keep", "--tell", "--pace", "fast")
SIGN = r"\d+ moves? not saved|\d+ move\(s\) not saved"


class Unsaved(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="boneyard-e2e-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def file(self):
        return os.path.join(self.home, "boneyard", "boneyard", "boneyard.sqlite")

    def start(self):
        table = Table(program(), "--size", "1280x800", *MATCH, home=self.home)
        self.addCleanup(table.process.kill)
        return table

    def make_store(self):
        table = self.start()
        table.wait_for(lambda: os.path.exists(self.file()) and self.stored(), "a move to be stored")
        table.kill()

    def stored(self):
        connection = sqlite3.connect(self.file(), timeout=1)
        try:
            return connection.execute("SELECT count(*) FROM actions").fetchone()[0]
        except sqlite3.OperationalError:  # no table yet
            return 0
        finally:
            connection.close()

    def shown(self, table):
        with open(table.log.name, encoding="utf-8") as log:
            return sum(1 for line in log if line.split()[:1] and line.split()[0] in ("open", "place", "draw", "pass"))

    def sign(self, table):
        return table.find("button", SIGN)

    def test_a_lock_costs_no_time_and_closing_says_what_will_be_missing(self):
        self.make_store()
        lock = sqlite3.connect(self.file(), isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        table = self.start()
        table.wait_for(lambda: table.said("Another program has locked .*"), "the reason", 10)
        table.wait_for(lambda: self.sign(table), "the sign", 10)
        before = self.shown(table)
        table.wait_for(lambda: self.shown(table) >= before + 3, "the match to go on", 15)
        table.click(self.sign(table).middle)
        table.wait_for(lambda: table.find("button", "Try again"), "what can be done")
        self.assertTrue(table.find("button", "Save elsewhere"))
        table.key("Escape")
        table.wait_for(lambda: not table.find("button", "Try again"), "the sheet to go")
        ask_to_close(table)
        table.wait_for(lambda: table.find("label", r".*will be lost\."), "the question")
        close = table.find("button", "Close")
        time.sleep(0.5)
        table.click([t for t in table.things("button") if t.name == "Close"][-1].middle if close else (0, 0))
        begun = time.monotonic()  # to look for the button takes a busy machine longer than to close
        table.process.wait(10)
        self.assertLess(time.monotonic() - begun, 3)
        lock.close()

    def test_a_lock_that_goes_is_made_up_for(self):
        self.make_store()
        before = self.stored()
        lock = sqlite3.connect(self.file(), isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        table = self.start()
        table.wait_for(lambda: self.sign(table), "the sign")
        table.wait_for(lambda: self.shown(table) >= 3, "some moves")
        lock.close()
        table.wait_for(lambda: not self.sign(table), "the sign to go", 10)
        shown = self.shown(table)
        table.kill()
        self.assertGreaterEqual(self.stored() - before, shown)

    @unittest.skipUnless(os.geteuid() == 0, "only root can make a small disk")
    def test_a_full_disk_is_signed_until_there_is_room(self):
        disk = os.path.join(self.home, "boneyard")
        os.makedirs(disk)
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True).returncode:
            self.skipTest("no disk can be mounted here")
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        filler = os.path.join(disk, "filler")
        subprocess.run(["dd", "if=/dev/zero", f"of={filler}", "bs=4k"], capture_output=True)
        table = self.start()
        table.wait_for(lambda: table.said(r"The disk is full, so .*"), "the reason", 10)
        table.wait_for(lambda: self.sign(table), "the sign")
        time.sleep(5)  # longer than any message
        self.assertTrue(self.sign(table))
        os.remove(filler)
        table.wait_for(lambda: not self.sign(table), "the sign to go", 10)
        shown = self.shown(table)
        table.kill()
        self.assertGreaterEqual(self.stored(), shown)


if __name__ == "__main__":
    main(Unsaved)
