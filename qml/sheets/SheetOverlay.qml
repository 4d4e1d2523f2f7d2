// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Files

/// Where sheets lie over a page: at most one, made when it is wanted.
Item {
    id: root

    property var sheets: ({}) ///< a Component each, by name
    property Item picture: null ///< what a picture of the table shows
    property string name: ""
    property string under: "" ///< the sheet that this one was opened from
    readonly property bool open: root.name !== ""
    property Sheet _sheet: null

    signal opening(name: string) ///< its sheet is made next
    signal said(words: string)
    signal closed

    /// To the sheet that this one was opened from.
    function back() {
        const under = root.under;
        root.under = "";
        if (under === "")
            root.close();
        else
            root.name = under;
    }
    function close() {
        root.name = "";
        root.under = "";
        root.closed();
    }
    function takeKeys() {
        root._sheet?.forceActiveFocus();
    }
    /// Here, as the sheet that asks for it has gone when the picture comes.
    function savePicture(file: url) {
        root.picture.grabToImage(result => root?.said(MatchFiles.savePicture(result.image, file)));
    }

    onNameChanged: {
        root.opening(root.name);
        root._sheet?.destroy();
        root._sheet = (root.sheets[root.name] as Component)?.createObject(root) as Sheet;
        root._sheet?.dismissed.connect(root.back);
    }
}
