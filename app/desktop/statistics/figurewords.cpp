// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "statistics/figurewords.h"

#include <QLocale>
#include <cmath>

#include "common/numerals.h"
#include "statistics/statisticsmodel.h"

namespace boneyard::ui {

QString number(qint64 value) { return numeral(value); }
QString number(double value, int digits) { return withMinus(QLocale().toString(value, 'f', digits)); }

QString difference(double value) { return signedNumeral(static_cast<double>(std::lround(value))); }

//: What a figure of the statistics rests on
QString overMatches(int matches) { return StatisticsModel::tr("over %n match(es)", "", matches); }

QString overRounds(qint64 rounds) {
    //: What a figure of the statistics rests on
    return StatisticsModel::tr("over %n round(s)", "", static_cast<int>(rounds));
}

}  // namespace boneyard::ui
