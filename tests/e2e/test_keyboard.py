# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays with the keyboard alone: nothing is ever clicked. The eyes are a screen reader's. Of every
game a round is played, dealt anew each day, and BONEYARD_DEAL deals that of a failure again; in the long stage whole
matches are, dealt anew each time."""

import time
import unittest

import games
import player
from window import Table, main, program


class WithTheKeyboard(unittest.TestCase):
    def start(self, game="russian", seats=3):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", "--game", game, "--seats", str(seats),
                           "--deal", "11")
        self.addCleanup(self.table.close)
        return self.table

    def play(self, game):
        if not player.comes_today(game, "keys"):
            self.skipTest("it is left to another day, or to the full run")
        seats, options = games.all_games()[game]
        table = Table.new_deal(game, seats, options)
        self.addCleanup(table.close)
        player.ByKeys(table).play_to_the_end()

    def test_f_shows_where_my_tiles_fit_and_hides_it_again(self):
        table = self.start("triominoes", 2)
        place = "A place where one of your tiles fits."
        while not table.find("button", r"Draw \(−5\)"):  # until somebody has opened
            playable = table.wait_for(lambda: table.playable(table.things()), "my turn")
            self.lay(playable[0].name)
        while not table.playable(table.things()):
            table.key("d")
            time.sleep(0.1)
        self.assertIsNone(table.find("label", place))
        table.key("f")
        table.wait_for(lambda: table.find("label", place), "the places to be shown")
        table.key("f")
        table.wait_for(lambda: not table.find("label", place), "them to go")

    def test_question_mark_explains_a_tile_then_lists_the_keys_and_escape_puts_the_list_away(self):
        table = self.start()
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        table.key("Right")
        table.key("question")
        table.wait_for(lambda: any("it counts its pips" in t.name for t in table.things()), "what the tile is")
        table.key("question")
        table.wait_for(lambda: table.find("heading", "Keys") or table.find("label", "Keys"), "the list of keys")
        table.key("Escape")
        table.wait_for(lambda: not (table.find("heading", "Keys") or table.find("label", "Keys")), "it to go")

    def test_tab_comes_to_the_hand_which_is_heard_and_past_what_cannot_be_undone(self):
        table = self.start()
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        met = [table.tab_to(".*").name]
        for _ in range(30):
            at = table.tab_to(".*")
            met.append(at.name)
            if at.description == "Your tiles":
                break
        self.assertEqual(at.description, "Your tiles")
        self.assertIn("Hint", met)
        self.assertNotIn("Undo", met)
        table.key("Right")
        table.key("question")
        table.wait_for(lambda: any("it counts its pips" in t.name for t in table.things()), "what the first tile is")

    def test_h_gives_a_hint_with_its_reason(self):
        table = self.start()
        table.wait_for(lambda: table.playable(table.things()), "my turn")
        before = {t.name for t in table.things()}
        table.key("h")
        table.wait_for(lambda: any(len(t.name.split(". ")) > 1 and t.name not in before for t in table.things()),
                       "a hint that says what to do and why")

    def test_a_move_is_taken_back_and_played_again(self):
        self.table = Table(program(), "--size", "1280x800", "--pace", "slow", "--game", "matador", "--seats", "2", "--deal",
                           "11")
        table = self.table
        self.addCleanup(table.close)
        tile = table.wait_for(lambda: table.playable(table.things()), "my turn")[0]
        before = [t.name for t in table.pieces(table.things())]
        self.lay(tile.name)
        table.key("ctrl+z")
        table.wait_for(lambda: [t.name for t in table.pieces(table.things())] == before, "it to come back")
        self.assertIn(tile.name, [t.name for t in table.hand(table.things())])
        table.key("ctrl+y")
        table.wait_for(lambda: len(table.pieces(table.things())) > len(before), "it to lie there again")

    def lay(self, name):
        things = self.table.things()
        player.ByKeys(self.table).lay(self.table.find("button", name, things), things)


games.test_each(WithTheKeyboard, "test_a_match_of_%s_is_played_to_its_end", WithTheKeyboard.play)
main(WithTheKeyboard)
