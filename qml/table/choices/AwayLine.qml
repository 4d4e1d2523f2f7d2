// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Match

/// Whoever comes back to the window reads what others did meanwhile, and is shown it where tiles were laid. It lies where
/// it covers nothing, and where there is no such place it is spoken alone, or said by the line that says what is to be done.
Rectangle {
    id: root

    required property Match match
    required property TableArea area

    readonly property string words: root.match.absence.words
    property bool _lies: false ///< where it belongs, as large as it is
    property bool _narrow: false
    property bool _crowded: false

    /// The keys are the table's again.
    signal answered

    function _come() {
        root._lies = false;
        root._narrow = false;
        root._crowded = false;
        if (root.words !== "")
            Announcer.announce(root.words);
    }
    /// Goes where it covers nothing, if need be in more and shorter lines.
    function _settle() {
        const at = root.area.places.free(Qt.point(root.area.ring.width / 2, root.area.ring.height - root.height / 2), root);
        root.x = root.area.ring.x + at.x;
        root.y = root.area.ring.y + at.y;
        root._lies = !root._covers();
        root._crowded = root._narrow && !root._lies;
        root._narrow = root._narrow || !root._lies;
    }
    function _covers(): bool {
        return root.area.places.covered(root.area.places.taken(root), root.mapToItem(root.area.ring, Qt.rect(0, 0, root.width, root.height))) > 0;
    }
    function _close() {
        root.match.absence.forget();
        root.answered();
    }

    objectName: "awayLine"
    visible: root.words !== ""
    enabled: !root._crowded
    opacity: root._crowded ? 0 : 1
    onWordsChanged: root._come()
    onWidthChanged: root._lies = false
    onHeightChanged: root._lies = false
    width: line.implicitWidth + 20
    height: line.implicitHeight + 8
    radius: Theme.radius
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
    Accessible.role: Accessible.Grouping
    Accessible.name: root.words

    AsideWords {
        words: root.words
        told: root._crowded && root.visible
    }
    Timer {
        // tiles come, and the table moves
        interval: 150
        repeat: true
        running: root.visible
        triggeredOnStart: true
        onTriggered: if (!root._lies || root._covers())
            root._settle()
    }
    MouseArea {
        // it is no felt
        anchors.fill: parent
    }
    RowLayout {
        id: line

        anchors.centerIn: parent
        spacing: 8

        AppText {
            objectName: "awayWords"
            Layout.preferredWidth: Math.min(implicitWidth, Theme.body * (root._narrow ? 16 : 34), root.area.width * 0.6)
            Layout.leftMargin: 4
            text: root.words
            wrapMode: Text.Wrap
        }
        GameButton {
            objectName: "awayShow"
            snug: true
            visible: root.match.absence.pieces.length > 0
            //: A button: shows which tiles others laid while the player was away
            text: qsTr("Show me")
            onClicked: {
                root.area.recall(Array.from(root.match.absence.pieces));
                root._close();
            }
        }
        IconButton {
            objectName: "awayClose"
            symbol: "close"
            text: qsTr("Close")
            onClicked: root._close()
        }
    }
    Settling {}
}
