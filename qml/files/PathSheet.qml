// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Files

/// Asks for a file by its path.
Sheet {
    id: root

    property bool saving: false
    property string suffix: ""
    property alias path: box.text
    property url usual ///< what is saved in a folder, and is given no name, has this one's

    property string _taken: "" ///< what lies already where it is to be written
    readonly property var _atHand: root.saving ? [] : MatchFiles.atHand()

    signal picked(file: url)

    function _file(): url {
        return MatchFiles.url(box.text, root.usual);
    }
    function take() {
        if (box.text.trim() === "")
            return;
        const file = root._file();
        root._taken = root.saving ? MatchFiles.taken(file, root.suffix) : "";
        if (root._taken === "") {
            root.picked(file);
            return;
        }
        both.forceActiveFocus(Qt.TabFocusReason);
        Announcer.announce(question.text);
    }
    function _takeBoth() {
        root.picked(MatchFiles.freeName(root._file(), root.suffix));
    }

    title: root.saving ? qsTr("Save as") : qsTr("Open a file")
    preferredWidth: 620
    objectName: "pathSheet"

    TextBox {
        id: box

        Layout.fillWidth: true
        focus: true
        //: Where a file lies: its folders and its name
        spoken: qsTr("File path")
        placeholderText: spoken
        LayoutMirroring.enabled: false
        Keys.onReturnPressed: root.take()
        Keys.onEnterPressed: root.take()
        onTextChanged: root._taken = ""
    }
    AppText {
        id: question

        objectName: "takenQuestion"
        Layout.fillWidth: true
        visible: root._taken !== ""
        //: A file is to be saved; %1 is the name of one that lies there
        text: qsTr("There is already a file %1.").arg(root._taken)
        wrapMode: Text.Wrap
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
            onClicked: root.picked(MatchFiles.url(file.modelData))
        }
    }
    footer: [
        GameButton {
            objectName: "cancelPath"
            text: qsTr("Cancel")
            onClicked: root.dismissed()
        },
        GameButton {
            objectName: "replaceFile"
            visible: root._taken !== ""
            //: Saves a file over another one of that name
            text: qsTr("Replace")
            onClicked: root.picked(root._file())
        },
        GameButton {
            id: both

            objectName: "keepBoth"
            visible: root._taken !== ""
            strong: true
            //: Saves a file beside another one of that name, under a name of its own
            text: qsTr("Keep both")
            onClicked: root._takeBoth()
        },
        GameButton {
            objectName: "takePath"
            visible: root._taken === ""
            strong: true
            enabled: box.text.trim() !== ""
            text: root.saving ? qsTr("Save") : qsTr("Open")
            onClicked: root.take()
        }
    ]
}
