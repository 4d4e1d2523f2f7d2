// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Setup

/// The pictures that the player of a seat can be known by, below their own. One that another has is given in exchange.
T.Popup {
    id: root

    required property MatchSetup setup
    property int seat: 0
    property string manner: "" ///< of a bot there: how it plays
    property MedallionButton opener: null

    readonly property real across: (T.Overlay.overlay?.width ?? 600) - leftMargin - rightMargin - 2 * padding
    readonly property real high: (T.Overlay.overlay?.height ?? 400) - topMargin - bottomMargin - 2 * padding

    /// Not typed: Qt 6.4 cannot compile it then.
    function openFor(seat, manner, opener) {
        root.seat = seat;
        root.manner = manner;
        root.opener = opener;
        root.parent = opener;
        opener.offering = true;
        root.open();
    }

    objectName: "medallionPopup"
    focus: true
    y: root.opener ? root.opener.height + 4 : 0
    width: contentItem.implicitWidth + 2 * padding
    height: Math.min(contentItem.implicitHeight, root.high) + 2 * padding
    padding: 10
    margins: 8
    onClosed: {
        if (!root.opener)
            return;
        root.opener.offering = false;
        root.opener.forceActiveFocus(Qt.PopupFocusReason);
    }

    contentItem: MedallionGrid {
        setup: root.setup
        shown: root.visible
        seat: root.seat
        now: root.opener ? root.opener.sign : ""
        about: root.manner
        across: root.across
        high: root.high
        onChosen: sign => {
            root.setup.setMedallion(root.seat, sign);
            root.close();
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.chrome
        border.width: Math.max(1, Theme.colors.outlineWidth)
        border.color: Theme.colors.outline
    }
}
