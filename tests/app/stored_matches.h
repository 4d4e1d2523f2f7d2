// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <optional>

#include "played_matches.h"
#include "store/archive.h"

namespace boneyard::test {

using namespace Qt::StringLiterals;

/// Each test has a store of its own, in a folder of its own, and puts matches into it.
class StoredMatches : public QObject {
protected:
    int import(const ui::MatchPlan& plan) {
        int got = -1;
        archive_->import(plan, this, [&](int id) { got = id; });
        (void)QTest::qWaitFor([&] { return got >= 0; }, 10'000);
        return got;
    }

    /// So many more matches like the first, each a minute older.
    void multiply(int count) {
        archive_.reset();
        {
            QSqlDatabase base = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"fill"_s);
            base.setDatabaseName(file());
            QVERIFY(base.open());
            QSqlQuery query(base);
            QVERIFY2(
                query.exec(uR"(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1)
                INSERT INTO matches (game, seats, deal, options, deck, players, names, you, casual, started, changed,
                                     finished, round, to_move, scores, winners, won, plies, hints, undos, touched)
                SELECT game, seats, i, options, deck, players, names, you, casual, started - i * 60000,
                       changed - i * 60000, finished - i * 60000, round, to_move, scores, winners, won, plies, hints, undos, touched - i
                FROM matches, n WHERE id = (SELECT min(id) FROM matches))"_s.arg(count)),
                qPrintable(query.lastError().text()));
            base.close();
        }
        QSqlDatabase::removeDatabase(u"fill"_s);
        archive_ = std::make_unique<ui::Archive>(file());
    }

    /// A new one.
    void open() {
        folder_.emplace();
        archive_ = std::make_unique<ui::Archive>(file());
        connect(archive_.get(), &ui::Archive::told, this,
                [](const QString& problem) { qWarning() << problem; });
    }
    void close() { archive_.reset(); }

    [[nodiscard]] QString file() const { return folder_->filePath(u"a.sqlite"_s); }

    std::optional<QTemporaryDir> folder_;
    std::unique_ptr<ui::Archive> archive_;
};

}  // namespace boneyard::test
