// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// One answer to what is asked: a button with words, or with the symbol of the suit that it names.
Item {
    id: root

    required property int index
    required property string action
    required property int kind
    required property string label
    required property int low
    required property int high
    required property string suit
    required property string face
    required property Meanings meanings
    property bool small: false
    property bool narrow: false ///< little room for its word. Not by its own width, which the letters' height may change
    property int number: 0
    property bool wanted: false ///< Enter would give this answer

    readonly property bool ranged: root.high > root.low
    readonly property bool _suited: root.suit !== ""

    signal given

    implicitWidth: button.implicitWidth
    implicitHeight: button.implicitHeight

    SettlingButton {
        id: button

        objectName: "answer"
        anchors.fill: parent
        meaning: root.action.split(" ")[0]
        strong: root.wanted && !root._suited
        // A label begins with a capital, also where it begins with the name of a suit. One that goes, or comes to say
        // something else, may have no place for the number any more.
        text: root.ranged && root.label.includes("%") ? Sentence.filled(root.label.replace("%1", "%L1"), [root.number]) : root.label.charAt(0).toLocaleUpperCase() + root.label.slice(1)
        font.pixelSize: !root._suited || !root.small ? Theme.body : root.narrow ? Theme.small - 2 : Theme.small
        implicitHeight: Math.max(Theme.px(root._suited ? (root.small ? 52 : 98) : root.small ? 36 : 44), root._suited ? implicitContentHeight + topPadding + bottomPadding : 0)
        implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.px(!root._suited ? (root.small ? 72 : 132) : root.small ? 84 : 108))
        topPadding: root._suited ? token.height + Theme.px(root.small ? 4 : 12) : 6
        bottomPadding: root._suited && root.small ? 2 : 6
        leftPadding: root._suited && root.small ? 4 : root._suited || root.small ? 8 : 18
        onTaken: root.given()

        function explain(): var {
            return root.meanings.ofChoice(root.action, root.kind, button.text);
        }

        SuitToken {
            id: token

            x: (button.width - width) / 2
            y: Theme.px(root.small ? 5 : 10)
            small: true
            face: root.face
            suit: root.suit
            size: Theme.px(root.small ? 24 : 52)
            Accessible.ignored: true
        }
        Rectangle {
            // inside, where the scrolling column cannot cut it
            objectName: "wantedRing"
            anchors.fill: parent
            visible: root.wanted && root._suited
            radius: Theme.radius
            color: "transparent"
            border.width: 3
            border.color: Theme.colors.accent
        }
    }
}
