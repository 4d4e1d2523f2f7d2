# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Takes a first lesson: once with a real pointer, once by keyboard alone."""

import time
import unittest

from window import Table, main, program


class Lessons(unittest.TestCase):
    def open(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", "--pace", "fast", "--language", "en", *arguments)
        self.addCleanup(self.table.close)
        return self.table

    def see(self, role, name, told=None):
        return self.table.wait_for(lambda: self.table.find(role, name), told or name)

    def press(self, name):
        button = self.see("button", name)
        time.sleep(0.4)  # as it has just come, or means something else now, it takes no press at once
        self.table.click(button)

    def step(self, number):
        self.see("label", f"Step {number} of [0-9]")

    def lay(self, tile, spot):
        """Clicks a tile and one of its places."""
        table = self.table
        table.click(self.see("button", tile))
        table.click(self.see("button", spot))

    def skip_to(self, name):
        """On through the steps, played or not, until that button is there."""
        table = self.table
        end = time.monotonic() + 120
        while not table.find("button", name):
            self.assertLess(time.monotonic(), end, f"there is no button '{name}'")
            on = table.find("button", "Next") or table.find("button", "Finish") or table.find("button", "Skip")
            if on:
                table.click(on)
            time.sleep(0.3)

    def test_the_lesson_is_offered_at_the_first_start_and_played_with_the_pointer(self):
        table = self.open()
        self.press("Play Matador")
        self.see("label", "New to Matador.*")
        self.press("Show me")
        self.step(1)
        self.see("heading", "What it is about")
        self.press("Next")
        self.step(2)
        self.lay("domino 3-5", "Lay 3-5 .*")
        self.see("label", "3 and 4 make 7.*", "praise")
        self.press("Next")

        self.step(3)  # something else first: it is told, and the position is there again
        self.lay("domino 3-3", "Lay 3-3 .*")
        self.see("label", "That fits, but it is not a matador.*")
        self.see("button", "domino 3-3", "my tile to be back")
        self.see("button", "Hint", "my turn")
        self.see("label", "That fits, but it is not a matador.*", "what was wrong to stay")
        self.press("Hint")
        spot = self.see("button", "Lay 2-5 across.*")
        table.click(spot)
        self.see("label", "Now only a blank.*", "praise")

        self.skip_to("Back to the table")  # where it was opened
        self.see("label", "That is Matador.*")
        self.press("Next lesson: Gates and matadors")
        self.see("heading", "Who opens")
        self.skip_to("Back to the table")
        self.press("Back to the table")
        self.see("button", "Score sheet", "the match to go on")
        self.assertIsNone(table.find("label", "New to Matador.*"), "it is offered once only")

    def test_a_short_match_with_a_coach_follows_a_lesson(self):
        table = self.open("--page", "lesson", "--game", "matador", "--deal", "1")
        self.press("Next")
        self.skip_to("Play a short match with a coach")
        self.press("Play a short match with a coach")
        self.see("button", "Score sheet", "a match")

    def test_who_says_no_is_not_asked_again(self):
        table = self.open()
        self.press("Play Triominoes")
        self.press("No, thanks")
        table.wait_for(lambda: not table.find("button", "No, thanks"), "the offer to go away")
        self.press("Back to all games")
        self.press("Play Triominoes")
        self.see("button", "Score sheet", "a match")
        time.sleep(0.5)
        self.assertIsNone(table.find("label", "New to Triominoes.*"))
        self.press("Back to all games")
        self.press("Lesson: Triominoes")
        self.step(1)

    def test_a_whole_lesson_is_played_by_keyboard(self):
        table = self.open("--page", "lesson", "--game", "triominoes")
        self.see("heading", "What it is about")
        table.key("Return")
        for number in range(2, 9):
            self.step(number)
            table.wait_for(lambda: table.hand(table.things()), "my hand")
            if not table.playable(table.things()):
                table.key("d")
                table.wait_for(lambda: table.playable(table.things()), "a tile that fits")
            table.key("h")
            table.wait_for(lambda: table.find("button", table.SPOT), "the hint to light a place")
            table.key("Return")
            self.see("button", "Next|Finish")
            time.sleep(0.2)
            table.key("Return")
        self.see("label", "That is Triominoes.*")
        table.key("Return")
        self.see("button", "Score sheet", "a match with a coach")


main(Lessons)
