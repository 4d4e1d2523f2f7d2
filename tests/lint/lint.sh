#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# One gate: lint.sh GATE BUILD-FOLDER. Exit status 0: clean, 1: not clean, 77: this system lacks the tool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
gate=$1 build=$2

skip() { echo "skipped: $*"; exit 77; }

# The newest versions lay out and complain differently, so a gate is held to one version.
pick() {
    local tool version
    for tool in "$1-$2" "$1"; do
        version=$("$tool" --version 2>/dev/null) || continue
        if [[ $version == *"version $2."* ]]; then echo "$tool"; return 0; fi
    done
    return 1
}

sources() { find core app tests packaging -type f "$@" | LC_ALL=C sort; }

# Every file of the project, whether git knows it yet or not; where there is no git, all but what is built.
files() {
    git ls-files --cached --others --exclude-standard 2>/dev/null ||
        find . -type f -not -path './build/*' -not -path './.git/*' | sed 's|^\./||'
}

case $gate in
    clang-format)
        tool=$(pick clang-format 14) || skip "there is no clang-format 14"
        sources '(' -name '*.h' -o -name '*.cpp' ')' | xargs -r "$tool" --dry-run --Werror
        ;;
    clang-tidy)
        tool=$(pick clang-tidy 14) || skip "there is no clang-tidy 14"
        stamps=$(realpath "$build")/clang-tidy  # the folder of the build may be named from here or from the top
        mkdir -p "$stamps"
        export tool stamps
        # What was clean stays clean until a source or the settings change.
        common=$({ cat .clang-tidy tests/lint/lint.sh tests/lint/read_together.py; sources '(' -name '*.h' -o -name '*.cpp' ')' | xargs -r cat; } | sha256sum)
        # The headers of the core are read through those that the build makes for whoever may see them.
        headers="^$PWD/(build/[^/]*/headers/.*/\.\./)?(core|app|tests)/.*\.(h|cpp)\$"
        # Tests run under the sanitizers, and their macros are long: they are searched for faults and names only.
        of_tests='-modernize-*,-misc-*,-performance-*,-readability-*,readability-identifier-naming,misc-unused-using-decls'
        of_tests+=',-bugprone-exception-escape,-bugprone-unused-raii,-bugprone-use-after-move'
        export common headers of_tests
        # read_one FILE: what is wrong there is said on standard output.
        read_one() {
            local checks=
            case $1 in
                */tests/* | */tests_*.cpp) checks=$of_tests ;;
                */app/engine/*) checks=-performance-unnecessary-value-param ;;  # takes half a minute for what CLI11 is made of
            esac
            # A name may be there in two sources; within one the other compiler sees that it hides another.
            "$tool" --quiet -p "$stamps" --checks="$checks" --header-filter="$headers" \
                --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-shadow "$1" 2>&1 | grep -v 'warnings generated'
            return "${PIPESTATUS[0]}"
        }
        # check GROUP UNITS...: a group in one, or where that is no C++, as two of its units have a name in common, each unit.
        check() {
            local stamp file status=0 log
            stamp=$stamps/$({ echo "$* $common"; cat "$1"; } | sha256sum | cut -c1-40)
            [[ ! -e $stamp ]] || return 0
            log=$(read_one "$1") || status=$?
            if [[ $status -ne 0 && $# -gt 1 && $log == *clang-diagnostic-error* ]]; then
                echo "$1 is read in parts: $(grep -m1 clang-diagnostic-error <<<"$log")"
                status=0 log=
                for file in "${@:2}"; do
                    log+=$(read_one "$file") || status=$?
                done
            fi
            [[ $status -eq 0 ]] || { echo "$log"; return 1; }
            touch "$stamp"
        }
        export -f check read_one
        python3 tests/lint/read_together.py "$build" "$stamps" | xargs -r -P "$(nproc)" -L1 bash -c 'check "$@"' check
        ;;
    alone)
        # Several sources are compiled in one, where each has what those before it include: it is to name it by itself.
        python3 -B tests/lint/alone.py "$build" | tr '\n' '\0' | xargs -0 -r -P "$(nproc)" -n1 bash -c
        ;;
    qmllint)
        cmake --build "$build" --target all_qmllint
        ;;
    qmlformat)
        for tool in /usr/lib/qt6/bin/qmlformat "$(command -v qmlformat || true)"; do
            version=$("$tool" --version 2>/dev/null) || continue
            [[ $version != *' 6.8.'* ]] || break
            version=
        done
        [[ -n ${version-} ]] || skip "there is no qmlformat 6.8 (others lay out differently, 6.4's breaks pragmas)"
        status=0
        while read -r file; do
            "$tool" "$file" | diff -u --label "$file" --label "$file, formatted" "$file" - || status=1
        done < <(find qml tests -name '*.qml' | LC_ALL=C sort)
        exit $status
        ;;
    translations)
        # What a new text would be: not in the files yet, or not said in a language.
        tool=$(command -v lupdate || true)
        [[ -n $tool ]] || tool=/usr/lib/qt6/bin/lupdate
        [[ -x $tool ]] || skip "there is no lupdate"
        copies=$(mktemp -d)
        trap 'rm -rf "$copies"' EXIT
        cp translations/*.ts "$copies"
        mkdir "$copies/en"
        mv "$copies/boneyard_en.ts" "$copies/en"  # has nothing but plurals
        update=("$tool" -silent -no-obsolete -locations none -no-ui-lines -extensions "cpp,h,qml")
        "${update[@]}" app/desktop core qml -ts "$copies"/*.ts
        "${update[@]}" -pluralonly app/desktop core qml -ts "$copies/en/boneyard_en.ts"
        status=0
        for file in "$copies"/*.ts "$copies"/en/*.ts; do
            grep -B6 'type="unfinished"' "$file" | sed -n "s|.*<source>\(.*\)</source>.*|${file##*/}: not translated: \1|p" | grep . && status=1
        done
        said='(text|title|label|note|spoken|placeholderText|Accessible\.name|Accessible\.description)'
        grep -rnE "$said: *\"[^\"<]*[[:alpha:]]{2}" qml --include='*.qml' && { echo "These cannot be translated: qsTr() is missing."; status=1; }
        exit $status
        ;;
    reuse)
        command -v reuse >/dev/null || skip "there is no reuse"
        out=$(reuse lint 2>&1) || { echo "$out"; exit 1; }
        ;;
    shellcheck)
        command -v shellcheck >/dev/null || skip "there is no shellcheck"
        { find packaging tests .ci -type f -exec grep -lE '^#!.*\bbash' {} +; printf "%s\n" packaging/*.sh; } | sort -u | xargs shellcheck -x
        ;;
    addresses)
        # Where the project lives is known to the setting BONEYARD_HOMEPAGE alone. Named may be what formats are called by,
        # what we build with, and what can never be anybody's. Licences are the words of others.
        theirs='www\.w3\.org/|www\.freedesktop\.org/standards/|www\.apple\.com/DTDs/|www\.debian\.org/doc/|brew\.sh|example\.org/'
        theirs+='|schemas\.microsoft\.com/|github\.com/(nlohmann/json|CLIUtils/CLI11|AppImage/appimagetool)\b'
        found=$(files | xargs -d '\n' grep -noIE '(https?|ftp)://[^[:space:]"<>)`]+|mailto:[^[:space:]"]+|[[:alnum:]._-]+@[[:alnum:]-]+\.[[:alpha:]]{2,}[[:alnum:].]*' |
            grep -vE "://($theirs)|@contributors\.invalid|^tests/lint/lint\.sh:|^packaging/windows/licences/|@[0-9]x\.png" || true)
        [[ -z $found ]] || { echo "These addresses are not ours: $found"; exit 1; }
        ;;
    names)
        # Two names that differ in case alone are one file on Windows and macOS, and some are none at all.
        found=$(files | tr '[:upper:]' '[:lower:]' | sort | uniq -d
            files | grep -E '[<>:"|?*\\]|[. ](/|$)' || true
            files | grep -iE '(^|/)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.[^/]*)?(/|$)' || true)
        [[ -z $found ]] || { echo "Not every system can have these names: $found"; exit 1; }
        ;;
    systems)
        # What one system alone has, a header or a file, is read by that system's compiler only: it stands after an #if.
        # The keys of GCC's threads (threadends.cpp) are built where there are any.
        own='#include <(sys/.*|arpa/.*|dlfcn|fcntl|io|malloc|poll|pthread|pwd|sched|termios|unistd|windows)[.]h>|"/(dev|etc|proc|sys|tmp|usr)/'
        # shellcheck disable=SC2016 # what awk reads
        found=$(find app core '(' -name '*.cpp' -o -name '*.h' ')' -not -name threadends.cpp -print0 | xargs -0 awk -v own="$own" '
            FNR == 1 { within = 0 }  /^ *#if/ { ++within }  /^ *#endif/ { --within }
            !within && $0 ~ own { print FILENAME ":" FNR ": " $0 }')
        [[ -z $found ]] || { echo "Not every system has this: $found"; exit 1; }
        ;;
    commas)
        # A language has a comma of its own: facts side by side are joined by sideBySide(), in QML by that of Sentence. What is
        # written to a file of figures is for programs, and the command line speaks English.
        found=$(grep -rnE '(\(|\bu|[+?:] )", "(_s|_L1|\)| [+:]|;)' app/desktop qml --include='*.cpp' --include='*.h' --include='*.qml' |
            grep -vE '^app/desktop/(statistics/statisticsfile|program/commandline)\.cpp:' || true)
        [[ -z $found ]] || { echo "These commas are the same in every language: $found"; exit 1; }
        ;;
    rooms)
        python3 tests/lint/rooms.py
        ;;
    *)
        echo "lint.sh: there is no gate '$gate'" >&2
        exit 2
        ;;
esac
