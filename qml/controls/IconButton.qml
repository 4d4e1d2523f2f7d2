// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A button with a drawn icon; its text is spoken and shown as a tip.
T.Button {
    id: root

    required property string symbol
    property string tip: root.text
    property bool tipAbove: false
    property bool mirrorIcon: false
    property bool tight: false ///< around it is no room for a ring
    property bool stops: true ///< Tab leads here
    property bool switches: false ///< a press switches something on or off,
    property bool switchedOn: false ///< which is on now
    property color ink: root.switchedOn ? Theme.colors.accentInk : Theme.colors.ink
    property bool _known: false ///< it was pressed: a tip would only lie over what one reads then

    function explain(): var {
        return root.autoRepeat ? {} : {
            // such a one is held to repeat
            "name": root.text,
            "words": root.tip === root.text ? "" : root.tip
        };
    }

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    hoverEnabled: true
    activeFocusOnTab: root.enabled && (root.stops || root.activeFocus) // Qt takes no focus away by this
    focusPolicy: root.activeFocusOnTab ? Qt.TabFocus : Qt.NoFocus // by a click the keys stay with what they were for
    opacity: root.enabled ? 1 : 0.35
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.Button
    Accessible.checkable: root.switches
    Accessible.checked: root.switchedOn
    Accessible.name: root.text
    Accessible.description: root.tip === root.text ? "" : root.tip
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Accessible.onToggleAction: if (root.enabled && root.switches)
        root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    onDownChanged: if (root.down)
        root._known = true
    onHoveredChanged: if (!root.hovered)
        root._known = false

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.symbol
            color: root.ink
            width: Math.round(Math.min(root.width, root.height) * 0.54)
            height: width
            transform: Scale {
                origin.x: root.contentItem.width > 0 ? Math.round(Math.min(root.width, root.height) * 0.27) : 0
                xScale: root.mirrorIcon && root.mirrored ? -1 : 1
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.switchedOn ? Theme.colors.accent : Theme.colors.ink // not as if it were held down
        opacity: root.switchedOn ? (root.down || root.hovered ? 0.85 : 1) : root.down || root.highlighted ? 0.18 : root.hovered ? 0.1 : 0
    }

    FocusRing {
        shown: root.visualFocus
        inside: root.tight
    }
    Tip {
        text: root.tip
        above: root.tipAbove
        shown: root.hovered && root.enabled && !root._known // one that is disabled under the pointer stays hovered
    }
}
