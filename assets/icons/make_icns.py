#!/usr/bin/env python3
"""Packs the pictures in sizes/ into boneyard.icns, as macOS has read them since 10.7: PNG, a kind for each size and
for each double resolution."""
import pathlib
import struct

KINDS = {'icp4': 16, 'icp5': 32, 'ic07': 128, 'ic08': 256, 'ic09': 512, 'ic11': 32, 'ic12': 64, 'ic13': 256, 'ic14': 512}
SIZES = pathlib.Path(__file__).parent / 'sizes'

parts = b''
for kind, size in KINDS.items():
    picture = (SIZES / f'{size}.png').read_bytes()
    parts += kind.encode() + struct.pack('>I', len(picture) + 8) + picture
(SIZES / 'boneyard.icns').write_bytes(b'icns' + struct.pack('>I', len(parts) + 8) + parts)
