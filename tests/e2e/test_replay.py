# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Looks at matches again: from a file, and from the history; by pointer and by keyboard."""

import json
import os
import re
import tempfile
import unittest

from window import Window, main, program

GOLDEN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "golden", "example_russian.jsonl")


def record():
    """A whole match, as the protocol writes it down."""
    whole = {"format": "boneyard-record", "version": 1, "actions": [],
             "players": [{"name": "Zoe", "person": True}, {"person": False, "level": 4}]}
    with open(GOLDEN, encoding="utf-8") as lines:
        for line in lines:
            asked = json.loads(line)
            request, answer = asked["request"], asked["answer"]
            if request["cmd"] == "new":
                state = answer["state"]
                whole.update({key: state[key] for key in ("game", "seats", "deal", "options")})
                if "deck" in request:
                    whole["deck"] = request["deck"]
            elif request["cmd"] == "play" and answer["ok"]:
                whole["actions"].append(request["action"])
    return whole


class Replays(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="boneyard-e2e-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.match = record()
        self.count = len(self.match["actions"])

    def open(self, text=None):
        file = os.path.join(self.folder, "a match.boneyard")
        with open(file, "w", encoding="utf-8") as out:
            out.write(json.dumps(self.match) if text is None else text)
        self.window = Window(program(), "--size", "1280x800", "--pace", "instant", file)
        self.addCleanup(self.window.close)

    def at(self, ply):
        """Waits until that many actions have been played."""
        where = f"{ply} of {self.count}"
        return self.window.wait_for(lambda: self.window.find("label", where), where)

    def press(self, name, role="button"):
        window = self.window
        window.click(window.wait_for(lambda: window.find(role, name), name))

    def test_with_the_pointer_one_goes_on_and_back_and_to_any_move(self):
        self.open()
        self.at(0)
        self.press("One move forward")
        self.at(1)
        self.press("One move forward")
        self.at(2)
        self.press("One move back")
        self.at(1)
        self.press("To the end")
        self.at(self.count)
        self.press("To the beginning")
        self.at(0)
        self.press("5: .*", "list item")
        self.at(5)
        self.press("Play")
        self.at(self.count)  # it plays by itself

    def test_with_the_keyboard_one_goes_on_and_back_and_looks_through_other_eyes(self):
        self.open()
        window = self.window
        self.at(0)
        window.key("Right", "Right", "Right")
        self.at(3)
        window.key("Left")
        self.at(2)
        window.key("End")
        self.at(self.count)
        window.key("Home")
        self.at(0)
        hand = {t.name for t in window.things("button") if t.name.startswith("domino")}
        self.assertTrue(hand)
        window.key("e")
        window.wait_for(lambda: {t.name for t in window.things("button") if t.name.startswith("domino")} != hand,
                        "another hand")
        window.key("space")
        self.at(self.count)
        window.key("s")
        window.wait_for(lambda: window.find("label", "Score sheet") or window.find("heading", "Score sheet"), "scores")
        window.key("Escape")
        window.wait_for(lambda: not window.find("dialog", "Score sheet"), "the table again")
        window.key("Escape")
        window.wait_for(lambda: window.find("button", "Settings"), "the first page")

    def test_from_any_position_one_plays_on_and_that_match_is_kept(self):
        self.open()
        window = self.window
        self.at(0)
        window.key("Right", "Right")
        self.at(2)
        self.press("Play on from here")
        window.wait_for(lambda: window.find("button", "Hint"), "a match of its own")
        self.press("Back to all games")
        self.press("Continue")
        window.wait_for(lambda: window.find("button", "Hint"), "the match again")

    def keep(self):
        """A match from a file, in the history, which is shown."""
        self.open()
        self.at(0)
        self.press("Save")
        self.press("Keep it in my history")
        window = self.window
        window.wait_for(lambda: window.find("alert", "The match is in your history now."), "the match to be kept")
        self.press("Back")
        self.press("History")
        return window.wait_for(lambda: window.find("list item", "Russian.*Zoe.*"), "the match in the history")

    def test_a_match_in_the_history_is_found_opened_and_deleted_by_pointer(self):
        row = self.keep()
        window = self.window
        window.click(row)
        self.at(0)
        self.press("To the end")
        self.at(self.count)
        self.press("Back")
        self.press("Delete")
        window.wait_for(lambda: not window.find("list item", "Russian.*Zoe.*"), "it to be gone")
        self.press("Undo")
        window.wait_for(lambda: window.find("list item", "Russian.*Zoe.*"), "it to be back")
        self.press("Delete")
        window.wait_for(lambda: any("are kept here" in t.name for t in window.things()), "an empty history")

    def test_a_match_in_the_history_is_found_opened_and_deleted_by_keyboard(self):
        self.keep()
        window = self.window
        window.key("ctrl+f")
        window.key("q", "q")
        window.wait_for(lambda: any("No matches found" in t.name for t in window.things()), "no such match")
        window.key("BackSpace", "BackSpace", "z", "o", "e")
        window.wait_for(lambda: window.find("list item", "Russian.*Zoe.*"), "the match again")
        window.key("Return", "Return")
        self.at(0)
        window.key("Escape")
        window.wait_for(lambda: window.find("list item", "Russian.*Zoe.*"), "the history again")
        window.key("Delete")
        window.wait_for(lambda: not window.find("list item", "Russian.*Zoe.*"), "it to be gone")

    def test_a_match_is_saved_as_a_file_that_opens_again(self):
        self.open()
        window = self.window
        self.at(0)
        self.press("Save")
        self.press("The match as a file")
        window.wait_for(lambda: window.find("dialog", "Save as"), "the sheet that asks for the file")
        window.key("Return")  # where it is suggested
        saved = window.wait_for(lambda: [name for name in os.listdir(window.home) if name.endswith(".boneyard")],
                                "a file")
        with open(os.path.join(window.home, saved[0]), encoding="utf-8") as file:
            self.assertEqual(json.loads(file.read())["actions"], self.match["actions"])

    def test_a_file_that_is_no_match_is_told_in_one_sentence(self):
        self.open("no match at all")
        window = self.window
        window.wait_for(lambda: any(re.search("is damaged, or is not a Boneyard match", t.name) for t in window.things()),
                        "what is wrong")
        self.press("Back")
        window.wait_for(lambda: window.find("button", "Settings"), "the first page")


if __name__ == "__main__":
    main(Replays)
