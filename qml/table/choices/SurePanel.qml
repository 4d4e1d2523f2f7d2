// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Asks once more before something that costs points although tiles fit: beside the button that was pressed, never under
/// the same press.
FocusScope {
    id: root

    required property Match match
    required property Item within ///< a press elsewhere on it is a no, and does there what it always does
    property string action: "" ///< what is meant; empty: nothing is asked
    property string label: ""

    property int fitting: 0 ///< so many tiles of the hand can be laid

    /// The keys are the table's again.
    signal answered

    function _countFitting(): int {
        const hand = root.match.table.hand;
        let count = 0;
        for (let row = 0; row < hand.count; ++row)
            count += hand.at(row, "playable") ? 1 : 0;
        return count;
    }
    function ask(action: string, label: string) {
        root.fitting = root._countFitting();
        root.label = label;
        root.action = action;
        root.forceActiveFocus();
    }
    function close() {
        if (root.action === "")
            return;
        root.action = "";
        root.answered();
    }

    objectName: "surePanel"
    visible: root.action !== ""
    implicitWidth: column.implicitWidth + 32
    implicitHeight: column.implicitHeight + 24
    Accessible.role: Accessible.Dialog
    Accessible.name: question.text
    Keys.onEscapePressed: root.close()

    Connections {
        target: root.match

        function onChanged() { // it is another's turn, or the match was left
            root.close();
        }
    }
    PointHandler {
        parent: root.within
        enabled: root.visible
        onActiveChanged: if (active && !root.contains(root.mapFromItem(root.within, point.position)))
            root.close()
    }
    Card {
        anchors.fill: parent

        MouseArea {
            anchors.fill: parent
        }
    }
    Column {
        id: column

        anchors.centerIn: parent
        spacing: 8

        AppText {
            id: question

            //: Said before somebody draws or passes and pays for it
            readonly property string one: qsTr("You have a tile that fits.")
            //: Said before somebody draws or passes and pays for it; %L1, two or more, is how many tiles of the hand fit
            readonly property string some: qsTr("You have %L1 tiles that fit.").arg(root.fitting)

            text: root.fitting === 1 ? one : some
        }
        Row {
            anchors.right: parent.right
            spacing: 10

            GameButton {
                objectName: "notSure"
                focus: true
                //: Goes back to the table without having done it
                text: qsTr("Back")
                onClicked: root.close()
            }
            SettlingButton {
                objectName: "sure"
                //: %1 is what a button said that costs points, as "Draw (-5)"
                text: qsTr("%1 anyway").arg(root.label)
                meaning: root.action
                onTaken: root.match.play(root.action)
            }
        }
    }
}
