// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQml

/// Words for which there is no room: the line that says what is to be done says them as long as they are told.
QtObject {
    id: root

    property string words: ""
    property bool told: false
    property string _said: ""

    onToldChanged: {
        Explained.hush(root._said);
        root._said = root.told ? Explained.part(root.words) : "";
        if (root._said !== "")
            Explained.say(root._said);
    }
}
