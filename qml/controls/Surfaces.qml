// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick
import Boneyard.Settings

/// The tables there are, which of them is played on, and the colours of what lies bare on it. All tables are darker than
/// what is written on them, also by day; in high contrast there is one table only, and it is black.
QtObject {
    id: root

    component Inks: QtObject {
        required property color ink
        required property color accent
        required property color accentInk
        required property color good
        required property color bad
        required property color focus
        required property color spot
    }

    readonly property Surface green: Surface {
        name: "green"
        material: "felt"
        light: "#21463D"
        dark: "#10251F"
        dayLight: "#3D7561"
        dayDark: "#2A5848"
    }
    readonly property Surface blue: Surface {
        name: "blue"
        material: "felt"
        light: "#213F63"
        dark: "#0F1D33"
        dayLight: "#3C6491"
        dayDark: "#294A70"
    }
    readonly property Surface wine: Surface {
        name: "wine"
        material: "felt"
        light: "#5A2233"
        dark: "#2B0F19"
        dayLight: "#823246"
        dayDark: "#5A2130"
    }
    readonly property Surface walnut: Surface {
        name: "walnut"
        material: "wood"
        light: "#5C412F"
        dark: "#2C1D13"
        dayLight: "#7D573B"
        dayDark: "#543722"
    }
    readonly property Surface slate: Surface {
        name: "slate"
        material: "slate"
        light: "#40464B"
        dark: "#1F2326"
        dayLight: "#626970"
        dayDark: "#464C51"
    }
    readonly property list<Surface> all: [root.green, root.blue, root.wine, root.walnut, root.slate]
    readonly property Surface chosen: root.of(Settings.tableLook)

    readonly property Inks lamp: Inks {
        ink: "#F3EFE4"
        accent: "#F2B950"
        accentInk: "#2A1D05"
        good: "#7CCB92"
        bad: "#F0826F"
        focus: "#8FD3FF"
        spot: "#33F2B950"
    }
    readonly property Inks day: Inks {
        ink: "#FFFFFF"
        accent: "#FFD587"
        accentInk: "#2A1D05"
        good: "#A6EFBA"
        bad: "#FFC1B5"
        focus: "#CDEBFF"
        spot: "#17FFD587"
    }
    readonly property Inks contrast: Inks {
        ink: "#FFFFFF"
        accent: "#FFE600"
        accentInk: "#000000"
        good: "#00FF7F"
        bad: "#FF6B6B"
        focus: "#FFE600"
        spot: "#33FFE600"
    }
    readonly property Inks on: Theme.plain ? root.contrast : Theme.light ? root.day : root.lamp

    readonly property color light: root.lightOf(root.chosen)
    readonly property color dark: root.darkOf(root.chosen)

    /// The table of that name.
    function of(name: string): Surface {
        for (let i = 0; i < root.all.length; ++i) {
            if (root.all[i].name === name)
                return root.all[i];
        }
        return root.green;
    }
    /// The middle of a table, and its edges, in the light that there is.
    function lightOf(surface: Surface): color {
        return Theme.plain ? "#000000" : Theme.light ? surface.dayLight : surface.light;
    }
    function darkOf(surface: Surface): color {
        return Theme.plain ? "#000000" : Theme.light ? surface.dayDark : surface.dark;
    }
}
