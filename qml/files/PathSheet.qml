// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Files

/// Asks for a file by its path.
Sheet {
    id: root

    property bool saving: false
    property alias path: box.text

    readonly property var _atHand: root.saving ? [] : MatchFiles.atHand()

    signal picked(path: string)

    function _take() {
        if (box.text.trim() !== "")
            root.picked(box.text);
    }

    title: root.saving ? qsTr("Save as") : qsTr("Open a file")
    preferredWidth: 620
    objectName: "pathSheet"

    TextBox {
        id: box

        Layout.fillWidth: true
        focus: true
        //: Where a file lies: its folders and its name
        spoken: qsTr("Path of the file")
        placeholderText: spoken
        LayoutMirroring.enabled: false
        Keys.onReturnPressed: root._take()
        Keys.onEnterPressed: root._take()
    }
    AppText {
        visible: root._atHand.length > 0
        //: Over a list of files
        text: qsTr("At hand")
        color: Theme.colors.quiet
    }
    Repeater {
        model: root._atHand

        GameButton {
            id: file

            required property string modelData

            Layout.fillWidth: true
            text: file.modelData
            onClicked: root.picked(file.modelData)
        }
    }
    footer: [
        GameButton {
            text: qsTr("Cancel")
            onClicked: root.dismissed()
        },
        GameButton {
            strong: true
            enabled: box.text.trim() !== ""
            text: root.saving ? qsTr("Save") : qsTr("Open")
            onClicked: root._take()
        }
    ]
}
