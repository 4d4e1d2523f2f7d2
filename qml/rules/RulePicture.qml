// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Tiles

/// A picture of the rule book: a bit of table, or tiles in rows, on felt; and its caption below.
Column {
    id: root

    required property string gameId
    required property string name
    required property string caption ///< rich text
    required property string spoken

    readonly property var _drawn: RuleBook.picture(root.gameId, root.name)
    readonly property string _face: root._drawn.face ?? ""
    readonly property var _rows: root._drawn.rows ?? []
    readonly property var _box: root._drawn.bounds
    readonly property real _wide: root._box ? root._box.right - root._box.left + 0.4 : root._longest() * Faces.of(root._face).wide * 1.1
    readonly property real _high: root._box ? root._box.bottom - root._box.top + 0.4 : root._rows.length * (Faces.of(root._face).high + 0.4)
    readonly property real _unit: Math.min(Theme.px(40) * Settings.tileScale, (felt.width - 24) / Math.max(1, root._wide), Theme.px(236) / Math.max(1, root._high))

    function _longest(): int {
        let most = 1;
        for (const row of root._rows)
            most = Math.max(most, row.length);
        return most;
    }

    spacing: 6
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken

    FeltBed {
        id: felt

        anchors.left: parent.left
        width: Math.min(root.width, Theme.px(560))
        height: root._high * root._unit + 24
        // Qt 6.4's software renderer paints a shape all of which is scrolled away, and over whatever lies there.
        layer.enabled: GraphicsInfo.api === GraphicsInfo.Software

        Rectangle {
            // and leaves black what nobody paints in a layer: the round corners
            z: -1
            anchors.fill: parent
            visible: felt.layer.enabled
            color: Theme.colors.chrome
        }
        StillTable {
            anchors.fill: parent
            visible: root._box !== undefined
            face: root._face
            scene: root._box ? root._drawn : ({
                    "pieces": [],
                    "bounds": {
                        "left": 0,
                        "top": 0,
                        "right": 0,
                        "bottom": 0
                    }
                })
            unit: root._unit
        }
        Column {
            anchors.centerIn: parent
            spacing: root._unit * 0.4
            LayoutMirroring.enabled: false
            LayoutMirroring.childrenInherit: true

            Repeater {
                model: root._rows

                Row {
                    id: row

                    required property var modelData

                    anchors.horizontalCenter: parent?.horizontalCenter
                    spacing: root._unit * Faces.of(root._face).wide * 0.08

                    Repeater {
                        model: row.modelData

                        StandingTile {
                            id: tile

                            required property var modelData

                            face: root._face
                            unit: root._unit
                            values: tile.modelData.values
                            suit: tile.modelData.suit
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    AppText {
        anchors.left: parent.left
        width: felt.width
        text: root.caption
        textFormat: Text.RichText
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
