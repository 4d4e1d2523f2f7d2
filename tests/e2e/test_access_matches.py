# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays every game as somebody who sees nothing: by what a screen reader finds and presses. In the long stage whole
matches, with other tiles each time; BONEYARD_DEAL deals those of a failure again."""

import unittest

import player
from window import Table, main


class EveryGameByAccessibilityAlone(unittest.TestCase):
    def play(self, game):
        if not player.comes_today(game, 2):
            self.skipTest("it is left to another day, or to the full run")
        seats, options = player.GAMES[game]
        table = Table.new_deal(game, seats, options)
        self.addCleanup(table.close)
        player.ByAccess(table).play_to_the_end()

    def test_a_match_of_triominoes(self):
        self.play("triominoes")

    def test_a_match_of_matador(self):
        self.play("matador")

    def test_a_match_of_russian_dominoes(self):
        self.play("russian")

    def test_a_match_of_tiles_and_deal(self):
        self.play("tiles_and_deal")

    def test_a_match_of_matching_elements(self):
        self.play("matching_elements")


main(EveryGameByAccessibilityAlone)
