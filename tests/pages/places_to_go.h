// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

#include "../app/played_matches.h"
#include "common/words.h"
#include "files/matchfile.h"
#include "gamewindow.h"
#include "lesson/lesson.h"
#include "lesson/lessonsession.h"
#include "puzzles/puzzles.h"
#include "store/archive.h"

namespace boneyard::test {

/// Where one comes by pressing only after a long way: every page, every lesson, tasks from every source,
/// files, a match with a coach, and one that a friend has sent. There is a past, too: finished and unfinished
/// matches of every game.
class PlacesToGo {
    Q_DISABLE_COPY_MOVE(PlacesToGo)

public:
    explicit PlacesToGo(QString folder) : folder_(std::move(folder)) {}
    ~PlacesToGo() = default;

    /// Plays the past, and writes a match and a challenge of each game into the folder.
    void prepare(Archive& archive) {
        for (const GameEntry& entry : games()) {
            const std::string id(entry.info.id);
            const int seats = std::max(2, entry.info.min_seats);
            const MatchPlan over = playedMatch(id, seats, 7, 5000, shortest(entry.info));
            const MatchPlan begun = playedMatch(id, seats, 8, 6);
            keep(archive, over);
            keep(archive, begun);
            const Challenge best{u"Ann"_s, 3, QList<int>(seats, 5)};
            write(text(entry.info.id) + u"-over.boneyard"_s,
                  MatchFile::written(recordOf(over), over.players));
            write(text(entry.info.id) + u"-begun.boneyard"_s,
                  MatchFile::written(recordOf(begun), begun.players));
            write(text(entry.info.id) + u"-asked.boneyard"_s, MatchFile::written(over, best));
        }
    }

    /// Goes to one of them; what was done, in words.
    QString go(Game& game, kit::Rng& rng) const {
        const QString id = text(games()[rng.below(static_cast<std::uint32_t>(games().size()))].info.id);
        auto* home = game.window()->findChild<QQuickItem*>(u"homePage"_s);
        auto* pages = qobject_cast<QQuickItem*>(home->parentItem());
        constexpr int kDeep = 8;  // pages on pages: who presses comes from home, and finds no more of them
        if (pages->property("depth").toInt() > kDeep) QMetaObject::invokeMethod(pages, "home");
        const std::uint32_t where = rng.below(9);
        switch (where) {
            case 0:
            case 1: {
                static const QList<QByteArray> plain{"dayWanted",     "settingsWanted", "bookWanted",
                                                     "puzzlesWanted", "historyWanted",  "statisticsWanted"};
                const QByteArray page = plain[rng.below(static_cast<std::uint32_t>(plain.size()))];
                QMetaObject::invokeMethod(home, page.constData());
                return QString::fromLatin1(page);
            }
            case 2:
                QMetaObject::invokeMethod(home, "rulesWanted", Q_ARG(QString, id));
                return u"a new match of "_s + id;
            case 3:
            case 4:
                return learn(*game.window(), home, id, rng);
            case 5:
                return solve(*game.window(), home, id, rng);
            case 6:
                return openFile(pages, rng);
            case 7:
                return challenged(*game.match(), id);
            default:
                QMetaObject::invokeMethod(pages, rng.below(2) == 0 ? "home" : "back");
                return u"home or back"_s;
        }
    }

private:
    static kit::GivenOptions shortest(const kit::GameInfo& info) {
        for (const kit::OptionSpec& option : info.options) {
            if (option.id == "target" && option.min <= 0) return {{"target", 0}};
        }
        return {};
    }
    void keep(Archive& archive, const MatchPlan& plan) const {
        int id = -1;
        QObject asker;
        archive.import(plan, &asker, [&](int given) { id = given; });
        QTRY_VERIFY(id > 0);
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(QDir(folder_).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

    /// Any of its lessons, at any step; or the match with a coach that follows it.
    static QString learn(QQuickWindow& window, QQuickItem* home, const QString& id, kit::Rng& rng) {
        QMetaObject::invokeMethod(home, "lessonWanted", Q_ARG(QString, id));
        auto* session = window.findChild<LessonSession*>();
        if (session == nullptr) return u"no lesson of "_s + id;
        const auto lessons = static_cast<std::uint32_t>(lessonsOf(id.toStdString()).size());
        const int number = static_cast<int>(rng.below(lessons));
        session->begin(id, number);
        const std::uint32_t steps = rng.below(12);
        for (std::uint32_t i = 0; i < steps; ++i) session->next();
        if (rng.below(4) == 0) {
            auto* page = window.findChild<QQuickItem*>(u"lessonPage"_s);
            QMetaObject::invokeMethod(page, "coachWanted", Q_ARG(QVariant, session->shortMatch()),
                                      Q_ARG(QString, session->shortRules()));
            return u"with a coach "_s + id;
        }
        return u"lesson %1 of %2, %3 steps on"_s.arg(number + 1).arg(id).arg(steps);
    }
    static QString solve(QQuickWindow& window, QQuickItem* home, const QString& id, kit::Rng& rng) {
        QMetaObject::invokeMethod(home, "puzzlesWanted");
        auto* puzzles = window.findChild<Puzzles*>();
        if (puzzles == nullptr) return u"no puzzles"_s;
        const QString source = rng.below(3) == 0 ? u"mistakes"_s : id;
        const int number = rng.below(2) == 0 ? 0 : static_cast<int>(1 + rng.below(150));
        puzzles->open(source, number);
        return u"puzzle %1 of %2"_s.arg(number).arg(source);
    }
    QString openFile(QQuickItem* pages, kit::Rng& rng) const {
        const QStringList files = QDir(folder_).entryList({u"*.boneyard"_s});
        const QString file =
            files[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(files.size())))];
        const QVariantList asked{QDir(folder_).filePath(file)};
        QMetaObject::invokeMethod(pages, "openFiles", Q_ARG(QVariant, QVariant(asked)), Q_ARG(int, -1));
        return u"file "_s + file;
    }
    QString challenged(Match& match, const QString& id) const {
        MatchPlan plan = *MatchFile::read(QDir(folder_).filePath(id + u"-over.boneyard"_s)).plan;
        plan.played.clear();
        plan.challenge = Challenge{u"Ann"_s, 3, QList<int>(plan.seats, 5)};
        match.startPlan(plan);
        emit match.journal()->takenUp();
        return u"a challenge of "_s + id;
    }

    QString folder_;
};

}  // namespace boneyard::test
