// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "handmodel.h"

#include <algorithm>

#include "words.h"

namespace boneyard::ui {

namespace {

enum Column { Tile, Values, Suit, Playable, Spoken };

}  // namespace

HandModel::HandModel(QObject* parent) : RowModel({"tile", "values", "suit", "playable", "spoken"}, parent) {}

void HandModel::show(kit::Seat seat, const std::vector<kit::HandTile>& hand) {
    if (seat == kit::kNobody) {
        seat_ = seat;
        setRows({});
        return;
    }
    QList<Row> arriving;
    for (const kit::HandTile& tile : hand) {
        arriving.append(Row{text(tile.face.tile), QVariant::fromValue(list(tile.face.values)),
                            text(tile.face.suit), tile.playable, say(tile.face.spoken)});
    }
    const auto take = [&arriving](const QString& tile) -> Row {
        for (qsizetype i = 0; i < arriving.size(); ++i) {
            if (arriving[i][Tile] == tile) return arriving.takeAt(i);
        }
        return {};
    };
    if (seat != seat_) {  // another person's hand: nothing of it was here before
        seat_ = seat;
        QList<Row> rows;
        for (const QString& tile : orders_.value(seat)) {
            if (const Row row = take(tile); !row.isEmpty()) rows.append(row);
        }
        resetRows(rows + arriving);
    } else {
        for (int row = 0; row < count();) {
            const Row now = take(rows()[row][Tile].toString());
            if (now.isEmpty()) {
                removeAt(row);
            } else {
                setRow(row++, now);
            }
        }
        for (const Row& row : std::as_const(arriving)) append(row);
    }
    remember();
}

void HandModel::forget() {
    orders_.clear();
    seat_ = kit::kNobody;
    setRows({});
}

bool HandModel::hasSuits() const {
    return std::any_of(rows().begin(), rows().end(),
                       [](const Row& row) { return !row[Suit].toString().isEmpty(); });
}

int HandModel::rowOf(const QString& tile) const {
    for (int row = 0; row < count(); ++row) {
        if (rows()[row][Tile] == tile) return row;
    }
    return -1;
}

void HandModel::move(int from, int to) {
    if (from < 0 || to < 0 || from >= count() || to >= count()) return;
    moveTo(from, to);
    remember();
}

void HandModel::sortByValue() { sort(false); }
void HandModel::sortBySuit() { sort(true); }

void HandModel::sort(bool suitFirst) {
    const auto before = [suitFirst](const Row& a, const Row& b) {
        if (suitFirst && a[Suit] != b[Suit]) return a[Suit].toString() < b[Suit].toString();
        return a[Values].value<QList<int>>() < b[Values].value<QList<int>>();
    };
    for (int sorted = 0; sorted < count(); ++sorted) {
        const auto least = std::min_element(rows().begin() + sorted, rows().end(), before);
        moveTo(static_cast<int>(least - rows().begin()), sorted);
    }
    remember();
}

void HandModel::remember() {
    if (seat_ == kit::kNobody) return;
    QStringList order;
    for (const Row& row : rows()) order.append(row[Tile].toString());
    orders_.insert(seat_, order);
}

}  // namespace boneyard::ui
