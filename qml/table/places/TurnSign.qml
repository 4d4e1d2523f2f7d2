// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// A sign beside a place in which the chosen tile can lie in several ways: pressed it turns the tile to the next.
Item {
    id: root

    required property int way ///< how the tile lies that is shown
    required property int nextWay
    property var place: () => Qt.rect(0, 0, 0, 0) ///< where the tile would lie, of the window: its tip is not to cover that
    property string meaning ///< what the next way is called
    property var bare: at => false ///< nothing lies at that point of this item
    readonly property string text: root._text()
    property bool _told: false ///< what it is, to the press that goes on: that presses nothing more

    signal turned

    function explain(): var {
        root._told = true;
        return {
            "name": root.text,
            "words": root.meaning
        };
    }
    function _text(): string {
        if (root.nextWay === SpotModel.Across)
            //: A sign beside the place for a domino: it will lie crosswise to the line of tiles
            return qsTr("Turn it across");
        if (root.way === SpotModel.Across)
            //: A sign beside the place for a domino: it will lie lengthwise, along the line of tiles
            return qsTr("Turn it in line");
        return qsTr("Turn it another way");
    }

    objectName: "turnSign"
    containmentMask: QtObject {
        // where there is room, as far as a finger needs
        function contains(point: point): bool {
            const away = Math.hypot(point.x - root.width / 2, point.y - root.height / 2);
            const bare = root.bare;
            return away <= root.width / 2 || (away <= 22 && bare(point));
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.description: root.meaning
    Accessible.onPressAction: if (root.enabled)
        root.turned()

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: press

        gesturePolicy: TapHandler.ReleaseWithinBounds // what lies below is not pressed
        onPressedChanged: if (pressed)
            root._told = false
        onTapped: if (!root._told)
            root.turned()
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        color: press.pressed || pointer.hovered ? Theme.colors.accent : Theme.colors.chrome
        border.width: 1.5
        border.color: Theme.colors.accent
    }
    Icon {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.72)
        height: width
        name: "turn"
        color: press.pressed || pointer.hovered ? Theme.colors.accentInk : Theme.colors.ink
    }
    Tip {
        text: root.text
        beside: true
        spared: () => {
            const place = root.place;
            return [place()];
        }
        shown: pointer.hovered
    }
}
