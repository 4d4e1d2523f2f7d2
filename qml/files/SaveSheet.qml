// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match

/// Saves the match, or a picture of its table, as a file.
Sheet {
    id: root

    required property ShownMatch match
    property string file: "" ///< where it has come from, if it is not in the history
    property bool over: true ///< the match is

    signal said(words: string)
    signal pictureWanted(file: url) ///< it is taken by who goes on living: this sheet goes at once

    //: Saves a match, or a picture of the table, as a file
    title: qsTr("Save")
    preferredWidth: 460
    objectName: "saveSheet"

    function _ask(picture: bool) {
        files.picture = picture;
        files.ask(MatchFiles.suggested(root.match, picture ? "png" : "boneyard"));
    }
    function _save(file: url) {
        if (files.picture)
            root.pictureWanted(file);
        else
            root.said(MatchFiles.saveMatch(root.match, file));
        root.dismissed();
    }

    GameButton {
        objectName: "saveMatch"
        Layout.fillWidth: true
        focus: true
        strong: true
        //: Writes the match to a file that can be opened again
        text: qsTr("The match as a file")
        onClicked: root._ask(false)
    }
    GameButton {
        objectName: "savePicture"
        Layout.fillWidth: true
        text: qsTr("A picture of the table")
        onClicked: root._ask(true)
    }
    GameButton {
        objectName: "keepMatch"
        Layout.fillWidth: true
        visible: root.file !== ""
        //: Puts a match from a file among those that were played here
        text: root.over ? qsTr("Keep it in my history") : qsTr("Keep it among my matches")
        onClicked: {
            MatchFiles.keep(root.file);
            root.dismissed();
        }
    }
    FilePicker {
        id: files

        property bool picture: false

        saving: true
        //: Kinds of files in a list
        kind: files.picture ? qsTr("Pictures") : qsTr("Boneyard matches")
        suffix: files.picture ? "png" : "boneyard"
        onPicked: file => root._save(file)
    }
}
