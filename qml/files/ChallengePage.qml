// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Files

/// A friend has played a deal and asks to do better: what it is, and the way to it. Without one it is told how one gets
/// here.
FocusScope {
    id: root

    property string file: "" ///< in which it is; else it is looked for on the clipboard

    readonly property var _found: root._read(root.file)
    readonly property bool _there: root._asked.plan !== undefined
    property var _asked: root._found
    //: Of a deal that a friend has sent, after "Nobody checks how often the deal was played before."
    readonly property string _counts: qsTr("So it counts for neither your rating nor your statistics.")
    readonly property string _who: root._asked.who ? root._asked.who : qsTr("A friend")

    signal leave
    signal playWanted(plan: var)

    function _read(file: string): var {
        if (file !== "")
            return Challenges.read(file);
        const text = Challenges.pasted();
        return Challenges.isText(text) ? Challenges.read(text) : ({});
    }
    function _look(from: string) {
        root._asked = root._read(from);
        if (!root._there)
            message.say(root._asked.problem ?? qsTr("There is no challenge on the clipboard."));
    }

    objectName: "challengePage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    T.StackView.onActivated: (root._there ? play : paste).forceActiveFocus()
    Keys.onEscapePressed: root.leave()

    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        //: The headline over a deal that a friend has sent
        title: qsTr("Challenge")
        onLeave: root.leave()
    }
    Card {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: bar.bottom
        anchors.topMargin: Math.max(12, (root.height - bar.height - height) * 0.3)
        width: Math.min(parent.width - 32, Theme.px(600))
        height: Math.min(column.implicitHeight + 48, root.height - bar.height - 24)

        ScrollColumn {
            id: column

            anchors.fill: parent
            anchors.margins: 24
            anchors.rightMargin: 24 - column.margin
            spacing: 12

            AppText {
                objectName: "challengeWords"
                Layout.fillWidth: true
                //: Of a deal that a friend has sent; %1 is a name, %2 a number of points with its sign
                text: root._there ? Sentence.filled(qsTr("%1's result against the best of the others: %2. Can you do better?"), [root._who, root._asked.ahead]) : qsTr("Take a challenge")
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }
            AppText {
                Layout.fillWidth: true
                //: Of a deal that a friend has sent: %1 a game, %L2 the number of players, %3 the deal's number, %4 the
                //: level of the bots
                text: root._there ? Sentence.filled(qsTr("%1 for %L2, deal %3, bots: %4"), [root._asked.game, root._asked.seats, root._asked.deal, root._asked.level === "" ? qsTr("Mixed") : root._asked.level]) : qsTr("A friend finishes a match and chooses “Share the deal”. Copy the text that you were sent, or open the file: then you play the same tiles from the same seat.")
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                visible: text !== ""
                text: root._asked.rules ?? ""
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                visible: root._there
                text: qsTr("There are no hints, and what is laid is laid. At the end both results are compared. Nobody checks how often the deal was played before.") + "\n" + root._counts
                wrapMode: Text.Wrap
                color: Theme.colors.quiet
            }
            Flow {
                Layout.fillWidth: true
                spacing: 10

                GameButton {
                    id: paste

                    objectName: "pasteChallenge"
                    visible: !root._there
                    focus: visible
                    strong: true
                    //: Looks for a deal that a friend has sent in what was copied
                    text: qsTr("Look at the clipboard")
                    onClicked: root._look("")
                }
                GameButton {
                    visible: !root._there
                    symbol: "open"
                    text: qsTr("Open a file")
                    onClicked: picker.ask("")
                }
                GameButton {
                    id: play

                    objectName: "playChallenge"
                    visible: root._there
                    focus: visible
                    strong: true
                    text: qsTr("Play")
                    onClicked: root.playWanted(root._asked.plan)
                }
            }
        }
    }
    FilePicker {
        id: picker

        kind: qsTr("Matches of Boneyard")
        suffix: "boneyard"
        onPicked: file => root._look(file.toString())
    }
    MessageLine {
        id: message

        lift: 20
    }
}
