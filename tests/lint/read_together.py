#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What clang-tidy is to read: read_together.py BUILD-FOLDER FOLDER.

Most of its time goes to the headers of Qt and of the library, so what is compiled several in one is read many in one.
Writes into the folder a file for each group, which includes its sources, and a compile_commands.json for these and for
the units that the compiler reads; prints a line for each group: its file, then its units, with spaces between. Where
names of two units are the same, a group is no C++, and its units are to be read one by one.
"""
import json
import os
import re
import shlex
import sys

OURS = tuple(os.path.join(os.getcwd(), folder) + os.sep for folder in ("core", "app", "tests"))
# As many rooms of the window in one as have few names in common.
ROOMS_AT_ONCE = 6


def sources(unit):
    """Our sources that a unit compiles: itself, or where several are compiled in one, what it includes."""
    if unit.startswith(OURS):
        return [unit]
    if "/Unity/unity_" not in unit:
        return []
    with open(unit, encoding="utf-8") as file:
        return [path for path in re.findall(r'^#include "([^"]*)"', file.read(), re.M) if path.startswith(OURS)]


def flags(entry):
    """What the compiler is told beside what it reads and writes. Clang cannot read what another compiler has
    precompiled, and is to miss an #include that this hides."""
    words = iter(shlex.split(entry["command"])[1:])
    told = []
    for word in words:
        if word == "-o":
            next(words)
        elif word in ("-isystem", "-include"):
            value = next(words)
            if not value.endswith("cmake_pch.hxx"):
                told.append((word, value))
        elif word not in ("-c", "-Winvalid-pch", entry["file"]):
            told.append((word,))
    return told


def group_of(entry, rooms):
    """The name of what a unit is read with; rooms: those of the window that have been met."""
    folder, target = re.search(r" -o (\S*?)CMakeFiles/(.*?)\.dir/", entry["command"]).groups()
    if entry["file"].startswith(OURS):
        return entry["file"]  # it is compiled alone
    if folder.startswith("core/"):
        return "core"
    if folder.startswith(("tests/app/", "tests/pages/")):
        return folder.replace("/", "_")[:-1]
    if not folder.startswith("app/desktop/"):
        return target
    if target not in rooms:
        rooms.append(target)
    return f"rooms_{rooms.index(target) // ROOMS_AT_ONCE}"


def command(entry, path, told):
    words = ["c++", *(word for flag in told for word in flag), "-c", path]
    return {"directory": entry["directory"], "file": path, "command": shlex.join(words)}


def main(build, folder):
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        entries = [entry for entry in json.load(file) if sources(entry["file"])]
    groups, rooms = {}, []
    for entry in entries:
        groups.setdefault(group_of(entry, rooms), []).append(entry)
    commands = []
    for name, units in groups.items():
        if len(units) == 1:
            print(units[0]["file"])
            commands.append(command(units[0], units[0]["file"], flags(units[0])))
            continue
        one = os.path.join(folder, f"{name}.cpp")
        with open(one, "w", encoding="utf-8") as file:
            once = dict.fromkeys(path for unit in units for path in sources(unit["file"]))
            file.writelines(f'#include "{path}"\n' for path in once)
        together = dict.fromkeys(flag for unit in units for flag in flags(unit))
        commands.append(command(units[0], one, together))
        commands.extend(command(unit, unit["file"], flags(unit)) for unit in units)
        print(one, *(unit["file"] for unit in units))
    with open(os.path.join(folder, "compile_commands.json"), "w", encoding="utf-8") as file:
        json.dump(commands, file, indent=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
