#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# play.sh WHAT: packaging/play on systems that are made up of commands which only pretend.
set -euo pipefail
what=$1
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
unset CMAKE_PREFIX_PATH Qt6_DIR QT_QPA_PLATFORM WAYLAND_DISPLAY

# fake NAME SCRIPT: a command of the made-up system.
fake() {
    printf '#!%s\n%s\n' "$BASH" "$2" >"$room/fakes/$1"
    chmod +x "$room/fakes/$1"
}

# shellcheck disable=SC2016  # it is the pretended commands that expand
# system NAME: a folder of the project as one gets it, on such a system, whose user may use sudo.
system() {
    name=$1
    rm -rf "${room:?}"/*
    mkdir -p "$room/fakes" "$room/project/packaging"
    cp "$source"/packaging/{play,lib.sh,packages.sh} "$room/project/packaging"
    local tool
    for tool in bash env cat cp dirname grep head mkdir printf rm sed sleep sort tail touch tr; do
        ln -s "$(type -P "$tool")" "$room/fakes/$tool"
    done
    case $name in
        debian12) printf 'ID=debian\nVERSION_ID="12"\nVERSION_CODENAME=bookworm\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\n' ;;
        mint) printf 'ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_ID="22"\nVERSION_CODENAME=wilma\nUBUNTU_CODENAME=noble\nPRETTY_NAME="Linux Mint 22"\n' ;;
        debian13) printf 'ID=debian\nVERSION_ID="13"\nVERSION_CODENAME=trixie\nPRETTY_NAME="Debian GNU/Linux 13 (trixie)"\n' ;;
        ubuntu22.04) printf 'ID=ubuntu\nID_LIKE=debian\nVERSION_ID="22.04"\nPRETTY_NAME="Ubuntu 22.04.5 LTS"\n' ;;
        fedora) printf 'ID=fedora\nVERSION_ID=42\nPRETTY_NAME="Fedora Linux 42"\n' ;;
        arch) printf 'ID=arch\nPRETTY_NAME="Arch Linux"\n' ;;
        opensuse) printf 'ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\nVERSION_ID="20251101"\nPRETTY_NAME="openSUSE Tumbleweed"\n' ;;
        *) printf 'ID=%s\nPRETTY_NAME="%s"\n' "$name" "$name" ;;
    esac >"$room/os-release"
    case $name in
        macos) fake uname 'echo Darwin' ;;
        msys) fake uname 'echo MINGW64_NT-10.0' ;;
        *) fake uname 'echo Linux' ;;
    esac
    fake id 'echo 1000'
    fake sudo '[[ $1 == -* ]] || exec "$@"'
    fake apt-cache 'echo "  Candidate: ${OFFERED-6.4.2+dfsg-10}"'
    # Nothing is installed before the installer has run.
    for tool in dpkg-query rpm pacman brew; do
        fake $tool 'cd "'"$room"'"
case "$*" in
    -S* | install*) [[ ! -e says ]] || { cat says >&2; exit 1; }; echo "'$tool' $*" >>installed ;;
    --prefix*) echo /opt/homebrew ;;
    -W*) [[ ! -e installed ]] || printf "%s installed\n" "${@:4}" ;;
    *) [[ -e installed ]] && echo installed ;;
esac'
    done
    for tool in apt-get dnf zypper; do
        fake $tool 'cd "'"$room"'"
[[ ! -e says ]] || { cat says >&2; exit 1; }
[[ $* == *update* ]] || echo "'$tool' $*" >>installed'
    done
    fake cmake 'cd "'"$room/project"'"
if [[ -e ../cmake_says ]]; then cat ../cmake_says >&2; exit 1; fi
echo "cmake $*" >>../built
mkdir -p build/release/bin
touch build/release/build.ninja
if [[ $1 == --build ]]; then
    sleep "${BUILD_TIME-0}"
    cp ../program build/release/bin/boneyard
fi'
    printf '#!%s\necho "The window of boneyard $*"\n' "$BASH" >"$room/program"
    chmod +x "$room/program"
}

# play [ARGUMENTS]: sets $said, $told (what came as an error) and $status.
play() {
    status=0
    (cd "$room/project" && env PATH="$room/fakes" DISPLAY="${SCREEN-:0}" BONEYARD_OS_RELEASE="$room/os-release" \
        packaging/play "$@") >"$room/said" 2>"$room/told" </dev/null || status=$?
    said=$(cat "$room/said") told=$(cat "$room/told")
}

wrong() { printf '%s: %s\nIt said: %s\nand as an error: %s\n' "$name" "$1" "$said" "$told"; exit 1; }

# stops_with WORDS...: it ended with one sentence in which these words stand.
stops_with() {
    local word
    [[ $status -eq 1 ]] || wrong "it ended with $status."
    [[ $(wc -l <"$room/told") -eq 1 && $told == 'play: '* ]] || wrong "that is not one sentence."
    for word in "$@"; do [[ $told == *"$word"* ]] || wrong "there is no word of '$word'."; done
    [[ $said != *'The window'* ]] || wrong "it started the game all the same."
}

# opens [ARGUMENTS]: the game began.
opens() { [[ $status -eq 0 && -z $told && $said == *"The window of boneyard $*" ]] || wrong "the game did not begin."; }

every=(debian12 fedora arch opensuse macos msys)
case $what in
    plays)
        for system in "${every[@]}"; do
            system "$system"
            play --game matador --seats 3
            opens --game matador --seats 3
            [[ -s $room/installed ]] || wrong "it installed nothing."
            rm "$room/installed"
            # shellcheck disable=SC2016  # the pretended command expands them
            fake dpkg-query 'printf "%s installed\n" "${@:4}"'
            for tool in rpm pacman brew; do fake $tool '[[ $* != install* ]]'; done
            play
            opens
            [[ ! -e $room/installed && $said != *Installing* ]] || wrong "it installed what was there."
        done
        ;;
    installs)
        for system in debian12 debian13 mint fedora arch opensuse; do
            system "$system"
            play
            # Before Qt 6.7 Debian and its kin have this plug-in in the library's package.
            [[ $(grep -c qt6-svg-plugins "$room/installed") -eq $([[ $system == debian13 ]] && echo 1 || echo 0) ]] ||
                wrong "it asked for a package that is not there, or did not ask for one that is."
            grep -qE '^(apt-get|dnf|pacman|zypper) .*cmake' "$room/installed" || wrong "it did not ask for a way to build."
            grep -qE '^(apt-get|dnf|pacman|zypper) .*qt6-' "$room/installed" || wrong "it did not ask for Qt."
        done
        ;;
    no_rights)
        for system in debian12 fedora arch opensuse; do
            for sudo in '' 'exit 1'; do
                system "$system"
                if [[ -n $sudo ]]; then fake sudo "$sudo"; else rm "$room/fakes/sudo"; fi
                play
                case $system in
                    debian12) stops_with "run 'apt-get install g++ " ;;
                    fedora) stops_with "run 'dnf install gcc-c++ " ;;
                    arch) stops_with "run 'pacman -S gcc " ;;
                    opensuse) stops_with "run 'zypper install gcc-c++ " ;;
                esac
                [[ ! -e $room/installed ]] || wrong "it installed all the same."
            done
        done
        ;;
    no_network)
        for system in "${every[@]}"; do
            system "$system"
            case $system in  # as each of them says it
                debian12) echo "E: Failed to fetch http://example.org/debian/x.deb  Temporary failure resolving 'deb.debian.org'" ;;
                fedora) echo "Error: Failed to download metadata for repo 'fedora': Cannot prepare internal mirrorlist: Curl error (6)" ;;
                arch | msys) echo "error: failed retrieving file 'core.db' from mirror : Could not resolve host: mirror" ;;
                opensuse) echo "Timeout exceeded when accessing 'http://example.org/tumbleweed/repo/oss/content'." ;;
                macos) echo "curl: (6) Could not resolve host: formulae.brew.sh" ;;
            esac >"$room/says"
            play
            stops_with 'connect this machine to the network' build/install.log
        done
        # A Debian that has never fetched its lists knows of no package.
        system debian12
        echo "W: Failed to fetch http://example.org/debian/dists/bookworm/InRelease  Could not connect: timed out" >"$room/says"
        OFFERED='' play
        stops_with 'connect this machine to the network'
        # What is installed beside the build.
        system debian12
        # shellcheck disable=SC2016  # the pretended command expands it
        fake apt-get '[[ $* != *fonts-inter* ]] || { echo "E: Failed to fetch http://example.org/debian/x.deb"; exit 100; }'
        play
        stops_with 'connect this machine to the network' build/install.log
        ;;
    no_qt)
        system ubuntu22.04
        OFFERED='' play
        stops_with 'Ubuntu 22.04.5 LTS has none' 'use a newer system'
        ;;
    old_qt)
        system ubuntu22.04
        OFFERED=6.2.4+dfsg-2ubuntu1 play
        stops_with 'Ubuntu 22.04.5 LTS has 6.2.4' 'use a newer system' 'CMAKE_PREFIX_PATH='
        [[ ! -e $room/installed ]] || wrong "it installed what is of no use."
        # What is there already, or what nobody told before.
        for system in "${every[@]}"; do
            system "$system"
            cat >"$room/cmake_says" <<'END'
CMake Error at CMakeLists.txt:109 (find_package):
  Could not find a configuration file for package "Qt6" that is compatible
  with requested version "6.4".

  The following configuration files were considered but not accepted:

    /usr/lib/x86_64-linux-gnu/cmake/Qt6/Qt6Config.cmake, version: 6.2.4
END
            play
            stops_with 'has 6.2.4' 'Qt 6.4 or later'
        done
        ;;
    own_qt)
        for system in debian12 fedora arch opensuse macos; do
            system "$system"
            CMAKE_PREFIX_PATH=/opt/Qt OFFERED=6.2.4 play
            opens
            ! grep -E '[ -](lib)?(qt|qml6-)' "$room/installed" || wrong "it installed the system's Qt."
            ! grep homebrew "$room/built" || wrong "it built with the system's Qt."
        done
        ;;
    not_writable)
        for system in "${every[@]}"; do
            system "$system"
            touch "$room/project/build"  # root could write into any folder
            play
            stops_with "cannot write to $room/project/build" 'copy the whole folder'
            [[ ! -e $room/installed ]] || wrong "it installed all the same."
        done
        ;;
    turn)
        system debian12
        BUILD_TIME=3 play first &
        until [[ -s $room/built ]]; do sleep 0.1; done
        sleep 0.5
        status=0
        mkdir "$room/second"
        said=$(cd "$room/project" && env PATH="$room/fakes" DISPLAY=:0 BONEYARD_OS_RELEASE="$room/os-release" packaging/play second \
            2>"$room/second/told") || status=$?
        told=$(cat "$room/second/told")
        opens second
        [[ $(grep -c 'is building in this folder: I wait until it is done' <<<"$said") -eq 1 ]] || wrong "it did not say once that it waits."
        grep -q 'The window of boneyard first' "$room/said" || wrong "it did not wait for the first one."
        wait
        [[ ! -e $room/project/build/.turn ]] || wrong "something of it is left."
        ;;
    stale_turn)  # of one that was killed
        for left in 99999999 ''; do
            system debian12
            mkdir "$room/project/build"
            echo "$left" >"$room/project/build/.turn"
            play
            opens
            [[ ! -e $room/project/build/.turn ]] || wrong "something of it is left."
        done
        ;;
    out_of_date)
        system arch
        echo "error: failed retrieving file 'qt6-base-6.9.0-1-x86_64.pkg.tar.zst' from mirror : The requested URL returned error: 404" >"$room/says"
        play
        stops_with "run 'pacman -Syu' as root"
        echo "error: target not found: qt6-base" >"$room/says"
        play
        stops_with "run 'pacman -Syu' as root"
        ;;
    no_homebrew)
        system macos
        rm "$room/fakes/brew"
        play
        stops_with 'Homebrew is missing' https://brew.sh
        ;;
    unknown)
        system plan9
        rm "$room/fakes/cmake"
        play
        stops_with 'I do not know how to install packages on plan9' 'Qt 6.4 or later'
        ;;
    no_display)
        for system in debian12 fedora arch opensuse; do
            system "$system"
            SCREEN='' play
            stops_with 'There is no display' 'from a desktop session'
        done
        ;;
    *)
        echo "play.sh: I cannot look at '$what'." >&2
        exit 2
        ;;
esac
