// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/handmodel.h"

#include <algorithm>
#include <utility>

#include "common/words.h"

namespace boneyard::ui {

namespace {

/// What is held in the order that its player gave it, and after it what has not been put anywhere yet.
QStringList inOrder(const QStringList& order, QStringList held) {
    QStringList all;
    for (const QString& tile : order) {
        if (held.removeOne(tile)) all.append(tile);
    }
    return all + held;
}

QStringList sorted(QStringList tiles) {
    tiles.sort();
    return tiles;
}

}  // namespace

HandModel::HandModel(QObject* parent)
    : RowModel({"tile", "values", "suit", "playable", "spoken", "group", "place", "chosen", "gap", "fresh",
                "upended", "without"},
               parent) {
    connect(this, &HandModel::rowsMoved, this, &HandModel::orderChanged);
    connect(this, &HandModel::rowsRemoved, this, &HandModel::orderChanged);
    connect(this, &HandModel::rowsInserted, this, &HandModel::orderChanged);
    connect(this, &HandModel::modelReset, this, &HandModel::orderChanged);
    connect(this, &HandModel::dataChanged, this, &HandModel::orderChanged);
    connect(this, &HandModel::arrangedChanged, this, &HandModel::orderChanged);
}

void HandModel::show(kit::Seat seat, const std::vector<kit::HandTile>& hand, bool wasThere) {
    drawn_.clear();
    if (seat == kit::kNobody) {
        seat_ = seat;
        setRows({});
        return;
    }
    QList<Row> arriving;
    for (const kit::HandTile& tile : hand) {
        arriving.append(Row{text(tile.face.tile), QVariant::fromValue(list(tile.face.values)),
                            text(tile.face.suit), tile.playable, say(tile.face.spoken), tile.group,
                            tile.place, false, 0, false, false, say(tile.without)});
    }
    const bool wasArranged = arranged();
    const bool same = seat == seat_;
    if (same) {
        choosePlaces(rows(), hand, arriving);
        showNext(std::move(arriving), wasThere);
    } else {
        seat_ = seat;
        showAnother(std::move(arriving), wasThere);
    }
    remember();
    if (arranged()) arrange(!same || !wasArranged);
    if (arranged() != wasArranged) emit arrangedChanged();
    emit chosenChanged();
}

/// The row of that tile, which is then among them no more; an empty one: it is not there.
HandModel::Row HandModel::takeFrom(QList<Row>& rows, const QString& tile) {
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i][Tile] == tile) return rows.takeAt(i);
    }
    return {};
}

/// Another person's hand, or another round's: nothing of it was here before.
void HandModel::showAnother(QList<Row> arriving, bool wasThere) {
    QList<Row> rows;
    for (const QString& tile : racks_.value(seat_).tiles) {
        if (const Row row = takeFrom(arriving, tile); !row.isEmpty()) rows.append(row);
    }
    resetRows(rows + arriving);
    if (const QStringList* known = stoodBefore(tiles()); known != nullptr && wasThere) standAs(*known);
    standInTurn();
}

/// The same hand, as it is now: what is still in it keeps its place.
void HandModel::showNext(QList<Row> arriving, bool wasThere) {
    const QStringList before = tiles();
    bool played = false;
    for (int row = 0; row < count();) {
        Row now = takeFrom(arriving, rows()[row][Tile].toString());
        if (now.isEmpty()) {
            removeAt(row);
            played = true;
        } else {
            now[Chosen] = rows()[row][Chosen];
            now[Gap] = rows()[row][Gap];
            now[Fresh] = rows()[row][Fresh];
            now[Upended] = rows()[row][Upended];
            setRow(row++, now);
        }
    }
    QStringList now = tiles();
    for (const Row& row : std::as_const(arriving)) now.append(row[Tile].toString());
    const QStringList* known = wasThere ? stoodBefore(now) : nullptr;
    const bool came = !wasThere && !before.isEmpty();
    if (played) knowDrawn();
    for (Row& row : arriving) {
        row[Fresh] = came;
        put(row);
        drawn_.append(row[Spoken].toString());
    }
    if (!arriving.isEmpty() && known != nullptr) {
        standAs(*known);
        for (const Row& row : std::as_const(arriving)) {
            const int place = rowOf(row[Tile].toString());
            setCell(place, Upended, fittingWay(place, place + 1));
        }
    }
    if (sorted(before) != sorted(tiles())) stood(before);
}

