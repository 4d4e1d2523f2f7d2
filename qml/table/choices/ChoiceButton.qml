// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// One of the things that can be done without laying a tile.
Item {
    id: root

    required property Match match
    required property bool small
    required property real least ///< so high it is at least
    required property int index
    required property string action
    required property int kind
    required property string label
    required property string whyNot
    required property bool sensible

    readonly property alias high: button.height
    readonly property alias strong: button.strong
    readonly property int _held: {
        const hand = root.match.table.hand;
        return hand.count;
    }

    signal taken

    SettlingButton {
        id: button

        readonly property real ease: root.small ? 2 : 6

        objectName: "choice"
        width: parent.width
        height: Math.max(root.least, implicitContentHeight + topPadding + bottomPadding)
        enabled: !root.match.turn.forced
        // What cannot be done now stays pressable: then it says why.
        opacity: root.action === "" ? 0.55 : 1
        leftPadding: root.small ? 6 : 12
        topPadding: Math.max(0, Math.min(button.ease, (root.least - button.implicitContentHeight) / 2))
        bottomPadding: topPadding
        font.pixelSize: root.small ? Theme.small : Theme.body
        font.weight: Font.Medium // however strong: its words break where they did
        strong: root.match.advice.action !== "" ? root.match.advice.action === root.action : root.sensible
        text: root.label
        meaning: root.kind + root.action.split(" ")[0] + root._held // a tile drawn: to draw again is another thing
        Accessible.description: root.whyNot
        onTaken: root.taken()

        function explain(): var {
            return root.match.table.meanings.ofChoice(root.action, root.kind, root.label);
        }
    }
}
