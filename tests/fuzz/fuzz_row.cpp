// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Rows of the store that somebody else has written: matches can be listed, opened and counted, or are
// refused, and of days, puzzles, mistakes and sums nothing is told that cannot be.
//
// The input says what is put where: a byte for the column, a byte for the kind of value, and the value up to
// the end of the line.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <cmath>

#include "common/line.h"
#include "input.h"
#include "places.h"
#include "store/matchstore.h"
#include "store/rowreader.h"

using namespace Qt::StringLiterals;
using boneyard::fuzz::Input;
using boneyard::fuzz::kPlaces;
using boneyard::fuzz::require;
using boneyard::ui::MatchPlan;
using boneyard::ui::MatchStore;
using boneyard::ui::Players;

namespace {

constexpr int kMatch = 1;
constexpr int kOver = 2;  // of the matches
constexpr int kAnalyzer = 1;
constexpr int kMostPoints = boneyard::ui::kMostPoints;

/// A deal of the day that is said to be over, and all that is then kept of it.
void keep_one_that_is_over(MatchStore& store, MatchPlan plan) {
    plan.day = u"2026-11-26"_s;
    plan.casual = false;
    boneyard::ui::Standing standing{
        .round = 1, .toMove = -1, .scores = {12, 5}, .winners = {0}, .over = true};
    store.begin(2, plan, {});
    store.keep(2, {"open 6-6"}, standing);
    store.end(2);
    const std::vector<boneyard::ui::PlayedText> played{{"open 6-6"}};
    const std::uint64_t line = boneyard::ui::lineOf(played);
    boneyard::ui::MatchDigest digest;
    digest.share = digest.rounds = digest.roundsWon = 1;
    digest.points = digest.bestRound = 12;
    digest.ahead = 7;
    digest.levels = {-1, 4};
    digest.sides = {0, 1};
    digest.earned = {{u"domino"_s, 1, 12}};
    store.keepDigest(kOver, line, digest);
    store.keepPar(plan.day, plan.gameId, 3.5);
    store.keepAnalysis(kOver, 0, kAnalyzer, "[]");
    store.keepVerdict(kOver, line, 0, kAnalyzer, {0.9, 3, {{u"lay"_s, 1, 0, 0, 2.5}}});
    store.keepRepetition(kOver, 0, 0, {1, 2.6, 1, {2026, 11, 26}, {2026, 11, 27}});
    store.keepTry({plan.gameId, u"one"_s, true, {1600, 200, 0.06, 1, 1}});
}

/// A folder with a store in it, in which one match has been begun, and one is over.
struct Made {
    QTemporaryDir folder{QDir::tempPath() + "/fuzz_row-XXXXXX"_L1};
    QString file = folder.path() + "/matches.sqlite"_L1;
    QByteArray fresh;

    Made() {
        static int count = 1;
        static char name[] = "fuzz_row";
        static char* names[] = {name, nullptr};
        static const auto* program = new QCoreApplication(count, names);  // as long as Qt's own globals
        static_cast<void>(program);
        MatchPlan plan;
        plan.gameId = u"matador"_s;
        plan.deal = 7;
        plan.players = Players::usual(plan.seats);
        {
            MatchStore store(file);
            store.open();
            store.begin(1, plan, {});
            store.keep(1, {"open 6-6"}, {});
            store.end(1);
            keep_one_that_is_over(store, plan);
            require(!store.sums().tallies.isEmpty() && !store.days().isEmpty(),
                    "there is a row in each table");
        }
        QFile made(file);
        require(made.open(QIODevice::ReadOnly), "there is a store");
        fresh = made.readAll();
    }
};

QVariant value_of(int kind, std::string_view written) {
    const QString text = QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size()));
    switch (kind % 5) {
        case 0:
            return {};
        case 1:
            return text.toLongLong();
        case 2:
            return text.toDouble();
        case 3:
            return QByteArray(written.data(), static_cast<qsizetype>(written.size()));
        default:
            return text;
    }
}

void spoil(const QString& file, Input& input) {
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"spoiler"_s);
        connection.setDatabaseName(file);
        require(connection.open(), "the store can be opened");
        while (!input.empty()) {
            const QString place = QString::fromLatin1(kPlaces[input.byte() % kPlaces.size()]);
            const int kind = input.byte();
            QSqlQuery query(connection);
            query.prepare(u"UPDATE %1 SET %2 = ?"_s.arg(place.section(u'.', 0, 0), place.section(u'.', 1)));
            query.addBindValue(value_of(kind, input.line()));
            query.exec();  // what a column does not take stays as it was
        }
    }
    QSqlDatabase::removeDatabase(u"spoiler"_s);
}

bool is_points(double value) { return std::isfinite(value) && std::abs(value) <= kMostPoints; }

void require_sense(MatchStore& store) {
    for (const auto& day : store.days()) {
        require(QDate::fromString(day.date, Qt::ISODate).isValid(), "a day is one");
        require(is_points(day.ahead.value_or(0)) && is_points(day.par.value_or(0)), "its result can be");
    }
    const boneyard::ui::PuzzleRating rating = store.puzzles(u"matador"_s).rating;
    require(rating.deviation > 0 && rating.deviation <= 350, "a rating is as sure as it can be");
    require(std::abs(rating.rating) <= 5000 && rating.solved <= rating.tries, "a rating can be");
    for (const auto& sum : store.sums().tallies) {
        require(sum.matches > 0 && sum.won >= 0 && sum.won <= sum.matches, "who won has played");
        require(is_points(sum.bestPoints) && is_points(double(sum.points) / sum.matches), "so can points");
        require(sum.seat >= 0 && sum.seat < sum.levels.size(), "the person has a seat");
    }
    for (const auto& run : store.sums().runs)
        require(run.longest >= 0 && run.longest <= run.matches, "a run is of matches");
    for (const auto& match : store.counted())
        require(is_points(match.digest.points) && match.digest.share <= 1, "a match can be counted");
    for (const auto& one : store.verdicts(kAnalyzer))
        require(one.verdict.accuracy >= 0 && one.verdict.accuracy <= 1, "an accuracy is a share");
    for (const auto& match : store.analysed(kAnalyzer)) {
        require(match.seat < match.plan.seats, "whose mistakes they are has a seat");
        for (const auto& each : match.repetitions)
            require(each.interval >= 0 && each.due.isValid(), "a mistake has its day");
    }
    static_cast<void>(store.latestPuzzleGame());
    static_cast<void>(store.analysis(kOver, 0, kAnalyzer));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static Made made;
    for (const auto* beside : {"-wal", "-shm"}) QFile::remove(made.file + QLatin1StringView(beside));
    QFile file(made.file);
    require(file.open(QIODevice::WriteOnly) && file.write(made.fresh) == made.fresh.size(), "there is room");
    file.close();
    Input input(data, size);
    spoil(made.file, input);
    MatchStore store(made.file);
    store.open();
    store.list({}, 0, 10);
    store.load(kMatch);
    store.uncounted();
    require_sense(store);
    if (store.claim(kMatch).plan) store.release(kMatch);
    return 0;
}
