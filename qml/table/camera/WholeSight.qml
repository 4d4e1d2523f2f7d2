// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings
import Boneyard.Table

/// What there is to be seen of a table, and from where all of it is seen. That stays as it is while it can.
Sight {
    id: root

    /// From where all is seen.
    property var look: ({
            "x": 0,
            "y": 0,
            "zoom": 40
        })
    property bool tooSmall: false ///< it cannot be read from there

    property var wanted: null ///< one of the places, that alone is asked for
    readonly property real _justRead: 0.8 ///< so much smaller the table may be while a tile is chosen, for all its places to be seen
    readonly property real _clearly: 1.1 ///< so much larger than what can just be read a table is worth a turn
    readonly property real _easily: 2 ///< less than so much larger than what can just be read is no pleasure to read
    readonly property real _eases: 1.3 ///< so much larger than they can be now it is worth a turn then
    readonly property bool _mirrored: Settings.rightToLeft
    property string _of: "" ///< what that hung on
    property string _around: "" ///< the same, and what the plates leave of the felt
    property real _since: 0
    property var _before: null ///< from where all was seen last, when no tile was chosen
    property string _beforeOf: ""
    property real _whole: 40 ///< so large a tile unit is then
    property point _middle ///< of the view, in pixels

    /// Something of it is another. It looks as until now where room was kept, or a tile is chosen, and nothing lies over
    /// what is laid there; and with the places for the chosen tile, where some would not be seen else.
    function settle() {
        root.look = root._lookNow();
    }
    /// All is seen so, with nothing lying over what lies there now, or may be laid.
    function shows(look): bool {
        return root.clear(look.x, look.y, look.zoom);
    }
    /// Next it looks as if there had been nothing before.
    function forget() {
        root._before = null;
    }
    /// Not all can be read now, and could be if the table lay the other way round (that is needed); or with less trouble.
    /// And nobody is about to lay a tile. Not typed, as below.
    function turnHelps(needed) {
        if (root.places.length > 0 || needed !== root._whole < root.least || root._whole >= root.least * root._easily)
            return false;
        return root.turnedZoom() >= (needed ? root.least * root._clearly : root.whole().zoom * root._eases);
    }
    function _staysSeen(): bool {
        return root.wanted ? root.clearFor(root.wanted, root.look.x, root.look.y, root.look.zoom) : root.shows(root.look);
    }
    /// The same, when the middle of the view is so far elsewhere. Not typed, as below.
    function _shifted(look, dx, dy) {
        return {
            "x": look.x + dx / look.zoom,
            "y": look.y + dy / look.zoom,
            "zoom": look.zoom
        };
    }
    /// As large as can be, and no further from where it was seen before than must be. Not typed, as below.
    function _nearBefore() {
        const of = `${root.room} ${root.maxZoom} ${root._mirrored}`;
        const same = root._before && root._beforeOf === of && root.tiles.length > 1 && root.reserved.length === 0;
        const near = same ? root.again(root._before.x, root._before.y, root._before.zoom) : root.whole();
        const look = same && near.zoom < root.least ? root.whole() : near;
        root._whole = look.zoom;
        root._before = look.zoom < root.least ? null : look;
        root._beforeOf = of;
        return look;
    }
    /// Not typed: Qt 6.4 compiles what is, and knows no members of a look then.
    function _lookNow() {
        const of = `${root.box} ${root.room} ${root.maxZoom} ${root._mirrored}`;
        const around = `${of} ${root.view}`;
        if (root._around !== around)
            root._since = Date.now();
        root._around = around;
        const settled = Date.now() - root._since > 1000; // plates and lines take their places after the window
        if (root.reserved.length > 0 && settled && root.shows(root.look))
            return root.look;
        if (root.places.length > 0 && root._of === of && !root.tooSmall && root._staysSeen())
            return root.look;
        const same = root._of === of;
        root._of = of;
        const whole = root._nearBefore();
        root.tooSmall = whole.zoom < root.least;
        if (root.tooSmall || root.places.length === 0 || root.shows(whole))
            return whole;
        const from = same ? root.look : whole; // no further than must be
        const wide = root.withPlaces(from.x, from.y, from.zoom);
        root.tooSmall = wide.zoom < root.least * root._justRead;
        return root.tooSmall ? whole : wide;
    }

    // What is seen stays where it is on the screen, until it is looked at anew.
    onViewChanged: {
        const middle = Qt.point(root.view.x + root.view.width / 2, root.view.y + root.view.height / 2);
        const dx = middle.x - root._middle.x;
        const dy = middle.y - root._middle.y;
        root.look = root._shifted(root.look, dx, dy);
        root._before = root._before ? root._shifted(root._before, dx, dy) : null;
        root._middle = middle;
    }
}
