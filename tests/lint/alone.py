#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What is compiled several in one, each by itself: alone.py BUILD-FOLDER. Prints a command for each such source that
reads it and writes nothing: it fails where a source has got what it does not include from one before it."""
import json
import os
import shlex
import sys

from read_together import flags, sources


def main(build):
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        entries = json.load(file)
    for entry in entries:
        compiler = shlex.split(entry["command"])[0]
        told = [word for flag in flags(entry) for word in flag]
        for path in sources(entry["file"]):
            if path != entry["file"]:
                print(f"cd {shlex.quote(entry['directory'])} && {shlex.join([compiler, *told, '-w', '-fsyntax-only', path])}")


main(*sys.argv[1:])
