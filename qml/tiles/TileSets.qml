// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// The sets of tiles there are, and which of them is played with. They look the same in every theme, as they are things
/// and no chrome; but in high contrast there is the first one only.
QtObject {
    id: root

    readonly property TileSet ivory: TileSet {
        name: "ivory"
        body: "#FBF5E6"
        shade: "#F1E7D0"
        edge: "#D8CBB0"
        rim: "#A8966F"
        ink: "#2B2722"
        groove: "#8C7B5C"
        glint: "#FFFFFF"
        back: "#E9DEC4"
        backLine: "#C9B88F"
        good: "#2F7D5B"
    }
    readonly property TileSet ebony: TileSet {
        name: "ebony"
        body: "#3B332D"
        shade: "#2A231E"
        edge: "#B79B6B"
        rim: "#110C09"
        ink: "#F3E8D0"
        groove: "#B79B6B"
        glint: "#120D0A"
        back: "#332B25"
        backLine: "#B79B6B"
        good: "#7CCB92"
        dark: true
    }
    readonly property TileSet stone: TileSet {
        name: "stone"
        body: "#DDE0DE"
        shade: "#C9CECC"
        edge: "#AAB1AF"
        rim: "#737B7A"
        ink: "#22272A"
        groove: "#7C8483"
        glint: "#F5F7F6"
        back: "#C2C8C6"
        backLine: "#8B9391"
        good: "#1F6B4A"
    }
    readonly property TileSet bright: TileSet {
        name: "bright"
        body: "#FFFFFF"
        shade: "#EFF3F8"
        edge: "#BFCBD8"
        rim: "#2C6CA8"
        ink: "#22303C"
        groove: "#8DA3B8"
        glint: "#FFFFFF"
        back: "#3479BB"
        backLine: "#B9DBF7"
        good: "#1F7A45"
        hues: ["#0A6FB0", "#1B7D3C", "#C62A33", "#7A46B5", "#A45A00", "#0B7A80"]
    }
    readonly property list<TileSet> all: [root.ivory, root.ebony, root.stone, root.bright]
    readonly property TileSet wanted: root.of(Settings.tileLook)
    readonly property TileSet chosen: Theme.plain ? root.ivory : root.wanted

    /// The set of that name.
    function of(name: string): TileSet {
        for (let i = 0; i < root.all.length; ++i) {
            if (root.all[i].name === name)
                return root.all[i];
        }
        return root.ivory;
    }
}
