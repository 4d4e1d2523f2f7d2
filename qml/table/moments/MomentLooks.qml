// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// How each kind of moment is seen, graded by what it is worth.
QtObject {
    id: root

    component Look: QtObject {
        property int apart: 240 ///< milliseconds until what follows begins
        property int step: 0 ///< and from one tile to the next that lights up
        property real turns: 0 ///< degrees that the tile turns while it does
        property real reach: 0 ///< so far, in tile units, a ring spreads from the middle of the tiles; 0: none does
        property int after: 0 ///< milliseconds until then
        property color color: Surfaces.on.good
        property bool atSeat: false ///< its plate tells of it
        property string sign: "" ///< there
        property bool grand: false ///< as it seldom happens
    }

    readonly property Look recalled: Look {
        apart: 450
    }
    readonly property Look _ring: Look {
        apart: 380
        step: 90
        reach: 1.1
        after: 480
        color: Surfaces.on.accent
    }
    readonly property Look _bridge: Look {
        reach: 1.9
    }
    readonly property Look _gate: Look {
        turns: -38
        reach: 1.6
        after: 300
    }
    readonly property Look _spinner: Look {
        turns: -360
        reach: 2
        after: 420
        color: Surfaces.on.accent
    }
    readonly property Look _freed: Look {
        reach: 1.5
        color: Surfaces.on.accent
    }
    readonly property Look _lastTile: Look {
        atSeat: true
        color: Theme.colors.ink
    }
    readonly property Look _met: Look {
        apart: 90
        atSeat: true
        sign: "check"
        color: Theme.colors.good
    }
    readonly property Look _missed: Look {
        apart: 90
        atSeat: true
        sign: "minus"
        color: Theme.colors.bad
    }
    readonly property Look _out: Look {
        atSeat: true
        sign: "close"
        color: Theme.colors.bad
    }
    readonly property Look _round: Look {
        step: 46
        atSeat: true
        sign: "crown"
        color: Theme.colors.accent
    }
    readonly property Look _match: Look {
        step: 46
        atSeat: true
        sign: "crown"
        color: Theme.colors.accent
        grand: true
    }

    function of(kind: int): Look {
        switch (kind) {
        case Moment.Ring:
            return root._ring;
        case Moment.Bridge:
            return root._bridge;
        case Moment.Gate:
            return root._gate;
        case Moment.Spinner:
            return root._spinner;
        case Moment.Freed:
            return root._freed;
        case Moment.LastTile:
            return root._lastTile;
        case Moment.Met:
            return root._met;
        case Moment.Missed:
            return root._missed;
        case Moment.Out:
            return root._out;
        case Moment.Round:
            return root._round;
        }
        return root._match;
    }
}
