// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Common
import Boneyard.Controls

/// Everybody can read it: text reaches 4.5:1 on its ground, symbols 3:1.
TestCase {
    id: root

    name: "Theme"

    Contrast {
        id: seen
    }

    function init() {
        failOnWarning(/.?/);
    }

    function test_text_is_legible_data() {
        return [
            {
                "tag": "night",
                "p": Theme.night
            },
            {
                "tag": "day",
                "p": Theme.day
            },
            {
                "tag": "contrast",
                "p": Theme.contrast
            }
        ];
    }
    function test_text_is_legible(data: var) {
        const p = data.p;
        for (const name of ["ink", "quiet", "good", "bad"])
            verify(seen.ratio(p[name], p.chrome) >= 4.5, name + " on chrome: " + seen.ratio(p[name], p.chrome));
        for (const name of ["ink", "quiet"])
            verify(seen.ratio(p[name], p.raised) >= 4.5, name + " on raised: " + seen.ratio(p[name], p.raised));
        verify(seen.ratio(p.accentInk, p.accent) >= 4.5, "on accent: " + seen.ratio(p.accentInk, p.accent));
    }

    function test_symbols_are_seen_data() {
        return root.test_text_is_legible_data();
    }
    function test_symbols_are_seen(data: var) {
        const p = data.p;
        verify(seen.ratio(p.accent, p.chrome) >= 3, "accent on chrome: " + seen.ratio(p.accent, p.chrome));
        verify(seen.ratio(p.focus, p.chrome) >= 3, "focus on chrome: " + seen.ratio(p.focus, p.chrome));
    }

    function test_elements_are_legible_on_their_coins() {
        for (const name of ["R", "O", "Y", "G", "B", "P"]) {
            const symbol = seen.ratio(Qt.lighter(Catalog.ink("element", name), 1), Theme.ivory);
            verify(symbol >= 4.5, name + " on ivory: " + symbol);
        }
    }
}
