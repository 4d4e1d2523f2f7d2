// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/rowreader.h"

#include <cmath>

namespace boneyard::ui {

namespace {

constexpr int kFirstYear = 1970;
constexpr qint64 kDay = 86'400'000;  // ms

}  // namespace

QString dayTextIn(const QVariant& value) {
    const QString text = value.toString();
    const QDate date = QDate::fromString(text, Qt::ISODate);
    const bool is = date.isValid() && date.year() >= kFirstYear && date.toString(Qt::ISODate) == text;
    return is ? text : QString();
}

std::optional<qint64> wholeIn(const QVariant& value, qint64 least, qint64 most) {
    if (value.isNull() || value.typeId() != QMetaType::LongLong) return std::nullopt;
    const qint64 number = value.toLongLong();
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<double> numberIn(const QVariant& value, double least, double most) {
    const bool is = value.typeId() == QMetaType::LongLong || value.typeId() == QMetaType::Double;
    if (value.isNull() || !is) return std::nullopt;
    const double number = value.toDouble();
    const bool fits = std::isfinite(number) && number >= least && number <= most;
    return fits ? std::optional(number) : std::nullopt;
}

QString RowReader::dayText() {
    QString day = dayTextIn(next());
    check(!day.isEmpty());
    return day;
}

QDateTime RowReader::time() {
    return QDateTime::fromMSecsSinceEpoch(whole(kEarliestDay * kDay, kLatestDay * kDay)).toUTC();
}

bool RowReader::passNull() {
    if (!row_.isNull(column_)) return false;
    ++column_;
    return true;
}

}  // namespace boneyard::ui
