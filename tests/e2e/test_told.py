# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What a screen reader is told of a match: who plays with whom, what is to be done, what a round is, what a thing means,
how the scores came about. Bots play; nothing is pressed but what opens a sheet."""

import re
import time
import unittest

from window import Table, main, program


class WhatIsTold(unittest.TestCase):
    def open(self, *match):
        table = Table(program(), "--size", "1280x800", "--pace", "instant", "--level", "beginner", "--autoplay", *match)
        self.addCleanup(table.close)
        return table

    def told(self, table, role, words):
        return table.wait_for(lambda: table.find(role, words), f"a {role} that says {words}")

    def test_partners_what_is_to_be_done_and_the_score_sheet(self):
        table = self.open("--game", "matching_elements", "--seats", "6", "--option", "teams=3x2", "--deal", "3",
                          "--plies", "40")
        plate = self.told(table, "label", r"Ada \+ Dora: \d+ tiles?, together (minus )?\d+ points?")
        self.assertTrue(plate.description, "nothing is said of the seat's bet, nor of what it did")
        self.told(table, "label", r"It is \w+'s turn\.")
        self.told(table, "label", r"Round \d+")
        table.wait_for(lambda: any(piece.description for piece in table.pieces(table.things())), "a tile that says what it means")
        table.find("button", "Score sheet").press()
        self.told(table, "label", r"Ada and Dora together: \d+")
        cell = self.told(table, "button", r"Round 1(, still being played)?, Ada: .*")
        self.assertIn("reasons", cell.description)
        self.assertTrue(cell.press())
        table.wait_for(lambda: (found := table.find("button", re.escape(cell.name))) and
                       found.description != cell.description, "the reasons of a cell")

    def test_what_an_elimination_is(self):
        table = self.open("--game", "matching_elements", "--seats", "3", "--option", "colours=2", "--deal", "11",
                          "--plies", "100")
        self.told(table, "label", r"Round \d+")
        self.told(table, "label", r"the lowest total drops out.*")

    def test_what_decided_a_final(self):
        table = self.open("--game", "matching_elements", "--seats", "3", "--option", "colours=2", "--deal", "11")
        table.wait_for(lambda: time.sleep(0.5) or table.find("heading", r".* won\b.*|.* shares? the win.*"),
                       "the end of the match", 120)  # asked seldom: each answer takes the bots' time
        finals = [row.name for row in table.things("list item") if ": the final " in row.name]
        self.assertEqual(len(finals), 2, "two sides play the final")
        for row in finals:
            self.assertRegex(row, r"\w+: the final (minus )?\d+ points?, before it (minus )?\d+ points?")
        [button for button in table.things("button") if button.name == "Score sheet"][-1].press()  # the sheet's
        self.told(table, "button", r"The final, \w+: .*")
        self.told(table, "button", r"Round \d+: elimination, Ada: .*")

    def test_ends_tiles_and_the_boneyard_say_what_they_mean(self):
        table = self.open("--game", "matador", "--seats", "2", "--deal", "3", "--plies", "12")
        table.wait_for(lambda: any(" end" in sign.name and sign.description for sign in table.things("label")),
                       "an end that says what it means")
        boneyard = self.told(table, "button", r"Boneyard: \d+ tiles? left")
        self.assertTrue(boneyard.description, "the boneyard does not say what it is for")


main(WhatIsTold)
