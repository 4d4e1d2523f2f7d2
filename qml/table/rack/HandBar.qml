// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// What the hand is worth, and a switch that sets what belongs together apart.
Rectangle {
    id: root

    required property Table table
    property real room: 1000 ///< as wide as it can be; else it takes two lines
    property bool aside: false ///< its place is wanted for what is said
    property string arrange: "" ///< what sets apart what belongs together is called; empty: nothing does
    property string arrangeNoMore: "" ///< and what a press does while they are

    /// As wide as it is with most words, or has been: what is to be pressed is not to move from under the pointer.
    readonly property real wide: root.arrange === "" ? root.width : Math.max(root.width, root._widest, Math.min(root.room, Math.max(Theme.small * 25, Math.ceil(letters.averageCharacterWidth * 46))))
    readonly property real balanced: root.arrange === "" ? root.width : root.wide * 0.8 ///< by this it lies nearly in the middle; what arranges stays where it is, whatever the words
    property real _widest: 0
    readonly property string _kind: root.arrange + Theme.small + root.room ///< with these all is measured anew

    readonly property real _beside: 20 + (arranger.visible ? arranger.width + row.spacing : 0)

    function explain(): var {
        return root.table.meanings.ofHand();
    }

    objectName: "handBar"
    on_KindChanged: root._widest = root.width
    onWidthChanged: root._widest = Math.max(root._widest, root.width)
    visible: root.table.texts.handNote !== ""
    enabled: !root.aside
    opacity: root.aside ? 0 : 1 // the table lies as if it were there
    width: row.implicitWidth + 20
    height: Math.max(words.implicitHeight + 10, Theme.px(30))
    radius: Math.min(height / 2, 22)
    color: Theme.colors.plate
    border.width: Theme.light ? 0 : Theme.colors.outlineWidth // dark on dark
    border.color: Theme.colors.outline

    FontMetrics {
        id: letters

        font: note.font
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: 8

        Grid {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            columns: aim.text !== "" && note.implicitWidth + aim.implicitWidth + columnSpacing + root._beside <= root.room ? 2 : 1
            columnSpacing: 8

            AppText {
                id: note

                text: root.table.hand.chosenNote || root.table.texts.handNote
                font.weight: Font.DemiBold
                font.pixelSize: Theme.small
            }
            AppText {
                id: aim

                visible: text !== ""
                text: root.table.texts.handAim
                color: Theme.colors.quiet
                font.pixelSize: Theme.small
            }
        }
        IconButton {
            id: arranger

            objectName: "arrange"
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(28)
            height: width
            visible: root.arrange !== ""
            symbol: "groups"
            // small to look at, large enough for a finger; in a small window tiles are too near
            containmentMask: QtObject {
                function contains(point: point): bool {
                    const reach = Theme.cramped ? arranger.width / 2 : 22;
                    return Math.abs(point.x - arranger.width / 2) <= reach && Math.abs(point.y - arranger.height / 2) <= reach;
                }
            }
            switches: true
            switchedOn: root.table.hand.arranged
            tipAbove: true
            text: root.arrange
            tip: arranger.switchedOn ? root.arrangeNoMore : root.arrange
            onClicked: root.table.hand.arranged = !arranger.switchedOn

            Settling {
                meaning: arranger.switchedOn ? "apart" : ""
            }
        }
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        text: pointer.hovered ? root.explain().words ?? "" : ""
        above: true
        shown: pointer.hovered && !arranger.hovered
    }
}
