// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where the chosen tiles can be laid together: drop them here, or tap it. Where they are nothing together, only that is
/// said.
Rectangle {
    id: root

    required property bool ready ///< they can be laid
    required property string words
    required property rect view ///< of the felt: it takes as much of that as nothing lies over
    required property var obstacles ///< what lies over the felt: rectangles in pixels

    readonly property rect _frame: root._clearOf(root.view)

    signal taken

    /// The most of a part of the felt that nothing lies over.
    function _clearOf(part: rect): rect {
        const gap = 8;
        const cut = (left, top, right, bottom) => Qt.rect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
        return root.obstacles.reduce((rest, one) => {
            if (one.left - gap >= rest.right || one.right + gap <= rest.left || one.top - gap >= rest.bottom || one.bottom + gap <= rest.top)
                return rest;
            const rests = Array.of(cut(rest.left, rest.top, rest.right, one.top - gap), cut(rest.left, one.bottom + gap, rest.right, rest.bottom), cut(rest.left, rest.top, one.left - gap, rest.bottom), cut(one.right + gap, rest.top, rest.right, rest.bottom));
            return rests.reduce((best, other) => other.width * other.height > best.width * best.height ? other : best);
        }, part);
    }

    objectName: root.ready ? "togetherArea" : "togetherNone"
    x: root._frame.x
    y: root._frame.y
    width: root._frame.width
    height: root._frame.height
    radius: 18
    color: root.ready ? Qt.alpha(Surfaces.on.accent, 0.1) : "transparent"
    border.width: root.ready ? 2 : 0
    border.color: Surfaces.on.accent
    Accessible.role: root.ready ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.words
    Accessible.onPressAction: if (root.enabled && root.ready)
        root.taken()

    TapHandler {
        enabled: root.ready
        gesturePolicy: TapHandler.ReleaseWithinBounds // else the felt below is tapped as well, and the choice is gone
        onTapped: root.taken()
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: 10
        width: line.implicitWidth + 28
        height: line.implicitHeight + 12
        radius: height / 2
        color: Theme.colors.chrome

        AppText {
            id: line

            anchors.centerIn: parent
            text: root.words
            font.weight: root.ready ? Font.DemiBold : Font.Normal
            color: root.ready ? Theme.colors.accent : Theme.colors.ink
            Accessible.ignored: true
        }
    }
}
