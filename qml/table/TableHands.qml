// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// What a click on the rack and on a place means: choose a tile, then lay it.
QtObject {
    id: root

    required property Match match
    required property Rack rack
    required property TableScene scene

    signal togetherWanted

    function clicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || root.match.turn.passing)
            return;
        root.rack.pointer = -1;
        if (root.match.selection.gathers)
            root.match.selection.tap(row);
        else if (held.playable || held.chosen)
            root.match.selection.tap(row);
        else if (root.rack.choosing)
            root.match.advice.refuse(held.tile, 0, 0);
    }
    function doubleClicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || !held.playable || root.match.turn.passing)
            return;
        root.match.selection.choose(row, true);
        if (root.scene.spotCount === 1)
            root.play(0);
    }
    function playCurrent() {
        const pointed = root.rack.tileAt(root.rack.pointer);
        if (root.match.selection.spot >= 0)
            root.play(root.match.selection.spot);
        else if (root.match.selection.count > 1)
            root.togetherWanted();
        else if (root.match.selection.gathers && pointed)
            root.match.selection.tap(root.rack.pointer);
        else if (root.match.turn.phase === Turn.RoundOver)
            root.match.next();
        else if (root.rack.choosing && pointed)
            root.match.advice.refuse(pointed.tile, 0, 0);
    }
    function play(row: int) {
        const held = root.rack.chosenTile();
        if (held) {
            const at = held.mapToItem(root.scene, held.width / 2, held.centreY);
            root.scene.launch = {
                "x": at.x,
                "y": at.y,
                "turn": held.turn,
                "unit": root.rack.unit
            };
        }
        if (!root.match.playSpot(row))
            root.scene.launch = null;
    }
}
