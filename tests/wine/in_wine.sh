#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: WINE=... WINESERVER=... ENGINE=... in_wine.sh TEST...
# Runs a test with a wine of its own on the screen that it has, in which each start of the program may say where the
# player's folders are. The server starts the desktop, so it must know the screen. Nothing of it is left running.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export WINEPREFIX=$HOME/screen BONEYARD_HOMES=1
export BONEYARD_HOME='C:\users\nobody'  # for what wine itself starts
server=("$WINE" "$WINESERVER" "$ENGINE")
trap '"$here/server.sh" end "${server[@]}"' EXIT
"$here/server.sh" begin "${server[@]}"
"$@"
