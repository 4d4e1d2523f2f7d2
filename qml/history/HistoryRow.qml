// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Table

/// One match that is over. Pressing it shows it again.
Card {
    id: root

    required property int matchId
    required property string gameName
    required property string face
    required property string when
    required property string kind ///< "Deal of the day"; empty: an ordinary one
    required property string seats
    required property string result
    required property bool won
    required property string remark
    required property string length
    required property int winner ///< the seat of the only one; -1: it was a team, or several
    required property string medallion ///< of that seat
    required property bool picked
    required property var picture
    property bool small: false
    property bool pointed: false ///< the keyboard is here

    signal chosen
    signal resultWanted
    signal doomed
    signal pickWanted
    signal rangeWanted
    signal pictureWanted

    implicitHeight: line.implicitHeight + (root.small ? 14 : 20)
    height: implicitHeight
    color: hover.hovered || root.picked ? Theme.colors.raised : Theme.colors.chrome
    onMatchIdChanged: root.pictureWanted()
    Component.onCompleted: root.pictureWanted()
    Accessible.role: Accessible.ListItem
    //: Spoken line of the history. %1 a game, perhaps with "Deal of the day", %2 when, %3 who won, %4 the players
    //: with their points, %5 how long it was
    Accessible.name: Sentence.filled(qsTr("%1, %2. %3. %4. %5"), [Sentence.sideBySide([root.gameName, root.kind]), root.when, root.result, root.seats, root.length])
    Accessible.focusable: true
    Accessible.focused: root.pointed
    Accessible.selectable: true
    Accessible.selected: root.picked
    Accessible.onPressAction: if (root.enabled)
        root.chosen()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        acceptedModifiers: Qt.NoModifier
        onTapped: root.chosen()
    }
    TapHandler {
        acceptedModifiers: Qt.ControlModifier
        onTapped: root.pickWanted()
    }
    TapHandler {
        acceptedModifiers: Qt.ShiftModifier
        onTapped: root.rangeWanted()
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: 6
        anchors.rightMargin: 8
        spacing: root.small ? 6 : 12

        PickBox {
            objectName: "pickMatch"
            picked: root.picked
            //: Picks a match in a list, to do something with several
            text: qsTr("Pick")
            onClicked: root.pickWanted()
            onRangeWanted: root.rangeWanted()
        }
        LittleTable {
            Layout.preferredWidth: Math.round(height * 1.5)
            Layout.preferredHeight: Math.round(Theme.body * 4.2)
            visible: root.width >= Theme.body * 35 // where letters are large, the words need its room
            face: root.face
            scene: root.picture
            drawn: root.face !== ""
            most: Theme.px(16)
        }
        RowWords {
            Layout.fillWidth: true
            gameName: root.gameName
            kind: root.kind
            remark: root.remark
            when: root.when
            seats: root.seats
            medallion: root.medallion
            winner: root.winner
            result: root.result
            won: root.won
            length: root.length
        }
        IconButton {
            objectName: "resultOfMatch"
            symbol: "crown"
            activeFocusOnTab: false // the space bar does it
            //: A button: shows again how the match ended
            text: qsTr("Result")
            onClicked: root.resultWanted()
        }
        IconButton {
            objectName: "deleteMatch"
            symbol: "trash"
            activeFocusOnTab: false // the Delete key does it
            text: qsTr("Delete")
            onClicked: root.doomed()
        }
    }
    FocusRing {
        shown: root.pointed
        inside: true
    }
}
