// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match
import Boneyard.Sheets

/// The sheets about what is not saved, over whichever page: at most one, made when it is wanted.
Item {
    id: root

    required property Match match
    required property Item picture ///< what a picture of the table shows
    property string name: ""
    readonly property bool open: root.name !== ""

    readonly property var _sheets: ({
            "unsaved": unsaved,
            "close": close,
            "save": save
        })
    property Sheet _sheet: null

    signal closeWanted
    signal said(words: string)
    signal closed

    function show(name: string) {
        root.name = name;
    }
    /// Here, as the sheet that asks for it has gone when the picture comes.
    function _grab(file: url) {
        root.picture.grabToImage(result => root?.said(MatchFiles.savePicture(result.image, file)));
    }
    function _end() {
        root.name = "";
        root.closed();
    }

    onNameChanged: {
        root._sheet?.destroy();
        root._sheet = (root._sheets[root.name] as Component)?.createObject(root) as Sheet;
        root._sheet?.dismissed.connect(root._end);
    }

    Component {
        id: unsaved

        UnsavedSheet {
            canSave: root.match.active
            onSaveWanted: root.show("save")
        }
    }
    Component {
        id: close

        CloseSheet {
            canSave: root.match.active
            onSaveWanted: root.show("save")
            onCloseWanted: root.closeWanted()
        }
    }
    Component {
        id: save

        SaveSheet {
            match: root.match
            onSaid: words => root.said(words)
            onPictureWanted: file => root._grab(file)
        }
    }
}
