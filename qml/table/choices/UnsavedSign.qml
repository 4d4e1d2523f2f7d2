// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Store

/// As long as moves are not in the store it says how many, and leads to what can be done.
GameButton {
    id: root

    property bool small: false

    //: A sign at the table: so many moves could not be written to the disk yet
    readonly property string words: qsTr("%n move(s) not saved", "", Archive.unsaved)

    objectName: "unsavedSign"
    visible: Archive.unsaved > 0
    symbol: "warning"
    ink: Theme.colors.bad
    quietLook: true
    leftPadding: root.small ? 6 : 10
    text: root.small ? Numbers.whole(Archive.unsaved) : root.words
    Accessible.name: root.words
    Accessible.description: Archive.unsavedWhy
}
