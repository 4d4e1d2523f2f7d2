// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Where the buttons of the action bar stand: each kind in a place of its own, counted from below. As many as there is room
/// for stand beside the rack, the others above it, and none across its edge.
QtObject {
    id: root

    required property var keys ///< the kinds of buttons that the game has
    required property bool over ///< the round is
    required property bool small
    required property real rack ///< so high it is
    required property real stack ///< so high is all that stands beside it
    property real tallest: 0 ///< so high the words of a button want it: all are so high, where all stand beside the rack then

    readonly property real gap: root.small ? 3 : 8
    readonly property real _squeezed: (root.rack - (root.count - 1) * root.gap) / root.count
    readonly property real _usual: root.small && root._squeezed >= Theme.control - 4 ? Math.min(Theme.control, Math.floor(root._squeezed)) : Theme.control ///< a little lower, where all stand beside the rack then
    readonly property real control: Math.max(root._usual, Math.min(root.tallest, Math.floor(root._squeezed)))
    readonly property real _step: root.control + root.gap
    readonly property int _most: Math.max(1, Math.floor((root.rack + root.gap) / root._step)) ///< beside the rack
    readonly property real high: Math.min(root.count, root._most) * root._step - root.gap ///< of the buttons, so much stands beside the rack
    readonly property real foot: Math.max(0, (root.rack - root.stack) / 2) ///< below the lowest
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
    /// How far above the lower edge that place is.
    function footOf(place: int): real {
        return place < root._most ? place * root._step : root.above + (place - root._most) * root._step;
    }
}
