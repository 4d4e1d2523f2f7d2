// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/matchlocks.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <atomic>
#include <utility>

#include "store/database.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

enum class Answer { Taken, Refused, Impossible };

Answer lock(const QString& file, const QString& name) {
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setDatabaseName(file);
    connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=0"_s);
    if (!connection.open()) return Answer::Impossible;
    QSqlQuery query(connection);
    if (query.exec(u"BEGIN EXCLUSIVE"_s)) return Answer::Taken;
    return query.lastError().nativeErrorCode().toInt() == kSqliteBusy ? Answer::Refused : Answer::Impossible;
}

}  // namespace

MatchLocks::MatchLocks(QString folder) : folder_(std::move(folder)) {}

MatchLocks::~MatchLocks() {
    while (!taken_.empty()) give(taken_.begin()->first);
}

QString MatchLocks::file(int id) const { return folder_ + u'/' + QString::number(id); }

bool MatchLocks::take(int id) {
    if (taken_.contains(id)) return false;
    QDir().mkpath(folder_);
    static std::atomic<int> number = 0;
    const QString name = u"match-%1"_s.arg(++number);
    const Answer answer = lock(file(id), name);
    if (answer == Answer::Taken) {
        taken_.emplace(id, name);
    } else {
        QSqlDatabase::removeDatabase(name);
    }
    return answer != Answer::Refused;
}

bool MatchLocks::isFree(int id) {
    if (!mine(id) && !QFile::exists(file(id))) return true;
    const bool free = take(id);
    if (free) give(id);
    return free;
}

void MatchLocks::give(int id) {
    const auto found = taken_.find(id);
    if (found == taken_.end()) return;
#ifdef Q_OS_WIN
    // A file that is open stays. If another window takes it in between, it is theirs, and stays as well.
    QSqlDatabase::removeDatabase(found->second);
    QFile::remove(file(id));
#else
    QFile::remove(file(id));  // while it is still ours
    QSqlDatabase::removeDatabase(found->second);
#endif
    taken_.erase(found);
}

}  // namespace boneyard::ui
