// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Files

/// Where matches in files are dropped, to be looked at. A frame shows that they will be taken.
DropArea {
    id: root

    signal filesDropped(files: var)
    signal told(text: string)

    objectName: "fileDrop"
    keys: ["text/uri-list"]
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        const files = MatchFiles.matchesAmong(drop.urls);
        if (files.length > 0)
            root.filesDropped(files);
        else
            root.told(qsTr("Only saved matches can be opened: files whose names end in .boneyard."));
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        visible: root.containsDrag
        radius: Theme.radius
        color: "transparent"
        border.width: 4
        border.color: Theme.colors.accent
    }
}
