# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What all do who play with a real pointer."""

import time
import unittest

from window import QUICK, Table, program


class WithThePointer(unittest.TestCase):
    rounds = 0

    def open(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", *arguments)
        self.addCleanup(self.table.close)

    def seen_enough(self, wanted, things=None):
        """Whether the match is over; where somebody waits, whether a round is, and what is wanted was seen."""
        if QUICK and self.rounds > 0 and wanted:
            return True
        return bool(self.table.over(things if things is not None else self.table.things()))

    def soon(self, what, seconds=0.6):
        """What there is within a moment: a tile that was just taken cannot be thrown, and may have no place."""
        end = time.monotonic() + seconds
        while not (found := what()) and time.monotonic() < end:
            time.sleep(0.02)
        return found

    def next_round(self):
        """Clicks the button on the result's sheet; the one below it comes when that is closed."""
        table = self.table
        button = table.wait_for(lambda: table.find("button", "Next round"), "the sheet with the result", 3)
        self.act_and_wait(lambda: table.click(button))
        self.rounds += 1

    def act_and_wait(self, action):
        before = self.table.state()
        action()
        self.table.change_from(before)
