// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// A quiet line over the table that offers something, and two buttons that answer. Where it goes by itself its place is
/// kept until there is a pause, or others have played for a while: nothing moves from under a finger.
Rectangle {
    id: root

    required property bool wanted
    required property string words
    required property string no
    required property string yes
    property bool small: false
    property bool othersPlay: false ///< there is nothing to be pressed now
    property bool _kept: false ///< its place
    property bool _glides: false ///< the table below is seen to come into it

    /// In the smallest windows it would take what the table needs.
    readonly property bool fits: (root.parent?.height ?? 0) >= 360 && (root.width - 26 - noButton.implicitWidth - yesButton.implicitWidth - 2 * line.spacing) * 2.6 > offer.implicitWidth
    readonly property bool open: root.wanted && root.fits

    signal refused
    signal accepted

    /// There is a pause: what lies below may move.
    function giveWay() {
        root._kept = false;
    }

    onOpenChanged: {
        root._kept = root._kept || root.open;
        if (root.open)
            Explained.offer = root;
        else if (Explained.offer === root)
            Explained.offer = null;
    }
    visible: root.open
    implicitHeight: root.open || (root._kept && root.fits) ? line.implicitHeight + 2 * line.anchors.topMargin : 0
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.86)

    Behavior on implicitHeight {
        enabled: root._glides
        NumberAnimation {
            duration: Theme.camera
            easing.type: Easing.InOutQuad
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.colors.outlineWidth
        color: Theme.plain ? Theme.colors.outline : "#20000000"
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
            id: offer

            Layout.fillWidth: true
            text: root.words
            wrapMode: Text.Wrap
        }
        GameButton {
            id: noButton

            objectName: "offerNo"
            quietLook: true
            text: root.no
            onClicked: {
                root.refused();
                root.giveWay();
            }
        }
        GameButton {
            id: yesButton

            objectName: "offerYes"
            text: root.yes
            onClicked: {
                root.accepted();
                root.giveWay();
            }
        }
    }
    Settling {
        meaning: root.words
    }
    Timer {
        interval: 1500
        running: root.othersPlay && root._kept && !root.open
        onTriggered: {
            root._glides = true;
            root.giveWay();
            root._glides = false;
        }
    }
}
