# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays the games of one tile a turn with a real pointer."""

import re
import time
import unittest

import questions
from pointer import WithThePointer
from window import QUICK, main


class OneTileATurn(WithThePointer):
    moves = 0

    def test_a_match_of_matador_to_100_against_two_bots_is_played_to_its_end(self):
        self.start("Matador", 3)
        self.play_to_the_end(100)

    @unittest.skipIf(QUICK, "one round of Matador asks the same of the hand; tst_drags and tst_places know triangles")
    def test_a_match_of_triominoes_to_400_against_three_bots_is_played_to_its_end(self):
        self.start("Triominoes", 4)
        self.play_to_the_end(400)

    def test_a_match_of_matching_elements_with_two_colours_is_played_to_its_end(self):
        self.open("--game", "matching_elements", "--seats", "3", "--option", "colours=2", "--deal", "8")
        table = self.table
        asked = set()
        end = time.monotonic() + 600
        while time.monotonic() < end:
            things = table.things()
            if self.seen_enough("Bet" in asked and self.moves > 10, things):
                break
            buttons = questions.answers(table, things)
            hurry = table.find("button", "To my turn|See the result now", things)  # or, when one is out, no turn is to come
            if buttons:
                asked.add(questions.best(buttons).name.split()[0])
                self.answer(buttons, things)
            elif hurry:
                table.click(hurry)
                time.sleep(0.05)
            else:
                self.play_something(things)
        self.assertTrue(self.seen_enough(True), "the match did not come to its end")
        self.assertIn("Bet", asked)
        self.assertGreater(self.moves, 10)

    def answer(self, buttons, things):
        """One more than the least, where there is a number to choose; then the button."""
        table = self.table
        wanted = questions.best(buttons)
        more = table.find("button", "More", things)
        if questions.slider(table, things) and more:
            before = wanted.name
            table.click(more)
            table.wait_for(lambda: not table.find("button", re.escape(before)), "a higher number")
            wanted = questions.best(questions.answers(table, table.things()))
        self.act_and_wait(lambda: table.click(wanted))

    def test_a_tile_is_seen_while_it_is_dragged(self):
        self.open("--game", "matador", "--deal", "5")
        table = self.table
        tile = table.wait_for(lambda: next(iter(table.playable(table.things())), None), "my turn")
        x, y, width, height = table.find("panel", "Table").box
        place = (x + width * 4 // 5, y + height // 3)  # far from where it fits
        bare = table.light(place)
        table.hold(tile)
        table.move(place)
        table.wait_for(lambda: table.light(place) > bare + 0.2, "the tile under the pointer")
        table.let_go()
        table.wait_for(lambda: table.light(place) < bare + 0.1, "it to fly home")

    def test_the_price_of_drawing_stands_on_the_button_and_that_of_passing_is_told(self):
        # the bot opens and nothing of mine fits, nor any of the next three; slow, as I pass by myself in the end
        self.open("--game", "triominoes", "--seats", "2", "--deal", "3", "--pace", "slow")
        table = self.table
        for _ in range(3):
            draw = table.wait_for(lambda: table.find("button", r"Draw \(−5\)"), "to be allowed to draw")
            left = table.find("button", "Boneyard: .*").name
            table.click(draw)
            table.wait_for(lambda left=left: table.find("button", "Boneyard: .*").name != left, "a tile to be drawn")
        told = "None of your tiles fits: you pass (−10)."
        table.wait_for(lambda: any(told in thing.name for thing in table.things()), "to be told that I pass")
        self.assertIsNone(table.find("button", r"Draw \(−5\)"))
        self.assertIsNone(table.find("button", "Pass.*"))

    def start(self, game, seats):
        """From the first page: the seats and rules of the game, so many seats, start."""
        self.open()
        table = self.table
        rules = table.wait_for(lambda: table.find("button", f"Seats and rules of {game}"), "the card of the game")
        table.click(rules)
        stepper = table.wait_for(lambda: table.find("spin button", "Seats at the table"), "the number of seats")
        x, y, width, height = stepper.box
        while (before := table.wait_for(self.seats, "the seats")) != seats:
            side = width - height // 2 if before < seats else height // 2
            table.click((x + side, y + height // 2))  # its plus or minus sign
            table.wait_for(lambda before=before: self.seats() != before, "another number of seats")
        table.click(table.find("button", "Start"))
        table.wait_for(lambda: table.hand(table.things()), "a hand of tiles")

    def play_to_the_end(self, target):
        table = self.table
        end = time.monotonic() + 900  # wine takes its time
        while time.monotonic() < end:
            things = table.things()
            if self.seen_enough(self.moves > 5, things):
                break
            self.play_something(things)
        self.assertTrue(self.seen_enough(True), "the match did not come to its end")
        self.assertGreater(self.moves, 5)
        if QUICK:
            return
        table.wait_for(lambda: any(total >= target for total in self.totals()), f"somebody to have {target} points")

    def totals(self):
        """What each has in all, by the result's sheet or, when a late click has closed that, by the plates."""
        total = re.compile(r"in all (\d+)|tiles?, (\d+) point")
        return [int(found[1] or found[2]) for t in self.table.things() if (found := total.search(t.name))]

    def seats(self):
        return len([t for t in self.table.things() if t.name.startswith("Name at seat")])

    def play_something(self, things):
        table = self.table
        if table.find("button", "Next round", things):
            self.next_round()
            return
        playable = table.playable(things)
        if not playable:
            boneyard = table.find("button", "Boneyard: .*", things)
            if boneyard and table.hand(things):
                before = table.state()
                heap = table.at_rest(boneyard, may_go=True)
                if heap:  # else others have drawn meanwhile
                    table.click(heap.middle)
                time.sleep(0.1)
                if table.state() == before:
                    time.sleep(0.1)  # nothing to draw, or a pass is on its way
            else:
                time.sleep(0.05)
            return
        self.moves += 1
        tile = playable[self.moves % len(playable)]
        before = [t.name for t in table.pieces(things)]
        if self.moves % 2 == 0:
            table.click(self.place_for(tile))
        else:
            self.drag(tile)

        def laid():
            # On a busy machine the hand may have been told before it lost a tile, and the table after that.
            pieces = [t.name for t in table.pieces(table.things())]
            return pieces != before or tile.name in pieces

        table.wait_for(laid, f"{tile.name} to be laid")

    def place_for(self, tile):
        """Clicks a tile until its places light up, as somebody does whose first click came too early."""
        table = self.table
        for _ in range(3):
            table.click(tile)
            try:
                table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}", 8)
                return table.find("button", table.SPOT)
            except AssertionError:
                continue
        raise AssertionError(f"no place lit up for {tile.name}")

    def drag(self, tile):
        """Takes the tile, looks where it may lie, and lets it go there."""
        table = self.table
        table.hold(tile)
        table.move((640, 560))
        spot = table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}")
        table.move(spot)
        time.sleep(0.1)
        table.let_go()


main(OneTileATurn)
