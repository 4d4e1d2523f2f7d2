# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Sets the clock while the program runs: a machine that sleeps for hours, and a clock that goes back a day."""

import glob
import os
import sys
import time
import unittest

from window import Table, main, program

SHIMS = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1") + glob.glob("/usr/lib*/faketime/libfaketimeMT.so.1")


class Clock(unittest.TestCase):
    home = None

    def start(self, *arguments, ticks=False):
        """`ticks`: the clock that only counts, by which the program waits, is set as well; some systems let it go on while
        they sleep."""
        environment = {"LD_PRELOAD": SHIMS[0], "FAKETIME_TIMESTAMP_FILE": self.clock(), "FAKETIME_NO_CACHE": "1"}
        if not ticks:
            environment |= {"FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}
        self.table = Table(program(), "--size", "1280x800", *arguments, home=self.home, environment=environment)
        self.home = self.table.home
        self.addCleanup(self.table.process.kill)  # does nothing where it is over
        return self.table

    def clock(self):
        return f"/tmp/boneyard-clock-{os.getpid()}"

    def set_clock(self, to):
        new = self.clock() + ".new"
        with open(new, "w", encoding="ascii") as file:
            file.write(to)
        os.replace(new, self.clock())

    def setUp(self):
        self.set_clock("+0")
        self.addCleanup(os.remove, self.clock())

    def lay_one(self):
        table = self.table
        tile = table.wait_for(self.playable_or_drawn, "a tile that can be played", 60)[0]
        before = len(table.pieces(table.things()))
        table.click(tile)
        spot = table.wait_for(lambda: table.find("button", table.SPOT), "a place for it")
        table.click(spot)
        table.wait_for(lambda: len(table.pieces(table.things())) > before, "it to lie there")

    def playable_or_drawn(self):
        things = self.table.things()
        playable = self.table.playable(things)
        draw = self.table.find("button", r"Draw\b.*", things)
        if not playable and draw:
            self.table.click(draw)
            time.sleep(0.3)
        return playable

    def sleep_while_the_others_think(self, ticks):
        table = self.start("--game", "matador", "--seats", "3", "--deal", "11", "--pace", "slow", ticks=ticks)
        self.lay_one()
        self.set_clock("+6h")  # two bots are to move, and each takes a second and a half
        lying = len(table.pieces(table.things()))
        table.wait_for(self.playable_or_drawn, "my turn", 60)
        self.set_clock("+30h")
        self.assertGreaterEqual(len(table.pieces(table.things())), lying)
        self.lay_one()
        table.wait_for(self.playable_or_drawn, "my turn", 60)
        self.addCleanup(table.close)

    def test_who_thought_while_the_machine_slept_plays_on(self):
        self.sleep_while_the_others_think(ticks=False)

    def test_who_thought_while_every_clock_went_on_plays_on(self):
        self.sleep_while_the_others_think(ticks=True)

    def sleep_at_a_hint(self, ticks):
        table = self.start("--game", "matador", "--seats", "2", "--deal", "11", "--pace", "instant", ticks=ticks)
        table.wait_for(lambda: table.playable(table.things()), "my turn", 60)
        before = len(table.pieces(table.things()))
        table.key("h")
        self.set_clock("+6h")  # while it is thought about, or is open
        spot = table.wait_for(lambda: table.find("button", table.SPOT), "the hint", 60)
        self.set_clock("+12h")
        table.click(spot)
        table.wait_for(lambda: len(table.pieces(table.things())) > before, "the tile to lie there")
        table.click(table.wait_for(lambda: table.find("button", "Undo"), "a way back"))
        table.wait_for(lambda: len(table.pieces(table.things())) == before, "it to come back")
        self.lay_one()
        self.addCleanup(table.close)

    def test_a_hint_outlasts_a_sleep(self):
        self.sleep_at_a_hint(ticks=False)

    def test_a_hint_outlasts_hours_of_every_clock(self):
        self.sleep_at_a_hint(ticks=True)

    def test_after_the_clock_went_back_the_last_match_is_gone_on_with(self):
        table = self.start("--game", "russian", "--seats", "2", "--deal", "11", "--pace", "instant")
        self.lay_one()
        self.set_clock("-1d")
        table.click(table.find("button", "Back to all games"))
        table.click(table.wait_for(lambda: table.find("button", "Play Triominoes"), "the first page"))
        self.lay_one()
        table.kill()
        table = self.start()
        table.click(table.wait_for(lambda: table.find("button", "Continue"), "the first page"))
        table.wait_for(lambda: table.hand(table.things()), "my hand")
        hand = table.hand(table.things())
        self.assertIsNotNone(table.find("button", r"tile \d, \d, \d\b.*", hand), [t.name for t in hand])
        self.addCleanup(table.close)


if not SHIMS:
    print("There is no libfaketime (Debian: faketime).")
    sys.exit(77)
main(Clock)
