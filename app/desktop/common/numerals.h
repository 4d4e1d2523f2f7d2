// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QString>

namespace boneyard::ui {

/// A number as it is written to people, with a true minus where it is below nothing: most languages of Qt
/// have a hyphen.
inline QString withMinus(QString number) { return number.replace(u'-', QChar(0x2212)); }

template <typename Number>
QString numeral(Number number) {
    return withMinus(QLocale().toString(number));
}

}  // namespace boneyard::ui
