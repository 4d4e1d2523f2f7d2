# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What is there when the program is started once more: language, looks, and the matches that were played."""

import shutil
import tempfile
import unittest

from cross import ask_to_close
from window import Table, main, program


class StartedOnceMore(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp(prefix="boneyard-e2e-")
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)

    def start(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", *arguments, home=self.home)
        self.addCleanup(self.table.process.kill)
        return self.table

    def click(self, name, role="button"):
        table = self.table
        table.click(table.wait_for(lambda: table.find(role, name), name))

    def looks(self):
        """What the two first settings are called and say: language and theme."""
        return [(box.name, box.description) for box in self.table.things("combo box")][:2]

    def choose(self, name, choice):
        self.click(name, "combo box")
        self.click(choice, "list item")

    def leave_by_the_cross(self):
        ask_to_close(self.table)
        self.assertIn(self.table.process.wait(20), self.table.bus.good_ends)

    def test_language_theme_and_history_are_as_they_were_left(self):
        self.start("--game", "russian", "--seats", "2", "--deal", "11", "--option", "target=0", "--autoplay", "--keep",
                   "--pace", "instant")
        self.table.wait_for(lambda: self.table.over(self.table.things()), "the end of the match")
        self.leave_by_the_cross()

        table = self.start()
        self.click("Settings")
        self.choose("Theme", "High contrast")
        self.choose("Language", "Deutsch")
        table.wait_for(lambda: self.looks()[0] == ("Sprache", "Deutsch"), "the settings in German")
        left = self.looks()
        self.assertNotIn(left[1][0], ("", "Theme"))
        self.assertNotIn(left[1][1], ("", "High contrast"))
        self.leave_by_the_cross()

        table = self.start()
        self.click("Einstellungen")
        table.wait_for(lambda: self.looks() == left, "the settings as they were left")
        self.click("Zurück")
        self.click("Verlauf")
        table.wait_for(lambda: table.find("list item", "Russisch.*"), "the match in the history")
        self.leave_by_the_cross()


main(StartedOnceMore)
