#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: on_a_screen.sh WINE WINESERVER PROGRAM [ARGUMENTS...]
# Runs a program of Windows on an X server of its own, as a player of its own: in a copy of the tests' prefix, which
# shares only what belongs to Windows.
set -euo pipefail
command -v Xvfb >/dev/null || { echo "These tests need Xvfb: run ./packaging/test once." >&2; exit 1; }
wine=$1 server=$2
shift 2
from=$WINEPREFIX
folder=$(mktemp -d)
export HOME=$folder WINEPREFIX=$folder/prefix LC_ALL=C.UTF-8
mkdir -p "$WINEPREFIX/drive_c/users/Jürgen Ёж/Temp"
cp -a "$from"/*.reg "$from/.update-timestamp" "$from/dosdevices" "$WINEPREFIX"
for shared in windows ProgramData 'Program Files' 'Program Files (x86)'; do
    ln -s "$from/drive_c/$shared" "$WINEPREFIX/drive_c/"
done

exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1400x1000x24 -nolisten tcp -noreset >"$folder/xvfb.log" 2>&1 &
screen=$!
trap '"$server" -k >/dev/null 2>&1 || true; "$server" -w || true; kill $screen 2>/dev/null || true; wait $screen 2>/dev/null || true
    rm -rf "$folder"' EXIT
read -r -u "$ready" -t 30 number || { echo "The X server did not start." >&2; exit 1; }
export DISPLAY=":$number"
# As server.sh tells, the server is to bequeath nothing. Windows' desktop is a window of X, so that no one moves in it.
"$server" -p </dev/null >"$folder/server.log" 2>&1
set_value() { "$wine" reg add "$1" /v "$2" /d "$3" /f </dev/null >>"$folder/server.log" 2>&1; }
set_value 'HKCU\Software\Wine\Explorer' Desktop Default
set_value 'HKCU\Software\Wine\Explorer\Desktops' Default 1400x1000
set_value 'HKCU\Environment' QT_QPA_PLATFORM windows
"$wine" "$@"
