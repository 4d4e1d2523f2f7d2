// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <functional>

#include "store/storeproblem.h"

QT_FORWARD_DECLARE_CLASS(QSqlError)

namespace boneyard::ui {

/// SQLite's code for "another connection holds the lock".
inline constexpr int kSqliteBusy = 5;

/// The SQLite file: opened, brought to the present version, and set aside when it cannot be read. Used on
/// the one thread that made it.
class Database {
    Q_DISABLE_COPY_MOVE(Database)

public:
    explicit Database(QString file);
    ~Database();

    /// Opens the file, or makes it. What is wrong then is what it tells; it may still be readable.
    StoreProblem open();

    /// Closes the file, gives it another name, and opens a new one.
    StoreProblem setAside();

    [[nodiscard]] bool readable() const { return readable_; }
    [[nodiscard]] bool writable() const { return writable_; }
    [[nodiscard]] const QString& file() const { return file_; }

    /// Runs one statement. False after a mistake: then fault() says of what kind.
    bool run(QSqlQuery& query, const QString& statement, const QVariantList& values = {});
    bool run(const QString& statement, const QVariantList& values = {});

    /// True when a query gave all its rows, and did not stop at a mistake.
    bool whole(const QSqlQuery& query);

    /// All of `work` or, when it says false or nothing can be committed, nothing of it.
    bool together(const std::function<bool()>& work);

    /// What went wrong last.
    enum class Fault { None, Damaged, Busy, Other };
    [[nodiscard]] Fault fault() const { return fault_; }

    [[nodiscard]] QSqlQuery query() const { return QSqlQuery(connection_); }

private:
    StoreProblem prepare();
    bool migrate(int from);
    bool openConnection(const QString& name, const QString& options);
    bool openForReading();
    void close();
    int number(const QString& pragma);
    bool fail(const QSqlError& error);

    QString file_;
    QString name_;  // of the connection
    QSqlDatabase connection_;
    Fault fault_ = Fault::None;
    bool readable_ = false;
    bool writable_ = false;
};

}  // namespace boneyard::ui