/// What comes to the hand comes to its end; but before what has no suit there while others have one: a joker
/// stays last, unless that would part a meld.
void HandModel::put(Row row) {
    const auto parts = [&](int place) {
        return place > 0 && place < count() && rows()[place][Group].toInt() > 0 &&
               rows()[place][Group] == rows()[place - 1][Group] && rows()[place][Group] != row[Group];
    };
    int place = count();
    if (!row[Suit].toString().isEmpty()) {
        while (place > 0 && rows()[place - 1][Suit].toString().isEmpty()) --place;
    }
    if (parts(place)) place = count();
    row[Upended] = fittingWay(place, place);
    append(row);
    moveTo(count() - 1, place);
}

void HandModel::knowDrawn() {
    for (int row = 0; row < count(); ++row) setCell(row, Fresh, false);
}

void HandModel::stood(const QStringList& tiles) { earlier_[seat_].append(tiles); }

/// How these very tiles stood when they were last in the hand together; null: they never were.
const QStringList* HandModel::stoodBefore(const QStringList& held) const {
    const auto seat = earlier_.constFind(seat_);
    if (seat == earlier_.cend()) return nullptr;
    const QStringList now = sorted(held);
    const auto known = std::find_if(seat->crbegin(), seat->crend(),
                                    [&now](const QStringList& order) { return sorted(order) == now; });
    return known != seat->crend() ? &*known : nullptr;
}

/// Nobody's hand is seen any more, and no order of tiles counts.
void HandModel::leave() {
    for (Rack& rack : racks_) rack.tiles.clear();
    earlier_.clear();
    drawn_.clear();
    seat_ = kit::kNobody;
    setRows({});
}

void HandModel::turnTo(int round, int before) {
    for (auto rack = racks_.cbegin(); rack != racks_.cend(); ++rack)
        earlier_[rack.key()].append(rack->tiles);  // as it stands to the last
    rounds_[before] = earlier_;
    leave();
    if (round > before) return;
    earlier_ = rounds_.value(round);
    for (auto seat = earlier_.cbegin(); seat != earlier_.cend(); ++seat)
        racks_[seat.key()].tiles = seat->value(seat->size() - 1);
}

void HandModel::forget() {
    leave();
    rounds_.clear();
}

bool HandModel::hasSuits() const {
    return std::any_of(rows().begin(), rows().end(),
                       [](const Row& row) { return !row[Suit].toString().isEmpty(); });
}

int HandModel::rowOf(const QString& tile) const {
    int found = -1;
    for (int row = 0; row < count(); ++row) {
        if (rows()[row][Tile] != tile) continue;
        if (rows()[row][Group].toInt() == 0) return row;
        if (found < 0) found = row;
    }
    return found;
}

void HandModel::move(int from, int to) {
    if (from < 0 || to < 0 || from >= count() || to >= count()) return;
    endArranged();
    moveTo(from, to);
    remember();
}

/// Puts the tiles into an order of just these.
void HandModel::standAs(const QStringList& order) {
    for (int row = 0; row < count(); ++row) {
        for (int from = row; from < count(); ++from) {
            if (rows()[from][Tile] != order.value(row)) continue;
            moveTo(from, row);
            break;
        }
    }
}

QStringList HandModel::chosen() const {
    QStringList tiles;
    for (const Row& row : rows()) {
        if (row[Chosen].toBool()) tiles.append(row[Tile].toString());
    }
    return tiles;
}

QString HandModel::chosenNote() const {
    QString note;
    for (const Row& row : rows()) {
        if (!row[Chosen].toBool()) continue;
        if (!note.isEmpty()) return {};
        note = row[Without].toString();
        if (note.isEmpty()) return {};
    }
    return note;
}

bool HandModel::isChosen(int row) const { return row >= 0 && row < count() && rows()[row][Chosen].toBool(); }

void HandModel::choose(int row, bool chosen) {
    if (row < 0 || row >= count()) return;
    setCell(row, Chosen, chosen);
    emit chosenChanged();
}

void HandModel::chooseOnly(int row) {
    for (int other = 0; other < count(); ++other) setCell(other, Chosen, other == row);
    emit chosenChanged();
}

QStringList HandModel::tiles() const {
    QStringList held;
    for (const Row& row : rows()) held.append(row[Tile].toString());
    return held;
}

void HandModel::remember() {
    if (seat_ == kit::kNobody) return;
    const QStringList held = tiles();
    Rack& rack = racks_[seat_];
    const QStringList order = rack.arranged ? inOrder(rack.tiles, held) : held;
    if (std::exchange(rack.tiles, order) != order) emit racksChanged();
}

}  // namespace boneyard::ui

#include "moc_handmodel.cpp"
