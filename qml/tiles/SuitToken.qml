// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// A suit by its symbol and its name: the one that counts in this round. Without a suit there is nothing.
Row {
    id: root

    required property string face
    required property string suit
    property string spoken: ""
    property string meaning: "" ///< what it is good for
    property Meanings meanings: null
    property bool small: false
    property real size: Theme.px(26)

    function show() {
        const file = Faces.of(root.face).mark;
        loader.active = file !== "" && root.suit !== "";
        if (loader.active)
            loader.setSource(Qt.resolvedUrl(file), {
                "element": root.suit,
                "width": root.size,
                "height": root.size
            });
    }

    function explain(): var {
        return root.meanings?.ofSuit() ?? {};
    }

    visible: loader.active
    spacing: 8
    Accessible.role: Accessible.StaticText
    //: Spoken for the suit that counts in this round; %1 is its name
    Accessible.name: qsTr("This round: %1").arg(root.spoken)
    Accessible.description: root.meaning
    onSuitChanged: root.show()
    onFaceChanged: root.show()
    onSizeChanged: root.show()
    Component.onCompleted: root.show()

    Loader {
        id: loader

        active: false

        anchors.verticalCenter: parent.verticalCenter
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.small
        text: root.spoken
        font.weight: Font.DemiBold
        font.capitalization: Font.Capitalize
        Accessible.ignored: true
    }
    HoverHandler {
        id: pointer
    }
    TapHandler {
        id: touched

        enabled: root.meaning !== ""
        margin: Math.max(0, (44 - root.height) / 2)
    }
    Tip {
        text: root.meaning
        shown: pointer.hovered || touched.pressed
    }
}
