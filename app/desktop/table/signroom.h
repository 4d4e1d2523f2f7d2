// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "signplaces.h"

namespace boneyard::ui {

/// A rectangle of that size about its middle.
inline QRectF around(const QPointF& middle, const QSizeF& size) {
    return {middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height()};
}

/// The room that is left on a table for signs beside places: over no tile, no plate and no other sign. What
/// it finds is a sign's middle from the middle of its place; nullopt where there is no room.
class SignRoom {
public:
    explicit SignRoom(const SeenTable& table) : table_(table) {}

    /// A sign stands there from now on.
    void take(const QRectF& sign) { taken_.append(sign); }
    /// And one that turns a tile: others of these keep apart from it where they can.
    void take_turner(const QRectF& sign) {
        take(sign);
        turners_.append(sign);
    }

    /// On an end of the place that no other covers, the one further away from all that lies there.
    [[nodiscard]] std::optional<QPointF> on(const SignedPlace& place, const QList<Lying>& others) const;
    /// Beside it, nearer to it than to any other.
    [[nodiscard]] std::optional<QPointF> beside(const SignedPlace& place, const QList<Lying>& others) const;
    /// Over an edge of the place, first at an end, by so little that its numbers are seen: there it can be of
    /// no other. Where this place lies over another it may lie over that, too.
    [[nodiscard]] std::optional<QPointF> over_edge(const SignedPlace& place, const QList<SignedPlace>& places,
                                                   qsizetype row) const;
    /// On the middle of the place, or as near to that as it is in sight.
    [[nodiscard]] QPointF in_sight(const SignedPlace& place) const;
    /// On the table, where the sign that turns the tile stands: where it stood, if it can stay; else nearest
    /// to all ways to lie there, which of a T is in the corner. Where there is no room it stands beside the
    /// way that is shown.
    [[nodiscard]] std::optional<QPointF> beside_all(const SignedPlace& place,
                                                    const QList<Lying>& others) const;
    /// At so many points that can be.
    [[nodiscard]] qsizetype points_beside_all(const SignedPlace& place, const QList<Lying>& others) const;

private:
    /// For the sign that turns the tile, what is the nearest first: clear of all ways to lie there or,
    /// `shown`, of the one that is shown.
    [[nodiscard]] QList<QPointF> beside(const SignedPlace& place, const QList<Lying>& others,
                                        bool shown) const;
    /// A sign of that size there is in sight, under no plate; `whole` is its size with its rim.
    [[nodiscard]] bool seen(const QPointF& middle, const QSizeF& whole) const;
    [[nodiscard]] bool meets_taken(const QRectF& sign) const;
    [[nodiscard]] bool keeps_apart(const QPointF& middle, double wide) const;
    [[nodiscard]] bool over(const QRectF& sign, const Lying& tile) const;
    [[nodiscard]] bool over_any(const QRectF& sign, const QList<Lying>& tiles) const;
    [[nodiscard]] QRectF box(const Lying& tile, double more = 0) const;
    [[nodiscard]] double away(const Lying& tile, const QPointF& at) const;

    const SeenTable& table_;
    QList<QRectF> taken_;
    QList<QRectF> turners_;
};

}  // namespace boneyard::ui
