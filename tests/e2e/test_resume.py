# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Leaves matches, by the door and by a power cut, and goes on with them from the first page."""

import time
import unittest

from window import Table, main, program


class GoingOn(unittest.TestCase):
    home = None

    def start(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", *arguments, home=self.home)
        self.home = self.table.home
        self.addCleanup(self.table.process.kill)  # does nothing where it is over
        return self.table

    def lay_one(self):
        """Lays a tile, drawing until one fits, and waits until it is my turn again."""
        table = self.table
        tile = table.wait_for(self.playable_or_drawn, "a tile that can be played")[0]
        table.click(tile)
        spot = table.wait_for(lambda: table.find("button", table.SPOT), "a place for it")
        before = len(table.pieces(table.things()))
        table.click(spot)
        table.wait_for(lambda: len(table.pieces(table.things())) > before, "it to lie there")
        table.wait_for(lambda: table.playable(table.things()) or table.find("button", "Draw.*|Pass|Next round"), "my turn")

    def playable_or_drawn(self):
        things = self.table.things()
        playable = self.table.playable(things)
        draw = self.table.find("button", r"Draw\b.*", things)
        if not playable and draw:
            self.table.click(draw)
            time.sleep(0.3)
        return playable

    def lying(self):
        return sorted(t.name for t in self.table.pieces(self.table.things()))

    def go_home(self):
        table = self.table
        table.click(table.find("button", "Back to all games"))
        return table.wait_for(lambda: table.find("button", "Continue"), "the first page")

    def test_after_a_power_cut_a_click_goes_on_where_it_was(self):
        table = self.start("--game", "matador", "--seats", "2", "--deal", "11")
        self.lay_one()
        self.lay_one()
        before = self.lying()
        self.assertGreaterEqual(len(before), 2)
        table.kill()
        table = self.start()
        self.addCleanup(table.close)
        table.click(table.wait_for(lambda: table.find("button", "Continue"), "the match"))
        table.wait_for(lambda: table.hand(table.things()), "my hand")
        self.assertEqual(self.lying(), before)
        self.lay_one()

    def test_several_matches_wait_side_by_side_and_one_is_removed(self):
        table = self.start("--game", "russian", "--seats", "2", "--deal", "11")
        self.lay_one()
        russian = self.lying()
        self.go_home()
        table.click(table.find("button", "Play Triominoes"))
        self.lay_one()
        self.go_home()
        other = table.wait_for(lambda: table.find("button", "Continue Russian.*"), "the other match")
        table.click(other)
        table.wait_for(lambda: table.hand(table.things()), "my hand")
        self.assertEqual(self.lying(), russian)
        table.click(table.find("button", "Back to all games"))
        remove = table.wait_for(lambda: table.find("button", "Remove the match of Triominoes"), "a way to remove it")
        table.click(remove)
        table.click(table.wait_for(lambda: table.find("button", "Remove"), "the question"))
        table.wait_for(lambda: not table.find("button", "Continue Triominoes"), "it to go")
        table.kill()
        table = self.start()
        self.addCleanup(table.close)
        table.wait_for(lambda: table.find("button", "Continue"), "the match that is left")
        self.assertFalse(table.find("button", "Continue .*"))

    def leave_by_the_keyboard(self):
        table = self.table
        table.key("Escape")
        table.wait_for(lambda: table.find("button", "Back to the table"), "the menu")
        table.tab_to("All games")
        table.key("Return")
        table.wait_for(lambda: table.find("button", "Continue"), "the first page")

    def test_by_the_keyboard_a_match_is_left_gone_on_with_and_removed(self):
        table = self.start("--game", "matador", "--seats", "2", "--deal", "11")
        self.addCleanup(table.close)
        self.lay_one()
        before = self.lying()
        self.leave_by_the_keyboard()
        table.tab_to("Continue")
        table.key("Return")
        table.wait_for(lambda: table.hand(table.things()), "my hand")
        self.assertEqual(self.lying(), before)
        self.leave_by_the_keyboard()
        table.tab_to("Remove the match of Matador")
        table.key("Return")
        table.wait_for(lambda: table.find("button", "Remove"), "the question")
        table.tab_to("Remove")
        table.key("Return")
        table.wait_for(lambda: not table.find("button", "Continue"), "it to go")

    def test_a_match_in_another_window_is_gone_on_with_once_that_one_is_gone(self):
        one = self.start("--game", "matador", "--seats", "2", "--deal", "11")
        self.lay_one()
        lying = self.lying()
        other = self.start()
        self.addCleanup(other.close)
        go_on = other.wait_for(lambda: other.find("button", "Continue"), "the match")
        other.forget()
        go_on.press()
        other.wait_for(lambda: other.said(".*another window.*"), "to be told where it is played")
        self.assertIsNotNone(other.find("button", "Continue"))
        one.kill()
        go_on.press()
        other.wait_for(lambda: other.hand(other.things()), "my hand")
        self.assertEqual(self.lying(), lying)
        self.lay_one()


main(GoingOn)
