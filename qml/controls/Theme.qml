// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick
import Boneyard.Settings

/// Colours, sizes and durations. Everything that is drawn asks here.
QtObject {
    id: root

    component Palette: QtObject {
        required property color chrome
        required property color raised
        required property color ink
        required property color quiet
        required property color accent
        required property color accentInk
        required property color good
        required property color bad
        required property color focus
        required property color outline
        required property real outlineWidth
        required property color plate
        required property color spot
        required property var seats ///< what seats are told apart by, besides their signs
        required property string signInk ///< of the signs on these and on teams' colours
    }

    readonly property Palette night: Palette {
        chrome: "#16231F"
        raised: "#22332D"
        ink: "#F3EFE4"
        quiet: "#A9B8B0"
        accent: "#F2B950"
        accentInk: "#2A1D05"
        good: "#7CCB92"
        bad: "#F0826F"
        focus: "#8FD3FF"
        outline: "#33463F"
        outlineWidth: 1
        plate: "#D916231F"
        spot: "#33F2B950"
        seats: ["#65A5F5", "#DB8047", "#8DD37E", "#FEB6DE", "#A681A8", "#EAEDB7"]
        signInk: "dark"
    }
    readonly property Palette day: Palette {
        chrome: "#F7F3EA"
        raised: "#EFE9DC"
        ink: "#1F2E29"
        quiet: "#5C6B64"
        accent: "#B2620D"
        accentInk: "#FFFFFF"
        good: "#1F7A45"
        bad: "#B3321F"
        focus: "#0B5FA5"
        outline: "#D8CFBC"
        outlineWidth: 1
        plate: "#F2F7F3EA"
        spot: "#A6FFF1D6"
        seats: ["#2B439E", "#5A2614", "#048563", "#8B195D", "#8166AF", "#635800"]
        signInk: "light"
    }
    readonly property Palette contrast: Palette {
        chrome: "#000000"
        raised: "#000000"
        ink: "#FFFFFF"
        quiet: "#FFFFFF"
        accent: "#FFE600"
        accentInk: "#000000"
        good: "#00FF7F"
        bad: "#FF6B6B"
        focus: "#FFE600"
        outline: "#FFFFFF"
        outlineWidth: 2
        plate: "#000000"
        spot: "#33FFE600"
        seats: ["#5DC8EF", "#FE4704", "#BAFFE0", "#B77A95", "#8878FF", "#D5BA81"]
        signInk: "dark"
    }
    readonly property bool plain: Settings.effectiveTheme === "contrast"
    readonly property bool light: Settings.effectiveTheme === "light"
    readonly property Palette colors: root.plain ? root.contrast : root.light ? root.day : root.night

    // Knobs and coins
    readonly property color ivory: "#FBF5E6"
    readonly property color ivoryRim: "#A8966F"

    /// What teams are told apart by, besides their marks.
    readonly property var teams: root.plain ? [root.colors.ink, root.colors.ink, root.colors.ink] : root.light ? ["#0B5FA5", "#A3400F", "#1F6B4A"] : ["#8FD3FF", "#F7A77B", "#8EDCB0"]

    /// What a side is told apart by, besides its name: a team by its own, who plays alone as at the table.
    function sideColor(side: int, team: int): color {
        return team >= 0 ? root.teams[team] : root.colors.seats[side];
    }

    // Type. In a very large window everything is a little larger.
    property real roomy: 1
    readonly property string family: root.pickFamily()
    readonly property int small: Math.round(13 * Settings.textScale * root.roomy)
    readonly property int body: Math.round(15 * Settings.textScale * root.roomy)
    readonly property int large: Math.round(18 * Settings.textScale * root.roomy)
    readonly property int title: Math.round(24 * Settings.textScale * root.roomy)
    readonly property int display: Math.round(36 * Settings.textScale * root.roomy)

    /// Letters that shrink to fit become no smaller: one sits further away from a very large window.
    readonly property int least: root.roomy < 1.4 ? Math.min(10, root.small) : Math.min(18, root.small)

    // Space
    readonly property int gap: 8
    readonly property int radius: 12
    property bool cramped: false ///< a small window has no room for what a finger would like
    readonly property int control: root.cramped ? Math.max(38, 24 + root.body) : Math.max(root.px(44), root.px(29) + root.body)

    // Motion: milliseconds; nothing moves with reduced motion, it fades briefly.
    property bool held: false ///< a picture is being taken: nothing moves
    readonly property bool still: root.held || Settings.reducedMotion || Settings.pace === "instant"
    readonly property real pace: Settings.pace === "slow" ? 1.7 : Settings.pace === "fast" ? 0.55 : 1
    readonly property int settle: 350 ///< what has just appeared takes no press for so long: that was meant for what was there
    readonly property int lift: root.still ? 0 : 120
    readonly property int fly: root.still ? 0 : Math.round(220 * root.pace)
    readonly property int arc: root.still ? 0 : Math.round(350 * root.pace)
    readonly property int landed: 20 ///< a frame and a little: so long a tile lies before what comes of it is seen
    readonly property int camera: root.still ? 0 : 300
    readonly property int sheet: root.still ? 0 : 180
    readonly property int fade: Settings.pace === "instant" ? 0 : 80
    readonly property int highlight: Settings.pace === "instant" ? 0 : 1600
    readonly property int won: root.held || Settings.pace === "instant" ? 0 : Math.round(2400 * Math.min(1, root.pace)) ///< so long what has won a round or a match is seen, moving or not, before anything is said of it
    readonly property int deal: root.still ? 0 : Math.min(1100, Math.round(800 * root.pace)) ///< so long a round is dealt
    readonly property int count: root.still ? 0 : Math.round(400 * Math.min(1, root.pace)) ///< so long points count up at a plate
    readonly property int pop: Settings.pace === "instant" ? 0 : 900

    /// So long points are seen with what they were for: until they are read.
    function popFor(words: string): int {
        return Math.max(root.pop, Math.min(1400, 45 * words.length));
    }
    /// Whether what is so large, a window or a page that fills it, has to save room.
    function isSmall(width: real, height: real): bool {
        return width < 800 || height < 500;
    }
    /// A length for a window of usual size, in this one.
    function px(length: real): int {
        return Math.round(length * root.roomy);
    }

    function image(name: string): url {
        return "qrc:/assets/images/" + name;
    }

    function pickFamily(): string {
        const installed = Qt.fontFamilies();
        const wanted = ["Inter", "Noto Sans", "Open Sans", "Segoe UI", "Helvetica Neue", "DejaVu Sans Condensed", "DejaVu Sans"];
        for (const name of wanted) {
            if (installed.includes(name))
                return name;
        }
        return Qt.application.font.family;
    }
}
