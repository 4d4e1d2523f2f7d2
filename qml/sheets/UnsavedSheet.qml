// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Store

/// Why moves are not saved, and what can be done. It goes by itself when all are.
Sheet {
    id: root

    property bool canSave: false ///< there is a match that can be written to another file

    signal saveWanted

    //: The headline of a sheet: so many moves could not be written to the disk yet
    title: qsTr("%n move(s) not saved", "", Archive.unsaved)
    preferredWidth: 520
    objectName: "unsavedSheet"

    Connections {
        target: Archive

        function onUnsavedChanged() {
            if (Archive.unsaved === 0)
                root.dismissed();
        }
    }
    AppText {
        objectName: "unsavedWhy"
        Layout.fillWidth: true
        text: Archive.unsavedWhy
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        text: qsTr("Boneyard tries again every few seconds and after every move. Until it works, anything unsaved is lost when you quit.")
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    footer: [
        GameButton {
            objectName: "tryAgain"
            //: Tries once more to write to the disk
            text: qsTr("Try again")
            onClicked: Archive.tryAgain()
        },
        GameButton {
            objectName: "saveElsewhere"
            visible: root.canSave
            //: Writes the match to another file
            text: qsTr("Save elsewhere")
            onClicked: root.saveWanted()
        },
        GameButton {
            focus: true
            strong: true
            //: Goes on with the match although it is not saved
            text: qsTr("Play on unsaved")
            onClicked: root.dismissed()
        }
    ]
}
