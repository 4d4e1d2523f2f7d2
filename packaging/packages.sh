# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Which packages a system needs, and how they get there. Part of packaging/lib.sh.

# Sets $system (debian, fedora, arch, suse, macos, msys or unknown), $release (debian12, ...), $codename (bookworm, also
# of what is made from it) and $system_name.
find_system() {
    release='' codename='' system=unknown system_name=$(uname -s)
    case $system_name in
        Darwin) system=macos; return ;;
        MINGW* | MSYS* | CYGWIN*) system=msys; return ;;
    esac
    local like file=${BONEYARD_OS_RELEASE:-/etc/os-release}  # the tests make a system up
    [[ -r $file ]] || return 0
    # shellcheck disable=SC1090
    { read -r like; read -r release; read -r codename; read -r system_name; } < <(
        . "$file" && printf '%s\n%s\n%s\n%s\n' "${ID-} ${ID_LIKE-}" "${ID-}${VERSION_ID-}" \
            "${UBUNTU_CODENAME:-${DEBIAN_CODENAME:-${VERSION_CODENAME-}}}" "${PRETTY_NAME-$ID}")
    case " $like " in
        *' debian '* | *' ubuntu '*) system=debian ;;
        *' fedora '*) system=fedora ;;
        *' arch '*) system=arch ;;
        *' suse '* | *' opensuse '*) system=suse ;;
    esac
}

# Sets $packages for the wanted sets: compile (what needs no Qt; by itself on Debian only), build, build_tests, run, test,
# and the stages of packaging/test that need more (deb, clang, fuzz, mingw, windows, lint).
# Names checked in November 2026: Debian 12 and 13 against their indexes; Ubuntu 24.04 for the newest names only; Fedora,
# openSUSE and Homebrew by spec files and formulae that name most of them; Arch and MSYS2 not all.
choose_packages() {
    packages=()
    local set
    for set in "$@"; do
        case $system:$set in
            debian:compile) packages+=(g++ cmake ninja-build nlohmann-json3-dev libcli11-dev) ;;
            debian:build) packages+=(qt6-base-dev qt6-declarative-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools) ;;
            debian:run)
                packages+=(qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
                    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls
                    qml6-module-qtquick-layouts qml6-module-qtquick-templates qml6-module-qtquick-shapes
                    libqt6sql6-sqlite libgl1-mesa-dri qml6-module-qtmultimedia
                    fonts-inter fonts-dejavu-core fonts-lohit-deva fonts-wqy-microhei)    # letters for all our languages
                case $codename in
                    bookworm | noble) ;;                      # there the SVG plugin is in the library's package
                    *) packages+=(qt6-svg-plugins) ;;
                esac ;;
            debian:build_tests) packages+=(doctest-dev mold libsqlite3-dev python3) ;;
            debian:test)
                packages+=(qml6-module-qttest qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel qml6-module-qt-labs-platform
                    xvfb xdotool imagemagick xauth at-spi2-core python3-gi dbus dbus-daemon faketime) ;;
            debian:deb) packages+=(dpkg-dev lintian appstream desktop-file-utils man-db patchelf) ;;
            debian:clang) packages+=(clang) ;;
            debian:fuzz) packages+=(clang libclang-rt-dev) ;;
            debian:mingw) packages+=(g++-mingw-w64-x86-64-posix wine64) ;;
            debian:windows) packages+=(nsis) ;;
            debian:lint)
                packages+=(reuse shellcheck git qml6-module-qtquick-tooling)
                [[ $release != debian12 ]] || packages+=(clang-format-14 clang-tidy-14) ;;
            fedora:build)
                packages+=(gcc-c++ cmake ninja-build json-devel cli11-devel
                    qt6-qtbase-devel qt6-qtdeclarative-devel qt6-qtsvg-devel qt6-qttools-devel) ;;
            fedora:run) packages+=(qt6-qtmultimedia rsms-inter-fonts google-noto-sans-devanagari-fonts google-noto-sans-cjk-fonts) ;;
            fedora:build_tests) packages+=(doctest-devel sqlite-devel) ;;
            fedora:test) packages+=(xorg-x11-server-Xvfb xdotool ImageMagick at-spi2-core python3-gobject dbus-daemon) ;;
            fedora:clang) packages+=(clang) ;;
            fedora:fuzz) packages+=(clang compiler-rt) ;;
            fedora:mingw) packages+=(mingw64-gcc-c++) ;;
            fedora:lint) packages+=(clang-tools-extra reuse ShellCheck git) ;;
            arch:build) packages+=(gcc cmake ninja nlohmann-json cli11 qt6-base qt6-declarative qt6-svg qt6-tools) ;;
            arch:run) packages+=(qt6-multimedia inter-font ttf-dejavu noto-fonts noto-fonts-cjk) ;;
            arch:build_tests) packages+=(doctest) ;;
            arch:test) packages+=(xorg-server-xvfb xdotool imagemagick at-spi2-core python-gobject) ;;
            arch:clang) packages+=(clang) ;;
            arch:fuzz) packages+=(clang compiler-rt) ;;
            arch:mingw) packages+=(mingw-w64-gcc wine) ;;
            arch:lint) packages+=(clang reuse shellcheck git) ;;
            suse:build)
                packages+=(gcc-c++ cmake ninja nlohmann_json-devel cli11-devel qt6-base-devel qt6-declarative-devel
                    qt6-svg-devel qt6-tools-devel qt6-linguist-devel) ;;
            suse:build_tests) packages+=(doctest-devel sqlite3-devel) ;;
            suse:test) packages+=(xorg-x11-server-Xvfb xdotool ImageMagick at-spi2-core python3-gobject dbus-1-daemon dbus-1-tools) ;;
            suse:run)
                packages+=(qt6-declarative-imports qt6-sql-sqlite qt6-multimedia-imports inter-fonts
                    google-noto-sans-devanagari-fonts google-noto-sans-cjk-fonts) ;;
            macos:build) packages+=(cmake ninja nlohmann-json cli11 qtbase qtdeclarative qtsvg qttools) ;;
            macos:run) packages+=(qtmultimedia font-inter) ;;
            macos:build_tests) packages+=(doctest) ;;
            msys:build_tests) packages+=("${MINGW_PACKAGE_PREFIX:-mingw-w64-ucrt-x86_64}-doctest") ;;
            msys:build)
                local name
                for name in gcc cmake ninja nlohmann-json cli11 qt6-base qt6-declarative qt6-svg qt6-tools; do
                    packages+=("${MINGW_PACKAGE_PREFIX:-mingw-w64-ucrt-x86_64}-$name")
                done ;;
        esac
    done
}

