// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard

/// A sentence, and the control that answers it; the control comes below where there is no room beside it.
GridLayout {
    id: root

    required property string label
    property string note: ""
    property bool marked: false ///< it differs from what is usual
    default property alias control: place.data
    readonly property bool _narrow: root.width < 380

    columns: root._narrow ? 1 : 2
    columnSpacing: 20
    rowSpacing: 6

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 2

        AppText {
            Layout.fillWidth: true
            text: root.label
            wrapMode: Text.Wrap
            font.weight: root.marked ? Font.DemiBold : Font.Normal
            Accessible.ignored: true
        }
        AppText {
            Layout.fillWidth: true
            visible: root.note !== ""
            text: root.note
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
        }
    }
    RowLayout {
        id: place

        Layout.fillWidth: root._narrow
        spacing: 8
    }
}
