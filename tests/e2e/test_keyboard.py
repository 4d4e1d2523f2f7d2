# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays with the keyboard alone: nothing is ever clicked. The eyes are a screen reader's."""

import time
import unittest

import questions
import rummy
from window import QUICK, Table, main, program


class WithTheKeyboard(unittest.TestCase):
    rounds = 0

    def seen_enough(self, wanted, things):
        """Whether the match is over; where somebody waits, whether a round is, and what is wanted was seen."""
        return bool(QUICK and self.rounds > 0 and wanted) or bool(self.table.over(things))

    def next_round(self):
        self.press("Return")
        self.rounds += 1

    def start(self, game="russian", seats=3):
        self.table = Table(program(), "--size", "1280x800", "--pace", "instant", "--game", game, "--seats", str(seats),
                           "--deal", "11")
        self.addCleanup(self.table.close)
        return self.table

    def test_a_match_to_100_against_two_bots_is_played_to_its_end(self):
        self.start()
        self.play_to_the_end()

    def test_a_match_of_triominoes_to_400_against_three_bots_is_played_to_its_end(self):
        self.start("triominoes", 4)
        self.play_to_the_end()

    def test_a_match_of_tiles_and_deal_to_200_is_played_to_its_end(self):
        table = self.start("tiles_and_deal", 2)
        end = time.monotonic() + 600
        melds = 0
        while time.monotonic() < end:
            things = table.things()
            if self.seen_enough(melds == 1, things):
                break
            if table.find("button", "Next round", things):
                self.next_round()
            elif table.find("button", "Pass", things):
                self.press("p")
            elif table.find("button", "Draw", things):
                self.press("d")
            elif table.find("button", "Knock.+", things):
                self.press("k")
            elif table.find("button", "Knock", things):
                whole = [m for m in rummy.melds([t.name for t in table.hand(things)]) if "joker" not in m]
                if whole and melds == 0:
                    melds += self.lay_together(whole[0])
                else:
                    self.press("h")  # chooses the tile and its place
                    self.press("Return")
            else:
                time.sleep(0.03)
        self.assertTrue(self.seen_enough(True, table.things()), "the match did not come to its end")
        self.assertEqual(melds, 1)

    def test_a_match_of_matching_elements_with_two_colours_is_played_to_its_end(self):
        table = self.table = Table(program(), "--size", "1280x800", "--pace", "instant", "--game", "matching_elements",
                                   "--seats", "3", "--option", "colours=2", "--deal", "8")
        self.addCleanup(table.close)
        end = time.monotonic() + 600
        moves = asked = 0
        while time.monotonic() < end:
            things = table.things()
            if self.seen_enough(moves > 10 and asked > 2, things):
                break
            if table.find("button", "Next round", things):
                self.next_round()
            elif questions.answers(table, things):
                asked += 1
                if asked % 2 == 0:
                    table.key("Up")
                self.press("Return")
            elif table.find("button", "To my turn", things):
                self.press("space")
            elif table.playable(things):
                moves += 1
                self.lay(table.playable(things)[0].name)
            else:
                time.sleep(0.05)
        self.assertTrue(self.seen_enough(True, table.things()), "the match did not come to its end")
        self.assertGreater(moves, 10)
        self.assertGreater(asked, 2)

    def lay_together(self, names):
        """Walks along the rack, chooses the tiles, and lays them."""
        table = self.table
        order = [t.name for t in table.hand(table.things())]
        for name in names:
            table.key("Home", *["Right"] * order.index(name), "space")
        table.wait_for(lambda: table.find("button", "Lay the meld"), f"{names} to be a meld")
        table.key("m")
        table.wait_for(lambda: not table.find("button", "Lay the meld"), f"{names} to be laid")
        return 1

    def test_f_shows_where_my_tiles_fit_and_hides_it_again(self):
        table = self.start("triominoes", 2)
        place = "A place where one of your tiles fits."
        while not table.find("button", r"Draw \(-5\)"):  # until somebody has opened
            playable = table.wait_for(lambda: table.playable(table.things()), "my turn")
            self.lay(playable[0].name)
        while not table.playable(table.things()):
            self.press("d")
        self.assertIsNone(table.find("label", place))
        table.key("f")
        table.wait_for(lambda: table.find("label", place), "the places to be shown")
        table.key("f")
        table.wait_for(lambda: not table.find("label", place), "them to go")

    def play_to_the_end(self):
        table = self.table
        table.wait_for(lambda: table.hand(table.things()), "a hand of tiles")
        moves = 0
        end = time.monotonic() + 240
        while time.monotonic() < end:
            things = table.things()
            if self.seen_enough(moves > 5, things):
                break
            if table.find("button", "Next round", things):
                self.next_round()
            elif table.playable(things):
                moves += 1
                self.lay(table.playable(things)[0].name)
            else:
                self.press("d")  # draws, if that is to be done
        self.assertTrue(self.seen_enough(True, table.things()), "the match did not come to its end")
        self.assertGreater(moves, 5)

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

    def press(self, key):
        before = self.table.state()
        self.table.key(key)
        for _ in range(6):
            if self.table.state() != before:
                return
            time.sleep(0.05)

    def lay(self, name):
        """Walks along the rack to the tile, then lays it on its first place."""
        table = self.table
        order = [t.name for t in table.hand(table.things())]
        table.key("Home", *["Right"] * order.index(name))
        table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {name}")
        before = len(table.pieces(table.things()))
        table.key("Return")
        table.wait_for(lambda: len(table.pieces(table.things())) != before, f"{name} to be laid")


main(WithTheKeyboard)
