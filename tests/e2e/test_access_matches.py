# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays every game as somebody who sees nothing: by what a screen reader finds and presses. Other tiles are dealt each
day, and BONEYARD_DEAL deals those of a failure again; in the long stage whole matches are played, dealt anew each time."""

import unittest

import games
import player
from window import Table, main


class EveryGameByAccessibilityAlone(unittest.TestCase):
    def play(self, game):
        if not player.comes_today(game, "access"):
            self.skipTest("it is left to another day, or to the full run")
        seats, options = games.all_games()[game]
        table = Table.new_deal(game, seats, options)
        self.addCleanup(table.close)
        player.ByAccess(table).play_to_the_end()


games.test_each(EveryGameByAccessibilityAlone, "test_a_match_of_%s", EveryGameByAccessibilityAlone.play)
main(EveryGameByAccessibilityAlone)
