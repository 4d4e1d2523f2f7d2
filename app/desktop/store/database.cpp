// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/database.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <utility>

#include "common/aside.h"
#include "store/migrations.h"
#include "store/schema.h"
#include "store/sqlitefault.h"

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kOurFormat = 0x424F4E45;  // the file's application id: "BONE"

constexpr int kWait = 200;      // ms; one statement for another program
constexpr int kPatience = 700;  // ms; to open the file
constexpr int kPause = 20;      // ms
constexpr int kYoung = 5;       // s; so long may another window take to fill the file that it has made
constexpr auto kLog = "-wal"_L1;
constexpr auto kSidecars = {kLog, "-shm"_L1};

/// Which file lies there: no other has the same at the same time. Zeros where the system does not tell.
std::pair<quint64, quint64> identityOf(const QString& file) {
#ifdef Q_OS_UNIX
    struct stat found {};
    if (stat(QFile::encodeName(file).constData(), &found) == 0)
        return {static_cast<quint64>(found.st_dev), static_cast<quint64>(found.st_ino)};
#else
    Q_UNUSED(file)
#endif
    return {};
}

}  // namespace

Database::Database(QString file) : file_(std::move(file)) {
    static std::atomic<int> number = 0;
    name_ = u"store-%1"_s.arg(++number);
}

Database::~Database() {
    const bool mine = made_ && !writable_;
    close();
    // What could not be filled shall not look like a store that somebody has emptied.
    if (mine && QFileInfo(file_).size() == 0) QFile::remove(file_);
}

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

StoreProblem Database::open(bool patient) {
    const bool moved = writable_ && !stillThere();
    close();
    // Its log is left behind then, and is not for whatever lies there now.
    if (moved && identityOf(file_ + kLog) == log_) dropSidecars();
    QDir().mkpath(QFileInfo(file_).path());
    fault_ = Fault::None;
    if (wasEmptied()) {
        ofNoUse(StoreProblem::Why::Empty);
        return setAside();
    }
    made_ = made_ || !QFileInfo::exists(file_);
    waits_ = patient;
    const QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(patient ? kWait : 0);
    StoreProblem found = openConnection(file_, options) ? prepare() : problem();
    // SQLite does not wait by itself where two windows make the file at the same time.
    const QDeadlineTimer end(patient ? kPatience : 0);
    while (fault_ == Fault::Busy && !end.hasExpired()) {
        QThread::msleep(kPause);
        fault_ = Fault::None;
        found = prepare();
    }
    if (fault_ == Fault::Damaged) return setAside();
    if (writable_) learnIdentity();
    if (found.kind != StoreProblem::Kind::Newer && !readable_) readable_ = openForReading();
    return found;
}

/// Looks at what the file is, and makes of it what it should be.
StoreProblem Database::prepare() {
    const int known = static_cast<int>(migrations().size());
    // The tables first: another window may be making them, and whoever sees them must see whose they are as
    // well.
    QSqlQuery tables = query();
    if (!run(tables, u"SELECT count(*) FROM sqlite_master"_s) || !tables.next()) return problem();
    const bool empty = tables.value(0).toInt() == 0;
    tables.finish();
    const std::optional<int> format = number(u"application_id"_s);
    const std::optional<int> version = number(u"user_version"_s);
    if (!format || !version) return problem();
    if (*format != kOurFormat && !empty) return ofNoUse(StoreProblem::Why::NoStore);
    if (*version > known) return {StoreProblem::Kind::Newer, file_};
    if (*version < 0 || (*version == 0 && !empty)) return ofNoUse(StoreProblem::Why::Unversioned);
    if (isIncomplete(*version)) return ofNoUse(StoreProblem::Why::Incomplete);
    run(u"PRAGMA foreign_keys = ON"_s);
    run(u"PRAGMA synchronous = FULL"_s);
    readable_ = *version == known;
    if (!run(u"PRAGMA journal_mode = WAL"_s) || !migrate(*version)) return problem();
    readable_ = writable_ = true;
    return {};
}

bool Database::migrate(int from) {
    const auto steps = migrations();
    const int known = static_cast<int>(steps.size());
    return together([&] {
        from = number(u"user_version"_s).value_or(from);  // another window may have been here meanwhile
        for (int step = from; step < known; ++step) {
            for (const QString& statement : steps[static_cast<std::size_t>(step)]) {
                if (!run(statement)) return false;
            }
        }
        // Also where nothing is new: a file that cannot be written is found out now, not at the first move.
        return (from == known || run(u"PRAGMA application_id = %1"_s.arg(kOurFormat))) &&
               run(u"PRAGMA user_version = %1"_s.arg(known));
    });
}

