#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: run.sh WINE PROGRAM [ARGUMENTS...]
# Runs a program of Windows by way of a file, so that nothing it leaves behind holds CTest's pipe: whatever first opens a
# window starts Windows' desktop, which goes on for as long as anybody else has one.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$@" >"$log" 2>&1 </dev/null &
program=$!
tail -n +1 -f -s 0.2 --pid=$program "$log" &
wait $program
status=$?
wait
exit $status
