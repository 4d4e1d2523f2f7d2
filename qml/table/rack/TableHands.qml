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
    signal rowWanted(row: int) ///< of the choices: it is to be done
    signal nextWanted ///< the next round

    function clicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || root.match.turn.forced)
            return;
        root.rack.pointer = -1;
        root.match.advice.forgetFor(held.tile);
        if (root.match.selection.gathers) {
            root.match.selection.tap(row);
            if (!held.playable && held.chosen && root.match.selection.count === 1)
                root.match.advice.refuse(held.tile);
        } else if (held.playable || held.chosen) {
            root.match.selection.tap(row);
        } else if (root.rack.choosing) {
            root.match.advice.refuse(held.tile);
        }
    }
    function doubleClicked(row: int) {
        const held = root.rack.tileAt(row);
        if (!held || root.match.turn.forced)
            return;
        // Where tiles are gathered it lays none: one would be thrown by chance, and a tile thrown is gone.
        if (root.match.game.gathering.none !== "") {
            if (!held.chosen)
                root.clicked(row);
            return;
        }
        if (!held.playable)
            return;
        root.match.selection.choose(row, true);
        if (root.scene.world.spotCount === 1)
            root.play(0);
    }
    /// What Enter does: the hint, the chosen tiles, or the one sensible thing.
    function playCurrent() {
        if (root.match.turn.forced)
            return; // what is said is that one cannot play: why this tile does not fit is of no use
        const pointed = root.rack.tileAt(root.rack.pointer);
        const sensible = root.match.selection.choices.sensibleRow();
        if (root.match.advice.action !== "")
            root._follow(root.match.advice.action);
        else if (root.match.selection.spot >= 0)
            root.play(root.match.selection.spot);
        else if (root.match.selection.count > 1)
            root.togetherWanted();
        else if (root.match.selection.gathers && pointed)
            root.match.selection.tap(root.rack.pointer);
        else if (root.match.turn.phase === Turn.RoundOver)
            root.nextWanted();
        else if (root.rack.choosing && pointed)
            root.match.advice.refuse(pointed.tile);
        else if (sensible >= 0 && root.match.turn.mayAct)
            root.rowWanted(sensible);
    }
    function _follow(action: string) {
        const row = root.match.selection.spot;
        // from the rack where that can be, so that it flies from there
        if (row >= 0 && root.match.selection.action(row) === action)
            root.play(row);
        else
            root.match.play(action);
    }
    function play(row: int) {
        const held = root.rack.chosenTile();
        if (held) {
            const at = held.mapToItem(root.scene, held.width / 2, held.centreY);
            root.scene.arrival.launch = {
                "x": at.x,
                "y": at.y,
                "turn": held.turn,
                "unit": root.rack.unit
            };
        }
        if (!root.match.playSpot(row))
            root.scene.arrival.launch = null;
    }
}
