# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays as a screen reader does: finds things by role and name, and presses them."""

import time
import unittest

from window import Table, main, program


class WithAScreenReader(unittest.TestCase):
    def setUp(self):
        self.table = Table(program(), "--size", "1280x800", "--pace", "normal", "--game", "matador", "--seats", "3",
                           "--deal", "3")
        self.addCleanup(self.table.close)

    def test_hand_places_and_buttons_are_found_and_a_tile_is_played(self):
        table = self.table
        things = table.wait_for(lambda: (t := table.things()) and table.playable(t) and t, "my turn")
        for role, name in (("button", "Undo"), ("button", "Hint"), ("button", "Menu"), ("button", "Score sheet"),
                           ("button", r"Boneyard: \d+ tiles left"), ("list", "Your tiles"), ("panel", "Table")):
            self.assertIsNotNone(table.find(role, name, things), f"no {role} {name}")
        hand = table.hand(things)
        tile = table.playable(things)[0]
        self.assertTrue(tile.press())
        spot = table.wait_for(lambda: table.find("button", table.SPOT), "a place for the tile")
        before = len(table.pieces(table.things()))
        self.assertTrue(spot.press())
        table.wait_for(lambda: len(table.pieces(table.things())) > before, "the tile to be laid")
        table.wait_for(lambda: tile.name not in [t.name for t in table.hand(table.things())], "it to leave the hand")
        self.assertNotIn(tile.name, [t.name for t in table.hand(table.things())])
        self.assertGreater(len(hand), 1)

    def test_every_move_is_told(self):
        table = self.table
        things = table.wait_for(lambda: (t := table.things()) and table.playable(t) and t, "my turn")
        table.playable(things)[0].press()
        spot = table.wait_for(lambda: table.find("button", table.SPOT), "a place for the tile")
        table.forget()
        spot.press()
        table.wait_for(lambda: table.said(r".*You laid \d-\d\..*"), "to be told what I laid")

    def test_the_open_ends_say_what_they_take(self):
        table = self.table
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        table.wait_for(lambda: any(" end" in t.name and "takes" in t.name for t in table.things("label")),
                       "an end that says what it takes")

    def test_what_lies_behind_a_sheet_is_out_of_reach(self):
        table = self.table
        things = table.wait_for(lambda: (t := table.things()) and table.playable(t) and t, "my turn")
        tile, boneyard = table.playable(things)[0], table.find("button", "Boneyard: .*", things)
        table.find("button", "Score sheet", things).press()
        table.wait_for(lambda: table.find("button", "Close"), "the sheet")
        held = len(table.hand(things))
        tile.press()
        boneyard.press()
        time.sleep(0.5)
        self.assertIsNone(table.find("button", table.SPOT))
        table.find("button", "Close").press()
        table.wait_for(lambda: not table.find("button", "Close"), "the sheet to go")
        self.assertEqual(len(table.hand(table.things())), held)
        self.assertIsNone(table.find("button", table.SPOT))

    def test_behind_a_sheet_nothing_can_be_left(self):
        table = self.table
        things = table.wait_for(lambda: (t := table.things()) and table.playable(t) and t, "my turn")
        table.find("button", "Score sheet", things).press()
        table.wait_for(lambda: table.find("button", "Close"), "the sheet")
        table.find("button", "Back to all games", things).press()
        time.sleep(0.5)
        self.assertIsNotNone(table.find("button", "Close"))


main(WithAScreenReader)
