// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Rules

/// The games, and the sections of the one whose rules are open.
Flickable {
    id: root

    required property RuleModel rules
    required property string current ///< the section being read

    signal gameChosen(gameId: string)
    signal sectionChosen(anchor: string)

    component Line: T.AbstractButton {
        id: line

        property bool chosen: false
        property bool strong: false
        property real indent: 0

        width: column.width
        implicitHeight: Math.max(Theme.control, label.implicitHeight + 12)
        hoverEnabled: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Link
        Accessible.name: line.text
        Accessible.onPressAction: if (line.enabled)
            line.clicked()
        Keys.onReturnPressed: line.clicked()
        Keys.onEnterPressed: line.clicked()
        Keys.onUpPressed: line.nextItemInFocusChain(false)?.forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: line.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason)
        onActiveFocusChanged: if (line.activeFocus)
            root.contentY = Math.max(0, Math.min(line.y, Math.max(root.contentY, line.y + line.height - root.height)))

        contentItem: Item {
            AppText {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.leftMargin: 12 + line.indent
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                text: line.text
                wrapMode: Text.Wrap
                font.pixelSize: line.strong ? Theme.large : Theme.body
                font.weight: line.chosen || line.strong ? Font.DemiBold : Font.Normal
                Accessible.ignored: true
            }
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.colors.ink
            opacity: line.down ? 0.16 : line.chosen ? 0.1 : line.hovered ? 0.07 : 0
        }

        AppText { // only measures: ids are of no use inside a contentItem
            id: label

            visible: false
            width: line.width - 20 - line.indent
            text: line.text
            wrapMode: Text.Wrap
            font.pixelSize: line.strong ? Theme.large : Theme.body
            font.weight: Font.DemiBold
        }
        FocusRing {
            shown: line.visualFocus
            inside: true
        }
    }

    contentWidth: width
    contentHeight: column.implicitHeight + 16
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}
    Accessible.role: Accessible.Pane
    //: Spoken name of the list of the rule book's games and chapters
    Accessible.name: qsTr("Contents")

    Column {
        id: column

        y: 8
        width: root.width - 8

        Repeater {
            model: Catalog.games

            Column {
                id: game

                required property string gameId
                required property string name
                readonly property bool _open: game.gameId === root.rules.gameId

                width: column.width

                Line {
                    objectName: "rulesOf-" + game.gameId
                    text: game.name
                    strong: true
                    onClicked: root.gameChosen(game.gameId)
                }
                Repeater {
                    model: game._open ? root.rules.sections : []

                    Line {
                        required property var modelData

                        visible: modelData.level === 2
                        height: visible ? implicitHeight : 0
                        text: modelData.title
                        indent: 12
                        chosen: modelData.anchor === root.current
                        onClicked: root.sectionChosen(modelData.anchor)
                    }
                }
            }
        }
    }
}
