// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Files
import Boneyard.History

/// The matches that are over: looked for, looked at again, put away.
FocusScope {
    id: root

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property History history: History {
        onLoaded: plan => root._toResult ? root.resultWanted(plan) : root.replayWanted(plan)
        onSaid: words => message.say(words)
        onListed: root._empty = total === 0 && whole // what is asked for now may not be answered yet
    }
    property var asked: ({}) ///< what is asked for at first
    property bool _empty: false ///< there is nothing to look for
    property bool _toResult: false ///< how the match that is read ended is wanted, and not all of it

    signal leave
    signal replayWanted(plan: var)
    signal resultWanted(plan: var)
    signal fileWanted(file: string)

    function load(matchId: int, toResult: bool) {
        root._toResult = toResult;
        root.history.load(matchId);
    }

    objectName: "historyPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Component.onCompleted: root.history.asked = root.asked
    T.StackView.onActivated: list.forceActiveFocus()
    Keys.onEscapePressed: root.leave()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F && event.modifiers === Qt.ControlModifier) {
            event.accepted = true;
            filter.write();
        }
    }

    Felt {
        anchors.fill: parent
    }
    Item {
        id: content

        anchors.fill: parent

        PageBar {
            id: bar

            width: parent.width
            //: The headline over all matches that are over
            title: qsTr("History")
            onLeave: root.leave()

            GameButton {
                objectName: "openFile"
                anchors.right: parent.right
                anchors.rightMargin: 10
                anchors.verticalCenter: parent.verticalCenter
                height: Theme.control
                symbol: "open"
                //: Opens a match that somebody saved as a file
                text: qsTr("Open a file")
                onClicked: picker.ask("")
            }
        }
        HistoryFilter {
            id: filter

            visible: !root._empty
            anchors.top: bar.bottom
            anchors.topMargin: root.small ? 8 : 20
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(root.width - 24, Theme.px(900))
            history: root.history
            small: root.small
            onDone: list.forceActiveFocus()
        }
        HistorySort {
            id: sort

            visible: !root._empty
            anchors.top: filter.bottom
            anchors.topMargin: 8
            anchors.horizontalCenter: parent.horizontalCenter
            width: filter.width
            history: root.history
        }
        HistoryList {
            id: list

            anchors.top: sort.bottom
            anchors.topMargin: root.small ? 4 : 8
            anchors.bottom: picks.top
            anchors.horizontalCenter: parent.horizontalCenter
            width: filter.width
            history: root.history
            small: root.small
            onChosen: matchId => root.load(matchId, false)
            onResultWanted: matchId => root.load(matchId, true)
        }
        PickBar {
            id: picks

            anchors.bottom: parent.bottom
            width: parent.width
            history: root.history
        }
        Card {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: root._empty ? bar.bottom : list.top
            anchors.topMargin: 24
            visible: root.history.total === 0
            width: Math.min(list.width, Theme.px(480))
            height: kind.implicitHeight + 48

            AppText {
                id: kind

                anchors.centerIn: parent
                width: parent.width - 48
                //: There is no match that is over yet
                text: root.history.whole ? qsTr("Matches you finish are kept here, so you can watch them again move by move.") : qsTr("No matches found. Try a wider search.")
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
            }
        }
        MessageLine {
            id: message

            lift: 20 + picks.height
        }
    }
    FilePicker {
        id: picker

        kind: qsTr("Boneyard matches")
        suffix: "boneyard"
        onPicked: file => root.fileWanted(file.toString())
    }
}
