# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays with the keyboard alone: nothing is ever clicked. The eyes are a screen reader's."""

import time
import unittest

from window import Table, main, program


class WithTheKeyboard(unittest.TestCase):
    def setUp(self):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", "--game", "russian", "--seats", "3",
                           "--deal", "11")
        self.addCleanup(self.table.close)

    def test_a_match_to_100_against_two_bots_is_played_to_its_end(self):
        table = self.table
        table.wait_for(lambda: table.hand(table.things()), "a hand of tiles")
        moves = 0
        end = time.monotonic() + 240
        while time.monotonic() < end:
            things = table.things()
            if table.over(things):
                break
            if table.find("button", "Next round", things):
                self.press("Return")
            elif table.playable(things):
                moves += 1
                self.lay(table.playable(things)[0].name)
            else:
                self.press("d")  # draws, if that is to be done
        self.assertIsNotNone(table.over(table.things()), "the match did not come to its end")
        self.assertGreater(moves, 5)

    def test_question_mark_lists_the_keys_and_escape_puts_the_list_away(self):
        table = self.table
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        table.key("question")
        table.wait_for(lambda: table.find("heading", "Keys") or table.find("label", "Keys"), "the list of keys")
        table.key("Escape")
        table.wait_for(lambda: not (table.find("heading", "Keys") or table.find("label", "Keys")), "it to go")

    def test_h_gives_a_hint_with_its_reason(self):
        table = self.table
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        before = {t.name for t in table.things()}
        table.key("h")
        table.wait_for(lambda: any(len(t.name.split(". ")) > 1 and t.name not in before for t in table.things()),
                       "a hint that says what to do and why")

    def press(self, key):
        before = self.table.state()
        self.table.key(key)
        for _ in range(6):
            if self.table.state() != before:
                return
            time.sleep(0.05)

    def lay(self, name):
        """Walks along the rack to the tile, then lays it on its first place."""
        table = self.table
        order = [t.name for t in table.hand(table.things())]
        table.key("Home", *["Right"] * order.index(name))
        table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {name}")
        before = len(table.pieces(table.things()))
        table.key("Return")
        table.wait_for(lambda: len(table.pieces(table.things())) != before, f"{name} to be laid")


main(WithTheKeyboard)