# Debian's are asked for all at once: the game is started by way of this, and each question takes a moment.
ask_for_installed() {
    installed=''
    [[ $system != debian ]] ||
        installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)
}

is_installed() {
    case $system in
        debian) [[ $'\n'$installed$'\n' == *$'\n'"$1 installed"$'\n'* ]] ;;
        fedora | suse) rpm -q --whatprovides "$1" >/dev/null 2>&1 ;;
        arch | msys) pacman -Q "$1" >/dev/null 2>&1 ;;
        macos) brew list "$1" >/dev/null 2>&1 ;;
    esac
}

# Who brings a Qt in a place of its own is not given the system's.
own_qt() { [[ -n ${CMAKE_PREFIX_PATH-}${Qt6_DIR-} ]]; }

# fail_of_old_qt VERSION: nothing is installed in vain.
fail_of_old_qt() {
    local has="$system_name has"
    ! own_qt || has='what you gave is'
    fail "Boneyard needs Qt 6.4 or later and $has ${1:-none}: please use a newer system, or a Qt from elsewhere, whose folder you give as in 'CMAKE_PREFIX_PATH=~/Qt/6.8.3/gcc_64 packaging/${0##*/}'."
}

is_old_qt() {
    local major minor
    IFS=. read -r major minor _ <<<"$1"
    [[ -z $major || $major -lt 6 || ($major -eq 6 && ${minor:-0} -lt 4) ]]
}

may_use_sudo() {
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null || { [[ -t 0 ]] && sudo -v; }
}

# The packages' own program, as a person would start it.
installer() {
    case $system in
        debian) echo 'apt-get install' ;;
        fedora) echo 'dnf install' ;;
        suse) echo 'zypper install' ;;
        arch | msys) echo 'pacman -S' ;;
        macos) echo 'brew install' ;;
    esac
}

# explain_installation LOG: says in one sentence why it failed and what to do.
explain_installation() {
    if grep -qiE 'failed to (fetch|download)|resolv|unable to connect|timed? ?out|no address|network is unreachable' "$1"; then
        fail "The packages could not be fetched: please connect this machine to the network and start me again. (All that was said: $1)"
    elif [[ $system == arch ]] && grep -qE 'error: (404|target not found)|returned error: 404' "$1"; then
        fail "This system's list of packages is out of date: please run 'pacman -Syu' as root and start me again. (All that was said: $1)"
    fi
    fail "The packages could not be installed: $(grep -iE '^(E|error)[: ]' "$1" | head -1 || tail -1 "$1") (All that was said: $1)"
}

