// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/statisticsfile.h"

#include <QStringList>
#include <algorithm>

#include "bots/level.h"
#include "common/csv.h"
#include "common/words.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

QString real(double value) { return QString::number(value, 'f', 2); }

QString row(QStringList cells) {
    std::transform(cells.begin(), cells.end(), cells.begin(),
                   [](const QString& cell) { return csvCell(cell); });
    return cells.join(u',') + "\r\n"_L1;
}

/// The bots' levels in the order of their seats: "casual, skilled".
QString botsOf(const MatchDigest& digest) {
    QStringList ids;
    for (const int level : digest.levels) {
        if (level == MatchDigest::kPerson) continue;
        const bots::Level* found = bots::find_level(level);
        ids.append(found != nullptr ? text(found->id) : QString::number(level));
    }
    return ids.join(", "_L1);
}

/// "hexagon 2 110, bridge 1 40": the reason, how often, how many points.
QString earnedIn(const MatchDigest& digest) {
    QStringList all;
    for (const Earned& earned : digest.earned) {
        all.append(
            u"%1 %2 %3"_s.arg(earned.why, QString::number(earned.times), QString::number(earned.points)));
    }
    return all.join(", "_L1);
}

QString rowOf(const CountedMatch& match) {
    const MatchDigest& digest = match.digest;
    return row({QString::number(match.id), match.finished.toUTC().toString(Qt::ISODate), match.gameId,
                QString::number(digest.levels.size()), botsOf(digest), real(digest.share),
                QString::number(digest.points), QString::number(digest.rounds),
                QString::number(digest.roundsWon), QString::number(digest.bestRound), real(digest.ahead),
                digest.luckKnown ? real(digest.luck) : QString(), QString::number(digest.drawn),
                QString::number(match.hints), QString::number(match.undos), earnedIn(digest)});
}

}  // namespace

QByteArray csvOf(const QList<CountedMatch>& matches) {
    QString all = row({u"match"_s, u"finished"_s, u"game"_s, u"seats"_s, u"bots"_s, u"won"_s, u"points"_s,
                       u"rounds"_s, u"rounds_won"_s, u"best_round"_s, u"points_ahead"_s, u"luck"_s,
                       u"tiles_drawn"_s, u"hints"_s, u"undos"_s, u"earned"_s});
    for (const CountedMatch& match : matches) all += rowOf(match);
    return all.toUtf8();
}

}  // namespace boneyard::ui
