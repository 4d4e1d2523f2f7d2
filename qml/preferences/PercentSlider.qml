// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// A slider with its value in percent beside it, as wide as the other settings.
RowLayout {
    id: root

    /// From `from` to `to`, in tenths; 1 is 100 %.
    property real value: 1
    property alias from: slider.from
    property alias to: slider.to
    property string spoken: ""
    property bool live: false ///< told while it is dragged, too; not where the page would change its shape under the pointer

    signal moved(value: real)

    spacing: 8

    ValueSlider {
        id: slider

        Layout.preferredWidth: 200 - Theme.body * 3.8 - 8
        Layout.minimumWidth: 110
        spoken: root.spoken
        //: A size in percent
        valueText: qsTr("%L1%").arg(Math.round(value * 100))
        stepSize: 0.1
        value: root.value
        onMoved: if (root.live || !pressed)
            root.moved(value)
        onPressedChanged: if (!root.live && !pressed && value !== root.value)
            root.moved(value)
    }
    AppText {
        Layout.preferredWidth: Theme.body * 3.8
        text: slider.valueText
        horizontalAlignment: Text.AlignRight
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
