#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# usage: server.sh begin|end|quiet WINE WINESERVER PROGRAM
# The program that happens to start wine's server bequeaths its standard error to it and to all of Windows' services.
# They live on as long as any other program of that prefix does, and CTest waits until nobody holds the pipe of a test:
# one that has long ended, with success, is then killed by its timeout. So the server is started here, with nothing to
# bequeath, before any test, and ended after the last one.
set -euo pipefail
wine=$2 server=$3 program=$4
log=$HOME/server.log

end() {
    "$server" -k >/dev/null 2>&1 || true
    "$server" -w >/dev/null 2>&1 || true
}

start() {
    mkdir -p "$WINEPREFIX"
    "$server" -p600 </dev/null >"$log" 2>&1                # if the tests are interrupted, it goes by itself
    "$wine" "$program" --version </dev/null >>"$log" 2>&1  # the first program makes the prefix and starts the services
    grep -q '^boneyard-engine ' "$log" || { cat "$log"; exit 1; }
}

# The player's folders have a name that no code page of Windows can write; or each start of a program says by BONEYARD_HOME
# where they are. And what the tests set is set.
set_up() {
    local folders='HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders' user='C:\users\Jürgen Ёж'
    while read -r name folder home; do
        folder=$user\\$folder
        [[ -z ${BONEYARD_HOMES-} ]] || folder=%BONEYARD_HOME%$home
        "$wine" reg add "$folders" /v "${name//_/ }" /t REG_EXPAND_SZ /d "$folder" /f
    done <<'END'
AppData AppData\Roaming
Local_AppData AppData\Local \Local
Desktop Desktop
My_Pictures Pictures
Personal Documents
END
    mkdir -p "$WINEPREFIX/drive_c/users/Jürgen Ёж/Temp"
    # Wine keeps these from its programs, where only the environment has them.
    for name in TEMP TMP; do
        "$wine" reg add 'HKCU\Environment' /v "$name" /d "$user\\Temp" /f
    done
    "$wine" reg add 'HKCU\Software\Wine' /v Version /d win10 /f  # Qt needs it; wine says it is Windows 7
    touch "$WINEPREFIX/ready-2"
}

case $1 in
    begin)
        end  # what an interrupted run has left
        if [[ ! -e $WINEPREFIX/ready-2 ]]; then
            rm -rf "$WINEPREFIX"
            start
            set_up </dev/null >>"$log" 2>&1
            end  # which writes the registry
        fi
        start ;;
    end)
        end ;;
    quiet)  # what a program wrote to can be read to its end as soon as that program has ended
        folder=$(mktemp -d)
        trap 'rm -rf "$folder"' EXIT
        mkfifo "$folder/pipe"
        "$wine" "$program" --version >/dev/null 2>"$folder/pipe" &
        exec {pipe}<"$folder/pipe"
        wait $!
        timeout 1 cat <&"$pipe" || { echo "Somebody still holds the standard error of a program that has ended."; exit 1; } ;;
esac
