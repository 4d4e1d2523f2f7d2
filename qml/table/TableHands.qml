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

    signal meldWanted

    function clicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || root.session.busy)
            return;
        root.rack.pointer = -1;
        if (root.session.gathers)
            root.session.tapTile(row);
        else if (held.playable || held.chosen)
            root.session.tapTile(row);
        else if (root.rack.choosing)
            root.session.refuse(held.tile, 0, 0);
    }
    function doubleClicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || !held.playable || root.session.busy)
            return;
        root.session.chooseTile(row, true);
        if (root.scene.spotCount === 1)
            root.play(0);
    }
    function playCurrent() {
        const pointed = root.rack.tileAt(root.rack.pointer);
        if (root.session.currentSpot >= 0)
            root.play(root.session.currentSpot);
        else if (root.session.hand.chosenCount > 1)
            root.meld();
        else if (root.session.gathers && pointed)
            root.session.tapTile(root.rack.pointer);
        else if (root.session.phase === MatchSession.RoundOver)
            root.session.next();
        else if (root.rack.choosing && pointed)
            root.session.refuse(pointed.tile, 0, 0);
    }
    /// Lays the chosen tiles together; asks which meld where they make several.
    function meld() {
        if (!root.session.meld() && root.session.melds.length > 1)
            root.meldWanted();
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
        if (!root.session.playSpot(row))
            root.scene.launch = null;
    }
}
