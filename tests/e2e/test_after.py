# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What there is once a match is over: the look back, and the statistics. And what helps before: hint, undo, redo."""

import time
import unittest

from window import Table, main, program


class AfterAMatch(unittest.TestCase):
    def start(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", "--game", "matador", "--seats", "2", "--deal", "11",
                           "--option", "target=0", *arguments)
        self.addCleanup(self.table.close)
        self.table.wait_for(lambda: self.table.playable(self.table.things()), "my turn")
        return self.table

    def click(self, name, role="button"):
        table = self.table
        table.click(table.wait_for(lambda: table.find(role, name), name))

    def press(self, name, role="button"):
        self.table.wait_for(lambda: self.table.find(role, name), name)
        self.table.tab_to(name)
        self.table.key("Return" if role == "button" else "space")

    def play_to_the_end(self):
        """As the hints say."""
        table = self.table
        end = time.monotonic() + 120
        while time.monotonic() < end and not table.over(table.things()):
            if table.playable(table.things()):
                table.key("h")
                time.sleep(0.1)
                table.key("Return")
            else:
                table.key("d")
            time.sleep(0.2)
        self.assertIsNotNone(table.over(table.things()), "the round did not come to its end")

    def look_back(self, act):
        table = self.table
        act("Look back")
        table.wait_for(lambda: table.said("The analysis is done."), "the analysis", 120)
        self.assertIsNotNone(table.find("image", "Before the deal: chance to win 50.?%"))
        table.wait_for(lambda: [t for t in table.things() if t.name.startswith("Accuracy: ")], "the accuracy")
        for _ in range(2):  # one of the first two was mine
            act("One move forward")
        table.wait_for(lambda: table.find("image", "After move [12]: .*"), "how it stood then")
        act("How well it was played")
        table.wait_for(lambda: table.find("list item", "Best move: .*"), "the moves counted")
        table.key("Escape")
        table.wait_for(lambda: not table.find("list item", "Best move: .*"), "the table again")

    def statistics(self, act):
        table = self.table
        table.key("Escape")  # from the look back
        act("All games")
        act("Statistics")
        table.wait_for(lambda: [t for t in table.things() if "1 match, " in t.name or ": 1 played, " in t.name], "the match in the statistics")

    def test_with_the_pointer_one_looks_back_and_sees_the_statistics(self):
        self.start("--pace", "instant")
        self.play_to_the_end()
        self.look_back(self.click)
        self.statistics(self.click)

    def test_with_the_keyboard_one_looks_back_and_sees_the_statistics(self):
        self.start("--pace", "instant")
        self.play_to_the_end()
        self.look_back(self.press)
        self.statistics(self.press)

    def test_with_the_pointer_a_hint_is_followed_taken_back_and_played_again(self):
        table = self.start("--pace", "slow")
        before = [t.name for t in table.pieces(table.things())]
        self.click("Hint")
        table.click(table.wait_for(lambda: table.find("button", table.SPOT), "its place"))
        table.wait_for(lambda: len(table.pieces(table.things())) > len(before), "the tile to lie there")
        self.click("Undo")
        table.wait_for(lambda: [t.name for t in table.pieces(table.things())] == before, "it to come back")
        self.click("Redo")
        table.wait_for(lambda: len(table.pieces(table.things())) > len(before), "it to lie there again")


main(AfterAMatch)
