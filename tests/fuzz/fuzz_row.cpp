// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Rows of the store that somebody else has written: matches can be listed, opened and counted, or are
// refused.
//
// The input says what is put where: a byte for the column, a byte for the kind of value, and the value up to
// the end of the line.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <array>

#include "input.h"
#include "store/matchstore.h"

using namespace Qt::StringLiterals;
using boneyard::fuzz::Input;
using boneyard::fuzz::require;
using boneyard::ui::MatchPlan;
using boneyard::ui::MatchStore;
using boneyard::ui::Players;

namespace {

constexpr int kMatch = 1;

/// Where values are put, as "table.column".
constexpr std::array<const char*, 25> kPlaces = {
    "matches.game",    "matches.seats",    "matches.deal",  "matches.options", "matches.deck",
    "matches.players", "matches.names",    "matches.you",   "matches.casual",  "matches.started",
    "matches.changed", "matches.finished", "matches.round", "matches.to_move", "matches.scores",
    "matches.winners", "matches.won",      "matches.plies", "matches.hints",   "matches.undos",
    "matches.racks",   "actions.action",   "actions.by",    "actions.ply",     "matches.touched"};

/// A folder with a store in it, in which one match has been begun.
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
    store.counted();
    store.uncounted();
    if (store.claim(kMatch).plan) store.release(kMatch);
    return 0;
}
