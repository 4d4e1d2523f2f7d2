// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// A whole number with a step down and a step up. Arrow keys step, Page keys leap.
FocusScope {
    id: root

    property int value: 0
    property int from: 0
    property int to: 10
    property int step: 1
    property string spoken: ""
    property string valueText: Numbers.whole(root.value)

    /// The player chose another number.
    signal moved(number: int)

    function nudge(by: int) {
        if (!root.enabled)
            return;
        const number = Math.max(root.from, Math.min(root.to, root.value + by));
        if (number !== root.value)
            root.moved(number);
    }

    implicitWidth: Math.ceil(line.implicitWidth)
    implicitHeight: Theme.control
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: root.spoken
    Accessible.description: root.valueText
    Accessible.onIncreaseAction: root.nudge(root.step)
    Accessible.onDecreaseAction: root.nudge(-root.step)
    Keys.onUpPressed: root.nudge(root.step)
    Keys.onDownPressed: root.nudge(-root.step)
    Keys.onPressed: event => {
        const leap = event.key === Qt.Key_PageUp ? 1 : event.key === Qt.Key_PageDown ? -1 : 0;
        event.accepted = leap !== 0;
        root.nudge(leap * root.step * 10);
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.colors.raised
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline
    }
    RowLayout {
        id: line

        anchors.fill: parent
        spacing: 0

        IconButton {
            symbol: "minus"
            text: qsTr("Less")
            tip: ""
            focusPolicy: Qt.NoFocus
            activeFocusOnTab: false
            enabled: root.value > root.from
            autoRepeat: true
            Accessible.ignored: true
            onClicked: root.nudge(-root.step)
        }
        AppText {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.body * 3
            horizontalAlignment: Text.AlignHCenter
            text: root.valueText
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        IconButton {
            symbol: "plus"
            text: qsTr("More")
            tip: ""
            focusPolicy: Qt.NoFocus
            activeFocusOnTab: false
            enabled: root.value < root.to
            autoRepeat: true
            Accessible.ignored: true
            onClicked: root.nudge(root.step)
        }
    }
    FocusRing {
        shown: root.activeFocus
    }
}
