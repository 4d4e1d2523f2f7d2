# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What the panel in the middle of the felt asks before tiles are laid: bids, elements, bets."""

import re

ANSWER = r"(Bet|Bid|Bring back) \d+|Stay with \d+|Fold|(Fire|Ember|Light|Leaf|Water|Aether): \d+ tiles?"


def answers(table, things):
    return [t for t in things if t.role == "button" and re.fullmatch(ANSWER, t.name)]


def best(buttons):
    """Of the elements the one with most tiles; else the first answer."""
    elements = [b for b in buttons if ":" in b.name]
    return max(elements, key=lambda b: int(b.name.split()[1])) if elements else buttons[0]


def slider(table, things):
    return table.find("slider", "Number", things)
