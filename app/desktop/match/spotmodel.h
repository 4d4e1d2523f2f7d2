// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "common/rowmodel.h"
#include "kit/scene.h"

namespace boneyard::ui {

/// The places where the selected tile may be laid. One of them can be the current one: where it would go.
class SpotModel : public RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A match has it.")

public:
    /// How the tile would lie, in the role "way".
    enum Lie {
        Only = static_cast<int>(kit::Way::Only),
        Line = static_cast<int>(kit::Way::Line),
        Across = static_cast<int>(kit::Way::Across),
    };
    Q_ENUM(Lie)

    explicit SpotModel(QObject* parent = nullptr);

    /// Shows the spots of `tile`; none when it is empty. No spot is current then.
    void show(const kit::Scene& scene, const QString& tile);

    [[nodiscard]] int current() const { return current_; }
    /// Makes it the current one, and the way to lie that is shown in its place from then on.
    void setCurrent(int row);
    /// In each place the way that brings most is shown again; of equals what lies in line.
    void showBest();
    /// Shows that way to lie in its place.
    void bringToFront(int row);

    [[nodiscard]] QString action(int row) const;
    /// The row of that action; -1 when there is none.
    [[nodiscard]] int rowOf(const QString& action) const;

    /// The row nearest to a place, or -1 when none is that near; before it one that joins tiles on which the
    /// place is, and after it one that joins tiles beside which it is, where it is beside no others. A way to
    /// lay that was chosen before is kept while the place is near another way to lay at the same end.
    [[nodiscard]] int nearest(double x, double y, double maxDistance) const;

    /// The row that joins tiles on which the place is: of several the nearest; -1: none does.
    [[nodiscard]] int joining(double x, double y) const;

    /// The next row in a group, going round; the next row of all when the group has no other.
    [[nodiscard]] int cycled(int step) const;
    [[nodiscard]] int walked(int step) const;
    /// The next way to lie in the place of that row, going round.
    [[nodiscard]] int turned(int row, int step) const;
    /// They are ways to lie in one place: on the same ground, or in line and across at one end; so are two
    /// rows that there are not.
    [[nodiscard]] bool inOnePlace(int one, int other) const;

private:
    enum Column {
        Action,
        Tile,
        Values,
        Suit,
        X,
        Y,
        Angle,
        Group,
        Gain,
        Way,
        Front,
        Next,        // the way to lie to which it is turned, a row; -1: there is no other
        NextWay,     // how that lies
        NextSpoken,  // and what it is called
        Spoken,
        Current,
        Over,
        Pile
    };

    struct Place {
        double x;
        double y;
        QString group;
    };
    [[nodiscard]] Place place(int row) const;
    [[nodiscard]] double distance(int row, double x, double y) const;
    /// How far from the tiles that it joins.
    [[nodiscard]] double away(int row, double x, double y) const;
    template <class Within>
    [[nodiscard]] int nearestOf(double x, double y, const Within& within) const;
    [[nodiscard]] int meant(double x, double y, double maxDistance) const;

    int current_ = -1;
    std::vector<kit::Spot> spots_;  // by row
    std::vector<bool> best_;        // by row: of the ways in its place it brings most
};

}  // namespace boneyard::ui
