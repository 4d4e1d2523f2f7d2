// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// In which order the tiles of a hand stand, with which gaps, and which way each, where every other one may
// stand on its head.
#include <algorithm>
#include <limits>
#include <utility>

#include "common/words.h"
#include "match/handmodel.h"

namespace boneyard::ui {

bool HandModel::lower(const Row& a, const Row& b) {
    return a[Values].value<QList<int>>() < b[Values].value<QList<int>>();
}

void HandModel::sortByValue() { sortTiles(false); }
void HandModel::sortBySuit() { sortTiles(true); }

void HandModel::sortTiles(bool suitFirst) {
    endArranged();
    sortBy([suitFirst](const Row& a, const Row& b) {
        if (suitFirst && a[Suit] != b[Suit]) return a[Suit].toString() < b[Suit].toString();
        return lower(a, b);
    });
    remember();
}

template <class Before>
void HandModel::sortBy(const Before& before) {
    for (int sorted = 0; sorted < count(); ++sorted) {
        const auto least = std::min_element(rows().begin() + sorted, rows().end(), before);
        moveTo(static_cast<int>(least - rows().begin()), sorted);
    }
    standInTurn();
}

void HandModel::setArranged(bool wanted) {
    if (wanted == arranged() || seat_ == kit::kNobody) return;
    if (!wanted) {
        standAs(racks_.value(seat_).tiles);
        endArranged();
        return;
    }
    const auto belongs = [](const Row& row) { return row[Group].toInt() > 0; };
    if (std::none_of(rows().begin(), rows().end(), belongs)) {
        emit nothingToArrange();
        return;
    }
    racks_[seat_].arranged = true;
    arrange(true);
    emit racksChanged();
}

/// The tiles stay as they stand, without gaps.
void HandModel::endArranged() {
    if (!arranged()) return;
    for (int row = 0; row < count(); ++row) setCell(row, Gap, 0);
    racks_[seat_].arranged = false;
    remember();
    emit arrangedChanged();
    emit racksChanged();
}

bool HandModel::byValue() const { return !arranged() && std::is_sorted(rows().begin(), rows().end(), lower); }

int HandModel::gaps() const { return gapsBefore(count() - 1); }

int HandModel::gapsBefore(int row) const { return row >= 0 && row < count() ? rows()[row][Gap].toInt() : 0; }

/// Of ways to arrange the hand that are as good, the one by which most of what belonged together still does:
/// nobody is to look for a meld again because another tile has come.
void HandModel::choosePlaces(const QList<Row>& before, const std::vector<kit::HandTile>& hand,
                             QList<Row>& rows) {
    if (hand.empty() || hand.front().ways.empty()) return;
    QMap<int, QStringList> stood;
    for (const Row& row : before) stood[row[Group].toInt()].append(row[Tile].toString());
    const auto kept = [&](std::size_t way) {
        QMap<std::pair<int, int>, int> both;  // so many tiles of that meld have come from that one
        QMap<int, QStringList> left = stood;
        for (const kit::HandTile& tile : hand) {
            for (auto old = left.begin(); old != left.end(); ++old) {
                if (!old->removeOne(text(tile.face.tile))) continue;
                ++both[{old.key(), tile.ways[way].group}];
                break;
            }
        }
        constexpr int kMeld = 1000;  // what is left over counts where the melds are the same
        int sum = 0;
        for (auto pair = both.cbegin(); pair != both.cend(); ++pair) {
            const auto [was, is] = pair.key();
            const int weight = was > 0 && is > 0 ? kMeld : was == is ? 1 : 0;
            sum += weight * *pair * *pair;
        }
        return sum;
    };
    std::size_t best = 0;
    for (std::size_t way = 1; way < hand.front().ways.size(); ++way) {
        if (kept(way) > kept(best)) best = way;
    }
    for (std::size_t i = 0; i < hand.size(); ++i) {
        rows[static_cast<qsizetype>(i)][Group] = hand[i].ways[best].group;
        rows[static_cast<qsizetype>(i)][Place] = hand[i].ways[best].place;
    }
}

/// Melds first, each for itself and as it is laid, then what is left over. Where they stood so before, those
/// that were there stay before what is new.
void HandModel::arrange(bool anew) {
    QMap<int, int> order;  // of the melds
    for (int row = 0; row < count(); ++row) {
        const int group = rows()[row][Group].toInt();
        if (!order.contains(group)) order[group] = anew ? group : row;
    }
    order[0] = std::numeric_limits<int>::max();
    const auto key = [&order](const Row& row) {
        return std::pair(order.value(row[Group].toInt()), row[Place].toInt());
    };
    sortBy([&key](const Row& a, const Row& b) { return key(a) < key(b); });
    int gap = 0;
    for (int row = 0; row < count(); ++row) {
        if (row > 0 && rows()[row][Group] != rows()[row - 1][Group]) ++gap;
        setCell(row, Gap, gap);
    }
    emit arrangedChanged();
}

/// Every other one on its head.
void HandModel::standInTurn() {
    for (int row = 0; row < count(); ++row) setCell(row, Upended, row % 2 == 1);
}

/// The way that fits behind the tile before that place, or else before the tile of the row `next`.
bool HandModel::fittingWay(int place, int next) const {
    const int beside = place > 0 ? place - 1 : next;
    return beside < count() && !rows()[beside][Upended].toBool();
}

int HandModel::columnOf(int row, int first, int from, int to) const {
    const bool moves = from >= 0 && to >= 0;
    const auto now = [&](int place) {  // the row that is there before the move
        if (!moves || place < std::min(from, to) || place > std::max(from, to)) return place;
        return place == to ? from : from < to ? place + 1 : place - 1;
    };
    int column = 0;
    for (int place = first + 1; place <= row && place < count(); ++place)
        column += rows()[now(place)][Upended] == rows()[now(place - 1)][Upended] ? 2 : 1;
    return column;
}

}  // namespace boneyard::ui
