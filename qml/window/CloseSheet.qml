// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Store

/// Asks before the window is closed while moves are not saved.
Sheet {
    id: root

    property bool canSave: false ///< there is a match that can be written to another file

    signal closeWanted
    signal saveWanted

    //: Headlines of a question; the second when all has been saved meanwhile
    title: Archive.unsaved > 0 ? qsTr("Close without saving?") : qsTr("Close Boneyard?")
    preferredWidth: 520
    objectName: "closeSheet"

    AppText {
        Layout.fillWidth: true
        //: What happens when the window is closed now
        text: Archive.unsaved > 0 ? qsTr("%n move(s) will be lost.", "", Archive.unsaved) : qsTr("All moves are saved now.")
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: Archive.unsavedWhy
        wrapMode: Text.Wrap
    }
    footer: [
        GameButton {
            objectName: "closeAnyway"
            //: Closes the window
            text: qsTr("Close")
            onClicked: root.closeWanted()
        },
        GameButton {
            objectName: "saveElsewhere"
            visible: root.canSave
            //: Writes the match to another file
            text: qsTr("Save elsewhere")
            onClicked: root.saveWanted()
        },
        GameButton {
            objectName: "stay"
            focus: true
            strong: true
            //: Does not close the window
            text: qsTr("Stay")
            onClicked: root.dismissed()
        }
    ]
}
