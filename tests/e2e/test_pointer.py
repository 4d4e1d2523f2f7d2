# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays with a real pointer."""

import time
import unittest

from window import Table, main, program


class WithThePointer(unittest.TestCase):
    def setUp(self):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant")
        self.addCleanup(self.table.close)
        self.moves = 0

    def test_a_match_to_100_against_two_bots_is_played_to_its_end(self):
        table = self.table
        # From the first page: the seats and rules of the game, three seats, start.
        rules = table.wait_for(lambda: table.find("button", "Seats and rules of Matador"), "the card of the game")
        table.click(rules.middle)
        seats = table.wait_for(lambda: table.find("spin button", "Seats at the table"), "the number of seats")
        x, y, width, height = seats.box
        if not self.seats_shown(3):
            table.click((x + width - height // 2, y + height // 2))  # its plus sign
        table.wait_for(lambda: self.seats_shown(3), "three seats")
        table.click(table.find("button", "Start").middle)
        table.wait_for(lambda: table.hand(table.things()), "a hand of tiles")
        end = time.monotonic() + 240
        while time.monotonic() < end:
            things = table.things()
            if table.over(things):
                break
            self.play_something(things)
        things = table.things()
        self.assertIsNotNone(table.over(things), "the match did not come to its end")
        self.assertGreater(self.moves, 5)
        totals = [int(word) for t in things for word in t.name.split() if "in all" in t.name and word.isdigit()]
        self.assertTrue(any(total >= 100 for total in totals), f"nobody has 100 points: {totals}")

    def seats_shown(self, count):
        names = [t.name for t in self.table.things()]
        return f"Name at seat {count}" in names and f"Name at seat {count + 1}" not in names

    def play_something(self, things):
        table = self.table
        go_on = table.find("button", "Next round", things)
        if go_on:
            self.act_and_wait(lambda: table.click(go_on.middle))
            return
        playable = table.playable(things)
        if not playable:
            boneyard = table.find("button", "Boneyard: .*", things)
            if boneyard and table.hand(things):
                before = table.state()
                table.click(boneyard.middle)
                time.sleep(0.1)
                if table.state() == before:
                    time.sleep(0.1)  # nothing to draw, or a pass is on its way
            else:
                time.sleep(0.05)
            return
        self.moves += 1
        tile = table.at_rest(playable[self.moves % len(playable)])
        before = [t.name for t in table.pieces(things)]
        if self.moves % 2 == 0:
            table.click(self.place_for(tile).middle)
        else:
            self.drag(tile)
        table.wait_for(lambda: [t.name for t in table.pieces(table.things())] != before, f"{tile.name} to be laid")

    def place_for(self, tile):
        """Clicks a tile until its places light up, as somebody does whose first click came too early."""
        table = self.table
        for _ in range(3):
            table.click(tile.middle)
            try:
                table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}", 2)
                return table.at_rest(table.find("button", table.SPOT))
            except AssertionError:
                tile = table.at_rest(tile)
        raise AssertionError(f"no place lit up for {tile.name}")

    def drag(self, tile):
        """Takes the tile, looks where it may lie, and lets it go there."""
        table = self.table
        table.hold(tile.middle)
        table.move((640, 560))
        spot = table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}")
        table.move(spot.middle)
        time.sleep(0.1)
        table.let_go()

    def act_and_wait(self, action):
        before = self.table.state()
        action()
        self.table.change_from(before)


main(WithThePointer)
