// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/spotmodel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "common/words.h"

namespace boneyard::ui {

namespace {

constexpr double kBeside = 1.7;  ///< units from what a tile joins: about a tile's height

bool isAt(const kit::Pose& one, const kit::Pose& other) {
    constexpr double kNear = 0.3;
    return std::hypot(one.x - other.x, one.y - other.y) < kNear;
}

/// They are ways to lie in one place: on the same ground, or at one end in line and across, wherever the line
/// turns. Their outlines would lie over each other.
bool isAlike(const kit::Spot& one, const kit::Spot& other) {
    const bool there = one.pose.x == other.pose.x && one.pose.y == other.pose.y;
    return there || (one.group == other.group && one.way != other.way);
}

/// Of two ways to lie in one place it is the one to be shown: what brings more, and else what lies in line.
bool isBefore(const kit::Spot& one, const kit::Spot& other) {
    if (one.gain != other.gain) return one.gain > other.gain;
    return one.way == kit::Way::Line && other.way == kit::Way::Across;
}

/// The next way to lie in the place of that one, going round; that one, where there is no other.
std::size_t nextOf(const std::vector<kit::Spot>& spots, std::size_t at, int step) {
    const std::size_t count = spots.size();
    std::size_t next = at;
    do next = (next + (step < 0 ? count - 1 : 1)) % count;
    while (!isAlike(spots[next], spots[at]) && next != at);
    return next;
}

/// Another tile lies there already, as on a pile.
bool liesOver(const kit::Scene& scene, const kit::Pose& pose) {
    return std::any_of(scene.pieces.begin(), scene.pieces.end(),
                       [&pose](const kit::Piece& piece) { return isAt(piece.pose, pose); });
}

bool isPile(const kit::Scene& scene, const kit::Pose& pose) {
    return std::any_of(scene.marks.begin(), scene.marks.end(), [&pose](const kit::Mark& mark) {
        return mark.kind == kit::MarkKind::Pile && isAt(mark.pose, pose);
    });
}

}  // namespace

SpotModel::SpotModel(QObject* parent)
    : RowModel({"action", "tile", "values", "suit", "px", "py", "angle", "group", "gain", "way", "front",
                "next", "nextWay", "nextSpoken", "spoken", "current", "over", "pile"},
               parent) {}

void SpotModel::show(const kit::Scene& scene, const QString& tile) {
    current_ = -1;
    const std::string wanted = tile.toStdString();
    kit::Face face;
    for (const kit::HandTile& held : scene.hand) {
        if (held.face.tile == wanted) face = held.face;
    }
    spots_.clear();
    for (const kit::Spot& spot : scene.spots) {
        if (!wanted.empty() && spot.tile == wanted) spots_.push_back(spot);
    }
    QList<Row> rows;
    best_.clear();
    for (const kit::Spot& spot : spots_) {
        // Of several ways to lie in one place one is shown: of equals the first.
        const std::size_t at = best_.size();
        bool best = true;
        for (std::size_t other = 0; other < spots_.size(); ++other) {
            if (other == at || !isAlike(spots_[other], spot)) continue;
            if (isBefore(spots_[other], spot) || (other < at && !isBefore(spot, spots_[other]))) best = false;
        }
        best_.push_back(best);
        const std::size_t next = nextOf(spots_, at, 1);
        const kit::Spot& turned = spots_[next];
        rows.append(Row{text(spot.action), tile, QVariant::fromValue(list(face.values)), text(face.suit),
                        spot.pose.x, spot.pose.y, spot.pose.angle, text(spot.group), spot.gain,
                        static_cast<int>(spot.way), best, next == at ? -1 : static_cast<int>(next),
                        static_cast<int>(turned.way), say(turned.spoken), say(spot.spoken), false,
                        liesOver(scene, spot.pose), isPile(scene, spot.pose)});
    }
    setRows(rows);
}

void SpotModel::setCurrent(int row) {
    if (row < 0 || row >= count()) row = -1;
    if (row == current_) return;
    if (current_ >= 0) setCell(current_, Current, false);
    current_ = row;
    if (current_ < 0) return;
    bringToFront(current_);
    setCell(current_, Current, true);
}

void SpotModel::bringToFront(int row) {
    for (int other = 0; other < count(); ++other) {
        if (inOnePlace(row, other) && rows()[other][Front].toBool() != (other == row))
            setCell(other, Front, other == row);
    }
}

void SpotModel::showBest() {
    for (int row = 0; row < count(); ++row) {
        if (best_[static_cast<std::size_t>(row)]) bringToFront(row);
    }
}

QString SpotModel::action(int row) const {
    return row >= 0 && row < count() ? rows()[row][Action].toString() : QString();
}

int SpotModel::rowOf(const QString& action) const {
    const auto is = [&](const Row& row) { return row[Action].toString() == action; };
    const auto found = std::find_if(rows().begin(), rows().end(), is);
    return found == rows().end() ? -1 : static_cast<int>(std::distance(rows().begin(), found));
}

SpotModel::Place SpotModel::place(int row) const {
    const Row& cells = rows()[row];
    return {cells[X].toDouble(), cells[Y].toDouble(), cells[Group].toString()};
}

double SpotModel::distance(int row, double x, double y) const {
    const Place there = place(row);
    return std::hypot(there.x - x, there.y - y);
}

double SpotModel::away(int row, double x, double y) const {
    const auto& area = spots_[static_cast<std::size_t>(row)].joins;
    if (!area) return std::numeric_limits<double>::infinity();
    return std::hypot(std::max({0.0, area->left - x, x - area->right}),
                      std::max({0.0, area->top - y, y - area->bottom}));
}

template <class Within>
int SpotModel::nearestOf(double x, double y, const Within& within) const {
    int best = -1;
    for (int row = 0; row < count(); ++row) {
        if (!rows()[row][Front].toBool() || !within(row)) continue;
        if (best < 0 || distance(row, x, y) < distance(best, x, y)) best = row;
    }
    return best;
}

int SpotModel::joining(double x, double y) const {
    return nearestOf(x, y, [&](int row) { return away(row, x, y) == 0; });
}

int SpotModel::meant(double x, double y, double maxDistance) const {
    const int on = joining(x, y);
    if (on >= 0) return on;
    const int near = nearestOf(x, y, [&](int row) { return distance(row, x, y) <= maxDistance; });
    if (near >= 0) return near;
    const auto beside = [&](int row) { return away(row, x, y) <= kBeside; };
    const int only = nearestOf(x, y, beside);
    const auto another = [&](int row) {
        return beside(row) &&
               spots_[static_cast<std::size_t>(row)].joins != spots_[static_cast<std::size_t>(only)].joins;
    };
    return nearestOf(x, y, another) < 0 ? only : -1;
}

int SpotModel::nearest(double x, double y, double maxDistance) const {
    const int best = meant(x, y, maxDistance);
    if (best < 0 || current_ < 0) return best;
    if (distance(current_, x, y) > maxDistance && away(current_, x, y) > kBeside) return best;
    return place(current_).group == place(best).group ? current_ : best;
}

int SpotModel::cycled(int step) const {
    if (count() == 0) return -1;
    if (current_ < 0) return walked(step);
    const int direction = step < 0 ? -1 : 1;
    const QString group = place(current_).group;
    for (int i = 1; i < count(); ++i) {
        const int row = (current_ + direction * i + count()) % count();
        if (place(row).group == group) return row;
    }
    return walked(step);
}

int SpotModel::turned(int row, int step) const {
    return row < 0 || row >= count() ? -1
                                     : static_cast<int>(nextOf(spots_, static_cast<std::size_t>(row), step));
}

bool SpotModel::inOnePlace(int one, int other) const {
    const auto is = [this](int row) { return row >= 0 && row < count(); };
    if (!is(one) || !is(other)) return is(one) == is(other);
    return isAlike(spots_[static_cast<std::size_t>(one)], spots_[static_cast<std::size_t>(other)]);
}

int SpotModel::walked(int step) const {
    if (count() == 0) return -1;
    if (current_ < 0) return step < 0 ? count() - 1 : 0;
    return ((current_ + step) % count() + count()) % count();
}

}  // namespace boneyard::ui

#include "moc_spotmodel.cpp"
