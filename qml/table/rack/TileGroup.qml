// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// Tiles that belong together, with a word on what they are.
Grid {
    id: root

    required property string face
    required property real unit
    required property string label
    required property var tiles
    property bool beside: false ///< the word stands before the tiles, and not above them, where all fit in that line
    property real room: Theme.px(360) ///< at most so wide
    property Meanings meanings: null
    property string holder: "" ///< in whose hand they are
    readonly property bool _aside: root.beside && root.widthWith(1) + word.implicitWidth + root.columnSpacing <= root.room

    function widthWith(gap: real): real {
        return root.tiles.length * (Faces.of(root.face).wide * root.unit + gap) + 0.5; // or rounding would wrap the last one
    }

    columns: root._aside ? 2 : 1
    columnSpacing: 10
    rowSpacing: 2
    verticalItemAlignment: Grid.AlignVCenter
    bottomPadding: 4 // a tile is as thick as that below its face

    AppText {
        id: word

        visible: root.label !== "" && root.tiles.length > 0
        text: root.label
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
    }
    Flow {
        readonly property real most: Math.max(Theme.px(120), root.room - (root._aside ? word.width + root.columnSpacing : 0))

        width: Math.min(root.widthWith(spacing), most)
        spacing: root.label === "" || root.widthWith(1) > most ? 4 : 1 // where a row ends the next one keeps off it

        Repeater {
            model: root.tiles

            StandingTile {
                id: held

                required property var modelData

                function explain(): var {
                    return root.meanings?.ofOpenTile(held.modelData.spoken, root.holder, root.label) ?? {};
                }

                face: root.face
                unit: root.unit
                values: held.modelData.values
                suit: held.modelData.suit
                standsFor: held.modelData.standsFor ?? ({})
                Accessible.role: Accessible.Graphic
                Accessible.name: held.modelData.spoken
            }
        }
    }
}
