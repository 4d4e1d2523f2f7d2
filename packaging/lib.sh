# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# What packaging/play and packaging/test share: which packages a system needs, and the build.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

say() { printf '== %s\n' "$*"; }
fail() { printf '%s: %s\n' "${0##*/}" "$*" >&2; exit 1; }

# Sets $system (debian, fedora, arch, suse, macos, msys or unknown), $release (12, 13, ...) and $system_name.
find_system() {
    release='' system=unknown system_name=$(uname -s)
    case $system_name in
        Darwin) system=macos; return ;;
        MINGW* | MSYS* | CYGWIN*) system=msys; return ;;
    esac
    [[ -r /etc/os-release ]] || return 0
    local like
    # shellcheck disable=SC1091
    { read -r like; read -r release; read -r system_name; } < <(
        . /etc/os-release && printf '%s\n%s\n%s\n' "${ID-} ${ID_LIKE-}" "${ID-}${VERSION_ID-}" "${PRETTY_NAME-$ID}")
    case " $like " in
        *' debian '* | *' ubuntu '*) system=debian ;;
        *' fedora '*) system=fedora ;;
        *' arch '*) system=arch ;;
        *' suse '* | *' opensuse '*) system=suse ;;
    esac
}

# Sets $packages for the wanted sets: build, run, test, and the stages of packaging/test that need more (deb, clang,
# fuzz, mingw, lint).
choose_packages() {
    packages=()
    local set
    for set in "$@"; do
        case $system:$set in
            debian:build)
                packages+=(g++ cmake ninja-build nlohmann-json3-dev libcli11-dev
                    qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools) ;;
            debian:run)
                packages+=(qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
                    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls
                    qml6-module-qtquick-layouts qml6-module-qtquick-templates qml6-module-qtquick-shapes
                    libqt6sql6-sqlite libgl1-mesa-dri qml6-module-qtmultimedia
                    fonts-dejavu-core fonts-lohit-deva fonts-wqy-microhei)    # letters for all our languages
                case $release in
                    debian12 | ubuntu24.04) ;;                # there the SVG plugin is in the library's package
                    *) packages+=(qt6-svg-plugins) ;;
                esac ;;
            debian:test)
                packages+=(doctest-dev libsqlite3-dev qml6-module-qttest qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
                    xvfb xdotool imagemagick xauth at-spi2-core python3-gi dbus dbus-daemon faketime) ;;
            debian:deb) packages+=(dpkg-dev lintian appstream desktop-file-utils man-db) ;;
            debian:clang) packages+=(clang) ;;
            debian:fuzz) packages+=(clang libclang-rt-dev) ;;
            debian:mingw) packages+=(g++-mingw-w64-x86-64-posix wine64) ;;
            debian:lint)
                packages+=(reuse shellcheck git qml6-module-qtquick-tooling)
                [[ $release != debian12 ]] || packages+=(clang-format-14 clang-tidy-14) ;;
            fedora:build)
                packages+=(gcc-c++ cmake ninja-build json-devel cli11-devel
                    qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel qt6-qttools-devel) ;;
            fedora:test) packages+=(doctest-devel xorg-x11-server-Xvfb xdotool ImageMagick at-spi2-core python3-gobject dbus-daemon) ;;
            fedora:clang) packages+=(clang) ;;
            fedora:fuzz) packages+=(clang compiler-rt) ;;
            fedora:mingw) packages+=(mingw64-gcc-c++) ;;
            fedora:lint) packages+=(clang-tools-extra reuse ShellCheck git) ;;
            arch:build) packages+=(gcc cmake ninja nlohmann-json cli11 qt6-base qt6-declarative qt6-svg qt6-tools) ;;
            arch:test) packages+=(doctest xorg-server-xvfb xdotool imagemagick at-spi2-core python-gobject) ;;
            arch:clang) packages+=(clang) ;;
            arch:fuzz) packages+=(clang compiler-rt) ;;
            arch:mingw) packages+=(mingw-w64-gcc wine) ;;
            arch:lint) packages+=(clang reuse shellcheck git) ;;
            suse:build)
                packages+=(gcc-c++ cmake ninja nlohmann_json-devel cli11-devel qt6-base-devel qt6-declarative-devel
                    qt6-svg-devel qt6-tools-devel qt6-linguist-devel) ;;
            suse:test) packages+=(doctest-devel) ;;
            suse:run) packages+=(qt6-declarative-imports qt6-sql-sqlite) ;;
            macos:build) packages+=(cmake ninja nlohmann-json cli11 qt) ;;
            macos:test) packages+=(doctest) ;;
            msys:test) packages+=("${MINGW_PACKAGE_PREFIX:-mingw-w64-ucrt-x86_64}-doctest") ;;
            msys:build)
                local name
                for name in gcc cmake ninja nlohmann-json cli11 qt6-base qt6-declarative qt6-svg qt6-tools; do
                    packages+=("${MINGW_PACKAGE_PREFIX:-mingw-w64-ucrt-x86_64}-$name")
                done ;;
        esac
    done
}

