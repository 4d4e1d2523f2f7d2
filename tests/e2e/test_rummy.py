# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays the game of melds with a real pointer."""

import time

import rummy
from pointer import WithThePointer
from window import main


class Melds(WithThePointer):
    tried = 0  # how often a tile was held against what lies there

    def test_a_match_of_tiles_and_deal_to_200_is_played_to_its_end(self):
        self.open("--game", "tiles_and_deal", "--deal", "11")  # the same tiles each time: so it goes the same way
        table = self.table
        end = time.monotonic() + 600
        done = {"meld": 0, "Add": 0, "Put": 0, "Discard": 0, "Knock": 0}
        while time.monotonic() < end and not self.seen_enough(done["meld"] > 0 and done["Discard"] > 5):
            self.play_rummy(done)
        self.assertTrue(self.seen_enough(True), f"the match did not come to its end: {done}")
        self.assertGreater(done["meld"], 0)
        self.assertGreater(done["Discard"], 5)

    def test_a_joker_in_a_meld_is_swapped_for_its_tile_and_then_added(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")  # deals me the orange 3 to 7 and a joker
        table = self.table
        table.click(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open"))
        self.lay_together(["orange 4", "joker", "orange 6"], drag=True)
        self.assertTrue(self.to_spot("orange 5", "Put orange 5 in place of the joker"))
        self.assertIsNotNone(table.find("alert", "Lay the joker now.*"))
        self.assertTrue(self.to_spot("joker", "Add the joker above orange 6"))
        self.assertTrue(self.to_spot("orange 3", "Add orange 3 to the run"))
        laid = [t.name for t in table.pieces(table.things())]
        self.assertEqual(laid, ["orange 3", "orange 4", "orange 5", "orange 6", "joker, for orange 7"])

    def test_tiles_are_chosen_by_holding_one_and_sweeping_over_the_others(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")
        table = self.table
        table.click(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open"))
        table.wait_for(lambda: table.find("button", "Knock"), "it in my hand")
        table.hold(table.find("button", "orange 4"))
        time.sleep(1.2)  # long enough to be held
        table.move(table.find("button", "orange 6"))
        table.let_go()
        table.wait_for(lambda: table.find("button", "Lay the meld"), "the orange 4, 5 and 6 to be chosen")

    def test_a_pile_can_be_looked_through(self):
        self.open("--game", "tiles_and_deal", "--deal", "5")
        table = self.table
        table.click(table.wait_for(lambda: table.find("button", "Take orange 8"), "the tile that lies open"))
        table.wait_for(lambda: table.find("button", "Knock"), "it in my hand")
        done = {"Discard": 0, "Add": 0, "Put": 0}
        self.throw(done)
        self.assertEqual(done["Discard"], 1, "the hint throws nothing")
        table.wait_for(lambda: table.find("button", "Draw"), "my turn")
        table.click(table.find("button", "Draw"))
        table.wait_for(lambda: table.find("button", "Knock.*"), "a tile drawn")
        pile = table.find("button", "Discard pile: .*")
        count = int(pile.name.split(", ")[1].split()[0])
        time.sleep(0.4)  # a press that comes with a change of what it does is meant for something else
        table.click(pile)
        table.wait_for(lambda: table.find("heading", "On the pile") or table.find("label", "On the pile"), "the pile")
        self.assertGreaterEqual(len(table.pieces(table.things())), count)

    def play_rummy(self, done):
        """One thing after the other of a turn: take or draw, lay, add, knock or throw."""
        table = self.table
        things = table.things()
        if table.find("button", "Next round", things):
            self.next_round()
            return
        for name in ("Pass", "Draw", "Knock.+", "Super win.*"):
            button = table.find("button", name, things)
            if button:
                done["Knock"] += name in ("Knock.+", "Super win.*")
                self.act_and_wait(lambda b=button: table.click(b))
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
            self.act_and_wait(lambda: self.table.click(lay))
            self.pick_a_reading()
            return
        for name in names[::-1]:
            if name != "joker" and self.to_spot(name, "Discard (?!pile).*"):
                done["Discard"] += 1
                return
        for meld in [meld for meld in rummy.melds(names) if "joker" in meld][:1]:
            self.lay_together(meld, drag=False)

    def lay_together(self, names, drag):
        """Chooses the tiles and drops them on the table, or taps it."""
        table = self.table
        for number, name in enumerate(names):
            same = names[:number].count(name)
            table.click([t for t in table.hand(table.things()) if t.name == name][same])
        area = table.wait_for(lambda: table.find("button", "Drop or tap here to lay the meld"), f"{names} to be a meld")
        before = len(table.hand(table.things()))
        if drag:
            table.hold(table.find("button", names[0]))
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
        way = self.soon(lambda: table.find("button", r"((joker, for )?(black|red|blue|orange|another) \w+(, )?){3,}"), 1)
        if way:
            table.click(way)

    def to_spot(self, name, pattern):
        """Chooses a tile and puts it on a place of that name, if there is one; else puts it back."""
        table = self.table
        tile = table.find("button", name)
        table.click(tile)
        self.soon(lambda: table.find("button", table.SPOT))
        spot = table.find("button", pattern)
        if not spot:
            time.sleep(0.5)  # two clicks at once would be a double click, which plays
            table.click(tile)
            table.wait_for(lambda: not table.find("button", table.SPOT), f"{name} to be put back")
            return False
        self.act_and_wait(lambda: table.click(spot))
        return True

    def throw(self, done):
        """What the hint throws, or adds first. False when it lit no place."""
        table = self.table
        table.click(table.find("button", "Hint"))
        spot = self.soon(lambda: table.find("button", "((Add|Put) |Discard (?!pile)).*"), 5)
        if not spot:
            return False
        done[spot.name.split()[0]] += 1
        self.act_and_wait(lambda: table.click(spot))
        return True


main(Melds)
