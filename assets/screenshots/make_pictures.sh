#!/bin/sh
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: CC0-1.0
# Takes the pictures of README and store page anew, in this folder: make_pictures.sh [build/release/bin/boneyard]
# It needs Xvfb, for xvfb-run. The film is make_film.py's.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../../build/release/bin/boneyard}

take() {
  name=$1
  shift
  QT_QUICK_BACKEND=software xvfb-run -a "$program" "$@" --mute --pace instant --language en --size 1280x800 \
    --screenshot "$here/$name.png"
}

take table --game matador --seats 4 --option set=9 --deal 7 --plies 18 --autoplay --theme dark
take elements --game matching_elements --seats 4 --deal 21 --plies 36 --autoplay --theme dark
take triominoes --game triominoes --seats 3 --deal 4 --plies 40 --autoplay --theme dark
take home --page home --theme light
