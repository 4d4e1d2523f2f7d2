// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// What a click on the rack and on a place means: choose a tile, then lay it.
QtObject {
    id: root

    required property MatchSession session
    required property Rack rack
    required property TableScene scene

    function clicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || root.session.busy)
            return;
        root.rack.pointer = -1;
        if (held.playable || root.session.selectedTile === held.tile)
            root.session.selectTile(held.tile);
        else if (root.rack.choosing)
            root.session.refuse(held.tile, 0, 0);
    }
    function doubleClicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || !held.playable || root.session.busy)
            return;
        if (root.session.selectedTile !== held.tile)
            root.session.selectTile(held.tile);
        if (root.scene.spotCount === 1)
            root.play(0);
    }
    function playCurrent() {
        const pointed = root.rack.tileAt(root.rack.pointer);
        if (root.session.currentSpot >= 0)
            root.play(root.session.currentSpot);
        else if (root.session.phase === MatchSession.RoundOver)
            root.session.next();
        else if (root.rack.choosing && pointed)
            root.session.refuse(pointed.tile, 0, 0);
    }
    function play(row: int) {
        const held = root.rack.tileAt(root.rack.rowOf(root.session.selectedTile));
        if (held) {
            const at = held.mapToItem(root.scene, held.width / 2, held.centreY);
            root.scene.launch = {
                "x": at.x,
                "y": at.y,
                "turn": held.turn,
                "unit": root.rack.unit
            };
        }
        if (!root.session.playSpot(row))
            root.scene.launch = null;
    }
}
