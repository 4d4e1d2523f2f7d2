// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <functional>
#include <optional>
#include <utility>

#include "store/sqlitefault.h"
#include "store/storeproblem.h"

QT_FORWARD_DECLARE_CLASS(QSqlError)

namespace boneyard::ui {

/// The SQLite file: opened, brought to the present version, and set aside when it is of no use. Used on the
/// one thread that made it.
class Database {
    Q_DISABLE_COPY_MOVE(Database)

public:
    explicit Database(QString file);
    ~Database();

    /// Opens the file, or makes it, and tries whether it can be written. What is wrong then is what it tells;
    /// it may still be readable. It takes about a second where others lock the file, or no time without
    /// `patient`.
    StoreProblem open(bool patient = true);

    /// Closes the file, gives it another name, and opens a new one. Where it was only a wrong reading, and
    /// the file is whole, nothing of that: then there is no problem either.
    StoreProblem setAside();

    [[nodiscard]] bool readable() const { return readable_; }
    [[nodiscard]] bool writable() const { return writable_; }
    [[nodiscard]] const QString& file() const { return file_; }

    /// The file that was opened still lies where it was: nobody has removed it or put another in its place.
    [[nodiscard]] bool stillThere() const;

    /// Runs one statement. False after a mistake: then fault() says of what kind.
    bool run(QSqlQuery& query, const QString& statement, const QVariantList& values = {});
    bool run(const QString& statement, const QVariantList& values = {});

    /// The same in two steps, for a statement that is run with one value after another.
    bool prepare(QSqlQuery& query, const QString& statement);
    bool runAgain(QSqlQuery& query);

    /// True when a query gave all its rows, and did not stop at a mistake.
    bool whole(const QSqlQuery& query);

    /// All of `work` or, when it says false or nothing can be committed, nothing of it.
    bool together(const std::function<bool()>& work);

    /// What went wrong last.
    using Fault = SqliteFault::Kind;
    [[nodiscard]] Fault fault() const { return fault_; }
    /// The same, as it is told.
    [[nodiscard]] StoreProblem problem() const;

    /// After a mistake: the file itself is to blame, and can only be set aside.
    bool isOfNoUse();

    /// A row was read that cannot be, and was left out. Whoever asks is told once, until there is another.
    void leaveOut() { leftOut_ = true; }
    bool hasLeftOut() { return std::exchange(leftOut_, false); }

    /// Whether a statement waits a moment for another program, or no time at all.
    void waitForOthers(bool wait);

    [[nodiscard]] QSqlQuery query() const { return QSqlQuery(connection_); }

private:
    StoreProblem prepare();
    bool migrate(int from);
    bool openConnection(const QString& name, const QString& options);
    bool openForReading();
    bool isWholeAfterAll();
    void close();
    std::optional<int> number(const QString& pragma);
    bool fail(const QSqlError& error);
    StoreProblem ofNoUse(StoreProblem::Why why);
    [[nodiscard]] bool isIncomplete(int version) const;
    [[nodiscard]] bool wasEmptied() const;
    void dropSidecars() const;
    void learnIdentity();

    QString file_;
    QString name_;  // of the connection
    QSqlDatabase connection_;
    Fault fault_ = Fault::None;
    StoreProblem::Why why_ = StoreProblem::Why::Damaged;  // where that is the fault
    std::pair<quint64, quint64> identity_;                // of the file, as the system knows it
    std::pair<quint64, quint64> log_;                     // of the log beside it
    bool readable_ = false;
    bool writable_ = false;
    bool waits_ = true;
    bool made_ = false;  // there was no file before
    bool leftOut_ = false;
};

}  // namespace boneyard::ui
