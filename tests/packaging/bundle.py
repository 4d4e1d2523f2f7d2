#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
"""What macOS is told of the program, as far as it can be looked at without one: bundle.py SOURCE-FOLDER CMAKE."""
import pathlib
import plistlib
import struct
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET

SOURCE, CMAKE = pathlib.Path(sys.argv.pop(1)), sys.argv.pop(1)
MACOS = SOURCE / 'packaging/macos/Info.plist.in'
MIME = SOURCE / 'packaging/linux/boneyard-mime.xml'
ICON = SOURCE / 'assets/icons/sizes/boneyard.icns'
PROGRAM = (SOURCE / 'app/desktop/program/CMakeLists.txt').read_text()
FILLED_IN = {'MACOSX_BUNDLE_EXECUTABLE_NAME': 'boneyard', 'PROJECT_VERSION': '1.2.3'}


def plist():
    text = MACOS.read_text()
    for name, value in FILLED_IN.items():
        text = text.replace('${' + name + '}', value)
    assert '${' not in text and '@' not in text, 'CMake is to fill in what it does not know'
    return plistlib.loads(text.encode())


def apples(language):
    """What Apple calls a language of ours."""
    return {'pt_BR': 'pt-BR', 'zh_CN': 'zh-Hans', 'zh_TW': 'zh-Hant'}.get(language, language)


def strings():
    """InfoPlist.strings of each language, by the folder it stands in, as the build writes them."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([CMAKE, f'-DMIME={MIME}', f'-DFOLDER={folder}', '-P', SOURCE / 'packaging/macos/strings.cmake'], check=True)
        return {file.parent.name: plistlib.loads(file.read_bytes()) for file in pathlib.Path(folder).glob('*/InfoPlist.strings')}


class Bundle(unittest.TestCase):
    def test_the_keys_that_finder_and_launch_services_need_are_there(self):
        told = plist()
        self.assertEqual(told['CFBundleExecutable'], 'boneyard')
        self.assertEqual(told['CFBundleIdentifier'], 'io.github.boneyard.boneyard')
        self.assertEqual(told['CFBundlePackageType'], 'APPL')
        self.assertEqual(told['CFBundleInfoDictionaryVersion'], '6.0')
        self.assertEqual(told['NSPrincipalClass'], 'NSApplication')
        self.assertIs(told['NSHighResolutionCapable'], True)
        for key in 'CFBundleVersion', 'CFBundleShortVersionString':
            self.assertRegex(told[key], r'^\d+(\.\d+){0,2}$')

    def test_a_match_file_is_a_type_of_ours_and_opens_with_the_program(self):
        told = plist()
        (ours,) = told['UTExportedTypeDeclarations']
        (opened,) = told['CFBundleDocumentTypes']
        self.assertEqual(opened['LSItemContentTypes'], [ours['UTTypeIdentifier']])
        self.assertEqual(ours['UTTypeTagSpecification']['public.filename-extension'], ['boneyard'])
        self.assertIn('public.data', ours['UTTypeConformsTo'])
        self.assertEqual((opened['CFBundleTypeRole'], opened['LSHandlerRank']), ('Viewer', 'Owner'))

    def test_every_language_of_the_program_is_told(self):
        files = {path.stem.removeprefix('boneyard_') for path in (SOURCE / 'translations').glob('*.ts')}
        self.assertEqual(set(plist()['CFBundleLocalizations']), {apples(name) for name in files})

    def test_a_match_file_is_called_by_its_name_in_every_language(self):
        told, said = plist(), strings()
        self.assertEqual(set(said), {f'{language}.lproj' for language in told['CFBundleLocalizations']})
        english = {told['CFBundleDocumentTypes'][0]['CFBundleTypeName'],
                   told['UTExportedTypeDeclarations'][0]['UTTypeDescription']}
        (name,) = english  # macOS looks both up by it
        for entry in ET.parse(MIME).iter('{*}comment'):
            language = entry.get('{http://www.w3.org/XML/1998/namespace}lang', 'en')
            self.assertEqual(said[f'{apples(language)}.lproj'], {name: entry.text})
        self.assertEqual(len({entry[name] for entry in said.values()} - {name}), len(said) - 1)  # none is English still

    def test_the_names_are_put_into_the_folders_of_their_languages(self):
        self.assertIn('packaging/macos/strings.cmake', PROGRAM)
        self.assertIn('MACOSX_PACKAGE_LOCATION Resources/${language}.lproj', PROGRAM)

    def test_the_named_icon_is_put_where_it_is_looked_for(self):
        self.assertEqual(plist()['CFBundleIconFile'], ICON.name)
        self.assertIn('MACOSX_PACKAGE_LOCATION Resources', PROGRAM)
        self.assertIn('packaging/macos/Info.plist.in', PROGRAM)

    def test_the_icon_has_each_size_once_and_at_double_resolution(self):
        data = ICON.read_bytes()
        self.assertEqual(data[:4], b'icns')
        self.assertEqual(struct.unpack('>I', data[4:8])[0], len(data))
        found, at = {}, 8
        while at < len(data):
            kind, length = data[at:at + 4].decode(), struct.unpack('>I', data[at + 4:at + 8])[0]
            picture = data[at + 8:at + length]
            self.assertEqual(picture[:8], b'\x89PNG\r\n\x1a\n', kind)
            found[kind] = struct.unpack('>II', picture[16:24])
            at += length
        sizes = {'icp4': 16, 'icp5': 32, 'ic07': 128, 'ic08': 256, 'ic09': 512, 'ic11': 32, 'ic12': 64, 'ic13': 256, 'ic14': 512}
        self.assertEqual(found, {kind: (size, size) for kind, size in sizes.items()})


unittest.main(verbosity=2)
