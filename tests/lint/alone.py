#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What is compiled several in one, each by itself: alone.py BUILD-FOLDER. Prints a command for each such source of the
core and of the programs that reads it and writes nothing: it fails where a source has got what it does not include from
one before it. Tests, which would take as long again, are left to whoever builds the preset dev."""
import json
import os
import shlex
import sys

from read_together import flags, sources

READ = tuple(os.path.join(os.getcwd(), folder) + os.sep for folder in ("core", "app"))


def main(build):
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        entries = json.load(file)
    for entry in entries:
        compiler = shlex.split(entry["command"])[0]
        told = [word for flag in flags(entry) for word in flag]
        for path in sources(entry["file"]):
            if path != entry["file"] and path.startswith(READ):
                print(f"cd {shlex.quote(entry['directory'])} && {shlex.join([compiler, *told, '-w', '-fsyntax-only', path])}")


main(*sys.argv[1:])
