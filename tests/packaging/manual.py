#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""The manual pages in all languages: manual.py SOURCE-FOLDER BUILD-FOLDER CMAKE."""
import gzip
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import unittest

SOURCE, BUILD, CMAKE = pathlib.Path(sys.argv.pop(1)), pathlib.Path(sys.argv.pop(1)), sys.argv.pop(1)
MAN = SOURCE / 'packaging/linux/man'
PAGES = 'boneyard.6', 'boneyard-engine.6'
LANGUAGES = sorted(path.stem.removeprefix('boneyard_') for path in (SOURCE / 'translations').glob('*.ts')
                   if path.stem != 'boneyard_en')
CODE = re.compile(r'`[^`]*`')


def messages(page):
    """What of an English page is said in other languages, as manual.cmake has it."""
    text = re.sub(r'\.EX\n.*?\.EE\n', '', (MAN / page).read_text(), flags=re.S)
    lines = [re.sub(r'^\.TH .*"(.*)"$|^\.SH |^.* \\- ', r'\1', line) for line in text.splitlines()]
    return [line for line in lines if not line.startswith('.')]


def catalogue(language):
    text = (MAN / f'{language}.po').read_text()
    return dict(re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', text, flags=re.M))


def page_of(language, page):
    return gzip.decompress((BUILD / 'share/man' / language / 'man6' / (page + '.gz')).read_bytes()).decode()


def shown(file):
    """What a reader sees, and what is complained of; a page that never ends is a fault as well."""
    done = subprocess.run(['man', '--warnings', '-E', 'UTF-8', '-l', '-Tutf8', str(file)], capture_output=True, timeout=60,
                          env=os.environ | {'MANROFFSEQ': '', 'MANWIDTH': '80', 'MAN_KEEP_FORMATTING': '', 'LC_ALL': 'C.UTF-8'})
    text = re.sub('.\b|\x1b\\[[0-9;]*m', '', done.stdout.decode())
    return unicodedata.normalize('NFC', text), done.stderr.decode()  # groff takes accents apart


class Manual(unittest.TestCase):
    def test_every_language_of_the_program_has_a_catalogue(self):
        self.assertEqual(sorted(path.stem for path in MAN.glob('*.po')), LANGUAGES)

    def test_a_catalogue_says_each_message_and_no_other(self):
        wanted = {message for page in PAGES for message in messages(page)}
        self.assertGreater(len(wanted), 40)
        for language in LANGUAGES:
            with self.subTest(language):
                self.assertEqual(set(catalogue(language)), wanted)

    def test_what_is_typed_and_what_is_counted_stays(self):
        for language in LANGUAGES:
            for message, said in catalogue(language).items():
                with self.subTest(language, message=message):
                    self.assertEqual(sorted(CODE.findall(said)), sorted(CODE.findall(message)))
                    self.assertEqual(said.count('`') % 2, 0)
                    self.assertNotRegex(said, r'^[.\']|[\\"]')
                    numbers = [set(re.findall(r'[0-9]{2,}x?[0-9]*', CODE.sub('', text))) for text in (said, message)]
                    self.assertEqual(*numbers)

    def test_no_sentence_is_left_in_english(self):
        for language in LANGUAGES:
            for page in PAGES:
                lines = page_of(language, page).splitlines()
                for message in messages(page):
                    if len(message.split()) < 2 or CODE.sub('', message).isupper():
                        continue
                    english = re.sub('`([^`]*)`', lambda code: '\\fB' + code[1].replace('--', '\\-\\-') + '\\fR', message)
                    self.assertFalse(any(line.endswith(english) for line in lines), f'{language}: {message}')

    def test_every_switch_of_the_help_is_on_every_page(self):
        answer = subprocess.run([BUILD / 'bin/boneyard', '--help'], capture_output=True, text=True, check=True).stdout
        switches = set(re.findall(r'--[a-z-]+', answer))
        self.assertGreater(len(switches), 20)
        for language in ['', *LANGUAGES]:
            page = page_of(language, 'boneyard.6').replace('\\-', '-')
            for switch in switches:
                self.assertRegex(page, rf'\n\.BI? ([^\n]*" )?{switch}( |\n)|\n\.BR -[a-z] ", " {switch}\n', f'{language}: {switch}')

    def test_games_are_called_as_the_glossary_says(self):
        terms = {term['term']: term['said'] for term in json.loads((SOURCE / 'translations/glossary.json').read_text())['terms']}
        opens = next(message for message in messages('boneyard.6') if message.startswith('Opens'))
        for language in LANGUAGES:
            self.assertIn(terms['Triominoes'][language][0].lower(), catalogue(language)[opens].lower(), language)

    @unittest.skipUnless(shutil.which('man'), 'there is no man')
    def test_every_page_is_shown_without_complaint(self):
        for language in ['', *LANGUAGES]:
            for page in PAGES:
                text, complaint = shown(BUILD / 'share/man' / language / 'man6' / (page + '.gz'))
                self.assertEqual(complaint, '', language)
                name = messages(page)[2]
                said = catalogue(language)[name] if language else name
                self.assertIn(unicodedata.normalize('NFC', said).split()[0], text, language)
                self.assertGreater(len(text.splitlines()), 30, language)

    def test_what_a_catalogue_lacks_is_said_in_english(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / 'sv.po'
            file.write_text((MAN / 'sv.po').read_text().replace('msgstr "Dina inställningar."', 'msgstr ""'))
            made = pathlib.Path(folder) / 'made'
            subprocess.run([CMAKE, f'-DPAGE={MAN}/boneyard.6', f'-DFILE={made}', '-DVERSION=1.2.3', f'-DCATALOGUE={file}',
                            '-P', MAN.parent / 'manual.cmake'], check=True)
            text = made.read_text()
            self.assertIn('\nYour settings.\n', text)
            self.assertIn('\n.SH FLAGGOR\n', text)
            self.assertIn('"Boneyard 1.2.3"', text)


unittest.main(verbosity=2)
