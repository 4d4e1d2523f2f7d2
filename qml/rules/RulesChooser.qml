// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Rules

/// In a narrow window: the game and the chapter, each in a list that opens.
RowLayout {
    id: root

    required property RuleModel rules
    required property string current ///< the chapter being read

    signal gameChosen(gameId: string)
    signal sectionChosen(anchor: string)

    function _chapters(): var {
        const all = [];
        for (const section of root.rules.sections) {
            if (section.level === 2)
                all.push({
                    "value": section.anchor,
                    "label": section.title
                });
        }
        return all;
    }

    spacing: 8

    Select {
        objectName: "rulesGame"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spoken: qsTr("Game")
        choices: RuleBook.shelf()
        chosen: root.rules.gameId
        onPicked: value => root.gameChosen(value)
    }
    Select {
        objectName: "rulesSection"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        spoken: qsTr("Chapter")
        choices: root._chapters()
        chosen: root.current
        onPicked: value => root.sectionChosen(value)
    }
}
