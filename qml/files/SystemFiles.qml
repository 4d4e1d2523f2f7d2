// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick.Dialogs

/// The system's own way to choose a file. Its module may be missing, so it is only ever loaded by name.
FileDialog {
    id: root

    property bool saving: false
    property string kind: ""
    property string suffix: ""

    signal picked(file: url)

    fileMode: root.saving ? FileDialog.SaveFile : FileDialog.OpenFile
    nameFilters: [root.kind + " (*." + root.suffix + ")"]
    defaultSuffix: root.suffix
    onAccepted: root.picked(root.selectedFile)
}
