# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Plays any game at a table, round by round, with whatever hands there are: by keys, or as a screen reader presses."""

import datetime
import os
import re
import time

import games
import questions
import rummy
from window import QUICK, WHOLE

WAYS = ("keys", "access")


def comes_today(game, way):
    """Where somebody waits, each game is played in one of the ways, and the day after in the other. A failure that is
    dealt again may be of any."""
    if not QUICK or os.environ.get("BONEYARD_DEAL"):
        return True
    today = datetime.date.today().toordinal()
    return WAYS[(list(games.all_games()).index(game) + today) % len(WAYS)] == way


class Player:
    """What a player does, in the order in which it is looked for; how it is done the hands below say."""

    def __init__(self, table):
        self.table = table
        self.rounds = self.moves = self.asked = self.melds = 0
        self.told = None  # what could be seen before the last thing was done

    def enough(self, things):
        """Whether the match is over; but in the long stage a round is enough."""
        return bool(self.table.over(things)) or (not WHOLE and self.rounds > 0)

    def play_to_the_end(self, seconds=600):
        table = self.table
        table.wait_for(lambda: table.hand(table.things()) or questions.answers(table, table.things()), "a hand of tiles")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            things = table.things()
            if self.enough(things):
                return
            self.step(things)
        raise AssertionError(f"{table.match}the match did not come to its end: {self.rounds} rounds, {self.moves} tiles "
                             f"laid; in the window: {[t.name for t in table.things()]}")

    def step(self, things):
        table = self.table
        if next_round := table.find("button", "Next round", things):
            self.press(next_round, "Return")
            self.rounds += 1
        elif answers := questions.answers(table, things):
            self.asked += 1
            self.answer(answers)
        elif hurry := table.find("button", "To my turn|See the result now", things):
            self.press(hurry, "space")
        elif knock := table.find("button", "Knock.+", things):
            self.press(knock, "k")
        elif self.meld_to_lay(things):
            pass
        elif playable := table.playable(things):
            self.moves += 1
            self.lay(playable[0], things)
        elif draw := table.find("button", r"Draw\b.*", things):
            self.press(draw, "d")
        elif go := table.find("button", r"Pass\b.*", things):
            self.press(go, "p")
        else:
            time.sleep(0.03)

    def meld_to_lay(self, things):
        """Where tiles are thrown, three that go together are laid once."""
        if self.melds or not self.gathers(things):
            return False
        whole = [m for m in rummy.melds([t.name for t in self.table.hand(things)]) if "joker" not in m]
        if whole:
            self.melds += 1
            self.lay_together(whole[0], things)
        return bool(whole)

    def gathers(self, things):
        """Several tiles can be chosen, so none is chosen by walking past it."""
        return bool(self.table.find("button", "Knock", things))

    def in_hand(self, things=None):
        return sorted(t.name for t in self.table.hand(things or self.table.things()))

    def wait_until_laid(self, what, things):
        """The tiles have left the hand; or the round ended with them, and another was dealt."""
        held = self.in_hand(things)
        self.table.wait_for(lambda: self.in_hand() != held, f"{what} to be laid")


class ByKeys(Player):
    """Nothing is ever clicked."""

    def press(self, thing, key):
        before = self.table.state()
        self.table.key(key)
        for _ in range(8):
            if self.table.state() != before:
                return
            time.sleep(0.05)

    def answer(self, answers):
        if self.asked % 2 == 0:
            self.table.key("Up")
        self.press(answers[0], "Return")

    def go_to(self, name, things):
        order = [t.name for t in self.table.hand(things)]
        self.table.key("Home", *["Right"] * order.index(name))

    def lay(self, tile, things):
        """Walks along the rack to the tile, then lays it on its first place."""
        table = self.table
        self.go_to(tile.name, things)
        gathers = self.gathers(things)
        if gathers:
            table.key("space")
        table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}")
        if gathers:  # of several places none is meant until one is gone to
            table.key("Down")
        table.key("Return")
        self.wait_until_laid(tile.name, things)

    def lay_together(self, names, things):
        for name in names:
            self.go_to(name, things)
            self.table.key("space")
        self.table.wait_for(lambda: self.table.find("button", "Lay the meld"), f"{names} to be a meld")
        self.table.key("m")
        self.wait_until_laid(names, things)


class ByAccess(Player):
    """Nothing but what a screen reader presses: neither a key nor the pointer."""

    def press(self, thing, key=None):
        before = self.table.state()
        thing = self.table.at_rest(thing, may_go=True)  # what was pressed last may have had its effect only now
        if not thing:
            return
        thing.press()
        for _ in range(8):
            if self.table.state() != before:
                return
            time.sleep(0.05)

    def answer(self, answers):
        self.press(questions.best(answers))

    def lay(self, tile, things):
        table = self.table
        tile.press()
        spot = table.wait_for(lambda: table.find("button", table.SPOT), f"a place for {tile.name}")
        spot.press()
        self.wait_until_laid(tile.name, things)

    def lay_together(self, names, things):
        table = self.table
        for name in names:
            table.find("button", re.escape(name)).press()
        together = table.wait_for(lambda: table.find("button", "Lay the meld"), f"{names} to be a meld")
        self.press(together)
        self.wait_until_laid(names, things)
