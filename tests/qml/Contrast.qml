// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// How well one colour is seen on another.
QtObject {
    id: root

    function part(value: real): real {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    function light(c: color): real {
        return 0.2126 * root.part(c.r) + 0.7152 * root.part(c.g) + 0.0722 * root.part(c.b);
    }
    /// From 1, not at all, to 21, black on white (WCAG 2).
    function ratio(a: color, b: color): real {
        const one = root.light(a);
        const two = root.light(b);
        return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    }
    /// What is seen where a colour that lets through light lies on a ground.
    function over(ground: color, c: color): color {
        return Qt.tint(ground, c);
    }
}
