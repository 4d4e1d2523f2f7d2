// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDate>
#include <QDateTime>
#include <QSqlQuery>
#include <QString>
#include <QVariant>
#include <limits>
#include <optional>

#include "common/daynumber.h"

namespace boneyard::ui {

// What no match and no player comes to: a column that says more is damaged, or was written by hand.
inline constexpr int kMostPoints = 100'000;  ///< of a match, up or down
inline constexpr int kMostCounted = 1'000'000;
inline constexpr qint64 kMostTries = 1'000'000'000'000;

// The days that can be written with four digits; a clock that was never set says the first of them.
inline constexpr int kEarliestDay = -1;
inline constexpr int kLatestDay = 2'932'896;

/// "2026-11-26"; empty where something else stands there.
QString dayTextIn(const QVariant& value);

/// What stands in a column, where it is a whole number, or any, between these; SQLite keeps in a column
/// whatever it was given.
std::optional<qint64> wholeIn(const QVariant& value, qint64 least, qint64 most);
std::optional<double> numberIn(const QVariant& value, double least, double most);

/// Takes the columns of a row one after the other, and looks whether each can be. What cannot is taken as 0
/// or as nothing, and the row is not sound from then on.
class RowReader {
public:
    explicit RowReader(const QSqlQuery& row) : row_(row) {}

    [[nodiscard]] bool sound() const { return sound_; }
    void check(bool holds) { sound_ = sound_ && holds; }

    QVariant next() { return row_.value(column_++); }
    QString text() { return next().toString(); }
    bool flag() { return whole(0, 1) == 1; }
    qint64 whole(qint64 least, qint64 most) { return taken(wholeIn(next(), least, most)); }
    int count(int most = kMostCounted) { return static_cast<int>(whole(0, most)); }
    int points(int most = kMostPoints) { return static_cast<int>(whole(-most, most)); }
    int id() { return static_cast<int>(whole(1, std::numeric_limits<int>::max())); }
    int day() { return static_cast<int>(whole(kEarliestDay, kLatestDay)); }
    double number(double least, double most) { return taken(numberIn(next(), least, most)); }
    QString dayText();
    QDate date() { return QDate::fromString(dayText(), Qt::ISODate); }
    QDateTime time();

    /// Whether the next column has nothing; then it is passed over.
    bool passNull();

private:
    template <class Value>
    Value taken(const std::optional<Value>& value) {
        check(value.has_value());
        return value.value_or(Value());
    }

    const QSqlQuery& row_;
    int column_ = 0;
    bool sound_ = true;
};

}  // namespace boneyard::ui
