// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// A number to name: a slider over those that are usual, where there is room for one, a step either
/// way beyond them, and what it means.
ColumnLayout {
    id: root

    required property var range ///< {low, high, usual, meaning, outcomes}: what follows of each number, or of all
    required property int number
    required property Meanings meanings
    property bool small: false
    property bool terse: false ///< there is no room for what it means
    readonly property real said: root.spacing + meaning.implicitHeight ///< so high it is what it means
    readonly property real whole: line.implicitHeight + root.said ///< its height when it is not terse

    readonly property int _low: root.range.low ?? 0
    readonly property int _high: root.range.high ?? 0
    readonly property int _top: Math.max(root.range.usual ?? 0, root.number) ///< the slider's other end
    readonly property real _gap: 8

    signal chosen(number: int)

    /// What naming this number means.
    function about(): var {
        return root.meanings.ofNumber(meaning.text);
    }

    spacing: root.small ? 2 : 6

    Item {
        id: line

        Layout.fillWidth: true
        implicitHeight: Math.max(less.implicitHeight, named.implicitHeight)

        IconButton {
            id: less

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            objectName: "less"
            symbol: "minus"
            text: qsTr("Less")
            tip: ""
            enabled: root.number > root._low
            autoRepeat: true
            onClicked: root.chosen(root.number - 1)
        }
        ValueSlider {
            id: slider

            anchors.left: less.right
            anchors.right: more.left
            anchors.margins: root._gap
            anchors.verticalCenter: parent.verticalCenter
            visible: slider.width > 4 * slider.handle.width // on a shorter one a drag could not tell numbers apart: one goes by steps
            objectName: "number"
            from: root._low
            to: root._top
            stepSize: 1
            value: root.number
            //: Spoken for a slider: the number that one bids or bets
            spoken: qsTr("Number")
            valueText: Numbers.whole(root.number)
            onMoved: root.chosen(Math.round(value))

            function explain(): var {
                return root.about();
            }
        }
        IconButton {
            id: more

            anchors.right: named.left
            anchors.rightMargin: root._gap
            anchors.verticalCenter: parent.verticalCenter
            objectName: "more"
            symbol: "plus"
            text: qsTr("More")
            tip: ""
            enabled: root.number < root._high
            autoRepeat: true
            onClicked: root.chosen(root.number + 1)
        }
        AppText {
            id: named

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(implicitWidth, Theme.px(56))
            objectName: "named"
            horizontalAlignment: Text.AlignHCenter
            text: Numbers.whole(root.number)
            font.pixelSize: root.small ? Theme.title : Theme.px(36)
            font.weight: Font.Bold
            color: Theme.colors.accent
            Accessible.ignored: slider.visible // which says it
            Accessible.role: Accessible.StaticText
            Accessible.name: text

            function explain(): var {
                return root.about();
            }
        }
    }
    AppText {
        id: meaning

        Layout.fillWidth: true
        visible: !root.terse
        text: (root.range.outcomes ?? [])[root.number - root._low] ?? Sentence.filled((root.range.meaning ?? "").replace("%1", "%L1"), [root.number])
        font.pixelSize: root.small ? Theme.small : Theme.body
        wrapMode: Text.Wrap
    }
}
