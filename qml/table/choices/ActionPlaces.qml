// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Where the buttons of the action bar stand: each kind in a place of its own, counted from below, in one line with even
/// gaps. As many as there is room for stand beside the rack, the others above it, and none across its edge.
QtObject {
    id: root

    required property var keys ///< the kinds of buttons that the game has
    required property bool over ///< the round is
    required property bool small
    required property real rack ///< so high it is
    required property real stack ///< so high is all that stands beside it
    required property real twoLines ///< so high a button of two lines wants to be: all are, where all stand beside the rack then

    readonly property real _usualGap: root.small ? 3 : 8
    readonly property real _leastGap: 3
    readonly property real _lower: Theme.control - 4 ///< a little lower, where more stand beside the rack then
    readonly property real least: root.count * (root._lower + root._leastGap) + root._leastGap ///< so high the rack is where all stand beside it
    readonly property int most: Math.max(1, Math.min(root.count, Math.floor((root.rack + root._leastGap) / (root._lower + root._leastGap)))) ///< beside the rack
    readonly property bool _all: root.most === root.count
    readonly property real control: {
        const roomy = Math.floor((root.rack - (root.count + 1) * root._usualGap) / root.count);
        if (root._all)
            return Math.max(root._lower, Math.min(roomy, Math.max(Theme.control, root.twoLines)));
        return Math.max(root._lower, Math.min(Theme.control, Math.floor((root.rack + 2 - (root.most + 1) * root._leastGap) / root.most)));
    }
    /// Those above the rack stand as far apart as those beside it, and the first of them just above its edge.
    readonly property real gap: {
        const even = (root.rack + (root._all ? 0 : 2) - root.most * root.control) / (root.most + 1);
        return Math.max(root._leastGap, root._all ? Math.min(root._usualGap, even) : even);
    }
    readonly property real _step: root.control + root.gap
    readonly property real beside: root.most * root._step - root.gap ///< so high is what of it stands beside the rack
    readonly property real foot: root.over || root._all ? Math.max(0, (root.rack - root.stack) / 2) : root.gap ///< below the lowest
    readonly property real above: root.rack - root.foot + root.gap ///< from the lower edge to what stands above the rack
    /// So many places this game needs.
    readonly property int count: {
        let last = root.over ? 1 : 0;
        for (const key of root.keys)
            last = Math.max(last, root.placeOf(key.kind));
        return last + 1;
    }

    /// Counted from below: what ends a turn, what brings a tile from the stock, and the rest.
    function placeOf(kind: int): int {
        switch (kind) {
        case ChoiceModel.Pass:
        case ChoiceModel.Knock:
        case ChoiceModel.Fold:
        case ChoiceModel.Hold:
            return 0;
        case ChoiceModel.Draw:
            return 1;
        }
        return 2;
    }
    /// How far above the lowest place that one is.
    function footOf(place: int): real {
        return place * root._step;
    }
}
