#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What draws the window is what was asked for, by a switch or in the settings; Qt tells which it took."""

import os
import tempfile
import unittest

from window import Window, main, program


class Renderers(unittest.TestCase):
    def drawn_by(self, *arguments, home=None, **environment):
        """What Qt says in its log that it draws with."""
        window = Window(program(), "--page", "settings", *arguments, home=home, environment={"QSG_INFO": "1", **environment})
        try:
            window.wait_for(lambda: window.find("heading", "Looks") or window.find("label", "Looks"), "the settings")
            window.log.seek(0)
            told = window.log.read()
        finally:
            window.close()
        return "software" if "Loading backend software" in told else "hardware" if "Using QRhi" in told else told

    def test_a_switch_says_what_draws(self):
        self.assertEqual(self.drawn_by("--renderer", "software"), "software")
        self.assertEqual(self.drawn_by("--renderer", "hardware"), "hardware")

    def test_the_settings_say_so_from_the_next_start_on(self):
        for wanted in ("software", "hardware"):
            home = tempfile.mkdtemp(prefix="boneyard-e2e-")  # the window takes it away with it
            folder = os.path.join(home, "boneyard", "boneyard")
            os.makedirs(folder)
            with open(os.path.join(folder, "settings.ini"), "w", encoding="utf-8") as out:
                out.write(f"[General]\nrenderer={wanted}\n")
            self.assertEqual(self.drawn_by(home=home), wanted)

    def test_without_a_graphics_card_the_processor_draws(self):
        nodes = os.listdir("/dev/dri") if os.path.isdir("/dev/dri") else []
        card = any(node.startswith("renderD") for node in nodes) or os.path.exists("/dev/nvidia0") or os.path.exists("/dev/dxg")
        self.assertEqual(self.drawn_by(), "hardware" if card else "software")

    def test_what_the_environment_says_goes_first(self):
        self.assertEqual(self.drawn_by("--renderer", "software", QSG_RHI_BACKEND="opengl"), "hardware")


main(Renderers)
