// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Table

/// All at the table that can be explained and cannot be pressed, by keyboard: one stop of Tab, from which the arrows go
/// to what lies nearest that way, and Page Up and Page Down through all of it. "?" says what the ring is on, and Escape
/// leaves.
Item {
    id: root

    required property Explainer explainer
    required property TableScene scene
    property alias parts: things.parts ///< of the table: in them it goes about

    property Item _thing: null ///< the ring is on it
    property rect _place ///< and there it was when it was last seen
    property string _name: ""

    signal leave

    /// Of what the ring is on; false: there is nothing to say.
    function tell(): bool {
        root._keep();
        return root.explainer.tell(root._thing);
    }

    function _step(right: int, down: int) {
        root._keep();
        const all = things.all().filter(one => one.item !== root._thing);
        root._go(all[order.thatWay(all.map(one => one.place), root._place, right, down)]);
    }
    /// One after the other: so all are reached.
    function _turn(by: int) {
        root._keep();
        const all = things.all();
        root._go(all[order.after(all.map(one => one.place), all.findIndex(one => one.item === root._thing), by)]);
    }
    function _go(to: var) {
        if (!to)
            return;

        root._thing = to.item;
        root._name = to.name;
        root._place = to.place;
        root._reveal();
        if (!root.explainer.shown)
            Announcer.announce(to.name);
        else
            root.tell();
    }
    /// Where it was is as good as it, when it has gone: then what is nearest there; at first, the tile that was laid last.
    function _keep() {
        const all = things.all();
        root._follow();
        if (all.some(one => one.item === root._thing))
            return;
        const first = root._thing ? undefined : all.find(one => one.item instanceof PieceItem && one.item.last);
        const next = first ?? all[order.nearest(all.map(one => one.place), Qt.point(root._place.x, root._place.y))];
        root._thing = next?.item ?? null;
        root._name = next?.name ?? "";
        root._follow();
        root._reveal();
    }
    /// A part of the table may be out of sight: it is brought there.
    function _reveal() {
        const view = root.scene.view;
        if (!root.scene.camera.hides || !things.lies(root._thing, root.scene.world))
            return;
        const place = root.mapToItem(root.scene, root._place);
        if (place.x >= view.x && place.y >= view.y && place.x + place.width <= view.x + view.width && place.y + place.height <= view.y + view.height)
            return;
        const at = root.scene.camera.toTable(place.x + place.width / 2, place.y + place.height / 2);
        root.scene.camera.lookAt(at.x, at.y);
        root._follow();
    }
    function _answer(key: int, text: string): bool {
        if (key === Qt.Key_PageUp || key === Qt.Key_PageDown) {
            root._turn(key === Qt.Key_PageUp ? -1 : 1);
            return true;
        }
        const asked = text === "?" || text === "؟";
        const leaves = key === Qt.Key_Escape || key === Qt.Key_Back;
        const presses = key === Qt.Key_Return || key === Qt.Key_Enter || key === Qt.Key_Space;
        if (!root.explainer.shown) {
            if (leaves)
                root.leave();
            return leaves || ((asked || presses) && (root.tell() || presses));
        }
        if (key === Qt.Key_F1)
            root.explainer.openRule();
        else if (!asked) // that is the keys, the second time
            root.explainer.hush();
        return key === Qt.Key_F1 || leaves || presses;
    }
    function _follow() {
        if (root._thing)
            root._place = things.placeOf(root._thing);
    }

    objectName: "tableWalk"
    activeFocusOnTab: true
    Accessible.role: Accessible.Pane
    Accessible.focusable: true
    //: Spoken name of all that lies on the table, through which the arrow keys lead
    Accessible.name: qsTr("On the table")
    Accessible.description: root._name
    Keys.onPressed: event => {
        const ways = {
            [Qt.Key_Left]: [-1, 0],
            [Qt.Key_Right]: [1, 0],
            [Qt.Key_Up]: [0, -1],
            [Qt.Key_Down]: [0, 1]
        };
        const way = ways[event.key];
        event.accepted = !(event.modifiers & (Qt.AltModifier | Qt.ControlModifier | Qt.MetaModifier)) && (way !== undefined || root._answer(event.key, event.text));
        if (event.accepted && way)
            root._step(way[0], way[1]);
    }
    onActiveFocusChanged: if (root.activeFocus)
        root._keep()

    WalkOrder {
        id: order
    }
    WalkedThings {
        id: things

        within: root
    }
    Connections {
        // the table moves below it, and tiles come to lie
        target: root.activeFocus ? root.Window.window : null

        function onAfterAnimating() {
            root._follow();
        }
    }
    Item {
        x: root._place.x
        y: root._place.y
        width: root._place.width
        height: root._place.height
        visible: root.activeFocus && root._thing !== null

        FocusRing {
            shown: true
            corner: 6
        }
    }
}
