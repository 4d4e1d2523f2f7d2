// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Numbers shown large, each with what it is: "figures" is a list of {label, value, note}.
/// A plain grid, as wide as it is made: a layout within a layout goes round in circles where notes wrap (Qt 6.4), and so
/// does a grid that is as wide as what it holds.
Item {
    id: root

    required property var figures

    readonly property real _wanted: Math.max(120, Theme.body * 9)
    readonly property real _cell: Math.floor((root.width - (grid.columns - 1) * grid.columnSpacing) / grid.columns)

    implicitHeight: grid.implicitHeight

    Grid {
        id: grid

        width: root.width
        columns: Math.max(2, Math.min(root.figures.length, Math.floor(root.width / root._wanted)))
        columnSpacing: Math.round(Theme.body * 1.6) // a number that is as wide as its place is parted from the next one
        rowSpacing: 14

        Repeater {
            model: root.figures

            Column {
                id: figure

                required property var modelData

                width: root._cell
                spacing: 1
                Accessible.role: Accessible.StaticText
                Accessible.name: figure.modelData.label + ": " + Sentence.sideBySide([figure.modelData.value, figure.modelData.note ?? ""])

                AppText {
                    width: parent.width
                    text: figure.modelData.label
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    Accessible.ignored: true
                }
                AppText {
                    width: parent.width
                    text: figure.modelData.value
                    font.pixelSize: Theme.title
                    fontSizeMode: Text.HorizontalFit // a number that is cut off is another number
                    minimumPixelSize: Theme.small
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                AppText {
                    width: parent.width
                    visible: text !== ""
                    text: figure.modelData.note
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
