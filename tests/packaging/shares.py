#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What the settings tell of a language that is not whole: shares.py SOURCE-FOLDER CMAKE."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SOURCE, CMAKE = pathlib.Path(sys.argv.pop(1)), sys.argv.pop(1)
ENGLISH = '# Game\n\n## In short {#in-short}\nLay a tile.\n\n## Turn {#turn}\nLay it.\n'  # five blocks


def texts(said, unfinished):
    messages = ['<message><source>a</source><translation>b</translation></message>'] * said
    messages += ['<message><source>a</source><translation type="unfinished"></translation></message>'] * unfinished
    return '<TS version="2.1">' + '\n'.join(messages) + '</TS>'


def shares(languages):
    """What is counted where each of the languages has these texts and this page."""
    with tempfile.TemporaryDirectory() as name:
        folder, out = pathlib.Path(name), pathlib.Path(name) / 'shares.json'
        (folder / 'translations').mkdir()
        for language, (content, page) in {'en': (texts(1, 0), ENGLISH), **languages}.items():
            (folder / 'translations' / f'boneyard_{language}.ts').write_text(content)
            rules = folder / 'assets/rules' / language
            rules.mkdir(parents=True)
            if page:
                (rules / 'game.md').write_text(page)
        subprocess.run([CMAKE, f'-DSOURCE={folder}', f'-DOUT={out}', '-P', SOURCE / 'app/desktop/shares.cmake'], check=True)
        return json.loads(out.read_text())


class Shares(unittest.TestCase):
    def test_what_says_everything_is_whole_and_english_is_not_counted(self):
        self.assertEqual(shares({'sv': (texts(15, 0), ENGLISH)}), {'sv': 100})

    def test_a_text_that_is_not_translated_is_missing(self):
        self.assertEqual(shares({'sv': (texts(14, 1), ENGLISH)}), {'sv': 95})

    def test_a_text_that_a_language_does_not_have_is_missing(self):
        self.assertEqual(shares({'sv': (texts(11, 0), ENGLISH), 'uk': (texts(15, 0), ENGLISH)}), {'sv': 80, 'uk': 100})

    def test_each_block_of_the_rules_that_is_not_written_is_missing(self):
        brief = ENGLISH[:ENGLISH.index('## Turn')]
        self.assertEqual(shares({'sv': (texts(15, 0), brief), 'uk': (texts(15, 0), '')}), {'sv': 90, 'uk': 75})

    def test_a_longer_page_does_not_make_up_for_texts(self):
        self.assertEqual(shares({'sv': (texts(14, 1), ENGLISH * 3)}), {'sv': 95})


unittest.main(verbosity=2)
