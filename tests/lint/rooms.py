#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""Each room of the window imports and includes only what app/desktop/CMakeLists.txt says that it SEES or SHOWS, and no
file reaches into another folder by a path with ".."."""
import re
import sys
from pathlib import Path

rooms = {}  # name: the module's name, the rooms whose headers it may include, and those whose modules it may import
for call in re.findall(r"^boneyard_room\((.*?)\)", Path("app/desktop/CMakeLists.txt").read_text(), re.M | re.S):
    name, *rest = call.split()
    lists, at = {"MODULE": [], "SEES": [], "SHOWS": []}, None
    for word in rest:
        if word in lists:
            at = word
        else:
            lists[at].append(word)
    module = (lists["MODULE"] or [name[0].upper() + name[1:]])[0]
    rooms[name] = (module, {name, *lists["SEES"]}, {name, *lists["SEES"], *lists["SHOWS"]})
if not rooms:
    sys.exit("app/desktop/CMakeLists.txt has no boneyard_room().")
room_of = {module: name for name, (module, _, _) in rooms.items()}

faults = []


def look(folder, suffixes, pattern, allowed, name_of=lambda said: said):
    for file in sorted(path for path in Path(folder).rglob("*") if path.suffix in suffixes):
        for said in re.findall(pattern, file.read_text(), re.M):
            other = name_of(said)
            if other in rooms and other not in allowed:
                faults.append(f"{file}: {said} is not among what its room SEES or SHOWS.")


for name, (_, sees, shows) in rooms.items():
    look(f"app/desktop/{name}", {".h", ".cpp"}, r'^#include "(\w+)/', sees)
    look(f"qml/{name}", {".qml"}, r"^import Boneyard\.(\w+)", shows, room_of.get)
for folder in ("core", "app"):
    for file in sorted(Path(folder).rglob("*")):
        if file.suffix in (".h", ".cpp") and re.search(r'^#include "\.\./', file.read_text(), re.M):
            faults.append(f"{file}: #include with .. goes round the walls between folders.")
print("\n".join(faults))
sys.exit(1 if faults else 0)
