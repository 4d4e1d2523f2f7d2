// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Table

/// A game on the home page, with a little table of its own.
Card {
    id: root

    required property string gameId
    required property string name
    required property string blurb
    required property string face
    required property int minSeats
    required property int maxSeats
    required property int lessons ///< so many there are
    property bool narrow: false
    property real nameSize: root.fitting ///< of its letters, as on all cards
    readonly property real fitting: Math.max(Theme.body, Math.floor(Theme.title * Math.min(1, heading.width / (natural.advanceWidth + 2))))
    readonly property alias way: play ///< the way in
    property bool low: false ///< there is little height for all cards
    property real tableHeight: Math.round(root.width * 0.36) ///< as on all cards of a grid
    readonly property alias wordsHeight: words.implicitHeight
    readonly property var _done: Array.from({
        "length": root.lessons
    }, (_, number) => Settings.lessons[root.gameId + (number === 0 ? "" : "-" + (number + 1))] === "done") ///< of each lesson: it was gone through
    readonly property int _doneCount: root._done.filter(each => each).length
    //: The tip of the button that opens the lessons of a game, once some were gone through
    readonly property string _lessonsDone: qsTr("Lessons: %L1 of %L2 done").arg(root._doneCount).arg(root.lessons)
    readonly property real around: 2 * grid.anchors.margins + grid.rowSpacing + 2 * root._pad ///< them and the table
    readonly property real _pad: root.low ? 4 : 8

    signal playWanted
    signal rulesWanted
    signal lessonWanted

    implicitHeight: grid.implicitHeight + 2 * grid.anchors.margins
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    TextMetrics {
        id: natural

        text: root.name
        font.family: Theme.family
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }
    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.margins: root.low ? 10 : 12
        columns: root.narrow && root.width > 480 ? 2 : 1
        columnSpacing: 16
        rowSpacing: root.low ? 4 : 12

        LittleTable {
            Layout.fillWidth: grid.columns === 1
            Layout.preferredWidth: grid.columns === 1 ? -1 : 200
            Layout.preferredHeight: grid.columns === 1 ? root.tableHeight : 130
            face: root.face
            scene: Catalog.preview(root.gameId)
        }
        ColumnLayout {
            id: words

            Layout.fillWidth: true
            Layout.margins: 8
            Layout.topMargin: root._pad
            Layout.bottomMargin: root._pad
            spacing: root.low ? 2 : 6

            RowLayout {
                Layout.fillWidth: true

                AppText {
                    id: heading

                    Layout.fillWidth: true
                    text: root.name
                    font.pixelSize: root.nameSize
                    fontSizeMode: Text.HorizontalFit // smaller letters may be a little wider than their share
                    minimumPixelSize: Theme.small
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                }
                IconButton {
                    objectName: "lesson-" + root.gameId
                    symbol: "lesson"
                    ink: Theme.colors.quiet
                    //: Opens the first lesson of a game. %1 is a game
                    text: qsTr("Lesson: %1").arg(root.name)
                    //: Opens the lessons of a game
                    tip: root._doneCount === 0 ? qsTr("Lessons") : root._lessonsDone
                    onClicked: root.lessonWanted()

                    LessonDots {
                        objectName: "lessonDots"
                        visible: root._doneCount > 0
                        anchors.horizontalCenter: parent.horizontalCenter
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: 3
                        done: root._done
                    }
                }
            }
            AppText {
                Layout.fillWidth: true
                Layout.fillHeight: true // so that the buttons of a row stand level
                Layout.minimumHeight: root.narrow ? 0 : Theme.body * 2.9
                text: root.blurb
                wrapMode: Text.Wrap
                color: Theme.colors.quiet
                verticalAlignment: Text.AlignTop
            }
            Flow {
                // where they do not fit beside each other they stand one above the other
                Layout.topMargin: 2
                Layout.rightMargin: -8
                Layout.fillWidth: true
                spacing: 2

                GameButton {
                    id: play

                    objectName: "play-" + root.gameId
                    strong: true
                    leftPadding: 16
                    text: qsTr("Play")
                    //: Spoken for a Play button. %1 is a game
                    Accessible.name: qsTr("Play %1").arg(root.name)
                    onClicked: root.playWanted()
                }
                GameButton {
                    objectName: "rules-" + root.gameId
                    quietLook: true
                    leftPadding: 8
                    //: Opens the page where seats and rules are chosen before a match
                    text: qsTr("Seats and rules…")
                    //: Spoken for that button. %1 is a game
                    Accessible.name: qsTr("Seats and rules of %1").arg(root.name)
                    onClicked: root.rulesWanted()
                }
            }
        }
    }
}
