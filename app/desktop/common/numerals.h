// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>
#include <cmath>

#include "common/words.h"

namespace boneyard::ui {

/// A number as it is written to people, with a true minus where it is below nothing: most languages of Qt
/// have a hyphen.
inline QString withMinus(QString number) { return number.replace(u'-', QChar(0x2212)); }

template <typename Number>
QString numeral(Number number) {
    return withMinus(QLocale().toString(number));
}

/// A text with the player's own digits for 0 to 9. They go by the country as well: Morocco writes Arabic with
/// 0 to 9.
inline QString withOwnDigits(QString text) {
    const QChar zero = QLocale().zeroDigit().front();
    if (zero == u'0') return text;
    for (QChar& letter : text) {
        if (letter >= u'0' && letter <= u'9') letter = QChar(zero.unicode() + letter.digitValue());
    }
    return text;
}

/// With its sign and so many digits after the point, to be read from left to right in any sentence: "+3.4".
/// What is nothing when so written has no sign.
inline QString signedNumeral(double value, int digits = 0) {
    const QLocale locale;
    const auto written = [&](double number) { return withMinus(locale.toString(number, 'f', digits)); };
    const QString size = written(std::abs(value));
    if (size == written(0)) return isolated(size);
    return isolated(value > 0 ? locale.positiveSign() + size : written(value));
}

}  // namespace boneyard::ui
