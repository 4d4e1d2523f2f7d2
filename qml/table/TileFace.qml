// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// A tile of any game: which face it has is a name, and this is the one place that knows the names.
/// Without values it lies face down.
Item {
    id: root

    required property string face
    required property real unit
    property var values: []
    property string suit: ""
    property real turn: 0
    property real lift: 0
    property bool ghost: false
    property bool solid: false
    property bool shadow: true
    property bool digits: Settings.tileFace === "digits"

    readonly property var _files: ({
            "domino": "DominoFace.qml"
        })

    function show() {
        loader.active = root._files[root.face] !== undefined;
        if (loader.active)
            loader.setSource(Qt.resolvedUrl(root._files[root.face]), {
                "tile": root
            });
    }

    implicitWidth: loader.implicitWidth
    implicitHeight: loader.implicitHeight
    width: implicitWidth
    height: implicitHeight
    onFaceChanged: root.show()
    Component.onCompleted: if (loader.status === Loader.Null)
        root.show()

    Loader {
        id: loader
    }
}
