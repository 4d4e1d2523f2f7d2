// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonObject>
#include <QVariantMap>

namespace boneyard::ui {

/// A picture in the rule book: a position of a real match, reached by playing it, or tiles in rows. How it is
/// reached stands in a JSON object:
///
///     "seats", "deal", "options"   as in a record; two seats, deal 1 and the usual rules unless given
///     "hands"     some of each seat's tiles; what is missing is filled up, and the match is dealt from that
///     "stock"     the tiles to be drawn first
///     "actions"   what is played
///     "tile"      a tile of the hand to move: every place for it is shown as an outline
///     "places"    only these of them: groups, or whole actions
///     "ends"      false: the signs at open ends are left out
///     "rows"      tiles of the first hand, shown in rows; the table is not shown then
struct RulePicture {
    /// What QML draws: {face, pieces: [{tile, values, suit, x, y, angle, ring}], spots, marks, bounds: {left,
    /// top, right, bottom}, rows: [[{tile, values, suit}]]}.
    QVariantMap drawn;
    QString fault;  ///< why it cannot be drawn; empty: it can

    static RulePicture draw(const QString& gameId, const QJsonObject& how);
};

}  // namespace boneyard::ui
