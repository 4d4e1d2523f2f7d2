// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQml
import Boneyard.Settings
import Boneyard.Store

/// What the settings and the matches on disk have to tell by themselves.
QtObject {
    id: root

    property bool _owing: false ///< some moves are not saved

    signal told(text: string)

    function tellNotice() {
        if (Settings.notice === "")
            return;
        root.told(Settings.notice);
        Settings.dismissNotice();
    }

    readonly property Connections _settings: Connections {
        target: Settings

        function onNoticeChanged() {
            root.tellNotice();
        }
    }
    readonly property Connections _archive: Connections {
        target: Archive

        function onTold(sentence: string) {
            root.told(sentence);
        }
        function onUnsavedChanged() {
            if (root._owing && Archive.unsaved === 0)
                root.told(qsTr("All moves are saved now."));
            root._owing = Archive.unsaved > 0;
        }
    }
}
