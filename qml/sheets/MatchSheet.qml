// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match

/// The page at the end of a match: who stands where, how the totals went, what was so in it, and the ways on.
Sheet {
    id: root

    required property ShownMatch match ///< at its end

    readonly property bool _wide: root.width >= Theme.px(900) && root.height >= 500
    property bool _sharing: false
    readonly property bool _course: end.rounds > 1 ///< of one round there is no course
    readonly property bool _three: root._course && root.width >= Theme.px(1150) && root.height >= 500
    readonly property int _columns: root._three ? 3 : root._wide && root._course ? 2 : 1
    /// So high is what is seen without scrolling.
    readonly property real _seen: root.height - Theme.display * 1.5 - Theme.control - 2 * 24 - 2 * 16

    signal againWanted
    signal sameWanted ///< the same tiles once more
    signal homeWanted
    signal replayWanted
    signal scoresWanted
    signal momentWanted(ply: int) ///< the match as it stood then

    page: true
    widest: root._course ? 1600 : 720 // a course takes the width, words and points alone would stand far apart
    title: end.title
    titleInk: end.won ? Theme.colors.accent : Theme.colors.ink
    objectName: "matchSheet"
    Component.onCompleted: Announcer.announce(end.spoken)
    // A Return that comes with the page was meant for the table: only then is there something that it presses.
    onSettledChanged: if (root.settled && root.activeFocus && !again.activeFocus)
        again.forceActiveFocus()

    MatchEnd {
        id: end

        match: root.match
    }
    AppText {
        objectName: "endChallenge"
        Layout.fillWidth: true
        visible: text !== ""
        text: end.challenge
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        color: end.challengeWon > 0 ? Theme.colors.good : Theme.colors.ink
        wrapMode: Text.Wrap
    }
    ShareCard {
        id: shareCard

        Layout.fillWidth: true
        visible: root._sharing
        onVisibleChanged: if (visible)
            soon.restart()
        match: root.match
        onSaid: words => message.say(words)
    }
    Timer {
        id: soon

        interval: 0 // once it is laid out
        onTriggered: root.reveal(shareCard)
    }
    GridLayout {
        Layout.fillWidth: true
        columns: root._columns
        columnSpacing: root._three ? 24 : 16
        rowSpacing: root.small ? 10 : 16

        EndPlaces {
            id: places

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root._three ? 4 : 2
            Layout.row: 0
            Layout.column: 0
            end: end
            roomy: root._columns > 1
            onScoresWanted: root.scoresWanted()
        }
        EndCourse {
            id: course

            Layout.fillWidth: true
            Layout.preferredWidth: root._three ? 6 : 3
            Layout.alignment: Qt.AlignTop
            Layout.row: root._columns > 1 ? 0 : 1
            Layout.column: root._columns - 1
            Layout.rowSpan: root._three ? 2 : 1
            visible: root._course
            end: end
            high: root._three ? Math.max(Theme.px(230), root._seen - Theme.small - 32) : root._wide ? Math.max(Theme.px(230), root.height * 0.38) : Math.max(150, Math.min(Theme.px(240), root.height * 0.45))
        }
        EndFacts {
            id: facts

            Layout.fillWidth: true
            Layout.preferredWidth: root._three ? 4 : -1
            Layout.row: root._columns > 1 ? 1 : 2
            Layout.column: 0
            Layout.columnSpan: root._columns === 2 ? 2 : 1
            facts: end.facts
            beside: !root._three && root.width >= Theme.px(640)
            onMomentWanted: ply => root.momentWanted(ply)
        }
        EndRound {
            Layout.fillWidth: true
            Layout.preferredWidth: root._three ? 6 : -1
            Layout.maximumWidth: root._course && !root._three ? Theme.px(720) : root.width
            Layout.alignment: root._three ? Qt.AlignTop : Qt.AlignHCenter
            Layout.row: root._three ? 0 : root._columns > 1 ? 2 : 3
            Layout.column: root._three ? 1 : 0
            Layout.rowSpan: root._three ? 2 : 1
            Layout.columnSpan: root._columns === 2 ? 2 : 1
            match: root.match
            largest: root._three ? 44 : 76
            room: root._three ? root._seen : root._seen - above - facts.implicitHeight - 2 * 16

            readonly property real above: !course.visible ? places.implicitHeight : root._wide ? Math.max(places.implicitHeight, course.implicitHeight) : places.implicitHeight + course.implicitHeight + 16
        }
    }
    footer: [
        EndWay {
            objectName: "homeButton"
            bare: root.small
            text: qsTr("All games")
            symbol: "home"
            onClicked: root.homeWanted()
        },
        EndWay {
            objectName: "shareButton"
            bare: root.small
            symbol: "share"
            //: So that a friend can play the deal too
            text: Challenges.possible(root.match) ? qsTr("Share the deal") : qsTr("Copy the deal")
            onClicked: {
                if (Challenges.possible(root.match)) {
                    root._sharing = !root._sharing;
                    return;
                }
                end.copyDeal();
                //: What was copied can be pasted in another program; %1 is a line of text with the number of a deal
                message.say(qsTr("Copied: %1. With its number the same tiles are dealt again; as only bots have played, there is no result to beat.").arg(end.deal()));
            }
        },
        EndWay {
            objectName: "lookBackButton"
            bare: root.small
            symbol: "statistics"
            //: Shows what the moves of the match just played cost
            text: qsTr("Look back")
            onClicked: root.replayWanted()
        },
        EndWay {
            objectName: "sameButton"
            bare: root.small
            symbol: "redo"
            //: Starts another match with the very same tiles, seats and rules
            text: qsTr("Same deal again")
            onClicked: root.sameWanted()
        },
        GameButton {
            id: again

            objectName: "againButton"
            strong: true
            //: Starts another match with the same seats and rules
            text: qsTr("Play again")
            onClicked: root.againWanted()
        }
    ]
    MessageLine {
        id: message

        parent: root
        lift: again.height + 30
    }
}
