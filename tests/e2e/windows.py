# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The program for Windows, run by wine, which has no accessibility bus: a plugin that Qt loads into the program
(tests/wine/eyes) tells what a screen reader would be told. Pointer and keys are as real as on Linux."""

import json
import os
import socket

ROLES = {0x08: "alert", 0x10: "panel", 0x12: "dialog", 0x14: "panel", 0x21: "list", 0x22: "list item", 0x28: "image",
         0x29: "label", 0x2b: "button", 0x2c: "check box", 0x2e: "combo box", 0x33: "slider", 0x34: "spin button",
         0x414: "heading"}


def path(file):
    """A file or folder of Linux as Windows names it."""
    return "Z:" + os.path.abspath(file).replace("/", "\\")


class Bus:
    """The same questions as accessible.Bus answers."""

    focus = None
    good_ends = (0, -9)  # on a busy machine wine's server has no patience with who has ended but is not gone

    def __init__(self):
        self.announced = []  # Qt tells of announcements from 6.8 on; before that they are alerts that come in sight
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.setblocking(False)
        self.lines = None
        self.order = []
        self.told = {}

    @staticmethod
    def command(program, arguments):
        return [os.environ["WINE"], path(program), *(path(a) if os.path.isabs(a) else a for a in arguments)]

    def environment(self, home):
        """BONEYARD_HOME is where the player's folders are, as tests/wine/server.sh tells Windows. Variables that
        begin with QT_ reach the program only by another name."""
        found = {"WINE" + name: value for name, value in os.environ.items() if name.startswith("QT_")}
        return found | {
            "BONEYARD_HOME": path(home), "BONEYARD_EYES": str(self.server.getsockname()[1]),
            "WINEQT_QPA_PLATFORM": "windows", "WINEQT_QPA_GENERIC_PLUGINS": "eyes",
            "WINEQT_PLUGIN_PATH": path(os.environ["BONEYARD_PLUGINS"]), "WINEQT_FORCE_STDERR_LOGGING": "1"}

    def application(self, _process):
        """Whether the program has called."""
        if not self.lines:
            try:
                connection, _ = self.server.accept()
            except BlockingIOError:
                return None
            connection.settimeout(20)
            self.lines = connection.makefile("rw", encoding="utf-8", newline="\n")
        return "window"

    def ask(self, question):
        """The answer; nothing of a program that has gone."""
        try:
            self.lines.write(question + "\n")
            self.lines.flush()
            return json.loads(self.lines.readline() or "[]")
        except OSError:
            return []

    def showing(self, _root):
        """All things that can be seen, parents before their children. The one that has the keyboard is `focus`."""
        self.focus = None
        self.told = {}
        for node, role, name, description, focused in self.ask("all"):
            self.told[node] = ROLES.get(role, str(role)), name, description
            if focused:
                self.focus = node
        self.order = list(self.told)
        return self.order

    def facts(self, nodes):
        """(role, name, description) of each thing; None for one that went away."""
        if nodes is self.order:
            yield from self.told.values()
            return
        for node in nodes:
            told = self.ask(f"facts {node}")
            yield (ROLES.get(told[1], str(told[1])), told[2], told[3]) if told else None

    def box(self, node):
        """(x, y, width, height) of it on the screen."""
        return tuple(self.ask(f"box {node}")) or (0, 0, 0, 0)

    def press(self, node):
        """What a screen reader does to press it."""
        return self.ask(f"press {node}") == [True]
