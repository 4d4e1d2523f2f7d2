// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// One of a few tables or sets of tiles, each shown as it is. The arrows go from one to the next, and take it at once;
/// Tab comes to the chosen one and leaves the others out.
Column {
    id: root

    required property string label
    property string note: ""
    required property var choices ///< a list of {value, label}
    required property string chosen
    required property var surfaceOf ///< the table of a value
    required property var tilesOf ///< and its set of tiles

    readonly property int _row: root.choices.findIndex(choice => choice.value === root.chosen)
    readonly property real _least: Math.max(92, Theme.body * 6)
    readonly property int _columns: Math.max(1, Math.min(5, Math.floor((root.width + flow.spacing) / (root._least + flow.spacing))))

    signal picked(value: string)

    function _go(event: KeyEvent, by: int) {
        const next = Math.max(0, Math.min(root.choices.length - 1, root._row + by));
        event.accepted = true;
        root.picked(root.choices[next].value);
        swatches.itemAt(next)?.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Accessible.description: root.note
    Keys.onLeftPressed: event => root._go(event, Settings.rightToLeft ? 1 : -1)
    Keys.onRightPressed: event => root._go(event, Settings.rightToLeft ? -1 : 1)
    Keys.onUpPressed: event => root._go(event, -1)
    Keys.onDownPressed: event => root._go(event, 1)

    AppText {
        width: parent.width
        text: root.label
        wrapMode: Text.Wrap
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
    Flow {
        id: flow

        width: parent.width
        spacing: 14

        Repeater {
            id: swatches

            model: root.choices

            LookSwatch {
                id: swatch

                required property var modelData

                width: Math.floor((flow.width - (root._columns - 1) * flow.spacing) / root._columns)
                objectName: swatch.modelData.value
                text: swatch.modelData.label
                chosen: swatch.modelData.value === root.chosen
                surface: root.surfaceOf(swatch.modelData.value)
                tiles: root.tilesOf(swatch.modelData.value)
                onClicked: root.picked(swatch.modelData.value)
            }
        }
    }
}
