// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// A table of words and numbers. "columns" is a list of {key, label}, the first of them for words; "rows" has a
/// text under each key.
ColumnLayout {
    id: root

    required property var columns
    required property var rows

    function spokenRow(row: var): string {
        return Sentence.sideBySide(root.columns.map(column => column.label + " " + row[column.key]));
    }

    spacing: 6

    component Cell: AppText {
        required property int place

        Layout.fillWidth: true
        Layout.preferredWidth: place === 0 ? 3 : 2
        horizontalAlignment: place === 0 ? Text.AlignLeft : Text.AlignRight
        verticalAlignment: Text.AlignBottom
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 10

        Repeater {
            model: root.columns

            Cell {
                required property int index
                required property var modelData

                Layout.alignment: Qt.AlignBottom
                place: index
                text: modelData.label
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
            }
        }
    }
    Rectangle {
        Layout.fillWidth: true
        Layout.preferredHeight: 1
        color: Theme.colors.outline
    }
    Repeater {
        model: root.rows

        RowLayout {
            id: row

            required property var modelData

            Layout.fillWidth: true
            spacing: 10
            Accessible.role: Accessible.ListItem
            Accessible.name: root.spokenRow(row.modelData)

            Repeater {
                model: root.columns

                Cell {
                    required property int index
                    required property var modelData

                    place: index
                    text: row.modelData[modelData.key]
                }
            }
        }
    }
}
