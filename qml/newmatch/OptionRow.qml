// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Setup

/// One rule in a plain sentence, with what it can be.
SettingRow {
    id: root

    required property MatchSetup setup
    required property int index
    required property string optionId
    required property string kind
    required property string sentence
    required property var value
    required property string valueText
    required property var choices
    required property int minimum
    required property int maximum
    required property bool changed

    /// What the rule book says about it.
    signal explainWanted

    label: root.sentence
    marked: root.changed

    ToggleSwitch {
        objectName: "toggle-" + root.optionId
        visible: root.kind === "bool"
        spoken: root.sentence
        checked: root.value === true
        onToggled: root.setup.setOption(root.index, checked)
    }
    Select {
        objectName: "select-" + root.optionId
        Layout.fillWidth: true
        Layout.maximumWidth: Layout.preferredWidth
        Layout.preferredWidth: Math.max(220, implicitWidth)
        visible: root.kind === "choice"
        spoken: root.sentence
        choices: root.choices
        chosen: root.value
        onPicked: value => root.setup.setOption(root.index, value)
    }
    Stepper {
        objectName: "stepper-" + root.optionId
        visible: root.kind === "int"
        spoken: root.sentence
        from: root.minimum
        to: root.maximum
        step: root.maximum - root.minimum > 200 ? 10 : 1
        value: typeof root.value === "number" ? root.value : 0
        valueText: root.valueText
        onMoved: number => root.setup.setOption(root.index, number)
    }
    IconButton {
        objectName: "explain-" + root.optionId
        symbol: "question"
        ink: Theme.colors.quiet
        //: Opens the rule book where it explains a rule. %1 is the rule, as "Where melds are laid"
        text: qsTr("What this means: %1").arg(root.sentence)
        //: Tip on a button that opens the rule book
        tip: qsTr("What this means")
        onClicked: root.explainWanted()
    }
}
