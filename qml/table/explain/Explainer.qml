// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls

/// Says what anything at the table is: whatever is held for a moment, or lies under the pointer when it is asked. What
/// can be explained has a function `explain()` that gives {name, words, rule} (see Meanings).
Item {
    id: root

    required property Item within ///< in it, it is looked for
    required property HoverHandler pointer ///< of what this fills: one in here would keep the pointer from all that lies below
    readonly property bool shown: card.visible
    readonly property bool hovered: root.pointer.hovered
    property var turns: at => false ///< a right press there turns a tile, and asks nothing
    property Item _told: null ///< what was said last is said of it

    signal ruleWanted(anchor: string)

    /// What lies under the pointer; false: there is nothing to say.
    function askHere(): bool {
        return root.pointer.hovered && root.ask(root.pointer.point.position);
    }
    function ask(at: point): bool {
        return root._tellUnder(root.within, root.mapToItem(root.within, at));
    }
    /// Of a thing that the keyboard is on, perhaps none; false: there is nothing to say. Not typed, as below.
    function tell(item) {
        const what = item ? item.explain() : {};
        if (!what.name)
            return false;
        card.show(what, item.mapToItem(root, 0, 0, item.width, item.height));
        root._told = item;
        return true;
    }
    /// Of the button or the heap that has the keys.
    function tellFocused(): bool {
        const item = root.Window.activeFocusItem;
        return typeof item?.explain === "function" && root.tell(item);
    }
    function openRule() {
        card.hide();
        root.ruleWanted(card.rule);
    }
    function hush() {
        card.hide();
    }

    /// Of the uppermost thing at a point of `item` that has something to say. Not typed: Qt 6.4 compiles what is, and
    /// knows no function `explain` then.
    function _tellUnder(item, at) {
        const all = Array.from(item.children);
        const order = all.map((child, index) => index).sort((one, other) => all[other].z - all[one].z || other - one);
        return order.map(index => all[index]).some(child => {
            if (child === root || !child.visible)
                return false;
            const here = item.mapToItem(child, at);
            return root._tellUnder(child, here) || (typeof child.explain === "function" && child.contains(here) && root.tell(child));
        });
    }

    /// Nor does a heap that lies there, under the tile that has answered. Not typed, as above.
    function _passOver(item, at) {
        for (const child of Array.from(item.children).filter(one => one !== root && one.visible)) {
            const here = item.mapToItem(child, at);
            root._passOver(child, here);
            if (typeof child.passOver === "function" && child.contains(here))
                child.passOver();
        }
    }

    PointHandler {
        id: press

        acceptedButtons: Qt.LeftButton
        target: null
        onActiveChanged: {
            if (active && card.visible && !card.contains(card.mapFromItem(root, press.point.position)))
                card.hide();
            held.running = active;
        }
        onPointChanged: {
            const way = Qt.vector2d(press.point.position.x - press.point.pressPosition.x, press.point.position.y - press.point.pressPosition.y);
            if (!press.active || way.length() <= 6)
                return;
            held.stop(); // it is moved: nothing is asked
            if (card.visible && card.asked)
                card.hide();
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus // a finger has no buttons, and would be taken for this one
        onTapped: point => {
            const turns = root.turns;
            if (!turns(point.position))
                root.ask(point.position);
        }
    }
    Timer {
        id: held

        interval: 650
        onTriggered: {
            card.asked = root.ask(press.point.pressPosition);
            if (!card.asked)
                return;
            Presses.letGo(root._told); // it has been answered: it presses nothing more
            root._passOver(root.within, root.mapToItem(root.within, press.point.pressPosition));
        }
    }
    Explanation {
        id: card

        property bool asked: false ///< by a press that goes on

        room: Qt.rect(8, 8, root.width - 16, root.height - 16)
        onRuleWanted: root.openRule()
        onVisibleChanged: {
            card.asked = false;
            if (card.visible)
                Explained.card = card;
            else if (Explained.card === card)
                Explained.card = null;
        }
    }
}
