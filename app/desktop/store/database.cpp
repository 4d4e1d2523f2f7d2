// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/database.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <atomic>
#include <utility>

#include "store/migrations.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kOurFormat = 0x424F4E45;  // the file's application id: "BONE"

// SQLite's result codes that we tell apart; the longer ones begin with these in the last byte.
constexpr int kLocked = 6;
constexpr int kCorrupt = 11;
constexpr int kNotADatabase = 26;
constexpr int kCodeMask = 0xff;

constexpr int kTries = 100;
constexpr int kPause = 20;  // ms

/// A name beside `file` that nothing has yet.
QString freeName(const QString& file) {
    QString name = file + ".broken"_L1;
    for (int i = 2; QFileInfo::exists(name); ++i) name = file + ".broken-"_L1 + QString::number(i);
    return name;
}

}  // namespace

Database::Database(QString file) : file_(std::move(file)) {
    static std::atomic<int> number = 0;
    name_ = u"store-%1"_s.arg(++number);
}

Database::~Database() { close(); }

void Database::close() {
    readable_ = writable_ = false;
    if (!connection_.isValid()) return;
    connection_.close();
    connection_ = {};
    QSqlDatabase::removeDatabase(name_);
}

bool Database::openConnection(const QString& name, const QString& options) {
    close();
    connection_ = QSqlDatabase::addDatabase(u"QSQLITE"_s, name_);
    connection_.setDatabaseName(name);
    connection_.setConnectOptions(options);
    return connection_.open() || fail(connection_.lastError());
}

StoreProblem Database::open() {
    QDir().mkpath(QFileInfo(file_).path());
    fault_ = Fault::None;
    const bool opened = openConnection(file_, u"QSQLITE_BUSY_TIMEOUT=5000"_s);
    StoreProblem trouble = opened ? prepare() : StoreProblem{StoreProblem::Kind::ReadOnly, file_};
    // SQLite does not wait by itself where two windows make the file at the same time.
    for (int tries = 0; fault_ == Fault::Busy && tries < kTries; ++tries) {
        QThread::msleep(kPause);
        fault_ = Fault::None;
        trouble = prepare();
    }
    if (fault_ == Fault::Damaged) return setAside();
    if (trouble.kind == StoreProblem::Kind::ReadOnly && !readable_) readable_ = openForReading();
    return trouble;
}

/// Looks at what the file is, and makes of it what it should be.
StoreProblem Database::prepare() {
    StoreProblem noWriting{StoreProblem::Kind::ReadOnly, file_};
    const int known = static_cast<int>(migrations().size());
    // The tables first: another window may be making them, and whoever sees them must see whose they are as
    // well.
    QSqlQuery tables = query();
    if (!run(tables, u"SELECT count(*) FROM sqlite_master"_s) || !tables.next()) return noWriting;
    const bool empty = tables.value(0).toInt() == 0;
    tables.finish();
    const int format = number(u"application_id"_s);
    const int version = number(u"user_version"_s);
    if (version < 0 || format < 0) return noWriting;
    if (format != kOurFormat && !empty) {
        fault_ = Fault::Damaged;  // it is something else: out of the way with it
        return noWriting;
    }
    if (version > known) return {StoreProblem::Kind::Newer, file_};
    run(u"PRAGMA foreign_keys = ON"_s);
    run(u"PRAGMA synchronous = FULL"_s);
    readable_ = version == known;
    if (!run(u"PRAGMA journal_mode = WAL"_s) || !migrate(version)) return noWriting;
    readable_ = writable_ = true;
    return {};
}

bool Database::migrate(int from) {
    const auto steps = migrations();
    const int known = static_cast<int>(steps.size());
    return together([&] {
        from = number(u"user_version"_s);  // another window may have been here meanwhile
        for (int step = from; step < known; ++step) {
            for (const QString& statement : steps[static_cast<std::size_t>(step)]) {
                if (!run(statement)) return false;
            }
        }
        if (from == known) return true;
        return run(u"PRAGMA application_id = %1"_s.arg(kOurFormat)) &&
               run(u"PRAGMA user_version = %1"_s.arg(known));
    });
}

/// Where nothing can be written, what is there can perhaps be read all the same.
bool Database::openForReading() {
    if (!QFileInfo(file_).isReadable()) return false;
    const QString name = QUrl::fromLocalFile(file_).toString(QUrl::FullyEncoded) + "?immutable=1"_L1;
    return openConnection(name, u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s) &&
           number(u"user_version"_s) == static_cast<int>(migrations().size());
}

StoreProblem Database::setAside() {
    close();
    const QString aside = freeName(file_);
    if (!QFile::rename(file_, aside)) return {StoreProblem::Kind::Unreadable, file_};
    for (const auto ending : {"-wal"_L1, "-shm"_L1}) QFile::rename(file_ + ending, aside + ending);
    const StoreProblem again = open();
    return again.kind == StoreProblem::Kind::None ? StoreProblem{StoreProblem::Kind::SetAside, aside} : again;
}

int Database::number(const QString& pragma) {
    QSqlQuery asked = query();
    return run(asked, "PRAGMA "_L1 + pragma) && asked.next() ? asked.value(0).toInt() : -1;
}

bool Database::run(QSqlQuery& query, const QString& statement, const QVariantList& values) {
    query.setForwardOnly(true);
    if (!query.prepare(statement)) return fail(query.lastError());
    for (const QVariant& value : values) query.addBindValue(value);
    return query.exec() || fail(query.lastError());
}

bool Database::run(const QString& statement, const QVariantList& values) {
    QSqlQuery query = this->query();
    return run(query, statement, values);
}

bool Database::whole(const QSqlQuery& query) {
    return !query.lastError().isValid() || fail(query.lastError());
}

bool Database::together(const std::function<bool()>& work) {
    if (!run(u"BEGIN IMMEDIATE"_s)) return false;
    if (work() && run(u"COMMIT"_s)) return true;
    const Fault why = fault_;
    run(u"ROLLBACK"_s);
    fault_ = why;
    return false;
}

bool Database::fail(const QSqlError& error) {
    const int code = error.nativeErrorCode().toInt() & kCodeMask;
    fault_ = code == kCorrupt || code == kNotADatabase ? Fault::Damaged
             : code == kSqliteBusy || code == kLocked  ? Fault::Busy
                                                       : Fault::Other;
    return false;
}

}  // namespace boneyard::ui
