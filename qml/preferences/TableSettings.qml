// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Tiles

/// What is played on, and with.
Column {
    id: root

    spacing: 14

    LookChoice {
        objectName: "tableLook"
        width: root.width
        //: A setting: what the table is made of
        label: qsTr("Table")
        //: Below the setting Table
        note: Theme.plain ? qsTr("High contrast has a table and tiles of its own. Yours come back with another theme.") : ""
        choices: [
            //: A table, by its colour: of felt
            {
                "value": "green",
                "label": qsTr("Green")
            },
            //: A table, by its colour: of felt
            {
                "value": "blue",
                "label": qsTr("Night blue")
            },
            //: A table, by its colour: of felt, as dark red as wine
            {
                "value": "wine",
                "label": qsTr("Wine")
            },
            //: A table, by what it is made of: the wood
            {
                "value": "walnut",
                "label": qsTr("Walnut")
            },
            //: A table, by what it is made of: the stone
            {
                "value": "slate",
                "label": qsTr("Slate")
            }
        ]
        chosen: Settings.tableLook
        surfaceOf: value => Surfaces.of(value)
        tilesOf: () => TileSets.wanted
        onPicked: value => Settings.tableLook = value
    }
    LookChoice {
        objectName: "tileLook"
        width: root.width
        //: A setting: what the tiles are made of
        label: qsTr("Tiles")
        choices: [
            //: A set of tiles, by what it is made of
            {
                "value": "ivory",
                "label": qsTr("Ivory")
            },
            //: A set of tiles, by what it is made of: the black wood
            {
                "value": "ebony",
                "label": qsTr("Ebony")
            },
            //: A set of tiles, by what it is made of
            {
                "value": "stone",
                "label": qsTr("Stone")
            },
            //: A set of tiles: white, with pips in many colours
            {
                "value": "bright",
                "label": qsTr("Bright")
            }
        ]
        chosen: Settings.tileLook
        surfaceOf: () => Surfaces.chosen
        tilesOf: value => TileSets.of(value)
        onPicked: value => Settings.tileLook = value
    }
}
