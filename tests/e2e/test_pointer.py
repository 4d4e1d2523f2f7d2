# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays with a real pointer."""

import re
import time
import unittest

import questions
import rummy
from window import QUICK, Table, main, program


class WithThePointer(unittest.TestCase):
    moves = 0
    rounds = 0
    tried = 0  # how often a tile was held against what lies there

    def open(self, *arguments):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", *arguments)
        self.addCleanup(self.table.close)

    def test_a_match_of_matador_to_100_against_two_bots_is_played_to_its_end(self):
        self.start("Matador", 3)
        self.play_to_the_end(100)

    def test_a_match_of_triominoes_to_400_against_three_bots_is_played_to_its_end(self):
        self.start("Triominoes", 4)
        self.play_to_the_end(400)

    def test_a_match_of_tiles_and_deal_to_200_is_played_to_its_end(self):
        self.open("--game", "tiles_and_deal", "--deal", "11")  # the same tiles each time: so it goes the same way
        table = self.table
        end = time.monotonic() + 600
        done = {"meld": 0, "Add": 0, "Put": 0, "Throw": 0, "Knock": 0}
        while time.monotonic() < end and not self.seen_enough(done["meld"] > 0 and done["Throw"] > 5):
            self.play_rummy(done)
        self.assertTrue(self.seen_enough(True), f"the match did not come to its end: {done}")
        self.assertGreater(done["meld"], 0)
        self.assertGreater(done["Throw"], 5)

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
            hurry = table.find("button", "To my turn", things)
            if buttons:
                asked.add(questions.best(buttons).name.split()[0])
                self.answer(buttons, things)
            elif hurry:
                table.click(hurry.middle)
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
            table.click(more.middle)
            table.wait_for(lambda: not table.find("button", re.escape(before)), "a higher number")
            wanted = questions.best(questions.answers(table, table.things()))
        self.act_and_wait(lambda: table.click(table.at_rest(wanted).middle))

    def test_a_joker_in_a_meld_is_swapped_for_its_tile_and_then_added(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")  # deals me the orange 3 to 7 and a joker
        table = self.table
        table.click(table.at_rest(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open")).middle)
        self.lay_together(["orange 4", "joker", "orange 6"], drag=True)
        self.assertTrue(self.to_spot("orange 5", "Put orange 5 in place of the joker"))
        self.assertIsNotNone(table.find("alert", "Lay the joker now.*"))
        self.assertTrue(self.to_spot("joker", "Add the joker above orange 6"))
        self.assertTrue(self.to_spot("orange 3", "Add orange 3 to the run"))
        laid = [t.name for t in table.pieces(table.things())]
        self.assertEqual(laid, ["orange 3", "orange 4", "orange 5", "orange 6", "joker, for orange 7"])

    def test_a_tile_is_seen_while_it_is_dragged(self):
        self.open("--game", "matador", "--deal", "5")
        table = self.table
        tile = table.wait_for(lambda: next(iter(table.playable(table.things())), None), "my turn")
        x, y, width, height = table.find("panel", "Table").box
        place = (x + width * 4 // 5, y + height // 3)  # far from where it fits
        bare = table.light(place)
        table.hold(table.at_rest(tile).middle)
        table.move(place)
        table.wait_for(lambda: table.light(place) > bare + 0.2, "the tile under the pointer")
        table.let_go()
        table.wait_for(lambda: table.light(place) < bare + 0.1, "it to fly home")

    def test_tiles_are_chosen_by_holding_one_and_sweeping_over_the_others(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")
        table = self.table
        table.click(table.at_rest(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open")).middle)
        table.wait_for(lambda: table.find("button", "Knock"), "it in my hand")
        table.hold(table.at_rest(table.find("button", "orange 4")).middle)
        time.sleep(1.2)  # long enough to be held
        table.move(table.find("button", "orange 6").middle)
        table.let_go()
        table.wait_for(lambda: table.find("button", "Lay the meld"), "the orange 4, 5 and 6 to be chosen")

    def test_a_pile_can_be_looked_through(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")
        table = self.table
        table.click(table.at_rest(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open")).middle)
        table.wait_for(lambda: table.find("button", "Knock"), "it in my hand")
        done = {"Throw": 0, "Add": 0, "Put": 0}
        self.throw(done)
        self.assertEqual(done["Throw"], 1, "the hint throws nothing")
        table.wait_for(lambda: table.find("button", "Draw"), "my turn")
        table.click(table.at_rest(table.find("button", "Draw")).middle)
        table.wait_for(lambda: table.find("button", "Knock.*"), "a tile drawn")
        pile = table.find("button", "Discard pile: .*")
        count = int(pile.name.split(", ")[1].split()[0])
        time.sleep(0.4)  # a press that comes with a change of what it does is meant for something else
        table.click(pile.middle)
        table.wait_for(lambda: table.find("heading", "On the pile") or table.find("label", "On the pile"), "the pile")
        self.assertGreaterEqual(len(table.pieces(table.things())), count)

    def play_rummy(self, done):
        """One thing after the other of a turn: take or draw, lay, add, knock or throw."""
        table = self.table
        things = table.things()
        if table.find("button", "Next round", things):
            self.next_round()
            return
        for name in ("Pass", "Draw", "Knock.+", "SUPER WIN.*"):
            button = table.find("button", name, things)
            if button:
                done["Knock"] += name in ("Knock.+", "SUPER WIN.*")
                self.act_and_wait(lambda b=button: table.click(table.at_rest(b).middle))
                return
        if not table.find("button", "Knock", things):
            time.sleep(0.05)
            return
        names = [t.name for t in table.hand(things)]
        laid = [t.name for t in table.pieces(things)]
        for meld in rummy.melds(names)[:1]:
            if done["meld"] < 4:
                done["meld"] += 1
                self.lay_together(meld, drag=done["meld"] % 2 == 0)
                return
        for name in [n for n in names if n != "joker" and rummy.neighbours(n, laid)][:2]:
            if done["Add"] == 3 or self.tried == 8:
                break
            self.tried += 1
            if self.to_spot(name, "(Add|Put) .*"):
                done["Add"] += 1
                return
        if not self.throw(done):
            self.get_on_without_a_hint(names, done)

    def get_on_without_a_hint(self, names, done):
        """A hint to lay a meld lights no place, but chooses its tiles; else any tile is thrown."""
        lay = self.table.find("button", "Lay the meld")
        if lay:
            self.act_and_wait(lambda: self.table.click(self.table.at_rest(lay).middle))
            self.pick_a_reading()
            return
        for name in names[::-1]:
            if name != "joker" and self.to_spot(name, "Throw .*"):
                done["Throw"] += 1
                return
        for meld in [meld for meld in rummy.melds(names) if "joker" in meld][:1]:
            self.lay_together(meld, drag=False)

    def lay_together(self, names, drag):
        """Chooses the tiles and drops them on the table, or taps it."""
        table = self.table
        for number, name in enumerate(names):
            same = names[:number].count(name)
            table.click(table.at_rest([t for t in table.hand(table.things()) if t.name == name][same]).middle)
        area = table.wait_for(lambda: table.find("button", "Drop or tap here to lay the meld"), f"{names} to be a meld")
        before = len(table.hand(table.things()))
        if drag:
            table.hold(table.at_rest(table.find("button", names[0])).middle)
            table.move((900, 300))
            table.let_go()
        else:
            table.click((area.box[0] + area.box[2] - 60, area.box[1] + area.box[3] // 2))
        self.pick_a_reading()
        table.wait_for(lambda: len(table.hand(table.things())) < before or table.over(table.things())
                       or table.find("button", "Next round"), f"{names} to be laid")

    def pick_a_reading(self):
        """Where the tiles make several melds, the first picture of them is as good as any."""
        table = self.table
        way = self.soon(lambda: table.find("button", r"((black|red|blue|orange|joker)[^,:]*(, )?){3,}"), 1)
        if way:
            table.click(table.at_rest(way).middle)

    def to_spot(self, name, pattern):
        """Chooses a tile and puts it on a place of that name, if there is one; else puts it back."""
        table = self.table
        tile = table.at_rest(table.find("button", name))
        table.click(tile.middle)
        self.soon(lambda: table.find("button", table.SPOT))
        spot = table.find("button", pattern)
        if not spot:
            time.sleep(0.5)  # two clicks at once would be a double click, which plays
            table.click(tile.middle)
            table.wait_for(lambda: not table.find("button", table.SPOT), f"{name} to be put back")
            return False
        self.act_and_wait(lambda: table.click(table.at_rest(spot).middle))
        return True

    def throw(self, done):
        """What the hint throws, or adds first. False when it lit no place."""
        table = self.table
        table.click(table.find("button", "Hint").middle)
        spot = self.soon(lambda: table.find("button", "(Throw|Add|Put) .*"), 5)
        if not spot:
            return False
        done[spot.name.split()[0]] += 1
        self.act_and_wait(lambda: table.click(spot.middle))
        return True

    def soon(self, what, seconds=0.6):
        """What there is within a moment: a tile that was just taken cannot be thrown, and may have no place."""
        end = time.monotonic() + seconds
        while not (found := what()) and time.monotonic() < end:
            time.sleep(0.02)
        return found

    def test_the_price_of_drawing_and_passing_stands_on_the_buttons(self):
        # the bot opens and nothing of mine fits, nor any of the next three; slow, as I pass by myself in the end
        self.open("--game", "triominoes", "--seats", "2", "--deal", "3", "--pace", "slow")
        table = self.table
        for _ in range(3):
            draw = table.wait_for(lambda: table.find("button", r"Draw \(-5\)"), "to be allowed to draw")
            left = table.find("button", "Boneyard: .*").name
            table.click(table.at_rest(draw).middle)
            table.wait_for(lambda left=left: table.find("button", "Boneyard: .*").name != left, "a tile to be drawn")
        table.wait_for(lambda: table.find("button", r"Pass \(-10\)"), "to be allowed to pass")
        self.assertIsNone(table.find("button", r"Draw \(-5\)"))

    def start(self, game, seats):
        """From the first page: the seats and rules of the game, so many seats, start."""
        self.open()
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
            if self.seen_enough(self.moves > 5, things):
                break
            self.play_something(things)
        self.assertTrue(self.seen_enough(True), "the match did not come to its end")
        self.assertGreater(self.moves, 5)
        if QUICK:
            return
        table.wait_for(lambda: any(total >= target for total in self.totals()), f"somebody to have {target} points")

    def seen_enough(self, wanted, things=None):
        """Whether the match is over; where somebody waits, whether a round is, and what is wanted was seen."""
        if QUICK and self.rounds > 0 and wanted:
            return True
        return bool(self.table.over(things if things is not None else self.table.things()))

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

    def next_round(self):
        """Clicks the button on the result's sheet, or where that was closed by a late click, the one below it."""
        table = self.table

        def both():
            found = [t for t in table.things() if t.role == "button" and t.name == "Next round"]
            return found if len(found) > 1 else None

        try:
            button = table.wait_for(both, "the sheet with the result", 3)[-1]
        except AssertionError:
            button = table.find("button", "Next round")
        self.act_and_wait(lambda: table.click(table.at_rest(button).middle))
        self.rounds += 1

    def act_and_wait(self, action):
        before = self.table.state()
        action()
        self.table.change_from(before)


main(WithThePointer)
