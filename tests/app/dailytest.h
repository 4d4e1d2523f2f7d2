// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "archives.h"
#include "daily/daily.h"
#include "suite.h"

namespace boneyard::test {

/// A store, and the deals of a day in it.
class DailyTest : public QObject {
    Q_OBJECT

protected:
    [[nodiscard]] QString file() const { return folder_->filePath(u"boneyard.sqlite"_s); }
    static const GameEntry& matador() { return *find_game("matador"); }
    static QList<DayResult> results(Desk& desk);
    /// Plays that deal to its end, as it comes.
    static int finish(Desk& desk, const MatchPlan& plan);
    static QString stateOf(const Daily& daily, const QString& game = u"matador"_s);
    static void show(Daily& daily, Desk& desk, QDate today);

    const QDate day_{2026, 11, 26};
    std::unique_ptr<QTemporaryDir> folder_;

private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
};

inline QList<DayResult> DailyTest::results(Desk& desk) {
    std::optional<QList<DayResult>> answer;
    QObject asker;
    desk.archive.days(&asker, [&](const QList<DayResult>& results) { answer = results; });
    [&] { QVERIFY(comesTrue([&] { return answer.has_value(); })); }();
    return answer.value_or(QList<DayResult>());
}

inline int DailyTest::finish(Desk& desk, const MatchPlan& plan) {
    Writer writer(desk.archive, plan);
    writer.playToTheEnd();
    return writer.id;
}

inline QString DailyTest::stateOf(const Daily& daily, const QString& game) {
    for (int row = 0; row < daily.count(); ++row) {
        if (daily.at(row, u"gameId"_s).toString() == game) return daily.at(row, u"words"_s).toString();
    }
    return u"no row"_s;
}

inline void DailyTest::show(Daily& daily, Desk& desk, QDate today) {
    daily.setToday([today] { return today; });
    daily.setArchive(&desk.archive);
    daily.setWatching(true);
    QTRY_VERIFY(daily.at(0, u"known"_s).toBool());
}

}  // namespace boneyard::test
