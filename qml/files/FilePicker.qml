// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Files

/// Asks for a file, to open or to write: in the system's way on Windows and macOS, else by its path. Elsewhere Qt
/// often has nothing better than a dialog of its own, which is white, English and silent (Qt 6.4).
Item {
    id: root

    property bool saving: false
    property string kind: "" ///< what such files are, in words
    property string suffix: ""
    property bool systems: Qt.platform.os === "windows" || Qt.platform.os === "osx" ///< it asks in the system's way

    property url _suggestion
    property PathSheet _sheet: null
    property Item _before: null ///< what the keys belonged to
    property Item _page: null ///< what the sheet lies over

    signal picked(file: url)

    function ask(suggestion: url) {
        root._suggestion = suggestion;
        if (root.systems && loader.status === Loader.Null)
            loader.setSource(Qt.resolvedUrl("SystemFiles.qml"));
        if (loader.status === Loader.Ready)
            root._open();
        else
            root._write();
    }
    function _write(): PathSheet {
        root._close();
        const all = root.Window.contentItem;
        root._before = root.Window.activeFocusItem;
        root._page = root.parent;
        while (root._page && root._page.parent !== all)
            root._page = root._page.parent;
        root._sheet = sheet.createObject(all) as PathSheet;
        return root._sheet;
    }
    function _close() {
        if (!root._sheet)
            return;
        root._sheet.destroy();
        root._sheet = null;
        root._before?.forceActiveFocus();
    }
    /// Not typed: what has been loaded has a type that may be missing.
    function _open() {
        const dialog = loader.item;
        dialog.saving = root.saving;
        dialog.kind = root.kind;
        dialog.suffix = root.suffix;
        if (String(root._suggestion) !== "")
            dialog.selectedFile = root._suggestion;
        dialog.open();
    }

    objectName: "filePicker"
    visible: false
    Component.onDestruction: {
        root._sheet?.destroy();
        root._sheet = null; // so that what lies behind it can be reached again
    }

    Binding {
        // what lies behind it can't be reached
        target: root._page
        property: "enabled"
        value: false
        when: root._sheet?.visible ?? false
    }
    Timer { // once a page that came over it has given the keys back; or on to that page, where it has not taken them
        id: again

        interval: 0
        onTriggered: {
            if (root._sheet?.visible)
                root._sheet.forceActiveFocus();
            else if (root._sheet?.activeFocus)
                root._page?.forceActiveFocus();
        }
    }
    Loader {
        id: loader
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true

        function onPicked(file: url) {
            root._suggestion = file;
            // The system has asked about the name as it was written, perhaps without its ending.
            const whole = String(file).toLowerCase().endsWith("." + root.suffix);
            if (root.saving && !whole && MatchFiles.taken(file, root.suffix) !== "")
                root._write().take();
            else
                root.picked(file);
        }
    }
    Component {
        id: sheet

        PathSheet {
            visible: root.parent?.visible ?? false // another page may come over the one that has asked
            onVisibleChanged: again.start()
            saving: root.saving
            suffix: root.suffix
            path: String(root._suggestion) === "" ? "" : MatchFiles.path(root._suggestion)
            usual: root._suggestion
            onDismissed: root._close()
            onPicked: file => {
                root._close();
                root.picked(file);
            }
        }
    }
}
