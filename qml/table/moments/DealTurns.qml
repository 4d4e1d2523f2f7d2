// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQml

/// In which order tiles are dealt: a tile to each seat in turn, until all have as many as they hold.
QtObject {
    /// What all but one seat get, the first one first: {seat, at}, and that is the part of the dealing, up to "whole", at
    /// which it sets off.
    function order(ring: SeatRing, viewer: int, whole: real): var {
        const held = Array.from({
            length: ring.count
        }, (none, seat) => ring.plateOf(seat)?.handCount ?? 0);
        const most = Math.max(...held);
        const due = [];
        for (let round = 0; round < most; ++round) {
            for (let seat = 0; seat < held.length; ++seat) {
                if (seat !== viewer && held[seat] > round)
                    due.push({
                        "seat": seat,
                        "at": whole * (round + seat / held.length) / most
                    });
            }
        }
        return due;
    }
}
