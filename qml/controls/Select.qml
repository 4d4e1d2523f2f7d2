// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

/// One of a few: "choices" is a list of {value, label} and perhaps {note}, a line that the list shows with it.
T.ComboBox {
    id: root

    property var choices: []
    property var chosen
    property string spoken: ""
    property bool tight: false ///< around it is no room for a ring

    /// The player picked another value.
    signal picked(value: var)

    function rowOf(value: var): int {
        for (let row = 0; row < root.choices.length; ++row) {
            if (root.choices[row].value === value)
                return row;
        }
        return -1;
    }
    function _widest(): real {
        // Asking for a property has the width worked out anew when the font changes: a function alone does not.
        let width = metrics.averageCharacterWidth;
        for (const choice of root.choices)
            width = Math.max(width, metrics.advanceWidth(choice.label));
        return width + 8;
    }
    function _enter() {
        root._opens = !root.popup.visible;
        root.popup.open();
    }
    function keepChosen() {
        root.currentIndex = root.rowOf(root.chosen);
    }

    model: root.choices
    textRole: "label"
    valueRole: "value"
    // in a few widths only, so that those below one another stand level
    implicitWidth: Math.ceil(Math.max(160, root._widest() + leftPadding + rightPadding) / 80) * 80
    implicitHeight: Theme.control
    leftPadding: root.mirrored ? 34 : 14
    rightPadding: root.mirrored ? 14 : 34
    font.family: Theme.family
    font.pixelSize: Theme.body
    hoverEnabled: true
    activeFocusOnTab: root.enabled
    opacity: root.enabled ? 1 : 0.45
    onChosenChanged: root.keepChosen()
    onModelChanged: root.keepChosen()
    Component.onCompleted: root.keepChosen()
    onActivated: row => root.picked(root.choices[row].value)
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.ComboBox
    Accessible.name: root.spoken
    Accessible.description: root.displayText
    Accessible.onPressAction: {
        if (root.popup.visible)
            root.popup.close();
        else if (root.enabled)
            root.popup.open();
    }
    property bool _opens: false ///< the key that is down has opened it: let go, it would choose and close at once
    Keys.onReturnPressed: root._enter()
    Keys.onEnterPressed: root._enter()
    Keys.onReleased: event => {
        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        event.accepted = enter && root._opens;
        if (enter)
            root._opens = false;
    }

    FontMetrics {
        id: metrics

        font: root.font
    }

    contentItem: Text {
        text: root.displayText
        font: root.font
        color: Theme.colors.ink
        elide: Text.ElideRight
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit // rather small than cut off
        minimumPixelSize: Math.round(root.font.pixelSize * 0.6)
        verticalAlignment: Text.AlignVCenter
        textFormat: Text.PlainText
    }
    indicator: Icon {
        x: root.mirrored ? 10 : root.width - width - 10
        y: (root.height - height) / 2
        width: 16
        height: 16
        name: "down"
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Qt.lighter(Theme.colors.raised, Theme.light ? 0.97 : 1.15) : Theme.colors.raised
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline

        FocusRing {
            shown: root.visualFocus
            inside: root.tight
        }
    }
    delegate: SelectRow {
        required property int index

        width: ListView.view ? ListView.view.width : 0
        label: root.choices[index]?.label ?? ""
        note: root.choices[index]?.note ?? ""
        highlighted: root.highlightedIndex === index
        marked: root.currentIndex === index
    }
    popup: SelectPopup {
        owner: root
        wide: root.choices.some(choice => choice.note)
    }
}
