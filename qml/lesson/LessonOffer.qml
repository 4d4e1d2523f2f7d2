// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// At the first start of a game: a quiet line over the table that offers its lesson. Whoever plays on has answered.
Rectangle {
    id: root

    required property Match match
    property bool small: false

    readonly property bool open: root.match.active && !root.match.turn.autoplay && root.match.round === 1 && Settings.lessons[root.match.gameId] === undefined && !Theme.held && root._fits
    /// In the smallest windows it would take what the table needs; the menu has the lesson, too.
    readonly property bool _fits: (root.parent?.height ?? 0) >= 360 && (root.width - 26 - no.implicitWidth - yes.implicitWidth - 2 * line.spacing) * 2.6 > words.implicitWidth

    signal lessonWanted(gameId: string)

    function answer() {
        Settings.answerLesson(root.match.gameId);
    }

    objectName: "lessonOffer"
    visible: root.open
    implicitHeight: root.open ? line.implicitHeight + 2 * line.anchors.topMargin : 0
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.86)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.colors.outlineWidth
        color: Theme.plain ? Theme.colors.outline : "#20000000"
    }
    Connections {
        target: root.match.table
        enabled: root.open

        function onLaid(order: int, seat: int, fromHand: bool) {
            if (fromHand)
                root.answer();
        }
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 10
        anchors.topMargin: root.small ? 2 : 6
        anchors.bottomMargin: anchors.topMargin
        spacing: root.small ? 6 : 12

        AppText {
            id: words

            Layout.fillWidth: true
            //: %1 is a game
            text: qsTr("New to %1? A lesson in two minutes.").arg(root.match.gameName)
            wrapMode: Text.Wrap
        }
        GameButton {
            id: no

            objectName: "offerNo"
            quietLook: true
            //: A button: no lesson is wanted
            text: qsTr("No, thanks")
            onClicked: root.answer()
        }
        GameButton {
            id: yes

            objectName: "offerYes"
            //: A button: begins the lesson that is offered
            text: qsTr("Show me")
            onClicked: {
                const game = root.match.gameId;
                root.answer();
                root.lessonWanted(game);
            }
        }
    }
}
