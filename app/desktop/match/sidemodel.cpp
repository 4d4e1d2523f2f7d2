// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/sidemodel.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

bool together(const SeatModel::Seat& one, const SeatModel::Seat& other) {
    return one.seat == other.seat || (one.team >= 0 && one.team == other.team);
}

QVariantMap memberMap(const SeatModel::Seat& seat) {
    return {{u"seat"_s, seat.seat},
            {u"medallion"_s, seat.medallion},
            {u"name"_s, seat.name},
            {u"hand"_s, seat.hand},
            {u"laidAll"_s, seat.handCount == 0 && seat.told.isEmpty()},
            {u"sum"_s, seat.told.isEmpty() ? seat.made : seat.told},
            {u"points"_s, seat.roundScore}};
}

}  // namespace

SideModel::SideModel(QObject* parent)
    : RowModel({"team", "names", "members", "roundScore", "score", "decides", "winner", "out"}, parent) {}

void SideModel::show(const QList<SeatModel::Seat>& seats) {
    QList<Row> rows;
    QList<SeatModel::Seat> best = seats;
    std::stable_sort(best.begin(), best.end(),
                     [](const auto& one, const auto& other) { return one.place < other.place; });
    for (const SeatModel::Seat& first : std::as_const(best)) {
        QStringList names;
        QVariantList members;
        int points = 0;
        bool later = false;  // its row is an earlier seat's
        for (const SeatModel::Seat& seat : seats) {
            if (!together(first, seat)) continue;
            later = later || seat.seat < first.seat;
            names.append(seat.name);
            members.append(memberMap(seat));
            points += seat.roundScore;
        }
        if (later) continue;
        rows.append(Row{first.team, QLocale().createSeparatedList(names), QVariant(members), points,
                        first.score, first.decides, first.winner, first.standing == SeatModel::Out});
    }
    setRows(rows);
}

}  // namespace boneyard::ui

#include "moc_sidemodel.cpp"
