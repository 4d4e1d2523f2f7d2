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

    property string dayResult: "" ///< how a deal of the day went, and what counts; empty: it was none, or counts no longer

    property bool _sharing: false

    signal againWanted
    signal sameWanted ///< the same tiles once more
    signal homeWanted
    signal replayWanted
    signal scoresWanted
    signal momentWanted(ply: int) ///< the match as it stood then

    page: true
    sharesLine: root.small
    widest: end.rounds > 1 ? 1600 : 720 // a course takes the width, words and points alone would stand far apart
    title: end.title
    titleInk: end.won ? Theme.colors.accent : Theme.colors.ink
    objectName: "matchSheet"
    Component.onCompleted: Announcer.announce(end.spoken)

    Timer {
        // A Return that comes with the page was meant for the table: only when it has been seen is there what that presses
        running: root.settled
        interval: 1800
        onTriggered: if (root.activeFocus && !again.activeFocus)
            again.forceActiveFocus()
    }
    MatchEnd {
        id: end

        match: root.match
    }
    AppText {
        objectName: "endDay"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.dayResult
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
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
    EndGrid {
        Layout.fillWidth: true
        end: end
        pageWidth: root.width
        pageHeight: root.height
        seen: root.height - Theme.display * 1.5 - Theme.control - 2 * 24 - 2 * 16
        small: root.small
        onScoresWanted: root.scoresWanted()
        onMomentWanted: ply => root.momentWanted(ply)
    }
    footer: [
        EndWay {
            objectName: "homeButton"
            tight: root.sharedLine
            text: qsTr("All games")
            symbol: "home"
            onClicked: root.homeWanted()
        },
        EndWay {
            objectName: "shareButton"
            tight: root.sharedLine
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
                message.say(qsTr("Copied: %1. Its number deals the same tiles again; only bots have played, so there is no result to beat.").arg(end.deal()));
            }
        },
        EndWay {
            objectName: "lookBackButton"
            tight: root.sharedLine
            symbol: "statistics"
            //: Shows what the moves of the match just played cost
            text: qsTr("Look back")
            onClicked: root.replayWanted()
        },
        EndWay {
            objectName: "sameButton"
            tight: root.sharedLine
            symbol: "redo"
            //: Starts another match with the very same tiles, seats and rules
            text: qsTr("Same deal again")
            onClicked: root.sameWanted()
        },
        EndWay {
            id: again

            objectName: "againButton"
            tight: root.sharedLine
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
