// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Settings

/// The sections in which something was found; one of them can be opened.
ListView {
    id: root

    required property var hits ///< as RuleBook.find() gives them

    signal chosen(gameId: string, anchor: string)

    function openCurrent() {
        const hit = root.hits[root.currentIndex];
        if (hit)
            root.chosen(hit.gameId, hit.anchor);
    }

    objectName: "rulesFound"
    model: root.hits
    spacing: 6
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    currentIndex: root.count > 0 ? 0 : -1
    keyNavigationEnabled: true
    activeFocusOnTab: root.count > 0
    T.ScrollBar.vertical: ScrollMark {}
    Accessible.role: Accessible.List
    //: Spoken name of the list of what was found in the rules
    Accessible.name: qsTr("Found")
    Keys.onReturnPressed: root.openCurrent()
    Keys.onEnterPressed: root.openCurrent()

    delegate: T.AbstractButton {
        id: hit

        required property var modelData
        required property int index

        width: root.width - 10
        implicitHeight: words.implicitHeight + 18
        hoverEnabled: true
        text: hit.modelData.title
        Accessible.role: Accessible.ListItem
        //: Spoken line of what was found in the rules. %1 game, %2 section, %3 a little of its text
        Accessible.name: qsTr("%1, %2: %3").arg(hit.modelData.gameName).arg(hit.modelData.title).arg(hit.modelData.snippet)
        Accessible.onPressAction: if (hit.enabled)
            hit.clicked()
        onClicked: {
            root.currentIndex = hit.index;
            root.chosen(hit.modelData.gameId, hit.modelData.anchor);
        }

        // as buttons look: what is merely darker than the others looks as if it were of no use
        background: Rectangle {
            objectName: "hitGround"
            radius: Theme.radius
            color: Theme.colors.raised
            border.width: Math.max(hit.ListView.isCurrentItem ? 2 : 1, Theme.colors.outlineWidth)
            border.color: hit.ListView.isCurrentItem ? Theme.colors.accent : Theme.colors.outline

            Rectangle {
                anchors.fill: parent
                radius: parent.radius
                color: Theme.colors.ink
                opacity: hit.down ? 0.18 : hit.hovered ? 0.09 : 0
            }
        }

        Column {
            id: words

            x: 12
            y: 9
            width: hit.width - 24 - forth.width - 6

            AppText {
                width: parent.width
                text: hit.modelData.gameName
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                text: hit.modelData.title
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                text: hit.modelData.snippet
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Icon {
            id: forth

            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            width: 16
            height: 16
            rotation: Settings.rightToLeft ? 180 : 0
            name: "forth"
            color: Theme.colors.quiet
        }
        FocusRing {
            shown: root.activeFocus && hit.ListView.isCurrentItem
            inside: true
        }
    }

    AppText {
        width: root.width - 24
        x: 12
        y: 12
        visible: root.count === 0
        text: qsTr("Nothing was found.")
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
    }
}
