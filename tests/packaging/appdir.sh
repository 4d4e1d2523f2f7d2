#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# The AppImage's folder is laid out, and the program in it started with an empty environment: all libraries that it takes
# lie in the folder, but those that every system has. Where a part of Qt is missing there it says so. appdir.sh SOURCE-FOLDER
set -euo pipefail
cd "$1"
packaging/appimage/build >/dev/null
folder=$PWD/build/appimage/Boneyard.AppDir
[[ $(find "$folder/usr/share/boneyard/fonts" -name 'Inter-*.otf' | wc -l) -eq 4 ]] || { echo "The letters are not in the folder."; exit 1; }
for file in others LGPL-3.0 OFL-1.1 MIT; do
    [[ -s $folder/usr/share/boneyard/licences/LICENSE-$file.txt ]] || { echo "The licence $file is not in the folder."; exit 1; }
done
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
start() { env -i HOME="$home" XDG_RUNTIME_DIR="$home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen "$@"; }
start LD_DEBUG=files LD_DEBUG_OUTPUT="$home/loaded" "$folder/AppRun" --game matador --autoplay --pace instant --plies 8 --screenshot "$home/picture.png"
[[ -s $home/picture.png ]] || { echo "No picture was taken."; exit 1; }
systems=$(sed -n "s/^systems='\(.*\)'$/\1/p" packaging/appimage/build)
loaded=$(cat "$home"/loaded.* | sed -n 's/.*calling init: //p' | sort -u)
grep -q "^$folder/.*/libQt6Quick\.so" <<<"$loaded" || { echo "Qt is not taken from the folder."; exit 1; }
others=$(grep -vE "^$folder/|/($systems)\.so" <<<"$loaded" || true)
[[ -z $others ]] || { echo "These are not in the folder: $others"; exit 1; }

mv "$folder/usr/qml/QtQuick/Layouts" "$home"
status=0
said=$(start "$folder/AppRun" 2>&1) || status=$?
[[ $status -eq 3 && $said == *'module "QtQuick.Layouts" is not installed'* ]] || { echo "Without a module: $status, $said"; exit 1; }
mv "$home/Layouts" "$folder/usr/qml/QtQuick"
