// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// At the first start of a game: a quiet line over the table that offers its lesson. Whoever plays on has answered. In
/// the smallest windows the menu has the lesson, too.
OfferLine {
    id: root

    required property Match match

    signal lessonWanted(gameId: string)

    function answer() {
        Settings.answerLesson(root.match.game.id);
    }

    objectName: "lessonOffer"
    wanted: root.match.active && !root.match.game.ofDay && !root.match.game.challenged && !root.match.turn.autoplay && root.match.round === 1 && Settings.lessons[root.match.game.id] === undefined && !Theme.held
    othersPlay: root.match.turn.phase === Turn.BotTurn
    //: %1 is a game
    words: qsTr("New to %1? Try a two-minute lesson.").arg(root.match.game.name)
    //: A button: no lesson is wanted
    no: qsTr("No, thanks")
    //: A button: begins the lesson that is offered
    yes: qsTr("Show me")
    onRefused: root.answer()
    onAccepted: {
        const game = root.match.game.id;
        root.answer();
        root.lessonWanted(game);
    }

    Connections {
        target: root.match

        function onStarted() {
            root.giveWay();
        }
    }
    Connections {
        target: root.match.turn

        function onPhaseChanged() {
            if (root.match.turn.phase === Turn.RoundOver || root.match.turn.phase === Turn.MatchOver)
                root.giveWay(); // a sheet lies over it all
        }
    }
    Connections {
        target: root.match.table
        enabled: root.open

        function onLaid(order: int, seat: int, fromHand: bool) {
            if (fromHand)
                root.answer();
        }
    }
}
