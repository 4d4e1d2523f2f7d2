#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# One look at the package: deb.sh WHAT BUILD-FOLDER.
set -euo pipefail
what=$1 build=$2
cd "$build"
folder=$build/deb

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
        ;;
    lintian)
        out=$(lintian --allow-root -I --pedantic ./*.deb 2>&1 | grep -v 'running with root privileges' || true)
        [[ -z $out ]] || { echo "$out"; exit 1; }
        ;;
    metadata)
        out=$(desktop-file-validate "$folder"/usr/share/applications/*.desktop
            appstreamcli validate --pedantic --no-net "$folder"/usr/share/metainfo/*.xml | grep -v 'Validation was successful' || true
            for page in "$folder"/usr/share/man/man6/*.gz; do
                MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null
            done)
        [[ -z $out ]] || { echo "$out"; exit 1; }
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
