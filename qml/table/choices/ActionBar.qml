// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// What can be done without laying a tile: a button each, and each kind in a place of its own. What is asked before
/// tiles are laid has a panel of its own.
Item {
    id: root

    required property Match match
    property real room: 160
    property bool small: false
    property bool resultCame: true ///< the sheet of the end has been seen: now it can be asked for again

    property bool arriving: false ///< a tile is on its way: what may be done then is not offered yet
    property bool _fresh: false ///< the turn has just come, or the round's end
    property bool drawIsWise: false ///< to draw is what to do next

    readonly property bool over: root.match.turn.phase === Turn.RoundOver || root.match.turn.phase === Turn.MatchOver
    property real rack: 100 ///< so high it is: buttons stand beside the rack or above it, and none across its edge
    readonly property alias foot: places.foot ///< below the lowest
    readonly property alias least: places.least ///< so high the rack is to be for all to stand beside it
    readonly property bool _bothBeside: result.height + places.gap + goOn.height <= root.rack
    readonly property real _stack: !root.over ? places.beside : root._bothBeside ? result.height + places.gap + goOn.height : result.height

    /// It can be done in several ways: one has to be picked.
    signal waysWanted(ways: var)
    /// It costs points although tiles fit: is it meant?
    signal sureWanted(action: string, label: string)
    signal resultWanted

    function pressRow(row: int) {
        const choices = root.match.selection.choices;
        const action = choices.at(row, "action");
        const ways = choices.at(row, "ways");
        if (action === "")
            root.match.said(choices.at(row, "whyNot"));
        else if (ways.length > 0)
            root.waysWanted(ways);
        else if (choices.at(row, "price") > 0)
            root.sureWanted(action, choices.at(row, "label"));
        else
            root.match.play(action);
    }
    /// What the key of that kind of choice does.
    function press(kind: int) {
        const row = root.match.selection.choices.rowOf(kind);
        if (row >= 0 && root.match.turn.mayAct)
            root.pressRow(row);
        else if (row >= 0)
            root.match.turn.playForced();
        else if (kind === root.match.game.gathering.kind)
            root.match.advice.refuseChosen();
    }
    /// Lays the chosen tiles together.
    function pressTogether() {
        root.press(root.match.game.gathering.kind);
    }

    ActionPlaces {
        id: places

        keys: root.match.game.keys
        over: root.over
        small: root.small
        rack: root.rack
        stack: root._stack
        twoLines: Math.ceil(letters.lineSpacing) * 2 + (root.small ? 4 : 12)
    }
    FontMetrics {
        id: letters

        font.family: Theme.family
        font.pixelSize: root.small ? Theme.small : Theme.body
        font.weight: Font.Medium
    }
    Connections {
        target: root.match.turn

        function onPhaseChanged() {
            root._fresh = true;
            soon.restart();
        }
    }
    Timer {
        id: soon

        interval: 0
        onTriggered: root._fresh = root.arriving
    }
    onArrivingChanged: if (!root.arriving)
        root._fresh = false
    opacity: root._fresh && root.arriving ? 0 : 1
    width: root.room
    height: !root.over ? places.footOf(places.count - 1) + places.control : root._bothBeside ? root._stack : places.above + goOn.height

    component EndButton: SettlingButton {
        visible: root.over && root.resultCame
        width: root.room
        height: Math.max(Theme.control, implicitHeight)
        leftPadding: root.small ? 6 : 12
        topPadding: root.small ? 2 : 6
        bottomPadding: topPadding
        font.pixelSize: root.small ? Theme.small : Theme.body
        font.weight: Font.Medium
        meaning: text
    }

    EndButton {
        id: goOn

        // when the sheet at the end has been put away to look at the table
        objectName: "goOn"
        y: 0
        strong: true
        text: root.match.turn.phase === Turn.MatchOver ? qsTr("Play again") : qsTr("Next round")
        onTaken: root.match.turn.phase === Turn.MatchOver ? root.match.restart() : root.match.next()
    }
    EndButton {
        id: result

        objectName: "result"
        y: root.height - height
        //: A button: shows again how the round or the match ended
        text: qsTr("Result")
        onTaken: root.resultWanted()
    }
    SeenRepeater {
        id: choices

        model: root.match.selection.choices

        ChoiceButton {
            id: choice

            readonly property bool byItself: choice.kind === ChoiceModel.Pass && !root.match.turn.mayAct ///< nobody need press for it

            match: root.match
            small: root.small
            least: places.control
            visible: choice.kind !== ChoiceModel.Next && root.match.table.texts.question === "" && !choice.byItself
            y: root.height - choice.high - places.footOf(places.placeOf(choice.kind))
            width: root.room
            onTaken: root.pressRow(choice.index)

            Binding {
                target: root
                property: "drawIsWise"
                when: choice.kind === ChoiceModel.Draw
                value: choice.strong
            }
        }
    }
}
