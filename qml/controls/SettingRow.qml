// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard

/// A sentence, and the control that answers it; the control comes below where there is no room beside it.
Item {
    id: root

    required property string label
    property string note: ""
    property bool marked: false ///< it differs from what is usual
    default property alias control: place.data
    readonly property bool _narrow: root.width < 380

    implicitWidth: 380
    implicitHeight: root._narrow ? words.height + 6 + place.height : Math.max(words.height, place.height)

    Column {
        id: words

        anchors.left: parent.left
        y: root._narrow ? 0 : (root.height - height) / 2
        width: root._narrow ? root.width : Math.max(0, root.width - place.width - 20)
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

        anchors.right: parent.right
        y: root._narrow ? root.height - height : (root.height - height) / 2
        width: root._narrow ? root.width : Math.min(implicitWidth, root.width * 0.7)
        spacing: 8
    }
}
