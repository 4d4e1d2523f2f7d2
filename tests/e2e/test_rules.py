# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The rule book from the table: it opens where it matters, is searched, and the match waits untouched."""

import unittest

from window import Table, main, program


class RulesFromTheTable(unittest.TestCase):
    def setUp(self):
        self.table = Table(program(), "--size", "1000x700", "--pace", "instant", "--game", "matador", "--seats", "3",
                           "--deal", "3")
        self.addCleanup(self.table.close)
        self.before = self.table.wait_for(self.my_hand, "my turn")

    def my_hand(self):
        things = self.table.things()
        return self.table.playable(things) and sorted((t.name, t.description) for t in self.table.hand(things))

    def back_at_the_table(self):
        self.table.wait_for(lambda: self.my_hand() == self.before, "the table as it was")

    def see(self, role, name):
        return self.table.wait_for(lambda: self.table.find(role, name), f"the {role} {name}")

    def search_field(self):
        return next((t for t in self.table.things() if t.name == "Search the rules" and t.role != "label"), None)

    def test_f1_opens_the_rules_of_what_is_to_be_done_and_escape_leads_back(self):
        self.table.key("F1")
        self.see("heading", "Your turn")
        self.table.key("Escape")
        self.back_at_the_table()

    def test_the_menu_opens_them_and_words_are_found(self):
        table = self.table
        table.click(self.see("button", "Menu"))
        table.click(self.see("button", "Rules of this game"))
        table.click(table.wait_for(self.search_field, "the search"))
        table.key("u", "n", "d", "e", "r", "c", "u", "t")
        name = "Tiles & Deal, Undercut: .*"  # to Qt 6.4, what can be pressed is a button whatever it is said to be
        hit = table.wait_for(lambda: table.find("list item", name) or table.find("button", name), "the section")
        table.click(hit)
        self.see("heading", "Undercut")
        table.click(self.see("button", "Back"))
        self.back_at_the_table()

    def test_whoever_has_opened_what_was_found_types_on(self):
        table = self.table
        table.key("F1")
        table.key("ctrl+f")
        table.wait_for(lambda: (at := table.focused()) and at.name == "Search the rules", "the search")
        table.key("u", "n", "d", "e", "r", "Return")
        table.wait_for(lambda: (at := table.focused()) and at.name != "Search the rules", "what was found to be read")
        table.key("c", "u", "t")
        table.wait_for(lambda: (at := table.focused()) and at.name == "Search the rules", "the search to go on")
        name = "Tiles & Deal, Undercut: .*"
        table.wait_for(lambda: table.find("list item", name) or table.find("button", name), "the section")


main(RulesFromTheTable)
