#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: on_a_screen.sh WINE WINESERVER ENGINE TEST.py PROGRAM [ARGUMENTS...]
# Runs a test with a screen and a wine of its own, in which each start of the program may say where the player's folders
# are. Nothing of it is left running.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export WINE=$1 WINEPREFIX=$HOME/screen BONEYARD_HOMES=1 BONEYARD_SCREEN=1440x960  # a frame goes around the window
server=("$WINE" "$2" "$3")
shift 3
trap '"$here/server.sh" end "${server[@]}"' EXIT
"$here/server.sh" begin "${server[@]}"
"$here/../e2e/on_a_screen.sh" "$@"
