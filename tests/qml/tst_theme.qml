// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Settings

/// Everybody can read it: text reaches 4.5:1 on its ground, symbols 3:1.
TestCase {
    id: root

    name: "Theme"

    function init() {
        failOnWarning(/.?/);
    }

    function part(value: real): real {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    function light(c: color): real {
        return 0.2126 * root.part(c.r) + 0.7152 * root.part(c.g) + 0.0722 * root.part(c.b);
    }
    function ratio(a: color, b: color): real {
        const one = root.light(a);
        const two = root.light(b);
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
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
            verify(root.ratio(p[name], p.chrome) >= 4.5, name + " on chrome: " + root.ratio(p[name], p.chrome));
        for (const name of ["ink", "quiet"])
            verify(root.ratio(p[name], p.raised) >= 4.5, name + " on raised: " + root.ratio(p[name], p.raised));
        verify(root.ratio(p.accentInk, p.accent) >= 4.5, "on accent: " + root.ratio(p.accentInk, p.accent));
    }

    function test_symbols_are_seen_data() {
        return root.test_text_is_legible_data();
    }
    function test_symbols_are_seen(data: var) {
        const p = data.p;
        verify(root.ratio(p.accent, p.chrome) >= 3, "accent on chrome: " + root.ratio(p.accent, p.chrome));
        verify(root.ratio(p.focus, p.chrome) >= 3, "focus on chrome: " + root.ratio(p.focus, p.chrome));
        verify(root.ratio(p.feltInk, p.feltLight) >= 3, "title on felt: " + root.ratio(p.feltInk, p.feltLight));
        verify(root.ratio(Theme.pip, Theme.ivoryShade) >= 7, "pips on ivory");
    }

    function test_the_lines_of_a_plot_are_seen() {
        for (const theme of ["light", "dark", "contrast"]) {
            Settings.theme = theme;
            const grounds = [Theme.colors.raised, Theme.colors.chrome];
            for (const line of Theme.sides.concat(Theme.teams)) {
                for (const ground of grounds)
                    verify(root.ratio(Qt.lighter(line, 1), ground) >= 3, theme + ": " + line + " on " + ground);
            }
            compare(new Set(Theme.sides).size, 6);
        }
        Settings.theme = "system";
    }

    function test_elements_are_legible_on_their_tiles() {
        for (const name of ["R", "O", "Y", "G", "B", "P"]) {
            const symbol = root.ratio(Qt.lighter(Catalog.ink("element", name), 1), Theme.ivoryShade);
            const number = root.ratio(Theme.pip, Qt.lighter(Catalog.enamel("element", name), 1));
            verify(symbol >= 4.5, name + " on ivory: " + symbol);
            verify(number >= 4.5, "a number on the enamel of " + name + ": " + number);
        }
    }

    function test_the_enamel_of_elements_is_seen_on_dark_felt() {
        for (const name of ["R", "O", "Y", "G", "B", "P"]) {
            const enamel = Qt.lighter(Catalog.enamel("element", name), 1);
            for (const p of [Theme.night, Theme.contrast])
                verify(root.ratio(enamel, p.feltLight) >= 3, name + ": " + root.ratio(enamel, p.feltLight));
        }
    }
}
