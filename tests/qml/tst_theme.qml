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

    function test_the_lines_of_a_plot_are_seen() {
        for (const theme of ["light", "dark", "contrast"]) {
            Settings.theme = theme;
            const grounds = [Theme.colors.raised, Theme.colors.chrome];
            for (const line of Array.from(Theme.colors.seats).concat(Theme.teams)) {
                for (const ground of grounds)
                    verify(seen.ratio(Qt.lighter(line, 1), ground) >= 3, theme + ": " + line + " on " + ground);
            }
        }
        Settings.theme = "system";
    }

    function test_elements_are_legible_on_their_coins() {
        for (const name of ["R", "O", "Y", "G", "B", "P"]) {
            const symbol = seen.ratio(Qt.lighter(Catalog.ink("element", name), 1), Theme.ivory);
            verify(symbol >= 4.5, name + " on ivory: " + symbol);
        }
    }

    function test_medallions_are_seen_on_every_ground_data() {
        return root.test_text_is_legible_data();
    }
    function test_medallions_are_seen_on_every_ground(data: var) {
        const p = data.p;
        const ink = p.signInk === "dark" ? "#14211C" : "#FFFFFF"; // of the pictures: make_medallions.py
        compare(p.seats.length, 6);
        for (const seat of p.seats) {
            const on = name => seen.ratio(Qt.lighter(seat, 1), Qt.lighter(name, 1));
            verify(on(ink) >= 4.5, "the sign on " + seat + ": " + on(ink));
            verify(on(Qt.rgba(p.plate.r, p.plate.g, p.plate.b, 1)) >= 3, seat + " on a plate: " + on(p.plate));
            verify(on(p.chrome) >= 3, seat + " on chrome: " + on(p.chrome));
        }
    }

    /// What somebody sees of a colour who lacks a kind of cones (Machado, Oliveira and Fernandes 2009), in Oklab.
    function perceived(c: color, eyes: var): var {
        const l = [seen.part(c.r), seen.part(c.g), seen.part(c.b)];
        const of = (m, v) => m.map(row => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
        const cones = of([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], of(eyes, l).map(x => Math.max(0, Math.min(1, x))));
        return of([[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]], cones.map(Math.cbrt));
    }
    function test_seats_are_told_apart_by_everybody_data() {
        return root.test_text_is_legible_data();
    }
    function test_seats_are_told_apart_by_everybody(data: var) {
        const eyes = {
            "all cones": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
            "no red": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
            "no green": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
            "no blue": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]
        };
        for (const kind of Object.keys(eyes)) {
            const all = data.p.seats.map(seat => root.perceived(Qt.lighter(seat, 1), eyes[kind]));
            for (let i = 0; i < all.length; ++i) {
                for (let k = 0; k < i; ++k) {
                    const apart = Math.hypot(...all[i].map((x, at) => x - all[k][at]));
                    verify(apart >= 0.09, kind + ": " + data.p.seats[i] + " and " + data.p.seats[k] + ": " + apart); // 0.02 is just seen
                }
            }
        }
    }
}
