// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.History

/// Below the list: what can be done with the matches that are picked; or how those come back that were deleted.
Rectangle {
    id: root

    required property History history

    readonly property bool open: root.history.picked > 0 || root.history.leaving > 0
    readonly property bool _gone: root.history.picked === 0

    implicitHeight: root.open ? flow.implicitHeight + 16 : 0
    visible: root.open
    color: Theme.colors.chrome

    Flow {
        id: flow

        anchors.centerIn: parent
        width: Math.min(root.width - 24, Theme.px(900))
        spacing: 10

        AppText {
            height: Theme.control
            verticalAlignment: Text.AlignVCenter
            //: %n matches of a list were deleted just now, and can be brought back; or were picked
            text: root._gone ? qsTr("%n match(es) deleted", "", root.history.leaving) : qsTr("%n match(es) picked", "", root.history.picked)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        GameButton {
            objectName: "bringBack"
            visible: root._gone
            strong: true
            //: Brings matches back that were deleted just now
            text: qsTr("Undo")
            onClicked: root.history.bringBack()
        }
        GameButton {
            objectName: "pickAll"
            visible: !root._gone && root.history.picked < root.history.total
            //: Picks all matches of the list; %L1 is how many
            text: qsTr("All %L1").arg(root.history.total)
            onClicked: root.history.pickAll()
        }
        GameButton {
            objectName: "exportPicked"
            visible: !root._gone
            symbol: "save"
            //: Writes matches to files, one for each
            text: qsTr("Save as files")
            onClicked: root.history.exportPicked()
        }
        GameButton {
            objectName: "deletePicked"
            visible: !root._gone
            symbol: "trash"
            text: qsTr("Delete")
            onClicked: root.history.removePicked()
        }
        GameButton {
            objectName: "pickNone"
            visible: !root._gone
            quietLook: true
            //: Leaves alone the matches that were picked
            text: qsTr("Cancel")
            onClicked: root.history.pickNone()
        }
    }
}
