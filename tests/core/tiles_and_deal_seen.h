// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "tiles_and_deal_table.h"

/// What is found in a scene.
namespace boneyard::test {

/// The melds' pieces by order: what keeps its order is the same piece.
inline std::map<int, kit::Piece> melds_of(const kit::Scene& scene) {
    std::map<int, kit::Piece> pieces;
    for (const kit::Piece& piece : scene.pieces) {
        if (piece.order < 10000) pieces[piece.order] = piece;
    }
    return pieces;
}

inline const kit::Spot* spot(const kit::Scene& scene, const std::string& action) {
    for (const kit::Spot& each : scene.spots) {
        if (each.action == action) return &each;
    }
    return nullptr;
}

}  // namespace boneyard::test