is_installed() {
    case $system in
        debian) [[ $(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null) == installed ]] ;;
        fedora | suse) rpm -q --whatprovides "$1" >/dev/null 2>&1 ;;
        arch | msys) pacman -Q "$1" >/dev/null 2>&1 ;;
        macos) brew list "$1" >/dev/null 2>&1 ;;
    esac
}

# Installs what is missing of the wanted sets, and says so; nothing missing, nothing said.
install_packages() {
    find_system
    choose_packages "$@"
    if [[ $system == unknown ]]; then
        for tool in c++ cmake ninja; do
            command -v $tool >/dev/null || fail "I do not know how to install packages on $system_name; please install by hand: a C++20 compiler, CMake 3.21 or later, Ninja, nlohmann-json, CLI11, and Qt 6.4 or later with Quick, Quick Controls, SVG and the Linguist tools."
        done
        return 0
    fi
    [[ $system != macos ]] || command -v brew >/dev/null || fail "Homebrew is missing: see https://brew.sh, then start me again."
    local package missing=()
    for package in "${packages[@]}"; do
        is_installed "$package" || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || return 0

    local root=()
    if [[ $system != macos && $system != msys && $EUID -ne 0 ]]; then
        if ! command -v sudo >/dev/null || { [[ ! -t 0 ]] && ! sudo -n true 2>/dev/null; }; then
            fail "These packages are missing, and I am neither root nor allowed to use sudo; please have them installed: ${missing[*]}"
        fi
        root=(sudo)
    fi
    say "Installing ${#missing[@]} packages: ${missing[*]}"
    local log=build/install.log
    case $system in
        debian)
            # Old lists may do as well; if they do not, it is the installation that fails.
            "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq update >"$log" 2>&1 || true
            # A setting that someone changed stays as it is: nobody is there to be asked.
            "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 \
                -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold \
                install -y --no-install-recommends "${missing[@]}" >>"$log" 2>&1 ;;
        fedora) "${root[@]}" dnf -y -q install --setopt=install_weak_deps=False "${missing[@]}" >"$log" 2>&1 ;;
        suse) "${root[@]}" zypper -n -q install --no-recommends "${missing[@]}" >"$log" 2>&1 ;;
        arch | msys) "${root[@]}" pacman -S --needed --noconfirm "${missing[@]}" >"$log" 2>&1 ;;
        macos) brew install -q "${missing[@]}" >"$log" 2>&1 ;;
    esac || {
        if grep -qiE 'failed to fetch|resolv|unable to connect|timed out|no address' "$log"; then
            fail "The packages could not be fetched: is this machine on the network? (All that was said: $log)"
        fi
        fail "The packages could not be installed: $(grep -iE '^(E|error)[: ]' "$log" | head -1 || tail -1 "$log") (All that was said: $log)"
    }
}

# configure PRESET [CMAKE OPTIONS...]: once; after that the build looks after itself.
configure() {
    local preset=$1 log=build/$1-configure.log
    shift
    [[ ! -e build/$preset/build.ninja || $# -gt 0 ]] || return 0
    say "Configuring build/$preset"
    local prefix=()
    [[ $system != macos ]] || prefix=("-DCMAKE_PREFIX_PATH=$(brew --prefix qt)")
    cmake --preset "$preset" ${prefix[@]+"${prefix[@]}"} "$@" >"$log" 2>&1 || {
        grep -A8 -m1 'CMake Error' "$log" >&2 || tail -5 "$log" >&2
        return 1
    }
}

# build PRESET [TARGETS...]
build() {
    local preset=$1
    shift
    say "Building build/$preset"
    NINJA_STATUS='[%f/%t] ' cmake --build --preset "$preset" ${1:+--target "$@"}
}

prepare_build_folder() {
    mkdir -p build/results 2>/dev/null || true
    [[ -w build/results ]] || fail "I cannot write to $PWD/build: does it belong to another user?"
}
