// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a seat has come to is seen at its plate: a line around it that spreads, and a sign over its medallion. It takes itself away.
Item {
    id: root

    required property SeatPlate plate ///< it may go before this does, as another match comes
    required property string sign ///< an icon's name; empty: none
    required property color color
    property int delay: 0
    property int stays: Theme.still ? 1300 : 450
    property bool grand: false ///< it spreads twice, and further

    readonly property Item _mark: root.plate?.mark ?? null
    readonly property real _corner: root.plate?.radius ?? 0
    property real _way: 0
    property real _shown: 0 ///< of the sign and the line: from 0 to 1

    objectName: "plateCheer"
    x: root.plate?.x ?? 0
    y: root.plate?.y ?? 0
    width: root.plate?.width ?? 0
    height: root.plate?.height ?? 0
    Component.onCompleted: going.start()

    Rectangle {
        anchors.fill: parent
        radius: root._corner
        color: "transparent"
        border.width: 3
        border.color: root.color
        opacity: root._shown
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -root._way * (root.grand ? 26 : 14)
        radius: root._corner - anchors.margins
        color: "transparent"
        antialiasing: true
        border.width: 3
        border.color: root.color
        visible: root._way > 0
        opacity: 0.8 * (1 - root._way)
    }
    Rectangle {
        x: (root._mark?.x ?? 0) - 1
        y: (root._mark?.y ?? 0) - 1
        width: (root._mark?.width ?? 0) + 2
        height: width
        radius: width / 2
        visible: root.sign !== "" && (root._mark?.visible ?? false) && root._shown > 0
        opacity: Theme.still ? root._shown : 1
        scale: Theme.still ? 1 : root._shown
        color: Theme.colors.chrome
        border.width: 2
        border.color: root.color

        Icon {
            anchors.centerIn: parent
            width: Math.round(parent.width * 0.6)
            height: width
            name: root.sign
            color: root.color
            weight: 3
        }
    }
    SequentialAnimation {
        id: going

        onFinished: root.destroy()

        PauseAnimation {
            duration: root.delay
        }
        ParallelAnimation {
            NumberAnimation {
                target: root
                property: "_shown"
                to: 1
                duration: Theme.still ? Theme.fade : 220
                easing.type: Theme.still ? Easing.Linear : Easing.OutBack
            }
            NumberAnimation {
                target: root
                property: "_way"
                from: 0
                to: Theme.still ? 0 : 1
                duration: Theme.still ? 0 : root.grand ? 450 : 600
                loops: root.grand ? 2 : 1
                easing.type: Easing.OutQuad
            }
        }
        PauseAnimation {
            duration: root.stays
        }
        NumberAnimation {
            target: root
            property: "_shown"
            to: 0
            duration: Theme.still ? Theme.fade : 160
        }
    }
}
