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

    def test_a_match_of_matador_to_100_against_two_bots_is_played_to_its_end(self):
        self.start("Matador", 3)
        self.play_to_the_end(100)

    def test_a_match_of_triominoes_to_400_against_three_bots_is_played_to_its_end(self):
        self.start("Triominoes", 4)
        self.play_to_the_end(400)

    def test_the_price_of_drawing_and_passing_stands_on_the_buttons(self):
        table = self.table
        self.start("Triominoes", 2)
        table.wait_for(lambda: table.find("button", r"Draw \(-5\)") or self.open_with_the_only_tile(), "my turn")
        for _ in range(3):
            table.click(table.wait_for(lambda: table.find("button", r"Draw \(-5\)"), "to be allowed to draw").middle)
            time.sleep(0.2)
        table.wait_for(lambda: table.find("button", r"Pass \(-10\)"), "to be allowed to pass")
        self.assertIsNone(table.find("button", r"Draw \(-5\)"))

    def open_with_the_only_tile(self):
        playable = self.table.playable(self.table.things())
        if len(playable) == 1:
            self.table.click(self.place_for(self.table.at_rest(playable[0])).middle)

    def start(self, game, seats):
        """From the first page: the seats and rules of the game, so many seats, start."""
        table = self.table
        rules = table.wait_for(lambda: table.find("button", f"Seats and rules of {game}"), "the card of the game")
        table.click(rules.middle)
        stepper = table.wait_for(lambda: table.find("spin button", "Seats at the table"), "the number of seats")
        x, y, width, height = stepper.box
        while (before := table.wait_for(self.seats, "the seats")) != seats:
            side = width - height // 2 if before < seats else height // 2
            table.click((x + side, y + height // 2))  # its plus or minus sign
            table.wait_for(lambda before=before: self.seats() != before, "another number of seats")
        table.click(table.find("button", "Start").middle)
        table.wait_for(lambda: table.hand(table.things()), "a hand of tiles")

    def play_to_the_end(self, target):
        table = self.table
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
        self.assertTrue(any(total >= target for total in totals), f"nobody has {target} points: {totals}")

    def seats(self):
        return len([t for t in self.table.things() if t.name.startswith("Name at seat")])

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
        table.move(table.at_rest(spot).middle)
        time.sleep(0.1)
        table.let_go()

    def act_and_wait(self, action):
        before = self.table.state()
        action()
        self.table.change_from(before)


main(WithThePointer)
