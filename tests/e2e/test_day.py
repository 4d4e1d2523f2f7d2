# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays the deal of a day to its end, on a date that the test chooses: by the keyboard, and as a screen reader presses."""

import glob
import sys
import time
import unittest

from player import ByAccess, ByKeys
from window import Table, main, program

SHIMS = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1") + glob.glob("/usr/lib*/faketime/libfaketimeMT.so.1")


class WholeMatch:
    def enough(self, things):
        return bool(self.table.over(things))

    def play(self):
        self.table.wait_for(lambda: self.table.hand(self.table.things()), "my hand")
        time.sleep(0.5)  # what has just come takes no press
        self.play_to_the_end()


class WholeByKeys(WholeMatch, ByKeys):
    pass


class WholeByAccess(WholeMatch, ByAccess):
    pass


class Day(unittest.TestCase):
    home = None

    def start(self, date):
        environment = {"LD_PRELOAD": SHIMS[0], "FAKETIME": f"@{date} 12:00:00", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                       "DONT_FAKE_MONOTONIC": "1"}
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", home=self.home, environment=environment)
        self.home = self.table.home
        self.addCleanup(self.table.process.kill)  # does nothing where it is over
        return self.table

    def open_the_page(self):
        table = self.table
        table.wait_for(lambda: table.find("button", "Today's deals"), "the first page").press()
        return table.wait_for(lambda: table.find("button", "Matador: .*"), "the page of the day")

    def standing(self):
        """What is said below the game's name, by a screen reader's eyes."""
        names = [thing.name for thing in self.table.things() if thing.role == "label"]
        return next((name for name in names if "(par" in name), None)

    def test_a_deal_is_played_counts_once_and_the_days_add_up(self):
        table = self.start("2026-11-26")
        self.assertEqual(self.open_the_page().name, "Matador: Play")
        table.tab_to("Matador: Play")
        table.key("Return")
        WholeByKeys(table).play()
        table.click(table.find("button", "All games"))
        self.open_the_page()
        result = table.wait_for(lambda: self.standing(), "the result", 30)
        table.wait_for(lambda: "moment" not in self.standing(), "par", 60)
        self.assertRegex(self.standing(), r"^[+−]?\d+ \(par [+−]?\d+\.\d\)$", result)
        self.assertTrue(table.find("button", "Matador: Practise"))
        table.kill()

        table = self.start("2026-11-28")  # one day was missed
        self.assertEqual(self.open_the_page().name, "Matador: Play")
        self.assertIn("(par", next(t.name for t in table.things() if t.name.startswith("11/26/26")))
        table.find("button", "Matador: Play").press()
        table.wait_for(lambda: table.hand(table.things()), "my hand")
        table.key("h")
        table.wait_for(lambda: table.said("The deal of the day counts: there are no hints.") or
                       any("there are no hints" in t.name for t in table.things()), "to hear that there are no hints")
        WholeByAccess(table).play()
        table.click(table.find("button", "All games"))
        self.open_the_page()
        table.wait_for(lambda: any("2 day" in t.name for t in table.things()), "two days in a row")
        table.kill()

        table = self.start("2026-11-26")  # the clock was set back
        self.assertEqual(self.open_the_page().name, "Matador: Practise")
        self.addCleanup(table.close)

    def test_the_four_lines_are_put_on_the_clipboard(self):
        table = self.start("2026-12-01")
        self.open_the_page()
        self.assertIsNone(table.find("button", "Copy the result"))
        table.find("button", "Russian Dominoes: Play").press()
        WholeByAccess(table).play()
        table.click(table.find("button", "All games"))
        self.open_the_page()
        table.wait_for(lambda: table.find("button", "Copy the result"), "a way to copy it").press()
        table.wait_for(lambda: table.said("Four lines are on the clipboard now."), "to be told so")
        table.close()


if not SHIMS:
    print("There is no libfaketime (Debian: faketime).")
    sys.exit(77)
main(Day)