/// Where nothing can be written, what is there can perhaps be read all the same.
bool Database::openForReading() {
    const bool quiet = fault_ == Fault::ReadOnly || fault_ == Fault::CannotOpen;
    // Else somebody may be writing; and this way, what is in the log is not seen.
    if (!quiet && (fault_ == Fault::Busy || QFileInfo(file_ + kLog).size() > 0)) return false;
    if (!QFileInfo(file_).isReadable() || QFileInfo(file_).size() == 0) return false;
    const Fault why = fault_;
    const QString name = QUrl::fromLocalFile(file_).toString(QUrl::FullyEncoded) + "?immutable=1"_L1;
    const bool fine = openConnection(name, u"QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s) &&
                      number(u"user_version"_s) == static_cast<int>(migrations().size());
    fault_ = why;
    return fine;
}

/// A file of no bytes that others have left: a new one of a window has some after a moment.
bool Database::wasEmptied() const {
    const QFileInfo info(file_);
    const auto lies = [&](QLatin1StringView ending) { return QFileInfo::exists(file_ + ending); };
    return !made_ && info.isFile() && info.size() == 0 &&
           std::abs(info.lastModified().secsTo(QDateTime::currentDateTime())) > kYoung &&
           std::none_of(kSidecars.begin(), kSidecars.end(), lies);
}

void Database::dropSidecars() const {
    for (const auto ending : kSidecars) QFile::remove(file_ + ending);
}

bool Database::isIncomplete(int version) const {
    const std::optional<QStringList> there = columnsOf(connection_);
    if (!there) return false;  // nobody knows
    const QStringList wanted = columnsOfVersion(version);
    return !std::all_of(wanted.begin(), wanted.end(),
                        [&](const QString& column) { return there->contains(column); });
}

bool Database::isOfNoUse() {
    if (fault_ == Fault::Other && isIncomplete(static_cast<int>(migrations().size())))
        ofNoUse(StoreProblem::Why::Incomplete);
    return fault_ == Fault::Damaged;
}

StoreProblem Database::ofNoUse(StoreProblem::Why why) {
    fault_ = Fault::Damaged;
    why_ = why;
    return problem();
}

bool Database::isWholeAfterAll() {
    if (why_ != StoreProblem::Why::Damaged && why_ != StoreProblem::Why::NoStore) return false;
    const StoreProblem::Why before = why_;
    const QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(waits_ ? kWait : 0);
    fault_ = Fault::None;
    bool whole = openConnection(file_, options) && prepare().kind == StoreProblem::Kind::None;
    if (whole) {
        QSqlQuery check = query();
        whole =
            run(check, u"PRAGMA quick_check(1)"_s) && check.next() && check.value(0).toString() == "ok"_L1;
    }
    if (whole) {
        learnIdentity();
        return true;
    }
    why_ = before;
    return false;
}

StoreProblem Database::setAside() {
    if (isWholeAfterAll()) return {};
    close();
    const QString aside = nameAside(file_);
    const StoreProblem done{StoreProblem::Kind::SetAside, aside, why_};
    if (!QFile::rename(file_, aside)) return {StoreProblem::Kind::Unreadable, file_};
    for (const auto ending : kSidecars) QFile::rename(file_ + ending, aside + ending);
    const StoreProblem again = open();
    return again.kind == StoreProblem::Kind::None ? done : again;
}

bool Database::stillThere() const { return QFileInfo::exists(file_) && identityOf(file_) == identity_; }

void Database::learnIdentity() {
    identity_ = identityOf(file_);
    log_ = identityOf(file_ + kLog);
}

void Database::waitForOthers(bool wait) {
    if (std::exchange(waits_, wait) == wait) return;
    const Fault before = fault_;
    run(u"PRAGMA busy_timeout = %1"_s.arg(wait ? kWait : 0));
    fault_ = before;
}

std::optional<int> Database::number(const QString& pragma) {
    QSqlQuery asked = query();
    if (!run(asked, "PRAGMA "_L1 + pragma) || !asked.next()) return std::nullopt;
    return asked.value(0).toInt();
}

bool Database::run(QSqlQuery& query, const QString& statement, const QVariantList& values) {
    if (!prepare(query, statement)) return false;
    for (const QVariant& value : values) query.addBindValue(value);
    return runAgain(query);
}

bool Database::prepare(QSqlQuery& query, const QString& statement) {
    query.setForwardOnly(true);
    return query.prepare(statement) || fail(query.lastError());
}

bool Database::runAgain(QSqlQuery& query) { return query.exec() || fail(query.lastError()); }

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
    const SqliteFault fault = sqliteFault(error);
    fault_ = fault.kind;
    if (fault_ == Fault::Damaged) why_ = fault.why;
    return false;
}

StoreProblem Database::problem() const { return problemOf(fault_, file_); }

}  // namespace boneyard::ui
