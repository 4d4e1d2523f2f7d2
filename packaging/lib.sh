# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What packaging/play and packaging/test share: packages and the build.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

say() { printf '== %s\n' "$*"; }
fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# shellcheck source=packaging/packages.sh
. packaging/packages.sh

# configure PRESET [CMAKE OPTIONS...]: once; after that the build looks after itself.
configure() {
    local preset=$1 log=build/$1-configure.log
    shift
    if [[ $preset == release && $# -eq 0 ]] && grep -qs '^BONEYARD_DESKTOP:BOOL=OFF' build/release/CMakeCache.txt; then
        set -- -DBONEYARD_DESKTOP=ON  # Qt has come
    fi
    [[ ! -e build/$preset/build.ninja || $# -gt 0 ]] || return 0
    say "Configuring build/$preset"
    local prefix=()
    [[ $system != macos ]] || own_qt || prefix=("-DCMAKE_PREFIX_PATH=$(brew --prefix)")
    cmake --preset "$preset" ${prefix[@]+"${prefix[@]}"} "$@" >"$log" 2>&1 || {
        local found
        found=$(sed -n 's/.*Qt6Config.cmake, version: \([0-9.]*\).*/\1/p' "$log" | head -1)
        [[ -z $found ]] || ! is_old_qt "$found" || fail_of_old_qt "$found"
        grep -A8 -m1 'CMake Error' "$log" >&2 || tail -5 "$log" >&2
        return 1
    }
}

# While Qt is being installed, which takes longer than a core of this machine is busy with it, the games and the engine
# are compiled, which need none.
build_without_qt() {
    [[ -n $installing && $system == debian && ! -e build/release/build.ninja ]] || return 0
    say "Compiling what needs no Qt, while that is being installed"
    if configure release -DBONEYARD_DESKTOP=OFF; then
        build release boneyard-engine || true  # what is wrong there is said once more, and then it ends
    fi
}

# build PRESET [TARGETS...]
build() {
    local preset=$1
    shift
    say "Building build/$preset"
    NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" ${1:+--target "$@"}
}

# One at a time in this folder: who comes second waits, and says so. Not all systems have flock.
take_turn() {
    local other='' said=''
    until (set -o noclobber && echo $$ >build/.turn) 2>/dev/null; do
        [[ -w build ]] || return 1
        other=$(cat build/.turn 2>/dev/null || true)
        [[ -n $other ]] || { sleep 1; other=$(cat build/.turn 2>/dev/null || true); }
        if [[ -z $other ]] || ! kill -0 "$other" 2>/dev/null; then
            rm -f build/.turn  # whoever it was did not live to take it away
            continue
        fi
        [[ -n $said ]] || say "Process $other is building in this folder: I wait until it is done."
        said=yes
        sleep 1
    done
    trap 'rm -f build/.turn' EXIT
}

end_turn() {
    rm -f build/.turn
    trap - EXIT
}

prepare_build_folder() {
    mkdir -p build/results 2>/dev/null || true
    { [[ -w build/results ]] && take_turn; } || fail "I cannot write to $PWD/build: please copy the whole folder to a place of your own and start me there."
}
