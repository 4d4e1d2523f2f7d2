// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Setup

/// The rules: a ready set, or each by itself, in plain sentences.
Card {
    id: root

    required property MatchSetup setup

    signal explainWanted(optionId: string)

    function presetChoices(): var {
        const all = [];
        for (const name of root.setup.presets)
            all.push({
                "value": all.length,
                "label": name
            });
        if (root.setup.presetIndex < 0)
            //: Shown where the rules are no ready set
            all.push({
                "value": -1,
                "label": qsTr("Your own")
            });
        return all;
    }

    implicitHeight: column.implicitHeight + 40

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 20
        spacing: 14

        SettingRow {
            Layout.fillWidth: true
            label: qsTr("Rules")

            Select {
                objectName: "preset"
                Layout.fillWidth: true
                Layout.maximumWidth: Layout.preferredWidth
                Layout.preferredWidth: Math.max(220, implicitWidth)
                spoken: qsTr("Rules")
                choices: root.presetChoices()
                chosen: root.setup.presetIndex
                onPicked: value => root.setup.presetIndex = value
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.colors.outline
        }
        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.setup.remark
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        Repeater {
            model: root.setup.options

            OptionRow {
                id: row

                Layout.fillWidth: true
                setup: root.setup
                onExplainWanted: root.explainWanted(row.optionId)
            }
        }
    }
}
