// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Points on their way from where they were earned to the plate where they count, to its rim: over its numbers they would
/// lie just when one reads these. They take themselves away.
Rectangle {
    id: root

    required property int points
    required property point from
    required property rect plate
    property int delay: 0

    readonly property point _to: Qt.point(root._into(root.from.x, root.plate.left - root.width / 2 - 2, root.plate.right + root.width / 2 + 2), root._into(root.from.y, root.plate.top - root.height / 2 - 2, root.plate.bottom + root.height / 2 + 2))
    readonly property real _arc: root._to.y < root.from.y ? Math.min(40, (root.from.y - root._to.y) / 4) : 40 ///< from below it comes from below
    property real _way: 0

    function _into(at: real, least: real, most: real): real {
        return Math.max(least, Math.min(at, most));
    }

    objectName: "pointsFlight"
    width: Math.ceil(line.implicitWidth) + 14
    height: Math.ceil(line.implicitHeight) + 4
    radius: height / 2
    x: Math.round(root.from.x + (root._to.x - root.from.x) * root._way - width / 2) // else, painted in parts, it leaves a dot where it was
    y: Math.round(root.from.y + (root._to.y - root.from.y) * root._way - root._arc * 4 * root._way * (1 - root._way) - height / 2)
    visible: root._way > 0
    opacity: Math.min(1, 8 * root._way, 5 * (1 - root._way))
    color: Theme.colors.chrome
    border.width: 1
    border.color: root.points < 0 ? Theme.colors.bad : Theme.colors.good
    Accessible.ignored: true // what the points are for has been told
    Component.onCompleted: going.start()

    AppText {
        id: line

        anchors.centerIn: parent
        text: root.points > 0 ? "+" + Numbers.whole(root.points) : Numbers.whole(root.points)
        font.pixelSize: Theme.body
        font.weight: Font.Bold
        color: root.points < 0 ? Theme.colors.bad : Theme.colors.good
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: going

        onFinished: root.destroy()

        PauseAnimation {
            duration: root.delay
        }
        NumberAnimation {
            target: root
            property: "_way"
            from: 0
            to: 1
            duration: Theme.count
            easing.type: Easing.InOutQuad
        }
    }
}
