# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What a program tells a screen reader, asked over the accessibility bus.

The usual library waits for the answer to each question before it asks the next, which takes most of a test's time:
here all questions about one level of the tree are on their way at once.
"""

import os

from gi.repository import Gio, GLib

FOCUSED = 1 << 12
SHOWING = 1 << 25
ROLES = {2: "alert", 7: "check box", 11: "combo box", 16: "dialog", 27: "image", 29: "label", 31: "list",
         32: "list item", 39: "panel", 43: "button", 51: "slider", 52: "spin button", 83: "heading"}

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ACTION = "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"


class Bus:
    """The accessibility bus of this session."""

    focus = None
    good_ends = (0,)

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                    Gio.DBusCallFlags.NONE, -1)[0]
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.announced = []
        self._listen("Object", "Announcement", lambda details: self.announced.append(details[3]))

    @staticmethod
    def command(program, arguments):
        return [program, *arguments]

    @staticmethod
    def environment(_home):
        """What the program is to be told of this bus: it finds it by itself."""
        return {}

    def _listen(self, kind, event, came):
        """Has `came` called with the details of each event of that kind, of any program."""
        registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
        self.ask([(registry, "org.a11y.atspi.Registry", "RegisterEvent",
                   GLib.Variant("(sas)", (f"{kind}:{event}", [])))])
        self.connection.signal_subscribe(None, f"org.a11y.atspi.Event.{kind}", event, None, None,
                                         Gio.DBusSignalFlags.NONE, lambda *signal: came(signal[5].unpack()))

    def ask(self, questions):
        """The answers, in order, to questions of the form (node, interface, method, arguments); None: no answer."""
        answers = [None] * len(questions)
        left = len(questions)

        def came(connection, result, number):
            nonlocal left
            left -= 1
            try:
                answers[number] = connection.call_finish(result).unpack()
            except GLib.Error:
                pass  # it went away while it was looked at

        for number, ((name, path), interface, method, arguments) in enumerate(questions):
            self.connection.call(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000, None,
                                 came, number)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

    def application(self, process):
        """The root of the program with that number, or None."""
        registry = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        found, = self.ask([(registry, ACCESSIBLE, "GetChildren", None)])
        for root in found[0] if found else []:
            daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
            owner, = self.ask([(daemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                GLib.Variant("(s)", (root[0],)))])
            if owner and owner[0] == process:
                return root
        return None

    def showing(self, root):
        """All nodes below the root that can be seen, parents before their children and in the children's order. The
        one that has the keyboard is `focus` from then on."""
        self.focus = None
        below = {}
        seen = set()
        level = [root]
        while level:
            answers = self.ask([q for node in level for q in ((node, ACCESSIBLE, "GetChildren", None),
                                                              (node, ACCESSIBLE, "GetState", None))])
            for number, node in enumerate(level):
                children, state = answers[2 * number:2 * number + 2]
                below[node] = children[0] if children else []
                if state and state[0][0] & SHOWING:
                    seen.add(node)
                if state and state[0][0] & FOCUSED:
                    self.focus = node
            level = [child for node in level for child in below[node] if node in seen or node == root]
        order = []

        def walk(node):
            for child in below.get(node, ()):
                if child in seen:
                    order.append(child)
                walk(child)

        walk(root)
        return order

    def facts(self, nodes):
        """(role, name, description) of each node; None for one that went away."""
        def questions(node):
            yield node, ACCESSIBLE, "GetRole", None
            yield node, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
            yield node, PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Description"))

        answers = self.ask([q for node in nodes for q in questions(node)])
        for number in range(len(nodes)):
            three = answers[3 * number:3 * number + 3]
            if None in three:
                yield None
            else:
                role, name, description = (answer[0] for answer in three)
                yield ROLES.get(role, str(role)), name, description

    def box(self, node):
        """(x, y, width, height) of it on the screen."""
        extents, = self.ask([(node, COMPONENT, "GetExtents", GLib.Variant("(u)", (0,)))])
        return extents[0] if extents else (0, 0, 0, 0)

    def press(self, node):
        """What a screen reader does to press it."""
        actions, = self.ask([(node, ACTION, "GetActions", None)])
        number = [action[0] for action in actions[0]].index("Press")
        done, = self.ask([(node, ACTION, "DoAction", GLib.Variant("(i)", (number,)))])
        return bool(done and done[0])
