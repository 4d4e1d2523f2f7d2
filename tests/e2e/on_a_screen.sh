#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: on_a_screen.sh TEST.py PROGRAM
# Runs a test with an X server, a message bus and an accessibility bus of its own; by what BONEYARD_WITHIN names, if it does.
set -euo pipefail
for tool in Xvfb xdotool dbus-run-session /usr/bin/python3; do
    command -v "$tool" >/dev/null || { echo "These tests need $tool, which is not here: packaging/packages.sh names its package for each system it knows." >&2; exit 1; }
done
XDG_RUNTIME_DIR=$(mktemp -d)
chmod 700 "$XDG_RUNTIME_DIR"
export XDG_RUNTIME_DIR LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 "${BONEYARD_SCREEN:-1280x800}x24" -nolisten tcp -noreset >"$XDG_RUNTIME_DIR/xvfb.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; wait $server 2>/dev/null || true; rm -rf "$XDG_RUNTIME_DIR"' EXIT
read -r -u "$ready" -t 30 number || { echo "The X server did not start." >&2; exit 1; }
export DISPLAY=":$number"
dbus-run-session -- ${BONEYARD_WITHIN:+"$BONEYARD_WITHIN"} /usr/bin/python3 "$@"
