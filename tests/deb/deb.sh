#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# One look at the package: deb.sh WHAT BUILD-FOLDER.
set -euo pipefail
what=$1 build=$2
cd "$build"
folder=$build/deb

# What AppStream finds amiss, but that there is no home page: without the setting BONEYARD_HOMEPAGE none is named.
metainfo() {
    appstreamcli validate --pedantic --no-net "$@" >found || true
    if grep -q ': url-homepage-missing' found; then sed -i '/: url-homepage-missing/d; /Validation failed: warnings: 1$/d' found; fi
    sed '/Validation was successful/d' found
}

case $what in
    package)
        rm -rf "$folder" ./*.deb
        cpack -G DEB >cpack.log 2>&1 || { cat cpack.log; exit 1; }
        dpkg-deb -x ./*.deb "$folder"
        for file in games/boneyard games/boneyard-engine share/applications/boneyard.desktop share/mime/packages/boneyard.xml \
            share/metainfo/io.github.boneyard.boneyard.metainfo.xml share/icons/hicolor/scalable/apps/boneyard.svg \
            share/icons/hicolor/48x48/apps/boneyard.png share/man/man6/boneyard.6.gz share/man/man6/boneyard-engine.6.gz; do
            [[ -s $folder/usr/$file ]] || { echo "The package has no $file."; exit 1; }
        done
        dpkg-deb -f ./*.deb Depends | grep -qw fonts-inter || { echo "The package does not ask for Inter."; exit 1; }
        # Manual pages in English, and in each language that has a catalogue.
        source=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' CMakeCache.txt)
        wanted=$(find "$source/packaging/linux/man" -name '*.po' | wc -l)
        found=$(find "$folder/usr/share/man" -path '*/*/man6/boneyard*.6.gz' -not -path '*/man/man6/*' | wc -l)
        [[ $wanted -gt 20 && $found -eq $((2 * wanted)) ]] || { echo "$found manual pages are not in English."; exit 1; }
        ;;
    lintian)
        out=$(lintian --allow-root -I --pedantic ./*.deb 2>&1 | grep -v 'running with root privileges' || true)
        [[ -z $out ]] || { echo "$out"; exit 1; }
        ;;
    metadata)
        out=$(desktop-file-validate "$folder"/usr/share/applications/*.desktop
            metainfo "$folder"/usr/share/metainfo/*.xml
            for page in "$folder"/usr/share/man/{,*/}man6/*.gz; do
                MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null
            done)
        [[ -z $out ]] || { echo "$out"; exit 1; }
        ;;
    addresses)
        # The address of the setting BONEYARD_HOMEPAGE stands where it is to be, and without it none at all.
        out=$(grep -rlE 'github\.com' "$folder/usr" || true
            dpkg-deb -f ./*.deb Homepage)
        [[ -z $out ]] || grep -q '^BONEYARD_HOMEPAGE:STRING=.' CMakeCache.txt || { echo "An address is named in: $out"; exit 1; }
        packaging=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' CMakeCache.txt)/packaging/linux
        file=io.github.boneyard.boneyard.metainfo.xml
        mkdir -p addresses
        wanted=$((2 + $(grep -c '<image>' "$packaging/$file")))  # the page itself, where faults are told, the pictures
        for page in '' https://example.org/boneyard; do
            cmake -DTEMPLATE="$packaging/$file" -DFILE="$PWD/addresses/$file" -DPROJECT_VERSION=1.0.0 \
                -DBONEYARD_HOMEPAGE=$page -P "$packaging/metainfo.cmake"
            out=$(metainfo "addresses/$file")
            [[ -z $out ]] || { echo "With the home page '$page': $out"; exit 1; }
            named=$(grep -c "://" "addresses/$file" || true)
            [[ $named -eq ${page:+$wanted} ]] || { echo "With the home page '$page' $named addresses are named."; exit 1; }
        done
        ;;
    starts)
        answer=$(echo '{"cmd":"games"}' | "$folder/usr/games/boneyard-engine")
        [[ $answer == *'"ok":true'* ]] || { echo "$answer"; exit 1; }
        "$folder/usr/games/boneyard" --game matador --autoplay --pace instant --plies 8 --screenshot "$folder/picture.png"
        [[ -s $folder/picture.png ]]
        ;;
    *)
        echo "deb.sh: I cannot look at '$what'." >&2
        exit 2
        ;;
esac
