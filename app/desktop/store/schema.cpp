// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/schema.h"

#include <QSqlError>
#include <QSqlQuery>
#include <atomic>

#include "store/migrations.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

/// What the migrations make of an empty store in memory.
QStringList columnsMadeBy(const QString& connectionName, int version) {
    QSqlDatabase memory = QSqlDatabase::addDatabase(u"QSQLITE"_s, connectionName);
    memory.setDatabaseName(u":memory:"_s);
    if (!memory.open()) return {};
    QSqlQuery query(memory);
    for (const Migration& step : migrations().first(static_cast<std::size_t>(version))) {
        for (const QString& statement : step) query.exec(statement);
    }
    return columnsOf(memory).value_or(QStringList());
}

}  // namespace

std::optional<QStringList> columnsOf(const QSqlDatabase& connection) {
    QSqlQuery rows(connection);
    rows.setForwardOnly(true);
    if (!rows.exec(u"SELECT each.name || '.' || info.name FROM sqlite_master AS each"
                   " JOIN pragma_table_info(each.name) AS info WHERE each.type = 'table'"_s)) {
        return std::nullopt;
    }
    QStringList columns;
    while (rows.next()) columns.append(rows.value(0).toString());
    if (rows.lastError().isValid()) return std::nullopt;
    return columns;
}

QStringList columnsOfVersion(int version) {
    static std::atomic<int> number = 0;
    const QString name = u"schema-%1"_s.arg(++number);
    QStringList columns = columnsMadeBy(name, version);
    QSqlDatabase::removeDatabase(name);
    return columns;
}

}  // namespace boneyard::ui
