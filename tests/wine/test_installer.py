# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The installer and the zip for Windows: installed without a word, started, opened by a file, installed over itself,
uninstalled; and what is left each time. The player's folders have a name that no code page of Windows can write."""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
import zipfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
import windows
from test_replay import record
from window import Window, main

PACKAGES = sys.argv[1]
LETTERS = "/usr/lib/locale/C.utf8"
RUNNING = 4  # what the installer ends with while the program runs
TOO_OLD = 3  # and where Windows is too old
TYPE = r"HKCU\Software\Classes\.boneyard"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Boneyard"


def package(ending):
    found = [name for name in os.listdir(PACKAGES) if name.endswith(ending)]
    assert len(found) == 1, found
    return os.path.join(PACKAGES, found[0])


class Installer(unittest.TestCase):
    language = {}

    def setUp(self):
        above = tempfile.mkdtemp(prefix="boneyard-installer-")
        self.addCleanup(shutil.rmtree, above, ignore_errors=True)
        self.home = os.path.join(above, "Jürgen Ёж")
        os.makedirs(self.home)
        self.folder = os.path.join(self.home, "Local", "Programs", "Boneyard")
        self.store = os.path.join(self.home, "boneyard", "boneyard", "boneyard.sqlite")
        os.environ.pop("WINEPATH", None)  # what is installed has all that it needs
        self.addCleanup(self.run_program, "reg", "delete", LISTED, "/f")  # where the next one would else install

    def run_program(self, *command):
        """Has wine run a program to its end; its status and its words."""
        alone = {"BONEYARD_HOME": windows.path(self.home), "WINEQT_QPA_PLATFORM": "windows"} | self.language
        with tempfile.TemporaryFile() as log:
            status = subprocess.run([os.environ["WINE"], *command], env=os.environ | alone, stdout=log,
                                    stdin=subprocess.DEVNULL, stderr=log, timeout=120, check=False).returncode
            log.seek(0)
            return status, log.read().decode(errors="replace").replace("\r", "")

    def install(self):
        return self.run_program(windows.path(package(".exe")), "/S")[0]

    def uninstall(self, *words):
        """It goes on by itself, as a copy; done once its own file has gone."""
        uninstaller = self.at("Uninstall.exe")
        self.run_program(windows.path(uninstaller), "/S", *words)
        self.wait_until(lambda: not os.path.exists(uninstaller))
        time.sleep(2)  # what it takes away after that

    def wait_until(self, what, seconds=60):
        end = time.monotonic() + seconds
        while not what():
            self.assertLess(time.monotonic(), end, "waited in vain")
            time.sleep(0.2)

    def at(self, *names):
        return os.path.join(self.folder, *names)

    def entry(self):
        users = os.path.join(os.environ["WINEPREFIX"], "drive_c", "users")
        return [folder for folder, _, names in os.walk(users) if "Boneyard.lnk" in names]

    def registered(self, key, *value):
        status, words = self.run_program("reg", "query", key, *value)
        return words if status == 0 else ""

    def play(self, picture="picture.png"):
        """Has the installed program play a few moves, which it keeps, and draw them."""
        file = os.path.join(self.home, picture)
        status, words = self.run_program(windows.path(self.at("bin", "boneyard.exe")), "--game", "matador", "--autoplay",
                                         "--plies", "8", "--pace", "instant", "--keep", "--screenshot", windows.path(file))
        self.assertEqual((status, words), (0, ""))
        self.assertGreater(os.path.getsize(file), 200_000)  # more than the bare felt

    def matches(self):
        with sqlite3.connect(self.store) as store:
            return store.execute("SELECT count(*) FROM matches").fetchone()[0]

    def nothing_is_installed(self):
        self.assertFalse(self.entry())
        self.assertFalse(self.registered(TYPE))
        self.assertFalse(self.registered(r"HKCU\Software\Classes\Boneyard.Match"))
        self.assertFalse(self.registered(LISTED))

    def test_it_installs_for_one_user_without_a_word(self):
        with open(package(".exe"), "rb") as file:
            self.assertIn(b'level="asInvoker"', file.read())
        self.assertEqual(self.install(), 0)
        self.assertEqual(len(self.entry()), 1)
        self.assertIn("Boneyard.Match", self.registered(TYPE, "/ve"))
        self.assertIn("Boneyard match", self.registered(r"HKCU\Software\Classes\Boneyard.Match", "/ve"))
        listed = self.registered(LISTED)
        for word in ("DisplayVersion", "QuietUninstallString", "EstimatedSize"):
            self.assertIn(word, listed)
        self.assertTrue(os.path.exists(self.at("licences", "LICENSE-LGPL-3.0.txt")))
        with open(self.at("licences", "LICENSE-others.txt"), encoding="utf-8") as file:
            told = file.read()
        for name in os.listdir(self.at("bin")):  # whose each library is, is said
            self.assertTrue(name.startswith("Qt6") or not name.endswith(".dll") or name in told, name)
        for style in ("Regular", "Medium", "SemiBold", "Bold"):
            self.assertTrue(os.path.exists(self.at("share", "boneyard", "fonts", f"Inter-{style}.otf")), style)
        version = self.run_program(windows.path(self.at("bin", "boneyard.exe")), "--version")
        self.assertRegex(version[1], r"^boneyard [\d.]+\n$")
        engine = self.run_program(windows.path(self.at("bin", "boneyard-engine.exe")), "--version")
        self.assertRegex(engine[1], r"^boneyard-engine ")
        self.play()
        print("installed:", sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(self.folder)
                                for name in names) >> 10, "KiB", flush=True)

    def test_on_an_old_windows_it_installs_nothing(self):
        for version, ends in (("win7", TOO_OLD), ("win10", 0)):
            self.run_program("reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", version, "/f")
            self.assertEqual(self.install(), ends)
            self.assertEqual(os.path.exists(self.folder), ends == 0)

    @unittest.skipUnless(os.path.isdir(LETTERS), "there is nothing to make a language of")
    def test_it_speaks_the_language_of_windows(self):
        """Wine takes the language from the name of Linux' locale, whatever is in it."""
        for name, match in (("de_DE", "Boneyard-Partie"), ("pl_PL", "Partia Boneyard"), ("pt_BR", "Partida do Boneyard")):
            locales = os.path.join(self.home, "locales")
            shutil.copytree(LETTERS, os.path.join(locales, name + ".utf8"))
            self.language = {"LOCPATH": locales, "LC_ALL": name + ".UTF-8"}
            self.assertEqual(self.install(), 0)
            self.assertIn(match, self.registered(r"HKCU\Software\Classes\Boneyard.Match", "/ve"))

    def test_a_double_click_on_a_match_opens_it(self):
        self.install()
        file = os.path.join(self.home, "Партия ż 1.boneyard")
        match = record()
        with open(file, "w", encoding="utf-8") as out:
            json.dump(match, out)
        bus = windows.Bus()
        # wine opens nothing by what is registered for one user only: what Windows would start is started here
        command = self.registered(r"HKCU\Software\Classes\Boneyard.Match\shell\open\command", "/ve")
        self.assertRegex(command, r'"[^"]+\\bin\\boneyard\.exe" "%1"')
        opened = subprocess.Popen(bus.command(self.at("bin", "boneyard.exe"), [file]), stdout=subprocess.DEVNULL,
                                  stderr=subprocess.DEVNULL, env=os.environ | bus.environment(self.home))
        self.addCleanup(opened.kill)
        self.wait_until(lambda: bus.application(None))
        where = f"0 of {len(match['actions'])}"
        self.wait_until(lambda: where in [name for _, name, _ in bus.facts(bus.showing(None))])

    def test_once_more_over_itself_it_keeps_the_matches_and_what_is_not_its_own(self):
        self.install()
        self.play()
        with open(self.at("bin", "mine.txt"), "w", encoding="utf-8") as out:
            out.write("mine")
        os.remove(self.at("bin", "Qt6Core.dll"))
        self.assertEqual(self.install(), 0)
        self.assertTrue(os.path.exists(self.at("bin", "Qt6Core.dll")))
        self.assertTrue(os.path.exists(self.at("bin", "mine.txt")))
        self.assertEqual(self.matches(), 1)
        self.play()
        self.assertEqual(self.matches(), 2)
        self.assertEqual(len(self.entry()), 1)

    def test_while_the_program_runs_nothing_is_touched(self):
        self.install()
        window = Window(self.at("bin", "boneyard.exe"), home=self.home)
        self.addCleanup(window.kill)
        os.remove(self.at("licences", "LICENSE-MIT.txt"))
        self.assertEqual(self.install(), RUNNING)
        self.assertFalse(os.path.exists(self.at("licences", "LICENSE-MIT.txt")), "it was installed all the same")
        self.run_program(windows.path(self.at("Uninstall.exe")), "/S")
        time.sleep(5)
        self.assertTrue(os.path.exists(self.at("bin", "Qt6Core.dll")))
        self.assertTrue(self.registered(LISTED))

    def test_uninstalled_it_leaves_the_matches_and_nothing_else(self):
        self.install()
        self.play()
        self.uninstall()
        self.nothing_is_installed()
        self.assertEqual(list(os.walk(self.folder)), [])
        self.assertEqual(self.matches(), 1)

    def test_told_so_it_takes_the_matches_too(self):
        self.install()
        self.play()
        self.uninstall("/MATCHES")
        self.nothing_is_installed()
        left = [os.path.join(folder, name) for folder, _, names in os.walk(self.home) for name in names]
        self.assertEqual([file for file in left if "qtshadercache" not in file],  # which all programs with Qt share
                         [os.path.join(self.home, "picture.png")])

    def test_the_zip_starts_from_any_folder(self):
        self.folder = os.path.join(self.home, "Meine Spiele ż")
        with zipfile.ZipFile(package(".zip")) as file:
            file.extractall(self.folder)
        above, = os.listdir(self.folder)
        self.assertTrue(re.fullmatch(r"boneyard-[\d.]+-win64", above), above)
        self.folder = self.at(above)
        self.play()


if __name__ == "__main__":
    for ending in (".exe", ".zip"):
        print(os.path.basename(package(ending)), os.path.getsize(package(ending)) >> 10, "KiB", flush=True)
    main(Installer)