# Sets $missing: what of these sets is not installed.
find_missing() {
    local package installed
    missing=()
    choose_packages "$@"
    [[ ${#packages[@]} -gt 0 ]] || return 0
    ask_for_installed
    for package in "${packages[@]}"; do
        case $package in *qt6* | *qml6* | qt*) ! own_qt || continue ;; esac
        is_installed "$package" || missing+=("$package")
    done
}

# install_packages "SETS..." ["SETS..."...]: installs what is missing, and says so; nothing missing, nothing said. It waits
# for the first group only; the others follow one another beside what comes next: see packages_are_there.
install_packages() {
    find_system
    if [[ $system == unknown ]]; then
        for tool in c++ cmake ninja; do
            command -v $tool >/dev/null || fail "I do not know how to install packages on $system_name; please install by hand: a C++20 compiler, CMake 3.21 or later, Ninja, nlohmann-json, CLI11, and Qt 6.4 or later with Quick, Quick Controls, SVG and the Linguist tools."
        done
        return 0
    fi
    [[ $system != macos ]] || command -v brew >/dev/null || fail "Homebrew is missing: see https://brew.sh, then start me again."
    local sets missing all=()
    groups=()
    for sets in "$@"; do
        # shellcheck disable=SC2086
        find_missing $sets
        groups+=("${missing[*]-}")
        all+=(${missing[@]+"${missing[@]}"})
    done
    [[ ${#all[@]} -gt 0 ]] || return 0

    root=()
    if [[ $system != macos && $system != msys && $(id -u) -ne 0 ]]; then
        may_use_sudo || fail "Packages are missing, and I am neither root nor allowed to use sudo: please have someone who is run '$(installer) ${all[*]}' and start me again."
        root=(sudo)
    fi
    say "Installing ${#all[@]} packages: ${all[*]}"
    : >build/install.log
    if [[ $system == debian ]]; then
        # Old lists may do as well; if they do not, it is the installation that fails.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq update >build/install.log 2>&1 || true
        refuse_old_qt build/install.log
    fi
    install_group 1
    packages_are_there 1
}
groups=() installing='' group=0

# install_group N: begins with it, or with the first after it that lacks something. Two at once would wait for each other.
install_group() {
    installing=''
    for ((group = $1; group <= ${#groups[@]}; ++group)); do
        [[ -n ${groups[group - 1]} ]] || continue
        # shellcheck disable=SC2086
        install_these ${groups[group - 1]} >>build/install.log 2>&1 &
        installing=$!
        return 0
    done
}

# packages_are_there [N]: waits for the first N groups, or for all.
packages_are_there() {
    while [[ -n $installing && $group -le ${1:-${#groups[@]}} ]]; do
        wait "$installing" || explain_installation build/install.log
        install_group $((group + 1))
    done
}

as_root() { ${root[@]+"${root[@]}"} "$@"; }

install_these() {
    case $system in
        debian)
            # A setting that someone changed stays as it is: nobody is there to be asked. Another installer may be at work.
            as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 \
                -o Dpkg::Options::=--force-confdef -o Dpkg::Options::=--force-confold -o DPkg::Lock::Timeout=300 \
                install -y --no-install-recommends "$@" ;;
        fedora) as_root dnf -y -q install --setopt=install_weak_deps=False "$@" ;;
        suse) as_root zypper -n -q install --no-recommends "$@" ;;
        arch | msys) as_root pacman -S --needed --noconfirm "$@" ;;
        macos) brew install -q "$@" ;;
    esac
}

# refuse_old_qt LOG: Debian and Ubuntu are asked which Qt they have before anything is installed. Where the lists could
# not be fetched, they do not know.
refuse_old_qt() {
    [[ " ${all[*]} " == *' qt6-base-dev '* ]] || return 0
    local offered
    offered=$(apt-cache policy qt6-base-dev 2>/dev/null | sed -n 's/^ *Candidate: \([0-9.]*\).*/\1/p')
    is_old_qt "$offered" || return 0
    [[ -n $offered ]] || ! grep -qE '^[EW]:' "$1" || explain_installation "$1"
    fail_of_old_qt "$offered"
}
