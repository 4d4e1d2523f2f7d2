// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Settings

/// A sentence, and the control that answers it; the control comes below where there is no room beside it.
Item {
    id: root

    required property string label
    property string note: ""
    property bool marked: false ///< it differs from what is usual
    default property alias control: place.data
    readonly property real _beside: root.width - Math.min(place.implicitWidth, root.width * 0.7) - 20 ///< what it leaves the words
    readonly property bool _narrow: root.width < 380 || root._beside < Theme.body * 8

    implicitWidth: 380
    implicitHeight: root._narrow ? words.height + 6 + place.height : Math.max(words.height, place.height)

    Column {
        id: words

        anchors.left: parent.left
        y: root._narrow ? 0 : (root.height - height) / 2
        width: root._narrow ? root.width : Math.max(0, root._beside)
        spacing: 2

        AppText {
            width: parent.width
            text: root.label
            wrapMode: Text.Wrap
            font.weight: root.marked ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            visible: root.note !== ""
            text: root.note
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
        }
    }
    RowLayout {
        id: place

        x: root._narrow === Settings.rightToLeft ? root.width - width : 0 // at the end, below the words at their beginning
        y: root._narrow ? root.height - height : (root.height - height) / 2
        width: Math.min(implicitWidth, root.width * (root._narrow ? 1 : 0.7))
        spacing: 8
    }
}
