// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

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
    }
    property int _doomed: 0 ///< the match that is to be deleted, when that is confirmed

    property bool _toResult: false ///< how the match that is read ended is wanted, and not all of it

    signal leave
    signal replayWanted(plan: var)
    signal resultWanted(plan: var)
    signal fileWanted(file: string)

    function askToDelete(id: int) {
        root._doomed = id;
        question.createObject(root);
    }

    objectName: "historyPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
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
        enabled: root._doomed === 0

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

            anchors.top: bar.bottom
            anchors.topMargin: root.small ? 8 : 20
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(root.width - 24, Theme.px(900))
            history: root.history
            small: root.small
            onDone: list.forceActiveFocus()
        }
        ListView {
            id: list

            objectName: "matches"
            anchors.top: filter.bottom
            anchors.topMargin: root.small ? 8 : 14
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            width: filter.width
            clip: true
            focus: true
            activeFocusOnTab: true
            model: root.history
            spacing: root.small ? 6 : 10
            bottomMargin: 16
            topMargin: 6
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            keyNavigationEnabled: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("History")
            T.ScrollBar.vertical: ScrollMark {}
            Keys.onReturnPressed: (list.currentItem as HistoryRow)?.chosen()
            Keys.onEnterPressed: (list.currentItem as HistoryRow)?.chosen()
            Keys.onSpacePressed: (list.currentItem as HistoryRow)?.resultWanted()
            Keys.onDeletePressed: (list.currentItem as HistoryRow)?.doomed()
            delegate: HistoryRow {
                id: row

                required property int index

                width: list.width
                small: root.small
                pointed: list.activeFocus && ListView.isCurrentItem
                onChosen: {
                    list.currentIndex = row.index;
                    root._toResult = false;
                    root.history.load(row.matchId);
                }
                onResultWanted: {
                    list.currentIndex = row.index;
                    root._toResult = true;
                    root.history.load(row.matchId);
                }
                onDoomed: root.askToDelete(row.matchId)
            }
        }
        Card {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: list.top
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

            lift: 20
        }
    }
    FilePicker {
        id: picker

        kind: qsTr("Boneyard matches")
        suffix: "boneyard"
        onPicked: file => root.fileWanted(file.toString())
    }
    Component {
        id: question

        DeleteSheet {
            onDismissed: {
                root._doomed = 0;
                destroy();
                list.forceActiveFocus();
            }
            onAgreed: {
                root.history.remove(root._doomed);
                dismissed();
            }
        }
    }
}
