# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What a hand that slips does to the table: nothing."""

import time
import unittest

from window import Table, main, program


class AHandThatSlips(unittest.TestCase):
    def open(self, *arguments, size="1280x800"):
        self.table = Table(program(), "--size", size, "--pace", "instant", *arguments)
        self.addCleanup(self.table.close)
        self.table.wait_for(lambda: self.table.hand(self.table.things()), "a hand of tiles")

    def lay_some(self, count=2):
        """Plays until tiles lie on the table, and it is my turn again."""
        table = self.table
        while len(table.pieces(table.things())) < count:
            tile = table.at_rest(table.wait_for(self.playable, "a tile that fits"))
            table.click(tile)
            spot = table.wait_for(lambda: table.find("button", table.SPOT), "a place for it")
            before = self.pieces()
            table.click(spot)
            table.wait_for(lambda before=before: len(self.pieces()) > len(before), "it to be laid")
        table.wait_for(lambda: self.playable() or table.find("button", r"Draw.*"), "my turn")
        self.still()

    def playable(self):
        return next(iter(self.table.playable(self.table.things())), None)

    def pieces(self):
        return [thing.box for thing in self.table.pieces(self.table.things())]

    def still(self):
        """Where the tiles on the table lie once none of them moves."""
        last = []

        def rested():
            before, last[:] = list(last), self.pieces()
            return before == last and last

        return list(self.table.wait_for(rested, "the table to come to rest"))

    def drag(self, start, end):
        self.table.hold(start)
        self.table.move(end)
        self.table.let_go()

    def felt(self):
        return self.table.find("panel", "Table").box

    def bare(self):
        """A place on the felt with nothing on it: in its lower part, at the end."""
        x, y, width, height = self.felt()
        return x + width - 250, y + height - 60

    def test_a_press_that_begins_beside_the_felt_never_moves_the_table(self):
        self.open("--game", "matador", "--seats", "4", "--deal", "21")
        self.lay_some()
        table = self.table
        things = table.things()
        x, y, width, height = self.felt()
        hand = table.hand(things)
        first, last = hand[0].box, hand[-1].box
        pile = table.find("button", "Boneyard: .*", things).box
        plates = [t.middle for t in things if t.role == "label" and ", " in t.name and "tile" in t.name and ": " in t.name]
        tray = y + height
        places = [
            (first[0] - 12, first[1] + first[3] // 2),  # beside the first tile of the rack
            (last[0] + last[2] + 10, last[1] + last[3] // 2),  # and beside the last
            (first[0] + 5, tray + 2),  # on the rack's edge, over a tile
            (300, tray + 80),
            (pile[0] + pile[2] + 14, pile[1] + 20),  # between the boneyard and the rack
            (x + width - 60, tray + 100),  # the corner
            (600, 20),  # the bar
            *plates[:4],
        ]
        self.assertGreaterEqual(len(places), 10)
        before = self.still()
        for place in places:
            self.drag(place, (place[0], 400))
            self.drag(place, (place[0] + 60, 300))
            self.assertEqual(self.still(), before, f"a press at {place} moved the table")

    def test_a_press_beside_a_triangle_does_not_move_the_table(self):
        self.open("--game", "triominoes", "--deal", "5")
        self.lay_some()
        before = self.still()
        hand = self.table.hand(self.table.things())
        first, last = hand[0].box, hand[-1].box
        for place in ((first[0] - 8, first[1] + 30), (first[0] + 3, first[1] + 3), (first[0] - 8, first[1] + 60),
                      (last[0] + last[2] + 8, last[1] + 30)):
            self.drag(place, (place[0], 450))
            self.drag(place, (place[0], 250))
            self.assertEqual(self.still(), before, f"a press at {place} moved the table")

    def test_the_table_goes_where_the_pointer_goes_and_fits_again_with_the_next_tile(self):
        self.open("--game", "matador", "--seats", "2", "--deal", "21")
        self.lay_some()
        table = self.table
        before = self.still()
        start = self.bare()
        self.assertIsNone(table.find("button", "Show the whole table"))
        self.drag(start, (start[0] - 280, start[1] - 40))
        moved = [(x - 280, y - 40, w, h) for x, y, w, h in before]
        for now, wanted in zip(self.still(), moved):
            for a, b in zip(now, wanted):
                self.assertLessEqual(abs(a - b), 2)
        self.lay_some(len(before) + 1)
        left, top, width, height = self.felt()
        boxes = self.still()
        middle = (min(b[0] for b in boxes) + max(b[0] + b[2] for b in boxes)) / 2
        self.assertLess(abs(middle - left - width / 2), 110)  # the bot's tile moved it no further than must be

    def test_some_tiles_always_stay_in_sight_and_a_button_shows_them_all(self):
        self.open("--game", "matador", "--seats", "2", "--deal", "21")
        self.lay_some(3)
        table = self.table
        left, top, width, height = self.felt()
        before = self.still()
        for far in ((-3000, 0), (3000, 0), (0, -3000), (0, 3000)):
            start = self.bare()
            self.drag(start, (max(0, min(1279, start[0] + far[0])), max(0, min(799, start[1] + far[1]))))
            for _ in range(3):  # each drag is as long as the screen is wide
                self.drag((640, 420), (max(0, min(1279, 640 + far[0])), max(0, min(799, 420 + far[1]))))
            now = self.still()
            seen = [b for b in now if left <= b[0] + b[2] / 2 <= left + width and top <= b[1] + b[3] / 2 <= top + height]
            self.assertGreaterEqual(len(seen) * 3, len(before), f"dragged {far}, of {len(before)} tiles {len(seen)} are seen")
        fit = table.wait_for(lambda: table.find("button", "Show the whole table"), "a button that shows the whole table")
        self.assertGreaterEqual(min(fit.box[2:]), 44)
        table.click(fit)
        table.wait_for(lambda: not table.find("button", "Show the whole table"), "the button to be gone")
        for now, wanted in zip(self.still(), before):
            for a, b in zip(now, wanted):
                self.assertLessEqual(abs(a - b), 2)

    def test_a_press_made_elsewhere_draws_no_tile_from_the_boneyard(self):
        # the bot opens and nothing of mine fits; slow, as I pass by myself in the end
        self.open("--game", "triominoes", "--seats", "2", "--deal", "3", "--pace", "slow")
        table = self.table
        table.wait_for(lambda: table.find("button", r"Draw.*"), "to be allowed to draw")
        pile = table.find("button", "Boneyard: .*")
        x, y, width, height = pile.box
        for start in ((x + width + 30, y + 20), (640, 420), (400, y + height - 4)):
            self.drag(start, pile.middle)
            self.assertEqual(table.find("button", "Boneyard: .*").name, pile.name, f"a press at {start} drew a tile")
        self.drag(pile.middle, table.hand(table.things())[0].middle)
        table.wait_for(lambda: table.find("button", "Boneyard: .*").name != pile.name, "a tile to be drawn by a drag")

    def test_a_press_on_the_stock_or_the_discards_does_not_move_the_table(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")
        table = self.table
        take = table.wait_for(lambda: table.find("button", "Take .*"), "the tile that lies open")
        stock = table.find("button", "Boneyard: .*")
        discards = table.find("button", "Discard pile.*")
        self.drag(stock.middle, (stock.middle[0] + 120, stock.middle[1] + 150))  # not before the open tile is refused
        self.assertEqual(table.find("button", "Boneyard: .*").box, stock.box)
        table.click(take)
        table.wait_for(lambda: not table.find("button", "Take .*"), "it to be taken")
        for place in (stock.middle, discards.middle):
            self.drag(place, (place[0] + 120, place[1] + 150))
            self.drag(place, (place[0] - 300, place[1] - 100))
            self.assertEqual(table.find("button", "Boneyard: .*").box, stock.box, f"a press at {place} moved the table")
        self.drag((300, 480), (360, 520))
        self.assertNotEqual(table.find("button", "Boneyard: .*").box, stock.box)

    def test_who_came_nearer_on_purpose_stays_there_when_a_tile_is_laid(self):
        self.open("--game", "matador", "--seats", "2", "--deal", "21")
        self.lay_some()
        table = self.table
        before = self.still()
        left = min(b[0] for b in before)
        right = max(b[0] + b[2] for b in before)
        table.wheel(((left + right) // 2, before[0][1] + before[0][3] // 2), 2)
        table.wait_for(lambda: table.find("button", "Show the whole table"), "a button that shows the whole table")
        near = self.still()
        self.assertGreater(near[0][2] * near[0][3], before[0][2] * before[0][3] * 1.5)
        self.lay_some(len(before) + 1)
        now = self.still()
        self.assertLessEqual(abs(now[0][2] - near[0][2]), 1)
        self.assertLessEqual(abs(now[0][3] - near[0][3]), 1)
        self.assertTrue(table.find("button", "Show the whole table"))

    def rack(self):
        return [tile.name for tile in self.table.hand(self.table.things())]

    def test_a_tile_that_is_dropped_nowhere_or_taken_back_leaves_all_as_it_was(self):
        self.open("--game", "tiles_and_deal", "--deal", "5", size="1000x700")
        table = self.table
        before = self.rack()
        hand = table.hand(table.things())
        along, start = hand[6].middle, hand[0].middle
        for end in ((250, 300), (1150, 660), (500, 790)):  # the felt, and outside of the window
            table.hold(start)
            table.move(along)
            table.move(end)
            table.let_go()
            time.sleep(0.3)
            self.assertEqual(self.rack(), before, f"dropped at {end}")
        table.hold(start)
        table.move(along)
        table.key("Escape")
        table.move((along[0] + 40, along[1]))
        table.let_go()
        time.sleep(0.3)
        self.assertEqual(self.rack(), before)
        self.assertTrue(table.find("button", "Take .*"), "one was sent home")

    def test_a_drag_from_the_boneyard_that_ends_nowhere_or_is_taken_back_draws_no_tile(self):
        self.open("--game", "triominoes", "--seats", "2", "--deal", "3", "--pace", "slow", size="1000x700")
        table = self.table
        table.at_rest(table.wait_for(lambda: table.find("button", r"Draw.*"), "to be allowed to draw"))
        pile = table.find("button", "Boneyard: .*")
        for end in ((1150, 400), (300, 780), (500, 350), (pile.middle[0] + 12, pile.middle[1])):
            self.drag(pile.middle, end)
            time.sleep(0.3)
            self.assertEqual(table.find("button", "Boneyard: .*").name, pile.name, f"dropped at {end}")
        table.hold(pile)
        table.move((500, 350))
        table.key("Escape")
        table.let_go()
        time.sleep(0.3)
        self.assertEqual(table.find("button", "Boneyard: .*").name, pile.name)
        self.drag(pile.middle, table.hand(table.things())[0].middle)
        table.wait_for(lambda: table.find("button", "Boneyard: .*").name != pile.name, "a tile to be drawn by a drag")

    def test_a_press_meant_for_to_my_turn_draws_no_tile(self):
        self.open("--game", "triominoes", "--seats", "3", "--deal", "4", "--pace", "slow")
        table = self.table
        tile = table.at_rest(table.wait_for(self.playable, "a tile that fits"))
        table.click(tile)
        table.click(table.wait_for(lambda: table.find("button", table.SPOT), "a place for it"))
        hurry = table.at_rest(table.wait_for(lambda: table.find("button", "To my turn"), "a way on to my turn"))
        for _ in range(12):  # impatiently, and on when the turn has come
            table.click(hurry)
            time.sleep(0.15)
        draw = table.wait_for(lambda: table.find("button", "Draw.*"), "my turn")
        table.click(hurry)
        x, y, width, height = draw.box
        self.assertFalse(x <= hurry.middle[0] <= x + width and y <= hurry.middle[1] <= y + height)
        mine = len(self.rack())
        time.sleep(0.5)
        self.assertEqual(len(self.rack()), mine)
        self.assertFalse(table.find("button", ".* anyway"))


main(AHandThatSlips)
