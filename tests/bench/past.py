#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""How fast a hundred thousand matches are listed, searched, sorted and counted.

    tests/bench/past.py [BUILD] [MATCHES]

makes a store of so many matches in a folder of its own, and prints what each question took, the best of three.
"""
import os
import subprocess
import sys
import tempfile


def main() -> int:
    build = sys.argv[1] if len(sys.argv) > 1 else "build/release"
    many = sys.argv[2] if len(sys.argv) > 2 else "100000"
    with tempfile.TemporaryDirectory() as home:
        environment = dict(
            os.environ,
            BONEYARD_PAST=many,
            HOME=home,
            QT_QPA_PLATFORM="offscreen",
            LC_ALL="C.UTF-8",
            TZ="UTC",
        )
        done = subprocess.run(
            [os.path.join(build, "tests", "tests_all_app"), "tst_past_speed"],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    for line in (done.stdout + done.stderr).splitlines():
        if "QINFO" in line or line.startswith(("FAIL", "Totals")):
            print(line.split(") ", 1)[-1])
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
