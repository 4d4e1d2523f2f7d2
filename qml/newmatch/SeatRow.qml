// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Setup

/// One seat before the match: a person with a name, or a bot with a level.
RowLayout {
    id: root

    required property MatchSetup setup
    required property int seat
    required property string name
    required property string given ///< the name as somebody wrote it; empty: the usual one
    required property bool human
    required property int level
    required property string medallion
    required property string medallionName
    required property string manner ///< of a bot: how it plays
    required property int team ///< that it plays for; -1: it plays alone

    /// Another picture is to be chosen; beside that button.
    signal medallionWanted(opener: MedallionButton)

    function kinds(): var {
        //: Somebody at this machine
        const all = [
            {
                "value": 0,
                "label": qsTr("Person")
            }
        ];
        for (const level of Catalog.levels)
            all.push({
                "value": level.number,
                "label": level.name,
                "note": level.blurb
            });
        return all;
    }

    spacing: 10

    MedallionButton {
        id: face

        objectName: "medallion-" + root.seat
        sign: root.medallion
        seat: root.seat
        team: root.team
        //: Spoken for the button that chooses the picture a player is known by. %1 is the player, %2 the picture, as "Owl"
        text: Sentence.filled(qsTr("Picture of %1: %2"), [root.name, root.medallionName])
        onClicked: root.medallionWanted(face)
    }
    TextBox {
        objectName: "name-" + root.seat
        Layout.fillWidth: true
        Layout.minimumWidth: 90
        //: Spoken for the field with a player's name. %L1 is the number of the seat
        spoken: qsTr("Name at seat %L1").arg(root.seat + 1)
        maximumLength: 20
        placeholderText: root.name
        text: root.given
        onTextEdited: root.setup.setName(root.seat, text)
    }
    Select {
        Layout.preferredWidth: 150
        implicitWidth: 120
        //: Spoken for the choice between a person and a bot's level. %L1 is the number of the seat
        spoken: qsTr("Who sits at seat %L1").arg(root.seat + 1)
        choices: root.kinds()
        chosen: root.human ? 0 : root.level
        onPicked: value => {
            root.setup.setHuman(root.seat, value === 0);
            if (value !== 0)
                root.setup.setLevel(root.seat, value);
        }
    }
}
