// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Tiles

/// The chosen tiles can be laid together in several ways: pictures of them to choose from.
Sheet {
    id: root

    required property string face
    required property var ways ///< {action, picture}

    signal picked(action: string)

    preferredWidth: 560
    objectName: "waysSheet"

    Repeater {
        model: root.ways

        Rectangle {
            id: way

            required property var modelData
            required property int index

            objectName: "way"
            Layout.fillWidth: true
            implicitHeight: tiles.implicitHeight + 24
            radius: Theme.radius
            color: pointer.hovered || way.activeFocus ? Theme.colors.spot : Theme.colors.raised
            border.width: way.activeFocus ? 3 : Theme.colors.outlineWidth
            border.color: way.activeFocus ? Theme.colors.focus : Theme.colors.outline
            activeFocusOnTab: true
            focus: way.index === 0
            Accessible.role: Accessible.Button
            Accessible.name: Sentence.sideBySide(way.modelData.picture.map(tile => tile.spoken))
            Accessible.onPressAction: root.picked(way.modelData.action)
            Keys.onReturnPressed: root.picked(way.modelData.action)
            Keys.onSpacePressed: root.picked(way.modelData.action)
            Keys.onDownPressed: way.nextItemInFocusChain(true).forceActiveFocus()
            Keys.onUpPressed: way.nextItemInFocusChain(false).forceActiveFocus()

            HoverHandler {
                id: pointer

                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                onTapped: root.picked(way.modelData.action)
            }
            Row {
                id: tiles

                anchors.centerIn: parent
                spacing: 3
                LayoutMirroring.enabled: false

                Repeater {
                    model: way.modelData.picture

                    StandingTile {
                        required property var modelData

                        face: root.face
                        unit: Theme.px(30)
                        values: modelData.values
                        suit: modelData.suit
                        standsFor: modelData.standsFor ?? ({})
                    }
                }
            }
        }
    }
}
