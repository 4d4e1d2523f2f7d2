// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "controls/dateaxis.h"

#include <QDate>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

#include "common/daynumber.h"

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr int kMonths = 12;

/// So many days, or (where there are none) months, from one word to the next.
struct Step {
    int days;
    int months;
};
constexpr std::array kSteps{Step{1, 0},  Step{2, 0},   Step{7, 0},  Step{14, 0}, Step{0, 1},
                            Step{0, 2},  Step{0, 3},   Step{0, 6},  Step{0, 12}, Step{0, 24},
                            Step{0, 60}, Step{0, 120}, Step{0, 600}};

/// The last place of such a step before that day, or on it.
QDate startOf(QDate date, const Step& step) {
    if (step.days == 1) return date;
    if (step.days == 2) return date.addDays(-(date.toJulianDay() % 2));
    if (step.days > 0) return date.addDays(1 - date.dayOfWeek());
    const int months = date.year() * kMonths + date.month() - 1;
    const int start = months - months % step.months;
    return {start / kMonths, start % kMonths + 1, 1};
}

QDate next(QDate date, const Step& step) {
    return step.days > 0 ? date.addDays(step.days) : date.addMonths(step.months);
}

/// A day and its month in the order of the language, without a year.
QString dayAndMonth(QDate date) {
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    const auto drop = [&](const QString& what) {
        const auto at = format.indexOf(what);
        if (at >= 0) format.remove(at, what.size());
    };
    drop(u"yyyy"_s);
    drop(u"yy"_s);
    const auto isSign = [](QChar letter) { return letter != u'd' && letter != u'M' && letter != u'\''; };
    while (!format.isEmpty() && isSign(format.front())) format.remove(0, 1);
    while (!format.isEmpty() && isSign(format.back()) && format.back() != u'.') format.chop(1);
    return QLocale().toString(date, format);
}

QString labelOf(QDate date, const Step& step, bool sameYear) {
    if (step.days > 0) return dayAndMonth(date);
    if (step.months >= kMonths || (date.month() == 1 && !sameYear))
        return QLocale().toString(date, u"yyyy"_s);
    return QLocale().standaloneMonthName(date.month(), QLocale::ShortFormat);
}

}  // namespace

QVariantList DateAxis::ticks(double from, double to, int most) const {
    QVariantList ticks;
    if (!(from <= to)) return ticks;
    for (const Step& step : kSteps) {
        ticks.clear();
        int year = 0;
        QDate date = startOf(dateOfDay(static_cast<int>(std::ceil(from))), step);
        if (dayNumber(date) < from) date = next(date, step);
        for (; dayNumber(date) <= to && ticks.size() <= most; date = next(date, step)) {
            ticks.append(QVariantMap{{u"day"_s, dayNumber(date)},
                                     {u"label"_s, labelOf(date, step, date.year() == year)}});
            year = date.year();
        }
        if (ticks.size() <= std::max(most, 1)) break;
    }
    return ticks;
}

QString DateAxis::text(int day) const { return QLocale().toString(dateOfDay(day), QLocale::ShortFormat); }

}  // namespace boneyard::ui

#include "moc_dateaxis.cpp"
